// The drawing of a rating over its races, as figures and paths.

import { ticks } from '../finish/chart';
import type { RatingHistory } from '../lib/messages';

const [LEFT, RIGHT, TOP, BOTTOM] = [44, 14, 10, 28];
/** At least so far apart stand the numbers of races. */
const APART = 44;

type Point = RatingHistory['points'][number];

export interface RatingDrawing {
  width: number;
  height: number;
  left: number;
  right: number;
  /** Levels of the rating. */
  marks: readonly { value: number; y: number }[];
  /** Numbers of races below. */
  races: readonly { n: number; x: number }[];
  line: string;
  band: string;
  points: readonly (Point & { n: number; x: number; y: number })[];
}

export function chartOf({ before, points }: RatingHistory, width: number, height: number): RatingDrawing {
  const all = [before, ...points.map((point) => point.rating)];
  // Races count on from those that are not shown any more.
  const first = before.races ?? 0;
  const low = Math.min(...all.map(({ value, uncertainty }) => value - uncertainty));
  const high = Math.max(...all.map(({ value, uncertainty }) => value + uncertainty));
  const levels = ticks(low, high);
  const [least, most] = [Math.min(low, levels[0] ?? low), Math.max(high, levels.at(-1) ?? high)];
  const right = width - RIGHT;
  const X = (i: number) => LEFT + ((right - LEFT) * i) / Math.max(1, all.length - 1);
  const Y = (value: number) => height - BOTTOM - ((height - BOTTOM - TOP) * (value - least)) / Math.max(0.001, most - least);
  const path = (at: readonly (readonly [number, number])[]) => at.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)},${y.toFixed(1)}`).join('');
  const upper = all.map(({ value, uncertainty }, i) => [X(i), Y(value + uncertainty)] as const);
  const lower = all.map(({ value, uncertainty }, i) => [X(i), Y(value - uncertainty)] as const);
  const every = Math.max(1, Math.ceil(all.length / Math.max(1, (right - LEFT) / APART)));
  return {
    width, height, left: LEFT, right,
    marks: levels.map((value) => ({ value, y: Y(value) })),
    races: all.flatMap((_, i) => (i % every === 0 ? [{ n: first + i, x: X(i) }] : [])),
    line: path(all.map(({ value }, i) => [X(i), Y(value)])),
    band: `${path([...upper, ...lower.reverse()])}Z`,
    points: points.map((point, i) => ({ ...point, n: first + i + 1, x: X(i + 1), y: Y(point.rating.value) })),
  };
}
