// Several people around one screen: nothing that only one of them may see is drawn before that person has said to have the device.

import assert from 'node:assert/strict';
import { accessible } from './axe.mjs';
import { isOver, open, sitDown } from './browser.mjs';
import { byClick } from './play/rowing.mjs';

const PEOPLE = ['Anna', 'Ben', 'Cleo'];
const BOT = { kind: 'bot', level: 'greedy' };
const people = (...names) => names.map((name) => ({ kind: 'me', name }));

const curtain = (page) => page.locator('[data-curtain]');
const ready = (page) => page.locator('.confirm button.btn.go:enabled');
const fitting = (page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

/** Watches every change of the page: a hand may be there only while the person chooses who has said "I am", or who goes on choosing
 * with nothing of others shown between. Rowing draws a hand as cards, and a choice in secret with a lock. */
function watch() {
  const SECRETS = '.cards .card, .secret, .rates, .answers, .dock[data-decision], dialog li button';
  const seen = { leaks: [], hands: [], curtains: [], plays: 0 };
  /** Who may be seen, and who may go on without a curtain. */
  let [person, holder] = [null, null];
  window.around = seen;
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    const message = JSON.parse(text);
    if (message.type === 'play') {
      seen.plays += 1;
      if (message.seat !== person) seen.leaks.push(`${message.seat} played while ${person} had the device`);
      person = null;
    }
    return send.call(this, text);
  };
  const Real = WebSocket;
  window.WebSocket = class extends Real {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        const message = JSON.parse(data);
        if (message.type !== 'step' || message.seat != null) return;
        const about = [message.by, ...message.events.map(({ event }) => event.seat).filter((seat) => typeof seat === 'number')];
        if (about.some((seat) => seat !== holder)) holder = null;
      });
    }
  };
  document.addEventListener('click', ({ target }) => {
    const said = /^I am (.*)$/.exec(target.closest?.('[data-curtain] button')?.textContent?.trim() ?? '')?.[1];
    if (said !== undefined) person = holder = ['Anna', 'Ben', 'Cleo'].indexOf(said);
  }, { capture: true });
  const look = () => {
    const down = document.querySelector('[data-curtain]');
    const hand = document.querySelector(SECRETS);
    if (down !== null && seen.curtains.at(-1) !== down.dataset.curtain) seen.curtains.push(down.dataset.curtain);
    if (hand === null) return;
    if (down !== null) seen.leaks.push(`${hand.className} behind the curtain of ${down.dataset.curtain}`);
    person ??= holder;
    if (person === null) seen.leaks.push(`${hand.className} while moves are shown`);
    else if (seen.hands.at(-1) !== person) seen.hands.push(person);
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
}

/** The cards on the screen are those of the person whose name is on it. */
async function isOwnHand(page) {
  const differs = await page.evaluate(async () => {
    const drawn = () => [...document.querySelectorAll('.cards .card')].map((card) => card.dataset.card).sort();
    const names = ['Anna', 'Ben', 'Cleo'];
    const seat = names.findIndex((name) => document.querySelector('.dock header')?.textContent.includes(name));
    const before = drawn();
    if (before.length === 0) return null;
    const answer = await fetch(`/api/tables/${location.pathname.split('/')[2]}/view?seat=${seat}`);
    const { view } = await answer.json();
    const hand = [...view.boats[seat].hand].sort();
    return JSON.stringify(before) === JSON.stringify(hand) || JSON.stringify(before) !== JSON.stringify(drawn()) ? null : { seat, before, hand };
  });
  assert.equal(differs, null);
}

