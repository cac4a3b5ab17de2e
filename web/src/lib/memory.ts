// What the page showed the last time, so that it can keep places free for it: nothing moves when the answers come.

const KEY = 'podium.shown';

function all(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** What was shown under a name, if `isIt` understands it. */
export function shownBefore<T>(name: string, isIt: (kept: unknown) => kept is T): T | null {
  const kept = all()[name];
  return isIt(kept) ? kept : null;
}

export function nowShown(name: string, value: unknown): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [name]: value }));
  } catch {
    // Then places are as large as usual.
  }
}

/** The room that a part of the page had in a window of this width. */
export interface Box {
  width: number;
  height: number;
  /** How many things there were in it. */
  rows: number;
}

function isBox(kept: unknown): kept is Box {
  const { width, height, rows } = (kept ?? {}) as Partial<Box>;
  return typeof width === 'number' && typeof height === 'number' && typeof rows === 'number';
}

/** The height to be kept free: what it was, if window and rows are the same; else what this many rows usually need. */
export function roomFor(name: string, width: number, rows: number | null, usual: { base: number; row: number }): number {
  const before = shownBefore(name, isBox);
  if (before?.width === width && (rows === null || before.rows === rows)) return before.height;
  return rows === null || rows === 0 ? 0 : usual.base + rows * usual.row;
}

/** How many things there were in a part of the page the last time. */
export const rowsBefore = (name: string): number => shownBefore(name, isBox)?.rows ?? 0;
