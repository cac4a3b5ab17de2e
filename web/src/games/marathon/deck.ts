// What is left in the deck, as the rules count it.

import type { Standing } from '../../lib/messages';
import { num, object, type Course } from './state';

export interface Unseen {
  total: number;
  harmful: number;
  injuries: number;
  /** Card by card, in the order of the scenery. */
  cards: readonly { id: string; count: number }[];
}

/** What the next card may be; null where the rules do not say it. */
export function unseen(course: Course, { facts }: Standing): Unseen | null {
  const it = object(facts?.['unseen']);
  if (typeof it['total'] !== 'number') return null;
  const counts = object(it['cards']);
  const cards = [...course.cards.keys()].map((id) => ({ id, count: num(counts[id]) })).filter(({ count }) => count > 0);
  return { total: it['total'], harmful: num(it['harmful']), injuries: num(it['injuries']), cards };
}
