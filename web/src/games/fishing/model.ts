// Fishing's view, scenery and forecasts, read defensively, and what follows from them for drawing.

import type { Choice, Json, JsonObject, Standing } from '../../lib/messages';
import { once } from '../../lib/once';

/** What there are drawings of, in the order in which they lie side by side. */
export const FISH = ['salmon', 'trout', 'halibut', 'bass', 'carp'] as const;
export type Fish = (typeof FISH)[number];
export const CARDS = ['engine_reverse', 'engine_upgrade', 'move_choice', 'frozen', 'lose_fuel', 'slow', 'steal_fuel', 'block', 'hidden_attack'] as const;
export type Card = (typeof CARDS)[number];
export const TACKLE = ['net', 'anchor', 'hook'] as const;
export type Tackle = (typeof TACKLE)[number];
export type Counts = Readonly<Partial<Record<string, number>>>;

export const number = (value: Json | undefined, otherwise = 0): number => (typeof value === 'number' ? value : otherwise);
export const maybe = (value: Json | undefined): number | null => (typeof value === 'number' ? value : null);
export const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
export const list = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);
export const object = (value: Json | undefined): JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {};
export const numbers = (value: Json | undefined): number[] => list(value).filter((it): it is number => typeof it === 'number');
export const isCard = (value: Json | undefined): value is Card => (CARDS as readonly Json[]).includes(value ?? null);
export const isFish = (value: Json | undefined): value is Fish => (FISH as readonly Json[]).includes(value ?? null);
export const isTackle = (value: Json | undefined): value is Tackle => (TACKLE as readonly Json[]).includes(value ?? null);

export type Mark =
  | { kind: 'market' }
  | { kind: 'drop' }
  | { kind: 'pearls'; change: number }
  /** `cost` is what a catch costs: nothing where fish pay when they are landed. */
  | { kind: 'spot'; fish: Fish; price: number; cost: number };

/** What a card or a ware does, and how much of it: squares, fuel. */
export interface Does {
  effect: string;
  amount: number;
}

export interface CardRule extends Does {
  id: Card;
  group: string;
  /** Whether it can be sold and bartered. */
  hasPrice: boolean;
}

export interface Ware extends Does {
  price: number;
}

export interface Scene {
  board: string;
  /** The name of a user's board; '' for the game's own. */
  name: string;
  squares: readonly Mark[];
  cards: readonly CardRule[];
  /** What is known of a card; null for a card that may not be seen. */
  card(id: string | null | undefined): CardRule | null;
  ware(item: string): Ware;
  constant(name: string): number;
  /** How many fish a boat holds, by the upgrades in hand. */
  holds: readonly number[];
  /** So much fuel or less is little. */
  lowFuel: number;
  die: number;
  chanceDie: number;
  beats: Readonly<Partial<Record<Tackle, Tackle>>>;
  barter: boolean;
}

const NOTHING: Ware = { effect: '', amount: 0, price: 0 };

function readSquares(scenery: JsonObject): Mark[] {
  const spots = list(scenery['fish']).map(object).flatMap((it): [string, Mark][] =>
    isFish(it['id']) ? [[text(it['mark']), { kind: 'spot', fish: it['id'], price: number(it['price']), cost: number(it['catch_price']) }]] : [],
  );
  const kinds = new Map<string, Mark>([['M', { kind: 'market' }], ['D', { kind: 'drop' }], ...spots]);
  return list(scenery['squares']).map(text).map((mark) => kinds.get(mark) ?? { kind: 'pearls', change: Number.parseInt(mark, 10) || 0 });
}

export const readScene = once((scenery: JsonObject): Scene => {
  const does = (it: JsonObject): Does => ({ effect: text(it['effect']), amount: number(it['amount']) });
  const wares = new Map(list(scenery['shop']).map(object).map((it) => [text(it['id']), { ...does(it), price: number(it['price']) }]));
  const cards = list(scenery['cards']).map(object).flatMap((it): CardRule[] =>
    isCard(it['id']) ? [{ ...does(it), id: it['id'], group: text(it['group']), hasPrice: it['has_price'] === true }] : [],
  );
  const constants = object(scenery['constants']);
  const beats = Object.entries(object(object(scenery['duel'])['beats'])).filter(([one, other]) => isTackle(one) && isTackle(other));
  return {
    board: text(scenery['board']),
    name: text(scenery['name']),
    squares: readSquares(scenery),
    cards,
    card: (id) => cards.find((card) => card.id === id) ?? null,
    ware: (id) => wares.get(id) ?? NOTHING,
    constant: (name) => number(constants[name]),
    holds: numbers(scenery['holds']),
    lowFuel: number(scenery['low_fuel']),
    die: number(scenery['die']),
    chanceDie: number(scenery['chance_die']),
    beats: Object.fromEntries(beats),
    barter: scenery['barter'] === true,
  };
});

