// Runs the browser tests: `npm run e2e`, or with words of a test's name to run that one. One more runs at a time than there are
// processors, up to four, since tests mostly wait for what is shown; each has a server of its own. JOBS says how many.

import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { launch } from './browser.mjs';
import { report } from './games.mjs';
import { Server } from './server.mjs';
import { tests } from './tests.mjs';

const wanted = process.argv.slice(2).join(' ').toLowerCase();
const out = fileURLToPath(new URL('out/', import.meta.url));
mkdirSync(out, { recursive: true });

const chosen = tests.map((test, i) => ({ ...test, i })).filter((test) => test.name.toLowerCase().includes(wanted));
const begun = Date.now();
const browser = await launch();
const servers = [];
for (let n = Math.min(Number(process.env.JOBS ?? Math.min(4, availableParallelism() + 1)), chosen.length); n > 0; n--) servers.push(await Server.start());

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
const waiting = [...chosen];
let failed = 0;
/** How often a test is tried before it has failed. */
const TRIES = 3;
const shaky = [];

/** One test with contexts of its own, so that those of the other are left alone. */
async function run(test, server) {
  const contexts = [];
  const own = {
    newContext: async (...options) => {
      const context = await browser.newContext(...options);
      contexts.push(context);
      return context;
    },
  };
  const since = Date.now();
  try {
    await test.run({ browser: own, server });
    console.log(`ok   ${test.name} (${seconds(since)})`);
  } catch (error) {
    const tries = (test.tries ?? 0) + 1;
    if (tries < TRIES) {
      // Once more at the end, when the machine is calmer. That it was needed is told.
      waiting.push({ ...test, tries });
      shaky.push(test.name);
    } else failed += 1;
    console.log(`${tries < TRIES ? 'once more' : 'FAIL'} ${test.name} (${seconds(since)})\n${error instanceof Error ? error.message : String(error)}`);
    const pages = contexts.flatMap((context) => context.pages());
    await Promise.all(pages.map((page, k) => page.screenshot({ path: `${out}${test.i}-${k}.png` }).catch(() => undefined)));
  }
  await Promise.all(contexts.map((context) => context.close()));
}

await Promise.all(
  servers.map(async (server) => {
    for (let test = waiting.shift(); test !== undefined; test = waiting.shift()) await run(test, server);
  }),
);
await browser.close();
for (const server of servers) await server.stop();
for (const line of report()) console.log(line);
for (const name of shaky) console.log(`failed at first: ${name}`);
console.log(`${chosen.length - failed} of ${chosen.length} browser tests passed in ${seconds(begun)}${failed > 0 ? `; pictures are in ${out}` : ''}`);
process.exit(failed > 0 || chosen.length === 0 ? 1 : 0);
