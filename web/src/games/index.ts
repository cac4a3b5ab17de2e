// The pictures, each loaded when its game is opened. A game without one is played with the fallback.

import type { GamePicture } from './picture';

const LOADERS: Record<string, () => Promise<{ picture: GamePicture }>> = {
  fishing: () => import('./fishing/picture'),
  rowing: () => import('./rowing/picture'),
  salmon: () => import('./salmon/picture'),
  marathon: () => import('./marathon/picture'),
  whitewater: () => import('./whitewater/picture'),
};

export async function loadPicture(game: string): Promise<GamePicture> {
  const loader = LOADERS[game];
  return loader === undefined ? (await import('./fallback/picture')).pictureOf(game) : (await loader()).picture;
}
