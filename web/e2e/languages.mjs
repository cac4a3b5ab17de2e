// A language that is only a folder of files: chosen and spoken without a change of the page, and English where it is silent.

import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromTheList, open, playOn, sitDown } from './browser.mjs';
import { Server } from './server.mjs';

/** Some words of a language that nobody speaks, by file. */
const MADE_UP = {
  'engine.ftl': 'language = Zumbu\nlist-comma = { $one } zu { $other }',
  'web.ftl': 'home-title = Zoro zo\nyou-language = Zumbaro\ntable-log = Zek\nrules-of = { $game }: zulari',
  'marathon.ftl':
    'name = Zaraton\ncourse-city = Zurbo\nask-start-roll = Zulu zi\naction-start-roll = Zulu zi zo\n' +
    'event-rolled-start = { $seat } zul { $die }\nevent-started = Zora zu zora { $seats }\nunit-mile = zilo',
};

function madeUp() {
  const folder = mkdtempSync(join(tmpdir(), 'podium-languages-'));
  mkdirSync(join(folder, 'zz'));
  for (const [file, text] of Object.entries(MADE_UP)) writeFileSync(join(folder, 'zz', file), `${text}\n`);
  return folder;
}

/** Waits for a text where it belongs. */
const says = (page, where, text) => page.locator(where).filter({ hasText: text }).first().waitFor();

async function speakMadeUp(page) {
  await page.goto('/you');
  await page.getByLabel('Language').selectOption({ label: 'Zumbu' });
  await page.getByLabel('Zumbaro').waitFor();
  assert.equal(await page.locator('html').getAttribute('lang'), 'zz');
  await says(page, 'h1', /^You$/);
}

async function everywhere(page) {
  await page.goto('/');
  await says(page, 'h1', 'Zoro zo');
  await says(page, '.covers', 'Zaraton');
  await says(page, '.covers', 'Whitewater Rush');
  await page.getByText('Join by code').first().waitFor();

  await sitDown(page, 'marathon', { bots: 1 });
  await says(page, '.dock h2', 'Zulu zi');
  assert.equal(await page.locator('html').getAttribute('lang'), 'zz', 'after a reload, too');
  await says(page, 'body', 'Zurbo');
  await page.locator('.dock').getByText('The die names your place').waitFor();
  await page.locator('#tab-rules').filter({ hasText: /Rules/ }).waitFor();
  await page.locator('#tab-log').filter({ hasText: 'Zek' }).click();
  await playOn(page, fromTheList, 2);
  // Single events stand below the sentence of their turn.
  for (const turn of await page.locator('.log .turn .line').all()) await turn.click();
  await says(page, '[role="tabpanel"]', /Wren zul \d/);
  await says(page, '[role="tabpanel"]', /Zora zu zora .+ zu .+/);
  // Wren rolls first and so stands alone: the language is silent about that, whoever runs first.
  await says(page, '[role="tabpanel"]', /You stand on place \d of the block/);

  await page.goto('/rules/marathon');
  await says(page, 'article', 'On your marks');
  assert.equal(await page.title(), 'Zaraton: zulari · Podium');
}

export const languages = [
  {
    name: 'a made-up language that is only a folder of files is spoken, and English where it is silent',
    run: async ({ browser }) => {
      const folder = madeUp();
      const server = await Server.start(['--languages', folder]);
      try {
        const page = await open(browser, server);
        await speakMadeUp(page);
        await everywhere(page);
        assert.deepEqual(page.faults, []);
      } finally {
        await server.stop();
        rmSync(folder, { recursive: true, force: true });
      }
    },
  },
];
