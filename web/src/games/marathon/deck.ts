// What is left in the deck, as anybody can count it: everything that is neither discarded nor kept.

import type { JsonObject } from '../../lib/messages';
import { num, object, type Course, type Position } from './state';

/** MA-072: how many of each card there are, unless the table has a deck of its own. The scenery does not say it. */
const USUAL: Readonly<Record<string, number>> = {
  injury: 9, runners_high: 3, catch_up: 3, first_aid_station: 3, water_station: 3, energy_gel: 1, cheering_crowd: 2, pace_group: 2,
  downhill: 1, second_wind: 1, cool_rain: 1, headwind: 2, wrong_turn: 1, cramp: 2, untied_lace: 2, dehydration: 2, heat_wave: 1,
  the_wall: 1,
};

export interface Unseen {
  total: number;
  harmful: number;
  injuries: number;
  /** Card by card, in the order of the scenery. */
  cards: readonly { id: string; count: number }[];
}

/** What the next card may be; null where the counts do not add up, so that nothing untrue is shown. */
export function unseen(course: Course, position: Position, options: JsonObject): Unseen | null {
  const own = options['deck'];
  const left = new Map<string, number>();
  for (const id of course.cards.keys()) left.set(id, own === undefined || own === null ? (USUAL[id] ?? 0) : num(object(own)[id]));
  const take = (id: string, n: number) => left.set(id, (left.get(id) ?? 0) - n);
  // With an empty deck the discard pile is shuffled into the next one (MA-041).
  const fromDiscard = position.deck.count === 0;
  if (!fromDiscard) for (const id of position.discard) take(id, 1);
  for (const runner of position.runners) {
    take('injury', runner.injuries);
    take('runners_high', runner.high ? 1 : 0);
  }
  const inPlay = position.pending?.card ?? null;
  if (inPlay !== null) take(inPlay, 1);
  const cards = [...left].map(([id, count]) => ({ id, count }));
  const total = cards.reduce((sum, it) => sum + it.count, 0);
  const expected = fromDiscard ? position.discard.length : position.deck.count;
  if (total !== expected || cards.some((it) => it.count < 0)) return null;
  const harmful = cards.reduce((sum, it) => sum + (course.cards.get(it.id)?.harmful === true ? it.count : 0), 0);
  return { total, harmful, injuries: left.get('injury') ?? 0, cards };
}
