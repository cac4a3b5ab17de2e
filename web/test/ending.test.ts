// The end of a race: why this order, the turning point, what threw seats back, and your own record. Cases worked out by hand.

import { describe, expect, test } from 'vitest';
import { setbacks, thrownBack } from '../src/finish/chart';
import { heldBy } from '../src/finish/grounds';
import { placeOf } from '../src/finish/labels';
import { orderOf, told } from '../src/finish/order';
import { homeOf } from '../src/finish/race';
import { mishaps, turningPoint } from '../src/finish/turning';
import type { GamePicture } from '../src/games/picture';
import { lastHand } from '../src/games/rowing/home';
import { heldText } from '../src/lib/held';
import type { GameEvent, Ground, JsonObject, Replay, ReplayStep, Told } from '../src/lib/messages';
import { added, best, resultLists, type Result } from '../src/lib/results';

const ground = (id: string, less: boolean, ...figures: (number | null)[]): Ground => ({ rule: id.toUpperCase(), say: { id }, less, figures });

describe('why this order', () => {
  // The race of the design's picture. Seats: 0 Wren, 1 Swift, 2 Kite, 3 Tern, 4 Heron, 5 Osprey.
  const places = { places: [2, 6, 4, 1, 3, 5], winners: [3] };
  const grounds = [ground('home', true, 5, 6, 6, 5, 6, 6), ground('hand', false, 9, 10, 10, 10, 11, 10), ground('distance', false, 42, 43, 47, 41, 44, 45), ground('stamina', false, 0, 0, 0, 0, 0, 0)];
  const order = orderOf(places, grounds);

  test('the seats stand by their places', () => {
    expect(order.rows.map(({ seat }) => seat)).toEqual([3, 0, 4, 2, 5, 1]);
  });
  test('between neighbours the first ground in which they differ decides', () => {
    expect(order.rows.map(({ reason }) => reason?.ground ?? null)).toEqual([null, 1, 0, 1, 2, 2]);
  });
  test('a boat that lost by its hand though it was farther is said to have been', () => {
    expect(order.rows[1]?.reason?.though).toBe(2);
    // Heron's hand is larger, and Kite was farther; Swift was not farther than Osprey in anything.
    expect(order.rows.slice(3).map(({ reason }) => reason?.though)).toEqual([2, null, null]);
  });
  test('what came into play and differs gets a column, and every seat the figure that put it before the next', () => {
    expect(order.columns).toEqual([0, 1, 2]);
    expect([...order.by]).toEqual([[3, 1], [0, 0], [4, 1], [2, 2], [5, 2]]);
  });
  test('what decided nothing gives way where there is little room', () => {
    const tight = orderOf({ places: [1, 2, 3], winners: [0] }, [ground('home', false, 1, 0, 0), ground('landed', false, 3, 2, 2), ground('hold', false, 3, 3, 3), ground('pearls', false, 2, 3, 0)], 2);
    expect([tight.columns, orderOf({ places: [1, 2, 3], winners: [0] }, [ground('home', false, 1, 0, 0), ground('landed', false, 3, 2, 2), ground('pearls', false, 2, 3, 0)]).columns]).toEqual([[0, 3], [0, 1, 2]]);
  });
  test('a run of neighbours with the same ground is said together, and what the first ground alone decides not at all', () => {
    expect(told(order).map((run) => [run[0].first, ...run.map(({ second }) => second)])).toEqual([[3, 0], [4, 2], [2, 5, 1]]);
    const clear = orderOf({ places: [1, 2], winners: [0] }, [ground('home', true, 4, 5)]);
    expect(told(clear).map(([{ ground: by }]) => by)).toEqual([0]);
  });
  test('what the first ground decided is said where it has no column', () => {
    const narrow = orderOf({ places: [1, 2, 3, 4], winners: [0] }, [ground('home', true, 5, 5, 6, 6), ground('hand', false, 9, 8, 7, 7), ground('distance', false, 1, 1, 3, 2)], 2);
    expect(narrow.columns).toEqual([1, 2]);
    expect(told(narrow).map(([{ ground: by }]) => by)).toEqual([1, 0, 2]);
  });
  test('whoever has no figure comes after those who have one, and level seats share a place', () => {
    const level = orderOf({ places: [2, 1, 2], winners: [1] }, [ground('home', true, null, 7, null), ground('distance', false, 30, 41, 30)]);
    expect(level.rows.map(({ seat, reason }) => [seat, reason?.ground])).toEqual([[1, undefined], [0, 0], [2, null]]);
    expect(told(level).map(([{ ground: by }]) => by)).toEqual([null]);
  });
});

