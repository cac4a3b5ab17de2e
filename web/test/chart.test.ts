import { describe, expect, test } from 'vitest';
import { arrivals, lines, roundEnds, ticks } from '../src/finish/chart';

const views = [{ at: [0, 0] }, { at: [3, 0] }, { at: [3, 2] }, { at: [5, 2] }, { at: [5, 6] }, { at: [5, 9] }];
/** Steps that leave the race in these rounds; the first one is the set-up. */
const replayOf = (...rounds: number[]) =>
  ({ scenery: {}, standing: { round: rounds[0], places: [1, 1] }, steps: rounds.map((round) => ({ events: [], standing: { round, places: [1, 1] } })) }) as never;
const replay = replayOf(1, 1, 1, 2, 2, 3);
const measure = { key: 'at', label: '', unit: '', of: (view: { [key: string]: unknown }, seat: number) => (view['at'] as number[])[seat] ?? null };

describe('the chart', () => {
  test('has a mark at the start and at the end of every round', () => {
    expect(roundEnds(replay)).toEqual([{ x: 0, step: 0 }, { x: 1, step: 2 }, { x: 2, step: 4 }, { x: 3, step: 5 }]);
  });
  test('has no mark at the end of a set-up with choices', () => {
    expect(roundEnds(replayOf(0, 0, 0, 1, 1))).toEqual([{ x: 0, step: 0 }, { x: 1, step: 4 }]);
  });
  test('ends a line where its seat is home, and not where it only stands still', () => {
    const heights = (homes: (number | null)[]) => lines(replay, views, measure as never, homes).map((line) => line.points.map((point) => point.y));
    expect(heights([3, 5])).toEqual([[0, 3, 5], [0, 2, 6, 9]]);
    expect(heights([null, 5])).toEqual([[0, 3, 5, 5], [0, 2, 6, 9]]);
    expect(heights([5, null])).toEqual([[0, 3, 5, 5], [0, 2, 6, 9]]);
  });
  test('knows who came home by the events that are marked so', () => {
    const step = (seat: number | null) => ({ events: seat === null ? [] : [{ event: { type: 'home', seat } }] });
    expect(arrivals({ steps: [step(null), step(1), step(0), step(1)] } as never, (event) => (event.type === 'home' ? 'finish' : null), 3)).toEqual([2, 1, null]);
  });
  test('goes on to the last round where a figure may rest before the end', () => {
    const [first] = lines(replay, views, { ...measure, whole: true } as never, [3, 5]);
    expect(first?.points.map((point) => point.y)).toEqual([0, 3, 5, 5]);
  });
  test('has round ticks around all figures, and whole ones', () => {
    expect(ticks(-3, 41)).toEqual([-10, 0, 10, 20, 30, 40, 50]);
    expect(ticks(0, 1)).toEqual([0, 1]);
  });
});
