// The end of a race, and what is heard and felt of one.

import assert from 'node:assert/strict';
import { accessible } from './axe.mjs';
import { fromTheList, open, playOn, sitDown } from './browser.mjs';
import { PICTURED } from './listed.mjs';
import { become, tableOf } from './mine.mjs';

function noFaults(page) {
  assert.deepEqual(page.faults, [], 'the page has no faults');
}

/** Counts what the page lets sound and shake, with a device that can do both. */
async function listening(page) {
  await page.addInitScript(() => {
    globalThis.heard = { contexts: 0, notes: 0, shaken: [] };
    const param = { value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {} };
    const node = () => ({ gain: param, frequency: param, connect: (to) => to, stop() {}, start: () => (globalThis.heard.notes += 1) });
    globalThis.AudioContext = class {
      constructor() {
        globalThis.heard.contexts += 1;
        Object.assign(this, { state: 'running', currentTime: 0, sampleRate: 100, destination: {} });
      }
      resume = () => Promise.resolve();
      createOscillator = node;
      createBufferSource = node;
      createGain = node;
      createBiquadFilter = node;
      createBuffer = () => ({ getChannelData: () => new Float32Array(100) });
    };
    Object.defineProperty(navigator, 'vibrate', { value: (pattern) => globalThis.heard.shaken.push(pattern) > 0 });
  });
}

