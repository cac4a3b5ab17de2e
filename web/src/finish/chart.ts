// The race as lines: a figure of every seat at the end of every round.

import type { Measure } from '../games/picture';
import type { JsonObject } from '../lib/messages';

export interface Point {
  /** The round, or the step in games without rounds. */
  x: number;
  y: number;
  /** The step at which the replay shows it. */
  step: number;
}

export interface Line {
  seat: number;
  points: readonly Point[];
}

/** The steps at which rounds end, in order; all steps where the views have no rounds. */
export function roundEnds(views: readonly JsonObject[]): { x: number; step: number }[] {
  const ends = new Map<number, number>();
  views.forEach((view, step) => {
    const round = view['round'];
    ends.set(typeof round === 'number' ? round : step, step);
  });
  const marks = [...ends].map(([x, step]) => ({ x, step })).sort((a, b) => a.step - b.step);
  return [{ x: 0, step: 0 }, ...marks.filter((mark) => mark.x > 0)];
}

export function lines(views: readonly JsonObject[], measure: Measure, seats: number, scenery: JsonObject): Line[] {
  const ends = roundEnds(views);
  const last = views.at(-1) ?? {};
  return Array.from({ length: seats }, (_, seat) => {
    const points = ends.flatMap(({ x, step }): Point[] => {
      const view = views[step];
      const y = view === undefined ? null : measure.of(view, seat, last, scenery);
      return y === null ? [] : [{ x, y, step }];
    });
    if (measure.whole === true) return { seat, points };
    // After the finish nothing changes any more: the line ends where the seat is home.
    const rest = points.findLastIndex((point, i) => i === 0 || point.y !== points[i - 1]?.y);
    return { seat, points: points.slice(0, rest + 1) };
  });
}

/** Whole round numbers from below the least to above the most. */
export function ticks(least: number, most: number, about = 5): number[] {
  const span = Math.max(1, most - least);
  const raw = span / about;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].map((k) => k * power).find((k) => k >= raw && k >= 1) ?? power;
  const first = Math.floor(least / step) * step;
  const count = Math.ceil((most - first) / step) + 1;
  return Array.from({ length: count }, (_, i) => first + i * step);
}
