import { expect, test } from 'vitest';
import { dockHeight, roomIn } from '../src/table/room';

const kind = (width: number, height: number) => Object.entries(roomIn(width, height)).flatMap(([key, is]) => (is ? [key] : [])).sort().join(' ');

test('a phone upright and on its side, a laptop at twice the size, a desktop', () => {
  expect(kind(360, 640)).toBe('narrow small');
  expect(kind(640, 360)).toBe('narrow short small');
  expect(kind(720, 450)).toBe('narrow short small');
  expect(kind(1024, 768)).toBe('narrow');
  expect(kind(1440, 900)).toBe('');
});

test('a page looked at four times as large scrolls as a whole', () => {
  expect(kind(320, 256)).toBe('flowing narrow small');
  expect(kind(320, 568)).toBe('narrow small');
});

test('a dock has one height for each layout, its game’s own or the usual one', () => {
  const dock = { desk: 200, narrow: 210, phone: 300, watched: 190 };
  expect([roomIn(1440, 900), roomIn(1024, 768), roomIn(390, 844)].map((room) => dockHeight(dock, room))).toEqual([200, 210, 300]);
  expect(dockHeight(undefined, roomIn(390, 844))).toBeGreaterThan(200);
  // Whoever only watches on a phone has nothing to choose: the board gets the room.
  expect([roomIn(1440, 900), roomIn(390, 844)].map((room) => dockHeight(dock, room, true))).toEqual([200, 190]);
});
