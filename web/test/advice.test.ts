// A hint that sharpens while one looks.

import { beforeEach, expect, test } from 'vitest';
import { Advice } from '../src/lib/advice.svelte';
import type { Hint } from '../src/lib/messages';

const hint = (id: string): Hint => ({ action: { type: id }, rule: 'X-1', say: { id }, place: 1, win: 0.5, error: 0.1, tries: 10 });

let asked: string[];
let seq: number;
let advice: Advice;
beforeEach(() => {
  asked = [];
  seq = 4;
  advice = new Advice((level) => asked.push(level) > 0, () => seq);
});

test('the quickest answers first, and each stronger one when the last has answered', () => {
  advice.want();
  expect([asked, advice.thinking, advice.hints]).toEqual([['club'], true, null]);
  advice.hear([hint('a')]);
  expect([asked, advice.by, advice.thinking]).toEqual([['club', 'expert'], 'club', true]);
  advice.hear([hint('b')]);
  advice.hear([hint('c')]);
  expect([asked, advice.by, advice.hints?.[0]?.say.id, advice.thinking]).toEqual([['club', 'expert', 'master'], 'master', 'c', false]);
});

test('who wishes more asks the strongest once more, but not while it thinks', () => {
  advice.want();
  advice.want();
  advice.hear([hint('a')]);
  advice.want();
  expect(asked).toEqual(['club', 'expert']);
  advice.hear([hint('b')]);
  advice.hear([hint('c')]);
  advice.want();
  expect(asked).toEqual(['club', 'expert', 'master', 'master']);
});

test('nobody is asked after it was closed, and an answer that still comes is dropped', () => {
  advice.want();
  advice.hear([hint('a')]);
  advice.close();
  advice.hear([hint('b')]);
  expect([asked, advice.hints, advice.thinking]).toEqual([['club', 'expert'], null, false]);
});

test('opened again while an answer is on its way, nothing is asked twice', () => {
  advice.want();
  advice.close();
  advice.want();
  expect(asked).toEqual(['club']);
  advice.hear([hint('a')]);
  expect([asked, advice.by]).toEqual([['club', 'expert'], 'club']);
});

test('where the choice is gone the next one is asked about if somebody waits for it', () => {
  advice.want();
  advice.close();
  seq = 7;
  advice.want();
  advice.hear([]);
  expect([asked, advice.thinking]).toEqual([['club', 'club'], true]);
  advice.hear([]);
  expect([asked, advice.thinking]).toEqual([['club', 'club'], false]);
});

test('a refusal is told if there is no answer yet, and else only ends the thinking', () => {
  advice.want();
  expect(advice.refused()).toBe(false);
  expect(advice.thinking).toBe(false);
  advice.want();
  advice.hear([hint('a')]);
  expect(advice.refused()).toBe(true);
  expect([advice.hints?.[0]?.say.id, advice.thinking, asked]).toEqual(['a', false, ['club', 'club', 'expert']]);
});

test('without a connection nothing is thought about', () => {
  const offline = new Advice(() => false, () => 1);
  offline.want();
  expect([offline.thinking, offline.hints]).toEqual([false, null]);
});
