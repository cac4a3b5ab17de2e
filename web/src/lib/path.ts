// Path data moved to where it is drawn. A `transform` on every small thing of a scenery makes the browser keep each apart and put
// them together again whenever anything moves; a path that is already in its place costs nothing then.

export interface Placement {
  x: number;
  y: number;
  scale?: number;
  /** Clockwise, in degrees, about the path's own origin. */
  turn?: number;
}

/** How many numbers each command takes. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, T: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7, Z: 0 };
const COMMAND = /([a-zA-Z])([^a-zA-Z]*)/g;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;
const NOWHERE = { x: 0, y: 0 };

const short = (value: number) => String(Math.round(value * 100) / 100);

/** The same drawing, turned, scaled and moved. Numbers, also the flags of arcs, are to stand apart. */
export function placed(d: string, { x, y, scale = 1, turn = 0 }: Placement): string {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const put = (px: number, py: number) => `${short(x + px * cos - py * sin)},${short(y + px * sin + py * cos)}`;
  // Where the pen is, in the drawing's own units.
  let pen = NOWHERE;
  let start = NOWHERE;
  let out = '';
  for (const [, letter = '', rest = ''] of d.matchAll(COMMAND)) {
    const command = letter.toUpperCase();
    const take = TAKES[command] ?? 0;
    const numbers = (rest.match(NUMBER) ?? []).map(Number);
    if (command === 'Z') {
      out += 'Z';
      pen = start;
    }
    for (let i = 0; take > 0 && i + take <= numbers.length; i += take) {
      const from = letter === command ? NOWHERE : pen;
      const n = (k: number) => numbers[i + k] ?? 0;
      const point = (k: number) => put(from.x + n(k), from.y + n(k + 1));
      if (command === 'H' || command === 'V') {
        // Level and upright lines are neither once they are turned.
        pen = command === 'H' ? { x: from.x + n(0), y: pen.y } : { x: pen.x, y: from.y + n(0) };
        out += `L${put(pen.x, pen.y)}`;
        continue;
      }
      if (command === 'A') out += `A${short(n(0) * scale)},${short(n(1) * scale)} ${short(n(2) + turn)} ${n(3)} ${n(4)} ${point(5)}`;
      else out += (command === 'M' && i > 0 ? 'L' : command) + Array.from({ length: take / 2 }, (_, k) => point(2 * k)).join(' ');
      pen = { x: from.x + n(take - 2), y: from.y + n(take - 1) };
      if (command === 'M' && i === 0) start = pen;
    }
  }
  return out;
}
