// Debian's Chromium, and what the tests do with a page.

import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { dice } from './hands.mjs';

const PLACES = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const FLAGS = [
  '--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync',
];

export function launch() {
  const executablePath = PLACES.find((place) => place !== undefined && existsSync(place));
  if (executablePath === undefined) throw new Error('no Chromium: install it (apt install chromium) or name it in CHROMIUM');
  return chromium.launch({ executablePath, args: FLAGS });
}

/** Where nothing moves, moves of others are shown at once too, unless a test looks at them: `paced`. */
export async function open(browser, server, { width = 1440, height = 900, dark = false, locale = 'en-GB', still = true, paced = !still, phone = false, touch = false } = {}) {
  const context = await browser.newContext({
    viewport: { width, height }, colorScheme: dark ? 'dark' : 'light', locale, reducedMotion: still ? 'reduce' : 'no-preference',
    baseURL: server.url, hasTouch: phone || touch, isMobile: touch,
  });
  if (!paced) await context.addInitScript(() => localStorage.setItem('podium.settings', localStorage.getItem('podium.settings') ?? '{"at_once": true}'));
  const page = await context.newPage();
  page.phone = phone;
  page.faults = [];
  page.on('pageerror', (error) => page.faults.push(error.message));
  page.on('console', (message) => {
    // Being nobody yet (401) and a server that is down are not faults of the page.
    if (message.type() === 'error' && !/401|Failed to load|WebSocket|ERR_CONNECTION/.test(message.text())) page.faults.push(message.text());
  });
  return page;
}

async function post(page, path, body) {
  return page.evaluate(
    async ([path, body]) => {
      const answer = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
      return answer.json();
    },
    [path, body],
  );
}

/** Sits down at a new table and goes there. */
export async function sitDown(page, game, { bots = 2, options = {}, name = 'Wren', seats = null, settings = {} } = {}) {
  await page.goto('/');
  await post(page, '/api/me', { name });
  const wanted = seats ?? [{ kind: 'me' }, ...Array.from({ length: bots }, () => ({ kind: 'bot', level: 'greedy' }))];
  const made = await post(page, '/api/tables', { game, options, seats: wanted, settings });
  if (made.link === undefined) throw new Error(`no table: ${JSON.stringify(made)}`);
  await page.goto(made.link);
  return made;
}

const button = (page) => page.locator('.confirm button.btn.go');

export async function isOver(page) {
  return page.url().includes('/replay/');
}

/** Plays until the race is over or `moves` are made. `choose` picks something when nothing is picked. */
export async function playOn(page, choose, moves = Infinity, patience_ms = 100_000) {
  const end = Date.now() + patience_ms;
  let made = 0;
  while (made < moves) {
    if (await isOver(page)) return made;
    if (Date.now() > end) throw new Error(`not over after ${made} moves: ${page.url()}`);
    const go = button(page);
    // Where the picture's own buttons play at once, the confirm button comes with what the list has picked.
    if ((await go.count()) === 0 && (await page.locator('.dock[data-direct]').count()) > 0) await choose(page);
    if ((await go.count()) > 0) {
      if (!(await go.isEnabled().catch(() => false))) await choose(page);
      if (await go.isEnabled().catch(() => false)) {
        await go.click({ timeout: 1000 }).then(() => made++, () => undefined);
      }
    }
    await page.waitForTimeout(25);
  }
  return made;
}

const throwDice = dice(11);

/** Any legal action, from the list that is one key away. */
export async function fromTheList(page) {
  await page.keyboard.press('l');
  const actions = page.locator('dialog li button');
  const count = await actions.count();
  if (count === 0) await page.keyboard.press('Escape');
  else await actions.nth(throwDice(count)).click({ timeout: 1000 }).catch(() => undefined);
}
