// What is shared of a table that waits for people: an address with which the next one can sit. A seat that is kept for whoever has the
// link needs its key, so the address carries the keys of all such seats that are free: `#seat=1&key=K&seat=2&key=L`.

import type { TableInfo } from './messages';

/** A seat and the key that opens it. */
export interface SeatKey {
  seat: number;
  key: string;
}

/** As much as a QR code holds (`ui/qr.ts`). The keys of the last seats are then left to the links that their seats have. */
const LONGEST = 213;

/** Seats and keys of a fragment, in its order. */
export function keysIn(hash: string): SeatKey[] {
  const keys: SeatKey[] = [];
  let seat: number | null = null;
  for (const [name, value] of new URLSearchParams(hash.replace(/^#/, ''))) {
    if (name === 'seat') seat = /^\d+$/.test(value) ? Number(value) : null;
    else if (name === 'key' && seat !== null && value !== '') {
      keys.push({ seat, key: value });
      seat = null;
    }
  }
  return keys;
}

const fragment = (keys: readonly SeatKey[]) => (keys.length === 0 ? '' : `#${keys.map(({ seat, key }) => `seat=${seat}&key=${encodeURIComponent(key)}`).join('&')}`);

export interface Invitation {
  address: string;
  /** What whoever follows the address can do: sit down, only look on, or neither where nobody may watch. */
  address_leads: 'sit' | 'watch' | 'nowhere';
  /** The same of the code, which carries no key. */
  code_leads: 'sit' | 'watch' | 'nowhere';
  /** Free seats are kept for whoever has a link, and neither the address nor the code is one. */
  asks_for_link: boolean;
}

/** `links` are those that this device knows. */
export function invitation(info: Pick<TableInfo, 'id' | 'seats'> & { settings: Pick<TableInfo['settings'], 'spectators'> }, links: readonly { link: string }[], origin: string): Invitation {
  const has = (...wanted: string[]) => info.seats.some(({ status }) => wanted.includes(status));
  const plain = `${origin}/t/${info.id}`;
  const keys = links.flatMap(({ link }) => keysIn(link.slice(link.indexOf('#')))).filter(({ seat }) => info.seats[seat]?.status === 'link').sort((one, other) => one.seat - other.seat);
  while (plain.length + fragment(keys).length > LONGEST && keys.length > 1) keys.pop();
  // An open seat is anybody's: a short address is then better than a secret one.
  const address = has('open') ? plain : plain + fragment(keys);
  // Those a rematch is offered to come by the code as well.
  const code_leads = has('open', 'reserved') ? 'sit' : info.settings.spectators ? 'watch' : 'nowhere';
  return { address, address_leads: address === plain ? code_leads : 'sit', code_leads, asks_for_link: has('link') && !has('open') && keys.length === 0 };
}

/** Whether whoever is not at the table can still sit down at it: at an open seat, at one that is kept for them, or at one that they have the link to. */
export function mayJoin(info: Pick<TableInfo, 'state' | 'seats'>, offered: readonly number[], keys: readonly SeatKey[]): boolean {
  const isFree = (seat: number) => info.seats[seat]?.status === 'reserved' && offered.includes(seat);
  return info.state === 'waiting' && (info.seats.some(({ status }, seat) => status === 'open' || isFree(seat)) || firstFree(keys, info) !== null);
}

/** The first of these seats that nobody has taken. */
export function firstFree(keys: readonly SeatKey[], info: Pick<TableInfo, 'seats'>): SeatKey | null {
  return keys.find(({ seat }) => info.seats[seat]?.status === 'link') ?? null;
}
