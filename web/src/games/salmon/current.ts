// The great moments of Salmon Run: a Current that carries every salmon down, seat by seat, and the steps of a turn.

import type { GameEvent, Told } from '../../lib/messages';
import { calledTo } from '../../lib/words.svelte';
import type { Looking, Step } from '../picture';
import { isCard, readView, rulesOf } from './model';
import { passing } from './passing';
import { riverOf, toGo } from './river';
import { cardName, w } from './words';

const seatOf = (event: GameEvent): number => (typeof event['seat'] === 'number' ? event['seat'] : -1);

export function moment(event: GameEvent): string | null {
  if (event.type === 'rolled' || event.type === 'countered' || (event.type === 'moved' && event['how'] === 'current')) return 'current';
  return event.type === 'arrived' ? 'finish' : null;
}

/** What a Current has done with a seat. */
export interface Drift {
  seat: number;
  state: 'drifts' | 'spared' | 'waits';
  /** Heights to go before it drifted, if that was seen, and now. */
  from: number | null;
  to: number;
  hexes: number;
}

export interface Current {
  /** Who played it. */
  by: number;
  drifts: readonly Drift[];
  /** Whom the playing event is about. */
  now: number;
}

/** The Current that is being shown, if one is. */
export function currentOf(at: Looking): Current | null {
  const past = at.past ?? [];
  const card = past.findLastIndex(({ event }) => event.type === 'played' || event.type === 'jumped' || event.type === 'turn_ended');
  const played = past[card]?.event;
  if (at.playing === null || played?.type !== 'played') return null;
  const [rules, river, view] = [rulesOf(at.scenery), riverOf(at.scenery), readView(at.view)];
  if (!isCard(played['card']) || rules.faces.get(played['card'])?.effect !== 'run_current') return null;
  const [before, since, by] = [past.slice(0, card), past.slice(card + 1), seatOf(played)];
  const spared = passing(at).countered;
  const drifts = (river.orders[by] ?? []).filter((seat) => view.seats[seat] !== undefined).map((seat): Drift => {
    const own = since.filter(({ event }) => event.type === 'moved' && event['how'] === 'current' && seatOf(event) === seat);
    const last = before.findLast(({ event }) => event.type === 'moved' && seatOf(event) === seat);
    const from = last === undefined ? null : toGo(river, String(last.event['to'] ?? ''));
    const state = own.length > 0 ? 'drifts' : spared.includes(seat) || view.task?.countered.includes(seat) === true ? 'spared' : 'waits';
    return { seat, state, from, to: toGo(river, view.seats[seat]?.hex ?? ''), hexes: own.length };
  });
  return { by, drifts, now: seatOf(at.playing.event) };
}

/** "10 → 15", or where it is if nobody saw whence. */
export function wayOf({ state, from, to }: Drift): string {
  return state === 'drifts' && from !== null && from !== to ? `${from} → ${to}` : String(to);
}

/** All seats in a Current, in the order in which it takes them. */
export function steps(at: Looking): readonly Step[] | null {
  const current = currentOf(at);
  if (current === null) return null;
  return current.drifts.map((drift): Step => ({
    seat: drift.seat, title: calledTo(at, drift.seat), figure: wayOf(drift), detail: drift.state === 'spared' ? w('chip-spared') : w('step-to-go'),
    tone: drift.state === 'spared' ? 'go' : drift.state === 'drifts' ? 'warn' : 'plain',
    state: drift.seat === current.now ? 'now' : drift.state === 'waits' ? 'ahead' : 'done', rule: '',
  }));
}

/** One event of a turn as a step of it. */
export function step({ event }: Told, at: Looking): Step | null {
  const [rules, river] = [rulesOf(at.scenery), riverOf(at.scenery)];
  const name = isCard(event['card']) ? cardName(rules, event['card']) : '';
  const go = String(toGo(river, String(event['to'] ?? '')));
  switch (event.type) {
    case 'moved':
      return { title: w(event['how'] === 'jump' ? 'step-leap' : event['how'] === 'current' ? 'step-drift' : 'step-swim'), figure: go, detail: w('step-to-go'), tone: event['how'] === 'current' ? 'warn' : 'plain' };
    case 'played':
      return isCard(event['card']) && rules.faces.get(event['card'])?.effect !== 'swim' ? { title: name, figure: w('step-played'), detail: '', tone: 'water' } : null;
    case 'ignored':
      return { title: name, figure: '0', detail: w('step-to-go'), tone: 'plain' };
    case 'took':
      return { title: name, figure: '+1', detail: '', tone: 'go' };
    case 'removed':
      return { title: name, figure: '−1', detail: '', tone: 'go' };
    case 'fatigued':
      return { title: cardName(rules, 'fatigue'), figure: '+1', detail: '', tone: 'warn' };
    case 'arrived':
      return { title: w('chip-home'), figure: '0', detail: w('step-to-go'), tone: 'go' };
    default:
      return null;
  }
}

/** As long as the Current is shown, the dock's title tells of it. */
export function staged(at: Looking): string | null {
  return currentOf(at) === null ? null : w('now-current');
}

/** While a Current runs, the dock says that. */
export function caption({ event }: Told): string | null {
  return moment(event) === 'current' ? w('now-current') : null;
}
