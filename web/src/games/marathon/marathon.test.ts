// Positions and events in fixtures/ come from real races of a running server.

import { describe, expect, it } from 'vitest';
import type { Choice, GameEvent, JsonObject } from '../../lib/messages';
import type { Looking } from '../picture';
import { unseen } from './deck';
import decisionsJson from './fixtures/decisions.json';
import raceJson from './fixtures/race.json';
import sceneriesJson from './fixtures/sceneries.json';
import { beat, fold } from './fold';
import { gaps, groundOf, themeOf } from './ground';
import { lying, onScreen, quietPlace, standing } from './layout';
import { ahead, marksOf, pillsOf, rowsInPlay } from './marks';
import { clampFirst, follow, loops, roadCells, way } from './road';
import { say, sayChoice } from './say';
import { blockSpace, byDistance, isRoad, readCourse, readForecast, readPosition, spot } from './state';
import { button, outlook, prompt } from './tell';
import { mixed, sectors, stopAt } from './wheel';

const decisions = decisionsJson as unknown as Record<string, { race: string; view: JsonObject; legal: Choice[] }>;
const sceneries = sceneriesJson as unknown as Record<string, JsonObject>;
const race = raceJson as unknown as { events: GameEvent[]; view: JsonObject }[];
const city = readCourse(sceneries['c1'] ?? {});
const tenk = readCourse(sceneries['t1'] ?? {});
const island = readCourse(sceneries['i1'] ?? {});
const NAMES = ['Ann', 'Bob', 'Cy', 'Di', 'Eve', 'Flo'];

function looking(name: string): Looking {
  const it = decisions[name];
  if (it === undefined) throw new Error(`no fixture ${name}`);
  const pending = readPosition(it.view).pending;
  return {
    view: it.view, text: '', scenery: sceneries[it.race] ?? {}, options: {}, seat: 0, names: NAMES, deciding: [0],
    decision: pending?.decision ?? null, legal: it.legal, focus: null, picked: null, draft: [], playing: null, beat: 0, past: [],
    places: null, small: false, still: true,
  };
}
const marks = (at: Looking) => marksOf(at, readCourse(at.scenery), readPosition(at.view), null);

describe('the road', () => {
  it('has one outline, and one more for every island between its lanes', () => {
    expect(loops(roadCells(city))).toHaveLength(2);
    expect(loops(roadCells(tenk))).toHaveLength(2);
    const middle = gaps(island, 1, island.last).filter((it) => it.where === 'middle');
    expect(middle.length).toBeGreaterThan(2);
  });

  it('draws no runner off the road', () => {
    const taken = [{ row: 30, lane: 1 }];
    const path = way(city, { row: 26, lane: 3 }, { row: 32, lane: 2 }, taken);
    expect(path).toHaveLength(7);
    path.forEach((space, i) => {
      expect(isRoad(city, space.row, space.lane)).toBe(true);
      const next = path[i + 1];
      if (next !== undefined) expect([next.row - space.row, Math.abs(next.lane - space.lane) <= 1]).toEqual([1, true]);
    });
    expect(path).not.toContainEqual(taken[0]);
  });

  it('keeps the view where it is as long as it shows what matters', () => {
    expect(follow(24, 14, 25, 32, 78)).toBe(24);
    expect(follow(24, 14, 36, 42, 78)).toBe(34);
    // A phone in a lesson shows eight rows: the runner and the row to run to, or that row alone.
    expect(follow(0, 8, 20, 29, 78, 27)).toBe(20);
    expect(follow(0, 8, 20, 31, 78, 29)).toBe(22);
    expect(clampFirst(200, 14, 78)).toBe(68);
    expect(clampFirst(-9, 14, 78)).toBe(-2);
  });

  it('puts water under bridges and a lake into the park', () => {
    expect(themeOf('River Bridge').left).toBe('water');
    expect(themeOf('Lake Park').middle).toBe('lake');
    expect(themeOf('Old Town').left).toBe('city');
    const looks = groundOf(city, { size: 72, upright: false }).map((it) => it.look);
    expect(looks).toEqual(expect.arrayContaining(['house', 'tree', 'lake-4', 'water-1', 'crowd-1']));
  });
});

