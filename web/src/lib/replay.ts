// A finished race, step by step.

import { api, type Replay } from './http';
import type { JsonObject } from './messages';
import { patched } from './patch';

/** The view after every step, if the server told the changes; else nothing, and positions are asked for one by one. */
export function viewsOf(replay: Replay): JsonObject[] {
  if (replay.view === undefined) return [];
  const views: JsonObject[] = [];
  let view = replay.view;
  for (const step of replay.steps) {
    view = patched(view, step.changes ?? []);
    views.push(view);
  }
  return views;
}

/** Positions of a server that tells no changes, each asked for once. */
export class Positions {
  private readonly known = new Map<number, Promise<JsonObject>>();

  constructor(private readonly table: string) {}

  at(step: number): Promise<JsonObject> {
    const known = this.known.get(step);
    if (known !== undefined) return known;
    const asked = api.position(this.table, step).then((it) => it.position);
    this.known.set(step, asked);
    return asked;
  }
}
