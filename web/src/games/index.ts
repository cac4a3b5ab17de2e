// The pictures, each loaded when its game is opened, together with the game's words. A game without one is played with the fallback.

import { words } from '../lib/words.svelte';
import type { GamePicture } from './picture';

const LOADERS: Record<string, () => Promise<{ picture: GamePicture }>> = {
  fishing: () => import('./fishing/picture'),
  rowing: () => import('./rowing/picture'),
  salmon: () => import('./salmon/picture'),
  marathon: () => import('./marathon/picture'),
  whitewater: () => import('./whitewater/picture'),
};

export async function loadPicture(game: string): Promise<GamePicture> {
  const load = LOADERS[game] ?? (async () => ({ picture: (await import('./fallback/picture')).pictureOf(game) }));
  const [{ picture }] = await Promise.all([load(), words.learn(game)]);
  return picture;
}
