import { expect, test } from 'vitest';
import { between, FIT, MOST, movedBy, showing, zoomedAt } from '../src/table/zoom';

const box = { width: 400, height: 300 };

test('what lies under the fingers stays there', () => {
  const point = { x: 100, y: 60 };
  const near = zoomedAt(FIT, box, point, 2);
  expect(near).toEqual({ zoom: 2, x: -100, y: -60 });
  const nearer = zoomedAt(near, box, { x: 200, y: 150 }, 1.5);
  const under = { x: (200 - near.x) / near.zoom, y: (150 - near.y) / near.zoom };
  expect(nearer.x + under.x * nearer.zoom).toBeCloseTo(200);
  expect(nearer.y + under.y * nearer.zoom).toBeCloseTo(150);
});

test('the board never leaves its box, and is never smaller than it', () => {
  const near = zoomedAt(FIT, box, { x: 0, y: 0 }, 2);
  expect(movedBy(near, box, 50, 50)).toEqual({ zoom: 2, x: 0, y: 0 });
  expect(movedBy(near, box, -9999, -9999)).toEqual({ zoom: 2, x: -400, y: -300 });
  expect(zoomedAt(near, box, { x: 9, y: 9 }, 0.1)).toEqual(FIT);
  expect(movedBy(FIT, box, -30, 10)).toEqual(FIT);
  expect(zoomedAt(FIT, box, { x: 1, y: 1 }, 99).zoom).toBe(MOST);
});

test('two fingers have a middle and a distance', () => {
  expect(between({ x: 0, y: 0 }, { x: 30, y: 40 })).toEqual({ middle: { x: 15, y: 20 }, far: 50 });
});

test('what is told of is brought into the box, no farther than it must, and not where the whole board is seen', () => {
  const near = { zoom: 2, x: -100, y: -60 };
  expect(showing(near, box, { x: 100, y: 60, width: 20, height: 20 })).toEqual(near);
  // 36 pixels, 12 % of the height, are the rim.
  expect(showing(near, box, { x: 500, y: 60, width: 20, height: 20 })).toEqual({ zoom: 2, x: -256, y: -60 });
  expect(showing(near, box, { x: 100, y: -40, width: 20, height: 20 })).toEqual({ zoom: 2, x: -100, y: 0 });
  expect(showing(FIT, box, { x: 500, y: 60, width: 20, height: 20 })).toEqual(FIT);
});
