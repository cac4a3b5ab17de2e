// What can be seen of an event, done to a view; the server's own view follows.

import type { GameEvent, Json, JsonObject } from '../../lib/messages';
import { count, list, number, object, text } from './model';

const withCount = (pile: Json | undefined, change: number): Json =>
  Array.isArray(pile) ? pile : { count: Math.max(0, count(pile) + change) };

/** A hand without one card of a kind; of a hidden hand one card less. */
function without(hand: Json | undefined, card: Json | undefined): Json {
  if (!Array.isArray(hand)) return withCount(hand, -1);
  const i = hand.findIndex((it) => it === card);
  return i < 0 ? hand : hand.filter((_, k) => k !== i);
}

function withCard(hand: Json | undefined, card: Json | undefined): Json {
  if (!Array.isArray(hand)) return withCount(hand, 1);
  return card === undefined ? hand : [...hand, card];
}

export function fold(view: JsonObject, event: GameEvent): JsonObject {
  const seats = list(view['seats']);
  const seat = number(event['seat'], -1);
  const own = object(seats[seat]);
  const kayak = (change: JsonObject): JsonObject => ({ ...view, seats: seats.map((it, i) => (i === seat ? { ...object(it), ...change } : it)) });
  const discarded = (): Json => [event['card'] ?? null, ...list(view['discard'])];
  switch (event.type) {
    case 'kayak_placed':
      return kayak({ at: event['at'] ?? null });
    case 'turn_started':
      return { ...view, seats: seats.map((it) => ({ ...object(it), eddied: 0 })), active: seat, round: event['round'] ?? null, played: null };
    case 'card_played':
      return { ...kayak({ hand: without(own['hand'], event['card']) }), played: event['card'] ?? null, discard: discarded() };
    case 'eddied_out':
      return kayak({ eddied: number(own['eddied']) + 1 });
    case 'speed_changed':
      return kayak({ speed: event['to'] ?? null });
    case 'moved':
      return kayak({ at: event['to'] ?? null });
    case 'card_drawn':
      return { ...kayak({ hand: withCard(own['hand'], event['card']) }), river_deck: withCount(view['river_deck'], -1) };
    case 'card_discarded':
      return { ...kayak({ hand: without(own['hand'], event['card']) }), discard: discarded() };
    case 'card_recalled':
      return { ...kayak({ hand: withCard(own['hand'], event['card']) }), discard: without(view['discard'], event['card']) };
    case 'deck_reshuffled':
      return { ...view, river_deck: { count: number(event['count']) }, discard: [] };
    case 'token_placed':
    case 'token_removed': {
      const placed = event.type === 'token_placed';
      const kind = text(event['kind']);
      const { [text(event['at'])]: _, ...others } = object(view['tokens']);
      const supply = object(view['supply']);
      const tokens = placed ? { ...others, [text(event['at'])]: kind } : others;
      return { ...view, tokens, supply: { ...supply, [kind]: number(supply[kind]) + (placed ? -1 : 1) } };
    }
    case 'event_revealed': {
      const line = String(event['line']);
      const events = object(view['events']);
      const discard = [event['card'] ?? null, ...list(view['event_discard'])];
      return { ...view, events: { ...events, [line]: { count: Math.max(0, count(events[line]) - 1) } }, event_discard: discard };
    }
    default:
      return view;
  }
}
