// What the dock and the chip say of a choice: the prompt, the button with its exact consequence, the outlook.

import { ruleAsked, rulesAhead } from '../../lib/looking';
import type { Choice } from '../../lib/messages';
import { capital, say } from '../../lib/words.svelte';
import type { Chip, Looking, Outlook, Prompt } from '../picture';
import { deal, find, lifted, rivals, targets, whole } from './choose';
import { isKind, number, readForecast, readScene, readView, text, type Boat, type Forecast, type Scene, type Tackle } from './model';
import { cardName, cardSays, fishName, fishWord, markName, placeName, signed, tackleWord, w } from './words';

export function own(at: Looking): Boat | null {
  return at.seat === null ? null : (readView(at.view, at.scenery).boats[at.seat] ?? null);
}

export function prompt(at: Looking): Prompt {
  const asked = at.draft[0] === 'bid' ? at.draft[2] : undefined;
  const card = lifted(at) ?? asked ?? (at.decision === 'discard' ? at.picked?.action['card'] : undefined);
  return typeof card === 'string' ? { ...ask(at), effect: cardSays(readScene(at.scenery), card) } : ask(at);
}

function ask(at: Looking): Prompt {
  const view = readView(at.view, at.scenery);
  const draft = at.draft.length > 0 && at.decision !== 'forced' ? drafted(at) : null;
  if (draft !== null) return draft;
  const said = (title: string, help: string, rule = ruleAsked(at.legal), direct = false): Prompt => ({ title, help, rule, direct });
  const [roll, draw] = [find(at.legal, { type: 'roll' }), find(at.legal, { type: 'draw' })];
  switch (at.decision) {
    case 'setup':
      return said(w('prompt-order'), w('prompt-order-help'));
    case 'start':
      return roll === null ? said(w('prompt-stuck'), w('prompt-stuck-help')) : said(w('prompt-start'), w('prompt-start-help'), roll.rule);
    case 'main':
      return draw === null ? said(w('prompt-main'), w('prompt-main-help')) : said(w('prompt-draw'), w('prompt-draw-help'), draw.rule);
    case 'clearing':
      return said(w('prompt-clearing'), w('prompt-clearing-help'));
    case 'forced':
      return said(w('prompt-forced', { card: cardName(lifted(at)) }), w('prompt-forced-help'));
    case 'answer': {
      const bid = view.task['kind'] === 'bid';
      const name = at.names[number(view.task[bid ? 'buyer' : 'seller'])] ?? '';
      const values = { name, card: cardName(text(view.task['card'])), n: number(view.task['price']) };
      return said(w('prompt-answer'), w(bid ? 'prompt-answer-bid' : 'prompt-answer-offer', values), ruleAsked(at.legal), true);
    }
    case 'release':
      return said(w('prompt-release'), w('prompt-release-help'));
    case 'discard':
      return said(w('prompt-discard'), w('prompt-discard-help'));
    case 'duel':
      return said(w('prompt-duel'), w('prompt-duel-help'));
    default:
      return { title: '', help: '', rule: null };
  }
}

function drafted(at: Looking): Prompt | null {
  const [kind, first, second] = at.draft;
  const name = (seat: string | undefined) => at.names[Number(seat)] ?? '';
  const rule = (fields: Record<string, string>) => find(at.legal, fields)?.rule ?? null;
  const barter = (title: string): Prompt => ({ title, help: w('prompt-barter-help'), rule: rule({ type: kind ?? '' }) });
  const scene = readScene(at.scenery);
  switch (kind) {
    case 'offer':
      return barter(second === undefined ? w('prompt-offer-whom', { card: cardName(first) }) : w('prompt-offer-price', { card: cardName(first), name: name(second) }));
    case 'bid':
      if (first === undefined) return barter(w('prompt-bid-whom'));
      return barter(second === undefined ? w('prompt-bid-card', { name: name(first) }) : w('prompt-bid-price', { card: cardName(second), name: name(first) }));
    case 'step_back':
      return { title: w('prompt-step-back'), help: w('prompt-step-back-help', { n: scene.ware('step_back').price }), rule: rule({ type: 'buy', item: 'step_back' }) };
    case 'trade_in':
      return { title: w('prompt-trade-in'), help: w('prompt-trade-in-help'), rule: rule({ type: 'trade_in' }) };
    case 'card': {
      const card = cardName(first);
      const die = whole(at);
      if (die !== null) return { title: w('prompt-card-die', { card }), help: w('prompt-card-die-help'), rule: die.rule };
      const rival = rivals(at).find((it) => it.choice !== null)?.choice ?? null;
      if (rival !== null) return { title: w('prompt-card-target', { card }), help: w('prompt-card-target-help'), rule: rival.rule };
      const [move] = targets(at);
      if (move !== undefined) return { title: w('prompt-card-move', { card }), help: w('prompt-card-move-help'), rule: move.choice.rule };
      return { title: card, help: w('prompt-card-none-help'), rule: null };
    }
    default:
      return null;
  }
}

