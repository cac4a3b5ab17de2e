// The view after an event, for what is drawn of it, and how long each event is shown.

import type { GameEvent, Json, JsonObject } from '../../lib/messages';
import { list, maybe, num, object, str } from './state';

type Change = (runner: JsonObject) => JsonObject;

function withRunner(view: JsonObject, event: GameEvent, change: Change): JsonObject {
  const seat = num(event['seat'], -1);
  const runners = list(view['runners']).map((it, i): Json => (i === seat ? { ...object(it), ...change(object(it)) } : it));
  return { ...view, runners };
}

function discarded(view: JsonObject, ...cards: string[]): JsonObject {
  return { ...view, discard: [...cards.reverse(), ...list(view['discard'])] };
}

export function fold(view: JsonObject, event: GameEvent): JsonObject {
  const deck = object(view['deck']);
  switch (event.type) {
    case 'rolled':
    case 'boosted': {
      const seen = { ...view, pending: null };
      return event.type === 'boosted' ? withRunner(seen, event, () => ({ stamina: num(event['stamina']), mod: 0 })) : seen;
    }
    case 'placed': {
      // The row of a place is not in the event; the runner steps there with the server's view.
      return withRunner(view, event, () => ({ start: maybe(event['position']) }));
    }
    case 'race_started':
      return { ...view, order: [...list(event['order'])] };
    case 'turn_started':
      return { ...view, turn: num(event['seat']), round: num(event['round']), pending: null };
    case 'turn_skipped':
      return withRunner({ ...view, turn: num(event['seat']) }, event, () => ({ skip: num(event['skip']) }));
    case 'ran':
    case 'caught_up': {
      const to = object(event['to']);
      return withRunner({ ...view, pending: null }, event, () => ({ row: num(to['row']), lane: to['lane'] ?? null }));
    }
    case 'shuffled':
      return { ...view, deck: { count: num(event['count']), known: [] }, discard: [] };
    case 'drew':
      return { ...view, deck: { count: Math.max(0, num(deck['count']) - 1), known: [] } };
    case 'kept':
      return withRunner(view, event, (runner) =>
        event['card'] === 'injury' ? { injuries: num(runner['injuries']) + 1 } : { high: 1 },
      );
    case 'returned':
      return { ...view, deck: { count: num(deck['count']) + 1, known: [str(event['card'])] } };
    case 'broke_down':
      return withRunner(discarded(view, 'injury', 'injury', 'injury'), event, () => ({ injuries: 0 }));
    case 'turn_owed':
      return withRunner(view, event, () => ({ skip: num(event['skip']) }));
    case 'healed': {
      const gone = Array.from({ length: num(event['count']) }, () => 'injury');
      return withRunner(discarded(view, ...gone), event, () => ({ injuries: 0 }));
    }
    case 'stamina':
      return withRunner(view, event, () => ({ stamina: num(event['stamina']) }));
    case 'next_speed':
      return withRunner(view, event, () => ({ mod: num(event['mod']) }));
    case 'negated':
      return withRunner(discarded({ ...view, pending: null }, 'runners_high'), event, () => ({ high: 0 }));
    case 'discarded':
      return discarded(view, str(event['card']));
    case 'finished':
      return withRunner(view, event, () => ({ place: num(event['place']), lane: null }));
    default:
      return view;
  }
}

const BEATS: Readonly<Record<string, number>> = {
  rolled: 750, placed: 350, race_started: 900, turn_started: 200, turn_skipped: 900, stood: 900, landed: 350, shuffled: 700,
  drew: 1300, no_card: 700, kept: 450, returned: 800, broke_down: 1000, turn_owed: 450, healed: 600, stamina: 500, next_speed: 500,
  spun: 2300, caught_up: 800, negated: 1000, discarded: 120, turn_ended: 0, finished: 1500, game_over: 400,
};
/** One row of a run. */
const STEP_MS = 220;

export function beat(event: GameEvent): number {
  if (event.type === 'ran') return num(event['steps']) * STEP_MS + (num(event['steps']) < num(event['wanted']) ? 350 : 0);
  if (event.type === 'boosted') return event['use'] === 'none' ? 0 : 450;
  return BEATS[event.type] ?? 250;
}
