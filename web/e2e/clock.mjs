// Showing costs no clock: whoever watches at half the speed pays no more for it than whoever skips.

import assert from 'node:assert/strict';
import { fromTheList, open, playOn, sitDown } from './browser.mjs';

/** Notes when the clock of seat 0 begins to run before the page asks for the choice, and how often the page says that all is shown. */
function watchClock() {
  window.clock = { early: [], asked: 0 };
  let [running, owed] = [true, ''];
  const isAsked = () => document.querySelector('.dock[data-decision]') !== null;
  const Native = window.WebSocket;
  window.WebSocket = class extends Native {
    constructor(...words) {
      super(...words);
      this.addEventListener('message', ({ data }) => {
        const message = JSON.parse(data);
        if (message.deciding !== undefined) owed = message.deciding.find(({ seat }) => seat === 0)?.decision ?? '';
        if ((message.clocks ?? null) === null) return;
        const runs = message.clocks.running.includes(0);
        if (runs && !running && !isAsked()) window.clock.early.push(`${message.type} ${owed}`);
        running = runs;
      });
    }
    send(text) {
      if (JSON.parse(text).type === 'shown') window.clock.asked += 1;
      super.send(text);
    }
  };
}

async function slowRace({ browser, server }, game, moves) {
  const page = await open(browser, server, { still: false });
  await page.addInitScript(watchClock);
  await page.addInitScript(() => localStorage.setItem('podium.settings', '{"speed": 0.5, "auto_pass": false}'));
  await sitDown(page, game, { bots: 3, settings: { clock: { kind: 'live', bank_ms: 600_000, increment_ms: 0 } } });
  await playOn(page, fromTheList, moves, 40_000);
  await page.locator('.dock[data-decision]').waitFor({ timeout: 30_000 });
  const { early, asked } = await page.evaluate(() => window.clock);
  assert.deepEqual(early, [], `${game}: the clock ran before there was anything to choose`);
  assert.ok(asked > 0, 'moves were shown');
  assert.deepEqual(page.faults, [], 'the page has no faults');
}

export const clocks = [
  {
    name: 'at half the speed a live clock stands still until all is shown',
    run: async (given) => void (await Promise.all([slowRace(given, 'rowing', 4), slowRace(given, 'fishing', 6)])),
  },
];
