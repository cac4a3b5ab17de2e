// The seats of a table that is being set up: several may be those of people around this screen, each with a name.

import type { SeatPlan } from '../lib/messages';
import { asName } from '../lib/people';

/** Whether people sit around this screen: more than one seat is at this device. */
export function isAround(seats: readonly SeatPlan[]): boolean {
  return seats.filter((seat) => seat.kind === 'me').length > 1;
}

/** The name that the person at a seat is likely to have: one that is known and not taken, else what a stranger is called there. */
export function likelyName(seats: readonly SeatPlan[], known: readonly string[], stranger: string): string {
  const taken = seats.flatMap((seat) => (seat.kind === 'me' ? [asName(seat.name ?? '')] : []));
  return known.find((name) => !taken.includes(name)) ?? stranger;
}

/** Everybody around the screen has a name. `own` is that of whoever sets up, who sits at the first of these seats. */
export function withNames(seats: readonly SeatPlan[], own: string | null, known: readonly string[], stranger: (n: number) => string): SeatPlan[] {
  const named = [...seats];
  if (!isAround(seats)) return named;
  const first = named.findIndex((seat) => seat.kind === 'me');
  named.forEach((seat, i) => {
    if (seat.kind !== 'me' || typeof seat.name === 'string') return;
    const name = i === first && own !== null ? own : likelyName(named, known.filter((it) => it !== own), stranger(i + 1));
    named[i] = { ...seat, name };
  });
  return named;
}

/** As the server is asked for them: whoever plays alone goes by their own name. */
export function asked(seats: readonly SeatPlan[], stranger: (n: number) => string): SeatPlan[] {
  const around = isAround(seats);
  return seats.map((seat, i) => {
    if (seat.kind !== 'me') return seat;
    const name = asName(seat.name ?? '');
    return around ? { kind: 'me', name: name === '' ? stranger(i + 1) : name } : { kind: 'me' };
  });
}

/** One more person around the screen: at the first bot's seat, or at one that is added if there is room. */
export function withOneMore(seats: readonly SeatPlan[], most: number): SeatPlan[] {
  const at = seats.findIndex((seat) => seat.kind === 'bot');
  const place = at === -1 ? seats.length : at;
  return place >= most ? [...seats] : [...seats.slice(0, place), { kind: 'me' }, ...seats.slice(place + 1)];
}
