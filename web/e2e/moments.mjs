// Moves of others are shown step by step in a few seconds and can be skipped, and the great moment of each game is large: its amounts, the
// steps of the turn, rings where things land and the way there. A second connection in the page chooses for seat 0, whatever the rules allow.

import assert from 'node:assert/strict';
import { accessible } from './axe.mjs';
import { open, playOn, sitDown } from './browser.mjs';
import { byClick as onTheBoard } from './play/rowing.mjs';
import { tables } from './play/salmon.mjs';

const PHONE = { width: 390, height: 844, phone: true };

function noFaults(page) {
  assert.deepEqual(page.faults, [], 'the page has no faults');
}

/** Plays seat 0 whenever the page asks for a choice, until `until` is true in the page or the race is over. Actions of the `wanted` types or cards come first. */
export async function drive({ table, wanted, until }) {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`);
  const say = (message) => socket.send(JSON.stringify(message));
  const seen = new Function(`return ${until}`);
  const isAsked = () => document.querySelector('.dock[data-decision]') !== null;
  const likes = (action) => wanted.findIndex((it) => it === action.type || it === action.card);
  let state = 11;
  const dice = (n) => ((state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0), Math.floor((state / 2 ** 32) * n));
  return new Promise((resolve) => {
    let seq = -1;
    const end = (found) => (socket.close(), resolve(found));
    socket.onopen = () => (say({ type: 'hello', protocol: 2 }), say({ type: 'watch', table, seat: 0, detail: 'full' }));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.type !== 'sync' && message.type !== 'step') return;
      seq = message.seq;
      const mine = seq;
      const legal = message.legal ?? [];
      const look = () => {
        if (seen()) return end(true);
        if (seq !== mine) return undefined;
        if (message.deciding.length === 0 && document.querySelector('.dock .tools [aria-label="Skip"]') === null) return end(false);
        if (legal.length === 0 || !isAsked()) return setTimeout(look, 30);
        const liked = legal.filter(({ action }) => likes(action) >= 0).sort((one, other) => likes(one.action) - likes(other.action));
        const { action } = liked[0] ?? legal[dice(legal.length)];
        return say({ type: 'play', table, seat: 0, seq: mine, action });
      };
      look();
    };
  });
}

/** Notes what is seen of great moments: their words, how many steps the strip has, and what is drawn. */
function watchMoments(page, drawn) {
  return page.addInitScript((drawn) => {
    window.seen = { words: {}, steps: 0, drawn: {} };
    const look = () => {
      for (const it of document.querySelectorAll('[data-moment]')) {
        const kind = it.getAttribute('data-moment');
        window.seen.words[kind] = `${window.seen.words[kind] ?? ''}|${it.textContent.replace(/\s+/g, ' ').trim()}`;
      }
      window.seen.steps = Math.max(window.seen.steps, document.querySelectorAll('.dock ol > li').length);
      for (const [name, selector] of Object.entries(drawn)) window.seen.drawn[name] ||= document.querySelector(selector) !== null;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, drawn);
}

/** Full of symbols: every card is soon in every hand. */
const river = tables.clicks;
const RANDOM = { kind: 'bot', level: 'random' };

/** Of each game: its moment, what its words have, what is drawn on the board, and a table where it soon comes. */
export const MOMENTS = [
  {
    game: 'rowing', kind: 'crab', words: /owes \d+, pays \d+.*limit of \d+.*Back to \d+ m/, steps: 3,
    drawn: { 'the way back': 'g.way path', 'a ring where the boat lies': 'g.way circle[stroke-dasharray]', 'the plate of the line': 'main [stroke="var(--warn)"]' },
    table: { seats: [{ kind: 'me' }, RANDOM, RANDOM, RANDOM, RANDOM] },
  },
  {
    game: 'marathon', kind: 'kick', words: /[−+]\d/, steps: 3,
    drawn: { 'rings on the rows that the wheel names': '[data-moment=landings] .dots', 'the way of the run': 'main path.way', 'the wheel': 'svg.wheel' }, table: { bots: 5 },
  },
  {
    game: 'whitewater', kind: 'eddy', words: /Eddy Out speed \d → \d/, steps: 2, drawn: { 'the way of the kayak': 'svg.passage path', 'a ring where it lies': 'svg.passage circle' },
    table: { seats: [{ kind: 'me' }, RANDOM, RANDOM, RANDOM] },
  },
  {
    game: 'fishing', kind: 'duel', words: /wins the duel.*pays 2: \d+ → \d+ pearls/, steps: 2, drawn: { 'the way of the boat': 'g.sailed path', 'a ring where it ends': 'g.sailed circle', 'who is beaten': '.bout .wins' },
    wanted: ['challenge', 'show', 'trade_in', 'draw'],
    table: {
      seats: [{ kind: 'me' }, RANDOM, RANDOM],
      options: { constants: { start_pearls: 30, kinds_to_win: 5, attack_hold_turns: 9, extra_draws_per_turn: 3, challenges_per_turn: 2, draw_price: 0 } },
    },
  },
  {
    game: 'salmon', kind: 'current', words: /\d+ → \d+ to go/, steps: 3, drawn: { 'the way down': 'svg.overlay g.way path' }, wanted: ['current'], table: { ...river, seats: [{ kind: 'me' }, RANDOM, RANDOM] },
  },
];

const RACES = 12;

const large = MOMENTS.flatMap(({ game, kind, words, steps, drawn, wanted = [], table }) =>
  [{ name: 'a desk', size: {} }, { name: 'a phone', size: PHONE }].map(({ name, size }) => ({
    name: `${game}: the ${kind} is large on ${name}, with its amounts, the steps of the turn, rings and ways`,
    run: async ({ browser, server }) => {
      const page = await open(browser, server, { ...size, still: false });
      await page.addInitScript(() => localStorage.setItem('podium.settings', '{"speed": 4, "auto_pass": false}'));
      await watchMoments(page, drawn);
      const until = `${words}.test(window.seen.words['${kind}'] ?? '') && window.seen.steps >= ${steps} && Object.values(window.seen.drawn).length > 0 && Object.values(window.seen.drawn).every((it) => it)`;
      let found = false;
      for (let race = 0; race < RACES && !found; race += 1) {
        const made = await sitDown(page, game, table);
        await page.locator('.dock').first().waitFor();
        found = await page.evaluate(drive, { table: made.table.id, wanted, until }).catch((error) => {
          // The race is over, and the page has gone on to its end.
          if (page.url().includes('/replay/')) return false;
          throw error;
        });
      }
      assert.ok(found, `in ${RACES} races: ${JSON.stringify(await page.evaluate(() => ({ ...window.seen, words: Object.fromEntries(Object.entries(window.seen.words).map(([kind, text]) => [kind, text.slice(-300)])) })))}`);
      noFaults(page);
    },
  })),
);

/** Pauses as soon as a great moment is on the screen. */
export function pauseAt(page, kind) {
  return page.addInitScript((kind) => {
    const look = () => {
      if (document.querySelector(`[data-moment="${kind}"]`) !== null) document.querySelector('.dock .tools [aria-label="Pause"]')?.click();
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, kind);
}

const calm = MOMENTS.flatMap(({ game, kind, wanted = [], table }) =>
  [{ width: 1024, height: 768 }, { ...PHONE, dark: true }].map((size) => ({
    name: `${game}: axe finds nothing while the ${kind} is shown (${size.width})`,
    run: async ({ browser, server }) => {
      const page = await open(browser, server, { ...size, still: false });
      await page.addInitScript(() => localStorage.setItem('podium.settings', '{"speed": 4, "auto_pass": false}'));
      await pauseAt(page, kind);
      const until = `document.querySelector('[data-moment="${kind}"]') !== null && document.querySelector('.dock .tools [aria-label="Go on"]') !== null`;
      let found = false;
      for (let race = 0; race < RACES && !found; race += 1) {
        const made = await sitDown(page, game, table);
        await page.locator('.dock').first().waitFor();
        found = await page.evaluate(drive, { table: made.table.id, wanted, until }).catch((error) => {
          if (page.url().includes('/replay/')) return false;
          throw error;
        });
      }
      assert.ok(found, `the ${kind} came`);
      // What flies and grows has come to rest.
      await page.waitForTimeout(1500);
      if (process.env.LOOK !== undefined) await page.screenshot({ path: `${process.env.LOOK}/${game}-${kind}-${size.width}.png` });
      const hidden = await page.locator('.dock .left').first().evaluate((it) => it.scrollHeight - it.clientHeight);
      assert.ok(hidden <= 8, `${hidden} px of the dock are hidden`);
      // A line to the kayak, the boat or the salmon begins at the card.
      const gap = await page.evaluate(() => {
        const [lead, card] = ['svg.leads path', '.moment-card'].map((it) => document.querySelector(it));
        return lead === null ? 0 : lead.ownerSVGElement.getBoundingClientRect().x + lead.getPointAtLength(0).x - card.getBoundingClientRect().right;
      });
      assert.ok(gap <= 0, `the line begins ${gap} px beside the card`);
      const covered = await page.evaluate(() => {
        const card = document.querySelector('.moment-card:not(.small)')?.getBoundingClientRect();
        const middles = [...document.querySelectorAll('.kayak')].map((it) => it.getBoundingClientRect()).map(({ x, y, width, height }) => [x + width / 2, y + height / 2]);
        return middles.filter(([x, y]) => card !== undefined && x > card.left && x < card.right && y > card.top && y < card.bottom).length;
      });
      assert.equal(covered, 0, 'kayaks behind the card');
      await accessible(page, `the ${kind}`);
      noFaults(page);
    },
  })),
);

export const momentTests = [
  ...large,
  ...calm,
  {
    name: 'a round of bots is shown step by step, also where nothing moves; a tap beside everything, Space and Enter skip to the present',
    run: async ({ browser, server }) => {
      for (const size of [{}, PHONE]) {
        const page = await open(browser, server, { ...size, paced: true });
        await page.addInitScript(() => {
          window.shown = [];
          const look = () => {
            const said = document.querySelector('.dock[data-decision]') === null ? (document.querySelector('.dock .help')?.textContent ?? '').trim() : '';
            if (said !== '' && window.shown.at(-1) !== said) window.shown.push(said);
            requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        });
        await sitDown(page, 'rowing', { bots: 5 });
        const asked = page.locator('.dock[data-decision]');
        const next = () => playOn(page, onTheBoard, 1, 30_000);
        await asked.waitFor();
        await next();
        await asked.waitFor({ timeout: 20_000 });
        await next();
        await asked.waitFor({ timeout: 20_000 });
        const steps = await page.evaluate(() => window.shown);
        assert.ok(steps.length >= 6, `each boat's rowing is told: ${steps.join(' | ')}`);
        for (const how of ['tap', 'Space', 'Enter']) {
          // Whatever is asked is answered until moves are shown; paused, they end only by being skipped.
          const pause = page.getByRole('button', { name: 'Pause' });
          for (const end = Date.now() + 60_000; !(await pause.click({ timeout: 300 }).then(() => true, () => false)); ) {
            assert.ok(Date.now() < end, 'moves are shown');
            if ((await asked.count()) > 0) await playOn(page, onTheBoard, 1, 20_000);
          }
          await page.getByRole('button', { name: 'Go on' }).waitFor();
          assert.equal(await asked.count(), 0);
          await page.evaluate(() => document.activeElement?.blur());
          const { x, y, width } = await page.locator('main.board').boundingBox();
          if (how !== 'tap') await page.keyboard.press(how);
          else if (page.phone) await page.touchscreen.tap(x + width / 2, y + 8);
          else await page.mouse.click(x + width / 2, y + 8);
          await page.getByRole('button', { name: 'Go on' }).waitFor({ state: 'detached' });
          await asked.waitFor({ timeout: 20_000 });
        }
        noFaults(page);
      }
    },
  },
  {
    name: 'whoever wants it sees at once where the moves of others lead to',
    run: async ({ browser, server }) => {
      const page = await open(browser, server, { still: false });
      await page.goto('/you');
      await page.getByLabel('Speed').selectOption('0');
      await watchMoments(page, { skip: '.dock .tools [aria-label="Skip"]' });
      await sitDown(page, 'rowing', { bots: 5 });
      for (let i = 0; i < 4; i += 1) {
        await page.locator('.dock[data-decision]').waitFor();
        await playOn(page, onTheBoard, 1, 20_000);
      }
      assert.deepEqual(await page.evaluate(() => window.seen.drawn), { skip: false });
      noFaults(page);
    },
  },
];
