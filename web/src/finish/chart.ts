// The race as lines: a figure of every seat at the end of every round.

import type { GamePicture, Measure } from '../games/picture';
import type { GameEvent, JsonObject, Replay, Told } from '../lib/messages';
import { shots } from '../lib/patch';
import { standingsBy } from '../lib/standing';

export interface Point {
  /** The round. */
  x: number;
  y: number;
  /** The step at which the replay shows it. */
  step: number;
}

export interface Line {
  seat: number;
  points: readonly Point[];
}

/** A round, and the step with which it ends. */
export interface RoundEnd {
  x: number;
  step: number;
}

/** The ends of the rounds in order, the start first. */
export function roundEnds(replay: Pick<Replay, 'standing' | 'steps'>): readonly RoundEnd[] {
  const ends = new Map(standingsBy(replay).map(({ round }, step) => [round, step]));
  const marks = [...ends].map(([x, step]) => ({ x, step })).sort((a, b) => a.step - b.step);
  return [{ x: 0, step: 0 }, ...marks.filter((mark) => mark.x > 0)];
}

/** The step at which each seat came home; null for one that did not. */
export function arrivals(replay: Pick<Replay, 'steps' | 'scenery'>, marks: GamePicture['marks'], seats: number): (number | null)[] {
  return Array.from({ length: seats }, (_, seat) => {
    const step = replay.steps.findIndex((it) => it.events.some(({ event }) => event['seat'] === seat && marks?.(event, replay.scenery) === 'finish'));
    return step === -1 ? null : step;
  });
}

/** `homes`: the step at which each seat came home. */
export function lines(replay: Replay, views: readonly JsonObject[], measure: Measure, homes: readonly (number | null)[]): Line[] {
  const [ends, { scenery }] = [roundEnds(replay), replay];
  const last = views.at(-1) ?? {};
  return homes.map((home, seat) => {
    const points = ends.flatMap(({ x, step }): Point[] => {
      const view = views[step];
      const y = view === undefined ? null : measure.of(view, seat, last, scenery);
      return y === null ? [] : [{ x, y, step }];
    });
    if (measure.whole === true || home === null) return { seat, points };
    // Whoever stands still goes on racing; after the finish nothing changes any more, and the line ends.
    const rest = points.findLastIndex((point, i) => i === 0 || point.step < home || point.y !== points[i - 1]?.y);
    const end = Math.max(rest, points.findIndex((point) => point.step >= home));
    return { seat, points: points.slice(0, end + 1) };
  });
}

/** Whole round numbers from below the least to above the most. */
export function ticks(least: number, most: number, about = 5): number[] {
  const span = Math.max(1, most - least);
  const raw = span / about;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].map((k) => k * power).find((k) => k >= raw && k >= 1) ?? power;
  const first = Math.floor(least / step) * step;
  const count = Math.ceil((most - first) / step) + 1;
  return Array.from({ length: count }, (_, i) => first + i * step);
}

/** Something that threw a seat back: a crab, a fall, a breakdown. */
export interface Setback {
  seat: number;
  told: Told;
  step: number;
  /** Between the ends of two rounds. */
  x: number;
  /** The figure just before it. */
  y: number;
  /** How much of the figure the step cost; 0 where it cost something else. */
  loss: number;
  /** How often it happened in the step. */
  times: number;
}

/** The seat that an event throws back. */
export function thrownBack(picture: Pick<GamePicture, 'marks' | 'setback'>, event: GameEvent, scenery: JsonObject): number | null {
  if (picture.setback !== undefined) return picture.setback(event);
  const seat = event['seat'];
  return picture.marks?.(event, scenery) === 'bad' && typeof seat === 'number' ? seat : null;
}

/** More marks than these hide the lines: those that cost most are kept, one per seat and round. */
const SETBACKS_MAX = 10;

export function setbacks(replay: Replay, views: readonly JsonObject[], measure: Measure, who: (event: GameEvent) => number | null): Setback[] {
  const ends = roundEnds(replay);
  const last = views.at(-1) ?? {};
  const worst = new Map<string, Setback>();
  replay.steps.forEach((played, step) => {
    if (!played.events.some(({ event }) => who(event) !== null)) return;
    const before = views[step - 1] ?? replay.view;
    const seen = shots(before, played);
    played.events.forEach((told, i) => {
      const seat = who(told.event);
      if (seat === null) return;
      const y = measure.of(seen.events[i - 1] ?? before, seat, last, replay.scenery);
      if (y === null) return;
      const after = measure.of(seen.after, seat, last, replay.scenery);
      const [x, round] = between(ends, step);
      const key = `${seat} ${round}`;
      const loss = after === null ? 0 : Math.max(0, y - after);
      if (loss > (worst.get(key)?.loss ?? -1)) worst.set(key, { seat, told, step, x, y, loss, times: played.events.filter((it) => it.say.id === told.say.id && who(it.event) === seat).length });
    });
  });
  const kept = [...worst.values()].sort((a, b) => b.loss - a.loss || a.step - b.step).slice(0, SETBACKS_MAX);
  return kept.sort((a, b) => a.step - b.step);
}

/** Where a step lies between the ends of two rounds, and in which round. */
function between(ends: readonly RoundEnd[], step: number): [x: number, round: number] {
  const next = ends.findIndex((end, i) => i > 0 && end.step >= step);
  const [before, after] = [ends[next - 1], ends[next]];
  if (before === undefined || after === undefined) return [ends.at(-1)?.x ?? 0, ends.at(-1)?.x ?? 0];
  return [before.x + ((after.x - before.x) * (step - before.step)) / Math.max(1, after.step - before.step), after.x];
}
