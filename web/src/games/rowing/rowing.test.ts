// The fixture holds situations and steps of a real race of three boats in Gusty Bay, as seat 0 was told of them.

import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { isTold } from '../../lib/looking';
import type { Change, Choice, GameEvent, JsonObject, Told } from '../../lib/messages';
import { shots } from '../../lib/patch';
import { idleOf } from '../../lib/race';
import { say, words } from '../../lib/words.svelte';
import { lines } from '../../finish/chart';
import { stepsOf } from '../../table/steps';
import { still } from '../look';
import type { Looking } from '../picture';
import { boards } from './boards';
import { flights } from './flights';
import { BEYOND, follow, lying, past, standing } from './geometry';
import { contains, exactly, faceOf, marks, offered, readCourse, readForecast, readView } from './model';
import { crabOf, crabWords, followed, moment, step } from './moment';
import { picture } from './picture';
import { secretOf } from './secret';
import { cardLabel, courseName, rateName } from './words';

interface Asked { decision: string; view: JsonObject; legal: Choice[] }
interface Shown { view: JsonObject; step: { events: Told[]; changes: Change[] }; after: JsonObject }
interface Fixture {
  scenery: JsonObject;
  places: number[];
  moments: Record<'rate' | 'play' | 'tides' | 'motivation' | 'discard', Asked> & Record<'crab' | 'home' | 'over', Shown>;
  events: GameEvent[];
}
const fixture = JSON.parse(readFileSync(new URL('./fixture.json', import.meta.url), 'utf8')) as Fixture;
const { scenery, moments } = fixture;
const course = readCourse(scenery);
const NAMES = ['Ann', 'Ben', 'Cleo'];
const DECISIONS = ['rate', 'play', 'tides', 'motivation', 'discard'] as const;

function look(decision: (typeof DECISIONS)[number], more: Partial<Looking> = {}): Looking {
  const { view, legal } = moments[decision];
  return { ...still(view, scenery, {}, NAMES), seat: 0, decision, legal, deciding: [0], ...more };
}

/** The choice with these cards, or of this type or rate. */
function choose(at: Looking, wanted: string | number | readonly string[]): Choice {
  const fits = (it: Choice) => (Array.isArray(wanted) ? exactly([it], wanted) !== null : it.action.type === wanted || it.action['to'] === wanted);
  const found = at.legal.find(fits);
  expect(found, `${wanted} is legal`).toBeDefined();
  return found!;
}

const view = (moment: Shown, type: string, seat: number) => {
  const i = moment.step.events.findIndex(({ event }) => event.type === type && event['seat'] === seat);
  expect(i, type).toBeGreaterThanOrEqual(0);
  return readView(shots(moment.view, moment.step).events[i]!);
};

test('what was chosen in secret is marked until it has been shown, also while another boat is asked something', () => {
  const chosen = (phase: string, own: JsonObject, more: Partial<Looking> = {}) => {
    const view = moments.tides.view as JsonObject & { boats: JsonObject[] };
    const boats = view.boats.map((boat, i) => (i === 0 ? { ...boat, ...own } : boat));
    return secretOf(look('tides', { view: { ...view, phase, boats }, decision: null, legal: [], deciding: [1], ...more }));
  };
  const shown = (seat: number): Told => ({ event: { type: 'revealed', seat }, rule: 'RW-050', say: { id: 'event-revealed' } });
  const [down, up] = [{ played: ['p1', 'p2'], revealed: false }, { played: ['p1', 'p2'], revealed: true }];
  expect(chosen('rate', { played: [], revealed: false, chosen: 39 })).toEqual({ rate: 39, cards: [] });
  for (const phase of ['play', 'tides', 'motivation', 'discard']) expect(chosen(phase, down)).toEqual({ rate: null, cards: ['p1', 'p2'] });
  expect(chosen('tides', up, { playing: shown(0) })).toEqual({ rate: null, cards: ['p1', 'p2'] });
  expect(chosen('tides', up, { playing: shown(1) })).toBeNull();
  expect(chosen('tides', up)).toBeNull();
  expect(chosen('tides', down, { decision: 'tides' })).toBeNull();
});

