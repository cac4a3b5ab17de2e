// BLAKE3 from its specification: to check on the player's own device the promise about the dice, and what was seen of a race.

import type { Drawn } from './messages';

const IV = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19];
const PERMUTATION = [2, 6, 3, 10, 7, 0, 4, 13, 1, 11, 12, 5, 9, 14, 15, 8];
const CHUNK_START = 1;
const CHUNK_END = 2;
const PARENT = 4;
const ROOT = 8;
const BLOCK = 64;
const CHUNK = 1024;

function rotated(value: number, by: number): number {
  return (value >>> by) | (value << (32 - by));
}

function mix(v: Uint32Array, a: number, b: number, c: number, d: number, x: number, y: number): void {
  const at = (i: number) => v[i] ?? 0;
  v[a] = at(a) + at(b) + x;
  v[d] = rotated(at(d) ^ at(a), 16);
  v[c] = at(c) + at(d);
  v[b] = rotated(at(b) ^ at(c), 12);
  v[a] = at(a) + at(b) + y;
  v[d] = rotated(at(d) ^ at(a), 8);
  v[c] = at(c) + at(d);
  v[b] = rotated(at(b) ^ at(c), 7);
}

function compress(chain: Uint32Array, block: Uint32Array, counter: number, length: number, flags: number): Uint32Array {
  const v = new Uint32Array(16);
  v.set(chain);
  v.set(IV.slice(0, 4), 8);
  v.set([counter, 0, length, flags], 12);
  let m = Array.from(block);
  for (let round = 0; round < 7; round++) {
    const word = (i: number) => m[i] ?? 0;
    for (let i = 0; i < 4; i++) mix(v, i, i + 4, i + 8, i + 12, word(2 * i), word(2 * i + 1));
    for (let i = 0; i < 4; i++) mix(v, i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4), word(8 + 2 * i), word(9 + 2 * i));
    m = PERMUTATION.map(word);
  }
  return v.slice(0, 8).map((word, i) => word ^ (v[i + 8] ?? 0));
}

/** The value of one chunk, the `counter`-th. */
function chunk(bytes: Uint8Array, counter: number, root: number): Uint32Array {
  let chain = new Uint32Array(IV);
  const blocks = Math.max(1, Math.ceil(bytes.length / BLOCK));
  for (let i = 0; i < blocks; i++) {
    const part = bytes.subarray(i * BLOCK, (i + 1) * BLOCK);
    const block = new Uint32Array(16);
    part.forEach((byte, k) => (block[k >> 2] = (block[k >> 2] ?? 0) | (byte << (8 * (k & 3)))));
    const flags = (i === 0 ? CHUNK_START : 0) | (i === blocks - 1 ? CHUNK_END | root : 0);
    chain = compress(chain, block, counter, part.length, flags) as typeof chain;
  }
  return chain;
}

/** The value of a part of the text; the left half is the largest whole power of two of chunks that leaves something for the right. */
function tree(bytes: Uint8Array, counter: number, root: number): Uint32Array {
  if (bytes.length <= CHUNK) return chunk(bytes, counter, root);
  let left = 1;
  while (left * 2 * CHUNK < bytes.length) left *= 2;
  const block = new Uint32Array(16);
  block.set(tree(bytes.subarray(0, left * CHUNK), counter, 0));
  block.set(tree(bytes.subarray(left * CHUNK), counter + left, 0), 8);
  return compress(new Uint32Array(IV), block, 0, BLOCK, PARENT | root);
}

/** The hash of a text in hexadecimal digits. */
export function blake3(text: string): string {
  const digits = Array.from(tree(new TextEncoder().encode(text), 0, ROOT), (word) => [0, 8, 16, 24].map((by) => ((word >>> by) & 255).toString(16).padStart(2, '0')).join(''));
  return digits.join('');
}

/** What the server commits to before a race (docs/protocol.md, "The promise about the dice"). */
export function commitment(table: string, seed: string, salt: string): string {
  return blake3(`podium commitment v1\n${table}\n${seed}\n${salt}\n`);
}

/** The seed of a race to which people added shares (the same section). */
export function mixed(table: string, { seed, shares }: Drawn, salt: string): string {
  const hash = blake3(`podium seed v1\n${table}\n${seed}\n${salt}\n${shares.map((it) => `${it.seat} ${it.share}\n`).join('')}`);
  const bytes = hash.slice(0, 16).match(/../g) ?? [];
  return BigInt(`0x${bytes.reverse().join('')}`).toString();
}
