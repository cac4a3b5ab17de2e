// What a seat had of what decides places, where no column says what a figure is: "round 9, hand 12".

import type { Names } from './words';
import { firstOf, say, words } from './words.svelte';

/** A figure in words: as its ground's message says in `held` or `figure`, else its name and the number. */
export function heldText(ground: string, figure: number | null | undefined, { game, names }: { game: string; names: Names }): string {
  const id = [`${ground}.held`, `${ground}.figure`].find((it) => words.of(game).has(it));
  if (id !== undefined) return say({ id, with: { n: figure ?? 'none' } }, names, game);
  return `${firstOf(game, ground) ?? ''} ${figure ?? '–'}`.trim();
}
