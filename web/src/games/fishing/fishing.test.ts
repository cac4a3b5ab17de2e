import { readdirSync, readFileSync } from 'node:fs';
import { render } from 'svelte/server';
import { afterEach, describe, expect, test } from 'vitest';
import { isTold } from '../../lib/looking';
import type { Change, JsonObject, Situation, Told } from '../../lib/messages';
import { shots } from '../../lib/patch';
import { say, words } from '../../lib/words.svelte';
import { HANDS_OFF, still } from '../look';
import type { Looking, PictureProps } from '../picture';
import { cardArt, fishArt, tackleArt } from './art';
import { boards } from './boards';
import { askable, byDigit, find, partners, prices, rivals, targets, usual } from './choose';
import { berth, chart } from './geometry';
import { levers, taken, wares } from './levers';
import { circle, hold, list, object, readForecast, readScene, readView, text } from './model';
import { button, duelChips, outlook, prompt } from './outlook';
import { picture } from './picture';
import Duel from './Duel.svelte';
import Market from './Market.svelte';
import Order from './Order.svelte';
import Shop from './Shop.svelte';
import { staged } from './Stage.svelte';
import { cardName, fishName, markName } from './words';

interface Step {
  step: string;
  before: JsonObject;
  events: Told[];
  changes: Change[];
}

/** What the server sent in real races, to the seat 0. */
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), 'utf8'));
const steps = read('steps') as Step[];
const situations = read('situations') as Record<string, Situation>;
const NAMES = ['Kite', 'Wren', 'Tern', 'Teal'];

afterEach(() => {
  words.language = 'en';
});

function look(name: string, more: Partial<Looking> = {}): Looking {
  const it = situations[name];
  if (it === undefined) throw new Error(name);
  const at = still(it.view, it.scenery ?? {}, {}, NAMES);
  return { ...at, seat: it.seat, decision: it.deciding.find((owed) => owed.seat === it.seat)?.decision ?? null, legal: it.legal ?? [], ...more };
}

/** Everything that is said while a decision is owed: prompt, buttons, outlooks, levers, whatever is picked up before. */
function sayings(at: Looking): string[] {
  const drafts = [[], ['step_back'], ['trade_in'], ['bid'], ['bid', '1'], ['bid', '1', 'slow'], ['offer', 'slow'], ['offer', 'slow', '1'], ...readScene(situations['main']?.scenery ?? {}).cards.map(({ id }) => ['card', id])];
  const said = drafts.flatMap((draft) => {
    const now = { ...at, draft };
    const { title, help } = prompt(now);
    return [title, help, ...levers(now).map((lever) => lever.label)];
  });
  for (const choice of at.legal) {
    const chip = outlook(at, choice);
    said.push(button(at, choice), say(choice.say, NAMES, 'fishing'));
    if (chip !== null) said.push(chip.figure, chip.to, chip.detail, ...chip.chips.map((it) => it.text));
  }
  return said;
}

