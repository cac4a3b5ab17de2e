// Whitewater's view, scenery and forecasts, read defensively, and what can be derived from them for drawing.

import { list, number, object, text } from '../../lib/json';
import type { Choice, Json, JsonObject, Phrase } from '../../lib/messages';
import { actingSeats } from '../../lib/looking';
import { once } from '../../lib/once';
import type { Looking } from '../picture';

export { list, number, object, text } from '../../lib/json';

export type Token = 'rapids' | 'rock';

/** A space of the river: column from 1, row from 1; row 1 is at the start. */
export interface Space {
  column: number;
  row: number;
}

export interface Kayak {
  seat: number;
  /** Null before it is placed. */
  at: Space | null;
  speed: number;
  /** The cards, if they may be seen. */
  hand: readonly string[] | null;
  handCount: number;
  eddied: number;
}

export interface Open {
  seat: number;
  name: string;
  source: string;
  why: string;
  left: number;
  max: number;
  kind: Token | null;
  rock: Space | null;
}

export interface View {
  active: number;
  kayaks: readonly Kayak[];
  deck: number;
  /** Newest first. */
  discard: readonly string[];
  /** Events still face down, by the row before their line. */
  events: ReadonlyMap<number, number>;
  eventDiscard: readonly string[];
  tokens: ReadonlyMap<string, Token>;
  supply: Record<Token, number>;
  played: string | null;
  open: Open | null;
  winners: readonly number[];
  over: boolean;
}

/** A kind of card as it is printed. */
export interface Printed {
  id: string;
  /** Its own name, if it is not the box's. */
  name: string | null;
  lines: readonly Phrase[];
  /** The lists to choose from, if it has any. */
  choices: readonly { option: string; lines: readonly Phrase[] }[];
}

/** The river and all that is printed. */
export interface River {
  /** The segments, start first; with a name if it is not the box's. */
  laid: readonly { id: string; name: string | null }[];
  /** Rows of a segment. */
  segmentRows: number;
  columns: number;
  /** The letters of the map, row 1 first. */
  rows: readonly string[];
  /** Rows behind which a line lies. */
  lines: readonly number[];
  finish: number;
  /** River cards in the order of a hand. */
  cards: readonly Printed[];
  events: readonly Printed[];
  /** Events on a line at the start. */
  eventsOnLine: number;
  /** Cards that an Eddy Out costs. */
  eddyCost: number;
  /** The speed tracker: how far aside at which speed. */
  tracker: readonly { speed: number; maneuver: number }[];
  /** The speeds that clear a hazard, as they are printed on it: "4", "1–2", "4+". */
  clears: Readonly<Record<Hazard['kind'], string>>;
  /** The cards that move every kayak. */
  movingAll: readonly string[];
  /** The seats in the order of movement, by who is active. */
  orders: readonly (readonly number[])[];
}

export interface Hazard {
  kind: 'rapids' | 'waterfall';
  at: Space;
  cleared: boolean;
}

/** The way of one kayak. */
export interface Trip {
  seat: number;
  from: Space | null;
  path: readonly Space[];
  to: Space | null;
  speed: number;
  hazards: readonly Hazard[];
  cardsLost: number;
  bank: number | null;
  rock: Space | null;
  chooses: boolean;
  lines: readonly number[];
  finishes: boolean;
}

export interface Forecast {
  now: readonly Trip[];
  opens: string | null;
  river: readonly Trip[];
  /** Of a maneuver that the action opens: every space in which it can end. */
  reach: readonly Space[];
  /** Of staying: after how many spaces to a side a maneuver ends, and at what. */
  hindered: readonly { dir: string; spaces: number; by: string }[];
}


