// The table's frame: on phones everything can be read, reached and hit; hints, refusals and help have their places; keys mean one thing.

import assert from 'node:assert/strict';
import { fromTheList, open, playOn, sitDown } from './browser.mjs';
import { PICTURED } from './listed.mjs';
import { byClick as onTheBoard } from './play/rowing.mjs';

const PHONE = { width: 390, height: 844, phone: true };

function noFaults(page) {
  assert.deepEqual(page.faults, [], 'the page has no faults');
}

const asked = (page) => page.locator('.dock[data-decision]').first().waitFor();
const rect = (page) => page.locator('main.board').evaluate((it) => JSON.stringify(it.getBoundingClientRect()));

/** What can be hit and is smaller than a fingertip. Links within sentences, and places of a drawn board, are as large as those allow. */
const small = (page) =>
  page.evaluate(() => {
    const things = document.querySelectorAll(':is(dialog[open], body:not(:has(dialog[open]))) :is(button, a[href], input, select, textarea, summary, [role=button], [role=switch], [role=tab])');
    return [...things].flatMap((thing) => {
      // The link past the bar is for keyboards alone.
      if (thing.closest('main.board svg') !== null || thing.matches('a.rule, a.skip') || !thing.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      const { width: wide, height: high, bottom } = (thing.closest('label') ?? thing).getBoundingClientRect();
      // A part that only a finger feels.
      const felt = getComputedStyle(thing, '::after');
      const [width, height] = felt.content === '""' ? [Math.max(wide, parseFloat(felt.width)), Math.max(high, parseFloat(felt.height))] : [wide, high];
      if (wide === 0 || bottom <= 0 || (width >= 43.5 && height >= 43.5)) return [];
      return [`${thing.tagName.toLowerCase()}.${String(thing.className)} ${thing.getAttribute('aria-label') ?? thing.textContent?.trim().slice(0, 30)}: ${Math.round(width)} by ${Math.round(height)}`];
    });
  });

/** Numbers of seats, as large as they are on the screen. */
const numbers = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('text[data-seat-number]')].flatMap((text) => {
      if (!text.checkVisibility()) return [];
      const size = parseFloat(getComputedStyle(text).fontSize) * Math.abs(text.getScreenCTM()?.d ?? 1);
      return size >= 9.95 ? [] : [`${text.textContent} in ${text.closest('svg')?.parentElement?.className}: ${size.toFixed(1)} px`];
    }),
  );

