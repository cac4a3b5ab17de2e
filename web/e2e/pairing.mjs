// Finding a race: two people find each other, bots fill up where nobody comes, and whoever goes is not waited for.

import assert from 'node:assert/strict';
import { accessible } from './axe.mjs';
import { open } from './browser.mjs';
import { Server } from './server.mjs';

const ALONE = 'Nobody else looks for such a race yet.';

function noFaults(...pages) {
  for (const page of pages) assert.deepEqual(page.faults, [], 'the page has no faults');
}

async function fits(page) {
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), 'the page fits the screen');
}

async function choose(page, game) {
  await page.goto('/');
  await page.getByRole('link', { name: 'Find me a race' }).click();
  await page.getByRole('radio', { name: game }).check({ force: true });
}

const begin = (page) => page.getByRole('button', { name: 'Find me a race' });
const status = (page, text) => page.getByRole('status').filter({ hasText: text });

export const pairing = [
  {
    name: 'two people find each other from the home page and race, rated as both wished',
    run: async ({ browser, server }) => {
      const [ada, bea] = [await open(browser, server), await open(browser, server, { width: 390, height: 844, dark: true })];
      for (const page of [ada, bea]) {
        await choose(page, 'Marathon');
        await page.getByLabel('Rated: the result changes ratings').check();
      }
      await accessible(ada, 'find a race');
      await accessible(bea, 'find a race on a phone');
      await fits(bea);
      // By keyboard: the buttons change places under the hand, and somebody who thinks better of it waits no longer.
      await begin(ada).focus();
      await ada.keyboard.press('Enter');
      await status(ada, ALONE).waitFor();
      assert.match((await ada.getByRole('timer').textContent()) ?? '', /^0:[0-3]\d$/, 'one sees when bots fill up');
      await status(ada, /Bots fill up in \d+ seconds at the latest/).waitFor();
      assert.equal(await ada.locator(':focus').textContent(), 'Stop looking');
      await accessible(ada, 'waiting for a race');
      await ada.keyboard.press('Enter');
      await begin(ada).waitFor();
      assert.equal((await ada.locator(':focus').textContent())?.trim(), 'Find me a race');
      await ada.keyboard.press('Enter');
      await status(ada, ALONE).waitFor();
      await begin(bea).click();
      await Promise.all([ada.waitForURL(/\/t\//), bea.waitForURL(/\/t\//)]);
      assert.equal(new URL(ada.url()).pathname, new URL(bea.url()).pathname, 'one table for both');
      for (const page of [ada, bea]) await page.locator('.dock h2').waitFor();
      assert.equal(await ada.locator('ol .rating').count(), 2, 'the race is rated');
      await ada.goBack();
      await ada.locator('.covers').waitFor();
      noFaults(ada, bea);
    },
  },
  {
    name: 'where nobody comes, bots fill up after the time that was shown, and whoever leaves the page is not waited for',
    run: async ({ browser }) => {
      const server = await Server.start(['--bots-fill-after-s', '4']);
      try {
        const [ada, bea] = [await open(browser, server), await open(browser, server)];
        await choose(bea, 'Rowing');
        await begin(bea).click();
        await bea.getByRole('timer').waitFor();
        await bea.getByRole('link', { name: 'Podium' }).first().click();
        await bea.locator('.covers').waitFor();
        await choose(ada, 'Rowing');
        await ada.getByLabel('Seats').selectOption('3');
        await begin(ada).click();
        await status(ada, ALONE).waitFor();
        await ada.getByText('Rowing, 3 seats', { exact: true }).waitFor();
        await ada.waitForURL(/\/t\//);
        await ada.locator('.dock h2').waitFor();
        const info = await ada.evaluate(async () => (await fetch(`/api/tables/${location.pathname.split('/')[2]}`)).json());
        assert.deepEqual(info.seats.map((seat) => seat.status === 'bot').sort(), [false, true, true]);
        assert.equal(new URL(bea.url()).pathname, '/', 'whoever left is left alone');
        noFaults(ada, bea);
      } finally {
        await server.stop();
      }
    },
  },
  {
    name: 'in French on a phone: where bots never fill up one is told so, and the search goes on when the server comes back',
    run: async ({ browser }) => {
      const server = await Server.start(['--bots-fill-after-s', '0']);
      try {
        const page = await open(browser, server, { width: 390, height: 844, locale: 'fr-FR' });
        await page.goto('/find/rowing');
        await page.getByRole('button', { name: 'Trouver une course' }).click();
        const never = status(page, 'Ici, les robots ne complètent pas');
        await never.waitFor();
        await status(page, 'Personne d’autre ne cherche encore une telle course.').waitFor();
        assert.equal(await page.getByRole('timer').count(), 0, 'there is nothing to run down');
        await accessible(page, 'waiting for a race without bots');
        await fits(page);
        await server.kill();
        await status(page, 'Pas de connexion').waitFor();
        await server.run();
        await never.waitFor();
        noFaults(page);
      } finally {
        await server.stop();
      }
    },
  },
];
