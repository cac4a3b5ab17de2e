// What a play file needs to make choices as people make them: it asks the server which choices there are, wishes for one
// that has been made least so far, and makes it with the page's own things. What the page then sends is compared with the wish.

import assert from 'node:assert/strict';

const PATIENCE_MS = 15_000;
const known = new WeakMap();

function numbers(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function memory(page) {
  const before = known.get(page);
  if (before !== undefined) return before;
  const fresh = { made: new Map(), random: numbers(7), touch: null };
  known.set(page, fresh);
  return fresh;
}

/** What your seat has to choose, once the page shows it; null while it is somebody else's turn or events play. */
export async function turn(page) {
  return page.evaluate(async () => {
    const shown = () => document.querySelector('.dock[data-decision]') !== null;
    const table = /^\/t\/([^/?]+)/.exec(location.pathname)?.[1];
    if (table === undefined || !shown()) return null;
    if (window.sentByHand === undefined) {
      window.sentByHand = [];
      const send = WebSocket.prototype.send;
      WebSocket.prototype.send = function (text) {
        const message = JSON.parse(text);
        if (message.type === 'play') window.sentByHand.push(message.action);
        return send.call(this, text);
      };
    }
    const answer = await fetch(`/api/tables/${table}/view?seat=0&detail=full`);
    if (!answer.ok) return null;
    const { view, deciding, legal, scenery } = await answer.json();
    const decision = deciding.find((owed) => owed.seat === 0)?.decision;
    return decision === undefined || !shown() ? null : { decision, view, scenery, legal, sent: window.sentByHand.length };
  });
}

/** How an action counts: the same card at another price is nothing new. */
export function kindOf(decision, action) {
  return [decision, action.type, action.card, action.item].filter((part) => part !== undefined).join(' ');
}

/** The choice to make: of the kinds made least often, `urge` first. */
export function wish(page, { decision, legal }, urge = () => 0) {
  const { made, random } = memory(page);
  const score = ({ action }) => (made.get(kindOf(decision, action)) ?? 0) - urge(action) + random() * 0.5;
  return legal.map((choice) => ({ choice, score: score(choice) })).sort((a, b) => a.score - b.score)[0].choice;
}

const READ_MS = 450;
const same = (a, b) => JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());

/** Makes the wished choice by `make` and sees that the page has sent just that. */
export async function fulfil(page, means, { decision, sent }, { action }, make) {
  page.onwish?.(decision, action);
  const failed = (why) => new Error(`${means} cannot make ${JSON.stringify(action)} in ${decision}: ${why}`);
  // Nobody acts on a decision that has just come: a tap in the same place would be half of a double tap (src/table/twice.ts). Clicks and keys
  // that come from here are single ones.
  memory(page).touch ??= await page.evaluate(() => navigator.maxTouchPoints > 0);
  if (memory(page).touch) await page.waitForTimeout(READ_MS);
  try {
    await make();
  } catch (error) {
    // A clock, an automatic pass or a reconnection may have answered first.
    if ((await page.evaluate(() => window.sentByHand?.length ?? 0)) === sent) throw failed(error.message);
  }
  const done = await page
    .waitForFunction((before) => (window.sentByHand.length > before ? window.sentByHand[before] : null), sent, { timeout: PATIENCE_MS, polling: 40 })
    .then((handle) => handle.jsonValue(), () => null);
  if (done === null) throw failed('nothing was sent');
  assert.ok(same(done, action), failed(`${JSON.stringify(done)} was sent`).message);
  const { made } = memory(page);
  const kind = kindOf(decision, action);
  made.set(kind, (made.get(kind) ?? 0) + 1);
  return { decision, action };
}

/** Where a thing can be hit: its middle, if nothing else lies over it and it does not move, as in a sheet that comes up. */
async function middleOf(thing) {
  thing.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
  const [was, wasAt] = middle(thing.getBoundingClientRect());
  await new Promise((resolve) => requestAnimationFrame(() => resolve()));
  const box = thing.getBoundingClientRect();
  const [x, y] = middle(box);
  if (Math.hypot(x - was, y - wasAt) > 2) return null;
  const hit = document.elementFromPoint(x, y);
  return hit !== null && thing.contains(hit) && box.width > 0 ? { x, y } : null;
}

/** A tap where the page has fingers, else a click, on the thing itself as soon as it can be hit. */
export async function press(page, selector) {
  const mind = memory(page);
  mind.touch ??= await page.evaluate(() => navigator.maxTouchPoints > 0);
  const thing = page.locator(selector).first();
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const place = await thing.evaluate(middleOf, undefined, { timeout: PATIENCE_MS });
    if (place !== null) return mind.touch ? page.touchscreen.tap(place.x, place.y) : page.mouse.click(place.x, place.y);
    if (Date.now() > end) throw new Error(`something lies over ${selector}`);
    await page.waitForTimeout(30);
  }
}

/** Presses until something else is there: a sheet may still be moving when its things are first seen. */
export async function pressFor(page, selector, wanted) {
  for (let tries = 0; tries < 6; tries += 1) {
    await press(page, selector);
    const came = await page.locator(wanted).first().waitFor({ timeout: 1000 }).then(() => true, () => false);
    if (came) return;
  }
  throw new Error(`${selector} was pressed, and ${wanted} did not come`);
}

export const there = async (page, selector) => (await page.locator(selector).count()) > 0;

/** Presses the button that names the consequence. */
export const confirm = (page) => press(page, '.confirm button.btn.go:enabled');

/** Which kinds of choices have been made on a page, with how many of each. */
export function made(page) {
  return memory(page).made;
}
