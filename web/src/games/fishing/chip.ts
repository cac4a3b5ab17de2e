// Where the chip with the forecast of a choice lies: it hides neither slots of the market nor wares that can be bought.

import { rowHeight, type Chart, type Point } from './geometry';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Chip {
  width: number;
  height: number;
}

export interface Scene {
  map: Chart;
  seats: number;
  roomy: boolean;
  /** Whether the shop lies beside the market, and whether something of it can be bought. */
  shop: 'none' | 'shut' | 'open';
  /** The square that the choice speaks of. */
  square: number;
  /** Whether seats are to be chosen: then the rows of the market are buttons. */
  aims: boolean;
  /** The buttons at your square. */
  buttons: Box | null;
}

const EDGE = 8;

/** The width of the market's plate, beside which the shop may lie. */
export function plateWidth({ map, shop }: Scene): number {
  return shop === 'none' ? map.panel.width : (map.panel.width - 10) / 1.86;
}

const meets = (a: Box, b: Box) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

export function chipPlace(scene: Scene, chip: Chip): Point {
  const { map } = scene;
  // Phones: below the rows of the market, and on the board as a whole, whatever its height.
  if (map.small) {
    const rows = map.panel.y + 30 + scene.seats * rowHeight(map.panel.height, false, scene.seats, true);
    return { x: map.centre.x, y: Math.max(EDGE, Math.min(rows + 4, map.panel.y + map.panel.height + 18 - chip.height)) };
  }
  const beside = besideSquare(scene, chip);
  const plate = plateWidth(scene);
  const overShop = beside.x >= map.panel.x + plate - chip.width / 2;
  if (scene.shop === 'shut' && overShop && !scene.aims) return beside;
  // Below the rows of the market; the coast below the plates may be hidden.
  const end = map.panel.y + (scene.roomy ? 44 : 30) + scene.seats * rowHeight(map.panel.height, scene.roomy, scene.seats);
  const coast = 46 * Math.max(0.62, map.k);
  const x = Math.max(map.panel.x - 14, Math.min(map.panel.x + plate - chip.width, beside.x));
  const below = { x, y: end + 4, width: chip.width, height: chip.height };
  if (end + chip.height > map.panel.y + map.panel.height + coast || (scene.buttons !== null && meets(below, scene.buttons))) {
    return scene.aims ? { x: map.panel.x + map.panel.width - chip.width, y: map.panel.y + map.panel.height - chip.height } : beside;
  }
  return { x: below.x, y: below.y };
}

/** On the island's side of the square, clear of the buttons there. */
function besideSquare({ map, square, buttons }: Scene, chip: Chip): Point {
  const here = map.squares[square] ?? map.centre;
  const towards = { x: Math.sign(map.centre.x - here.x), y: Math.sign(map.centre.y - here.y) };
  const x = Math.abs(map.centre.x - here.x) > map.panel.width / 2 ? here.x + towards.x * 44 - (towards.x < 0 ? chip.width : 0) : here.x - chip.width / 2;
  const y = Math.abs(map.centre.y - here.y) > map.panel.height / 2 ? here.y + towards.y * 46 - (towards.y < 0 ? chip.height : 0) : here.y - chip.height / 2;
  const free = buttons === null ? y : towards.y > 0 ? Math.max(y, buttons.y + buttons.height + 4) : Math.min(y, buttons.y - chip.height - 4);
  return {
    x: Math.max(EDGE, Math.min(map.width - chip.width - EDGE, x)),
    y: Math.max(EDGE, Math.min(map.height - chip.height - EDGE, free)),
  };
}