/** Whoever has a seat lets the race run on without looking: random choices through the socket. Runs in the page. */
async function runOn({ table, seat }) {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`);
  const say = (message) => socket.send(JSON.stringify(message));
  await new Promise((resolve, reject) => {
    let answering = false;
    socket.onopen = () => {
      say({ type: 'hello', protocol: 2 });
      say({ type: 'watch', table, seat });
    };
    socket.onerror = () => reject(new Error('the socket failed'));
    socket.onmessage = ({ data }) => {
      const { type, by, deciding, legal, seq } = JSON.parse(data);
      if (type === 'refused' || type === 'error') return reject(new Error(data));
      if (type !== 'sync' && type !== 'step') return undefined;
      if (deciding.length === 0) return resolve();
      if (by === seat) answering = false;
      if (answering || legal === undefined || !deciding.some((owed) => owed.seat === seat)) return undefined;
      answering = true;
      const action = legal[Math.floor(Math.random() * legal.length)];
      // The server takes twenty messages a second.
      return setTimeout(() => say({ type: 'play', table, seat, seq, action }), 55);
    };
  });
  socket.close();
}

/** A race that is over, with a seat of yours in it, and the page after it. */
export async function ended(page, game, table) {
  const made = await sitDown(page, game, table);
  await page.goto('/you');
  await page.evaluate(runOn, { table: made.table.id, seat: 0 });
  await page.goto(`/replay/${made.table.id}`);
  await page.locator('.told').waitFor();
  return made.table.id;
}

/** The order by the grounds that the server gave: how the rules compare two seats, done once more. */
function byGrounds(grounds, seats) {
  const before = (a, b) => {
    const ground = grounds.find(({ figures }) => figures[a] !== figures[b]);
    if (ground === undefined) return 0;
    const [x, y] = [ground.figures[a], ground.figures[b]];
    if (x === null || y === null) return x === null ? 1 : -1;
    return ground.less ? x - y : y - x;
  };
  return Array.from({ length: seats }, (_, seat) => 1 + Array.from({ length: seats }, (_, other) => other).filter((other) => before(other, seat) < 0).length);
}

const heard = (page) => page.evaluate(() => globalThis.heard);

export const endings = [
  {
    name: 'a race is silent and still until sounds and vibration are asked for',
    run: async ({ browser, server }) => {
      const page = await open(browser, server, { width: 390, height: 844, touch: true });
      await listening(page);
      await sitDown(page, 'marathon', { bots: 1 });
      await playOn(page, fromTheList, 3);
      assert.deepEqual(await heard(page), { contexts: 0, notes: 0, shaken: [] });
      noFaults(page);
    },
  },
  {
    name: 'sounds and vibration are turned on in the settings, each by itself, and show at once what they are like',
    run: async ({ browser, server }) => {
      const page = await open(browser, server, { width: 390, height: 844, touch: true, paced: true });
      await listening(page);
      await page.goto('/you');
      await page.getByLabel('Vibration').check();
      assert.deepEqual(await heard(page), { contexts: 0, notes: 0, shaken: [[40]] });
      await page.getByLabel('Vibration').uncheck();
      await page.getByLabel('Sounds').check();
      const sample = await heard(page);
      assert.equal(sample.shaken.length, 1);
      assert.ok(sample.notes > 0);
      await page.getByLabel('Vibration').check();
      await sitDown(page, 'marathon', { bots: 1 });
      await playOn(page, fromTheList, 3);
      const race = await heard(page);
      assert.equal(race.contexts, 1);
      assert.ok(race.notes > 5, `${race.notes} notes`);
      // Three short and one long for the start, and every turn of yours.
      assert.ok(race.shaken.some((pattern) => String(pattern) === '25,60,25') || race.shaken.some((pattern) => String(pattern) === '40'), JSON.stringify(race.shaken));
      noFaults(page);
    },
  },
  {
    name: 'what lies on a desk has no switch for vibration, and a switch for sounds in the bar',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      await listening(page);
      await page.goto('/you');
      await page.getByLabel('Sounds').waitFor();
      assert.equal(await page.getByLabel('Vibration').count(), 0);
      await sitDown(page, 'rowing', { bots: 1 });
      await page.getByRole('button', { name: 'Turn sounds on' }).click();
      assert.ok((await heard(page)).notes > 0);
      await page.getByRole('button', { name: 'Turn sounds off' }).click();
      noFaults(page);
    },
  },
  ...[...PICTURED, 'pig'].map((game) => ({
    name: `${game}: the end says why the order is so, with the rule, and nothing is wrong with the page`,
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      const id = await ended(page, game, { bots: 2 });
      const { grounds, places } = await page.evaluate((id) => fetch(`/api/tables/${id}/replay`).then((answer) => answer.json()), id);
      assert.deepEqual(byGrounds(grounds, 3), places.places, 'the grounds give the places');
      const why = page.locator('.why');
      const order = (await why.locator('tbody tr:not(.said) .place').allTextContents()).map(Number);
      assert.deepEqual(order, [...places.places].sort((a, b) => a - b));
      assert.ok((await why.locator('.said').count()) > 0);
      assert.match((await why.locator('.said').first().textContent()) ?? '', /[A-Z]{2}-\d{3}/);
      assert.ok((await why.locator('thead th').count()) > 0);
      await accessible(page, `finish of ${game}`);
      // No word of a message file and no hole in a sentence.
      assert.doesNotMatch((await page.locator('main').textContent()) ?? '', /order-|finish-|\{|undefined|NaN/);
      noFaults(page);
    },
  })),
  {
    name: 'the turning point is that of the places that the server told, and leads to its round',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      const id = await ended(page, 'marathon', { bots: 3 });
      const replay = await page.evaluate((id) => fetch(`/api/tables/${id}/replay`).then((answer) => answer.json()), id);
      const [winner] = replay.places.winners;
      // The round in which the race is after every step, and who was in front when it ended.
      let { round, places } = replay.standing;
      const ends = new Map();
      for (const step of replay.steps) {
        for (const told of step.events) [round, places] = [told.round ?? round, told.places ?? places];
        ({ round, places } = step.standing ?? { round, places });
        if (round > 0) ends.set(round, places);
      }
      const last = [...ends].filter(([, it]) => it[winner] !== 1).at(-1)?.[0] ?? null;
      const text = (await page.locator('.figures').textContent()) ?? '';
      if (last === null) assert.match(text, /led at the end of every round/);
      else {
        assert.match(text, new RegExp(`round,? ${last + 1}\\b`));
        await page.getByRole('button', { name: 'Show it' }).click();
        await page.locator('section.board').waitFor();
      }
      noFaults(page);
    },
  },
  {
    name: 'with six boats the turning point is in sight at once, and no word of the chart lies on a line',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      await ended(page, 'rowing', { bots: 5 });
      const point = await page.locator('p:has(> b)', { hasText: 'Turning point' }).boundingBox();
      const bar = await page.locator('section:has(> .told)').boundingBox();
      assert.ok(point.y + point.height <= bar.y, `the turning point ends at ${point.y + point.height}, the bar begins at ${bar.y}`);
      const crossed = await page.evaluate(() => {
        const lines = [...document.querySelectorAll('svg path.line')];
        return [...document.querySelectorAll('svg text.mishap')].filter((text) => {
          const { x, y, width, height } = text.getBBox();
          return lines.some((line) => Array.from({ length: 400 }, (_, i) => line.getPointAtLength((i / 399) * line.getTotalLength())).some((at) => at.x > x && at.x < x + width && at.y > y + 2 && at.y < y + height - 2));
        }).map((text) => text.textContent);
      });
      assert.deepEqual(crossed, []);
      noFaults(page);
    },
  },
  ...PICTURED.map((game) => ({
    name: `${game}: with all seats taken the turning point is in sight at once, and in both languages nothing of the order is cut off on a phone`,
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      const seats = await page.goto('/').then(() => page.evaluate((id) => fetch('/api/games').then((it) => it.json()).then(({ games }) => games.find((it) => it.id === id).seats.most), game));
      const id = await ended(page, game, { bots: seats - 1 });
      const point = await page.locator('p:has(> b)', { hasText: 'Turning point' }).boundingBox();
      const bar = await page.locator('section:has(> .told)').boundingBox();
      assert.ok(point.y + point.height <= bar.y, `the turning point ends at ${point.y + point.height}, the bar begins at ${bar.y}`);
      for (const locale of ['en-GB', 'fr-FR']) {
        const phone = await open(browser, server, { width: 390, height: 844, locale });
        await phone.goto(`/replay/${id}`);
        await phone.locator('.why table').waitFor();
        const cut = await phone.evaluate(() => {
          const panel = document.querySelector('.why section');
          const { right } = panel.getBoundingClientRect();
          const beyond = [...panel.querySelectorAll('th, td, td > *')].filter((it) => it.getBoundingClientRect().right > right + 0.5).map((it) => it.textContent.trim());
          return [panel.scrollWidth - panel.clientWidth, ...beyond];
        });
        assert.deepEqual(cut, [0], `${locale}: cut off`);
        noFaults(phone);
      }
      noFaults(page);
    },
  })),
  {
    name: 'the winner comes home large, once by itself and whenever you ask; you can go back to the result at any time',
    run: async ({ browser, server }) => {
      const page = await open(browser, server, { still: false });
      const id = await ended(page, 'marathon', { bots: 1 });
      await page.locator('.crossing').waitFor();
      await page.locator('.crossing').getByRole('button', { name: 'To the result' }).click();
      await page.locator('h1.widest').waitFor();
      assert.equal(await page.locator('.crossing').count(), 0);
      // A second look goes straight to the result.
      await page.goto(`/replay/${id}`);
      await page.locator('h1.widest').waitFor();
      await page.getByRole('button', { name: 'See the finish' }).click();
      await page.locator('.crossing.home').waitFor({ timeout: 20_000 });
      const said = (await page.locator('.crossing .words').textContent()) ?? '';
      assert.match(said, /is home!/);
      assert.equal(said.match(/Wren|Bot 2/g)?.length, 1, `the winner is named once: ${said}`);
      await page.keyboard.press('ArrowLeft');
      await page.locator('.crossing').waitFor({ state: 'detached' });
      noFaults(page);
    },
  },
  {
    name: 'with nothing moving the winner at home is shown in place, and only when asked for',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      await ended(page, 'marathon', { bots: 1 });
      assert.equal(await page.locator('.crossing').count(), 0);
      await page.getByRole('button', { name: 'See the finish' }).click();
      await page.locator('.crossing.home').waitFor();
      noFaults(page);
    },
  },
  {
    name: 'on a phone the kayak that wins stays in sight while its way home is shown',
    run: async ({ browser, server }) => {
      const page = await open(browser, server, { width: 390, height: 844, still: false });
      await page.goto('/');
      await become(page);
      const bots = ['greedy', 'random', 'random'].map((level) => ({ kind: 'bot', level }));
      const id = await tableOf(page, { game: 'whitewater', seats: bots, settings: { bot_pause_ms: 0 } });
      await page.waitForFunction((id) => fetch(`/api/tables/${id}`).then((it) => it.json()).then((it) => it.state === 'over'), id, { timeout: 60_000, polling: 500 });
      await page.goto(`/replay/${id}`);
      await page.getByRole('button', { name: 'See the finish' }).click();
      await page.locator('.crossing').waitFor();
      const winner = (await page.locator('.crossing .name').textContent()).trim().replace(/ is home!$/, '');
      // The river comes to the kayak first.
      await page.waitForTimeout(900);
      const seen = [];
      for (let home = false; !home; ) {
        home = (await page.locator('.crossing.home').count()) === 1;
        if (home) await page.waitForTimeout(900);
        seen.push(await page.evaluate((winner) => {
          const kayak = [...document.querySelectorAll('.kayak')].find((it) => it.getAttribute('aria-label').startsWith(winner)).getBoundingClientRect();
          const [board, words] = ['section.board', '.crossing'].map((it) => document.querySelector(it).getBoundingClientRect());
          return kayak.top >= board.top && kayak.bottom <= words.top;
        }, winner));
        await page.waitForTimeout(150);
      }
      assert.ok(seen.every((it) => it), `${winner} is in sight: ${seen.join(' ')}`);
      noFaults(page);
    },
  },
  {
    name: 'whoever waits for a rematch sees who is there',
    run: async ({ browser, server }) => {
      const [ada, bea] = [await open(browser, server), await open(browser, server)];
      const made = await sitDown(ada, 'pig', { name: 'Ada', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'random' }], options: { target: 10 } });
      await bea.goto(`/t/${made.table.id}`);
      await bea.getByRole('button', { name: 'Sit here' }).click();
      await bea.locator('.dock h2').waitFor();
      const id = made.table.id;
      await Promise.all([ada, bea].map((page) => page.goto('/you')));
      await Promise.all([ada, bea].map((page, seat) => page.evaluate(runOn, { table: id, seat })));
      await Promise.all([ada, bea].map((page) => page.goto(`/replay/${id}`)));
      assert.equal(await ada.locator('.ready').count(), 0, 'nobody has asked yet');
      await bea.getByRole('button', { name: 'Rematch' }).click();
      await bea.getByText('asked for a rematch').first().waitFor();
      await ada.locator('.ready', { hasText: '2 of 3 ready' }).waitFor({ timeout: 20_000 });
      await ada.getByRole('button', { name: /^Accept the rematch/ }).click();
      await Promise.all([ada, bea].map((page) => page.locator('.dock h2').waitFor()));
      assert.equal(ada.url(), bea.url());
      noFaults(ada);
      noFaults(bea);
    },
  },
  {
    name: 'your own record on a board counts the races of this device, each once',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      await ended(page, 'pig', { bots: 1, options: { target: 10 } });
      await page.getByText(/Your record on this board: \d wins? in 1 race\./).waitFor();
      await ended(page, 'pig', { bots: 1, options: { target: 10 } });
      await page.getByText(/Your record on this board: \d wins? in 2 races\./).waitFor();
      await page.reload();
      await page.getByText(/Your record on this board: \d wins? in 2 races\./).waitFor();
      noFaults(page);
    },
  },
];
