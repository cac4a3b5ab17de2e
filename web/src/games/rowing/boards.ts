// The courses of rowing in a new table.

import type { Boards } from '../boards';
import { readCourse } from './model';
import { lineName } from './say';
import Thumb from './Thumb.svelte';
import { w } from './words';

const OWN = ['500', '1000', '1500', 'finish'];

export const boards: Boards = {
  key: 'course',
  Thumb,
  shape: 200 / 110,
  name: (id) => {
    switch (id) {
      case 'calm_lake': case 'tail_current': case 'headwind': case 'turning_tide': case 'gusty_bay':
        return w(`course.${id}`);
      default:
        return w('course.own');
    }
  },
  line: (scenery) => readCourse(scenery).lines.map((line) => line.limit ?? '?').join(' · '),
  figures: { keys: OWN, least: 3, most: 12, label: (key) => lineName(key) },
};
