// A race at a glance: how far everybody is, and who is next.

import { loadPicture } from '../games/index';
import { lookAt } from '../games/look';
import { api } from '../lib/http';
import { t } from '../lib/words.svelte';
import { me } from '../lib/me.svelte';
import type { MyRace, Situation, TableInfo } from '../lib/messages';
import { seatNames } from '../lib/tables';

export interface Glance {
  info: TableInfo;
  own: number | null;
  /** Whether the race waits for one of your own seats. */
  turn: boolean;
  due: string;
  /** How far each seat has come, from 0 to 1, as the rules say it. */
  progress: readonly number[];
  where: string;
  ground: 'water' | 'road';
}

/** `mine` are your own seats, where they are known. */
export async function glance(id: string, mine?: readonly number[]): Promise<Glance> {
  const info = await api.table(id);
  const own = (mine ?? (await me.seatsAt(info)))[0] ?? null;
  const plain: Glance = { info, own, turn: false, due: '', progress: [], where: '', ground: 'water' };
  if (info.state === 'waiting') {
    if (own === null && info.rematch_of) return { ...plain, due: t('home-offered') };
    return { ...plain, due: t('home-waiting-seats', { n: info.seats.filter((seat) => ['open', 'link', 'reserved'].includes(seat.status)).length }) };
  }
  if (info.state !== 'running' && info.state !== 'over') return plain;
  const query = own === null ? '' : `&seat=${own}`;
  const answer = await fetch(`/api/tables/${encodeURIComponent(id)}/view?detail=full${query}`);
  if (!answer.ok) return plain;
  const view = (await answer.json()) as Situation;
  const picture = await loadPicture(info.game);
  const at = lookAt(view, info, seatNames(info));
  const progress = (view.covered ?? []).map((thousandths) => thousandths / 1000);
  const where = [picture.head(at).course, view.standing.round === 0 ? '' : t('table-round', { n: view.standing.round })].filter((part) => part !== '').join(', ');
  const deciding = view.deciding.map((owed) => owed.seat);
  const next = deciding[0];
  const due = info.state === 'over' ? t('home-over') : next === undefined ? '' : t('home-their-turn', { name: seatNames(info)[next] ?? '' });
  return { info, own, turn: own !== null && deciding.includes(own), due, progress, where, ground: picture.ground ?? 'water' };
}

/** A rematch that you are offered, the races that wait for you, then those that go on, then those that have not begun, then the last ones that are over. */
export async function ownRaces(most: number): Promise<MyRace[]> {
  const [running, waiting, over] = await Promise.all([api.myRaces('running', 50), api.myRaces('waiting', most), api.myRaces('over', most)]);
  const turns = running.races.filter((race) => race.turn);
  const others = running.races.filter((race) => !race.turn);
  const isOffer = (race: MyRace) => (race.offered ?? []).length > 0;
  const offers = waiting.races.filter(isOffer);
  const own = waiting.races.filter((race) => !isOffer(race));
  return [...offers, ...turns, ...others, ...own, ...over.races].slice(0, most);
}
