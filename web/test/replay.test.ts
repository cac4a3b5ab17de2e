import { expect, test } from 'vitest';
import type { Replay } from '../src/lib/messages';
import { viewsOf } from '../src/lib/replay';

test('a replay has the view after every step, the set-up first', () => {
  const step = (seq: number, round: number | null) => ({
    seq, events: [], deciding: [], changes: round === null ? [] : [{ op: 'replace' as const, path: '/round', value: round }],
  });
  const replay: Replay = {
    table: 't', game: 'g', options: {}, seats: ['Ada'], whole: true, scenery: {}, view: { round: 1 }, steps: [step(0, null), step(1, 2), step(2, 3)],
  };
  expect(viewsOf(replay)).toEqual([{ round: 1 }, { round: 2 }, { round: 3 }]);
});
