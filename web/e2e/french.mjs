// A French page has no English left: every page, and of every game the table, the list, the text picture, the rules and the end.

import assert from 'node:assert/strict';
import { fromTheList, isOver, open, playOn, sitDown } from './browser.mjs';
import { englishIn, saidOn } from './english.mjs';
import { clickOn, followTheRing, goThrough } from './learn.mjs';
import { PICTURED, TAUGHT } from './listed.mjs';
import { device } from './passkeys.mjs';
import { givenUp } from './ratings.mjs';

export async function noEnglish(page, where) {
  const found = (await saidOn(page)).flatMap((text) => text.split('\n')).filter((line) => englishIn(line).length > 0);
  assert.deepEqual(found.slice(0, 8).map((line) => `${line.trim()} [${englishIn(line)}]`), [], `English ${where}`);
}

const post = (page, path, body) =>
  page.evaluate(
    ([path, body]) => fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }).then((it) => (it.status === 204 ? null : it.json())),
    [path, body],
  );

/** Every one of these pages, when what it shows has come. */
async function noEnglishOn(page, paths) {
  for (const path of paths) {
    await page.goto(path);
    await page.locator('h1:visible, h2:visible').first().waitFor();
    await page.waitForTimeout(500);
    await noEnglish(page, `on ${path}`);
  }
}

const french = (browser, server) => open(browser, server, { locale: 'fr-FR' });

async function tabs(page, where, names = ['text', 'rules', 'chat', 'log']) {
  for (const tab of names) {
    await page.locator(`#tab-${tab}`).click();
    if (tab === 'text') await page.waitForFunction(() => document.querySelector('[role="tabpanel"] pre')?.textContent !== '');
    if (tab === 'rules') await page.locator('.rules h2').first().waitFor();
    await noEnglish(page, `${where}, ${tab}`);
  }
}

/** A few moves from the list, looking at all that is said on the way. */
async function lookAround(page, game, moves) {
  for (let i = 0; i < moves && !(await isOver(page)); i++) {
    await playOn(page, async () => {
      await page.keyboard.press('l');
      await noEnglish(page, `in the list of ${game}`);
      await page.keyboard.press('Escape');
      await fromTheList(page);
      await noEnglish(page, `at ${game} with something picked`);
    }, 1);
    await noEnglish(page, `at the table of ${game}`);
  }
}

const games = PICTURED.map((game) => ({
  name: `French, and nowhere English: ${game}`,
  run: async ({ browser, server }) => {
    const page = await french(browser, server);
    await page.goto(`/new/${game}`);
    await page.locator('dialog summary').first().click();
    await noEnglish(page, `in the set-up of ${game}`);
    await page.goto(`/rules/${game}`);
    await page.locator('article h2').first().waitFor();
    await noEnglish(page, `in the rules of ${game}`);
    await sitDown(page, game, { bots: 1 });
    await page.locator('.dock h2').waitFor();
    await tabs(page, `beside ${game}`);
    await lookAround(page, game, 6);
    await page.locator('.iconic[aria-keyshortcuts="L"]').waitFor();
    await page.keyboard.press('u');
    await page.locator('.refused').or(page.locator('.confirm')).or(page.locator('.middle .btn.go')).first().waitFor();
    await noEnglish(page, `when ${game} takes nothing back`);
    await tabs(page, `beside ${game} later on`);

    const bots = Array.from({ length: 2 }, () => ({ kind: 'bot', level: 'greedy' }));
    await sitDown(page, game, { seats: bots, settings: { public: true } });
    await page.waitForURL(/replay/, { timeout: 60_000 });
    await page.locator('.told p').waitFor();
    await noEnglish(page, `at the end of ${game}`);
    const lines = await page.locator('.scroll tbody th .row').evaluateAll((all) => all.map((it) => it.getBoundingClientRect().height));
    assert.ok(lines.length === 2 && lines.every((height) => height < 30), `names stand in one line beside the figures: ${lines}`);
    await page.locator('button.play').click();
    await page.waitForFunction((before) => document.querySelector('.told')?.textContent !== before, await page.locator('.told').textContent());
    await noEnglish(page, `in the replay of ${game}`);
    assert.deepEqual(page.faults, []);
  },
}));

