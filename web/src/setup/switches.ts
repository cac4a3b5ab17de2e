// What a variant switch and its values are called, by the messages of its game.

import type { Json } from '../lib/messages';
import { shown } from '../lib/options';
import { firstOf, plain, t } from '../lib/words.svelte';

/** What a switch changes. */
export function switchName(game: string, key: string): string {
  return firstOf(game, `switch-${key}-name`) ?? plain(key);
}

/** One of its values. */
export function switchValue(game: string, key: string, value: Json): string {
  return firstOf(game, `switch-${key}-${shown(value)}`) ?? (typeof value === 'number' ? String(value) : plain(shown(value)));
}

/** A seat, or another value of a switch that names seats. */
export function seatValue(game: string, key: string, value: Json): string {
  return typeof value === 'number' ? t('page-seat-n', { n: value + 1 }) : switchValue(game, key, value);
}

/** What it changes. */
export function switchHelp(game: string, key: string): string {
  return firstOf(game, `switch-${key}`) ?? '';
}

/** What may be written, an object or a text; '' where that needs no words. */
export function switchWritten(game: string, key: string): string {
  const ways = ['object', 'text'].map((way) => firstOf(game, `switch-${key}-${way}`));
  return ways.filter((way) => way !== null).join('; ');
}
