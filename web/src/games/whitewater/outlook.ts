// What there is to choose and what a choice would lead to, in words.

import type { Choice } from '../../lib/messages';
import { say } from '../../lib/words.svelte';
import type { Chip, Looking, Outlook, Prompt } from '../picture';
import { moves, ownKayak, readForecast, readView, spaceName, tripOf, type Trip } from './model';
import { placeOf } from './tracks';
import { cardName, en, w, type Key } from './words';

/** What happens on a way, as chips; a way without any trouble is clean. */
export function tripChips(trip: Trip, speed: number): Chip[] {
  const chips: Chip[] = [];
  const cleared = trip.hazards.find((hazard) => hazard.cleared);
  if (cleared !== undefined) chips.push({ text: w(`cleared_${cleared.kind}`, { n: speed }), tone: 'go' });
  if (trip.cardsLost > 0) chips.push({ text: w('lost_cards', { n: trip.cardsLost }), tone: 'warn' });
  if (trip.bank !== null) chips.push({ text: w('hits_bank'), tone: 'stop' });
  if (trip.rock !== null) chips.push({ text: w('hits_rock', { at: spaceName(trip.rock) }), tone: 'stop' });
  if (trip.chooses) chips.push({ text: w('picks_side'), tone: 'plain' });
  if (trip.speed !== speed) chips.push({ text: w('speed_to', { from: speed, to: trip.speed }), tone: trip.speed < speed ? 'warn' : 'go' });
  if (trip.finishes) chips.push({ text: w('crosses_finish'), tone: 'go' });
  else if (trip.lines.length > 0) chips.push({ text: w('turns_event'), tone: 'plain' });
  return chips;
}

/** A way in one short line: "Rock · −1 card · speed 3 → 1". */
export function shortTrip(trip: Trip, speed: number): string {
  const parts: string[] = [];
  if (trip.cardsLost > 0) parts.push(w('lost_cards', { n: trip.cardsLost }));
  if (trip.bank !== null) parts.push(w('short_bank'));
  if (trip.rock !== null) parts.push(w('short_rock'));
  if (trip.speed !== speed) parts.push(w('short_speed', { from: speed, to: trip.speed }));
  if (trip.finishes) parts.push(w('crosses_finish'));
  return parts.join(' · ');
}

function rulesOf(trip: Trip): string[] {
  const rules: string[] = [];
  if (trip.hazards.length > 0) rules.push('WW-050');
  if (trip.rock !== null) rules.push('WW-054');
  if (trip.bank !== null) rules.push('WW-065');
  if (trip.finishes) rules.push('WW-080');
  else if (trip.lines.length > 0) rules.push('WW-071');
  return rules;
}

const rows = (trip: Trip): number => (trip.to?.row ?? 0) - (trip.from?.row ?? trip.to?.row ?? 0);

export function where(trip: Trip): string {
  if (trip.to === null) return '';
  return trip.from !== null && !moves(trip) ? w('stays', { at: spaceName(trip.to) }) : w('to', { at: spaceName(trip.to) });
}

const OPENS: Record<string, Key> = {
  maneuver: 'then_maneuver', discard: 'then_discard', place: 'then_place', choose: 'then_choose', recall: 'then_recall',
};

export function outlook(at: Looking, choice: Choice): Outlook | null {
  const forecast = readForecast(choice);
  const own = ownKayak(at, readView(at.view));
  if (own === null) return null;
  const now = tripOf(forecast.now, own.seat);
  const next = tripOf(forecast.river, own.seat);
  const rules = [choice.rule];
  const chips: Chip[] = now === null ? [] : tripChips(now, own.speed);
  if (now !== null) rules.push(...rulesOf(now));
  const opens = forecast.opens === null || forecast.opens === at.decision ? undefined : OPENS[forecast.opens];
  // After a pass or an Advance River it may be somebody else who is asked next.
  const others = choice.action.type === 'pass' || choice.action.type === 'rock_side' || choice.action['card'] === 'advance_river';
  if (opens !== undefined && !others && at.decision !== 'discard') chips.push({ text: w(opens), tone: 'plain' });
  let detail = '';
  if (next !== null && choice.action['card'] !== 'advance_river') {
    const words = shortTrip(next, now?.speed ?? own.speed);
    detail = `${w('next_advance')}: ${where(next)}${words === '' ? '' : `, ${words}`}`;
  }
  const figure = now !== null && (moves(now) || now.from === null) ? `+${rows(now)}` : now !== null && now.speed !== own.speed ? `${own.speed}→${now.speed}` : '+0';
  // The figure tells the speed already.
  const shown = figure.includes('→') ? chips.filter((chip) => chip.text !== w('speed_to', { from: own.speed, to: now?.speed ?? own.speed })) : chips;
  const to = now !== null && moves(now) ? where(now) : own.at === null ? '' : w('stays', { at: spaceName(own.at) });
  if (choice.action.type === 'start') return { figure: String(choice.action['at']), to: w('start'), detail, chips: shown, rules };
  return { figure, to, detail, chips: shown, rules };
}

