// The river as a drawing: shore, shallows, ripples, waterfalls, rocks, reeds and spruces. Made once for a river.

import { placed } from '../../lib/path';
import { noise, seeded, type Draw } from './chance';
import type { Tree } from './grove';
import { heightOf, isWet, neighbour, RADIUS, HALF, whereIs, type Compass, type Hex, type Point, type River } from './river';

export interface Fall {
  key: string;
  x: number;
  y: number;
  thick: string;
  thin: string;
  lip: boolean;
}

/** All rocks at once: none touches another. */
export interface Rocks {
  shadow: string;
  outline: string;
  dark: string;
  light: string;
  top: string;
}

/** The arrows of a board's calm water or waterfalls: those that always lead on, and those among which a die decides, with 1 or 2. */
export interface Arrows {
  key: string;
  falls: boolean;
  plain: string;
  numbered: string;
  numbers: readonly { key: string; x: number; y: number; number: number }[];
}

export interface Egg {
  x: number;
  y: number;
  r: number;
  kind: number;
}

export interface BoardName {
  board: number;
  x: number;
  y: number;
  anchor: 'start' | 'end';
}

export interface Landscape {
  left: number;
  width: number;
  height: number;
  /** The smooth outline of all water. */
  shore: string;
  /** The same, wavering, for the soil of the banks. */
  bank: string;
  /** The same, wavering widely, for the lines of height. */
  hills: string;
  land: string;
  grid: string;
  spawning: string;
  joints: string;
  start: Point | null;
  ripples: readonly [string, string];
  falls: readonly Fall[];
  foam: string;
  rocks: Rocks;
  wash: string;
  arrows: readonly Arrows[];
  symbols: readonly { key: string; x: number; y: number; sign: string }[];
  eggs: readonly Egg[];
  reeds: readonly [string, string, string];
  bulrushes: string;
  trees: readonly Tree[];
  names: readonly BoardName[];
}

/** Land on either side of the river. */
const MARGIN = 520;

const f = (value: number) => value.toFixed(1);

export function corners(at: Point, radius: number): Point[] {
  return Array.from({ length: 6 }, (_, i) => ({
    x: at.x + radius * Math.cos((Math.PI / 3) * i),
    y: at.y + radius * Math.sin((Math.PI / 3) * i),
  }));
}

export function closed(points: readonly Point[]): string {
  return `M${points.map((point) => `${f(point.x)},${f(point.y)}`).join('L')}Z`;
}

export function hexPath(at: Point, radius: number): string {
  return closed(corners(at, radius));
}

/** Corners cut twice: an edge without points. */
export function smooth(points: readonly Point[], times: number): Point[] {
  if (times === 0) return [...points];
  const cut = points.flatMap((a, i) => {
    const b = points[(i + 1) % points.length] as Point;
    return [
      { x: a.x * 0.75 + b.x * 0.25, y: a.y * 0.75 + b.y * 0.25 },
      { x: a.x * 0.25 + b.x * 0.75, y: a.y * 0.25 + b.y * 0.75 },
    ];
  });
  return smooth(cut, times - 1);
}

const CORNER: readonly (readonly [number, number])[] = [[2, 0], [1, 1], [-1, 1], [-2, 0], [-1, -1], [1, -1]];
const BESIDE: readonly Compass[] = ['se', 's', 'sw', 'nw', 'n', 'ne'];

/** The edges of the water, put together to closed lines. */
export function outlines(river: River): Point[][] {
  const edges = new Map<string, string[]>();
  const points = new Map<string, Point>();
  for (const hex of river.hexes.filter(isWet)) {
    const middle = whereIs(river, hex);
    const name = (i: number): string => {
      const [x, y] = CORNER[i % 6] as readonly [number, number];
      const key = `${3 * hex.column + x},${-hex.height + y}`;
      points.set(key, { x: middle.x + (x * RADIUS) / 2, y: middle.y + y * HALF });
      return key;
    };
    BESIDE.forEach((way, i) => {
      if (!isWet(neighbour(river, hex, way))) edges.set(name(i), [...(edges.get(name(i)) ?? []), name(i + 1)]);
    });
  }
  const lines: Point[][] = [];
  for (let first = edges.keys().next(); first.done !== true; first = edges.keys().next()) {
    const line: Point[] = [];
    for (let at = first.value; ; ) {
      const onward = edges.get(at);
      const next = onward?.shift();
      if (onward?.length === 0) edges.delete(at);
      const point = points.get(at);
      if (next === undefined || point === undefined) break;
      line.push(point);
      at = next;
    }
    lines.push(line);
  }
  return lines;
}

