import { describe, expect, test } from 'vitest';
import type { Switch } from '../src/lib/messages';
import { fieldOf, written } from '../src/lib/options';

const option = (form: Switch['form'], usual: Switch['default']): Switch => ({
  key: 'k', values: '', form, default: usual, rule: 'RW-001', about: '',
});

describe('a variant switch', () => {
  test('with names is a choice, whatever else may be written', () => {
    expect(fieldOf(option({ kind: 'choice', choices: ['calm_lake', 'headwind'], others: true }, 'calm_lake'))).toEqual({
      kind: 'choice', values: ['calm_lake', 'headwind'],
    });
  });
  test('whose usual value has no name is written', () => {
    expect(fieldOf(option({ kind: 'choice', choices: ['A', 'B'], others: true }, ['A', 'B']))).toEqual({ kind: 'text' });
  });
  test('with two ends is a number', () => {
    expect(fieldOf(option({ kind: 'number', least: 10, most: 200, nullable: false }, 40))).toEqual({ kind: 'number', least: 10, most: 200 });
  });
  test('that may be nothing or a number is written', () => {
    expect(fieldOf(option({ kind: 'number', least: 1, most: 9, nullable: true }, null))).toEqual({ kind: 'text' });
    expect(written('null')).toBeNull();
  });
  test('that is yes or no is a switch', () => {
    expect(fieldOf(option({ kind: 'choice', choices: [false, true], others: false }, false))).toEqual({ kind: 'switch' });
  });
  test('that has to be written is read as JSON or as it is', () => {
    expect(fieldOf(option({ kind: 'written' }, 'S1-2E-F1'))).toEqual({ kind: 'text' });
    expect(written('["A","C"]')).toEqual(['A', 'C']);
    expect(written('S1-2E-F1')).toBe('S1-2E-F1');
  });
});
