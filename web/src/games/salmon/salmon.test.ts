import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Change, Choice, JsonObject, Told } from '../../lib/messages';
import { shots } from '../../lib/patch';
import { words } from '../../lib/words.svelte';
import { still } from '../look';
import type { Looking } from '../picture';
import { bearShown, bearSpots, bearsToMove, drafted, leaps, placesOf, swimSpots, tapDiscard, tapPlay } from './choose';
import { boards } from './boards';
import { hexAt, hexHelp, pileHelp, symbolHelp, symbolsIn } from './explain';
import { measures, statistics } from './finish';
import { meaning } from './keys';
import { cardsOf, deckOf, family, fatigueOf, kinds, readForecast, readRules, readView, type Card } from './model';
import { button, outlook, prompt } from './outlook';
import { currentOf, moment } from './current';
import { passing } from './passing';
import { stepsOf } from '../../table/steps';
import { picture } from './picture';
import { arc, pieces } from './pieces';
import { lastRound, readRiver, spot, toGo, whereIs, type Hex } from './river';
import { boardName, cardEffect, cardName, cardValue, courseName, spoken, symbolValue, w } from './words';

// What the engine says of some decisions on one river, and a Current of a race as seat 0 sees it.
interface Situation { seat: number; decision: string; view: JsonObject; legal: Choice[] }
interface Recorded { scenery: JsonObject; situations: Record<string, Situation> }
interface Stretch { past: Told[]; first: JsonObject; steps: { events: Told[]; changes: Change[] }[] }

const text = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const file = <T>(name: string): T => JSON.parse(text(`./fixtures/${name}.json`)) as T;
const recorded = file<Recorded>('situations');
const stretch = file<Stretch>('drift');
const { scenery } = recorded;
const river = readRiver(scenery);
const rules = readRules(scenery);
const NAMES = ['Ann', 'Ben', 'Cas', 'Dee'];

beforeAll(() => {
  for (const language of ['en', 'fr']) {
    words.take(language, 'page', text(`../../../../engine/words/${language}.ftl`));
    words.take(language, 'salmon', text(`../../../../games/salmon/words/${language}.ftl`));
  }
  words.take('eo', 'salmon', 'card-bear = Urso\nprompt-take = Prenu karton');
});
afterEach(() => {
  words.language = 'en';
});

function sits(name: string): Situation {
  const found = recorded.situations[name];
  if (found === undefined) throw new Error(`no situation ${name}`);
  return found;
}
function looking(name: string, more: Partial<Looking> = {}): Looking {
  const { view, legal, seat, decision } = sits(name);
  return { ...still(view, scenery, {}, NAMES), seat, legal, decision, ...more };
}
const handOf = (name: string): readonly Card[] => readView(sits(name).view).seats[0]?.hand.cards ?? [];

test('somebody is home, and a round the last, where the rules say so', () => {
  const now = looking('leap');
  const with_ = (facts: JsonObject) => ({ ...now.standing, facts });
  const figures = (facts: JsonObject) => picture.standing({ ...now, standing: with_(facts) }).filter(({ figure }) => figure === w('chip-home')).map(({ seat }) => seat);
  expect([figures({}), figures({ home: [1] })]).toEqual([[], [1]]);
  expect([lastRound(with_({})), lastRound(with_({ home: [1], last_round: [2, 0] }))]).toEqual([null, [2, 0]]);
});

describe('pieces', () => {
  test('stand apart when they share a hex', () => {
    const view = readView({ seats: [{ hex: '3H:5,2' }, { hex: '3H:5,2' }, { hex: '3H:7,2' }], bears: ['3H:5,2'] });
    const found = pieces(view, river);
    expect(new Set(found.map((piece) => `${piece.at.x},${piece.at.y}`)).size).toBe(4);
    expect(found.find((piece) => piece.key === 'salmon2')?.at).toEqual(spot(river, '3H:7,2'));
  });
  test('an arc ends beside the landing hex', () => {
    const drawn = arc({ x: 0, y: 100 }, [{ x: 0, y: 50 }, { x: 0, y: 0 }]);
    expect(Math.hypot(drawn?.tip.x ?? 99, drawn?.tip.y ?? 99)).toBeLessThan(30);
    expect(arc({ x: 0, y: 0 }, [])).toBeNull();
  });
});

