// Salmon Run's view, scenery and forecasts, read defensively. No rules: only what was sent, in types.

import type { Action, Choice, Json, JsonObject } from '../../lib/messages';

export const CARDS = [
  'forward', 'left', 'right', 'double_forward', 'double_left', 'double_right', 'wild', 'bear', 'eagle', 'current', 'rapids', 'fatigue',
] as const;
export type Card = (typeof CARDS)[number];
export type Direction = 'forward' | 'left' | 'right';
export const DIRECTIONS: readonly Direction[] = ['left', 'forward', 'right'];
export type Family = 'swim' | 'double' | 'wild' | 'trouble' | 'fatigue';

export function family(card: Card): Family {
  if (card === 'wild' || card === 'fatigue') return card;
  if (card.startsWith('double')) return 'double';
  return card === 'forward' || card === 'left' || card === 'right' ? 'swim' : 'trouble';
}

export function isSwim(card: Card): boolean {
  return family(card) !== 'trouble' && card !== 'fatigue';
}

/** A pile: its cards if they may be seen, and how many they are. */
export interface Pile {
  cards: readonly Card[] | null;
  count: number;
}

export interface Swimmer {
  seat: number;
  hex: string;
  hand: Pile;
  draw: Pile;
  discard: readonly Card[];
  owned: readonly Card[];
}

export interface Pending {
  kind: string;
  seat: number;
  card: Card | null;
  countered: readonly number[];
  count: number;
  reason: string;
  bear: number | null;
  target: number | null;
  symbol: string;
  left: number;
  hex: string;
}

/** What only the pictures of events know: see fold.ts. */
export interface Passing {
  trail: { seat: number; hexes: readonly string[] } | null;
  die: { seat: number; value: number } | null;
  countered: readonly number[];
}

export interface View {
  round: number;
  roundsMax: number;
  first: number;
  active: number;
  seats: readonly Swimmer[];
  bears: readonly string[];
  supply: Readonly<Record<Card, number>>;
  played: readonly Card[];
  pending: Pending | null;
  over: boolean;
  passing: Passing;
}

const number = (value: Json | undefined, otherwise: number): number => (typeof value === 'number' ? value : otherwise);
const maybe = (value: Json | undefined): number | null => (typeof value === 'number' ? value : null);
const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
const list = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);
const strings = (value: Json | undefined): string[] => list(value).filter((it): it is string => typeof it === 'string');
const numbers = (value: Json | undefined): number[] => list(value).filter((it): it is number => typeof it === 'number');
export const object = (value: Json | undefined): JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {};

export function isCard(value: Json | undefined): value is Card {
  return (CARDS as readonly (Json | undefined)[]).includes(value);
}

export function cards(value: Json | undefined): Card[] {
  return list(value).filter(isCard);
}

export function pile(value: Json | undefined): Pile {
  if (!Array.isArray(value)) return { cards: null, count: number(object(value)['count'], 0) };
  return { cards: cards(value), count: value.length };
}

/** In the order of the card table. */
export function sorted(bag: readonly Card[]): Card[] {
  return [...bag].sort((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b));
}

/** A bag as kinds with their numbers, in the order of the card table. */
export function kinds(bag: readonly Card[]): { card: Card; n: number }[] {
  return CARDS.map((card) => ({ card, n: bag.filter((it) => it === card).length })).filter(({ n }) => n > 0);
}

export function readView(view: JsonObject): View {
  const supply = object(view['supply']);
  return {
    round: number(view['round'], 1),
    roundsMax: number(view['max_rounds'], 0),
    first: number(view['first'], 0),
    active: number(view['active'], 0),
    seats: list(view['seats']).map((value, seat) => readSwimmer(object(value), seat)),
    bears: strings(view['bears']),
    supply: Object.fromEntries(CARDS.map((card) => [card, number(supply[card], 0)])) as Record<Card, number>,
    played: cards(view['played']),
    pending: view['pending'] === undefined || view['pending'] === null ? null : readPending(object(view['pending'])),
    over: view['over'] === true,
    passing: readPassing(object(view['passing'])),
  };
}

