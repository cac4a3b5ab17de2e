// The steps of a maneuver, as buttons.

import type { Choice } from '../../lib/messages';
import type { Looking } from '../picture';
import { choiceOf, readForecast, spaceName, tripOf, type View } from './model';
import { placeOf } from './tracks';
import { w } from './words';

export interface Step {
  /** Spaces, to the left below 0. */
  n: number;
  dir: 'left' | 'right';
  /** Null if it is not possible. */
  found: Choice | null;
  label: string;
  /** Where it ends, or what ends the maneuver before it. */
  note: string;
  hurt: boolean;
}

/** The steps from left to right, as many as the maneuver may have. */
export function stepsOf(at: Looking, view: View): Step[] {
  if (at.decision !== 'maneuver') return [];
  const stay = choiceOf(at.legal, { type: 'stay' });
  const hindered = stay === null ? [] : readForecast(stay).hindered;
  const max = view.open?.max ?? 0;
  return Array.from({ length: 2 * max + 1 }, (_, i) => i - max).map((n): Step => {
    const dir = n < 0 ? 'left' : 'right';
    const found = n === 0 ? stay : choiceOf(at.legal, { type: 'maneuver', dir, spaces: Math.abs(n) });
    const trip = found === null ? null : tripOf(readForecast(found).now, at.seat);
    const end = found === null ? null : placeOf(at, view, found);
    const by = hindered.find((it) => it.dir === dir)?.by;
    return {
      n, dir, found, label: n === 0 ? w('hand-stay') : n < 0 ? `← ${-n}` : `${n} →`,
      note: end !== null ? spaceName(end) : by === undefined ? '' : w(`hindrance-${by}`), hurt: trip !== null && trip.cardsLost > 0,
    };
  });
}
