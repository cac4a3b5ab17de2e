// The puzzle of the day: on how many days in a row it was solved, kept on the device.

import { dayBeside } from '../lib/day';

const KEY = 'podium.daily';

/** On which day the last one was solved, how many days in a row up to it, and the most so far. */
export interface Streak {
  last: string;
  days: number;
  best: number;
}

/** What can be used of what was stored. */
export function streakFrom(stored: unknown): Streak | null {
  const { last, days, best } = (stored ?? {}) as Partial<Streak>;
  const isCount = (n: unknown): n is number => Number.isInteger(n) && (n as number) > 0;
  if (typeof last !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(last) || !isCount(days) || !isCount(best)) return null;
  return { last, days, best: Math.max(best, days) };
}

/** The streak when the puzzle of a day is solved. A day before the last one changes nothing. */
export function solvedOn(date: string, before: Streak | null): Streak {
  if (before !== null && date <= before.last) return before;
  const days = before !== null && dayBeside(before.last, 1) === date ? before.days + 1 : 1;
  return { last: date, days, best: Math.max(days, before?.best ?? 0) };
}

/** The days in a row as they stand on a day: it is not over as long as today's or yesterday's was solved. */
export function daysInARow(today: string, kept: Streak | null): number {
  if (kept === null) return 0;
  return kept.last >= dayBeside(today, -1) ? kept.days : 0;
}

export function streak(): Streak | null {
  try {
    return streakFrom(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return null;
  }
}

export function keepDaily(date: string): Streak {
  const now = solvedOn(date, streak());
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // Then every day is the first.
  }
  return now;
}
