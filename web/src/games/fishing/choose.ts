// What is being chosen: which things on the board stand for which legal actions, given the parts picked so far.
//
// The draft names what is in hand: ['card', K] a lifted card; ['offer', K], ['offer', K, seat] a card offered;
// ['bid'], ['bid', seat], ['bid', seat, K] a card asked for; ['step_back'] and ['trade_in'] shop rows that ask where and what.

import type { Choice } from '../../lib/messages';
import type { Looking } from '../picture';
import { isCard, isFish, number, readForecast, readView, text, type Card, type Fish } from './model';

export type Wanted = Readonly<Record<string, string | number>>;

export function find(legal: readonly Choice[], wanted: Wanted): Choice | null {
  return legal.find((choice) => matches(choice, wanted)) ?? null;
}

export function matches(choice: Choice, wanted: Wanted): boolean {
  return Object.entries(wanted).every(([key, value]) => choice.action[key] === value);
}

export const same = (a: Choice | null, b: Choice | null): boolean =>
  a !== null && b !== null && (a === b || JSON.stringify(a.action) === JSON.stringify(b.action));

/** The card in hand: lifted, offered, or one that must be used at once. */
export function lifted(at: Looking): Card | null {
  const [kind, card] = at.draft;
  if ((kind === 'card' || kind === 'offer') && isCard(card)) return card;
  if (at.decision === 'forced') {
    const forced = at.legal[0]?.action['card'];
    return isCard(forced) ? forced : null;
  }
  return null;
}

/** A square that stands for a choice. */
export interface Target {
  square: number;
  choice: Choice;
  /** What stands on the ring: steps, or the faces of a die. */
  steps: number | null;
  rolls: readonly number[];
  wins: boolean;
}

/** Where a chosen move ends: as foretold, or counted where a fish has to be let go first. */
function endOf(at: Looking, choice: Choice, squares: number): number {
  const [stop] = readForecast(choice).stops;
  if (stop !== undefined) return stop.square;
  const pos = at.seat === null ? 0 : (readView(at.view).boats[at.seat]?.pos ?? 0);
  const back = choice.action['card'] === 'engine_reverse' || choice.action['item'] === 'step_back';
  const steps = number(choice.action['steps']);
  return (pos + (back ? -steps : steps) + squares) % squares;
}

function moving(at: Looking): readonly Choice[] {
  const [kind] = at.draft;
  if (at.decision === 'forced') return at.legal.filter((choice) => choice.action['steps'] !== undefined);
  if (kind === 'step_back') return at.legal.filter((choice) => matches(choice, { type: 'buy', item: 'step_back' }));
  const card = lifted(at);
  if (kind !== 'card' || card === null) return [];
  return at.legal.filter((choice) => matches(choice, { type: 'play', card }) && choice.action['steps'] !== undefined);
}

/** The choice whose die is about to be shown on the squares: the roll, or a lifted engine upgrade. */
export function dieChoice(at: Looking): Choice | null {
  if (lifted(at) === 'engine_upgrade' && at.draft[0] === 'card') return find(at.legal, { type: 'play', card: 'engine_upgrade' });
  return at.draft.length === 0 ? find(at.legal, { type: 'roll' }) : null;
}

export function targets(at: Looking, squares: number): Target[] {
  const chosen = moving(at).map((choice): Target => ({
    square: endOf(at, choice, squares), choice, steps: number(choice.action['steps']), rolls: [], wins: readForecast(choice).wins,
  }));
  if (chosen.length > 0) return chosen;
  const die = dieChoice(at);
  if (die === null) return [];
  const bySquare = new Map<number, Target>();
  for (const stop of readForecast(die).stops) {
    const known = bySquare.get(stop.square);
    const rolls = stop.roll === null ? [] : [stop.roll];
    bySquare.set(stop.square, { square: stop.square, choice: die, steps: null, rolls: [...(known?.rolls ?? []), ...rolls], wins: stop.wins });
  }
  return [...bySquare.values()];
}

/** A seat that stands for a choice; null where it cannot be chosen. */
export interface Rival {
  seat: number;
  choice: Choice | null;
}

/** The action that a rival would stand for, legal or not: the server can be asked why not. */
export function aimed(at: Looking, seat: number): Wanted | null {
  const card = lifted(at);
  if (card === null || seat === at.seat) return null;
  if (at.decision === 'forced') return { type: 'use', card, target: seat };
  if (at.draft[0] !== 'card') return null;
  if (card === 'hidden_attack') return { type: 'challenge', target: seat };
  return card === 'slow' || card === 'steal_fuel' || card === 'block' ? { type: 'play', card, target: seat } : null;
}

export function rivals(at: Looking): Rival[] {
  return at.names.flatMap((_, seat) => {
    const wanted = aimed(at, seat);
    return wanted === null ? [] : [{ seat, choice: find(at.legal, wanted) }];
  });
}