afterEach(() => {
  words.language = 'en';
});

interface End { chance?: number; space: number; cost?: number; crab?: string }

function play(cards: string[], ends: End[]): Choice {
  const outcomes = ends.map(({ chance = 1000, space, cost = 0, crab }) => ({
    per_mille: chance, pace: space - 10, space, ends_on: crab === undefined ? space : 9, stamina: 3, crab: crab ?? null,
    checks: cost > 0 ? [{ line: '1000', limit: 5, cost }] : [],
  }));
  const spaces = ends.map((end) => end.space);
  const space = { least: Math.min(...spaces), most: Math.max(...spaces) };
  return { action: { type: 'play', cards }, say: { id: 'action-play' }, rule: 'RW-040', forecast: { outcomes, space } };
}

const boat = (space: number, more: JsonObject = {}): JsonObject => ({
  lane: 1, space, rate: 36, stamina: 6, hand: { count: 7 }, deck: { count: 8 }, discard: [], played: { count: 0 }, ...more,
});

describe('landing marks', () => {
  const legal = [
    play(['p1', 'p3'], [{ space: 14 }]), play(['p2', 'p2'], [{ space: 14 }]), play(['p3', 'p3'], [{ space: 16, cost: 2 }]),
    play(['p1', 's'], [{ chance: 500, space: 12 }, { chance: 500, space: 14, crab: '1000' }]),
  ];
  test('show each space once, by the most certain play, then the one with the fewest of the strongest cards', () => {
    const found = marks(course, legal, []);
    expect(found.map((mark) => [mark.space, mark.kind, mark.cost, mark.sure])).toEqual([
      [12, 'free', 0, false], [14, 'free', 0, true], [16, 'pays', 2, true],
    ]);
    expect(found[1]?.choice.action['cards']).toEqual(['p2', 'p2']);
  });
  test('leave only what the picked cards still allow', () => {
    expect(marks(course, legal, ['p1']).map((mark) => mark.space)).toEqual([12, 14]);
    expect(marks(course, legal, ['p1', 's']).map((mark) => mark.kind)).toEqual(['free', 'crab']);
  });
});

describe('a play that is built card by card', () => {
  const legal = [play(['p1', 'p1'], [{ space: 12 }]), play(['p1', 'p2'], [{ space: 13 }])];
  test('is found whatever the order of the cards', () => {
    expect(exactly(legal, ['p2', 'p1'])).toBe(legal[1]);
    expect(exactly(legal, ['p1'])).toBeNull();
  });
  test('counts equal cards', () => {
    expect(contains(legal[0]!, ['p1', 'p1'])).toBe(true);
    expect(contains(legal[1]!, ['p1', 'p1'])).toBe(false);
  });
});

describe('what is seen of an event', () => {
  test.each(['crab', 'home', 'over'] as const)('is what the server says: %s ends in its view', (key) => {
    expect(shots(moments[key].view, moments[key].step).after).toEqual(moments[key].after);
  });
  test('a crab takes from the supply before the boat falls back', () => {
    const [before, at] = [readView(moments.crab.view), view(moments.crab, 'crab', 0)];
    expect([before.supply, at.supply, at.boats[0]?.crabs]).toEqual([16, 14, 1]);
    expect([at.boats[0]?.space, view(moments.crab, 'moved', 0).boats[0]?.space]).toEqual([38, 34]);
  });
  test('cards are face down until they are shown', () => {
    const cards = (it: ReturnType<typeof readView>) => [it.boats[2]?.played, it.boats[2]?.playedCount, it.turn];
    expect(cards(readView(moments.crab.view))).toEqual([null, 1, 0]);
    expect(cards(view(moments.crab, 'drew', 0))).toEqual([null, 1, 0]);
    expect(cards(view(moments.crab, 'revealed', 2))).toEqual([['p3'], 1, 2]);
  });
  test('whoever has chosen is ticked at once', () => {
    expect([readView(moments.home.view).deciding, view(moments.home, 'cards_chosen', 0).deciding]).toEqual([[0], []]);
  });
  test('a boat is home when it has crossed the line, and not while it rows', () => {
    expect([view(moments.home, 'moved', 0).boats[0]?.finished, view(moments.home, 'crossed_finish', 0).boats[0]?.finished]).toEqual([null, 9]);
  });
  test('moves take time, what only the board shows takes none and is not in the log', () => {
    const told = [...moments.home.step.events, ...moments.over.step.events];
    expect(told.filter(({ event }) => event.type === 'moved').every(({ event }) => picture.beat(event) > 250)).toBe(true);
    expect(told.filter((it) => !isTold(picture, it)).map(({ event }) => [event.type, picture.beat(event)])).toEqual([['cards_chosen', 0], ['cards_chosen', 0]]);
  });
  test('the cards that fly are those that are shown', () => {
    const shown = moments.home.step.events.find(({ event }) => event.type === 'revealed')!.event;
    expect(flights(shown, scenery).map(({ from, to, face }) => [from, to, face])).toEqual(['2', '3', '?'].map((face) => ['cards-0', 'boat-0', face]));
    expect(flights({ type: 'moved', seat: 0 }, scenery)).toEqual([]);
  });
});

