// Rowing's view and scenery, read defensively, and what can be derived from them for drawing.

import { list, maybe, number, numbers, object, text } from '../../lib/json';
import type { Choice, Json, JsonObject } from '../../lib/messages';
import { once } from '../../lib/once';

export interface Boat {
  seat: number;
  lane: number;
  space: number;
  rate: number;
  stamina: number;
  /** The cards, if they may be seen. */
  hand: readonly string[] | null;
  handCount: number;
  deck: number;
  discard: readonly string[];
  /** RW-022: the rate that your seat has chosen and nobody else knows yet. */
  chosen: number | null;
  played: readonly string[] | null;
  playedCount: number;
  /** RW-050: the cards that were played have been shown. */
  revealed: boolean;
  tides: boolean;
  /** Where its last move began. */
  start: number;
  finished: number | null;
  crabs: number;
}

export interface View {
  round: number;
  phase: string;
  turn: number | null;
  order: readonly number[];
  /** The seats that owe a choice. */
  deciding: readonly number[];
  supply: number;
  /** The boats that have their places, best first. */
  podium: readonly number[];
  boats: readonly Boat[];
}

export interface LimitSign {
  id: string;
  /** The last space before the line. */
  before: number;
  limit: number;
}

export interface RateSign {
  rate: number;
  /** What custom content calls it. */
  name: string | null;
  cards: number;
  cooldown: number;
}

/** A kind of card. */
export interface Face {
  id: string;
  /** What custom content calls it. */
  name: string | null;
  pace: number;
  flips: number;
}

/** This many spaces for this many Exhaustion cards. */
export interface Extra {
  steps: number;
  price: number;
}

export interface Range {
  least: number;
  most: number;
}

/** What of the rules is drawn or said; without a scenery there is nothing. */
export interface Course {
  id: string;
  /** What custom content calls it. */
  name: string | null;
  spaces: number;
  metres: number;
  lanes: number;
  lines: readonly LimitSign[];
  /** The line at which the Finish Zone begins. */
  zone: string;
  /** What a limit can be. */
  limits: Range;
  rates: readonly RateSign[];
  faces: readonly Face[];
  /** A full Stamina Pile. */
  stamina: number;
  /** A full hand. */
  hand: number;
  tide: Extra;
  motivation: Extra;
  /** What a flip can add. */
  flip: Range;
}


function cards(value: Json | undefined): readonly string[] | null {
  return Array.isArray(value) ? value.filter((card) => typeof card === 'string') : null;
}

function count(value: Json | undefined): number {
  return Array.isArray(value) ? value.length : number(object(value)['count'], 0);
}

export function readView(view: JsonObject): View {
  return {
    round: number(view['round'], 1),
    phase: text(view['phase']),
    turn: maybe(view['turn']),
    order: numbers(view['order']),
    deciding: numbers(view['deciding']),
    supply: number(view['supply'], 0),
    podium: list(view['podium']).map((placed) => number(object(placed)['seat'], -1)),
    boats: list(view['boats']).map((value, seat) => readBoat(object(value), seat)),
  };
}

function readBoat(boat: JsonObject, seat: number): Boat {
  return {
    seat,
    lane: number(boat['lane'], seat + 1),
    space: number(boat['space'], 0),
    rate: number(boat['rate'], 0),
    stamina: number(boat['stamina'], 0),
    hand: cards(boat['hand']),
    handCount: count(boat['hand']),
    deck: count(boat['deck']),
    discard: cards(boat['discard']) ?? [],
    chosen: typeof boat['chosen'] === 'number' ? boat['chosen'] : null,
    played: cards(boat['played']),
    playedCount: count(boat['played']),
    revealed: boat['revealed'] === true,
    tides: boat['tides'] === true,
    start: number(boat['turn_start'], 0),
    finished: maybe(boat['finished']),
    crabs: number(boat['crabs'], 0),
  };
}

export const readCourse = once((scenery: JsonObject): Course => {
  const extra = (value: Json | undefined): Extra => ({ steps: number(object(value)['steps'], 0), price: number(object(value)['price'], 0) });
  const [course, limits] = [object(scenery['course']), list(scenery['limits'])];
  return {
    id: text(course['id']),
    name: name(course),
    // Lengths are divided by these.
    spaces: Math.max(1, number(scenery['spaces'], 0)),
    lanes: Math.max(1, number(scenery['lanes'], 0)),
    metres: number(scenery['metres_a_space'], 0),
    lines: list(scenery['lines']).map(object).map((line) => ({ id: text(line['id']), before: number(line['before'], 0), limit: number(line['limit'], 0) })),
    zone: text(scenery['zone']),
    limits: { least: number(limits[0], 0), most: number(limits[1], 0) },
    rates: list(scenery['rates']).map(object).map((rate) => ({
      rate: number(rate['rate'], 0), name: name(rate), cards: number(rate['cards'], 0), cooldown: number(rate['cooldown'], 0),
    })),
    faces: list(scenery['cards']).map(object).map((card) => ({
      id: text(card['id']), name: name(card), pace: number(card['pace'], 0), flips: number(card['flips'], 0),
    })),
    stamina: number(scenery['stamina'], 0),
    hand: number(scenery['hand'], 0),
    tide: extra(scenery['tide']),
    motivation: extra(scenery['motivation']),
    flip: range(scenery['flip']),
  };
});

function name(it: JsonObject): string | null {
  return typeof it['name'] === 'string' ? it['name'] : null;
}

/** The face of a card; null for one that lies face down. */
export function faceOf(course: Course, card: string): Face | null {
  return course.faces.find((face) => face.id === card) ?? null;
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

export function cardsOf(choice: Choice): readonly string[] {
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

/** A space of the viewer's own lane that some play can reach. */
export interface Mark {
  space: number;
  kind: 'free' | 'pays' | 'crab';
  cost: number;
  /** Whether a flip decides. */
  sure: boolean;
  /** The play that leads there: the most certain, then with the fewest of the strongest cards. */
  choice: Choice;
}

export function marks(course: Course, legal: readonly Choice[], draft: readonly string[]): Mark[] {
  const best = new Map<number, { mark: Mark; chance: number; strong: number }>();
  const top = Math.max(...course.faces.map((face) => face.pace));
  for (const choice of legal) {
    if (choice.action.type !== 'play' || !contains(choice, draft)) continue;
    const forecast = readForecast(choice);
    const strong = cardsOf(choice).filter((card) => faceOf(course, card)?.pace === top).length;
    for (const outcome of forecast.outcomes) {
      const known = best.get(outcome.space);
      const better = known === undefined || outcome.chance > known.chance || (outcome.chance === known.chance && strong < known.strong);
      if (!better) continue;
      const kind = outcome.crab !== null ? 'crab' : outcome.cost > 0 ? 'pays' : 'free';
      const mark: Mark = { space: outcome.space, kind, cost: outcome.cost, sure: forecast.outcomes.length === 1, choice };
      best.set(outcome.space, { mark, chance: outcome.chance, strong });
    }
  }
  return [...best.values()].map((it) => it.mark).sort((a, b) => a.space - b.space);
}
