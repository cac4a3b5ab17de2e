// The courses of the marathon in a new table.

import type { Boards } from '../boards';
import { readCourse } from './state';
import Thumb from './Thumb.svelte';
import { courseName, w } from './words';

export const boards: Boards = {
  key: 'course',
  Thumb,
  shape: 200 / 130,
  name: (id, scenery) => courseName({ id, name: scenery === null ? null : readCourse(scenery).name }),
  line: (scenery) => w('distance', { rows: readCourse(scenery).last }),
  own: (scenery) => {
    const { rows } = readCourse(scenery);
    return `{"id": "own", "rows": [\n${rows.map((row) => `  "${row}"`).join(',\n')}\n]}`;
  },
};
