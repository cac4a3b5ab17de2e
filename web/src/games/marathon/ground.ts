// What lies beside the road: buildings, trees, water and the crowd. Pure scenery, the same every time for a course.

import { box, corner, rounded, type Frame, type Point } from './road';
import { isRoad, type Course, type Segment } from './state';

/** One layer of the drawing: what looks the same, in a path a stretch of the course, so that a part of it is painted without all. */
export interface Layer {
  look: Look;
  parts: readonly string[];
}

/** In the order of painting. */
const LOOKS = [
  'pave', 'land', 'hill', 'water-1', 'water-2', 'water-3', 'contour', 'shore', 'lake-1', 'lake-2', 'lake-3', 'lake-4', 'ripple',
  'tree', 'tree-2', 'house', 'house-2', 'roof', 'barrier', 'crowd-1', 'crowd-2', 'crowd-3', 'crowd-4', 'crowd-5', 'boat',
] as const;
export type Look = (typeof LOOKS)[number];

export type Kind = 'city' | 'park' | 'wood' | 'hill' | 'water';

/** What lies left of the road, right of it, and between its lanes. */
export interface Theme {
  left: Kind;
  right: Kind;
  middle: 'lake' | 'park';
}

const WATERSIDE: Theme = { left: 'water', right: 'water', middle: 'lake' };
const LAKESIDE: Theme = { left: 'park', right: 'park', middle: 'lake' };
const HARBOUR: Theme = { left: 'city', right: 'water', middle: 'park' };
const SHORE: Theme = { left: 'park', right: 'water', middle: 'park' };
const PARK: Theme = { left: 'park', right: 'park', middle: 'park' };
const WOOD: Theme = { left: 'wood', right: 'wood', middle: 'lake' };
const HILLS: Theme = { left: 'hill', right: 'hill', middle: 'park' };
const CITY: Theme = { left: 'city', right: 'city', middle: 'park' };

/** The ground of the box’s segments by their ids. */
const GROUNDS: Readonly<Record<string, Theme>> = {
  river_bridge: WATERSIDE, canal_tunnel: WATERSIDE, causeway: WATERSIDE, lagoon_bridge: WATERSIDE, foot_bridge: WATERSIDE,
  lake_park: LAKESIDE, boat_lake: LAKESIDE,
  quayside: HARBOUR, fishing_village: HARBOUR, harbor_finish: HARBOUR,
  river_meadows: SHORE, ferry_landing: SHORE, lighthouse: SHORE, cliff_path: SHORE, beach: SHORE,
  university_hill: PARK, orchard_flats: PARK, gate: PARK, rose_walk: PARK, meadow: PARK, bandstand: PARK,
  forest_road: WOOD, twin_paths: WOOD, three_trails: WOOD, dune_loop: WOOD, pine_woods: WOOD,
  first_climb: HILLS, first_descent: HILLS, valley_road: HILLS, second_climb: HILLS, second_descent: HILLS, the_beast: HILLS, long_descent: HILLS,
  grand_avenue: CITY, old_town: CITY, warehouse_row: CITY, half_way_mile: CITY, market_street: CITY, the_wall: CITY, ring_road: CITY, stadium_straight: CITY, village_start: CITY, market_town: CITY,
};

/** A segment that is not of the box lies in the green, whatever it is called. */
export function themeOf({ id }: Pick<Segment, 'id' | 'name'>): Theme {
  return (id === null ? undefined : GROUNDS[id]) ?? PARK;
}

/** How far beside the road the ground is drawn, in lanes. */
const DEEP = 3;
/** How many rows before row 0 and behind the last row it is drawn. */
const BEFORE = 4;
const BEHIND = 8;

/** All that is drawn of a course. */
export function extent(course: Course, frame: Frame) {
  const area = box(frame, -BEFORE, course.last + BEHIND, -DEEP, course.lanes + DEEP);
  return { ...area, viewBox: `${area.x} ${area.y} ${area.width} ${area.height}` };
}

/** Looks whose pieces lie apart from each other. Others stay whole, since two paths that touch show a seam. */
const APART: ReadonlySet<Look> = new Set([
  'ripple', 'tree', 'tree-2', 'house', 'house-2', 'roof', 'crowd-1', 'crowd-2', 'crowd-3', 'crowd-4', 'crowd-5', 'boat',
]);
/** How many rows one path of these covers. */
const STRETCH = 4;

class Sketch {
  private parts = new Map<Look, Map<number, string[]>>();

  constructor(readonly frame: Frame, readonly lanes: number) {}

  /** `u` says to which stretch of the course the piece belongs. */
  add(look: Look, u: number, d: string): void {
    const stretch = APART.has(look) ? Math.floor(u / STRETCH) : 0;
    const known = this.parts.get(look) ?? new Map<number, string[]>();
    const part = known.get(stretch) ?? [];
    part.push(d);
    known.set(stretch, part);
    this.parts.set(look, known);
  }

