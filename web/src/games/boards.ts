// What a new table shows of a game's boards: pictures to choose from. Loaded when somebody looks at the set-up.

import type { Component } from 'svelte';
import type { Json, JsonObject, SwitchValues } from '../lib/messages';
import { words } from '../lib/words.svelte';

export interface Drawn {
  scenery: JsonObject;
  /** Only this part of the board, where it is laid out of parts. */
  part: string | null;
}

/** A board that is laid out of parts, in the order in which they are chosen. */
export interface Parts {
  /** The groups stand in this order; `most` 1 means that a choice replaces the one before. */
  groups: readonly { ids: readonly string[]; least: number; most: number }[];
  /** Two parts of one piece exclude each other: its sides. */
  piece(id: string): string;
  read(value: Json): readonly string[] | null;
  write(ids: readonly string[]): Json;
  /** A board in which the part occurs, to draw it from. */
  sample(id: string): Json;
  /** Boards that chance lays. */
  drawn: readonly { value: Json; name: () => string }[];
}

/** Numbers from `least` to `most`, each with the value that it has on the board. */
export interface Figures {
  least: number;
  most: number;
  fields: readonly { key: string; label: string; value: number }[];
}

export interface Boards {
  /** The switch whose values are boards. */
  key: string;
  /** Another one that belongs to it: the text of custom boards. */
  besides?: string;
  Thumb: Component<Drawn>;
  /** Width by height of a picture. */
  shape: number;
  name(id: string, scenery: JsonObject | null): string;
  /** One line below the name. */
  line?(scenery: JsonObject): string;
  /** A board of parts: the scenery of any board and the values of the switch say what there is. */
  parts?(scenery: JsonObject, values: SwitchValues): Parts;
  /** How a custom board may begin: the text of the one that is chosen. */
  own?(scenery: JsonObject): string;
  /** Numbers that make a custom board, instead of a text. */
  figures?(scenery: JsonObject): Figures;
}

const LOADERS: Record<string, () => Promise<{ boards: Boards }>> = {
  fishing: () => import('./fishing/boards'),
  marathon: () => import('./marathon/boards'),
  rowing: () => import('./rowing/boards'),
  salmon: () => import('./salmon/boards'),
  whitewater: () => import('./whitewater/boards'),
};

/** The boards of a game, with its words; null for a game whose boards nobody has drawn. */
export async function loadBoards(game: string): Promise<Boards | null> {
  const [drawn] = await Promise.all([LOADERS[game]?.(), words.learn(game)]);
  return drawn?.boards ?? null;
}
