// What flies on the river: River cards between hands and piles.

import type { GameEvent } from '../../lib/messages';
import type { Flight } from '../picture';

export function flights(event: GameEvent): readonly Flight[] {
  const hand = `cards-${String(event['seat'])}`;
  const card = (from: string, to: string): readonly Flight[] => [{ from, to, face: '' }];
  switch (event.type) {
    case 'card_played':
    case 'card_discarded':
      return card(hand, 'discard');
    case 'card_drawn':
      return card('deck', hand);
    case 'card_recalled':
      return card('discard', hand);
    default:
      return [];
  }
}
