// Measures how smoothly the page moves: `npm run frames`. Dragging through long races, and six boats at once.
// Frame times are the distances of animation frames; work is the processor time that script, style and layout took of each, from
// Chromium's own counters, since a machine without a graphics card and with other work is late for other reasons too.

import { launch, open } from './browser.mjs';
import { Server } from './server.mjs';

const LONG = [
  { game: 'rowing', seats: 6, options: {} },
  { game: 'fishing', seats: 6, options: { board: 'shelf' } },
  { game: 'salmon', seats: 4, options: { river: 'S2-1M-2M-3H-4M-5H-6H-F2' } },
  { game: 'whitewater', seats: 4, options: { segments: ['A', 'B', 'C', 'D'] } },
  { game: 'marathon', seats: 6, options: { finish_mode: 'full_field' } },
];
const SECONDS = 12;

const part = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
const ms = (value) => value.toFixed(1).padStart(6);

async function counters(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value * 1000]));
}

/** Runs `move` in the page once a frame for `count` frames, and tells how long frames took and what they were spent on. */
async function measure(page, what, count, move) {
  const cdp = await page.context().newCDPSession(page);
  // Processor time of the page's thread, not time on the wall: others may have the processor meanwhile.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await counters(cdp);
  const times = await page.evaluate(
    async ([count, move]) => {
      const step = move === null ? () => undefined : new Function('i', 'count', move);
      const times = [];
      await new Promise((resolve) => {
        let i = 0;
        let last = null;
        const tick = (now) => {
          if (last !== null) times.push(now - last);
          last = now;
          if (i >= count) return resolve();
          step(i, count);
          i += 1;
          requestAnimationFrame(tick);
        };
        requestAnimationFrame(tick);
      });
      return times;
    },
    [count, move],
  );
  const after = await counters(cdp);
  const each = (name) => (after[name] - before[name]) / times.length;
  const sorted = [...times].sort((a, b) => a - b);
  const mean = times.reduce((sum, it) => sum + it, 0) / times.length;
  const work = each('ScriptDuration') + each('LayoutDuration') + each('RecalcStyleDuration');
  console.log(
    `${what.padEnd(34)} frames ${String(times.length).padStart(5)}  mean ${ms(mean)}  p50 ${ms(part(sorted, 0.5))}  p95 ${ms(part(sorted, 0.95))}  p99 ${ms(part(sorted, 0.99))} ms` +
      `  |  a frame: script ${ms(each('ScriptDuration'))}  style ${ms(each('RecalcStyleDuration'))}  layout ${ms(each('LayoutDuration'))}  together ${ms(work)} ms`,
  );
  await cdp.detach();
}

async function post(page, path, body) {
  return page.evaluate(
    ([path, body]) => fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }).then((answer) => answer.json()),
    [path, body],
  );
}

async function botRace(page, game, seats, options) {
  await page.goto('/');
  await post(page, '/api/me', { name: 'Wren' });
  const made = await post(page, '/api/tables', { game, options, seats: Array.from({ length: seats }, () => ({ kind: 'bot', level: 'greedy' })), settings: {} });
  if (made.table === undefined) throw new Error(`no table: ${JSON.stringify(made)}`);
  return made.table.id;
}

/** Bots pause between moves, so this takes a while. */
async function whenOver(page, id) {
  for (;;) {
    const { state } = await page.evaluate((id) => fetch(`/api/tables/${id}`).then((answer) => answer.json()), id);
    if (state === 'over') return;
    await page.waitForTimeout(500);
  }
}

/** The slider is dragged from end to end, a little further each frame. */
const DRAG = `const input = document.querySelector('input[type=range]');
  input.value = String(Math.round((i / (count - 1)) * Number(input.max)));
  input.dispatchEvent(new Event('input', { bubbles: true }));`;

async function drags(browser, server, wanted) {
  const page = await open(browser, server, { still: false });
  const races = [];
  for (const it of LONG.filter(({ game }) => wanted.length === 0 || wanted.includes(game))) races.push({ ...it, id: await botRace(page, it.game, it.seats, it.options) });
  for (const { game, id } of races) {
    await whenOver(page, id);
    for (const [size, width, height] of [['desktop', 1440, 900], ['phone', 390, 844]]) {
      await page.setViewportSize({ width, height });
      await page.goto(`/replay/${id}?step=1`);
      await page.locator('section.board').waitFor();
      const events = await page.locator('input[type=range]').getAttribute('max');
      const steps = /of (\d+)/.exec((await page.locator('.told').textContent()) ?? '')?.[1];
      await page.waitForTimeout(500);
      await measure(page, `drag: ${game}, ${steps} steps, ${events} events, ${size}`, 400, DRAG);
    }
  }
  await page.context().close();
}

async function boats(browser, server) {
  const page = await open(browser, server, { still: false });
  const id = await botRace(page, 'rowing', 6, {});
  await page.goto(`/t/${id}`);
  await page.locator('main svg').first().waitFor();
  await measure(page, 'rowing: six boats in a race', SECONDS * 60, null);
  // All six at once: every boat glides to and fro over the whole course.
  await measure(
    page, 'rowing: all six boats gliding', SECONDS * 30,
    `if (i % 30 === 0) document.querySelectorAll('main svg .boat').forEach((boat, k) => { boat.style.transitionDuration = '500ms'; boat.style.transform = 'translate(' + (i % 60 === 0 ? 200 : 800) + 'px,' + (80 + 60 * k) + 'px)'; });`,
  );
  await page.context().close();
}

const wanted = process.argv.slice(2);
const [server, browser] = await Promise.all([Server.start(), launch()]);
try {
  if (wanted.length === 0 || wanted.includes('rowing')) await boats(browser, server);
  await drags(browser, server, wanted);
} finally {
  await browser.close();
  await server.stop();
}
