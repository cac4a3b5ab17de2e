import { describe, expect, test } from 'vitest';
import { isForTable } from '../src/lib/keys';
import { doubled } from '../src/table/twice';

describe('clicks', () => {
  const sheet = {} as Element;

  test('the second half of a double click does nothing to a decision that has just come', () => {
    let asked = 100;
    const isDoubled = doubled(() => asked);
    expect(isDoubled({ detail: 1, at_ms: 5_000, sheet: null })).toBe(false);
    asked = 5_020;
    expect(isDoubled({ detail: 2, at_ms: 5_110, sheet: null })).toBe(true);
    expect(isDoubled({ detail: 3, at_ms: 5_480, sheet: null })).toBe(false);
  });

  test('two clicks on one decision are two clicks', () => {
    const isDoubled = doubled(() => 4_990);
    expect(isDoubled({ detail: 1, at_ms: 5_000, sheet: null })).toBe(false);
    expect(isDoubled({ detail: 2, at_ms: 5_100, sheet: null })).toBe(false);
  });

  test('what a sheet was clicked for is not done to what lies below it', () => {
    const isDoubled = doubled(() => 100);
    expect(isDoubled({ detail: 1, at_ms: 5_000, sheet })).toBe(false);
    expect(isDoubled({ detail: 2, at_ms: 5_110, sheet: null })).toBe(true);
  });
});

describe('keys', () => {
  const press = (key: string, within: readonly string[] = [], repeat = false) =>
    isForTable({
      key, repeat, ctrlKey: false, metaKey: false, altKey: false,
      target: { closest: (places: string) => places.split(', ').find((place) => within.includes(place)) ?? null },
    });

  test('a key held down acts once, but goes along a row', () => {
    expect(press('Enter')).toBe(true);
    expect(press('Enter', [], true)).toBe(false);
    expect(press('r', [], true)).toBe(false);
    expect(press('ArrowLeft', [], true)).toBe(true);
  });

  test('beside the board arrows scroll and change tabs, and cards can still be played', () => {
    expect(press('ArrowDown', ['aside'])).toBe(false);
    expect(press(' ', ['aside'])).toBe(false);
    expect(press('2', ['aside'])).toBe(true);
  });

  test('what is typed into a field or a sheet is not for the table', () => {
    expect(press('l', ['textarea'])).toBe(false);
    expect(press('l', ['dialog'])).toBe(false);
  });
});
