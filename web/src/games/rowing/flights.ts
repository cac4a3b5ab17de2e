// What flies in rowing: hands to their boats, pay to the discards, Suffering out of the supply.

import type { GameEvent, Json, JsonObject } from '../../lib/messages';
import type { Flight } from '../picture';
import { faceOf, readCourse, type Face } from './model';

/** Cards that move the boat, by their Pace; the last for all above. */
const WATERS = ['var(--water-1)', 'var(--water-2)', 'var(--water-3)'];

const list = (value: Json | undefined): string[] => (Array.isArray(value) ? value.map(String) : typeof value === 'string' ? [value] : []);
const times = (value: Json | undefined): number => (typeof value === 'number' ? Math.max(0, Math.min(6, value)) : 0);

function drawn(face: Face): { face: string; colour: string } {
  if (face.flips > 0) return { face: '?', colour: 'var(--warn)' };
  return face.pace > 0 ? { face: String(face.pace), colour: WATERS[face.pace - 1] ?? 'var(--water-3)' } : { face: '–', colour: 'var(--ink-soft)' };
}

export function flights(event: GameEvent, scenery: JsonObject): readonly Flight[] {
  const seat = Number(event['seat']);
  const course = readCourse(scenery);
  const cards = (ids: readonly string[], from: string, to: string) => ids.map((id): Flight => {
    const face = faceOf(course, id);
    return { from, to, ...(face === null ? { face: '' } : drawn(face)) };
  });
  const pips = (count: number, from: string, to: string) => Array.from({ length: count }, (): Flight => ({ from, to, face: '', kind: 'pip', colour: 'var(--warn)' }));
  switch (event.type) {
    case 'revealed':
      return cards(list(event['cards']), `cards-${seat}`, `boat-${seat}`);
    case 'flipped':
      return cards(list(event['card']), `seat-${seat}`, `boat-${seat}`);
    case 'paid':
      return pips(times(event['amount']), `boat-${seat}`, `seat-${seat}`);
    case 'cooled':
      return pips(times(event['amount']), `cards-${seat}`, `seat-${seat}`);
    case 'crab':
      return cards(Array.from({ length: times(event['suffering']) }, () => 's'), 'supply', `cards-${seat}`);
    default:
      return [];
  }
}
