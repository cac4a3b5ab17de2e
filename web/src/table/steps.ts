// The turn that is being shown, as a line of steps: what the seat has done, one event after the other.

import type { GamePicture, Looking, Step } from '../games/picture';
import type { Told } from '../lib/messages';

const seatOf = ({ event }: Told): number | null => (typeof event['seat'] === 'number' ? event['seat'] : null);

/** The latest events in a row that are one seat's; what is nobody's belongs to it too. */
export function runOf(past: readonly Told[]): readonly Told[] {
  const last = past.findLastIndex((told) => seatOf(told) !== null);
  const seat = past[last] === undefined ? null : seatOf(past[last]);
  const before = past.findLastIndex((told, i) => i < last && seatOf(told) !== null && seatOf(told) !== seat);
  const own = past.slice(before + 1);
  return own.slice(Math.max(0, own.findIndex((told) => seatOf(told) !== null)));
}

export function stepsOf(at: Looking, picture: Pick<GamePicture, 'step' | 'steps'>): readonly Step[] {
  if (at.playing === null) return [];
  const whole = picture.steps?.(at) ?? null;
  if (whole !== null) return whole;
  return runOf(at.past ?? [at.playing]).flatMap((told) => {
    const step = picture.step?.(told, at) ?? null;
    return step === null ? [] : [{ rule: told.rule, ...step }];
  });
}
