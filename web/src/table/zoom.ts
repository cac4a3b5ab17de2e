// How a board lies in its box when it is looked at closely.

export interface Frame {
  zoom: number;
  /** Where the board's upper left corner lies; 0 or less. */
  x: number;
  y: number;
}

export interface Box {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** The whole board. */
export const FIT: Frame = { zoom: 1, x: 0, y: 0 };
export const MOST = 4;

/** The board never leaves its box. */
function kept({ zoom, x, y }: Frame, { width, height }: Box): Frame {
  const hold = (at: number, size: number) => Math.min(0, Math.max(size * (1 - zoom), at));
  return zoom <= 1 ? FIT : { zoom, x: hold(x, width), y: hold(y, height) };
}

/** Closer or farther by a factor; what lies under the point stays there. */
export function zoomedAt(frame: Frame, box: Box, point: Point, times: number): Frame {
  const zoom = Math.min(MOST, Math.max(1, frame.zoom * times));
  const ratio = zoom / frame.zoom;
  return kept({ zoom, x: point.x - (point.x - frame.x) * ratio, y: point.y - (point.y - frame.y) * ratio }, box);
}

export function movedBy(frame: Frame, box: Box, dx: number, dy: number): Frame {
  return kept({ ...frame, x: frame.x + dx, y: frame.y + dy }, box);
}

/** Moved just so far that a thing, where it is seen now, is well within the box; as it is where the whole board is seen or the thing already is. */
export function showing(frame: Frame, box: Box, thing: Box & Point): Frame {
  const rim = Math.min(box.width, box.height) * 0.12;
  const off = (from: number, size: number, room: number) => (from < rim ? rim - from : Math.min(0, room - rim - from - size));
  return frame.zoom <= 1 ? frame : movedBy(frame, box, off(thing.x, thing.width, box.width), off(thing.y, thing.height, box.height));
}

/** The middle of two fingers and how far apart they are. */
export function between(a: Point, b: Point): { middle: Point; far: number } {
  return { middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, far: Math.hypot(a.x - b.x, a.y - b.y) };
}
