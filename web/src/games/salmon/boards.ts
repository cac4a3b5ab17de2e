// The boards of the salmon's river in a new table.

import type { Json, JsonObject } from '../../lib/messages';
import type { Boards, Parts } from '../boards';
import { object, ownName } from './model';
import type { Board } from './river';
import Thumb from './Thumb.svelte';
import { boardName, w } from './words';

/** A side that a river may name, with the board of which it is a side. */
interface Side extends Board {
  piece: string;
}

function sidesOf(scenery: JsonObject): Side[] {
  const sides = Array.isArray(scenery['sides']) ? scenery['sides'].map(object) : [];
  return sides.map(({ id, name, piece }) => ({ id: String(id), name: ownName(name), grade: '', piece: String(piece) }));
}

function partsOf(scenery: JsonObject): Parts {
  const sides = sidesOf(scenery);
  const [least, most] = Array.isArray(scenery['numbered_boards']) ? scenery['numbered_boards'].map(Number) : [];
  const [fewest, many] = [least ?? 0, most ?? 0];
  const of = (...pieces: string[]) => sides.filter((side) => pieces.includes(side.piece)).map((side) => side.id);
  const numbered = [...new Set(sides.map((side) => side.piece))].filter((piece) => piece !== 'start' && piece !== 'finish');
  const pieceOf = new Map(sides.map((side) => [side.id, side.piece]));
  const groups = [
    { ids: of('start'), least: 1, most: 1 },
    { ids: of(...numbered), least: fewest, most: many },
    { ids: of('finish'), least: 1, most: 1 },
  ];
  /** All boards with one side up, so that few rivers hold all sides between them. */
  const river = (side: number): string[] => ['start', ...numbered, 'finish'].map((piece) => of(piece)[side] ?? of(piece)[0] ?? '');
  return {
    groups,
    piece: (id) => pieceOf.get(id) ?? id,
    read: (value: Json) => {
      const ids = typeof value === 'string' ? value.split('-') : [];
      return ids.length >= fewest + 2 && ids.every((id) => pieceOf.has(id)) ? ids : null;
    },
    write: (ids) => ids.join('-'),
    sample: (id) => river(of(pieceOf.get(id) ?? '').indexOf(id)).join('-'),
    drawn: Array.from({ length: many - fewest + 1 }, (_, i) => fewest + i).map((n) => ({ value: `random:${n}`, name: () => w('switch-river-random', { n }) })),
  };
}

export const boards: Boards = {
  key: 'river',
  besides: 'boards',
  Thumb,
  shape: 1.3,
  name: (id, scenery) => boardName(sidesOf(scenery ?? {}).find((side) => side.id === id) ?? { id, name: null, grade: '' }),
  parts: partsOf,
};
