// What there is to choose, and what a choice would lead to, in words. Figures come from the server's forecast.

import type { Choice } from '../../lib/messages';
import { say } from '../../lib/words.svelte';
import type { Chip, Looking, Outlook, Prompt, Tone } from '../picture';
import { drafted } from './choose';
import { cards, cardsOf, isCard, readForecast, readView, type Forecast, type View } from './model';
import { isHome, riverOf, toGo, type River } from './river';
import { shapeOf } from './signs';
import { cardName, hexName, w, type Key } from './words';

const TONES: Record<ReturnType<typeof shapeOf>, Tone> = { round: 'go', square: 'plain', six: 'go', dark: 'warn' };

export function prompt(at: Looking): Prompt {
  const view = readView(at.view);
  const pending = view.pending;
  const n = pending?.count ?? 0;
  switch (at.decision) {
    case 'play':
      return playPrompt(at, view);
    case 'take':
      return { title: w('prompt.take'), help: w('prompt.take_help'), rule: 'SA-051' };
    case 'reeds': {
      const left = pending?.left ?? 1;
      return { title: left > 1 ? w('prompt.reeds_two', { n: left }) : w('prompt.reeds'), help: w('prompt.reeds_help'), rule: 'SA-055' };
    }
    case 'bear_first':
      return { title: w(at.small ? 'prompt.bear_first_small' : 'prompt.bear_first'), help: w('prompt.bear_help'), rule: 'SA-065' };
    case 'bear_second':
      return { title: w('prompt.bear_second', { n: (pending?.bear ?? 0) + 1 }), help: w('prompt.bear_help'), rule: 'SA-065' };
    case 'counter': {
      const card = pending?.card ?? 'current';
      return { title: w('prompt.counter', { card: cardName(card) }), help: w(`prompt.counter_${card}_help` as Key), rule: 'SA-090' };
    }
    case 'discard': {
      const help = w(`prompt.discard_${pending?.reason ?? 'rapids'}_help` as Key, { n, picked: at.draft.length });
      return { title: w('prompt.discard', { n }), help, rule: pending?.reason === 'hand_limit' ? 'SA-025' : 'SA-083' };
    }
    case 'eagle_card':
      return { title: w('prompt.eagle_card', { name: at.names[pending?.target ?? 0] ?? '' }), help: w('prompt.eagle_card_help'), rule: 'SA-086' };
    case 'rest':
      return { title: w('prompt.rest'), help: w('prompt.rest_help'), rule: 'SA-061' };
    default:
      return { title: w('prompt.set_up'), help: w('prompt.set_up_help'), rule: 'SA-013' };
  }
}

function playPrompt(at: Looking, view: View): Prompt {
  const leap = at.legal.some((choice) => choice.action.type === 'jump');
  const title = at.small ? w(leap ? 'prompt.play_small' : 'prompt.play_plain_small') : w(leap ? 'prompt.play' : 'prompt.play_plain');
  const picked = drafted(view.seats[at.seat ?? 0]?.hand.cards ?? [], at.draft);
  if (at.picked === null && picked.length === 2) return { title, help: w('prompt.leap_help'), rule: 'SA-042' };
  if (at.picked === null && picked[0] === 'wild') return { title, help: w('prompt.wild_help'), rule: 'SA-032' };
  if (at.picked === null && picked[0] === 'eagle') return { title, help: w('prompt.eagle_help'), rule: 'SA-086' };
  return { title, help: w('prompt.play_help'), rule: leap ? 'SA-040' : 'SA-020' };
}

const namesOf = (at: Looking, seats: readonly number[]) => seats.map((seat) => at.names[seat] ?? '').join(', ');

export function button(at: Looking, choice: Choice): string {
  const { action } = choice;
  const forecast = readForecast(choice);
  const to = hexName(forecast.path.at(-1) ?? '');
  const card = isCard(action['card']) ? cardName(action['card']) : '';
  switch (action.type) {
    case 'play':
      if (typeof action['target'] === 'number') return w('button.eagle', { name: at.names[action['target']] ?? '' });
      if (forecast.ignored) return w('button.nowhere', { card });
      if (forecast.arrives) return w('button.swim_home', { card });
      return to === '' ? w('button.play', { card }) : w('button.swim', { card, to });
    case 'jump':
      return forecast.arrives ? w('button.leap_home') : w('button.leap', { to });
    case 'end_turn': {
      const n = readView(at.view).seats[at.seat ?? 0]?.hand.count ?? 0;
      return n === 0 ? w('button.end_turn_none') : w('button.end_turn', { n });
    }
    case 'move_bear': {
      const n = Number(action['bear']) + 1;
      return forecast.tires.length > 0 ? w('button.bear_on', { n, names: namesOf(at, forecast.tires) }) : w('button.bear', { n, to });
    }
    case 'counter':
      return w('button.counter', { card: cardName(readView(at.view).pending?.card ?? 'current') });
    case 'pass':
      return passWords(at, forecast);
    case 'discard':
      return w('button.discard', { cards: cards(action['cards']).map(cardName).join(', ') });
    case 'take':
    case 'snatch':
      return w(`button.${action.type}`, { card });
    case 'remove':
      return w(`button.remove_${String(action['from'])}` as Key, { card });
    case 'stop_bear':
    case 'return_fatigue':
    case 'set_up':
      return w(`button.${action.type}`);
    default:
      return say(choice.say, at.names, 'salmon');
  }
}

function passWords(at: Looking, forecast: Forecast): string {
  if (at.decision === 'reeds') return w('button.keep_all');
  if (at.decision === 'rest') return w('button.keep_fatigue');
  if (forecast.drifts.length > 0) return w('button.pass_drift');
  const loss = forecast.rapids[0]?.cards ?? 0;
  return loss > 0 ? w('button.pass_discard', { n: loss }) : w('button.pass');
}