export function button(at: Looking, choice: Choice): string {
  const action = choice.action;
  const view = readView(at.view);
  const place = placeOf(at, view, choice);
  const where = place === null ? '' : spaceName(place);
  const card = cardName(String(action['card'] ?? ''));
  switch (action.type) {
    case 'start':
      return w('button.start', { at: where });
    case 'play':
      return w('button.play', { card });
    case 'eddy_out':
      return w(at.decision === 'play' ? 'button.eddy_first' : 'button.eddy_out');
    case 'pass':
      return w('button.pass');
    case 'stay':
      return w('button.stay', { at: where });
    case 'maneuver': {
      const end = tripOf(readForecast(choice).now, at.seat)?.to;
      return w(action['dir'] === 'left' ? 'button.maneuver_left' : 'button.maneuver_right', {
        n: Number(action['spaces']), at: end === null || end === undefined ? where : spaceName(end),
      });
    }
    case 'discard':
      return w('button.discard', { card });
    case 'rock_side': {
      const key = `button.rock_${String(action['side'])}`;
      return key in en ? w(key as Key, { at: where }) : say(choice.say, at.names, 'whitewater');
    }
    case 'choose':
      return w(action['option'] === 'rapids' ? 'button.choose_rapids' : 'button.choose_rock');
    case 'place':
      return w(view.open?.kind === 'rock' ? 'button.place_rock' : 'button.place_rapids', { at: where });
    case 'recall':
      return w('button.recall', { card });
    default:
      return say(choice.say, at.names, 'whitewater');
  }
}

export function prompt(at: Looking): Prompt {
  const view = readView(at.view);
  const own = ownKayak(at, view);
  const open = view.open;
  const rule = at.legal[0]?.rule ?? null;
  const source = cardName(open?.source ?? '');
  switch (at.decision) {
    case 'start':
      return { title: w('prompt.start'), help: w('prompt.start_help'), rule };
    case 'play': {
      const eddy = at.legal.some((choice) => choice.action.type === 'eddy_out');
      return { title: w(eddy ? 'prompt.play_eddy' : 'prompt.play'), help: w('prompt.play_help'), rule };
    }
    case 'respond': {
      const speed = own?.speed ?? 1;
      const name = at.names[view.active] ?? '';
      const eddy = at.legal.find((choice) => choice.action.type === 'eddy_out');
      const slower = eddy === undefined ? null : tripOf(readForecast(eddy).now, at.seat);
      return { title: at.small ? w('prompt.respond_short', { card: source }) : w('prompt.respond', { name, card: source }), help: w('prompt.respond_help', { from: speed, to: slower?.speed ?? speed }), rule: 'WW-042', direct: true };
    }
    case 'maneuver':
      return { title: w('prompt.maneuver', { n: open?.max ?? 0 }), help: w('prompt.maneuver_help', { source }), rule };
    case 'discard': {
      const key = `prompt.discard_${open?.why ?? ''}`;
      return { title: w('prompt.discard', { n: open?.left ?? 1 }), help: key in en ? w(key as Key, { source }) : '', rule };
    }
    case 'rock_side':
      return { title: w('prompt.rock_side', { at: open?.rock ? spaceName(open.rock) : '' }), help: w('prompt.rock_side_help'), rule };
    case 'choose':
      return { title: w('prompt.choose'), help: w('prompt.choose_help'), rule };
    case 'place': {
      const kind = open?.kind === 'rock' ? 'rock' : 'rapids';
      return { title: w(`prompt.place_${kind}`), help: w(`prompt.place_${kind}_help`), rule };
    }
    case 'recall':
      return { title: w('prompt.recall'), help: w('prompt.recall_help'), rule };
    default:
      return { title: at.decision ?? '', help: '', rule };
  }
}
