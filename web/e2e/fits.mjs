// What must be seen whole, or show that there is more of it.

import assert from 'node:assert/strict';
import { accessible } from './axe.mjs';
import { fromTheList, open, playOn, sitDown } from './browser.mjs';
import { TAUGHT } from './listed.mjs';
import { byClick as onTheCourse } from './play/rowing.mjs';

function noFaults(page) {
  assert.deepEqual(page.faults, [], 'the page has no faults');
}

const owing = (page) => page.locator('[data-aloud="prompt"] p').first().waitFor({ state: 'attached' });

/** How much of what is in a box lies beyond its edges. */
const hidden = (page, box) => page.locator(box).first().evaluate((it) => [it.scrollHeight - it.clientHeight, it.scrollWidth - it.clientWidth]);

/** The turns of the log, as they are told. */
const told = (page) => page.locator('.log .words').allTextContents();

/** Looks after every frame how far cards reach over the edge of the dock, and how often they change their size while the same is asked. */
function watchHand(page) {
  return page.evaluate(() => {
    window.seen = { frames: 0, sizes: [], cut: [], changes: 0 };
    let last = {};
    const look = () => {
      const [box, cards] = [document.querySelector('div.dock .left'), [...document.querySelectorAll('.left .cards .card')]];
      if (box !== null && cards.length > 0) {
        const { bottom, right } = box.getBoundingClientRect();
        const places = cards.map((card) => card.getBoundingClientRect());
        const over = Math.max(...places.map((place) => Math.max(place.bottom - bottom, place.right - right)));
        // Between two frames something may have come that is not laid out yet.
        const now = { over: Math.round(over), asked: document.querySelector('div.dock').dataset.decision ?? 'nothing', size: cards[0].clientWidth, hand: cards.length };
        window.seen.frames += 1;
        window.seen.sizes.push(cards.length);
        if (over > 1 && last.over > 1) window.seen.cut.push(now);
        if (now.asked === last.asked && now.hand === last.hand && now.size !== last.size) window.seen.changes += 1;
        else if (now.asked !== last.asked) window.seen.changes = 0;
        window.seen.most = Math.max(window.seen.most ?? 0, window.seen.changes);
        last = now;
      }
      // After the frame is drawn: what is laid out before that nobody sees.
      requestAnimationFrame(() => setTimeout(look));
    };
    look();
  });
}

