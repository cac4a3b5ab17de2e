// What the page makes of a review: lines, sums, marks, and a better choice on the board. The race of review.json was played and reviewed by
// the program: rowing, one seat by chance, the other by the bot `greedy`.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { spread } from '../src/finish/marks';
import { bare, chancesOf, considering, isSame, marked, marksOf, nextMark, placeOf, seatsInOrder, stepOf, sumOf } from '../src/finish/review';
import { still } from '../src/games/look';
import type { Review } from '../src/lib/messages';

const review = JSON.parse(readFileSync(new URL('review.json', import.meta.url), 'utf8')) as Review;
const seats = review.seats.map((_, seat) => seat);

describe('a real review', () => {
  test('has luck, mistakes and several seats, so that the tests below see something', () => {
    expect(seats.length).toBeGreaterThan(1);
    expect(review.moments.some(({ better }) => better)).toBe(true);
    expect(review.seats.some(({ luck }) => Math.abs(luck) > 0.01)).toBe(true);
  });
  test.each(seats)('adds up for seat %i: start, luck, own choices and those of others are the result', (seat) => {
    const { luck = 0, skill = 0, others = 0 } = review.seats[seat] ?? {};
    expect((review.start[seat] ?? 0) + luck + skill + others).toBeCloseTo(review.result[seat] ?? NaN, 9);
  });
  test.each(seats)('adds up for seat %i as it is shown, too, and each part is rounded by less than two', (seat) => {
    const { start, luck, skill, others, result } = sumOf(review, seat);
    expect(start + luck + skill + others).toBe(result);
    const of = review.seats[seat];
    for (const [shown, exact] of [[luck, of?.luck], [skill, of?.skill], [others, of?.others]]) expect(Math.abs((shown ?? NaN) - 100 * (exact ?? NaN))).toBeLessThan(2);
  });
  test.each(seats)('has a line for seat %i from its start to its result, which never goes back in the race', (seat) => {
    const line = chancesOf(review, seat);
    expect(line[0]).toEqual({ x: 0, y: review.start[seat] });
    expect(line.at(-1)).toEqual({ x: review.moments.length + 1, y: review.result[seat] });
    expect(line.every(({ x }, i) => i === 0 || x > (line[i - 1]?.x ?? 0))).toBe(true);
    // What the set-up and each step's luck changed is the way between two steps.
    expect((line[1]?.y ?? NaN) - (line[0]?.y ?? NaN)).toBeCloseTo(review.dealt[seat] ?? NaN, 9);
    expect((line[3]?.y ?? NaN) - (line[2]?.y ?? NaN)).toBeCloseTo(review.moments[0]?.luck[seat] ?? NaN, 9);
  });
  test('marks what counted most, each moment once and in the order of the race, with all of the seat in question', () => {
    for (const seat of seats) {
      const marks = marked(review, seat);
      expect(marks.map(placeOf)).toEqual(marks.map(placeOf).sort((a, b) => a - b));
      expect(marks.filter((mark, i) => marks.findIndex((other) => isSame(mark, other)) !== i)).toEqual([]);
      const own = marksOf(review, seat);
      for (const mark of [...own.choices, ...own.strokes]) expect(marks.some((it) => isSame(it, mark))).toBe(true);
      expect(own.choices.every(({ amount }, i) => amount < 0 && Math.abs(amount) <= Math.abs(own.choices[i - 1]?.amount ?? 1))).toBe(true);
    }
  });
});

describe('sums in whole percent', () => {
  const of = (start: number, luck: number, skill: number, others: number): Review => ({
    game: 'x', start: [start], dealt: [0], moments: [], result: [start + luck + skill + others],
    seats: [{ decisions: 0, classes: [0, 0, 0, 0, 0], accuracy: 0, lost: 0, luck, skill, others, worst: [], strokes: [] }],
  });
  test('move what rounding leaves to where it changes least', () => {
    expect(sumOf(of(0.254, 0.254, 0.254, 0.238), 0)).toEqual({ start: 25, luck: 26, skill: 25, others: 24, result: 100 });
    expect(sumOf(of(0.246, 0.246, 0.246, -0.738), 0)).toEqual({ start: 25, luck: 24, skill: 25, others: -74, result: 0 });
  });
  test('are those of the review where nothing is left', () => {
    expect(sumOf(of(0.25, 0.8, -0.1, 0.05), 0)).toEqual({ start: 25, luck: 80, skill: -10, others: 5, result: 100 });
  });
});

test('a line needs only the spots at which it turns', () => {
  expect(bare([{ x: 0, y: 0 }, { x: 1, y: 1 }, { x: 2, y: 2 }, { x: 3, y: 2 }, { x: 4, y: 2 }])).toEqual([{ x: 0, y: 0 }, { x: 2, y: 2 }, { x: 4, y: 2 }]);
});

test('a choice is looked at before it is made, luck when it has struck, and the way to the next begins where one is', () => {
  const [luck, choice] = [{ kind: 'luck', step: 0, seat: 0, amount: 0.1 }, { kind: 'choice', step: 5, seat: 1, amount: -0.2 }] as const;
  const marks = [luck, choice];
  expect(marks.map(stepOf)).toEqual([0, 4]);
  expect(nextMark(marks, { mark: luck, step: 0 }, 1)).toBe(choice);
  expect(nextMark(marks, { mark: choice, step: 4 }, 1)).toBeNull();
  expect(nextMark(marks, { mark: null, step: 2 }, 1)).toBe(choice);
  expect(nextMark(marks, { mark: null, step: 9 }, -1)).toBe(choice);
  expect(nextMark(marks, { mark: null, step: 0 }, -1)).toBeNull();
});

test('a board considers the better choice as if somebody pointed at it, and nothing where there is none', () => {
  const at = still({}, {}, {}, ['Ada', 'Bea']);
  const better = {
    action: { type: 'play' }, rule: 'X-1', say: { id: 'a' }, forecast: { space: 3 }, outlook: null, rules: ['X-2'], chosen: { id: 'b' }, loss: 0.1, error: 0.02, chance: 0.3, reasons: [], line: [],
  };
  const moment = { seat: 1, decision: 'play', choices: 2, before: [], skill: [], luck: [], class: 'blunder' as const };
  expect(considering(at, moment)).toBe(at);
  const shown = considering({ ...at, beat: 100 }, { ...moment, better });
  expect(shown).toMatchObject({ seat: 1, decision: 'play', deciding: [1], picked: null, beat: 0, several: true });
  expect(shown.focus).toEqual({ action: { type: 'play' }, rule: 'X-1', say: { id: 'a' }, forecast: { space: 3 }, outlook: null, rules: ['X-2'] });
  expect(shown.legal).toEqual([shown.focus]);
});

test('marks that would lie on each other stand apart, within the chart', () => {
  const placed = spread([{ x: 10, y: 100 }, { x: 12, y: 100 }, { x: 12, y: 104 }, { x: 300, y: 100 }], 24, { top: 0, bottom: 110 });
  expect(placed[3]).toEqual({ x: 300, y: 100, spot: { x: 300, y: 100 } });
  for (const [i, one] of placed.entries()) {
    expect(one.y).toBeGreaterThanOrEqual(0);
    expect(one.y).toBeLessThanOrEqual(110);
    for (const other of placed.slice(i + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(24);
  }
});

test('one’s own seat is first, the others follow as they came in', () => {
  expect(seatsInOrder([3, 1, 2, 4], 3)).toEqual([3, 1, 2, 0]);
  expect(seatsInOrder([2, 1], null)).toEqual([1, 0]);
});
