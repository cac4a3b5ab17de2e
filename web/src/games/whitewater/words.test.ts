// What the picture says, in both languages and in one that has only a few of its words.

import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Choice, JsonObject, Told } from '../../lib/messages';
import { say, words } from '../../lib/words.svelte';
import { still } from '../look';
import type { Looking } from '../picture';
import { autoPass } from './auto.svelte';
import { boards } from './boards';
import { readRiver, readView } from './model';
import { picture } from './picture';
import { stepsOf } from './steps';
import { cardName, effects, inPlay, w } from './words';

interface Moment { river: string; seat: number; view: JsonObject; legal: Choice[] }
interface Fixture {
  scenery: Record<string, JsonObject>;
  moments: Record<string, Moment>;
  steps: { events: Told[]; after: JsonObject }[];
}
const fixture = JSON.parse(readFileSync(new URL('./fixture.json', import.meta.url), 'utf8')) as Fixture;
const NAMES = ['Heron', 'Ada', 'Otter', 'Dipper'];
const DECISIONS = Object.keys(fixture.moments);
const cd = readRiver(fixture.scenery['cd']!);

function look(decision: string, more: Partial<Looking> = {}): Looking {
  const { river, seat, view, legal } = fixture.moments[decision]!;
  return { ...still(view, fixture.scenery[river]!, {}, NAMES), seat, decision, legal, deciding: [seat], ...more };
}
const buttons = (decision: string): string[] => {
  const at = look(decision);
  return at.legal.map((choice) => picture.button(at, choice));
};

// A language that somebody has just begun.
words.take('eo', 'whitewater', 'card-paddle = Pagajo\nprompt-start = Metu vian kajakon');
afterEach(() => {
  words.language = 'en';
});

/** Nothing that a file lacks: an id, or a variable without a value. */
const isSaid = (text: string): boolean => text !== '' && !/[{}]|\$|^[a-z]+(-[a-z_]+)+$/.test(text);

describe.each(['en', 'fr', 'eo'])('in %s', (language) => {
  test.each(DECISIONS)('%s has a title, a sentence, a rule, and a button of its own for every choice', (decision) => {
    words.language = language;
    const at = look(decision);
    const { title, help, rule } = picture.prompt(at);
    expect([title, help].filter((text) => !isSaid(text))).toEqual([]);
    expect(rule).toMatch(/^WW-/);
    const labels = buttons(decision);
    expect(labels.filter((label) => !isSaid(label))).toEqual([]);
    expect(new Set(labels).size).toBe(at.legal.length);
  });
  test('all that a choice leads to is said', () => {
    words.language = language;
    const said = DECISIONS.flatMap((decision) => {
      const at = look(decision);
      return at.legal.flatMap((choice) => {
        const it = picture.outlook(at, choice)!;
        return [it.to, ...(it.detail === '' ? [] : [it.detail]), ...it.chips.map((chip) => chip.text)];
      });
    });
    expect(said.length).toBeGreaterThan(60);
    expect(said.filter((text) => !isSaid(text))).toEqual([]);
  });
  test('the log says every event', () => {
    words.language = language;
    const said = fixture.steps.flatMap((step) => step.events).map((told) => say(told.say, NAMES, 'whitewater'));
    expect(said.filter((text) => !isSaid(text))).toEqual([]);
  });
  test('every card has a name and lines', () => {
    words.language = language;
    for (const { id } of [...cd.cards, ...cd.events]) {
      expect([cardName(cd, id), ...effects(cd, id)].filter((text) => !isSaid(text))).toEqual([]);
      expect(effects(cd, id).length).toBeGreaterThan(0);
    }
  });
  test('head, phases, measures and figures have words', () => {
    words.language = language;
    const { course, phases } = picture.head(look('play'));
    const labels = [...picture.measures!.flatMap((it) => [it.label, it.unit]), ...picture.statistics!([], 0, look('play').scenery).map((it) => it.label)];
    expect([course, ...phases.map((it) => it.label), ...labels].filter((text) => !isSaid(text))).toEqual([]);
    expect(phases.filter((it) => it.state === 'now').map((it) => it.key)).toEqual(['play']);
  });
});

test('a language that lacks a message says it in English, message by message', () => {
  words.language = 'eo';
  expect([picture.prompt(look('start')).title, picture.prompt(look('play')).title]).toEqual(['Metu vian kajakon', 'Play a card, or Eddy Out first']);
  expect([cardName(cd, 'paddle'), cardName(cd, 'ferry')]).toEqual(['Pagajo', 'Ferry']);
});

test('buttons say what the rules say of a choice, and less where that is too long', () => {
  expect(buttons('start')[0]).toBe('Start on b1');
  expect(buttons('play')).toEqual(['Play Advance River', 'Play Power Paddle', 'Eddy Out first']);
  expect(buttons('respond')).toEqual(['Pass', 'Eddy Out']);
  expect(buttons('maneuver')).toEqual(['Stay on e5', 'Go left 1 to d5', 'Go left 2 to c5', 'Go right 1 to f5']);
  expect(buttons('rock_side')).toEqual(['Go left of the Rock d18, to c18', 'Go right of the Rock d18, to e18']);
  expect(buttons('choose')).toEqual(['Rapids', 'Rock']);
  words.language = 'fr';
  expect(buttons('maneuver')).toEqual(['Rester en e5', '1 case à gauche, en d5', '2 cases à gauche, en c5', '1 case à droite, en f5']);
});

