// Making tables, and who is called what at one.

import { api } from './http';
import { learnt } from '../learn/mark';
import { t } from './words.svelte';
import { me } from './me.svelte';
import type { ClockPlan, Ended, GameInfo, NewTable, SeatPlan, Settings, TableInfo } from './messages';
import { router } from './router.svelte';
import { notePromise } from './witness';

const LAST_GAME = 'podium.last_game';

/** Levels for a first race: they err as people do. */
const PLAY_NOW_LEVEL = 'novice';

export function lastGame(): string | null {
  try {
    return localStorage.getItem(LAST_GAME);
  } catch {
    return null;
  }
}

/** The game stands in front next time. */
export function noteGame(game: string): void {
  try {
    localStorage.setItem(LAST_GAME, game);
  } catch {
    // Then the first cover stays in front.
  }
}

const FIRST = 'podium.first';

/** Whether a race was begun as the very first one of whoever sits here. */
export function isFirstRace(table: string): boolean {
  try {
    return sessionStorage.getItem(FIRST) === table;
  } catch {
    return false;
  }
}

export function forgetFirst(): void {
  try {
    sessionStorage.removeItem(FIRST);
  } catch {
    // Then nothing was kept.
  }
}

/** Makes a table and goes there. */
export async function open(wanted: NewTable, isFirst = false): Promise<void> {
  await me.be();
  const made = await api.make(wanted);
  notePromise(made.table);
  const mine = wanted.seats.flatMap((seat, i) => (seat.kind === 'me' ? [i] : []));
  me.remember(made.table.id, mine);
  if (made.seat_links.length > 0) keepLinks(made.table.id, made.seat_links);
  noteGame(wanted.game);
  try {
    if (isFirst) sessionStorage.setItem(FIRST, made.table.id);
  } catch {
    // Then nobody is told at the table what it is about.
  }
  router.go(made.link);
}

/** You and bots at once: as many seats as play well, at most four. Whoever has never raced is told at the table what it is about. */
export function playNow(game: GameInfo): Promise<void> {
  const isFirst = game.lesson && lastGame() === null && Object.keys(learnt()).length === 0;
  const count = Math.min(4, game.seats.most);
  const bots: SeatPlan[] = Array.from({ length: count - 1 }, () => ({ kind: 'bot', level: PLAY_NOW_LEVEL }));
  return open({ game: game.id, options: {}, seats: [{ kind: 'me' }, ...bots], settings: {} }, isFirst);
}

/** Between the moves of bots that are looked at: long enough to see what each did. */
export const PAUSE_MS = 1200;

export function botRace(game: GameInfo): Promise<void> {
  const seats: SeatPlan[] = Array.from({ length: Math.min(4, game.seats.most) }, () => ({ kind: 'bot', level: 'greedy' }));
  return open({ game: game.id, options: {}, seats, settings: { public: true, bot_pause_ms: PAUSE_MS } });
}

const LINKS = 'podium.links';

interface SeatLink {
  seat: number;
  link: string;
}

/** The links of seats are told once; whoever opened the table keeps them for as long as the page's tab lives. */
function keepLinks(table: string, links: readonly SeatLink[]): void {
  try {
    sessionStorage.setItem(`${LINKS}.${table}`, JSON.stringify(links));
  } catch {
    // The links can then not be shown again.
  }
}

/** A seat has a new link, or none any more. */
export function keepLink(table: string, seat: number, link: SeatLink | undefined): void {
  keepLinks(table, [...keptLinks(table).filter((it) => it.seat !== seat), ...(link === undefined ? [] : [link])]);
}

export function keptLinks(table: string): SeatLink[] {
  try {
    return JSON.parse(sessionStorage.getItem(`${LINKS}.${table}`) ?? '[]') as SeatLink[];
  } catch {
    return [];
  }
}

/** What the seats are called: people by their names, bots by their numbers, and both where two have the same name. */
export function seatNames(info: Pick<TableInfo, 'seats'> | null): string[] {
  const seats = info?.seats ?? [];
  return seats.map((seat, i) => {
    const isTwice = seats.some((other, k) => k !== i && other.name === seat.name);
    if (typeof seat.name === 'string') return isTwice ? `${seat.name} ${i + 1}` : seat.name;
    return seat.status === 'bot' ? t('page-bot-n', { n: i + 1 }) : t('page-seat-n', { n: i + 1 });
  });
}

/** How a race ended otherwise than by its rules, in a sentence. */
export function endedText(ended: Ended, names: readonly string[]): string {
  const all = (seats: readonly number[]) => ({ all: seats.map((seat) => names[seat] ?? '') });
  return t(`ended-${ended.how.replace('_', '-')}`, { by: all(ended.by), away: all(ended.away ?? []), n: ended.by.length });
}

/** A stretch of days, of hours or of minutes. */
export function stretch(seconds: number): string {
  if (seconds >= 86_400) return t('away-days', { n: Math.round(seconds / 86_400) });
  return seconds >= 3600 && seconds % 3600 === 0 ? t('away-hours', { n: seconds / 3600 }) : t('away-minutes', { n: Math.max(1, Math.round(seconds / 60)) });
}

/** After how long somebody counts as away, and what happens then. */
export function awayText({ away_after_s, when_away, clock }: Settings): string {
  const seconds = away_after_s || (clock.kind === 'mail' ? 7 * 86_400 : 300);
  const isBot = (away_after_s ?? 0) > 0 && when_away !== 'ask';
  return t(isBot ? 'away-then-bot' : 'away-then-ask', { after: stretch(seconds) });
}

/** How much time there is, in a sentence. */
export function clockName(plan: ClockPlan): string {
  switch (plan.kind) {
    case 'none':
      return t('new-clock-none');
    case 'live':
      return t('wait-clock-live', { bank: clockText(plan.bank_ms), seconds: Math.round(plan.increment_ms / 1000) });
    case 'mail':
      return t('wait-clock-mail', { hours: plan.hours });
  }
}

export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds >= 86_400) return t('clock-days', { days: Math.floor(seconds / 86_400), hours: Math.floor((seconds % 86_400) / 3600) });
  const two = (n: number) => String(n).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  // One form on both sides of the hour: two clocks stand below each other.
  const whole = minutes >= 60 ? `${Math.floor(minutes / 60)}:${two(minutes % 60)}` : String(minutes);
  return `${whole}:${two(seconds % 60)}`;
}
