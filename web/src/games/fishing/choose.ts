// What is being chosen: which things on the board stand for which legal actions, given the parts picked so far.
//
// The draft names what is in hand: ['card', K] a lifted card; ['offer', K], ['offer', K, seat] a card offered;
// ['bid'], ['bid', seat], ['bid', seat, K] a card asked for; ['step_back'] and ['trade_in'] shop rows that ask where and what.

import type { Choice } from '../../lib/messages';
import { idleOf } from '../../lib/race';
import type { Looking } from '../picture';
import { isKind, number, readForecast, readScene, type Card } from './model';

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
  if ((kind === 'card' || kind === 'offer') && isKind(card)) return card;
  if (at.decision === 'forced') {
    const forced = at.legal[0]?.action['card'];
    return isKind(forced) ? forced : null;
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

function moving(at: Looking): readonly Choice[] {
  const [kind] = at.draft;
  if (at.decision === 'forced') return at.legal.filter((choice) => choice.action['steps'] !== undefined);
  if (kind === 'step_back') return at.legal.filter((choice) => matches(choice, { type: 'buy', item: 'step_back' }));
  const card = lifted(at);
  if (kind !== 'card' || card === null) return [];
  return at.legal.filter((choice) => matches(choice, { type: 'play', card }) && choice.action['steps'] !== undefined);
}

/** The choice whose die is about to be shown on the squares: the roll, or a lifted card that rolls. */
export function dieChoice(at: Looking): Choice | null {
  return at.draft.length === 0 ? find(at.legal, { type: 'roll' }) : whole(at);
}

export function targets(at: Looking): Target[] {
  const chosen = moving(at).flatMap((choice): Target[] => {
    const { square, wins } = readForecast(choice);
    return square === null ? [] : [{ square, choice, steps: number(choice.action['steps']), rolls: [], wins }];
  });
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
  const card = readScene(at.scenery).card(lifted(at));
  if (card === null || card.group !== 'attack' || seat === at.seat) return null;
  if (at.decision === 'forced') return { type: 'use', card: card.id, target: seat };
  if (at.draft[0] !== 'card') return null;
  return card.effect === 'duel' ? { type: 'challenge', target: seat } : { type: 'play', card: card.id, target: seat };
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

/** The prices between players, each with its choice if it is legal. */
export function prices(at: Looking): { price: number; choice: Choice | null }[] {
  const wanted = deal(at);
  const scene = readScene(at.scenery);
  const [least, most] = [scene.constant('barter_min'), scene.constant('barter_max')];
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => {
    const price = least + i;
    return { price, choice: wanted === null ? null : find(at.legal, { ...wanted, price }) };
  });
}

/** The price after or before the picked one, for prices that no digit names. */
export function nextPrice(at: Looking, step: number): Choice | null {
  const found = prices(at).flatMap(({ choice }) => (choice === null ? [] : [choice]));
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
  const cards = at.legal.flatMap((choice) => (matches(choice, { type: 'bid', from: seat }) && isKind(choice.action['card']) ? [choice.action['card']] : []));
  return [...new Set(cards)];
}

/** Whether a card in hand stands for anything now. */
export function usable(at: Looking, card: Card): boolean {
  return at.legal.some((choice) => choice.action['card'] === card && choice.action.type !== 'bid')
    || (readScene(at.scenery).card(card)?.effect === 'duel' && at.legal.some((choice) => choice.action.type === 'challenge'));
}

/** What waits for the confirm button before anything is picked: the usual next step, never one that costs something. */
export function usual(at: Looking): Choice | null {
  if (at.decision === null || at.draft.length > 0) return null;
  const one = (type: string) => find(at.legal, { type });
  const idle = idleOf(at.legal);
  switch (at.decision) {
    case 'setup':
      return one('roll_order');
    case 'start':
      return one('roll') ?? (at.legal.length === 1 ? idle : null);
    case 'main':
      return one('draw') ?? (here(at).some((choice) => choice.action.type === 'catch') ? null : idle);
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
export function byDigit(at: Looking, digit: number): { pick?: Choice; draft?: readonly string[] } | null {
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
  const square = targets(at).find((target) => target.steps === digit);
  if (square !== undefined) return { pick: square.choice };
  const rival = rivals(at).find((it) => it.seat === digit - 1)?.choice ?? null;
  if (rival !== null) return { pick: rival };
  const choice = asked(at)[digit - 1];
  return choice === undefined ? null : { pick: choice };
}
