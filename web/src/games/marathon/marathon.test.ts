// Positions, choices and events in fixtures/ come from real races, as the server tells them.

import { render } from 'svelte/server';
import { afterEach, describe, expect, it } from 'vitest';
import { isTold } from '../../lib/looking';
import type { Change, Choice, JsonObject, Told } from '../../lib/messages';
import { shots } from '../../lib/patch';
import { say, words } from '../../lib/words.svelte';
import { still } from '../look';
import type { Looking } from '../picture';
import { beat } from './beat';
import Facts from './Facts.svelte';
import Overview from './Overview.svelte';
import { boards } from './boards';
import { unseen } from './deck';
import decisionsJson from './fixtures/decisions.json';
import momentsJson from './fixtures/moments.json';
import raceJson from './fixtures/race.json';
import sceneriesJson from './fixtures/sceneries.json';
import { endings, lastRun, moment } from './kick';
import { marksOf, pillsOf, rowsInPlay } from './marks';
import { chainOf, spinning } from './past';
import { picture } from './picture';
import { readCourse, readForecast, readPosition, spot } from './state';
import { button, caption, outlook, prompt } from './tell';
import { mixed, sectors, stopAt } from './wheel';
import { cardName, cardWords, courseName, partName, unitOf, w } from './words';

const decisions = decisionsJson as unknown as Record<string, { course: string; seat: number; view: JsonObject; facts: JsonObject; legal: Choice[]; past: Told[] }>;
const sceneries = sceneriesJson as unknown as Record<string, JsonObject>;
interface Part {
  start: JsonObject;
  steps: { events: Told[]; changes: Change[] }[];
  end: JsonObject;
}
const race = raceJson as unknown as Part;
/** Single steps with what that race lacks. */
const moments = Object.values(momentsJson as unknown as Record<string, Part>);

/** Every event with the view after it, and the views before the first step and after every step. */
function seen(part: Part) {
  const told: { told: Told; view: JsonObject }[] = [];
  const views = [part.start];
  for (const step of part.steps) {
    const { events, after } = shots(views.at(-1) ?? {}, step);
    told.push(...step.events.map((it, i) => ({ told: it, view: events[i] ?? {} })));
    views.push(after);
  }
  return { told, views };
}
const { told, views } = seen(race);
const all = [...told, ...moments.flatMap((it) => seen(it).told)];
const city = readCourse(sceneries['city'] ?? {});
const tenk = readCourse(sceneries['tenk'] ?? {});
const NAMES = ['Ann', 'Bob', 'Cy', 'Di', 'Eve', 'Flo'];

function looking(name: string): Looking {
  const it = decisions[name];
  if (it === undefined) throw new Error(`no fixture ${name}`);
  const decision = readPosition(it.view).task?.decision ?? null;
  const at = still(it.view, sceneries[it.course] ?? {}, {}, NAMES);
  return { ...at, standing: { ...at.standing, facts: it.facts }, seat: it.seat, deciding: [it.seat], decision, legal: it.legal, past: it.past };
}
/** Neither an empty text nor one with an id or a hole in it. */
const WHOLE = /^(?!.*[{}$])(?!(event|action|forecast|ask|do|out|card|effect)-[a-z]).+/;

afterEach(() => {
  words.language = 'en';
});

const marks = (at: Looking) => marksOf(at, readCourse(at.scenery), readPosition(at.view), null);

describe('the wheel', () => {
  it('has every sector once and stops with the value at the top', () => {
    expect([...mixed(city.spinner)].sort((a, b) => a - b)).toEqual([...city.spinner].sort((a, b) => a - b));
    for (const value of city.spinner) {
      const angle = sectors(city.spinner, 1).find((it) => it.value === value)?.angle ?? 1;
      expect((stopAt(city.spinner, value, 3) + angle) % 360).toBeCloseTo(0);
    }
  });

  it('mixes good and bad', () => {
    const round = mixed([-4, -3, -2, 1, 2, 3, 4, 5]);
    round.forEach((value, i) => expect(value < 0 && (round[(i + 1) % 8] ?? 0) < 0).toBe(false));
  });

  it('names the rows that a kick would reach, and the line once', () => {
    const at = looking('run_kick');
    const kick = at.legal.find(({ forecast }) => readForecast(forecast).kind === 'end' && marks({ ...at, picked: at.legal.find((it) => it.forecast === forecast) ?? null }).pills.length > 0);
    const forecast = readForecast(kick?.forecast);
    expect(forecast.kind === 'end' && forecast.space.symbol).toBe('kick');
    const { pills } = marks({ ...at, picked: kick ?? null });
    expect(pills.map(({ row, values }) => ({ row, values }))).toEqual(forecast.kind === 'end' ? forecast.spins.map(({ row, values }) => ({ row, values })) : []);
    const [back, over] = pillsOf([{ values: [-4], row: 72, lanes: [1] }, { values: [3, 4, 5], row: 79, lanes: [] }]);
    expect([back?.text, back?.tone, over?.text, over?.tone]).toEqual(['−4', 'warn', '+3…+5', 'go']);
  });
});