test('an outlook has figure, where to, costs and rules', () => {
  const at = look('play');
  const it = picture.outlook(at, at.legal[0]!)!;
  expect([it.figure, it.to, it.detail]).toEqual(['+3', 'to c16', '']);
  expect(it.chips.map((chip) => chip.text)).toContain('−1 card');
  expect(it.rules).toContain('WW-050');
  expect(picture.outlook(at, at.legal[1]!)!.detail).toMatch(/^Next Advance: to c16/);
});

test('a step that is not possible says what is there', () => {
  words.language = 'fr';
  const at = look('maneuver');
  expect(stepsOf(at, readView(at.view)).at(-1)!.note).toBe('berge');
});

describe('cards', () => {
  test('have the lines that are printed on them', () => {
    expect([effects(cd, 'brace'), effects(cd, 'still_pool'), effects(cd, 'advance_river')]).toEqual([['Speed −1', 'Draw 2'], ['Speed becomes 2'], ['Advance the river']]);
    expect(effects(cd, 'spot_hazard')).toEqual(['Rapids: speed +1', 'Rock: maneuver']);
    words.language = 'fr';
    expect(effects(cd, 'spot_hazard')).toEqual(['Rapide : vitesse +1', 'Rocher : manœuvre']);
  });
  test('of custom content are called and explained as they are written', () => {
    const own = readRiver({ cards: [{ id: 'paddle', name: 'Splash', lines: [{ id: 'line-draw', with: { cards: 4 } }] }] });
    expect([cardName(own, 'paddle'), effects(own, 'paddle')]).toEqual(['Splash', ['Draw 4']]);
    const { river: _, view, seat } = fixture.moments['respond']!;
    const at = { ...still(view, { cards: [{ id: 'advance_river', name: 'Flood' }] }, {}, NAMES), seat, decision: 'respond' };
    expect(picture.prompt(at).title).toMatch(/ plays Flood: Eddy Out first\?$/);
  });
});

describe('the river', () => {
  test('is called by its segments, custom ones as their files say', () => {
    const course = (laid: JsonObject[]) => picture.head({ ...look('play'), scenery: { laid } }).course;
    expect(picture.head(look('play')).course).toBe('Slot Gorge + Twin Falls, 4 kayaks');
    expect(course([{ id: 'A', name: 'Village' }, { id: 'B' }, { id: 'X' }])).toBe('Village + Boulder Garden + a river of your own, 4 kayaks');
  });
  test('and so are the boards of a new table', () => {
    expect([boards.name('C', null), boards.line!(fixture.scenery['cd']!)]).toEqual(['Slot Gorge', '38 rows']);
    words.language = 'fr';
    expect([boards.name('C', null), boards.line!(fixture.scenery['cd']!)]).toEqual(['La Gorge étroite', '38 rangées']);
    const text = boards.own!(fixture.scenery['cd']!).split('\n');
    expect([text[2], text[3], text.at(-1), text.length]).toEqual(['   abcdefg', '20 #^^^^^#', ' 1 #^^^^^#', 26]);
  });
});

describe('passing by itself', () => {
  const watched = (at: Looking): number => {
    vi.useFakeTimers();
    let passed = 0;
    autoPass.on = true;
    const act = { focus: vi.fn(), pick: vi.fn(), propose: vi.fn(), draft: vi.fn(), why: vi.fn(), confirm: (choice?: Choice) => (passed += choice?.action.type === 'pass' ? 1 : 0) };
    autoPass.watch(at, act);
    vi.runAllTimers();
    autoPass.on = false;
    vi.useRealTimers();
    return passed;
  };
  test('is done where the rules say that nothing is lost, and not before a card that moves all', () => {
    const at = look('respond');
    const said = (idle: 'once' | 'window' | null): Looking => ({ ...at, legal: at.legal.map((it) => (it.action.type === 'pass' ? { ...it, idle } : it)) });
    expect(watched(at)).toBe(0);
    expect(watched(said('window'))).toBe(1);
    expect(watched(said('once'))).toBe(0);
    expect(watched(said(null))).toBe(0);
  });
  test('names those cards', () => {
    expect(w('hand-auto', { cards: [{ word: 'card-advance_river' }] })).toBe('Pass automatically unless Advance River is played');
    expect(w('hand-auto', { cards: [] })).toBe('Pass automatically');
  });
});

test('the card in play agrees with whoever plays it', () => {
  const [mine, others] = [0, 1].map((seat) => (at: Looking) => inPlay(at, seat, cd, 'paddle'));
  const at = look('start', { seat: 0 });
  expect([mine!(at), others!(at)]).toEqual(['play Paddle', 'plays Paddle']);
  expect(mine!(look('start', { seat: null }))).toBe('plays Paddle');
  words.language = 'fr';
  expect([mine!(at), others!(at)]).toEqual(['jouez Pagaie', 'joue Pagaie']);
});
