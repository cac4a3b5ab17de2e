// Why the first seat is first: part 9 of the rules, in a sentence.

import type { JsonObject } from '../../lib/messages';
import { isFish, list, number, object, readView, type Boat } from './model';
import { w } from './words';

const kindsIn = (...places: JsonObject[]): number =>
  new Set(places.flatMap((place) => Object.entries(place).flatMap(([fish, n]) => (isFish(fish) && number(n) > 0 ? [fish] : [])))).size;

export function verdict(view: JsonObject, names: readonly string[]): { words: string; rule: string } | null {
  const { boats, finishers } = readView(view);
  const ranking = list(view['ranking']).map((place) => number(place, 9));
  const [first, second] = [...boats].sort((a, b) => (ranking[a.seat] ?? 9) - (ranking[b.seat] ?? 9));
  if (first === undefined || second === undefined || ranking.length === 0) return null;
  const name = names[first.seat] ?? '';
  if (finishers.length === 1) return { words: w('verdict-home', { name, n: first.landed.length }), rule: 'FI-140' };
  if (ranking.filter((place) => place === 1).length > 1) return { words: w('verdict-shared'), rule: 'FI-143' };
  const had = (boat: Boat): number => {
    const player = object(list(view['players'])[boat.seat]);
    return kindsIn(object(player['market']), object(player['in_transit']), object(player['aboard']));
  };
  const by: readonly [string, (boat: Boat) => number][] = [
    ['verdict-landed', (boat) => boat.landed.length],
    ['verdict-caught', had],
    ['verdict-pearls', (boat) => boat.pearls],
  ];
  const decided = by.find(([, of]) => of(first) !== of(second));
  if (decided === undefined) return null;
  const [key, of] = decided;
  return { words: w(key, { name, n: of(first), other: names[second.seat] ?? '', m: of(second) }), rule: finishers.length === 0 ? 'FI-142' : 'FI-143' };
}