describe('decisions', () => {
  it.each(['run', 'run_kick', 'run_back', 'catch_up', 'place'])('%s: every legal action is a ring and nothing else is', (name) => {
    const at = looking(name);
    const { rings } = marks(at);
    expect(rings.map((it) => it.choice)).toEqual(at.legal);
    for (const ring of rings) {
      const forecast = readForecast(ring.choice.forecast);
      if (forecast.kind === 'end') expect(ring.space).toEqual({ row: forecast.space.row, lane: forecast.space.lane });
    }
  });

  it('marks backward runs in the tone of a loss', () => {
    expect(marks(looking('run_back')).rings.every((it) => it.tone === 'warn')).toBe(true);
    expect(marks(looking('run')).rings.every((it) => it.tone === 'go')).toBe(true);
  });

  it('shows the eight results of a KICK SPOT under the pointer', () => {
    const at = looking('run_kick');
    const kick = at.legal.find((it) => JSON.stringify(it.forecast).includes('kick')) ?? null;
    const shown = marks({ ...at, focus: kick });
    expect(shown.pills.flatMap((it) => it.values)).toHaveLength(8);
    expect(shown.ghost).not.toBeNull();
    expect(shown.path.length).toBeGreaterThan(1);
  });

  it('shows a die face for every row that a roll could reach', () => {
    const shown = marks(looking('roll'));
    expect(shown.bands.flatMap((it) => it.faces).sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(shown.rings).toEqual([]);
  });

  it('rings where boosts lead, each space once, and says who is in the way', () => {
    const at = looking('boost_blocked');
    const { rings, tags } = marks(at);
    const keys = rings.map((it) => `${it.space.row},${it.space.lane}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(tags.length).toBeGreaterThan(0);
    const said = at.legal.map((it) => outlook(at, it)?.detail ?? '');
    expect(said.some((it) => NAMES.some((name) => it.includes(name)))).toBe(true);
  });

  it('ties a CATCH UP to the runner who is followed', () => {
    const at = looking('catch_up');
    const [first] = at.legal;
    const forecast = readForecast(first?.forecast);
    const seat = (forecast.kind === 'end' ? forecast.follows[0] : undefined) ?? -1;
    const runner = readPosition(at.view).runners[seat];
    expect(marks({ ...at, focus: first ?? null }).ties.map((it) => it.to)).toEqual([{ row: runner?.row, lane: runner?.lane }]);
    expect(outlook(at, first as Choice)?.detail).toContain(`right behind ${NAMES[seat]}, `);
  });

  it.each(Object.keys(decisions))('%s: prompt, buttons and forecasts have words of their own in every language', (name) => {
    const at = looking(name);
    const said = (language: string) => {
      words.language = language;
      const { title, help } = prompt(at);
      const buttons = at.legal.map((it) => button(at, it));
      // Two boosts may end alike where the road is blocked or behind the line.
      if (name !== 'boost_blocked' && name !== 'boost_line') expect(new Set(buttons).size).toBe(buttons.length);
      const outlooks = at.legal.flatMap((it) => outlook(at, it) ?? []);
      const texts = [...outlooks.flatMap((it) => [it.to, it.detail, ...it.chips.map((chip) => chip.text)]).filter((it) => it !== '')];
      return [title, help, ...buttons, ...at.legal.map((it) => say(it.say, at.names, 'marathon')), ...texts];
    };
    const [english, french] = [said('en'), said('fr')];
    for (const text of [...english, ...french]) expect(text).toMatch(WHOLE);
    expect(french).toHaveLength(english.length);
    french.forEach((text, i) => expect(text).not.toBe(english[i]));
  });

  it('names the prices that the scenery has', () => {
    const at = looking('boost');
    const reroll = at.legal.find((it) => it.action['use'] === 'reroll') as Choice;
    expect([prompt(at).title, prompt(at).help]).toEqual(['You rolled 1. Spend stamina?', 'Speed 1 as it is. One point changes it by one, three roll again.']);
    expect([button(at, reroll), outlook(at, reroll)?.figure]).toEqual(['Spend 3, roll again', '1–6']);
    const dear = { ...at.scenery, boosts: [{ use: 'plus', cost: 2 }, { use: 'reroll', cost: 5 }], die: 8 };
    expect(prompt({ ...at, scenery: dear }).help).toBe('Speed 1 as it is. 2 points change it by one, 5 roll again.');
    expect(outlook({ ...at, scenery: dear }, reroll)?.figure).toBe('1–8');
  });

  it('cites the rule that the choices bring', () => {
    for (const name of Object.keys(decisions)) {
      const at = looking(name);
      expect(prompt(at).rule).toBe(at.legal[0]?.rule);
      expect(prompt({ ...at, legal: at.legal.map((it) => ({ ...it, rule: 'MA-999' })) }).rule).toBe('MA-999');
      for (const choice of at.legal) {
        const told = outlook(at, { ...choice, rule: 'MA-998', rules: ['MA-999'] });
        if (told !== null) expect(told.rules).toEqual(['MA-998', 'MA-999']);
      }
    }
  });

  it('spells the damage out before RUNNER’S HIGH is used', () => {
    const at = looking('high');
    const [use, keep] = at.legal as [Choice, Choice];
    expect([outlook(at, use)?.to, outlook(at, keep)?.to]).toEqual(['saves 4 rows back', 'costs 4 rows back']);
    const here = readPosition(at.view).runners[at.seat ?? 0]?.row ?? 0;
    expect([outlook(at, keep)?.detail, button(at, keep)]).toEqual([`to row ${here - 4}`, 'Keep it: 4 rows back']);
  });

  it('says which place was taken, and that high places stand further forward only where they do', () => {
    const at = looking('place');
    expect(prompt(at).help).toMatch(/^Place \d is taken\. Low places move first, high places stand further forward\.$/);
    const level = { ...at.scenery, block: [1, 2, 3, 4, 5, 6].map((lane) => ({ row: 0, lane })) };
    expect(prompt({ ...at, scenery: level, past: [] }).help).toBe('Low places move first.');
  });

  it('keeps what can be reached in view', () => {
    const at = looking('boost');
    const rows = rowsInPlay(at, city, readPosition(at.view));
    expect(rows).not.toBeNull();
    for (const ring of marks(at).rings) expect(ring.space.row <= (rows?.high ?? 0) && ring.space.row >= (rows?.low ?? 99)).toBe(true);
  });
});

describe('events', () => {
  it('lead from view to view, and each shows what it says', () => {
    for (const part of [race, ...moments]) expect(seen(part).views.at(-1)).toEqual(part.end);
    for (const { told: { event }, view } of all) {
      const { runners, deck, discard } = readPosition(view);
      const runner = runners[Number(event['seat'] ?? -1)];
      const to = event['to'] as JsonObject | undefined;
      if (to !== undefined && runner !== undefined) expect(spot(tenk, runner).row).toBe(to['lane'] === null ? tenk.last + 1 : to['row']);
      if (event.type === 'stamina' || event.type === 'boosted') expect(runner?.stamina).toBe(event['stamina']);
      if (event.type === 'placed') expect(tenk.block[Number(event['position']) - 1]).toEqual({ row: runner?.row, lane: runner?.lane });
      if (event.type === 'broke_down') expect([runner?.injuries, ...discard.slice(0, tenk.injuriesMax)]).toEqual([0, 'injury', 'injury', 'injury']);
      if (event.type === 'shuffled') expect([deck.count, discard]).toEqual([event['count'], []]);
      if (event.type === 'discarded') expect(discard[0]).toBe(event['card']);
      if (event.type === 'returned') expect(deck.known[0]).toBe(event['card']);
    }
  });

  it('are told by the rules in both languages; the log leaves out what the road shows', () => {
    expect(new Set(all.map((it) => it.told.event.type)).size).toBe(25);
    for (const { told: it } of all) {
      const [english, french] = ['en', 'fr'].map((language) => {
        words.language = language;
        return say(it.say, NAMES, 'marathon');
      });
      expect(english).toMatch(WHOLE);
      expect(french).toMatch(WHOLE);
      expect(french).not.toBe(english);
      const idle = it.event.type === 'boosted' && it.event['cost'] === 0;
      expect(isTold(picture, it)).toBe(!idle && it.event.type !== 'discarded' && it.event.type !== 'turn_ended');
      if (!isTold(picture, it)) expect(beat(it.event)).toBeLessThan(200);
      else expect(beat(it.event)).toBeGreaterThan(0);
    }
  });

  it('do not tell what a die or the wheel will show, and are a chain of the turn', () => {
    const at = (type: string) => told.findIndex((it) => it.told.event.type === type);
    const spun = told[at('spun')]?.told as Told;
    const who = Number(spun.event['seat']);
    const others = { names: NAMES, seat: null };
    expect(caption(spun, others)).toBe(`${NAMES[who]} spins the wheel`);
    expect(caption(spun, { names: NAMES, seat: who })).toBe('You spin the wheel');
    expect(caption(spun, { names: NAMES, seat: who, several: true })).toBe(`${NAMES[who]} spins the wheel`);
    expect(caption(told[at('drew')]?.told as Told, others)).toBeNull();
    const chain = chainOf(told.slice(0, at('drew') + 1).map((it) => it.told), tenk);
    expect(chain.map((it) => it.title).slice(0, 1)).toEqual([expect.stringMatching(/^Rolled \d$/)]);
    expect(chain.at(-1)?.title).toBe(cardName(tenk, String(told[at('drew')]?.told.event['card'])));
    expect(chain.every((it) => /^MA-\d{3}$/.test(it.rule ?? ''))).toBe(true);
  });
});

describe('names', () => {
  it('are those of the box in the language of the page', () => {
    const names = () => [courseName(tenk), partName(tenk.segments[0] ?? { id: null, name: null }), cardName(tenk, 'cramp'), boards.name('hills', null), boards.line?.(sceneries['tenk'] ?? {})];
    expect(names()).toEqual(['Park 10K', 'Gate', 'Cramp', 'Three Hills Marathon', '39 rows']);
    words.language = 'fr';
    expect(names()).toEqual(['10 km du Parc', 'Le Portail', 'Crampe', 'Marathon des Trois Collines', '39 rangées']);
    expect(picture.head(looking('place')).course).toBe('10 km du Parc, 39 rangées');
  });

  it('are others where somebody gave others', () => {
    const own = readCourse({
      ...sceneries['tenk'], course: { id: 'own', rows: ['......'], segments: [{ name: 'My Lane', from: 1, to: 1 }] }, marks: { rows: 1, unit: { name: 'li' } },
      cards: [
        { id: 'cramp', name: 'Stitch', words: { id: 'effect-slower', with: { n: 4 } }, harmful: true, kept: false, all: false, count: 1 },
        { id: 'dehydration', words: 'sweat', harmful: true, kept: false, all: false, count: 1 },
      ],
    });
    words.language = 'fr';
    expect([courseName(own), partName(own.segments[0] ?? { id: null, name: null }), cardName(own, 'cramp')]).toEqual(['own', 'My Lane', 'Stitch']);
    expect(cardWords(own, 'dehydration')).toBe('sweat');
    expect(cardWords(own, 'cramp')).toBe('perdez 4 de vitesse au prochain lancer, jusqu’à 1 au pire');
    expect(own.marks === null ? '' : w('road-mark-short', { unit: unitOf(own.marks.unit), n: 3 })).toBe('li 3');
    expect(w('road-mark-short', { unit: unitOf({ id: 'mile', name: null }), n: 3 })).toBe('mi 3');
  });

  it('and texts that a third language lacks are English', () => {
    words.take('eo', 'marathon', 'ask-roll = Ĵetu por via rapido');
    words.language = 'eo';
    const { title, help } = prompt(looking('roll'));
    expect([title, help]).toEqual(['Ĵetu por via rapido', 'The faces on the road show how far each would carry you.']);
    expect(picture.measures?.map((it) => it.label)).toEqual(['Row', 'Stamina']);
  });
});

describe('what can be counted', () => {
  it('the unseen cards are those that the rules tell', () => {
    for (const name of Object.keys(decisions)) {
      const at = looking(name);
      const left = unseen(readCourse(at.scenery), at.standing);
      expect(left?.total).toBe(readPosition(at.view).deck.count);
      expect(left?.cards.reduce((sum, { count }) => sum + count, 0)).toBe(left?.total);
    }
    const facts = { unseen: { total: 3, harmful: 1, injuries: 2, cards: { cramp: 1, injury: 2 } } };
    expect(unseen(tenk, { round: 1, places: [], facts })).toEqual({ total: 3, harmful: 1, injuries: 2, cards: [{ id: 'injury', count: 2 }, { id: 'cramp', count: 1 }] });
  });

  it('what the rules do not tell is not guessed', () => {
    expect(unseen(tenk, { round: 1, places: [] })).toBeNull();
    expect(unseen(tenk, { round: 1, places: [], facts: { unseen: null } })).toBeNull();
  });

  it('the standing and the overview are in the order that the rules say', () => {
    const view = views[Math.floor(views.length / 2)] ?? {};
    const [names, position] = [NAMES.slice(0, 3), readPosition(view)];
    const at = { ...still(view, sceneries['city'] ?? {}, {}, names), standing: { round: 4, places: [2, 3, 1] } };
    expect(picture.standing(at).map(({ seat }) => seat)).toEqual([2, 0, 1]);
    const overview = render(Overview, { props: { at, course: city, position, onclose: () => undefined } }).body;
    expect([...overview.matchAll(/class="name( [^"]*)?">([^<]*)</g)].map(([, , name]) => name)).toEqual(['Cy', 'Ann', 'Bob']);
  });

  it('calls only those home who are over the line, although all have a place at the end', () => {
    const runners = readPosition(race.end).runners.map((it) => ({ ...it, row: it.place === 1 ? city.last + 1 : 40, lane: it.place === 1 ? null : 2 }));
    const view = { ...race.end, runners: (race.end['runners'] as JsonObject[]).map((it, i) => ({ ...it, row: runners[i]?.row ?? 0, lane: runners[i]?.lane ?? null })) };
    const at = still(view, sceneries['city'] ?? {}, {}, NAMES);
    const texts = (body: string) => body.replaceAll(/<[^>]*>/g, ' ');
    for (const { seat, place } of runners) {
      expect(texts(render(Facts, { props: { at, seat } }).body).includes(w('road-home')), String(place)).toBe(place === 1);
      expect(picture.standing(at).find((it) => it.seat === seat)?.figure).toBe(place === 1 ? w('road-home') : '40');
    }
    const overview = texts(render(Overview, { props: { at, course: city, position: readPosition(view), onclose: () => undefined } }).body);
    expect(overview.split(w('road-home'))).toHaveLength(2);
  });

  it('prices, limits and the block are those of the scenery', () => {
    expect([city.lanes, city.die, city.staminaMax, city.injuriesMax, city.block[5]]).toEqual([6, 6, 10, 3, { row: 2, lane: 6 }]);
    expect([...city.prices]).toEqual([['none', 0], ['plus', 1], ['minus', 1], ['reroll', 3]]);
  });

  it('the figures after the race are sums of its events', () => {
    const events = told.map((it) => it.told.event);
    const of = (seat: number, label: string) => picture.statistics?.(events, seat, {}).find((it) => it.label === label)?.value;
    const drew = events.filter((it) => it.type === 'drew' && it['seat'] === 0).length;
    expect([of(0, 'cards drawn'), of(0, 'INJURY drawn') !== undefined, of(0, "RUNNER'S HIGH used") !== undefined]).toEqual([String(drew), true, true]);
  });
});

describe('a kick is a great moment', () => {
  it('with rings on every space where the rules say that the wheel can lead', () => {
    const spin = [{ values: [-2], row: 30, lanes: [1, 2] }, { values: [1], row: 33, lanes: [2] }, { values: [4, 5], row: 79, lanes: [] }];
    const rings = endings({ round: 1, places: [], facts: { spin } });
    expect(rings.map(({ space, tone }) => [space.row, space.lane, tone])).toEqual([[30, 1, 'warn'], [30, 2, 'warn'], [33, 2, 'go']]);
    expect(endings({ round: 1, places: [], facts: { spin: null } })).toEqual([]);
  });

  it('and the last run of the turn leaves its way', () => {
    const at = told.findIndex(({ told: it }) => it.event.type === 'ran');
    const run = lastRun(told.slice(0, at + 1).map((it) => it.told), city);
    const event = told[at]!.told.event;
    expect(run).toMatchObject({ seat: event['seat'], steps: event['steps'], back: event['back'] === true });
    const next = told.findIndex(({ told: it }, i) => i > at && it.event.type === 'turn_started');
    expect(lastRun(told.slice(0, next + 1).map((it) => it.told), city)).toBe(null);
  });

  it('whose strip says that the wheel turns before it says where it stops', () => {
    expect(spinning(city, 'MA-044')).toMatchObject([{ title: 'Spinning', detail: '5 on, 3 back', state: 'now' }, { title: 'Landing', state: 'ahead' }]);
    const kinds = all.map(({ told: it }) => [it.event.type, moment(it.event)] as const).filter(([, kind]) => kind !== null).map(([type]) => type);
    expect(new Set(kinds)).toEqual(new Set(['spun', 'ran', 'broke_down', 'finished']));
  });
});