function readSwimmer(swimmer: JsonObject, seat: number): Swimmer {
  return {
    seat,
    hex: text(swimmer['hex']),
    hand: pile(swimmer['hand']),
    draw: pile(swimmer['draw']),
    discard: cards(swimmer['discard']),
    owned: cards(swimmer['owned']),
  };
}

function readPending(pending: JsonObject): Pending {
  const card = pending['card'];
  return {
    kind: text(pending['kind']),
    seat: number(pending['seat'], 0),
    card: isCard(card) ? card : null,
    countered: numbers(pending['countered']),
    count: number(pending['count'], 0),
    reason: text(pending['reason']),
    bear: maybe(pending['bear']),
    target: maybe(pending['target']),
    symbol: text(pending['symbol']),
    left: number(pending['left'], 0),
    hex: text(pending['hex']),
  };
}

function readPassing(passing: JsonObject): Passing {
  const [trail, die] = [object(passing['trail']), object(passing['die'])];
  return {
    trail: typeof trail['seat'] === 'number' ? { seat: trail['seat'], hexes: strings(trail['hexes']) } : null,
    die: typeof die['seat'] === 'number' ? { seat: die['seat'], value: number(die['value'], 1) } : null,
    countered: numbers(passing['countered']),
  };
}

export function fatigueOf(swimmer: Swimmer): number {
  return swimmer.owned.filter((card) => card === 'fatigue').length;
}

/** A deck in the five families, for the bar in the standing. */
export function deckOf(swimmer: Swimmer): Record<Family, number> {
  const deck: Record<Family, number> = { swim: 0, double: 0, wild: 0, trouble: 0, fatigue: 0 };
  for (const card of swimmer.owned) deck[family(card)] += 1;
  return deck;
}

export interface Meeting {
  hex: string;
  bears: number;
  symbol: string | null;
  empty: boolean;
}

export interface Drift {
  seat: number;
  from: string;
  ways: readonly { arrows: readonly number[]; path: readonly string[] }[];
}

export interface Forecast {
  ignored: boolean;
  path: readonly string[];
  arrives: boolean;
  meets: readonly Meeting[];
  fatigue: number;
  thirdSwim: boolean;
  swimsToGo: number | null;
  drifts: readonly Drift[];
  rapids: readonly { seat: number; cards: number }[];
  tires: readonly number[];
}

export function readForecast(choice: Choice): Forecast {
  const forecast = object(choice.forecast);
  return {
    ignored: forecast['ignored'] === true,
    path: strings(forecast['path']),
    arrives: forecast['arrives'] === true,
    meets: list(forecast['meets']).map(object).map((meeting) => ({
      hex: text(meeting['hex']),
      bears: number(meeting['bears'], 0),
      symbol: typeof meeting['symbol'] === 'string' ? meeting['symbol'] : null,
      empty: meeting['empty'] === true,
    })),
    fatigue: number(forecast['fatigue'], 0),
    thirdSwim: forecast['third_swim'] === true,
    swimsToGo: maybe(forecast['swims_to_go']),
    drifts: list(forecast['drifts']).map(object).map((drift) => ({
      seat: number(drift['seat'], 0),
      from: text(drift['from']),
      ways: list(drift['ways']).map(object).map((way) => ({ arrows: numbers(way['arrows']), path: strings(way['path']) })),
    })),
    rapids: list(forecast['rapids']).map((pair) => list(pair)).map(([seat, n]) => ({ seat: number(seat, 0), cards: number(n, 0) })),
    tires: numbers(forecast['tires']),
  };
}

/** The cards that a choice plays or discards from the own hand. */
export function cardsOf(action: Action): readonly Card[] {
  if (action.type === 'jump' || action.type === 'discard') return cards(action['cards']);
  const card = action['card'];
  return action.type === 'play' && isCard(card) ? [card] : [];
}
