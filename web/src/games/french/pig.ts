// What the server says of Pig, in French: it has no picture of its own, so its actions and events are here too.

import type { Parts, Phrases } from '../../lib/phrases';

export const refusals: Phrases = {
  'it is the turn of seat {}': 'C’est à la place {0+} de jouer.',
  'your total is {}; roll first': 'Votre total est {0} ; lancez d’abord.',
};

export const names = {};

export const words: Phrases = {
  'Roll the die': 'Lancer le dé',
  'Hold: score {}': 'Garder : {0} points',
  '{} rolls a 1: the turn\'s total is lost': '{0} fait un 1 : le total du tour est perdu',
  '{} rolls a {}: the total is {}': '{0} fait un {1} : le total est {2}',
  '{} holds: the score is {}': '{0} garde : le score est {1}',
  'The race is over; {} won': 'La course est finie ; {0} gagne',
  Turn: 'À vous de jouer',
};

export const picture: Parts = [
  ['Round #, target #', 'Manche #, objectif #'],
  ['+ # this turn', '+ # ce tour-ci'],
];
