import { describe, expect, test } from 'vitest';
import { chipPlace, type Scene } from './chip';
import { chart, rowHeight } from './geometry';

describe('the chip with a forecast', () => {
  const map = chart({ width: 736, height: 523, squares: 36, small: false });
  const scene: Scene = { map, seats: 4, roomy: false, shop: 'open', square: 5, aims: false, buttons: null };
  const chip = { width: 230, height: 84 };
  const plate = map.panel.x + (map.panel.width - 10) / 1.86;
  test.each([3, 12, 20, 30])('lies below the slots and beside the open shop, for square %i', (square) => {
    const place = chipPlace({ ...scene, square }, chip);
    expect(place.y).toBeGreaterThan(map.panel.y + 30 + 4 * rowHeight(map.panel.height, false, 4));
    expect(place.x + chip.width).toBeLessThanOrEqual(plate + 1);
    expect(place.y + chip.height).toBeLessThan(map.height);
  });
  test('leaves the buttons of your square free', () => {
    const low = chipPlace(scene, chip);
    const buttons = { x: low.x, y: low.y + 10, width: 120, height: 40 };
    const place = chipPlace({ ...scene, buttons }, chip);
    expect(place.y + chip.height <= buttons.y || place.y >= buttons.y + buttons.height).toBe(true);
  });
  test('stays on the island of a phone, however tall it is', () => {
    const phone = chart({ width: 390, height: 480, squares: 36, small: true });
    for (const height of [80, 130, 170]) {
      const { y } = chipPlace({ ...scene, map: phone, shop: 'none' }, { width: 230, height });
      expect(y + height).toBeLessThan(phone.panel.y + phone.panel.height + 20);
    }
  });
});
