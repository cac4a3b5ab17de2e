import { describe, expect, test } from 'vitest';
import type { Choice, JsonObject } from '../../lib/messages';
import { BEYOND, follow, lying, past, standing } from './geometry';
import { contains, exactly, fold, marks, offered, raceOrder, readCourse, readForecast, readView } from './model';

interface End { chance?: number; space: number; cost?: number; crab?: string }

function play(cards: string[], ends: End[]): Choice {
  const outcomes = ends.map(({ chance = 1000, space, cost = 0, crab }) => ({
    per_mille: chance, pace: space - 10, space, ends_on: crab === undefined ? space : 9, stamina: 3, crab: crab ?? null,
    checks: cost > 0 ? [{ line: '1000', limit: 5, cost }] : [],
  }));
  const spaces = ends.map((end) => end.space);
  const space = { least: Math.min(...spaces), most: Math.max(...spaces) };
  return { action: { type: 'play', cards }, say: { id: 'action-play' }, rule: 'RW-040', forecast: { outcomes, space } };
}

const boat = (space: number, more: JsonObject = {}): JsonObject => ({
  lane: 1, space, rate: 36, stamina: 6, hand: { count: 7 }, deck: { count: 8 }, discard: [], played: { count: 0 }, ...more,
});

describe('landing marks', () => {
  const legal = [
    play(['p1', 'p3'], [{ space: 14 }]), play(['p2', 'p2'], [{ space: 14 }]), play(['p3', 'p3'], [{ space: 16, cost: 2 }]),
    play(['p1', 's'], [{ chance: 500, space: 12 }, { chance: 500, space: 14, crab: '1000' }]),
  ];
  test('show each space once, by the most certain play, then the one with the fewest threes', () => {
    const found = marks(legal, []);
    expect(found.map((mark) => [mark.space, mark.kind, mark.cost, mark.sure])).toEqual([
      [12, 'free', 0, false], [14, 'free', 0, true], [16, 'pays', 2, true],
    ]);
    expect(found[1]?.choice.action['cards']).toEqual(['p2', 'p2']);
  });
  test('leave only what the picked cards still allow', () => {
    expect(marks(legal, ['p1']).map((mark) => mark.space)).toEqual([12, 14]);
    expect(marks(legal, ['p1', 's']).map((mark) => mark.kind)).toEqual(['free', 'crab']);
  });
});

describe('a play that is built card by card', () => {
  const legal = [play(['p1', 'p1'], [{ space: 12 }]), play(['p1', 'p2'], [{ space: 13 }])];
  test('is found whatever the order of the cards', () => {
    expect(exactly(legal, ['p2', 'p1'])).toBe(legal[1]);
    expect(exactly(legal, ['p1'])).toBeNull();
  });
  test('counts equal cards', () => {
    expect(contains(legal[0]!, ['p1', 'p1'])).toBe(true);
    expect(contains(legal[1]!, ['p1', 'p1'])).toBe(false);
  });
});

describe('what is seen of an event', () => {
  const view = { round: 1, phase: 'rate', order: [0, 1], supply: 18, boats: [boat(4), boat(7)] };
  test('a move changes the space of its boat alone', () => {
    const after = readView(fold(view, { type: 'moved', seat: 1, from: 7, to: 12, cause: 'cards' }));
    expect(after.boats.map((it) => it.space)).toEqual([4, 12]);
  });
  test('cards that were seen are not covered again', () => {
    const own = { ...view, boats: [boat(4, { played: ['p1'] }), boat(7)] };
    const after = fold(fold(own, { type: 'cards_chosen', seat: 0, count: 1 }), { type: 'cards_chosen', seat: 1, count: 3 });
    expect(readView(after).boats.map((it) => [it.played, it.playedCount])).toEqual([[['p1'], 1], [null, 3]]);
  });
  test('a crab takes from the supply', () => {
    expect(readView(fold(view, { type: 'crab', seat: 0, line: '500', suffering: 2 })).supply).toBe(16);
  });
  test('a new round turns the play areas empty', () => {
    const after = readView(fold(view, { type: 'round_start', round: 2, order: [1, 0], tides: [0] }));
    expect([after.round, after.order, after.boats.map((it) => it.tides)]).toEqual([2, [1, 0], [true, false]]);
  });
  test('an event that is not known changes nothing', () => {
    expect(fold(view, { type: 'something_new' })).toBe(view);
  });
});

describe('the order', () => {
  test('is by home, then by space, then by the race order', () => {
    const view = readView({ order: [2, 0, 1, 3], boats: [boat(20), boat(20), boat(41, { finished: 6 }), boat(24)] });
    expect(raceOrder(view, null)).toEqual([2, 3, 0, 1]);
  });
  test('is by the places when they are known', () => {
    const view = readView({ order: [], boats: [boat(43), boat(45)] });
    expect(raceOrder(view, [1, 2])).toEqual([0, 1]);
  });
});

describe('the course', () => {
  test('is drawn without scenery too, with unknown limits', () => {
    const course = readCourse({});
    expect([course.spaces, course.lines.length, course.lines[0]?.limit]).toEqual([40, 4, null]);
  });
  test('has its limits from the scenery', () => {
    expect(readCourse({ lines: [{ id: '500', before: 10, limit: 7 }] }).lines).toEqual([{ id: '500', before: 10, limit: 7 }]);
    expect([readCourse({}).stamina, readCourse({ stamina: 8 }).stamina]).toEqual([6, 8]);
  });
  test('fits whole into a lying board', () => {
    const g = lying(1084, 540, 40);
    expect(g.bow(0)).toBeGreaterThan(0);
    expect(g.end).toBeLessThan(1084);
    expect(g.y(6) + g.lane / 2).toBeCloseTo(540 - g.bottom);
  });
  test.each([1084, 736])('leaves room past the finish for boats and landing marks, %i wide', (width) => {
    expect(past(40, [10, 31], [41])).toBe(0);
    expect(past(40, [10, 36], [])).toBe(BEYOND);
    const beyond = past(40, [10, 39], [45, 50]);
    const g = lying(width, 540, 40, beyond);
    expect(g.x(50) + g.space).toBeLessThan(width);
    expect(g.x(50)).toBeGreaterThan(g.end);
  });
  test('stands upright on a phone and follows a boat without leaving the water', () => {
    const g = standing(390, 380, 40);
    expect(g.bow(10)).toBeGreaterThan(g.bow(20));
    for (const space of [0, 10, 25, 40, 46]) {
      const top = follow(g, space);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(g.bow(space) - top).toBeGreaterThanOrEqual(0);
      expect(g.bow(space) - top).toBeLessThan(380);
    }
  });
});

test('a forecast that says nothing is read as nothing', () => {
  const forecast = readForecast({ action: { type: 'pass' }, say: { id: 'action' }, rule: '', forecast: null });
  expect([forecast.outcomes, forecast.crab, forecast.space]).toEqual([[], 0, { least: 0, most: 0 }]);
});

test('a tide is shown before it is answered, a rate is not', () => {
  const legal = ['pass', 'tides'].map((type) => ({ action: { type }, say: { id: 'action' }, rule: '', forecast: null }));
  expect(offered({ decision: 'tides', legal })?.action.type).toBe('tides');
  expect(offered({ decision: 'rate', legal })).toBe(null);
});
