// Runs the browser tests: `npm run e2e`, or with words of a test's name to run that one.

import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launch } from './browser.mjs';
import { Server } from './server.mjs';
import { tests } from './tests.mjs';

const wanted = process.argv.slice(2).join(' ').toLowerCase();
const out = fileURLToPath(new URL('out/', import.meta.url));
mkdirSync(out, { recursive: true });

const chosen = tests.filter((test) => test.name.toLowerCase().includes(wanted));
const [server, browser] = await Promise.all([Server.start(), launch()]);
let failed = 0;
for (const [i, test] of chosen.entries()) {
  try {
    await test.run({ browser, server });
    console.log(`ok   ${test.name}`);
  } catch (error) {
    failed += 1;
    console.log(`FAIL ${test.name}\n${error instanceof Error ? error.message : String(error)}`);
    const pages = browser.contexts().flatMap((context) => context.pages());
    await Promise.all(pages.map((page, k) => page.screenshot({ path: `${out}${i}-${k}.png` }).catch(() => undefined)));
  }
  await Promise.all(browser.contexts().map((context) => context.close()));
}
await browser.close();
await server.stop();
console.log(`${chosen.length - failed} of ${chosen.length} browser tests passed${failed > 0 ? `; pictures are in ${out}` : ''}`);
process.exit(failed > 0 || chosen.length === 0 ? 1 : 0);
