// A text as a QR code (ISO/IEC 18004): bytes, error correction level M, versions 1 to 10. That is enough for a link, and drawn here so that
// neither a library nor another server has to see where a table is.

/** Square, true is dark. */
export type Matrix = readonly (readonly boolean[])[];

/** By version: codewords for error correction in a block, and the number of data codewords in each block. */
const BLOCKS: readonly (readonly [correction: number, data: readonly number[]])[] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];
/** Where alignment patterns lie, by version. */
const ALIGNED: readonly (readonly number[])[] = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];
const BYTES = 0b0100;
const PADS = [0xec, 0x11] as const;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

/** The product in the field of 256 elements with the polynomial 0x11d. */
function times(a: number, b: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    if ((b >> i) & 1) product ^= a;
  }
  return product & 0xff;
}

/** The codewords that correct errors in a block. */
function correction(data: readonly number[], count: number): number[] {
  const divisor: number[] = Array.from({ length: count }, (_, i) => Number(i === count - 1));
  for (let i = 0, root = 1; i < count; i++, root = times(root, 2)) {
    for (let k = 0; k < count; k++) divisor[k] = times(divisor[k] ?? 0, root) ^ (divisor[k + 1] ?? 0);
  }
  const rest = Array.from({ length: count }, () => 0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    divisor.forEach((it, i) => (rest[i] = (rest[i] ?? 0) ^ times(it, factor)));
  }
  return rest;
}

function versionFor(length: number): number {
  const found = BLOCKS.findIndex(([, data], i) => length + (i + 1 < 10 ? 2 : 3) <= sum(data));
  if (found < 0) throw new Error('too long for this QR code');
  return found + 1;
}

/** All codewords of a text: data and correction, block by block in turn. */
function codewords(bytes: Uint8Array, version: number): number[] {
  const [count, lengths] = BLOCKS[version - 1] ?? [0, []];
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(BYTES, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  const room = sum(lengths) * 8;
  put(0, Math.min(4, room - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let i = 0; bits.length < room; i++) put(PADS[i % 2] ?? 0, 8);
  const data = Array.from({ length: bits.length / 8 }, (_, i) => bits.slice(i * 8, i * 8 + 8).reduce((byte, bit) => byte * 2 + bit, 0));
  let at = 0;
  const blocks = lengths.map((length) => data.slice(at, (at += length)));
  const checks = blocks.map((block) => correction(block, count));
  const inTurn = (parts: readonly (readonly number[])[]) => {
    const most = Math.max(...parts.map((part) => part.length));
    return Array.from({ length: most }, (_, i) => parts.flatMap((part) => part[i] ?? [])).flat();
  };
  return [...inTurn(blocks), ...inTurn(checks)];
}

/** The squares: null where data will lie. */
function frame(version: number): (boolean | null)[][] {
  const size = version * 4 + 17;
  const squares: (boolean | null)[][] = Array.from({ length: size }, () => Array.from({ length: size }, () => null));
  const put = (x: number, y: number, dark: boolean) => {
    const row = squares[y];
    if (row !== undefined && x >= 0 && x < size) row[x] = dark;
  };
  for (let i = 0; i < size; i++) {
    put(6, i, i % 2 === 0);
    put(i, 6, i % 2 === 0);
  }
  /** Rings around a middle; `white` are the rings without ink. */
  const rings = (cx: number, cy: number, radius: number, white: readonly number[]) => {
    for (let dy = -radius; dy <= radius; dy++) {
      for (let dx = -radius; dx <= radius; dx++) put(cx + dx, cy + dy, !white.includes(Math.max(Math.abs(dx), Math.abs(dy))));
    }
  };
  const places = ALIGNED[version - 1] ?? [];
  const last = places.at(-1);
  for (const x of places) {
    for (const y of places) {
      const atFinder = (x === 6 && (y === 6 || y === last)) || (y === 6 && x === last);
      if (!atFinder) rings(x, y, 2, [1]);
    }
  }
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) rings(x, y, 4, [2, 4]);
  writeFormat(squares, 0);
  if (version >= 7) {
    let rest = version;
    for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
    const bits = (version << 12) | rest;
    for (let i = 0; i < 18; i++) {
      const [a, b] = [size - 11 + (i % 3), Math.floor(i / 3)];
      put(a, b, ((bits >> i) & 1) === 1);
      put(b, a, ((bits >> i) & 1) === 1);
    }
  }
  return squares;
}

/** Which mask is used, twice, beside the finders. Level M is 0 here. */
function writeFormat(squares: (boolean | null)[][], mask: number): void {
  const size = squares.length;
  let rest = mask;
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((mask << 10) | rest) ^ 0x5412;
  const put = (x: number, y: number, i: number) => {
    const row = squares[y];
    if (row !== undefined) row[x] = ((bits >> i) & 1) === 1;
  };
  for (let i = 0; i <= 5; i++) put(8, i, i);
  put(8, 7, 6);
  put(8, 8, 7);
  put(7, 8, 8);
  for (let i = 9; i < 15; i++) put(14 - i, 8, i);
  for (let i = 0; i < 8; i++) put(size - 1 - i, 8, i);
  for (let i = 8; i < 15; i++) put(8, size - 15 + i, i);
  const row = squares[size - 8];
  if (row !== undefined) row[8] = true;
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The places of the data, in order: two columns at a time from the right, up and down in turn. */
function* snake(size: number): Generator<readonly [number, number]> {
  for (let right = size - 1, up = true; right >= 1; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i++) for (const x of [right, right - 1]) yield [x, up ? size - 1 - i : i];
  }
}

/** How hard a code is to read: long runs, blocks, what looks like a finder, too much or too little ink. */
function penalty(squares: Matrix): number {
  const size = squares.length;
  const lines = [...squares, ...squares.map((_, x) => squares.map((row) => row[x] ?? false))];
  let points = 0;
  for (const line of lines) {
    const text = line.map(Number).join('');
    for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) points += run.length - 2;
    for (let i = 0; i + 11 <= size; i++) if (['10111010000', '00001011101'].includes(text.slice(i, i + 11))) points += 40;
  }
  for (let y = 0; y + 1 < size; y++) {
    for (let x = 0; x + 1 < size; x++) {
      const dark = squares[y]?.[x];
      if (squares[y]?.[x + 1] === dark && squares[y + 1]?.[x] === dark && squares[y + 1]?.[x + 1] === dark) points += 3;
    }
  }
  const ink = sum(squares.map((row) => row.filter(Boolean).length)) / (size * size);
  return points + Math.floor(Math.abs(ink * 100 - 50) / 5) * 10;
}

/** The QR code of a text, with the mask that makes it easiest to read. */
export function qr(text: string, mask: number | null = null): Matrix {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  const bits = codewords(bytes, version).flatMap((byte) => Array.from({ length: 8 }, (_, i) => ((byte >> (7 - i)) & 1) === 1));
  const empty = frame(version);
  const masked = (number: number): Matrix => {
    const squares = empty.map((row) => [...row]);
    writeFormat(squares, number);
    let i = 0;
    for (const [x, y] of snake(squares.length)) {
      const row = squares[y];
      if (row === undefined || empty[y]?.[x] !== null) continue;
      row[x] = (bits[i++] ?? false) !== MASKS[number]?.(x, y);
    }
    return squares.map((row) => row.map((dark) => dark === true));
  };
  if (mask !== null) return masked(mask);
  const [first, ...others] = MASKS.map((_, number) => masked(number));
  return others.reduce((best, next) => (penalty(next) < penalty(best) ? next : best), first ?? []);
}
