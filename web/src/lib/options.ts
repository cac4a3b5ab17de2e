// Variant switches as form fields.

import type { Json, JsonObject, Switch } from './messages';

export type Field =
  | { kind: 'choice'; values: readonly Json[]; others: boolean }
  | { kind: 'switch' }
  | { kind: 'number'; least: number; most: number; nullable: boolean }
  | { kind: 'counts' }
  | { kind: 'list' }
  | { kind: 'text' };

/** Ends for numbers whose ends only the server knows; it says so if they are passed. */
const WHATEVER = { least: 0, most: 9999 };

/** The field for a switch. */
export function fieldOf({ form, default: usual }: Switch): Field {
  if (form.kind === 'number') return { kind: 'number', least: form.least, most: form.most, nullable: form.nullable };
  if (form.kind === 'written') return writtenField(usual);
  if (typeof usual === 'boolean') return { kind: 'switch' };
  return form.choices.includes(usual) ? { kind: 'choice', values: form.choices, others: form.others } : { kind: 'text' };
}

function writtenField(usual: Json): Field {
  if (typeof usual === 'number' || usual === null) return { kind: 'number', ...WHATEVER, nullable: usual === null };
  if (isCounts(usual)) return { kind: 'counts' };
  if (Array.isArray(usual) && usual.length > 0 && usual.every((it) => typeof it === 'number')) return { kind: 'list' };
  return { kind: 'text' };
}

/** Whether it is names with numbers: how many of each. */
export function isCounts(value: Json): value is Record<string, number> & JsonObject {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return false;
  const counts = Object.values(value);
  return counts.length > 0 && counts.every((it) => typeof it === 'number');
}

/** The values that have a name of one word: boards, courses. */
export function namesOf({ form, values }: Switch): string[] {
  if (form.kind === 'choice') return form.choices.filter((it) => typeof it === 'string');
  const words = values.split(',').map((word) => word.trim());
  const end = words.findIndex((word) => !/^[a-z0-9_]+$/.test(word));
  return words.slice(0, end === -1 ? words.length : end);
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

export const same = (a: Json, b: Json): boolean => JSON.stringify(a) === JSON.stringify(b);
