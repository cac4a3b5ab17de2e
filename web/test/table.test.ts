import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Choice, ClientMessage, ServerMessage, Step, Told } from '../src/lib/messages';
import { timeLeft } from '../src/lib/clocks';
import type { Line } from '../src/lib/socket';
import type { Showing } from '../src/lib/looking';
import { settings } from '../src/lib/settings.svelte';
import { Table } from '../src/lib/table.svelte';

const roll: Choice = { action: { type: 'roll' }, say: { id: 'action-roll' }, rule: 'PG-002' };
const picture: Showing = {
  beat: (event) => Number(event['ms'] ?? 0),
  moment: (event) => (event['great'] === true ? 'great' : null),
};
const mine = [{ seat: 0, decision: 'turn' }];

let said: ClientMessage[];
let table: Table;

const line: Line = {
  watch: () => () => undefined,
  say: (message) => said.push(message) > 0,
};

function step(seq: number, how: Step['how']): void {
  table.hear({ type: 'step', table: 't', seat: 0, seq, by: 0, how, events: [], changes: [], deciding: mine, legal: [roll] });
}

function seated(seats: number): Table {
  const made = new Table('t', 0, () => picture, () => line);
  const info = { seats: Array.from({ length: seats }, () => ({ status: 'here' })) };
  made.hear({ type: 'table', ...info } as unknown as ServerMessage);
  made.hear({ type: 'sync', table: 't', seat: 0, seq: 1, cause: 'watch', view: {}, standing: { round: 1, places: [1, 1] }, deciding: mine, legal: [roll] });
  return made;
}

beforeEach(() => {
  said = [];
  table = seated(2);
});

afterEach(() => {
  vi.useRealTimers();
  settings.set({ speed: 1, motion: 'system', at_once: false });
});

test('a move on its way is neither doubled nor taken back', () => {
  table.act.confirm(roll);
  table.act.confirm(roll);
  table.undo();
  expect(said.filter(({ type }) => type === 'play' || type === 'undo')).toHaveLength(1);
  step(2, 'person');
  table.undo();
  expect(said.at(-1)).toEqual({ type: 'undo', table: 't', seat: 0, seq: 2 });
});

test('whoever ran out of time is told that somebody else chose, until their own next choice', () => {
  step(2, 'clock');
  expect(table.stoodIn?.how).toBe('clock');
  table.act.confirm(roll);
  step(3, 'person');
  expect(table.stoodIn).toBe(null);
});

const rolled = (total: number, ms = 0, great = false): Told => ({
  event: { type: 'rolled', seat: 0, total, ms, great }, rule: 'PG-002', say: { id: 'event-rolled', with: { seat: { seat: 0 }, total } },
  changes: [{ op: 'add', path: '/total', value: total }],
});

test('a step is shown event by event, each with what it changed, and then with what comes after the last', () => {
  vi.useFakeTimers();
  table.hear({
    type: 'step', table: 't', seat: 0, seq: 2, by: 0, how: 'person', events: [rolled(3, 100), rolled(9, 100)], changes: [{ op: 'replace', path: '/total', value: 0 }], deciding: mine,
  });
  const views = [table.shown];
  while (table.busy) {
    vi.advanceTimersToNextTimer();
    views.push(table.shown);
  }
  expect(views).toEqual([{ total: 3 }, { total: 9 }, { total: 0 }]);
  expect(table.race.log.map(({ told }) => told.changes)).toEqual([undefined, undefined]);
});

/** A round of bots: each has this many events that would take a second each. The viewer's decision comes after the last. */
function round(bots: number, events: number, great = false): void {
  for (let bot = 1; bot <= bots; bot += 1) {
    const told = Array.from({ length: events }, (_, i) => rolled(i, 1000, great && i === 0));
    table.hear({ type: 'step', table: 't', seat: 0, seq: bot + 1, by: bot, how: 'bot', events: told, changes: [], deciding: bot < bots ? [{ seat: bot + 1, decision: 'turn' }] : mine });
  }
}

/** How long each event is on the screen, until the viewer's decision. */
function watched(): number[] {
  const beats: number[] = [];
  while (table.busy) {
    beats.push(table.beat);
    vi.advanceTimersToNextTimer();
  }
  return beats;
}

