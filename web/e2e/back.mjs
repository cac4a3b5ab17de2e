// The browser's way back: on a phone it closes what lies over the table, and only then leaves it.

import assert from 'node:assert/strict';
import { open, sitDown } from './browser.mjs';

const PHONE = { width: 390, height: 844, phone: true };

/** What opens each sheet of a table. */
const SHEETS = {
  standing: 'button[title="Standing"]',
  'log, chat and rules': '.dock .iconic[aria-label="Log"]',
  'list of choices': '.dock [aria-keyshortcuts="L"]',
  menu: 'header [aria-label="Menu"]',
};

const isOpen = (page) => page.locator('dialog[open]').waitFor();
const isClosed = (page) => page.locator('dialog').waitFor({ state: 'detached' });
const isHome = (page) => page.locator('.covers').waitFor();
/** The decision is owed, so everything can be pressed. */
const isAsked = (page) => page.locator('.dock[data-decision]').waitFor();

async function atATable(browser, server, how) {
  const page = await open(browser, server, how);
  await sitDown(page, 'marathon', { bots: 1 });
  await isAsked(page);
  return { page, table: page.url() };
}

async function tap(page, place) {
  if (page.phone) await page.locator(place).first().tap();
  else await page.locator(place).first().click();
}

export const back = [
  {
    name: 'on a phone the way back closes whatever sheet is open, and the next one leaves the table',
    run: async ({ browser, server }) => {
      const { page, table } = await atATable(browser, server, PHONE);
      for (const [sheet, opener] of Object.entries(SHEETS)) {
        await tap(page, opener);
        await isOpen(page);
        await page.goBack();
        await isClosed(page);
        assert.equal(page.url(), table, `${sheet}: still at the table`);
        await isAsked(page);
      }
      await tap(page, SHEETS['log, chat and rules']);
      await tap(page, '#tab-chat');
      await page.goBack();
      await isClosed(page);
      assert.equal(page.url(), table, 'a tab of a sheet is no entry of its own');
      await page.goBack();
      await isHome(page);
      await page.goForward();
      await isAsked(page);
      assert.equal(await page.locator('dialog').count(), 0, 'going forward opens nothing');
      assert.deepEqual(page.faults, []);
    },
  },
  {
    name: 'on a phone going forward to a sheet that was closed by going back does no harm',
    run: async ({ browser, server }) => {
      const { page, table } = await atATable(browser, server, PHONE);
      await tap(page, SHEETS.standing);
      await isOpen(page);
      await page.goBack();
      await isClosed(page);
      await page.evaluate(() => history.forward());
      await page.waitForFunction(() => history.state === null);
      assert.deepEqual([page.url(), await page.locator('dialog').count()], [table, 0]);
      await tap(page, SHEETS.menu);
      await isOpen(page);
      // Reloaded with a sheet open, the page is there without it.
      await page.reload();
      await isAsked(page);
      await page.waitForFunction(() => history.state === null);
      await page.goBack();
      await isHome(page);
      assert.deepEqual(page.faults, []);
    },
  },
  {
    name: 'on a phone choices are made from the list as ever, and leave nothing to go back through',
    run: async ({ browser, server }) => {
      const { page, table } = await atATable(browser, server, PHONE);
      for (let move = 0; move < 4; move++) {
        await isAsked(page);
        await tap(page, SHEETS['list of choices']);
        await tap(page, 'dialog li button');
        // Closed and opened again at once: the entry of the first sheet may still be on its way out.
        await isClosed(page);
        await tap(page, SHEETS.standing);
        await isOpen(page);
        await tap(page, 'dialog header button');
        await isClosed(page);
        await tap(page, '.confirm button.btn.go:enabled');
      }
      await isAsked(page);
      assert.equal(page.url(), table);
      await page.waitForFunction(() => history.state === null);
      await page.goBack();
      await isHome(page);
      assert.deepEqual(page.faults, []);
    },
  },
  {
    name: 'on a phone a link in a sheet leads away, and the way back from there leads to the table without the sheet',
    run: async ({ browser, server }) => {
      const { page, table } = await atATable(browser, server, PHONE);
      await tap(page, SHEETS.menu);
      await tap(page, 'dialog a[href="/"]');
      await isHome(page);
      await page.goBack();
      await isAsked(page);
      assert.deepEqual([page.url(), await page.locator('dialog').count()], [table, 0]);
      assert.deepEqual(page.faults, []);
    },
  },
  {
    name: 'at a desk a sheet is no entry of the history',
    run: async ({ browser, server }) => {
      const { page } = await atATable(browser, server, {});
      const entries = () => page.evaluate(() => history.length);
      const before = await entries();
      await tap(page, SHEETS.menu);
      await isOpen(page);
      assert.equal(await entries(), before);
      await page.goBack();
      await isHome(page);
      assert.deepEqual(page.faults, []);
    },
  },
];
