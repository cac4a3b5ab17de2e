import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { GameEvent, JsonObject, Situation } from '../../lib/messages';
import { still } from '../look';
import type { Looking } from '../picture';
import { askable, byDigit, find, partners, prices, rivals, targets, usual } from './choose';
import { chipPlace, type Scene } from './chip';
import { fold } from './fold';
import { berth, chart, rowHeight } from './geometry';
import { levers } from './levers';
import { raceOrder, readForecast, readScene, readView } from './model';
import { verdict } from './verdict';

interface Step {
  step: string;
  before: JsonObject;
  events: GameEvent[];
  after: JsonObject;
}

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), 'utf8'));
const steps = read('steps') as Step[];
const situations = read('situations') as Record<string, Situation>;

function look(name: string, more: Partial<Looking> = {}): Looking {
  const it = situations[name];
  if (it === undefined) throw new Error(name);
  const at = still(it.view, it.scenery ?? {}, {}, ['Kite', 'Wren', 'Tern', 'Teal']);
  return { ...at, seat: it.seat, decision: it.deciding.find((owed) => owed.seat === it.seat)?.decision ?? null, legal: it.legal ?? [], ...more };
}

describe('events of real races, done to the view before them', () => {
  test.each(steps.map((it) => [it.step, it] as const))('%s', (_, it) => {
    const folded = readView(it.events.reduce(fold, it.before));
    const after = readView(it.after);
    // A bought refill tells no amount, and what a full attack hand counts is not told at all: these come with the server's view.
    const refilled = new Set(it.events.filter((event) => event.type === 'bought' && event['item'] === 'fuel').map((event) => event['seat']));
    const seen = (view: typeof after) =>
      view.boats.map(({ fullTurns: _turns, fuel, effect, ...boat }) => ({ ...boat, fuel: refilled.has(boat.seat) ? null : fuel, effect: effect?.kind ?? null }));
    expect(seen(folded)).toEqual(seen(after));
    expect(folded.round).toBe(after.round);
    expect(folded.active).toBe(after.active);
  });
});

describe('the loop', () => {
  const rooms = [
    { width: 1080, height: 680, squares: 36, small: false }, { width: 736, height: 560, squares: 41, small: false },
    { width: 390, height: 480, squares: 36, small: true }, { width: 360, height: 420, squares: 41, small: true }, { width: 1080, height: 680, squares: 22, small: false },
  ];
  test.each(rooms)('keeps its squares inside and apart: $width x $height, $squares', (room) => {
    const at = chart(room);
    const apart = at.squares.map((p, i) => {
      const q = at.squares[(i + 1) % at.squares.length] ?? p;
      return Math.hypot(p.x - q.x, p.y - q.y);
    });
    expect(Math.min(...apart)).toBeGreaterThan(at.small ? 24 : 44);
    for (const p of at.squares) {
      expect(p.x).toBeGreaterThan(0);
      expect(p.x).toBeLessThan(room.width);
      expect(p.y).toBeGreaterThan(0);
      expect(p.y).toBeLessThan(room.height);
    }
  });
  test('has the market at the lower left and runs clockwise', () => {
    const at = chart(rooms[0] ?? { width: 0, height: 0, squares: 0, small: false });
    const [market, first] = [at.squares[0] ?? at.centre, at.squares[1] ?? at.centre];
    expect(market.x).toBeLessThan(at.centre.x);
    expect(market.y).toBeGreaterThan(at.centre.y);
    expect(first.y).toBeLessThan(market.y);
  });
  test('has the island inside of the squares, and boats beside each other', () => {
    const at = chart({ width: 1080, height: 680, squares: 36, small: false });
    for (const p of at.squares) {
      const inside = p.x > at.panel.x && p.x < at.panel.x + at.panel.width && p.y > at.panel.y && p.y < at.panel.y + at.panel.height;
      expect(inside).toBe(false);
    }
    const berths = [0, 1, 2].map((turn) => berth(at, 12, turn, 3));
    expect(new Set(berths.map((p) => `${p.x},${p.y}`)).size).toBe(3);
  });
  test('is sailed from the last square to the market without a jump', () => {
    const at = chart({ width: 1080, height: 680, squares: 36, small: false });
    const [near, market] = [at.along(35.999), at.along(36)];
    expect(Math.hypot(near.x - market.x, near.y - market.y)).toBeLessThan(2);
  });
});

