import { describe, expect, test } from 'vitest';
import type { Switch } from '../src/lib/messages';
import { fieldOf, isNothing, written } from '../src/lib/options';
import { seatValue, switchHelp, switchWritten, switchName, switchValue } from '../src/setup/switches';
import { words } from '../src/lib/words.svelte';

const option = (values: Switch['values'], usual: Switch['default']): Switch => ({ key: 'k', values, default: usual, rule: 'RW-001' });
const field = (values: Switch['values'], usual: Switch['default']) => fieldOf(option(values, usual), 3);

describe('a variant switch', () => {
  test('with names is a choice', () => {
    expect(field({ type: 'one_of', names: ['all', 'first'] }, 'all')).toEqual({ kind: 'choice', values: ['all', 'first'], others: false });
  });
  test('that names a seat offers those of the table beside its names', () => {
    expect(field({ type: 'seat', names: ['roll'] }, 'roll')).toEqual({ kind: 'choice', values: ['roll', 0, 1, 2], others: false });
  });
  test('that names a board takes something else as well, and is written where the usual value has no name', () => {
    expect(field({ type: 'board', names: ['sound', 'inlet'] }, 'sound')).toEqual({ kind: 'choice', values: ['sound', 'inlet'], others: true });
    expect(field({ type: 'boards', names: ['A', 'B'], usual: ['short'], most: 4 }, ['A', 'B'])).toEqual({ kind: 'text' });
    expect(field({ type: 'boards', names: ['A', 'B'], usual: ['short'], most: 4 }, 'short')).toEqual({ kind: 'choice', values: ['short'], others: true });
  });
  test('with two ends is a number, which may be nothing', () => {
    expect(field({ type: 'range', least: 10, most: 200, nullable: false }, 40)).toEqual({ kind: 'number', least: 10, most: 200, nullable: false });
    expect(field({ type: 'range', least: 1, most: 9, nullable: true }, null)).toMatchObject({ kind: 'number', nullable: true });
  });
  test('that is yes or no is a switch', () => {
    expect(field({ type: 'flag' }, false)).toEqual({ kind: 'switch' });
  });
  test('of numbers, counts or text has a field of its kind', () => {
    expect(field({ type: 'numbers', least: -1000, most: 1000 }, [-4, 1])).toEqual({ kind: 'list' });
    expect(field({ type: 'counts' }, { injury: 9, cramp: 2 })).toEqual({ kind: 'counts' });
    expect(field({ type: 'counts' }, {})).toEqual({ kind: 'text' });
    expect(field({ type: 'text' }, 'S1-2E-F1')).toEqual({ kind: 'text' });
    expect(field({ type: 'content' }, {})).toEqual({ kind: 'text' });
  });
  test('with nothing in it is nothing, and other values are something', () => {
    expect([{}, { tank: 12 }, [], null, '', 0].map(isNothing)).toEqual([true, false, false, false, false, false]);
  });
  test('that is written is read as JSON or as it is', () => {
    expect(written('["A","C"]')).toEqual(['A', 'C']);
    expect(written('S1-2E-F1')).toBe('S1-2E-F1');
  });
  test('is called as the game’s words say, and else by its own name', () => {
    words.take('en', 'made-up', 'switch-race_end-name = end of the race\nswitch-race_end = when the race ends\nswitch-race_end-all = when all are home\nswitch-race_end-object = an object\nswitch-race_end-text = a word');
    expect(switchName('made-up', 'race_end')).toBe('end of the race');
    expect(switchValue('made-up', 'race_end', 'all')).toBe('when all are home');
    expect(switchValue('made-up', 'race_end', 'first_home')).toBe('first home');
    expect(switchValue('made-up', 'spin', -4)).toBe('-4');
    expect([switchHelp('made-up', 'race_end'), switchWritten('made-up', 'race_end')]).toEqual(['when the race ends', 'an object; a word']);
    expect([switchName('made-up', 'round_limit'), switchHelp('made-up', 'round_limit')]).toEqual(['round limit', '']);
    expect(seatValue('made-up', 'first', 0)).toBe('Seat 1');
  });
});
