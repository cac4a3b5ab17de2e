// The page's files: every language has the same messages with the same variables, the page uses them all, and no source is too long.

import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const web = fileURLToPath(new URL('../', import.meta.url));
const read = (path: string): string => readFileSync(web + path, 'utf8');
/** Written by the crate `protocol`. */
const GENERATED = ['lib/protocol.ts'];
const languages = readdirSync(`${web}words`).map((name) => name.replace(/\.ftl$/, ''));

interface Message {
  variables: Set<string>;
  uses: Set<string>;
}

/** The variables and other messages in a part of a message. */
function walk(part: unknown, message: Message): void {
  if (part === null || typeof part !== 'object') return;
  const { type, name } = part as { type?: string; name?: string };
  if (type === 'var' && name !== undefined) message.variables.add(name);
  if (type === 'mesg' && name !== undefined) message.uses.add(name);
  Object.values(part).forEach((inner) => walk(inner, message));
}

function messagesOf(text: string): Map<string, Message> {
  const found = new Map<string, Message>();
  for (const { id, value } of new FluentResource(text).body) {
    const message: Message = { variables: new Set(), uses: new Set() };
    walk(value, message);
    expect(found.has(id), `${id} stands twice`).toBe(false);
    found.set(id, message);
  }
  return found;
}

const english = messagesOf(read('words/en.ftl'));
const ids = [...english.keys()];

const sources = readdirSync(`${web}src`, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => ({ name, text: read(`src/${name}`) }));
const all = sources.map(({ text }) => text).join('\n');

describe.each(languages)('the words of the page in %s', (language) => {
  const text = read(`words/${language}.ftl`);
  const messages = messagesOf(text);
  test('are read whole', () => {
    expect([...messages.keys()]).toEqual([...text.matchAll(/^([a-z][\w-]*) *=/gm)].map((found) => found[1]));
  });
  test('have the messages of English', () => {
    expect([...messages.keys()].sort()).toEqual([...ids].sort());
  });
  test.each(ids)('%s has the variables of English', (id) => {
    expect(messages.get(id)?.variables).toEqual(english.get(id)?.variables);
  });
});

test('every message that the page names is there', () => {
  // The first argument of `t`, whatever it chooses among, and phrases of the page's own.
  const calls = [...all.matchAll(/(?<![\w.])t\(([^,()]*)/g)].flatMap((call) => [...(call[1] ?? '').matchAll(/'([a-z][a-z0-9]*(?:-[a-z0-9]+)+)'/g)]);
  const phrases = [...all.matchAll(/'(trouble-[a-z-]+)'/g)];
  const named = [...calls, ...phrases].map((found) => found[1] ?? '');
  expect(named.length).toBeGreaterThan(200);
  // The page is sent the words that it shares with the command line and the terminal, too (server/src/http/words.rs).
  const shared = ['engine', 'catalog', 'server'].flatMap((crate) => [...messagesOf(read(`../${crate}/words/en.ftl`)).keys()]);
  const known = new Set([...english.keys(), ...shared]);
  expect(named.filter((id) => !known.has(id))).toEqual([]);
});

test('every message is used', () => {
  const kinds = [...all.matchAll(/`([a-z][a-z-]*-)\$\{/g), ...[...all.matchAll(/named\('([a-z-]+)'/g)].map((it) => [it[0], `${it[1]}-`] as const)].map((found) => found[1] ?? '');
  const inside = new Set([...english.values()].flatMap((message) => [...message.uses]));
  const isUsed = (id: string) => all.includes(`'${id}'`) || inside.has(id) || kinds.some((kind) => id.startsWith(kind));
  expect(ids.filter((id) => !isUsed(id))).toEqual([]);
});

test('no message of the page can be taken for one of a game', () => {
  expect(ids.filter((id) => /^(event|action|refused|forecast|outlook|picture|decision|switch|card|piece|name|about|list|decimal|language)(-|$)/.test(id))).toEqual([]);
});

test('what all games share knows no game', () => {
  const imports = sources.filter(({ name, text }) => name.startsWith('lib/') && /from '[./]*\/games\//.test(text));
  expect(imports.map(({ name }) => name)).toEqual([]);
  const texts = languages.map((language) => read(`words/${language}.ftl`)).join('\n');
  const games = readdirSync(`${web}src/games`, { withFileTypes: true }).filter((it) => it.isDirectory() && it.name !== 'fallback').map((it) => it.name);
  expect(games.filter((game) => new RegExp(`\\b${game}\\b`, 'i').test(texts))).toEqual([]);
  const named = sources.filter(({ name }) => !/^games\/|^covers\//.test(name)).filter(({ text }) => games.some((game) => text.replaceAll(/\/\/.*|\/\*[^]*?\*\//g, '').includes(`'${game}'`)));
  expect(named.map(({ name }) => name)).toEqual([]);
});

test('a source has at most 400 lines', () => {
  const lines = readdirSync(`${web}src`, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|svelte)$/.test(name) && !GENERATED.includes(name))
    .map((name) => ({ name, count: read(`src/${name}`).trimEnd().split('\n').length }));
  expect(lines.length).toBeGreaterThan(200);
  expect(lines.filter(({ count }) => count > 400)).toEqual([]);
});

describe.each(readdirSync(`${web}src/games`, { withFileTypes: true }).filter((it) => it.isDirectory() && it.name !== 'fallback').map((it) => it.name))('the picture of %s', (game) => {
  const own = sources.filter(({ name }) => name.startsWith(`games/${game}/`)).map(({ text }) => text).join('\n');
  const shared = ['engine/words', 'catalog/words', 'server/words', `games/${game}/words`].map((folder) => read(`../${folder}/en.ftl`)).join('\n');
  const known = new Set([...ids, ...[...shared.matchAll(/^([a-z][\w-]*) *=/gm)].map((found) => found[1] ?? '')]);
  test('names only messages that are there', () => {
    // The first argument of `w`, whatever it chooses among; what is put together from parts is seen where it is drawn.
    const calls = [...own.matchAll(/(?<![\w.])w\(([^,()`]*)/g)].flatMap((call) => [...(call[1] ?? '').matchAll(/'([a-z]\w*(?:-\w+)+)'/g)]);
    const whole = [...own.matchAll(/(?<![\w.])w\((['`])([^'`$]*)\1[,)]/g)].map((call) => ['', call[2]]);
    const named = [...calls, ...whole].map((found) => found[1] ?? '');
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((id) => !known.has(id.split('.')[0] ?? ''))).toEqual([]);
  });
});
