// What can be seen of an event, done to a view; the server's own view follows at the end of the step.

import type { GameEvent, Json, JsonObject } from '../../lib/messages';
import { isCard, list, number, object, text, UPGRADES } from './model';

type Change = (boat: JsonObject) => JsonObject;

function boat(view: JsonObject, seat: Json | undefined, change: Change): JsonObject {
  return { ...view, players: list(view['players']).map((it, i) => (i === seat ? { ...object(it), ...change(object(it)) } : it)) };
}

function counted(value: Json | undefined, key: string, by: number): JsonObject {
  const counts = object(value);
  return { ...counts, [key]: Math.max(0, number(counts[key]) + by) };
}

/** A hand with one card more or less; of a hidden hand only the number changes, and its open cards. */
function handed(own: JsonObject, card: Json | undefined, group: string, by: number): JsonObject {
  const upgrade = isCard(card) ? (UPGRADES as readonly string[]).includes(card) : group === 'upgrade';
  const key = upgrade ? 'upgrades' : 'attacks';
  const hand = object(own[key]);
  const hidden = 'count' in hand;
  const seen = isCard(card) && (!hidden || card in hand) ? counted(hand, card, by) : hand;
  return { [key]: hidden ? counted(seen, 'count', by) : seen };
}

const FRESH: JsonObject = {
  docked: false, dropped: false, drew: false, bought: false, upgrade_played: false, step_backs: 0, extra_draws: 0, proposals: 0, challenges: 0,
};

export function fold(view: JsonObject, event: GameEvent): JsonObject {
  const seat = event['seat'];
  const card = event['card'];
  const change = number(event['change']);
  const fish = text(event['fish']);
  const count = number(event['count'], 1);
  const pending = object(view['pending']);
  const turn = (done: JsonObject): JsonObject => ({ ...view, turn: { ...object(view['turn']), ...done } });
  switch (event.type) {
    case 'order_rolled':
      return { ...view, pending: { ...pending, rolls: { ...object(pending['rolls']), [String(seat)]: event['roll'] ?? 0 } } };
    case 'order_set':
      return { ...view, turn_order: event['order'] ?? [] };
    case 'turn_started':
      return { ...view, phase: 'start', pending: null, active: seat ?? 0, round: event['round'] ?? 1, turn: FRESH };
    case 'delivered':
      return boat(view, seat, (own) => ({ in_transit: counted(own['in_transit'], fish, -count), market: counted(own['market'], fish, count) }));
    case 'deposited':
      return boat(turn({ docked: true }), seat, (own) => ({ aboard: counted(own['aboard'], fish, -count), market: counted(own['market'], fish, count) }));
    case 'fuel_curse':
      return boat(view, seat, (own) => ({ fuel: number(own['fuel']) + change, effect: null }));
    case 'effect_ended':
      return boat(view, seat, () => ({ effect: null }));
    case 'stayed':
    case 'rolled':
      return { ...view, phase: 'main' };
    case 'moved':
      return boat(view, seat, (own) => ({ pos: event['end'] ?? 0, fuel: Math.max(0, number(own['fuel']) - number(event['fuel'])) }));
    case 'pearls':
      return boat(view, seat, (own) => ({ pearls: number(own['pearls']) + change }));
    case 'caught':
      return boat(view, seat, (own) => ({ aboard: counted(own['aboard'], fish, 1) }));
    case 'released':
      return boat(view, seat, (own) => ({ aboard: counted(own['aboard'], fish, -1) }));
    case 'dropped_off':
      return boat(turn({ dropped: true }), seat, (own) => ({ aboard: counted(own['aboard'], fish, -1), in_transit: counted(own['in_transit'], fish, 1) }));
    case 'trip_began':
      return boat(view, seat, () => ({ trip: event['trip'] ?? 1 }));
    case 'drew':
      return drawn(view, event);
    case 'played':
    case 'discarded':
    case 'sold':
      return boat(view, seat, (own) => handed(own, card, '', -1));
    case 'attacked':
      return attacked(view, event);
    case 'bought':
      return { ...turn({ bought: view['phase'] === 'main' }), shop: counted(view['shop'], text(event['item']), -1) };
    case 'traded_in':
      return boat(turn({ bought: true }), seat, (own) => {
        const given = handed(own, card, 'attack', -1);
        return handed({ ...own, ...given }, 'hidden_attack', 'attack', 1);
      });
    case 'proposed': {
      const { type: _, seat: __, ...deal } = event;
      return { ...view, phase: 'answer', pending: { ...deal, resume: view['phase'] ?? null } };
    }
    case 'answered': {
      const done = { ...view, phase: pending['resume'] ?? view['phase'] ?? null, pending: null };
      if (event['answer'] !== 'accept') return done;
      const given = boat(done, pending['seller'], (own) => handed(own, pending['card'], '', -1));
      return boat(given, pending['buyer'], (own) => handed(own, pending['card'], '', 1));
    }
    case 'chose':
      return { ...view, pending: { ...pending, waiting: list(pending['waiting']).filter((it) => it !== seat) } };
    case 'duel_won':
      return boat(view, event['loser'], (own) => handed(own, 'hidden_attack', 'attack', -1));
    case 'finished':
      return { ...view, finishers: [...list(view['finishers']), seat ?? 0] };
    case 'game_over':
      return { ...view, phase: 'over', winners: event['winners'] ?? [], ranking: event['ranking'] ?? [] };
    default:
      return view;
  }
}

function drawn(view: JsonObject, event: GameEvent): JsonObject {
  const done = { ...view, turn: { ...object(view['turn']), drew: true } };
  switch (event['result']) {
    case 'kept':
      return boat(done, event['seat'], (own) => handed(own, event['card'], text(event['group']), 1));
    case 'curse':
      return boat(done, event['seat'], () => ({ effect: { kind: event['card'] ?? null, in_force: false } }));
    default:
      return done;
  }
}

function attacked(view: JsonObject, event: GameEvent): JsonObject {
  const [seat, target, fuel] = [event['seat'], event['target'], number(event['fuel'])];
  switch (event['card']) {
    case 'slow':
      return boat(view, target, () => ({ effect: { kind: 'slow', in_force: false } }));
    case 'block':
      return boat(view, target, () => ({ effect: { kind: 'blocked', by: seat ?? 0, in_force: true } }));
    case 'steal_fuel': {
      const taken = boat(view, target, (own) => ({ fuel: number(own['fuel']) - fuel }));
      return boat(taken, seat, (own) => ({ fuel: number(own['fuel']) + fuel }));
    }
    default:
      return view;
  }
}
