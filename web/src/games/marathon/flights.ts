// What flies over the road: cards that a runner keeps, gives back or is rid of.

import type { GameEvent } from '../../lib/messages';
import type { Flight } from '../picture';

export function flights(event: GameEvent): readonly Flight[] {
  const seat = `seat-${String(event['seat'])}`;
  const card = (from: string, to: string, colour = 'var(--water-3)'): readonly Flight[] => [{ from, to, face: '', colour }];
  switch (event.type) {
    case 'kept':
      return card('deck', seat, event['card'] === 'injury' ? 'var(--stop)' : 'var(--go)');
    case 'returned':
      return card(seat, 'deck');
    case 'broke_down':
      return card(seat, 'deck', 'var(--stop)');
    default:
      return [];
  }
}
