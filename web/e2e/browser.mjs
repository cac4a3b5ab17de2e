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

/**
 * Plays until the race is over or `moves` are made. `choose` picks something when nothing is picked. Patience is for one move: how long
 * a race takes is a matter of the machine.
 */
export async function playOn(page, choose, moves = Infinity, patience_ms = 60_000) {
  const go = button(page);
  const isReady = () => go.isEnabled({ timeout: 1000 }).catch(() => false);
  let [made, since] = [0, Date.now()];
  while (made < moves) {
    if (await isOver(page)) return made;
    if (Date.now() - since > patience_ms) throw new Error(`no further move after ${made}: ${page.url()}`);
    // Where the picture's own buttons play at once, the confirm button comes with what the list has picked.
    if ((await go.count()) === 0 && (await page.locator('.dock[data-direct]').count()) > 0) await choose(page);
    if ((await go.count()) > 0) {
      if (!(await isReady())) await choose(page);
      const played = (await isReady()) && (await go.click({ timeout: 1000 }).then(() => true, () => false));
      if (played) [made, since] = [made + 1, Date.now()];
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
  const chosen = count > 0 && (await actions.nth(throwDice(count)).click({ timeout: 1000 }).then(() => true, () => false));
  // A list that nothing was chosen from must not lie over the next decision.
  if (!chosen) await page.keyboard.press('Escape');
}
