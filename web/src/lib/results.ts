// What this device knows of your own races on a board: how many, how many won, and the fewest rounds of a win.

export interface Result {
  table: string;
  place: number;
  seats: number;
  /** The round in which your own seat came home, or the race was over. */
  rounds: number | null;
}

export interface Best {
  races: number;
  wins: number;
  /** The fewest rounds of a win. */
  rounds: number | null;
  /** Whether this race is the first won in so few rounds, and not the first one won. */
  isNew: boolean;
  /** Whether this device had not seen the end of this race before. */
  first: boolean;
}

const KEY = 'podium.results';
const KEPT = 100;

/** The lists of results by board among what was stored. */
export function resultLists(stored: unknown): Record<string, Result[]> {
  if (typeof stored !== 'object' || stored === null) return {};
  const isCount = (value: unknown) => Number.isInteger(value);
  const isResult = (it: Partial<Result> | null) =>
    typeof it === 'object' && it !== null && typeof it.table === 'string' && isCount(it.place) && isCount(it.seats) && (it.rounds === null || isCount(it.rounds));
  return Object.fromEntries(Object.entries(stored).filter(([, list]) => Array.isArray(list) && list.every(isResult)));
}

/** With one more result; a race counts once, and the oldest are forgotten. */
export function added(all: Record<string, Result[]>, board: string, result: Result): Record<string, Result[]> {
  const others = (all[board] ?? []).filter(({ table }) => table !== result.table);
  return { ...all, [board]: [...others, result].slice(-KEPT) };
}

export function best(results: readonly Result[], table: string): Omit<Best, 'first'> {
  const won = results.filter(({ place, seats }) => place === 1 && seats > 1);
  const fewest = (list: readonly Result[]) => list.reduce<number | null>((least, { rounds }) => (rounds !== null && rounds < (least ?? Infinity) ? rounds : least), null);
  const before = fewest(won.filter((it) => it.table !== table));
  const now = won.find((it) => it.table === table)?.rounds ?? null;
  return { races: results.length, wins: won.length, rounds: fewest(won), isNew: now !== null && before !== null && now < before };
}

/** Keeps a result of your own and says how it stands among the others on this board. */
export function keepResult(board: string, result: Result): Best {
  let all: Record<string, Result[]> = {};
  try {
    all = resultLists(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    // Then this race is the first.
  }
  const first = all[board]?.some(({ table }) => table === result.table) !== true;
  all = added(all, board, result);
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // A private window may refuse.
  }
  return { ...best(all[board] ?? [], result.table), first };
}
