// Where things lie on the chart: the loop of squares, the island inside it, boats beside their squares.

export interface Point {
  x: number;
  y: number;
}

/** Where the loop runs, in parts of its box, clockwise from the market at the lower left. */
const WIDE: readonly Point[] = points(
  [106, 572], [84, 450], [104, 316], [80, 182], [150, 86], [284, 72], [400, 100], [524, 70], [660, 66], [786, 96], [886, 98],
  [930, 194], [906, 316], [934, 440], [904, 560], [806, 604], [688, 580], [566, 608], [440, 584], [318, 606], [206, 590],
);
const TALL: readonly Point[] = points(
  [48, 446], [30, 360], [36, 262], [28, 150], [42, 64], [104, 32], [170, 42], [240, 32], [322, 38], [360, 100], [354, 190],
  [362, 290], [356, 390], [342, 456], [270, 466], [200, 458], [124, 468],
);
const SMOOTH = 22;

function points(...raw: readonly [number, number][]): Point[] {
  const [xs, ys] = [raw.map((it) => it[0]), raw.map((it) => it[1])];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return raw.map(([x, y]) => ({ x: (x - left) / (right - left), y: (y - top) / (bottom - top) }));
}

/** A smooth closed line through points. */
export function smooth(through: readonly Point[], steps = SMOOTH): Point[] {
  const n = through.length;
  const at = (i: number): Point => through[((i % n) + n) % n] as Point;
  const mix = (a: number, b: number, c: number, d: number, t: number) =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
  return through.flatMap((_, i) => {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    return Array.from({ length: steps }, (_unused, j) => {
      const t = j / steps;
      return { x: mix(a.x, b.x, c.x, d.x, t), y: mix(a.y, b.y, c.y, d.y, t) };
    });
  });
}

export function closed(line: readonly Point[]): string {
  return `M${line.map((it) => `${it.x.toFixed(1)},${it.y.toFixed(1)}`).join('L')}Z`;
}

export interface Chart {
  width: number;
  height: number;
  /** Size of the squares: 1 is a spot of 60 px. */
  k: number;
  small: boolean;
  line: string;
  squares: readonly Point[];
  /** A unit vector out to the sea at a square. */
  out(square: number): Point;
  /** A point of the route between squares: 3.5 is half way from the third to the fourth. */
  along(square: number): Point;
  centre: Point;
  island: readonly Point[];
  /** The box for the panels on the island. */
  panel: { x: number; y: number; width: number; height: number };
}

export interface Room {
  width: number;
  height: number;
  squares: number;
  small: boolean;
}

export function chart({ width, height, squares: count, small }: Room): Chart {
  // Before the scenery is here there is a loop without squares.
  const squares = Math.max(2, count);
  const tall = height > width * 0.95;
  // Boats stand outside their squares, so the loop keeps away from the edges.
  const rim = small ? { x: 30, top: 34, bottom: 36 } : { x: 84, top: 80, bottom: 66 };
  const shrink = small ? 1 : Math.min(1, Math.max(0.52, Math.min(Math.max(0.74, width / 1000), height / 600)));
  const box = {
    x: rim.x * shrink, y: rim.top * shrink,
    width: Math.max(60, width - 2 * rim.x * shrink), height: Math.max(60, height - (rim.top + rim.bottom) * shrink),
  };
  const through = (tall ? TALL : WIDE).map((it) => ({ x: box.x + it.x * box.width, y: box.y + it.y * box.height }));
  const route = smooth(through);
  const lengths = distances(route);
  const total = lengths.at(-1) ?? 1;
  const gap = small ? 1.42 : 1.25;
  const step = total / (squares - 2 + 2 * gap);
  const far = (square: number) => (square <= 0 ? 0 : square < 1 ? square * gap * step : square > squares - 1 ? total - (squares - square) * gap * step : step * (gap + square - 1));
  const along = (square: number) => pointAt(route, lengths, far(((square % squares) + squares) % squares));
  const places = Array.from({ length: count }, (_, i) => along(i));
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const k = small ? Math.min(0.66, step / 64) : Math.min(1.12, step / 69, Math.max(0.6, height / 520));
  const out = (square: number): Point => {
    const [a, b, here] = [along(square - 0.6), along(square + 0.6), along(square)];
    const [nx, ny] = [b.y - a.y, a.x - b.x];
    const size = Math.hypot(nx, ny) || 1;
    const side = nx * (centre.x - here.x) + ny * (centre.y - here.y) > 0 ? -1 : 1;
    return { x: (side * nx) / size, y: (side * ny) / size };
  };
  // The island follows the loop at a distance that leaves room for square numbers and boats' names.
  const inset = small ? 44 : 82 * Math.max(0.62, k);
  const shore = { x: box.x + inset, y: box.y + inset, width: box.width - 2 * inset, height: box.height - 2 * inset };
  const island = smooth(coast(shore), 10);
  const pad = small ? 14 : 18 * shrink;
  const panel = { x: shore.x + pad, y: shore.y + pad, width: shore.width - 2 * pad, height: shore.height - 2 * pad };
  return { width, height, k, small, line: closed(route), squares: places, out, along, centre, island, panel };
}

