import { afterEach, expect, test, vi } from 'vitest';
import { same } from '../src/learn/beacon';
import { Lesson } from '../src/learn/lesson.svelte';
import type { Action, Choice, Lesson as Told, Step } from '../src/lib/messages';

const text = 'Roll.';
const roll: Action = { type: 'roll' };
const hold: Action = { type: 'hold' };
const choice = (action: Action): Choice => ({ action, say: { id: `action-${action.type}` }, rule: 'PG-002' });
const legal = [choice(roll), choice(hold)];
const mine = [{ seat: 0, decision: 'turn' }];

function step(seq: number, by: number, more: Partial<Step>): Step {
  const changes = [{ op: 'replace' as const, path: '/total', value: seq }];
  return { table: 'lesson-pig', seat: 0, seq, by, how: by === 0 ? 'person' : 'bot', events: [], changes, deciding: mine, ...more };
}

/** Two marked moves: a roll that the rival answers, and a hold that ends the race. */
const told: Told = {
  game: 'pig', rules_version: 1, options: {}, names: ['Robin', 'Bot 2'], title: text, opening: text, closing: text,
  start: { table: 'lesson-pig', seat: 0, seq: 0, cause: 'start', view: { total: 0 }, scenery: {}, standing: { round: 1, places: [1, 1] }, deciding: mine, legal },
  steps: [
    step(1, 0, { action: roll, deciding: [{ seat: 1, decision: 'turn' }] }), step(2, 1, {}), step(3, 0, { action: roll, legal }),
    step(4, 0, { action: hold, deciding: [], places: { places: [1, 2], winners: [0] } }),
  ],
  marks: [
    { seq: 1, until: 2, rules: ['PG-002'], before: text, after: text },
    { seq: 4, until: 4, rules: ['PG-004'], before: text, after: text },
  ],
};
const picture = { beat: () => 0 };

function confirm(lesson: Lesson, action: Action): void {
  const found = lesson.table.race.legal.find((it) => same(it.action, action));
  if (found !== undefined) lesson.table.act.confirm(found);
}

test('a learner who comes back goes on at the move where they were, and nonsense starts over', () => {
  const lesson = new Lesson(told, picture);
  lesson.resume(1);
  expect([lesson.stage, lesson.index]).toEqual(['play', 1]);
  expect(lesson.wanted?.action).toEqual(hold);
  for (const index of [0, 2, -1, Number.NaN]) {
    const fresh = new Lesson(told, picture);
    fresh.resume(index);
    expect([fresh.stage, fresh.index]).toEqual(['opening', 0]);
  }
});

test('the order of keys makes no difference', () => {
  expect(same({ a: 1, b: [{ c: 2, d: null }] }, { b: [{ d: null, c: 2 }], a: 1 })).toBe(true);
  expect(same({ a: 1 }, { a: '1' })).toBe(false);
  expect(same([1, 2], [2, 1])).toBe(false);
});

test('the learner makes the marked moves and the rest is played', () => {
  const lesson = new Lesson(told, picture);
  expect([lesson.stage, lesson.wanted]).toEqual(['opening', null]);
  lesson.goOn();
  expect([lesson.stage, lesson.wanted?.action]).toEqual(['play', roll]);
  confirm(lesson, roll);
  expect([lesson.stage, lesson.table.race.seq]).toEqual(['after', 2]);
  lesson.goOn();
  expect([lesson.stage, lesson.table.race.seq, lesson.wanted?.action]).toEqual(['play', 3, hold]);
  confirm(lesson, hold);
  expect(lesson.stage).toBe('after');
  lesson.goOn();
  expect([lesson.stage, lesson.table.race.places?.winners]).toEqual(['end', [0]]);
});

test('another legal move changes nothing and can be answered again', () => {
  const lesson = new Lesson(told, picture);
  lesson.goOn();
  confirm(lesson, hold);
  confirm(lesson, hold);
  expect([lesson.tries, lesson.stage, lesson.table.race.seq, lesson.table.move]).toEqual([2, 'play', 0, null]);
  confirm(lesson, roll);
  expect(lesson.stage).toBe('after');
});

test('nothing can be played while there is something to read', () => {
  const lesson = new Lesson(told, picture);
  confirm(lesson, roll);
  expect([lesson.stage, lesson.table.race.seq]).toEqual(['opening', 0]);
});

test('back leads to the same move, then to the one before, then to the opening', () => {
  const lesson = new Lesson(told, picture);
  lesson.goOn();
  confirm(lesson, roll);
  lesson.goOn();
  confirm(lesson, hold);
  lesson.back();
  expect([lesson.stage, lesson.index, lesson.table.race.seq]).toEqual(['play', 1, 3]);
  lesson.back();
  expect([lesson.stage, lesson.index, lesson.table.race.seq, lesson.wanted?.action]).toEqual(['play', 0, 0, roll]);
  lesson.back();
  expect(lesson.stage).toBe('opening');
});

/** The server's answers to questions for the text picture, and what was asked. */
function pictures(): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response(`picture ${asked.length}`, { headers: { 'content-type': 'text/plain' } }));
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

test('the table as text is asked for only when somebody reads it, in the language of the reader', async () => {
  const asked = pictures();
  const lesson = new Lesson(told, picture);
  lesson.goOn();
  await vi.waitFor(() => expect(lesson.stage).toBe('play'));
  expect(asked).toEqual([]);
  const stop = lesson.table.read('fr');
  await vi.waitFor(() => expect(lesson.table.text).toBe('picture 1'));
  stop();
  expect(asked).toEqual(['/api/lessons/pig/picture?step=0&lang=fr']);
});

test('a lesson that is told in another language goes on where it is', () => {
  const lesson = new Lesson(told, picture);
  lesson.goOn();
  const marks = told.marks.map((mark) => ({ ...mark, before: 'Lancez.' }));
  lesson.retell({ ...told, title: 'Lancez.', marks });
  expect([lesson.stage, lesson.mark?.before, lesson.wanted?.action]).toEqual(['play', 'Lancez.', roll]);
});
