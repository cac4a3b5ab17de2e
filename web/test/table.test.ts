import { beforeEach, expect, test } from 'vitest';
import type { GamePicture } from '../src/games/picture';
import type { Choice, ClientMessage, Step } from '../src/lib/messages';
import type { Line } from '../src/lib/socket';
import { Table } from '../src/lib/table.svelte';

const roll: Choice = { action: { type: 'roll' }, words: 'Roll', rule: 'PG-002', forecast: null, forecast_words: '' };
const picture = { fold: (view: unknown) => view, beat: () => 0 } as unknown as GamePicture;
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
