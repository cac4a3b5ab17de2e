// What there is to choose and what a choice would lead to, in words.

import { ruleAsked, rulesAhead } from '../../lib/looking';
import type { Choice } from '../../lib/messages';
import { capital, say } from '../../lib/words.svelte';
import type { Chip, Looking, Outlook, Prompt } from '../picture';
import { moves, movesAll, ownKayak, readForecast, readRiver, readView, spaceName, tripOf, type Trip } from './model';
import { cardSays, cardValue, GAME, w } from './words';

/** What happens on a way, as chips; a way without any trouble is clean. Where a figure tells the speed, no chip does. */
export function tripChips(trip: Trip, speed: number, tellsSpeed: 'in a chip' | 'elsewhere' = 'in a chip'): Chip[] {
  const chips: Chip[] = [];
  const cleared = trip.hazards.find((hazard) => hazard.cleared);
  if (cleared !== undefined) chips.push({ text: w('trip-clears', { hazard: { word: `cleared-${cleared.kind}` }, speed }), tone: 'go' });
  if (trip.cardsLost > 0) chips.push({ text: w('trip-cards', { cards: trip.cardsLost }), tone: 'warn' });
  if (trip.bank !== null) chips.push({ text: w('trip-bank'), tone: 'stop' });
  if (trip.rock !== null) chips.push({ text: w('forecast-hits-rock', { rock: spaceName(trip.rock) }), tone: 'stop' });
  if (trip.chooses) chips.push({ text: w('trip-side'), tone: 'plain' });
  if (trip.speed !== speed && tellsSpeed === 'in a chip') chips.push({ text: w('trip-speed', { from: speed, to: trip.speed }), tone: trip.speed < speed ? 'warn' : 'go' });
  if (trip.finishes) chips.push({ text: w('trip-finish'), tone: 'go' });
  else if (trip.lines.length > 0) chips.push({ text: w('trip-event'), tone: 'plain' });
  return chips;
}

/** A way in one short line: "Rock · −1 card · speed 3 → 1". */
export function shortTrip(trip: Trip, speed: number): string {
  const parts: string[] = [];
  if (trip.cardsLost > 0) parts.push(w('trip-cards', { cards: trip.cardsLost }));
  if (trip.bank !== null) parts.push(w('trip-short-bank'));
  if (trip.rock !== null) parts.push(w('trip-short-rock'));
  if (trip.speed !== speed) parts.push(w('trip-speed', { from: speed, to: trip.speed }));
  if (trip.finishes) parts.push(w('trip-finish'));
  return parts.join(' · ');
}

const rows = (trip: Trip): number => (trip.to?.row ?? 0) - (trip.from?.row ?? trip.to?.row ?? 0);

export function where(trip: Trip): string {
  if (trip.to === null) return '';
  return trip.from !== null && !moves(trip) ? w('trip-stays', { at: spaceName(trip.to) }) : w('trip-to', { at: spaceName(trip.to) });
}

const OPENS: Record<string, string> = {
  maneuver: 'then-maneuver', discard: 'then-discard', place: 'then-place', choose: 'then-choose', recall: 'then-recall',
};

export function outlook(at: Looking, choice: Choice): Outlook | null {
  const forecast = readForecast(choice);
  const own = ownKayak(at, readView(at.view));
  if (own === null) return null;
  const now = tripOf(forecast.now, own.seat);
  const next = tripOf(forecast.river, own.seat);
  const rules = rulesAhead(choice);
  // A way that leads nowhere but changes the speed has that for its figure.
  const turnsSpeed = now !== null && !moves(now) && now.from !== null && now.speed !== own.speed;
  const chips: Chip[] = now === null ? [] : tripChips(now, own.speed, turnsSpeed ? 'elsewhere' : 'in a chip');
  const opens = forecast.opens === null || forecast.opens === at.decision ? undefined : OPENS[forecast.opens];
  // After a pass or an Advance River it may be somebody else who is asked next.
  const all = movesAll(readRiver(at.scenery), choice);
  const others = choice.action.type === 'pass' || choice.action.type === 'rock_side' || all;
  if (opens !== undefined && !others && at.decision !== 'discard') chips.push({ text: w(opens), tone: 'plain' });
  let detail = '';
  if (next !== null && !all) {
    const facts = shortTrip(next, now?.speed ?? own.speed);
    detail = facts === '' ? w('trip-next', { to: where(next) }) : w('trip-next-facts', { to: where(next), facts });
  }
  const figure = turnsSpeed ? `${own.speed}→${now.speed}` : now !== null && (moves(now) || now.from === null) ? `+${rows(now)}` : '+0';
  const to = now !== null && moves(now) ? where(now) : own.at === null ? '' : w('trip-stays', { at: spaceName(own.at) });
  if (choice.action.type === 'start') return { figure: String(choice.action['at']), to: w('river-start'), detail, chips, rules };
  return { figure, to, detail, chips, rules };
}