/** What the chip with a forecast needs below the rows of the market on a phone; the rest of it lies over the coast. */
const CHIP = 54;

/** The height of a seat's row in the market. */
export function rowHeight(height: number, roomy: boolean, seats: number, small = false, most = 36): number {
  if (small) return Math.max(24, Math.min(most, (height - 34 - CHIP) / Math.max(1, seats)));
  return Math.max(24, Math.min(roomy ? 50 : 40, (height - (roomy ? 74 : 34)) / Math.max(1, seats)));
}

/** A shore about a box: bulging a little here, hollow there, always the same. */
function coast(box: { x: number; y: number; width: number; height: number }): Point[] {
  const bulge = [0.02, -0.015, 0.03, 0.0, -0.02, 0.025, 0.01, -0.02, 0.03, 0.005, -0.015, 0.02, 0.0, 0.03, -0.02, 0.015, 0.03, -0.01];
  return bulge.map((by, i) => {
    const angle = Math.PI + (i * 2 * Math.PI) / bulge.length;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const round = (v: number) => Math.sign(v) * Math.abs(v) ** 0.42;
    return {
      x: box.x + box.width / 2 + (box.width / 2) * round(c) * (1.03 + by),
      y: box.y + box.height / 2 + (box.height / 2) * round(s) * (1.04 + by * 1.6),
    };
  });
}

/** Points moved away from a centre. */
export function grown(line: readonly Point[], centre: Point, by: number): Point[] {
  return line.map((it) => {
    const size = Math.hypot(it.x - centre.x, it.y - centre.y) || 1;
    return { x: centre.x + ((it.x - centre.x) * (size + by)) / size, y: centre.y + ((it.y - centre.y) * (size + by)) / size };
  });
}

function distances(route: readonly Point[]): number[] {
  const sums = [0];
  for (let i = 0; i < route.length; i += 1) {
    const [a, b] = [route[i] as Point, route[(i + 1) % route.length] as Point];
    sums.push((sums[i] ?? 0) + Math.hypot(b.x - a.x, b.y - a.y));
  }
  return sums;
}

function pointAt(route: readonly Point[], sums: readonly number[], far: number): Point {
  let low = 0;
  let high = route.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) <= far) low = middle;
    else high = middle;
  }
  const [a, b] = [route[low % route.length] as Point, route[(low + 1) % route.length] as Point];
  const part = (far - (sums[low] ?? 0)) / ((sums[low + 1] ?? 1) - (sums[low] ?? 0) || 1);
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}

