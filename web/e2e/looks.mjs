// What names things, and what must stay in sight: at a tablet's width, in French, at the end of a race, in the address bar.

import assert from 'node:assert/strict';
import { open, sitDown } from './browser.mjs';
import { ended } from './ending.mjs';

const TABLET = { width: 1024, height: 768, locale: 'fr-FR' };
const asked = (page) => page.locator('.dock[data-decision]').first().waitFor();

export const looks = [
  {
    name: 'whitewater: at 1024 in French every card of the hand is whole',
    run: async ({ browser, server }) => {
      const page = await open(browser, server, TABLET);
      await sitDown(page, 'whitewater', { bots: 2 });
      await asked(page);
      // Cards with the longest words, whatever was dealt.
      const cards = page.locator('.cards .card:not(.mini)');
      for (let i = 0; i < 40 && (await cards.count()) === 0; i++) {
        await page.keyboard.press('l');
        await page.locator('dialog li button').first().click();
        await page.locator('.confirm button.btn.go').click();
        await page.waitForTimeout(400);
        await asked(page);
      }
      const name = page.locator('.cards .card:not(.mini) .name').first();
      await name.evaluate((it) => (it.textContent = 'Danger en vue'));
      await page.locator('.cards .card:not(.mini) .effect').first().evaluate((it) => (it.innerHTML = '<span>Rapide : vitesse +1</span><span>Rocher : manœuvre +1</span>'));
      for (const { top, bottom, width, inside } of await cards.evaluateAll((all) => all.map((it) => ({ top: it.getBoundingClientRect().top, bottom: it.getBoundingClientRect().bottom, width: it.offsetWidth, inside: it.scrollHeight - it.clientHeight })))) {
        assert.ok(bottom <= 768 && inside <= 1, `a card ends at ${bottom}, and hides ${inside} px`);
        assert.ok(Math.abs((bottom - top) / width - 1.4) < 0.06, 'cards keep their form');
      }
    },
  },
  {
    name: 'whitewater: on a phone in French the longest title stays within its line of the dock',
    run: async ({ browser, server }) => {
      const page = await open(browser, server, { width: 390, height: 844, locale: 'fr-FR', phone: true });
      await sitDown(page, 'whitewater', { bots: 1 });
      await asked(page);
      const title = page.locator('.dock h2');
      // As the page marks it.
      await title.evaluate((it) => {
        it.textContent = 'Manœuvrez jusqu’à 3, ou restez';
        it.classList.add('long');
      });
      const [head, words] = [await page.locator('.dock header').boundingBox(), await title.boundingBox()];
      assert.ok(words.height <= head.height + 1, `the title is ${words.height} px high, its line ${head.height}`);
    },
  },
  {
    name: 'rowing: deck, discard and level of everybody stand in the standing, at a tablet and on a phone, and names stay whole beside chips',
    run: async ({ browser, server }) => {
      for (const size of [TABLET, { width: 390, height: 844, phone: true, locale: 'fr-FR' }]) {
        const page = await open(browser, server, size);
        await sitDown(page, 'rowing', { bots: 5 });
        await asked(page);
        if (size.phone) await page.locator('button[title="Classement"]').tap();
        const rows = page.locator(size.phone ? 'dialog ol > li' : 'aside ol > li');
        await rows.first().waitFor();
        for (let i = 0; i < 6; i++) {
          for (const part of ['.deck', '.discard', '.name']) {
            const thing = rows.nth(i).locator(part).first();
            assert.ok(await thing.isVisible(), `${part} of row ${i + 1}`);
            assert.ok(await thing.evaluate((it) => it.scrollWidth <= it.clientWidth + 1 && it.getBoundingClientRect().right <= innerWidth), `${part} of row ${i + 1} is whole`);
          }
          assert.match(await rows.nth(i).locator('.second').textContent(), /main \d/, 'the number of cards has its word');
        }
        assert.equal(await rows.locator('.status:visible', { hasText: /\S/ }).count() >= 5, true, 'what level the bots have');
      }
    },
  },
  {
    name: 'the end of a race says by how much, in how many rounds, why everybody is where they are, and which line is yours; on a phone the chart fits',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      const id = await ended(page, 'rowing', { bots: 5 });
      await page.getByText(/finished in (one round|\d+ rounds)/).waitFor();
      const [line] = await page.locator('.podium .head p').allTextContents();
      assert.match(line, /^(By|Over) .*\./, 'the margin');
      assert.match((await page.locator('.podium svg .step text:last-child').allTextContents()).join(' '), /(round|hand) \d+|\d m\b/);
      for (const box of ['.chart svg', '.why table', '.figures table']) assert.match((await page.locator(box).textContent()) ?? '', /Wren \(you\)/, box);
      assert.match((await page.locator('.replay .told').textContent()) ?? '', /\(you\)/);
      const { places, grounds } = await page.evaluate(async (id) => ({ ...(await (await fetch(`/api/tables/${id}/view`)).json()), ...(await (await fetch(`/api/tables/${id}/replay`)).json()) }), id);
      const order = places.places.map((place, seat) => ({ place, seat })).sort((a, b) => a.place - b.place).map(({ seat }) => seat);
      const names = await page.locator('.why tbody tr:not(.said) .name').allTextContents();
      const said = (await page.locator('.why .said').allTextContents()).join(' ');
      order.slice(1).forEach((seat, i) => {
        const ground = grounds.findIndex(({ figures }) => figures[seat] !== figures[order[i]]);
        if (ground > 0) assert.ok(said.includes(names[i]) && said.includes(names[i + 1]), `${names[i]} before ${names[i + 1]} is explained: ${said}`);
      });
      const phone = await open(browser, server, { width: 390, height: 844, phone: true });
      await phone.context().addCookies(await page.context().cookies());
      await phone.goto(`/replay/${id}`);
      const chart = phone.locator('.chart svg').first();
      await chart.waitFor();
      const box = await chart.boundingBox();
      assert.ok(box.x >= 0 && box.x + box.width <= 390, 'the chart fits');
      const ends = await chart.locator('text.label').evaluateAll((all) => all.map((it) => it.getBoundingClientRect().right));
      assert.ok(ends.length >= 6 && Math.max(...ends) <= 390, `names of lines are in sight: ${ends}`);
    },
  },
  {
    name: 'every page has its title, and whoever types /watch comes to the races that can be watched',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      for (const [path, title] of [['/new', 'New table · Podium'], ['/you', 'You · Podium'], ['/rules', 'Rulebooks · Podium'], ['/nothing', 'There is no such page. · Podium'], ['/', 'Podium']]) {
        await page.goto(path);
        await page.waitForFunction((wanted) => document.title === wanted, title, { timeout: 5000 }).catch(async () => assert.equal(await page.title(), title, path));
      }
      await page.goto('/watch');
      await page.locator('#watch').waitFor();
      assert.equal(new URL(page.url()).hash, '#watch');
    },
  },
];
