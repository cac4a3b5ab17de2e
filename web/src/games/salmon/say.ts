// Events and choices in words. Bears are numbered from 1 here, as on the board.

import type { Choice, GameEvent, Json, Told } from '../../lib/messages';
import { cards, isCard, type Card } from './model';
import { cardName, hexName, w, type Key } from './words';

const figure = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);
const listed = (value: Json | undefined): string => cards(value).map(cardName).join(', ');

export function say(told: Told, names: readonly string[]): string | null {
  const event = told.event;
  const name = names[figure(event['seat'])] ?? '';
  const card = isCard(event['card']) ? cardName(event['card']) : '';
  const to = hexName(String(event['to'] ?? event['hex'] ?? ''));
  switch (event.type) {
    case 'river_laid':
      return w('say.river_laid', { river: String(event['river'] ?? '') });
    case 'played':
      return played(event, name, card, names);
    case 'jumped':
      return w('say.jumped', { name, from: hexName(String(event['from'] ?? '')), to, cards: listed(event['cards']) });
    case 'moved':
      return w(`say.moved_${String(event['how'])}` as Key, { name, to });
    case 'fatigued':
      return w(`say.fatigued_${String(event['cause'])}` as Key, { name });
    case 'drew':
      return w(card === '' ? 'say.drew' : 'say.drew_card', { name, card });
    case 'shuffled':
      return w('say.shuffled', { name, n: figure(event['count']) });
    case 'removed':
      return w(`say.removed_${String(event['from'])}` as Key, { name, card });
    case 'bear_moved':
      return w('say.bear_moved', { n: figure(event['bear']) + 1, to });
    case 'rolled': {
      const n = figure(event['value']);
      return w(n % 2 === 1 ? 'say.rolled_odd' : 'say.rolled_even', { name, n });
    }
    case 'discarded':
      return w(`say.discarded_${String(event['reason'])}` as Key, { name, cards: listed(event['cards']) });
    case 'hand_seen':
      return w('say.hand_seen', { name, target: names[figure(event['target'])] ?? '' });
    case 'game_over': {
      const winners = Array.isArray(event['winners']) ? event['winners'].map((seat) => names[figure(seat)] ?? '').join(', ') : '';
      return w(event['reason'] === 'round_limit' ? 'say.game_over_limit' : 'say.game_over', { names: winners });
    }
    case 'turn_ended':
      return '';
    case 'first_player':
    case 'ignored':
    case 'pile_empty':
    case 'took':
    case 'nothing_to_draw':
    case 'countered':
    case 'arrived':
    case 'rested':
      return w(`say.${event.type}`, { name, card, to });
    default:
      return null;
  }
}

function played(event: GameEvent, name: string, card: string, names: readonly string[]): string {
  const [dir, target] = [event['dir'], event['target']];
  if (typeof target === 'number') return w('say.played_target', { name, target: names[target] ?? '' });
  if (typeof dir === 'string') return w('say.played_dir', { name, card, dir: w(`dir.${dir}` as Key) });
  return w('say.played', { name, card });
}

/** A choice as a plain button says it. */
export function sayChoice(choice: Choice, names: readonly string[] = []): string | null {
  const action = choice.action;
  const card = isCard(action['card']) ? cardName(action['card']) : '';
  switch (action.type) {
    case 'play': {
      const dir = action['dir'];
      if (typeof action['target'] === 'number') return w('button.eagle', { name: names[action['target']] ?? '' });
      return w('button.play', { card: typeof dir === 'string' ? `${card} ${w(`dir.${dir}` as Key)}` : card });
    }
    case 'jump': {
      const dirs = Array.isArray(action['dirs']) ? action['dirs'] : [];
      const parts = cards(action['cards']).map((it: Card, i) => (it === 'wild' ? `${cardName(it)} ${w(`dir.${String(dirs[i])}` as Key)}` : cardName(it)));
      return `${w('out.leap')}: ${parts.join(', ')}`;
    }
    case 'take':
      return w('button.take', { card });
    case 'snatch':
      return w('button.snatch', { card });
    case 'remove':
      return w(`button.remove_${String(action['from'])}` as Key, { card });
    case 'discard':
      return w('button.discard', { cards: listed(action['cards']) });
    case 'stop_bear':
    case 'return_fatigue':
    case 'set_up':
      return w(`button.${action.type}`);
    default:
      return null;
  }
}
