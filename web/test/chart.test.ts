import { describe, expect, test } from 'vitest';
import { arrivals, lines, roundEnds, ticks } from '../src/finish/chart';

const views = [
  { round: 1, at: [0, 0] }, { round: 1, at: [3, 0] }, { round: 1, at: [3, 2] },
  { round: 2, at: [5, 2] }, { round: 2, at: [5, 6] }, { round: 3, at: [5, 9] },
];
const measure = { key: 'at', label: '', unit: '', of: (view: { [key: string]: unknown }, seat: number) => (view['at'] as number[])[seat] ?? null };

describe('the chart', () => {
  test('has a mark at the start and at the end of every round', () => {
    expect(roundEnds(views)).toEqual([{ x: 0, step: 0 }, { x: 1, step: 2 }, { x: 2, step: 4 }, { x: 3, step: 5 }]);
  });
  test('takes steps for rounds where there are none', () => {
    expect(roundEnds([{}, {}, {}]).map((mark) => mark.x)).toEqual([0, 1, 2]);
  });
  test('ends a line where its seat is home, and not where it only stands still', () => {
    const heights = (homes: (number | null)[]) => lines(views, measure as never, homes, {}).map((line) => line.points.map((point) => point.y));
    expect(heights([3, 5])).toEqual([[0, 3, 5], [0, 2, 6, 9]]);
    expect(heights([null, 5])).toEqual([[0, 3, 5, 5], [0, 2, 6, 9]]);
    expect(heights([5, null])).toEqual([[0, 3, 5, 5], [0, 2, 6, 9]]);
  });
  test('knows who came home by the events that are marked so', () => {
    const step = (seat: number | null) => ({ events: seat === null ? [] : [{ event: { type: 'home', seat } }] });
    expect(arrivals({ steps: [step(null), step(1), step(0), step(1)] } as never, (event) => (event.type === 'home' ? 'finish' : null), 3)).toEqual([2, 1, null]);
  });
  test('goes on to the last round where a figure may rest before the end', () => {
    const [first] = lines(views, { ...measure, whole: true } as never, [3, 5], {});
    expect(first?.points.map((point) => point.y)).toEqual([0, 3, 5, 5]);
  });
  test('has round ticks around all figures, and whole ones', () => {
    expect(ticks(-3, 41)).toEqual([-10, 0, 10, 20, 30, 40, 50]);
    expect(ticks(0, 1)).toEqual([0, 1]);
  });
});
