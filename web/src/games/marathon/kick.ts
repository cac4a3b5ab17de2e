// The great moments of marathon: the kick with the rows that its wheel names, and the way of the last run.

import type { GameEvent, Standing, Told } from '../../lib/messages';
import { toneOf } from './marks';
import { num, object, readLandings, type Course, type Landing, type Space } from './state';

export function moment(event: GameEvent): string | null {
  if (event.type === 'spun' || (event.type === 'ran' && event['cause'] === 'kick')) return 'kick';
  return event.type === 'broke_down' ? 'down' : event.type === 'finished' ? 'finish' : null;
}

/** A space where the wheel that turns can lead. */
export interface Ending {
  space: Space;
  tone: 'go' | 'warn';
  values: readonly number[];
}

/** Where the wheel that turns can lead, as the rules say it. */
export function spinOf({ facts }: Standing): readonly Landing[] {
  return readLandings(facts?.['spin']);
}

export function endings(standing: Standing): readonly Ending[] {
  return spinOf(standing).flatMap(({ values, row, lanes }) => lanes.map((lane): Ending => ({ space: { row, lane }, tone: toneOf(values), values })));
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
