// Variant switches as form fields.

import type { Json, JsonObject, Switch } from './messages';

export type Field =
  | { kind: 'choice'; values: readonly Json[]; others: boolean }
  | { kind: 'switch' }
  | { kind: 'number'; least: number; most: number; nullable: boolean }
  | { kind: 'counts' }
  | { kind: 'list' }
  | { kind: 'text' };

/** The field for a switch at a table with this many seats. */
export function fieldOf({ values, default: usual }: Switch, seats: number): Field {
  switch (values.type) {
    case 'flag':
      return { kind: 'switch' };
    case 'one_of':
      return { kind: 'choice', values: values.names, others: false };
    case 'range':
      return { kind: 'number', least: values.least, most: values.most, nullable: values.nullable };
    case 'seat':
      return { kind: 'choice', values: [...values.names, ...Array.from({ length: seats }, (_, seat) => seat)], others: false };
    case 'board':
      return among(values.names, usual);
    case 'boards':
      return among(values.usual, usual);
    case 'numbers':
      return { kind: 'list' };
    case 'counts':
      return isCounts(usual) ? { kind: 'counts' } : { kind: 'text' };
    case 'text':
    case 'content':
      return { kind: 'text' };
  }
}

/** One of some names, or something else; it is written at once where the usual value has no name. */
function among(names: readonly string[], usual: Json): Field {
  return names.some((name) => name === usual) ? { kind: 'choice', values: names, others: true } : { kind: 'text' };
}

/** Whether it is names with numbers: how many of each. */
export function isCounts(value: Json): value is Record<string, number> & JsonObject {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return false;
  const counts = Object.values(value);
  return counts.length > 0 && counts.every((it) => typeof it === 'number');
}

/** Whether it is an object without anything in it: no number, no file is another. */
export function isNothing(value: Json): boolean {
  return value !== null && typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length === 0;
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
