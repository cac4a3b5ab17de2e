// Where the chart's labels stand: beside their marks, else above or below them, over no name, mark, line or other label.

export interface Spot {
  x: number;
  y: number;
}

/** A line of letters, by its middle. */
export interface Box {
  left: number;
  right: number;
  y: number;
}

export interface Room {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Half of what a line of letters needs. */
const HALF = 10;
/** How far above or below its mark a label may stand. */
const AWAY = [21, 38, 56, 74, 92];
/** From here on a thin line leads to the mark. */
export const FAR = 30;

const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && Math.abs(a.y - b.y) < 17;

/** Whether the straight line between two spots runs through a box. */
function runsThrough({ left, right, y }: Box, a: Spot, b: Spot): boolean {
  let [from, to] = [0, 1];
  for (const [start, way, low, high] of [[a.x, b.x - a.x, left - 3, right + 3], [a.y, b.y - a.y, y - HALF, y + HALF]] as const) {
    if (way === 0) {
      if (start < low || start > high) return false;
      continue;
    }
    const [one, other] = [(low - start) / way, (high - start) / way];
    [from, to] = [Math.max(from, Math.min(one, other)), Math.min(to, Math.max(one, other))];
  }
  return from <= to;
}

/** The nearest free place for a label; null if everything about its mark is taken. */
export function placeOf(mark: Spot, width: number, room: Room, taken: readonly Box[], lines: readonly (readonly Spot[])[]): Box | null {
  const beside = [[mark.x + 13, mark.y], [mark.x - 13 - width, mark.y]] as const;
  const off = AWAY.flatMap((away) => [-away, away].flatMap((dy) => [-width / 2, 4, -4 - width].map((dx) => [mark.x + dx, mark.y + dy] as const)));
  const boxes = [...beside, ...off].map(([left, y]): Box => ({ left, right: left + width, y }));
  const isFree = (box: Box): boolean =>
    box.left > room.left && box.right < room.right && box.y > room.top && box.y < room.bottom && !taken.some((other) => meet(box, other))
    && !lines.some((line) => line.some((spot, i) => i > 0 && runsThrough(box, line[i - 1] ?? spot, spot)));
  return boxes.find(isFree) ?? null;
}
