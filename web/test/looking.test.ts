import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { actingSeats, likelyOf, ruleAsked, rulesAhead } from '../src/lib/looking';
import type { Choice, Told } from '../src/lib/messages';
import { standings } from '../src/lib/standing';

const told = (event: object) => ({ event: { type: 'moved', ...event }, rule: 'X-1', say: { id: 'x' } }) as unknown as Told;
const choice = (type: string, idle?: string) => ({ action: { type }, rule: 'X-1', say: { id: 'x' }, ...(idle === undefined ? {} : { idle }) }) as unknown as Choice;

test('while a move is shown its seat acts, not the one that the server already waits for', () => {
  expect(actingSeats({ playing: null, past: [], deciding: [0] })).toEqual([0]);
  expect(actingSeats({ playing: told({ seat: 2 }), past: [told({ seat: 1 })], deciding: [0] })).toEqual([2]);
  expect(actingSeats({ playing: told({}), past: [told({ seat: 1 }), told({})], deciding: [0] })).toEqual([1]);
  expect(actingSeats({ playing: told({}), past: [], deciding: [0] })).toEqual([]);
});

test('the likely answer does something, but lets a window go by that is seldom used', () => {
  const [surge, pass, let_by] = [choice('surge'), choice('pass', 'once'), choice('pass', 'window')];
  expect(likelyOf([pass, surge])).toBe(surge);
  expect(likelyOf([surge, let_by])).toBe(let_by);
  expect(likelyOf([pass])).toBe(pass);
  expect(likelyOf([])).toBe(null);
});

test('what is asked cites the rule of its choices, and a choice the rules of what it leads to', () => {
  const [plain, ahead] = [choice('stay'), { ...choice('go'), rules: ['X-2', 'X-3'] }];
  expect([ruleAsked([ahead, plain]), ruleAsked([])]).toEqual(['X-1', null]);
  expect([rulesAhead(plain), rulesAhead(ahead)]).toEqual([['X-1'], ['X-1', 'X-2', 'X-3']]);
});

test('no picture names a rule or looks for a message: the rules say which it is', () => {
  const games = fileURLToPath(new URL('../src/games/', import.meta.url));
  const sources = readdirSync(games, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith('.test.ts'));
  expect(sources.length).toBeGreaterThan(90);
  for (const name of sources) {
    // A comment may say which rule it is about.
    const text = readFileSync(games + name, 'utf8').replaceAll(/\/\*[^]*?\*\/|<!--[^]*?-->|(?<!:)\/\/.*/g, '');
    expect.soft(text.match(/\b[A-Z]{2}-\d{3}\b/g), name).toBeNull();
    expect.soft(text.match(/\.id === '(line|event|action|forecast)-/g), name).toBeNull();
  }
});

test('facts are those that were told last, by name', () => {
  const before = { round: 1, places: [1, 2], facts: { deck: 9, hold: 1 } };
  const { events, after } = standings(before, { events: [{ ...told({}), facts: { deck: 8 } }, { ...told({}), places: [2, 1], facts: { hold: null } }], standing: { round: 2, places: [2, 1], facts: { hold: 3 } } });
  expect(events.map(({ facts }) => facts)).toEqual([{ deck: 8, hold: 1 }, { deck: 8, hold: null }]);
  expect(after).toEqual({ round: 2, places: [2, 1], facts: { deck: 8, hold: 3 } });
  expect(standings(before, { events: [told({})] }).after).toEqual(before);
});
