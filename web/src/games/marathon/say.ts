// Events and choices in words, with the table's names, in the page's language.

import type { Choice, GameEvent, Told } from '../../lib/messages';
import { settings } from '../../lib/settings.svelte';
import { say as sayPhrase } from '../../lib/words.svelte';
import { list, num, object, readForecast, str, type Course } from './state';
import { cardName, cardWords, joined, signed, w } from './words';

/** Card names are the scenery's in English; an event does not bring it. */
const NO_CARDS: Pick<Course, 'cards'> = { cards: new Map() };

export function say(told: Told, names: readonly string[]): string | null {
  const event = told.event;
  const n = (key: string) => num(event[key]);
  const name = names[n('seat')] ?? '';
  switch (event.type) {
    case 'rolled':
      return w(
        ({ start: 'say.rolled_start', reroll: 'say.rerolled', dash: 'say.rolled_dash' } as const)[str(event['purpose'])] ?? 'say.rolled',
        { name, die: n('die'), speed: n('speed') },
      );
    case 'placed':
      return w('say.placed', { name, n: n('position') });
    case 'race_started':
      return w('say.race_started', { names: list(event['order']).map((seat) => names[num(seat)] ?? '').join(', ') });
    case 'turn_started':
      return w('say.turn_started', { name, n: n('round') });
    case 'turn_skipped':
      return w('say.turn_skipped', { name, n: n('skip') });
    case 'boosted':
      return n('cost') === 0 ? '' : w('say.boosted', { name, cost: n('cost'), speed: n('speed'), left: n('stamina') });
    case 'ran':
      return ran(event, name);
    case 'stood':
      if (event['cause'] === 'catch_up') return w('say.stood_catch_up', { name });
      return n('wanted') === 0 ? w('say.stood', { name }) : w('say.stood_blocked', { name, n: n('wanted') });
    case 'landed':
      return w(event['symbol'] === 'kick' ? 'say.landed_kick' : 'say.landed_event', { name });
    case 'shuffled':
      return w('say.shuffled', { n: n('count') });
    case 'drew':
    case 'kept':
    case 'returned':
      return withCard(told, name, str(event['card']));
    case 'no_card':
      return w('say.no_card');
    case 'broke_down':
      return w('say.broke_down', { name });
    case 'turn_owed':
      return w('say.turn_owed', { name, n: n('skip') });
    case 'healed':
      return w('say.healed', { name, n: n('count') });
    case 'stamina':
      return w(n('change') === 0 ? 'say.stamina_same' : 'say.stamina', { name, change: signed(n('change')), n: n('stamina') });
    case 'next_speed':
      return w('say.next_speed', { name, n: signed(n('mod')) });
    case 'spun':
      return w('say.spun', { name, n: signed(n('value')) });
    case 'caught_up': {
      const to = object(event['to']);
      return w('say.caught_up', { name, row: num(to['row']), lane: num(to['lane']) });
    }
    case 'negated':
      return negated(event, name);
    case 'discarded':
    case 'turn_ended':
      // Seen on the piles and in whose turn it is; the log stays short.
      return '';
    case 'finished':
      return w(n('place') === 1 ? 'say.finished_first' : 'say.finished', { name, round: n('round'), place: n('place') });
    case 'game_over':
      return w(event['reason'] === 'round_limit' ? 'say.round_limit' : 'say.game_over', { ranking: ranking(event, names) });
    default:
      return null;
  }
}

function ran(event: GameEvent, name: string): string {
  const to = object(event['to']);
  const [steps, wanted] = [num(event['steps']), num(event['wanted'])];
  const values = { name, n: steps, steps, wanted, row: num(to['row']), lane: num(to['lane']) };
  if (typeof to['lane'] !== 'number') return w('say.ran_line', values);
  if (event['back'] === true) return w('say.ran_back', values);
  return w(steps < wanted ? 'say.ran_short' : 'say.ran', values);
}

/** The server's words name the card in English: "Ann draws Cramp: lose 2 speed on your next roll". */
function withCard(told: Told, name: string, id: string): string {
  const said = /draws ([^:]+): (.*)$/.exec(sayPhrase(told.say, [], 'marathon'));
  const english = { card: said?.[1]?.replace("'", '’') ?? cardName(NO_CARDS, id), words: said?.[2] ?? '' };
  const french = settings.language === 'fr';
  const card = french ? cardName(NO_CARDS, id) : id === 'injury' ? 'INJURY' : id === 'runners_high' ? 'RUNNER’S HIGH' : english.card;
  const words = french ? cardWords(NO_CARDS, id) : english.words;
  return w(told.event.type === 'drew' ? 'say.drew' : told.event.type === 'kept' ? 'say.kept' : 'say.returned', { name, card, words });
}

function negated(event: GameEvent, name: string): string {
  const what = str(event['what']);
  if (what === 'spin') return w('say.negated_spin', { name });
  if (what === 'injury') return w('say.negated_injury', { name });
  const plain = cardName(NO_CARDS, what);
  return w('say.negated', { name, card: plain.charAt(0).toUpperCase() + plain.slice(1) });
}

function ranking(event: GameEvent, names: readonly string[]): string {
  let place = 1;
  return list(event['ranking'])
    .map((group) => {
      const seats = list(group).map((seat) => names[num(seat)] ?? '');
      const words = `${place}. ${joined(seats)}`;
      place += seats.length;
      return words;
    })
    .join(', ');
}

/** While a die is in the air or the wheel turns, the dock does not tell what comes. */
export function caption(told: Told, names: readonly string[]): string | null {
  const name = names[num(told.event['seat'])] ?? '';
  if (told.event.type === 'rolled') return w('now.rolls', { name });
  if (told.event.type === 'spun') return w('now.spins', { name });
  return null;
}

export function sayChoice(choice: Choice): string | null {
  const forecast = readForecast(choice.forecast ?? null);
  const row = forecast.kind === 'end' ? forecast.space.row : 0;
  const values = { row, lane: num(choice.action['lane']), n: num(choice.action['position']) };
  if (settings.language === 'en') return null;
  switch (choice.action.type) {
    case 'boost': {
      const use = str(choice.action['use']);
      return use === 'none' || use === 'plus' || use === 'minus' || use === 'reroll' ? w(`choice.${use}`) : null;
    }
    case 'run':
      return w(forecast.kind === 'end' && !forecast.acts ? 'choice.back' : 'choice.run', values);
    case 'start_roll':
    case 'place':
    case 'roll':
    case 'catch_up':
    case 'high':
    case 'pass':
      return w(`choice.${choice.action.type}`, values);
    default:
      return null;
  }
}