/** Plays this many moves; `lift` is how a person says to have the device. */
async function playAround(page, moves, lift, patience_ms = 120_000) {
  const end = Date.now() + patience_ms;
  for (let made = 0; made < moves && !(await isOver(page)); ) {
    if (Date.now() > end) throw new Error(`${made} of ${moves} moves`);
    if ((await curtain(page).count()) > 0) await lift(page);
    else if ((await page.locator('.dock[data-decision]').count()) > 0) {
      if ((await ready(page).count()) === 0) await byClick(page).catch(() => undefined);
      if ((await ready(page).count()) > 0) await ready(page).click({ timeout: 1000 }).then(() => made++, () => undefined);
    }
    await page.waitForTimeout(20);
  }
}

const byMouse = (page) => page.locator('[data-curtain] .btn.go').click({ timeout: 1000 }).catch(() => undefined);
const byTouch = (page) => page.locator('[data-curtain] .btn.go').tap({ timeout: 1000 }).catch(() => undefined);

export const aroundTests = [
  {
    name: 'around one screen: rowing with three people and a bot shows a hand to nobody else, at no moment',
    run: async ({ browser, server }) => {
      const page = await open(browser, server, { still: false });
      await page.addInitScript(watch);
      await page.addInitScript(() => localStorage.setItem('podium.settings', JSON.stringify({ speed: 4, language: 'en' })));
      await sitDown(page, 'rowing', { seats: [...people(...PEOPLE), BOT] });
      await curtain(page).waitFor();
      assert.match(await page.title(), /Anna’s turn/);
      await page.getByRole('button', { name: 'I am Anna' }).click();
      await page.locator('.rates').waitFor();
      await isOwnHand(page);
      await playAround(page, 24, async () => {
        await byMouse(page);
        await isOwnHand(page);
      });
      const { leaks, hands, curtains, plays } = await page.evaluate(() => window.around);
      assert.deepEqual(leaks, []);
      assert.ok(plays >= 24 && new Set(hands).size === 3 && new Set(curtains).size === 3, JSON.stringify({ hands, curtains, plays }));
      // Everybody is called by name.
      assert.equal(await page.locator('aside').getByText(/\byou\b/i).count(), 0);
      assert.deepEqual(page.faults, []);
    },
  },
  {
    name: 'around one screen: a reload has the curtain down, also for whoever had lifted it',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      await page.addInitScript(watch);
      await sitDown(page, 'rowing', { seats: [...people(...PEOPLE), BOT] });
      await playAround(page, 1, byMouse);
      await page.getByRole('button', { name: 'I am Ben' }).click();
      await page.locator('.rates').waitFor();
      await page.reload();
      await curtain(page).waitFor();
      assert.equal(await page.locator('.cards .card').count(), 0);
      assert.deepEqual((await page.evaluate(() => window.around)).leaks, []);
      // Ben or Cleo may be the first to go on.
      await page.getByRole('button', { name: 'I am Cleo' }).click();
      await page.locator('.rates').waitFor();
      await isOwnHand(page);
      assert.match(await page.locator('.dock h2').innerText(), /Cleo/);
      assert.deepEqual(page.faults, []);
    },
  },
  {
    name: 'around one screen: the curtain by keys alone; a key held down does not lift the next',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      await page.addInitScript(watch);
      await sitDown(page, 'rowing', { seats: people(...PEOPLE) });
      await curtain(page).waitFor();
      await page.locator('[data-curtain] .btn.go:focus').waitFor();
      await page.keyboard.press('Enter');
      await page.locator('.rates').waitFor();
      await page.keyboard.press('ArrowDown');
      await ready(page).waitFor();
      await ready(page).focus();
      await page.keyboard.down('Enter');
      await curtain(page).waitFor();
      for (let i = 0; i < 5; i++) await page.keyboard.down('Enter');
      assert.equal(await curtain(page).getAttribute('data-curtain'), '1');
      await page.keyboard.up('Enter');
      await page.locator('[data-curtain] .btn.go:focus').waitFor();
      await page.keyboard.press('Enter');
      await page.locator('.dock[data-decision] h2').filter({ hasText: 'Ben' }).waitFor();
      assert.deepEqual((await page.evaluate(() => window.around)).leaks, []);
      assert.deepEqual(page.faults, []);
    },
  },
  {
    name: 'around one screen: a phone of 390 px by touch, with the board to be looked at first',
    run: async ({ browser, server }) => {
      const page = await open(browser, server, { width: 390, height: 844, phone: true });
      await page.addInitScript(watch);
      await sitDown(page, 'rowing', { seats: [...people(...PEOPLE), BOT] });
      await curtain(page).waitFor();
      assert.ok(await fitting(page));
      for (const button of await page.locator('[data-curtain] button').all()) {
        const { width, height } = await button.boundingBox();
        assert.ok(width >= 44 && height >= 44, `${await button.innerText()}: ${width} by ${height}`);
      }
      const whole = (await curtain(page).boundingBox()).height;
      await page.getByRole('button', { name: 'Look at the board' }).tap();
      assert.ok((await curtain(page).boundingBox()).height < whole * 0.7, 'the board is there');
      await playAround(page, 8, byTouch);
      assert.deepEqual((await page.evaluate(() => window.around)).leaks, []);
      assert.deepEqual(page.faults, []);
    },
  },
  {
    name: 'around one screen: without secrets there is no curtain, and the person is named; one person may sit at two seats',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      await sitDown(page, 'marathon', { seats: people('Anna', 'Ben') });
      for (const name of ['Anna', 'Ben']) {
        await page.locator('.dock[data-decision] h2').filter({ hasText: name }).waitFor();
        assert.match(await page.title(), new RegExp(`${name}’s turn`));
        assert.equal(await curtain(page).count(), 0);
        await ready(page).click();
      }
      await page.locator('[role="tabpanel"]').getByText(/Ben/).first().waitFor();
      await sitDown(page, 'rowing', { seats: people('Anna', 'Anna') });
      for (const name of ['Anna 1', 'Anna 2']) {
        await page.locator('.dock[data-decision="rate"] h2').filter({ hasText: name }).waitFor();
        assert.equal(await curtain(page).count(), 0);
        await byClick(page);
        await ready(page).click();
      }
      await page.locator('.dock[data-decision="play"]').waitFor();
      assert.deepEqual(page.faults, []);
    },
  },
  {
    name: 'around one screen: set up with names that the device keeps, and one who plays for all',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      await page.goto('/new/rowing');
      const more = page.getByRole('button', { name: 'One more around this screen' });
      await more.click();
      await more.click();
      await page.getByLabel('Name of the person at seat 1').fill('Anna');
      await page.getByLabel('Name of the person at seat 2').fill('  Ben ');
      await page.getByLabel('Name of the person at seat 3').fill('Cleo');
      await accessible(page, 'set-up around one screen');
      await page.getByRole('button', { name: 'To the start line' }).click();
      await page.getByRole('heading', { name: 'Pass the device to Anna' }).waitFor();
      await accessible(page, 'curtain');
      await page.getByRole('button', { name: 'Look at the board' }).click();
      await accessible(page, 'curtain beside the board');
      await page.getByRole('button', { name: 'I am Ben' }).click();
      await page.locator('.rates').waitFor();
      await accessible(page, 'a seat around one screen');
      // One person plays for all from now on.
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByLabel('Curtain between people').uncheck();
      await page.keyboard.press('Escape');
      await byClick(page);
      await ready(page).click();
      await page.locator('.dock[data-decision] h2').filter({ hasText: 'Anna' }).waitFor();
      await page.reload();
      await page.locator('.dock[data-decision]').waitFor();
      assert.equal(await curtain(page).count(), 0);
      await page.goto('/new/rowing');
      await page.getByRole('button', { name: 'One more around this screen' }).click();
      const kept = await page.locator('datalist').first().locator('option').evaluateAll((all) => all.map((it) => it.value));
      assert.deepEqual(kept, PEOPLE);
      assert.deepEqual(page.faults, []);
    },
  },
];
