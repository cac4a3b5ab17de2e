// How people choose in the marathon: the die, tiles for stamina, rings on the road, two buttons for RUNNER'S HIGH.

import { decision, hit, keys, oneOf, throwDice } from '../hands.mjs';

export const axe = true;

export const kinds = ['start_roll', 'place', 'roll', 'boost', 'run', 'catch_up', 'high'];

/**
 * A road like a chessboard: behind every runner lie two spaces, so that CATCH UP asks; nearly all are EVENTs, and the deck
 * deals only cards that ask something.
 */
const chess = ['......', '......', ...Array.from({ length: 34 }, (_, i) => (i % 2 === 0 ? 'E#E#E#' : i % 5 === 0 ? '#K#E#K' : '#E#E#E'))];
const own = { course: { id: 'chess', name: 'Chess Road', rows: chess }, deck: { runners_high: 10, catch_up: 8, headwind: 14 } };
/** The other bots roll first, so that the rolled place is often taken. */
export const tables = {
  clicks: { bots: 4, options: { ...own, first_roller: 1 } },
  keys: { bots: 4, options: { ...own, first_roller: 1 } },
  taps: { bots: 3, options: { course: 'tenk', first_roller: 1 } },
};

export async function byClick(page) {
  switch (await decision(page)) {
    case 'start_roll':
    case 'roll':
      return hit(page.locator('.hand .roll'));
    case 'place':
    case 'run':
    case 'catch_up':
      return oneOf(page, '.ring');
    case 'boost':
      return oneOf(page, '.tiles button');
    case 'high':
      return oneOf(page, '.answers .btn');
    default:
      return undefined;
  }
}

export async function byKeys(page) {
  switch (await decision(page)) {
    case 'start_roll':
    case 'roll':
      return keys(page, 'Space');
    case 'place':
    case 'run':
    case 'catch_up':
      return keys(page, ...(throwDice(page, 2) === 0 ? ['1', '2', '3', '4', '5', '6'] : ['ArrowDown']));
    case 'boost':
      return keys(page, ['-', '0', '+', 'r', 'ArrowRight'][throwDice(page, 5)]);
    case 'high':
      return keys(page, throwDice(page, 3) === 0 ? 'k' : 'h');
    default:
      return undefined;
  }
}