describe('choosing in play', () => {
  const { legal, view } = sits('leap');
  const hand = handOf('leap');
  test('a swim alone is picked at once, a Wild waits for its way', () => {
    expect(hand).toEqual(['forward', 'left', 'left', 'wild']);
    expect(tapPlay(legal, hand, [], 0).picked?.action).toEqual({ type: 'play', card: 'forward' });
    expect(tapPlay(legal, hand, [], 3)).toEqual({ draft: ['3'], picked: null });
  });
  test('a second swim makes a leap, in the order that is legal', () => {
    expect(tapPlay(legal, hand, ['0'], 1).picked?.action).toEqual({ type: 'jump', cards: ['forward', 'left'], dirs: ['forward', 'left'] });
    expect(tapPlay(legal, hand, ['1'], 0)).toMatchObject({ draft: ['0', '1'] });
    expect(tapPlay(legal, hand, ['0'], 3)).toEqual({ draft: ['0', '3'], picked: null });
  });
  test('two swims that make no leap are not gathered; a second tap takes a card back', () => {
    expect(tapPlay(legal, hand, ['1'], 2)).toMatchObject({ draft: ['2'], picked: { action: { card: 'left' } } });
    expect(tapPlay(legal, hand, ['0', '1'], 1)).toMatchObject({ draft: ['0'], picked: { action: { card: 'forward' } } });
  });
  test('every leap and every swim that goes somewhere has its hex', () => {
    const spots = swimSpots(legal, readView(view), river, 0, []);
    const going = legal.filter((choice) => readForecast(choice).path.length > 0);
    expect(spots.flatMap((it) => it.choices)).toHaveLength(going.length);
    expect(spots.filter((it) => it.leap).length).toBeGreaterThan(0);
    expect(spots.some((it) => it.nowhere)).toBe(false);
  });
  test('a picked Wild shows its three ways, blocked ones too', () => {
    const spots = swimSpots(legal, readView(view), river, 0, ['wild']).filter((it) => it.choices.some((choice) => choice.action.type === 'play'));
    expect(spots).toHaveLength(3);
  });
  test('cards are found again by their places in the hand', () => {
    expect(placesOf(hand, ['left', 'left'])).toEqual(['1', '2']);
    expect(drafted(hand, ['3', '0'])).toEqual(['wild', 'forward']);
    expect(leaps(legal, 'forward', 'wild')).toHaveLength(3);
  });
});

describe('choosing elsewhere', () => {
  test('discards are gathered until there are as many as asked', () => {
    const { legal } = sits('discard');
    const hand = handOf('discard');
    const one = tapDiscard(legal, hand, [], 3, 2);
    expect(one).toEqual({ draft: ['3'], picked: null });
    const two = tapDiscard(legal, hand, one.draft, 1, 2);
    expect(two.picked === null ? [] : [...cardsOf(two.picked.action)].sort()).toEqual(['bear', 'fatigue']);
    expect(tapDiscard(legal, hand, two.draft, 0, 2).draft).toEqual(['1', '0']);
  });
  test('each bear has its steps; the one shown can be changed', () => {
    const { legal, view } = sits('bear');
    expect(bearsToMove(legal)).toEqual([0, 1, 2]);
    expect(bearShown(legal, readView(view), river, 0, ['bear2'])).toBe(2);
    const first = bearShown(legal, readView(view), river, 0, []);
    expect(bearSpots(legal, first)).toHaveLength(6);
  });
});

