// What each kind of event sounds like.

import type { Sounds } from '../../lib/sound';

export const sounds: Sounds = {
  rolled: 'dice', placed: 'tick', race_started: 'round', turn_started: null, turn_skipped: 'bad', stood: null, landed: 'tick', shuffled: 'shuffle', drew: 'card',
  no_card: null, kept: null, returned: 'card', broke_down: 'crash', turn_owed: 'bad', healed: 'good', next_speed: null, spun: 'spin', caught_up: 'surge',
  negated: 'good', discarded: null, turn_ended: null, finished: 'cross', game_over: 'finish',
  boosted: (event) => (Number(event['cost'] ?? 0) > 0 ? 'surge' : null),
  ran: (event) => (event['back'] === true ? 'bad' : 'move'),
  stamina: (event) => (Number(event['change'] ?? 0) < 0 ? 'pay' : 'good'),
};
