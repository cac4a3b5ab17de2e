// Making tables, and who is called what at one.

import { api } from './http';
import { t } from './words.svelte';
import { me } from './me.svelte';
import type { GameInfo, NewTable, SeatPlan, TableInfo } from './messages';
import { router } from './router.svelte';

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

export async function open(wanted: NewTable): Promise<void> {
  await me.be();
  const made = await api.make(wanted);
  const mine = wanted.seats.flatMap((seat, i) => (seat.kind === 'me' ? [i] : []));
  me.remember(made.table.id, mine);
  if (made.seat_links.length > 0) keepLinks(made.table.id, made.seat_links);
  try {
    localStorage.setItem(LAST_GAME, wanted.game);
  } catch {
    // Then the first cover stays in front.
  }
  router.go(made.link);
}

/** You and bots at once: as many seats as play well, at most four. */
export function playNow(game: GameInfo): Promise<void> {
  const count = Math.min(4, game.seats.most);
  const bots: SeatPlan[] = Array.from({ length: count - 1 }, () => ({ kind: 'bot', level: PLAY_NOW_LEVEL }));
  return open({ game: game.id, options: {}, seats: [{ kind: 'me' }, ...bots], settings: {} });
}

/** Between the moves of bots that are looked at: long enough to see what each did. */
const PAUSE_MS = 1200;

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

export function keptLinks(table: string): SeatLink[] {
  try {
    return JSON.parse(sessionStorage.getItem(`${LINKS}.${table}`) ?? '[]') as SeatLink[];
  } catch {
    return [];
  }
}

/** What the seats are called: people by their names, bots by their numbers. */
export function seatNames(info: TableInfo | null): string[] {
  return (info?.seats ?? []).map((seat, i) => {
    if (typeof seat.name === 'string') return seat.name;
    return seat.status === 'bot' ? t('page-bot-n', { n: i + 1 }) : t('page-seat-n', { n: i + 1 });
  });
}

export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds >= 86_400) return t('clock-days', { days: Math.floor(seconds / 86_400), hours: Math.floor((seconds % 86_400) / 3600) });
  if (seconds >= 3600) return t('clock-hours', { hours: Math.floor(seconds / 3600), minutes: Math.floor((seconds % 3600) / 60) });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
