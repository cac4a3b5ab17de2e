// French that neither the names of people nor the end of a line can break.

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

/** The French of every crate and game: sentences, lessons, puzzles and rulebooks. */
const french = ['web', 'server', 'engine', 'catalog', 'cli', 'tui', 'lab', ...readdirSync(new URL('games/', root)).map((game) => `games/${game}`)].flatMap((folder) =>
  ['words/fr.ftl', 'lessons/fr.ftl', 'puzzles/fr.ftl', 'rulebook/fr.md'].map((file) => `${folder}/${file}`).filter((path) => existsSync(new URL(path, root))),
);

/** What people read of a line: neither comments, ids and keys of variants nor code. */
function readable(path: string): string[] {
  const text = readFileSync(new URL(path, root), 'utf8').replaceAll(/^```[^]*?^```/gm, '');
  const lines = text.split('\n').filter((line) => !(path.endsWith('.ftl') ? line.startsWith('#') : /^\|[ :|-]+\|$/.test(line)));
  return lines.map((line) => line.replace(/^(-?[\w-]+ *= *|\s+\.[\w-]+ *= *|\s*\*?\[[^\]]*\] *|\s+)/, '').replaceAll(/`[^`]*`/g, '`'));
}

test.each(french)('no line of %s breaks before a colon, a question mark or inside quotes', (path) => {
  const breaks = /(^|\S) [:;?!»](?![\w-])|« |«$/;
  expect(readable(path).filter((line) => breaks.test(line))).toEqual([]);
});
