// What flies on the river: cards that a hex gives, Fatigue, cards that are thrown away.

import type { GameEvent } from '../../lib/messages';
import type { Flight } from '../picture';

export function flights(event: GameEvent): readonly Flight[] {
  const seat = String(event['seat']);
  const card = (from: string, to: string, colour = 'var(--water-3)'): readonly Flight[] => [{ from, to, face: '', colour }];
  switch (event.type) {
    case 'played':
      return card(`cards-${seat}`, `fish-${seat}`);
    case 'took':
      return card(`fish-${seat}`, `seat-${seat}`);
    case 'fatigued':
      return card('supply', `seat-${seat}`, 'var(--ink-soft)');
    case 'discarded':
      return card(`cards-${seat}`, `seat-${seat}`);
    default:
      return [];
  }
}