const lessons = TAUGHT.map((game) => ({
  name: `French, and nowhere English: the lesson of ${game}`,
  run: async ({ browser, server }) => {
    const page = await french(browser, server);
    const read = async () => {
      await noEnglish(page, `in what the lesson of ${game} says`);
      await clickOn(page);
    };
    const look = async (_, mark) => {
      await noEnglish(page, `at move ${mark + 1} of the lesson of ${game}`);
      if (mark === 0) await tabs(page, `beside the lesson of ${game}`, ['text', 'rules', 'log']);
    };
    await goThrough(page, game, followTheRing, read, look);
    await noEnglish(page, `at the end of the lesson of ${game}`);
    assert.deepEqual(page.faults, []);
  },
}));

export const frenchTests = [
  ...games,
  ...lessons,
  {
    name: 'French, and nowhere English: home, rules, you, a waiting table, nowhere, refusals and advice',
    run: async ({ browser, server }) => {
      const page = await french(browser, server);
      await page.goto('/');
      await page.locator('.covers .cover-play').first().waitFor();
      await noEnglish(page, 'at home');
      await noEnglishOn(page, ['/rules', '/rules/pig', '/learn', '/you/races', '/you', '/you/at/all', '/nowhere/at/all', '/t/nothing-is-here']);
      await sitDown(page, 'rowing', { seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'link' }, { kind: 'bot', level: 'club' }] });
      await page.locator('.code').waitFor();
      await noEnglish(page, 'while a table waits');
      await sitDown(page, 'rowing');
      await page.locator('.rates button.dim').first().click();
      await page.locator('.refused .rule').waitFor();
      assert.match((await page.locator('.refused').textContent()) ?? '', /trois crans|pile de souffle/);
      await noEnglish(page, 'in a refusal');
      await page.keyboard.press('h');
      await page.locator('.hint .btn').waitFor();
      await noEnglish(page, 'in advice');
      await sitDown(page, 'pig');
      await page.locator('.confirm').waitFor();
      await lookAround(page, 'pig', 3);
      assert.deepEqual(page.faults, []);
    },
  },
  {
    name: 'French, and nowhere English: finding a race, the race of the day, leaderboards, a profile and passkeys',
    run: async ({ browser, server }) => {
      const page = await open(browser, { url: server.url.replace('127.0.0.1', 'localhost') }, { locale: 'fr-FR' });
      await device(page);
      await page.goto('/');
      await post(page, '/api/me', { name: 'Wren' });
      await noEnglishOn(page, ['/find', '/find/rowing', '/day', '/day/rowing', '/leaders', '/leaders/salmon']);
      await page.goto('/find/rowing');
      await page.locator('main button.go').click();
      await page.getByRole('status').first().waitFor();
      await noEnglish(page, 'while somebody looks for a race');
      const { table } = await post(page, '/api/day/rowing', {});
      await noEnglishOn(page, ['/day/rowing']);
      await post(page, `/api/tables/${table.id}/close`, {});
      const rated = await givenUp(page, 'marathon');
      const { id } = await page.evaluate(() => fetch('/api/me').then((it) => it.json()));
      await noEnglishOn(page, ['/day/rowing', `/replay/${table.id}`, `/replay/${rated}`, '/leaders/marathon', `/people/${id}`, '/people/nobodyatall']);
      await page.goto('/you');
      const panel = page.locator('#passkeys');
      await panel.getByRole('button').first().click();
      await panel.getByRole('listitem').first().waitFor();
      await noEnglish(page, 'beside a passkey');
      await panel.getByRole('listitem').first().getByRole('button').click();
      await panel.getByRole('listitem').waitFor({ state: 'detached' });
      await noEnglish(page, 'when a passkey is gone');
      assert.deepEqual(page.faults, []);
    },
  },
  {
    name: 'French, and nowhere English: a championship from its set-up to its podium',
    run: async ({ browser, server }) => {
      const page = await french(browser, server);
      await page.goto('/');
      await post(page, '/api/me', { name: 'Wren' });
      await noEnglishOn(page, ['/championships', '/championships/new']);
      const races = [{}, {}];
      const made = await post(page, '/api/championships', { game: 'rowing', races, seats: 3, bots: 'novice', public: true });
      const address = `/championship/${made.code}`;
      await noEnglishOn(page, [address, '/championships']);
      for (const begun of [0, 1]) {
        const on = await post(page, `/api/championships/${made.code}/begin`, { begun });
        await page.goto(address);
        await page.locator('h1').first().waitFor();
        await noEnglish(page, `during race ${begun + 1}`);
        await post(page, `/api/tables/${on.races[begun].heats[0].table}/close`, {});
        await noEnglishOn(page, [`/replay/${on.races[begun].heats[0].table}`, address]);
      }
      assert.equal(await page.locator('main h2').count() > 0, true, 'standings are there');
      assert.deepEqual(page.faults, []);
    },
  },
];
