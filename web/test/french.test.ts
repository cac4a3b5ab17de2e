// Nothing that the games say is left in English on a French page. What they say is read from the sources of the rules and from
// the written races, so that a new sentence, switch or event without French is found here.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { englishIn } from '../e2e/english.mjs';
import * as fishing from '../src/games/french/fishing';
import * as marathon from '../src/games/french/marathon';
import * as pig from '../src/games/french/pig';
import * as rowing from '../src/games/french/rowing';
import * as salmon from '../src/games/french/salmon';
import { SWITCHES } from '../src/games/french/switches';
import * as whitewater from '../src/games/french/whitewater';
import { say as sayFishing } from '../src/games/fishing/say';
import { say as sayMarathon } from '../src/games/marathon/say';
import { say as sayRowing } from '../src/games/rowing/say';
import { say as saySalmon } from '../src/games/salmon/say';
import type { FrenchBook } from '../src/games/told.svelte';
import { say as sayWhitewater } from '../src/games/whitewater/say';
import { serverWords } from '../src/lib/i18n/server';
import type { GameEvent, Told } from '../src/lib/messages';
import { pattern, retold, translated } from '../src/lib/phrases';
import { settings } from '../src/lib/settings.svelte';

const root = fileURLToPath(new URL('../../games/', import.meta.url));
const books: Record<string, FrenchBook> = { fishing, marathon, pig, rowing, salmon, whitewater };
const games = Object.entries(books);
const NAMES = ['Anna', 'Bob', 'Cléo', 'Dan', 'Ève', 'Flo'];

const files = (folder: string, end: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(end)).map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
const sources = (game: string): string => files(`${root}${game}/src`, '.rs').join('\n');

/** The races of a game in words, with the names of people for those of seats. */
const races = (game: string): string[] =>
  files(`${root}${game}/playthroughs`, '.txt').map((text) => text.replace(/\b(?:Boat|Kayak|Runner|Salmon|Player) (\d)\b/g, (_, seat: string) => NAMES[Number(seat)] ?? ''));

beforeAll(() => settings.set({ language: 'fr' }));

describe.each(games)('%s', (game, book) => {
  test('every refusal that its rules can give has French', () => {
    const said = [...sources(game).matchAll(/Illegal::new\(\s*(?:"[A-Z]{2}-\d{3}"|rule),\s*"((?:[^"\\]|\\.)+)"/g)].map((found) => found[1] ?? '');
    expect(said.length).toBeGreaterThan(0);
    expect(said.filter((english) => book.refusals[english] === undefined)).toEqual([]);
  });

  test('every French refusal uses values that the English has, and no English', () => {
    for (const [english, french] of Object.entries(book.refusals)) {
      const values = english.split('{}').length - 1;
      for (const [, n] of french.matchAll(/\{(\d)\+?\}/g)) expect(Number(n), english).toBeLessThan(values);
      expect(englishIn(french), french).toEqual([]);
    }
  });

  test('every variant switch has a French name, a French sentence and French values', () => {
    const keys = [...sources(game).matchAll(/(?:key: |\boption\(\s*|\bswitch\(\s*)"(\w+)",(?:\s*(?:values: )?"((?:[^"\\]|\\.)*)")?/g)];
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.map((found) => found[1]).sort()).toEqual(Object.keys(SWITCHES[game] ?? {}).sort());
    for (const [, key = '', values = ''] of keys) {
      const french = SWITCHES[game]?.[key];
      expect(french?.about, key).not.toBe('');
      const choices = values.split(/, (?:or .*)?/).filter((value) => /^[a-z]+(_\w+)*$/.test(value) && value !== 'true' && value !== 'false');
      if (values.split(', ').length > 1 && choices.length === values.split(', ').length) {
        expect(Object.keys(french?.values ?? {}), key).toEqual(choices);
      }
    }
  });

  test('its text picture becomes French', () => {
    const drawn = races(game).flatMap((race) => race.match(/(?:^ {4}.*\n|^\n)+/gm) ?? []).map((block) => block.replace(/^ {4}/gm, ''));
    expect(drawn.length).toBeGreaterThan(0);
    const left = drawn.flatMap((picture) => retold(picture, book.picture).split('\n')).filter((line) => !line.includes('{"') && englishIn(line).length > 0);
    expect([...new Set(left)]).toEqual([]);
  }, 60_000);
});

describe.each([
  ['fishing', sayFishing],
  ['marathon', sayMarathon],
  ['rowing', sayRowing],
  ['salmon', saySalmon],
  ['whitewater', sayWhitewater],
] as const)('the events of %s', (game, say: (told: Told, names: readonly string[]) => string | null) => {
  test('are all told in French', () => {
    const lines = races(game).flatMap((race) => [...race.matchAll(/^ {3}(\S.*) \[([A-Z]{2}-\d{3})\] (\{.*\})$/gm)]);
    const types = new Set<string>();
    for (const [, words = '', rule = '', json = ''] of lines) {
      const event = JSON.parse(json) as GameEvent;
      types.add(event.type);
      const said = say({ event, rule, words }, NAMES);
      expect(said, json).not.toBeNull();
      expect(englishIn(said ?? ''), said ?? '').toEqual([]);
      expect(said, json).not.toContain('{');
    }
    expect(types.size).toBeGreaterThan(8);
  }, 60_000);
});

describe('phrases', () => {
  test('are told with their values, and with what those are called', () => {
    const phrases = { 'a {} costs {}; you have {}': '{0} coûte {1}, pas {2}', 'seat {} is on': 'à la place {0+}' };
    expect(translated('a slow costs 3; you have 2', phrases, { slow: 'Ralenti' })).toBe('Ralenti coûte 3, pas 2');
    expect(translated('seat 0 is on', phrases)).toBe('à la place 1');
    expect(translated('something else', phrases)).toBeNull();
    expect(pattern('a (b) {}').test('a (b) 7')).toBe(true);
  });
  test('of a picture keep numbers, signs and broken lines', () => {
    expect(retold('hand 7, row of\n  cards', [['hand #', 'main #'], ['row of cards', 'rangée de cartes']])).toBe('main 7, rangée\n  de cartes');
    expect(retold('# rock', [['\\# rock', '\\# rocher']])).toBe('# rocher');
  });
  test('of a picture leave alone what people are called', () => {
    const parts = [['Bot #', 'Robot #'], ['hand #', 'main #'], ['row of cards', 'rangée de cartes'], ['round', 'manche']] as const;
    expect(retold('Lucky hand 7: hand 3, Bot 2: hand 4', parts, ['Lucky hand 7'])).toBe('Lucky hand 7: main 3, Robot 2: main 4');
    expect(retold('Merry round of  round 2', parts, ['Merry round of all'])).toBe('Merry round of  manche 2');
    expect(retold('Row, row of cards; around: Merry\n  round', parts, ['Row', 'Merry round'])).toBe('Row, rangée de cartes; around: Merry\n  round');
    expect(retold('$(a|b)* hand 3', parts, ['$(a|b)*'])).toBe('$(a|b)* main 3');
  });
  test('of the server are known', () => {
    expect(serverWords('the race is at step 4, not 3')).toContain('étape 4');
    expect(serverWords('nobody says this')).toBeNull();
  });
});
