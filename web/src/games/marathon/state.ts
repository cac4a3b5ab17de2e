// The view and the scenery of a marathon as this picture reads them: typed, and whole where something is missing.

import { list, maybe, number as num, numbers, object, text as str, texts as words } from '../../lib/json';
import type { Json, JsonObject, Phrase, Standing } from '../../lib/messages';
import { once } from '../../lib/once';
import { inOrder } from '../../lib/standing';

export { list, maybe, num, object, str };

export type Symbol = 'event' | 'kick';

export interface Space {
  row: number;
  lane: number;
}

export interface Runner {
  seat: number;
  start: number | null;
  row: number;
  lane: number | null;
  stamina: number;
  injuries: number;
  high: boolean;
  skip: number;
  mod: number;
  place: number | null;
}

export interface Task {
  decision: string;
  seat: number;
  die: number | null;
  speed: number | null;
  steps: number | null;
  back: boolean;
  cause: string;
  against: string | null;
  card: string | null;
}

export interface Position {
  round: number;
  turn: number | null;
  order: readonly number[];
  runners: readonly Runner[];
  task: Task | null;
  deck: { count: number; known: readonly string[] };
  discard: readonly string[];
}

/** A part of a course: one of the box by its id, others by the name that somebody gave them. */
export interface Segment {
  id: string | null;
  name: string | null;
  from: number;
  to: number;
}

export interface CardFace {
  id: string;
  /** Only where somebody gave another name. */
  name: string | null;
  /** What it does: made from its lines, or as somebody wrote it. */
  words: Phrase | string;
  harmful: boolean;
  /** How many the deck has at the start. */
  count: number;
}

export interface Course {
  id: string;
  name: string | null;
  /** Row 1 first; each has a character of `. E K #` for every lane. */
  rows: readonly string[];
  lanes: number;
  /** The last row; the line lies behind it. */
  last: number;
  segments: readonly Segment[];
  marks: { rows: number; unit: { id: string | null; name: string | null } } | null;
  /** The spaces of the starting block, place 1 first. */
  block: readonly Space[];
  spinner: readonly number[];
  cards: ReadonlyMap<string, CardFace>;
  /** What the uses of stamina cost. */
  prices: ReadonlyMap<string, number>;
  staminaMax: number;
  /** The INJURY that breaks a runner down. */
  injuriesMax: number;
  /** The faces of the die. */
  die: number;
}

/** A text that may be left out. */
function text(value: Json | undefined): string | null {
  return typeof value === 'string' ? value : null;
}

export function readPosition(view: JsonObject): Position {
  const deck = object(view['deck']);
  return {
    round: num(view['round']),
    turn: maybe(view['turn']),
    order: numbers(view['order']),
    runners: list(view['runners']).map((it, seat) => readRunner(object(it), seat)),
    task: readTask(view['pending']),
    deck: { count: num(deck['count']), known: words(deck['known']) },
    discard: words(view['discard']),
  };
}

function readRunner(it: JsonObject, seat: number): Runner {
  return {
    seat,
    start: maybe(it['start']),
    row: num(it['row']),
    lane: maybe(it['lane']),
    stamina: num(it['stamina']),
    injuries: num(it['injuries']),
    high: num(it['high']) > 0,
    skip: num(it['skip']),
    mod: num(it['mod']),
    place: maybe(it['place']),
  };
}

function readTask(value: Json | undefined): Task | null {
  const it = object(value);
  if (typeof it['decision'] !== 'string') return null;
  return {
    decision: it['decision'],
    seat: num(it['seat']),
    die: maybe(it['die']),
    speed: maybe(it['speed']),
    steps: maybe(it['steps']),
    back: it['back'] === true,
    cause: str(it['cause'] ?? 'speed'),
    against: text(it['against']),
    card: text(it['card']),
  };
}

export const readCourse = once((scenery: JsonObject): Course => {
  const course = object(scenery['course']);
  const rows = words(course['rows']);
  const marks = object(scenery['marks']);
  const cards = list(scenery['cards']).map((it): CardFace => {
    const card = object(it);
    return { id: str(card['id']), name: text(card['name']), words: (card['words'] ?? '') as unknown as Phrase | string, harmful: card['harmful'] === true, count: num(card['count']) };
  });
  const segments = list(course['segments']).map((it): Segment => {
    const segment = object(it);
    return { id: text(segment['id']), name: text(segment['name']), from: num(segment['from']), to: num(segment['to']) };
  });
  const unit = object(marks['unit']);
  const prices = list(scenery['boosts']).map((it): [string, number] => [str(object(it)['use']), num(object(it)['cost'])]);
  return {
    id: str(course['id']),
    name: text(course['name']),
    rows,
    lanes: num(scenery['lanes']),
    last: rows.length,
    segments: segments.length > 0 ? segments : [{ id: null, name: null, from: 1, to: rows.length }],
    marks: num(marks['rows']) > 0 ? { rows: num(marks['rows']), unit: { id: text(unit['id']), name: text(unit['name']) } } : null,
    block: list(scenery['block']).map((it) => ({ row: num(object(it)['row']), lane: num(object(it)['lane'], 1) })),
    spinner: numbers(scenery['spinner']),
    cards: new Map(cards.map((card) => [card.id, card])),
    prices: new Map(prices),
    staminaMax: num(scenery['stamina_max']),
    injuriesMax: num(scenery['injuries_max']),
    die: num(scenery['die']),
  };
});

