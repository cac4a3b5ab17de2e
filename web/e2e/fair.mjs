// After the race: what this device can check, with the rules that the page brings along.

import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { accessible } from './axe.mjs';
import { fromTheList, open, playOn, sitDown } from './browser.mjs';

const assets = fileURLToPath(new URL('../dist/assets', import.meta.url));
/** Whether the page was built with the engine: `cargo xtask wasm` before it. */
const hasEngine = existsSync(assets) && readdirSync(assets).some((name) => name.endsWith('.wasm'));

function noFaults(page) {
  assert.deepEqual(page.faults, [], 'the page has no faults');
}

const verify = async (page) => {
  await page.getByRole('button', { name: /Verify on this device|Vérifier sur cet appareil/ }).click();
  await page.locator('.verdict').waitFor();
  return ((await page.locator('section:has(.verdict) [role="status"]').textContent()) ?? '').replace(/\s+/g, ' ');
};

/** A race alone up to its end. */
async function rowed(page) {
  const made = await sitDown(page, 'rowing', { bots: 0 });
  await playOn(page, fromTheList);
  await page.locator('.told').waitFor();
  return made.table.id;
}

/** A very short race against a bot, up to its end. */
async function rolled(page) {
  const made = await sitDown(page, 'pig', { bots: 1, options: { target: 20 } });
  await playOn(page, fromTheList);
  await page.getByRole('button', { name: 'Verify on this device' }).waitFor();
  return made.table.id;
}

/** Opens the end of a race again, with a record in which something was changed on its way. */
async function forged(page, id, change) {
  await page.unrouteAll();
  await page.route('**/api/tables/*/record', async (route) => {
    const response = await route.fetch();
    const proof = await response.json();
    change(proof.record);
    await route.fulfill({ response, json: proof });
  });
  await page.goto(`/replay/${id}`);
  return verify(page);
}

const withEngine = [
  {
    name: 'verify: the whole race is played again by the rules, in both languages, and the engine is loaded only for that',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      const loaded = [];
      page.on('response', (response) => response.url().endsWith('.wasm') && loaded.push(response));
      const id = await rolled(page);
      assert.deepEqual(loaded, [], 'nobody has asked for the rules yet');
      const said = await verify(page);
      const { record } = await page.evaluate((id) => fetch(`/api/tables/${id}/record`).then((it) => it.json()), id);
      assert.match(said, new RegExp(`All of it holds.*All ${record.steps.length} actions were played again on this device, every step from the seed by the rules of Pig, version ${record.rules_version}: .*the same places: 1\\. (Wren, 2\\. Bot 2|Bot 2, 2\\. Wren)`));
      assert.equal(loaded.length, 1);
      assert.equal(loaded[0].headers()['content-type'], 'application/wasm');
      await accessible(page, 'a race that was played again');
      const other = await open(browser, server, { locale: 'fr-FR' });
      await other.goto(`/replay/${id}`);
      assert.match(await verify(other), /Les \d+ actions ont été rejouées sur cet appareil, chaque pas depuis la graine selon les règles de/);
      noFaults(page);
      noFaults(other);
    },
  },
  {
    name: 'verify: a record with an action changed, an action removed, a place changed or other rules is found, with the step',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      const id = await rolled(page);
      const { record } = await page.evaluate((id) => fetch(`/api/tables/${id}/record`).then((it) => it.json()), id);
      const last = record.steps.length;
      const at = record.steps.findIndex(({ action }, i) => i > 0 && action.type === 'roll') + 1;
      assert.ok(at > 1 && at < last, 'there is a roll in the middle');
      const changed = await forged(page, id, ({ steps }) => (steps[at - 1].action = { type: 'hold' }));
      assert.match(changed, new RegExp(`does NOT hold.*By the rules the race does not go like this: step ${at}:`));
      const removed = await forged(page, id, ({ steps }) => steps.splice(at - 1, 1));
      assert.match(removed, new RegExp(`does NOT hold.*By the rules the race does not go like this: step ${at}:`));
      const places = await forged(page, id, ({ result }) => result.places.reverse());
      assert.match(places, new RegExp(`does NOT hold.*All ${last} actions follow the rules, but what came out after step ${last} does not: result: recorded is`));
      const more = await forged(page, id, ({ steps }) => steps.push(steps[last - 1]));
      assert.match(more, new RegExp(`does NOT hold.*step ${last + 1}: .* \\([A-Z]+-\\d+\\)`), 'the rule is named');
      const other = await forged(page, id, (record) => (record.rules_version = 999));
      assert.match(other, /What this device could check holds.*Not played again on this device, as the page has other rules: the race was run by version 999 of the rules of Pig/);
      noFaults(page);
    },
  },
  {
    name: 'verify: where the engine does not come, the page says so and names the program',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      const id = await rolled(page);
      await page.route('**/*.wasm', (route) => route.abort());
      assert.match(await verify(page), /What this device could check holds.*the page’s rules could not be loaded, or stopped .*The program podium checks the rest/);
      await page.getByText('podium verify', { exact: true }).click();
      await page.getByText(`podium verify podium-pig-${id}.json --commitment`).waitFor();
    },
  },
];

