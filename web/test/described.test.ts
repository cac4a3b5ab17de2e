// A set-up in words, as the waiting room and the list of records say it.

import { beforeEach, expect, test, vi } from 'vitest';
import type { Switch } from '../src/lib/messages';
import { words } from '../src/lib/words.svelte';
import { boardName, changeName, setUpOf } from '../src/setup/described';

const target: Switch = { key: 'target', default: 100, rule: 'PG-005', values: { type: 'range', least: 2, most: 1000, nullable: false } };
const limit: Switch = { key: 'round_limit', default: null, rule: 'PG-007', values: { type: 'range', least: 1, most: 1000, nullable: true } };
/** What the rules set by themselves is filled in by the server, in a table as in a board. */
const filled = { target: 100, round_limit: 200 };

beforeEach(() => {
  words.language = 'en';
  vi.stubGlobal('fetch', (path: string, init?: { body?: string }) => {
    const options = { ...filled, ...(JSON.parse(init?.body ?? '{}').options ?? {}) };
    const answer = path.endsWith('/board') ? { options, scenery: {}, view: {} } : path.endsWith('.ftl') ? '' : { id: 'pig', options: [target, limit] };
    return Promise.resolve(Response.json(answer));
  });
});

test('only what is not as usual is told, also where the rules set a switch by themselves', async () => {
  const usual = await setUpOf('pig', 2, filled);
  expect(usual.changed).toEqual([]);
  expect(boardName('pig', usual)).toBe('');
  const other = await setUpOf('pig', 2, { ...filled, target: 20 });
  expect(other.changed.map((it) => changeName('pig', it))).toEqual(['target: 20']);
});
