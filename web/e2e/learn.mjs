// The guided first races: the learner makes the marked moves, by clicks, by keys and by taps.

import assert from 'node:assert/strict';
import { accessible } from './axe.mjs';
import { open } from './browser.mjs';

const GAMES = ['rowing', 'whitewater', 'marathon', 'fishing', 'salmon'];
/** A move is a few clicks at most: cards one by one, then the button. */
const CLICKS_MAX = 9;

const onward = (page) => page.locator('.coach .btn.on');
const told = (page, game) => page.evaluate(async (id) => (await fetch(`/api/lessons/${id}?lang=${document.documentElement.lang}`)).json(), game);
const made = (page) => page.locator('.coach progress').evaluate((it) => it.value);

async function begin(page, game) {
  await page.goto(`/learn/${game}`);
  await onward(page).waitFor();
  return told(page, game);
}

/** One click or tap in the middle of the ring, on whatever lies there. */
export async function followTheRing(page) {
  const ring = await page.locator('.beacon').last().boundingBox();
  const [x, y] = [ring.x + ring.width / 2, ring.y + ring.height / 2];
  if (page.touches) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

/** Makes a marked move and reads what is said after it. */
async function makeMove(page, move, mark, lesson) {
  await page.locator('.beacon').first().waitFor({ timeout: 5000 });
  for (let i = 0; (await made(page)) <= mark; i++) {
    assert.ok(i < CLICKS_MAX, `move ${mark + 1}: ${JSON.stringify(lesson.steps[lesson.marks[mark].seq - 1].action)}`);
    await move(page, lesson.steps[lesson.marks[mark].seq - 1].action);
    await page.waitForTimeout(120);
  }
}

/** A whole lesson. `look` sees the page before each move. */
export async function goThrough(page, game, move, read, look = async () => undefined) {
  const lesson = await begin(page, game);
  await read(page);
  for (let mark = 0; mark < lesson.marks.length; mark++) {
    await look(page, mark, lesson);
    await makeMove(page, move, mark, lesson);
    await read(page);
  }
  await page.locator('.coach .place').waitFor();
  return lesson;
}

export const clickOn = (page) => onward(page).click();
const enterOn = (page) => page.keyboard.press('Enter');

/** Rowing by its own keys. */
async function byKeys(page, action) {
  if (action.type === 'rate') {
    const picked = () => page.evaluate(() => document.querySelector('.rates .picked .widest')?.textContent);
    for (let i = 0; i < 6 && (await picked()) !== String(action.to); i++) {
      await page.keyboard.press(i < 3 ? 'ArrowUp' : 'ArrowDown');
    }
  } else if (action.cards !== undefined) for (const card of action.cards) await page.keyboard.press(card === 's' ? 's' : card.slice(1));
  else await page.keyboard.press(action.type.slice(0, 1));
  await page.keyboard.press('Enter');
}

function noFaults(page) {
  assert.deepEqual(page.faults, [], 'the page has no faults');
}

export const learning = [
  ...GAMES.map((game) => ({
    name: `learn ${game}: every marked move by clicks where the ring is`,
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      await goThrough(page, game, followTheRing, clickOn);
      noFaults(page);
    },
  })),
  {
    name: 'learn rowing: by keyboard alone, and on to a real race',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      await goThrough(page, 'rowing', byKeys, enterOn);
      await onward(page).focus();
      await page.keyboard.press('Enter');
      await page.waitForURL('**/t/*');
      noFaults(page);
    },
  },
  ...['whitewater', 'salmon', 'fishing'].map((game) => ({
    name: `learn ${game}: in French by taps on a phone, which never scrolls sideways`,
    run: async ({ browser, server }) => {
      const page = await open(browser, server, { width: 390, height: 844, locale: 'fr-FR', phone: true });
      page.touches = page.phone === true;
      await goThrough(page, game, followTheRing, clickOn, async (_, mark, lesson) => {
        const words = await page.locator('.coach .said p').first().textContent();
        assert.equal(words, lesson.marks[mark].before);
        assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), 'the lesson fits');
      });
      noFaults(page);
    },
  })),
  {
    name: 'learn: another legal move is answered kindly, an illegal one with its rule, and back goes back',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      await page.goto('/');
      await page.locator('.covers a[href="/learn/rowing"]').click();
      await clickOn(page);
      await page.locator('.rates button').nth(1).click();
      await page.locator('.confirm .btn.go').click();
      await page.locator('.coach .note').waitFor();
      assert.equal(await made(page), 0, 'nothing has happened');
      await page.locator('.rates button.dim').click();
      await page.locator('.refused .rule').waitFor();
      await page.getByRole('button', { name: 'Show me' }).click();
      await page.locator('.confirm .btn.go:enabled').click();
      await clickOn(page);
      assert.match((await page.locator('.coach .count').textContent()) ?? '', /2 of/);
      await page.keyboard.press('u');
      assert.match((await page.locator('.coach .count').textContent()) ?? '', /1 of/);
      assert.equal(await page.locator('.rates').count(), 1, 'the rate is to be chosen again');
      noFaults(page);
    },
  },
  {
    name: 'learn: the moves in between are shown, and can be skipped',
    run: async ({ browser, server }) => {
      const page = await open(browser, server, { still: false });
      await begin(page, 'rowing');
      await clickOn(page);
      await makeMove(page, followTheRing, 0, await told(page, 'rowing'));
      await page.keyboard.press('Space');
      await onward(page).waitFor();
      await clickOn(page);
      await page.locator('.beacon').first().waitFor();
      noFaults(page);
    },
  },
  {
    name: 'learn: a game without a lesson says so',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      await page.goto('/learn/pig');
      await page.getByRole('heading', { name: 'There is no lesson here' }).waitFor();
    },
  },
  ...[false, true].map((dark) => ({
    name: `learn: axe finds nothing (${dark ? 'dark' : 'light'})`,
    run: async ({ browser, server }) => {
      const page = await open(browser, server, { dark });
      const lesson = await begin(page, 'rowing');
      await accessible(page, 'opening');
      await clickOn(page);
      await page.locator('.beacon').first().waitFor();
      await accessible(page, 'marked move');
      await makeMove(page, followTheRing, 0, lesson);
      await accessible(page, 'after the move');
      await page.setViewportSize({ width: 390, height: 844 });
      await accessible(page, 'on a phone');
    },
  })),
];
