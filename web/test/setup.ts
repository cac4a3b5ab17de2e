// The message files that the server would send, so that what is tested can speak.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { settings } from '../src/lib/settings.svelte';
import { words } from '../src/lib/words.svelte';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string): string => (existsSync(root + path) ? readFileSync(root + path, 'utf8') : '');

settings.languages = [{ code: 'en', name: 'English' }, { code: 'fr', name: 'Français' }];
for (const { code } of settings.languages) {
  words.take(code, 'page', ['engine', 'catalog', 'server', 'web'].map((crate) => read(`${crate}/words/${code}.ftl`)).join('\n'));
  for (const game of readdirSync(`${root}games`)) words.take(code, game, read(`games/${game}/words/${code}.ftl`));
}