export function button(at: Looking, choice: Choice): string {
  const scene = readScene(at.scenery);
  const boat = own(at);
  const action = choice.action;
  const forecast = readForecast(choice);
  const card = cardName(text(action['card']));
  const name = at.names[number(action['target'] ?? action['to'] ?? action['from'], -1)] ?? '';
  const fish = fishWord(text(action['fish']));
  const gain = (forecast.pearls ?? boat?.pearls ?? 0) - (boat?.pearls ?? 0);
  if (forecast.square !== null) {
    const values = { n: number(action['steps']), place: placeName(scene.squares[forecast.square]) };
    return isBack(scene, choice) ? w('confirm-back', values) : w('confirm-move', values);
  }
  switch (action.type) {
    case 'roll_order':
      return w('confirm-order');
    case 'roll':
      return w('confirm-roll');
    case 'stay':
      return boat?.pos === 0 ? w('confirm-stay-market') : w('confirm-stay', { n: boat?.pos ?? 0 });
    case 'draw':
      return w('confirm-draw');
    case 'buy':
      if (action['item'] === 'draw') return w('confirm-extra', { price: scene.ware('draw').price });
      return w('confirm-fuel', { n: Math.max(0, (forecast.fuel ?? 0) - (boat?.fuel ?? 0)), price: scene.ware('fuel').price });
    case 'trade_in':
      return w('confirm-trade-in', { card });
    case 'settle':
      return w('confirm-settle', { cards: boat?.upgrades.length ?? 0, n: gain });
    case 'play':
    case 'use':
      if (effectOf(scene, choice) === 'steal') return w('confirm-steal', { n: loot(at, choice), name });
      return action['target'] === undefined ? w('confirm-die') : w('confirm-on', { card, name });
    case 'challenge':
      return w('confirm-challenge', { name });
    case 'sell':
      return w('confirm-sell', { card, n: gain });
    case 'offer':
      return w('confirm-offer', { n: number(action['price']), name });
    case 'bid':
      return w('confirm-bid', { n: number(action['price']), name });
    case 'accept': {
      const { task } = readView(at.view, at.scenery);
      const values = { n: number(task['price']) };
      return task['buyer'] === at.seat ? w('confirm-accept-pay', values) : w('confirm-accept-get', values);
    }
    case 'refuse':
      return w('action-refuse');
    case 'catch': {
      const mark = scene.squares[boat?.pos ?? 0];
      const caught = fishWord(mark?.kind === 'spot' ? mark.fish : '');
      return gain < 0 ? w('confirm-catch', { fish: caught, n: -gain }) : w('confirm-catch-free', { fish: caught });
    }
    case 'drop_off':
      return w('confirm-drop-off', { fish });
    case 'release':
      return w('confirm-release', { fish });
    default:
      return say(choice.say, at.names, 'fishing');
  }
}

/** What the card of a choice does, or the ware. */
function effectOf(scene: Scene, { action }: Choice): string {
  const card = action['card'];
  return typeof card === 'string' ? (scene.card(card)?.effect ?? '') : scene.ware(text(action['item'])).effect;
}

const isBack = (scene: Scene, choice: Choice): boolean => effectOf(scene, choice) === 'back';

/** Fuel that a theft takes: what the forecast leaves in your tank, less what is in it. */
export function loot(at: Looking, choice: Choice): number {
  const fuel = readForecast(choice).fuel;
  return fuel === null ? 0 : Math.max(0, fuel - (own(at)?.fuel ?? 0));
}

