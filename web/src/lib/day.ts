// The race of the day: what came of a try in words, and going there.

import { heldText } from './held';
import { api } from './http';
import { me } from './me.svelte';
import type { DayRace, DayResult } from './messages';
import { router } from './router.svelte';
import { noteGame } from './tables';
import { notePromise } from './witness';
import { words } from './words.svelte';

/** So many figures say what a result is worth; the others decide between level ones. */
const FIGURES = 2;

/** What decided, as the rules call it: "round 9, hand 12". */
export function figuresText(result: DayResult, game: string): string {
  return result.figures.slice(0, FIGURES).map(({ say: name, figure }) => heldText(name, figure, { game, names: [] })).filter((text) => text !== '').join(', ');
}

/** What the promise about a seed calls a race: its table, or the race of the day that it is a try at. */
export function promisedAs(info: { id: string; game: string; day?: string | null }): string {
  return info.day === null || info.day === undefined ? info.id : `day-${info.day}-${info.game}`;
}

/** Begins today's try, or goes on with it. */
export async function race(day: DayRace): Promise<void> {
  await me.be();
  const { table } = await api.beginDay(day.game);
  // What was promised on this page before the race is what the race is held to.
  if (day.mine === null || day.mine === undefined) notePromise({ id: table.id, commitment: day.promise.commitment, state: 'waiting', seq: 0 });
  me.remember(table.id, await api.mine(table.id));
  noteGame(day.game);
  router.go(`/t/${table.id}`);
}

/** The day before or after a date. */
export function dayBeside(date: string, by: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + by * 86_400_000).toISOString().slice(0, 10);
}

/** A date as people write it. */
export function dateText(date: string): string {
  const options: Intl.DateTimeFormatOptions = { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' };
  return new Date(`${date}T00:00:00Z`).toLocaleDateString(words.language, options);
}
