// Variant switches as form fields. The server describes their values in words; what these words do not say is written
// as text.

import type { OptionInfo } from './http';
import type { Json } from './messages';

export type Field =
  | { kind: 'choice'; values: readonly Json[] }
  | { kind: 'switch' }
  | { kind: 'number'; least: number; most: number }
  | { kind: 'text' };

export function fieldOf(option: OptionInfo): Field {
  const words = option.values.trim();
  if (typeof option.default === 'boolean') return { kind: 'switch' };
  const range = /^(-?\d+) to (-?\d+)$/.exec(words);
  if (range !== null && typeof option.default === 'number') return { kind: 'number', least: Number(range[1]), most: Number(range[2]) };
  const parts = words.split(',').map((part) => part.trim()).filter((part) => part !== '' && !part.startsWith('or '));
  if (parts.length > 1 && parts.every((part) => /^[\w-]+$/.test(part))) {
    const numbers = typeof option.default === 'number';
    const values = parts.map((part): Json => (numbers ? Number(part) : part));
    return values.includes(option.default) ? { kind: 'choice', values } : { kind: 'text' };
  }
  return { kind: 'text' };
}

/** What somebody wrote: JSON if it can be read so, else the text itself. */
export function written(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}

export function shown(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
