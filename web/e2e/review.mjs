// The review of a finished race: made and cancelled, its moments on the board with the better choice drawn, playing on from one, and
// what the reviews of one's races say together. And hints that sharpen while one looks.

import assert from 'node:assert/strict';
import { accessible } from './axe.mjs';
import { fromTheList, open, playOn, sitDown } from './browser.mjs';
import { ended } from './ending.mjs';
import { noEnglish } from './french.mjs';

/** As long as a race takes to be reviewed on a busy machine. */
const MADE = { timeout: 240_000 };

function noFaults(page) {
  assert.deepEqual(page.faults, [], 'the page has no faults');
}

/** Lets the race that is over be reviewed. */
async function reviewed(page, button = 'Review this race') {
  await page.locator('#review').getByRole('button', { name: button }).click();
  await page.locator('#review [data-seat]').first().waitFor(MADE);
}

/** A signed share as the page writes it. */
const number = (text) => Number(text.replace('−', '-').replace(/[^\d.-]/g, ''));

/** How far the page reaches over the right edge. */
const over = (page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

export const reviews = [
  {
    name: 'a review is made after a race: its sums add up, a moment shows the better choice on the board, and one plays on from there',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      const id = await ended(page, 'rowing', { bots: 1 });
      const offer = page.locator('#review .offer');
      await offer.waitFor();
      assert.match(await offer.textContent(), /\d+ choices: about/);
      await page.locator('header').getByRole('button', { name: 'Review' }).click();
      await page.waitForFunction(() => document.activeElement?.id === 'review' && document.querySelector('#review').getBoundingClientRect().bottom <= window.innerHeight);
      await accessible(page, 'a race that can be reviewed');
      await reviewed(page);
      for (const row of await page.locator('#review tr[data-seat]').all()) {
        const [start, luck, own, others, result] = (await row.locator('td').allTextContents()).slice(0, 5).map(number);
        assert.equal(start + luck + own + others, result, await row.textContent());
      }
      await accessible(page, 'a review');
      // From a mark in the chart to the board, with the focus on what is said of it.
      const marks = page.locator('#review button.mark');
      assert.ok((await marks.count()) > 2, 'moments are marked');
      const mark = page.locator('#review button.mark[data-mark=choice]').first();
      const step = Number(await mark.getAttribute('data-step'));
      await mark.focus();
      await page.keyboard.press('Enter');
      await page.locator('section.board[data-better]').waitFor();
      assert.match(await page.locator('.told').textContent(), new RegExp(`Step ${step - 1} of`));
      assert.match(await page.locator('#moment h2').textContent(), new RegExp(`Step ${step}: `));
      assert.equal(await page.evaluate(() => document.activeElement?.id), 'moment');
      const said = await page.locator('#moment').textContent();
      for (const part of [/Better/, /would have kept \d+ % \(± \d+ %\)/, /Drawn on the board/]) assert.match(said, part);
      await accessible(page, 'a moment of a review');
      // From moment to moment by keys; what is looked at by the scrubber is told, too.
      const title = () => page.locator('#moment h2').textContent();
      const [first, seen] = [await title(), new Set()];
      let foretold = await page.locator('section.board[data-better] .outlook').count();
      for (let i = 0; i < 20 && !(await page.getByRole('button', { name: 'The next marked moment' }).isDisabled()); i++) {
        await page.keyboard.press('n');
        seen.add(await title());
        // A choice that moves a boat has its forecast on the board.
        foretold += await page.locator('section.board[data-better] .outlook').count();
      }
      assert.ok(seen.size > 1, `one goes on: ${[...seen]}`);
      assert.ok(foretold > 0, 'a better choice is drawn on the board');
      for (let i = 0; i < 25 && (await title()) !== first; i++) await page.keyboard.press('p');
      assert.equal(await title(), first, 'and back');
      await page.getByRole('button', { name: 'Play on from here' }).click();
      await page.getByRole('dialog').getByRole('combobox').selectOption('greedy');
      await accessible(page, 'playing on');
      await page.getByRole('dialog').getByRole('button', { name: 'Play on' }).click();
      await page.waitForURL(/\/t\//);
      assert.ok(!page.url().includes(id), 'another table');
      await page.getByRole('link', { name: `played on from step ${step}` }).waitFor();
      await playOn(page, fromTheList, 2);
      noFaults(page);
    },
  },
  {
    name: 'a review that is being made says how far it is, and can be cancelled and begun anew',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      await ended(page, 'whitewater', { bots: 3 });
      const begin = page.locator('#review').getByRole('button', { name: 'Review this race' });
      await begin.click();
      await page.getByRole('progressbar').waitFor();
      await page.locator('#review [role=status]').filter({ hasText: /\d+ of \d+ choices looked at/ }).waitFor();
      await accessible(page, 'a review that is being made');
      await page.locator('#review').getByRole('button', { name: 'Cancel' }).click();
      await begin.waitFor();
      // It goes on while nobody looks.
      await begin.click();
      await page.getByRole('progressbar').waitFor();
      await page.reload();
      await page.getByRole('progressbar').waitFor();
      await page.locator('#review').getByRole('button', { name: 'Cancel' }).click();
      noFaults(page);
    },
  },
  {
    name: 'a review on a phone, in French: nothing is too wide, everything can be hit, and nothing is English',
    run: async ({ browser, server }) => {
      const page = await open(browser, server, { width: 390, height: 844, phone: true, locale: 'fr-FR' });
      await ended(page, 'rowing', { bots: 1 });
      await reviewed(page, 'Analyser cette course');
      assert.ok((await over(page)) <= 0, 'the review fits');
      await noEnglish(page, 'in a review');
      await accessible(page, 'a review on a phone');
      const low = (part) => page.locator(`${part} button`).evaluateAll((all) => all.filter((it) => it.getBoundingClientRect().height < 43.5).map((it) => it.textContent));
      assert.deepEqual(await low('#review'), [], 'as large as a fingertip');
      await page.locator('#review .head').first().click();
      await page.locator('section.board').waitFor();
      assert.ok((await over(page)) <= 0, 'the moment fits');
      assert.deepEqual(await low('#moment'), [], 'as large as a fingertip');
      await noEnglish(page, 'in a moment of a review');
      await accessible(page, 'a moment of a review on a phone');
      await page.getByRole('button', { name: 'Jouer la suite d’ici' }).click();
      await noEnglish(page, 'in playing on');
      noFaults(page);
      // What the reviews of one’s races say together.
      await page.goto('/you/races');
      await page.locator('#reviews [data-game=rowing] dl').waitFor();
      assert.ok((await over(page)) <= 0, 'the history fits');
      await noEnglish(page, 'in what reviews say together');
      await accessible(page, 'what reviews say together');
      noFaults(page);
    },
  },
  {
    name: 'a hint sharpens while it is looked at, says how sure it is, and nobody is asked after it was closed',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      const asked = [];
      page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => {
        const { type, level } = JSON.parse(String(payload));
        if (type === 'hint') asked.push(level);
      }));
      await sitDown(page, 'rowing');
      await page.locator('.rates').waitFor();
      await page.keyboard.press('h');
      const hint = page.locator('.hint');
      await hint.locator('.figure').waitFor();
      assert.match(await hint.locator('.figure').textContent(), /^\d+ % ± \d+ %$/);
      await hint.getByRole('button', { name: 'Think longer' }).waitFor({ timeout: 60_000 });
      assert.deepEqual(asked, ['club', 'expert', 'master']);
      assert.match(await hint.locator('.figure').getAttribute('title'), /^Master/);
      await accessible(page, 'a hint that has been thought about');
      await page.keyboard.press('h');
      await hint.getByRole('button', { name: 'A stronger bot is thinking' }).waitFor();
      await hint.getByRole('button', { name: 'Close' }).click();
      await page.waitForTimeout(6000);
      assert.deepEqual(asked, ['club', 'expert', 'master', 'master']);
      assert.equal(await hint.count(), 0);
      noFaults(page);
    },
  },
];
