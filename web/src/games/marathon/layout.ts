// Where things are on the screen, as pure functions of the size of the board's box.

import { centre, type Frame, type Point } from './road';
import type { Space } from './state';

export interface Layout {
  width: number;
  height: number;
  frame: Frame;
  /** The strip with the whole course. */
  strip: { x: number; y: number; width: number; height: number };
  /** The part where the road is seen, with the ruler at its edge. */
  view: { x: number; y: number; width: number; height: number };
  /** The thickness of the ruler. */
  ruler: number;
  /** How many whole rows are seen. */
  shown: number;
  /** Ground on either side of the road. */
  verge: number;
}

/** A road that runs to the right, below the strip. */
export function lying(width: number, height: number, lanes: number): Layout {
  const strip = height < 520 ? 104 : 120;
  const ruler = 26;
  const room = height - strip - ruler;
  const size = Math.max(36, Math.min(Math.floor((room - 44) / lanes), Math.floor(width / 12), 84));
  return {
    width, height, frame: { size, upright: false }, strip: { x: 0, y: 0, width, height: strip },
    view: { x: 0, y: strip, width, height: height - strip }, ruler, shown: Math.floor(width / size),
    verge: Math.max(0, (room - lanes * size) / 2),
  };
}

/** A road that runs upward, left of the strip: phones. */
export function standing(width: number, height: number, lanes: number): Layout {
  const [strip, ruler] = [50, 28];
  const room = width - strip - ruler;
  const size = Math.max(30, Math.min(Math.floor((room - 8) / lanes), Math.floor(height / 7)));
  return {
    width, height, frame: { size, upright: true }, strip: { x: width - strip, y: 0, width: strip, height },
    view: { x: 0, y: 0, width: width - strip, height }, ruler, shown: Math.floor(height / size),
    verge: Math.max(0, (room - lanes * size) / 2),
  };
}

/** Where the near left corner of row 0 lies in the view while row 0 is the first in it. */
export function foot(layout: Layout): Point {
  const aside = layout.ruler + layout.verge;
  return layout.frame.upright ? { x: aside, y: layout.view.height } : { x: 0, y: aside };
}

/** How the world is moved so that `first` is the first row in view, as a transform. */
export function shift(layout: Layout, first: number): string {
  const by = first * layout.frame.size;
  return layout.frame.upright ? `translate(0px, ${by}px)` : `translate(${-by}px, 0px)`;
}

/** Where the near left corner of row 0 is on the board when `first` is the first row in view. */
export function origin(layout: Layout, first: number): Point {
  const [at, by] = [foot(layout), first * layout.frame.size];
  const [x, y] = layout.frame.upright ? [at.x, at.y + by] : [at.x - by, at.y];
  return { x: layout.view.x + x, y: layout.view.y + y };
}

/** Where a space is on the screen. */
export function onScreen(layout: Layout, first: number, space: Space): Point {
  const [o, p] = [origin(layout, first), centre(layout.frame, space)];
  return { x: o.x + p.x, y: o.y + p.y };
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Where a chip covers least of what matters: of places on a grid the one with the fewest hidden points, and among those the
 * nearest to what it speaks of.
 */
export function quietPlace(area: Box, chip: { width: number; height: number }, busy: readonly Point[], near: Point, reach: number): Point {
  let best: { cost: number; x: number; y: number } | null = null;
  const [right, bottom] = [Math.max(area.x, area.x + area.width - chip.width), Math.max(area.y, area.y + area.height - chip.height)];
  for (let i = 0; i <= 12; i += 1) {
    for (let k = 0; k <= 8; k += 1) {
      const [x, y] = [area.x + ((right - area.x) * i) / 12, area.y + ((bottom - area.y) * k) / 8];
      const covers = (p: Point) => p.x > x - reach && p.x < x + chip.width + reach && p.y > y - reach && p.y < y + chip.height + reach;
      const hidden = busy.filter(covers).length + (covers(near) ? 4 : 0);
      const cost = hidden * 1000 + Math.hypot(x + chip.width / 2 - near.x, y + chip.height / 2 - near.y);
      if (best === null || cost < best.cost) best = { cost, x, y };
    }
  }
  return best === null ? { x: area.x, y: area.y } : { x: best.x, y: best.y };
}
