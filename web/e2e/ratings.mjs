// Rated races: agreed on before, told beside names and at the finish, and kept in leaderboards and profiles.

import assert from 'node:assert/strict';
import { accessible } from './axe.mjs';
import { fromTheList, open, playOn, sitDown } from './browser.mjs';

function noFaults(page) {
  assert.deepEqual(page.faults, [], 'the page has no faults');
}

const text = async (locator) => ((await locator.textContent()) ?? '').replace(/\s+/g, ' ');
const fitsPhone = (page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

const post = (page, path, body) =>
  page.evaluate(
    ([path, body]) => fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }).then((it) => it.json()),
    [path, body],
  );

/** A rated race against bots that is given up at once: the rating falls. */
export async function givenUp(page, game) {
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'novice' }, { kind: 'bot', level: 'greedy' }];
  const { table } = await post(page, '/api/tables', { game, options: {}, seats, settings: { rated: true } });
  await post(page, `/api/tables/${table.id}/close`, {});
  return table.id;
}

export const ratings = [
  {
    name: 'a rated race against bots: ticked at the set-up, without hints, with ratings beside names, changes at the finish, a leaderboard and a profile',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      await page.goto('/new/rowing');
      const rated = page.getByLabel('Rated: the result changes ratings');
      await rated.waitFor();
      await page.getByText('Everybody who sits down agrees to that.').waitFor();
      // Another board is not rated, and what was ticked is not sent.
      await rated.check();
      assert.equal(await page.getByLabel('Undo beyond your own move if all agree').count(), 0);
      await page.getByLabel('How strong the bot at seat 2 is').selectOption('master');
      await page.getByText('Ratings are for the usual board and rules').waitFor();
      assert.equal(await rated.isEnabled(), false);
      await page.getByLabel('How strong the bot at seat 2 is').selectOption('novice');
      assert.equal(await rated.isChecked(), true, 'the wish stays');
      await accessible(page, 'new rated table');
      await page.getByRole('button', { name: 'To the start line' }).click();
      await page.locator('.rates').waitFor();
      const own = page.locator('ol li.own .rating');
      assert.match(await text(own), /25\.0/);
      assert.equal(await page.locator('ol .rating').count(), 4, 'bots are on the same scale');
      assert.equal(await page.getByRole('button', { name: /Hint/ }).count(), 0, 'nobody is advised');
      await playOn(page, fromTheList);
      const changes = page.locator('#ratings');
      await changes.waitFor();
      assert.match(await text(changes.locator('.own')), /± \d\.\d provisional [+−]\d+\.\d/);
      await accessible(page, 'finish of a rated race');
      await changes.getByRole('link', { name: 'Leaderboards' }).click();
      await page.getByText('Nobody has a rating in this game yet that is no longer provisional').waitFor();
      await page.getByText('the rating less three times its uncertainty').waitFor();
      assert.equal(await page.locator('#bots li').count(), 5);
      await accessible(page, 'leaderboard');
      await page.goto('/you');
      await page.getByRole('link', { name: 'Your profile' }).click();
      await page.getByText('This is what others see of you.').waitFor();
      await page.getByRole('img', { name: /Rating over one rated race, now/ }).waitFor();
      await page.locator('#over li').first().waitFor();
      assert.match(await text(page.locator('#boards')), /Rowing.*one race/);
      await page.locator('#records li').first().waitFor();
      await accessible(page, 'profile');
      await page.setViewportSize({ width: 390, height: 844 });
      assert.ok(await fitsPhone(page), 'the profile fits a phone');
      await accessible(page, 'profile on a phone');
      await page.goto('/leaders/rowing');
      await page.locator('#bots li').first().waitFor();
      assert.ok(await fitsPhone(page), 'the leaderboard fits a phone');
      await accessible(page, 'leaderboard on a phone');
      await page.goto('/you');
      await page.getByRole('link', { name: 'Your profile' }).click();
      await page.locator('#ratings').waitFor();
      noFaults(page);
    },
  },
  {
    name: 'nobody sits at a rated table before they were told, not even by a link of their own, and sitting at two seats is not offered',
    run: async ({ browser, server }) => {
      const [ada, bea] = [await open(browser, server), await open(browser, server, { dark: true })];
      const seats = [{ kind: 'me' }, { kind: 'link' }, { kind: 'open' }];
      const made = await sitDown(ada, 'pig', { name: 'Ada', seats, settings: { rated: true } });
      await ada.getByText('You agreed to that by sitting down').waitFor();
      assert.equal(await ada.getByRole('button', { name: 'Sit here' }).count(), 0, 'one seat per person');
      await bea.goto(made.seat_links[0].link);
      await bea.getByText('Whoever sits down agrees').waitFor();
      assert.equal(await ada.locator('ol .rating').count(), 1, 'nobody else sits here yet');
      await accessible(bea, 'waiting room of a rated table');
      await bea.locator('li').nth(1).getByRole('button', { name: 'Sit here' }).click();
      await bea.getByText('You agreed to that by sitting down').waitFor();
      await ada.locator('ol .rating').nth(1).waitFor();
      assert.match(await text(ada.locator('ol .rating').nth(1)), /25\.0 ± 8\.3 provisional/);
      noFaults(ada);
      noFaults(bea);
    },
  },
  {
    name: 'giving up costs rating, a person without a rating has no profile, and a leaderboard without people says how to begin',
    run: async ({ browser, server }) => {
      const page = await open(browser, server, { locale: 'fr-FR' });
      await page.goto('/');
      await post(page, '/api/me', { name: 'Wren' });
      const table = await givenUp(page, 'marathon');
      await page.goto(`/replay/${table}`);
      await page.locator('#ratings').waitFor();
      assert.match(await text(page.locator('#ratings .own')), /^3.*± \d,\d provisoire −\d+,\d/);
      await page.goto('/people/nobodyatall');
      await page.getByText('Personne avec une cote n’a cette adresse').waitFor();
      await page.goto('/leaders/salmon');
      await page.getByText('Personne n’a encore à ce jeu de cote').waitFor();
      await accessible(page, 'empty leaderboard');
      noFaults(page);
    },
  },
];