describe('what can be chosen', () => {
  test('the die stands on every square that a roll can reach', () => {
    const at = look('start');
    const scene = readScene(at.scenery);
    const found = targets(at, scene.squares.length);
    const roll = find(at.legal, { type: 'roll' });
    expect(found.flatMap((target) => target.rolls).sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(found.every((target) => target.choice === roll)).toBe(true);
    expect(usual(at)).toBe(roll);
  });
  test('a lifted card rings the squares of its legal steps, which digits pick', () => {
    const at = look('card', { draft: ['card', 'engine_reverse'] });
    const squares = readScene(at.scenery).squares.length;
    const legal = at.legal.filter((choice) => choice.action.type === 'play' && choice.action['card'] === 'engine_reverse');
    const found = targets(at, squares);
    expect(legal.length).toBeGreaterThan(0);
    expect(found.map((target) => target.choice)).toEqual(legal);
    expect(found.map((target) => target.square)).toEqual(legal.map((choice) => readForecast(choice).stops[0]?.square));
    for (const target of found) expect(byDigit(at, target.steps ?? 0, squares)?.pick).toBe(target.choice);
    expect(byDigit(at, 9, squares)).toBeNull();
  });
  test('an attack aims at the rivals, and those that cannot be hit have no choice', () => {
    const at = look('attack', { draft: ['card', 'steal_fuel'] });
    const found = rivals(at);
    expect(found.map((rival) => rival.seat)).toEqual([1, 2, 3]);
    const hit = at.legal.filter((choice) => choice.action.type === 'play' && choice.action['card'] === 'steal_fuel').map((choice) => choice.action['target']);
    expect(found.filter((rival) => rival.choice !== null).map((rival) => rival.seat)).toEqual(hit);
    expect(hit.length).toBeGreaterThan(0);
  });
  test('a bid goes from a seat to a card to a price', () => {
    const at = look('bid', { draft: ['bid'] });
    const [seat = -1] = partners(at);
    const [card = 'slow'] = askable(at, seat);
    const scene = readScene(at.scenery);
    const steps = prices({ ...at, draft: ['bid', String(seat), card] }, scene.constant('barter_min', 0), scene.constant('barter_max', 0));
    expect(steps.map((step) => step.price)).toEqual([3, 4, 5, 6]);
    expect(steps[0]?.choice?.action).toEqual({ type: 'bid', card, from: seat, price: 3 });
  });
  test('every legal action of every decision has a place, a button or a key', () => {
    for (const name of Object.keys(situations)) {
      const at = look(name);
      const squares = readScene(at.scenery).squares.length;
      const drafts: string[][] = [[], ['step_back'], ['trade_in']];
      for (const choice of at.legal) {
        const card = choice.action['card'];
        if (typeof card === 'string') drafts.push(['card', card]);
      }
      drafts.push(['card', 'hidden_attack']);
      const reached = new Set<unknown>();
      for (const draft of drafts) {
        const now = { ...at, draft };
        for (const target of targets(now, squares)) reached.add(target.choice);
        for (const rival of rivals(now)) reached.add(rival.choice);
        for (const lever of levers(now)) reached.add(lever.choice);
      }
      const lone = at.legal.filter((choice) => !reached.has(choice) && !['offer', 'bid', 'buy', 'discard'].includes(choice.action.type));
      expect(lone.map((choice) => choice.action)).toEqual([]);
    }
  });
});

test('the standing goes by landed kinds first, by places when it is over', () => {
  const boat = (landed: JsonObject, pos: number): JsonObject => ({ market: landed, pos });
  const view = readView({ players: [boat({ carp: 1 }, 30), boat({ carp: 3 }, 2), boat({ carp: 1, bass: 1 }, 0)] });
  expect(raceOrder(view, null)).toEqual([2, 0, 1]);
  expect(raceOrder(view, [3, 1, 2])).toEqual([1, 2, 0]);
});

test('hidden hands are counted, their open cards known', () => {
  const view = readView({ players: [{ upgrades: { count: 2 }, attacks: { count: 2, hidden_attack: 1 } }] });
  expect(view.boats[0]?.upgrades).toEqual([null, null]);
  expect(view.boats[0]?.attacks).toEqual([null, 'hidden_attack']);
});

test('the verdict names what decided, in the order of the rules', () => {
  const of = (places: number[], players: JsonObject[], finishers: number[] = []) =>
    verdict({ ranking: places, players, finishers }, ['Ada', 'Bea'])?.words ?? '';
  const boat = (market: JsonObject, aboard: JsonObject, pearls: number): JsonObject => ({ market, aboard, in_transit: {}, pearls });
  expect(of([2, 1], [boat({ carp: 1 }, {}, 9), boat({ carp: 1, bass: 1, trout: 1 }, {}, 0)], [1])).toContain('Bea');
  expect(of([1, 2], [boat({ carp: 1 }, {}, 0), boat({}, { bass: 1 }, 9)])).toMatch(/kinds at the market: 1 against 0/);
  expect(of([2, 1], [boat({ carp: 1 }, {}, 9), boat({ carp: 1 }, { bass: 1 }, 0)])).toMatch(/at sea decide: 2 against 1/);
  expect(of([1, 2], [boat({}, {}, 9), boat({}, {}, 4)])).toMatch(/pearls decide: 9 against 4/);
  expect(of([1, 1], [boat({}, {}, 4), boat({}, {}, 4)])).toMatch(/shared/);
});

describe('the chip with a forecast', () => {
  const map = chart({ width: 736, height: 523, squares: 36, small: false });
  const scene: Scene = { map, seats: 4, roomy: false, shop: 'open', square: 5, aims: false, buttons: null };
  const chip = { width: 230, height: 84 };
  const plate = map.panel.x + (map.panel.width - 10) / 1.86;
  test.each([3, 12, 20, 30])('lies below the slots and beside the open shop, for square %i', (square) => {
    const place = chipPlace({ ...scene, square }, chip);
    expect(place.y).toBeGreaterThan(map.panel.y + 30 + 4 * rowHeight(map.panel.height, false, 4));
    expect(place.x + chip.width).toBeLessThanOrEqual(plate + 1);
    expect(place.y + chip.height).toBeLessThan(map.height);
  });
  test('leaves the buttons of the own square free', () => {
    const low = chipPlace(scene, chip);
    const buttons = { x: low.x, y: low.y + 10, width: 120, height: 40 };
    const place = chipPlace({ ...scene, buttons }, chip);
    expect(place.y + chip.height <= buttons.y || place.y >= buttons.y + buttons.height).toBe(true);
  });
  test('stays on the island of a phone, however tall it is', () => {
    const phone = chart({ width: 390, height: 480, squares: 36, small: true });
    for (const height of [80, 130, 170]) {
      const { y } = chipPlace({ ...scene, map: phone, shop: 'none' }, { width: 230, height });
      expect(y + height).toBeLessThan(phone.panel.y + phone.panel.height + 20);
    }
  });
});
