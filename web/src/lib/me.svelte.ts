// Who sits before this device, and which seats are theirs. The token is a cookie that scripts cannot read.

import { api, Trouble } from './http';
import type { GameRating, MyTurn, TableInfo } from './messages';
import { t } from './words.svelte';

const SEATS = 'podium.seats';

/** So many names the message `you-nickname` knows. */
const BIRDS = 12;

function remembered(): Record<string, number[]> {
  try {
    return seatLists(JSON.parse(localStorage.getItem(SEATS) ?? '{}'));
  } catch {
    return {};
  }
}

/** The lists of seats by table among what was stored. */
export function seatLists(stored: unknown): Record<string, number[]> {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, seats]) => Array.isArray(seats) && seats.every((seat) => Number.isInteger(seat))));
}

/** At how many tables somebody has sat down on this device. */
export function seatedTables(): number {
  return Object.values(remembered()).filter((seats) => seats.length > 0).length;
}

class Me {
  name = $state<string | null>(null);
  /** The public id, by which others see a profile. */
  id = $state<string | null>(null);
  tables = $state.raw<readonly string[]>([]);
  ratings = $state.raw<readonly GameRating[]>([]);
  /** The tables at which a choice of yours is waited for, the nearest deadline first. */
  turns = $state.raw<readonly MyTurn[]>([]);
  /** Whether the server has been asked. */
  known = $state(false);

  async look(): Promise<void> {
    try {
      const { name, id, tables, ratings, turns } = await api.me();
      this.name = name;
      this.id = id;
      this.tables = tables;
      this.ratings = ratings;
      this.turns = turns;
    } catch (error) {
      if (!(error instanceof Trouble) || error.status !== 401) throw error;
      this.name = null;
    } finally {
      this.known = true;
    }
  }

  /** Somebody, with a bird's name if none was chosen: nobody is asked for an account before the first race. */
  async be(): Promise<string> {
    if (!this.known) await this.look();
    if (this.name !== null) return this.name;
    const bird = t('you-nickname', { n: Math.floor(Math.random() * BIRDS) });
    await this.become(bird);
    return this.name ?? bird;
  }

  async call(name: string): Promise<void> {
    if (this.name === null) await this.become(name);
    else this.name = (await api.rename(name)).name;
  }

  /** Somebody new, whose public id only the server knows. */
  private async become(name: string): Promise<void> {
    this.name = (await api.become(name)).name;
    await this.look();
  }

  remember(table: string, seats: readonly number[]): void {
    const all = remembered();
    all[table] = [...seats];
    try {
      localStorage.setItem(SEATS, JSON.stringify(all));
    } catch {
      // Without a memory the seats are found by asking.
    }
  }

  /** What is remembered of a table was somebody else's, who sat before this device. */
  forgetSeats(table: string): void {
    const { [table]: _, ...others } = remembered();
    try {
      localStorage.setItem(SEATS, JSON.stringify(others));
    } catch {
      // Then there was nothing to remember either.
    }
  }

  /** Your own seats at a table: those remembered, else those that the server names. */
  async seatsAt(info: TableInfo): Promise<number[]> {
    if (this.name === null) return [];
    const taken = info.seats.flatMap((seat, i) => (['here', 'away', 'left'].includes(seat.status) ? [i] : []));
    const known = remembered()[info.id];
    if (known !== undefined && known.every((seat) => taken.includes(seat))) return known;
    const mine = await api.mine(info.id);
    if (mine.length > 0) this.remember(info.id, mine);
    return mine;
  }
}

export const me = new Me();
