// Ratings in figures and as a drawing.

import { describe, expect, test } from 'vitest';
import type { RatingHistory, RatingInfo } from '../src/lib/messages';
import { changeText, figure, ratingText } from '../src/lib/ratings';
import addresses from '../src/lib/addresses.json';
import { routeOf } from '../src/lib/router.svelte';
import { chartOf } from '../src/ui/rating-chart';

const rating = (value: number, uncertainty: number, races = 1): RatingInfo => ({ value, uncertainty, provisional: uncertainty > 4, races });

describe('figures', () => {
  test('have one decimal place, a true minus and their uncertainty', () => {
    expect(ratingText(rating(27.635, 8.066))).toBe('27.6 ± 8.1');
    expect(figure(-5.84)).toBe('−5.8');
    expect(changeText(rating(25, 8), rating(27.635, 8))).toBe('+2.6');
    expect(changeText(rating(25, 8), rating(22.365, 8))).toBe('−2.6');
    expect(changeText(rating(25, 8), rating(25, 8))).toBe('0.0');
  });
});

describe('the drawing', () => {
  const history = (...ratings: RatingInfo[]): RatingHistory => ({
    person: 'p', game: 'g', before: rating(25, 8.333, 0),
    points: ratings.map((it, i) => ({ table: `t${i}`, at_ms: i, place: 1, seats: 2, rating: it })),
  });

  test('goes from the rating before the first race to that after the last, higher for stronger', () => {
    const drawn = chartOf(history(rating(30, 7), rating(20, 6)), 400, 200);
    expect(drawn.points.map(({ n }) => n)).toEqual([1, 2]);
    const [first, second] = drawn.points;
    expect(first!.y).toBeLessThan(second!.y);
    expect(second!.x).toBe(drawn.right);
    expect(drawn.line.match(/[ML]/g)).toHaveLength(3);
    expect(drawn.band.match(/[ML]/g)).toHaveLength(6);
    for (const { y } of drawn.marks) expect(y).toBeGreaterThanOrEqual(0);
  });

  test('counts races on from those that are not shown any more, and writes no number over another', () => {
    const many = history(...Array.from({ length: 300 }, (_, i) => rating(25 + (i % 5), 2, 101 + i)));
    const drawn = chartOf({ ...many, before: rating(25, 2, 100) }, 390, 200);
    expect(drawn.races[0]?.n).toBe(100);
    expect(drawn.points.at(-1)?.n).toBe(400);
    const gaps = drawn.races.slice(1).map(({ x }, i) => x - (drawn.races[i]?.x ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThan(30);
  });
});

test('leaderboards and profiles have addresses', () => {
  const route = (path: string) => routeOf(new URL(`http://here${path}`));
  expect(route('/leaders')).toEqual({ page: 'leaders', game: null });
  expect(route('/leaders/rowing')).toEqual({ page: 'leaders', game: 'rowing' });
  expect(route('/people/k7f3')).toEqual({ page: 'person', id: 'k7f3' });
  expect(route('/people')).toEqual({ page: 'nowhere' });
});

test('an address begins with a word of the list that the server answers with the page, and none of these leads nowhere', () => {
  const page = (path: string) => routeOf(new URL(`http://here${path}`)).page;
  // The last two are led on to others before they are read.
  const pages = addresses.filter((word) => !['watch', 'races'].includes(word)).map((word) => [word, page(`/${word}`), page(`/${word}/x`)]);
  expect(pages.filter(([, alone, more]) => alone === 'nowhere' && more === 'nowhere')).toEqual([]);
  const all = ['/t/x', '/new', '/replay/x', '/learn', '/rules', '/you', '/you/races', '/find', '/leaders', '/day', '/people/x'];
  expect(all.filter((path) => page(path) === 'nowhere')).toEqual([]);
  expect(page('/nothing')).toBe('nowhere');
});
