// Rules that the page cites beside a question or an outlook are rules of that game.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const GAMES = new URL('../../games/', import.meta.url).pathname;
const PICTURES = new URL('../src/games/', import.meta.url).pathname;

const drawn = readdirSync(PICTURES, { withFileTypes: true }).filter((it) => it.isDirectory() && readdirSync(GAMES).includes(it.name));
const cited = (text: string): string[] => text.match(/\b[A-Z]{2}-\d{3}\b/gu) ?? [];

test('there are pictures to look through', () => {
  expect(drawn.length).toBeGreaterThan(0);
});

test.each(drawn.map((it) => it.name))('%s cites rules that its specification has, or its rulebook where it has none', (game) => {
  const [spec, rulebook] = [join(GAMES, game, 'SPEC.md'), join(GAMES, game, 'rulebook/en.md')];
  const known = new Set(cited(readFileSync(existsSync(spec) ? spec : rulebook, 'utf8')));
  for (const file of readdirSync(join(PICTURES, game)).filter((name) => /(?<!\.test)\.(?:ts|svelte)$/u.test(name))) {
    const unknown = cited(readFileSync(join(PICTURES, game, file), 'utf8')).filter((rule) => !known.has(rule));
    expect(unknown, file).toEqual([]);
  }
});
