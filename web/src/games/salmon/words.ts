// Salmon Run's words; the English keys are those of both languages.

import { translator } from '../translator.svelte';
import { settings } from '../../lib/settings.svelte';
import { en } from './words.en';
import { fr } from './words.fr';
import type { Card } from './model';
import type { River } from './river';

export { en, fr };
export type Key = keyof typeof en;
export const w = translator<Key>(en, fr);

export const cardName = (card: Card): string => w(`card.${card}`);
export const cardEffect = (card: Card): string => w(`does.${card}`);

/** "2M 3,10". */
export function hexName(name: string): string {
  return name.replace(':', ' ');
}

export function courseName(river: River): string {
  return river.boards.map((board) => board.names[settings.language as 'en' | 'fr']).join(', ');
}