describe('the order', () => {
  test('is the one that the rules say, whatever lies farther', () => {
    const view = { order: [0, 1, 2], boats: [boat(43), boat(20), boat(41, { finished: 6 })] };
    const order = (...places: number[]) => picture.standing({ ...still(view, scenery, {}, NAMES), standing: { round: 7, places } }).map(({ seat }) => seat);
    expect([order(2, 3, 1), order(3, 1, 2), order(1, 1, 1)]).toEqual([[2, 0, 1], [1, 2, 0], [0, 1, 2]]);
  });
});

describe('the course', () => {
  test('is what the scenery says, and nothing is made up without one', () => {
    expect(course.lines.map((line) => [line.id, line.before, line.limit])).toEqual([['500', 10, 6], ['1000', 20, 3], ['1500', 30, 6], ['finish', 34, 3]]);
    expect([course.spaces, course.lanes, course.stamina, course.hand, course.tide.steps]).toEqual([40, 6, 6, 7, 1]);
    const nothing = readCourse({});
    expect([nothing.lines, nothing.rates, nothing.faces, nothing.stamina, courseName(nothing)]).toEqual([[], [], [], 0, '']);
    expect(picture.standing(still({}, {}, {}, []))).toEqual([]);
  });
  test('can be written with the limits of the rules', () => {
    const figures = boards.figures?.(scenery);
    expect([figures?.least, figures?.most, figures?.fields[3]]).toEqual([3, 12, { key: 'finish', label: 'Finish Zone', value: 3 }]);
    expect([boards.name('gusty_bay', null), boards.line?.(scenery)]).toEqual(['Gusty Bay', '6 · 3 · 6 · 3']);
  });
  test('is called what custom content calls it, and so are its rates and cards', () => {
    const own = readCourse({ ...scenery, course: { id: 'pond', name: 'Pond' }, rates: [{ rate: 36, name: 'Lazy' }], cards: [{ id: 'p2', name: 'Gust', pace: 4, flips: 0 }] });
    expect([courseName(own), rateName(own, 36), cardLabel(own.faces[0]!, own)]).toEqual(['Pond', 'Lazy', '4 Row 4 spaces']);
  });
  test('fits whole into a lying board', () => {
    const g = lying(1084, 540, course);
    expect(g.bow(0)).toBeGreaterThan(0);
    expect(g.end).toBeLessThan(1084);
    expect(g.y(6) + g.lane / 2).toBeCloseTo(540 - g.bottom);
  });
  test.each([1084, 736])('leaves room past the finish for boats and landing marks, %i wide', (width) => {
    expect(past(40, [10, 31], [41])).toBe(0);
    expect(past(40, [10, 36], [])).toBe(BEYOND);
    const beyond = past(40, [10, 39], [45, 50]);
    const g = lying(width, 540, course, beyond);
    expect(g.x(50) + g.space).toBeLessThan(width);
    expect(g.x(50)).toBeGreaterThan(g.end);
  });
  test('stands upright on a phone and follows a boat without leaving the water', () => {
    const g = standing(390, 380, course);
    expect(g.bow(10)).toBeGreaterThan(g.bow(20));
    for (const space of [0, 10, 25, 40, 46]) {
      const top = follow(g, space);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(g.bow(space) - top).toBeGreaterThanOrEqual(0);
      expect(g.bow(space) - top).toBeLessThan(380);
    }
  });
});

