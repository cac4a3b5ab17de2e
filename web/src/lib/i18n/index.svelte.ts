// Words in two languages. A dictionary is flat; French must have exactly the keys of English.

import { settings, type Language } from '../settings.svelte';
import { en } from './en';
import { fr } from './fr';

export type Key = keyof typeof en;
export type Values = Readonly<Record<string, string | number>>;
export type Dictionary<K extends string> = Readonly<Record<K, string>>;

/** A text with `{name}` filled in. `{n|one|many}` takes its word by the number n. */
export function filled(text: string, values: Values = {}): string {
  return text.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (whole, name: string, one?: string, many?: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    if (one === undefined || many === undefined) return String(value);
    // French says "0 carte", English "0 cards".
    const single = settings.language === 'fr' ? Math.abs(Number(value)) < 2 : Number(value) === 1;
    return `${value} ${single ? one : many}`;
  });
}

/** A translator for a dictionary of its own: a game's, for example. */
export function translator<K extends string>(english: Dictionary<K>, french: Dictionary<K>): (key: K, values?: Values) => string {
  const books: Record<Language, Dictionary<K>> = { en: english, fr: french };
  return (key, values) => filled(books[settings.language][key], values);
}

export const t = translator<Key>(en, fr);

/** Whether the shell has such a key, for keys made from the server's names. */
export function has(key: string): key is Key {
  return key in en;
}

/** The text for a key made from a name of the server's, or the name itself. */
export function named(prefix: string, name: string): string {
  const key = `${prefix}.${name}`;
  return has(key) ? t(key) : name.replaceAll('_', ' ');
}
