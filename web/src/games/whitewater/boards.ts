// The segments of the river in a new table.

import type { Boards } from '../boards';
import { columnName, readRiver } from './model';
import Thumb from './Thumb.svelte';
import { segmentName, w } from './words';

/** A segment file with the rows of the river: columns above, the downriver end at the top, a line where the map has one. */
function written(rows: readonly string[], columns: number, lines: readonly number[], finish: number): string {
  const letters = Array.from({ length: columns }, (_, i) => columnName(i + 1)).join('');
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
  name: (id) => segmentName(id, null),
  line: (scenery) => w('river-rows', { rows: readRiver(scenery).finish }),
  parts: (_, values) => {
    const { names, most } = values.type === 'boards' ? values : { names: [] as string[], most: 0 };
    return {
      groups: [{ ids: names, least: 1, most }],
      piece: (id) => id,
      read: (value) => (Array.isArray(value) && value.every((it) => typeof it === 'string' && names.includes(it)) ? (value as string[]) : null),
      write: (ids) => [...ids],
      sample: (id) => [id],
      drawn: [],
    };
  },
  own: (scenery) => {
    const river = readRiver(scenery);
    return written(river.rows.slice(0, river.segmentRows), river.columns, river.lines, river.finish);
  },
};
