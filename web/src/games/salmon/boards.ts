// The boards of the salmon's river in a new table.

import { settings } from '../../lib/settings.svelte';
import type { Boards } from '../boards';
import { riverOf } from './river';
import Thumb from './Thumb.svelte';
import { w } from './words';

const START = ['S1', 'S2'];
const MIDDLE = ['1E', '1M', '2E', '2M', '3E', '3H', '4E', '4M', '5E', '5H', '6E', '6H'];
const END = ['F1', 'F2'];
/** Two rivers that hold all sides between them. */
const FRONT = 'S1-1E-2E-3E-4E-5E-6E-F1';
const BACK = 'S2-1M-2M-3H-4M-5H-6H-F2';

export const boards: Boards = {
  key: 'river',
  besides: 'boards',
  Thumb,
  shape: 1.3,
  name: (id, scenery) => {
    const names = scenery === null ? undefined : riverOf(scenery).boards.find((board) => board.id === id)?.names;
    return names === undefined || names[settings.language as 'en' | 'fr'] === '' ? id : names[settings.language as 'en' | 'fr'];
  },
  parts: {
    groups: [{ ids: START, least: 1, most: 1 }, { ids: MIDDLE, least: 2, most: 6 }, { ids: END, least: 1, most: 1 }],
    piece: (id) => id[0] ?? id,
    read: (value) => {
      const ids = typeof value === 'string' ? value.split('-') : [];
      return ids.length >= 4 && ids.every((id) => [...START, ...MIDDLE, ...END].includes(id)) ? ids : null;
    },
    write: (ids) => ids.join('-'),
    sample: (id) => (FRONT.includes(id) ? FRONT : BACK),
    drawn: [2, 3, 4, 5, 6].map((n) => ({ value: `random:${n}`, name: () => w('random_river', { n }) })),
  },
};
