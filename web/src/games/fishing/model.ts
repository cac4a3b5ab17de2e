// Fishing's view, scenery and forecasts, read defensively, and what follows from them for drawing.

import { list, maybe, number, numbers, object, text, texts } from '../../lib/json';
import type { Choice, Json, JsonObject, Standing } from '../../lib/messages';
import { once } from '../../lib/once';

export { list, maybe, number, numbers, object, text } from '../../lib/json';

/** Kinds by their ids; which there are, and in which order, the scenery says. */
export type Fish = string;
export type Card = string;
export type Tackle = string;
export type Counts = Readonly<Partial<Record<string, number>>>;

/** Whether a kind is named: of what may not be seen it is not. */
export const isKind = (value: Json | undefined): value is string => typeof value === 'string';

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
  /** Kinds in the order in which they lie side by side. */
  fish: readonly Fish[];
  wares: readonly string[];
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
  /** What is shown in a duel. */
  tackle: readonly Tackle[];
  beats: Readonly<Partial<Record<Tackle, Tackle>>>;
  barter: boolean;
  /** The rules behind what the picture explains by itself, as they are cited. */
  cited(what: 'order' | 'goal' | 'stays' | 'shop' | 'duel' | 'barter' | 'answer'): string;
}

const NOTHING: Ware = { effect: '', amount: 0, price: 0 };

function readSquares(scenery: JsonObject): Mark[] {
  const spots = list(scenery['fish']).map(object).flatMap((it): [string, Mark][] =>
    isKind(it['id']) ? [[text(it['mark']), { kind: 'spot', fish: it['id'], price: number(it['price']), cost: number(it['catch_price']) }]] : [],
  );
  const marks = object(scenery['marks']);
  const kinds = new Map<string, Mark>([[text(marks['market']), { kind: 'market' }], [text(marks['drop_off']), { kind: 'drop' }], ...spots]);
  return list(scenery['squares']).map(text).map((mark) => kinds.get(mark) ?? { kind: 'pearls', change: Number.parseInt(mark, 10) || 0 });
}

export const readScene = once((scenery: JsonObject): Scene => {
  const does = (it: JsonObject): Does => ({ effect: text(it['effect']), amount: number(it['amount']) });
  const wares = new Map(list(scenery['shop']).map(object).map((it) => [text(it['id']), { ...does(it), price: number(it['price']) }]));
  const cards = list(scenery['cards']).map(object).flatMap((it): CardRule[] =>
    isKind(it['id']) ? [{ ...does(it), id: it['id'], group: text(it['group']), hasPrice: it['has_price'] === true }] : [],
  );
  const [constants, rules] = [object(scenery['constants']), object(scenery['rules'])];
  const beats = Object.entries(object(object(scenery['duel'])['beats'])).filter((pair): pair is [string, string] => isKind(pair[1]));
  return {
    board: text(scenery['board']),
    name: text(scenery['name']),
    squares: readSquares(scenery),
    fish: list(scenery['fish']).map((it) => text(object(it)['id'])),
    wares: [...wares.keys()],
    cards,
    card: (id) => cards.find((card) => card.id === id) ?? null,
    ware: (id) => wares.get(id) ?? NOTHING,
    constant: (name) => number(constants[name]),
    holds: numbers(scenery['holds']),
    lowFuel: number(scenery['low_fuel']),
    die: number(scenery['die']),
    chanceDie: number(scenery['chance_die']),
    tackle: texts(object(scenery['duel'])['items']),
    beats: Object.fromEntries(beats),
    barter: scenery['barter'] === true,
    cited: (what) => [rules[what]].flat().map(text).join(' '),
  };
});

/** The duel's circle: each thing beats the next, the last one the first. */
export function circle(scene: Scene): readonly Tackle[] {
  const [first = Object.keys(scene.beats)[0]] = scene.tackle;
  if (first === undefined) return [];
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

/** What a bag holds, in the order of the kinds; the number of what may not be seen is none of them. */
function bag(kinds: readonly string[], value: Json | undefined): string[] {
  const place = (kind: string) => (kinds.includes(kind) ? kinds.indexOf(kind) : kinds.length);
  const held = Object.entries(object(value)).filter(([kind]) => kind !== 'count').sort(([a], [b]) => place(a) - place(b));
  return held.flatMap(([kind, count]) => Array.from({ length: number(count) }, () => kind));
}

/** A hand: open, or a number of which some may be known. */
function hand(scene: Scene, value: Json | undefined): (Card | null)[] {
  const known: (Card | null)[] = bag(scene.cards.map((card) => card.id), value);
  const count = number(object(value)['count'], known.length);
  return [...Array.from({ length: Math.max(0, count - known.length) }, () => null), ...known];
}

function readBoat(scene: Scene, boat: JsonObject, seat: number): Boat {
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
    upgrades: hand(scene, boat['upgrades']),
    attacks: hand(scene, boat['attacks']),
    aboard: bag(scene.fish, boat['aboard']),
    transit: bag(scene.fish, boat['in_transit']),
    market: Object.fromEntries(scene.fish.map((fish) => [fish, number(market[fish])])),
    landed: scene.fish.filter((fish) => number(market[fish]) > 0),
  };
}

export function readView(view: JsonObject, scenery: JsonObject): View {
  const scene = readScene(scenery);
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
    boats: list(view['players']).map((boat, seat) => readBoat(scene, object(boat), seat)),
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
  /** At a spot: whether its fish could be paid for there. */
  canPay: boolean;
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
  /** Whether a catch is of a kind that the boat has not got yet. */
  newKind: boolean;
  wins: boolean;
  kindsMissing: number;
  leastTurns: number | null;
}

export function readForecast(choice: Choice): Forecast {
  const it = object(choice.forecast);
  return {
    stops: list(it['stops']).map(object).map((stop) => ({
      roll: maybe(stop['roll']), square: number(stop['square']), fuel: number(stop['fuel']), pearls: number(stop['pearls']), wins: stop['wins'] === true, canPay: stop['can_pay'] === true,
    })),
    square: maybe(it['square']),
    fuel: maybe(it['fuel']),
    pearls: maybe(it['pearls']),
    fishLost: number(it['fish_lost']),
    givesUpDraw: it['gives_up_draw'] === true,
    duel: it['duel'] === true,
    atStake: number(it['at_stake']),
    newKind: it['new_kind'] === true,
    wins: it['wins'] === true,
    kindsMissing: number(it['kinds_missing']),
    leastTurns: maybe(it['least_turns']),
  };
}
