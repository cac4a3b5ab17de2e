// How long what happens is shown: everything between two decisions of the viewer's in six seconds at usual speed, whatever the number
// of seats and events. The server's clocks stand still for as long (docs/decisions/072).

import type { Showing } from './looking';
import type { Scene } from './race';

/** How long all moves between two decisions of the viewer's are shown at most, at usual speed. */
export const ROUND_MS = 6000;
/** How long the server's clocks stand still for a step; for all that is to be shown, as long as a round. */
const STEP_MS = 1500;
/** How much earlier than those clocks run all has been shown: for the way of the messages, and timers that are late. */
const AHEAD_MS = 200;
/** What would be shown for a shorter time could not be seen: it is shown together with what comes next. */
export const LEAST_MS = 60;
/** How much more of its time a great moment keeps than other events, where time is short. */
const WEIGHT = 3;

/** An event that is to be shown. */
export interface Wish {
  /** For how long, if there were time enough. */
  ms: number;
  /** Whether it is one of the moments of a race: a crab, a spin, a duel. */
  great: boolean;
}

const known = new WeakMap<Scene, readonly Wish[]>();

/** What a scene would like to be shown for, `pace` times faster than others. */
export function wishesOf(scene: Scene, showing: Showing, pace: number): readonly Wish[] {
  const found = known.get(scene);
  if (found !== undefined) return found;
  const wishes = scene.events.map(({ event }): Wish => ({ ms: showing.beat(event) / pace, great: (showing.moment?.(event) ?? null) !== null }));
  known.set(scene, wishes);
  return wishes;
}

/** For how long each event is shown, so that all together take no more than `room_ms`. */
export function shares(wishes: readonly Wish[], room_ms: number): readonly number[] {
  const sum = (great: boolean) => wishes.reduce((total, wish) => (wish.great === great ? total + wish.ms : total), 0);
  const great = sum(true);
  let common = sum(false);
  const room = Math.max(0, room_ms);
  let scale = scaleOf(common, great, room);
  // The smallest of the common events are left out until what remains can be seen.
  const left = new Set<Wish>();
  for (const wish of wishes.filter((it) => !it.great && it.ms > 0).sort((one, other) => one.ms - other.ms)) {
    if (wish.ms * scale >= Math.min(LEAST_MS, wish.ms)) break;
    left.add(wish);
    common -= wish.ms;
    scale = scaleOf(common, great, room);
  }
  return wishes.map((wish) => (left.has(wish) ? 0 : Math.floor(wish.ms * (wish.great ? Math.min(1, WEIGHT * scale) : scale))));
}

/** The part of its time that a common event gets, at most all of it. */
function scaleOf(common: number, great: number, room_ms: number): number {
  if (common + great <= room_ms) return 1;
  // Great moments in full, as long as the others keep a third.
  const beside = common === 0 ? 0 : (room_ms - great) / common;
  return WEIGHT * beside >= 1 ? beside : room_ms / (common + WEIGHT * great);
}

/** How long the server's clocks still stand still for what this device has heard. */
export class Standstill {
  private until_ms = 0;

  /** One more step is to be shown. */
  heard(now_ms: number): void {
    this.until_ms = Math.min(Math.max(this.until_ms, now_ms) + STEP_MS, now_ms + ROUND_MS);
  }

  left(now_ms: number): number {
    return Math.max(0, this.until_ms - AHEAD_MS - now_ms);
  }
}

/** What of a round has been shown, and how much time is left for the rest. */
export class Round {
  private left = ROUND_MS;
  private readonly seen = new Set<number>();

  /** Time for all that happens until the viewer's next decision. */
  begin(): void {
    this.left = ROUND_MS;
    this.seen.clear();
  }

  /** Whether everybody has had a move: it comes back to the seat that began, though others have moved since. */
  isOver(by: number): boolean {
    return this.seen.size > 1 && [...this.seen][0] === by;
  }

  /**
   * For how long the first of the wishes is shown at usual speed; the others are all else that is known to have happened, done by the
   * seats `by`. Where more is to come, `others` are the other seats at the table, and those that have not moved yet keep their share.
   * All that is known takes no more than `most_ms`.
   */
  take(wishes: readonly Wish[], by: readonly number[], others: readonly number[] | null, most_ms = Infinity): number {
    const ms = shares(wishes, Math.min(most_ms, others === null ? this.left : this.room(by, others)))[0] ?? 0;
    this.left -= ms;
    const [first] = by;
    if (first !== undefined) this.seen.add(first);
    return ms;
  }

  /** Something was shown for longer than it was to be, as on a device that has much to do: what follows makes up for it. */
  overran(ms: number): void {
    this.left -= Math.max(0, ms);
  }

  private room(by: readonly number[], others: readonly number[]): number {
    const waiting = others.filter((seat) => !by.includes(seat) && !this.seen.has(seat)).length;
    const kept = (waiting * ROUND_MS) / (others.length + 1);
    // Somebody with several moves must not be left with nothing for the last.
    return waiting === 0 ? this.left / 2 : Math.max(this.left - kept, this.left / 2 / (waiting + 1));
  }
}
