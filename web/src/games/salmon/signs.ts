// The shapes of the symbols on the river.

export type Shape = 'round' | 'square' | 'six' | 'dark';

/** What helps is round, what troubles square, Reeds have six sides, Fatigue is dark. */
export function shapeOf(symbol: string): Shape {
  if (symbol === 'reeds' || symbol === 'two_reeds') return 'six';
  if (symbol === 'fatigue') return 'dark';
  return ['bear', 'eagle', 'current', 'current_or_rapids', 'rapids'].includes(symbol) ? 'square' : 'round';
}
