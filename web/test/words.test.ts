import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Phrase } from '../src/lib/messages';
import { parsed, sentences, Vocabulary, type Names } from '../src/lib/words';
import { t, words as page } from '../src/lib/words.svelte';

interface Fixtures {
  files: Record<string, string[]>;
  cases: { what: string; language: string; names?: Names; phrase: Phrase; says: string }[];
}

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const fixtures = JSON.parse(read('words/fixtures/phrases.json')) as Fixtures;
const common = parsed(read('engine/words/en.ftl'));

function vocabulary(language: string, behind: Vocabulary | null): Vocabulary {
  const own = parsed((fixtures.files[language] ?? []).join('\n'));
  return new Vocabulary(language, behind === null ? [common, own] : [own], behind);
}

describe('phrases are said as the Rust crate says them', () => {
  const english = vocabulary('en', null);
  const spoken = (language: string): Vocabulary => {
    if (language === 'en') return english;
    const base = language.split('-').slice(0, -1).join('-');
    return vocabulary(language, base === '' ? english : spoken(base));
  };
  test.each(fixtures.cases.map((it) => [it.what, it] as const))('%s', (_, { language, names = [], phrase, says }) => {
    expect(spoken(language).say(phrase, names)).toBe(says);
  });
});

test('a vocabulary knows its messages and those behind it', () => {
  const french = vocabulary('fr', vocabulary('en', null));
  expect(['event-moved', 'only-english', 'nothing'].map((id) => french.has(id))).toEqual([true, true, false]);
});

test('sentences that are read aloud one after the other end once', () => {
  expect(sentences('Spend stamina?', 'Speed 2')).toBe('Spend stamina? Speed 2.');
  expect(sentences('Turn', 'Roll, or hold.', '')).toBe('Turn. Roll, or hold.');
  expect(sentences('Dépenser ? »')).toBe('Dépenser ? »');
});

test('whoever has chosen no name gets one of twelve, in every language', () => {
  for (const code of ['en', 'fr']) {
    page.language = code;
    expect(new Set(Array.from({ length: 12 }, (_, n) => t('you-nickname', { n }))).size).toBe(12);
  }
  page.language = 'en';
});
