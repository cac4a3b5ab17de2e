// The page of all of one's races.

import assert from 'node:assert/strict';
import { accessible } from './axe.mjs';
import { open } from './browser.mjs';
import { PICTURED } from './listed.mjs';

function noFaults(page) {
  assert.deepEqual(page.faults, [], 'the page has no faults');
}

/** Makes a table; with `whole` its race is run to the end by the first legal action, whoever has the turn. */
export function tableOf(page, wanted, whole = false) {
  return page.evaluate(
    async ([wanted, whole]) => {
      const post = (path, body) => fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }).then((it) => it.json());
      const get = (path) => fetch(path).then((it) => it.json());
      const { table } = await post('/api/tables', { options: {}, settings: {}, ...wanted });
      while (whole) {
        const { deciding } = await get(`/api/tables/${table.id}/view`);
        if (deciding.length === 0) break;
        const { seat } = deciding[0];
        const { seq, legal } = await get(`/api/tables/${table.id}/view?seat=${seat}`);
        await post(`/api/tables/${table.id}/play`, { seat, seq, action: legal.at(-1) });
      }
      return table.id;
    },
    [wanted, whole],
  );
}

export const become = (page, name = 'Wren') =>
  page.evaluate((name) => fetch('/api/me', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name }) }).then(() => undefined), name);

const me = { kind: 'me' };
const bot = { kind: 'bot', level: 'random' };

/** Lets the browser count how much of each page moves by itself. */
const countShifts = (page) =>
  page.addInitScript(() => {
    globalThis.shifts = 0;
    new PerformanceObserver((list) => list.getEntries().forEach((it) => (globalThis.shifts += it.hadRecentInput ? 0 : it.value))).observe({ type: 'layout-shift', buffered: true });
  });

/** How much of the page has moved since it was opened, as the browser counts it. */
async function shifted(page) {
  await page.waitForTimeout(1000);
  return page.evaluate(() => globalThis.shifts);
}

