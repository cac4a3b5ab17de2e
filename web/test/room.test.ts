import { expect, test } from 'vitest';
import { roomIn } from '../src/table/room';

const kind = (width: number, height: number) => Object.entries(roomIn(width, height)).flatMap(([key, is]) => (is ? [key] : [])).sort().join(' ');

test('a phone upright and on its side, a laptop at twice the size, a desktop', () => {
  expect(kind(360, 640)).toBe('narrow small');
  expect(kind(640, 360)).toBe('narrow short small');
  expect(kind(720, 450)).toBe('narrow short small');
  expect(kind(1024, 768)).toBe('narrow');
  expect(kind(1440, 900)).toBe('');
});
