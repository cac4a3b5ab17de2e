// The pages around the table: new table, waiting room, replay, rematch, and what the table does beside playing.

import assert from 'node:assert/strict';
import { fromTheList, open, playOn, sitDown } from './browser.mjs';

function noFaults(page) {
  assert.deepEqual(page.faults, [], 'the page has no faults');
}

async function ask(page, path) {
  return page.evaluate((path) => fetch(path).then((answer) => answer.json()), path);
}

/** A short race alone, and the page after it. */
async function finished(page) {
  const made = await sitDown(page, 'rowing', { bots: 0 });
  await playOn(page, fromTheList);
  await page.locator('.told').waitFor();
  return made;
}

/** Where the replay is, in words. */
const told = async (page) => ((await page.locator('.told').textContent()) ?? '').replace(/\s+/g, ' ');

/** Fingers on the glass, as the browser gets them. */
async function fingers(page, type, points) {
  page.glass ??= await page.context().newCDPSession(page);
  await page.glass.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
}

/** A point of the board where there is nothing to choose. */
function quietPlace(page, box) {
  return page.evaluate(({ x, y, width, height }) => {
    for (let i = 1; i < 400; i++) {
      const [px, py] = [x + 4 + ((i * 37) % (width - 8)), y + 4 + ((i * 53) % (height - 8))];
      const found = document.elementFromPoint(px, py);
      if (found?.closest('[data-zoom]') && !found.closest('button, a, input, [role="button"], [role="radio"], .overview')) return [px, py];
    }
    throw new Error('the whole board is full');
  }, box);
}

const zoom = (page) => page.locator('[data-zoom]').first().getAttribute('data-zoom').then(Number);

async function until(holds, what) {
  for (const end = Date.now() + 5000; !(await holds()); await new Promise((done) => setTimeout(done, 50))) {
    assert.ok(Date.now() < end, what);
  }
}

