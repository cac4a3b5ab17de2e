import { expect, test } from 'vitest';
import { actingSeats, likelyOf } from '../src/lib/looking';
import type { Choice, Told } from '../src/lib/messages';

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
