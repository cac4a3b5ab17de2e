// How a boat came home, from the events of a whole race.

import type { GameEvent, Json } from '../../lib/messages';

const cardsIn = (value: Json | undefined): string[] => (Array.isArray(value) ? value.filter((card) => typeof card === 'string') : []);

/** The cards that a boat showed in the turn in which it came home, and those that it flipped then; none of a boat that is not home. */
export function lastHand(events: readonly GameEvent[], seat: number): readonly string[] {
  const own = events.filter((event) => event['seat'] === seat);
  const home = own.findIndex((event) => event.type === 'crossed_finish');
  const shown = own.slice(0, Math.max(0, home)).findLastIndex((event) => event.type === 'revealed');
  if (shown === -1) return [];
  const flipped = own.slice(shown, home).flatMap((event) => (event.type === 'flipped' && typeof event['card'] === 'string' ? [event['card']] : []));
  return [...cardsIn(own[shown]?.['cards']), ...flipped];
}
