// Time: what is shown at half the speed fits into the time for which a live clock stands still, and a round of bots is short.
// By mail everybody sees how long the others have; and nobody turns time back past another person, or past the end.

import assert from 'node:assert/strict';
import { open, sitDown } from './browser.mjs';
import { PICTURED } from './listed.mjs';

/** Waits for what is not seen on a page. */
async function until(holds, what) {
  const end = Date.now() + 20_000;
  while (!(await holds())) {
    assert.ok(Date.now() < end, what);
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
}

/** What the page is told that seats owe, the newest last. */
function hearOwed(page) {
  const heard = { owed: [], steps: 0 };
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => {
    const message = JSON.parse(String(payload));
    if (message.deciding !== undefined) heard.owed = message.deciding.map(({ seat }) => seat);
    if (message.type === 'step') heard.steps += 1;
  }));
  return heard;
}

const asked = (page) => page.locator('.dock[data-decision]');
const LOOK_MS = 100;

/** How long the page means to show what comes of a choice: its clock stands still while bots play, and is then moved on by hand. */
async function planned(page, heard) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  const before = heard.steps;
  await page.evaluate(async () => {
    const id = location.pathname.slice('/t/'.length);
    const { seq, legal } = await fetch(`/api/tables/${id}/view?seat=0`).then((it) => it.json());
    await fetch(`/api/tables/${id}/play`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ seat: 0, seq, action: legal[0] }) });
  });
  await until(() => heard.steps > before && heard.owed.includes(0), 'it is your turn again');
  let shown = 0;
  while ((await asked(page).count()) === 0) {
    assert.ok(shown < 60_000, 'all is shown at last');
    await page.clock.runFor(LOOK_MS);
    shown += LOOK_MS;
  }
  await page.clock.resume();
  return { shown, steps: heard.steps - before };
}