test('a way home begins with the first move of whoever comes home, though others moved before in the same step', () => {
  const event = (type: string, seat: number): Told => ({ event: { type, seat }, rule: 'XX-001', say: { id: type } });
  const replay = { steps: [{ events: [event('swam', 0)] }, { events: [event('swam', 1), event('home', 1), event('swam', 0), event('home', 0)] }], scenery: {} } as unknown as Replay;
  const picture = { marks: (it: GameEvent) => (it.type === 'home' ? 'finish' : null) } as unknown as GamePicture;
  const found = [0, 1].map((seat) => homeOf({ replay, picture }, seat));
  expect(found.map((home) => [home?.step, home?.first, home?.shown])).toEqual([[1, 3, 4], [1, 1, 2]]);
});

describe('a step of the podium', () => {
  const places = { places: [1, 2, 3], winners: [0] };
  const names = ['Wren', 'Kite', 'Tern'];
  test('holds up what its seat has, and nothing that it lacks', () => {
    const marathon = { game: 'marathon', names, grounds: [ground('order-home', true, 1, null, null), ground('order-row', false, 79, 78, 77)] };
    expect([0, 1, 2].map((seat) => heldBy(places, seat, marathon))).toEqual(['1st, row 79', 'row 78', 'row 77']);
    const fishing = { game: 'fishing', names, grounds: [ground('order-home', false, 1, 0, 0), ground('order-landed', false, 3, 2, 1)] };
    expect([0, 1].map((seat) => heldBy(places, seat, fishing))).toEqual(['home, landed 3', 'landed 2']);
  });
});

test('what a seat had says what it is, also where it is a bare number, and nothing is said of what it lacks', () => {
  const held = (game: string, ground: string, figure: number | null) => heldText({ id: ground }, figure, { game, names: [] });
  expect([held('marathon', 'order-home', 3), held('marathon', 'order-home', null)]).toEqual(['3rd', '']);
  expect([held('salmon', 'order-way', 4), held('salmon', 'order-way', 0)]).toEqual(['4 to go', 'home']);
  expect([held('rowing', 'order-home', 5), held('rowing', 'order-distance', 41), held('rowing', 'order-hand', 9)]).toEqual(['round 5', '41 m', 'hand 9']);
  expect([held('whitewater', 'order-crossed', 1), held('whitewater', 'order-turn', 0)]).toEqual(['across the finish', '']);
});

describe('a label of the chart', () => {
  const room = { left: 50, right: 600, top: 26, bottom: 260 };
  const flat = (y: number) => [{ x: 50, y }, { x: 600, y }];
  test('stands beside its mark where nothing is', () => {
    expect(placeOf({ x: 300, y: 150 }, 120, room, [], [flat(200)])).toEqual({ left: 313, right: 433, y: 150 });
  });
  test('goes above or below the lines rather than over them', () => {
    const bundle = [flat(140), flat(150), flat(160)];
    const at = placeOf({ x: 300, y: 150 }, 120, room, [], bundle)!;
    expect(bundle.flat().filter(({ y }) => Math.abs(at.y - y) <= 10)).toEqual([]);
    // A line that falls past it counts where it runs, not by its box.
    expect(placeOf({ x: 300, y: 150 }, 120, room, [], [[{ x: 300, y: 160 }, { x: 320, y: 260 }]])).toEqual({ left: 313, right: 433, y: 150 });
  });
  test('is left out where all is taken', () => {
    const crowd = Array.from({ length: 30 }, (_, i) => flat(26 + i * 8));
    expect(placeOf({ x: 300, y: 150 }, 120, room, [], crowd)).toBe(null);
    expect(placeOf({ x: 300, y: 150 }, 700, room, [], [])).toBe(null);
  });
});

const event = (type: string, seat: number, more: JsonObject = {}, changes: Told['changes'] = []): Told => ({
  event: { type, seat, ...more }, rule: 'X-001', say: { id: `event-${type}`, with: { seat: { seat } } }, changes,
});
const step = (seq: number, round: number, places: number[], ...events: Told[]): ReplayStep => ({ seq, events, changes: [], deciding: [], standing: { round, places } });

describe('the turning point', () => {
  // Three seats, four rounds of two steps: round 1 ends with seat 0 in front, round 2 with seat 1, round 3 with seat 2, and seat 2 stays there.
  const replayOf = (...places: number[][]) => ({ standing: { round: 1, places: [1, 1, 1] }, steps: [[1, 1, 1], ...places].map((it, i) => step(i, Math.max(1, Math.ceil(i / 2)), it)) });
  const first = [[3, 2, 1], [1, 2, 3], [1, 2, 3], [2, 1, 3], [2, 1, 3]];
  const replay = replayOf(...first, [3, 2, 1], [2, 1, 3], [3, 2, 1]);
  const places = { places: [3, 2, 1], winners: [2] };

  test('is the round from whose end on the winner was never behind, whatever happened within rounds', () => {
    expect(turningPoint(replay, places)).toEqual({ round: 3, last: false, winner: 2, from: [1], steps: [5, 6] });
  });
  test('tells what befell whoever was in front, and nobody else', () => {
    const steps = replay.steps.map((it) => (it.seq === 5 ? { ...it, events: [event('crab', 1), event('crab', 0)] } : it));
    expect(mishaps(steps, turningPoint(replay, places)!, (it) => (it.type === 'crab' ? Number(it['seat']) : null)).map((it) => it.event['seat'])).toEqual([1]);
  });
  test('is the last round if the lead changed only then', () => {
    expect(turningPoint(replayOf(...first, [2, 1, 3], [2, 1, 3], [3, 2, 1]), places)).toMatchObject({ round: 4, last: true, from: [1], steps: [7, 8] });
  });
  test('is none if the winner was in front at the end of every round', () => {
    const [front, back] = [[3, 2, 1], [2, 1, 3]];
    expect(turningPoint(replayOf(back, front, back, front, back, front, back, front), places)).toMatchObject({ round: null, from: [] });
  });
  test('needs one winner, two seats and two rounds', () => {
    expect(turningPoint(replay, { places: [1, 3, 1], winners: [0, 2] })).toBe(null);
    expect(turningPoint(replay, { places: [1], winners: [0] })).toBe(null);
    expect(turningPoint(replayOf([3, 2, 1], [3, 2, 1]), places)).toBe(null);
  });
});

