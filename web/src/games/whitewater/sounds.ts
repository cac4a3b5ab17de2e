// What each kind of event sounds like.

import type { Sounds } from '../../lib/sound';

export const sounds: Sounds = {
  kayak_placed: 'tick', turn_started: null, card_played: 'card', no_card: 'bad', eddied_out: 'good', speed_changed: 'tick', hit_bank: 'crash', hit_rock: 'crash',
  card_drawn: null, card_discarded: 'card', card_recalled: 'card', deck_reshuffled: 'shuffle', token_placed: 'strike', token_removed: 'tick',
  effect_skipped: null, section_crossed: 'tick', event_revealed: 'round', finished: 'cross', game_over: 'finish',
  moved: (event) => (event['how'] === 'rapids' || event['how'] === 'waterfall' ? 'flow' : 'move'),
  hazard: (event) => (event['cleared'] === true ? 'good' : 'bad'),
};
