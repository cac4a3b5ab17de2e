// What is only seen while events are played: the trail of a drift, the die, who has countered. A view keeps none of it.

import type { Told } from '../../lib/messages';
import type { Looking } from '../picture';

export interface Passing {
  trail: { seat: number; hexes: readonly string[] } | null;
  die: { seat: number; value: number; arrow: number } | null;
  countered: readonly number[];
}

export const NOTHING: Passing = { trail: null, die: null, countered: [] };

/** The events since the last card was played. */
function sinceCard(past: readonly Told[]): readonly Told[] {
  const card = past.findLastIndex(({ event }) => event.type === 'played' || event.type === 'jumped' || event.type === 'turn_ended');
  return past.slice(card + 1);
}

/** The hexes of the last salmon that drifts, from where it lay. */
function trailOf(past: readonly Told[], recent: readonly Told[]): Passing['trail'] {
  const drifts = recent.filter(({ event }) => event.type === 'moved' && event['how'] === 'current');
  const seat = drifts.at(-1)?.event['seat'];
  if (typeof seat !== 'number') return null;
  const own = drifts.slice(drifts.findLastIndex(({ event }) => event['seat'] !== seat) + 1);
  const before = past.slice(0, own[0] === undefined ? 0 : past.indexOf(own[0]));
  const from = before.findLast(({ event }) => event.type === 'moved' && event['seat'] === seat);
  return { seat, hexes: [...(from === undefined ? [] : [from]), ...own].map(({ event }) => String(event['to'] ?? '')) };
}

function dieOf(recent: readonly Told[]): Passing['die'] {
  const rolled = recent.findLast(({ event }) => event.type === 'rolled');
  const [seat, value, arrow] = [rolled?.event['seat'], rolled?.event['value'], rolled?.say.with?.['arrow']];
  return typeof seat === 'number' && typeof value === 'number' && typeof arrow === 'number' ? { seat, value, arrow } : null;
}

export function passing(at: Looking): Passing {
  if (at.playing === null) return NOTHING;
  const past = at.past ?? [at.playing];
  const recent = sinceCard(past);
  const countered = recent.filter(({ event }) => event.type === 'countered').map(({ event }) => Number(event['seat']));
  return { trail: trailOf(past, recent), die: dieOf(recent), countered };
}
