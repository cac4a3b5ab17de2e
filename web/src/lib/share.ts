// This device's own part of a race's seed (docs/protocol.md, "The promise about the dice"): drawn here when the server's promise is known, given
// before the race, and remembered, so that it can be looked for in the seed afterwards.

import { api, Trouble } from './http';
import type { TableInfo } from './messages';
import { noteShare } from './witness';

const BYTES = 16;

/** A share drawn by chance, in hexadecimal digits. */
export function drawn(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether a seat can still add to the seed: before the race, once. */
function canGive({ state, shares }: TableInfo, seat: number): boolean {
  return state === 'waiting' && !(shares ?? []).some((it) => it.seat === seat);
}

/** Sits down, with a share where the race has not begun. Nobody is kept from a seat by it. */
export async function sit(info: TableInfo, seat: number, key: string | null): Promise<TableInfo> {
  if (!canGive(info, seat)) return api.sit(info.id, seat, key, null);
  const share = drawn();
  try {
    const found = await api.sit(info.id, seat, key, share);
    noteShare(info.id, seat, share);
    return found;
  } catch (error) {
    // The race may have begun by now, or the seat's share come from another device of the same person.
    if (!(error instanceof Trouble) || error.status !== 409) throw error;
    return api.sit(info.id, seat, key, null);
  }
}

/** Gives a share for each of these seats that has none, such as the host's. Where that fails, the race is as fair as without. */
export async function give(info: TableInfo, seats: readonly number[]): Promise<void> {
  for (const seat of seats.filter((it) => canGive(info, it))) {
    const share = drawn();
    try {
      await api.share(info.id, seat, share);
      noteShare(info.id, seat, share);
    } catch {
      return;
    }
  }
}
