// A finished race, step by step.

import { api } from './http';
import type { JsonObject, Replay } from './messages';
import { shots } from './patch';

/** The view after every step. */
export function viewsOf(replay: Replay): JsonObject[] {
  let view = replay.view;
  return replay.steps.map((step) => (view = shots(view, step).after));
}

/** Positions as text, asked for one by one and each once: for games that are shown as text. */
export class Texts {
  private readonly known = new Map<string, Promise<string>>();

  constructor(private readonly table: string) {}

  at(step: number, language: string): Promise<string> {
    const key = `${step} ${language}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const asked = api.position(this.table, step, language).then(({ picture }) => picture);
    this.known.set(key, asked);
    return asked;
  }
}
