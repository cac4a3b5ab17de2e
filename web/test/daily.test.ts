import { afterEach, expect, test, vi } from 'vitest';
import { daysInARow, keepDaily, solvedOn, streak, streakFrom } from '../src/learn/daily';

afterEach(() => vi.unstubAllGlobals());

test('a streak grows by a day, starts over after a gap, and a day counts once', () => {
  const one = solvedOn('2026-02-28', null);
  expect(one).toEqual({ last: '2026-02-28', days: 1, best: 1 });
  expect(solvedOn('2026-02-28', one)).toEqual(one);
  const two = solvedOn('2026-03-01', one);
  expect(two).toEqual({ last: '2026-03-01', days: 2, best: 2 });
  expect(solvedOn('2026-03-03', two)).toEqual({ last: '2026-03-03', days: 1, best: 2 });
  expect(solvedOn('2026-02-27', two)).toEqual(two);
});

test('a streak is not over as long as today’s puzzle can still be solved', () => {
  const kept = { last: '2026-12-31', days: 4, best: 6 };
  expect(['2026-12-31', '2027-01-01', '2027-01-02'].map((today) => daysInARow(today, kept))).toEqual([4, 4, 0]);
  expect(daysInARow('2026-12-31', null)).toBe(0);
});

test('a streak is kept on the device; nonsense is none', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  expect(streak()).toBeNull();
  keepDaily('2026-11-19');
  expect(keepDaily('2026-11-20')).toEqual({ last: '2026-11-20', days: 2, best: 2 });
  expect(streak()?.days).toBe(2);
  for (const nonsense of [null, 3, {}, { last: 'x', days: 1, best: 1 }, { last: '2026-11-20', days: -1, best: 1 }]) expect(streakFrom(nonsense)).toBeNull();
  kept.set('podium.daily', '{');
  expect(streak()).toBeNull();
});
