// The shapes of the symbols on the river.

import type { River } from './river';

export type Shape = 'round' | 'square' | 'six' | 'dark';

/** By what the rules say that a symbol does: what helps is round, what troubles square, Reeds have six sides, what tires is dark. */
const SHAPES: Readonly<Record<string, Shape>> = { helps: 'round', troubles: 'square', reeds: 'six', tires: 'dark' };

export function shapeOf(river: River, symbol: string): Shape {
  return SHAPES[river.natures.get(symbol) ?? ''] ?? 'round';
}
