// How people choose in rowing: rates, landing marks on the course, cards, tide and surge.

import { decision, hit, keys, oneOf } from '../hands.mjs';

export const kinds = ['rate', 'play', 'tides', 'motivation', 'discard'];

/** A small screen on purpose: the smallest that is promised. */
export const tables = { clicks: { bots: 5 }, keys: { bots: 2 }, taps: { bots: 2, width: 360, height: 740 } };

export async function byClick(page) {
  switch (await decision(page)) {
    case 'rate':
      return oneOf(page, '.rates button:not(.dim)');
    case 'play':
      return oneOf(page, '.mark', { force: true });
    case 'tides':
    case 'motivation':
      return hit(page.locator('.way').first());
    default:
      return undefined;
  }
}

export async function byKeys(page) {
  switch (await decision(page)) {
    case 'rate':
      return keys(page, 'ArrowDown');
    case 'play':
      return keys(page, '1', '2', '3', 's', '1', '2', '3', 's');
    case 'tides':
      return keys(page, 't');
    case 'motivation':
      return keys(page, 'p');
    default:
      return undefined;
  }
}
