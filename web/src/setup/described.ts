// A set-up in words: its board, and what differs from the usual race. Asked of the server once a set-up.

import { loadBoards, type Boards } from '../games/boards';
import { api } from '../lib/http';
import type { BoardInfo, GameInfo, Json, JsonObject, Switch } from '../lib/messages';
import { same, shown } from '../lib/options';
import { t } from '../lib/words.svelte';
import { boardOf } from './check.svelte';
import { seatValue, switchName, switchValue } from './switches';

export interface SetUp {
  boards: Boards | null;
  /** What the board is drawn from; null for a game whose boards nobody has drawn. */
  board: BoardInfo | null;
  /** The switch that chooses the board, with its value here. */
  option: Switch | null;
  value: Json;
  /** The switches that are not as usual, without those of the board. */
  changed: readonly { option: Switch; value: Json }[];
}

const games = new Map<string, Promise<GameInfo>>();

function gameOf(id: string): Promise<GameInfo> {
  const known = games.get(id) ?? api.game(id);
  games.set(id, known);
  known.catch(() => games.delete(id));
  return known;
}

export async function setUpOf(game: string, seats: number, options: JsonObject): Promise<SetUp> {
  const [info, boards] = await Promise.all([gameOf(game), loadBoards(game)]);
  const all = info.options ?? [];
  const option = all.find(({ key }) => key === boards?.key) ?? null;
  const ofBoard = [boards?.key, boards?.besides].filter((key) => key !== undefined);
  // A table has every switch with its value, also where the rules set it by themselves: so has the usual board.
  const usual = (await boardOf(game, seats, {})).options;
  const changed = all
    .filter(({ key }) => !ofBoard.includes(key) && options[key] !== undefined)
    .map((it) => ({ option: it, value: options[it.key] ?? null }))
    .filter((it) => !same(it.value, usual[it.option.key] ?? null));
  const picked = Object.fromEntries(Object.entries(options).filter(([key]) => ofBoard.includes(key) || key === 'content'));
  const board = boards === null ? null : await boardOf(game, seats, picked);
  return { boards, board, option, value: option === null ? null : (options[option.key] ?? option.default), changed };
}

/** What the board is called; '' for a game without boards. */
export function boardName(game: string, { boards, board, option, value }: SetUp): string {
  if (boards === null || board === null || option === null) return '';
  const parts = boards.parts?.(board.scenery, option.values) ?? null;
  const drawn = parts?.drawn.find((it) => same(it.value, value));
  if (drawn !== undefined) return drawn.name();
  const ids = parts?.read(value) ?? null;
  if (ids !== null) return ids.map((id) => boards.name(id, board.scenery)).join(' · ');
  const { values } = option;
  const names = 'names' in values ? values.names : [];
  if (typeof value === 'string' && names.includes(value)) return boards.name(value, board.scenery);
  const usual = values.type === 'boards' ? values.usual : [];
  return typeof value === 'string' && usual.includes(value) ? switchValue(game, option.key, value) : t('setup-own');
}

/** A switch that is not as usual: "target: 50". */
export function changeName(game: string, { option, value }: SetUp['changed'][number]): string {
  const name = switchName(game, option.key);
  switch (option.values.type) {
    case 'flag':
      return t('setup-changed', { name, value: value === true ? t('setup-yes') : t('setup-no') });
    case 'content':
      return t('setup-own-content');
    case 'seat':
      return t('setup-changed', { name, value: seatValue(game, option.key, value) });
    case 'range':
    case 'one_of':
      return t('setup-changed', { name, value: value === null ? t('setup-none') : switchValue(game, option.key, value) });
    default:
      return t('setup-changed', { name, value: shown(value) });
  }
}
