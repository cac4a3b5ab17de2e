// QR codes against those of another implementation (the npm package `qrcode`); another one (`jsqr`) has read them all back.

import { expect, test } from 'vitest';
import { qr } from '../src/ui/qr';
import known from './qr.json';

/** A row in hexadecimal digits, filled up with light squares. */
const hex = (row: readonly boolean[]): string =>
  (row.map(Number).join('').match(/.{1,4}/g) ?? []).map((four) => Number.parseInt(four.padEnd(4, '0'), 2).toString(16)).join('');

test.each(known)('the code of $text with mask $mask is that of another implementation', ({ text, mask, auto, rows }) => {
  expect(qr(text, mask).map(hex)).toEqual(rows);
  if (auto) expect(qr(text).map(hex), 'the same mask is found to be the easiest to read').toEqual(rows);
});

test('what is too long is refused', () => {
  expect(() => qr('x'.repeat(214))).toThrow('too long');
  expect(qr('x'.repeat(213)).length).toBe(57);
});
