import { expect, test } from 'vitest';
import type { Replay, ReplayStep } from '../src/lib/messages';
import { sinceOwn, viewsOf } from '../src/lib/replay';
import { inOrder, standingsBy } from '../src/lib/standing';

test('a replay has the view after every step, the set-up first', () => {
  const to = (round: number) => [{ op: 'replace' as const, path: '/round', value: round }];
  const step = (seq: number, round: number | null): ReplayStep => ({ seq, events: [], deciding: [], changes: round === null ? [] : to(round) });
  const told: ReplayStep = { ...step(2, null), events: [{ event: { type: 'round' }, rule: 'R-1', say: { id: 'event-round' }, changes: to(3) }] };
  const replay: Replay = {
    table: 't', game: 'g', options: {}, seats: [{ name: 'Ada', status: 'away' }], whole: true, scenery: {}, view: { round: 1 }, standing: { round: 1, places: [1] }, steps: [step(0, null), step(1, 2), told],
  };
  expect(viewsOf(replay)).toEqual([{ round: 1 }, { round: 2 }, { round: 3 }]);
});

test('how a race stands is what its events and steps tell, and what they do not tell stays', () => {
  const told = (more: object) => ({ event: { type: 'x' }, rule: 'R-1', say: { id: 'event-x' }, ...more });
  const steps = [
    // The set-up: what came of it is said beside it.
    { seq: 0, events: [told({ round: 0 })], deciding: [], changes: [] },
    { seq: 1, seat: 1, events: [told({ round: 1 }), told({ places: [2, 1] })], deciding: [], changes: [] },
    { seq: 2, seat: 0, events: [told({ round: 1, places: [1, 2] }), told({ round: 2 })], deciding: [], changes: [], standing: { round: 2, places: [1, 1] } },
    { seq: 3, seat: 0, events: [], deciding: [], changes: [] },
  ];
  const replay = { view: {}, standing: { round: 1, places: [1, 1] }, steps } as unknown as Replay;
  const stood = [{ round: 1, places: [1, 1] }, { round: 1, places: [2, 1] }, { round: 2, places: [1, 1] }, { round: 2, places: [1, 1] }];
  expect(standingsBy(replay)).toEqual(stood);
  const { before, scenes } = sinceOwn(replay, 1);
  expect(before.standing).toEqual(stood[1]);
  expect(scenes.map((scene) => scene.standings)).toEqual([
    { events: [{ round: 1, places: [1, 2] }, { round: 2, places: [1, 2] }], after: stood[2] },
    { events: [], after: stood[3] },
  ]);
});

test('level seats stand by their numbers', () => {
  expect(inOrder({ round: 1, places: [3, 1, 3, 1] })).toEqual([1, 3, 0, 2]);
});