describe('what is said', () => {
  const sources = readdirSync(new URL('.', import.meta.url)).filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(new URL(name, import.meta.url), 'utf8')).join('\n');
  test('has a message for every id that the picture names', () => {
    const calls = [...sources.matchAll(/(?<![\w.])w\((['`])([^'`]*)\1/g)].map((call) => call[2] ?? '');
    expect(calls.length).toBeGreaterThan(150);
    expect(calls.filter((id) => !id.includes('${') && !words.of('fishing').has(id))).toEqual([]);
    const all = Object.values(situations).flatMap((it) => list(it.scenery?.['cards']).map((card) => `does-${text(object(card)['effect'])}`));
    expect(all.length).toBeGreaterThan(0);
    expect(all.filter((id) => !words.of('fishing').has(id))).toEqual([]);
  });
  test.each(['en', 'fr'])('is whole in %s, in every decision', (language) => {
    words.language = language;
    for (const name of Object.keys(situations)) {
      const wrong = sayings(look(name)).filter((it) => /[{}]|\$|^(?:prompt|confirm|out|lever|card|fish|tackle)-|undefined/.test(it));
      expect(wrong, name).toEqual([]);
    }
  });
  test('differs in French', () => {
    const both = (name: string) => ['en', 'fr'].map((language) => {
      words.language = language;
      return prompt(look(name)).title;
    });
    for (const name of Object.keys(situations)) {
      const [english, french] = both(name);
      expect(english, name).not.toBe(french);
    }
  });
  test('is English where a language has no words yet', () => {
    const english = sayings(look('main'));
    words.language = 'eo';
    expect(sayings(look('main'))).toEqual(english);
    words.take('eo', 'fishing', 'prompt-draw = Tiru karton\nfish-carp = karpo');
    expect(prompt(look('main')).title).toBe('Tiru karton');
    expect(prompt(look('main')).help).toBe('The draw comes before the shop.');
    expect(fishName('carp')).toBe('Karpo');
  });
  test('takes articles and plurals as the language does', () => {
    const catches = (language: string) => {
      words.language = language;
      const at = look('main');
      const choice = find(at.legal, { type: 'catch' });
      return choice === null ? '' : button(at, choice);
    };
    expect(catches('en')).toMatch(/^Catch the (carp|bass|halibut|trout|salmon) for \d$/);
    expect(catches('fr')).toMatch(/^Pêcher (la (carpe|truite)|le (bar|flétan|saumon)) pour \d$/);
    words.language = 'en';
    expect(cardName('engine_reverse')).toBe('Engine reverse');
    expect(markName({ kind: 'spot', fish: 'carp', price: 2, cost: 2 })).toBe('Carp spot');
  });
});

describe('events of real races', () => {
  test.each(steps.map((it) => [it.step, it] as const))('%s is told in both languages', (_, it) => {
    for (const language of ['en', 'fr']) {
      words.language = language;
      for (const told of it.events) expect(say(told.say, NAMES, 'fishing')).toMatch(/^[^{}$]+$/);
    }
  });
  const every = steps.flatMap((it) => it.events);
  test('leave out of the log what was paid for something that is told', () => {
    const quiet = every.filter((told) => !isTold(picture, told)).map((told) => text(told.event['why']));
    expect(new Set(quiet)).toEqual(new Set(['shop', 'sale', 'barter', 'fish']));
    const heard = every.filter((told) => told.event.type === 'pearls' && isTold(picture, told)).map((told) => text(told.event['why']));
    expect(new Set(heard)).toEqual(new Set(['square', 'duel']));
  });
  test('are seen for a while, but for the few that only prepare others', () => {
    const unseen = new Set(every.filter((told) => picture.beat(told.event) === 0).map((told) => told.event.type));
    expect([...unseen].sort()).toEqual(['chose', 'game_over', 'must_discard', 'restocked']);
  });
  test('are seen in a view where they are done', () => {
    let seen = 0;
    for (const it of steps) {
      const views = shots(it.before, it).events.map((view) => readView(view, situations['main']?.scenery ?? {}));
      it.events.forEach(({ event }, i) => {
        const boat = views[i]?.boats[Number(event['seat'])];
        if (event.type === 'moved') expect(boat?.pos).toBe(event['end']);
        else if (event.type === 'deposited' || event.type === 'delivered') expect(boat?.landed).toContain(event['fish']);
        else if (event.type === 'caught') expect(boat?.aboard).toContain(event['fish']);
        else if (event.type === 'dropped_off') expect(boat?.transit).toContain(event['fish']);
        else if (event.type === 'drew' && event['result'] === 'kept') expect([...(boat?.upgrades ?? []), ...(boat?.attacks ?? [])]).toContain(event['card'] ?? null);
        else return;
        seen += 1;
      });
    }
    expect(seen).toBeGreaterThan(10);
  });
  test('show a duel to its end, and let the challenge be seen before it', () => {
    const duel = steps.find((it) => it.events.some(({ event }) => event.type === 'duel_won'));
    if (duel === undefined) throw new Error('no duel');
    const views = shots(duel.before, duel).events;
    const stages = duel.events.map((playing, i) => [playing.event.type, staged({ ...look('main'), view: views[i] ?? {}, playing })]);
    expect(stages).toEqual([['chose', 'duel'], ['revealed', 'duel'], ['duel_die', 'duel'], ['duel_won', 'duel'], ['pearls', 'duel']]);
    const challenge = every.find(({ event }) => event.type === 'challenged') ?? null;
    expect(challenge).not.toBeNull();
    expect(staged({ ...look('duel'), playing: challenge })).toBeNull();
    expect(staged(look('duel'))).toBe('duel');
  });
});

describe('what the rules say', () => {
  test('has a drawing for every fish, card and thing of a duel', () => {
    const ids = (it: Situation, key: string) => list(it.scenery?.[key]).map((one) => text(object(one)['id']));
    for (const it of Object.values(situations)) {
      for (const fish of ids(it, 'fish')) expect(fishArt(fish), fish).not.toBe(fishArt('whale'));
      for (const card of ids(it, 'cards')) expect(cardArt(card), card).not.toBe('');
      for (const item of Object.keys(object(object(it.scenery?.['duel'])['beats']))) expect(tackleArt(item), item).not.toBe('');
    }
  });
  test('opens the hold as far as the rules say, whatever is in hand', () => {
    const scene = readScene({ holds: [1, 1, 2, 2] });
    const boat = (open: number, aboard: JsonObject) => {
      const [, it] = readView({ players: [{}, { upgrades: { move_choice: 5 }, aboard }] }, {}).boats;
      return it === undefined ? null : hold(scene, { round: 1, places: [1, 1], facts: { holds: [9, open] } }, it);
    };
    expect(boat(1, {})).toEqual({ open: 1, most: 2 });
    expect(boat(2, {})).toEqual({ open: 2, most: 2 });
    expect(boat(1, { carp: 2, bass: 1 })).toEqual({ open: 3, most: 3 });
  });
  test.each([['en', 'pearls?', 'left'], ['fr', 'perles?', 'reste']])('names price and stock of what the shop sells, in %s', (language, pearls, left) => {
    words.language = language;
    const { body } = render(Shop, { props: { at: look('main'), act: {} as PictureProps['act'], roomy: false } });
    const names = Object.fromEntries([...body.matchAll(/data-item="(\w+)".*?<\/button>/gs)].map(([row, item]) => [item, row.replace(/<[^>]*>/g, ' ')]));
    expect(Object.keys(names)).toEqual(['fuel', 'step_back', 'draw', 'trade_in']);
    for (const item of ['fuel', 'step_back', 'draw']) expect(names[item]).toMatch(new RegExp(`\\d ${pearls}.*${left}`, 's'));
  });
  test('cites the rule of the event or the choice in a duel', () => {
    const cited = (at: Looking) => {
      const { body } = render(Duel, { props: { at, act: {} as PictureProps['act'], tight: false } });
      return [...body.matchAll(/class="rule[^"]*">([^<]*)</g)].at(-1)?.[1];
    };
    const at = look('duel');
    expect(cited(at)).toBe(at.legal[0]?.rule);
    const die: Told = { event: { type: 'duel_die', roll: 4 }, rule: 'FI-999', say: { id: 'event-over' } };
    expect(cited({ ...at, playing: die })).toBe('FI-999');
  });
  test('cites the rules of what it explains by itself as the scenery names them', () => {
    const at = look('main');
    const own = { ...at, scenery: { ...at.scenery, rules: { order: ['FI-901', 'FI-902'], goal: 'FI-903', stays: 'FI-904', shop: 'FI-905' } } };
    const act = {} as PictureProps['act'];
    const said = [render(Order, { props: { at: own, act } }), render(Market, { props: { at: own, act, height: 200, roomy: true } }), render(Shop, { props: { at: own, act, roomy: true } })];
    expect(said.flatMap(({ body }) => body.match(/FI-\d{3}/g))).toEqual(['FI-901', 'FI-902', 'FI-903', 'FI-904', 'FI-905']);
  });
  test('turns the circle of the duel, and says what a lost one costs', () => {
    const at = look('duel');
    expect(circle(readScene(at.scenery))).toEqual(['net', 'anchor', 'hook']);
    expect(circle(readScene({ duel: { beats: { net: 'hook', hook: 'anchor', anchor: 'net' } } }))).toEqual(['net', 'hook', 'anchor']);
    const pearls = readView(at.view, at.scenery).boats[0]?.pearls ?? 0;
    const stake = readForecast(at.legal[0] ?? { action: { type: '' }, rule: '', say: { id: '' } }).atStake;
    expect(stake).toBeGreaterThan(0);
    expect(duelChips(at, 'net').map((chip) => chip.text)).toEqual(['wins against anchor', 'equal to net: show again', `loses to hook: pearls ${pearls} → ${pearls - stake}`]);
  });
  test('ends a move on a square also where a fish must go before it', () => {
    const at = look('overload');
    const costly = at.legal.filter((choice) => choice.action['steps'] !== undefined && readForecast(choice).fishLost > 0);
    expect(costly.length).toBeGreaterThan(0);
    for (const choice of costly) {
      const found = targets({ ...at, draft: ['card', text(choice.action['card'])] }).find((target) => target.choice === choice);
      expect(found?.square).toBe(readForecast(choice).square);
      expect(button(at, choice)).toMatch(/^(Back|Sail) \d to /);
      expect(outlook(at, choice)?.chips.map((chip) => chip.text)).toContain('1 fish lost');
    }
  });
  test('names the game’s boards, and a user’s as it was called', () => {
    expect(boards.name('sound', null)).toBe('Pearl Sound');
    expect(boards.name('sound', { board: 'sound', name: 'My Sound', squares: ['M'] })).toBe('My Sound');
    expect(boards.name('pond', null)).toBe('pond');
    words.language = 'fr';
    expect(boards.name('sound', {})).toBe('Détroit aux Perles');
  });
});

describe('the loop', () => {
  const rooms = [
    { width: 1080, height: 680, squares: 36, small: false }, { width: 736, height: 560, squares: 41, small: false },
    { width: 390, height: 480, squares: 36, small: true }, { width: 360, height: 420, squares: 41, small: true }, { width: 1080, height: 680, squares: 22, small: false },
  ];
  test.each(rooms)('keeps its squares inside and apart: $width x $height, $squares', (room) => {
    const at = chart(room);
    const apart = at.squares.map((p, i) => {
      const q = at.squares[(i + 1) % at.squares.length] ?? p;
      return Math.hypot(p.x - q.x, p.y - q.y);
    });
    expect(Math.min(...apart)).toBeGreaterThan(at.small ? 24 : 44);
    for (const p of at.squares) {
      expect(p.x).toBeGreaterThan(0);
      expect(p.x).toBeLessThan(room.width);
      expect(p.y).toBeGreaterThan(0);
      expect(p.y).toBeLessThan(room.height);
    }
  });
  test('has the market at the lower left and runs clockwise', () => {
    const at = chart(rooms[0] ?? { width: 0, height: 0, squares: 0, small: false });
    const [market, first] = [at.squares[0] ?? at.centre, at.squares[1] ?? at.centre];
    expect(market.x).toBeLessThan(at.centre.x);
    expect(market.y).toBeGreaterThan(at.centre.y);
    expect(first.y).toBeLessThan(market.y);
  });
  test('has the island inside the squares, and boats beside each other', () => {
    const at = chart({ width: 1080, height: 680, squares: 36, small: false });
    for (const p of at.squares) {
      const inside = p.x > at.panel.x && p.x < at.panel.x + at.panel.width && p.y > at.panel.y && p.y < at.panel.y + at.panel.height;
      expect(inside).toBe(false);
    }
    const berths = [0, 1, 2].map((turn) => berth(at, 12, turn, 3));
    expect(new Set(berths.map((p) => `${p.x},${p.y}`)).size).toBe(3);
  });
  test('is sailed from the last square to the market without a jump', () => {
    const at = chart({ width: 1080, height: 680, squares: 36, small: false });
    const [near, market] = [at.along(35.999), at.along(36)];
    expect(Math.hypot(near.x - market.x, near.y - market.y)).toBeLessThan(2);
  });
});

describe('what can be chosen', () => {
  test('the die stands on every square that a roll can reach', () => {
    const at = look('start');
    const found = targets(at);
    const roll = find(at.legal, { type: 'roll' });
    expect(found.flatMap((target) => target.rolls).sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(found.every((target) => target.choice === roll)).toBe(true);
    expect(usual(at)).toBe(roll);
  });
  test('a lifted card rings the squares of its legal steps, which digits pick', () => {
    const at = look('card', { draft: ['card', 'engine_reverse'] });
    const legal = at.legal.filter((choice) => choice.action.type === 'play' && choice.action['card'] === 'engine_reverse');
    const found = targets(at);
    expect(legal.length).toBeGreaterThan(0);
    expect(found.map((target) => target.choice)).toEqual(legal);
    expect(found.map((target) => target.square)).toEqual(legal.map((choice) => readForecast(choice).stops[0]?.square));
    for (const target of found) expect(byDigit(at, target.steps ?? 0)?.pick).toBe(target.choice);
    expect(byDigit(at, 9)).toBeNull();
  });
  test('an attack aims at the rivals, and those that cannot be hit have no choice', () => {
    const at = look('attack', { draft: ['card', 'steal_fuel'] });
    const found = rivals(at);
    expect(found.map((rival) => rival.seat)).toEqual([1, 2, 3]);
    const hit = at.legal.filter((choice) => choice.action.type === 'play' && choice.action['card'] === 'steal_fuel').map((choice) => choice.action['target']);
    expect(found.filter((rival) => rival.choice !== null).map((rival) => rival.seat)).toEqual(hit);
    expect(hit.length).toBeGreaterThan(0);
  });
  test('a bid goes from a seat to a card to a price', () => {
    const at = look('bid', { draft: ['bid'] });
    const [seat = -1] = partners(at);
    const [card = 'slow'] = askable(at, seat);
    const steps = prices({ ...at, draft: ['bid', String(seat), card] });
    expect(steps.map((step) => step.price)).toEqual([3, 4, 5, 6]);
    const pearls = readView(at.view, at.scenery).boats[0]?.pearls ?? 0;
    expect(steps.map((step) => step.choice !== null)).toEqual([3, 4, 5, 6].map((price) => price <= pearls));
    expect(steps[0]?.choice?.action).toEqual({ type: 'bid', card, from: seat, price: 3 });
  });
  test('every legal action of every decision has a place, a button or a key', () => {
    for (const name of Object.keys(situations)) {
      const at = look(name);
      const drafts: string[][] = [[], ['step_back'], ['trade_in']];
      for (const choice of at.legal) {
        const card = choice.action['card'];
        if (typeof card === 'string') drafts.push(['card', card]);
      }
      drafts.push(['card', 'hidden_attack']);
      const reached = new Set<unknown>();
      for (const draft of drafts) {
        const now = { ...at, draft };
        for (const target of targets(now)) reached.add(target.choice);
        for (const rival of rivals(now)) reached.add(rival.choice);
        for (const lever of levers(now)) reached.add(lever.choice);
      }
      for (const item of ['fuel', 'step_back', 'draw', 'trade_in'] as const) for (const choice of wares(at, item)) reached.add(choice);
      const lone = at.legal.filter((choice) => !reached.has(choice) && !['offer', 'bid', 'discard'].includes(choice.action.type));
      expect(lone.map((choice) => choice.action)).toEqual([]);
    }
  });
});

test('the usual next step waits, and doing nothing only where nothing else is left', () => {
  const type = (name: string) => usual(look(name))?.action.type ?? null;
  expect(['setup', 'start', 'stuck', 'main', 'clearing', 'drop', 'answer', 'duel', 'forced'].map(type)).toEqual(['roll_order', 'roll', 'stay', 'draw', 'settle', 'end_turn', null, null, null]);
  const mute = look('stuck');
  expect(usual({ ...mute, legal: mute.legal.map(({ idle: _, ...rest }) => rest) })).toBeNull();
});

test('a row of the shop that is shut asks why', () => {
  const at = look('stuck');
  expect(taken(at, 'step_back').why).toEqual({ type: 'buy', item: 'step_back', steps: 1 });
  expect(taken(at, 'trade_in').why).toEqual({ type: 'trade_in', card: 'slow' });
  expect(taken(look('trade'), 'trade_in').pick?.action.type).toBe('trade_in');
});

test('the standing and the market are in the order that the rules say, whatever has been landed', () => {
  const players = [{ market: { carp: 1 } }, { market: { carp: 3, bass: 1 } }, { market: {} }];
  const at = { ...still({ players }, {}, {}, NAMES.slice(0, 3)), standing: { round: 2, places: [2, 3, 1] } };
  expect(picture.standing(at).map(({ seat }) => seat)).toEqual([2, 0, 1]);
  const drawn = render(Market, { props: { at, act: HANDS_OFF, height: 200, roomy: false } }).body;
  expect([...drawn.matchAll(/class="hidden-text[^"]*">([^<]*)</g)].map(([, name]) => name)).toEqual(['Tern', 'Kite', 'Wren']);
});

test('kinds lie in the order of the scenery, and one that the page has never heard of is shown', () => {
  const scenery = { fish: [{ id: 'eel', mark: 'E' }, { id: 'carp', mark: 'C' }], squares: ['#', 'E', '!', '+2'], marks: { market: '#', drop_off: '!' } };
  const [boat] = readView({ players: [{ aboard: { carp: 1, eel: 1 }, market: { carp: 1, eel: 2 } }] }, scenery).boats;
  expect([boat?.aboard, boat?.landed]).toEqual([['eel', 'carp'], ['eel', 'carp']]);
  expect(readScene(scenery).squares.map(({ kind }) => kind)).toEqual(['market', 'spot', 'drop', 'pearls']);
  expect(fishArt('eel').body.length).toBeGreaterThan(0);
});

test('hidden hands are counted, their open cards known', () => {
  const view = readView({ players: [{ upgrades: { count: 2 }, attacks: { count: 2, hidden_attack: 1 } }] }, {});
  expect(view.boats[0]?.upgrades).toEqual([null, null]);
  expect(view.boats[0]?.attacks).toEqual([null, 'hidden_attack']);
});
