// A finished race event by event. A frame is a moment that can be looked at: after an event that is seen or told, or after a
// step as the server knows it. Views of frames are made when they are asked for, and those of the last step are kept.

import { isTold, type Showing } from './looking';
import type { JsonObject, Replay, Standing, Told } from './messages';
import { shots } from './patch';
import { standings, standingsBy } from './standing';

export interface Frame {
  step: number;
  /** How many events of the step have been shown. */
  shown: number;
}

/** How many of the latest events pictures are told. */
const PAST_MAX = 200;

export class Reel {
  readonly frames: readonly Frame[];
  /** The first frame of every step, for finding it. */
  private readonly firsts: readonly number[];
  /** All events in order, and how many there are before each step. */
  private readonly events: readonly Told[];
  private readonly before: readonly number[];
  /** How the race stood after every step. */
  private readonly stood: readonly Standing[];
  private kept: { step: number; views: readonly JsonObject[] } | null = null;

  constructor(
    private readonly replay: Replay,
    private readonly views: readonly JsonObject[],
    showing: Showing,
  ) {
    const frames: Frame[] = [];
    const firsts: number[] = [];
    const before: number[] = [];
    let count = 0;
    replay.steps.forEach(({ events }, step) => {
      firsts.push(frames.length);
      before.push(count);
      count += events.length;
      events.forEach((told, i) => {
        const seen = showing.beat(told.event) > 0 || isTold(showing, told);
        if (seen && i < events.length - 1) frames.push({ step, shown: i + 1 });
      });
      frames.push({ step, shown: events.length });
    });
    this.frames = frames;
    this.firsts = firsts;
    this.before = before;
    this.stood = standingsBy(replay);
    this.events = replay.steps.flatMap((it) => it.events);
  }

  get last(): number {
    return Math.max(0, this.frames.length - 1);
  }

  at(frame: number): Frame {
    return this.frames[Math.max(0, Math.min(this.last, frame))] ?? { step: 0, shown: 0 };
  }

  /** The frame after a whole step. */
  endOf(step: number): number {
    const next = this.firsts[step + 1];
    return next === undefined ? this.last : next - 1;
  }

  /** The frame after this many events of a step, or the next one that is to be seen. */
  find(step: number, shown: number): number {
    const first = this.firsts[step] ?? this.last;
    const found = this.frames.findIndex((it, i) => i >= first && (it.step > step || it.shown >= shown));
    return found === -1 ? this.last : Math.min(found, this.endOf(step));
  }

  view(frame: number): JsonObject {
    const { step, shown } = this.at(frame);
    const after = this.views[step] ?? this.replay.view;
    const before = this.views[step - 1] ?? this.replay.view;
    const played = this.replay.steps[step];
    if (played === undefined || shown >= played.events.length) return after;
    if (shown === 0) return before;
    if (this.kept?.step !== step) this.kept = { step, views: shots(before, played).events };
    return this.kept.views[shown - 1] ?? after;
  }

  standing(frame: number): Standing {
    const { step, shown } = this.at(frame);
    const { [step]: after = this.replay.standing, [step - 1]: before = this.replay.standing } = this.stood;
    const played = this.replay.steps[step];
    if (played === undefined || shown >= played.events.length) return after;
    return standings(before, played).events[shown - 1] ?? before;
  }

  /** The event that led to the frame. */
  told(frame: number): Told | null {
    const { step, shown } = this.at(frame);
    return this.replay.steps[step]?.events[shown - 1] ?? null;
  }

  past(frame: number): readonly Told[] {
    const { step, shown } = this.at(frame);
    const end = (this.before[step] ?? 0) + shown;
    return this.events.slice(Math.max(0, end - PAST_MAX), end);
  }
}
