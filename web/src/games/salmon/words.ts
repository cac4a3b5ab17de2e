// Salmon Run's words: the texts are in games/salmon/words, for the page as for the rules.

import type { Phrase, Value } from '../../lib/messages';
import type { CardWords } from '../../lib/reading.svelte';
import { firstOf, say, textsOf } from '../../lib/words.svelte';
import type { Card, Rules } from './model';
import type { Board, River } from './river';

export const w = textsOf('salmon');

/** What the rules say of an action or an event. */
export const spoken = (phrase: Phrase, names: readonly string[]): string => say(phrase, names, 'salmon');

/** A card of a designer's own has its name in the scenery. */
export function cardName(rules: Rules, card: Card): string {
  const own = rules.faces.get(card)?.name ?? null;
  return own === null ? w(`card-${card}`) : w('just', { value: own });
}

/** The card in a sentence; a message may want to know which one it is. */
export function cardValue(rules: Rules, card: Card): Value {
  return rules.faces.get(card)?.name ?? { word: `card-${card}` };
}

/** What a symbol gives. */
export function symbolValue(rules: Rules, symbol: string): Value {
  return rules.symbols.get(symbol) ?? { word: `symbol-${symbol}` };
}

/** "a Fatigue". */
export function aFatigue(rules: Rules): Phrase {
  return { id: 'a-fatigue', with: { card: cardValue(rules, 'fatigue') } };
}

/** What a card does, in a line. */
export function cardEffect(rules: Rules, card: Card): string {
  const face = rules.faces.get(card);
  if (face === undefined) return '';
  if (face.effect !== 'swim') return w(`does-${face.effect}`);
  return w(`does-swim-${face.direction ?? 'any'}`, { steps: face.steps });
}

/** What a card is and does, where it is too small to be read. */
export function cardSays(rules: Rules, card: Card): CardWords {
  return { card: cardName(rules, card), does: cardEffect(rules, card) };
}

/** "2M 3,10". */
export function hexName(name: string): string {
  return name.replace(':', ' ');
}

export function boardName(board: Board): string {
  return board.name === null ? (firstOf('salmon', `board-${board.id}`) ?? board.id) : w('just', { value: board.name });
}

export function courseName(river: River): string {
  return river.boards.map(boardName).join(', ');
}
