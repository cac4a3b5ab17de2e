// What the dock and the chip say of a choice: the prompt, the button with its exact consequence, the outlook.

import type { Choice } from '../../lib/messages';
import { say } from '../../lib/words.svelte';
import type { Chip, Looking, Outlook, Prompt } from '../picture';
import { deal, find, lifted, rivals, targets, whole } from './choose';
import { number, readForecast, readScene, readView, text, type Boat, type Forecast, type Scene, type Tackle } from './model';
import { cardName, fishName, markName, placeName, signed, tackleWord, w } from './words';

/** FI-112, as the circle shows it. */
export const BEATS: Record<Tackle, Tackle> = { net: 'anchor', anchor: 'hook', hook: 'net' };

export function own(at: Looking): Boat | null {
  return at.seat === null ? null : (readView(at.view).boats[at.seat] ?? null);
}

export function prompt(at: Looking): Prompt {
  const view = readView(at.view);
  const draft = at.draft.length > 0 && at.decision !== 'forced' ? drafted(at) : null;
  if (draft !== null) return draft;
  const said = (title: string, help: string, rule: string): Prompt => ({ title, help, rule });
  switch (at.decision) {
    case 'setup':
      return said(w('prompt.setup'), w('prompt.setup_help'), 'FI-003');
    case 'start':
      return find(at.legal, { type: 'roll' }) === null
        ? said(w('prompt.start_stuck'), w('prompt.start_stuck_help'), 'FI-022')
        : said(w('prompt.start'), w('prompt.start_help'), 'FI-020');
    case 'main':
      return find(at.legal, { type: 'draw' }) === null
        ? said(w('prompt.main'), w('prompt.main_help'), 'FI-120')
        : said(w('prompt.main_draw'), w('prompt.main_draw_help'), 'FI-072');
    case 'clearing':
      return said(w('prompt.clearing'), w('prompt.clearing_help'), 'FI-063');
    case 'forced':
      return said(w('prompt.forced', { card: cardName(lifted(at)) }), w('prompt.forced_help'), 'FI-073');
    case 'answer': {
      const bid = view.pending['kind'] === 'bid';
      const name = at.names[number(view.pending[bid ? 'buyer' : 'seller'])] ?? '';
      const values = { name, card: cardName(text(view.pending['card'])), n: number(view.pending['price']) };
      return said(w('prompt.answer'), w(bid ? 'prompt.answer_bid' : 'prompt.answer_offer', values), 'FI-132');
    }
    case 'release':
      return said(w('prompt.release'), w('prompt.release_help'), 'FI-043');
    case 'discard':
      return said(w('prompt.discard'), w('prompt.discard_help'), 'FI-077');
    case 'duel':
      return said(w('prompt.duel'), w('prompt.duel_help'), 'FI-112');
    default:
      return { title: '', help: '', rule: null };
  }
}

function drafted(at: Looking): Prompt | null {
  const [kind, first, second] = at.draft;
  const name = (seat: string | undefined) => at.names[Number(seat)] ?? '';
  const barter = (title: string): Prompt => ({ title, help: w('prompt.barter_help'), rule: 'FI-130' });
  switch (kind) {
    case 'offer':
      return barter(second === undefined ? w('prompt.offer_whom', { card: cardName(first) }) : w('prompt.offer_price', { card: cardName(first), name: name(second) }));
    case 'bid':
      if (first === undefined) return barter(w('prompt.bid_whom'));
      return barter(second === undefined ? w('prompt.bid_card', { name: name(first) }) : w('prompt.bid_price', { card: cardName(second), name: name(first) }));
    case 'step_back':
      return { title: w('prompt.step_back'), help: w('prompt.step_back_help'), rule: 'FI-122' };
    case 'trade_in':
      return { title: w('prompt.trade_in'), help: w('prompt.trade_in_help'), rule: 'FI-110' };
    case 'card': {
      const card = cardName(first);
      if (whole(at) !== null) return { title: w('prompt.card_die', { card }), help: w('prompt.card_die_help'), rule: 'FI-082' };
      if (rivals(at).some((it) => it.choice !== null)) return { title: w('prompt.card_target', { card }), help: w('prompt.card_target_help'), rule: 'FI-100' };
      if (targets(at, readScene(at.scenery).squares.length).length > 0) {
        return { title: w('prompt.card_move', { card }), help: w('prompt.card_move_help'), rule: first === 'move_choice' ? 'FI-083' : 'FI-081' };
      }
      return { title: card, help: w('prompt.card_none_help'), rule: 'FI-080' };
    }
    default:
      return null;
  }
}

