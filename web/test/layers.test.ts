// What stands on what: games are drawn with the parts in `lib` and `ui`, which know no game.

import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('../src/', import.meta.url));

test('nothing in lib and ui imports from the games', () => {
  const names = ['lib', 'ui'].flatMap((folder) => readdirSync(source + folder, { recursive: true }).map((name) => `${folder}/${String(name)}`));
  const sources = names.filter((name) => /\.(ts|svelte)$/.test(name));
  expect(sources.length).toBeGreaterThan(50);
  const imports = (name: string): boolean => /(from|import\(?) *'[^']*\/games\//.test(readFileSync(source + name, 'utf8'));
  expect(sources.filter(imports)).toEqual([]);
});
