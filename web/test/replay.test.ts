import { expect, test } from 'vitest';
import type { Replay, ReplayStep } from '../src/lib/messages';
import { viewsOf } from '../src/lib/replay';

test('a replay has the view after every step, the set-up first', () => {
  const to = (round: number) => [{ op: 'replace' as const, path: '/round', value: round }];
  const step = (seq: number, round: number | null): ReplayStep => ({ seq, events: [], deciding: [], changes: round === null ? [] : to(round) });
  const told: ReplayStep = { ...step(2, null), events: [{ event: { type: 'round' }, rule: 'R-1', say: { id: 'event-round' }, changes: to(3) }] };
  const replay: Replay = {
    table: 't', game: 'g', options: {}, seats: [{ name: 'Ada', status: 'away' }], whole: true, scenery: {}, view: { round: 1 }, steps: [step(0, null), step(1, 2), told],
  };
  expect(viewsOf(replay)).toEqual([{ round: 1 }, { round: 2 }, { round: 3 }]);
});
