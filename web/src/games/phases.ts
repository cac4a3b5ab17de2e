// The phases of a turn as the scenery of a game lists them: which decisions and events belong to which.

import { list, object, text, texts } from '../lib/json';
import type { GameEvent, Json, JsonObject } from '../lib/messages';
import { once } from '../lib/once';
import type { Phase } from './picture';

export interface PhaseSign {
  id: string;
  decisions: readonly string[];
  events: readonly string[];
  /** If there are any, only what has one of these causes belongs to it. */
  causes: readonly string[];
  /** Whether a turn may do without it. */
  maySkip: boolean;
  /** Whether it has everything that no other phase names. */
  rest: boolean;
}


export const readPhases = once((scenery: JsonObject): readonly PhaseSign[] => {
  return list(scenery['phases']).map(object).map((sign) => ({
    id: text(sign['id']),
    decisions: texts(sign['decisions']),
    events: texts(sign['events']),
    causes: texts(sign['causes']),
    maySkip: sign['may_skip'] === true,
    rest: sign['rest'] === true,
  }));
});

const fits = (sign: PhaseSign, cause: Json | undefined) => sign.causes.length === 0 || typeof cause !== 'string' || sign.causes.includes(cause);
const orRest = (signs: readonly PhaseSign[], found: PhaseSign | undefined) => (found ?? signs.find((sign) => sign.rest))?.id ?? null;

/** The phase of a decision; null if none has it. */
export function phaseOfDecision(signs: readonly PhaseSign[], decision: string, cause?: Json): string | null {
  return orRest(signs, signs.find((sign) => sign.decisions.includes(decision) && fits(sign, cause)));
}

/** The phase of what happened; null if none has it. */
export function phaseOfEvent(signs: readonly PhaseSign[], event: GameEvent): string | null {
  return orRest(signs, signs.find((sign) => sign.events.includes(event.type) && fits(sign, event['cause'])));
}

/** All phases of a turn, with the one that is now; none if it is none of them. */
export function strip(signs: readonly PhaseSign[], now: string | null, label: (id: string) => string): Phase[] {
  const at = signs.findIndex((sign) => sign.id === now);
  if (at < 0) return [];
  return signs.map(({ id, maySkip }, i) => ({ key: id, label: label(id), state: i === at ? 'now' : i > at ? 'ahead' : maySkip ? 'skipped' : 'done' }));
}