/** What is printed on a space: `.`, `E`, `K`, or `#` for no road. Row 0 lies before the first. */
export function cell(course: Course, row: number, lane: number): string {
  if (lane < 1 || lane > course.lanes) return '#';
  if (row === 0) return '.';
  return course.rows[row - 1]?.[lane - 1] ?? '#';
}

export function isRoad(course: Course, row: number, lane: number): boolean {
  return cell(course, row, lane) !== '#';
}

export function symbolAt(course: Course, row: number, lane: number): Symbol | null {
  const it = cell(course, row, lane);
  return it === 'E' ? 'event' : it === 'K' ? 'kick' : null;
}

/** A space by name, for sets and keys. */
export function spaceKey({ row, lane }: Space): string {
  return `${row},${lane}`;
}

/** All symbols of a course, in the order of its rows. */
export const symbolsOf = once((course: Course): readonly (Space & { symbol: Symbol })[] =>
  course.rows.flatMap((_, i) =>
    Array.from({ length: course.lanes }, (__, k) => ({ row: i + 1, lane: k + 1 })).flatMap((space) => {
      const symbol = symbolAt(course, space.row, space.lane);
      return symbol === null ? [] : [{ ...space, symbol }];
    }),
  ),
);

export function segmentAt(course: Course, row: number): Segment | null {
  return course.segments.find((it) => it.from <= row && row <= it.to) ?? course.segments[0] ?? null;
}

/**
 * Where a runner is drawn. Before the start rolls the runners wait behind row 0; behind the line they have no lane, and
 * each gets a space of its own, as wide as the road is there.
 */
export function spot(course: Course, runner: Runner): Space {
  if (runner.lane !== null) return { row: runner.row, lane: runner.lane };
  const behind = runner.start !== null || runner.place !== null;
  const edge = behind ? course.last : 0;
  const lanes = Array.from({ length: course.lanes }, (_, i) => i + 1).filter((lane) => isRoad(course, edge, lane));
  const lane = lanes[runner.seat % Math.max(1, lanes.length)] ?? runner.seat + 1;
  const rank = Math.floor(runner.seat / Math.max(1, lanes.length));
  return { row: behind ? course.last + 1 + rank : -1 - rank, lane };
}

/** Whether a runner is over the finish line. When the race is over, those still on the road have a place as well. */
export function isHome(course: Course, runner: Runner): boolean {
  return runner.place !== null && runner.row > course.last;
}

/** The runners from first to last. */
export function ranked(standing: Standing, runners: readonly Runner[]): readonly Runner[] {
  return inOrder(standing).flatMap((seat) => runners[seat] ?? []);
}

/** Whether all places of the block stand on one row. */
export function isLevel(course: Course): boolean {
  return course.block.every((it) => it.row === course.block[0]?.row);
}

// What forecasts say.

export interface Reach {
  die: number | null;
  speed: number;
  rows: number;
  finishes: boolean;
  spaces: readonly (Space & { symbol: Symbol | null })[];
  blockedBy: readonly number[];
}

/** Results of the wheel that lead to one row. */
export interface Landing {
  values: readonly number[];
  /** Beyond the last one over the line. */
  row: number;
  /** Where the run can end; none over the line. */
  lanes: readonly number[];
}

export function readLandings(json: Json | undefined): readonly Landing[] {
  return list(json).map(object).map((it) => ({ values: numbers(it['values']), row: num(it['row']), lanes: numbers(it['lanes']) }));
}

export type Forecast =
  | { kind: 'nothing' }
  | { kind: 'reach'; cost: number; runs: readonly Reach[] }
  | { kind: 'end'; space: Space & { symbol: Symbol | null }; acts: boolean; follows: readonly number[]; spins: readonly Landing[] }
  | { kind: 'damage'; stopped: boolean; rowsBack: number; stamina: number; nextSpeed: number; turns: number };

export function readForecast(json: Json | undefined): Forecast {
  const it = object(json);
  switch (it['kind']) {
    case 'reach':
      return { kind: 'reach', cost: num(it['cost']), runs: list(it['runs']).map((run) => readReach(object(run))) };
    case 'end':
      return { kind: 'end', space: readSpace(it['space']), acts: it['acts'] === true, follows: numbers(it['follows']), spins: readLandings(it['spins']) };
    case 'damage':
      return {
        kind: 'damage', stopped: it['stopped'] === true, rowsBack: num(it['rows_back']), stamina: num(it['stamina']),
        nextSpeed: num(it['next_speed']), turns: num(it['turns']),
      };
    default:
      return { kind: 'nothing' };
  }
}

function readReach(run: JsonObject): Reach {
  return {
    die: maybe(run['die']), speed: num(run['speed']), rows: num(run['rows']), finishes: run['finishes'] === true,
    spaces: list(run['spaces']).map(readSpace), blockedBy: numbers(run['blocked_by']),
  };
}

function readSpace(json: Json | undefined): Space & { symbol: Symbol | null } {
  const it = object(json);
  const symbol = it['symbol'];
  return { row: num(it['row']), lane: num(it['lane']), symbol: symbol === 'event' || symbol === 'kick' ? symbol : null };
}