/** Bears and symbols met, dearest first. */
function meetings(forecast: Forecast): Chip[] {
  const chips: Chip[] = [];
  if (forecast.fatigue > 0) chips.push({ text: w('fatigue_plus', { n: forecast.fatigue }), tone: 'warn' });
  if (forecast.thirdSwim) chips.push({ text: w('third_swim'), tone: 'warn' });
  for (const { bears, symbol, empty } of forecast.meets) {
    if (bears > 0) chips.push({ text: w('bears_met', { n: bears }), tone: 'warn' });
    if (symbol === null || symbol === 'fatigue') continue;
    const words = w(`symbol.${symbol}` as Key);
    chips.push(empty ? { text: `${words}: ${w('empty_pile')}`, tone: 'plain' } : { text: words, tone: TONES[shapeOf(symbol)] });
  }
  return chips;
}

function driftChips(at: Looking, river: River, forecast: Forecast): Chip[] {
  return forecast.drifts.map((drift) => {
    const ends = [...new Set(drift.ways.map((way) => toGo(river, way.path.at(-1) ?? drift.from)))];
    const from = toGo(river, drift.from);
    const text = w('out.drift_of', { name: at.names[drift.seat] ?? '', from, to: ends.join(' / ') });
    const worse = ends.some((end) => end > from);
    return { text, tone: drift.seat === at.seat ? (worse ? 'warn' : 'go') : worse ? 'go' : 'plain' };
  });
}

const nothing: Outlook = { figure: '', to: '', detail: '', chips: [], rules: [] };

export function outlook(at: Looking, choice: Choice): Outlook | null {
  const { action, rule } = choice;
  const [river, forecast] = [riverOf(at.scenery), readForecast(choice)];
  const rules = [rule];
  if (action.type === 'move_bear') {
    const chips: Chip[] = forecast.tires.map((seat) => ({ text: `${at.names[seat] ?? ''} ${w('fatigue_plus', { n: 1 })}`, tone: seat === at.seat ? 'warn' : 'go' }));
    const figure = w('bear_n', { n: Number(action['bear']) + 1 });
    const detail = forecast.tires.length > 0 ? w('out.bear_stops') : '';
    return { figure, to: w('out.bear', { to: hexName(forecast.path.at(-1) ?? '') }), detail, chips, rules: forecast.tires.length > 0 ? [...rules, 'SA-067'] : rules };
  }
  if (action.type === 'play' || action.type === 'jump') return playOutlook(at, river, choice, forecast);
  if (action.type === 'end_turn') return { ...nothing, to: w('out.end_turn'), detail: w('out.draws'), rules: [...rules, 'SA-025'] };
  if (at.decision !== 'counter') return null;
  if (action.type === 'counter') {
    return { ...nothing, to: w('out.spared'), detail: w('counter.stay', { to: hexName(readView(at.view).seats[at.seat ?? 0]?.hex ?? '') }), rules: [...rules, 'SA-091'] };
  }
  if (forecast.drifts.length > 0) return { ...nothing, to: w('out.you_drift'), chips: driftChips(at, river, forecast), rules: ['SA-075'] };
  const loss = forecast.rapids[0]?.cards ?? 0;
  return loss === 0 ? null : { ...nothing, figure: `−${loss}`, to: w('out.you_discard'), detail: w('cards', { n: loss }), rules: ['SA-083'] };
}

function playOutlook(at: Looking, river: River, choice: Choice, forecast: Forecast): Outlook {
  const { action, rule } = choice;
  const rules = forecast.thirdSwim ? [rule, 'SA-034'] : [rule];
  const used = cardsOf(action).map(cardName).join(', ');
  const chips = meetings(forecast);
  const end = forecast.path.at(-1);
  if (forecast.ignored) return { figure: '0', to: w('out.nowhere'), detail: w('out.nowhere_detail'), chips, rules: [...rules, 'SA-033'] };
  if (end !== undefined) {
    const leap = action.type === 'jump' ? `${w('out.leap')}: ` : '';
    if (isHome(river, end)) return { figure: '0', to: w('out.home'), detail: leap + used, chips: [{ text: w('home'), tone: 'go' }, ...chips], rules };
    return { figure: String(toGo(river, end)), to: `${w('to_go_short')}, ${hexName(end)}`, detail: leap + used, chips, rules };
  }
  const seat = action['target'];
  if (typeof seat === 'number') {
    if (seat === at.seat) return { ...nothing, to: w('out.eagle_self'), rules };
    return { ...nothing, to: w('out.eagle', { name: at.names[seat] ?? '' }), detail: w('out.eagle_detail'), rules };
  }
  switch (action['card']) {
    case 'bear':
      return { ...nothing, to: used, detail: w('out.bear_card'), rules };
    case 'current': {
      const drifting = forecast.drifts.length;
      const to = drifting > 0 ? w('out.drift', { n: drifting }) : w('out.no_drift');
      return { ...nothing, to, chips: driftChips(at, river, forecast), rules };
    }
    case 'rapids': {
      const losing: Chip[] = forecast.rapids.map(({ seat: who, cards: n }) => ({ text: w('out.rapids_of', { name: at.names[who] ?? '', n }), tone: who === at.seat ? 'warn' : 'go' }));
      return { ...nothing, to: losing.length > 0 ? w('out.rapids', { n: losing.length }) : w('out.no_rapids'), chips: losing, rules };
    }
    default:
      return { ...nothing, to: w('out.spent'), detail: w('out.rest'), rules: [...rules, 'SA-061'] };
  }
}