/** What can be done where the boat lies: a catch, or fish to leave. */
export function here(at: Looking): Choice[] {
  if (at.draft.length > 0) return [];
  return at.legal.filter((choice) => choice.action.type === 'catch' || choice.action.type === 'drop_off');
}

export function fishOf(choice: Choice): Fish | null {
  const fish = choice.action['fish'];
  return isFish(fish) ? fish : null;
}

/** The four prices between players, each with its choice if it is legal. */
export function prices(at: Looking, least: number, most: number): { price: number; choice: Choice | null }[] {
  const wanted = deal(at);
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => {
    const price = least + i;
    return { price, choice: wanted === null ? null : find(at.legal, { ...wanted, price }) };
  });
}

/** The price after or before the picked one, for prices that no digit names. */
export function nextPrice(at: Looking, least: number, most: number, step: number): Choice | null {
  const found = prices(at, least, most).flatMap(({ choice }) => (choice === null ? [] : [choice]));
  const i = found.findIndex((choice) => same(choice, at.picked));
  return found[i < 0 ? (step > 0 ? 0 : found.length - 1) : Math.max(0, Math.min(found.length - 1, i + step))] ?? null;
}

/** The offer or bid in hand, without its price. */
export function deal(at: Looking): Wanted | null {
  const [kind, first, second] = at.draft;
  if (second === undefined || first === undefined) return null;
  if (kind === 'offer') return { type: 'offer', card: first, to: Number(second) };
  if (kind === 'bid') return { type: 'bid', card: second, from: Number(first) };
  return null;
}

/** Whom a card could be offered to, or whose cards could be asked for. */
export function partners(at: Looking): number[] {
  const [kind, first] = at.draft;
  const seats = at.legal.flatMap((choice) => {
    if (kind === 'offer' && matches(choice, { type: 'offer', card: first ?? '' })) return [number(choice.action['to'])];
    if (kind === 'bid' && choice.action.type === 'bid') return [number(choice.action['from'])];
    return [];
  });
  return [...new Set(seats)].sort((a, b) => a - b);
}

/** The kinds that may be asked for of a seat. */
export function askable(at: Looking, seat: number): Card[] {
  const cards = at.legal.flatMap((choice) => (matches(choice, { type: 'bid', from: seat }) && isCard(choice.action['card']) ? [choice.action['card']] : []));
  return [...new Set(cards)];
}

/** Whether a card in hand stands for anything now. */
export function usable(at: Looking, card: Card): boolean {
  return at.legal.some((choice) => choice.action['card'] === card && choice.action.type !== 'bid')
    || (card === 'hidden_attack' && at.legal.some((choice) => choice.action.type === 'challenge'));
}

/** What waits for the confirm button before anything is picked: the usual next step, never one that costs something. */
export function usual(at: Looking): Choice | null {
  if (at.decision === null || at.draft.length > 0) return null;
  const one = (type: string) => find(at.legal, { type });
  switch (at.decision) {
    case 'setup':
      return one('roll_order');
    case 'start':
      return one('roll') ?? (here(at).length === 0 && at.legal.length === 1 ? one('stay') : null);
    case 'main':
      return one('draw') ?? (here(at).some((choice) => choice.action.type === 'catch') ? null : one('end_turn'));
    case 'clearing':
      return one('settle');
    default:
      return null;
  }
}

/** The choices of the phases that ask for one card or one fish. */
export function asked(at: Looking): readonly Choice[] {
  return at.decision === 'release' || at.decision === 'discard' ? at.legal : [];
}

/** The one choice of a lifted card that needs nothing more. */
export function whole(at: Looking): Choice | null {
  const card = lifted(at);
  if (card === null || at.draft[0] !== 'card') return null;
  const choice = find(at.legal, { type: 'play', card });
  return choice !== null && choice.action['steps'] === undefined && choice.action['target'] === undefined ? choice : null;
}

/** A digit for what is ringed: a seat, steps, a price or a place in a row. */
export function byDigit(at: Looking, digit: number, squares: number): { pick?: Choice; draft?: readonly string[] } | null {
  const [kind, first, second] = at.draft;
  const wanted = deal(at);
  if (wanted !== null) {
    const choice = find(at.legal, { ...wanted, price: digit });
    return choice === null ? null : { pick: choice };
  }
  if (kind === 'offer' && first !== undefined && second === undefined) {
    return partners(at).includes(digit - 1) ? { draft: ['offer', first, String(digit - 1)] } : null;
  }
  if (kind === 'bid' && first === undefined) return partners(at).includes(digit - 1) ? { draft: ['bid', String(digit - 1)] } : null;
  const square = targets(at, squares).find((target) => target.steps === digit);
  if (square !== undefined) return { pick: square.choice };
  const rival = rivals(at).find((it) => it.seat === digit - 1)?.choice ?? null;
  if (rival !== null) return { pick: rival };
  const choice = asked(at)[digit - 1];
  return choice === undefined ? null : { pick: choice };
}

export const typeOf = (choice: Choice | null): string => (choice === null ? '' : text(choice.action.type));
