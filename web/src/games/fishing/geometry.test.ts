import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { still } from '../look';
import Floats from './Floats.svelte';
import { chart, pennant, pennantSize } from './geometry';

const apart = (one: { x: number; y: number }, other: { x: number; y: number }) => Math.hypot(one.x - other.x, one.y - other.y);

test.each([['a phone', 390, 454, true], ['a desk', 1080, 640, false], ['a tablet', 736, 500, false]] as const)(
  'on %s six boats on one square stand apart, within the sheet, and leave the middle of every square free', (_, width, height, small) => {
    for (const squares of [17, 24, 31]) {
      const map = chart({ width, height, squares, small });
      const r = pennantSize(map);
      for (let square = 0; square < squares; square += 1) {
        for (const count of [2, 3, 4, 5, 6]) {
          const boats = Array.from({ length: count }, (_unused, turn) => pennant(map, square, turn, count));
          for (const [i, boat] of boats.entries()) {
            const where = `boat ${i} of ${count} on square ${square} of ${squares}: ${JSON.stringify(boats)}`;
            expect(Math.min(boat.x, boat.y, width - boat.x, height - boat.y), where).toBeGreaterThanOrEqual(r);
            for (const other of boats.slice(0, i)) expect(apart(boat, other), where).toBeGreaterThan(1.6 * r);
            for (const [k, middle] of map.squares.entries()) expect(apart(boat, middle), `${where}, square ${k}`).toBeGreaterThan(r);
          }
        }
      }
    }
  },
);

test('what a square gives is seen as a whole on a phone, at either side of the sheet', () => {
  const map = chart({ width: 390, height: 454, squares: 36, small: true });
  const playing = { event: { type: 'pearls', seat: 0, change: 2 }, rule: 'FI-031', say: { id: 'event-pearls-gained' } };
  for (let square = 0; square < 36; square += 1) {
    const boat = { seat: 0, pos: square } as never;
    const { body } = render(Floats, { props: { at: { ...still({}, {}, {}, ['Ada']), playing, beat: 400 }, map, fleet: [{ boat, place: pennant(map, square, 0, 4) }] } });
    const middle = Number(/translate\(([\d.-]+) /.exec(body)?.[1]);
    // The pill is 54 wide, and its edge 2.
    expect(Math.min(middle, map.width - middle), `square ${square}`).toBeGreaterThanOrEqual(28);
  }
});
