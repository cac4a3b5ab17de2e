// Whitewater's events in words, with the names of the table, in both languages.

import type { Choice, Told } from '../../lib/messages';
import { settings } from '../../lib/settings.svelte';
import { effects } from './cards';
import { list, number, text } from './model';
import { cardName, named, w, type Key } from './words';

const lower = (id: string): string => effects(id).join('; ').toLowerCase();

export function say(told: Told, names: readonly string[]): string | null {
  const event = told.event;
  const name = names[number(event['seat'], -1)] ?? '';
  const [at, from, to] = [text(event['at']), text(event['from']), text(event['to'])];
  const card = cardName(text(event['card']));
  const kind = hazardName(text(event['kind']));
  switch (event.type) {
    case 'kayak_placed':
      return w('say.kayak_placed', { name, at });
    case 'turn_started':
      return w('say.turn_started', { name, n: number(event['round']) });
    case 'card_played':
      return w('say.card_played', { name, card, lines: lower(text(event['card'])) });
    case 'no_card':
    case 'eddied_out':
      return w(`say.${event.type}`, { name });
    case 'speed_changed':
      return w(`say.speed_${text(event['why'])}` as Key, { name, from: number(event['from']), to: number(event['to']) });
    case 'moved':
      return w(`say.moved_${text(event['how'])}` as Key, { name, from, to });
    case 'hazard':
      return w(event['cleared'] === true ? 'say.hazard_cleared' : 'say.hazard_met', { name, at, kind });
    case 'hit_bank':
      return w('say.hit_bank', { name, at, n: number(event['lost']) });
    case 'hit_rock':
      return w('say.hit_rock', { name, at, rock: text(event['rock']) });
    case 'card_drawn':
      return event['card'] === undefined ? w('say.card_drawn', { name }) : w('say.card_drawn_known', { name, card });
    case 'card_discarded':
      return w(`say.discarded_${text(event['why'])}` as Key, { name, card });
    case 'card_recalled':
      return w('say.card_recalled', { name, card });
    case 'deck_reshuffled':
      return w('say.deck_reshuffled', { n: number(event['count']) });
    case 'token_placed':
    case 'token_removed':
      return w(`say.${event.type}`, { name, at, kind });
    case 'effect_skipped':
      return w('say.effect_skipped', { name, op: named('op', text(event['op'])) });
    case 'section_crossed':
      return w('say.section_crossed', { name, n: number(event['line']) });
    case 'event_revealed':
      return w('say.event_revealed', { name, card, n: number(event['line']), lines: lower(text(event['card'])) });
    case 'finished':
      return w('say.finished', { name, n: number(event['row']) });
    case 'game_over': {
      const winners = list(event['winners']).map((seat) => names[number(seat)] ?? '').join(', ');
      return w(event['reason'] === 'finish' ? 'say.game_over' : 'say.game_limit', { names: winners });
    }
    default:
      return null;
  }
}

/** A card in the list of all with its lines; the confirm button names the card alone. English is the server's. */
export function sayChoice(choice: Choice): string | null {
  if (settings.language === 'en' || choice.action.type !== 'play') return null;
  const card = text(choice.action['card']);
  return w('choice.play', { card: cardName(card), lines: lower(card) });
}

export function hazardName(kind: string): string {
  return kind === 'rapids' || kind === 'rock' || kind === 'waterfall' ? w(kind) : kind;
}
