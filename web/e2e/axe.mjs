// What axe finds on a page: nothing, or the test fails.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export async function accessible(page, what) {
  // A page is there with its heading: before that it waits for its words.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.evaluate(axe);
  const result = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'] }));
  const found = result.violations.map((it) => `${it.id}: ${it.nodes.slice(0, 3).map((node) => `${node.target.join(' ')} (${node.any[0]?.message ?? ''})`).join(', ')}`);
  assert.deepEqual(found, [], `axe on ${what}`);
}
