// The fixture holds situations and steps of real races: segments C and D, and A and B, four kayaks.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Change, Choice, JsonObject, Told } from '../../lib/messages';
import { shots } from '../../lib/patch';
import type { Looking } from '../picture';
import { still } from '../look';
import { beside, follow, layout, scrollMax, spread, stretch } from './geometry';
import { press } from './keys';
import { letter, moveOrder, movesAll, readRiver, readView, spaceName, toldRows, watchedRows } from './model';
import { clearest, moment, momentOf, passageOf, steps, topOf } from './moment';
import { picture } from './picture';
import { stepsOf } from './steps';
import { contour, heights, rounded, shore, type Point } from './terrain';
import { neighbour, reach, stopOf, targets, tracks } from './tracks';

interface Moment { river: string; seat: number; view: JsonObject; legal: Choice[] }
interface Fixture {
  scenery: Record<string, JsonObject>;
  moments: Record<string, Moment>;
  steps: { river: string; before: JsonObject; after: JsonObject; events: Told[]; changes: Change[] }[];
}
const fixture = JSON.parse(readFileSync(new URL('./fixture.json', import.meta.url), 'utf8')) as Fixture;
const NAMES = ['Heron', 'Ada', 'Otter', 'Dipper'];

function look(decision: string, more: Partial<Looking> = {}): Looking {
  const { river, seat, view, legal } = fixture.moments[decision]!;
  return { ...still(view, fixture.scenery[river]!, {}, NAMES), seat, decision, legal, deciding: [seat], ...more };
}
const cd = readRiver(fixture.scenery['cd']!);
const DECISIONS = ['start', 'play', 'respond', 'maneuver', 'discard', 'rock_side', 'choose', 'place', 'recall'];

test('the fixture has every decision of the game', () => {
  expect(Object.keys(fixture.moments).sort()).toEqual([...DECISIONS].sort());
});

describe('the river', () => {
  test('is read from the scenery, row 1 first', () => {
    expect([cd.rows.length, cd.finish, letter(cd, 4, 2), letter(cd, 2, 12)]).toEqual([40, 38, 'N', 'W']);
  });
  test('is bank beyond its columns and open water beyond its rows', () => {
    expect([letter(cd, 0, 5), letter(cd, 8, 5), letter(cd, 4, 45), letter(cd, 1, 45)]).toEqual(['#', '#', '^', '#']);
  });
  test('has a shore that goes once round the water and once round each island', () => {
    const loops = shore(cd, 1, 40);
    // Twin Falls has two islands.
    expect(loops).toHaveLength(3);
    for (const loop of loops) {
      loop.forEach((p, i) => {
        const q = loop[(i + 1) % loop.length]!;
        expect(Math.abs(p[0] - q[0]) + Math.abs(p[1] - q[1])).toBe(1);
      });
    }
  });
  test('has contours that are closed and lie on the land', () => {
    const g = layout(1084, 900, cd, false);
    const edge = shore(cd, -2, 47).flatMap((loop) => rounded(loop, 2).map(([x, y]): Point => [g.left + x * g.cell, g.line(y - 1)]));
    const loops = contour(heights(g, edge, 30), 160);
    expect(loops.length).toBeGreaterThan(0);
    // Noise bends them by three quarters of a space at most; the outermost ones follow the edge of the picture.
    const inside = loops.flat().filter(([x, y]) => x > 0 && x < g.width && y > 0 && y < g.whole);
    const far = ([x, y]: Point) => Math.min(...edge.map(([a, b]) => Math.hypot(a - x, b - y)));
    expect(Math.min(...inside.map(far))).toBeGreaterThan(160 - g.cell);
  });
  test.each([0, 20, 47])('is drawn without a fault where a window of %d leaves it no room', (width) => {
    const g = layout(width, 0, cd, true);
    expect([g.cell, g.whole].every((it) => it > 0)).toBe(true);
    expect(() => contour(heights(g, [], Math.max(16, g.cell * 0.36)), 52 * g.k)).not.toThrow();
  });
});