const withoutEngine = [
  {
    name: 'verify: a page that was built without the rules says so and names the program (SKIPPED: races played again; run cargo xtask wasm)',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      await rolled(page);
      assert.match(await verify(page), /What this device could check holds.*this page was built without the rules/);
      await page.getByText('podium verify', { exact: true }).waitFor();
      noFaults(page);
    },
  },
];

export const fair = [
  {
    name: 'verify: the promise that this device saw before the race, every step that it saw, and the record',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      const id = await rowed(page);
      const said = await verify(page);
      assert.match(said, /(What this device could check holds|All of it holds).*saw before the first move.*\d+ steps that this device saw through seats of its own are told now as they were then.*agree in all \d+ steps/);
      const { commitment } = await page.evaluate((id) => fetch(`/api/tables/${id}`).then((it) => it.json()), id);
      await page.getByText('podium verify', { exact: true }).click();
      const command = `podium verify podium-rowing-${id}.json --commitment ${commitment}`;
      await page.locator('section:has(.verdict)', { hasText: 'the promise that this device saw during the race:' }).getByText(command, { exact: true }).waitFor();
      await accessible(page, 'what was verified');
      // Another device has seen nothing, and is told so.
      const other = await open(browser, server);
      await other.goto(`/replay/${id}`);
      assert.match(await verify(other), /could check holds.*this device did not see it during the race.*saw no step/);
      await other.getByText('podium verify', { exact: true }).click();
      await other.getByText('the promise that the server names now. If you noted').waitFor();
      noFaults(page);
      noFaults(other);
    },
  },
  {
    name: 'verify: a promise that was another one at the start, and a step that was another one, are found',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      const id = await rowed(page);
      const change = (path) =>
        page.evaluate(
          ([id, path]) => {
            const seen = JSON.parse(localStorage.getItem(`podium.witness.${id}`));
            if (path === 'promise') seen.promise = seen.promise.replace(/^./, (it) => (it === '0' ? '1' : '0'));
            else seen.steps[0][7] = '0123456789abcdef';
            localStorage.setItem(`podium.witness.${id}`, JSON.stringify(seen));
          },
          [id, path],
        );
      await change('step');
      assert.match(await verify(page), /does NOT hold.*Step 7 is not told as this device saw it/);
      await change('promise');
      await page.reload();
      await page.locator('.told').waitFor();
      assert.match(await verify(page), /does NOT hold.*The server names another promise now than this device saw/);
      noFaults(page);
    },
  },
  {
    name: 'verify: the share of every device that sat down before the race is in the seed, and one that is not is found',
    run: async ({ browser, server }) => {
      const [ada, bea] = [await open(browser, server), await open(browser, server)];
      const { table } = await sitDown(ada, 'pig', { name: 'Ada', seats: [{ kind: 'me' }, { kind: 'open' }], options: { target: 20 } });
      const keptBy = (page) => page.evaluate((id) => JSON.parse(localStorage.getItem(`podium.witness.${id}`) ?? '{}').shares ?? {}, table.id);
      await ada.waitForFunction((id) => JSON.parse(localStorage.getItem(`podium.witness.${id}`) ?? '{}').shares?.[0] !== undefined, table.id);
      await bea.goto(`/t/${table.id}`);
      await bea.getByRole('button', { name: 'Sit here' }).click();
      await ada.locator('.dock h2').waitFor();
      const [own, other] = [await keptBy(ada), await keptBy(bea)];
      assert.match(own[0], /^[0-9a-f]{32}$/);
      assert.match(other[1], /^[0-9a-f]{32}$/);
      const { shares } = await ada.evaluate((id) => fetch(`/api/tables/${id}`).then((it) => it.json()), table.id);
      assert.deepEqual(shares, [{ seat: 0, share: own[0] }, { seat: 1, share: other[1] }], 'the server has been given what the devices remember');
      await Promise.all([ada, bea].map((page) => playOn(page, fromTheList)));
      for (const page of [ada, bea]) assert.match(await verify(page), /holds.*The share that this device added before the race is in the seed: the server alone did not choose it/);
      await accessible(ada, 'a share that is in the seed');
      const stranger = await open(browser, server, { locale: 'fr-FR' });
      await stranger.goto(`/replay/${table.id}`);
      assert.match(await verify(stranger), /2 parts ont été ajoutées à la graine, aucune par cet appareil/);
      await bea.evaluate((id) => {
        const seen = JSON.parse(localStorage.getItem(`podium.witness.${id}`));
        localStorage.setItem(`podium.witness.${id}`, JSON.stringify({ ...seen, shares: { 1: 'another' } }));
      }, table.id);
      await bea.reload();
      assert.match(await verify(bea), /does NOT hold.*The share that this device added for .* before the race is not in the seed/);
      [ada, bea, stranger].forEach(noFaults);
    },
  },
  ...(hasEngine ? withEngine : withoutEngine),
];
