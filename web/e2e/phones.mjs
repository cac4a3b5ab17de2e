// Phones: what the board keeps, and what is in sight while something is asked.

import assert from 'node:assert/strict';
import { accessible } from './axe.mjs';
import { fromTheList, open, playOn, sitDown } from './browser.mjs';
import { PICTURED } from './listed.mjs';
import { tables, urge } from './play/fishing.mjs';
import { answerUntil } from './until.mjs';

const PHONE = { width: 390, height: 844, phone: true };
const asked = (page) => page.locator('.dock[data-decision]').first().waitFor();
const heightOf = (page, box) => page.locator(box).first().evaluate((it) => it.offsetHeight);

/** How much of a box's content lies below its edge. */
const below = (page, box) => page.locator(box).first().evaluate((it) => it.scrollHeight - it.clientHeight);

export const phones = [
  ...['en-GB', 'fr-FR'].map((locale) => ({
    name: `learn: on a phone the board keeps 300 pixels in every lesson, and nothing of the dock is hidden (${locale})`,
    run: async ({ browser, server }) => {
      const page = await open(browser, server, { ...PHONE, locale });
      for (const game of PICTURED) {
        await page.goto(`/learn/${game}`);
        await page.locator('.coach .btn.on').click();
        await asked(page);
        const board = await heightOf(page, 'main.board');
        assert.ok(board >= 300, `${game}: the board has ${board} px`);
        assert.ok((await below(page, '.dock .left')) <= 8, `${game}: the dock has what it needs`);
        const said = await page.locator('.coach .said').evaluate((it) => it.clientHeight);
        assert.ok(said >= 54, `${game}: the coach has ${said} px for its words`);
      }
    },
  })),
  ...['en-GB', 'fr-FR'].map((locale) => ({
    name: `learn: on a phone the coach’s words are whole at every step of every lesson (${locale})`,
    run: async ({ browser, server }) => {
      const page = await open(browser, server, { ...PHONE, locale });
      const cut = [];
      for (const game of PICTURED) {
        await page.goto(`/learn/${game}`);
        await page.locator('.coach .btn.on').click();
        const { marks } = await page.evaluate(async ([game, language]) => (await fetch(`/api/lessons/${game}?lang=${language}`)).json(), [game, locale.slice(0, 2)]);
        for (const [i, { before, after }] of marks.entries()) {
          // Fewer letters need three lines, which the coach always has.
          if (Math.max(before.length, after.length) < 115) continue;
          if (i > 0) {
            await page.evaluate(([game, i]) => sessionStorage.setItem(`podium.lesson.${game}`, String(i)), [game, i]);
            await page.reload();
          }
          await page.locator('.coach .said').getByText(before).waitFor();
          await asked(page);
          if ((await below(page, '.coach .said')) > 1) cut.push(`${game}, step ${i + 1}`);
          // What comes of the move is said beside the next choice, or beside none.
          await page.locator('.coach .said').evaluate((it, after) => (it.textContent = after), after);
          if ((await below(page, '.coach .said')) > 1) cut.push(`${game}, after step ${i + 1}`);
        }
      }
      assert.deepEqual(cut, []);
    },
  })),
  {
    name: 'fishing: on a phone the board has more room than the dock, boats at the quay stand apart and whole, and a chip leaves the market in sight',
    run: async ({ browser, server }) => {
      for (const bots of [1, 2, 3]) {
        const page = await open(browser, server, PHONE);
        await sitDown(page, 'fishing', { bots });
        await answerUntil(page, urge, ['start', 'main']);
        await page.locator('.dock[data-decision="start"], .dock[data-decision="main"]').waitFor();
        const [board, dock] = [await heightOf(page, 'main.board'), await heightOf(page, '.dock')];
        assert.ok(board >= 400 && board > dock, `the board has ${board}, the dock ${dock}`);
        const boats = await page.locator('g[data-place^="boat-"]').evaluateAll((all) => all.map((it) => it.querySelector('path, circle').getBoundingClientRect()).map(({ x, y, width, height }) => ({ x, y, width, height })));
        assert.equal(boats.length, bots + 1);
        const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
        for (const [i, boat] of boats.entries()) {
          assert.ok(boat.x >= -0.5, `boat ${i} begins at ${boat.x}`);
          for (const other of boats.slice(0, i)) {
            const [[a, b], [c, d]] = [middle(boat), middle(other)];
            assert.ok(Math.hypot(a - c, b - d) >= 18, `boats lie on each other: ${JSON.stringify(boats)}`);
          }
        }
        await answerUntil(page, (it) => (action) => urge(it)(action) + (action.type === 'draw' ? -9 : 0), ['main']);
        await page.locator('.dock[data-decision="main"]').waitFor();
        await page.locator('.chip-box').waitFor();
        const rows = await page.locator('[data-place="market"] .slot').evaluateAll((all) => Math.max(...all.map((it) => it.getBoundingClientRect().bottom)));
        const chip = await page.locator('.chip-box').boundingBox();
        assert.ok(chip.y >= rows - 1, `the chip begins at ${chip.y}, the rows end at ${rows}`);
        await page.context().close();
      }
    },
  },
  {
    name: 'fishing: on a phone a duel is in sight as a whole, and you are "You"',
    run: async ({ browser, server }) => {
      const page = await open(browser, server, PHONE);
      await sitDown(page, 'fishing', tables.keys);
      await answerUntil(page, urge, ['duel'], () => sitDown(page, 'fishing', tables.keys));
      const stage = page.locator('.stage');
      await stage.waitFor();
      assert.deepEqual(await stage.evaluate((it) => [it.scrollHeight - it.clientHeight, it.scrollWidth - it.clientWidth]), [0, 0]);
      const board = await page.locator('main.board').boundingBox();
      for (const part of ['.bout .back', '.bout .circle', '.stage footer']) {
        const box = await page.locator(part).first().boundingBox();
        assert.ok(box.y >= board.y && box.y + box.height <= board.y + board.height, `${part} is in sight`);
      }
      assert.match(await page.locator('.bout .who').first().textContent(), /You\s*choose in secret/);
    },
  },
  ...['rowing', 'whitewater', 'salmon'].map((game) => ({
    name: `${game}: on a phone a hint leaves board, cards and help in sight`,
    run: async ({ browser, server }) => {
      const page = await open(browser, server, { ...PHONE, locale: 'fr-FR' });
      await sitDown(page, game, { bots: 2 });
      await asked(page);
      const places = () => page.evaluate(() => ['.dock .help', '.dock .middle', '.confirm', 'main.board'].map((it) => JSON.stringify(document.querySelector(it)?.getBoundingClientRect() ?? null)));
      const before = await places();
      await page.locator('.dock .tools .iconic').first().click();
      const hint = page.locator('.dock .hint');
      await hint.waitFor();
      assert.deepEqual(await places(), before, 'nothing moves');
      const [note, board] = [await hint.boundingBox(), await page.locator('main.board').boundingBox()];
      await page.locator('header.small').getByRole('button', { name: 'Menu' }).click();
      await page.locator('dialog').waitFor();
      assert.ok(note.y + note.height <= board.y + 16, `the hint ends at ${note.y + note.height}, the board begins at ${board.y}`);
    },
  })),
  {
    name: 'on a phone the button of the log counts what has been said and not read',
    run: async ({ browser, server }) => {
      const [ada, bea] = [await open(browser, server, PHONE), await open(browser, server)];
      const made = await sitDown(ada, 'pig', { name: 'Ada', seats: [{ kind: 'me' }, { kind: 'open' }] });
      await bea.goto(`/t/${made.table.id}`);
      await bea.getByRole('button', { name: 'Sit here' }).click();
      await Promise.all([ada, bea].map((page) => page.locator('.dock h2').waitFor()));
      const log = ada.locator('.dock .tools').getByRole('button', { name: /^Log/ });
      assert.equal(await log.locator('.count').count(), 0);
      await bea.getByRole('tab', { name: 'Chat' }).click();
      await bea.getByLabel('What you want to say').fill('Hurry!');
      await bea.getByRole('button', { name: 'Say it' }).click();
      await log.locator('.count').getByText('1').waitFor();
      await accessible(ada, 'a message that waits on a phone');
      await log.click();
      await ada.getByRole('tab', { name: 'Chat' }).click();
      await ada.getByText('Hurry!').waitFor();
      await ada.keyboard.press('Escape');
      await log.locator('.count').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'salmon: on a phone your own salmon is in sight at the start and at each of your choices',
    run: async ({ browser, server }) => {
      const page = await open(browser, server, PHONE);
      await sitDown(page, 'salmon', { bots: 3 });
      for (let i = 0; i < 6; i++) {
        await asked(page);
        // The last question may still stand there for a moment after the answer.
        // Where a bear is to be moved, the bear is what must be seen.
        const seen = page.waitForFunction(() => {
          const decision = document.querySelector('.dock[data-decision]')?.getAttribute('data-decision') ?? null;
          if (decision === null) return false;
          if (decision.startsWith('bear')) return true;
          const [board, fish] = ['main.board', '[data-place="fish-0"], .pick[data-seat="0"]'].map((it) => document.querySelector(it)?.getBoundingClientRect());
          return board !== undefined && fish !== undefined && fish.left >= board.left && fish.right <= board.right && fish.top >= board.top && fish.bottom <= board.bottom;
        }, undefined, { timeout: 15_000 });
        const asking = () => page.evaluate(() => document.querySelector('.dock[data-decision]')?.getAttribute('data-decision'));
        await seen.catch(async () => assert.fail(`choice ${i + 1}, ${await asking()}: the salmon is out of sight`));
        // Somebody looks elsewhere before choosing.
        await page.mouse.move(200, 200);
        await page.mouse.down();
        await page.mouse.move(200, 480, { steps: 4 });
        await page.mouse.up();
        await playOn(page, fromTheList, 1);
      }
    },
  },
  ...['rowing', 'whitewater', 'marathon', 'salmon'].map((game) => ({
    name: `${game}: on a phone whoever is told of is in sight`,
    run: async ({ browser, server }) => {
      const page = await open(browser, server, { ...PHONE, paced: true });
      await page.addInitScript(() => {
        localStorage.setItem('podium.settings', '{"speed": 2}');
        window.seen = { told: new Set(), away: [] };
        let [last, since] = ['', 0];
        const look = () => {
          const words = document.querySelector('.dock[data-decision]') === null ? (document.querySelector('.dock .help')?.textContent ?? '').trim() : '';
          const seat = document.querySelector('[data-place^="seat-"].deciding')?.getAttribute('data-place').slice(5);
          const now = `${seat} ${words}`;
          if (now !== last) [last, since] = [now, performance.now()];
          const board = document.querySelector('main.board')?.getBoundingClientRect();
          // Whoever moves a bear is not told of: the bear is.
          const bear = words.match(/\bBear (\d)/)?.[1];
          const told = bear === undefined ? `[data-place="boat-${seat}"], [data-place="fish-${seat}"]` : `[data-place="bear-${bear - 1}"], [data-bear="${bear - 1}"]`;
          const piece = document.querySelector(told)?.getBoundingClientRect();
          // The picture has had a moment to go there; before the start nobody is on the board.
          if (words !== '' && board !== undefined && piece !== undefined && performance.now() - since > 90) {
            const [x, y] = [piece.x + piece.width / 2, piece.y + piece.height / 2];
            const inside = x >= board.left && x <= board.right && y >= board.top && y <= board.bottom;
            window.seen.told.add(seat);
            if (!inside && window.seen.away.at(-1) !== now) window.seen.away.push(now);
          }
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      await sitDown(page, game, { bots: 3 });
      for (let i = 0; i < 8 && page.url().includes('/t/'); i += 1) {
        await page.locator('.dock[data-decision]').waitFor({ timeout: 20_000 });
        await playOn(page, fromTheList, 1, 20_000);
      }
      const seen = await page.evaluate(() => ({ told: [...window.seen.told], away: window.seen.away }));
      assert.ok(seen.told.length > 1, `moves of others were told: ${seen.told}`);
      assert.deepEqual(seen.away, []);
    },
  })),
  {
    name: 'fishing: on a phone a card that is drawn is shown with what it does and who draws it',
    run: async ({ browser, server }) => {
      const page = await open(browser, server, { ...PHONE, still: false });
      const made = await sitDown(page, 'fishing', { bots: 1, options: { constants: { start_pearls: 20, draw_price: 0 } } });
      await answerUntil(page, urge, ['main']);
      const drawn = page.waitForFunction(() => document.querySelector('.draw:has(.does) .who')?.textContent, undefined, { timeout: 25_000 });
      await page.evaluate(async (id) => {
        const { seq, legal } = await fetch(`/api/tables/${id}/view?seat=0`).then((it) => it.json());
        await fetch(`/api/tables/${id}/play`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ seat: 0, seq, action: legal.find(({ type }) => type === 'draw') }) });
      }, made.table.id);
      await drawn;
    },
  },
  {
    name: 'salmon: on a phone what a tap has explained goes when something happens',
    run: async ({ browser, server }) => {
      const page = await open(browser, server, { ...PHONE, still: false });
      const made = await sitDown(page, 'salmon', { bots: 1 });
      await asked(page);
      const [box, tip] = [await page.locator('main.board').boundingBox(), page.locator('.tip.shown')];
      for (let y = 60; y < box.height - 20 && (await tip.count()) === 0; y += 24) {
        for (let x = 60; x < box.width - 90 && (await tip.count()) === 0; x += 30) await page.touchscreen.tap(box.x + x, box.y + y);
      }
      assert.equal(await tip.count(), 1, 'something is explained');
      await page.evaluate(async (id) => {
        const { seq, legal } = await fetch(`/api/tables/${id}/view?seat=0`).then((it) => it.json());
        await fetch(`/api/tables/${id}/play`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ seat: 0, seq, action: legal.at(-1) }) });
      }, made.table.id);
      await tip.waitFor({ state: 'detached', timeout: 8000 });
    },
  },
  {
    name: 'a link to a rule is as large as a finger, in the dock, the log, the set-up and at the end',
    run: async ({ browser, server }) => {
      const page = await open(browser, server, { ...PHONE, touch: true });
      // What lies around the middle of a link at the reach of a finger; where two links lie near, they share what is between them.
      const feels = (where) => page.locator(where).evaluateAll((all) => all.filter((it) => it.checkVisibility()).map((it) => {
        it.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = it.getBoundingClientRect();
        const after = getComputedStyle(it, '::after');
        const [w, h] = [parseFloat(after.width), parseFloat(after.height)];
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        return { rule: it.textContent, w, h, hit: hit?.closest('a') === it };
      }));
      const large = async (where, least = 1) => {
        const all = await feels(where);
        assert.ok(all.length >= least, `${where}: ${all.length} links`);
        assert.deepEqual(all.filter(({ w, h, hit }) => w < 43.5 || h < 43.5 || !hit), [], where);
      };
      await sitDown(page, 'rowing', { bots: 0 });
      await asked(page);
      await large('.dock .help a.rule');
      await playOn(page, fromTheList, 2);
      await page.locator('.dock .tools').getByRole('button', { name: /^Log/ }).click();
      await page.locator('.log .line').last().tap();
      await page.locator('.log a.rule').first().waitFor();
      await large('.log a.rule');
      await page.goto('/new/rowing');
      await page.locator('dialog summary').click();
      await large('dialog a.rule', 5);
    },
  },
  {
    name: 'everything on the first page that is tapped is as high as a finger',
    run: async ({ browser, server }) => {
      const page = await open(browser, server, { ...PHONE, touch: true });
      await page.goto('/');
      await page.locator('.cover-play:visible').first().waitFor();
      const low = await page.locator('header a, main button, main a').evaluateAll((all) => all
        .filter((it) => it.checkVisibility() && !it.closest('footer, .links') && it.getBoundingClientRect().height > 0)
        .map((it) => [it.textContent.trim(), it.getBoundingClientRect().height]).filter(([, height]) => height < 43.5));
      assert.deepEqual(low, []);
    },
  },
  {
    name: 'at a desk a hint is told whole, beside a refusal too',
    run: async ({ browser, server }) => {
      const page = await open(browser, server, { locale: 'fr-FR' });
      await sitDown(page, 'rowing', { bots: 3 });
      await page.locator('.rates').waitFor();
      await page.keyboard.press('h');
      await page.locator('.hint').waitFor();
      assert.equal(await below(page, '.hint .why'), 0);
      await page.locator('.rates button.dim').first().click();
      await page.locator('.refused .rule').waitFor();
      assert.equal(await below(page, '.hint .why'), 0);
      const [hand, cards] = [await page.locator('.dock .left').boundingBox(), await page.locator('.dock .left :is(.cards .card, .rates button)').evaluateAll((all) => all.map((it) => it.getBoundingClientRect().bottom))];
      assert.ok(cards.length > 4 && Math.max(...cards) <= hand.y + hand.height, 'rates and cards stay whole');
    },
  },
];
