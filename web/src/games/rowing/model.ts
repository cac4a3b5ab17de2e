// Rowing's view and scenery, read defensively, and what can be derived from them for drawing.

import type { Choice, GameEvent, Json, JsonObject } from '../../lib/messages';
import { once } from '../../lib/once';

export const CARDS = ['p1', 'p2', 'p3', 's', 'e'] as const;
export type Card = (typeof CARDS)[number];

export interface Boat {
  seat: number;
  lane: number;
  space: number;
  rate: number;
  stamina: number;
  /** The cards, if they may be seen. */
  hand: readonly Card[] | null;
  handCount: number;
  deck: number;
  discard: readonly Card[];
  played: readonly Card[] | null;
  playedCount: number;
  revealed: boolean;
  chosen: number | null;
  tides: boolean;
  /** Where its last move began. */
  start: number;
  pace: number;
  finished: number | null;
  crabs: number;
}

export interface View {
  round: number;
  phase: string;
  turn: number | null;
  order: readonly number[];
  supply: number;
  boats: readonly Boat[];
}

export interface LimitSign {
  id: string;
  /** The last space before the line. */
  before: number;
  limit: number | null;
}

export interface RateSign {
  rate: number;
  name: string;
  cards: number;
  cooldown: number;
}

export interface Course {
  id: string;
  spaces: number;
  metres: number;
  lines: readonly LimitSign[];
  rates: readonly RateSign[];
  /** A full Stamina Pile. */
  stamina: number;
}

const USUAL_LINES: readonly LimitSign[] = [
  { id: '500', before: 10, limit: null }, { id: '1000', before: 20, limit: null },
  { id: '1500', before: 30, limit: null }, { id: 'finish', before: 34, limit: null },
];
const USUAL_RATES: readonly RateSign[] = [
  { rate: 36, name: 'Easy', cards: 1, cooldown: 2 }, { rate: 39, name: 'Steady', cards: 2, cooldown: 1 },
  { rate: 42, name: 'Race', cards: 3, cooldown: 0 }, { rate: 45, name: 'Sprint', cards: 4, cooldown: 0 },
];

const number = (value: Json | undefined, otherwise: number): number => (typeof value === 'number' ? value : otherwise);
const maybe = (value: Json | undefined): number | null => (typeof value === 'number' ? value : null);
const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
const list = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);
const object = (value: Json | undefined): JsonObject => (value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {});

function cards(value: Json | undefined): readonly Card[] | null {
  return Array.isArray(value) ? value.filter((card): card is Card => (CARDS as readonly Json[]).includes(card)) : null;
}

function count(value: Json | undefined): number {
  return Array.isArray(value) ? value.length : number(object(value)['count'], 0);
}

export function readView(view: JsonObject): View {
  return {
    round: number(view['round'], 1),
    phase: text(view['phase']),
    turn: maybe(view['turn']),
    order: list(view['order']).filter((seat): seat is number => typeof seat === 'number'),
    supply: number(view['supply'], 0),
    boats: list(view['boats']).map((value, seat) => readBoat(object(value), seat)),
  };
}

function readBoat(boat: JsonObject, seat: number): Boat {
  return {
    seat,
    lane: number(boat['lane'], seat + 1),
    space: number(boat['space'], 0),
    rate: number(boat['rate'], 36),
    stamina: number(boat['stamina'], 0),
    hand: cards(boat['hand']),
    handCount: count(boat['hand']),
    deck: count(boat['deck']),
    discard: cards(boat['discard']) ?? [],
    played: cards(boat['played']),
    playedCount: count(boat['played']),
    revealed: boat['revealed'] === true,
    chosen: maybe(boat['chosen']),
    tides: boat['tides'] === true,
    start: number(boat['turn_start'], 0),
    pace: number(boat['pace'], 0),
    finished: maybe(boat['finished']),
    crabs: number(boat['crabs'], 0),
  };
}

export const readCourse = once((scenery: JsonObject): Course => {
  const lines = list(scenery['lines']).map(object).map((line) => ({
    id: text(line['id']), before: number(line['before'], 0), limit: maybe(line['limit']),
  }));
  const rates = list(scenery['rates']).map(object).map((rate) => ({
    rate: number(rate['rate'], 0), name: text(rate['name']), cards: number(rate['cards'], 1), cooldown: number(rate['cooldown'], 0),
  }));
  return {
    id: text(scenery['course']),
    spaces: number(scenery['spaces'], 40),
    metres: number(scenery['metres_a_space'], 50),
    lines: lines.length > 0 ? lines : USUAL_LINES,
    rates: rates.length > 0 ? rates : USUAL_RATES,
    stamina: number(scenery['stamina'], 6),
  };
});

/** The boats as they lie in the race: those home first, then by space. */
export function raceOrder(view: View, places: readonly number[] | null): number[] {
  const rank = (boat: Boat) => boat.finished ?? 999;
  return [...view.boats]
    .sort((a, b) => {
      if (places !== null) return (places[a.seat] ?? 9) - (places[b.seat] ?? 9);
      return rank(a) - rank(b) || b.space - a.space || view.order.indexOf(a.seat) - view.order.indexOf(b.seat);
    })
    .map((boat) => boat.seat);
}

/** One thing that can come of a choice. */
export interface Outcome {
  chance: number;
  pace: number;
  space: number;
  ends: number;
  cost: number;
  crab: string | null;
  stamina: number;
}

export interface Range {
  least: number;
  most: number;
}

export interface Forecast {
  price: number;
  cluttered: boolean;
  draws: number | null;
  pace: Range;
  space: Range;
  cost: Range;
  lines: readonly string[];
  stamina: number;
  crab: number;
  crabMost: number;
  home: number;
  back: number | null;
  outcomes: readonly Outcome[];
}

