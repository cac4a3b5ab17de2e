// Where things are on the screen, and which stretch of the river is shown.

import type { River, Space } from './model';

export interface Layout {
  width: number;
  /** The side of a space in pixels. */
  cell: number;
  /** Pixels for what the design gives for spaces of 60. */
  k: number;
  /** What the overview takes at the left; 0 without one. */
  panel: number;
  /** The left edge of the first column. */
  left: number;
  right: number;
  /** The height of the whole river. */
  whole: number;
  rows: number;
  columns: number;
  /** The middle of a column, counted from 1. */
  x(column: number): number;
  /** The middle of a row, counted from 1 at the start. */
  y(row: number): number;
  /** The line behind a row. */
  line(row: number): number;
}

/** Rows of open water drawn behind the last row: kayaks come to rest there (WW-027). */
export const BEYOND = 5;
/** Rows drawn before the first one. */
const BEFORE = 1.5;
/** What the overview at the left takes of a large board; a narrow one has no room for it. */
const OVERVIEW = 164;
const ROOM_FOR_OVERVIEW = 860;

/** `screen` is the height of the window: the board's own changes with the dock, and the river must not change with it. */
export function layout(width: number, screen: number, river: River, small: boolean): Layout {
  // While a window changes its shape there may be no room at all: nothing to be seen then, and nothing of negative size.
  const cell = small ? Math.max(1, Math.min(56, (width - 47) / river.columns)) : Math.max(44, Math.min(60, Math.floor(screen / 15)));
  const wide = cell * river.columns;
  const rows = river.rows.length;
  const panel = small || width < ROOM_FOR_OVERVIEW ? 0 : OVERVIEW;
  const middle = small ? width / 2 : (width + Math.max(44, panel - 56)) / 2;
  const left = Math.round(Math.max(small ? 8 : panel + 44, middle - wide / 2));
  return {
    width, cell, k: cell / 60, panel, left, right: left + wide, rows, columns: river.columns,
    whole: (rows + BEYOND + BEFORE) * cell,
    x: (column) => left + (column - 0.5) * cell,
    y: (row) => (rows + BEYOND - row + 0.5) * cell,
    line: (row) => (rows + BEYOND - row) * cell,
  };
}

export const point = (g: Layout, at: Space): { x: number; y: number } => ({ x: g.x(at.column), y: g.y(at.row) });

/** How far the river is scrolled at most. */
export const scrollMax = (g: Layout, height: number): number => Math.max(0, g.whole - height);

/**
 * How far to scroll so that the rows are in view: as it is if they are, else with more room ahead than behind. Where not all
 * fit, the first of them counts most.
 */
export function follow(g: Layout, height: number, top: number, rows: readonly number[]): number {
  const within = (wanted: number) => Math.max(0, Math.min(scrollMax(g, height), wanted));
  const [first, margin, now] = [rows[0], g.cell * 0.9, within(top)];
  if (first === undefined) return now;
  // At the ends of the river there is nothing more to scroll to.
  const fits = (row: number, from: number) =>
    (from === 0 || g.y(row) >= from + margin) && (from === scrollMax(g, height) || g.y(row) <= from + height - margin);
  if (rows.every((row) => fits(row, now))) return now;
  const [low, high] = [Math.min(...rows), Math.max(...rows)];
  const both = within((g.y(low) + g.y(high)) / 2 - height * 0.52);
  return rows.every((row) => fits(row, both)) ? both : within(g.y(first) - height * 0.66);
}

/** The rows that are in view, in parts of rows. */
export function stretch(g: Layout, height: number, top: number): { low: number; high: number } {
  const row = (y: number) => g.rows + BEYOND + 1 - y / g.cell;
  return { low: row(top + height), high: row(top) };
}

/** Moves marks apart that would lie on each other; gives their new places in the old order. */
export function spread(wanted: readonly number[], gap: number, least: number, most: number): number[] {
  const order = wanted.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y);
  let last = least - gap;
  for (const it of order) {
    it.y = Math.max(it.y, last + gap);
    last = it.y;
  }
  let next = most + gap;
  for (const it of order.reverse()) {
    it.y = Math.min(it.y, next - gap);
    next = it.y;
  }
  const places = new Array<number>(wanted.length).fill(0);
  for (const it of order) places[it.i] = it.y;
  return places;
}

/** The same beside something that already lies there: what fits goes above it, the rest below. */
export function beside(
  wanted: readonly number[], gap: number, area: { least: number; most: number }, taken: { from: number; to: number } | null,
): number[] {
  if (taken === null) return spread(wanted, gap, area.least, area.most);
  const [above, below] = [taken.from - gap * 0.6, taken.to + gap * 0.6];
  const fit = Math.max(0, Math.floor((above - area.least) / gap) + 1);
  const middle = (taken.from + taken.to) / 2;
  const order = wanted.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y);
  const room = Math.max(0, Math.floor((area.most - below) / gap) + 1);
  const first = Math.max(order.length - room, Math.min(fit, order.filter(({ y }) => y < middle).length));
  const places = new Array<number>(wanted.length).fill(0);
  const put = (part: readonly { y: number; i: number }[], least: number, most: number) =>
    spread(part.map(({ y }) => y), gap, least, most).forEach((y, k) => (places[part[k]?.i ?? 0] = y));
  put(order.slice(0, first), area.least, above);
  put(order.slice(first), below, area.most);
  return places;
}
