// A finished race, step by step.

import { api } from './http';
import type { JsonObject, Replay } from './messages';
import { shots } from './patch';
import type { Scene } from './race';

/** The view after every step. */
export function viewsOf(replay: Replay): JsonObject[] {
  let view = replay.view;
  return replay.steps.map((step) => (view = shots(view, step).after));
}

/** The steps since the last own one, and the view before them. */
export function sinceOwn(replay: Replay, seat: number): { before: JsonObject; scenes: Scene[] } {
  const views = viewsOf(replay);
  const first = replay.steps.findLastIndex((step) => step.seat === seat) + 1;
  const before = views[first - 1] ?? replay.view;
  let view = before;
  const scenes = replay.steps.slice(first).map((step): Scene => {
    const seen = shots(view, step);
    view = seen.after;
    return { seq: step.seq, by: step.seat ?? seat, events: step.events, shots: seen };
  });
  return { before, scenes };
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
