// Dictionaries in TypeScript, for games whose picture does not speak from games/<id>/words yet. It goes with the last of them:
// see `textsOf` in src/lib/words.svelte.ts.

import { words } from '../lib/words.svelte';

export type Values = Readonly<Record<string, string | number>>;
export type Dictionary<K extends string> = Readonly<Record<K, string>>;

/** A text with `{name}` filled in. `{n|one|many}` takes its word by the number n. */
function filled(text: string, values: Values = {}): string {
  return text.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (whole, name: string, one?: string, many?: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    if (one === undefined || many === undefined) return String(value);
    // French says "0 carte", English "0 cards".
    const single = words.language === 'fr' ? Math.abs(Number(value)) < 2 : Number(value) === 1;
    return `${value} ${single ? one : many}`;
  });
}

export function translator<K extends string>(english: Dictionary<K>, french: Dictionary<K>): (key: K, values?: Values) => string {
  return (key, values) => filled((words.language === 'fr' ? french : english)[key], values);
}
