// Salmon Run's view, scenery and forecasts, read defensively. No rules: only what was sent, in types.

import { list, maybe, number, numbers, object, text, texts } from '../../lib/json';
import type { Action, Choice, Json, JsonObject, Value } from '../../lib/messages';
import { once } from '../../lib/once';

export { object } from '../../lib/json';

export type Card = string;
export type Direction = string;
export type Family = 'swim' | 'double' | 'wild' | 'trouble' | 'fatigue';

/** A kind of card as the scenery describes it. */
export interface Face {
  /** Of a designer's own; printed cards have a message. */
  name: Value | null;
  effect: string;
  /** The way of a swim; null where it is chosen. */
  direction: Direction | null;
  steps: number;
  /** Whether it is played against others, who may counter it. */
  attacks: boolean;
  family: Family;
}

/** What the scenery says of the rules. */
export interface Rules {
  /** In the order of the card table. */
  faces: ReadonlyMap<Card, Face>;
  /** The ways of swims, from the left to the right. */
  directions: readonly Direction[];
  /** What symbols give, where a card of theirs has another name than in the box. */
  symbols: ReadonlyMap<string, Value>;
  /** The cards of a full hand. */
  hand: number;
  /** The most cards of a turn. */
  plays: number;
  /** This many swims in a turn tire. */
  tiringSwims: number;
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

export interface Task {
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

export interface View {
  first: number;
  active: number;
  seats: readonly Swimmer[];
  bears: readonly string[];
  supply: ReadonlyMap<Card, number>;
  played: readonly Card[];
  task: Task | null;
  over: boolean;
}


/** A name that somebody has written: a text, or one by language. */
export function ownName(name: Json | undefined): Value | null {
  if (typeof name === 'string') return name;
  const own = Object.entries(object(object(name)['own'])).filter((it): it is [string, string] => typeof it[1] === 'string');
  return own.length === 0 ? null : { own: Object.fromEntries(own) };
}

export function isCard(value: Json | undefined): value is Card {
  return typeof value === 'string';
}

export function cards(value: Json | undefined): Card[] {
  return list(value).filter(isCard);
}

export function pile(value: Json | undefined): Pile {
  if (!Array.isArray(value)) return { cards: null, count: number(object(value)['count'], 0) };
  return { cards: cards(value), count: value.length };
}

function familyOf(effect: string, dead: boolean, direction: Direction | null, steps: number): Family {
  if (dead) return 'fatigue';
  if (effect !== 'swim') return 'trouble';
  if (direction === null) return 'wild';
  return steps > 1 ? 'double' : 'swim';
}

function readFace(face: JsonObject): Face {
  const [effect, steps] = [text(face['effect']), number(face['steps'], 0)];
  const direction = typeof face['direction'] === 'string' ? face['direction'] : null;
  return { name: ownName(face['name']), effect, direction, steps, attacks: face['countered'] === true, family: familyOf(effect, face['dead'] === true, direction, steps) };
}

function readDirections(scenery: JsonObject): Direction[] {
  const aside = new Map(list(scenery['compass']).map(object).map((point) => [text(point['id']), number(list(point['step'])[0], 0)]));
  const ways = list(scenery['directions']).map(object).map((way) => ({ id: text(way['id']), x: aside.get(text(way['compass'])) ?? 0 }));
  return ways.sort((a, b) => a.x - b.x).map(({ id }) => id);
}

export function readRules(scenery: JsonObject): Rules {
  return {
    directions: readDirections(scenery),
    faces: new Map(list(scenery['cards']).map(object).map((face) => [text(face['id']), readFace(face)])),
    symbols: new Map(list(scenery['symbols']).map(object).filter((it) => it['name'] !== undefined).map((it) => [text(it['id']), it['name'] as unknown as Value])),
    hand: number(scenery['hand'], 0),
    plays: number(scenery['plays'], 0),
    tiringSwims: number(scenery['tiring_swims'], 0),
  };
}

/** The rules of a scenery, read once. */
export const rulesOf = once(readRules);

export const family = (rules: Rules, card: Card): Family => rules.faces.get(card)?.family ?? 'trouble';
export const isSwim = (rules: Rules, card: Card): boolean => rules.faces.get(card)?.effect === 'swim';

/** The colour of a card's sign. */
export function inkOf(rules: Rules, card: Card): string {
  const kind = family(rules, card);
  return kind === 'trouble' ? 'var(--sa-trouble-ink)' : kind === 'fatigue' ? 'var(--ink)' : 'var(--sa-swim-ink)';
}

/** A bag as kinds with their numbers, in the order of the card table. */
export function kinds(rules: Rules, bag: readonly Card[]): { card: Card; n: number }[] {
  return [...rules.faces.keys()].map((card) => ({ card, n: bag.filter((it) => it === card).length })).filter(({ n }) => n > 0);
}

export function readView(view: JsonObject): View {
  return {
    first: number(view['first'], 0),
    active: number(view['active'], 0),
    seats: list(view['seats']).map((value, seat) => readSwimmer(object(value), seat)),
    bears: texts(view['bears']),
    supply: new Map(Object.entries(object(view['supply'])).map(([card, n]) => [card, number(n, 0)])),
    played: cards(view['played']),
    task: view['pending'] === undefined || view['pending'] === null ? null : readTask(object(view['pending'])),
    over: view['over'] === true,
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

function readTask(task: JsonObject): Task {
  const card = task['card'];
  return {
    kind: text(task['kind']),
    seat: number(task['seat'], 0),
    card: isCard(card) ? card : null,
    countered: numbers(task['countered']),
    count: number(task['count'], 0),
    reason: text(task['reason']),
    bear: maybe(task['bear']),
    target: maybe(task['target']),
    symbol: text(task['symbol']),
    left: number(task['left'], 0),
    hex: text(task['hex']),
  };
}

export function fatigueOf(rules: Rules, swimmer: Swimmer): number {
  return swimmer.owned.filter((card) => family(rules, card) === 'fatigue').length;
}

/** A deck in the five families, for the bar in the standing. */
export function deckOf(rules: Rules, swimmer: Swimmer): Record<Family, number> {
  const deck: Record<Family, number> = { swim: 0, double: 0, wild: 0, trouble: 0, fatigue: 0 };
  for (const card of swimmer.owned) deck[family(rules, card)] += 1;
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
    path: texts(forecast['path']),
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
      ways: list(drift['ways']).map(object).map((way) => ({ arrows: numbers(way['arrows']), path: texts(way['path']) })),
    })),
    rapids: list(forecast['rapids']).map((pair) => list(pair)).map(([seat, n]) => ({ seat: number(seat, 0), cards: number(n, 0) })),
    tires: numbers(forecast['tires']),
  };
}

/** The cards that a choice plays or discards from your hand. */
export function cardsOf(action: Action): readonly Card[] {
  if (action.type === 'jump' || action.type === 'discard') return cards(action['cards']);
  const card = action['card'];
  return action.type === 'play' && isCard(card) ? [card] : [];
}
