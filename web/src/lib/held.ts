// What a seat had of what decides places, where no column says what a figure is: "round 9, hand 12".

import type { Phrase } from './messages';
import type { Names } from './words';
import { nameOf, say, words } from './words.svelte';

/** A figure in words: as its ground's message says in `held` or `figure`, else its name and the number; '' for what a seat does not have. */
export function heldText(ground: Phrase, figure: number | null | undefined, { game, names }: { game: string; names: Names }): string {
  if (figure === null || figure === undefined) return '';
  const id = [`${ground.id}.held`, `${ground.id}.figure`].find((it) => words.of(game).has(it));
  return id !== undefined ? say({ id, with: { ...ground.with, n: figure } }, names, game) : `${nameOf(game, ground) ?? ''} ${figure}`.trim();
}