function waver(lines: readonly Point[][], size: number, far: number, salt: number): string {
  const moved = (point: Point): Point => ({
    x: point.x + far * noise(point.x, point.y, size, salt),
    y: point.y + far * noise(point.x, point.y, size, salt + 7),
  });
  return lines.map((line) => closed(line.map(moved))).join('');
}

function rippled(spots: readonly Point[], draw: Draw): [string, string] {
  const paths: [string, string] = ['', ''];
  for (const { x, y } of spots) {
    for (let i = 0; i < 5; i += 1) {
      const [turn, far, half] = [draw() * 2 * Math.PI, RADIUS * (0.3 + draw() * 0.48), 5 + draw() * 4];
      const wave = `M${f(x + far * Math.cos(turn) - half)},${f(y + far * 0.9 * Math.sin(turn))}q${f(half / 2)},${f(half * 0.55)} ${f(half)},0t${f(half)},0`;
      paths[draw() < 0.4 ? 1 : 0] += wave;
    }
  }
  return paths;
}

function fall(river: River, hex: Hex): Fall {
  const { x, y } = whereIs(river, hex);
  const lines = ['', ''];
  for (let i = 0; i < 11; i += 1) {
    const at = x - RADIUS + (i * RADIUS) / 5 + (((hex.column * 7 + i * 3 + 70) % 5) - 2) * 0.6;
    const long = HALF * (0.5 + 0.9 * (((i * 53 + (hex.column + 9) * 31 + hex.height * 17) % 19) / 19));
    const top = y - HALF + (((i * 29 + hex.height * 13) % 17) / 17) * HALF * 0.7;
    lines[i % 2] += `M${f(at)},${f(top)}v${f(long)}`;
  }
  const above = neighbour(river, hex, 'n');
  return { key: hex.at, x, y, thin: lines[0] ?? '', thick: lines[1] ?? '', lip: above?.ground !== 'waterfall' };
}

function foamUnder(river: River, hex: Hex): string {
  if (neighbour(river, hex, 's')?.ground === 'waterfall') return '';
  const { x, y } = whereIs(river, hex);
  return Array.from({ length: 7 }, (_, i) => {
    const r = 5 + ((i * 3) % 4);
    return `M${f(x - RADIUS * 0.62 + i * RADIUS * 0.207 - r)},${f(y + HALF + 1 - ((i * 3) % 5))}a${r},${r} 0 1 0 ${2 * r},0a${r},${r} 0 1 0 ${-2 * r},0Z`;
  }).join('');
}

/** The same outline elsewhere. */
const shifted = (points: readonly Point[], x: number, y: number) => closed(points.map((point) => ({ x: point.x + x, y: point.y + y })));

function rocksOf(river: River, hexes: readonly Hex[]): Rocks {
  const all = { shadow: '', outline: '', dark: '', light: '', top: '' };
  for (const hex of hexes) {
    const [draw, { x, y }] = [seeded(hex.at), whereIs(river, hex)];
    const size = RADIUS * 0.6;
    const rim = Array.from({ length: 9 }, (_, i) => {
      const [turn, far] = [(i / 9) * 2 * Math.PI + (draw() - 0.5) * 0.32, size * (0.86 + draw() * 0.22)];
      return { x: far * Math.cos(turn), y: far * 0.92 * Math.sin(turn) };
    });
    const top = rim.map((point) => ({ x: point.x * 0.52 - size * 0.12, y: point.y * 0.52 - size * 0.14 }));
    rim.forEach((point, i) => {
      const next = (i + 1) % rim.length;
      const facet = [point, rim[next] as Point, top[next] as Point, top[i] as Point];
      const side = facet.reduce((sum, it) => sum + it.x + it.y * 1.2, 0) / 4 / size;
      if (side > 0.45) all.dark += shifted(facet, x, y + 1);
      else if (side < -0.5) all.light += shifted(facet, x, y + 1);
    });
    all.shadow += shifted(rim, x + 1.5, y + 4.5);
    all.outline += shifted(rim, x, y + 1);
    all.top += shifted(top, x, y + 1);
  }
  return all;
}

