import { describe, expect, test } from 'vitest';
import { placed } from '../src/lib/path';

describe('a path that is put in its place', () => {
  test('is moved and scaled', () => {
    expect(placed('M0,-2L3,4Z', { x: 10, y: 20, scale: 2 })).toBe('M10,16L16,28Z');
  });
  test('follows the pen where it is written relatively', () => {
    expect(placed('M1,1l2,0h3v-4z', { x: 10, y: 10 })).toBe('M11,11L13,11L16,11L16,7Z');
    expect(placed('M1,1h1zl5,0', { x: 0, y: 0 })).toBe('M1,1L2,1ZL6,1');
    expect(placed('m1,1 2,0 0,2', { x: 0, y: 0 })).toBe('M1,1L3,1L3,3');
  });
  test('is turned clockwise about its own origin', () => {
    expect(placed('M0,-2H3V5', { x: 10, y: 10, turn: 90 })).toBe('M12,10L12,13L5,13');
  });
  test('keeps its curves and arcs', () => {
    expect(placed('M0,0q1,1 2,0t2,0C1,2 3,4 5,6', { x: 1, y: 1 })).toBe('M1,1Q2,2 3,1T5,1C2,3 4,5 6,7');
    expect(placed('M3,8a5,5 0 1 1 1.800,3.800', { x: 0, y: 0, scale: 2, turn: 90 })).toBe('M-16,6A10,10 90 1 1 -23.6,9.6');
    expect(placed('M-.5,.5a1,1 0 0 1 0,2.400H-6.200', { x: 0, y: 0 })).toBe('M-0.5,0.5A1,1 0 0 1 -0.5,2.9L-6.2,2.9');
  });
});
