// What there is to choose, and what a choice would lead to, in words. Figures come from the server's forecast.

import { ruleAsked, rulesAhead } from '../../lib/looking';
import type { Choice, Value } from '../../lib/messages';
import { calledTo, meOf } from '../../lib/words.svelte';
import type { Chip, Looking, Outlook, Prompt, Tone } from '../picture';
import { drafted, open } from './choose';
import { cardsOf, isCard, readForecast, readView, rulesOf, type Card, type Forecast, type View } from './model';
import { riverOf, toGo, type River } from './river';
import { shapeOf } from './signs';
import { aFatigue, cardName, cardSays, cardValue, hexName, spoken, symbolValue, w } from './words';

const TONES: Record<ReturnType<typeof shapeOf>, Tone> = { round: 'go', square: 'plain', six: 'go', dark: 'warn' };

export function prompt(at: Looking): Prompt {
  const hand = readView(at.view).seats[at.seat ?? 0]?.hand.cards ?? [];
  const chosen = at.picked?.action['card'];
  const card = at.decision === 'play' || at.decision === 'discard' ? hand[Number(at.draft.at(-1) ?? -1)] : isCard(chosen) ? chosen : undefined;
  return card === undefined ? ask(at) : { ...ask(at), effect: cardSays(rulesOf(at.scenery), card) };
}

function ask(at: Looking): Prompt {
  const view = readView(at.view);
  const task = view.task;
  const n = task?.count ?? 0;
  const rule = ruleAsked(at.legal);
  switch (at.decision) {
    case 'play':
      return playPrompt(at, view);
    case 'take':
      return { title: w('prompt-take'), help: w('prompt-take-help'), rule };
    case 'reeds':
      return { title: w('prompt-reeds', { n: task?.left ?? 1 }), help: w('prompt-reeds-help'), rule };
    case 'bear_first':
      return { title: w(at.small ? 'prompt-bear-first-small' : 'prompt-bear-first'), help: w('prompt-bear-help'), rule };
    case 'bear_second':
      return { title: w('prompt-bear-second', { n: (task?.bear ?? 0) + 1 }), help: w('prompt-bear-help'), rule };
    case 'counter': {
      const card = task?.card ?? '';
      const effect = rulesOf(at.scenery).faces.get(card)?.effect;
      return { title: w('prompt-counter', { card: nameIn(at, card) }), help: effect === undefined ? '' : w(`counter-help-${effect}`, { card: valueIn(at, card) }), rule, direct: true };
    }
    case 'discard': {
      const reason = task?.reason ?? '';
      const help = w(`discard-help-${reason}`, { n, picked: at.draft.length, hand: rulesOf(at.scenery).hand, card: valueIn(at, 'rapids') });
      return { title: w('prompt-discard', { n }), help, rule };
    }
    case 'eagle_card': {
      if (task?.target === meOf(at)) return { title: w('prompt-eagle-card.yours'), help: w('prompt-eagle-card-help.yours'), rule };
      return { title: w('prompt-eagle-card', { name: at.names[task?.target ?? 0] ?? '' }), help: w('prompt-eagle-card-help'), rule };
    }
    case 'rest':
      return { title: w('prompt-rest'), help: w('prompt-rest-help', { card: fatigueIn(at) }), rule, direct: true };
    default:
      return { title: w('prompt-set-up'), help: w('prompt-set-up-help'), rule };
  }
}

function playPrompt(at: Looking, view: View): Prompt {
  const leap = at.legal.some((choice) => choice.action.type === 'jump');
  const title = at.small ? w(leap ? 'prompt-play-small' : 'prompt-play-plain-small') : w(leap ? 'prompt-play' : 'prompt-play-plain');
  const picked = drafted(view.seats[at.seat ?? 0]?.hand.cards ?? [], at.draft);
  const ways = at.picked === null ? open(at.legal, picked) : [];
  const played = (among: readonly Choice[], key: string) => valueIn(at, String(among.find((choice) => choice.action[key] !== undefined)?.action['card'] ?? ''));
  if (at.picked === null && picked.length === 2) return { title, help: w('prompt-leap-help'), rule: ruleAsked(ways) };
  if (ways.some((choice) => choice.action['dir'] !== undefined)) return { title, help: w('prompt-direction-help', { card: played(ways, 'dir') }), rule: ruleAsked(ways) };
  if (ways.some((choice) => choice.action['target'] !== undefined)) return { title, help: w('prompt-target-help', { card: played(ways, 'target') }), rule: ruleAsked(ways) };
  return { title, help: w('prompt-play-help', { plays: rulesOf(at.scenery).plays }), rule: ruleAsked(at.legal) };
}