describe('what threw seats back', () => {
  const at = (value: number) => [{ op: 'replace' as const, path: '/at/0', value }];
  const measure = { key: 'at', label: '', unit: '', of: (view: JsonObject, seat: number) => (view['at'] as number[])[seat] ?? null };
  // Round 2: from 3 to 9, a crab, back to 4; then a crab that costs nothing.
  const steps = [step(0, 1, [1]), step(1, 1, [1]), step(2, 2, [1], event('moved', 0, {}, at(9)), event('crab', 0), event('moved', 0, {}, at(4))), step(3, 2, [1], event('crab', 0))];
  const views: JsonObject[] = [{ at: [0] }, { at: [3] }, { at: [4] }, { at: [4] }];
  const replay = { steps, view: { at: [0] }, standing: { round: 1, places: [1] }, scenery: {} } as unknown as Replay;
  const bad = (it: GameEvent) => (it.type === 'crab' ? Number(it['seat']) : null);

  test('stands at its height, between the rounds, with what it cost; of several in a round the dearest', () => {
    const found = setbacks({ ...replay, view: { round: 1, at: [0] } }, views, measure as never, bad);
    expect(found.map(({ seat, step: s, x, y, loss }) => ({ seat, s, x, y, loss }))).toEqual([{ seat: 0, s: 2, x: 1.5, y: 9, loss: 5 }]);
    expect(found[0]?.times).toBe(1);
  });
});

test('who is thrown back is the seat of a bad event, or whom the picture names', () => {
  const event: GameEvent = { type: 'attacked', seat: 0, target: 2 };
  expect(thrownBack({ marks: () => 'bad' }, event, {})).toBe(0);
  expect(thrownBack({ marks: () => 'good' }, event, {})).toBe(null);
  expect(thrownBack({ marks: () => 'bad', setback: (it) => Number(it['target']) }, event, {})).toBe(2);
});

test('the hand that brought a boat home is what it showed last, and what it flipped then', () => {
  const events: GameEvent[] = [
    { type: 'revealed', seat: 0, cards: ['p1'] }, { type: 'flipped', seat: 0, card: 'p2' }, { type: 'revealed', seat: 0, cards: ['p3', 's'] },
    { type: 'revealed', seat: 1, cards: ['p2'] }, { type: 'flipped', seat: 0, card: 's' }, { type: 'flipped', seat: 0, card: 'p1' }, { type: 'crossed_finish', seat: 0 },
  ];
  expect(lastHand(events, 0)).toEqual(['p3', 's', 's', 'p1']);
  expect(lastHand(events, 1)).toEqual([]);
});

describe('the record on a board', () => {
  const result = (table: string, place: number, rounds: number | null, seats = 4): Result => ({ table, place, rounds, seats });

  test('counts a race once', () => {
    const all = [result('a', 2, 7), result('b', 1, 6), result('a', 2, 7)].reduce((lists, it) => added(lists, 'lake', it), {});
    expect(all).toEqual({ lake: [result('b', 1, 6), result('a', 2, 7)] });
  });
  test('has the wins and the fewest rounds of one; a race alone is no win', () => {
    expect(best([result('a', 2, 3), result('b', 1, 6), result('c', 1, 1, 1)], 'a')).toEqual({ races: 3, wins: 1, rounds: 6, isNew: false });
  });
  test('is new if an earlier win took longer, and not with the first', () => {
    expect(best([result('a', 1, 7), result('b', 1, 6)], 'b').isNew).toBe(true);
    expect(best([result('a', 1, 6), result('b', 1, 6)], 'b').isNew).toBe(false);
    expect(best([result('b', 1, 6)], 'b').isNew).toBe(false);
  });
  test('reads only what it understands', () => {
    expect(resultLists({ a: [result('x', 1, null)], b: [{ table: 7 }], c: 'x' })).toEqual({ a: [result('x', 1, null)] });
    expect([null, 5, 'x'].map(resultLists)).toEqual([{}, {}, {}]);
  });
});
