// Where salmon and bears stand when they share a hex, and the lines of leaps and drifts.

import { hexPath } from './landscape';
import type { View } from './model';
import { RADIUS, spot, type Point, type River } from './river';

export interface Piece {
  key: string;
  kind: 'salmon' | 'bear';
  /** Seat of a salmon, number of a bear from 0. */
  n: number;
  hex: string;
  at: Point;
  scale: number;
}

/** Side by side: salmon first, by seat, then bears. */
export function pieces(view: View, river: River): Piece[] {
  const standing = new Map<string, { kind: 'salmon' | 'bear'; n: number }[]>();
  const put = (hex: string, kind: 'salmon' | 'bear', n: number) => standing.set(hex, [...(standing.get(hex) ?? []), { kind, n }]);
  view.seats.forEach((swimmer, seat) => put(swimmer.hex, 'salmon', seat));
  view.bears.forEach((hex, bear) => put(hex, 'bear', bear));
  return [...standing].flatMap(([hex, group]) => {
    const middle = spot(river, hex);
    if (middle === null) return [];
    const [step, scale] = group.length === 1 ? [0, 1.06] : group.length === 2 ? [26, 0.86] : group.length === 3 ? [20, 0.72] : [58 / group.length, 0.6];
    return group.map(({ kind, n }, i) => {
      const off = (i - (group.length - 1) / 2) * step;
      const lift = group.length > 2 ? (i % 2 === 0 ? -9 : 10) : 0;
      return { key: `${kind}${n}`, kind, n, hex, at: { x: middle.x + off, y: middle.y + lift }, scale: kind === 'bear' ? scale * 0.95 : scale };
    });
  });
}

export function ring(at: Point): string {
  return hexPath(at, RADIUS - 5);
}

const f = (value: number) => value.toFixed(1);

export interface Arc {
  line: string;
  tip: Point;
  /** How the head is turned, in degrees from upstream. */
  turn: number;
}

/** A leap's arc over the hexes of its trace, bowed a little to the side it comes from. */
export function arc(from: Point, trace: readonly Point[]): Arc | null {
  const end = trace.at(-1);
  if (end === undefined) return null;
  const over = trace.slice(0, -1);
  const middle = over.length === 0
    ? { x: (from.x + end.x) / 2, y: (from.y + end.y) / 2 }
    : { x: over.reduce((sum, point) => sum + point.x, 0) / over.length, y: over.reduce((sum, point) => sum + point.y, 0) / over.length };
  const side = middle.x * 2 > from.x + end.x + 1 ? 1 : -1;
  const bow = { x: middle.x * 1.5 - (from.x + end.x) * 0.25 + side * 26, y: middle.y * 1.5 - (from.y + end.y) * 0.25 };
  const start = { x: from.x + side * 9, y: from.y - 20 };
  const tip = { x: end.x + side * 12, y: end.y + 20 };
  const turn = (Math.atan2(tip.x - bow.x, bow.y - tip.y) * 180) / Math.PI;
  return { line: `M${f(start.x)},${f(start.y)}Q${f(bow.x)},${f(bow.y)} ${f(tip.x)},${f(tip.y)}`, tip, turn };
}

/** A way through hexes, from middle to middle. */
export function way(river: River, hexes: readonly string[]): string {
  const points = hexes.map((hex) => spot(river, hex)).filter((point) => point !== null);
  return points.length < 2 ? '' : `M${points.map((point) => `${f(point.x)},${f(point.y)}`).join('L')}`;
}