test('a forecast that says nothing is read as nothing', () => {
  const forecast = readForecast({ action: { type: 'pass' }, say: { id: 'action' }, rule: '', forecast: null });
  expect([forecast.outcomes, forecast.crab, forecast.space]).toEqual([[], 0, { least: 0, most: 0 }]);
});

test('a tide is shown before it is answered, a rate is not', () => {
  expect(offered(look('tides'))?.action.type).toBe('tides');
  expect(offered(look('motivation'))?.action.type).toBe('motivation');
  expect(offered(look('rate'))).toBe(null);
});

test('what does nothing is what the rules call idle', () => {
  expect(DECISIONS.map((decision) => idleOf(moments[decision].legal)?.action ?? null)).toEqual([
    null, null, { type: 'pass' }, { type: 'pass' }, { type: 'discard', cards: [] },
  ]);
});

describe('what is said', () => {
  const asked = () => DECISIONS.map((decision) => picture.prompt(look(decision, { draft: ['p1'] }))).map(({ title, help }) => `${title} | ${help}`);
  const buttons = () => [
    picture.button(look('rate'), choose(look('rate'), 39)), picture.button(look('play'), choose(look('play'), ['p1', 'p3'])),
    picture.button(look('play'), choose(look('play'), ['p3', 's'])), ...moments.motivation.legal.map((it) => picture.button(look('motivation'), it)),
    picture.button(look('tides'), choose(look('tides'), 'tides')), picture.button(look('discard'), choose(look('discard'), [])),
    picture.button(look('discard'), choose(look('discard'), ['p2', 'p3'])),
  ];
  const chips = (decision: (typeof DECISIONS)[number], wanted: Parameters<typeof choose>[1]) => {
    const { figure, to, detail, chips: all } = picture.outlook(look(decision), choose(look(decision), wanted))!;
    return [figure, to, detail, ...all.map((chip) => chip.text)];
  };

  test('asks in English', () => {
    expect(asked()).toEqual([
      'Choose your rate | It says how many cards you play; all choose in secret.',
      'Play 2 cards | Steady asks for exactly 2. 1 picked.',
      'Take the tide? | One space for nothing, or stay where you are.',
      'Surge? | A rival is near: two spaces for 1 stamina.',
      'Discard Pace cards | Pick what you do not need; you draw up to seven.',
    ]);
    expect(buttons()).toEqual([
      'Set 39 Steady', 'Row 4 to 1900 m', 'Row 4–6, flip decides', 'Surge to 600 m, pays 1', 'Stay at 500 m', 'Take the tide to 350 m',
      'Keep all, draw 2', 'Discard 2, draw 4',
    ]);
  });
  test('asks in French', () => {
    words.language = 'fr';
    expect(asked()).toEqual([
      'Choisissez la cadence | Elle dit combien de cartes vous jouez ; tous choisissent en secret.',
      'Jouez 2 cartes | Régulier en demande exactement 2. Prises : 1.',
      'Prendre la marée ? | Une case gratuite, ou restez où vous êtes.',
      'Accélérer ? | Un rival est proche : deux cases contre 1 de souffle.',
      'Défaussez des cartes Allure | Prenez ce qui ne sert pas ; vous piochez jusqu’à sept.',
    ]);
    expect(buttons().slice(0, 4)).toEqual(['Régler 39 Régulier', 'Ramer 4 jusqu’à 1900 m', 'Ramer 4–6, la carte décide', 'Accélérer à 600 m, coûte 1']);
  });
  test('asks with the numbers of the rules', () => {
    const other = { ...scenery, hand: 5, tide: { steps: 3, price: 0 }, motivation: { steps: 1, price: 2 }, flip: { least: 0, most: 4 } };
    const helps = (['tides', 'motivation', 'discard'] as const).map((decision) => picture.prompt({ ...look(decision), scenery: other }).help);
    expect(helps).toEqual(['3 spaces for nothing, or stay where you are.', 'A rival is near: one space for 2 stamina.', 'Pick what you do not need; you draw up to 5.']);
    const [s, e] = ['s', 'e'].map((card) => faceOf(course, card)!);
    expect([cardLabel(s!, readCourse(other)), cardLabel(e!, course), cardLabel(course.faces[0]!, course)]).toEqual(['? Suffering Flip, add 0 to 4', 'Exhaustion Dead weight', '1 Row 1 space']);
  });
  test('foretells cost and crab with their rules', () => {
    expect(chips('play', ['p3', 's'])).toEqual(['+4–6', '1900 to 2000 m', 'crosses Finish Zone at Pace 4–6', 'pays 1 to 3 of 2', '33 % crab, back to 1700 m']);
    expect(chips('play', ['p1', 'p2'])).toEqual(['+3', 'to 1850 m', 'crosses Finish Zone at Pace 3', 'free', '0 % crab']);
    expect(chips('rate', 39)).toEqual(['+2–5', '1050 to 1200 m', 'crosses 1000 m at Pace 2–5', 'costs 1 now', 'pays 0 to 2 of 2', '0 % crab']);
    expect(chips('discard', []).slice(3)).toEqual(['draws 2 cards']);
    expect(picture.outlook(look('play'), choose(look('play'), ['p3', 's']))?.rules).toEqual(['RW-040', 'RW-092', 'RW-095']);
    words.language = 'fr';
    expect(chips('play', ['p3', 's'])).toEqual(['+4–6', '1900 à 2000 m', 'passe Zone d’arrivée à l’allure 4–6', 'paie 1 à 3 sur 2', '33 % fausse pelle, retour à 1700 m']);
  });
  test('stands beside the board', () => {
    const end = { ...still(moments.over.after, scenery, {}, NAMES), standing: { round: 13, places: fixture.places } };
    expect(picture.standing(end).map(({ seat, figure, chips: all }) => [seat, figure, ...all.map((chip) => chip.text)])).toEqual([
      [2, 'home, round 9'], [0, 'home, round 9', '1 crab'], [1, 'home, round 13', '3 crabs'],
    ]);
    expect(picture.standing(look('tides')).map(({ figure }) => figure)).toContain('300 m');
    const head = picture.head(look('tides'));
    expect([head.course, head.phases.map(({ label }) => label)]).toEqual(['Gusty Bay, 3 boats', ['Rate', 'Play', 'Reveal', 'Tides', 'Surge', 'Discard', 'Splits', 'Replenish']]);
    words.language = 'fr';
    expect([picture.head(look('tides')).course, picture.head(look('tides')).phases[2]?.label]).toEqual(['Baie aux rafales, 3 bateaux', 'Révélation']);
  });
  test('the log is what the rules say', () => {
    const log = () => moments.crab.step.events.map((told) => say(told.say, NAMES, 'rowing'));
    expect(log().slice(0, 4)).toEqual([
      'Ann is checked in the Finish Zone: Pace 7, limit 3, costs 4', 'Ann pays 1 stamina for its Pace',
      'Ann cannot pay in the Finish Zone and catches a crab: 2 Suffering', 'Ann falls back 4 spaces to 1700 m',
    ]);
    words.language = 'fr';
    expect(log()[3]).toBe('Ann recule de 4 cases jusqu’aux 1700 m');
  });
  test('a language that lacks a message says it in English', () => {
    words.take('eo', 'rowing', 'ask-tides = Ĉu preni la tajdon?\nphase-tides = tajdo');
    words.language = 'eo';
    const { title, help } = picture.prompt(look('tides'));
    expect([title, help]).toEqual(['Ĉu preni la tajdon?', 'One space for nothing, or stay where you are.']);
    expect(picture.head(look('tides')).phases.slice(2, 4).map(({ label }) => label)).toEqual(['Reveal', 'Tajdo']);
  });
});

