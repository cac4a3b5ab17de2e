// Where the road lies, and what of it is on the screen.

import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../lib/messages';
import raceJson from './fixtures/race.json';
import sceneriesJson from './fixtures/sceneries.json';
import { gaps, groundOf, themeOf } from './ground';
import { lying, onScreen, quietPlace, standing } from './layout';
import { clampFirst, follow, loops, roadCells, way } from './road';
import { isRoad, readCourse, readPosition, spot } from './state';

const sceneries = sceneriesJson as unknown as Record<string, JsonObject>;
const [city, tenk, island] = [readCourse(sceneries['city'] ?? {}), readCourse(sceneries['tenk'] ?? {}), readCourse(sceneries['island'] ?? {})];
const SEATS = 6;

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

  it('draws whoever is over the line or not yet on the block on the road, each on a space of its own', () => {
    const [runner] = readPosition(raceJson.end as unknown as JsonObject).runners;
    if (runner === undefined) throw new Error('nobody runs');
    for (const course of [city, tenk, island]) {
      const cells = roadCells(course);
      for (const start of [1, null]) {
        const spaces = Array.from({ length: SEATS }, (_, seat) => spot(course, { ...runner, seat, lane: null, start, place: null }));
        expect(spaces.filter((it) => !cells.has(`${it.row},${it.lane - 1}`))).toEqual([]);
        expect(new Set(spaces.map((it) => `${it.row},${it.lane}`)).size).toBe(SEATS);
      }
    }
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
    const theme = (id: string) => themeOf({ id, name: null });
    expect([theme('river_bridge').left, theme('lake_park').middle, theme('old_town').left]).toEqual(['water', 'lake', 'city']);
    expect(themeOf({ id: null, name: 'My Bridge' })).toEqual(themeOf({ id: 'meadow', name: null }));
    const looks = groundOf(city, { size: 72, upright: false }).map((it) => it.look);
    expect(looks).toEqual(expect.arrayContaining(['house', 'tree', 'lake-4', 'water-1', 'crowd-1']));
  });
});

describe('the screen', () => {
  it.each([[1080, 640], [736, 480], [1080, 420]])('shows a dozen rows and all lanes at %i by %i', (width, height) => {
    const layout = lying(width, height, city.lanes);
    expect(layout.shown).toBeGreaterThanOrEqual(12);
    expect(onScreen(layout, 0, { row: 0, lane: 6 }).y + layout.frame.size / 2).toBeLessThanOrEqual(height);
  });

  it('runs upward on a phone', () => {
    const layout = standing(390, 480, city.lanes);
    expect(onScreen(layout, 10, { row: 12, lane: 1 }).y).toBeLessThan(onScreen(layout, 10, { row: 11, lane: 1 }).y);
    expect(onScreen(layout, 10, { row: 10, lane: 6 }).x + layout.frame.size / 2).toBeLessThanOrEqual(layout.strip.x);
  });

  it('puts a chip where it hides nothing', () => {
    const busy = [{ x: 100, y: 100 }, { x: 150, y: 100 }];
    const place = quietPlace({ x: 0, y: 0, width: 800, height: 400 }, { width: 200, height: 80 }, busy, { x: 100, y: 100 }, 20);
    for (const p of busy) expect(p.x > place.x && p.x < place.x + 200 && p.y > place.y && p.y < place.y + 80).toBe(false);
  });
});
