// What pictures must leave in sight: the faces of fishing's die in the dock of a phone, your own hull, and what marathon's wheel can lead to.

import assert from 'node:assert/strict';
import { fromTheList, open, playOn, sitDown } from './browser.mjs';
import { drive } from './moments.mjs';

const PHONE = { width: 390, height: 844, phone: true };

function noFaults(page) {
  assert.deepEqual(page.faults, [], 'the page has no faults');
}

/** Notes of every frame that has a wheel how far it reaches over rings: all of them while it turns, the ones that won when it has stopped. */
function watchWheel() {
  window.wheels = { turning: 0, stopped: 0, over: [] };
  const circle = (it) => {
    const { x, y, width, height } = it.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2, r: Math.min(width, height) / 2 };
  };
  let [since, last, moved] = [0, '', 0];
  const look = () => {
    const veil = document.querySelector('svg.wheel .veil');
    const won = [...document.querySelectorAll('.land.won .disc')];
    if (won.length === 0) since = performance.now();
    // It takes a moment to turn small.
    const stopped = won.length > 0 && performance.now() - since > 400;
    // While the road comes to the runner nothing has its place yet.
    const places = [...document.querySelectorAll('.land .disc')].map((it) => it.getBoundingClientRect().x.toFixed(0)).join();
    if (places !== last) [last, moved] = [places, performance.now()];
    if (veil !== null && performance.now() - moved > 110 && (won.length === 0 || stopped)) {
      const wheel = circle(veil);
      window.wheels[stopped ? 'stopped' : 'turning'] += 1;
      for (const ring of (stopped ? won : innerWidth < 700 ? [] : [...document.querySelectorAll('.land .disc')]).map(circle)) {
        const over = wheel.r + ring.r - Math.hypot(wheel.x - ring.x, wheel.y - ring.y);
        if (over > 2) window.wheels.over.push(Math.round(over));
      }
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const KICKS = { course: { id: 'kicks', name: 'Kick Road', rows: ['......', '......', ...Array.from({ length: 34 }, () => 'K..K.K')] } };

export const drawn = [
  {
    name: 'fishing: on a phone the dock has the six faces with where they lead, the steps of the turn, and your own boat has a hull',
    run: async ({ browser, server }) => {
      const page = await open(browser, server, PHONE);
      await sitDown(page, 'fishing', { bots: 3 });
      const start = page.locator('.dock[data-decision="start"]');
      for (let i = 0; (await start.count()) === 0; i += 1) {
        assert.ok(i < 8, 'there is a roll');
        await playOn(page, fromTheList, 1, 20_000);
        await page.locator('.dock[data-decision]').waitFor();
      }
      const faces = page.locator('.dock .dice .face');
      assert.equal(await faces.count(), 6);
      for (const [i, text] of (await faces.locator('.end').allTextContents()).entries()) assert.notEqual(text.trim(), '', `face ${i + 1}`);
      const cut = await faces.locator('.end').evaluateAll((all) => all.filter((it) => it.scrollWidth > it.clientWidth).map((it) => it.textContent));
      assert.deepEqual(cut, []);
      assert.deepEqual(await page.locator('.dock .own ol li').allTextContents(), ['Sail', 'Draw', 'Shop']);
      assert.equal(await page.locator('.dock .own li[aria-current="step"]').textContent(), 'Sail');
      // A hull is a path in the seat's colour; an emblem alone has none.
      assert.ok((await page.locator('[data-place="boat-0"] path[d^="M-25,2H25"]').count()) > 0, 'your boat has a hull');
      const hidden = await page.locator('.dock .left').evaluate((it) => it.scrollHeight - it.clientHeight);
      assert.ok(hidden <= 8, `${hidden} px of the dock are hidden`);
      // The faces are the roll itself, which waits for the button.
      assert.equal(await page.locator('.dock .dice').getAttribute('aria-pressed'), 'true');
      noFaults(page);
    },
  },
  ...[{ name: 'a desk', size: {} }, { name: 'a phone', size: PHONE }].map(({ name, size }) => ({
    name: `marathon: on ${name} the wheel lies on no ring that it leads to`,
    run: async ({ browser, server }) => {
      const page = await open(browser, server, { ...size, still: false });
      await page.addInitScript(watchWheel);
      await page.addInitScript(() => localStorage.setItem('podium.settings', '{"speed": 0.5}'));
      const made = await sitDown(page, 'marathon', { bots: 2, options: KICKS });
      await page.locator('.dock').first().waitFor();
      await page.evaluate(drive, { table: made.table.id, wanted: [], until: 'window.wheels.stopped > 4' });
      const { turning, stopped, over } = await page.evaluate(() => window.wheels);
      assert.ok(turning > 0 && stopped > 0, `wheels were seen: ${turning} and ${stopped} frames`);
      assert.deepEqual(over.slice(0, 5), [], `${over.length} rings lie under the wheel`);
      noFaults(page);
    },
  })),
];
