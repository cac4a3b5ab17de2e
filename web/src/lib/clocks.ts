// Clocks as they are shown.

import type { Clocks } from './messages';

/** When clocks were heard of. */
export type Heard = Clocks & { at_ms: number };

/** What a seat has left; null where no clock is. */
export function timeLeft(clocks: Heard | null, seat: number, now_ms: number): number | null {
  const left = clocks?.left_ms[seat];
  if (clocks === null || left === undefined) return null;
  // The page looks at the time twice a second, so what it takes for now may lie before they were heard of.
  return Math.max(0, clocks.running.includes(seat) ? left - Math.max(0, now_ms - clocks.at_ms) : left);
}

/** Clocks that are told again. A seat that still owes the same choice has no more left than was shown: the clock of the server stood
 * still for a moment that this device had counted. */
export function toldAnew(before: Heard | null, clocks: Clocks, owing: readonly number[], now_ms: number): Heard {
  const left_ms = clocks.left_ms.map((left, seat) => (owing.includes(seat) ? Math.min(left, timeLeft(before, seat, now_ms) ?? left) : left));
  return { ...clocks, left_ms, at_ms: now_ms };
}