export function button(at: Looking, choice: Choice): string {
  const scene = readScene(at.scenery);
  const boat = own(at);
  const view = readView(at.view);
  const action = choice.action;
  const forecast = readForecast(choice);
  const card = cardName(text(action['card']));
  const name = at.names[number(action['target'] ?? action['to'] ?? action['from'], -1)] ?? '';
  const fish = fishName(text(action['fish']));
  const steps = number(action['steps']);
  const place = placeName(scene.squares[forecast.stops[0]?.square ?? landing(boat, action['card'] ?? action['item'], steps, scene.squares.length)]);
  switch (action.type) {
    case 'roll_order':
      return w('button.roll_order');
    case 'roll':
      return w('button.roll');
    case 'stay':
      return boat?.pos === 0 ? w('button.stay_market') : w('button.stay', { n: boat?.pos ?? 0 });
    case 'end_turn':
      return w('button.end_turn');
    case 'draw':
      return w('button.draw');
    case 'buy':
      if (action['item'] === 'fuel') return w('button.fuel', { n: Math.max(0, (forecast.fuel ?? 0) - (boat?.fuel ?? 0)), price: scene.ware('fuel') });
      if (action['item'] === 'draw') return w('button.extra', { price: scene.ware('draw') });
      return w('button.step_back', { n: steps, place });
    case 'trade_in':
      return w('button.trade_in', { card });
    case 'settle': {
      const cards = boat?.upgrades.length ?? 0;
      return w('button.settle', { cards, n: cards * scene.constant('sell_price', 2) });
    }
    case 'play':
    case 'use':
      if (action['card'] === 'steal_fuel') return w('button.steal', { n: loot(at, choice), name });
      if (action['target'] !== undefined) return w('button.on', { card, name });
      if (action['card'] === 'engine_upgrade') return w('button.die');
      return w(action['card'] === 'engine_reverse' ? 'button.back' : 'button.move', { n: steps, place });
    case 'challenge':
      return w('button.challenge', { name });
    case 'sell':
      return w('button.sell', { card, n: scene.constant('sell_price', 2) });
    case 'offer':
      return w('button.offer', { n: number(action['price']), name });
    case 'bid':
      return w('button.bid', { n: number(action['price']), name });
    case 'accept':
      return w(view.pending['buyer'] === at.seat ? 'button.accept_pay' : 'button.accept_get', { n: number(view.pending['price']) });
    case 'refuse':
      return w('button.refuse');
    case 'catch': {
      const mark = scene.squares[boat?.pos ?? 0];
      const caught = mark?.kind === 'spot' ? fishName(mark.fish) : '';
      const cost = (boat?.pearls ?? 0) - (forecast.pearls ?? boat?.pearls ?? 0);
      return cost > 0 ? w('button.catch', { fish: caught, n: cost }) : w('button.catch_free', { fish: caught });
    }
    case 'drop_off':
      return w('button.drop_off', { fish });
    case 'release':
      return w('button.release', { fish });
    case 'discard':
      return w('button.discard', { card });
    case 'show':
      return w('button.show', { item: tackleWord(text(action['item'])) });
    default:
      return say(choice.say, at.names, 'fishing');
  }
}

function landing(boat: Boat | null, by: unknown, steps: number, squares: number): number {
  const back = by === 'engine_reverse' || by === 'step_back';
  return ((boat?.pos ?? 0) + (back ? -steps : steps) + squares) % squares;
}

