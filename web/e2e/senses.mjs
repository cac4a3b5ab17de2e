// The page in the few colours of a system, and looked at four times as large: nothing is lost, and choices can be made.

import assert from 'node:assert/strict';
import { accessible } from './axe.mjs';
import { isOver, open, sitDown } from './browser.mjs';
import { PICTURED } from './listed.mjs';


function noFaults(page) {
  assert.deepEqual(page.faults, [], 'the page has no faults');
}

const asked = (page) => page.locator('.dock[data-decision]').first().waitFor();

/** How something is framed and filled, and the system's own colours for what is chosen and for the page. */
const looks = (page, selector) =>
  page.evaluate((selector) => {
    const probe = document.createElement('i');
    document.body.append(probe);
    const system = (name) => ((probe.style.color = name), getComputedStyle(probe).color);
    const colours = { chosen: system('Highlight'), page: system('Canvas') };
    probe.remove();
    const all = [...document.querySelectorAll(selector)].filter((it) => it.checkVisibility()).map((it) => {
      const { outlineStyle, outlineWidth, outlineColor, backgroundColor } = getComputedStyle(it);
      return { frame: outlineStyle === 'solid' && parseFloat(outlineWidth) >= 3 && outlineColor === colours.chosen, fill: backgroundColor };
    });
    return { all, ...colours };
  }, selector);

/** Something is picked, if the game has anything to pick here. */
async function pickSomething(page) {
  for (const candidate of await page.locator('.dock .middle button[aria-pressed="false"]:enabled, .dock .middle button[aria-pressed]:enabled').all()) {
    await candidate.click({ timeout: 1000 }).catch(() => undefined);
    if ((await page.locator('.dock .middle [aria-pressed="true"]').count()) > 0) return true;
  }
  return false;
}

const ready = async (button) => (await button.count()) > 0 && (await button.isEnabled({ timeout: 500 }).catch(() => false));

/** What hides a part of the dock that nobody could scroll to. */
const hiding = (page) =>
  page.evaluate(() => {
    const found = [];
    for (let it = document.querySelector('section.dock > .dock'); it !== null; it = it.parentElement) {
      const hides = it !== document.documentElement && it !== document.body && /hidden|clip/.test(getComputedStyle(it).overflowY) && it.scrollHeight > it.clientHeight + 1;
      if (hides) found.push(`${it.tagName}.${it.className}: ${it.scrollHeight} in ${it.clientHeight}`);
    }
    return found;
  });

/** Everything in the dock that can be scrolled sideways, or is wider than the page. */
const sideways = (page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('section.dock *')].flatMap((it) => {
      if (it.closest('svg') !== null || !it.checkVisibility()) return [];
      const { overflowX } = getComputedStyle(it);
      const is = it.scrollWidth > it.clientWidth + 1 && it.clientWidth > 0 && (it === document.documentElement || overflowX === 'auto' || overflowX === 'scroll');
      return is ? [`${it.tagName}.${it.className}: ${it.scrollWidth} in ${it.clientWidth}`] : [];
    }),
  );

export const senses = [
  ...PICTURED.flatMap((game) =>
    [{ width: 1440, height: 900 }, { width: 390, height: 844, phone: true }].map((size) => ({
      name: `${game}: in a system's own colours whose turn it is, what is picked and what to press stand out (${size.width})`,
      run: async ({ browser, server }) => {
        const page = await open(browser, server, size);
        await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
        await sitDown(page, game, { bots: 1 });
        await asked(page);
        await page.mouse.move(1, 1);
        const deciding = await looks(page, '[data-place].deciding');
        assert.ok(deciding.all.length > 0 && deciding.all.every((it) => it.frame), `the deciding seat is framed: ${JSON.stringify(deciding)}`);
        const others = await looks(page, '[data-place^="seat-"]:not(.deciding)');
        assert.ok(others.all.every((it) => !it.frame), 'and no other is');
        if (await pickSomething(page)) {
          await page.evaluate(() => document.activeElement?.blur());
          await page.mouse.move(1, 1);
          const picked = await looks(page, '.dock .middle [aria-pressed="true"]');
          assert.ok(picked.all.every((it) => it.frame), `what is picked is framed: ${JSON.stringify(picked)}`);
          const rest = await looks(page, '.dock .middle [aria-pressed="false"]');
          assert.ok(rest.all.every((it) => !it.frame), 'and nothing else is');
        }
        const go = await looks(page, '.btn.go:enabled');
        assert.ok(go.all.every((it) => it.fill === go.chosen), 'what goes on has the colour of what is chosen');
        const full = await looks(page, 'i.full');
        const empty = await looks(page, 'i:not(.full):has(~ i.full), i.full ~ i:not(.full)');
        assert.ok(full.all.every((it) => it.fill !== full.page), 'a gauge shows what it has');
        assert.ok(empty.all.every((it) => full.all.every((other) => other.fill !== it.fill)), 'and what it has not');
        noFaults(page);
      },
    })),
  ),
  ...PICTURED.map((game) => ({
    name: `${game}: four times as large, every choice is made by scrolling down alone`,
    run: async ({ browser, server }) => {
      const page = await open(browser, server, { width: 320, height: 256 });
      await sitDown(page, game, { bots: 1 });
      for (let moves = 0; moves < 6 && !(await isOver(page)); moves += 1) {
        await asked(page);
        assert.deepEqual(await sideways(page), [], 'nothing is scrolled sideways');
        assert.deepEqual(await hiding(page), [], 'nothing of the dock is out of reach');
        const go = page.locator('.confirm .btn.go');
        // Things to pick, one after the other, until there is something to confirm; where the board alone has them, the list has them too.
        const things = page.locator('.dock .middle :is(button, [role=button]):not(:disabled):not([aria-disabled=true]):not([aria-pressed=true])');
        for (let i = 0; i < 8 && !(await ready(go)); i += 1) {
          if (i >= (await things.count())) break;
          await things.nth(i).click({ timeout: 400 }).catch(() => undefined);
        }
        if (!(await ready(go))) {
          if ((await page.locator('.dock[data-decision]').count()) === 0) continue;
          await page.locator('.dock').getByRole('button', { name: 'All legal actions' }).click();
          await page.locator('dialog li button').first().click();
        }
        if (!(await ready(go))) continue;
        await go.scrollIntoViewIfNeeded();
        const box = await go.boundingBox();
        assert.ok(box.x >= 0 && box.x + box.width <= 320 && box.y >= 0 && box.y + box.height <= 257, `the button is whole in sight: ${JSON.stringify(box)}`);
        await go.click();
        await page.waitForTimeout(100);
      }
      await accessible(page, `${game}, four times as large`);
      noFaults(page);
    },
  })),
];
