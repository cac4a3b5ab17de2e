// The shape of the land and of the water: shore, contours, streaks of the current, firs. All of it follows from the map and
// from fixed random numbers, so that a river looks the same each time.

import type { Layout } from './geometry';
import { isWater, lean, letter, type River } from './model';

export type Point = readonly [x: number, y: number];

/** Random numbers from 0 to 1, the same for the same seed. */
export function randoms(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** The edges of the water as closed loops in spaces: x from 0 to the columns, y the lower edge of a row. */
export function shore(river: River, low: number, high: number): Point[][] {
  const edges = new Map<string, Point[]>();
  const add = (from: Point, to: Point) => {
    const key = from.join();
    edges.set(key, [...(edges.get(key) ?? []), to]);
  };
  const water = (column: number, row: number) => row >= low && row <= high && isWater(river, column, row);
  for (let row = low; row <= high; row += 1) {
    for (let column = 1; column <= river.columns; column += 1) {
      if (!water(column, row)) continue;
      const [left, right] = [column - 1, column];
      if (!water(column, row - 1)) add([left, row], [right, row]);
      if (!water(column + 1, row)) add([right, row], [right, row + 1]);
      if (!water(column, row + 1)) add([right, row + 1], [left, row + 1]);
      if (!water(column - 1, row)) add([left, row + 1], [left, row]);
    }
  }
  return chained(edges);
}

function chained(edges: Map<string, Point[]>): Point[][] {
  const loops: Point[][] = [];
  for (const first of edges.keys()) {
    while (edges.has(first)) {
      const loop: Point[] = [];
      let [key, before] = [first, null as Point | null];
      do {
        const at = key.split(',').map(Number) as unknown as Point;
        const ways = edges.get(key);
        if (ways === undefined) break;
        // Where two corners touch, the way that turns most to the right keeps the loops apart.
        const turn = (to: Point) => (before === null ? 0 : (at[0] - before[0]) * (to[1] - at[1]) - (at[1] - before[1]) * (to[0] - at[0]));
        const next = ways.reduce((best, to) => (turn(to) > turn(best) ? to : best));
        if (ways.length === 1) edges.delete(key);
        else edges.set(key, ways.filter((to) => to !== next));
        loop.push(at);
        before = at;
        key = next.join();
      } while (key !== first);
      loops.push(loop);
    }
  }
  return loops;
}

/** Cuts the corners of a loop, several times. */
export function rounded(loop: readonly Point[], times: number): Point[] {
  let points = [...loop];
  for (let i = 0; i < times; i += 1) {
    points = points.flatMap((p, k): Point[] => {
      const q = points[(k + 1) % points.length] ?? p;
      return [[p[0] * 0.75 + q[0] * 0.25, p[1] * 0.75 + q[1] * 0.25], [p[0] * 0.25 + q[0] * 0.75, p[1] * 0.25 + q[1] * 0.75]];
    });
  }
  return points;
}

export function pathOf(loops: readonly (readonly Point[])[]): string {
  return loops.map((loop) => `M${loop.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}Z`).join('');
}

/** Smooth noise from -1 to 1. */
function noise(seed: number): (x: number, y: number) => number {
  const at = (x: number, y: number) => randoms(seed + x * 7919 + y * 104729)() * 2 - 1;
  const ease = (t: number) => t * t * (3 - 2 * t);
  return (x, y) => {
    const [i, j] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [ease(x - i), ease(y - j)];
    return (at(i, j) * (1 - u) + at(i + 1, j) * u) * (1 - v) + (at(i, j + 1) * (1 - u) + at(i + 1, j + 1) * u) * v;
  };
}

/** How far from the shore points of the land are, in pixels, on a grid; negative beyond the picture's edge. */
export interface Heights {
  step: number;
  across: number;
  down: number;
  of: Float32Array;
}

const PAD = 2;

export function heights(g: Layout, edge: readonly Point[], step: number): Heights {
  const across = Math.ceil(g.width / step) + 2 * PAD + 1;
  const down = Math.ceil(g.whole / step) + 2 * PAD + 1;
  const of = new Float32Array(across * down);
  const wave = noise(5);
  // Only every second point of the shore, in bands: the nearest one is never far above or below.
  const bands = new Map<number, Point[]>();
  edge.forEach((p, i) => {
    if (i % 2 === 0) bands.set(Math.floor(p[1] / g.cell), [...(bands.get(Math.floor(p[1] / g.cell)) ?? []), p]);
  });
  for (let j = 0; j < down; j += 1) {
    const y = (j - PAD) * step;
    const near = Array.from({ length: 15 }, (_, i) => bands.get(Math.floor(y / g.cell) + i - 7) ?? []).flat();
    for (let i = 0; i < across; i += 1) {
      if (i === 0 || j === 0 || i === across - 1 || j === down - 1) {
        of[j * across + i] = -1;
        continue;
      }
      const x = (i - PAD) * step;
      let least = Infinity;
      for (const [a, b] of near) least = Math.min(least, (a - x) * (a - x) + (b - y) * (b - y));
      const far = Math.sqrt(Math.min(least, 1e8));
      of[j * across + i] = far + wave(x / (g.cell * 1.7), y / (g.cell * 1.7)) * Math.min(far * 0.42, g.cell * 0.75);
    }
  }
  return { step, across, down, of };
}

/** The edges of what lies higher than a level, as closed loops in pixels. */
export function contour(field: Heights, level: number): Point[][] {
  const { across, down, of, step } = field;
  const at = (i: number, j: number) => of[j * across + i] ?? -1;
  const edges = new Map<string, Point[]>();
  const between = (i: number, j: number, ii: number, jj: number): Point => {
    const t = (level - at(i, j)) / (at(ii, jj) - at(i, j));
    return [Math.round((i + (ii - i) * t - PAD) * step * 100) / 100, Math.round((j + (jj - j) * t - PAD) * step * 100) / 100];
  };
  for (let j = 0; j + 1 < down; j += 1) {
    for (let i = 0; i + 1 < across; i += 1) {
      const corners = [[i, j], [i + 1, j], [i + 1, j + 1], [i, j + 1]] as const;
      const high = corners.map(([a, b]) => at(a, b) > level);
      // Walking round the square, the edge leaves where it falls below the level and comes back where it rises.
      const leaves: Point[] = [];
      const enters: Point[] = [];
      corners.forEach(([a, b], n) => {
        const next = (n + 1) % 4;
        const [c, d] = corners[next] ?? [a, b];
        if (high[n] === true && high[next] !== true) leaves.push(between(a, b, c, d));
        if (high[n] !== true && high[next] === true) enters.push(between(c, d, a, b));
      });
      leaves.forEach((from, n) => {
        const to = enters[n];
        if (to !== undefined) edges.set(from.join(), [...(edges.get(from.join()) ?? []), to]);
      });
    }
  }
  return chained(edges).filter((loop) => loop.length > 8);
}

/** The distance from the shore at a point, roughly. */
export function heightAt(field: Heights, x: number, y: number): number {
  const [i, j] = [Math.round(x / field.step) + PAD, Math.round(y / field.step) + PAD];
  return field.of[j * field.across + i] ?? -1;
}

/** Short lines along the current, bent round rocks: bright ones and dark ones. */
export function streaks(g: Layout, river: River, rocks: readonly { x: number; y: number }[]): [bright: string, dark: string] {
  const random = randoms(11);
  const reach = (g.cell * 0.95) ** 2;
  const byRow = new Map<number, { x: number; y: number }[]>();
  for (const rock of rocks) byRow.set(Math.round(rock.y / g.cell), [...(byRow.get(Math.round(rock.y / g.cell)) ?? []), rock]);
  const flow = (x: number, y: number): Point => {
    const [gx, gy] = [(x - g.left) / g.cell + 0.5, (g.y(0) - y) / g.cell];
    const [i, j] = [Math.floor(gx), Math.floor(gy)];
    let [vx, vy] = [0, 0];
    for (const [a, b] of [[0, 0], [0, 1], [1, 0], [1, 1]] as const) {
      const found = letter(river, i + a, j + b);
      if (found === '#') continue;
      const weight = (1 - Math.abs(gx - i - a)) * (1 - Math.abs(gy - j - b));
      vx += weight * lean(found) * 0.85;
      vy -= weight;
    }
    const row = Math.round(y / g.cell);
    for (const rock of [row - 1, row, row + 1].flatMap((it) => byRow.get(it) ?? [])) {
      const [dx, dy] = [x - rock.x, y - rock.y];
      const far = dx * dx + dy * dy;
      if (far >= reach) continue;
      const push = ((g.cell * 0.5) ** 2 / (far + 1)) * 0.9;
      vx += (dx / (Math.sqrt(far) + 0.1)) * push * 1.3;
      vy += (dy / (Math.sqrt(far) + 0.1)) * push * 0.25;
    }
    const length = Math.hypot(vx, vy);
    return length > 1e-6 ? [vx / length, vy / length] : [0, -1];
  };
  const wet = (x: number, y: number) => isWater(river, Math.floor((x - g.left) / g.cell) + 1, Math.floor((g.line(0) - y) / g.cell) + 1);
  const stony = (x: number, y: number) => {
    const row = Math.round(y / g.cell);
    return [row - 1, row, row + 1].some((it) => (byRow.get(it) ?? []).some((rock) => (x - rock.x) ** 2 + (y - rock.y) ** 2 < (g.cell * 0.42) ** 2));
  };
  const step = g.cell * 0.52;
  const out: [string, string] = ['', ''];
  for (let sy = -step; sy < g.whole + step; sy += step) {
    for (let sx = g.left; sx < g.right; sx += step) {
      let [x, y] = [sx + (random() - 0.5) * step, sy + (random() - 0.5) * step];
      const steps = 3 + Math.round(random() * 6);
      const kind = random() < 0.62 ? 0 : 1;
      const points: string[] = [];
      for (let i = 0; i < steps && wet(x, y) && !stony(x, y); i += 1) {
        points.push(`${x.toFixed(1)},${y.toFixed(1)}`);
        const [vx, vy] = flow(x, y);
        x += vx * 10 * g.k;
        y += vy * 10 * g.k;
      }
      if (points.length > 2) out[kind] += `M${points.join('L')}`;
    }
  }
  return out;
}

export interface Wood {
  shade: string;
  /** A path of crowns and one of their tops for each tint. */
  tints: readonly { crowns: string; tops: string }[];
}

/** Firs seen from above, in clusters, none near the water nor where row numbers stand. */
export function wood(g: Layout, field: Heights, tints: number): Wood {
  const random = randoms(3);
  const crowns = new Array<string>(tints).fill('');
  const tops = new Array<string>(tints).fill('');
  let shade = '';
  const placed: { x: number; y: number; r: number }[] = [];
  const tries = Math.round((g.width * g.whole) / 900);
  for (let i = 0; i < tries; i += 1) {
    const [x, y] = [random() * g.width, random() * g.whole];
    const r = (9 + Math.floor(random() * 10)) * Math.max(0.8, g.k);
    const chance = Math.max(0, (Math.sin(x / 53 + 6) + Math.cos(y / 67 + x / 140) + 0.75) / 2.2) + 0.03;
    const [luck, tint, turn] = [random(), Math.floor(random() * tints), random()];
    if (luck > chance || heightAt(field, x, y) < 30 * g.k + r || Math.abs(x - g.left + 19 * g.k) < r + 10) continue;
    if (placed.some((it) => Math.abs(it.y - y) < 36 && (it.x - x) ** 2 + (it.y - y) ** 2 < (it.r + r) ** 2 * 0.72)) continue;
    placed.push({ x, y, r });
    shade += star(x + 2, y + 3.5, r, 0.74, turn);
    crowns[tint] += star(x, y, r, 0.72, turn);
    tops[tint] += star(x, y, r * 0.58, 0.69, turn);
  }
  return { shade, tints: crowns.map((it, i) => ({ crowns: it, tops: tops[i] ?? '' })) };
}

function star(x: number, y: number, r: number, inner: number, turn: number): string {
  const n = 9;
  const points = Array.from({ length: 2 * n }, (_, i) => {
    const [far, angle] = [i % 2 === 0 ? r : r * inner, ((i + turn) * Math.PI) / n];
    return `${(x + far * Math.cos(angle)).toFixed(1)},${(y + far * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}
