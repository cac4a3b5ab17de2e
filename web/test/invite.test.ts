// What is shared of a table that waits: the next person must be able to sit with it.

import { expect, test } from 'vitest';
import { firstFree, invitation, keysIn, mayJoin } from '../src/lib/invite';
import type { TableInfo } from '../src/lib/messages';
import { qr } from '../src/ui/qr';

type Status = TableInfo['seats'][number]['status'];
const ORIGIN = 'https://podium.example';
const KEY = 'abcdefghij0123456789abcdef';
const at = (...all: Status[]) => ({ id: 't', seats: all.map((status) => ({ status })), settings: { spectators: true } });
const link = (seat: number, key = `k${seat}`) => ({ seat, link: `/t/t#seat=${seat}&key=${key}` });

test('a fragment has one seat with its key, or several', () => {
  expect(keysIn('#seat=1&key=K')).toEqual([{ seat: 1, key: 'K' }]);
  expect(keysIn('#seat=1&key=K&seat=3&key=L')).toEqual([{ seat: 1, key: 'K' }, { seat: 3, key: 'L' }]);
  expect(keysIn('#seat=1&seat=2&key=L&key=M&seat=x&key=N')).toEqual([{ seat: 2, key: 'L' }]);
  expect(keysIn('')).toEqual([]);
  expect(keysIn('#RW-012')).toEqual([]);
});

test('what is shared carries the keys of all free seats with links', () => {
  const all = invitation(at('here', 'link', 'link'), [link(2), link(1)], ORIGIN);
  expect(all).toEqual({ address: `${ORIGIN}/t/t#seat=1&key=k1&seat=2&key=k2`, address_leads: 'sit', code_leads: 'watch', asks_for_link: false });
  expect(keysIn(new URL(all.address).hash).map(({ seat }) => seat)).toEqual([1, 2]);
  expect(invitation(at('here', 'here', 'link'), [link(1), link(2)], ORIGIN).address).toBe(`${ORIGIN}/t/t#seat=2&key=k2`);
});

test('where a seat is open the plain address is enough, and the code leads to a seat', () => {
  expect(invitation(at('here', 'link', 'open'), [link(1)], ORIGIN)).toEqual({ address: `${ORIGIN}/t/t`, address_leads: 'sit', code_leads: 'sit', asks_for_link: false });
  expect(invitation(at('here', 'reserved'), [], ORIGIN).code_leads).toBe('sit');
  expect(invitation(at('here', 'reserved', 'link'), [link(2)], ORIGIN).address).toBe(`${ORIGIN}/t/t#seat=2&key=k2`);
});

test('whoever has no key is told to ask for the link', () => {
  expect(invitation(at('here', 'link'), [], ORIGIN)).toEqual({ address: `${ORIGIN}/t/t`, address_leads: 'watch', code_leads: 'watch', asks_for_link: true });
  expect(invitation(at('here', 'here'), [], ORIGIN)).toEqual({ address: `${ORIGIN}/t/t`, address_leads: 'watch', code_leads: 'watch', asks_for_link: false });
});

test('where nobody may watch, neither address nor code is said to lead to watching', () => {
  const unseen = (...all: Status[]) => ({ ...at(...all), settings: { spectators: false } });
  expect(invitation(unseen('here', 'link'), [link(1)], ORIGIN)).toEqual({ address: `${ORIGIN}/t/t#seat=1&key=k1`, address_leads: 'sit', code_leads: 'nowhere', asks_for_link: false });
  expect(invitation(unseen('here', 'here'), [], ORIGIN)).toMatchObject({ address_leads: 'nowhere', code_leads: 'nowhere' });
  expect(invitation(unseen('here', 'open'), [], ORIGIN)).toMatchObject({ address_leads: 'sit', code_leads: 'sit' });
});

test('what is shared is never too long for a QR code', () => {
  const table = { ...at('here', ...Array.from({ length: 7 }, (): Status => 'link')), id: KEY };
  const { address } = invitation(table, [1, 2, 3, 4, 5, 6, 7].map((seat) => link(seat, KEY)), ORIGIN);
  expect(keysIn(new URL(address).hash).length).toBeGreaterThan(2);
  expect(qr(address).length).toBeGreaterThan(0);
});

test('the first seat that is still free is taken', () => {
  const keys = keysIn('#seat=1&key=K&seat=2&key=L');
  expect(firstFree(keys, at('here', 'link', 'link'))).toEqual({ seat: 1, key: 'K' });
  expect(firstFree(keys, at('here', 'here', 'link'))).toEqual({ seat: 2, key: 'L' });
  expect(firstFree(keys, at('here', 'here', 'here'))).toBeNull();
});

test('whoever is outside can join where a seat is open, kept for them, or theirs by a link, and only before the race', () => {
  const table = (...all: Status[]) => ({ ...at(...all), state: 'waiting' as const });
  expect(mayJoin(table('here', 'open'), [], [])).toBe(true);
  expect(mayJoin({ ...table('here', 'open'), state: 'running' }, [], [])).toBe(false);
  expect(mayJoin(table('here', 'here'), [], [])).toBe(false);
  expect(mayJoin(table('here', 'reserved'), [], [])).toBe(false);
  expect(mayJoin(table('here', 'reserved'), [1], [])).toBe(true);
  expect(mayJoin(table('here', 'link'), [], [])).toBe(false);
  expect(mayJoin(table('here', 'link'), [], keysIn('#seat=1&key=K'))).toBe(true);
});