describe('the screen', () => {
  test('shows a kayak that is watched whoever moves, above the words that lie below', () => {
    const at = look('play');
    const view = readView(at.view);
    expect(watchedRows(at, view)).toBeNull();
    const phone = layout(366, 844, cd, true);
    for (const { seat, at: place } of view.kayaks) {
      const rows = watchedRows({ ...at, watched: seat }, view) ?? [];
      expect(rows[0]).toBe(place?.row);
      const y = phone.y(rows[0]!) - follow(phone, 540, 0, rows);
      expect(y).toBeGreaterThan(0);
      // Before the start the river ends below the kayaks, and there is nothing to scroll to.
      if (rows[1]! > 0) expect(y).toBeLessThan(540 - 110);
    }
  });
  test('shows whoever is told of, also by what happens nowhere on the river', () => {
    const view = readView(look('play').view);
    const rows = (event: object, moves = false) => toldRows({ ...look('play'), playing: { event, rule: '', say: { id: '' } } as never, past: [] }, view, moves);
    for (const { seat, at: place } of view.kayaks) {
      expect(rows({ type: 'card_played', seat })).toEqual([place?.row]);
      expect(rows({ type: 'token_placed', seat, at: 'c30' })).toEqual([30]);
      expect(rows({ type: 'moved', seat, at: 'c30' }, true)).toEqual([place?.row]);
    }
    expect(toldRows(look('play'), view, false)).toEqual([]);
  });
  const g = layout(1084, 900, cd, false);
  test('has the start at the bottom and columns from left to right', () => {
    expect(g.y(1)).toBeGreaterThan(g.y(40));
    expect(g.x(1)).toBeLessThan(g.x(7));
    expect(g.line(6)).toBe((g.y(6) + g.y(7)) / 2);
  });
  test.each([[1084, 900, false], [736, 768, false], [390, 844, true]])('holds all columns at %d by %d', (width, screen, small) => {
    const it = layout(width, screen, cd, small);
    expect(it.left).toBeGreaterThanOrEqual(0);
    expect(it.right).toBeLessThanOrEqual(width);
  });
  test('follows rows only when they leave the view, and never beyond the ends', () => {
    const top = follow(g, 600, 0, [1]);
    expect(top).toBe(scrollMax(g, 600));
    expect(follow(g, 600, top, [2, 3])).toBe(top);
    const far = follow(g, 600, top, [20]);
    const { low, high } = stretch(g, 600, far);
    expect(low).toBeLessThan(20);
    expect(high).toBeGreaterThan(21);
    expect(follow(g, 600, 0, [60])).toBe(0);
  });
  test('moves notes apart and keeps them inside', () => {
    expect(spread([100, 101, 300], 30, 0, 400)).toEqual([100, 130, 300]);
    expect(spread([390, 395], 30, 0, 400)).toEqual([370, 400]);
  });
  test('are kept off what already lies there, above it as far as there is room', () => {
    const area = { least: 0, most: 400 };
    expect(beside([120, 150, 180], 30, area, { from: 100, to: 200 })).toEqual([82, 218, 248]);
    expect(beside([20, 30, 40], 30, area, { from: 40, to: 200 })).toEqual([20, 218, 248]);
    expect(beside([300, 310], 30, area, { from: 100, to: 390 })).toEqual([52, 82]);
    expect(beside([100, 101], 30, area, null)).toEqual([100, 130]);
  });
});

describe('what is printed', () => {
  test('is read from the scenery: signs of hazards, the tracker, Events on a line, the price of an Eddy Out', () => {
    expect([cd.clears, cd.eventsOnLine, cd.eddyCost]).toEqual([{ rapids: '4', waterfall: '1–2' }, 2, 1]);
    expect(cd.tracker.map(({ speed, maneuver }) => [speed, maneuver])).toEqual([[1, 3], [2, 3], [3, 2], [4, 2], [5, 1]]);
    expect(cd.cards.map(({ id }) => id).slice(0, 3)).toEqual(['advance_river', 'paddle', 'power_paddle']);
    expect(readRiver({ eddy_out: [{ id: 'line-discard', with: { cards: 1 } }], eddy_out_cards: 3 }).eddyCost).toBe(3);
  });
  test('has other signs where other speeds clear a hazard', () => {
    const field = (speed: number, ...clears: string[]) => ({ speed, maneuver: 1, clears });
    const signs = (...tracker: JsonObject[]) => readRiver({ tracker }).clears;
    expect(signs(field(3), field(4, 'rapids'), field(5, 'rapids'))).toEqual({ rapids: '4+', waterfall: '–' });
    expect(signs(field(1), field(2, 'waterfall'), field(3, 'waterfall'), field(4, 'rapids'))).toEqual({ rapids: '4', waterfall: '2–3' });
  });
  test('says in which order kayaks move, by who is active', () => {
    const view = readView(look('play').view);
    expect(moveOrder(cd, { ...view, active: 2 })).toEqual([2, 3, 0, 1]);
    expect(moveOrder(readRiver({ orders: [[0, 1], [0, 1]] }), { ...view, active: 1 })).toEqual([0, 1]);
  });
  test('says which choice moves every kayak', () => {
    expect(look('play').legal.filter((choice) => movesAll(cd, choice)).map((choice) => choice.action['card'])).toEqual(['advance_river']);
    // Neither the name nor the lines of a card say it, but the rules.
    const own = readRiver({ cards: [{ id: 'paddle', lines: [{ id: 'line-advance-river' }] }], moving_all: ['power_paddle'] });
    expect(look('play').legal.filter((choice) => movesAll(own, choice)).map((choice) => choice.action['card'])).toEqual(['power_paddle']);
  });
});

