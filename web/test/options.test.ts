import { describe, expect, test } from 'vitest';
import type { Switch } from '../src/lib/messages';
import { fieldOf, namesOf, written } from '../src/lib/options';

const option = (form: Switch['form'], usual: Switch['default'], values = ''): Switch => ({
  key: 'k', values, form, default: usual, rule: 'RW-001', about: '',
});

describe('a variant switch', () => {
  test('with names is a choice, and says whether something else may be written', () => {
    expect(fieldOf(option({ kind: 'choice', choices: ['roll', 'seat'], others: true }, 'roll'))).toEqual({
      kind: 'choice', values: ['roll', 'seat'], others: true,
    });
  });
  test('whose usual value has no name is written', () => {
    expect(fieldOf(option({ kind: 'choice', choices: ['A', 'B'], others: true }, ['A', 'B']))).toEqual({ kind: 'text' });
  });
  test('with two ends is a number, which may be nothing', () => {
    expect(fieldOf(option({ kind: 'number', least: 10, most: 200, nullable: false }, 40))).toEqual({ kind: 'number', least: 10, most: 200, nullable: false });
    expect(fieldOf(option({ kind: 'number', least: 1, most: 9, nullable: true }, null))).toMatchObject({ kind: 'number', nullable: true });
  });
  test('that is yes or no is a switch', () => {
    expect(fieldOf(option({ kind: 'choice', choices: [false, true], others: false }, false))).toEqual({ kind: 'switch' });
  });
  test('that has to be written takes its field from its usual value', () => {
    expect(fieldOf(option({ kind: 'written' }, 0))).toMatchObject({ kind: 'number', nullable: false });
    expect(fieldOf(option({ kind: 'written' }, null))).toMatchObject({ kind: 'number', nullable: true });
    expect(fieldOf(option({ kind: 'written' }, { injury: 9, cramp: 2 }))).toEqual({ kind: 'counts' });
    expect(fieldOf(option({ kind: 'written' }, {}))).toEqual({ kind: 'text' });
    expect(fieldOf(option({ kind: 'written' }, [-4, 1]))).toEqual({ kind: 'list' });
    expect(fieldOf(option({ kind: 'written' }, 'S1-2E-F1'))).toEqual({ kind: 'text' });
  });
  test('names its boards in its choices or at the beginning of its words', () => {
    expect(namesOf(option({ kind: 'choice', choices: ['sound', 'inlet'], others: true }, 'sound'))).toEqual(['sound', 'inlet']);
    expect(namesOf(option({ kind: 'written' }, 'city', 'city, hills, an object with id and rows, or the text of a file'))).toEqual(['city', 'hills']);
  });
  test('that is written is read as JSON or as it is', () => {
    expect(written('["A","C"]')).toEqual(['A', 'C']);
    expect(written('S1-2E-F1')).toBe('S1-2E-F1');
  });
});
