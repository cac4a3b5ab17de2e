// The spinner as a wheel: equal sectors, good and bad mixed round it so that the suspense is fair to the eye.

import type { Box } from './layout';
import type { Point } from './road';

/** When the wheel has stopped, as a part of the time that a spin is shown. */
export const STOPS = 0.78;

export interface Sector {
  value: number;
  /** The middle of the sector in degrees, clockwise from the top. */
  angle: number;
  d: string;
}

/** The bad sectors spread evenly, the good ones between them, large beside small. */
export function mixed(values: readonly number[]): readonly number[] {
  const bad = values.filter((it) => it < 0).sort((a, b) => a - b);
  const good = values.filter((it) => it >= 0).sort((a, b) => a - b);
  const turns: number[] = [];
  for (let low = 0, high = good.length - 1; low <= high; low += 1, high -= 1) {
    turns.push(good[low] as number);
    if (high > low) turns.push(good[high] as number);
  }
  const places = new Set(bad.map((_, i) => Math.floor((i * values.length) / bad.length)));
  const [lost, won] = [[...bad], turns];
  return values.map((_, i) => ((places.has(i) ? lost.shift() : won.shift()) ?? won.shift() ?? lost.shift()) as number);
}

export function sectors(values: readonly number[], radius: number): readonly Sector[] {
  const order = mixed(values);
  const each = 360 / Math.max(1, order.length);
  const point = (degrees: number) => {
    const a = ((degrees - 90) * Math.PI) / 180;
    return `${(radius * Math.cos(a)).toFixed(2)},${(radius * Math.sin(a)).toFixed(2)}`;
  };
  return order.map((value, i) => {
    const angle = i * each;
    const large = each > 180 ? 1 : 0;
    const d =
      order.length === 1
        ? `M0,${-radius}A${radius},${radius} 0 1 1 0,${radius}A${radius},${radius} 0 1 1 0,${-radius}Z`
        : `M0,0L${point(angle - each / 2)}A${radius},${radius} 0 ${large} 1 ${point(angle + each / 2)}Z`;
    return { value, angle, d };
  });
}

/** How far the wheel is turned when it stops at a value, after some whole turns. */
export function stopAt(values: readonly number[], value: number, turns: number): number {
  const at = sectors(values, 1).find((it) => it.value === value)?.angle ?? 0;
  return turns * 360 - at;
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, it) => sum + it, 0) / values.length;
}

/** How much larger than the wheel itself is what lies behind it. */
export const RIM = 1.2;
/** The sizes that are tried, as parts of the largest. */
const SIZES = [1, 0.85, 0.7, 0.55, 0.42];
const [COLUMNS, ROWS] = [14, 8];

export interface Place extends Point {
  radius: number;
  /** How many rings it hides. */
  hidden: number;
}

/** Where the wheel hides least of the rings (each as far around its middle as `reach`): as large as it can be, and as far behind and low as it can be. */
export function wheelPlace(view: Box, rings: readonly Point[], reach: number, sizes: readonly number[] = SIZES): Place {
  const most = Math.min(150, view.height * 0.34, view.width * 0.36);
  let best: Place = { x: view.x, y: view.y, radius: most, hidden: Infinity };
  for (const size of sizes) {
    const radius = most * size;
    const rim = radius * RIM;
    const [left, top] = [view.x + rim, view.y + rim + 4];
    const [wide, high] = [Math.max(0, view.width - 2 * rim), Math.max(0, view.height - 2 * rim - 8)];
    let near = Infinity;
    for (let i = 0; i <= COLUMNS; i += 1) {
      for (let k = 0; k <= ROWS; k += 1) {
        const [x, y] = [left + (wide * i) / COLUMNS, top + (high * k) / ROWS];
        const hidden = rings.filter((ring) => Math.hypot(ring.x - x, ring.y - y) < rim + reach + 3).length;
        const far = Math.hypot(x - left, y - top - high);
        if (hidden > best.hidden || (hidden === best.hidden && (best.radius > radius || far >= near))) continue;
        best = { x, y, radius, hidden };
        near = far;
      }
    }
    if (best.hidden === 0) break;
  }
  return best;
}