const valueIn = (at: Looking, card: Card): Value => cardValue(rulesOf(at.scenery), card);
const fatigueIn = (at: Looking): Value => valueIn(at, 'fatigue');
const nameIn = (at: Looking, card: Card): string => cardName(rulesOf(at.scenery), card);

export function button(at: Looking, choice: Choice): string {
  const { action } = choice;
  const forecast = readForecast(choice);
  const to = hexName(forecast.path.at(-1) ?? '');
  const card = isCard(action['card']) ? nameIn(at, action['card']) : '';
  switch (action.type) {
    case 'play':
      if (typeof action['target'] === 'number') return w('button-eagle', { card, name: at.names[action['target']] ?? '' });
      if (forecast.ignored) return w('button-nowhere', { card });
      if (forecast.arrives) return w('button-swim-home', { card });
      return to === '' ? spoken(choice.say, at.names) : w('button-swim', { card, to });
    case 'jump':
      return forecast.arrives ? w('button-leap-home') : w('button-leap', { to });
    case 'end_turn':
      return w('button-end-turn', { n: readView(at.view).seats[at.seat ?? 0]?.hand.count ?? 0 });
    case 'move_bear': {
      const n = Number(action['bear']) + 1;
      return forecast.tires.length > 0 ? w('button-bear-on', { n, names: forecast.tires.map((seat) => at.names[seat] ?? '') }) : w('button-bear', { n, to });
    }
    case 'counter':
      return w('button-counter', { card: nameIn(at, readView(at.view).task?.card ?? '') });
    case 'pass':
      return passWords(at, choice, forecast);
    case 'snatch':
      return w('button-snatch', { card });
    case 'stop_bear':
      return w('button-stop-bear');
    case 'return_fatigue':
      return w('button-return-fatigue', { fatigue: aFatigue(rulesOf(at.scenery)) });
    case 'set_up':
      return w('prompt-set-up');
    default:
      return spoken(choice.say, at.names);
  }
}

function passWords(at: Looking, choice: Choice, forecast: Forecast): string {
  if (at.decision === 'reeds') return w('button-keep-all');
  if (at.decision === 'rest') return spoken(choice.say, at.names);
  if (forecast.drifts.length > 0) return w('button-pass-drift');
  const loss = forecast.rapids[0]?.cards ?? 0;
  return loss > 0 ? w('button-pass-discard', { n: loss }) : w('button-pass');
}

/** Bears and symbols met, dearest first. */
function meetings(at: Looking, forecast: Forecast): Chip[] {
  const chips: Chip[] = [];
  if (forecast.fatigue > 0) chips.push({ text: w('chip-fatigue', { n: forecast.fatigue, card: fatigueIn(at) }), tone: 'warn' });
  if (forecast.thirdSwim) chips.push({ text: w('chip-third-swim'), tone: 'warn' });
  for (const { bears, symbol, empty } of forecast.meets) {
    if (bears > 0) chips.push({ text: w('chip-bears', { n: bears }), tone: 'warn' });
    if (symbol === null) continue;
    const shape = shapeOf(riverOf(at.scenery), symbol);
    // What it costs is said already.
    if (shape === 'dark') continue;
    const said = symbolValue(rulesOf(at.scenery), symbol);
    chips.push(empty ? { text: w('chip-pile-empty', { symbol: said }), tone: 'plain' } : { text: w('just', { value: said }), tone: TONES[shape] });
  }
  return chips;
}

