// What each kind of event sounds like.

import type { Sounds } from '../../lib/sound';
import { number } from './model';

export const sounds: Sounds = {
  order_rolled: 'dice', order_set: 'round', turn_started: null, delivered: 'good', fuel_curse: 'bad', effect_ended: 'tick', stayed: null, rolled: 'dice', moved: 'move',
  caught: 'surge', dropped_off: 'tick', released: 'bad', deposited: 'good', trip_began: 'round', drew: 'card', played: 'card', attacked: 'strike', bought: 'pay',
  restocked: null, traded_in: 'card', sold: 'good', proposed: 'tick', challenged: 'strike', no_duel: 'tick', chose: null, revealed: 'card', duel_die: 'dice',
  duel_won: 'strike', must_discard: null, discarded: 'card', finished: 'cross', game_over: 'finish',
  answered: (event) => (event['answer'] === 'accept' ? 'good' : 'tick'),
  // What is paid for has a sound of its own.
  pearls: (event) => (event['why'] !== 'square' ? null : number(event['change']) > 0 ? 'good' : 'pay'),
};
