// Names of things in the language of the page; the texts are in games/fishing/words.

import type { Value } from '../../lib/messages';
import type { CardWords } from '../../lib/reading.svelte';
import { capital, firstOf, textsOf } from '../../lib/words.svelte';
import type { Fish, Mark, Scene, Tackle } from './model';

export const w = textsOf('fishing');

/** Inside of a sentence: "the carp", "the net". */
export const fishWord = (fish: string): Value => ({ word: `fish-${fish}` });
export const tackleWord = (item: string): Value => ({ word: `tackle-${item}` });
/** On their own. */
export const fishName = (fish: Fish) => capital(w(`fish-${fish}`));
export const tackleName = (item: Tackle) => capital(w(`tackle-${item}`));
export const cardName = (card: string | null | undefined) => (card === null || card === undefined ? w('card-unknown') : capital(w(`card-${card}`)));

/** A board by its message, a user's by the name that it was given. */
export const boardName = (id: string, name: string) => (name === '' ? (firstOf('fishing', `board-${id}`) ?? id) : name);
export const courseName = (scene: Scene) => w('course', { board: boardName(scene.board, scene.name), n: scene.squares.length });

/** What a card does, in a line. */
export function cardDoes(scene: Scene, card: string): string {
  const rule = scene.card(card);
  return rule === null ? '' : w(`does-${rule.effect}`, { n: rule.amount ?? 0 });
}

/** What a card is and does, where it is too small to be read. */
export function cardSays(scene: Scene, card: string): CardWords {
  return { card: cardName(card), does: cardDoes(scene, card) };
}

/** "+3" and "−1", with a true minus. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

/** Where a roll ends, in as few letters as stand under a die. */
export function endName(mark: Mark | undefined): string {
  if (mark?.kind === 'spot') return fishName(mark.fish);
  if (mark?.kind === 'pearls') return signed(mark.change);
  return markName(mark);
}

export function markName(mark: Mark | undefined): string {
  switch (mark?.kind) {
    case 'market':
      return w('market');
    case 'drop':
      return w('drop');
    case 'spot':
      return capital(w('spot', { fish: fishWord(mark.fish) }));
    case 'pearls':
      return mark.change < 0 ? w('spot-loss', { n: -mark.change }) : w('square-gain', { n: mark.change });
    default:
      return '';
  }
}

/** Where a move leads to, inside a sentence. */
export function placeName(mark: Mark | undefined): string {
  if (mark?.kind === 'spot') return w('place-spot', { fish: fishWord(mark.fish) });
  if (mark?.kind === 'pearls') return signed(mark.change);
  return mark?.kind === 'drop' ? w('place-drop') : w('square-market');
}

/** What a boat is under; a block is named with the boat that holds it. */
export function effectName(kind: string, by: number | null): string {
  return kind === 'blocked' && by !== null ? w('under-blocked', { by: by + 1 }) : w(`effect-${kind}`);
}
