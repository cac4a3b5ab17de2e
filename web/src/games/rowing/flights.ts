// What flies in rowing: hands to their boats, pay to the discards, Suffering out of the supply.

import type { GameEvent, Json } from '../../lib/messages';
import type { Flight } from '../picture';

const FACES: Record<string, string> = { p1: '1', p2: '2', p3: '3', s: '?', e: '–' };
const COLOURS: Record<string, string> = { p1: 'var(--water-1)', p2: 'var(--water-2)', p3: 'var(--water-3)', s: 'var(--warn)', e: 'var(--ink-soft)' };

const list = (value: Json | undefined): string[] => (Array.isArray(value) ? value.map(String) : typeof value === 'string' ? [value] : []);
const times = (value: Json | undefined): number => (typeof value === 'number' ? Math.max(0, Math.min(6, value)) : 0);

export function flights(event: GameEvent): readonly Flight[] {
  const seat = Number(event['seat']);
  const cards = (ids: readonly string[], from: string, to: string) => ids.map((id): Flight => ({ from, to, face: FACES[id] ?? '', ...(COLOURS[id] === undefined ? {} : { colour: COLOURS[id] }) }));
  const pips = (count: number, from: string, to: string) => Array.from({ length: count }, (): Flight => ({ from, to, face: '', kind: 'pip', colour: 'var(--warn)' }));
  switch (event.type) {
    case 'revealed':
      return cards(list(event['cards']), `cards-${seat}`, `boat-${seat}`);
    case 'flipped':
      return cards(list(event['card']), `seat-${seat}`, `boat-${seat}`);
    case 'paid':
      return pips(times(event['amount']), `boat-${seat}`, `seat-${seat}`);
    case 'cooled':
      return pips(times(event['amount'] ?? event['count']), `cards-${seat}`, `seat-${seat}`);
    case 'crab':
      return cards(['s'], 'supply', `cards-${seat}`);
    default:
      return [];
  }
}
