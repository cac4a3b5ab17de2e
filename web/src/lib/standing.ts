// How a race stands: the round, the place of every seat, and what else pictures show, as the rules say it. Nothing here is worked out from a view.

import type { Replay, Standing, Told } from './messages';

/** Before the server has said it. */
export const UNTOLD: Standing = { round: 0, places: [] };

/** After each event of a step, and when the step is over. */
export interface Standings {
  events: readonly Standing[];
  after: Standing;
}

export function standings(before: Standing, step: { readonly events: readonly Told[]; readonly standing?: Standing | null }): Standings {
  let now = before;
  const events = step.events.map(({ round, places, facts }) => (now = { round: round ?? now.round, places: places ?? now.places, ...joined(now, facts) }));
  const { standing } = step;
  return { events, after: standing == null ? now : { ...standing, ...joined(now, standing.facts) } };
}

/** The facts that were told last, by name. */
function joined(now: Standing, told: Standing['facts']): Pick<Standing, 'facts'> {
  return now.facts === undefined && told === undefined ? {} : { facts: { ...now.facts, ...told } };
}

/** After every step of a replay; the first one is the set-up. */
export function standingsBy({ standing, steps }: Pick<Replay, 'standing' | 'steps'>): readonly Standing[] {
  let now = standing;
  return steps.map((step, i) => (i === 0 ? now : (now = standings(now, step).after)));
}

/** The seats from first to last, level ones by their numbers. */
export function inOrder({ places }: Standing): readonly number[] {
  return places.map((place, seat) => ({ place, seat })).sort((a, b) => a.place - b.place || a.seat - b.seat).map(({ seat }) => seat);
}
