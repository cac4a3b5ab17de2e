// What flies over the sea: pearls between boats and wallets, fish into holds, cards into hands.

import type { GameEvent } from '../../lib/messages';
import type { Flight } from '../picture';

/** More pearls than this fly no longer than these. */
const PEARLS_MOST = 5;

export function flights(event: GameEvent): readonly Flight[] {
  const seat = String(event['seat']);
  switch (event.type) {
    case 'pearls': {
      const change = Number(event['change']) || 0;
      const [from, to] = change > 0 ? [`boat-${seat}`, `seat-${seat}`] : [`seat-${seat}`, `boat-${seat}`];
      return Array.from({ length: Math.min(PEARLS_MOST, Math.abs(change)) }, (): Flight => ({ from, to, face: '', kind: 'pip', colour: 'var(--card)' }));
    }
    case 'drew':
    case 'bought':
      return [{ from: 'market', to: `cards-${seat}`, face: '' }];
    case 'discarded':
    case 'played':
      return [{ from: `cards-${seat}`, to: `boat-${seat}`, face: '' }];
    default:
      return [];
  }
}
