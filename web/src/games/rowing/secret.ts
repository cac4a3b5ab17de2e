// RW-022: what the viewer has chosen in secret.

import type { Looking } from '../picture';
import { readView } from './model';

export interface Secret {
  rate: number | null;
  cards: readonly string[];
}

/**
 * What lies face down for the others: a rate until all have chosen, cards until they have been shown. Those of another boat may be shown
 * long before, and what it is asked then is another phase.
 */
export function secretOf(at: Looking): Secret | null {
  const view = readView(at.view);
  const own = at.seat === null ? undefined : view.boats[at.seat];
  if (at.decision !== null || own === undefined) return null;
  const event = at.playing?.event;
  const lies = !own.revealed || (event?.type === 'revealed' && event['seat'] === at.seat);
  const secret = { rate: view.phase === 'rate' ? own.chosen : null, cards: lies ? (own.played ?? []) : [] };
  return secret.rate === null && secret.cards.length === 0 ? null : secret;
}
