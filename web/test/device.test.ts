import { describe, expect, test } from 'vitest';
import { seatLists } from '../src/lib/me.svelte';
import { fitting, understood } from '../src/lib/settings.svelte';

describe('what a device remembers', () => {
  const usual = { language: 'fr', theme: 'system', motion: 'system', speed: 1, at_once: false, sound: false, buzz: false, notify: false, auto_pass: true, aloud: 'turns' };

  test('settings that nobody understands are as usual', () => {
    const nonsense = { language: '<b>', theme: 'neon', motion: 7, speed: -3, at_once: 'now', sound: 'yes', buzz: 1, notify: null, auto_pass: 0, aloud: 'all' };
    for (const stored of [null, 5, 'x', [], {}, nonsense]) expect(understood(stored, 'fr')).toEqual(usual);
  });

  test('settings that are understood hold, whatever stands beside them', () => {
    const stored = { language: 'en', theme: 'dark', motion: 'none', speed: 4, at_once: true, sound: true, buzz: true, notify: true, auto_pass: false, aloud: 'own' };
    expect(understood({ ...stored, colour: 'blue' }, 'fr')).toEqual(stored);
    expect(understood({ ...stored, speed: 3 }, 'fr')).toEqual({ ...stored, speed: 1 });
  });

  test('seats are lists of numbers, and nothing else is taken for some', () => {
    for (const stored of [null, 5, 'x', { a: null, b: 'x', c: ['0'] }]) expect(seatLists(stored)).toEqual({});
    expect(seatLists({ a: [0, 2], b: 1 })).toEqual({ a: [0, 2] });
  });

  test('a language is one that the server has: the wanted one, that of a region, else English', () => {
    const offered = [{ code: 'en', name: 'English' }, { code: 'fr', name: 'Français' }, { code: 'pt-BR', name: 'Português' }];
    expect(['fr', 'fr-CA', 'FR', 'pt-br', 'pt', 'de', ''].map((wanted) => fitting(wanted, offered))).toEqual(['fr', 'fr', 'fr', 'pt-BR', 'en', 'en', 'en']);
  });
});