describe('keys', () => {
  const held = (name: string) => ({ view: readView(sits(name).view), river, hand: handOf(name), tap: () => undefined, ways: [], bear: 0 });
  test('digits tap cards, End ends the turn', () => {
    expect(meaning('2', 'Digit2', looking('leap'), held('leap'))).toEqual({ tap: 1 });
    expect(meaning('9', 'Digit9', looking('leap'), held('leap'))).toBeNull();
    expect(meaning('End', 'End', looking('leap'), held('leap'))).toMatchObject({ pick: { action: { type: 'end_turn' } } });
  });
  test('the number pad moves a bear, digits choose one', () => {
    expect(meaning('8', 'Numpad8', looking('bear'), held('bear'))).toMatchObject({ pick: { action: { bear: 0, dir: 'n' } } });
    expect(meaning('3', 'Digit3', looking('bear'), held('bear'))).toEqual({ bear: 2 });
    expect(meaning('1', 'Digit1', looking('bear'), held('bear'))).toEqual({ bear: 0 });
    expect(meaning('0', 'Digit0', looking('bear'), held('bear'))).toBeNull();
  });
  test('arrows and letters answer the rest', () => {
    expect(meaning('ArrowRight', 'ArrowRight', looking('take'), held('take'))).toMatchObject({ pick: { action: { type: 'take' } } });
    expect(meaning('p', 'KeyP', looking('reeds'), held('reeds'))).toMatchObject({ pick: { action: { type: 'pass' } } });
    expect(meaning('1', 'Digit1', looking('eagle'), held('eagle'))).toMatchObject({ pick: { action: { type: 'snatch' } } });
    expect(meaning('c', 'KeyC', looking('current'), held('current'))).toBeNull();
  });
});