export const clocks = [
  {
    name: 'a round of five bots is planned for six seconds at usual speed',
    run: async ({ browser, server }) => {
      const page = await open(browser, server, { still: false });
      await page.clock.install();
      const heard = hearOwed(page);
      for (const game of PICTURED) {
        const bots = game === 'salmon' || game === 'whitewater' ? 3 : 5;
        await sitDown(page, game, { bots });
        await asked(page).waitFor();
        const rounds = [];
        const isWhole = ({ shown, steps }) => shown > 2000 && steps > bots;
        while (rounds.length < 2 || (rounds.length < 12 && !rounds.some(isWhole))) rounds.push(await planned(page, heard));
        assert.ok(rounds.some(isWhole), `${game}: all bots have played, and that is shown: ${JSON.stringify(rounds)}`);
        for (const { shown } of rounds) assert.ok(shown <= 6000 + LOOK_MS, `${game}: ${shown} ms`);
      }
      assert.deepEqual(page.faults, [], 'the page has no faults');
    },
  },
  {
    name: 'by mail everybody sees the time of the seat that is waited for; an undo is refused with the person’s name, and after the end there is none',
    run: async ({ browser, server }) => {
      const [ada, bea] = await Promise.all([open(browser, server), open(browser, server)]);
      const sent = [];
      ada.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(JSON.parse(String(payload)).type)));
      const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'greedy' }];
      const { table } = await sitDown(ada, 'pig', { name: 'Ada', seats, options: { round_limit: 2 }, settings: { clock: { kind: 'mail', hours: 2 } } });
      await bea.goto('/');
      const ask = (page, path, body) => page.evaluate(([path, body]) => fetch(path, { method: body === null ? 'GET' : 'POST', headers: { 'content-type': 'application/json' }, body: body && JSON.stringify(body) })
        .then(async (it) => ({ status: it.status, ...(await it.json()) })), [`/api/${path}`, body ?? null]);
      await ask(bea, 'me', { name: 'Bea' });
      await ask(bea, `tables/${table.id}/sit`, { seat: 1 });
      await bea.goto(`/t/${table.id}`);
      await Promise.all([asked(ada).waitFor(), bea.locator('aside li.deciding').waitFor()]);

      const rows = (page) => page.locator('aside ol[aria-label="Standing"] li').evaluateAll((all) => all.map((it) => [it.dataset.place, it.querySelector('.row.first > .small.soft')?.textContent]));
      const times = async (page, waited, own) => {
        const [told, bar] = [Object.fromEntries(await rows(page)), await page.locator('header .clock').textContent()];
        for (const seat of [0, 1, 2]) assert.match(told[`seat-${seat}`], seat === waited ? /^(1:59:\d\d|2:00:00)$/ : /^2:00:00$/, `seat ${seat}: ${told[`seat-${seat}`]}`);
        assert.equal(bar.trim(), told[`seat-${own}`]);
        return told[`seat-${waited}`];
      };
      const first = await times(bea, 0, 1);
      await bea.waitForFunction((before) => document.querySelector('aside li.deciding .row.first > .small.soft').textContent < before, first);

      /** Holds as soon as that is allowed. */
      const turn = async (page, seat) => {
        const look = () => ask(page, `tables/${table.id}/view?seat=${seat}`);
        await until(async () => (await look()).deciding.some((it) => it.seat === seat), `it is the turn of seat ${seat}`);
        for (let now = await look(); now.deciding.some((it) => it.seat === seat); now = await look()) {
          const action = now.legal.find(({ type }) => type === 'hold') ?? now.legal[0];
          assert.equal((await ask(page, `tables/${table.id}/play`, { seat, seq: now.seq, action })).status, 200);
        }
      };
      await turn(ada, 0);
      await asked(bea).waitFor();
      await times(ada, 1, 0);
      await turn(bea, 1);
      await asked(ada).waitFor();
      await times(bea, 0, 1);
      // The bot has played last; it is Bea who would have to take hers back.
      const undo = ada.getByRole('button', { name: 'Undo' });
      assert.equal(await undo.count(), 1);
      await ada.keyboard.press('u');
      const refused = ada.locator('.refused [role="alert"]');
      await refused.waitFor();
      assert.match(await refused.textContent(), /Bea has acted since/);
      await turn(ada, 0);
      await turn(bea, 1);
      await Promise.all([ada, bea].map((page) => page.waitForURL(/\/replay\//)));
      const { seq } = await ask(ada, `tables/${table.id}/view?seat=0`);
      const late = await ask(ada, `tables/${table.id}/undo`, { seat: 0, seq });
      assert.deepEqual([late.status, late.say.id], [409, 'server-undo-over']);
      await ada.locator('.told').waitFor();
      await ada.keyboard.press('u');
      assert.equal(await undo.count(), 0);
      assert.equal(sent.filter((type) => type === 'undo').length, 1, 'what was asked for during the race');
      for (const page of [ada, bea]) assert.deepEqual(page.faults, [], 'the page has no faults');
    },
  },
  {
    name: 'at half the speed a live clock stands still until all is shown',
    run: async ({ browser, server }) => {
      const page = await open(browser, server, { still: false });
      await page.addInitScript(() => localStorage.setItem('podium.settings', '{"speed": 0.5, "auto_pass": false}'));
      await page.clock.install();
      const heard = hearOwed(page);
      for (const game of ['rowing', 'fishing']) {
        await sitDown(page, game, { bots: 3, settings: { clock: { kind: 'live', bank_ms: 600_000, increment_ms: 0 } } });
        await asked(page).waitFor();
        let longest = 0;
        for (let round = 0; round < 6; round += 1) {
          const { shown } = await planned(page, heard);
          longest = Math.max(longest, shown);
          // Longer the server lets no clock stand still; what it allows for few steps is tested in `pace.test.ts`.
          assert.ok(shown <= 6000 + LOOK_MS, `${game}: ${shown} ms`);
        }
        assert.ok(longest > 1000, `${game}: moves are shown`);
      }
      assert.deepEqual(page.faults, [], 'the page has no faults');
    },
  },
];