export function outlook(at: Looking, choice: Choice): Outlook | null {
  const scene = readScene(at.scenery);
  const boat = own(at);
  if (boat === null) return null;
  const action = choice.action;
  const forecast = readForecast(choice);
  const chips = consequences(boat, forecast);
  const rules = rulesAhead(choice);
  const base = { detail: '', chips, rules };
  const name = at.names[number(action['target'] ?? action['to'] ?? action['from'], -1)] ?? '';
  const gain = (forecast.pearls ?? boat.pearls) - boat.pearls;
  if (forecast.stops.some((stop) => stop.roll !== null)) return dieOutlook(scene, boat, forecast, choice, chips);
  if (forecast.square !== null) {
    const mark = scene.squares[forecast.square];
    const [stop] = forecast.stops;
    const steps = number(action['steps']);
    if (mark?.kind === 'spot' && stop !== undefined) {
      const short = !stop.canPay;
      const values = { fish: fishWord(mark.fish), n: mark.cost, of: stop.pearls };
      if (mark.cost > 0) chips.push({ text: capital(short ? w('out-catch-short', values) : w('out-catch', values)), tone: short ? 'warn' : 'go' });
    }
    return { ...base, figure: signed(isBack(scene, choice) ? -steps : steps), to: w('out-stop', { place: markName(mark), n: forecast.square }), detail: stop === undefined ? '' : win(forecast) };
  }
  const dieFigure = { figure: `d${scene.chanceDie}`, detail: w('out-one-of', { n: scene.chanceDie }) };
  switch (action.type) {
    case 'stay':
      return { ...base, figure: '0', to: w('lever-stay'), detail: w('out-stays'), chips: [] };
    case 'draw':
      return { ...base, ...dieFigure, to: w('confirm-draw') };
    case 'buy':
      if (action['item'] === 'draw') return { ...base, ...dieFigure, to: w('ware-draw'), chips: [{ text: w('pearls', { n: scene.ware('draw').price }), tone: 'warn' }, ...chips] };
      return { ...base, figure: signed(Math.max(0, (forecast.fuel ?? 0) - boat.fuel)), to: w('ware-fuel') };
    case 'catch': {
      const mark = scene.squares[boat.pos];
      const kind: Chip = forecast.newKind ? { text: w('out-new-kind'), tone: 'go' } : { text: w('out-same-kind'), tone: 'warn' };
      return { ...base, figure: '+1', to: mark?.kind === 'spot' ? fishName(mark.fish) : '', detail: win(forecast), chips: [kind, ...chips] };
    }
    case 'drop_off': {
      const fish = action['fish'];
      return { ...base, figure: '→', to: isKind(fish) ? fishName(fish) : '', detail: w('out-arrives'), chips: [...(forecast.wins ? [] : [{ text: w('out-no-win'), tone: 'warn' } as const]), ...chips] };
    }
    case 'play':
    case 'use':
      return action['target'] === undefined ? { ...base, figure: `d${scene.die}`, to: cardName(text(action['card'])) } : attack(at, choice, name, chips);
    case 'challenge':
      return { ...base, figure: '?', to: w('confirm-challenge', { name }), detail: forecast.duel ? w('out-duel', { name }) : w('out-no-duel', { name }), chips: [] };
    case 'sell':
      return { ...base, figure: signed(gain), to: button(at, choice) };
    case 'settle':
      return { ...base, figure: signed(gain), to: w('lever-settle') };
    case 'offer':
    case 'bid':
      return { ...base, figure: String(number(action['price'])), to: button(at, choice), detail: w('out-answers', { name }) };
    case 'accept':
      return { ...base, figure: signed(gain), to: w('action-accept') };
    case 'trade_in':
      return { ...base, figure: '?', to: cardName('hidden_attack') };
    default:
      return null;
  }
}

function dieOutlook(scene: Scene, boat: Boat, forecast: Forecast, choice: Choice, chips: Chip[]): Outlook {
  const wins = forecast.stops.filter((stop) => stop.wins).length;
  const squares = forecast.stops.map((stop) => stop.square);
  // A boat that lies at the market may stay there; for the others it is the end of the loop.
  const home = (square: number) => (square === 0 && boat.pos !== 0 ? scene.squares.length : square);
  const ends = [...new Set(squares)].sort((a, b) => home(a) - home(b));
  const [first, last] = [ends[0] ?? 0, ends.at(-1) ?? 0];
  const named = (square: number) => (square === 0 ? w('square-market') : String(square));
  const to = ends.length > 1 ? w('out-reach', { least: named(first), most: named(last) }) : first === 0 ? w('square-market') : w('out-square', { n: first });
  if (wins > 0) chips.unshift({ text: w('out-win-chance', { n: wins, of: forecast.stops.length }), tone: 'go' });
  return { figure: `d${scene.die}`, to, detail: win(forecast), chips, rules: rulesAhead(choice) };
}