describe('after the race', () => {
  test('figures are counted from the events', () => {
    expect(picture.statistics?.(fixture.events, 0, fixture.scenery).map(({ label, value }) => `${label} ${value}`)).toEqual([
      'home in round 9', 'best Pace 8', 'stamina spent 7', 'flips 8', 'tides 3', 'surges 0', 'crabs 1',
    ]);
  });
  test('lines are in metres of the course and end where a boat is home', () => {
    const distance = picture.measures?.find((it) => it.key === 'distance');
    const steps = [2, 9, 13].map((round) => ({ events: [], standing: { round, places: [1, 1, 1] } }));
    const [own] = lines({ standing: { round: 2, places: [1, 1, 1] }, steps, scenery } as never, [moments.tides.view, moments.home.view, moments.over.after], distance!, [null, null, null]);
    expect(own?.points.map((point) => point.y)).toEqual([300, 300, 1850]);
  });
});

describe('a board that shows a part of the course', () => {
  const at = (event: object, past: object[] = []) => {
    const [playing, ...before] = [event, ...past].map((it) => ({ event: it, rule: '', say: { id: '' } }));
    return { playing, past: before, deciding: [0] } as never;
  };
  test('follows the boat that is told of, whatever it does, and your own while nothing is told', () => {
    expect([followed(at({ type: 'moved', seat: 2 })), followed(at({ type: 'paid', seat: 3 })), followed(at({ type: 'drew', seat: 1 }))]).toEqual([2, 3, 1]);
    expect(followed(at({ type: 'race_over' }, [{ type: 'placed', seat: 4 }]))).toBe(4);
    expect(followed({ playing: null, past: [], deciding: [3] })).toBe(null);
    // The rates of all boats are shown at once.
    expect(followed(at({ type: 'rate_set', seat: 2 }))).toBe(null);
  });
});

