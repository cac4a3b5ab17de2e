// The log as a story, by eye and by ear.

import assert from 'node:assert/strict';
import { accessible } from './axe.mjs';
import { fromTheList, open, playOn, sitDown } from './browser.mjs';

function noFaults(page) {
  assert.deepEqual(page.faults, [], 'the page has no faults');
}

/** The viewer's own decision, after some moves. */
async function after(page, moves) {
  await playOn(page, fromTheList, moves);
  await page.locator('[data-aloud="prompt"] p').first().waitFor({ state: 'attached' });
}

const heard = (page) => page.locator('[role="log"][aria-live="polite"] p').allTextContents();

/** A race of pig whose wire is cut as soon as your turn is over, and comes back when the bots have played. */
async function away(page) {
  let cut = false;
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const behind = socket.connectToServer();
    let lost = false;
    socket.onMessage((text) => {
      behind.send(text);
      if (cut || !String(text).includes('"type":"hold"')) return;
      cut = lost = true;
      setTimeout(() => void socket.close(), 1500);
    });
    behind.onMessage((text) => {
      if (!lost) socket.send(text);
    });
  });
  await sitDown(page, 'pig', { bots: 4 });
  const end = Date.now() + 60_000;
  while (!cut) {
    assert.ok(Date.now() < end, 'the bots let somebody hold');
    await playOn(page, fromTheList, 1);
  }
}

export const stories = [
  {
    name: 'the log tells a turn in a sentence, which opens to its events with their rules',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      await sitDown(page, 'marathon', { bots: 3 });
      await after(page, 9);
      const turns = page.locator('.log .turn .line');
      const sentences = await turns.allTextContents();
      assert.ok(sentences.some((it) => /^\s*You (spend|run)/.test(it)), sentences.join(' | '));
      assert.ok(sentences.some((it) => /^\s*Bot 2 .*\.\s*$/.test(it)), sentences.join(' | '));
      assert.deepEqual((await page.locator('.log h3').allTextContents()).slice(0, 2), ['The start', 'Round 1']);
      // The newest is in sight and marked.
      const newest = page.locator('.log .newest');
      assert.equal(await newest.count(), 1);
      const [line, box] = [await newest.boundingBox(), await page.locator('.log').boundingBox()];
      assert.ok(line.y >= box.y && line.y + line.height <= box.y + box.height + 1, 'the newest line is in sight');
      // One stop for the Tab key, no rule before something is opened.
      assert.equal(await page.locator('.log a').count(), 0);
      assert.equal(await page.locator('.log button[tabindex="0"]').count(), 1);
      const last = turns.last();
      assert.equal(await last.getAttribute('aria-expanded'), 'false');
      await last.focus();
      await page.keyboard.press('Enter');
      assert.equal(await last.getAttribute('aria-expanded'), 'true');
      assert.match((await page.locator('.log .events').textContent()) ?? '', /MA-\d\d\d/);
      await accessible(page, 'an opened turn');
      const focused = () => page.evaluate(() => Number(document.activeElement.dataset.entry));
      const from = await focused();
      await page.keyboard.press('ArrowUp');
      await page.waitForFunction((from) => Number(document.activeElement.dataset.entry) < from, from);
      noFaults(page);
    },
  },
  {
    name: 'by ear a turn is one polite sentence, and what is to be chosen does not cut it off',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      await sitDown(page, 'marathon', { bots: 3 });
      await after(page, 6);
      const sentences = await heard(page);
      assert.ok(sentences.length >= 4, sentences.join(' | '));
      for (const it of sentences) assert.match(it, /^(You|Bot \d) .*\.$|^The race begins/);
      assert.equal(await page.locator('[aria-live="assertive"]').count(), 0);
      assert.match((await page.locator('[data-aloud="prompt"]').textContent()) ?? '', /Your turn/);
      // Whose turn it is stands in the standing, too.
      assert.match((await page.locator('aside ol[aria-label="Standing"] li.deciding').textContent()) ?? '', /You\s*to move/);
      noFaults(page);
    },
  },
  {
    name: 'by ear there is as much as you have set: every event, or only your turn',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      const set = async (value) => {
        await page.goto('/you');
        await page.getByLabel('Screen reader').selectOption(value);
      };
      await set('own');
      await sitDown(page, 'marathon', { bots: 3 });
      await after(page, 4);
      assert.deepEqual(await heard(page), []);
      await set('events');
      await sitDown(page, 'marathon', { bots: 3 });
      await after(page, 4);
      assert.ok((await heard(page)).some((it) => /rolls a \d$/.test(it)));
      noFaults(page);
    },
  },
  {
    name: 'whoever was away reads what happened since their last move, and can see it again',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      await away(page);
      const since = page.getByRole('region', { name: 'Since your last move' });
      await since.waitFor({ timeout: 20_000 });
      const told = await since.locator('li').allTextContents();
      assert.ok(told.length >= 3 && told.length <= 5, told.join(' | '));
      for (const it of told) assert.match(it, /^Bot \d .*\.$/);
      await accessible(page, 'what happened since their last move');
      const asked = page.waitForResponse((answer) => /\/replay\?seat=0$/.test(answer.url()));
      await since.getByRole('button', { name: 'Show it again' }).click();
      assert.equal((await asked).status(), 200);
      // It is still your turn afterwards, and closing leaves the log.
      await page.locator('.confirm button.btn.go').waitFor();
      await since.getByRole('button', { name: 'Close' }).click();
      await since.waitFor({ state: 'detached' });
      assert.ok((await page.locator('.log .turn').count()) >= 3);
      noFaults(page);
    },
  },
  {
    name: 'on a phone what happened since my last move hides a quarter of the board at most, until I touch the board',
    run: async ({ browser, server }) => {
      const page = await open(browser, server, { width: 390, height: 844 });
      await away(page);
      const since = page.getByRole('region', { name: 'Since your last move' });
      await since.waitFor({ timeout: 20_000 });
      const [note, board] = [await since.boundingBox(), await page.locator('main.board').boundingBox()];
      assert.ok(note.height <= board.height / 4 + 1, `${note.height} of ${board.height}`);
      assert.ok(note.y + note.height <= board.y + board.height);
      const last = since.locator('li').last();
      await last.scrollIntoViewIfNeeded();
      const line = await last.boundingBox();
      assert.ok(line.y + line.height <= note.y + note.height, 'the last sentence can be read');
      await accessible(page, 'what happened, on a phone');
      await since.locator('p').click();
      assert.equal(await since.count(), 1, 'a touch of the note leaves it');
      await page.mouse.click(board.x + 30, board.y + 30);
      await since.waitFor({ state: 'detached' });
      noFaults(page);
    },
  },
];
