// Where the marks of the chances stand so that none lies on another.

import type { Spot } from './review';

export interface Placed {
  /** Where the mark is drawn. */
  x: number;
  y: number;
  /** What it marks. */
  spot: Spot;
}

/** How often a mark is moved before it stays where it is. */
const TRIES = 12;

/** Marks side by side in the order given: one that would lie on another goes up or down, whichever is nearer and free. */
export function spread(spots: readonly Spot[], size: number, room: { top: number; bottom: number }): Placed[] {
  const placed: Placed[] = [];
  const isFree = (x: number, y: number): boolean => placed.every((other) => Math.hypot(other.x - x, other.y - y) >= size);
  for (const spot of spots) {
    const ways = Array.from({ length: TRIES }, (_, i) => Math.ceil(i / 2) * (i % 2 === 0 ? 1 : -1) * (size / 2));
    const kept = (y: number): number => Math.max(room.top, Math.min(room.bottom, y));
    const way = ways.find((by) => isFree(spot.x, kept(spot.y + by))) ?? 0;
    placed.push({ x: spot.x, y: kept(spot.y + way), spot });
  }
  return placed;
}
