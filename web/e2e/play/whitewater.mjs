// How people choose in Whitewater Rush: cards of the hand, rings and dots on the river, answers in the dock.

import { decision, hit, keys, oneOf, throwDice } from '../hands.mjs';

export const axe = true;

export const kinds = ['start', 'play', 'respond', 'maneuver', 'discard', 'rock_side', 'choose', 'place', 'recall'];

/** Boulder Garden has the Rocks, Twin Falls the drops; with one rival there are more own turns in the same time. */
export const tables = {
  clicks: { bots: 2, options: { segments: ['B'] } },
  keys: { bots: 1, options: { segments: ['A', 'B'] } },
  taps: { bots: 1, options: { segments: ['B', 'D'] } },
};

export async function byClick(page) {
  switch (await decision(page)) {
    case 'start':
    case 'rock_side':
    case 'place':
      return oneOf(page, '.target');
    case 'maneuver':
      return oneOf(page, throwDice(page, 2) === 0 ? '.target' : '.step:not(.off)');
    case 'respond':
      return hit(page.locator('.answers button').nth(throwDice(page, 6) === 0 ? 0 : 1));
    case 'choose':
      return oneOf(page, '.way');
    case 'play': {
      // The first card is Advance River if there is one; the last is Recall or Spot Hazard, if there is one.
      const cards = page.locator('.card-button');
      return hit(throwDice(page, 3) === 0 ? cards.first() : cards.last());
    }
    case 'discard':
    case 'recall':
      return oneOf(page, '.card-button:enabled');
    default:
      return undefined;
  }
}

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

export async function byKeys(page) {
  switch (await decision(page)) {
    case 'start':
    case 'rock_side':
    case 'choose':
      return keys(page, ARROWS[throwDice(page, 2)]);
    case 'place':
      return keys(page, 'ArrowUp', ...Array.from({ length: 5 }, () => ARROWS[throwDice(page, 4)]));
    case 'maneuver':
      return keys(page, throwDice(page, 4) === 0 ? '0' : ARROWS[throwDice(page, 2)]);
    case 'respond':
      return keys(page, throwDice(page, 6) === 0 ? 'e' : 'p');
    case 'play':
      return throwDice(page, 8) === 0 ? keys(page, 'e') : keys(page, throwDice(page, 3) === 0 ? '1' : 'ArrowLeft');
    case 'discard':
    case 'recall':
      return keys(page, ARROWS[throwDice(page, 2)]);
    default:
      return undefined;
  }
}
