// A finished race, step by step.

import { api } from './http';
import type { JsonObject, Replay } from './messages';
import { patched } from './patch';

/** The view after every step. */
export function viewsOf(replay: Replay): JsonObject[] {
  let view = replay.view;
  return replay.steps.map((step) => (view = patched(view, step.changes)));
}

/** Positions as text, asked for one by one and each once: for games that are shown as text. */
export class Texts {
  private readonly known = new Map<number, Promise<string>>();

  constructor(private readonly table: string) {}

  at(step: number): Promise<string> {
    const known = this.known.get(step);
    if (known !== undefined) return known;
    const asked = api.position(this.table, step).then(({ link }) => api.positionText(link));
    this.known.set(step, asked);
    return asked;
  }
}
