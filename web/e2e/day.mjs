// The race of the day: one try, closed before it and open after it, with results, a streak, and promises.

import assert from 'node:assert/strict';
import { accessible } from './axe.mjs';
import { fromTheList, open, playOn } from './browser.mjs';

function noFaults(page) {
  assert.deepEqual(page.faults, [], 'the page has no faults');
}

const text = async (locator) => ((await locator.textContent()) ?? '').replace(/\s+/g, ' ').trim();
/** The cells of a line. */
const cells = async (line) => (await line.locator('th, td').allTextContents()).map((it) => it.trim()).join(' | ');
/** Tests share a server, and one that is tried again meets those of before: nobody has the same name twice. */
const unique = (name) => `${name} ${Date.now() % 100_000}`;
const fitsPhone = (page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
const get = (page, path) => page.evaluate((path) => fetch(path).then(async (it) => ({ status: it.status, body: await it.json() })), path);
const post = (page, path, body) =>
  page.evaluate(
    ([path, body]) => fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }).then((it) => it.json()),
    [path, body],
  );

/** Somebody who gives up today's race in a game at once. */
async function givesUp(page, name, game) {
  await page.goto('/');
  await post(page, '/api/me', { name });
  const { table } = await post(page, `/api/day/${game}`, {});
  await post(page, `/api/tables/${table.id}/close`, {});
  return table.id;
}

export const day = [
  {
    name: 'race of the day: begun from its page, raced once, then results, replays and a streak; the seed stays closed',
    run: async ({ browser, server }) => {
      const other = await open(browser, server);
      const bea = unique('Bea');
      const theirs = await givesUp(other, bea, 'rowing');
      const page = await open(browser, server);
      await page.goto('/');
      await page.getByRole('link', { name: 'Race of the day' }).first().click();
      await page.goto('/day/rowing');
      await page.locator('#today .left').waitFor();
      assert.match(await text(page.locator('#today .left')), /^(\d+:)?\d+:\d\d$/, 'the time that is left');
      await page.getByText('Results and replays of others open when your own try is over').waitFor();
      assert.equal((await get(page, `/api/tables/${theirs}/replay`)).status, 403);
      assert.match(await text(page.locator('#results')), /(one person has|\d+ people have) begun, \d+ to the end/);
      assert.equal(await page.locator('#results table').count(), 0);
      assert.equal(await page.locator('#promise dd').count(), 3, 'today’s promise and two to come');
      const promised = await page.locator('#promise dd').first().getAttribute('title');
      const seats = await page.locator('#today .seats li').count();
      await accessible(page, 'race of the day before the try');
      await page.getByRole('button', { name: 'Begin your try' }).click();
      await page.locator('.rates').waitFor();
      assert.equal(await page.locator('ol .rating').count(), seats, 'it is a rated race against the bots that were named');
      assert.equal(await page.getByRole('button', { name: /Hint/ }).count(), 0, 'nobody is advised');
      const table = page.url();
      // Whoever goes back finds the same try.
      await page.goto('/day/rowing');
      await page.getByRole('link', { name: 'Go on with your try' }).click();
      assert.equal(page.url(), table);
      await playOn(page, fromTheList);
      await page.locator('#ratings').waitFor();
      await page.getByText('The seed is everybody’s today').waitFor();
      assert.equal(await page.getByRole('button', { name: 'Verify on this device' }).isEnabled(), false);
      await page.getByRole('link', { name: 'Results' }).click();
      await page.locator('#results tr.own').waitFor();
      const [own, hers] = [page.locator('#results tr.own'), page.locator('#results tbody tr', { hasText: bea })];
      assert.match(await cells(own), new RegExp(`^\\d+ \\| .+ \\| [1-${seats}] of ${seats} \\| (round \\d+|–), hand \\d+ \\| \\d+`));
      assert.match(await cells(hers), /^\d+ \| Bea \d+ \| not finished \| /);
      assert.ok(parseInt(await cells(own), 10) < parseInt(await cells(hers), 10), 'whoever finished is before whoever did not');
      assert.equal(await text(page.locator('#streak b')), '1');
      assert.equal(await page.locator('#promise dd').first().getAttribute('title'), promised);
      assert.equal(await page.getByRole('button', { name: 'Begin your try' }).count(), 0, 'there is no second try');
      await accessible(page, 'race of the day after the try');
      await page.setViewportSize({ width: 390, height: 844 });
      assert.ok(await fitsPhone(page), 'it fits a phone');
      await accessible(page, 'race of the day on a phone');
      await page.setViewportSize({ width: 1440, height: 900 });
      await hers.getByRole('link', { name: `Replay: ${bea}` }).click();
      await page.locator('.told').waitFor();
      noFaults(page);
    },
  },
  {
    name: 'race of the day in French: given up is a result, and a day without a race says so',
    run: async ({ browser, server }) => {
      const page = await open(browser, server, { locale: 'fr-FR' });
      await givesUp(page, unique('Zoé'), 'marathon');
      await page.goto('/day/marathon');
      await page.getByText('Vous n’avez pas couru jusqu’au bout').waitFor();
      assert.match(await cells(page.locator('#results tr.own')), /Zoé \d+ \| pas fini/);
      assert.equal(await text(page.locator('#streak b')), '0');
      for (const width of [320, 390, 701, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        assert.ok(await fitsPhone(page), `${width} pixels are enough`);
        assert.ok(await page.evaluate(() => [...document.querySelectorAll('.top a')].every((it) => it.scrollHeight < 70)), 'the bar has one line');
      }
      await page.goto('/day/salmon');
      await page.getByRole('button', { name: 'Commencer votre essai' }).waitFor();
      await page.setViewportSize({ width: 320, height: 800 });
      assert.ok(await fitsPhone(page), '320 pixels are enough before the try');
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto('/day/marathon?date=2020-02-02');
      await page.getByRole('alert').getByText('il n’y a pas de course du jour', { exact: false }).waitFor();
      await page.getByRole('link', { name: 'La course d’aujourd’hui' }).click();
      await page.locator('#today').waitFor();
      noFaults(page);
    },
  },
];
