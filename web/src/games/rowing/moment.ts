// The great moments of rowing, and the steps of a turn, as the events tell them.

import type { GameEvent, Told, Value } from '../../lib/messages';
import { actingSeats } from '../../lib/looking';
import type { Looking, Step } from '../picture';
import { faceOf, readCourse, type Course } from './model';
import { capital } from '../../lib/words.svelte';
import { cardName, lineName, metres, phaseName, w } from './words';

/** A crab that is being caught: what was owed at which line, and where it leads back to. */
export interface Crab {
  seat: number;
  line: string;
  pace: number;
  limit: number;
  /** What was owed, and how much of it could be paid. */
  cost: number;
  paid: number;
  suffering: number;
  /** What a crab brings into the hand. */
  card: Value;
  /** The way back, once the boat is on it. */
  way: { from: number; to: number } | null;
  /** Where, in a sentence: "at 1500 m". */
  where: Value;
  rules: readonly string[];
}

const n = (event: GameEvent | undefined, key: string): number => Number(event?.[key] ?? 0);

export function moment(event: GameEvent): string | null {
  if (event.type === 'crab' || (event.type === 'moved' && event['cause'] === 'crab')) return 'crab';
  return event.type === 'crossed_finish' ? 'finish' : null;
}

/** The crab that the playing event is part of: from the crab itself until the rate falls. */
export function crabOf({ playing, past }: { playing: Told | null; past?: readonly Told[] }): Crab | null {
  const event = playing?.event;
  if (playing === null || event === undefined || (moment(event) !== 'crab' && event.type !== 'rate_set')) return null;
  const own = (past ?? [playing]).filter((told) => told.event['seat'] === event['seat']);
  const last = own.findLastIndex((told) => told.event.type === 'crab');
  const [crab, after] = [own[last], own.slice(last + 1)];
  if (crab === undefined || after.some((told) => moment(told.event) === null && told.event.type !== 'rate_set')) return null;
  const at = own.findLastIndex((told, i) => i < last && told.event.type === 'checked' && told.event['line'] === crab.event['line']);
  const checked = own[at]?.event;
  const paid = own.slice(at + 1, last).filter((told) => told.event.type === 'paid').reduce((sum, told) => sum + n(told.event, 'amount'), 0);
  const back = after.find((told) => told.event.type === 'moved');
  return {
    seat: n(crab.event, 'seat'), line: String(crab.event['line']), pace: n(checked, 'pace'), limit: n(checked, 'limit'), cost: n(checked, 'cost'), paid,
    suffering: n(crab.event, 'suffering'), card: crab.say.with?.['card'] ?? '', way: back === undefined ? null : { from: n(back.event, 'from'), to: n(back.event, 'to') },
    where: crab.say.with?.['at'] ?? '', rules: [crab.rule, ...(back === undefined ? [] : [back.rule])],
  };
}

/** The boat that the playing event is about, for a board that shows only a part of the course. Rates are shown for all boats at once. */
export function followed(at: Pick<Looking, 'playing' | 'past' | 'deciding'>): number | null {
  return at.playing === null || at.playing.event.type === 'rate_set' ? null : (actingSeats(at)[0] ?? null);
}

/** A crab in words: the amounts, and what comes of it. */
export function crabWords(crab: Crab, course: Course): { amount: string; lines: readonly string[] } {
  const { way } = crab;
  const over = w('moment-over', { pace: crab.pace, limit: crab.limit, where: crab.where });
  const gained = w('moment-suffering', { n: crab.suffering, card: crab.card });
  const back = way === null ? gained : w(way.from > course.spaces ? 'moment-back-no-finish' : 'moment-back', { place: metres(course, way.to) });
  return { amount: w('moment-owes', { cost: crab.cost, paid: crab.paid }), lines: [over, back] };
}

/** One event of a turn as a step of it. */
export function step({ event }: Told, at: Looking): Step | null {
  const course = readCourse(at.scenery);
  const suffering = course.faces.find((face) => face.flips > 0) ?? null;
  const between = `${n(event, 'from')} → ${n(event, 'to')}`;
  switch (event.type) {
    case 'rate_set':
      return event['from'] === event['to'] ? null : { title: phaseName('rate'), figure: between, detail: '', tone: n(event, 'to') < n(event, 'from') ? 'plain' : 'go' };
    case 'revealed': {
      const faces = (Array.isArray(event['cards']) ? event['cards'] : []).map((card) => faceOf(course, String(card)));
      const sum = faces.reduce((total, face) => total + (face?.pace ?? 0), 0);
      const figure = faces.map((face) => (face === null || face.flips > 0 ? '?' : face.pace)).join('+');
      return { title: phaseName('reveal'), figure, detail: faces.some((face) => (face?.flips ?? 0) > 0) ? '' : w('picture-boat-pace', { pace: sum }), tone: 'plain' };
    }
    case 'flipped':
      return { title: w('step-flip'), figure: `+${faceOf(course, String(event['card']))?.pace ?? 0}`, detail: '', tone: 'plain' };
    case 'moved': {
      const cause = String(event['cause']);
      const title = cause === 'cards' ? w('step-row') : cause === 'crab' ? w('step-back') : phaseName(cause);
      return { title, figure: between, detail: metres(course, n(event, 'to')), tone: cause === 'crab' ? 'stop' : cause === 'cards' ? 'plain' : 'water' };
    }
    case 'checked':
      return {
        title: lineName(course, String(event['line'])), figure: `${n(event, 'pace')} / ${n(event, 'limit')}`,
        detail: n(event, 'cost') === 0 ? w('outlook-free') : w('step-owes', { cost: n(event, 'cost') }), tone: n(event, 'cost') === 0 ? 'go' : 'warn',
      };
    case 'paid':
      return { title: w('step-pays'), figure: `−${n(event, 'amount')}`, detail: w('measure-stamina'), tone: 'warn' };
    case 'crab':
      return { title: capital(w('thing-crab')), figure: `+${n(event, 'suffering')}`, detail: suffering === null ? '' : cardName(suffering), tone: 'stop' };
    case 'cooled':
      return { title: w('step-cools'), figure: `+${n(event, 'amount')}`, detail: w('measure-stamina'), tone: 'go' };
    case 'crossed_finish':
      return { title: w('line-finish'), figure: String(n(event, 'space')), detail: w('outlook-home-certain'), tone: 'go' };
    default:
      return null;
  }
}
