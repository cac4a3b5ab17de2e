// What a page keeps from race to race: after each the same, whatever was drawn in between.

import assert from 'node:assert/strict';
import { fromTheList, open, playOn, sitDown } from './browser.mjs';
import { byClick as onTheBoard } from './play/rowing.mjs';

/** Drawn things and listeners that are alive once everything that can go has gone. */
export async function alive(page, cdp) {
  // Twice, and with a moment between: what the first sweep lets go may hold other things.
  for (let i = 0; i < 3; i += 1) {
    await cdp.send('HeapProfiler.collectGarbage');
    await page.waitForTimeout(150);
  }
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (name) => metrics.find((it) => it.name === name)?.value ?? 0;
  return { nodes: of('Nodes'), listeners: of('JSEventListeners'), documents: of('Documents'), heap: Math.round(of('JSHeapUsedSize') / 1024) };
}

/** Grown by no more than a few things that any page makes now and then. */
const MORE_NODES = 400;
const MORE_LISTENERS = 40;
const RACES = 3;

const GAMES = [
  { game: 'pig', table: { bots: 1, options: { target: 20 } }, choose: fromTheList },
  { game: 'rowing', table: { bots: 2 }, choose: onTheBoard },
];

export const memory = GAMES.map(({ game, table, choose }) => ({
  name: `${game}: a page keeps nothing from race to race`,
  run: async ({ browser, server }) => {
    const page = await open(browser, server);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable');
    await sitDown(page, game, table);
    const kept = [];
    for (let race = 0; race < RACES; race += 1) {
      await playOn(page, choose);
      await page.locator('main .podium, main .part').first().waitFor();
      await page.getByRole('button', { name: /rematch/i }).click();
      await page.waitForURL('**/t/*');
      await page.locator('.dock[data-decision]').waitFor();
      kept.push(await alive(page, cdp));
    }
    if (process.env.TELL) console.log(game, JSON.stringify(kept));
    const [first] = kept;
    const last = kept.at(-1);
    assert.ok(last.nodes - first.nodes < MORE_NODES, `drawn things: ${JSON.stringify(kept)}`);
    assert.ok(last.listeners - first.listeners < MORE_LISTENERS, `listeners: ${JSON.stringify(kept)}`);
    assert.deepEqual(page.faults, [], 'the page has no faults');
  },
}));