describe('what is seen of events', () => {
  const played = fixture.steps.map((step, i) => ({ i, step, seen: shots(step.before, step) }));
  test.each(played)('step $i ends as the server says', ({ step, seen }) => {
    expect(seen.after).toEqual(step.after);
  });
  test('a kayak that moves is where the event says, and one that meets something is there', () => {
    let moved = 0;
    for (const { step, seen } of played) {
      step.events.forEach(({ event }, i) => {
        const kayak = readView(seen.events[i]!).kayaks[Number(event['seat'])];
        if (event.type === 'moved') {
          expect(spaceName(kayak!.at!)).toBe(event['to']);
          moved += 1;
        }
        if (['hazard', 'hit_bank', 'hit_rock'].includes(event.type)) expect(spaceName(kayak!.at!)).toBe(event['at']);
        if (event.type === 'speed_changed') expect(kayak!.speed).toBe(event['to']);
        if (event.type === 'token_placed') expect(readView(seen.events[i]!).tokens.get(String(event['at']))).toBe(event['kind']);
      });
    }
    expect(moved).toBeGreaterThan(40);
  });
  test('the phases of a turn go by what is shown', () => {
    const phases = new Map<string, Set<string>>();
    for (const { step, seen } of played) {
      step.events.forEach((told, i) => {
        const at = { ...still(seen.events[i]!, fixture.scenery[step.river]!, {}, NAMES), playing: told };
        const now = picture.head(at).phases.find((phase) => phase.state === 'now')?.key ?? '';
        phases.set(told.event.type, (phases.get(told.event.type) ?? new Set()).add(now));
      });
    }
    const seen = (type: string) => [...(phases.get(type) ?? [])];
    expect(['kayak_placed', 'turn_started', 'card_played', 'moved', 'event_revealed', 'game_over'].map(seen)).toEqual([['start'], ['play'], ['play'], ['resolve'], ['resolve'], ['']]);
    expect(seen('card_drawn')).toContain('draw');
  });
  test('whose turn it is is not said before the start', () => {
    const start = played.find(({ step }) => step.events.some(({ event }) => event.type === 'kayak_placed'))!;
    const chips = start.step.events.map((told, i) => picture.standing({ ...still(start.seen.events[i]!, {}, {}, NAMES), playing: told }).flatMap((it) => it.chips).length);
    expect(start.step.events.map(({ event }, i) => [event.type, chips[i]])).toEqual([['kayak_placed', 0], ['turn_started', 1]]);
  });
  test('every event of a race is shown for a while or told in the log alone', () => {
    const still = new Set(fixture.steps.flatMap((step) => step.events).filter(({ event }) => picture.beat(event) === 0).map(({ event }) => event.type));
    expect([...still]).toEqual(['effect_skipped']);
  });
});

describe('ways', () => {
  test('of an Advance River are drawn for every kayak', () => {
    const at = look('play');
    const found = tracks({ ...at, focus: at.legal[0]! });
    expect(found.map((track) => track.trip.seat).sort()).toEqual([0, 1, 2, 3]);
    const own = found.find((track) => track.own)!;
    expect([own.mood, spaceName(own.trip.to!), own.trip.cardsLost]).toEqual(['now', 'c16', 1]);
  });
  test('of a card that does not move the kayak are those of the next Advance River', () => {
    const at = look('play');
    expect(tracks({ ...at, focus: at.legal[1]! }).map((track) => track.mood)).toEqual(['next']);
  });
  test('of both answers are drawn in a response window', () => {
    expect(reach(look('respond')).map(spaceName)).toEqual(['b20', 'c20', 'd20', 'e20']);
    expect(reach(look('maneuver'))).toEqual([]);
    const own = tracks(look('respond')).filter((track) => track.own);
    expect(own.map((track) => [track.mood, spaceName(track.trip.to!)])).toEqual([['pass', 'b22'], ['eddy', 'b21']]);
  });
  test('stop on the near side of a Rock', () => {
    const trip = { seat: 0, from: { column: 3, row: 1 }, path: [{ column: 3, row: 2 }], to: { column: 3, row: 2 }, speed: 1, hazards: [], cardsLost: 0, bank: null, rock: { column: 3, row: 3 }, chooses: true, lines: [], finishes: false };
    const stop = stopOf(trip, cd)!;
    expect(stop.column).toBe(3);
    expect(stop.row).toBeGreaterThan(2);
    expect(stop.row).toBeLessThan(3);
  });
});

