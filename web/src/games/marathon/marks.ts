// What glows on the road: the choices as rings, and what the one under the pointer would lead to.

import type { Choice } from '../../lib/messages';
import type { Looking } from '../picture';
import { way } from './road';
import {
  num, readForecast, spot, str, symbolAt, type Course, type Landing, type Position, type Reach, type Space,
} from './state';
import { signed } from './words';

export interface Ring {
  choice: Choice;
  space: Space;
  /** The key that chooses it: a lane, or nothing. */
  label: string;
  tone: 'go' | 'warn';
  state: 'open' | 'over' | 'dim';
}

/** Die faces that end on a row. */
export interface Band {
  row: number;
  faces: readonly number[];
  spaces: readonly Space[];
  short: boolean;
}

/** A row's tag: which boost ends there. */
export interface Tag {
  row: number;
  text: string;
  on: boolean;
  choice: Choice;
}

/** A result of the wheel on the ruler. */
export interface Pill {
  row: number;
  text: string;
  tone: 'go' | 'warn';
  values: readonly number[];
}

export interface Marks {
  rings: readonly Ring[];
  bands: readonly Band[];
  tags: readonly Tag[];
  pills: readonly Pill[];
  ghost: { seat: number; space: Space } | null;
  path: readonly Space[];
  /** Lines to the runners whom a CATCH UP would follow. */
  ties: readonly { from: Space; to: Space }[];
}

export const NO_MARKS: Marks = { rings: [], bands: [], tags: [], pills: [], ghost: null, path: [], ties: [] };

/** A choice by the name and values of its action: the list of legal actions is sent again with every step. */
export function same(a: Choice | null, b: Choice | null): boolean {
  return a !== null && b !== null && (a === b || JSON.stringify(a.action) === JSON.stringify(b.action));
}

export function marksOf(at: Looking, course: Course, position: Position, wanted: Space | null): Marks {
  if (at.decision === null || at.seat === null) return NO_MARKS;
  const runner = position.runners[at.seat];
  if (runner === undefined) return NO_MARKS;
  const chosen = at.focus ?? at.picked;
  const from = spot(course, runner);
  const taken = position.runners.filter((it) => it.seat !== runner.seat).map((it) => spot(course, it));
  const to = (space: Space): Pick<Marks, 'ghost' | 'path'> => ({
    ghost: { seat: runner.seat, space },
    path: way(course, from, space, taken),
  });
  switch (at.decision) {
    case 'place':
      return { ...NO_MARKS, ...placeMarks(at.legal, course, chosen, runner.seat) };
    case 'roll':
      return { ...NO_MARKS, bands: bandsOf(reaches(at.legal[0] ?? null), course) };
    case 'boost':
      return boostMarks(at.legal, chosen, course, position.task?.speed ?? 0, wanted, from, to);
    case 'run':
    case 'catch_up':
      return endMarks(at, course, position, chosen, to);
    default:
      return NO_MARKS;
  }
}

function placeMarks(legal: readonly Choice[], course: Course, chosen: Choice | null, seat: number) {
  const rings = legal.flatMap((choice): Ring[] => {
    const position = num(choice.action['position']);
    const space = course.block[position - 1];
    return space === undefined ? [] : [{ choice, space, label: String(position), tone: 'go', state: same(choice, chosen) ? 'over' : 'open' }];
  });
  const over = rings.find((it) => it.state === 'over');
  return { rings, ghost: over === undefined ? null : { seat, space: over.space } };
}

export function reaches(choice: Choice | null): readonly Reach[] {
  const forecast = choice === null ? null : readForecast(choice.forecast);
  return forecast?.kind === 'reach' ? forecast.runs : [];
}

/** The row where a run ends: behind the line for one that crosses it, none for one that stands. */
export function endRow(run: Reach, course: Course): number | null {
  if (run.finishes) return course.last + 1;
  return run.spaces[0]?.row ?? null;
}

export function bandsOf(runs: readonly Reach[], course: Course): readonly Band[] {
  const bands = new Map<number, Band>();
  for (const run of runs) {
    const row = endRow(run, course);
    if (row === null || run.die === null) continue;
    const known = bands.get(row);
    bands.set(row, {
      row, faces: [...(known?.faces ?? []), run.die], spaces: run.spaces, short: (known?.short ?? false) || run.blockedBy.length > 0,
    });
  }
  return [...bands.values()];
}

