// How long each event is shown.

import type { GameEvent } from '../../lib/messages';
import { num } from './state';

const BEATS: Readonly<Record<string, number>> = {
  rolled: 750, placed: 350, race_started: 900, turn_started: 200, turn_skipped: 900, stood: 900, landed: 350, shuffled: 700,
  drew: 1300, no_card: 700, kept: 450, returned: 800, broke_down: 1000, turn_owed: 450, healed: 600, stamina: 500, next_speed: 500,
  spun: 2300, caught_up: 800, negated: 1000, discarded: 120, turn_ended: 0, finished: 1500, game_over: 400,
};
/** One row of a run. */
const STEP_MS = 220;

export function beat(event: GameEvent): number {
  if (event.type === 'ran') return num(event['steps']) * STEP_MS + (num(event['steps']) < num(event['wanted']) ? 350 : 0);
  if (event.type === 'boosted') return num(event['cost']) === 0 ? 0 : 450;
  return BEATS[event.type] ?? 250;
}
