import { describe, expect, test } from 'vitest';
import { lines, roundEnds, ticks } from '../src/finish/chart';

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
  test('ends a line where its seat comes to rest', () => {
    const [first, second] = lines(views, measure as never, 2, {});
    expect(first?.points.map((point) => point.y)).toEqual([0, 3, 5]);
    expect(second?.points.map((point) => point.y)).toEqual([0, 2, 6, 9]);
  });
  test('goes on to the last round where a figure may rest before the end', () => {
    const [first] = lines(views, { ...measure, whole: true } as never, 2, {});
    expect(first?.points.map((point) => point.y)).toEqual([0, 3, 5, 5]);
  });
  test('has round ticks around all figures, and whole ones', () => {
    expect(ticks(-3, 41)).toEqual([-10, 0, 10, 20, 30, 40, 50]);
    expect(ticks(0, 1)).toEqual([0, 1]);
  });
});
