// What people do with the page, in a real browser against a real server. Each test gets a browser and a server.

import assert from 'node:assert/strict';
import { aroundTests } from './around.mjs';
import { accessible } from './axe.mjs';
import { back } from './back.mjs';
import { fromTheList, open, playOn, sitDown } from './browser.mjs';
import { champs } from './champs.mjs';
import { clocks } from './clock.mjs';
import { clumsy } from './clumsy.mjs';
import { day } from './day.mjs';
import { drawn } from './drawn.mjs';
import { endings } from './ending.mjs';
import { explained } from './explained.mjs';
import { fair } from './fair.mjs';
import { fits } from './fits.mjs';
import { frame } from './frame.mjs';
import { frenchTests } from './french.mjs';
import { races } from './games.mjs';
import { languages } from './languages.mjs';
import { learning } from './learn.mjs';
import { PICTURED } from './listed.mjs';
import { mine } from './mine.mjs';
import { looks } from './looks.mjs';
import { memory } from './memory.mjs';
import { momentTests } from './moments.mjs';
import { narrow } from './narrow.mjs';
import { notice } from './notice.mjs';
import { pages } from './pages.mjs';
import { pairing } from './pairing.mjs';
import { passkeys } from './passkeys.mjs';
import { phones } from './phones.mjs';
import { byClick as onTheBoard } from './play/rowing.mjs';
import { ratings } from './ratings.mjs';
import { reviews } from './review.mjs';
import { rooms } from './rooms.mjs';
import { senses } from './senses.mjs';
import { Server } from './server.mjs';
import { stories } from './story.mjs';

function noFaults(page) {
  assert.deepEqual(page.faults, [], 'the page has no faults');
}

const listed = PICTURED.map((game) => ({
  name: `${game}: a whole race from the list of actions`,
  run: async ({ browser, server }) => {
    const page = await open(browser, server);
    await sitDown(page, game);
    await playOn(page, fromTheList);
    await page.locator('h1').first().waitFor();
    noFaults(page);
  },
}));

