import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Choice, GameEvent, JsonObject } from '../../lib/messages';
import { still } from '../look';
import type { Looking } from '../picture';
import { isInView, lookAt, scaleFor } from './camera';
import { bearShown, bearSpots, bearsToMove, drafted, leaps, placesOf, swimSpots, tapDiscard, tapPlay } from './choose';
import { verdict } from './finish';
import { fold } from './fold';
import { sheetsOf, touch } from './grove';
import { meaning } from './keys';
import { drawLandscape, outlines } from './landscape';
import { cardsOf, deckOf, fatigueOf, kinds, readForecast, readView, type Card } from './model';
import { button, outlook, prompt } from './outlook';
import { arc, pieces } from './pieces';
import { isHome, neighbour, readRiver, spot, toGo } from './river';
import { say } from './say';

// From races against bots on one river: what the server sent at some decisions, and the steps of a whole race.
interface Situation { seat: number; decision: string; view: JsonObject; legal: Choice[] }
interface Recorded { scenery: JsonObject; situations: Record<string, Situation> }
interface After {
  hexes: string[]; bears: string[]; supply: Record<string, number>; hands: number[]; draws: number[]; discards: number[]; owned: number[]; played: number;
}
interface Race { first: JsonObject; steps: { events: GameEvent[]; after: After }[] }

const file = <T>(name: string): T => JSON.parse(readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), 'utf8')) as T;
const recorded = file<Recorded>('situations');
const race = file<Race>('race');
const river = readRiver(recorded.scenery);
const NAMES = ['Ann', 'Ben', 'Cas', 'Dee'];

function sits(name: string): Situation {
  const found = recorded.situations[name];
  if (found === undefined) throw new Error(`no situation ${name}`);
  return found;
}
function looking(name: string, more: Partial<Looking> = {}): Looking {
  const { view, legal, seat, decision } = sits(name);
  return { ...still(view, recorded.scenery, {}, NAMES), seat, legal, decision, ...more };
}
const handOf = (name: string): readonly Card[] => readView(sits(name).view).seats[0]?.hand.cards ?? [];

describe('the river', () => {
  test('lies as the boards are joined', () => {
    expect(river.length).toBe(50);
    expect(river.boards.map((board) => board.id)).toEqual(['S2', '3H', '5H', '6H', 'F2']);
    const start = river.byName.get('S2:4,1');
    expect(start === undefined ? '' : neighbour(river, start, 'n')?.ground).toBe('#');
    expect(toGo(river, 'S2:4,1')).toBe(49);
    expect(river.hexes.filter((hex) => hex.joint)).toHaveLength(12);
  });
  test('ends in the spawning ground', () => {
    expect(isHome(river, 'F2:4,7')).toBe(true);
    expect(toGo(river, 'F2:4,7')).toBe(0);
    expect(isHome(river, 'F2:4,5')).toBe(false);
  });
  test('has closed outlines around all water, and the same landscape for everybody', () => {
    const lines = outlines(river);
    expect(lines.every((line) => line.length >= 6)).toBe(true);
    expect(drawLandscape(readRiver(recorded.scenery))).toEqual(drawLandscape(river));
  });
  test('draws one mark for every arrow and symbol, and no tree on a hex', () => {
    const scene = drawLandscape(river);
    const drawn = scene.arrows.reduce((sum, group) => sum + (group.plain + group.numbered).split('M').length - 1, 0);
    expect(drawn).toBe(river.hexes.reduce((sum, hex) => sum + hex.arrows.length, 0));
    expect(scene.symbols).toHaveLength(river.hexes.filter((hex) => hex.symbol !== null).length);
    const places = river.hexes.map((hex) => spot(river, hex.at)).filter((at) => at !== null);
    expect(scene.trees.some((tree) => places.some((at) => Math.hypot(at.x - tree.x, at.y - tree.y + tree.height * 0.3) < 39))).toBe(false);
  });
  test('draws every tree once, and a nearer one over what it touches', () => {
    const trees = drawLandscape(river).trees.slice(0, 300);
    const sheets = sheetsOf(trees);
    const order = new Map(sheets.flatMap((sheet, i) => sheet.map((tree) => [tree, i] as const)));
    expect(order.size).toBe(trees.length);
    const pairs = trees.flatMap((far, i) => trees.slice(i + 1).filter((near) => touch(far, near)).map((near) => [far, near] as const));
    expect(pairs.length).toBeGreaterThan(0);
    expect(pairs.filter(([far, near]) => (order.get(far) ?? 0) >= (order.get(near) ?? 0))).toEqual([]);
    expect(sheets.length).toBeLessThan(trees.length / 4);
  });
  test('survives a scenery that says nothing', () => {
    expect(readRiver({}).hexes).toEqual([]);
    expect(drawLandscape(readRiver({})).falls).toEqual([]);
  });
});

