// What the server thinks of a set-up, and the boards that it would lay. Every question is asked once.

import type { Boards } from '../games/boards';
import { api, Trouble } from '../lib/http';
import type { BoardInfo, GameInfo, Json, JsonObject } from '../lib/messages';
import { inWords } from '../lib/trouble';

const known = new Map<string, Promise<BoardInfo>>();

/** The board of a set-up; a set-up that is wrong is a `Trouble` with the server's reason. */
export function boardOf(game: string, seats: number, options: JsonObject): Promise<BoardInfo> {
  const key = JSON.stringify([game, seats, options]);
  const before = known.get(key);
  if (before !== undefined) return before;
  const asked = api.board(game, { seats, options });
  known.set(key, asked);
  // Only what the server has said is kept.
  asked.catch((error: unknown) => {
    if (!(error instanceof Trouble) || error.status !== 422) known.delete(key);
  });
  return asked;
}

/** Waits until the server has told what the picker of a game draws first, so that it comes as a whole. */
export async function drawnBoards({ id, options }: GameInfo, seats: number, boards: Boards): Promise<void> {
  const values = options?.find(({ key }) => key === boards.key)?.values;
  const ask = (all: readonly Json[]) => Promise.allSettled(all.map((value) => boardOf(id, seats, { [boards.key]: value })));
  const usual = boardOf(id, seats, {});
  if (boards.parts === undefined) {
    await Promise.allSettled([usual, ask(values !== undefined && 'names' in values ? values.names : [])]);
    return;
  }
  // Which parts there are, the usual board says.
  const { parts } = boards;
  await usual.then(({ scenery }) => {
    const found = values === undefined ? null : parts(scenery, values);
    return ask(found?.groups.flatMap(({ ids }) => ids.map((part) => found.sample(part))) ?? []);
  }, () => undefined);
}

export interface Verdict {
  board: BoardInfo | null;
  /** What is wrong, by switch; the empty name stands for the whole. */
  wrong: Readonly<Record<string, string>>;
}

/** Which switches are wrong: those that are refused alone, or the whole if each alone is right. */
export async function check(game: string, seats: number, options: JsonObject): Promise<Verdict> {
  try {
    return { board: await boardOf(game, seats, options), wrong: {} };
  } catch (error) {
    if (!(error instanceof Trouble) || error.status !== 422) throw error;
    const wrong: Record<string, string> = {};
    for (const [key, value] of Object.entries(options)) {
      try {
        await boardOf(game, seats, { [key]: value });
      } catch (alone) {
        wrong[key] = inWords(alone, game);
      }
    }
    return { board: null, wrong: Object.keys(wrong).length > 0 ? wrong : { '': inWords(error, game) } };
  }
}