describe('spaces to choose', () => {
  const names = (decision: string) => {
    const at = look(decision);
    return targets(at, readView(at.view)).map((target) => spaceName(target.at));
  };
  test('of a maneuver are one a choice, in the row of the kayak', () => {
    expect(names('maneuver')).toEqual(['e5', 'd5', 'c5', 'f5']);
  });
  test('of a maneuver have a button each, and what ends it where there is none', () => {
    const at = look('maneuver');
    const steps = stepsOf(at, readView(at.view));
    expect(steps.map(({ label, note, found }) => [label, note, found !== null])).toEqual([
      ['← 2', 'c5', true], ['← 1', 'd5', true], ['Stay', 'e5', true], ['1 →', 'f5', true], ['2 →', 'bank', false],
    ]);
  });
  test('of a Rock lie beside it', () => {
    expect(names('rock_side')).toEqual(['c18', 'e18']);
  });
  test('of start and place are the ones that were sent', () => {
    for (const decision of ['start', 'place']) expect(names(decision)).toEqual(fixture.moments[decision]!.legal.map((it) => it.action['at']));
  });
  test('have neighbours in four directions', () => {
    const at = look('maneuver');
    const all = targets(at, readView(at.view));
    expect(spaceName(neighbour(all, { column: 4, row: 5 }, 'left')!.at)).toBe('c5');
    expect(neighbour(all, { column: 4, row: 5 }, 'up')).toBeNull();
  });
});

describe('keys', () => {
  const key = (decision: string, name: string, more: Partial<Looking> = {}) => press(look(decision, more), name)?.choice.action ?? null;
  test.each([
    ['start', 'arrowright'], ['play', '1'], ['respond', 'p'], ['respond', 'e'], ['maneuver', 'arrowleft'], ['maneuver', '0'],
    ['discard', '1'], ['rock_side', 'arrowleft'], ['choose', 'arrowright'], ['place', 'arrowup'], ['recall', '2'],
  ])('%s: %s finds a legal choice', (decision, name) => {
    expect(fixture.moments[decision]!.legal.map((it) => it.action)).toContainEqual(key(decision, name));
  });
  test('answers in a window are played at once, Eddy Out before a card on the second press', () => {
    expect(press(look('respond'), 'p')!.play).toBe(true);
    const eddy = press(look('play'), 'e')!;
    expect(eddy.play).toBe(false);
    expect(press(look('play', { picked: eddy.choice }), 'e')!.play).toBe(true);
  });
  test('arrows go step by step from staying', () => {
    expect(key('maneuver', 'arrowright')).toMatchObject({ dir: 'right', spaces: 1 });
    const one = press(look('maneuver'), 'arrowleft')!.choice;
    expect(key('maneuver', 'arrowleft', { picked: one })).toMatchObject({ dir: 'left', spaces: 2 });
  });
  test('sides of a Rock are where the arrows point', () => {
    expect([key('rock_side', 'arrowleft'), key('rock_side', 'arrowright')]).toMatchObject([{ side: 'left' }, { side: 'right' }]);
  });
  test('that mean nothing find nothing', () => {
    expect([key('respond', '1'), key('play', 'p'), key('place', '1'), key('discard', '9')]).toEqual([null, null, null, null]);
  });
});

describe('the order', () => {
  const view = { active: 1, seats: ['b4', 'c9', 'd5'].map((at) => ({ at, speed: 2, hand: { count: 3 }, eddied: 0 })) };
  test('is the one that the rules say, whoever is farther down the river', () => {
    const order = (...places: number[]) => picture.standing({ ...still(view, {}, {}, NAMES.slice(0, 3)), standing: { round: 2, places } }).map(({ seat }) => seat);
    expect([order(3, 1, 2), order(1, 3, 2)]).toEqual([[1, 2, 0], [0, 2, 1]]);
  });
});

