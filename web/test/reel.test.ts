import { expect, test } from 'vitest';
import type { GameEvent, JsonObject, Replay } from '../src/lib/messages';
import { Reel } from '../src/lib/reel';
import { viewsOf } from '../src/lib/replay';

const told = (type: string, words = type) => ({ event: { type } as GameEvent, rule: 'PG-001', words });
const replay: Replay = {
  table: 't', game: 'g', options: {}, seats: ['Ada'], whole: true, scenery: {}, view: { n: 0 },
  steps: [
    { seq: 0, events: [], deciding: [], changes: [] },
    { seq: 1, events: [told('add'), told('quiet', ''), told('add'), told('add')], deciding: [], changes: [{ op: 'replace', path: '/n', value: 30 }] },
    { seq: 2, events: [told('add')], deciding: [], changes: [{ op: 'replace', path: '/n', value: 40 }] },
  ],
};
let folds = 0;
const picture = {
  fold: (view: JsonObject, event: GameEvent): JsonObject => {
    folds += 1;
    return event.type === 'add' ? { n: Number(view['n']) + 1 } : view;
  },
  beat: () => 0,
};
const reel = new Reel(replay, viewsOf(replay), picture, ['Ada']);

test('every event that is told is a frame; the last one of a step shows what the server knows', () => {
  expect(reel.frames).toEqual([
    { step: 0, shown: 0 }, { step: 1, shown: 1 }, { step: 1, shown: 3 }, { step: 1, shown: 4 }, { step: 2, shown: 1 },
  ]);
  expect(reel.frames.map((_, i) => reel.view(i)['n'])).toEqual([0, 1, 2, 30, 40]);
});

test('views are folded once for the step that is looked at', () => {
  reel.view(2);
  folds = 0;
  reel.view(1);
  reel.view(2);
  expect(folds).toBe(0);
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
