// Before the race: the waiting room. And what becomes of races that nobody ends.

import assert from 'node:assert/strict';
import { accessible } from './axe.mjs';
import { fromTheList, open, playOn, sitDown } from './browser.mjs';

function noFaults(page) {
  assert.deepEqual(page.faults, [], 'the page has no faults');
}

/** Ada and Bea begin to race, and Ada goes away. */
async function leftAlone(ada, bea) {
  const made = await sitDown(ada, 'pig', { name: 'Ada', seats: [{ kind: 'me' }, { kind: 'open' }], settings: { away_after_s: 1, when_away: 'ask' } });
  await bea.goto(`/t/${made.table.id}`);
  await bea.getByRole('button', { name: 'Sit here' }).click();
  await ada.locator('.dock h2').waitFor();
  // The first page asks how one's races stand, and whoever asks is there.
  await ada.goto('/rules');
  await bea.getByText('Ada keeps the race waiting and is away.').waitFor();
  return made;
}

export const rooms = [
  {
    name: 'the waiting room says what will be raced, brings people by QR code, lets them talk, and fills up with bots',
    run: async ({ browser, server }) => {
      const [ada, bea] = [await open(browser, server), await open(browser, server, { width: 390, height: 844 })];
      const made = await sitDown(ada, 'marathon', {
        name: 'Ada', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }], options: { course: 'tenk', stand_still: false },
        settings: { clock: { kind: 'mail', hours: 48 } },
      });
      await ada.getByRole('img', { name: `QR code of ${server.url}/t/${made.table.id}` }).waitFor();
      const card = ada.locator('.about');
      for (const words of ['Park 10K', 'By mail: 48 hours a decision', 'stand still: no', 'Marathon']) await card.getByText(words).first().waitFor();
      assert.ok((await card.locator('.art svg').count()) > 0, 'the board is drawn');
      // Sharing comes first, on a phone too.
      await bea.goto(`/t/${made.table.id}`);
      const [share, seats] = [await bea.locator('.share').boundingBox(), await bea.locator('ol').boundingBox()];
      assert.ok(share.y < seats.y && share.y + share.height < 844, 'how to bring people stands first');
      assert.ok(await bea.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), 'the room fits a phone');
      assert.equal(await bea.getByRole('button', { name: 'Fill with bots and start' }).count(), 0, 'only the host begins');
      await bea.getByRole('button', { name: 'Sit here' }).first().click();
      await bea.getByText('Ada can begin at any time').waitFor();
      await ada.getByLabel('What you want to say').fill('One more?');
      await ada.getByRole('button', { name: 'Say it' }).click();
      await bea.locator('.chat').getByText('One more?').waitFor();
      await accessible(ada, 'waiting room');
      await accessible(bea, 'waiting room on a phone');
      await ada.getByText('The free seat gets a bot').waitFor();
      await ada.getByRole('button', { name: 'Fill with bots and start' }).click();
      await Promise.all([ada.locator('.dock h2').waitFor(), bea.locator('.dock h2').waitFor()]);
      noFaults(ada);
      noFaults(bea);
    },
  },
  {
    name: 'where nobody may watch, whoever comes by the code still takes the open seat, and sees that it is gone when somebody was faster',
    run: async ({ browser, server }) => {
      const [ada, bea, cy] = await Promise.all([1, 2, 3].map(() => open(browser, server)));
      const { table } = await sitDown(ada, 'pig', { name: 'Ada', seats: [{ kind: 'me' }, { kind: 'open' }], settings: { spectators: false } });
      const code = await ada.locator('.code').textContent();
      for (const page of [bea, cy]) {
        await page.goto('/');
        await page.locator('#code').fill(code);
        await page.getByRole('button', { name: 'Join' }).click();
        await page.getByRole('button', { name: 'Sit here' }).waitFor();
        assert.equal(await page.locator('.chat').count(), 0, 'what is said there is not for whoever is outside');
      }
      await bea.getByRole('button', { name: 'Sit here' }).click();
      await Promise.all([ada, bea].map((page) => page.locator('.dock h2').waitFor()));
      await cy.getByText('Nobody may watch at this table.').waitFor();
      assert.equal(new URL(cy.url()).pathname, `/t/${table.id}`);
      for (const page of [ada, bea, cy]) noFaults(page);
    },
  },
  {
    name: 'what is shared of a table with links leads to a free seat each, the code is not praised, and the plain address says whom to ask',
    run: async ({ browser, server }) => {
      const [ada, bea, cy, dot] = await Promise.all([1, 2, 3, 4].map(() => open(browser, server)));
      await ada.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await ada.goto('/new/rowing');
      for (const n of [2, 3]) await ada.getByLabel(`Who sits at seat ${n}`).selectOption('link');
      await ada.getByRole('button', { name: 'Open the table' }).click();
      await ada.getByRole('img', { name: 'QR code of the link to a free seat' }).waitFor();
      await ada.getByText('Code to watch').waitFor();
      await ada.getByRole('button', { name: 'Copy the link' }).click();
      const shared = await ada.evaluate(() => navigator.clipboard.readText());
      await cy.goto(new URL(ada.url()).pathname);
      await cy.getByText('kept for whoever has the link. Ask').waitFor();
      await accessible(cy, 'a waiting room without a key');
      await bea.goto(shared);
      await bea.locator('li').nth(1).getByText('you').waitFor();
      // The host looks where the link leads, and does not sit twice.
      await ada.goto('/learn');
      await ada.goto(shared);
      await ada.locator('li').nth(2).getByRole('button', { name: 'Sit here' }).waitFor();
      await cy.goto('/learn');
      await cy.goto(shared);
      await Promise.all([ada, bea, cy].map((page) => page.locator('.dock h2').waitFor()));
      await dot.goto(shared);
      await dot.locator('.dock h2').waitFor();
      for (const page of [ada, bea, cy]) noFaults(page);
    },
  },
  {
    name: 'whoever comes too late by a link is told so, and where nobody may watch no code is offered for it',
    run: async ({ browser, server }) => {
      const [ada, bea, cid] = [await open(browser, server), await open(browser, server), await open(browser, server)];
      const made = await sitDown(ada, 'marathon', { name: 'Ada', seats: [{ kind: 'me' }, { kind: 'link' }, { kind: 'link' }], settings: { spectators: false } });
      const share = ada.locator('.share');
      await share.getByText('Nobody else may watch this race.').waitFor();
      assert.equal(await share.getByText(/to watch/i).count(), 0);
      assert.equal(await share.locator('.code').count(), 0);
      const { link } = made.seat_links.find(({ seat }) => seat === 1);
      await bea.goto(link);
      await bea.getByRole('button', { name: 'Get up' }).waitFor();
      await cid.goto(link);
      const late = cid.getByText('Somebody was faster: no seat of this link is free.');
      await late.waitFor();
      // That nobody may watch is heard only then.
      await cid.waitForTimeout(1500);
      assert.ok(await late.isVisible(), 'what was said stays');
      noFaults(ada);
      noFaults(bea);
      noFaults(cid);
    },
  },
  {
    name: 'the set-up says after how long somebody counts as away, by the clock, and what happens then',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      await page.goto('/new/rowing');
      const after = page.getByLabel('Who does not look at the table is away after');
      await page.getByLabel('Who sits at seat 2').waitFor();
      assert.equal(await after.count(), 0, 'against bots alone nobody waits for you');
      for (const n of [2, 3]) await page.getByLabel(`Who sits at seat ${n}`).selectOption('open');
      const said = async () => [await after.locator('option:checked').textContent(), await after.locator('option').allTextContents()];
      assert.deepEqual(await said(), ['5 minutes', ['2 minutes', '5 minutes', '15 minutes', 'an hour']]);
      const clock = page.getByLabel('Clock');
      await clock.selectOption('mail');
      assert.deepEqual(await said(), ['7 days', ['a day', '3 days', '7 days']]);
      await after.selectOption({ label: '3 days' });
      await clock.selectOption('none');
      await after.selectOption({ label: 'an hour' });
      await page.getByLabel('What happens then').selectOption('bot');
      await accessible(page, 'a new table for people');
      await page.getByRole('button', { name: 'Open the table' }).click();
      await page.locator('.about').getByText('an hour').first().waitFor();
      const { settings } = await page.evaluate((path) => fetch(`/api/tables${path}`).then((it) => it.json()), new URL(page.url()).pathname.slice(2));
      assert.deepEqual([settings.away_after_s, settings.when_away], [3600, 'bot']);
      noFaults(page);
    },
  },
  {
    name: 'who declines a rematch at a seat with a link leaves it to whoever gets a new one from the host',
    run: async ({ browser, server }) => {
      const [ada, bea] = [await open(browser, server), await open(browser, server)];
      const made = await sitDown(ada, 'pig', { name: 'Ada', seats: [{ kind: 'me' }, { kind: 'link' }], settings: { away_after_s: 1, when_away: 'ask' } });
      await bea.goto(made.seat_links[0].link);
      await bea.locator('.dock h2').waitFor();
      await ada.goto('/rules');
      await bea.getByRole('button', { name: 'End it as it stands' }).click();
      await ada.goto(`/replay/${made.table.id}`);
      await ada.getByRole('button', { name: 'Rematch' }).click();
      await bea.getByRole('button', { name: /^Accept the rematch/ }).waitFor();
      const { rematch } = await bea.evaluate((id) => fetch(`/api/tables/${id}`).then((it) => it.json()), made.table.id);
      await bea.goto(`/t/${rematch}`);
      await bea.getByRole('button', { name: 'Decline' }).click();
      await ada.goto(`/t/${rematch}`);
      await ada.getByText('kept for whoever has the link').waitFor();
      await ada.getByRole('button', { name: 'New link to seat 2' }).click();
      await ada.getByRole('button', { name: 'Link to this seat' }).waitFor();
      assert.equal(await ada.getByRole('button', { name: 'New link to seat 2' }).count(), 0);
      noFaults(ada);
      noFaults(bea);
    },
  },
  {
    name: 'the host changes seats, hands the role on, removes somebody and closes the table, and everybody is told',
    run: async ({ browser, server }) => {
      const [ada, bea] = [await open(browser, server), await open(browser, server)];
      const made = await sitDown(ada, 'marathon', { name: 'Ada', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }], settings: { start: 'asked' } });
      await bea.goto(`/t/${made.table.id}`);
      await bea.getByRole('button', { name: 'Sit here' }).first().click();
      await bea.getByText('Ada can begin at any time').waitFor();
      assert.equal(await bea.getByRole('button', { name: 'Close the table' }).count(), 0, 'only the host closes');
      await ada.getByLabel('Who sits at seat 3').selectOption('bot novice');
      await bea.locator('li').nth(2).getByText('Novice').waitFor();
      await ada.getByLabel('Who sits at seat 3').selectOption('link');
      await ada.getByRole('button', { name: 'Link to this seat' }).waitFor();
      await accessible(ada, 'waiting room of a host');
      await ada.getByRole('button', { name: /^Make host: / }).click();
      await bea.getByRole('button', { name: 'Make host: Ada' }).click();
      await ada.getByRole('button', { name: /^Remove .* from the table$/ }).click();
      await bea.getByRole('button', { name: 'Sit here' }).click();
      await bea.getByText('the host of this table has removed you').waitFor();
      await ada.getByRole('button', { name: 'Close the table' }).click();
      await ada.getByRole('button', { name: 'Close it' }).click();
      await bea.getByRole('heading', { name: 'This table is closed' }).waitFor();
      await bea.getByText('Ada has closed this table').waitFor();
      noFaults(ada);
      noFaults(bea);
    },
  },
  {
    name: 'who stays alone with somebody away ends the race, the finish says so, and a rematch is offered and accepted',
    run: async ({ browser, server }) => {
      const [ada, bea] = [await open(browser, server), await open(browser, server)];
      const made = await leftAlone(ada, bea);
      await accessible(bea, 'the offer to those who are left');
      await bea.getByRole('button', { name: 'End it as it stands' }).click();
      await bea.getByText('Ada stayed away.').waitFor();
      assert.ok(bea.url().includes('/replay/'));
      await bea.goto('/you/races');
      await bea.getByText(/ended early/).waitFor();
      await bea.goto(`/replay/${made.table.id}`);
      await bea.getByRole('button', { name: 'Rematch' }).click();
      await bea.getByText('asked for a rematch').first().waitFor();
      await ada.goto('/');
      await ada.getByText('a rematch is offered to you').waitFor();
      await ada.goto(`/replay/${made.table.id}`);
      await ada.getByRole('button', { name: /^Accept the rematch/ }).click();
      await Promise.all([ada.locator('.dock h2').waitFor(), bea.locator('.dock h2').waitFor()]);
      noFaults(ada);
      noFaults(bea);
    },
  },
  {
    name: 'on a phone the offer about somebody away is one line above the board, and a tap shows the choices',
    run: async ({ browser, server }) => {
      const [ada, bea] = [await open(browser, server), await open(browser, server, { width: 390, height: 844, touch: true })];
      await leftAlone(ada, bea);
      const offer = bea.locator('.offer');
      const folded = await offer.boundingBox();
      assert.ok(folded.height <= 80, `the offer is one or two lines, not ${folded.height} px`);
      assert.ok(!(await bea.getByRole('button', { name: 'Let a bot play on' }).isVisible()));
      await bea.getByRole('button', { name: 'What now?' }).tap();
      await bea.getByRole('button', { name: 'End it as it stands' }).waitFor();
      await accessible(bea, 'the unfolded offer on a phone');
      await bea.getByRole('button', { name: 'Later' }).tap();
      assert.ok(!(await bea.getByRole('button', { name: 'Let a bot play on' }).isVisible()));
      await bea.getByRole('button', { name: 'What now?' }).tap();
      await bea.getByRole('button', { name: 'Let a bot play on' }).tap();
      await offer.waitFor({ state: 'detached' });
      noFaults(ada);
      noFaults(bea);
    },
  },
  {
    name: 'a rematch is declined on a phone, where both answers are in sight, and who offered it is told whose seat is free',
    run: async ({ browser, server }) => {
      const [ada, bea] = [await open(browser, server, { width: 390, height: 844, touch: true }), await open(browser, server)];
      const made = await leftAlone(ada, bea);
      await bea.getByRole('button', { name: 'End it as it stands' }).click();
      await bea.getByRole('button', { name: 'Rematch' }).click();
      await bea.locator('li').first().getByText('asked for a rematch').first().waitFor();
      await ada.goto(`/replay/${made.table.id}`);
      const answers = ada.locator('.bar .answers .btn');
      await answers.nth(1).waitFor();
      for (const box of await answers.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().toJSON())))
        assert.ok(box.left >= 0 && box.right <= 390 && box.height >= 44, `an answer is whole and large enough: ${JSON.stringify(box)}`);
      await accessible(ada, 'a rematch that is offered');
      await ada.getByRole('button', { name: 'Decline' }).tap();
      await bea.locator('li').first().getByText('free: Ada does not take it').waitFor();
      noFaults(ada);
      noFaults(bea);
    },
  },
  {
    name: 'giving up on a phone asks again where you see it',
    run: async ({ browser, server }) => {
      const page = await open(browser, server, { width: 390, height: 844, touch: true });
      await sitDown(page, 'rowing');
      await page.locator('.dock h2').waitFor();
      await page.getByRole('button', { name: 'Menu' }).tap();
      for (const [asks, sure] of [['Give up the race', 'Give up'], ['Leave the seat to a bot', 'Leave']]) {
        await page.getByRole('button', { name: asks }).tap();
        const { bottom } = await page.getByRole('button', { name: sure, exact: true }).evaluate((it) => it.getBoundingClientRect().toJSON());
        assert.ok(bottom <= 844, `${sure} ends at ${bottom}`);
      }
      noFaults(page);
    },
  },
  {
    name: 'a race against bots is given up from the menu and stands so among the finished ones',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      await sitDown(page, 'rowing');
      await page.locator('.dock h2').waitFor();
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Give up the race' }).click();
      await page.getByRole('button', { name: 'Give up', exact: true }).click();
      await page.getByText('gave up: the race has no places').waitFor();
      await page.goto('/you/races');
      await page.getByText(/given up/i).waitFor();
      noFaults(page);
    },
  },
  {
    name: 'a race of bots alone from a new table is watched from its start, and not skipped',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      await page.goto('/new/rowing');
      await page.getByLabel('Who sits at seat 1').selectOption('bot');
      await page.getByRole('button', { name: 'To the start line' }).click();
      await page.locator('.dock h2').waitFor();
      const id = page.url().split('/').pop();
      const { state, settings, seq } = await page.evaluate((id) => fetch(`/api/tables/${id}`).then((it) => it.json()), id);
      assert.equal(state, 'running', `the race is on, not over after ${seq} steps`);
      assert.ok(settings.bot_pause_ms > 0 && settings.public, 'others may watch it too');
      noFaults(page);
    },
  },
];
