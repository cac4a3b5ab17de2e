// Room that is kept free for what is not known yet.

import { beforeEach, expect, test } from 'vitest';
import { nowShown, roomFor, rowsBefore } from '../src/lib/memory';

const USUAL = { base: 50, row: 60 };
const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  Object.assign(globalThis, { localStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) } });
});

test('is as it was in a window of the same width with as many rows', () => {
  nowShown('list', { width: 390, height: 371, rows: 3 });
  expect(roomFor('list', 390, 3, USUAL)).toBe(371);
  expect(roomFor('list', 390, null, USUAL), 'where nobody knows how many there will be').toBe(371);
});

test('is what that many rows usually need where the rows or the window differ', () => {
  nowShown('list', { width: 390, height: 371, rows: 3 });
  expect(roomFor('list', 390, 2, USUAL)).toBe(170);
  expect(roomFor('list', 1440, 3, USUAL)).toBe(230);
  expect(roomFor('list', 1440, null, USUAL)).toBe(0);
  expect(roomFor('list', 390, 0, USUAL), 'nothing needs no room').toBe(0);
});

test('whatever is stored there does no harm', () => {
  for (const stored of ['[]', 'null', '{"list": 3}', '{', '{"list": {"width": 390}}']) {
    kept.set('podium.shown', stored);
    expect(roomFor('list', 390, 1, USUAL)).toBe(110);
  }
});

test('as many rows as were shown the last time are known of', () => {
  expect(rowsBefore('list')).toBe(0);
  nowShown('list', { width: 390, height: 371, rows: 3 });
  expect(rowsBefore('list')).toBe(3);
});
