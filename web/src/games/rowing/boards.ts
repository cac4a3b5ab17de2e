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
    const course = readCourse(scenery);
    return { ...course.limits, fields: course.lines.map(({ id, limit }) => ({ key: id, label: lineName(course, id), value: limit })) };
  },
};