function boostMarks(
  legal: readonly Choice[], chosen: Choice | null, course: Course, speed: number, wanted: Space | null, from: Space,
  to: (space: Space) => Pick<Marks, 'ghost' | 'path'>,
): Marks {
  const rings: Ring[] = [];
  const tags: Tag[] = [];
  const reroll = chosen !== null && chosen.action['use'] === 'reroll';
  // The cheapest way to a space is the one that is offered there; of two alike the slower one.
  const cost = (choice: Choice) => course.prices.get(str(choice.action['use'])) ?? 0;
  const pace = (choice: Choice) => reaches(choice)[0]?.speed ?? 0;
  for (const choice of [...legal].sort((a, b) => cost(a) - cost(b) || pace(a) - pace(b))) {
    const use = str(choice.action['use']);
    const [run] = reaches(choice);
    if (use === 'reroll' || run === undefined) continue;
    const on = same(choice, chosen);
    const row = endRow(run, course);
    if (row !== null) tags.push({ row, text: run.speed === speed ? String(speed) : signed(run.speed - speed), on, choice });
    for (const space of run.spaces) {
      const known = rings.findIndex((it) => it.space.row === space.row && it.space.lane === space.lane);
      const ring: Ring = { choice, space, label: '', tone: 'go', state: on ? 'over' : chosen === null ? 'open' : 'dim' };
      if (known < 0) rings.push(ring);
      else if (on) rings[known] = ring;
    }
  }
  const marks: Marks = { ...NO_MARKS, rings, tags: merged(tags), bands: reroll ? bandsOf(reaches(chosen), course) : [] };
  const [run] = reroll ? [] : reaches(chosen);
  if (run === undefined) return marks;
  const near = [...run.spaces].sort((a, b) => Math.abs(a.lane - from.lane) - Math.abs(b.lane - from.lane));
  const end = run.spaces.find((it) => it.row === wanted?.row && it.lane === wanted.lane) ?? near[0];
  if (end !== undefined) return { ...marks, ...to(end) };
  return run.finishes ? { ...marks, ...to({ row: course.last + 1, lane: from.lane }) } : marks;
}

/** Boosts that end on one row share a tag. */
function merged(tags: readonly Tag[]): readonly Tag[] {
  const rows = new Map<number, Tag>();
  for (const tag of tags) {
    const known = rows.get(tag.row);
    if (known === undefined) rows.set(tag.row, tag);
    else rows.set(tag.row, { ...(tag.on ? tag : known), text: `${known.text} ${tag.text}`, on: tag.on || known.on });
  }
  return [...rows.values()];
}

function endMarks(
  at: Looking, course: Course, position: Position, chosen: Choice | null, to: (space: Space) => Pick<Marks, 'ghost' | 'path'>,
): Marks {
  const back = at.decision === 'run' && position.task?.back === true;
  const rings = at.legal.flatMap((choice): Ring[] => {
    const forecast = readForecast(choice.forecast);
    if (forecast.kind !== 'end') return [];
    const { row, lane } = forecast.space;
    return [{ choice, space: { row, lane }, label: String(lane), tone: back ? 'warn' : 'go', state: same(choice, chosen) ? 'over' : 'open' }];
  });
  const over = rings.find((it) => it.state === 'over');
  if (over === undefined) return { ...NO_MARKS, rings, ties: rings.flatMap((it) => tiesOf(it, position, course)) };
  const forecast = readForecast(over.choice.forecast);
  const marks: Marks = { ...NO_MARKS, rings, pills: forecast.kind === 'end' ? pillsOf(forecast.spins) : [], ...to(over.space) };
  if (at.decision === 'run') return marks;
  return { ...marks, path: [], ties: tiesOf(over, position, course) };
}

/** Lines to the runners whom a choice follows. */
function tiesOf({ choice, space }: Ring, position: Position, course: Course): Marks['ties'] {
  const forecast = readForecast(choice.forecast);
  const seats = forecast.kind === 'end' ? forecast.follows : [];
  return seats.flatMap((seat) => {
    const runner = position.runners[seat];
    return runner === undefined ? [] : [{ from: space, to: spot(course, runner) }];
  });
}

/** The results of the wheel, each at the row that it leads to. */
export function pillsOf(landings: readonly Landing[]): readonly Pill[] {
  return landings.map(({ row, values }): Pill => ({
    row, values, tone: toneOf(values),
    text: values.length < 3 ? values.map(signed).join(' ') : `${signed(values[0] ?? 0)}…${signed(values.at(-1) ?? 0)}`,
  }));
}

export const toneOf = (values: readonly number[]): Pill['tone'] => ((values[0] ?? 0) < 0 ? 'warn' : 'go');

/** The rows that must be in view for a decision: from the runner to the farthest that it could reach. */
export function rowsInPlay(at: Looking, course: Course, position: Position): { low: number; high: number; must: number } | null {
  const seat = at.seat;
  if (at.decision === null || seat === null) return null;
  const runner = position.runners[seat];
  if (runner === undefined) return null;
  const here = spot(course, runner).row;
  const rows = [here];
  /** What a kick may lead to is seen too, if there is room. */
  const further = [here];
  for (const choice of at.legal) {
    const forecast = readForecast(choice.forecast);
    if (forecast.kind === 'end') {
      rows.push(forecast.space.row);
      if (symbolAt(course, forecast.space.row, forecast.space.lane) === 'kick') further.push(forecast.space.row + 2);
    }
    if (forecast.kind === 'reach') for (const run of forecast.runs) rows.push(endRow(run, course) ?? here);
  }
  const must = Math.max(...rows);
  return { low: Math.min(...rows), high: Math.max(must, ...further), must };
}