/** Fuel that a theft takes: what the forecast leaves in the own tank, less what is in it. */
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
  const rules = [choice.rule];
  const base = { detail: '', chips, rules };
  const name = at.names[number(action['target'] ?? action['to'] ?? action['from'], -1)] ?? '';
  const rolls = forecast.stops.filter((stop) => stop.roll !== null);
  if (rolls.length > 0) return dieOutlook(scene, boat, forecast, choice, chips);
  const [stop] = forecast.stops;
  if (stop !== undefined) {
    const mark = scene.squares[stop.square];
    const steps = number(action['steps']);
    const back = action['card'] === 'engine_reverse' || action['item'] === 'step_back';
    if (mark?.kind === 'spot') {
      rules.push('FI-040');
      const short = stop.pearls < mark.price;
      const values = { fish: fishName(mark.fish), n: mark.price, of: stop.pearls };
      if (at.options['fish_price'] !== 'bounty') chips.push({ text: w(short ? 'out.catch_short' : 'out.catch_here', values), tone: short ? 'warn' : 'go' });
    }
    return { ...base, figure: signed(back ? -steps : steps), to: `${markName(mark)}, ${w('out.reach_one', { n: stop.square })}`, detail: win(forecast) };
  }
  switch (action.type) {
    case 'stay':
      return { ...base, figure: '0', to: w('stay'), detail: w('out.stays'), chips: [] };
    case 'draw':
      return { ...base, figure: 'd8', to: w('button.draw'), detail: w('out.one_of_eight') };
    case 'buy':
      if (action['item'] === 'step_back') return { ...base, figure: `−${number(action['steps'])}`, to: w('shop.step_back') };
      if (action['item'] === 'draw') return { ...base, figure: 'd8', to: w('shop.draw'), detail: w('out.one_of_eight'), chips: [{ text: w('out.price', { n: scene.ware('draw') }), tone: 'warn' }, ...chips] };
      return { ...base, figure: signed(Math.max(0, (forecast.fuel ?? 0) - boat.fuel)), to: w('shop.fuel') };
    case 'catch': {
      const mark = scene.squares[boat.pos];
      const fresh = mark?.kind === 'spot' && ![...boat.landed, ...boat.aboard, ...boat.transit].includes(mark.fish);
      const kind: Chip = { text: w(fresh ? 'out.new_kind' : 'out.same_kind'), tone: fresh ? 'go' : 'warn' };
      return { ...base, figure: '+1', to: mark?.kind === 'spot' ? fishName(mark.fish) : '', detail: win(forecast), chips: [kind, ...chips] };
    }
    case 'drop_off':
      return { ...base, figure: '→', to: fishName(text(action['fish'])), detail: w('out.arrives'), chips: [{ text: w('out.no_win'), tone: 'warn' }, ...chips], rules: [...rules, 'FI-052'] };
    case 'play':
    case 'use':
      return action['target'] === undefined ? { ...base, figure: signed(number(action['steps'])), to: cardName(text(action['card'])) } : attack(at, choice, name, chips);
    case 'challenge': {
      const armed = readView(at.view).boats[number(action['target'])]?.attacks.includes('hidden_attack') ?? false;
      return { ...base, figure: '?', to: w('button.challenge', { name }), detail: w(armed ? 'out.duel' : 'out.no_duel', { name }), chips: [] };
    }
    case 'sell':
      return { ...base, figure: signed(scene.constant('sell_price', 2)), to: w('button.sell', { card: cardName(text(action['card'])), n: scene.constant('sell_price', 2) }) };
    case 'settle':
      return { ...base, figure: signed((forecast.pearls ?? boat.pearls) - boat.pearls), to: w('settle') };
    case 'offer':
    case 'bid':
      return { ...base, figure: String(number(action['price'])), to: button(at, choice), detail: w('out.answers', { name }), rules: [...rules, 'FI-132'] };
    case 'accept': {
      const change = (forecast.pearls ?? boat.pearls) - boat.pearls;
      return { ...base, figure: signed(change), to: w('accept') };
    }
    case 'trade_in':
      return { ...base, figure: '?', to: w('card.hidden_attack') };
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
  const named = (square: number) => (square === 0 ? w('place.market') : String(square));
  const to = ends.length === 1 ? (first === 0 ? w('place.market') : w('out.reach_one', { n: first })) : w('out.reach', { least: named(first), most: named(last) });
  if (wins > 0) chips.unshift({ text: w('out.win_chance', { n: wins, of: forecast.stops.length }), tone: 'go' });
  const rules = wins > 0 ? [choice.rule, 'FI-061'] : [choice.rule];
  return { figure: 'd6', to, detail: win(forecast), chips, rules };
}