/** How many cards a pile has, seen or not. */
export function count(value: Json | undefined): number {
  return Array.isArray(value) ? value.length : number(object(value)['count']);
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** `d12` as a space; null for anything else. */
export function space(value: Json | undefined): Space | null {
  const found = /^([a-z])(\d+)$/.exec(text(value));
  return found === null ? null : { column: LETTERS.indexOf(found[1] ?? '') + 1, row: Number(found[2]) };
}

export const columnName = (column: number): string => LETTERS[column - 1] ?? '?';

export function spaceName(at: Space): string {
  return `${columnName(at.column)}${at.row}`;
}

export const same = (a: Space | null, b: Space | null): boolean =>
  a !== null && b !== null && a.column === b.column && a.row === b.row;

function readKayak(it: JsonObject, seat: number): Kayak {
  const hand = it['hand'];
  return {
    seat,
    at: space(it['at']),
    speed: number(it['speed']),
    hand: Array.isArray(hand) ? hand.map(text) : null,
    handCount: count(hand),
    eddied: number(it['eddied']),
  };
}

function readOpen(value: Json | undefined): Open | null {
  const it = object(value);
  if (typeof it['name'] !== 'string') return null;
  const kind = it['kind'];
  return {
    seat: number(it['seat']),
    name: it['name'],
    source: text(it['source']),
    why: text(it['why']),
    left: number(it['left']),
    max: number(it['max']),
    kind: kind === 'rapids' || kind === 'rock' ? kind : null,
    rock: space(it['rock']),
  };
}

export function readView(view: JsonObject): View {
  const supply = object(view['supply']);
  const played = view['played'];
  const result = object(view['result']);
  const tokens = Object.entries(object(view['tokens'])).flatMap(([at, kind]): [string, Token][] =>
    kind === 'rapids' || kind === 'rock' ? [[at, kind]] : [],
  );
  return {
    active: number(view['active']),
    kayaks: list(view['seats']).map((it, seat) => readKayak(object(it), seat)),
    deck: count(view['river_deck']),
    discard: list(view['discard']).map(text),
    events: new Map(Object.entries(object(view['events'])).map(([line, pile]) => [Number(line), count(pile)])),
    eventDiscard: list(view['event_discard']).map(text),
    tokens: new Map(tokens),
    supply: { rapids: number(supply['rapids']), rock: number(supply['rock']) },
    played: typeof played === 'string' ? played : null,
    open: readOpen(view['decision']),
    winners: list(result['winners']).map((seat) => number(seat)),
    over: Array.isArray(result['ranking']),
  };
}

const ownName = (it: JsonObject): string | null => (typeof it['name'] === 'string' ? it['name'] : null);
const phrases = (value: Json | undefined): Phrase[] => list(value).filter((it) => typeof object(it)['id'] === 'string') as unknown as Phrase[];

function readPrinted(value: Json): Printed {
  const it = object(value);
  const choices = list(it['choices']).map(object).map((offer) => ({ option: text(offer['option']), lines: phrases(offer['lines']) }));
  return { id: text(it['id']), name: ownName(it), lines: phrases(it['lines']), choices };
}

/** Speeds as a sign: one of them, from one on, or from one to another. */
function sign(speeds: readonly number[], fastest: number): string {
  const [first, last] = [speeds[0], speeds.at(-1)];
  if (first === undefined || last === undefined) return '–';
  if (first === last) return String(first);
  return last === fastest ? `${first}+` : `${first}–${last}`;
}

export const readRiver = once((scenery: JsonObject): River => {
  const rows = list(scenery['rows']).map(text);
  const tracker = list(scenery['tracker']).map(object).map((it) => ({ speed: number(it['speed']), maneuver: number(it['maneuver']), clears: list(it['clears']) }));
  const clearing = (kind: Hazard['kind']) => sign(tracker.filter((it) => it.clears.includes(kind)).map((it) => it.speed), tracker.at(-1)?.speed ?? 0);
  return {
    laid: list(scenery['laid']).map(object).map((it) => ({ id: text(it['id']), name: ownName(it) })),
    segmentRows: number(scenery['segment_rows']),
    columns: number(scenery['columns']),
    rows,
    lines: list(scenery['lines']).map((line) => number(line)),
    finish: number(scenery['finish']),
    cards: list(scenery['cards']).map(readPrinted),
    events: list(scenery['events']).map(readPrinted),
    eventsOnLine: number(scenery['events_a_line']),
    eddyCost: number(scenery['eddy_out_cards']),
    tracker,
    clears: { rapids: clearing('rapids'), waterfall: clearing('waterfall') },
    movingAll: list(scenery['moving_all']).map(text),
    orders: list(scenery['orders']).map((order) => list(order).map((seat) => number(seat))),
  };
});

/** Whether a choice plays a card that moves every kayak. */
export function movesAll(river: River, choice: Choice): boolean {
  return choice.action.type === 'play' && river.movingAll.includes(text(choice.action['card']));
}

/** A space that is not Bank, with its letter and its name. */
export interface Cell {
  found: string;
  at: Space;
  name: string;
}

/** The spaces of every row. */
export const cellsOf = once((river: River): readonly (readonly Cell[])[] =>
  river.rows.map((letters, i) =>
    [...letters].flatMap((found, c) => (found === '#' ? [] : [{ found, at: { column: c + 1, row: i + 1 }, name: spaceName({ column: c + 1, row: i + 1 }) }])),
  ),
);

/** The map's letter of a space; Bank beyond the columns, open water before and behind the map. */
export function letter(river: River, column: number, row: number): string {
  if (column < 1 || column > river.columns) return '#';
  const nearest = river.rows[Math.max(1, Math.min(river.rows.length, row)) - 1] ?? '';
  const found = nearest[column - 1] ?? '#';
  return row < 1 || row > river.rows.length ? (found === '#' ? '#' : '^') : found;
}

export const isWater = (river: River, column: number, row: number): boolean => letter(river, column, row) !== '#';

/** Where the current of a letter leads: -1 left, 0 straight, 1 right. */
export function lean(found: string): -1 | 0 | 1 {
  return found === '<' || found === 'L' ? -1 : found === '>' || found === 'R' ? 1 : 0;
}

function readTrip(value: Json): Trip {
  const it = object(value);
  const places = (key: string) => list(it[key]).flatMap((at) => space(at) ?? []);
  return {
    seat: number(it['seat']),
    from: space(it['from']),
    path: places('path'),
    to: space(it['to']),
    speed: number(it['speed'], 1),
    hazards: list(it['hazards']).map(object).flatMap((hazard): Hazard[] => {
      const at = space(hazard['at']);
      return at === null ? [] : [{ kind: hazard['kind'] === 'waterfall' ? 'waterfall' : 'rapids', at, cleared: hazard['cleared'] === true }];
    }),
    cardsLost: number(it['cards_lost']),
    bank: typeof it['bank'] === 'number' ? it['bank'] : null,
    rock: space(it['rock']),
    chooses: it['chooses'] === true,
    lines: list(it['lines']).map((line) => number(line)),
    finishes: it['finishes'] === true,
  };
}

export function readForecast(choice: Choice): Forecast {
  const it = object(choice.forecast);
  return {
    now: list(it['now']).map(readTrip), opens: typeof it['opens'] === 'string' ? it['opens'] : null, river: list(it['river']).map(readTrip),
    reach: list(it['reach']).flatMap((at) => space(at) ?? []),
    hindered: list(it['hindered']).map(object).map((end) => ({ dir: text(end['dir']), spaces: number(end['spaces']), by: text(end['by']) })),
  };
}

export const tripOf = (trips: readonly Trip[], seat: number | null): Trip | null => trips.find((trip) => trip.seat === seat) ?? null;

/** Whether a kayak is moved, not only slowed. */
export const moves = (trip: Trip): boolean => trip.path.length > 0 || trip.bank !== null || trip.rock !== null;

/** The seats in the order of movement. */
export function moveOrder(river: River, view: View): readonly number[] {
  return river.orders[view.active] ?? [];
}

/** The choice whose action has these fields. */
export function choiceOf(legal: readonly Choice[], fields: JsonObject): Choice | null {
  return legal.find((choice) => Object.entries(fields).every(([key, value]) => choice.action[key] === value)) ?? null;
}

/** The choice that the pointer is on, or else the picked one. */
export const shownChoice = (at: Looking): Choice | null => at.focus ?? at.picked;

export function ownKayak(at: Looking, view: View): Kayak | null {
  return at.seat === null ? null : (view.kayaks[at.seat] ?? null);
}

/** What words below take of the board while a kayak is watched, in rows. */
const BELOW = 3;

/** The rows that show a kayak which is to stay in sight, its own first; null where none is. */
export function watchedRows(at: Looking, view: View): number[] | null {
  const boat = at.watched == null ? null : (view.kayaks[at.watched]?.at ?? null);
  return boat === null ? null : [boat.row, boat.row - BELOW];
}

/** The rows that the playing event is about: where it happens, else where the kayak is that it tells of. `moves`: the kayak itself is on its way. */
export function toldRows(at: Looking, view: View, moves: boolean): number[] {
  const event = at.playing?.event;
  if (event === undefined) return [];
  const [seat] = actingSeats(at);
  const kayak = seat === undefined ? null : (view.kayaks[seat]?.at ?? null);
  const place = moves || event.type === 'hazard' ? kayak : (space(event['at']) ?? kayak);
  return place === null ? [] : [place.row];
}

/** Where the next Advance River would take a kayak from where it is, if some choice that leaves it alone tells. */
export function tripFromHere(river: River, legal: readonly Choice[], kayak: Kayak): Trip | null {
  for (const choice of legal) {
    const forecast = readForecast(choice);
    const advance = movesAll(river, choice) ? forecast.now : forecast.river;
    const trip = tripOf(advance, kayak.seat);
    const touched = advance === forecast.river && tripOf(forecast.now, kayak.seat) !== null;
    if (trip !== null && !touched && same(trip.from, kayak.at)) return trip;
  }
  return null;
}
