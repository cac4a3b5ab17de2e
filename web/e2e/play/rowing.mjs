// How people choose in rowing: rates, landing marks on the course, cards, tide and surge.

import { decision, hit, keys, oneOf } from '../hands.mjs';

export const axe = true;

export const kinds = ['rate', 'play', 'tides', 'motivation', 'discard'];

/** A small screen on purpose: the smallest that is promised. */
export const tables = { clicks: { bots: 5 }, keys: { bots: 2 }, taps: { bots: 2, width: 360, height: 740 } };

/** A landing mark on the course; with none in sight, behind the finish line, the cards one by one. */
async function cards(page) {
  const ready = page.locator('.confirm button.btn.go:enabled');
  await oneOf(page, 'g.mark', { force: true });
  for (const card of await page.locator('.cards .card').all()) {
    if ((await ready.count()) > 0) return;
    await hit(card);
  }
}

export async function byClick(page) {
  switch (await decision(page)) {
    case 'rate':
      return oneOf(page, '.rates button:not(.dim)');
    case 'play':
      return cards(page);
    case 'tides':
    case 'motivation':
      return hit(page.locator('.answers .btn').first());
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