/** The rules say what a choice does; only what would be too long for a button is said in fewer words. */
export function button(at: Looking, choice: Choice): string {
  const action = choice.action;
  switch (action.type) {
    case 'play':
      return w('button-play', { card: cardValue(readRiver(at.scenery), String(action['card'])) });
    case 'eddy_out':
      return w(at.decision === 'play' ? 'button-eddy-first' : 'card-eddy_out');
    case 'pass':
      return w('button-pass');
    case 'choose':
      return capital(w('button-choose', { option: choice.say.with?.['option'] ?? '' }));
    case 'maneuver': {
      const end = tripOf(readForecast(choice).now, at.seat)?.to ?? null;
      if (end === null) break;
      return capital(w('button-maneuver', { side: { word: `side-${String(action['dir'])}` }, spaces: Number(action['spaces']), at: spaceName(end) }));
    }
  }
  return say(choice.say, at.names, GAME);
}

const DISCARDS: Record<string, string> = {
  hazard: 'prompt-discard-hazard', effect: 'prompt-discard-effect', eddy_out: 'prompt-discard-eddy-out',
};

export function prompt(at: Looking): Prompt {
  // Whoever answers a card must know what it does.
  const card = at.decision === 'respond' ? readView(at.view).played : at.picked?.action['card'];
  return typeof card === 'string' ? { ...ask(at), effect: cardSays(readRiver(at.scenery), card) } : ask(at);
}

function ask(at: Looking): Prompt {
  const view = readView(at.view);
  const open = view.open;
  const rule = ruleAsked(at.legal);
  const river = readRiver(at.scenery);
  const card = cardValue(river, open?.source ?? '');
  const eddy = at.legal.find((choice) => choice.action.type === 'eddy_out');
  switch (at.decision) {
    case 'start':
      return { title: w('prompt-start'), help: w('prompt-start-help'), rule };
    case 'play':
      return { title: w(eddy === undefined ? 'prompt-play' : 'prompt-play-eddy'), help: w('prompt-play-help'), rule };
    case 'respond': {
      const title = at.small ? w('prompt-respond-short', { card }) : w('prompt-respond', { seat: { seat: view.active }, card }, at.names);
      return { title, help: eddy === undefined ? '' : say(eddy.say, at.names, GAME), rule, direct: true };
    }
    case 'maneuver':
      return { title: w('prompt-maneuver', { spaces: open?.max ?? 0 }), help: w('prompt-maneuver-help', { card }), rule };
    case 'discard': {
      const help = DISCARDS[open?.why ?? ''];
      return { title: w('prompt-discard', { cards: open?.left ?? 0 }), help: help === undefined ? '' : w(help, { card, cards: river.eddyCost }), rule };
    }
    case 'rock_side':
      return { title: w('prompt-rock-side', { rock: open?.rock ? spaceName(open.rock) : '' }), help: w('prompt-rock-side-help'), rule };
    case 'choose':
      return { title: w('prompt-choose'), help: w('prompt-choose-help'), rule };
    case 'place':
      return open?.kind === 'rock'
        ? { title: w('prompt-place-rock'), help: w('prompt-place-rock-help'), rule }
        : { title: w('prompt-place-rapids'), help: w('prompt-place-rapids-help'), rule };
    case 'recall':
      return { title: w('prompt-recall'), help: w('prompt-recall-help', { card: cardValue(readRiver(at.scenery), 'recall') }), rule };
    default:
      return { title: at.decision ?? '', help: '', rule };
  }
}
