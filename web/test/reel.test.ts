import { expect, test } from 'vitest';
import type { Change, GameEvent, Replay, Told } from '../src/lib/messages';
import { Reel } from '../src/lib/reel';
import { viewsOf } from '../src/lib/replay';

const to = (n: number): Change[] => [{ op: 'replace', path: '/n', value: n }];
function told(type: string, n: number | null = null): Told {
  const event = { event: { type } as GameEvent, rule: 'PG-001', say: { id: `event-${type}` } };
  return n === null ? event : { ...event, changes: to(n) };
}
const replay: Replay = {
  table: 't', game: 'g', options: {}, seats: [{ name: 'Ada', status: 'away' }], whole: true, scenery: {}, view: { n: 0 }, standing: { round: 1, places: [1, 1] },
  steps: [
    { seq: 0, events: [], deciding: [], changes: [] },
    {
      seq: 1, events: [{ ...told('add', 1), round: 1 }, told('quiet'), { ...told('add', 2), places: [2, 1] }, { ...told('add', 3), round: 2 }], deciding: [], changes: to(30),
      standing: { round: 2, places: [1, 2] },
    },
    { seq: 2, events: [{ ...told('add', 40), round: 3 }], deciding: [], changes: [] },
  ],
};
const reel = new Reel(replay, viewsOf(replay), { beat: () => 0, quiet: ['quiet'] });

test('every event that is told is a frame; the last one of a step shows what the server knows', () => {
  expect(reel.frames).toEqual([
    { step: 0, shown: 0 }, { step: 1, shown: 1 }, { step: 1, shown: 3 }, { step: 1, shown: 4 }, { step: 2, shown: 1 },
  ]);
  expect(reel.frames.map((_, i) => reel.view(i)['n'])).toEqual([0, 1, 2, 30, 40]);
});

test('how the race stands follows the events, too', () => {
  expect(reel.frames.map((_, i) => reel.standing(i))).toEqual([
    { round: 1, places: [1, 1] }, { round: 1, places: [1, 1] }, { round: 1, places: [2, 1] }, { round: 2, places: [1, 2] }, { round: 3, places: [1, 2] },
  ]);
});

test('views of the step that is looked at are made once', () => {
  const view = reel.view(1);
  reel.view(2);
  expect(reel.view(1)).toBe(view);
});

test('what is said can be left out by its id as well', () => {
  expect(new Reel(replay, viewsOf(replay), { beat: () => 0, quiet: ['event-quiet'] }).frames).toEqual(reel.frames);
});

test('a step and an event are found again, and beyond the end is the end', () => {
  expect(reel.endOf(0)).toBe(0);
  expect(reel.endOf(1)).toBe(3);
  expect(reel.endOf(9)).toBe(4);
  expect(reel.find(1, 1)).toBe(1);
  expect(reel.find(1, 2)).toBe(2);
  expect(reel.find(1, 99)).toBe(3);
  expect(reel.find(9, 0)).toBe(4);
  expect(reel.at(99)).toEqual({ step: 2, shown: 1 });
});

test('pictures are told what has been shown', () => {
  expect(reel.past(2).map((it) => it.event.type)).toEqual(['add', 'quiet', 'add']);
  expect(reel.told(0)).toBeNull();
  expect(reel.told(4)?.event.type).toBe('add');
});