/** Where a boat lies that is one of several on its square; `turn` counts them from 0. */
export function berth(at: Chart, square: number, turn: number, count: number): Point {
  const here = at.along(square);
  const out = at.out(square);
  const whole = Number.isInteger(square);
  if (whole && square % at.squares.length === 0) {
    // The quay: in a row below the market.
    const gap = (at.small ? 22 : 50 * Math.max(0.72, at.k)) * Math.min(1, 3 / count);
    return { x: Math.max(32 * boatScale(at), here.x - (at.small ? 26 : 26 * at.k)) + turn * gap, y: Math.min(at.height - 22 * boatScale(at), here.y + (at.small ? 28 : 60 * at.k)) };
  }
  const off = at.small ? 15 : (25 + 27 * Math.abs(out.x)) * at.k;
  const fan = (turn - (count - 1) / 2) * (at.small ? 20 : 42 * at.k);
  const half = 31 * boatScale(at);
  // At the sides of a phone there is no water outside the squares: there boats lie between two of them, and numbers stay readable.
  const lower = at.small ? 24 * out.x * out.x - 5 : -6 * at.k;
  const [x, y] = [here.x + out.x * off - out.y * fan, here.y + out.y * off + lower + out.x * fan * (at.small ? 0.8 : 0.9)];
  // On boards of few squares boats are large, and the ring about one must not leave the sheet.
  const rim = at.small ? 0 : half;
  return { x: Math.max(half, Math.min(at.width - half, x)), y: Math.max(rim, Math.min(at.height - rim, y)) };
}

/** More boats than these on one square, or in a race on a phone, lie as pennants, or they would bury the squares: all but the viewer's own on a phone. */
export const BOATS_MOST = 3;

/** On a phone with more boats than these only the viewer's has a hull: where the pennants of others on its square stand beside it. */
export function escort(at: Chart, square: number, turn: number): Point {
  const [hull, gap, first] = [berth(at, square, 0, 1), 2.05 * pennantSize(at), 31 * boatScale(at) + pennantSize(at)];
  const edge = pennantSize(at) + 1.5;
  const put = (x: number, y: number): Point => ({ x: Math.max(edge, Math.min(at.width - edge, x)), y: Math.max(edge, Math.min(at.height - edge, y)) });
  // The quay: in a row to the right, below the squares.
  if (square % at.squares.length === 0) return put(hull.x + first + turn * gap, at.height);
  const out = at.out(square);
  const far = (turn % 2 === 0 ? 1 : -1) * (first + Math.floor(turn / 2) * gap);
  return put(hull.x - out.y * far, hull.y + out.x * far);
}

/** How large a pennant is: from its middle to its rim. */
export function pennantSize(at: Chart): number {
  return at.small ? 9.5 : 13;
}

/** Where the pennant of a boat stands: side by side at the outer rim of its square, and where there are many also at the inner one. */
export function pennant(at: Chart, square: number, turn: number, count: number): Point {
  const here = at.along(square);
  const r = pennantSize(at);
  const edge = r + 1.5;
  const inside = (x: number, y: number): Point => ({ x: Math.max(edge, Math.min(at.width - edge, x)), y: Math.max(edge, Math.min(at.height - edge, y)) });
  if (Number.isInteger(square) && square % at.squares.length === 0) {
    const [rows, gap] = [Math.ceil(count / 3), 2.3 * r];
    const quay = at.small ? 16 : 46 * at.k;
    return inside(here.x - gap + (turn % 3) * gap, Math.min(at.height - edge, here.y + quay + gap * rows) - gap * (rows - 1 - Math.floor(turn / 3)));
  }
  const out = at.out(square);
  const outer = count > BOATS_MOST ? Math.ceil(count / 2) : count;
  const [side, place, row] = turn < outer ? [1, turn, outer] : [-1, turn - outer, count - outer];
  const far = side * (30 * at.k + 0.4 * r);
  const fan = (place - (row - 1) / 2) * 2.05 * r;
  return inside(here.x + out.x * far - out.y * fan, here.y + out.y * far + out.x * fan);
}

export function boatScale(at: Chart): number {
  return at.small ? 0.64 : Math.min(1.05, Math.max(0.66, at.k));
}

/** Where something is to lie so that none of it is beyond the sides of the sheet; `half` is half its width. */
export const inside = (map: Chart, x: number, half: number): number => Math.max(half, Math.min(map.width - half, x));