function attack(at: Looking, choice: Choice, name: string, chips: Chip[]): Outlook {
  const target = readView(at.view, at.scenery).boats[number(choice.action['target'])];
  const to = w('confirm-on', { card: cardName(text(choice.action['card'])), name });
  const one = (figure: string, detail: string): Outlook => ({ figure, to, detail, chips, rules: rulesAhead(choice) });
  switch (effectOf(readScene(at.scenery), choice)) {
    case 'steal': {
      const taken = loot(at, choice);
      return one(`+${taken}`, w('out-their-fuel', { name, from: target?.fuel ?? 0, to: (target?.fuel ?? 0) - taken }));
    }
    case 'slow':
      return one('½', w('out-halved', { name }));
    default:
      return one('|', w('out-held', { name, n: own(at)?.pos ?? 0 }));
  }
}

function win(forecast: Forecast): string {
  if (forecast.wins) return w('out-wins');
  if (forecast.leastTurns === null) return '';
  return forecast.kindsMissing === 0 ? w('out-home') : w('out-way', { missing: forecast.kindsMissing, turns: forecast.leastTurns });
}

function consequences(boat: Boat, forecast: Forecast): Chip[] {
  const chips: Chip[] = [];
  if (forecast.wins) chips.push({ text: w('out-wins'), tone: 'go' });
  if (forecast.fishLost > 0) chips.push({ text: w('out-lost', { n: forecast.fishLost }), tone: 'stop' });
  if (forecast.givesUpDraw) chips.push({ text: w('out-no-draw'), tone: 'stop' });
  if (forecast.fuel !== null && forecast.fuel !== boat.fuel) {
    chips.push({ text: w('out-fuel', { from: boat.fuel, to: forecast.fuel }), tone: forecast.fuel < boat.fuel ? 'warn' : 'go' });
  }
  if (forecast.pearls !== null && forecast.pearls !== boat.pearls) {
    chips.push({ text: w('out-pearls', { from: boat.pearls, to: forecast.pearls }), tone: forecast.pearls < boat.pearls ? 'warn' : 'go' });
  }
  return chips;
}

/** The chips of a duel's choice: what it wins, equals and loses against. */
export function duelChips(at: Looking, item: Tackle): Chip[] {
  const scene = readScene(at.scenery);
  const pearls = own(at)?.pearls ?? 0;
  const choice = find(at.legal, { type: 'show', item });
  const stake = choice === null ? 0 : readForecast(choice).atStake;
  const [beaten, winner] = [scene.beats[item], Object.keys(scene.beats).find((it) => scene.beats[it] === item)];
  if (beaten === undefined || winner === undefined) return [];
  return [
    { text: w('out-beats', { item: tackleWord(beaten) }), tone: 'go' },
    { text: w('out-equal', { item: tackleWord(item) }), tone: 'plain' },
    { text: w('out-loses', { item: tackleWord(winner), from: pearls, to: pearls - stake }), tone: 'warn' },
  ];
}

/** What a deal on the table would leave: pearls of both, before and after. */
export function dealOf(at: Looking): { card: string; seller: number; buyer: number; price: number } | null {
  const { task } = readView(at.view, at.scenery);
  if (typeof task['card'] === 'string' && task['price'] !== undefined) {
    return { card: task['card'], seller: number(task['seller']), buyer: number(task['buyer']), price: number(task['price']) };
  }
  const wanted = deal(at);
  const price = number(at.picked?.action['price']);
  if (wanted === null || at.seat === null) return null;
  return wanted['type'] === 'offer'
    ? { card: String(wanted['card']), seller: at.seat, buyer: Number(wanted['to']), price }
    : { card: String(wanted['card']), seller: Number(wanted['from']), buyer: at.seat, price };
}