const TURN: Record<Compass, number> = { n: 0, ne: 60, se: 120, s: 180, sw: 240, nw: 300 };
const ARROW = 'M0,-7L7.5,4.5L0,1.6L-7.5,4.5Z';
const DROP = 'M0,-11L6.4,-3.6A7.4,7.4 0 1 1 -6.4,-3.6Z';

function arrowsOf(river: River, board: number, falls: boolean): Arrows {
  const [plain, numbered]: [string[], string[]] = [[], []];
  const numbers = river.hexes.filter((hex) => hex.board === board && isWet(hex) && (hex.ground === 'waterfall') === falls).flatMap((hex) =>
    hex.arrows.flatMap((way, i) => {
      const [middle, turn] = [whereIs(river, hex), (TURN[way] * Math.PI) / 180];
      const at = { x: middle.x + RADIUS * 0.655 * Math.sin(turn), y: middle.y - RADIUS * 0.655 * Math.cos(turn), turn: TURN[way] };
      const decided = hex.arrows.length > 1;
      (decided ? numbered : plain).push(placed(decided ? DROP : ARROW, at));
      return decided ? [{ key: `${hex.at}${way}`, x: at.x, y: at.y, number: i + 1 }] : [];
    }),
  );
  return { key: `${board}${falls ? ' falls' : ''}`, falls, plain: plain.join(''), numbered: numbered.join(''), numbers };
}

function eggsIn(river: River, hex: Hex): Egg[] {
  const [draw, { x, y }] = [seeded(hex.at), whereIs(river, hex)];
  return Array.from({ length: 13 }, () => {
    const [turn, far] = [draw() * 2 * Math.PI, RADIUS * 0.7 * Math.sqrt(draw())];
    return { x: x + far * Math.cos(turn), y: y + far * 0.9 * Math.sin(turn), r: 2.4 + draw() * 1.6, kind: Math.floor(draw() * 3) };
  });
}

function clear(spots: readonly Point[], x: number, y: number, far: number): boolean {
  return spots.every((spot) => (spot.x - x) ** 2 + (spot.y - y) ** 2 > far * far);
}

function reedsAlong(lines: readonly Point[][], water: readonly Point[], draw: Draw): { reeds: [string, string, string]; bulrushes: string } {
  const edge = lines.flat();
  const reeds: [string, string, string] = ['', '', ''];
  let bulrushes = '';
  for (let i = 0; i < edge.length / 3; i += 1) {
    const root = edge[Math.floor(draw() * edge.length)] as Point;
    const [x, y] = [root.x + (draw() - 0.5) * 32, root.y + (draw() - 0.5) * 28];
    if (!clear(water, x, y, RADIUS * 1.07)) continue;
    const kind = Math.floor(draw() * 3) as 0 | 1 | 2;
    const stems = 3 + Math.floor(draw() * 3);
    for (let stem = 0; stem < stems; stem += 1) {
      const [foot, tall] = [x + (stem - 2) * 2.6, 10 + draw() * 9];
      const lean = (draw() - 0.5) * 8;
      reeds[kind] += `M${f(foot)},${f(y)}q${f((draw() - 0.5) * 4)},${f(-tall / 2)} ${f(lean)},${f(-tall)}`;
      if (draw() < 0.35) bulrushes += `M${f(foot + lean)},${f(y - tall)}v-4.5`;
    }
  }
  return { reeds, bulrushes };
}

function woods(land: { left: number; width: number; height: number }, hexes: readonly Point[], draw: Draw): Tree[] {
  const trees: Tree[] = [];
  const tries = Math.round((land.width * land.height) / 620);
  for (let i = 0; i < tries; i += 1) {
    const [x, y, height] = [land.left + draw() * land.width, draw() * (land.height + 40), 24 + 6 * Math.floor(draw() * 4)];
    const dense = (noise(x, y, 130, 3) + noise(x, y, 57, 5) * 0.5 + 0.45) / 1.4;
    if (draw() > Math.max(0.05, dense)) continue;
    if (trees.some((tree) => Math.abs(tree.x - x) < 13 && Math.abs(tree.y - y) < 11)) continue;
    if (!clear(hexes, x, y - height * 0.3, RADIUS * 1.18)) continue;
    trees.push({ x, y, height, kind: Math.floor(draw() * 3) });
  }
  return trees.sort((a, b) => a.y - b.y);
}

