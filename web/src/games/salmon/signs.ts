// The names of the symbols behind the signs of the maps (SA-004), and their shapes.

export const SYMBOLS: Record<string, string> = {
  B: 'bear', S: 'swim', D: 'double_swim', '+': 'draw', E: 'eagle', X: 'fatigue', C: 'current', Q: 'current_or_rapids', R: 'rapids',
  '1': 'reeds', '2': 'two_reeds', W: 'wild',
};

export type Shape = 'round' | 'square' | 'six' | 'dark';

/** What helps is round, what troubles square, Reeds have six sides, Fatigue is dark. */
export function shapeOf(sign: string): Shape {
  if (sign === 'reeds' || sign === 'two_reeds') return 'six';
  if (sign === 'fatigue') return 'dark';
  return ['bear', 'eagle', 'current', 'current_or_rapids', 'rapids'].includes(sign) ? 'square' : 'round';
}
