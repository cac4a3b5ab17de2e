import { afterEach, expect, test, vi } from 'vitest';
import { keepSolved, solved } from '../src/learn/mark';
import { Puzzle } from '../src/learn/puzzle.svelte';
import type { Action, Choice, Puzzle as Told } from '../src/lib/messages';

const choice = (type: string): Choice => ({ action: { type }, say: { id: `action-${type}` }, rule: 'PG-002' });
const legal = [choice('roll'), choice('hold')];
const told: Told = {
  game: 'pig', name: 'last_chance', title: 'Last chance', rules_version: 1, options: {}, seats: 3,
  start: { table: 'puzzle-pig-last_chance', seat: 1, seq: 0, cause: 'start', view: { total: 5 }, scenery: {}, standing: { round: 1, places: [1, 1, 1] }, deciding: [{ seat: 1, decision: 'turn' }], legal },
};
const picture = { beat: () => 0 };

/** A server that knows what is best, and what was asked of it. */
function serve(): string[] {
  const asked: string[] = [];
  const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });
  vi.stubGlobal('fetch', (path: string, { body }: { body?: string } = {}) => {
    asked.push(path);
    const { action } = JSON.parse(body ?? '{}') as { action?: Action };
    if (path.includes('/picture')) return Promise.resolve(new Response('in words', { headers: { 'content-type': 'text/plain' } }));
    if (path.endsWith('/why')) return Promise.resolve(json({ type: 'because', table: told.start.table, seat: 1, action, legal: false, rule: 'PG-004', say: { id: 'refused-no-total' } }));
    if (action?.type === 'hold') return Promise.resolve(json({ say: { id: 'refused-no-total' }, rule: 'PG-004' }, 422));
    return Promise.resolve(json({ solved: action?.type === 'roll', best: [legal[0]], why: path.includes('lang=fr') ? 'Parce que.' : 'Because.' }));
  });
  return asked;
}
afterEach(() => vi.unstubAllGlobals());

const play = (puzzle: Puzzle, type: string) => puzzle.table.act.confirm(choice(type));

test('a choice is graded by the server, and a wrong one can be tried again', async () => {
  const asked = serve();
  const puzzle = new Puzzle(told, picture, () => 'en');
  expect([puzzle.verdict, puzzle.table.yours, puzzle.info.seats.map((seat) => seat.status)]).toEqual(['open', true, ['bot', 'here', 'bot']]);
  play(puzzle, 'pass');
  await vi.waitFor(() => expect(puzzle.verdict).toBe('wrong'));
  expect(puzzle.table.move).toBeNull();
  puzzle.show();
  expect([puzzle.verdict, puzzle.answer?.why]).toEqual(['shown', 'Because.']);
  puzzle.again();
  expect([puzzle.verdict, puzzle.answer]).toEqual(['open', null]);
  play(puzzle, 'roll');
  await vi.waitFor(() => expect(puzzle.verdict).toBe('right'));
  expect(asked).toEqual(Array(2).fill('/api/puzzles/pig/last_chance/answer?lang=en'));
});

test('what the best choice leads to is known when the puzzle is over, not before', async () => {
  serve();
  const puzzle = new Puzzle(told, picture, () => 'en');
  expect(puzzle.best).toEqual([]);
  play(puzzle, 'pass');
  await vi.waitFor(() => expect(puzzle.verdict).toBe('wrong'));
  expect(puzzle.best).toEqual([]);
  puzzle.show();
  expect(puzzle.best).toEqual([legal[0]]);
  puzzle.again();
  expect(puzzle.best).toEqual([]);
  play(puzzle, 'roll');
  await vi.waitFor(() => expect(puzzle.best).toEqual([legal[0]]));
});

test('what is refused is said with its reason, and the move is free again', async () => {
  serve();
  const puzzle = new Puzzle(told, picture, () => 'en');
  play(puzzle, 'hold');
  await vi.waitFor(() => expect(puzzle.table.refused?.say.id).toBe('refused-no-total'));
  expect([puzzle.verdict, puzzle.table.yours]).toEqual(['open', true]);
  puzzle.table.act.why({ type: 'fly' });
  await vi.waitFor(() => expect(puzzle.table.refused?.rule).toBe('PG-004'));
});

test('in another language the answer is said again, and somebody may read the position', async () => {
  serve();
  let language = 'en';
  const puzzle = new Puzzle(told, picture, () => language);
  play(puzzle, 'roll');
  await vi.waitFor(() => expect(puzzle.verdict).toBe('right'));
  language = 'fr';
  await puzzle.retell({ ...told, title: 'Dernière chance' });
  expect([puzzle.told.title, puzzle.answer?.why, puzzle.verdict]).toEqual(['Dernière chance', 'Parce que.', 'right']);
  puzzle.table.read('fr');
  await vi.waitFor(() => expect(puzzle.table.text).toBe('in words'));
  puzzle.close();
});

test('solved puzzles are kept on the device; nonsense is none', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  keepSolved('pig', 'one');
  keepSolved('pig', 'one');
  keepSolved('rowing', 'two');
  expect([...solved()]).toEqual(['pig/one', 'rowing/two']);
  kept.set('podium.solved', '{"a": 1}');
  expect([...solved()]).toEqual([]);
  kept.set('podium.solved', 'x');
  expect([...solved()]).toEqual([]);
});