/** The duel's circle: each thing beats the next, the last one the first. */
export function circle(scene: Scene): readonly Tackle[] {
  const [first] = TACKLE;
  const found: Tackle[] = [first];
  for (let next = scene.beats[first]; next !== undefined && !found.includes(next); next = scene.beats[next]) found.push(next);
  return found;
}

export interface Effect {
  kind: string;
  now: boolean;
  by: number | null;
}

export interface Boat {
  seat: number;
  pearls: number;
  fuel: number;
  pos: number;
  trip: number;
  fullTurns: number;
  effect: Effect | null;
  /** The kinds in hand; null for cards that may not be seen. */
  upgrades: readonly (Card | null)[];
  attacks: readonly (Card | null)[];
  aboard: readonly Fish[];
  transit: readonly Fish[];
  market: Counts;
  /** Kinds at the market. */
  landed: readonly Fish[];
}

export interface Turn {
  docked: boolean;
  dropped: boolean;
  drew: boolean;
  bought: boolean;
  upgradePlayed: boolean;
  proposals: number;
}

export interface View {
  phase: string;
  order: readonly number[];
  active: number;
  shop: Counts;
  turn: Turn;
  task: JsonObject;
  boats: readonly Boat[];
}

function bag<T extends string>(kinds: readonly T[], value: Json | undefined): T[] {
  const counts = object(value);
  return kinds.flatMap((kind) => Array.from({ length: number(counts[kind]) }, () => kind));
}

/** A hand: open, or a number of which some may be known. */
function hand(value: Json | undefined): (Card | null)[] {
  const known: (Card | null)[] = bag(CARDS, value);
  const count = number(object(value)['count'], known.length);
  return [...Array.from({ length: Math.max(0, count - known.length) }, () => null), ...known];
}

function readBoat(boat: JsonObject, seat: number): Boat {
  const effect = object(boat['effect']);
  const market = object(boat['market']);
  return {
    seat,
    pearls: number(boat['pearls']),
    fuel: number(boat['fuel']),
    pos: number(boat['pos']),
    trip: number(boat['trip'], 1),
    fullTurns: number(boat['full_turns']),
    effect: text(effect['kind']) === '' ? null : { kind: text(effect['kind']), now: effect['in_force'] === true, by: maybe(effect['by']) },
    upgrades: hand(boat['upgrades']),
    attacks: hand(boat['attacks']),
    aboard: bag(FISH, boat['aboard']),
    transit: bag(FISH, boat['in_transit']),
    market: Object.fromEntries(FISH.map((fish) => [fish, number(market[fish])])),
    landed: FISH.filter((fish) => number(market[fish]) > 0),
  };
}

export function readView(view: JsonObject): View {
  const turn = object(view['turn']);
  const shop = object(view['shop']);
  return {
    phase: text(view['phase']),
    order: numbers(view['turn_order']),
    active: number(view['active']),
    shop: Object.fromEntries(Object.entries(shop).map(([item, count]) => [item, number(count)])),
    turn: {
      docked: turn['docked'] === true,
      dropped: turn['dropped'] === true,
      drew: turn['drew'] === true,
      bought: turn['bought'] === true,
      upgradePlayed: turn['upgrade_played'] === true,
      proposals: number(turn['proposals']),
    },
    task: object(view['pending']),
    boats: list(view['players']).map((boat, seat) => readBoat(object(boat), seat)),
  };
}

/** Places in the hold: the open ones as the rules say it, and how many there could be. */
export function hold({ holds }: Scene, { facts }: Standing, boat: Boat): { open: number; most: number } {
  const open = number(list(facts?.['holds'])[boat.seat]);
  return { open: Math.max(open, boat.aboard.length), most: Math.max(...holds, boat.aboard.length) };
}

export interface Stop {
  roll: number | null;
  square: number;
  fuel: number;
  pearls: number;
  wins: boolean;
}

export interface Forecast {
  stops: readonly Stop[];
  /** Where a chosen move ends, also if a fish must go before it. */
  square: number | null;
  fuel: number | null;
  pearls: number | null;
  fishLost: number;
  givesUpDraw: boolean;
  /** Whether a challenge leads to a duel. */
  duel: boolean;
  /** What is lost with a duel. */
  atStake: number;
  wins: boolean;
  kindsMissing: number;
  leastTurns: number | null;
}

export function readForecast(choice: Choice): Forecast {
  const it = object(choice.forecast);
  return {
    stops: list(it['stops']).map(object).map((stop) => ({
      roll: maybe(stop['roll']), square: number(stop['square']), fuel: number(stop['fuel']), pearls: number(stop['pearls']), wins: stop['wins'] === true,
    })),
    square: maybe(it['square']),
    fuel: maybe(it['fuel']),
    pearls: maybe(it['pearls']),
    fishLost: number(it['fish_lost']),
    givesUpDraw: it['gives_up_draw'] === true,
    duel: it['duel'] === true,
    atStake: number(it['at_stake']),
    wins: it['wins'] === true,
    kindsMissing: number(it['kinds_missing']),
    leastTurns: maybe(it['least_turns']),
  };
}
