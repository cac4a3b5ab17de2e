import { describe, expect, test } from 'vitest';
import { en } from '../src/lib/i18n/en';
import { fr } from '../src/lib/i18n/fr';

/** Every dictionary of the page and of its games. */
const modules = import.meta.glob<{ en: Record<string, string>; fr: Record<string, string> }>(['../src/games/*/words.ts', '../src/setup/words.ts'], { eager: true });
const books: [string, Record<string, string>, Record<string, string>][] = [
  ['the page', en, fr],
  ...Object.entries(modules).map(([path, book]): [string, Record<string, string>, Record<string, string>] => [path, book.en, book.fr]),
];

const holes = (text: string) => [...text.matchAll(/\{(\w+)/g)].map((match) => match[1]).sort();

describe.each(books)('the words of %s', (_, english, french) => {
  test('have the same keys in both languages', () => {
    expect(Object.keys(french).sort()).toEqual(Object.keys(english).sort());
  });
  test.each(Object.keys(english))('%s says something, with the same values, in both', (key) => {
    expect(french[key]?.trim()).not.toBe('');
    expect(english[key]?.trim()).not.toBe('');
    expect(holes(french[key] ?? '')).toEqual(holes(english[key] ?? ''));
  });
});
