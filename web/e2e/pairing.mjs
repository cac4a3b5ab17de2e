// Finding a race: two people find each other, and bots fill up where nobody comes.

import assert from 'node:assert/strict';
import { accessible } from './axe.mjs';
import { open } from './browser.mjs';
import { Server } from './server.mjs';

function noFaults(page) {
  assert.deepEqual(page.faults, [], 'the page has no faults');
}

async function look(page, game) {
  await page.goto('/');
  await page.getByRole('link', { name: 'Find me a race' }).click();
  await page.getByRole('radio', { name: game }).check({ force: true });
}

export const pairing = [
  {
    name: 'two people find each other from the home page and race, rated as both wished',
    run: async ({ browser, server }) => {
      const [ada, bea] = [await open(browser, server), await open(browser, server, { width: 390, height: 844, dark: true })];
      for (const page of [ada, bea]) {
        await look(page, 'Marathon');
        await page.getByLabel('Rated: the result changes ratings').check();
      }
      await accessible(ada, 'find a race');
      await accessible(bea, 'find a race on a phone');
      assert.ok(await bea.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), 'the page fits a phone');
      await ada.getByRole('button', { name: 'Find me a race' }).click();
      await ada.getByText('Nobody else waits for this race yet.').waitFor();
      assert.match((await ada.locator('.left').textContent()) ?? '', /^0:[0-3]\d$/, 'one sees when bots fill up');
      await accessible(ada, 'waiting for a race');
      // Somebody who thinks better of it waits no longer.
      await ada.getByRole('button', { name: 'Stop looking' }).click();
      await ada.getByRole('button', { name: 'Find me a race' }).click();
      await ada.getByText('Nobody else waits for this race yet.').waitFor();
      await bea.getByRole('button', { name: 'Find me a race' }).click();
      await Promise.all([ada.waitForURL(/\/t\//), bea.waitForURL(/\/t\//)]);
      assert.equal(new URL(ada.url()).pathname, new URL(bea.url()).pathname, 'one table for both');
      await ada.locator('.dock h2').waitFor();
      await bea.locator('.dock h2').waitFor();
      assert.equal(await ada.locator('ol .rating').count(), 2);
      noFaults(ada);
      noFaults(bea);
    },
  },
  {
    name: 'where nobody comes, bots fill up after the time that was shown; whoever leaves the page is not waited for',
    run: async ({ browser }) => {
      const server = await Server.start(['--bots-fill-after-s', '3']);
      try {
        const [ada, bea] = [await open(browser, server), await open(browser, server)];
        await look(bea, 'Rowing');
        await bea.getByRole('button', { name: 'Find me a race' }).click();
        await bea.locator('.left').waitFor();
        await bea.getByRole('link', { name: 'Podium' }).first().click();
        await bea.locator('.covers').waitFor();
        await look(ada, 'Rowing');
        await ada.getByLabel('Seats').selectOption('3');
        await ada.getByRole('button', { name: 'Find me a race' }).click();
        await ada.getByText('Nobody else waits for this race yet.').waitFor();
        await ada.waitForURL(/\/t\//);
        await ada.locator('.rates').waitFor();
        assert.equal(await ada.locator('ol[aria-label] li').count(), 3);
        assert.equal(new URL(bea.url()).pathname, '/', 'whoever left is left alone');
        noFaults(ada);
        noFaults(bea);
      } finally {
        await server.stop();
      }
    },
  },
];
