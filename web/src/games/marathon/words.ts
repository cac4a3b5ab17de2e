// The picture's words (the texts are in games/marathon/words) and what cards, courses and their parts are called: things of the box
// have messages, others the names that somebody gave them.

import type { Phrase, Value } from '../../lib/messages';
import type { CardWords } from '../../lib/reading.svelte';
import { firstOf, say, textsOf } from '../../lib/words.svelte';
import type { Course, Segment } from './state';

export const w = textsOf('marathon');

/** A signed number with a true minus. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0';
}

type Cards = Pick<Course, 'cards'>;

export function cardName(course: Cards, id: string): string {
  return course.cards.get(id)?.name ?? w(`card-${id}`);
}

/** The card in a sentence; a message may want to know which one it is. */
export function cardValue(course: Cards, id: string): Value {
  return course.cards.get(id)?.name ?? { word: `card-${id}` };
}

/** The names of the two cards that are kept, as messages want them. */
export function kept(course: Cards): { injury: Value; high: Value } {
  return { injury: cardValue(course, 'injury'), high: cardValue(course, 'runners_high') };
}

export function cardWords(course: Cards, id: string): string {
  const words = course.cards.get(id)?.words ?? '';
  return typeof words === 'string' ? words : say(words, [], 'marathon');
}

/** What a card is and does, where it is too small to be read. */
export function cardSays(course: Cards, id: string): CardWords {
  return { card: cardName(course, id), does: cardWords(course, id) };
}

/** A custom course need not have a name. */
export function courseName({ id, name }: Pick<Course, 'id' | 'name'>): string {
  return name ?? firstOf('marathon', `course-${id}`) ?? id;
}

export function partName({ id, name }: Pick<Segment, 'id' | 'name'>): string {
  return name ?? (id === null ? '' : w(`part-${id}`));
}

/** What the marks along the road count. */
export function unitOf({ id, name }: { id: string | null; name: string | null }): Value {
  return name ?? { word: `unit-${id}` };
}

export function symbolWord(symbol: 'event' | 'kick'): Value {
  return { word: `symbol-${symbol}` };
}

export function distance(rows: number): Phrase {
  return { id: 'distance', with: { rows } };
}

export function cards(n: number): Phrase {
  return { id: 'cards', with: { cards: n } };
}

/** "Ann, Bob and Cy". */
export function runners(seats: readonly number[]): Value {
  return { all: seats.map((seat) => ({ seat })) };
}
