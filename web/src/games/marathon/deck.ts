// What is left in the deck, as anybody can count it: everything that is neither discarded nor kept.

import type { Course, Position } from './state';

export interface Unseen {
  total: number;
  harmful: number;
  injuries: number;
  /** Card by card, in the order of the scenery. */
  cards: readonly { id: string; count: number }[];
}

/** What the next card may be; null where the counts do not add up, as while a card is between the piles: nothing untrue is shown. */
export function unseen(course: Course, position: Position): Unseen | null {
  const left = new Map([...course.cards.values()].map(({ id, count }) => [id, count]));
  const take = (id: string, n: number) => left.set(id, (left.get(id) ?? 0) - n);
  // With an empty deck the discard pile is shuffled into the next one (MA-041).
  const fromDiscard = position.deck.count === 0;
  if (!fromDiscard) for (const id of position.discard) take(id, 1);
  for (const runner of position.runners) {
    take('injury', runner.injuries);
    take('runners_high', runner.high ? 1 : 0);
  }
  const inPlay = position.task?.card ?? null;
  if (inPlay !== null) take(inPlay, 1);
  const cards = [...left].map(([id, count]) => ({ id, count }));
  const total = cards.reduce((sum, it) => sum + it.count, 0);
  const expected = fromDiscard ? position.discard.length : position.deck.count;
  if (total !== expected || cards.some((it) => it.count < 0)) return null;
  const harmful = cards.reduce((sum, it) => sum + (course.cards.get(it.id)?.harmful === true ? it.count : 0), 0);
  return { total, harmful, injuries: left.get('injury') ?? 0, cards };
}