export const pages = [
  {
    name: 'a new table by clicks: game, a board by its picture, seats, a switch',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      await page.goto('/');
      await page.locator('.begin a[href="/new"]').click();
      await page.locator('.games label').nth(2).click();
      const tenk = page.locator('.tiles label', { hasText: 'Park 10K' });
      await tenk.locator('svg path').first().waitFor();
      await tenk.click();
      await page.getByRole('button', { name: 'One seat fewer' }).click();
      await page.locator('dialog summary').click();
      await page.locator('.option', { hasText: 'stand still' }).getByRole('switch').click();
      await page.getByRole('button', { name: 'To the start line' }).click();
      await page.locator('.dock h2').waitFor();
      const info = await ask(page, `/api/tables/${page.url().split('/').pop()}`);
      assert.equal(info.options.course, 'tenk');
      assert.equal(info.options.stand_still, false);
      assert.equal(info.seats.length, 3);
      noFaults(page);
    },
  },
  {
    name: 'a river is laid by clicks on its boards, and one by lot is shown as an example',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      await page.goto('/new/salmon');
      const board = (name) => page.locator('.tiles button', { hasText: name });
      await board('Tidal Bar').click();
      await board('Twin Channels').click();
      await board('Whirlpools').click();
      assert.equal(await board('Whirlpools').locator('b').textContent(), '2', 'the other side lies where the first one lay');
      await page.getByRole('button', { name: 'To the start line' }).click();
      await page.locator('.dock h2').waitFor();
      const info = await ask(page, `/api/tables/${page.url().split('/').pop()}`);
      assert.equal(info.options.river, 'S2-4M-6E-F1');
      await page.goto('/new/salmon');
      await page.getByRole('button', { name: '5 boards, drawn by lot' }).click();
      await page.getByText('One example of what the lot may lay').waitFor();
      noFaults(page);
    },
  },
  {
    name: 'a custom board is checked by the server while it is written',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      await page.goto('/new/fishing');
      await page.locator('.own').click();
      const text = page.getByRole('textbox', { name: 'The text of your board' });
      assert.match(await text.inputValue(), /"squares"/);
      await page.getByText('The server can race on this').waitFor();
      await text.fill('{"id": "own", "squares": ["M", "X"]}');
      await page.locator('.problem[role=alert]').waitFor();
      assert.ok(await page.getByRole('button', { name: 'To the start line' }).isDisabled());
      await page.locator('.tiles label', { hasText: 'Lantern Inlet' }).click();
      await page.locator('.problem[role=alert]').waitFor({ state: 'detached' });
      assert.ok(await page.getByRole('button', { name: 'To the start line' }).isEnabled());
      noFaults(page);
    },
  },
  {
    name: 'undo takes your choice back as long as nobody learnt from it',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      await sitDown(page, 'rowing', { name: 'Ada', seats: [{ kind: 'me' }, { kind: 'me' }] });
      // Two people around this screen: a curtain hangs before each choice.
      const lift = () => page.getByRole('button', { name: /^I am / }).first().click();
      await lift();
      await page.locator('.rates button:not(.dim)').nth(1).click();
      await page.locator('.confirm button.btn.go:enabled').click();
      await page.locator('.rates').waitFor({ state: 'detached' });
      await page.getByRole('button', { name: /^Take back/ }).click();
      await lift();
      await page.locator('.rates').waitFor();
      noFaults(page);
    },
  },
  {
    name: 'a seat that can only pass passes by itself, unless that is turned off',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      const sent = [];
      // The server's answer is changed so that a pass is all there is: in real races that is rare.
      const only = [{ action: { type: 'pass' }, rule: 'PG-001', say: { id: 'action-pass' }, idle: 'once' }];
      await page.routeWebSocket(/\/ws$/, (socket) => {
        const behind = socket.connectToServer();
        socket.onMessage((text) => {
          sent.push(String(text));
          behind.send(text);
        });
        behind.onMessage((text) => {
          const message = JSON.parse(String(text));
          socket.send(message.type === 'sync' && message.legal ? JSON.stringify({ ...message, legal: only }) : text);
        });
      });
      const passed = () => sent.some((text) => /"type":"pass"/.test(text));
      await page.goto('/you');
      await page.getByLabel('Pass automatically where nothing else is possible').uncheck();
      await sitDown(page, 'pig', { bots: 1 });
      await page.locator('.confirm button.btn.go:enabled').waitFor();
      await page.waitForTimeout(1800);
      assert.ok(!passed(), 'turned off, the button waits');
      await page.goto('/you');
      await page.getByLabel('Pass automatically where nothing else is possible').check();
      await sitDown(page, 'pig', { bots: 1 });
      const end = Date.now() + 20_000;
      while (!passed()) {
        assert.ok(Date.now() < end, 'the pass is sent');
        await page.waitForTimeout(50);
      }
      noFaults(page);
    },
  },
  {
    name: 'your turn stands in the title, and is told by a notification where that is allowed',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      await page.context().grantPermissions(['notifications'], { origin: server.url });
      await page.addInitScript(() => {
        globalThis.told = [];
        globalThis.Notification = class {
          static permission = 'granted';
          static requestPermission = async () => 'granted';
          constructor(title, { body }) {
            globalThis.told.push(`${title}: ${body}`);
          }
          close() {}
        };
        Object.defineProperty(document, 'hidden', { get: () => globalThis.away === true });
      });
      await page.goto('/you');
      await page.getByLabel('Tell me when it is my turn').check();
      await sitDown(page, 'rowing', { bots: 1 });
      await page.locator('.rates').waitFor();
      assert.match(await page.title(), /^● Your turn · Rowing/);
      assert.deepEqual(await page.evaluate(() => globalThis.told), [], 'who looks needs no notification');
      await page.evaluate(() => (globalThis.away = true));
      await page.locator('.rates button:not(.dim)').nth(1).click();
      await page.locator('.confirm button.btn.go:enabled').click();
      await page.waitForFunction(() => globalThis.told.length > 0);
      assert.match((await page.evaluate(() => globalThis.told))[0], /Podium: Rowing: it is your turn/);
      noFaults(page);
    },
  },
  {
    name: 'the replay goes by keys: an event, a round, to the end, and plays',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      await finished(page);
      const end = await told(page);
      await page.keyboard.press('Shift+Home');
      assert.match(await told(page), /Step 0 of/);
      await page.locator('section.board').waitFor();
      const seen = new Set();
      for (let i = 0; i < 6; i++) {
        await page.keyboard.press('ArrowRight');
        seen.add(await page.locator('input[type=range]').inputValue());
      }
      assert.deepEqual([...seen], ['1', '2', '3', '4', '5', '6'], 'every press is one event');
      await page.keyboard.press('ArrowLeft');
      assert.equal(await page.locator('input[type=range]').inputValue(), '5');
      const rounds = [];
      for (let i = 0; i < 2; i++) {
        await page.keyboard.press('Shift+ArrowRight');
        rounds.push(Number(await page.locator('input[type=range]').inputValue()));
      }
      assert.ok(rounds[0] > 5 && rounds[1] - rounds[0] > 1, `a round is more than an event: ${rounds}`);
      await page.keyboard.press('Shift+End');
      assert.equal(await told(page), end);
      await page.keyboard.press('Shift+Home');
      await page.keyboard.press(' ');
      await page.waitForFunction(() => Number(document.querySelector('input[type=range]').value) > 2);
      noFaults(page);
    },
  },
  {
    name: 'a link leads to a moment within a step, and back goes where you were',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      await finished(page);
      await page.keyboard.press('Shift+Home');
      for (let i = 0; i < 40 && !/event=/.test(page.url()); i++) {
        await page.keyboard.press('ArrowRight');
        await page.getByRole('button', { name: /Share|Link copied/ }).click();
      }
      const [address, words] = [page.url(), await told(page)];
      assert.match(address, /\?step=\d+&event=\d+$/);
      const other = await open(browser, server);
      await other.goto(address);
      await other.locator('section.board').waitFor();
      assert.equal(await told(other), words.replace(' (you)', ''), 'the same moment, told to somebody else');
      await other.locator('header .home').click();
      await other.locator('.covers').waitFor();
      await other.goBack();
      await other.locator('section.board').waitFor();
      assert.equal(other.url(), address);
      noFaults(page);
      noFaults(other);
    },
  },
  {
    name: 'a rematch is a table with the same seats',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      const made = await finished(page);
      await page.getByRole('button', { name: 'Rematch' }).click();
      await page.locator('.dock h2').waitFor();
      const id = page.url().split('/').pop();
      assert.notEqual(id, made.table.id);
      assert.equal((await ask(page, `/api/tables/${id}`)).seats.length, made.table.seats.length);
      await page.goBack();
      await page.locator('.told').waitFor();
      noFaults(page);
    },
  },
  {
    name: 'a race between bots goes slowly enough to be watched, and stands at home for others',
    run: async ({ browser, server }) => {
      const [ada, bea] = [await open(browser, server), await open(browser, server, { width: 390, height: 844 })];
      const bots = Array.from({ length: 4 }, () => ({ kind: 'bot', level: 'greedy' }));
      const made = await sitDown(ada, 'rowing', { seats: bots, settings: { public: true, bot_pause_ms: 1000 } });
      await ada.locator('.dock h2').waitFor();
      const id = made.table.id;
      assert.match(ada.url(), /\/t\//, 'the race is on, not over');
      await bea.goto('/');
      const race = bea.locator('#watch .race').filter({ has: bea.locator(`a[href="/t/${id}"]`) });
      await race.locator('.strip svg').waitFor();
      await race.getByRole('link', { name: 'Watch' }).click();
      await bea.locator('.dock h2').waitFor();
      const steps = async () => (await ask(bea, `/api/tables/${id}`)).seq;
      const before = await steps();
      await until(async () => (await steps()) > before, 'bots move');
      noFaults(ada);
      noFaults(bea);
    },
  },
  {
    name: 'a table is joined by its code; a wrong one says so',
    run: async ({ browser, server }) => {
      const [ada, bea] = [await open(browser, server), await open(browser, server, { width: 390, height: 844 })];
      const made = await sitDown(ada, 'rowing', { name: 'Ada', seats: [{ kind: 'me' }, { kind: 'open' }] });
      assert.equal((await ada.locator('.code').textContent())?.trim(), made.table.code);
      await bea.goto('/');
      await bea.locator('#code').fill('000000');
      await bea.getByRole('button', { name: 'Join' }).click();
      await bea.getByText('No table has the code 000000').waitFor();
      await bea.locator('#code').fill(`${server.url}/t/${made.table.id}`);
      await bea.getByRole('button', { name: 'Sit here' }).waitFor();
      await bea.goBack();
      await bea.locator('#code').fill(made.table.code.toLowerCase());
      await bea.getByRole('button', { name: 'Join' }).click();
      await bea.getByRole('button', { name: 'Sit here' }).click();
      await Promise.all([ada.locator('.rates').waitFor(), bea.locator('.rates').waitFor()]);
      noFaults(ada);
      noFaults(bea);
    },
  },
  {
    name: 'on a phone the race that waits stands first, and nothing is too wide',
    run: async ({ browser, server }) => {
      const page = await open(browser, server, { width: 360, height: 740 });
      await sitDown(page, 'rowing', { bots: 1 });
      await page.locator('.rates').waitFor();
      await page.goto('/');
      const race = page.locator('#yours.loose .race').first();
      await race.waitFor();
      const [yours, play] = [await race.boundingBox(), await page.locator('.begin').boundingBox()];
      assert.ok(yours.y < play.y, 'the race comes before the play button');
      assert.ok(await race.getByText('Your turn').isVisible(), 'it says that it waits for you');
      assert.ok((await page.locator('label[for="code"]').boundingBox()).height < 31, 'the code is asked for in two lines at most');
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), 'the page fits');
      await race.getByRole('link').click();
      await page.locator('.rates').waitFor();
      noFaults(page);
    },
  },
  {
    name: 'the first page and the page of a new race are as wide as every phone, in French too',
    run: async ({ browser, server }) => {
      for (const locale of ['en-GB', 'fr-FR']) {
        for (const width of [320, 360, 390, 430]) {
          const page = await open(browser, server, { width, height: 800, locale, touch: true });
          for (const path of ['/', '/new', '/you']) {
            await page.goto(path);
            await page.locator('main h1, main h2').first().waitFor({ state: 'attached' });
            if (path === '/') await page.locator('#code').waitFor({ state: 'attached' });
            // A phone makes its window wider for what sticks out: the width that counts is the one it has.
            const wide = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
            assert.deepEqual(wide, [width, width], `${path} in ${locale}`);
            const out = await page.locator('form:has(#code)').evaluateAll((forms) => forms.flatMap((form) => [...form.querySelectorAll('button, label, .cells')].filter((it) => it.getBoundingClientRect().right > form.getBoundingClientRect().right)).map((it) => it.textContent));
            assert.deepEqual(out, [], `${path} in ${locale} at ${width}`);
          }
          await page.context().close();
        }
      }
    },
  },
  ...['whitewater', 'salmon', 'fishing', 'marathon'].map((game) => ({
    name: `${game}: two fingers look closer, one moves, two taps go back, and taps still choose`,
    run: async ({ browser, server }) => {
      const page = await open(browser, server, { width: 390, height: 844, touch: true });
      await sitDown(page, game, { bots: 1 });
      await page.locator('.dock h2').waitFor();
      const { x, y, width, height } = await page.locator('[data-zoom]').first().boundingBox();
      const [cx, cy] = [x + width / 2, y + height / 2];
      assert.equal(await zoom(page), 1);
      await fingers(page, 'touchStart', [[cx - 30, cy], [cx + 30, cy]]);
      for (let by = 40; by <= 90; by += 10) await fingers(page, 'touchMove', [[cx - by, cy], [cx + by, cy]]);
      await fingers(page, 'touchEnd', []);
      const near = await zoom(page);
      assert.ok(near > 1.5, `zoom ${near}`);
      const place = () => page.locator('[data-zoom] > .inner').evaluate((it) => it.style.transform);
      const before = await place();
      await fingers(page, 'touchStart', [[cx, cy]]);
      for (let by = 10; by <= 60; by += 10) await fingers(page, 'touchMove', [[cx + by, cy + by]]);
      await fingers(page, 'touchEnd', []);
      assert.notEqual(await place(), before, 'one finger moves the board');
      assert.equal(await zoom(page), near);
      const quiet = await quietPlace(page, { x, y, width, height });
      // All at once: a slow machine must not make two single taps of them.
      await Promise.all([['touchStart', [quiet]], ['touchEnd', []], ['touchStart', [quiet]], ['touchEnd', []]].map(([type, at]) => fingers(page, type, at)));
      assert.equal(await zoom(page), 1, 'two taps show the whole board');
      await page.keyboard.press('z');
      await until(async () => (await zoom(page)) > 1, 'closer by key');
      await page.setViewportSize({ width: 390, height: 700 });
      await until(async () => (await page.locator('[data-zoom]').first().boundingBox()).height !== height, 'a box of another height');
      assert.ok((await zoom(page)) > 1, 'a box of another height stays close');
      await page.setViewportSize({ width: 390, height: 844 });
      await page.keyboard.press('Shift+Z');
      await until(async () => (await zoom(page)) === 1, 'back by key');
      await playOn(page, fromTheList, 1, 30_000);
      noFaults(page);
    },
  })),
];
