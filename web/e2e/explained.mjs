// What explains itself to whoever points at it, reaches it by keys or taps it.

import assert from 'node:assert/strict';
import { open, sitDown } from './browser.mjs';

const asked = (page) => page.locator('.dock[data-decision]').first().waitFor();
const SIGN = /^(A salmon that meets this bear gets .*\. )?Whoever enters (takes|draws|may remove) .+\./;
const PILE = /^[^:]+: \d+ left\. .{8,}\.$/;

/** Grounds of signs: what helps, trouble, Reeds, Fatigue. */
const MEDALS = ['#FFFDF8', '#FFF3E6', '#E9F0CF', '#39464E'].map((fill) => `main.board svg.river [fill="${fill}"]`).join();

/** Where signs lie in sight that explain themselves; where a choice leads says that instead. */
const signs = (page) =>
  page.evaluate((grounds) => {
    const medals = [...document.querySelectorAll(grounds)].map((it) => it.getBoundingClientRect());
    return medals.map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 })).filter(({ x, y }) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && hit.closest('main.board .world') !== null && hit.closest('.spot, .pick') === null;
    });
  }, MEDALS);

/** What is said of signs, each once. */
async function told(page, reach) {
  const places = await signs(page);
  assert.ok(places.length >= 3, `${places.length} signs are in sight`);
  const said = new Set();
  for (const { x, y } of places.slice(0, 8)) {
    await reach(x, y);
    const tip = page.locator('.tip.shown');
    assert.equal(await tip.count(), 1, `the sign at ${x}, ${y} is explained`);
    const text = await tip.textContent();
    assert.match(text, SIGN);
    said.add(text);
  }
  assert.ok(said.size > 1, 'another sign says something else');
}

/** What is seen of a pile is what is heard of it. A tap comes as a click a moment later. */
async function says(help, pile) {
  const text = await pile.getAttribute('aria-label');
  assert.match(text, PILE);
  await help.filter({ hasText: text }).waitFor({ timeout: 8000 });
  return text;
}

/** The list of all signs, which keys reach. */
async function listed(page) {
  const list = page.locator('dialog dd');
  await list.first().waitFor();
  const all = await list.allTextContents();
  assert.ok(all.length >= 4, all.join(' | '));
  for (const text of all) assert.match(text, SIGN);
}

export const explained = [
  {
    name: 'salmon: signs in the river and cards to gain explain themselves when pointed at, reached by keys or tapped',
    run: async ({ browser, server }) => {
      const [desk, phone] = await Promise.all([open(browser, server), open(browser, server, { width: 390, height: 844, phone: true, touch: true })]);
      await Promise.all([desk, phone].map((page) => sitDown(page, 'salmon', { bots: 1 })));
      await Promise.all([asked(desk), asked(phone)]);

      await told(desk, (x, y) => desk.mouse.move(x, y));
      await told(desk, (x, y) => desk.mouse.click(x, y));
      const help = desk.locator('.supply p');
      const piles = desk.locator('.supply [data-pile]');
      const all = await piles.count();
      assert.ok(all >= 6);
      for (const point of [(i) => piles.nth(i).hover(), (i) => (i === 0 ? piles.first().focus() : desk.keyboard.press('Tab')), (i) => piles.nth(i).click()]) {
        const said = new Set();
        for (let i = 0; i < all; i += 1) {
          await point(i);
          said.add(await says(help, piles.nth(i)));
        }
        assert.equal(said.size, all);
        await desk.mouse.move(0, 0);
      }
      await desk.evaluate(() => document.activeElement.blur());
      // What was tapped stays.
      await says(help, piles.last());
      await piles.last().focus();
      await desk.keyboard.press('Tab');
      await desk.keyboard.press('Enter');
      await listed(desk);

      await told(phone, (x, y) => phone.mouse.move(x, y));
      await phone.mouse.move(0, 0);
      await told(phone, (x, y) => phone.touchscreen.tap(x, y));
      const gain = phone.getByRole('button', { name: 'Cards to gain' });
      await gain.focus();
      await phone.keyboard.press('Enter');
      await listed(phone);
      await phone.keyboard.press('Escape');
      await phone.locator('dialog').waitFor({ state: 'detached' });
      await gain.tap();
      await listed(phone);
      const [sheet, told_of] = [phone.locator('dialog [data-pile]'), phone.locator('dialog ul + p.soft').first()];
      for (const reach of [(it) => it.tap(), (it) => it.focus(), (it) => it.hover()]) {
        for (const i of [1, 0, 2]) {
          await reach(sheet.nth(i));
          await says(told_of, sheet.nth(i));
        }
      }
      for (const page of [desk, phone]) assert.deepEqual(page.faults, [], 'the page has no faults');
    },
  },
];
