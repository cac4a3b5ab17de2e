// Variant switches as form fields.

import type { Json, Switch } from './messages';

export type Field =
  | { kind: 'choice'; values: readonly Json[] }
  | { kind: 'switch' }
  | { kind: 'number'; least: number; most: number }
  | { kind: 'text' };

/** The field for a switch. What a choice allows besides its names is left to the command line. */
export function fieldOf({ form, default: usual }: Switch): Field {
  if (form.kind === 'number') return form.nullable ? { kind: 'text' } : { kind: 'number', least: form.least, most: form.most };
  if (form.kind === 'written') return { kind: 'text' };
  if (typeof usual === 'boolean') return { kind: 'switch' };
  return form.choices.includes(usual) ? { kind: 'choice', values: form.choices } : { kind: 'text' };
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
