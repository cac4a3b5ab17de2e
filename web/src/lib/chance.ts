// Scatter for drawings: the same every time. It decides nothing in a race.

/** Numbers from 0 to 1 that look random and are the same for the same seed. */
export function scatter(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    // Xorshift: good enough for ripples and trees.
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4294967296;
  };
}

/** Small waves strewn over a box, as one path. */
export function ripples(seed: number, count: number, x: number, y: number, width: number, height: number): string {
  const next = scatter(seed);
  for (let i = 0; i < 8; i++) next();
  let path = '';
  for (let i = 0; i < count; i++) {
    const length = 8 + next() * 12;
    path += `M${(x + next() * width).toFixed(0)},${(y + next() * height).toFixed(0)}q${(length / 4).toFixed(1)},-3 ${(length / 2).toFixed(1)},0t${(length / 2).toFixed(1)},0`;
  }
  return path;
}