describe('a crab is a great moment', () => {
  const told = moments.crab.step.events;
  const upTo = (type: string, cause?: string) => {
    const i = told.findIndex(({ event }) => event.type === type && (cause === undefined || event['cause'] === cause));
    return { playing: told[i]!, past: told.slice(0, i + 1) };
  };

  test('with what was owed, what could be paid, and the way back', () => {
    expect(crabOf(upTo('checked'))).toBe(null);
    expect(crabOf(upTo('crab'))).toMatchObject({ seat: 0, line: 'finish', pace: 7, limit: 3, cost: 4, paid: 1, suffering: 2, way: null, rules: ['RW-095'] });
    const back = crabOf(upTo('moved', 'crab'));
    expect(back).toMatchObject({ way: { from: 38, to: 34 }, rules: ['RW-095', 'RW-101'] });
    expect(crabWords(back!, course)).toEqual({ amount: 'owes 4, pays 1', lines: ['Pace 7 against a limit of 3 in the Finish Zone.', 'Back to 1700 m.'] });
    expect(crabOf(upTo('rate_set'))).not.toBe(null);
    expect(crabOf(upTo('cooled'))).toBe(null);
    // A boat that was past the line is not home any more.
    expect(crabWords({ ...back!, way: { from: 41, to: 30 } }, course).lines[1]).toBe('Back to 1500 m: no finish.');
    expect(told.map(({ event }) => moment(event))).toEqual([null, null, 'crab', 'crab', null, null, null, null, null]);
  });

  test('and its turn is a line of steps with amounts, up to the next boat', () => {
    const at = { ...still(moments.crab.view, scenery, {}, NAMES), ...upTo('cooled') };
    expect(stepsOf(at, picture).map(({ title, figure, rule }) => [title, figure, rule])).toEqual([
      ['Finish Zone', '7 / 3', 'RW-092'], ['Pays', '−1', 'RW-092'], ['Crab', '+2', 'RW-095'], ['Back', '38 → 34', 'RW-101'], ['Rate', '45 → 36', 'RW-033'], ['Gets back', '+2', 'RW-111'],
    ]);
    const next = { ...at, playing: told.at(-1)!, past: told };
    expect(stepsOf(next, picture).map(({ figure, detail }) => [figure, detail])).toEqual([['3', 'Pace 3'], ['27 → 30', '1500 m']]);
    expect(stepsOf({ ...at, playing: null }, picture)).toEqual([]);
    expect(fixture.events.every((event) => step({ event, rule: '', say: { id: '' } }, at)?.title !== '')).toBe(true);
  });
});
