import { expect, test } from 'vitest';
import { timeLeft, toldAnew } from '../src/lib/clocks';
import { clockText } from '../src/lib/tables';

test('the clock of a seat that owes the same choice does not rise, and that of another may', () => {
  const before = { left_ms: [600_000, 600_000], running: [0, 1], at_ms: 0 };
  const after = toldAnew(before, { left_ms: [599_000, 599_000], running: [0, 1] }, [0], 2000);
  expect([timeLeft(after, 0, 2000), timeLeft(after, 1, 2000), timeLeft(after, 0, 3000)]).toEqual([598_000, 599_000, 597_000]);
  expect(timeLeft(toldAnew(before, { left_ms: [590_000], running: [0] }, [0], 2000), 0, 2000)).toBe(590_000);
  expect(timeLeft(toldAnew(null, { left_ms: [590_000], running: [0] }, [0], 2000), 0, 2000)).toBe(590_000);
});

test('nobody has more time than was heard of, though the page looked at the time before', () => {
  expect(timeLeft({ left_ms: [7_200_000], running: [0], at_ms: 1000 }, 0, 600)).toBe(7_200_000);
});

test('clocks around the hour have one form', () => {
  expect([3_600_000, 3_597_000, 59_000, 36_061_000].map(clockText)).toEqual(['1:00:00', '59:57', '0:59', '10:01:01']);
  expect(clockText(90_000_000)).toBe('1 d 1 h');
});