export const tests = [
  {
    name: 'from the first page to a start line with one click',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      await page.goto('/');
      await page.locator('.lead .btn.go:enabled').click();
      await page.locator('.dock h2').waitFor();
      assert.match(await page.title(), /Your turn/);
      noFaults(page);
    },
  },
  ...listed,
  ...races,
  ...pages,
  ...mine,
  ...rooms,
  ...fair,
  ...ratings,
  ...pairing,
  ...passkeys,
  ...day,
  ...champs,
  ...clocks,
  ...explained,
  ...clumsy,
  ...drawn,
  ...fits,
  ...frame,
  ...phones,
  ...looks,
  ...learning,
  ...memory,
  ...momentTests,
  ...narrow,
  ...notice,
  ...senses,
  ...stories,
  ...aroundTests,
  ...back,
  {
    name: 'two people at one table: neither is sent the other’s cards',
    run: async ({ browser, server }) => {
      const [ada, bea] = [await open(browser, server), await open(browser, server)];
      const heard = [];
      bea.on('websocket', (socket) => socket.on('framereceived', (frame) => heard.push(String(frame.payload))));
      const made = await sitDown(ada, 'rowing', { name: 'Ada', seats: [{ kind: 'me' }, { kind: 'open' }] });
      await bea.goto(`/t/${made.table.id}`);
      await bea.getByRole('button', { name: 'Sit here' }).click();
      await Promise.all([ada.locator('.rates').waitFor(), bea.locator('.rates').waitFor()]);
      const views = heard.map((text) => JSON.parse(text)).filter((message) => message.type === 'sync').map((message) => message.view);
      assert.ok(views.length > 0);
      for (const view of views) assert.deepEqual(Object.keys(view.boats[0].hand), ['count']);
      noFaults(ada);
      noFaults(bea);
    },
  },
  {
    name: 'a server that is killed in mid-race comes back without a reload, and no click is lost',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      await sitDown(page, 'rowing');
      await playOn(page, onTheBoard, 3);
      await page.locator('.confirm button.btn.go').waitFor();
      const told = () => page.locator('.log .words').allTextContents();
      const before = await told();
      await onTheBoard(page);
      await server.kill();
      await page.locator('.confirm button.btn.go:enabled').click({ timeout: 3000 }).catch(() => undefined);
      await page.locator('.offline').waitFor();
      await server.run();
      await page.locator('.offline').waitFor({ state: 'detached', timeout: 20_000 });
      // What happened before is told as it was.
      await page.waitForFunction((n) => document.querySelectorAll('.log .words').length >= n, before.length);
      assert.ok(before.length > 3, 'there is a log');
      assert.deepEqual((await told()).slice(0, before.length - 1), before.slice(0, -1));
      await playOn(page, onTheBoard);
      noFaults(page);
    },
  },
  {
    name: 'two tabs of one seat stay in step',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      await sitDown(page, 'rowing');
      await page.locator('.rates').waitFor();
      const twin = await page.context().newPage();
      await twin.goto(page.url());
      await twin.locator('.rates').waitFor();
      await playOn(page, onTheBoard, 1);
      await twin.locator('.rates').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'reload and back return to the same place',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      await sitDown(page, 'rowing');
      await playOn(page, onTheBoard, 2);
      const title = await page.locator('.dock h2').first().textContent();
      await page.reload();
      await page.locator('.confirm').waitFor();
      assert.equal(await page.locator('.dock h2').first().textContent(), title);
      const table = page.url();
      await page.locator('header .home').first().click();
      await page.locator('.covers').waitFor();
      await page.goBack();
      assert.equal(page.url(), table);
      await page.locator('.confirm').waitFor();
    },
  },
  {
    name: 'why not: something that is not legal is answered with its rule',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      await sitDown(page, 'rowing');
      await page.locator('.rates button.dim').first().click();
      await page.locator('.refused .rule').waitFor();
      assert.match((await page.locator('.refused').textContent()) ?? '', /RW-\d{3}/);
    },
  },
  {
    name: 'a hint names a choice with its reason, and can be taken',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      await sitDown(page, 'rowing');
      await page.locator('.rates').waitFor();
      await page.keyboard.press('h');
      await page.locator('.hint .btn').click();
      await page.locator('.confirm button.btn.go:enabled').waitFor();
      noFaults(page);
    },
  },
  {
    name: 'the address of a step shows the board at that step',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      await sitDown(page, 'rowing', { bots: 1 });
      await playOn(page, onTheBoard);
      await page.locator('.told').waitFor();
      await page.goto(`${page.url()}?step=3`);
      await page.locator('section.board').waitFor();
      assert.match((await page.locator('.told').textContent()) ?? '', /Step 3 of/);
      await page.getByRole('button', { name: 'Verify on this device' }).click();
      await page.locator('section.panel:not(.broken) p.verdict').waitFor();
      noFaults(page);
    },
  },
  {
    name: 'French throughout',
    run: async ({ browser, server }) => {
      const page = await open(browser, server, { locale: 'fr-FR' });
      await page.goto('/');
      assert.equal(await page.locator('h1').textContent(), 'Jour de course');
      await sitDown(page, 'rowing');
      assert.equal(await page.locator('.dock h2').first().textContent(), 'Choisissez la cadence');
      await playOn(page, onTheBoard, 1);
      await page.locator('.log .line').first().waitFor();
      const log = (await page.locator('.log').textContent()) ?? '';
      assert.match(log, /passe de|reste à/);
    },
  },
  ...frenchTests,
  ...languages,
  ...endings,
  ...reviews,
  {
    name: 'the page is sent compressed, and every icon of its manifest is there as it says',
    run: async ({ server }) => {
      const ask = (path) => fetch(`${server.origin}${path}`, { headers: { 'accept-encoding': 'gzip, br' } });
      const page = await ask('/');
      assert.match(page.headers.get('content-encoding') ?? '', /gzip|br/);
      const [, script] = /<script[^>]* src="([^"]+)"/.exec(await page.text()) ?? [];
      assert.match((await ask(script)).headers.get('content-encoding') ?? '', /gzip|br/, script);
      const { icons } = await (await ask('/manifest.webmanifest')).json();
      assert.ok(icons.some(({ purpose }) => /maskable/.test(purpose ?? '')));
      for (const { src, type } of icons) {
        const icon = await ask(new URL(src, `${server.origin}/`).pathname);
        assert.equal(icon.status, 200, src);
        assert.equal(icon.headers.get('content-type'), type, src);
      }
    },
  },
  {
    name: 'on an empty server there is something to watch',
    run: async ({ browser }) => {
      const server = await Server.start();
      try {
        const page = await open(browser, server);
        await page.goto('/');
        await page.locator('#watch').getByRole('link', { name: 'Watch' }).first().click();
        await page.locator('main.board').waitFor();
        noFaults(page);
      } finally {
        await server.stop();
      }
    },
  },
  {
    name: 'what is not there says so under a heading and a title, and axe finds nothing there either',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      for (const path of ['/replay/nothing', '/t/nothing']) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1, name: 'This table cannot be shown' }).waitFor();
        assert.match(await page.title(), /^This table cannot be shown/);
        assert.equal(await page.getByRole('button', { name: 'Share' }).count(), 0, 'nothing is shared');
        await accessible(page, path);
      }
      await page.goto('/nowhere');
      await accessible(page, 'nowhere');
      await page.goto('/rules');
      await accessible(page, 'the rulebooks');
      await page.goto('/learn/pig');
      await page.getByRole('heading', { name: 'There is no lesson here' }).waitFor();
      await accessible(page, 'a game without a lesson');
    },
  },
  ...[false, true].map((dark) => ({
    name: `axe finds nothing on any page (${dark ? 'dark' : 'light'})`,
    run: async ({ browser, server }) => {
      const page = await open(browser, server, { dark });
      await page.goto('/');
      await page.locator('.covers .cover-play').first().waitFor();
      await accessible(page, 'home');
      await page.goto('/new/rowing');
      await page.locator('dialog .seat').first().waitFor();
      await page.locator('dialog summary').click();
      await accessible(page, 'new table');
      await page.goto('/rules/rowing');
      await page.locator('.of-rule').first().waitFor();
      await accessible(page, 'rules');
      await page.goto('/you');
      await accessible(page, 'you');
      await sitDown(page, 'rowing');
      await page.locator('.rates').waitFor();
      await accessible(page, 'rate');
      await playOn(page, onTheBoard, 1);
      await page.locator('g.mark').first().waitFor();
      await accessible(page, 'play');
      await playOn(page, onTheBoard);
      await page.locator('.told').waitFor();
      await accessible(page, 'finish');
      await page.keyboard.press('ArrowLeft');
      await page.locator('section.board').waitFor();
      await accessible(page, 'a replay with the board');
      await sitDown(page, 'pig');
      await page.locator('.confirm').waitFor();
      await accessible(page, 'fallback');
      noFaults(page);
    },
  })),
];
