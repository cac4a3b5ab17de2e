// What `play/<game>.mjs` chooses with: fingers, keys, and a look at what is asked.

/** The decision that is owed now; null if it is somebody else's turn or something is still being shown. */
export function decision(page) {
  return page.evaluate(() => document.querySelector('.dock[data-decision]')?.getAttribute('data-decision') ?? null);
}

/** Clicks, or taps where the page is a phone's. What has gone meanwhile is left alone. */
export async function hit(locator, options = {}) {
  const page = locator.page();
  const how = { timeout: 1000, ...options };
  if (page.phone === true) await locator.tap(how).catch(() => undefined);
  else await locator.click(how).catch(() => undefined);
}

export async function keys(page, ...pressed) {
  for (const key of pressed) await page.keyboard.press(key);
}

/** Numbers that look random and are the same every time. */
export function dice(seed) {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

const thrown = new WeakMap();

/** A number below `n`; every page throws the same numbers. */
export function throwDice(page, n) {
  if (!thrown.has(page)) thrown.set(page, dice(7));
  return thrown.get(page)(n);
}

/** Clicks or taps one of them. */
export async function oneOf(page, selector, options = {}) {
  const found = page.locator(selector);
  const count = await found.count();
  if (count > 0) await hit(found.nth(throwDice(page, count)), options);
}
