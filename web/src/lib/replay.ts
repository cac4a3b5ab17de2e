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

export interface Moment {
  position: JsonObject;
  /** The position as text. */
  text: string;
}

/** Positions asked for one by one, each once: for pictures in text, and for servers that tell no changes. */
export class Positions {
  private readonly known = new Map<number, Promise<Moment>>();

  constructor(private readonly table: string) {}

  at(step: number): Promise<Moment> {
    const known = this.known.get(step);
    if (known !== undefined) return known;
    const asked = this.ask(step);
    this.known.set(step, asked);
    return asked;
  }

  private async ask(step: number): Promise<Moment> {
    const { position, link } = await api.position(this.table, step);
    return { position, text: await api.positionText(link) };
  }
}
