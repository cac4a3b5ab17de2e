// Salmon Run by its own things: cards of the hand, hexes, bears, cards laid over the river, answers, and the keys of all of them.

import { confirm, fulfil, press, there, turn, wish } from '../wishes.mjs';

/** Without `set_up`, which the server does when the race begins. */
export const kinds = ['play', 'take', 'reeds', 'bear_first', 'bear_second', 'counter', 'discard', 'eagle_card', 'rest'];
/** Choices are made whole, with the button or Enter. */
export const whole = true;
export const axe = true;

/** A river of symbols, so that every card is in every deck within a few rounds; rivals that play anything. */
const TOUR = `salmon board TT
piece   | number 2
mouth   | R
head    | R
english | Tour
french  | Tour
11 | .      ~W:2   ~      ~D:2   ~:12
10 |    .      ~E:2   ~S:3   ~Q:2
 9 | .      ~C:2   #      ~R     ~R:2
 8 |    ~1:2   ~1:21  #      ~:2
 7 | ~E:2   ~X:2   #      ~D     ~+:21
 6 |    ~C:2   ~W:2   #      ~E:2
 5 | ~:3    ~Q:2   #      ~B:2   ~X:2
 4 |    ~R     ~C:31  #      ~2:2
 3 | .      ~E:2   ~R:2   ~C:2   ~S:2
 2 |    .      ~2:2   ~S:1   ~Q:2
 1 | .      ~:3    ~E:3   ~R:1   ~C:1
`;

const table = {
  seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
  options: { river: 'S1-TT-4E-F1', boards: TOUR, first: 0, start_deck: 'light', rest_return: 'may', bear_move: 'up_to_two', max_rounds: 6 },
};
export const tables = { clicks: table, keys: table, taps: table };

const NUMPAD = { n: 'Numpad8', ne: 'Numpad9', se: 'Numpad3', s: 'Numpad2', sw: 'Numpad1', nw: 'Numpad7' };
const ARROWS = { left: 'ArrowLeft', forward: 'ArrowUp', right: 'ArrowRight' };
const ANSWER_KEYS = { counter: 'c', pass: 'p', stop_bear: 'r', return_fatigue: 'r', end_turn: 'End' };

/** Trouble is played as soon as it is held, leaps come before swims; a turn of Fatigue alone is a rest. */
export function urge({ view }) {
  return (action) => {
    if (action.type === 'end_turn') return view.played.length > 0 && view.played.every((card) => card === 'fatigue') ? 9 : -9;
    if (action.type === 'play' && action.card === 'fatigue') return view.played.length === 0 ? 1 : -6;
    if (['bear', 'eagle', 'current', 'rapids'].includes(action.card)) return 6;
    if (action.type === 'take') return ['bear', 'eagle', 'current', 'rapids'].includes(action.card) ? 4 : 0;
    return action.type === 'jump' ? 2 : 0;
  };
}

const wayOf = (action) => String(action.target ?? action.dir ?? action.dirs);

/** The places in the hand of the cards of a choice, the first ones of their kinds. */
async function placesOf(page, cards) {
  const hand = await page.locator('.dockhand .card').evaluateAll((all) => all.map((card) => card.getAttribute('data-card')));
  return cards.map((card) => {
    const i = hand.indexOf(card);
    hand[i] = null;
    return i;
  });
}

async function click(page, { action, forecast }) {
  switch (action.type) {
    case 'set_up':
      break;
    case 'play':
    case 'jump': {
      // A hex that stands for one choice alone is tapped itself; else the cards are, and then the way.
      const hex = `.spot[data-hex="${forecast?.path?.at(-1)}"][data-choices="1"]`;
      if (await there(page, hex)) {
        await press(page, hex);
        break;
      }
      for (const i of await placesOf(page, action.cards ?? [action.card])) await press(page, `.dockhand .card >> nth=${i}`);
      if (await there(page, '.ways')) await press(page, `.way[data-way="${wayOf(action)}"]`);
      break;
    }
    case 'discard':
      for (const i of await placesOf(page, action.cards)) await press(page, `.dockhand .card >> nth=${i}`);
      break;
    case 'take':
    case 'snatch':
      await press(page, `.offer .card[data-card="${action.card}"]`);
      break;
    case 'remove':
      await press(page, `.offer [data-from="${action.from}"] .card[data-card="${action.card}"]`);
      break;
    case 'move_bear':
      if (await there(page, '.bears')) await press(page, `.bears [data-bear="${action.bear}"]`);
      await press(page, `.spot[data-hex="${forecast.path[0]}"]`);
      break;
    case 'counter':
    case 'pass':
    case 'return_fatigue':
      // Two answers play at once; one alone waits for the button.
      if (await there(page, `.answers [data-answer="${action.type}"]`)) return press(page, `.answers [data-answer="${action.type}"]`);
      if (await there(page, `[data-answer="${action.type}"]`)) await press(page, `[data-answer="${action.type}"]`);
      break;
    default:
      await press(page, `[data-answer="${action.type}"]`);
  }
  return confirm(page);
}

/** Arrows until the wished thing is chosen. */
async function arrowsTo(page, selector, key) {
  for (let i = 0; i < 40 && !(await there(page, selector)); i++) await page.keyboard.press(key);
}

async function keys(page, { action }, { decision, legal }) {
  const hit = (key) => page.keyboard.press(key);
  await page.evaluate(() => document.activeElement?.blur());
  switch (action.type) {
    case 'set_up':
      break;
    case 'play':
    case 'jump':
      for (const i of await placesOf(page, action.cards ?? [action.card])) await hit(String(i + 1));
      if (!(await there(page, '.ways'))) break;
      if (action.target !== undefined) await hit(String(action.target + 1));
      else if (action.dir !== undefined) await hit(ARROWS[action.dir]);
      else await arrowsTo(page, `.way.on[data-way="${wayOf(action)}"]`, 'ArrowRight');
      break;
    case 'discard':
      for (const i of await placesOf(page, action.cards)) await hit(String(i + 1));
      break;
    case 'take':
    case 'snatch':
      await hit(String(legal.findIndex((choice) => choice.action.card === action.card) + 1));
      break;
    case 'remove':
      await arrowsTo(page, `.offer [data-from="${action.from}"] .card.on[data-card="${action.card}"]`, 'ArrowRight');
      break;
    case 'move_bear':
      if (decision === 'bear_first') await hit(String(action.bear + 1));
      await hit(NUMPAD[action.dir]);
      break;
    default:
      await hit(ANSWER_KEYS[action.type]);
      if (decision === 'counter' || decision === 'rest') return undefined;
  }
  return hit('Enter');
}

async function choose(page, means, make) {
  const now = await turn(page);
  if (now === null) return null;
  const choice = wish(page, now, urge(now));
  return fulfil(page, means, now, choice, () => make(page, choice, now));
}

/** One choice by clicks or taps; null while there is none to make. */
export const byClick = (page) => choose(page, 'a click', click);
/** One choice by keys alone. */
export const byKeys = (page) => choose(page, 'a key', keys);
