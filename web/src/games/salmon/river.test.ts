import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../lib/messages';
import { isInView, lookAt, scaleFor } from './camera';
import { sheetsOf, touch } from './grove';
import { drawLandscape, outlines } from './landscape';
import { neighbour, readRiver, spot, toGo } from './river';

const { scenery } = JSON.parse(readFileSync(new URL('./fixtures/situations.json', import.meta.url), 'utf8')) as { scenery: JsonObject };
const river = readRiver(scenery);

describe('the river', () => {
  test('lies as the boards are joined', () => {
    expect(river.length).toBe(50);
    expect(river.boards.map((board) => board.id)).toEqual(['S2', '3H', '5H', '6H', 'F2']);
    const start = river.byName.get('S2:4,1');
    expect(start === undefined ? '' : neighbour(river, start, 'n')?.ground).toBe('rock');
    expect(toGo(river, 'S2:4,1')).toBe(49);
    expect(river.hexes.filter((hex) => hex.joint)).toHaveLength(12);
  });
  test('ends in the spawning ground', () => {
    expect(toGo(river, 'F2:4,7')).toBe(0);
    // Neither ground nor height say how far it is, but the rules.
    const hexes = [{ at: 'F2:4,7', height: 3, ground: 'P', to_go: 7 }];
    expect(toGo(readRiver({ length: 50, grounds: [{ sign: 'P', id: 'pool' }], boards: [{ id: 'F2', hexes }] }), 'F2:4,7')).toBe(7);
  });
  test('has closed outlines around all water, and the same landscape for everybody', () => {
    const lines = outlines(river);
    expect(lines.every((line) => line.length >= 6)).toBe(true);
    expect(drawLandscape(readRiver(scenery))).toEqual(drawLandscape(river));
  });
  test('draws one mark for every arrow and symbol, and no tree on a hex', () => {
    const scene = drawLandscape(river);
    const drawn = scene.arrows.reduce((sum, group) => sum + (group.plain + group.numbered).split('M').length - 1, 0);
    expect(drawn).toBe(river.hexes.reduce((sum, hex) => sum + hex.arrows.length, 0));
    expect(scene.symbols).toHaveLength(river.hexes.filter((hex) => hex.symbol !== null).length);
    const places = river.hexes.map((hex) => spot(river, hex.at)).filter((at) => at !== null);
    expect(scene.trees.some((tree) => places.some((at) => Math.hypot(at.x - tree.x, at.y - tree.y + tree.height * 0.3) < 39))).toBe(false);
  });
  test('draws every tree once, and a nearer one over what it touches', () => {
    const trees = drawLandscape(river).trees.slice(0, 300);
    const sheets = sheetsOf(trees);
    const order = new Map(sheets.flatMap((sheet, i) => sheet.map((tree) => [tree, i] as const)));
    expect(order.size).toBe(trees.length);
    const pairs = trees.flatMap((far, i) => trees.slice(i + 1).filter((near) => touch(far, near)).map((near) => [far, near] as const));
    expect(pairs.length).toBeGreaterThan(0);
    expect(pairs.filter(([far, near]) => (order.get(far) ?? 0) >= (order.get(near) ?? 0))).toEqual([]);
    expect(sheets.length).toBeLessThan(trees.length / 4);
  });
  test('survives a scenery that says nothing', () => {
    expect(readRiver({}).hexes).toEqual([]);
    expect(drawLandscape(readRiver({})).falls).toEqual([]);
  });
});

describe('the camera', () => {
  const box = { width: 1000, height: 640, covered: 172 };
  test('brings any hex into the box', () => {
    const scale = scaleFor(box, false);
    for (const hex of river.hexes) {
      const at = spot(river, hex.at);
      if (at === null) continue;
      const camera = lookAt(river, box, scale, at);
      expect(at.y * scale + camera.y).toBeGreaterThan(0);
      expect(at.y * scale + camera.y).toBeLessThan(box.height);
    }
  });
  test('sees a salmon in the middle, not one at the edge', () => {
    expect(isInView(box, 1, { x: 0, y: 0 }, { x: 600, y: 320 })).toBe(true);
    expect(isInView(box, 1, { x: 0, y: 0 }, { x: 600, y: 30 })).toBe(false);
  });
});
