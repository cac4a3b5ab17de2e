// Fishing by its own things: squares, boats, cards, shop rows, the stage over the island, and the keys of all of them.

import { confirm, fulfil, press, pressFor, there, turn, wish } from '../wishes.mjs';

const ITEM_KEYS = { fuel: 'f', step_back: 'b', draw: 'x' };
const PLAIN_KEYS = { roll_order: ' ', roll: 'r', stay: 's', draw: 'w', end_turn: 'e', settle: 'e', accept: 'a', refuse: 'n', catch: 'c' };
const SHOW_KEYS = { net: 'n', anchor: 'a', hook: 'h' };

export const kinds = ['setup', 'start', 'main', 'clearing', 'forced', 'answer', 'release', 'duel', 'discard'];
/** Choices are made whole, with the button or Enter. */
export const whole = true;
export const axe = true;

/** Short races with a full purse and a rival that plays anything; each of them makes other decisions likely. */
function table(squares, constants) {
  return {
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
    options: { board: { id: 'tour', name: 'Tour', squares }, constants: { start_pearls: 30, kinds_to_win: 5, max_rounds: 4, ...constants } },
  };
}
const LOOP = ['M', 'C', 'D', 'B', '+2', 'H', 'S', '-1', 'D', 'T', '+3'];
export const tables = {
  // Full hands at once: forced uses, discards, fish let go.
  clicks: table(LOOP, { upgrade_limit: 2, attack_limit: 1, attack_hold_turns: 0, extra_draws_per_turn: 3 }),
  // Attacks that are kept: duels; much barter.
  keys: table(LOOP, { attack_hold_turns: 9, extra_draws_per_turn: 2, challenges_per_turn: 2 }),
  // A loop of two or three turns: docking with upgrades.
  taps: table(['M', 'C', 'D', 'B', 'T', 'H', 'S', '+3'], { extra_draws_per_turn: 2 }),
};

/** What is rarely possible goes first, what ends a turn last. */
export function urge({ view, scenery }) {
  // On the shortest loop upgrades are kept for the market.
  const dear = scenery.squares.length < LOOP.length ? 9 : 4;
  const aboard = Object.values(view.players[0].aboard).reduce((sum, n) => sum + n, 0);
  const upgrades = Object.values(view.players[0].upgrades).reduce((sum, n) => sum + n, 0);
  const armed = (seat) => (view.players[seat].attacks.hidden_attack ?? 0) > 0;
  return (action) => {
    const spends = action.type === 'play' || action.type === 'sell' || action.type === 'offer';
    if (action.type === 'end_turn' || action.type === 'stay') return -6;
    if (action.type === 'challenge') return armed(action.target) ? 30 : 0;
    if (action.type === 'trade_in') return armed(0) ? -3 : 12;
    if (action.type === 'catch') return 10;
    if (action.type === 'draw' || action.item === 'draw') return 8;
    if (action.type === 'roll') return 4;
    // Two upgrades aboard open the second hold; the fish in it is lost when one of them goes.
    if (spends && ['engine_reverse', 'engine_upgrade', 'move_choice'].includes(action.card)) return upgrades === 2 && aboard > 1 ? 20 : upgrades <= 2 ? -dear : 0;
    return 0;
  };
}

async function shopRow(page, item) {
  if (!(await there(page, `.ware[data-item="${item}"]`))) await press(page, '.levers [data-does="shop"]');
  await press(page, `.ware[data-item="${item}"]`);
}

/** A boat that lies alone is taken itself; of several on one square the rows of the market. */
async function rival(page, seat) {
  const places = await page.locator('.boat[data-seat]').evaluateAll((all) => all.map((boat) => boat.getBoundingClientRect()).map((box) => [box.x + box.width / 2, box.y + box.height / 2]));
  const near = places.some(([x, y], i) => places.some(([u, v], j) => i < j && Math.hypot(x - u, y - v) < 60));
  await press(page, near ? `.market .seat[data-seat="${seat}"]` : `.boat[data-seat="${seat}"]`);
}

