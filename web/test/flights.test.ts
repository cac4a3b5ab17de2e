import { expect, test } from 'vitest';
import { arc, lengths, placeOf } from '../src/table/flights';

test('cards fly out of your hand, and out of the panels of others', () => {
  expect(placeOf('cards-2', 2)).toBe('hand');
  expect(placeOf('cards-2', 0)).toBe('seat-2');
  expect(placeOf('cards-2', null)).toBe('seat-2');
  expect(placeOf('supply', 2)).toBe('supply');
});

test('all flights of an event are over with its beat', () => {
  for (const count of [1, 2, 6]) {
    const ends = Array.from({ length: count }, (_, i) => lengths(500, i, count)).map((it) => it.beat + it.after);
    expect(Math.max(...ends)).toBeLessThanOrEqual(500);
  }
});

test('a flight begins and ends at its places and rises between them', () => {
  const way = arc({ from: { x: 0, y: 100 }, to: { x: 200, y: 100 } });
  expect(way[0]?.['transform']).toContain('translate(0.0px, 100.0px)');
  expect(way.at(-1)?.['transform']).toContain('translate(200.0px, 100.0px)');
  expect(way[2]?.['transform']).toContain('translate(100.0px, 56.0px)');
});
