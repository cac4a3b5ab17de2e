// The great moments of marathon: the kick with the rows that its wheel names, and the way of the last run.

import type { GameEvent, Told } from '../../lib/messages';
import { pillsOf } from './marks';
import { isRoad, num, object, spot, type Course, type Position, type Space } from './state';

export function moment(event: GameEvent): string | null {
  if (event.type === 'spun' || (event.type === 'ran' && event['cause'] === 'kick')) return 'kick';
  return event.type === 'broke_down' ? 'down' : event.type === 'finished' ? 'finish' : null;
}

/** A space on a row that the wheel can name, nobody standing there. */
export interface Landing {
  space: Space;
  tone: 'go' | 'warn';
  values: readonly number[];
}

/** The road on the rows that a spin of this seat can name. */
export function landings(course: Course, position: Position, seat: number): readonly Landing[] {
  const runner = position.runners[seat];
  if (runner === undefined) return [];
  const taken = position.runners.map((it) => spot(course, it));
  const lanes = Array.from({ length: course.lanes }, (_, i) => i + 1);
  return pillsOf(course, runner.row).flatMap(({ row, tone, values }) =>
    row > course.last ? [] : lanes.flatMap((lane): Landing[] => {
      const free = isRoad(course, row, lane) && !taken.some((it) => it.row === row && it.lane === lane);
      return free ? [{ space: { row, lane }, tone, values }] : [];
    }),
  );
}

/** A run that was seen: from where to where, and whether it went back. */
export interface Run {
  seat: number;
  from: Space;
  to: Space;
  back: boolean;
  steps: number;
}

/** The last run of the turn that is being shown. */
export function lastRun(past: readonly Told[], course: Course): Run | null {
  const begun = past.findLastIndex(({ event }) => event.type === 'turn_started' || event.type === 'turn_skipped');
  const event = past.slice(begun + 1).findLast((told) => told.event.type === 'ran')?.event;
  if (event === undefined || num(event['steps']) === 0) return null;
  const [from, to] = [object(event['from']), object(event['to'])];
  const lane = num(from['lane'], 1);
  // Past the line there are no lanes.
  const end = typeof to['row'] === 'number' ? { row: num(to['row']), lane: num(to['lane'], lane) } : { row: course.last + 1, lane };
  return { seat: num(event['seat']), from: { row: num(from['row']), lane }, to: end, back: event['back'] === true, steps: num(event['steps']) };
}
