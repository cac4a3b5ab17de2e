// What each kind of event sounds like.

import type { Sound, Sounds } from '../../lib/sound';

/** The crab itself was heard. */
const MOVES: Record<string, Sound | null> = { cards: 'move', tides: 'flow', motivation: 'surge', crab: null };

export const sounds: Sounds = {
  lanes_drawn: null, round_start: 'round', rate_chosen: null, rate_set: 'tick', paid: 'pay', cards_chosen: null, revealed: 'card', cluttered: 'bad',
  flipped: 'card', shuffled: 'shuffle', discarded: 'card', checked: 'tick', crab: 'crash', cooled: 'good', drew: null, crossed_finish: 'cross', placed: null,
  race_over: 'finish',
  moved: (event) => MOVES[String(event['cause'])] ?? null,
};
