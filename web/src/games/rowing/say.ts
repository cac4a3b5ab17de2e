// Rowing's events in words, with the names of the table, in both languages.

import type { Choice, GameEvent, Json, Told } from '../../lib/messages';
import { settings } from '../../lib/settings.svelte';
import { cardName, rateName, w, type Key } from './words';

const METRES = 50;

const numbers = (value: Json | undefined): number[] => (Array.isArray(value) ? value.filter((it) => typeof it === 'number') : []);
const figure = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);

function cards(value: Json | undefined): string {
  const short = (card: Json) => (typeof card === 'string' && card.startsWith('p') ? card.slice(1) : cardName(String(card)));
  return Array.isArray(value) ? value.map(short).join(' ') : '';
}

/** Where a space is on the course. */
export function metres(space: number): string {
  return w('metres', { n: space * METRES });
}

export function lineName(line: Json | undefined): string {
  return line === 'finish' || line === 'zone' ? w('zone') : w('line', { n: String(line) });
}

export function say(told: Told, names: readonly string[]): string | null {
  const event = told.event;
  const name = names[figure(event['seat'])] ?? '';
  const list = (value: Json | undefined) => numbers(value).map((seat) => names[seat] ?? '').join(', ');
  switch (event.type) {
    case 'lanes_drawn':
      return w('say.lanes_drawn', { names: list(event['order']) });
    case 'round_start': {
      const tides = list(event['tides']);
      return w(tides === '' ? 'say.round_start' : 'say.round_tide', { names: list(event['order']), tides });
    }
    // Secret choices: the ticks on the board tell that they are in.
    case 'rate_chosen':
    case 'cards_chosen':
      return '';
    case 'rate_set': {
      const [from, to] = [figure(event['from']), figure(event['to'])];
      return w(from === to ? 'say.rate_same' : 'say.rate_set', { name, from: rateName(from), rate: rateName(to) });
    }
    case 'paid':
      return w(`say.paid_${String(event['reason'])}` as Key, { name, n: figure(event['amount']) });
    case 'revealed':
      return w('say.revealed', { name, cards: cards(event['cards']) });
    case 'cluttered':
      return w('say.cluttered', { name });
    case 'flipped':
      return w('say.flipped', { name, card: cardName(String(event['card'])) });
    case 'shuffled':
      return w('say.shuffled', { name, n: figure(event['count']) });
    case 'moved':
      return moved(event, name);
    case 'discarded':
      return w('say.discarded', { name, cards: cards(event['cards']) });
    case 'checked': {
      const [pace, limit] = [figure(event['pace']), figure(event['limit'])];
      const key = figure(event['cost']) === 0 ? 'say.checked_free' : 'say.checked';
      return w(key, { name, line: lineName(event['line']), pace, limit, n: pace - limit });
    }
    case 'crab':
      return w('say.crab', { name, line: lineName(event['line']), n: figure(event['suffering']) });
    case 'cooled':
      return w('say.cooled', { name, n: figure(event['amount']) });
    case 'drew':
      return event['cards'] === undefined
        ? w('say.drew', { name, n: figure(event['count']) })
        : w('say.drew_cards', { name, cards: cards(event['cards']) });
    case 'crossed_finish':
      return w('say.crossed_finish', { name, round: figure(event['round']), n: figure(event['hand_pace']) });
    case 'placed':
      return w('say.placed', { name, n: figure(event['place']) });
    case 'race_over': {
      const seconds = event['seconds'];
      if (typeof seconds !== 'number') return w('say.race_over', { names: list(event['winners']) });
      return w('say.race_alone', { time: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` });
    }
    default:
      return null;
  }
}

/** A choice in the list of all, with its cards: the confirm button names the consequence alone. English is the server's. */
export function sayChoice(choice: Choice): string | null {
  if (settings.language === 'en') return null;
  const action = choice.action;
  if (action.type === 'play') return w('choice.play', { cards: cards(action['cards']) });
  if (action.type === 'discard') {
    const said = cards(action['cards']);
    return said === '' ? w('choice.keep') : w('choice.discard', { cards: said });
  }
  return null;
}

function moved(event: GameEvent, name: string): string {
  const [from, to] = [figure(event['from']), figure(event['to'])];
  return w(`say.moved_${String(event['cause'])}` as Key, { name, n: to - from, metres: metres(to) });
}