export const frame = [
  ...PICTURED.map((game) => ({
    name: `${game}: on a phone everything is as large as a fingertip, and seats' numbers can be read`,
    run: async ({ browser, server }) => {
      const page = await open(browser, server, PHONE);
      await sitDown(page, game, { bots: game === 'salmon' || game === 'whitewater' ? 3 : 5 });
      await asked(page);
      assert.deepEqual(await small(page), [], 'at the table');
      assert.deepEqual(await numbers(page), []);
      for (const name of ['Menu', 'Log', 'All legal actions']) {
        await page.getByRole('button', { name, exact: true }).first().tap();
        await page.locator('dialog .inner > :nth-child(2)').waitFor();
        assert.deepEqual(await small(page), [], name);
        await page.keyboard.press('Escape');
        await page.locator('dialog').waitFor({ state: 'detached' });
      }
      noFaults(page);
    },
  })),
  {
    name: 'a hint, a refusal and the help stand together in the dock, can be closed, and leave the board as it was',
    run: async ({ browser, server }) => {
      for (const size of [{}, { width: 1024, height: 768 }, PHONE]) {
        const page = await open(browser, server, size);
        await sitDown(page, 'rowing', { bots: 1 });
        await page.locator('.rates').waitFor();
        const before = await rect(page);
        await page.keyboard.press('h');
        await page.locator('.hint').waitFor();
        await page.locator('.rates button.dim').first().click();
        await page.locator('.refused .rule').waitFor();
        for (const part of ['.dock .help', '.dock .hint', '.dock .refused']) {
          const box = await page.locator(part).boundingBox();
          const { width, height } = page.viewportSize();
          assert.ok(box !== null && box.x >= 0 && box.x + box.width <= width && box.y + box.height <= height, `${part} is in sight: ${JSON.stringify(box)}`);
        }
        assert.notEqual(await page.locator('.dock .help').textContent(), '');
        assert.equal(await rect(page), before);
        await page.locator('.hint').getByRole('button', { name: 'Close' }).click();
        await page.locator('.refused').getByRole('button', { name: 'Close' }).click();
        assert.equal(await page.locator('.notes .note').count(), 0);
        assert.equal(await rect(page), before);
        noFaults(page);
      }
    },
  },
  {
    name: 'on a phone the standing shows what is public of every rival, and the log opens at its newest line with its tabs in sight',
    run: async ({ browser, server }) => {
      const page = await open(browser, server, PHONE);
      await sitDown(page, 'fishing', { bots: 2 });
      await asked(page);
      await page.getByRole('button', { name: /^Standing/ }).tap();
      const rows = page.locator('dialog ol > li');
      assert.equal(await rows.count(), 3);
      for (let i = 0; i < 3; i++) {
        for (const part of ['.pearls', '.gauge', '.hold', '.facts svg']) assert.ok(await rows.nth(i).locator(part).first().isVisible(), `${part} of row ${i + 1}`);
      }
      assert.ok(await page.evaluate(() => [...document.querySelectorAll('dialog li *')].every((it) => it.getBoundingClientRect().right <= innerWidth)), 'nothing is cut off');
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
      await page.goto('/');
      await sitDown(page, 'rowing', { bots: 5 });
      await playOn(page, onTheBoard, 8);
      await asked(page);
      await page.locator('.dock').getByRole('button', { name: 'Log' }).tap();
      const log = page.locator('dialog .log');
      await log.waitFor();
      const [gap, scrollers] = await log.evaluate((it) => [
        it.scrollHeight - it.clientHeight - it.scrollTop,
        [...document.querySelectorAll('dialog, dialog *')].filter((box) => box.scrollHeight > box.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(box).overflowY)).length,
      ]);
      assert.ok(gap < 4, `${gap} pixels below the newest line in sight`);
      assert.equal(scrollers, 1, 'one thing scrolls');
      const tabs = await page.locator('dialog [role=tablist]').boundingBox();
      assert.ok(tabs.y + tabs.height <= 844, 'the tabs are in sight');
      noFaults(page);
    },
  },
  {
    name: 'on a phone moves can be paused, and whoever moves has the frame, there and in the standing',
    run: async ({ browser, server }) => {
      const page = await open(browser, server, { ...PHONE, still: false });
      await sitDown(page, 'whitewater', { bots: 2 });
      // While the others' moves are shown the server already waits for your seat: the frame is theirs all the same.
      const framed = page.locator('[data-place^="seat-"].deciding');
      const shown = new Set();
      const words = new Set();
      let paused = false;
      for (const end = Date.now() + 60_000; shown.size < 3 || !paused; await page.waitForTimeout(40)) {
        assert.ok(Date.now() < end, `whose moves were framed: ${[...shown]}; paused: ${paused}`);
        if ((await page.locator('.dock[data-decision]').count()) > 0) await playOn(page, fromTheList, 1, 20_000);
        const whose = await page.evaluate(() => (document.querySelector('.dock[data-decision]') === null ? document.querySelector('[data-place^="seat-"].deciding')?.getAttribute('data-place') : undefined));
        if (whose !== undefined) shown.add(whose);
        // The words that stand for the frame say the same as it does.
        const unlike = await page.evaluate(() => [...document.querySelectorAll('[data-place^="seat-"]')].filter((it) => it.classList.contains('deciding') !== /to move/.test(it.textContent)).map((it) => it.textContent.replace(/\s+/g, ' ').slice(0, 40)));
        for (const it of unlike) words.add(it);
        if (paused || (await page.getByRole('button', { name: 'Pause' }).count()) === 0) continue;
        await page.getByRole('button', { name: 'Pause' }).tap({ timeout: 1000 }).catch(() => undefined);
        const goOn = page.getByRole('button', { name: 'Go on' });
        paused = await goOn.tap({ timeout: 1000 }).then(() => true, () => false);
      }
      await asked(page);
      assert.deepEqual([...words], [], 'the frame and its words');
      assert.ok((await framed.first().getAttribute('data-place')) === 'seat-0');
      assert.notEqual(await framed.first().evaluate((it) => getComputedStyle(it).borderTopColor), 'rgba(0, 0, 0, 0)');
      noFaults(page);
    },
  },
  {
    name: 'on a desk the words of the standing name whoever is shown moving',
    run: async ({ browser, server }) => {
      const page = await open(browser, server, { still: false });
      await page.addInitScript(() => {
        window.words = { unlike: [], others: 0 };
        const look = () => {
          for (const it of document.querySelectorAll('ol > [data-place^="seat-"]')) {
            const framed = it.classList.contains('deciding');
            if (framed !== /to move/.test(it.textContent)) window.words.unlike.push(it.textContent.replace(/\s+/g, ' ').slice(0, 40));
            if (framed && it.dataset.place !== 'seat-0') window.words.others += 1;
          }
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      await sitDown(page, 'rowing', { bots: 2 });
      await page.locator('.rates').waitFor();
      await playOn(page, onTheBoard, 2);
      await asked(page);
      const { unlike, others } = await page.evaluate(() => window.words);
      assert.ok(others > 0, 'others were framed');
      assert.deepEqual(unlike.slice(0, 3), []);
      noFaults(page);
    },
  },
  {
    name: 'a notch and the bar of the system cover nothing',
    run: async ({ browser, server }) => {
      const page = await open(browser, server, PHONE);
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 47, bottom: 34 } });
      await sitDown(page, 'rowing', { bots: 1 });
      await page.locator('.confirm').waitFor();
      const edge = (selector, side) => page.locator(selector).first().evaluate((it, side) => it.getBoundingClientRect()[side], side);
      assert.ok((await edge('header .home', 'top')) >= 47);
      assert.ok((await edge('.confirm .btn.go', 'bottom')) <= 844 - 34);
      await page.locator('.dock').getByRole('button', { name: 'Log' }).tap();
      assert.ok((await edge('dialog [role=tablist]', 'bottom')) <= 844 - 34);
      noFaults(page);
    },
  },
  {
    name: 'a question with two answers takes one click or one key, and the likely answer is the green one',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      const sent = [];
      page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => /"type":"play"/.test(String(payload)) && sent.push(JSON.parse(String(payload)).action.type)));
      await sitDown(page, 'rowing', { bots: 5 });
      const asks = page.locator('.dock[data-decision="tides"]');
      for (const how of ['click', 'key']) {
        while ((await asks.count()) === 0) {
          assert.ok(page.url().includes('/t/'), 'a tide comes before the end');
          await playOn(page, async (it) => ((await asks.count()) > 0 ? undefined : onTheBoard(it)), 1, 20_000).catch(() => undefined);
        }
        assert.equal(await page.locator('.answers .btn.go').count(), 1);
        assert.equal(await page.locator('.answers .btn.go').getAttribute('data-answer'), 'tides');
        assert.equal(await page.locator('.confirm').count(), 0);
        await page.waitForTimeout(450);
        if (how === 'click') await page.locator('.answers .btn.go').click();
        else await page.keyboard.press('p');
        await asks.waitFor({ state: 'detached' });
        assert.equal(sent.at(-1), how === 'click' ? 'tides' : 'pass');
      }
      noFaults(page);
    },
  },
  {
    name: 'a secret choice stays in sight of whoever made it until all have chosen, and cards that can be chosen look different',
    run: async ({ browser, server }) => {
      const [ada, bea] = [await open(browser, server), await open(browser, server, PHONE)];
      const made = await sitDown(ada, 'rowing', { name: 'Ada', seats: [{ kind: 'me' }, { kind: 'open' }] });
      await bea.goto(`/t/${made.table.id}`);
      await bea.getByRole('button', { name: 'Sit here' }).click();
      await Promise.all([ada.locator('.rates').waitFor(), bea.locator('.rates').waitFor()]);
      assert.equal(await ada.locator('.cards .card.able').count(), 0, 'no card is asked for');
      await playOn(ada, onTheBoard, 1);
      await ada.locator('.secret').waitFor();
      assert.match((await ada.locator('.secret').textContent()) ?? '', /36|39|42/);
      await playOn(bea, onTheBoard, 1);
      await bea.locator('.dock[data-decision="play"]').waitFor();
      await ada.locator('.secret').waitFor({ state: 'detached' });
      assert.ok((await ada.locator('.cards .card.able').count()) > 0);
      const before = await rect(bea);
      await playOn(bea, onTheBoard, 1);
      await bea.locator('.secret svg').nth(1).waitFor();
      assert.equal(await rect(bea), before);
      noFaults(ada);
      noFaults(bea);
    },
  },
  {
    name: 'on a phone a card in hand says what it does, and the first cover shows more than sky',
    run: async ({ browser, server }) => {
      const page = await open(browser, server, PHONE);
      await page.goto('/');
      const seen = await page.locator('.hero svg').evaluate(async (svg) => {
        for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
        const box = svg.getBoundingClientRect();
        return [...svg.querySelectorAll('g g')].filter((part) => {
          const { top, bottom, height } = part.getBoundingClientRect();
          return height > 40 && (top + bottom) / 2 > box.top + 40 && (top + bottom) / 2 < box.bottom - 60;
        }).length;
      });
      assert.ok(seen > 0, 'a boat lies between the title and the buttons');
      await sitDown(page, 'salmon', { bots: 1 });
      while ((await page.locator('.dock[data-decision="play"]').count()) === 0) await playOn(page, fromTheList, 1, 30_000);
      await page.locator('.dockhand .card.able').first().tap();
      await page.locator('.dock .help strong').waitFor();
      assert.match((await page.locator('.dock .help strong').textContent()) ?? '', /: .+\./);
      noFaults(page);
    },
  },
];
