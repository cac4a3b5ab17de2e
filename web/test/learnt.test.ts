// What a device keeps of lessons.

import { beforeEach, expect, test } from 'vitest';
import { keepLearnt, learnt, learntFrom } from '../src/learn/mark';

beforeEach(() => {
  const kept = new Map<string, string>();
  Object.assign(globalThis, { localStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) } });
});

test('what was learnt once stays learnt when the lesson is started over', () => {
  keepLearnt('one', { made: 3, count: 12 });
  keepLearnt('one', { made: 0, count: 12 });
  keepLearnt('two', { made: 9, count: 9 });
  expect(learnt()).toEqual({ one: { made: 3, count: 12 }, two: { made: 9, count: 9 } });
});

test('a lesson that has become shorter is not more than done', () => {
  keepLearnt('one', { made: 12, count: 12 });
  keepLearnt('one', { made: 1, count: 10 });
  expect(learnt()).toEqual({ one: { made: 10, count: 10 } });
});

test('what cannot be used of what was stored is left out', () => {
  const stored = { one: { made: 1, count: 2 }, two: { made: 3, count: 2 }, three: 'yes', four: null };
  expect(learntFrom(stored)).toEqual({ one: { made: 1, count: 2 } });
  expect(learntFrom('x')).toEqual({});
});
