import { describe, expect, test } from 'vitest';
import { blake3, commitment } from '../src/lib/blake3';

const LONG: [number, string][] = [
  [1024, '985ae5eba1bd142b'], [1025, '32d123cea3381ca6'], [2048, '464a4c79de762bbd'], [2049, '026ba74ae4fe4440'], [3072, '7a40b6ef50ac59d1'],
  [5000, '14ef6fa14afce45f'], [6000, '3249e54d59a3c642'],
];

describe('BLAKE3', () => {
  test('of nothing is the published value', () => {
    expect(blake3('')).toBe('af1349b9f5f9a1a6a0404dea36dcc9499bcb25c9adc112b7cc9a93cae41f3262');
  });
  test('of a short text is the published value', () => {
    expect(blake3('abc')).toBe('6437b3ac38465133ffb63b75273a8db548c558465d79db03fd359c6cd5bd9d85');
  });
  test('depends on every byte of a text of several blocks', () => {
    const text = 'x'.repeat(200);
    expect(blake3(text)).not.toBe(blake3(`${text.slice(0, 150)}y${text.slice(151)}`));
  });
  // Made with the reference implementation in Rust, through its Python package.
  test.each(LONG)('of %i letters is that of the reference implementation', (length, digits) => {
    expect(blake3('podium'.repeat(1000).slice(0, length)).slice(0, 16)).toBe(digits);
  });
});

test('a race of the server keeps its promise', () => {
  // A finished race: `GET /api/tables/ID` for the promise, its last `sync` for the seed.
  expect(commitment('seycddaher4fgq56', '4298607776410096794', 'ww43rez7evcmwkdxq7e99ehsv7fc2yy9')).toBe('d56bfe681dc7296c9bce7dc68005464f91c09257f3d97b481bbe146229b472c7');
});
