// Three whole races a game: by clicks, by keyboard alone, by taps on a phone. How each decision is made is in
// `play/<game>.mjs`, which exports `byClick`, `byKeys`, `kinds` (all decisions of the game), `tables` (how each race is set up) and,
// where its functions press the button themselves, `whole`, where axe is to look at every decision, `axe`.

import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { accessible } from './axe.mjs';
import { open, sitDown } from './browser.mjs';

const MEANS = [
  { key: 'clicks', name: 'by clicks on the board and the cards', by: 'byClick', width: 1440, height: 900, phone: false },
  { key: 'keys', name: 'by keyboard alone', by: 'byKeys', width: 1440, height: 900, phone: false },
  { key: 'taps', name: 'by taps on a phone, which never scrolls sideways', by: 'byClick', width: 390, height: 844, phone: true },
];
/** Long enough for a machine that has much else to do: what is tested is that a race comes to its end. */
const PATIENCE_MS = 400_000;
const STUCK_MS = 60_000;

/** What was decided: game, means, decision, how often. */
const made = new Map();

/** Counts every decision that the page sends, by what the server had asked for. */
function count(page, game, means) {
  let asked = null;
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload));
      if (message.type === 'sync' || message.type === 'step') asked = message.deciding.find((owed) => owed.seat === 0)?.decision ?? null;
    });
    socket.on('framesent', ({ payload }) => {
      const { type } = JSON.parse(String(payload));
      // Nobody asks for a hint here: a letter that does is read twice, by the game and by the frame.
      if (type === 'hint') page.faults.push('a hint was asked for');
      if (asked === null || type !== 'play') return;
      const key = `${game} ${means} ${asked}`;
      made.set(key, (made.get(key) ?? 0) + 1);
    });
  });
}

/** Waits until something is owed or the race is over; null when it is over. */
async function owed(page) {
  const answer = await page.waitForFunction(
    () => (location.pathname.startsWith('/replay/') ? 'over' : document.querySelector('.dock[data-decision]')?.getAttribute('data-decision')),
    undefined,
    { timeout: STUCK_MS },
  );
  const found = await answer.jsonValue();
  return found === 'over' ? null : found;
}

/** Writes down every place and size that the board has while the race is on. */
function watchBoard(page) {
  return page.addInitScript(() => {
    window.boards = new Set();
    const look = () => {
      const board = location.pathname.startsWith('/t/') ? document.querySelector('main.board') : null;
      if (board !== null) window.boards.add(['x', 'y', 'width', 'height'].map((side) => board.getBoundingClientRect()[side].toFixed(1)).join(' '));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

async function race(page, choose, means, { whole = false, axe = false }) {
  const end = Date.now() + PATIENCE_MS;
  const seen = new Set();
  let moves = 0;
  let since = Date.now();
  page.on('websocket', (socket) => socket.on('framesent', () => (since = Date.now())));
  for (let kind = await owed(page); kind !== null; kind = await owed(page)) {
    const slow = Date.now() > end || Date.now() - since > STUCK_MS;
    assert.ok(!slow, `${means.name}: the decision ${kind} was not made, or the race not over, after ${moves} choices: ${page.url()}`);
    // Each decision is looked through once, in the games that ask for it.
    if (axe && means.key === 'clicks' && !seen.has(kind)) {
      seen.add(kind);
      await accessible(page, kind);
    }
    await choose(page);
    if (!whole) await confirm(page, means);
    moves += 1;
    if (!means.phone) continue;
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    assert.ok(wide <= 0, `the page is ${wide} pixels too wide at ${kind}`);
  }
}

/** Where a choice only waits for the button: the button, or Enter. */
async function confirm(page, means) {
  const button = page.locator('.confirm button.btn.go:enabled');
  if ((await button.count()) === 0) return;
  if (means.key === 'keys') await page.keyboard.press('Enter');
  else if (means.phone) await button.tap({ timeout: 1000 }).catch(() => undefined);
  else await button.click({ timeout: 1000 }).catch(() => undefined);
}

async function load(file) {
  const game = file.replace('.mjs', '');
  return { game, play: await import(`./play/${file}`) };
}

const found = readdirSync(new URL('play/', import.meta.url)).filter((file) => file.endsWith('.mjs')).sort();
const games = await Promise.all(found.map(load));

export const races = games.flatMap(({ game, play }) =>
  MEANS.map((means) => ({
    name: `${game}: a whole race ${means.name}`,
    run: async ({ browser, server }) => {
      const { width = means.width, height = means.height, ...table } = play.tables?.[means.key] ?? {};
      const page = await open(browser, server, { width, height, phone: means.phone });
      count(page, game, means.key);
      await watchBoard(page);
      await sitDown(page, game, table);
      await race(page, play[means.by], means, play);
      assert.equal((await page.evaluate(() => [...window.boards])).length, 1, 'the board keeps its place and size from the first decision to the last');
      await page.locator('h1').first().waitFor();
      assert.deepEqual(page.faults, [], 'the page has no faults');
    },
  })),
);

/** Lines that say which decisions were made by which means, for the games that were played. */
export function report() {
  return games.flatMap(({ game, play }) => {
    const lines = MEANS.flatMap(({ key }) => {
      const list = (play.kinds ?? []).flatMap((kind) => (made.has(`${game} ${key} ${kind}`) ? [`${kind} ${made.get(`${game} ${key} ${kind}`)}`] : []));
      return list.length === 0 ? [] : [`${game} by ${key}: ${list.join(', ')}`];
    });
    const never = (play.kinds ?? []).filter((kind) => MEANS.every(({ key }) => !made.has(`${game} ${key} ${kind}`)));
    return lines.length === 0 ? [] : [...lines, ...(never.length === 0 ? [] : [`${game}: not asked this time: ${never.join(', ')}`])];
  });
}
