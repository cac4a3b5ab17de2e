// A race that is over, as its page needs it.

import { loadBoards } from '../games/boards';
import { loadPicture } from '../games/index';
import type { GamePicture } from '../games/picture';
import { api } from '../lib/http';
import { me } from '../lib/me.svelte';
import type { JsonObject, Replay, Situation, TableInfo, Told } from '../lib/messages';
import { Reel } from '../lib/reel';
import { viewsOf } from '../lib/replay';
import { keepResult, type Best } from '../lib/results';
import { standingsBy } from '../lib/standing';
import { seatNames } from '../lib/tables';
import { say, t } from '../lib/words.svelte';

export interface RaceOver {
  info: TableInfo;
  end: Situation;
  replay: Replay;
  views: JsonObject[];
  picture: GamePicture;
  reel: Reel;
  /** Null where several people sat around this screen: nobody is "you". */
  own: number | null;
  /** Whether this device had a seat. */
  seated: boolean;
  /** The switch that names the board. */
  board: string | null;
}

/** Null if the race is not over. */
export async function loadRace(id: string): Promise<RaceOver | null> {
  if (!me.known) await me.look();
  const info = await api.table(id);
  if (info.state !== 'over') return null;
  const [end, replay, picture, boards] = await Promise.all([api.view(id), api.replay(id), loadPicture(info.game), loadBoards(info.game)]);
  const seats = await me.seatsAt(info);
  const views = viewsOf(replay);
  return {
    info, end, replay, views, picture, reel: new Reel(replay, views, picture),
    own: seats.length === 1 ? (seats[0] ?? null) : null, seated: seats.length > 0, board: boards?.key ?? null,
  };
}

/** Where a seat comes home: the step, and how many of its events lead there. */
export interface Home {
  seat: number;
  step: number;
  /** The seat's own first event of the step, counted from 1: others may have moved in it before. */
  first: number;
  shown: number;
  told: Told;
}

export function homeOf({ replay, picture }: Pick<RaceOver, 'replay' | 'picture'>, seat: number): Home | null {
  const isHome = ({ event }: Told) => event['seat'] === seat && picture.marks?.(event, replay.scenery) === 'finish';
  const step = replay.steps.findIndex((it) => it.events.some(isHome));
  const events = replay.steps[step]?.events ?? [];
  const i = events.findIndex(isHome);
  const told = events[i];
  const first = events.findIndex(({ event }) => event['seat'] === seat) + 1;
  return told === undefined ? null : { seat, step, first, shown: i + 1, told };
}

/** Keeps your result on this board, and says how it compares with those before. */
export function keepOwn(race: RaceOver): Best | null {
  const { info, own, end, replay, board } = race;
  const place = own === null ? null : (end.places?.places[own] ?? null);
  if (own === null || place === null) return null;
  const round = standingsBy(replay).at(homeOf(race, own)?.step ?? -1)?.round ?? null;
  const where = `${info.game} ${JSON.stringify(board === null ? null : (info.options[board] ?? null))}`;
  return keepResult(where, { table: info.id, place, seats: info.seats.length, rounds: info.ended ? null : round });
}

/** What this device keeps of races on this board, in words. */
export function recordText(best: Best): string {
  const quickest = best.rounds === null ? '' : t(best.isNew ? 'finish-record-new' : 'finish-record-best', { rounds: best.rounds });
  return [t('finish-record', { wins: best.wins, races: best.races }), quickest].filter((it) => it !== '').join(' ');
}

/** The time of a race alone and what it is worth, as the rules say it. */
export function resultText({ info, replay }: RaceOver): string {
  const last = replay.steps.at(-1)?.events.at(-1);
  return last === undefined ? '' : say(last.say, seatNames(info), info.game);
}

/** The address of what is looked at in a replay. */
export function addressOf(id: string, reel: Reel, frame: number): string {
  const { step, shown } = reel.at(frame);
  return `/replay/${id}?step=${step}${reel.endOf(step) === frame ? '' : `&event=${shown}`}`;
}