describe('the card of a great moment', () => {
  const sight = { top: 0, bottom: 456, high: 116, unit: 1, right: false, kayak: 340 };
  const hides = (y: number, ys: number[]) => ys.filter((it) => it > y - 26 && it < y + sight.high + 26);
  test('stands beside the kayak where the bank has room', () => {
    expect(topOf({ ...sight, over: false, ys: [340, 390] })).toBe(300);
  });
  test('stands above or below kayak and way where the bank has none, also at the start', () => {
    for (const ys of [[340, 390], [390, 340, 290], [120, 170], [220, 170]]) expect(hides(topOf({ ...sight, over: true, kayak: ys[0]!, ys }), ys)).toEqual([]);
  });
  test('moves as far as it must to leave other kayaks in sight, and stays where nothing is better', () => {
    expect(clearest(300, sight, [])).toBe(300);
    expect(hides(clearest(300, sight, [350]), [350])).toEqual([]);
    expect(clearest(300, sight, [350])).toBe(204);
    const everywhere = Array.from({ length: 20 }, (_, i) => i * 25);
    expect(hides(clearest(200, sight, everywhere), everywhere).length).toBeLessThanOrEqual(hides(200, everywhere).length);
  });
  test('stays in sight, and at the right below the piles', () => {
    for (const over of [true, false]) expect(topOf({ ...sight, over, right: true, kayak: 20, ys: [20, 60] })).toBeGreaterThanOrEqual(140);
    for (const over of [true, false]) expect(topOf({ ...sight, over, kayak: 500, ys: [500, 80] })).toBeLessThanOrEqual(456 - 116);
  });
});

describe('great moments', () => {
  const tell = (type: string, more: JsonObject, rule = 'WW-040'): Told => ({ event: { type, seat: 1, ...more }, rule, say: { id: `event-${type.replace('_', '-')}` } });
  const eddy = [
    tell('card_played', { seat: 0, card: 'advance_river' }, 'WW-011'), tell('eddied_out', {}), tell('speed_changed', { from: 4, to: 3, why: 'effect' }),
    tell('moved', { from: 'c15', to: 'b15', how: 'maneuver' }, 'WW-030'), tell('card_discarded', { card: 'paddle', why: 'eddy_out' }),
  ];
  const hit = [
    tell('moved', { from: 'b3', to: 'b4', how: 'downriver' }, 'WW-021'), tell('moved', { from: 'b4', to: 'c5', how: 'downriver' }, 'WW-021'), tell('hit_rock', { rock: 'c6', at: 'c5' }, 'WW-054'),
    tell('speed_changed', { from: 3, to: 2, why: 'rock' }, 'WW-054'), tell('moved', { from: 'c5', to: 'c4', how: 'fall_back' }, 'WW-035'),
  ];
  const seen = (list: readonly Told[], n: number): Looking => ({ ...look('play'), decision: null, playing: list[n - 1]!, past: list.slice(0, n) });
  const shown = (list: readonly Told[], n: number) => momentOf(seen(list, n), ({ say }) => say.id);

  test('are an Eddy Out with what it costs, growing until its card is paid', () => {
    expect(shown(eddy, 1)).toBe(null);
    expect(shown(eddy, 2)).toMatchObject({ kind: 'eddy', seat: 1, title: 'Eddy Out', amount: '', lines: [] });
    expect(shown(eddy, 5)).toMatchObject({ amount: 'speed 4 → 3', lines: ['to b15', '−1 card'] });
    expect(steps(seen(eddy, 5))?.map(({ title, figure }) => [title, figure])).toEqual([['Eddy Out', ''], ['Speed', '4 → 3'], ['Maneuver', 'b15'], ['Paddle', '−1']]);
  });

  test('and a Rock with the speed that it costs; the way is drawn space by space, and the way back too', () => {
    expect(shown(hit, 4)).toMatchObject({ kind: 'hit', title: 'Rock', amount: 'speed 3 → 2', lines: [hit[2]?.say.id], rules: ['WW-054'] });
    expect(shown(hit, 5)).toBe(null);
    expect(passageOf(seen(hit, 2))).toEqual({ seat: 1, spaces: [{ column: 2, row: 3 }, { column: 2, row: 4 }, { column: 3, row: 5 }], back: false });
    expect(passageOf(seen(hit, 5))?.back).toBe(true);
    // Two spaces with the river are one step.
    expect(steps(seen(hit, 5))?.map(({ title, figure }) => [title, figure])).toEqual([['River', '+2'], ['Rock', 'c6'], ['Speed', '3 → 2'], ['Back', '−1']]);
    expect([...eddy, ...hit].map(({ event }) => moment(event)).filter((kind) => kind !== null)).toEqual(['eddy', 'hit']);
  });
});