async function click(page, decision, action) {
  const { type, card } = action;
  const lift = () => press(page, `.cards .card[data-card="${card}"]`);
  switch (type) {
    case 'roll_order':
      return press(page, 'button.cup');
    case 'show':
      await press(page, `.cards .card[data-item="${action.item}"]`);
      break;
    case 'accept':
    case 'refuse':
      return press(page, `.answers [data-does="${type}"]`);
    case 'release':
      await press(page, `:is(.levers, .holds) [data-fish="${action.fish}"]`);
      break;
    case 'discard':
      await lift();
      break;
    case 'catch':
    case 'drop_off':
      await press(page, `.spot [data-does="${type}"]${action.fish === undefined ? '' : `[data-fish="${action.fish}"]`}`);
      break;
    case 'play':
      await lift();
      if (action.steps !== undefined) await press(page, `.ring[data-steps="${action.steps}"]`);
      if (action.target !== undefined) await rival(page, action.target);
      break;
    case 'use':
      if (action.steps === undefined) await rival(page, action.target);
      else await press(page, `.ring[data-steps="${action.steps}"]`);
      break;
    case 'challenge':
      await press(page, '.cards .card[data-card="hidden_attack"]');
      await rival(page, action.target);
      break;
    case 'sell':
      await lift();
      await press(page, '.levers [data-does="sell"]');
      break;
    case 'trade_in':
      await shopRow(page, 'trade_in');
      if (!(await there(page, '.confirm button.btn.go:enabled'))) await lift();
      break;
    case 'buy':
      await shopRow(page, action.item);
      if (action.steps !== undefined) await press(page, `.ring[data-steps="${action.steps}"]`);
      break;
    case 'offer':
      await lift();
      await press(page, '.levers [data-does="offer"]');
      await pressFor(page, `.stage .seat[data-seat="${action.to}"]`, '.prices');
      await press(page, `.prices [data-price="${action.price}"]`);
      break;
    case 'bid':
      await press(page, '.levers [data-does="bid"]');
      await pressFor(page, `.stage .seat[data-seat="${action.from}"]`, `.stage [data-card="${card}"]`);
      await press(page, `.stage [data-card="${card}"]`);
      await press(page, `.prices [data-price="${action.price}"]`);
      break;
    default:
      // Rolling, staying, drawing, ending, settling: buttons of the dock; the usual one is chosen already.
      if (!(await there(page, `.levers .picked[data-does="${type}"]`))) await press(page, `.levers [data-does="${type}"]`);
  }
  return confirm(page);
}

/** Whether anything waits for Enter that was not wished for is cleared by Escape first. */
async function keys(page, decision, action) {
  const hit = (key) => page.keyboard.press(key);
  const { type, card } = action;
  const letter = async (selector) => hit((await page.locator(selector).first().getAttribute('aria-keyshortcuts')) ?? '');
  const lift = () => letter(`.cards .card[data-card="${card}"]`);
  await page.evaluate(() => document.activeElement?.blur());
  if (PLAIN_KEYS[type] !== undefined) {
    // A key that names what is chosen already plays it.
    const chosen = await there(page, `.levers .picked[data-does="${type}"]`);
    await hit(PLAIN_KEYS[type]);
    return chosen || decision === 'answer' ? undefined : hit('Enter');
  }
  switch (type) {
    case 'show':
      await hit(SHOW_KEYS[action.item]);
      break;
    case 'release':
    case 'drop_off':
      await letter(`.levers [data-fish="${action.fish}"]`);
      break;
    case 'discard':
      await lift();
      break;
    case 'play':
      await lift();
      if (action.steps !== undefined || action.target !== undefined) await hit(String(action.steps ?? action.target + 1));
      break;
    case 'use':
      await hit(String(action.steps ?? action.target + 1));
      break;
    case 'challenge':
      await letter('.cards .card[data-card="hidden_attack"]');
      await hit(String(action.target + 1));
      break;
    case 'sell':
      await lift();
      await hit('v');
      break;
    case 'trade_in':
      await lift();
      await hit('t');
      break;
    case 'buy':
      await hit(ITEM_KEYS[action.item]);
      if (action.steps !== undefined) await hit(String(action.steps));
      break;
    case 'offer':
      await lift();
      await hit('o');
      await hit(String(action.to + 1));
      await hit(String(action.price));
      break;
    case 'bid':
      await hit('p');
      await hit(String(action.from + 1));
      await letter(`.stage [data-card="${card}"]`);
      await hit(String(action.price));
      break;
    default:
      throw new Error(`no key for ${type}`);
  }
  return hit('Enter');
}

async function choose(page, means, make) {
  const now = await turn(page);
  if (now === null) return null;
  const choice = wish(page, now, urge(now));
  return fulfil(page, means, now, choice, () => make(page, now.decision, choice.action));
}

/** One choice by clicks or taps; null while there is none to make. */
export const byClick = (page) => choose(page, 'a click', click);
/** One choice by keys alone. */
export const byKeys = (page) => choose(page, 'a key', keys);
