import { beforeEach, expect, test } from 'vitest';
import type { Choice, ClientMessage, JsonObject, Step, Told } from '../src/lib/messages';
import type { Line } from '../src/lib/socket';
import { Table } from '../src/lib/table.svelte';

const roll: Choice = { action: { type: 'roll' }, say: { id: 'action-roll' }, rule: 'PG-002' };
let beats: (JsonObject | null)[];
/** Notes what was shown before each event. */
const picture = {
  beat: () => {
    beats.push(table.shown);
    return 0;
  },
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

beforeEach(() => {
  said = [];
  beats = [];
  table = new Table('t', 0, () => picture, () => line);
  table.hear({ type: 'sync', table: 't', seat: 0, seq: 1, cause: 'watch', view: {}, deciding: mine, legal: [roll] });
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

test('whoever ran out of time is told that somebody else chose, until the next choice of one’s own', () => {
  step(2, 'clock');
  expect(table.stoodIn).toBe('clock');
  table.act.confirm(roll);
  step(3, 'person');
  expect(table.stoodIn).toBe(null);
});

const rolled = (total: number): Told => ({
  event: { type: 'rolled', seat: 0, total }, rule: 'PG-002', say: { id: 'event-rolled', with: { seat: { seat: 0 }, total } },
  changes: [{ op: 'add', path: '/total', value: total }],
});

test('a step is shown event by event, each with what it changed, and then with what comes after the last', () => {
  table.hear({
    type: 'step', table: 't', seat: 0, seq: 2, by: 0, how: 'person', events: [rolled(3), rolled(9)], changes: [{ op: 'replace', path: '/total', value: 0 }], deciding: [],
  });
  expect(beats).toEqual([{}, { total: 3 }]);
  expect(table.shown).toEqual({ total: 0 });
  expect(table.race.log.map(({ told }) => told?.changes)).toEqual([undefined, undefined]);
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
