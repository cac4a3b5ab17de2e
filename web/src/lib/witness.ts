// What this device has seen of a race itself: the promise about the dice as it was told first, what it added to the seed, and a fingerprint of
// every step that was told while the race went on. After the race it is compared with what the server then says of it.

import { fingerprint } from './fingerprint';
import type { Action, Change, Json, ServerMessage, TableInfo, Told } from './messages';
import type { Line, Watcher } from './socket';

export interface Seen {
  /** The promise as it was first told. */
  promise: string;
  /** The number of steps that there were then; 0 if it was before the first. */
  from: number;
  /** By seat, the fingerprints of steps by their numbers at the table, as that seat saw them. */
  steps: Record<string, Record<string, string>>;
  /** By seat, what this device added to the seed. */
  shares?: Record<string, string>;
}

/** The device keeps this many races. */
const RACES_MAX = 16;
const LIST = 'podium.witnessed';
const key = (table: string) => `podium.witness.${table}`;

function read(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

function write(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Without a memory there is nothing to compare with; the page says so.
  }
}

/** What was seen of a race; null if nothing. */
export function seenOf(table: string): Seen | null {
  const seen = read(key(table)) as Partial<Seen> | null;
  if (typeof seen?.promise !== 'string' || typeof seen.from !== 'number' || typeof seen.steps !== 'object') return null;
  return seen as Seen;
}

function keep(table: string, seen: Seen): void {
  write(key(table), seen);
}

/** Notes the promise, the first time. */
export function notePromise({ id, commitment, state, seq }: Pick<TableInfo, 'id' | 'commitment' | 'state' | 'seq'>): void {
  if (seenOf(id) !== null || state === 'over') return;
  const known = read(LIST);
  const tables = [...(Array.isArray(known) ? known.filter((it) => typeof it === 'string' && it !== id) : []), id];
  for (const old of tables.splice(0, Math.max(0, tables.length - RACES_MAX))) {
    try {
      localStorage.removeItem(key(old as string));
    } catch {
      // Then nothing was kept either.
    }
  }
  write(LIST, tables);
  keep(id, { promise: commitment, from: state === 'waiting' ? 0 : seq, steps: {} });
}

/** Notes what was added to the seed for a seat. */
export function noteShare(table: string, seat: number, share: string): void {
  const seen = seenOf(table);
  if (seen !== null) keep(table, { ...seen, shares: { ...seen.shares, [seat]: share } });
}

/** Whoever gets up before the race takes their share back. */
export function forgetShare(table: string, seat: number): void {
  const seen = seenOf(table);
  if (seen?.shares === undefined) return;
  const { [seat]: _, ...shares } = seen.shares;
  keep(table, { ...seen, shares });
}

/** What a seat was told of a step. */
export interface Shown {
  by: number;
  action?: Action;
  events: readonly Told[];
  changes: readonly Change[];
}

export function stepPrint({ by, action, events, changes }: Shown): string {
  const told = events.map((it) => [it.event, it.changes ?? []]);
  return fingerprint([by, action ?? null, told, changes] as unknown as Json);
}

function note(message: ServerMessage): void {
  if (message.type === 'table') return notePromise(message);
  if (message.type !== 'step' || message.seat === null || message.seat === undefined) return;
  const seen = seenOf(message.table);
  if (seen === null) return;
  (seen.steps[message.seat] ??= {})[message.seq] = stepPrint(message);
  keep(message.table, seen);
}

/** A line on which everything that is told is noted. */
export function witnessed(line: () => Line): () => Line {
  return () => ({
    watch: (watcher: Watcher) =>
      line().watch({
        table: watcher.table,
        seat: watcher.seat,
        ...(watcher.besides === undefined ? {} : { besides: watcher.besides }),
        unanswered: () => watcher.unanswered(),
        hear: (message) => {
          note(message);
          watcher.hear(message);
        },
      }),
    say: (message) => line().say(message),
  });
}