function attack(at: Looking, choice: Choice, name: string, chips: Chip[]): Outlook {
  const target = readView(at.view).boats[number(choice.action['target'])];
  const card = text(choice.action['card']);
  const taken = loot(at, choice);
  const detail =
    card === 'steal_fuel' ? w('out.his_fuel', { name, from: target?.fuel ?? 0, to: (target?.fuel ?? 0) - taken })
    : card === 'slow' ? w('out.halved', { name })
    : w('out.held', { name, n: own(at)?.pos ?? 0 });
  return { figure: card === 'steal_fuel' ? `+${taken}` : card === 'slow' ? '½' : '|', to: w('button.on', { card: cardName(card), name }), detail, chips, rules: [choice.rule] };
}

function win(forecast: Forecast): string {
  if (forecast.wins) return w('out.wins');
  if (forecast.leastTurns === null) return '';
  const missing = forecast.kindsMissing === 0 ? w('out.gathered') : w('out.missing', { n: forecast.kindsMissing });
  return forecast.kindsMissing === 0 ? `${missing}, ${w('out.home')}` : `${missing}, ${w('out.turns', { n: forecast.leastTurns })}`;
}

function consequences(boat: Boat, forecast: Forecast): Chip[] {
  const chips: Chip[] = [];
  if (forecast.wins) chips.push({ text: w('out.wins'), tone: 'go' });
  if (forecast.fishLost > 0) chips.push({ text: w('out.lost', { n: forecast.fishLost }), tone: 'stop' });
  if (forecast.givesUpDraw) chips.push({ text: w('out.no_draw'), tone: 'stop' });
  if (forecast.fuel !== null && forecast.fuel !== boat.fuel) {
    chips.push({ text: w('out.fuel', { from: boat.fuel, to: forecast.fuel }), tone: forecast.fuel < boat.fuel ? 'warn' : 'go' });
  }
  if (forecast.pearls !== null && forecast.pearls !== boat.pearls) {
    chips.push({ text: w('out.pearls', { from: boat.pearls, to: forecast.pearls }), tone: forecast.pearls < boat.pearls ? 'warn' : 'go' });
  }
  return chips;
}

/** The chips of a duel's choice: what it wins, equals and loses against. */
export function duelChips(at: Looking, item: Tackle): Chip[] {
  const scene = readScene(at.scenery);
  const pearls = own(at)?.pearls ?? 0;
  const winner = (Object.keys(BEATS) as Tackle[]).find((it) => BEATS[it] === item) ?? item;
  return [
    { text: w('out.beats', { item: tackleWord(BEATS[item]) }), tone: 'go' },
    { text: w('out.equal', { item: tackleWord(item) }), tone: 'plain' },
    { text: w('out.loses', { item: tackleWord(winner), from: pearls, to: Math.max(0, pearls - scene.constant('duel_loss', 2)) }), tone: 'warn' },
  ];
}

/** What a deal on the table would leave: pearls of both, before and after. */
export function dealOf(at: Looking): { card: string; seller: number; buyer: number; price: number } | null {
  const { pending } = readView(at.view);
  if (typeof pending['card'] === 'string' && pending['price'] !== undefined) {
    return { card: pending['card'], seller: number(pending['seller']), buyer: number(pending['buyer']), price: number(pending['price']) };
  }
  const wanted = deal(at);
  const price = number(at.picked?.action['price']);
  if (wanted === null || at.seat === null) return null;
  return wanted['type'] === 'offer'
    ? { card: String(wanted['card']), seller: at.seat, buyer: Number(wanted['to']), price }
    : { card: String(wanted['card']), seller: Number(wanted['from']), buyer: at.seat, price };
}

