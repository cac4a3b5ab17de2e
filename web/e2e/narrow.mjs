// What is wide on a phone: the picture as text scrolls within its tab.

import assert from 'node:assert/strict';
import { open, sitDown } from './browser.mjs';

export const narrow = [
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
