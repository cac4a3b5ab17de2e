// What is wide on a phone: the picture as text scrolls within its tab, and the dock says what is written on cards.

import assert from 'node:assert/strict';
import { fromTheList, open, playOn, sitDown } from './browser.mjs';
import { tables as fishing } from './play/fishing.mjs';
import { tables as marathon } from './play/marathon.mjs';

/** Where the cards of a hand are, and at which table there soon are some. */
const HANDS = {
  rowing: { cards: '.cards .card' },
  whitewater: { cards: '.card-button' },
  marathon: { cards: '.kept button', table: { bots: 1, options: { ...marathon.clicks.options, deck: { injury: 20, runners_high: 12 } } } },
  fishing: { cards: '.cards .card', table: fishing.clicks },
  salmon: { cards: '.dockhand .card' },
};

/** Touches what is there as a finger does, also where nothing can be chosen: `tap` would wait until something can. */
async function touch(page, thing) {
  await thing.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await thing.boundingBox();
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}

export const narrow = [
  ...Object.entries(HANDS).map(([game, { cards, table }]) => ({
    name: `${game} on a phone: a tap on a card says its name and what it does`,
    run: async ({ browser, server }) => {
      const page = await open(browser, server, { width: 390, height: 844, phone: true });
      await sitDown(page, game, table);
      const asked = () => page.locator('.dock[data-decision]').waitFor();
      await asked();
      for (let i = 0; i < 60 && (await page.locator(cards).count()) === 0; i++) {
        await playOn(page, fromTheList, 1);
        await asked();
      }
      const hand = await page.locator(cards).evaluateAll((all) => all.map((card) => card.textContent.trim()));
      const kinds = [...new Set(hand)];
      assert.ok(kinds.length > 0 && kinds.every((words) => words !== ''), `a hand: ${hand}`);
      const told = [];
      for (const kind of kinds) {
        await touch(page, page.locator(cards).nth(hand.indexOf(kind)));
        const words = page.locator('.dock .help .card');
        await words.waitFor();
        told.push(await words.textContent());
        assert.match(told.at(-1), /^.{3,}: .{3,}\.$/, kind);
      }
      assert.equal(new Set(told).size, kinds.length, `each card says its own words: ${told}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      assert.ok(wide <= 0, `the page is ${wide} pixels too wide`);
      assert.deepEqual(page.faults, [], 'the page has no faults');
    },
  })),
  {
    name: 'on a phone the whole picture as text can be read by scrolling',
    run: async ({ browser, server }) => {
      const page = await open(browser, server, { width: 390, height: 844, phone: true });
      await sitDown(page, 'marathon');
      await page.locator('.dock .iconic[aria-label="Log"]').click();
      await page.locator('#tab-text').click();
      const text = page.locator('#side-panel pre');
      await text.filter({ hasText: 'lane 6' }).waitFor();
      const size = await text.evaluate((it) => {
        it.scrollLeft = 10_000;
        const box = it.getBoundingClientRect();
        return { right: box.right, wide: it.scrollWidth, shown: it.clientWidth, scrolled: it.scrollLeft };
      });
      assert.ok(size.right <= 390 && size.wide > size.shown, `it stays within the screen: ${JSON.stringify(size)}`);
      assert.ok(Math.abs(size.scrolled + size.shown - size.wide) <= 1, `its end is reached: ${JSON.stringify(size)}`);
      assert.deepEqual(page.faults, [], 'the page has no faults');
    },
  },
];