  at(u: number, v: number): string {
    const p = corner(this.frame, u, v);
    return `${p.x.toFixed(1)},${p.y.toFixed(1)}`;
  }

  box(look: Look, u0: number, u1: number, v0: number, v1: number, radius = 0): void {
    const corners = [[u0, v0], [u1, v0], [u1, v1], [u0, v1]] as const;
    const points = corners.map(([u, v]) => corner(this.frame, u, v));
    this.add(look, u0, radius === 0 ? `M${points.map((p) => `${p.x.toFixed(1)},${p.y.toFixed(1)}`).join('L')}Z` : rounded(points, radius));
  }

  dot(look: Look, u: number, v: number, r: number): void {
    const p = corner(this.frame, u, v);
    const size = r * this.frame.size;
    this.add(look, u, `M${(p.x - size).toFixed(1)},${p.y.toFixed(1)}a${size.toFixed(1)},${size.toFixed(1)} 0 1 0 ${(2 * size).toFixed(1)},0a${size.toFixed(1)},${size.toFixed(1)} 0 1 0 ${(-2 * size).toFixed(1)},0Z`);
  }

  line(look: Look, points: readonly (readonly [number, number])[]): void {
    this.add(look, points[0]?.[0] ?? 0, `M${points.map(([u, v]) => this.at(u, v)).join('L')}`);
  }

  blob(look: Look, points: readonly (readonly [number, number])[]): void {
    this.add(look, points[0]?.[0] ?? 0, smooth(points.map(([u, v]) => corner(this.frame, u, v))));
  }

  layers(): readonly Layer[] {
    return LOOKS.flatMap((look) => {
      const parts = this.parts.get(look);
      return parts === undefined ? [] : [{ look, parts: [...parts.values()].map((it) => it.join('')) }];
    });
  }
}

/** A closed curve through points. */
export function smooth(points: readonly Point[]): string {
  const n = points.length;
  const of = (i: number) => points[((i % n) + n) % n] as Point;
  const pt = (x: number, y: number) => `${x.toFixed(1)},${y.toFixed(1)}`;
  const curves = points.map((p, i) => {
    const [before, next, after] = [of(i - 1), of(i + 1), of(i + 2)];
    return (
      `C${pt(p.x + (next.x - before.x) / 6, p.y + (next.y - before.y) / 6)} ` +
      `${pt(next.x - (after.x - p.x) / 6, next.y - (after.y - p.y) / 6)} ${pt(next.x, next.y)}`
    );
  });
  return n === 0 ? '' : `M${pt(of(0).x, of(0).y)}${curves.join('')}Z`;
}