function driftChips(at: Looking, river: River, forecast: Forecast): Chip[] {
  return forecast.drifts.map((drift) => {
    const ends = [...new Set(drift.ways.map((way) => toGo(river, way.path.at(-1) ?? drift.from)))];
    const from = toGo(river, drift.from);
    const text = w('chip-drift', { name: calledTo(at, drift.seat), from, to: ends.join(' / ') });
    const worse = ends.some((end) => end > from);
    return { text, tone: drift.seat === at.seat ? (worse ? 'warn' : 'go') : worse ? 'go' : 'plain' };
  });
}

const nothing: Outlook = { figure: '', to: '', detail: '', chips: [], rules: [] };

export function outlook(at: Looking, choice: Choice): Outlook | null {
  const { action } = choice;
  const [river, forecast] = [riverOf(at.scenery), readForecast(choice)];
  const rules = rulesAhead(choice);
  if (action.type === 'move_bear') {
    const chips: Chip[] = forecast.tires.map((seat) => ({ text: w('chip-fatigue-of', { name: calledTo(at, seat), n: 1, card: fatigueIn(at) }), tone: seat === at.seat ? 'warn' : 'go' }));
    const figure = w('bear-numbered', { n: Number(action['bear']) + 1 });
    const detail = forecast.tires.length > 0 ? w('out-bear-stops') : '';
    return { figure, to: w('out-bear', { to: hexName(forecast.path.at(-1) ?? '') }), detail, chips, rules };
  }
  if (action.type === 'play' || action.type === 'jump') return playOutlook(at, river, choice, forecast);
  if (action.type === 'end_turn') return { ...nothing, to: w('out-end-turn'), detail: w('out-draws', { hand: rulesOf(at.scenery).hand }), rules };
  if (at.decision !== 'counter') return null;
  if (action.type === 'counter') {
    return { ...nothing, to: w('out-spared'), detail: w('out-stay', { to: hexName(readView(at.view).seats[at.seat ?? 0]?.hex ?? '') }), rules };
  }
  if (forecast.drifts.length > 0) return { ...nothing, to: w('out-you-drift'), chips: driftChips(at, river, forecast), rules };
  const loss = forecast.rapids[0]?.cards ?? 0;
  return loss === 0 ? null : { ...nothing, figure: `−${loss}`, to: w('out-you-discard'), detail: w('deck-cards', { n: loss }), rules };
}

function playOutlook(at: Looking, river: River, choice: Choice, forecast: Forecast): Outlook {
  const { action } = choice;
  const rules = rulesAhead(choice);
  const used = cardsOf(action).map((card) => nameIn(at, card));
  const chips = meetings(at, forecast);
  const end = forecast.path.at(-1);
  if (forecast.ignored) return { figure: '0', to: w('out-nowhere'), detail: w('out-nowhere-detail'), chips, rules };
  if (end !== undefined) {
    const detail = action.type === 'jump' ? w('out-leap', { cards: used }) : used.join('');
    if (forecast.arrives) return { figure: '0', to: w('out-home'), detail, chips: [{ text: w('chip-home'), tone: 'go' }, ...chips], rules };
    return { figure: String(toGo(river, end)), to: w('out-to-go', { to: hexName(end) }), detail, chips, rules };
  }
  const seat = action['target'];
  if (typeof seat === 'number') {
    if (seat === at.seat) return { ...nothing, to: w('out-eagle-self'), rules };
    return { ...nothing, to: w('out-eagle', { name: calledTo(at, seat) }), detail: w('out-eagle-detail'), rules };
  }
  switch (rulesOf(at.scenery).faces.get(String(action['card']))?.effect) {
    case 'move_bear':
      return { ...nothing, to: used.join(''), detail: w('out-bear-card'), rules };
    case 'run_current':
      return { ...nothing, to: w('out-drift', { n: forecast.drifts.length }), chips: driftChips(at, river, forecast), rules };
    case 'run_rapids': {
      const losing: Chip[] = forecast.rapids.map(({ seat: who, cards: n }) => ({ text: w('chip-rapids', { name: calledTo(at, who), n }), tone: who === at.seat ? 'warn' : 'go' }));
      return { ...nothing, to: w('out-rapids', { n: losing.length }), chips: losing, rules };
    }
    default:
      return { ...nothing, to: w('out-spent'), detail: w('out-rest', { card: fatigueIn(at) }), rules };
  }
}
