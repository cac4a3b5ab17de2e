// What each kind of event sounds like.

import type { Sounds } from '../../lib/sound';

export const sounds: Sounds = {
  river_laid: null, first_player: 'round', played: 'card', ignored: 'tick', jumped: 'surge', fatigued: 'bad', pile_empty: null, took: 'good', drew: null,
  nothing_to_draw: null, shuffled: 'shuffle', removed: 'good', bear_moved: 'strike', countered: 'good', rolled: 'dice', discarded: 'card', hand_seen: 'card',
  arrived: 'cross', rested: 'good', turn_ended: null, game_over: 'finish',
  moved: (event) => (event['how'] === 'current' ? 'flow' : 'move'),
};
