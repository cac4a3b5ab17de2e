// The shape of the road: outline, grid and the part of it that is in view. Rows run to the right, on phones upward.

import { isRoad, type Course, type Space } from './state';

export interface Point {
  x: number;
  y: number;
}

/** How spaces become points: the size of a space, and whether the road runs upward. */
export interface Frame {
  size: number;
  upright: boolean;
}

/** A corner of the grid: `u` counts rows from the near edge of row 0, `v` lanes from the left edge of the road. */
export function corner({ size, upright }: Frame, u: number, v: number): Point {
  return upright ? { x: v * size, y: -u * size } : { x: u * size, y: v * size };
}

export function centre(frame: Frame, { row, lane }: Space): Point {
  return corner(frame, row + 0.5, lane - 0.5);
}

/** A rectangle of the grid as x, y, width and height. */
export function box(frame: Frame, u0: number, u1: number, v0: number, v1: number) {
  const a = corner(frame, u0, v0);
  const b = corner(frame, u1, v1);
  return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(b.x - a.x), height: Math.abs(b.y - a.y) };
}

/** The road, with the start pen before row 0 and the finish zone behind the line. */
export function roadCells(course: Course): Set<string> {
  const cells = new Set<string>();
  for (let row = -2; row <= course.last + 3; row += 1) {
    for (let lane = 1; lane <= course.lanes; lane += 1) {
      const beyond = row < 0 ? 0 : row > course.last ? course.last : row;
      if (isRoad(course, beyond, lane)) cells.add(`${row},${lane - 1}`);
    }
  }
  return cells;
}

/** The loops round a set of cells, as corners of the grid, with the cells at the right hand. */
export function loops(cells: ReadonlySet<string>): [number, number][][] {
  const edges = new Map<string, [number, number][]>();
  const has = (u: number, v: number) => cells.has(`${u},${v}`);
  const add = (a: [number, number], b: [number, number]) => {
    const key = `${a[0]},${a[1]}`;
    edges.set(key, [...(edges.get(key) ?? []), b]);
  };
  for (const key of cells) {
    const [u, v] = key.split(',').map(Number) as [number, number];
    if (!has(u, v - 1)) add([u, v], [u + 1, v]);
    if (!has(u + 1, v)) add([u + 1, v], [u + 1, v + 1]);
    if (!has(u, v + 1)) add([u + 1, v + 1], [u, v + 1]);
    if (!has(u - 1, v)) add([u, v + 1], [u, v]);
  }
  const found: [number, number][][] = [];
  for (;;) {
    const first = edges.keys().next();
    if (first.done) return found;
    found.push(simplified(walk(edges, first.value)));
  }
}

function walk(edges: Map<string, [number, number][]>, start: string): [number, number][] {
  const path: [number, number][] = [];
  let at = start.split(',').map(Number) as [number, number];
  let heading: [number, number] = [0, 0];
  do {
    const key = `${at[0]},${at[1]}`;
    const ways = edges.get(key) ?? [];
    // Where two cells touch at a corner only, the turn that keeps them joined is taken: runners may pass there.
    const turn = (to: [number, number]) => heading[0] * (to[1] - at[1]) - heading[1] * (to[0] - at[0]);
    ways.sort((a, b) => turn(b) - turn(a));
    const next = ways.pop();
    if (next === undefined) break;
    if (ways.length === 0) edges.delete(key);
    path.push(at);
    heading = [next[0] - at[0], next[1] - at[1]];
    at = next;
  } while (`${at[0]},${at[1]}` !== start);
  return path;
}

function simplified(path: [number, number][]): [number, number][] {
  return path.filter((p, i) => {
    const a = path[(i + path.length - 1) % path.length] ?? p;
    const b = path[(i + 1) % path.length] ?? p;
    return !((a[0] === p[0] && b[0] === p[0]) || (a[1] === p[1] && b[1] === p[1]));
  });
}

/** A closed outline with round corners. */
export function rounded(points: readonly Point[], radius: number): string {
  const n = points.length;
  const near = (from: Point, to: Point): Point => {
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const share = Math.min(radius / length, 0.5);
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  };
  const pt = (p: Point) => `${p.x.toFixed(1)},${p.y.toFixed(1)}`;
  const parts = points.map((b, i) => {
    const a = points[(i + n - 1) % n] ?? b;
    const c = points[(i + 1) % n] ?? b;
    return `${i === 0 ? 'M' : 'L'}${pt(near(b, a))}Q${pt(b)} ${pt(near(b, c))}`;
  });
  return parts.length === 0 ? '' : `${parts.join('')}Z`;
}

export function outline(course: Course, frame: Frame, radius: number): string {
  return loops(roadCells(course))
    .map((loop) => rounded(loop.map(([u, v]) => corner(frame, u, v)), radius))
    .join('');
}

/** An open line through points, for paths of runners. */
export function polyline(points: readonly Point[]): string {
  return points.map((p, i) => `${i === 0 ? 'M' : 'L'}${p.x.toFixed(1)},${p.y.toFixed(1)}`).join('');
}

/**
 * A way that a runner can be shown to take: straight or diagonal steps round the others, with few and early changes of
 * lane. Only a drawing: which spaces are reached is the server's word. Without such a way the line is direct.
 */
export function way(course: Course, from: Space, to: Space, taken: readonly Space[]): readonly Space[] {
  const step = Math.sign(to.row - from.row);
  if (step === 0) return [from, to];
  const held = new Set(taken.map((it) => `${it.row},${it.lane}`));
  const end = (row: number, lane: number) => row === to.row && lane === to.lane;
  const open = (row: number, lane: number) =>
    end(row, lane) || (row !== to.row && isRoad(course, row, lane) && !held.has(`${row},${lane}`));
  interface Node extends Space {
    cost: number;
    back: Node | null;
  }
  let front: Node[] = [{ ...from, cost: 0, back: null }];
  for (let row = from.row + step; row !== to.row + step; row += step) {
    const next = new Map<number, Node>();
    for (const node of front) {
      for (const side of row > course.last ? [to.lane - node.lane] : [0, -1, 1]) {
        const lane = node.lane + side;
        if (!open(row, lane)) continue;
        const cost = node.cost + (side === 0 ? 0 : 1 + Math.abs(row - from.row) * 0.01);
        const known = next.get(lane);
        if (known === undefined || cost < known.cost) next.set(lane, { row, lane, cost, back: node });
      }
    }
    front = [...next.values()];
  }
  let node = front.find((it) => it.lane === to.lane) ?? null;
  if (node === null) return [from, to];
  const path: Space[] = [];
  for (; node !== null; node = node.back) path.unshift({ row: node.row, lane: node.lane });
  return path;
}

/**
 * Where the view begins so that the rows from `low` to `high` are in it: it stays if they are. In a short view the row that can be
 * reached, `must`, is seen rather than the runner, and the runner rather than what lies further.
 */
export function follow(first: number, shown: number, low: number, high: number, last: number, must = low): number {
  const reach = Math.min(high, last + 1);
  const fits = low - first >= 1 && reach - first <= shown - 2;
  if (fits) return clampFirst(first, shown, last);
  const ahead = Math.max(low - 2, reach - shown + 2);
  const tight = Math.max(Math.min(low, reach - shown + 1), Math.min(must, last + 1) - shown + 1);
  return clampFirst(Math.max(Math.min(ahead, low - 1), tight), shown, last);
}

/** The view never shows much void before the start or behind the line. */
export function clampFirst(first: number, shown: number, last: number): number {
  return Math.max(-2, Math.min(first, Math.max(-2, last + 4 - shown)));
}
