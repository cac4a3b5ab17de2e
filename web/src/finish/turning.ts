// The turning point: the round from whose end on the later winner was never behind again.

import type { GameEvent, Places, Replay, ReplayStep, Told } from '../lib/messages';
import { standingsBy } from '../lib/standing';
import { roundEnds } from './chart';

export interface Turning {
  /** Null if the winner was in front at the end of every round. */
  round: number | null;
  /** Whether it was the last round. */
  last: boolean;
  winner: number;
  /** Who was in front before. */
  from: readonly number[];
  /** The step with which that round begins, and the one with which it ends. */
  steps: readonly [number, number];
}

/** A shared win has no turning point, nor has a race of one round or one seat. */
export function turningPoint(replay: Pick<Replay, 'standing' | 'steps'>, places: Places): Turning | null {
  const [winner, ...others] = places.winners;
  if (winner === undefined || others.length > 0 || places.places.length < 2) return null;
  const stood = standingsBy(replay).map((it) => it.places);
  const rounds = roundEnds(replay).slice(1);
  if (rounds.length < 2) return null;
  const behind = rounds.findLastIndex(({ step }) => stood[step]?.[winner] !== 1);
  const turn = rounds[behind + 1];
  // Whoever won was in front at the end.
  if (turn === undefined) return null;
  const before = rounds[behind];
  const from = before === undefined ? [] : (stood[before.step] ?? []).flatMap((place, seat) => (place === 1 ? [seat] : []));
  return { round: before === undefined ? null : turn.x, last: turn === rounds.at(-1), winner, from, steps: [before === undefined ? 0 : before.step + 1, turn.step] };
}

/** What befell those in front in that round, at most two of it. */
export function mishaps(steps: readonly ReplayStep[], { from, steps: [first, last] }: Turning, who: (event: GameEvent) => number | null): readonly Told[] {
  const all = steps.slice(first, last + 1).flatMap((step) => step.events);
  return all.filter(({ event }) => from.includes(who(event) ?? -1)).slice(0, 2);
}