/** Numbers from 0 to 1 that are the same every time. */
function chance(seed: number): () => number {
  let state = (seed + 1) * 0x9e3779b1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

interface Area {
  u0: number;
  u1: number;
  v0: number;
  v1: number;
}

export function groundOf(course: Course, frame: Frame): readonly Layer[] {
  const sketch = new Sketch(frame, course.lanes);
  course.segments.forEach((segment, i) => {
    const theme = themeOf(segment);
    const u0 = i === 0 ? -BEFORE : segment.from;
    const u1 = i === course.segments.length - 1 ? course.last + BEHIND : segment.to + 1;
    const random = chance(i * 31 + (segment.id ?? segment.name ?? '').length);
    side(sketch, theme.left, { u0, u1, v0: -DEEP, v1: 0 }, 'left', random);
    side(sketch, theme.right, { u0, u1, v0: course.lanes, v1: course.lanes + DEEP }, 'right', random);
    if (theme.left === 'water' && theme.right === 'water') river(sketch, u0, u1);
    for (const gap of gaps(course, Math.max(0, segment.from), segment.to)) fill(sketch, gap, theme, random);
  });
  return sketch.layers();
}

interface Gap extends Area {
  where: 'left' | 'right' | 'middle';
}

/** The ground between the outer lanes and the road, row by row, joined where neighbours are alike. */
export function gaps(course: Course, from: number, to: number): readonly Gap[] {
  const found: Gap[] = [];
  for (let row = from; row <= to; row += 1) {
    for (let lane = 1; lane <= course.lanes; lane += 1) {
      if (isRoad(course, row, lane)) continue;
      let end = lane;
      while (end < course.lanes && !isRoad(course, row, end + 1)) end += 1;
      const where = lane === 1 ? 'left' : end === course.lanes ? 'right' : 'middle';
      const known = found.find((it) => it.u1 === row && it.v0 === lane - 1 && it.v1 === end);
      if (known !== undefined) known.u1 = row + 1;
      else found.push({ u0: row, u1: row + 1, v0: lane - 1, v1: end, where });
      lane = end;
    }
  }
  return found;
}

function base(kind: Kind): Look {
  return kind === 'city' ? 'pave' : kind === 'water' ? 'water-1' : kind === 'hill' ? 'hill' : 'land';
}

function side(sketch: Sketch, kind: Kind, area: Area, where: 'left' | 'right', random: () => number): void {
  // The base reaches under the road, so that corners of the outline show no seam.
  const half = sketch.lanes / 2;
  sketch.box(base(kind), area.u0, area.u1, where === 'left' ? area.v0 : half, where === 'left' ? half : area.v1);
  const out = where === 'left' ? (depth: number) => -depth : (depth: number) => sketch.lanes + depth;
  const strip = (near: number, far: number): Area => ({
    u0: area.u0, u1: area.u1, v0: Math.min(out(near), out(far)), v1: Math.max(out(near), out(far)),
  });
  if (kind === 'city') {
    crowd(sketch, area.u0, area.u1, out, random);
    houses(sketch, strip(0.5, 1.45), random);
    houses(sketch, strip(1.6, 2.6), random);
  } else if (kind === 'water') {
    for (const depth of [0.4, 0.8]) sketch.box(depth === 0.4 ? 'water-2' : 'water-3', area.u0, area.u1, out(depth), out(DEEP));
    ripples(sketch, strip(0.15, 1.6), random);
  } else {
    trees(sketch, strip(0.08, 1.6), kind === 'wood' ? 7 : kind === 'hill' ? 2.6 : 4, random);
    if (kind === 'hill') contours(sketch, area.u0, area.u1, out, random);
  }
}

function fill(sketch: Sketch, gap: Gap, theme: Theme, random: () => number): void {
  if (gap.where === 'middle') {
    sketch.box('land', gap.u0, gap.u1, gap.v0, gap.v1);
    if (theme.middle === 'lake' && gap.u1 - gap.u0 >= 2) lake(sketch, gap);
    else trees(sketch, inset(gap, 0.12), 3, random);
    return;
  }
  const kind = gap.where === 'left' ? theme.left : theme.right;
  if (kind === 'city') for (let v = gap.v0; v < gap.v1; v += 1) houses(sketch, { ...gap, v0: v + 0.08, v1: v + 0.94 }, random);
  else if (kind === 'water') ripples(sketch, inset(gap, 0.15), random);
  else trees(sketch, inset(gap, 0.1), kind === 'wood' ? 6 : 3, random);
}

function inset(area: Area, by: number): Area {
  return { u0: area.u0 + by, u1: area.u1 - by, v0: area.v0 + by, v1: area.v1 - by };
}

function houses(sketch: Sketch, area: Area, random: () => number): void {
  const gapWidth = 0.08;
  let u = area.u0 + gapWidth;
  while (u < area.u1 - 0.3) {
    const width = Math.min(0.5 + Math.floor(random() * 4) * 0.17, area.u1 - gapWidth - u);
    if (width < 0.28) break;
    const [end, v0, v1] = [u + width, area.v0, area.v1];
    sketch.box(random() < 0.6 ? 'house' : 'house-2', u, end, v0, v1, 3);
    const shape = random();
    if (shape < 0.4) {
      sketch.line('roof', [[u, (v0 + v1) / 2], [end, (v0 + v1) / 2]]);
      for (let x = u + 0.14; x < end - 0.05; x += 0.14) sketch.line('roof', [[x, v0], [x, v1]]);
    } else if (shape < 0.72) sketch.box('roof', u + 0.1, end - 0.1, v0 + 0.1, v1 - 0.1);
    else {
      const [mid, across] = [(u + end) / 2, (v0 + v1) / 2];
      sketch.line('roof', [[u, v0], [mid, across], [end, v0]]);
      sketch.line('roof', [[u, v1], [mid, across], [end, v1]]);
    }
    u = end + gapWidth;
  }
}

function crowd(sketch: Sketch, u0: number, u1: number, out: (depth: number) => number, random: () => number): void {
  sketch.line('barrier', [[u0, out(0.07)], [u1, out(0.07)]]);
  for (let k = 0; k < 3; k += 1) {
    for (let u = u0 + 0.07 + (k % 2) * 0.06; u < u1 - 0.05; u += 0.125) {
      if (random() < 0.18) continue;
      const look = (['crowd-1', 'crowd-1', 'crowd-2', 'crowd-3', 'crowd-4', 'crowd-5'] as const)[Math.floor(random() * 6)] ?? 'crowd-1';
      sketch.dot(look, u + (random() - 0.5) * 0.03, out(0.15 + k * 0.105 + (random() - 0.5) * 0.02), 0.043);
    }
  }
}

function trees(sketch: Sketch, area: Area, dense: number, random: () => number): void {
  const [wide, deep] = [area.u1 - area.u0, area.v1 - area.v0];
  if (wide <= 0.2 || deep <= 0.2) return;
  const planted: { u: number; v: number; r: number }[] = [];
  for (let tries = Math.ceil(wide * deep * dense * 4); tries > 0; tries -= 1) {
    const r = Math.min(0.09 + random() * 0.09, deep / 2, wide / 2);
    const u = area.u0 + r + random() * (wide - 2 * r);
    const v = area.v0 + r + random() * (deep - 2 * r);
    if (planted.length < wide * deep * dense && planted.every((it) => Math.hypot(it.u - u, it.v - v) > it.r + r + 0.03)) planted.push({ u, v, r });
  }
  for (const { u, v, r } of planted) {
    sketch.dot('tree', u, v, r);
    sketch.dot('tree-2', u - r * 0.2, v - r * 0.2, r * 0.55);
  }
}

function contours(sketch: Sketch, u0: number, u1: number, out: (depth: number) => number, random: () => number): void {
  for (const depth of [0.25, 0.55, 0.9, 1.3]) {
    const phase = random() * 6;
    const points: [number, number][] = [];
    for (let u = u0; u <= u1 + 0.01; u += 0.25) points.push([u, out(depth + Math.sin(u * 1.1 + phase) * 0.09)]);
    sketch.line('contour', points);
  }
}

function ripples(sketch: Sketch, area: Area, random: () => number): void {
  const count = Math.round((area.u1 - area.u0) * (area.v1 - area.v0) * 1.2);
  for (let i = 0; i < count; i += 1) {
    const u = area.u0 + random() * Math.max(0, area.u1 - area.u0 - 0.4);
    const v = area.v0 + random() * (area.v1 - area.v0);
    const p = corner(sketch.frame, u, v);
    sketch.add('ripple', u, `M${p.x.toFixed(1)},${p.y.toFixed(1)}q4,-4 8,0t8,0`);
  }
}

/** A river across the course: the road over it is a bridge. */
function river(sketch: Sketch, u0: number, u1: number): void {
  const bank = (u: number, turn: number): [number, number][] =>
    Array.from({ length: 13 }, (_, i): [number, number] => [u + Math.sin(i * 0.9 + turn) * 0.12, -DEEP + (i * (sketch.lanes + 2 * DEEP)) / 12]);
  for (const [deep, look] of [[0.12, 'shore'], [0.5, 'lake-2'], [1, 'lake-3']] as const) {
    if (u1 - u0 <= 2 * deep + 0.3) continue;
    const points = [...bank(u0 + deep, deep), ...bank(u1 - deep, deep + 2).reverse()];
    if (look === 'shore') sketch.blob('lake-1', points);
    else sketch.blob(look, points);
  }
}

const LAKE: readonly (readonly [number, number])[] = [
  [0, 0.52], [0.03, 0.2], [0.12, 0.03], [0.26, 0], [0.4, 0.12], [0.52, 0.2], [0.66, 0.1], [0.8, 0], [0.93, 0.08], [1, 0.36],
  [0.985, 0.7], [0.9, 0.95], [0.76, 1], [0.62, 0.88], [0.48, 0.84], [0.33, 0.95], [0.18, 1], [0.05, 0.86],
];

function lake(sketch: Sketch, area: Area): void {
  const [u, v] = [(area.u0 + area.u1) / 2, (area.v0 + area.v1) / 2];
  const shape = (by: number) => {
    const [wide, deep] = [area.u1 - area.u0 - 2 * by, area.v1 - area.v0 - 1.8 * by];
    return LAKE.map(([x, y]): [number, number] => [u + (x - 0.5) * wide, v + (y - 0.5) * deep]);
  };
  for (const [by, look] of [[0.12, 'shore'], [0.2, 'lake-1'], [0.36, 'lake-2'], [0.52, 'lake-3'], [0.68, 'lake-4']] as const) {
    if (area.v1 - area.v0 > 1.8 * by + 0.15 && area.u1 - area.u0 > 2 * by + 0.3) sketch.blob(look, shape(by));
  }
  if (area.v1 - area.v0 >= 2 && area.u1 - area.u0 >= 5) for (const place of [0.22, 0.82]) boat(sketch, area.u0 + (area.u1 - area.u0) * place, v + (place - 0.5) * 0.5);
}

function boat(sketch: Sketch, u: number, v: number): void {
  const p = corner(sketch.frame, u, v);
  sketch.add('boat', u, `M${(p.x - 11).toFixed(1)},${p.y.toFixed(1)}q11,7 22,0l-4,6h-14zM${p.x.toFixed(1)},${(p.y - 1).toFixed(1)}v-14l9,13z`);
}
