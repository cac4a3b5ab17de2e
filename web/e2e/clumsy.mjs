// A heavy hand, a keyboard alone, a device that remembers nonsense: nothing is played twice, the focus stays, the page opens.

import assert from 'node:assert/strict';
import { open, sitDown } from './browser.mjs';

const focused = (page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim() ?? '');
const onNothing = (page) => page.evaluate(() => document.activeElement === document.body);
const goes = (page) => page.locator('.confirm button.btn.go:enabled');

/** The moves that the page sends. */
function movesOf(page) {
  const moves = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => /"type":"play"/.test(String(payload)) && moves.push(String(payload))));
  return moves;
}

export const clumsy = [
  {
    name: 'a heavy hand: a double click and a key held down play one decision, and a double click in the list picks what it hits',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      const moves = movesOf(page);
      await sitDown(page, 'fishing', { bots: 1 });
      await goes(page).focus();
      for (let i = 0; i < 40; i++) await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
      // Equal throws are thrown again.
      for (const start = page.locator('.dock[data-decision="start"]'); (await start.count()) === 0; await page.waitForTimeout(50)) {
        if ((await page.locator('.dock[data-decision="setup"]').count()) > 0) await goes(page).click({ timeout: 1000 }).catch(() => undefined);
      }
      const rolls = moves.filter((move) => /roll_order/.test(move)).length;
      assert.equal(moves.length, rolls, 'a held key stays with the throw for the order of play');
      const before = moves.length;
      await goes(page).dblclick({ delay: 20 });
      await page.locator('.dock[data-decision]:not([data-decision="start"])').waitFor();
      assert.equal(moves.length, before + 1);
      await page.keyboard.press('l');
      const last = page.locator('dialog li button').last();
      const words = (await last.locator('.words').textContent()) ?? '';
      await last.dblclick({ delay: 20 });
      await page.keyboard.press('l');
      assert.equal(await page.locator('dialog .picked .words').textContent(), words);
      assert.equal(moves.length, before + 1, 'the list plays nothing by itself');
      assert.deepEqual(page.faults, []);
    },
  },
  {
    name: 'by keyboard the focus is never lost: after a sheet it is where it was, after a move beside what was pressed',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      await sitDown(page, 'marathon', { bots: 1 });
      await goes(page).waitFor();
      const menu = page.getByRole('button', { name: 'Menu' });
      await menu.focus();
      await page.keyboard.press('Enter');
      await page.locator('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
      assert.equal(await focused(page), await menu.getAttribute('aria-label'));
      await page.keyboard.press('l');
      await page.locator('dialog li button').first().focus();
      await page.keyboard.press('Enter');
      assert.equal(await focused(page), (await goes(page).textContent())?.trim(), 'what the list has picked waits for Enter');
      await page.keyboard.press('Enter');
      await page.locator('.dock[data-decision="start_roll"]').waitFor({ state: 'detached' });
      assert.ok(!(await onNothing(page)));
      // While something is to be chosen the tabs beside the board still go by arrows.
      await goes(page).waitFor();
      await page.locator('#tab-log').focus();
      await page.keyboard.press('ArrowRight');
      assert.equal(await page.locator('#tab-chat').getAttribute('aria-selected'), 'true');
      await page.locator('header .home').first().focus();
      await page.keyboard.press('Enter');
      await page.locator('.covers').waitFor();
      assert.ok(!(await onNothing(page)), 'a new page takes the focus');
      assert.deepEqual(page.faults, []);
    },
  },
  {
    name: 'a device that remembers nonsense, or the seat of somebody else, still shows the table',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      const made = await sitDown(page, 'rowing', { bots: 1 });
      await page.locator('.rates').waitFor();
      await page.evaluate(() => localStorage.setItem('podium.settings', '{"language": "tlh", "speed": "warp"}'));
      await page.evaluate(() => localStorage.setItem('podium.seats', 'null'));
      await page.reload();
      await page.locator('.rates').waitFor();
      await page.evaluate((id) => localStorage.setItem('podium.seats', JSON.stringify({ [id]: [0] })), made.table.id);
      await page.context().clearCookies();
      await page.evaluate(() => fetch('/api/me', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name": "Kite"}' }));
      await page.reload();
      await page.getByText('You are watching').waitFor();
      assert.deepEqual(page.faults, []);
    },
  },
  {
    name: 'on a phone, upright or on its side, the button of every decision can be reached, at the table and in a lesson',
    run: async ({ browser, server }) => {
      const page = await open(browser, server, { width: 360, height: 640 });
      const sizes = [[320, 568], [360, 640], [640, 360], [740, 360], [1024, 500]];
      const reached = async (where) => {
        for (const [width, height] of sizes) {
          await page.setViewportSize({ width, height });
          const [button, board] = await page.evaluate(async () => {
            // Pictures measure their box and draw once more.
            for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
            return ['.confirm .btn.go', 'main.board'].map((place) => document.querySelector(place)?.getBoundingClientRect().toJSON());
          });
          assert.ok(button?.bottom <= height && board.height >= 140, `${where}, ${width} by ${height}: ${JSON.stringify({ button, board })}`);
        }
      };
      for (const game of ['rowing', 'whitewater', 'salmon']) {
        await sitDown(page, game, { bots: 1 });
        await page.locator('.confirm .btn.go').waitFor();
        await reached(game);
        await page.goto(`/learn/${game}`);
        await page.locator('.coach .btn.on').click();
        await page.locator('.confirm .btn.go').waitFor();
        await reached(`the lesson of ${game}`);
      }
      assert.deepEqual(page.faults, []);
    },
  },
];
