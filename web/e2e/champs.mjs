// Championships, and muting, blocking and reporting people.

import assert from 'node:assert/strict';
import { accessible } from './axe.mjs';
import { open } from './browser.mjs';

function noFaults(page) {
  assert.deepEqual(page.faults, [], 'the page has no faults');
}

const fitsPhone = (page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
/** Tests share a server, and one that is tried again meets those of before: nobody has the same name twice. */
const unique = (name) => `${name} ${Date.now() % 100_000}`;
const ask = (page, method, path, body) =>
  page.evaluate(
    ([method, path, body]) =>
      fetch(path, { method, headers: { 'content-type': 'application/json' }, ...(body === null ? {} : { body: JSON.stringify(body) }) }).then(async (it) => ({
        status: it.status, body: it.status === 204 ? null : await it.json(),
      })),
    [method, path, body ?? null],
  );

/** A table of Pig at which both sit and wait for a third. */
async function waitTogether(browser, server, here, there) {
  const [page, other] = [await open(browser, server), await open(browser, server)];
  for (const [one, name] of [[page, here], [other, there]]) {
    await one.goto('/');
    await ask(one, 'POST', '/api/me', { name });
  }
  const open_ = { kind: 'open' };
  const made = await ask(page, 'POST', '/api/tables', { game: 'rowing', seats: [{ kind: 'me' }, open_, open_] });
  const { id } = made.body.table;
  await ask(other, 'POST', `/api/tables/${id}/sit`, { seat: 1 });
  return { page, other, id };
}

export const champs = [
  {
    name: 'moderation: somebody is muted, blocked and reported at a table, and taken back under /you',
    run: async ({ browser, server }) => {
      const [ada, bob] = [unique('Ada'), unique('Bob')];
      const { page, other, id } = await waitTogether(browser, server, ada, bob);
      await page.goto(`/t/${id}`);
      await ask(other, 'POST', `/api/tables/${id}/chat`, { seat: 1, text: 'rude words' });
      await page.getByRole('log').getByText('rude words').waitFor();
      // The name in the chat leads to the menu, with the line that it is about.
      await page.getByRole('log').getByRole('button', { name: `Mute, report or block ${bob}` }).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByText('rude words').waitFor();
      await sheet.getByLabel('What happened').fill('again and again');
      await sheet.getByRole('button', { name: 'Send the report' }).click();
      await sheet.getByText('The operator has received your report, with one line of the chat').waitFor();
      await accessible(page, 'the menu of a person');
      await sheet.getByRole('checkbox', { name: /^Mute/ }).check();
      await sheet.getByRole('checkbox', { name: /^Block/ }).check();
      await sheet.getByText('Saved.').waitFor();
      await sheet.getByRole('button', { name: 'Close' }).click();
      assert.equal(await page.getByRole('log').getByText('rude words').count(), 0, 'what was said is hidden');
      await ask(other, 'POST', `/api/tables/${id}/chat`, { seat: 1, text: 'more of it' });
      await ask(page, 'POST', `/api/tables/${id}/chat`, { seat: 0, text: 'quiet here' });
      await page.getByRole('log').getByText('quiet here').waitFor();
      assert.equal(await page.getByRole('log').getByText('more of it').count(), 0, 'and so is what comes');
      const mine = await ask(page, 'POST', '/api/tables', { game: 'rowing', seats: [{ kind: 'me' }, { kind: 'open' }] });
      assert.equal((await ask(other, 'POST', `/api/tables/${mine.body.table.id}/sit`, { seat: 1 })).status, 403);
      await page.goto('/you');
      await page.getByText('muted · blocked').waitFor();
      await accessible(page, 'the list under /you');
      await page.getByRole('button', { name: `Take back: ${bob}` }).click();
      await page.getByText('muted · blocked').waitFor({ state: 'detached' });
      assert.equal((await ask(other, 'POST', `/api/tables/${mine.body.table.id}/sit`, { seat: 1 })).status, 200);
      noFaults(page);
    },
  },
  {
    name: 'championship: made from its page, joined by its link, two races, standings with a chart, and a podium',
    run: async ({ browser, server }) => {
      const [ada, bob, cup] = [unique('Ada'), unique('Bob'), unique('Cup')];
      const [page, other] = [await open(browser, server), await open(browser, server, { width: 390, height: 844, phone: true })];
      for (const [one, name] of [[page, ada], [other, bob]]) {
        await one.goto('/');
        await ask(one, 'POST', '/api/me', { name });
      }
      await page.goto('/championships');
      await accessible(page, 'championships');
      await page.getByRole('link', { name: 'New championship' }).click();
      await page.getByLabel('Name, if you like').fill(cup);
      await page.getByRole('combobox', { name: /^Races/ }).selectOption('2');
      await page.getByRole('combobox', { name: /^Seats at a table/ }).selectOption('3');
      await page.getByRole('combobox', { name: /^Bots fill up/ }).selectOption('novice');
      await accessible(page, 'a new championship');
      await page.getByRole('button', { name: 'Make the championship' }).click();
      await page.getByRole('heading', { name: cup }).waitFor();
      const address = page.url();
      const code = address.split('/').at(-1);
      await other.goto(address);
      await other.getByRole('button', { name: 'Take part' }).click();
      await other.getByText(`${ada} begins the first race.`).waitFor();
      assert.ok(await fitsPhone(other), 'it fits a phone');
      await page.getByRole('button', { name: 'Begin the first race' }).click();
      // Both are led to their table, and leave it: bots race on, and both are last.
      for (const one of [page, other]) await one.waitForURL(/\/t\//);
      const giveUp = async () => {
        const season = (await ask(page, 'GET', `/api/championships/${code}`)).body;
        const { table, seats } = season.races[season.begun - 1].heats[0];
        await ask(other, 'POST', `/api/tables/${table}/leave`, { seat: seats.indexOf(1) });
        await ask(page, 'POST', `/api/tables/${table}/close`, {});
      };
      await giveUp();
      await page.waitForURL(/\/replay\//).catch(() => undefined);
      await page.getByRole('link', { name: 'Back to the standings' }).click();
      await page.getByRole('heading', { name: 'Standings' }).waitFor();
      await page.getByRole('img', { name: /Points after each race/ }).waitFor();
      await accessible(page, 'a championship between two races');
      await other.goto(address);
      await other.getByRole('button', { name: 'I am ready' }).click();
      await page.getByText('1 of 2 are ready.').waitFor();
      await page.getByRole('button', { name: 'I am ready' }).click();
      for (const one of [page, other]) await one.waitForURL(/\/t\//);
      await giveUp();
      await other.goto(address);
      await other.getByRole('heading', { name: /wins the championship/ }).waitFor();
      assert.ok(await fitsPhone(other), 'the end fits a phone, too');
      await accessible(other, 'the end of a championship');
      noFaults(page);
      noFaults(other);
    },
  },
];
