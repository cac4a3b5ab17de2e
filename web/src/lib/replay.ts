// A finished race, step by step.

import { api } from './http';
import type { JsonObject, Replay, Standing } from './messages';
import { shots } from './patch';
import type { Scene } from './race';
import { standings, standingsBy } from './standing';

/** The view after every step. */
export function viewsOf(replay: Replay): JsonObject[] {
  let view = replay.view;
  return replay.steps.map((step) => (view = shots(view, step).after));
}

/** A moment of a race: what is seen, and how the race stands. */
export interface Moment {
  view: JsonObject;
  standing: Standing;
}

/** The steps since the viewer's last one, and the moment before them. */
export function sinceOwn(replay: Replay, seat: number): { before: Moment; scenes: Scene[] } {
  const first = replay.steps.findLastIndex((step) => step.seat === seat) + 1;
  const before = { view: viewsOf(replay)[first - 1] ?? replay.view, standing: standingsBy(replay)[first - 1] ?? replay.standing };
  let { view, standing } = before;
  const scenes = replay.steps.slice(first).map((step): Scene => {
    const [seen, stands] = [shots(view, step), standings(standing, step)];
    [view, standing] = [seen.after, stands.after];
    return { seq: step.seq, by: step.seat ?? seat, events: step.events, shots: seen, standings: stands };
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
