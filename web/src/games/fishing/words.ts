// Names of things in the language of the page.

import { translator } from '../translator.svelte';
import { en, type Key } from './en';
import { fr } from './fr';
import type { Mark } from './model';

export { en, fr };
export const w = translator<Key>(en, fr);

function known(prefix: string, name: string): string {
  const key = `${prefix}.${name}`;
  return key in en ? w(key as Key) : name.replaceAll('_', ' ');
}

export const fishName = (fish: string) => known('fish', fish);
export const cardName = (card: string | null | undefined) => (card === null || card === undefined ? w('card.unknown') : known('card', card));
export const tackleName = (item: string) => known('tackle', item);
export const boardName = (id: string, otherwise: string) => (`board.${id}` in en ? known('board', id) : otherwise);
/** Inside of a sentence: "the net". */
export const tackleWord = (item: string) => tackleName(item).toLowerCase();

/** "+3" and "−1", with a true minus. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

export function markName(mark: Mark | undefined): string {
  switch (mark?.kind) {
    case 'market':
      return w('market');
    case 'drop':
      return w('drop');
    case 'spot':
      return w('spot', { fish: fishName(mark.fish) });
    case 'pearls':
      return w('square.pearls', { n: signed(mark.change) });
    default:
      return '';
  }
}

/** Where a move leads to, inside of a sentence. */
export function placeName(mark: Mark | undefined): string {
  if (mark?.kind === 'spot') return w('place.spot', { fish: fishName(mark.fish) });
  if (mark?.kind === 'pearls') return w('place.pearls', { n: signed(mark.change) });
  return mark?.kind === 'drop' ? w('place.drop') : w('place.market');
}

export function effectName(kind: string, by: string | null): string {
  if (kind === 'blocked' && by === null) return w('effect.held');
  return `effect.${kind}` in en ? w(`effect.${kind}` as Key, { name: by ?? '' }) : kind;
}
