// Fishing's events and choices in words.

import type { Choice, GameEvent, Told } from '../../lib/messages';
import { number, numbers, object, text } from './model';
import type { Key } from './en';
import { cardName, effectName, fishName, tackleWord, w } from './words';

/** Events without a sentence of their own. */
const PLAIN = ['stayed', 'challenged', 'no_duel', 'chose', 'must_discard'];

export function say(told: Told, names: readonly string[]): string | null {
  const event = told.event;
  const of = (value: unknown) => (typeof value === 'number' ? (names[value] ?? '') : '');
  const name = of(event['seat']);
  const other = of(event['target']);
  const fish = fishName(text(event['fish']));
  const card = cardName(typeof event['card'] === 'string' ? event['card'] : null);
  if (PLAIN.includes(event.type)) return w(`say.${event.type}` as Key, { name, other });
  switch (event.type) {
    case 'order_rolled':
      return w('say.order_rolled', { name, n: number(event['roll']) });
    case 'order_set':
      return w('say.order_set', { names: numbers(event['order']).map(of).join(', ') });
    case 'turn_started':
      return w('say.turn_started', { name, round: number(event['round']) });
    case 'delivered':
    case 'deposited':
    case 'caught':
    case 'dropped_off':
    case 'released':
      return w(`say.${event.type}`, { name, fish });
    case 'fuel_curse': {
      const change = number(event['change']);
      return w(change < 0 ? 'say.fuel_lost' : 'say.fuel_gained', { name, n: change < 0 ? `−${-change}` : change });
    }
    case 'effect_ended':
      return w('say.effect_ended', { name, effect: effectName(text(event['kind']), null) });
    case 'rolled': {
      const [n, steps] = [number(event['roll']), number(event['steps'])];
      return w(n === steps ? 'say.rolled' : 'say.rolled_short', { name, n, steps });
    }
    case 'moved': {
      const steps = number(event['steps']);
      return w(steps < 0 ? 'say.moved_back' : 'say.moved', { name, n: Math.abs(steps), square: squareWord(event) });
    }
    case 'pearls': {
      // What is paid for has a line of its own.
      if (['shop', 'sale', 'barter', 'fish'].includes(text(event['why']))) return '';
      const change = number(event['change']);
      const key = `say.pearls_${event['why'] === 'square' ? 'square_' : ''}${change < 0 ? 'down' : 'up'}` as Key;
      return w(key, { name, n: Math.abs(change) });
    }
    case 'trip_began':
      return w('say.trip_began', { name, n: number(event['trip']) });
    case 'drew':
      return w(`say.drew_${text(event['result'])}` as Key, { name, card });
    case 'played':
    case 'traded_in':
    case 'discarded':
      return w(`say.${event.type}`, { name, card });
    case 'attacked':
      return event['card'] === 'steal_fuel'
        ? w('say.attacked_fuel', { name, other, n: number(event['fuel']) })
        : w('say.attacked', { name, other, card });
    case 'bought':
      return w(`say.bought_${text(event['item'])}` as Key, { name });
    case 'restocked':
      return w('say.restocked', { item: w(`shop.${text(event['item'])}` as Key) });
    case 'sold':
      return w('say.sold', { name, card, n: number(event['price']) });
    case 'proposed': {
      const bid = event['kind'] === 'bid';
      return w(bid ? 'say.proposed_bid' : 'say.proposed_offer', { name, card, n: number(event['price']), other: of(event[bid ? 'seller' : 'buyer']) });
    }
    case 'answered':
      return w(event['answer'] === 'accept' ? 'say.answered_accept' : 'say.answered_refuse', { name });
    case 'revealed': {
      const shown = Object.entries(object(event['items'])).map(([seat, item]) => w('say.shows', { name: of(Number(seat)), item: tackleWord(text(item)) }));
      return w('say.revealed', { n: number(event['round']), shown: shown.join(', ') });
    }
    case 'duel_die':
      return w('say.duel_die', { n: number(event['roll']) });
    case 'duel_won':
      return w('say.duel_won', { name: of(event['winner']), other: of(event['loser']) });
    case 'finished':
      return w('say.finished', { name });
    case 'game_over':
      return w('say.game_over', { names: numbers(event['winners']).map(of).join(', ') });
    default:
      return null;
  }
}

function squareWord(event: GameEvent): string {
  const end = number(event['end']);
  return end === 0 ? w('square.market') : w('out.reach_one', { n: end });
}

/** A legal action in the list of all; null where the server's words serve. */
export function sayChoice(choice: Choice, language: string, names: readonly string[]): string | null {
  if (language === 'en') return null;
  const action = choice.action;
  const card = cardName(typeof action['card'] === 'string' ? action['card'] : null);
  const fish = fishName(text(action['fish']));
  const seat = (key: string) => names[number(action[key])] ?? '';
  const steps = number(action['steps']);
  switch (action.type) {
    case 'roll_order':
      return w('button.roll_order');
    case 'roll':
      return w('button.roll');
    case 'stay':
      return w('stay');
    case 'end_turn':
      return w('button.end_turn');
    case 'draw':
      return w('button.draw');
    case 'buy':
      return `${w(`shop.${text(action['item'])}` as Key)}${steps > 0 ? ` ${steps}` : ''}`;
    case 'trade_in':
      return w('button.trade_in', { card });
    case 'settle':
      return w('settle');
    case 'play':
    case 'use':
      return action['target'] !== undefined ? `${card} → ${seat('target')}` : steps > 0 ? `${card} : ${steps}` : card;
    case 'accept':
      return w('accept');
    case 'refuse':
      return w('refuse');
    case 'release':
      return w('button.release', { fish });
    case 'show':
      return w('button.show', { item: tackleWord(text(action['item'])) });
    case 'discard':
      return w('button.discard', { card });
    case 'challenge':
      return w('button.challenge', { name: seat('target') });
    case 'sell':
      return `${w('sell', { n: '' }).trim()} ${card}`;
    case 'offer':
      return `${w('offer')} ${card} → ${seat('to')} : ${w('pearls', { n: number(action['price']) })}`;
    case 'bid':
      return `${w('barter')} ${card} ← ${seat('from')} : ${w('pearls', { n: number(action['price']) })}`;
    case 'drop_off':
      return w('button.drop_off', { fish });
    default:
      return null;
  }
}
