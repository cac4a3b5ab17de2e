// The segments of the river in a new table.

import type { Boards } from '../boards';
import { number, readRiver } from './model';
import Thumb from './Thumb.svelte';
import { w } from './words';

const SEGMENTS = ['A', 'B', 'C', 'D'];

/** A segment file with the rows of the river: columns above, the downriver end at the top, a line where the map has one. */
function written(rows: readonly string[], columns: number, lines: readonly number[], finish: number): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz'.slice(0, columns);
  const map = rows.flatMap((row, i) => {
    const line = lines.includes(i) && i !== finish ? [`   ${'='.repeat(columns)}`] : [];
    return [...line, `${String(i + 1).padStart(2)} ${row}`];
  });
  return [`whitewater segment X`, 'name | Own River', `   ${letters}`, ...map.reverse()].join('\n');
}

export const boards: Boards = {
  key: 'segments',
  Thumb,
  shape: 240 / 90,
  name: (id) => {
    switch (id) {
      case 'A': case 'B': case 'C': case 'D':
        return w(`segment.${id}`);
      default:
        return w('segment.own');
    }
  },
  line: (scenery) => w('rows_long', { n: number(scenery['finish']) || readRiver(scenery).rows.length }),
  parts: {
    groups: [{ ids: SEGMENTS, least: 1, most: 4 }],
    piece: (id) => id,
    read: (value) => (Array.isArray(value) && value.every((it) => typeof it === 'string' && SEGMENTS.includes(it)) ? (value as string[]) : null),
    write: (ids) => [...ids],
    sample: (id) => [id],
    drawn: [],
  },
  own: (scenery) => {
    const river = readRiver(scenery);
    return written(river.rows.slice(0, 20), river.columns, river.lines, river.finish);
  },
};
