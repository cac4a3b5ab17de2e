// The courses of the marathon in a new table.

import type { Boards } from '../boards';
import { placeName } from './places';
import { readCourse } from './state';
import Thumb from './Thumb.svelte';
import { w } from './words';

export const boards: Boards = {
  key: 'course',
  Thumb,
  shape: 200 / 130,
  name: (id, scenery) => {
    const name = scenery === null ? '' : readCourse(scenery).name;
    return name === '' ? id : placeName(name);
  },
  line: (scenery) => w('rows_word', { n: readCourse(scenery).last }),
  own: (scenery) => {
    const { rows } = readCourse(scenery);
    return `{"id": "own", "rows": [\n${rows.map((row) => `  "${row}"`).join(',\n')}\n]}`;
  },
};