test('a round of bots takes six seconds at most, whatever their number; the speed scales it, and it starts over with your own decision', () => {
  vi.useFakeTimers();
  for (const [bots, events] of [[1, 2], [5, 4], [5, 40]] as const) {
    table = seated(bots + 1);
    round(bots, events);
    const beats = watched();
    const sum = beats.reduce((total, ms) => total + ms, 0);
    // Two seconds are shown as they are; twenty in six; of two hundred half can be seen, 60 ms each.
    expect(sum).toBeGreaterThan(bots === 1 ? 1999 : 5900);
    expect(sum).toBeLessThanOrEqual(bots === 1 ? 2000 : 6000);
    expect(table.yours).toBe(true);
  }
  table = seated(6);
  settings.set({ speed: 2 });
  round(5, 4);
  expect(watched().reduce((total, ms) => total + ms, 0)).toBeLessThanOrEqual(3000);
  settings.set({ speed: 0.5 });
  table = seated(6);
  round(5, 4);
  expect(watched().reduce((total, ms) => total + ms, 0)).toBeGreaterThan(11_000);
});

test('a decision that passes by itself begins no new round', () => {
  vi.useFakeTimers();
  const pass: Choice = { action: { type: 'pass' }, say: { id: 'action-pass' }, rule: 'PG-005', idle: 'window' };
  const shown = (seq: number, legal: Choice[]) => {
    table.hear({ type: 'step', table: 't', seat: 0, seq, by: 1, how: 'bot', events: [rolled(seq, 5000)], changes: [], deciding: mine, legal });
    return watched()[0];
  };
  table = seated(2);
  expect([shown(2, [pass]), shown(3, [pass]), shown(4, [roll])]).toEqual([5000, 1000, undefined]);
  expect(shown(5, [roll])).toBe(5000);
});

test('great moments keep more of their time', () => {
  vi.useFakeTimers();
  table = seated(6);
  round(5, 4, true);
  // Five great seconds and fifteen others in six: all but the first event see the whole round, where a great one counts three times.
  const beats = watched();
  expect(beats[4]).toBeGreaterThan(2.9 * (beats[5] ?? Infinity));
});

test('without movement the pace stays, and who wants it sees only where the moves lead to', () => {
  vi.useFakeTimers();
  settings.set({ motion: 'none' });
  table = seated(3);
  round(2, 2);
  expect([table.busy, table.beat, table.looking([], false)?.beat]).toEqual([true, 1000, 0]);
  table.skip();
  expect([table.busy, table.yours]).toEqual([false, true]);
  settings.set({ at_once: true });
  table = seated(3);
  round(2, 2);
  expect([table.busy, table.yours]).toEqual([false, true]);
});

test('whoever skips is shown nothing more until their own next decision', () => {
  vi.useFakeTimers();
  table = seated(3);
  const shown = (seq: number, deciding: Step['deciding']) => {
    table.hear({ type: 'step', table: 't', seat: 0, seq, by: 1, how: 'bot', events: [rolled(seq, 1000)], changes: [], deciding });
    return table.busy;
  };
  expect(shown(2, [{ seat: 1, decision: 'turn' }])).toBe(true);
  table.skip();
  expect([shown(3, [{ seat: 2, decision: 'turn' }]), shown(4, mine), table.yours]).toEqual([false, false, true]);
  expect(shown(5, mine)).toBe(true);
});

test('the table as text is asked for only while somebody reads it, after each step, in their language', () => {
  const asked = () => said.filter(({ type }) => type === 'picture');
  step(2, 'person');
  expect(asked()).toEqual([]);
  const close = table.read('fr');
  expect(asked()).toEqual([{ type: 'picture', table: 't', seat: 0, language: 'fr' }]);
  table.hear({ type: 'picture', table: 't', seat: 0, text: 'la table' });
  expect([table.text, asked().length]).toEqual(['la table', 1]);
  step(3, 'person');
  expect(asked()).toHaveLength(2);
  table.hear({ type: 'picture', table: 't', seat: 0, text: 'la table' });
  const other = table.read('en');
  expect(asked().at(-1)).toMatchObject({ language: 'en' });
  table.hear({ type: 'picture', table: 't', seat: 0, text: 'the table' });
  other();
  close();
  step(4, 'person');
  expect([table.text, asked().length]).toEqual(['the table', 3]);
});