describe('words', () => {
  test.each(['en', 'fr', 'eo'])('in %s every decision has a title, every choice a button and its outlook', (language) => {
    words.language = language;
    for (const [name, { legal }] of Object.entries(recorded.situations)) {
      const at = looking(name);
      const said = [prompt(at).title, prompt(at).help, ...legal.flatMap((choice) => {
        const told = outlook(at, choice);
        return [button(at, choice), spoken(choice.say, NAMES), ...(told === null ? [] : [told.to, ...told.chips.map((chip) => chip.text)])];
      })];
      // Neither empty, nor a value that is missing, nor the id of a message that is not there.
      for (const it of said) expect(it).not.toMatch(/\{|undefined|^$|^[a-z]+(-[a-z_]+)+$/);
    }
  });
  test('every message that the picture names is there', () => {
    const english = text('../../../../games/salmon/words/en.ftl');
    const ids = new Set([...english.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]));
    const folder = new URL('./', import.meta.url);
    const sources = readdirSync(folder).filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith('.test.ts')).map((name) => text(`./${name}`)).join('\n');
    const named = [...sources.matchAll(/\bw\(([^`()]*?)(?:, \{|\))/g)].flatMap((call) => [...(call[1] ?? '').matchAll(/'([a-z]+(?:-[a-z_]+)+)'/g)]).map((found) => found[1]);
    expect(named.length).toBeGreaterThan(80);
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  });
  test('another language is spoken as far as it goes, then English', () => {
    words.language = 'eo';
    expect([cardName(rules, 'bear'), prompt(looking('take')).title, cardName(rules, 'eagle')]).toEqual(['Urso', 'Prenu karton', 'Eagle']);
    expect(prompt(looking('take')).help).toMatch(/^It goes on your discard/);
    const discard = looking('discard');
    expect(prompt(discard).rule).toBe(discard.legal[0]?.rule);
    expect(prompt({ ...discard, legal: discard.legal.map((it) => ({ ...it, rule: 'SA-999' })) }).rule).toBe('SA-999');
  });
  test('a leap says how far it is then, what it costs and what it meets', () => {
    const at = looking('leap');
    const leap = at.legal.find((choice) => choice.action.type === 'jump') as Choice;
    const told = outlook(at, leap);
    expect(told?.figure).toBe(String(toGo(river, readForecast(leap).path.at(-1) ?? '')));
    expect(told?.chips[0]).toEqual({ text: '+1 Fatigue', tone: 'warn' });
    expect(told?.detail).toBe('Leap: Swim Forward, Swim Left');
  });
  test('a pass at a Current shows the drift', () => {
    const at = looking('current');
    const pass = at.legal.find((choice) => choice.action.type === 'pass') as Choice;
    expect(outlook(at, pass)?.chips).toHaveLength(1);
    expect(button(at, pass)).toBe('Pass and drift');
    words.language = 'fr';
    expect(button(at, pass)).toBe('Passer et dériver');
  });
  test('bears are counted from 1, as in what the rules say', () => {
    const [choice] = sits('bear').legal;
    if (choice === undefined) throw new Error('no step');
    expect(button(looking('bear'), choice)).toMatch(/^Bear 1 /);
    expect(spoken(choice.say, NAMES)).toMatch(/^Bear 1 goes /);
  });
  test('numbers take their words', () => {
    expect([0, 1, 2].map((n) => w('deck-cards', { n }))).toEqual(['0 cards', '1 card', '2 cards']);
    expect([1, 2].map((n) => w('prompt-reeds', { n }))).toEqual(['Reeds: remove a card?', 'Reeds: 2 removals left']);
    expect(prompt(looking('leap')).help).toBe('Up to three cards, one after the other.');
    words.language = 'fr';
    expect([0, 1, 2].map((n) => w('deck-cards', { n }))).toEqual(['0 carte', '1 carte', '2 cartes']);
    expect(w('turn-last-round', { names: ['Ann', 'Ben'] })).toBe('Dernière manche : Ann, Ben jouent encore');
  });
  test('cards and boards are called as the messages say, or by a name of their own', () => {
    expect(courseName(river)).toBe('Tidal Bar, Double Step, Black Canyon, The Great Falls, Last Leap');
    expect(boardName({ id: 'TT', name: 'Tour', grade: '' })).toBe('Tour');
    expect(['double_left', 'wild', 'bear', 'fatigue'].map((card) => cardEffect(rules, card))).toEqual([
      'Two hexes left-forward', 'One hex, any way ahead', 'Move a bear two hexes', 'Nothing. Alone: you rest',
    ]);
    const own = readRules({ cards: [{ id: 'left', name: 'Dash', effect: 'swim', direction: 'left', steps: 3 }] });
    expect([cardName(own, 'left'), cardEffect(own, 'left'), family(own, 'left')]).toEqual(['Dash', '3 hexes left-forward', 'double']);
    words.language = 'fr';
    expect(boardName({ id: '2M', name: null, grade: '' })).toBe('La Corniche');
  });
});

describe('a deck', () => {
  test('is counted by families and kinds', () => {
    const own = readView(sits('reeds').view).seats[0];
    if (own === undefined) throw new Error('no seat');
    const deck = deckOf(rules, own);
    expect(Object.values(deck).reduce((sum, n) => sum + n, 0)).toBe(own.owned.length);
    expect(deck.fatigue).toBe(fatigueOf(rules, own));
    expect(deck).toMatchObject({ swim: 9, double: 2, wild: 2 });
    expect(kinds(rules, ['left', 'forward', 'left'])).toEqual([{ card: 'forward', n: 1 }, { card: 'left', n: 2 }]);
  });
});

describe('while a Current runs', () => {
  /** What is seen at each event, as the shell shows it. */
  const frames: { at: Looking; told: Told }[] = [];
  let before = stretch.first;
  const past = [...stretch.past];
  for (const step of stretch.steps) {
    const { events, after } = shots(before, step);
    step.events.forEach((told, i) => {
      past.push(told);
      frames.push({ told, at: { ...still(events[i] ?? {}, scenery, {}, NAMES), playing: told, past: [...past] } });
    });
    before = after;
  }
  const at = (type: string, n = 0): Looking => {
    const found = frames.filter(({ told }) => told.event.type === type)[n];
    if (found === undefined) throw new Error(`no ${type}`);
    return found.at;
  };

  test('every salmon lies where it has just moved to', () => {
    const moves = frames.filter(({ told }) => told.event.type === 'moved');
    expect(moves).toHaveLength(6);
    for (const { at: { view }, told } of moves) expect(readView(view).seats[Number(told.event['seat'])]?.hex).toBe(told.event['to']);
  });
  test('a drift leaves its trail from where the salmon lay, over choices on the way', () => {
    // Where seat 2 lay is out of memory; seat 0 had leapt to 3H:5,10.
    expect(passing(at('moved', 0)).trail).toEqual({ seat: 2, hexes: ['3H:6,5'] });
    expect(passing(at('moved', 2)).trail).toEqual({ seat: 0, hexes: ['3H:5,10', '3H:4,9', '3H:3,8'] });
    expect(passing(at('moved', 3)).trail?.hexes).toEqual(['3H:5,10', '3H:4,9', '3H:3,8', '3H:3,6']);
  });
  test('the die says what the rules say of it', () => {
    expect(passing(at('rolled')).die).toEqual({ seat: 0, value: 6, arrow: 2 });
    expect(w('die-arrow', { arrow: 2 })).toBe('even: arrow 2');
    expect(passing(at('countered')).die).toBeNull();
  });
  test('the standing is in the order that the rules say, wherever the salmon lie', () => {
    const order = (...places: number[]) => picture.standing({ ...at('moved', 0), standing: { round: 3, places } }).map(({ seat }) => seat);
    expect([order(3, 1, 2), order(1, 3, 2)]).toEqual([[1, 2, 0], [0, 2, 1]]);
  });
  test('who has countered is spared, until the next card', () => {
    const chips = (now: Looking) => picture.standing(now).find(({ seat }) => seat === 1)?.chips.map((chip) => chip.text);
    expect(passing(at('moved', 1)).countered).toEqual([1]);
    expect(chips(at('moved', 1))).toEqual(['spared']);
    expect(passing(at('played', 1))).toEqual({ trail: null, die: null, countered: [] });
    expect(chips(at('played', 1))).toEqual([]);
  });
  test('a Current is a great moment: seat by seat, with the heights that it costs', () => {
    // At the third move seat 0 is carried from 3H:5,10; where seat 2 came from was not seen, seat 1 has countered.
    const [now, last] = [currentOf(at('moved', 2)), currentOf(at('moved', 3))];
    expect(now).toMatchObject({ by: 2, now: 0 });
    expect(now?.drifts.map(({ seat, state, hexes }) => [seat, state, hexes])).toEqual([[2, 'drifts', 1], [0, 'drifts', 2], [1, 'spared', 0]]);
    const own = last?.drifts[1];
    expect(own?.from).toBeLessThan(own?.to ?? 0);
    expect(stepsOf(at('moved', 3), picture).map(({ seat, figure, detail, state }) => [seat, figure, detail, state])).toEqual([
      [2, String(last?.drifts[0]?.to), 'to go', 'done'], [0, `${own?.from} → ${own?.to}`, 'to go', 'now'], [1, String(last?.drifts[2]?.to), 'spared', 'done'],
    ]);
    expect([currentOf(at('played', 0))?.now, currentOf(at('moved', 4)), currentOf({ ...at('moved', 2), playing: null })]).toEqual([2, null, null]);
    expect(['rolled', 'countered', 'took'].map((type) => moment(at(type).playing!.event))).toEqual(['current', 'current', null]);
  });
  test('another turn is a strip of its steps', () => {
    expect(stepsOf(at('took', 1), picture).map(({ title, figure }) => [title, figure])).toEqual([['Swims', expect.any(String)], ['Bear', '+1']]);
  });
  test('nothing of it stays when it is over', () => {
    expect(passing({ ...at('moved', 3), playing: null })).toEqual({ trail: null, die: null, countered: [] });
  });
  test('the log says what the rules say', () => {
    expect(spoken(frames.find(({ told }) => told.event.type === 'countered')?.told.say ?? { id: '' }, NAMES)).toBe('Ben discards a Current and is spared');
  });
});

describe('after the race', () => {
  test('heights and attacks are counted by the scenery', () => {
    const [distance] = measures;
    expect(distance?.of(stretch.first, 0, {}, scenery)).toBe(16);
    expect(distance?.of({ seats: [{ hex: '9Z:1,1' }] }, 0, {}, scenery)).toBeNull();
    const events = stretch.steps.flatMap((step) => step.events.map((told) => told.event));
    expect(statistics(events, 2, scenery).filter(({ value }) => value !== '0')).toEqual([
      { label: 'hexes swum', value: '2' }, { label: 'cards gained', value: '1' }, { label: 'attacks played', value: '1' }, { label: 'hexes drifted', value: '1' },
    ]);
  });
});

describe('cards of a designer’s own', () => {
  const given = [
    { id: 'eagle', name: 'Osprey', effect: 'look_at_hand' }, { id: 'fatigue', name: 'Cramp', effect: 'nothing', dead: true },
  ];
  const symbols = [{ sign: 'E', id: 'eagle', name: { id: 'own-symbol', with: { cards: ['Osprey'] } } }, { sign: 'B', id: 'bear' }];
  const own = { ...scenery, cards: given, symbols };
  const rules = readRules(own);
  test('are named in symbols, helps, buttons and measures', () => {
    expect(['eagle', 'bear'].map((id) => w('just', { value: symbolValue(rules, id) }))).toEqual(['one Osprey', 'paw: a Bear card']);
    expect(w('counter-help-look_at_hand', { card: cardValue(rules, 'eagle') })).toBe('With one Osprey of your own your hand stays hidden.');
    expect(w('counter-help-look_at_hand', { card: { word: 'card-eagle' } })).toBe('With an Eagle of your own your hand stays hidden.');
    expect(measures[1]?.named?.(own)).toEqual({ label: 'Cramp', unit: 'Cramp cards in the deck' });
    expect([measures[1]?.label, measures[1]?.unit]).toEqual(['Fatigue', 'Fatigue cards in the deck']);
    expect(statistics([], 0, own)[2]?.label).toBe('Cramp added');
  });
});

describe('the boards of a new table', () => {
  const parts = boards.parts?.(scenery, { type: 'text' });
  test('are those that the rules know', () => {
    expect(parts?.groups.map(({ ids, least, most }) => [ids.length, least, most])).toEqual([[2, 1, 1], [12, 2, 6], [2, 1, 1]]);
    expect([parts?.sample('S1'), parts?.sample('3H')]).toEqual(['S1-1E-2E-3E-4E-5E-6E-F1', 'S2-1M-2M-3H-4M-5H-6H-F2']);
    expect([parts?.piece('5E'), parts?.piece('5H'), parts?.piece('S2')]).toEqual(['5', '5', 'start']);
    expect(parts?.drawn.map(({ value }) => value)).toEqual(['random:2', 'random:3', 'random:4', 'random:5', 'random:6']);
    expect(parts?.drawn[0]?.name()).toBe('2 boards, drawn by lot');
  });
  test('are read from a river of known sides alone', () => {
    expect(parts?.read('S1-2E-4E-F1')).toEqual(['S1', '2E', '4E', 'F1']);
    expect([parts?.read('S1-2E-F1'), parts?.read('S1-TT-4E-F1'), parts?.read('random:3')]).toEqual([null, null, null]);
  });
  test('have names also before their scenery is here', () => {
    expect([boards.name('2M', null), boards.name('2M', scenery), boards.name('TT', { sides: [{ id: 'TT', name: 'Tour', piece: '2' }] })]).toEqual(['The Ledge', 'The Ledge', 'Tour']);
  });
});

describe('signs explain themselves', () => {
  const renamed = readRules({ ...scenery, cards: (scenery['cards'] as JsonObject[]).map((card) => (card['id'] === 'eagle' ? { ...card, name: 'Hawk' } : card)) });
  test('with what a symbol gives and what its card does', () => {
    expect([symbolHelp(rules, 'bear'), symbolHelp(rules, 'reeds'), symbolHelp(rules, 'swim'), pileHelp(renamed, 'eagle')]).toEqual([
      'Whoever enters takes a Bear card. Bear: Move a bear two hexes.', 'Whoever enters may remove a card from the deck.',
      'Whoever enters takes a Swim card of choice.', 'Hawk: Snatch a card from a hand.',
    ]);
    const symbols = (scenery['symbols'] as JsonObject[]).map((it) => (it['id'] === 'bear' ? { ...it, name: 'a Wolf card' } : it));
    expect(symbolHelp(readRules({ ...scenery, symbols }), 'bear')).toBe('Whoever enters takes a Wolf card. Bear: Move a bear two hexes.');
    words.language = 'fr';
    expect(symbolHelp(rules, 'wild')).toMatch(/^Qui entre ici prend une Nage libre\. Nage libre : /);
  });
  test('at every hex that has one, and at bears', () => {
    const view = readView(sits('leap').view);
    const help = (hex: Hex) => hexHelp(rules, view, hex);
    expect(river.hexes.filter((hex) => (hex.symbol !== null && hex.symbol !== 'none') !== (help({ ...hex, at: '' }) !== ''))).toEqual([]);
    const lair = river.byName.get(view.bears[0] ?? '');
    expect(lair === undefined ? '' : help(lair)).toContain('A salmon that meets this bear gets a Fatigue.');
    expect(symbolsIn(river).every((symbol) => symbolHelp(rules, symbol) !== '')).toBe(true);
  });
  test('under the pointer', () => {
    for (const hex of river.hexes) {
      const { x, y } = whereIs(river, hex);
      expect(hexAt(river, { x: x + 8, y: y - 8 })?.at).toBe(hex.at);
    }
    expect(hexAt(river, { x: -900, y: 0 })).toBeNull();
  });
});
