// Pictures of every decision of every game, in every size and both themes, to be looked at: `npm run gallery [GAME ...]`.
// A script plays seat 0 through the socket, rarest choices first, until a decision comes that was not seen before; then pages are opened on it.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch, open, sitDown } from './browser.mjs';
import { PICTURED } from './listed.mjs';
import { Server } from './server.mjs';
import { kindOf } from './wishes.mjs';

const OUT = fileURLToPath(new URL('out/gallery', import.meta.url));
const SIZES = [[1440, 900], [1024, 768], [390, 844]];
const THEMES = ['light', 'dark'];

const games = {};
for (const game of PICTURED) games[game] = await import(`./play/${game}.mjs`);

/** The first races are played as they come; then at the tables of the tests, which make rare decisions likely. */
const AS_THEY_COME = 6;
const MOST_RACES = 60;

/** Docking with two upgrades is rare even there: many draws for nothing, on the shortest loop. */
const MORE = {
  fishing: [{ bots: 3, options: { board: 'inlet', constants: { start_pearls: 20, draw_price: 0, extra_draws_per_turn: 5, upgrade_limit: 5, kinds_to_win: 5 } } }],
};

function tableFor(game, race) {
  const tables = [...Object.values(games[game].tables), ...(MORE[game] ?? [])];
  return race < AS_THEY_COME ? { bots: 3 } : tables[race % tables.length];
}

/** Which choice is made: of the kinds made least often, what the game's `urge` wants first. */
function chooser(game) {
  const made = new Map();
  return (decision, { view, scenery, legal }) => {
    const urge = games[game].urge?.({ view, scenery }) ?? (() => 0);
    const times = (action) => made.get(kindOf(decision, action)) ?? 0;
    const scores = legal.map(({ action }) => ({ action, score: times(action) - urge(action) + Math.random() * 3 }));
    const { action } = scores.sort((a, b) => a.score - b.score)[0];
    made.set(kindOf(decision, action), times(action) + 1);
    return action;
  };
}

/** Plays at the socket until seat 0 owes one of `wanted`, which is returned, or the race is over (null). Runs in the page. */
async function playUntil({ table, wanted }) {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`);
  const say = (message) => socket.send(JSON.stringify(message));
  const answer = async (decision, seq) => {
    const seen = await fetch(`/api/tables/${table}/view?seat=0&detail=full`);
    const action = await window.choose(decision, await seen.json());
    say({ type: 'play', table, seat: 0, seq, action });
  };
  let answering = false;
  return new Promise((resolve, reject) => {
    const end = (value) => (socket.close(), resolve(value));
    socket.onopen = () => {
      say({ type: 'hello', protocol: 2 });
      say({ type: 'watch', table, seat: 0 });
    };
    socket.onerror = () => reject(new Error('the socket failed'));
    socket.onmessage = ({ data }) => {
      const { type, by, deciding, legal, seq } = JSON.parse(data);
      if (type === 'refused' || type === 'error') return reject(new Error(data));
      if (type !== 'sync' && type !== 'step') return undefined;
      if (deciding.length === 0) return end(null);
      // Where all choose at once, others' answers come between.
      if (by === 0) answering = false;
      if (answering) return undefined;
      const owed = deciding.find(({ seat }) => seat === 0)?.decision;
      if (owed === undefined || legal === undefined) return undefined;
      // Passing alone is nothing to look at.
      if (wanted.includes(owed) && (owed !== 'counter' || legal.length > 1)) return end(owed);
      answering = true;
      // The server takes twenty messages a second.
      return setTimeout(() => answer(owed, seq).catch(reject), 50);
    };
  });
}

async function pictures(browser, server, cookies, game, decision, link) {
  for (const dark of [false, true]) {
    for (const [width, height] of SIZES) {
      const page = await open(browser, server, { width, height, dark, touch: width < 500 });
      await page.context().addCookies(cookies);
      await page.addInitScript(() => localStorage.setItem('podium.settings', '{"auto_pass": false, "at_once": true}'));
      await page.goto(link);
      await page.locator(`.dock[data-decision="${decision}"]`).waitFor({ timeout: 30_000 });
      await page.waitForTimeout(300);
      await page.screenshot({ path: join(OUT, `${game}-${decision}-${width}-${dark ? 'dark' : 'light'}.png`) });
      if (page.faults.length > 0) console.error(`${game} ${decision}: ${page.faults.join('; ')}`);
      await page.context().close();
    }
  }
}

async function look(browser, server, game) {
  const decisions = games[game].kinds;
  const seen = [];
  const driver = await open(browser, server);
  await driver.exposeFunction('choose', chooser(game));
  for (let race = 0; race < MOST_RACES && seen.length < decisions.length; race += 1) {
    const { link } = await sitDown(driver, game, tableFor(game, race));
    const table = /^\/t\/([^/?#]+)/.exec(link)[1];
    await driver.goto('/you');
    const cookies = await driver.context().cookies();
    for (;;) {
      const wanted = decisions.filter((decision) => !seen.includes(decision));
      const decision = await driver.evaluate(playUntil, { table, wanted });
      if (decision === null) break;
      await pictures(browser, server, cookies, game, decision, link);
      seen.push(decision);
      console.log(`${game}: ${decision} (race ${race + 1})`);
    }
  }
  await driver.context().close();
  const missing = decisions.filter((decision) => !seen.includes(decision));
  if (missing.length > 0) console.error(`${game}: did not come up: ${missing.join(', ')}`);
  return missing.length;
}

function index(chosen) {
  const rows = chosen.flatMap((game) =>
    games[game].kinds.map((decision) => {
      const names = THEMES.flatMap((theme) => SIZES.map(([width]) => `${game}-${decision}-${width}-${theme}.png`));
      return `<h2>${game}: ${decision}</h2>${names.map((name) => `<a href="${name}"><img src="${name}" alt="${name}" height="400" loading="lazy"></a>`).join('\n')}`;
    }),
  );
  writeFileSync(join(OUT, 'index.html'), `<!doctype html><meta charset="utf-8"><title>Every decision</title>${rows.join('\n')}`);
}

const chosen = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(games);
const unknown = chosen.filter((game) => !(game in games));
if (unknown.length > 0) throw new Error(`no such game: ${unknown.join(', ')}; there are ${Object.keys(games).join(', ')}`);
mkdirSync(OUT, { recursive: true });
const server = await Server.start();
const browser = await launch();
let missing = 0;
try {
  for (const game of chosen) missing += await look(browser, server, game);
} finally {
  await browser.close();
  await server.stop();
}
index(chosen);
console.log(join(OUT, 'index.html'));
process.exit(missing === 0 ? 0 : 1);