test('a refusal is kept as what is to be said', () => {
  const say = { id: 'refused-turn', with: { seat: { seat: 1 } } };
  table.hear({ type: 'refused', code: 'illegal', table: 't', seat: 0, rule: 'PG-001', say });
  expect(table.refused).toEqual({ say, rule: 'PG-001', count: 1 });
  table.hear({ type: 'because', table: 't', seat: 0, action: { type: 'hold' }, legal: false, rule: 'PG-004', say: { id: 'refused-no-total', with: { total: 0 } } });
  expect(table.refused).toMatchObject({ rule: 'PG-004', count: 2 });
  table.hear({ type: 'because', table: 't', seat: 0, action: { type: 'roll' }, legal: true });
  expect(table.refused?.count).toBe(2);
});

test('a refusal and the note about an undo go when something is chosen, and a refusal with an undo too', () => {
  const no = () => table.hear({ type: 'refused', code: 'illegal', table: 't', seat: 0, say: { id: 'refused-turn' } });
  const back = () => table.hear({ type: 'sync', table: 't', seat: 0, seq: 1, cause: 'undo', view: {}, standing: { round: 1, places: [1, 1] }, deciding: mine, legal: [roll] });
  const left = () => [table.refused !== null, table.takenBack > 0];
  back();
  no();
  // Nothing is chosen by taking a choice back.
  table.act.pick(null);
  table.act.draft([]);
  expect(left()).toEqual([true, true]);
  table.act.pick(roll);
  expect(left()).toEqual([false, false]);
  back();
  no();
  table.act.draft(['p1']);
  expect(left()).toEqual([false, false]);
  no();
  table.undo();
  expect(left()).toEqual([false, false]);
  no();
  back();
  expect(left()).toEqual([false, true]);
  // What a picture picks by itself, such as to discard nothing, is not a choice that somebody has made.
  no();
  table.act.propose(roll);
  expect([...left(), table.picked]).toEqual([true, true, roll]);
  // Said anew each time: the time to read it begins again.
  const times = table.takenBack;
  back();
  expect(table.takenBack).toBe(times + 1);
});

test('what happened before is asked for after a whole view and by whoever scrolls back, one page at a time', () => {
  const asked = () => said.filter(({ type }) => type === 'history');
  const page = (seq: number, before?: number) =>
    table.hear({ type: 'history', table: 't', seat: 0, ...(before === undefined ? {} : { before }), steps: [{ seq, events: [rolled(seq)] }], more: seq > 0 });
  expect(asked()).toEqual([{ type: 'history', table: 't', seat: 0 }]);
  table.older();
  expect(asked()).toHaveLength(1);
  page(1);
  table.older();
  table.older();
  expect(asked().slice(1)).toEqual([{ type: 'history', table: 't', seat: 0, before: 1 }]);
  page(0, 1);
  expect([table.hasOlder, table.race.log.map(({ seq }) => seq)]).toEqual([false, [0, 1]]);
  table.older();
  expect(asked()).toHaveLength(2);
});

test('the server is told when all has been shown, if your clock waits for it, and the clock stands still until then', () => {
  const asked = () => said.filter(({ type }) => type === 'shown');
  const clocks = { left_ms: [60_000, 60_000], running: [] };
  const next = (seq: number, running: number[]) =>
    table.hear({ type: 'step', table: 't', seat: 0, seq, by: 0, how: 'person', events: [rolled(3)], changes: [], deciding: mine, legal: [roll], clocks: { ...clocks, running } });
  next(2, []);
  expect(asked()).toEqual([{ type: 'shown', table: 't', seat: 0, seq: 2 }]);
  expect(timeLeft(table.race.clocks, 0, Date.now() + 5000)).toBe(60_000);
  table.hear({ type: 'clocks', table: 't', clocks: { ...clocks, running: [0] } });
  expect(timeLeft(table.race.clocks, 0, Date.now() + 5000)).toBeLessThan(60_000);
  next(3, [0]);
  expect(asked()).toHaveLength(1);
});