describe('the wheel', () => {
  it('has every sector once and stops with the value at the top', () => {
    expect([...mixed(city.spinner)].sort((a, b) => a - b)).toEqual([...city.spinner].sort((a, b) => a - b));
    for (const value of city.spinner) {
      const angle = sectors(city.spinner, 1).find((it) => it.value === value)?.angle ?? 1;
      expect((stopAt(city.spinner, value, 3) + angle) % 360).toBeCloseTo(0);
    }
  });

  it('mixes good and bad', () => {
    const round = mixed([-4, -3, -2, 1, 2, 3, 4, 5]);
    round.forEach((value, i) => expect(value < 0 && (round[(i + 1) % 8] ?? 0) < 0).toBe(false));
  });

  it('names the rows that a kick would reach, and the line once', () => {
    expect(pillsOf(city, 32).map((it) => it.row)).toEqual([28, 29, 30, 33, 34, 35, 36, 37]);
    const late = pillsOf(city, 76);
    expect(late.filter((it) => it.row === 79)).toHaveLength(1);
    expect(late.find((it) => it.row === 79)?.values).toEqual([3, 4, 5]);
  });
});

describe('decisions', () => {
  it.each(['run', 'run_kick', 'run_back', 'catch_up', 'place'])('%s: every legal action is a ring and nothing else is', (name) => {
    const at = looking(name);
    const { rings } = marks(at);
    expect(rings.map((it) => it.choice)).toEqual(at.legal);
    for (const ring of rings) {
      const forecast = readForecast(ring.choice.forecast ?? null);
      if (forecast.kind === 'end') expect(ring.space).toEqual({ row: forecast.space.row, lane: forecast.space.lane });
    }
  });

  it('marks backward runs in the tone of a loss', () => {
    expect(marks(looking('run_back')).rings.every((it) => it.tone === 'warn')).toBe(true);
    expect(marks(looking('run')).rings.every((it) => it.tone === 'go')).toBe(true);
  });

  it('shows the eight results of a KICK SPOT under the pointer', () => {
    const at = looking('run_kick');
    const kick = at.legal.find((it) => JSON.stringify(it.forecast).includes('kick')) ?? null;
    const shown = marks({ ...at, focus: kick });
    expect(shown.pills.flatMap((it) => it.values)).toHaveLength(8);
    expect(shown.ghost).not.toBeNull();
    expect(shown.path.length).toBeGreaterThan(1);
  });

  it('shows a die face for every row that a roll could reach', () => {
    const shown = marks(looking('roll'));
    expect(shown.bands.flatMap((it) => it.faces).sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(shown.rings).toEqual([]);
  });

  it('rings where boosts lead, each space once, and says who is in the way', () => {
    const at = looking('boost_blocked');
    const { rings, tags } = marks(at);
    const keys = rings.map((it) => `${it.space.row},${it.space.lane}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(tags.length).toBeGreaterThan(0);
    const said = at.legal.map((it) => outlook(at, it)?.detail ?? '');
    expect(said.some((it) => NAMES.some((name) => it.includes(name)))).toBe(true);
  });

  it('ties a CATCH UP to the runner who is followed', () => {
    const at = looking('catch_up');
    const position = readPosition(at.view);
    for (const ring of marks(at).rings) expect(ahead(ring.space, position, city).length).toBeGreaterThan(0);
  });

  it.each(Object.keys(decisions))('%s: prompt and buttons have words of their own', (name) => {
    const at = looking(name);
    expect(prompt(at).title).not.toBe('');
    const buttons = at.legal.map((it) => button(at, it));
    expect(buttons.every((it) => it !== '' && !it.includes('{'))).toBe(true);
    // Two boosts may end alike where the road is blocked.
    if (name !== 'boost_blocked') expect(new Set(buttons).size).toBe(buttons.length);
    for (const choice of at.legal) expect(sayChoice(choice) ?? button(at, choice)).not.toBe('');
  });

  it('spells the damage out before RUNNER’S HIGH is used', () => {
    const at = looking('high');
    const said = at.legal.map((it) => outlook(at, it)?.to ?? '');
    expect(said).toHaveLength(2);
    expect(said.every((it) => /row|stamina|turn|roll/.test(it))).toBe(true);
  });

  it('keeps what can be reached in view', () => {
    const at = looking('boost');
    const rows = rowsInPlay(at, city, readPosition(at.view));
    expect(rows).not.toBeNull();
    for (const ring of marks(at).rings) expect(ring.space.row <= (rows?.high ?? 0) && ring.space.row >= (rows?.low ?? 99)).toBe(true);
  });
});

describe('events', () => {
  it('lead from view to view', () => {
    for (let i = 1; i < race.length; i += 1) {
      const step = race[i];
      const before = race[i - 1];
      if (step === undefined || before === undefined) continue;
      const seen = readPosition(step.events.reduce(fold, before.view));
      const told = readPosition(step.view);
      const placed = step.events.some((it) => it.type === 'placed');
      expect(seen.runners.map((it) => [it.stamina, it.injuries, it.high, it.skip, it.mod])).toEqual(told.runners.map((it) => [it.stamina, it.injuries, it.high, it.skip, it.mod]));
      if (!placed) expect(seen.runners.map((it) => spot(tenk, it))).toEqual(told.runners.map((it) => spot(tenk, it)));
      expect([seen.deck.count, seen.discard]).toEqual([told.deck.count, told.discard]);
    }
  });

  it('are all told, in whole words, and last a while', () => {
    for (const event of race.flatMap((it) => it.events)) {
      const words = say({ event, rule: '', say: { id: 'event' } }, NAMES);
      expect(words).not.toBeNull();
      expect(words).not.toMatch(/[{}]/);
      expect(beat(event)).toBeGreaterThanOrEqual(0);
    }
  });
});

describe('what can be counted', () => {
  it('the unseen cards are as many as the deck has', () => {
    for (const { view } of race) {
      const position = readPosition(view);
      expect(unseen(tenk, position)?.total).toBe(position.deck.count);
    }
  });

  it('counts that are not sent or do not add up are not guessed', () => {
    const position = readPosition(race[0]?.view ?? {});
    const withCount = (count: number | null) => ({ ...tenk, cards: new Map([...tenk.cards].map(([id, card]) => [id, { ...card, count }])) });
    expect(unseen(withCount(null), position)).toBeNull();
    expect(unseen(withCount(3), position)).toBeNull();
  });

  it('the standing goes by rows', () => {
    const rows = byDistance(readPosition(race.at(-1)?.view ?? {}).runners).map((it) => it.row);
    expect(rows).toEqual([...rows].sort((a, b) => b - a));
  });

  it('the block stands where the scenery says', () => {
    expect(blockSpace(city, 6)).toEqual({ row: 2, lane: 6 });
    expect(blockSpace({ ...city, block: [] }, 6)).toEqual({ row: 0, lane: 6 });
  });
});

describe('the screen', () => {
  it.each([[1080, 640], [736, 480], [1080, 420]])('shows a dozen rows and all lanes at %i by %i', (width, height) => {
    const layout = lying(width, height);
    expect(layout.shown).toBeGreaterThanOrEqual(12);
    expect(onScreen(layout, 0, { row: 0, lane: 6 }).y + layout.frame.size / 2).toBeLessThanOrEqual(height);
  });

  it('runs upward on a phone', () => {
    const layout = standing(390, 480);
    expect(onScreen(layout, 10, { row: 12, lane: 1 }).y).toBeLessThan(onScreen(layout, 10, { row: 11, lane: 1 }).y);
    expect(onScreen(layout, 10, { row: 10, lane: 6 }).x + layout.frame.size / 2).toBeLessThanOrEqual(layout.strip.x);
  });

  it('puts a chip where it hides nothing', () => {
    const busy = [{ x: 100, y: 100 }, { x: 150, y: 100 }];
    const place = quietPlace({ x: 0, y: 0, width: 800, height: 400 }, { width: 200, height: 80 }, busy, { x: 100, y: 100 }, 20);
    for (const p of busy) expect(p.x > place.x && p.x < place.x + 200 && p.y > place.y && p.y < place.y + 80).toBe(false);
  });
});
