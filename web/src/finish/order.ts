// Why the seats stand in their order: the grounds that the rules gave, and which of them came between whom. Nothing is judged here.

import type { Ground, Places } from '../lib/messages';

/** Why the second of two neighbours is not before the first. */
export interface Reason {
  first: number;
  second: number;
  /** The ground that decided, by its number; null where nothing did and they share a place. */
  ground: number | null;
  /** The next ground, if by that one it would have been the other way round. */
  though: number | null;
}

export interface Order {
  /** The seats, best first, each with what came between it and the one before. */
  rows: readonly { seat: number; place: number; reason: Reason | null }[];
  /** The grounds that are worth a column: those that decided, the last ones if there are more than fit, and then others that came into play. */
  columns: readonly number[];
  /** Of each seat the ground by which it is before the next. */
  by: ReadonlyMap<number, number>;
}

export function orderOf(places: Places, grounds: readonly Ground[], most = 3): Order {
  const seats = places.places.map((place, seat) => ({ place, seat })).sort((a, b) => a.place - b.place || a.seat - b.seat);
  const rows = seats.map(({ seat, place }, i) => {
    const before = seats[i - 1];
    return { seat, place, reason: before === undefined ? null : reasonOf(before.seat, seat, grounds) };
  });
  const by = new Map(rows.flatMap(({ reason }) => (reason === null || reason.ground === null ? [] : [[reason.first, reason.ground] as const])));
  const deciding = new Set(by.values());
  const deepest = Math.max(0, ...deciding, ...rows.flatMap(({ reason }) => reason?.though ?? []));
  const others = grounds.flatMap(({ figures }, i) => (i <= deepest && !deciding.has(i) && new Set(figures).size > 1 ? [i] : []));
  // What decided nothing has a column if there is room.
  const columns = [...[...deciding].sort((a, b) => a - b).slice(-most), ...others.reverse()].slice(0, most).sort((a, b) => a - b);
  return { rows, columns, by };
}

function reasonOf(first: number, second: number, grounds: readonly Ground[]): Reason {
  const found = grounds.findIndex(({ figures }) => figures[first] !== figures[second]);
  const next = found + 1;
  return { first, second, ground: found === -1 ? null : found, though: found !== -1 && grounds[next] !== undefined && isBefore(grounds[next], second, first) ? next : null };
}

/** Whether a ground by itself would put one seat before another. */
function isBefore({ figures, less }: Ground, one: number, other: number): boolean {
  const [a, b] = [figures[one] ?? null, figures[other] ?? null];
  if (a === null || b === null) return a !== null && b === null;
  return less ? a < b : a > b;
}

/** Neighbours in a row that the same ground put in order, best first. */
export type Run = readonly [Reason, ...Reason[]];

/**
 * What is said, so that every place is explained: the runs that something close decided, and of all only the first pair if nothing was
 * close. Where the first ground has no column, what it decided is said too.
 */
export function told({ rows, columns }: Order): readonly Run[] {
  const reasons = rows.flatMap(({ reason }) => (reason === null ? [] : [reason]));
  const runs: [Reason, ...Reason[]][] = [];
  for (const reason of reasons) {
    const last = runs.at(-1);
    if (last !== undefined && reason.ground !== null && last[0].ground === reason.ground) last.push(reason);
    else runs.push([reason]);
  }
  const close = runs.filter(([{ ground }]) => ground !== 0 || !columns.includes(0));
  const [first] = reasons;
  return close.length > 0 || first === undefined ? close : [[first]];
}
