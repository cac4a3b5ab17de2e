// The courses of rowing in a new table.

import type { Boards } from '../boards';
import { readCourse } from './model';
import Thumb from './Thumb.svelte';
import { courseName, lineName, w } from './words';

export const boards: Boards = {
  key: 'course',
  Thumb,
  shape: 200 / 110,
  name: (id, scenery) => (scenery === null ? w(`course-${id}`) : courseName(readCourse(scenery))),
  line: (scenery) => readCourse(scenery).lines.map((line) => line.limit).join(' · '),
  figures: (scenery) => {
    const { lines, limits } = readCourse(scenery);
    return { ...limits, fields: lines.map(({ id, limit }) => ({ key: id, label: lineName(id), value: limit })) };
  },
};
