// The games that tests go over, as the folders say: no list of names to add a game to.

import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const under = (place, file) => {
  const folder = fileURLToPath(new URL(place, import.meta.url));
  return readdirSync(folder).filter((name) => existsSync(`${folder}/${name}/${file}`)).sort();
};

/** Games with a picture of their own: all but the fallback, which draws any game. */
export const PICTURED = under('../src/games', 'picture.ts').filter((name) => name !== 'fallback');

/** Games with a guided first race. */
export const TAUGHT = under('../../games', 'lessons/first.json');
