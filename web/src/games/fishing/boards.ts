// The boards of fishing in a new table.

import type { Boards } from '../boards';
import { list, readScene, text } from './model';
import Thumb from './Thumb.svelte';
import { boardName, w } from './words';

export const boards: Boards = {
  key: 'board',
  Thumb,
  shape: 400 / 270,
  name: (id, scenery) => boardName(id, scenery === null ? '' : readScene(scenery).name),
  line: (scenery) => w('squares', { n: readScene(scenery).squares.length }),
  own: (scenery) => {
    const squares = list(scenery['squares']).map(text);
    const lines = Array.from({ length: Math.ceil(squares.length / 10) }, (_, i) => squares.slice(i * 10, i * 10 + 10).map((it) => `"${it}"`).join(', '));
    return `{"id": "own", "squares": [\n  ${lines.join(',\n  ')}\n]}`;
  },
};
