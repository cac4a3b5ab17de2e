import { describe, expect, test } from 'vitest';
import type { OptionInfo } from '../src/lib/http';
import { fieldOf, written } from '../src/lib/options';

const option = (values: string, usual: OptionInfo['default']): OptionInfo => ({
  key: 'k', values, default: usual, rule: 'RW-001', about: '',
});

describe('a variant switch', () => {
  test('with a list of names is a choice, whatever else may be written', () => {
    expect(fieldOf(option('calm_lake, headwind, or an object of four limits', 'calm_lake'))).toEqual({
      kind: 'choice', values: ['calm_lake', 'headwind'],
    });
  });
  test('with a list of numbers is a choice of numbers', () => {
    expect(fieldOf(option('0, 1, 2', 1))).toEqual({ kind: 'choice', values: [0, 1, 2] });
  });
  test('with two ends is a number', () => {
    expect(fieldOf(option('10 to 200', 40))).toEqual({ kind: 'number', least: 10, most: 200 });
  });
  test('that is yes or no is a switch', () => {
    expect(fieldOf(option('false, true', false))).toEqual({ kind: 'switch' });
  });
  test('that the words do not describe is written', () => {
    expect(fieldOf(option('a list of segments by their letters', ['A', 'B']))).toEqual({ kind: 'text' });
    expect(written('["A","C"]')).toEqual(['A', 'C']);
    expect(written('S1-2E-F1')).toBe('S1-2E-F1');
  });
});
