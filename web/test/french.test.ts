// French that the names of people cannot break.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const PEOPLE = ['seat', 'name', 'other', 'target', 'seller', 'buyer', 'challenger', 'first', 'second', 'loser', 'winners'];

test('no name stands behind a word that would have to be elided before some names', () => {
  const files = ['web', 'server', ...readdirSync(new URL('games/', root)).map((game) => `games/${game}`)];
  const found = files.flatMap((folder) => {
    const file = new URL(`${folder}/words/fr.ftl`, root);
    // A game without French is said in English.
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    const wrong = (line: string) => PEOPLE.some((it) => [' de', ' que', 'De', 'Que'].some((word) => line.includes(`${word} { $${it} }`)));
    return lines.filter(wrong).map((line) => `${folder}: ${line.trim()}`);
  });
  expect(found).toEqual([]);
});
