// Numbers that look random and are the same for every viewer of a river: ripples, reeds and spruces stand still.

export type Draw = () => number;

export function seeded(word: string): Draw {
  let state = 2166136261;
  for (const letter of word) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function corner(x: number, y: number, salt: number): number {
  const mixed = Math.imul(x * 374761393 + y * 668265263 + salt * 974634777, 1274126177);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 4294967296;
}

/** Smooth noise from -1 to 1 that changes over `size`. */
export function noise(x: number, y: number, size: number, salt: number): number {
  const [u, v] = [x / size, y / size];
  const [left, top] = [Math.floor(u), Math.floor(v)];
  const ease = (t: number) => t * t * (3 - 2 * t);
  const [a, b] = [ease(u - left), ease(v - top)];
  const row = (at: number) => corner(left, at, salt) * (1 - a) + corner(left + 1, at, salt) * a;
  return 2 * (row(top) * (1 - b) + row(top + 1) * b) - 1;
}