export const mine = [
  ...[[1440, 900], [390, 844]].map(([width, height]) => ({
    name: `at ${width} by ${height} a new table, the lessons, looking for a race and the rules stay where they are when their answers come`,
    run: async ({ browser, server }) => {
      const page = await open(browser, server, { width, height, phone: width < 700 });
      await countShifts(page);
      for (const [path, there] of [['/new/salmon', '.last .btn'], ['/new/rowing', '.last .btn'], ['/learn', 'main li'], ['/find', 'form .btn.go'], ['/rules/salmon', '.of-rule']]) {
        await page.goto(path);
        await page.locator(there).first().waitFor();
        const moved = await shifted(page);
        assert.ok(moved < 0.05, `${path} moves by ${moved.toFixed(3)}`);
      }
    },
  })),
  ...[[1440, 900], [390, 844]].map(([width, height]) => ({
    name: `at ${width} by ${height} the home page stays where it is when its answers come, after the first race and later`,
    run: async ({ browser, server }) => {
      const page = await open(browser, server, { width, height });
      await countShifts(page);
      // The first visit: nobody knows the page yet. Then the first race, and home again.
      await page.goto('/');
      await page.locator('.begin .btn.go:enabled').click();
      await page.locator('.dock h2').waitFor();
      for (const visit of ['second', 'third']) {
        await page.goto('/');
        await page.locator('#yours .race').first().waitFor();
        const sum = await shifted(page);
        assert.ok(sum < 0.1, `the ${visit} visit moves by ${sum}`);
      }
      noFaults(page);
    },
  })),
  {
    name: 'on a phone the home page stays where it is when races on boards with long names come, and all their cards have one shape',
    run: async ({ browser, server }) => {
      const page = await open(browser, server, { width: 390, height: 844 });
      await countShifts(page);
      await page.goto('/');
      await become(page);
      const heights = () => page.locator('#yours .race, #turn .race').evaluateAll((cards) => [...new Set(cards.map((card) => Math.round(card.getBoundingClientRect().height)))]);
      const fits = () => page.locator('#yours .race, #turn .race').evaluateAll((cards) => cards.every((card) => [...card.querySelectorAll('*')].every((it) => it.getBoundingClientRect().right <= card.getBoundingClientRect().right)));
      let races = 0;
      for (const game of PICTURED) {
        const table = await tableOf(page, { game, seats: [me, bot] });
        races += 1;
        await page.goto(`/t/${table}`);
        await page.locator('.dock h2').waitFor();
        await page.goto('/');
        await page.locator('#yours .race').nth(Math.min(3, races) - 1).waitFor();
        const sum = await shifted(page);
        assert.ok(sum < 0.02, `with ${game} it moves by ${sum}`);
        assert.equal((await heights()).length, 1, `with ${game} the cards are ${await heights()} high`);
        assert.ok(await fits(), `with ${game} a name runs over the edge of its card`);
      }
      await page.goto('/you/races');
      await page.locator('#turn .race').nth(PICTURED.length - 1).waitFor();
      assert.equal((await heights()).length, 1, `the lines of all races are ${await heights()} high`);
      assert.ok(await fits(), 'a name runs over the edge of its line');
      noFaults(page);
      // Races that were begun on another device: from the second visit on there is room for them.
      const other = await open(browser, server, { width: 390, height: 844 });
      await countShifts(other);
      await other.goto('/');
      await become(other);
      for (const game of ['salmon', 'whitewater']) await tableOf(other, { game, seats: [me, bot] });
      for (const most of [1, 0.02]) {
        await other.goto('/');
        await other.locator('#yours .race').nth(1).waitFor();
        const sum = await shifted(other);
        assert.ok(sum < most, `with races of another device it moves by ${sum}`);
      }
      noFaults(other);
    },
  },
  ...[[1440, 900], [390, 844]].map(([width, height]) => ({
    name: `at ${width} by ${height} the set-up of a table stays where it is while its boards come, for every game`,
    run: async ({ browser, server }) => {
      const { games } = await fetch(`${server.origin}/api/games`).then((answer) => answer.json());
      const shown = games.filter((it) => !it.teaching).map((it) => it.id);
      assert.ok(shown.length >= 5);
      for (const game of shown) {
        const page = await open(browser, server, { width, height });
        await countShifts(page);
        // On the first visit the letters come after the words: the home page behind the set-up moves a little.
        for (const most of [0.05, 0.02]) {
          await page.goto(`/new/${game}`);
          await page.locator('dialog .btn.go:enabled').waitFor();
          const sum = await shifted(page);
          assert.ok(sum < most, `${game} moves by ${sum}`);
        }
        noFaults(page);
        await page.context().close();
      }
    },
  })),
  {
    name: 'all of my races have a page: whose turn, running, waiting, finished by pages, and records',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      await page.goto('/');
      await become(page);
      const rowed = [];
      for (let i = 0; i < 2; i++) rowed.push(await tableOf(page, { game: 'rowing', seats: [me] }, true));
      for (let i = 0; i < 21; i++) await tableOf(page, { game: 'pig', options: { target: 2 }, seats: [me, me] }, true);
      const turn = await tableOf(page, { game: 'rowing', seats: [me, bot] });
      const waiting = await tableOf(page, { game: 'marathon', seats: [me, { kind: 'open' }] });
      await page.goto('/');
      // Twenty-five races, and three of them stand at home: the rest is one click away.
      await page.locator('#yours .race').nth(2).waitFor();
      assert.equal(await page.locator('#yours .race').first().locator('a').getAttribute('href'), `/t/${turn}`, 'what waits for me comes first');
      let asked = 0;
      page.on('request', (request) => (asked += request.url().includes('/api/me/races') ? 1 : 0));
      await page.locator('#yours').getByRole('link', { name: 'All your races' }).first().click();
      await page.locator(`#turn a[href="/t/${turn}"]`).waitFor();
      await page.locator(`#waiting a[href="/t/${waiting}"]`).waitFor();
      const results = page.locator('#over li');
      await results.nth(19).waitFor();
      assert.equal(await results.count(), 20);
      await page.getByRole('button', { name: 'Show more' }).click();
      await results.nth(22).waitFor();
      assert.equal(await results.count(), 23, 'every race is there, and none twice');
      assert.equal(await page.getByRole('button', { name: 'Show more' }).count(), 0);
      const last = results.filter({ has: page.locator(`a[href="/replay/${rowed[0]}"]`) });
      assert.match((await last.textContent()) ?? '', /Rowing.*Calm Lake.*alone.*\d+ rounds/s);
      // The fastest of both wins, from what the server tells of the races.
      const rounds = await page.evaluate(async (ids) => {
        const told = await fetch('/api/me/races?state=over&most=50').then((it) => it.json());
        return Math.min(...told.races.filter((race) => ids.includes(race.table)).map((race) => race.round));
      }, rowed);
      const records = page.locator('#records li');
      assert.equal(await records.count(), 1, 'races in which you have two seats make no records');
      assert.match((await records.textContent()) ?? '', new RegExp(`Rowing.*Calm Lake.*2/2.*${rounds} rounds`, 's'));
      await accessible(page, 'my races');
      assert.ok(asked <= 20, `an answer is no reason to ask again: asked ${asked} times`);
      await page.setViewportSize({ width: 390, height: 844 });
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), 'the page fits a phone');
      await accessible(page, 'my races on a phone');
      await last.getByRole('link').click();
      await page.locator('.told').waitFor();
      noFaults(page);
    },
  },
  {
    name: 'whoever has no race yet is told so, and how to begin',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      await page.goto('/you/races');
      await page.getByText('Your races will stand here.').waitFor();
      await page.locator('.none a').click();
      await page.locator('.covers').waitFor();
      noFaults(page);
    },
  },
];
