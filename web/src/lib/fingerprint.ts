// Fingerprints of JSON as records have them: the same for the same value, whatever the order of its keys (`records/src/hash.rs`).

import { blake3 } from './blake3';
import type { Json } from './messages';

const DIGITS = 16;

/** The text of a value with its keys sorted and without spaces. */
export function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key] ?? null)}`).join(',')}}`;
}

export function fingerprint(value: Json): string {
  return blake3(canonical(value)).slice(0, DIGITS);
}