function range(value: Json | undefined): Range {
  const it = object(value);
  return { least: number(it['least'], 0), most: number(it['most'], 0) };
}

export function readForecast(choice: Choice): Forecast {
  const it = object(choice.forecast);
  return {
    price: number(it['price'], 0),
    cluttered: it['cluttered'] === true,
    draws: maybe(it['draws']),
    pace: range(it['pace']),
    space: range(it['space']),
    cost: range(it['cost']),
    lines: list(it['lines']).map(text),
    stamina: number(it['stamina'], 0),
    crab: number(it['crab_per_mille'], 0) / 1000,
    crabMost: number(it['crab_per_mille_most'], 0) / 1000,
    home: number(it['home_per_mille'], 0) / 1000,
    back: maybe(it['falls_back_to']),
    outcomes: list(it['outcomes']).map(object).map((outcome) => ({
      chance: number(outcome['per_mille'], 0) / 1000,
      pace: number(outcome['pace'], 0),
      space: number(outcome['space'], 0),
      ends: number(outcome['ends_on'], 0),
      cost: list(outcome['checks']).map(object).reduce((sum, check) => sum + number(check['cost'], 0), 0),
      crab: typeof outcome['crab'] === 'string' ? outcome['crab'] : null,
      stamina: number(outcome['stamina'], 0),
    })),
  };
}

/** A tide or a surge is shown on the water before it is answered; nothing else is chosen beforehand. */
export function offered(at: { decision: string | null; legal: readonly Choice[] }): Choice | null {
  if (at.decision !== 'tides' && at.decision !== 'motivation') return null;
  return at.legal.find((it) => it.action.type === at.decision) ?? null;
}

/** The outcome that a ghost is drawn for. */
export function likeliest(forecast: Forecast): Outcome | null {
  return forecast.outcomes.reduce<Outcome | null>((best, it) => (best === null || it.chance > best.chance ? it : best), null);
}

export function cardsOf(choice: Choice): readonly Card[] {
  return cards(choice.action['cards']) ?? [];
}

/** Whether a choice still has all cards that were picked. */
export function contains(choice: Choice, draft: readonly string[]): boolean {
  const rest: string[] = [...cardsOf(choice)];
  return draft.every((card) => {
    const i = rest.indexOf(card);
    if (i < 0) return false;
    rest.splice(i, 1);
    return true;
  });
}

/** The choice of exactly these cards. */
export function exactly(legal: readonly Choice[], draft: readonly string[]): Choice | null {
  return legal.find((choice) => choice.action['cards'] !== undefined && cardsOf(choice).length === draft.length && contains(choice, draft)) ?? null;
}

/** A space of one's own lane that some play can reach. */
export interface Mark {
  space: number;
  kind: 'free' | 'pays' | 'crab';
  cost: number;
  /** Whether a flip decides. */
  sure: boolean;
  /** The play that leads there: the most certain, then with the fewest threes. */
  choice: Choice;
}

export function marks(legal: readonly Choice[], draft: readonly string[]): Mark[] {
  const best = new Map<number, { mark: Mark; chance: number; threes: number }>();
  for (const choice of legal) {
    if (choice.action.type !== 'play' || !contains(choice, draft)) continue;
    const forecast = readForecast(choice);
    const threes = cardsOf(choice).filter((card) => card === 'p3').length;
    for (const outcome of forecast.outcomes) {
      const known = best.get(outcome.space);
      const better = known === undefined || outcome.chance > known.chance || (outcome.chance === known.chance && threes < known.threes);
      if (!better) continue;
      const kind = outcome.crab !== null ? 'crab' : outcome.cost > 0 ? 'pays' : 'free';
      const mark: Mark = { space: outcome.space, kind, cost: outcome.cost, sure: forecast.outcomes.length === 1, choice };
      best.set(outcome.space, { mark, chance: outcome.chance, threes });
    }
  }
  return [...best.values()].map((it) => it.mark).sort((a, b) => a.space - b.space);
}

/** What can be seen of an event, done to a view; the server's own view follows. */
export function fold(view: JsonObject, event: GameEvent): JsonObject {
  const seat = event['seat'];
  const boat = (change: JsonObject): JsonObject => ({
    ...view, boats: list(view['boats']).map((it, i) => (i === seat ? { ...object(it), ...change } : it)),
  });
  const own = object(typeof seat === 'number' ? list(view['boats'])[seat] : undefined);
  switch (event.type) {
    case 'round_start': {
      const tides = list(event['tides']);
      const boats = list(view['boats']).map((it, i) => ({
        ...object(it), tides: tides.includes(i), chosen: null, played: [], revealed: false, turn_start: object(it)['space'] ?? 0,
      }));
      return { ...view, round: event['round'] ?? null, order: event['order'] ?? [], phase: 'rate', turn: null, boats };
    }
    case 'rate_set':
      return boat({ rate: event['to'] ?? null });
    case 'paid':
      return boat({ stamina: Math.max(0, number(own['stamina'], 0) - number(event['amount'], 0)) });
    case 'cooled':
      return boat({ stamina: number(own['stamina'], 0) + number(event['amount'], 0) });
    case 'cards_chosen':
      return Array.isArray(own['played']) && own['played'].length > 0 ? view : boat({ played: { count: event['count'] ?? 0 } });
    case 'revealed':
      return { ...boat({ played: event['cards'] ?? [], revealed: true }), turn: seat ?? null };
    case 'moved':
      return boat({ space: event['to'] ?? null });
    case 'crab':
      return { ...boat({ crabs: number(own['crabs'], 0) + 1 }), supply: number(view['supply'], 0) - number(event['suffering'], 0) };
    case 'crossed_finish':
      return boat({ finished: event['round'] ?? null });
    default:
      return view;
  }
}
