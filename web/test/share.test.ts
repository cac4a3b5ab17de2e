// The device's own part of the seed: drawn by chance, given once and before the race, and remembered.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableInfo } from '../src/lib/messages';
import { drawn, give, sit } from '../src/lib/share';
import { forgetShare, notePromise, seenOf } from '../src/lib/witness';

const info = (change: Partial<TableInfo> = {}): TableInfo => ({ id: 'tea', commitment: 'promise', state: 'waiting', seq: 0, ...change }) as TableInfo;

/** What was asked of the server, and its answers by the number of the request; else all is well. */
let asked: { path: string; body: Record<string, unknown> }[];
let answers: Record<number, number>;

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value), removeItem: (key: string) => void kept.delete(key) });
  asked = [];
  answers = {};
  notePromise(info());
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    asked.push({ path, body: JSON.parse(body) });
    const status = answers[asked.length] ?? 200;
    if (status === 0) throw new Error('away');
    const problem = { type: '', title: '', status, say: { id: 'server-share-late' } };
    return new Response(JSON.stringify(status === 200 ? info() : problem), { status, headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a share is sixteen bytes of chance in letters that the server takes', () => {
  const shares = Array.from({ length: 50 }, drawn);
  for (const share of shares) expect(share).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(shares).size).toBe(50);
});

test('whoever sits down before the race adds a share, and the device remembers it', async () => {
  await sit(info(), 1, 'key');
  const share = seenOf('tea')?.shares?.['1'];
  expect(asked).toEqual([{ path: '/api/tables/tea/sit', body: { seat: 1, key: 'key', share } }]);
  expect(share).toMatch(/^[0-9a-f]{32}$/);
  forgetShare('tea', 1);
  expect(seenOf('tea')?.shares).toEqual({});
});

test('a seat that has a share, and a race that has begun, get none', async () => {
  await sit(info({ shares: [{ seat: 1, share: 'x' }] }), 1, null);
  await sit(info({ state: 'running' }), 1, null);
  await give(info({ state: 'running' }), [0]);
  await give(info({ shares: [{ seat: 0, share: 'x' }] }), [0]);
  expect(asked.map((it) => it.body)).toEqual([{ seat: 1 }, { seat: 1 }]);
  expect(seenOf('tea')?.shares).toBe(undefined);
});

test('a share that comes too late keeps nobody from the seat and is not remembered; other problems are told', async () => {
  answers = { 1: 409 };
  await sit(info(), 1, null);
  expect(asked.map((it) => 'share' in it.body)).toEqual([true, false]);
  expect(seenOf('tea')?.shares).toBe(undefined);
  for (const status of [0, 403]) {
    answers = { [asked.length + 1]: status };
    await expect(sit(info(), 1, null)).rejects.toMatchObject({ status });
  }
});

test('whoever has seats gives one for each, and is not troubled where that fails', async () => {
  await give(info({ shares: [{ seat: 1, share: 'x' }] }), [0, 1, 2]);
  const { shares } = seenOf('tea') ?? {};
  expect(asked).toEqual([0, 2].map((seat) => ({ path: '/api/tables/tea/share', body: { seat, share: shares?.[seat] } })));
  answers = { 3: 409 };
  await give(info(), [3, 4]);
  expect(asked.length).toBe(3);
  expect(Object.keys(seenOf('tea')?.shares ?? {})).toEqual(['0', '2']);
});
