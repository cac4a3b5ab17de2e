import { describe, expect, test } from 'vitest';
import { LEAST_MS, Round, ROUND_MS, shares, Standstill, type Wish } from '../src/lib/pace';

const common = (ms: number): Wish => ({ ms, great: false });
const great = (ms: number): Wish => ({ ms, great: true });
const many = (n: number, ms: number): Wish[] => Array.from({ length: n }, () => common(ms));
const sum = (list: readonly number[]) => list.reduce((total, ms) => total + ms, 0);

describe('how time is shared out', () => {
  test('where there is enough, everything is shown as long as it wants', () => {
    expect(shares([common(250), great(2300), common(0), common(3000)], ROUND_MS)).toEqual([250, 2300, 0, 3000]);
  });

  test('where there is not, a great moment keeps its time as long as the others keep a third', () => {
    // 3000 of common events and 2000 great: 4000 leave 2000 for the 3000, two thirds each.
    expect(shares([...many(3, 1000), great(2000)], 4000)).toEqual([666, 666, 666, 2000]);
    // 3000 leave 1000 for 3000: exactly a third.
    expect(shares([...many(3, 1000), great(2000)], 3000)).toEqual([333, 333, 333, 2000]);
    // 2000 would leave nothing. A great one counts three times: 2000 / (3000 + 3 * 2000) = 2/9, and three times that.
    expect(shares([...many(3, 1000), great(2000)], 2000)).toEqual([222, 222, 222, 1333]);
  });

  test('what is too short to be seen is left out, the smallest first, and its time goes to the others', () => {
    // 300 events of 250 in 6000: 20 ms each could not be seen; 100 of them have 60.
    const shown = shares(many(300, 250), ROUND_MS);
    expect(shown.filter((ms) => ms > 0)).toEqual(Array.from({ length: 100 }, () => LEAST_MS));
    // Of ten at 100 and ten at 1000 in 700 only the long ones are seen: 700 / 11000 of 100 is 6.
    expect(shares([...many(10, 100), ...many(10, 1000)], 700)).toEqual([...Array.from({ length: 10 }, () => 0), ...Array.from({ length: 10 }, () => 70)]);
  });

  test('never is it more than there is', () => {
    for (let n = 1; n < 200; n += 7) {
      const wishes = Array.from({ length: n }, (_, i) => ({ ms: (i * 137) % 1500, great: i % 11 === 3 }));
      for (const room of [0, -1, 90, 1500, ROUND_MS]) expect(sum(shares(wishes, room))).toBeLessThanOrEqual(Math.max(0, room));
    }
  });
});

describe('a round', () => {
  test('seats that are still to move keep their share', () => {
    const round = new Round();
    // The viewer's own step, with two to follow: a third of six seconds for three events; the last may have a sixth of the 4667 left.
    expect([3, 2, 1].map((n) => round.take(many(n, 1000), [0], [1, 2]))).toEqual([666, 667, 777]);
    // All is known: what is left is for all of it.
    expect(round.take(many(2, 4000), [1, 2], null)).toBeGreaterThan(1900);
  });

  test('however many steps come one by one, they take six seconds together', () => {
    const round = new Round();
    const shown: number[] = [];
    for (let step = 0; step < 400; step += 1) shown.push(round.take(many(1, 900), [step % 6], [1, 2, 3, 4, 5]));
    expect(sum(shown)).toBeLessThanOrEqual(ROUND_MS);
    expect(shown.slice(0, 6).every((ms) => ms >= 700)).toBe(true);
    round.begin();
    expect(round.take(many(1, 900), [0], null)).toBe(900);
  });

  test('for spectators it is over when it comes back to the seat that began', () => {
    const round = new Round();
    const turn = (by: number) => {
      const over = round.isOver(by);
      round.take(many(1, 100), [by], [0, 1]);
      return over;
    };
    expect([turn(0), turn(0), turn(1), turn(0)]).toEqual([false, false, false, true]);
  });
});

describe('while the clocks of the server stand still', () => {
  test('a step has less than a second and a half, and all together less than six', () => {
    const standstill = new Standstill();
    expect(standstill.left(1000)).toBe(0);
    standstill.heard(1000);
    expect([standstill.left(1000), standstill.left(2000), standstill.left(9000)]).toEqual([1300, 300, 0]);
    standstill.heard(2000);
    expect(standstill.left(2000)).toBe(1800);
    for (let step = 0; step < 10; step += 1) standstill.heard(2000);
    expect(standstill.left(2000)).toBe(5800);
  });

  test('what is known is shown within that time, and a great moment keeps more of its own', () => {
    const shown = new Round().take([great(3000), ...many(3, 1000)], [1], [1, 2], 1300);
    expect(shown).toBeLessThan(1300);
    expect(shown).toBeGreaterThan(600);
    expect(new Round().take(many(4, 1000), [1, 2], null, 0)).toBe(0);
  });
});