export const fits = [
  ...[[1440, 900], [1280, 800], [1024, 768], [390, 844]].map(([width, height]) => ({
    name: `rowing at ${width}: no card is cut while moves are shown, and cards keep their size`,
    run: async ({ browser, server }) => {
      const page = await open(browser, server, { width, height, still: false, phone: width < 700 });
      await sitDown(page, 'rowing', { bots: 3 });
      await page.locator('.rates').waitFor();
      await watchHand(page);
      await playOn(page, onTheCourse, 4);
      const { frames, sizes, cut, most } = await page.evaluate(() => window.seen);
      assert.ok(frames > 60 && new Set(sizes).size > 1, `hands were seen: ${frames} frames, ${[...new Set(sizes)]}`);
      assert.deepEqual(cut.slice(0, 5), [], `${cut.length} of ${frames} frames`);
      assert.ok(most <= 2, `cards changed their size ${most} times while the same was asked`);
      noFaults(page);
    },
  })),
  {
    name: 'after an undo the log is the same as after a reload',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      let socket;
      page.on('websocket', (it) => (socket = it));
      await sitDown(page, 'fishing', { bots: 1 });
      await owing(page);
      await playOn(page, fromTheList, 5);
      await owing(page);
      const before = await told(page);
      for (let i = 0; i < 3; i++) {
        const history = socket.waitForEvent('framereceived', { predicate: ({ payload }) => String(payload).includes('"type":"history"') });
        await page.keyboard.press('u');
        await history;
        await owing(page);
      }
      assert.equal(await page.locator('.notes [role="status"]').count(), 1, 'it is said once, beside the log');
      const live = await told(page);
      assert.ok(live.length < before.length, 'undone turns have left the log');
      await page.reload();
      await owing(page);
      await page.waitForFunction((n) => document.querySelectorAll('.log .words').length >= n, live.length);
      assert.deepEqual(await told(page), live);
      noFaults(page);
    },
  },
  ...[[1440, 900], [1280, 720]].map(([width, height]) => ({
    name: `rowing at ${width}: the hand stays readable after choosing in secret`,
    run: async ({ browser, server }) => {
      const page = await open(browser, server, { width, height });
      await sitDown(page, 'rowing', { seats: [{ kind: 'me' }, { kind: 'open' }], settings: {} });
      const other = await open(browser, server);
      await other.goto('/');
      const code = await page.evaluate(async (id) => (await fetch(`/api/tables/${id}`).then((it) => it.json())).code, page.url().split('/t/')[1].split('#')[0]);
      await other.locator('#code').fill(code);
      await other.getByRole('button', { name: 'Join' }).click();
      await other.getByRole('button', { name: 'Sit here' }).click();
      const whole = async (what) => {
        const cards = await page.locator('.cards .card').evaluateAll((all) => all.map((it) => it.getBoundingClientRect()).map(({ x, width }) => ({ x, width })));
        const box = await page.locator('.dock .left').first().boundingBox();
        assert.ok(cards.length > 3, what);
        for (const [i, card] of cards.entries()) {
          assert.ok(card.x >= 0 && card.x + card.width <= box.x + box.width + 1, `${what}: card ${i} at ${card.x}`);
          if (i > 0) assert.ok(card.x - cards[i - 1].x > 24, `${what}: cards lie ${card.x - cards[i - 1].x} apart`);
        }
      };
      await page.locator('.rates').waitFor();
      await playOn(page, fromTheList, 1);
      await page.locator('.secret').waitFor();
      await whole('the rate is chosen');
      await playOn(other, fromTheList, 1);
      await page.locator('.dock[data-decision="play"]').waitFor();
      await playOn(page, fromTheList, 1);
      await page.locator('.secret').waitFor();
      await whole('the cards are chosen');
      noFaults(page);
    },
  })),
  {
    name: 'fishing on a phone: every button of a turn is in sight, or the dock shows that there is more',
    run: async ({ browser, server }) => {
      const page = await open(browser, server, { width: 390, height: 844, phone: true });
      await sitDown(page, 'fishing', { bots: 1 });
      for (let i = 0; i < 8; i++) {
        await owing(page);
        const [below] = await hidden(page, '.dock .left');
        const faded = await page.locator('.dock .left.more').count();
        assert.ok(below <= 8 || faded === 1, `${below} px lie hidden`);
        if (i === 0) assert.ok(below <= 8, `${below} px lie hidden at the first turn`);
        await playOn(page, fromTheList, 1);
      }
      noFaults(page);
    },
  },
  ...['rowing', 'fishing'].map((game) => ({
    name: `${game} on a phone: a hint is told whole and lies over nothing of the board, nor of the bar`,
    run: async ({ browser, server }) => {
      const page = await open(browser, server, { width: 390, height: 844, phone: true, locale: 'fr-FR' });
      await sitDown(page, game, { bots: 2 });
      await owing(page);
      await page.locator('.dock .tools .iconic').first().click();
      const why = page.locator('.dock .hint .why');
      await why.waitFor();
      assert.deepEqual(await hidden(page, '.dock .hint .why'), [0, 0]);
      const [note, board] = [await page.locator('.dock .hint').boundingBox(), await page.locator('main.board').boundingBox()];
      assert.ok(note.y + note.height <= board.y + 12, 'the board is free');
      const bar = await page.locator('header.small').boundingBox();
      assert.ok(note.y >= bar.y + bar.height, `the bar ends at ${bar.y + bar.height}, the hint begins at ${note.y}`);
      await accessible(page, 'a hint on a phone');
      const advice = await why.locator('strong').textContent();
      await why.click();
      const sheet = page.locator('dialog').filter({ hasText: advice });
      await sheet.locator('.reason').getByText(/seule action|jouées jusqu’au bout|valoir un essai/).waitFor();
      assert.deepEqual(await hidden(page, 'dialog'), [0, 0]);
      await accessible(page, 'the reason of a hint on a phone');
      await sheet.getByRole('button', { name: 'Choisir' }).click();
      await page.locator('.confirm button.btn.go:enabled').waitFor();
      assert.equal(await page.locator('dialog').count(), 0);
      noFaults(page);
    },
  })),
  ...[[1440, 900], [1280, 720], [390, 844]].flatMap(([width, height]) => ['en-GB', 'fr-FR'].map((locale) => ({
    name: `learn: the last words of every lesson are in sight (${width}, ${locale})`,
    run: async ({ browser, server }) => {
      const page = await open(browser, server, { width, height, locale });
      for (const game of TAUGHT) {
        await page.goto(`/learn/${game}`);
        const said = page.locator('.coach .said').first();
        await said.waitFor();
        const language = locale.slice(0, 2);
        const lesson = await page.evaluate(async ([game, language]) => (await fetch(`/api/lessons/${game}?lang=${language}`)).json(), [game, language]);
        // The longest that is said is put where the last words stand: going through all lessons takes minutes.
        const longest = [lesson.opening, lesson.closing, ...lesson.marks.flatMap((it) => [it.before, it.after])].sort((a, b) => b.length - a.length)[0];
        await said.evaluate((box, [closing]) => (box.innerHTML = `<p class="wide" style="font-size:20px;line-height:1.1">1</p><p>${closing}</p>`), [lesson.closing]);
        const [below] = await hidden(page, '.coach .said');
        assert.ok(below <= 1, `${game}: ${below} px of the last words lie hidden`);
        await said.evaluate((box, [longest]) => (box.innerHTML = `<p>${longest}</p>`), [longest]);
        const [most] = await hidden(page, '.coach .said');
        assert.ok(most <= 1, `${game}: ${most} px of the longest words lie hidden`);
      }
    },
  }))),
  {
    name: 'behind the curtain no key opens anything',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      await sitDown(page, 'rowing', { seats: [{ kind: 'me' }, { kind: 'me' }] });
      await page.locator('.curtain').waitFor();
      await page.keyboard.press('l');
      await page.keyboard.press('h');
      await page.waitForTimeout(200);
      assert.equal(await page.locator('dialog').count(), 0);
      assert.equal(await page.locator('.curtain').count(), 1);
      noFaults(page);
    },
  },
  {
    name: 'the device that makes a race has seen the promise before the first move',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      await page.goto('/');
      await page.locator('.lead .btn.go:enabled').click();
      await page.locator('.dock h2').waitFor();
      const id = page.url().split('/t/')[1].split(/[?#]/)[0];
      const seen = await page.evaluate((id) => JSON.parse(localStorage.getItem(`podium.witness.${id}`)), id);
      assert.equal(seen.from, 0);
    },
  },
  ...[['fishing', '.spot button']].map(([game, thing]) => ({
    name: `${game}: what is tapped on the board is as large as a finger`,
    run: async ({ browser, server }) => {
      const page = await open(browser, server, { width: 390, height: 844, phone: true });
      await sitDown(page, game, { bots: 1 });
      // By chance: a boat comes to a place where something can be done there sooner or later.
      for (let i = 0; i < 150; i++) {
        await owing(page);
        if ((await page.locator(thing).count()) > 0) break;
        await playOn(page, fromTheList, 1);
      }
      const boxes = await page.locator(thing).evaluateAll((all) => all.map((it) => it.getBoundingClientRect()).map(({ x, y, width, height }) => ({ x, y, width, height })));
      assert.ok(boxes.length > 0, 'there is something to tap');
      for (const box of boxes) {
        // Where others lie near, they share what lies between them.
        const near = boxes.some((it) => it !== box && Math.abs(it.y + it.height / 2 - box.y - box.height / 2) < 45);
        assert.ok(box.width >= 43.5 && (box.height >= 43.5 || near), JSON.stringify(boxes));
      }
    },
  })),
];