describe('the camera', () => {
  const box = { width: 1000, height: 640, covered: 172 };
  test('brings any hex into the box', () => {
    const scale = scaleFor(box, false);
    for (const hex of river.hexes) {
      const at = spot(river, hex.at);
      if (at === null) continue;
      const camera = lookAt(river, box, scale, at);
      expect(at.y * scale + camera.y).toBeGreaterThan(0);
      expect(at.y * scale + camera.y).toBeLessThan(box.height);
    }
  });
  test('sees a salmon in the middle, not one at the edge', () => {
    expect(isInView(box, 1, { x: 0, y: 0 }, { x: 600, y: 320 })).toBe(true);
    expect(isInView(box, 1, { x: 0, y: 0 }, { x: 600, y: 30 })).toBe(false);
  });
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
  });
  test('arrows and letters answer the rest', () => {
    expect(meaning('ArrowRight', 'ArrowRight', looking('take'), held('take'))).toMatchObject({ pick: { action: { type: 'take' } } });
    expect(meaning('p', 'KeyP', looking('reeds'), held('reeds'))).toMatchObject({ pick: { action: { type: 'pass' } } });
    expect(meaning('1', 'Digit1', looking('eagle'), held('eagle'))).toMatchObject({ pick: { action: { type: 'snatch' } } });
    expect(meaning('c', 'KeyC', looking('current'), held('current'))).toBeNull();
  });
});

describe('words', () => {
  test('every decision has a title, every choice a button', () => {
    for (const [name, { legal }] of Object.entries(recorded.situations)) {
      const at = looking(name);
      expect(prompt(at).title).not.toBe('');
      for (const choice of legal) expect(button(at, choice)).not.toMatch(/\{|undefined|^$/);
    }
  });
  test('a leap says how far it is then, what it costs and what it meets', () => {
    const at = looking('leap');
    const leap = at.legal.find((choice) => choice.action.type === 'jump') as Choice;
    const told = outlook(at, leap);
    expect(told?.figure).toBe(String(toGo(river, readForecast(leap).path.at(-1) ?? '')));
    expect(told?.chips[0]).toEqual({ text: '+1 Fatigue', tone: 'warn' });
  });
  test('a pass at a Current shows the drift', () => {
    const at = looking('current');
    const pass = at.legal.find((choice) => choice.action.type === 'pass') as Choice;
    expect(outlook(at, pass)?.chips).toHaveLength(1);
    expect(button(at, pass)).toBe('Pass and drift');
  });
  test('bears are numbered from 1', () => {
    expect(say({ event: { type: 'bear_moved', bear: 0, to: '2E:6,7' }, rule: '', say: { id: 'event' } }, NAMES)).toBe('Bear 1 goes to 2E 6,7.');
  });
});

describe('a deck', () => {
  test('is counted by families and kinds', () => {
    const own = readView(sits('reeds').view).seats[0];
    if (own === undefined) throw new Error('no seat');
    const deck = deckOf(own);
    expect(Object.values(deck).reduce((sum, n) => sum + n, 0)).toBe(own.owned.length);
    expect(deck.fatigue).toBe(fatigueOf(own));
    expect(kinds(['left', 'forward', 'left'])).toEqual([{ card: 'forward', n: 1 }, { card: 'left', n: 2 }]);
  });
});

describe('folding the events of a race', () => {
  test('leads, step by step, to what the server then shows', () => {
    let view = race.first;
    const kindsSeen = new Set<string>();
    race.steps.forEach(({ events, after }, i) => {
      for (const event of events) kindsSeen.add(event.type);
      view = events.reduce(fold, view);
      const read = readView(view);
      expect({
        i, hexes: read.seats.map((it) => it.hex), bears: read.bears, supply: read.supply, hands: read.seats.map((it) => it.hand.count),
        draws: read.seats.map((it) => it.draw.count), discards: read.seats.map((it) => it.discard.length), owned: read.seats.map((it) => it.owned.length), played: read.played.length,
      }).toEqual({ i, ...after });
    });
    expect(kindsSeen.size).toBeGreaterThan(12);
  });
  test('a drift leaves its trail, a new card wipes it', () => {
    const at = race.first;
    const drifted = [{ type: 'moved', seat: 0, to: '3H:5,0', how: 'current' }, { type: 'moved', seat: 0, to: 'S2:4,5', how: 'current' }].reduce(fold, at);
    expect(readView(drifted).passing.trail?.hexes).toHaveLength(3);
    expect(readView(fold(drifted, { type: 'played', seat: 1, card: 'forward' })).passing.trail).toBeNull();
  });
});

test('the verdict says who is home, or that nobody is', () => {
  const of = (result: JsonObject, ...hexes: string[]) =>
    verdict({ river: 'S1-2E-4E-F1', max_rounds: 9, result, seats: hexes.map((hex) => ({ hex })) }, ['Ada', 'Bea']);
  const arrival = { reason: 'arrival', winners: [1] };
  expect(of(arrival, 'F1:4,1', 'F1:4,7')).toEqual({ words: 'Bea alone has reached the spawning ground.', rule: 'SA-102' });
  expect(of(arrival, 'F1:3,6', 'F1:4,7')?.words).toMatch(/fewer Fatigue/);
  expect(of({ ...arrival, winners: [0, 1] }, 'F1:3,6', 'F1:4,7')?.rule).toBe('SA-103');
  expect(of({ reason: 'round_limit', winners: [0] }, '4E:3,6', '2E:4,7')).toMatchObject({ rule: 'SA-105' });
  expect(of({ reason: 'round_limit', winners: [0, 1] }, '4E:3,6', '4E:3,6')?.rule).toBe('SA-104');
});