/** Names lie on the land, beside the middle of their board, where there is more room. */
function boardNames(river: River): BoardName[] {
  const middle = ((river.least + river.most) / 2) * 1.5 * RADIUS;
  return river.boards.map((_, board) => {
    const own = river.hexes.filter((hex) => hex.board === board);
    const heights = own.map((hex) => hex.height);
    const height = (Math.min(...heights) + Math.max(...heights)) / 2;
    const near = river.hexes.filter((hex) => Math.abs(hex.height - height) <= 2).map((hex) => whereIs(river, hex));
    const [west, east] = [Math.min(...near.map((at) => at.x)), Math.max(...near.map((at) => at.x))];
    const right = board % 2 === 0 || (west + east) / 2 < middle - RADIUS;
    const y = near[0] === undefined ? 0 : near.reduce((sum, at) => sum + at.y, 0) / near.length;
    return { board, x: right ? east + RADIUS + 22 : west - RADIUS - 22, y, anchor: right ? 'start' : 'end' };
  });
}

export function drawLandscape(river: River): Landscape {
  const draw = seeded(river.name);
  const at = (hex: Hex) => whereIs(river, hex);
  const water = river.hexes.filter(isWet);
  const calm = water.filter((hex) => ['water', 'start', 'pool'].includes(hex.ground));
  const falls = water.filter((hex) => hex.ground === 'waterfall');
  const rocks = water.filter((hex) => hex.ground === 'rock');
  const pool = water.filter((hex) => hex.ground === 'pool');
  const lines = outlines(river);
  const rounded = lines.map((line) => smooth(line, 2));
  const size = {
    left: river.least * 1.5 * RADIUS - MARGIN,
    width: (river.most - river.least) * 1.5 * RADIUS + 2 * MARGIN,
    height: heightOf(river),
  };
  const start = water.find((hex) => hex.ground === 'start');
  const wash = rocks.map(at).map(({ x, y }) => {
    const [far, near, up] = [RADIUS * 0.72, RADIUS * 0.6, RADIUS * 0.74];
    return `M${f(x - far)},${f(y - 3)}C${f(x - near)},${f(y - RADIUS * 0.62)} ${f(x - RADIUS * 0.2)},${f(y - up)} ${f(x)},${f(y - up)}C${f(x + RADIUS * 0.2)},${f(y - up)} ${f(x + near)},${f(y - RADIUS * 0.62)} ${f(x + far)},${f(y - 3)}`;
  });
  const joints = water.filter((hex) => hex.joint).map(at).map(({ x, y }) =>
    `M${f(x - RADIUS)},${f(y)}H${f(x - RADIUS * 0.58)}M${f(x + RADIUS * 0.58)},${f(y)}H${f(x + RADIUS)}`);
  return {
    ...size,
    shore: rounded.map(closed).join(''),
    bank: waver(rounded, 26, 5, 1),
    hills: waver(lines.map((line) => smooth(line, 1)), 130, 46, 2),
    land: river.hexes.filter((hex) => hex.ground === 'bank').map((hex) => hexPath(at(hex), RADIUS - 2)).join(''),
    grid: water.map((hex) => hexPath(at(hex), RADIUS)).join(''),
    spawning: pool.map((hex) => hexPath(at(hex), RADIUS - 1.5)).join(''),
    joints: joints.join(''),
    start: start === undefined ? null : at(start),
    ripples: rippled(calm.map(at), draw),
    falls: falls.map((hex) => fall(river, hex)),
    foam: falls.map((hex) => foamUnder(river, hex)).join(''),
    rocks: rocksOf(river, rocks),
    wash: wash.join(''),
    arrows: river.boards.flatMap((_, board) => [arrowsOf(river, board, false), arrowsOf(river, board, true)]),
    symbols: water.flatMap((hex) => (hex.symbol === null ? [] : [{ key: hex.at, ...at(hex), sign: hex.symbol }])),
    eggs: pool.flatMap((hex) => eggsIn(river, hex)),
    ...reedsAlong(rounded, water.map(at), draw),
    trees: woods(size, river.hexes.map(at), draw),
    names: boardNames(river),
  };
}

const drawn = new WeakMap<River, Landscape>();

/** The landscape of a river, drawn once. */
export function landscapeOf(river: River): Landscape {
  const before = drawn.get(river);
  if (before !== undefined) return before;
  const landscape = drawLandscape(river);
  drawn.set(river, landscape);
  return landscape;
}
