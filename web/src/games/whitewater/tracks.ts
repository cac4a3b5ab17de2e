// The ways of kayaks that the board draws, and the spaces that can be clicked.

import { foreseen } from '../../lib/looking';
import type { Choice, Json } from '../../lib/messages';
import type { Looking } from '../picture';
import {
  lean, letter, moves, movesAll, ownKayak, readForecast, readRiver, readView, same, space, tripFromHere, tripOf, type River, type Space, type Trip, type View,
} from './model';

/** `now`: what the choice does; `next`: the Advance River after it; `pass` and `eddy`: the two answers in a window. */
export type Mood = 'now' | 'next' | 'pass' | 'eddy';

export interface Track {
  key: string;
  trip: Trip;
  mood: Mood;
  own: boolean;
  /** Whether it comes about at the next Advance River only, and nothing of it now. */
  later?: boolean;
}

/** Whether a way costs speed or cards. */
export const hurts = (trip: Trip): boolean => trip.cardsLost > 0 || trip.bank !== null || trip.rock !== null;

/** The ways that a choice leads to: everybody's if it moves kayaks, and the viewer's own kayak's at the next Advance River if it does not move that one. */
export function tracksOf(river: River, choice: Choice, seat: number | null): Track[] {
  const forecast = readForecast(choice);
  const now = forecast.now.filter((trip) => moves(trip) || trip.from === null);
  const tracks = now.map((trip): Track => ({ key: `now${trip.seat}`, trip, mood: 'now', own: trip.seat === seat }));
  const next = tripOf(forecast.river, seat);
  const asks = forecast.opens === 'rock_side' || tripOf(now, seat)?.chooses === true;
  if (next !== null && !movesAll(river, choice) && !asks) {
    tracks.push({ key: 'next', trip: next, mood: 'next', own: true });
  }
  return tracks;
}

/** What becomes of the viewer's own kayak after an answer in a response window: in this card's movement, or in the next Advance River. */
function future(choice: Choice, seat: number | null): { trip: Trip; later: boolean } | null {
  const forecast = readForecast(choice);
  const now = tripOf(forecast.now, seat);
  if (now !== null && moves(now)) return { trip: now, later: false };
  const next = tripOf(forecast.river, seat);
  return next === null ? null : { trip: next, later: true };
}

export function tracks(at: Looking): Track[] {
  const river = readRiver(at.scenery);
  if (at.decision === 'respond') {
    const both = at.legal.flatMap((it): Track[] => {
      const found = future(it, at.seat);
      const mood = it.action.type === 'pass' ? 'pass' : 'eddy';
      return found === null ? [] : [{ key: mood, mood, own: true, ...found }];
    });
    const pass = at.legal.find((it) => it.action.type === 'pass');
    const others = pass === undefined ? [] : tracksOf(river, pass, at.seat).filter((track) => !track.own);
    return [...others, ...both];
  }
  const choice = at.decision === null ? null : foreseen(at);
  if (choice === null) return [];
  const found = tracksOf(river, choice, at.seat);
  if (!movesAll(river, choice)) return found;
  // The forecast ends where somebody has to choose; the kayaks after that move from where they are.
  const rest = readView(at.view).kayaks.flatMap((kayak): Track[] => {
    const trip = found.some((track) => track.trip.seat === kayak.seat) ? null : tripFromHere(river, at.legal, kayak);
    return trip === null ? [] : [{ key: `now${kayak.seat}`, trip, mood: 'now', own: kayak.seat === at.seat }];
  });
  return [...found, ...rest];
}

/** The spaces of a way from its beginning. */
export function wayOf(trip: Trip): Space[] {
  return trip.from === null ? [...trip.path] : [trip.from, ...trip.path];
}

/** Where a way is stopped, in parts of spaces: at the bank's edge or on the near side of the Rock. */
export function stopOf(trip: Trip, river: River): Space | null {
  const way = wayOf(trip);
  const last = way.at(-1);
  if (last === undefined) return null;
  if (trip.rock !== null) {
    const rock = trip.rock;
    const before = [...way].reverse().find((it) => it.row < rock.row) ?? last;
    const [dx, dy] = [before.column - rock.column, before.row - rock.row];
    const far = Math.max(1, Math.hypot(dx, dy));
    return { column: rock.column + (dx / far) * 0.42, row: rock.row + (dy / far) * 0.42 };
  }
  if (trip.bank === null || trip.from === null) return null;
  const side = lean(letter(river, trip.from.column, trip.from.row));
  return { column: last.column + side * 0.47, row: last.row + 0.47 };
}

/** A space that stands for a choice. */
export interface Target {
  choice: Choice;
  at: Space;
}

/** The k-th space of a maneuver: the first that its way enters in that column, else where it ends. */
function reached(choice: Choice, from: Space): Space | null {
  const trip = readForecast(choice).now.find((it) => same(it.from, from));
  if (choice.action.type === 'stay') return from;
  const spaces = Number(choice.action['spaces']) * (choice.action['dir'] === 'left' ? -1 : 1);
  return trip?.path.find((it) => it.column === from.column + spaces) ?? trip?.to ?? null;
}

/** Where a choice lies on the board; null if it is not a space. */
export function placeOf(at: Looking, view: View, choice: Choice): Space | null {
  const own = ownKayak(at, view)?.at ?? null;
  switch (choice.action.type) {
    case 'start':
    case 'place':
      return space(choice.action['at']);
    case 'stay':
    case 'maneuver':
      return own === null ? null : reached(choice, own);
    case 'rock_side':
      return space(choice.say.with?.['to'] as Json);
    default:
      return null;
  }
}

export function targets(at: Looking, view: View): Target[] {
  const found = new Map<string, Target>();
  for (const choice of at.legal) {
    const place = placeOf(at, view, choice);
    // Two numbers of a maneuver can end in one space: the smaller one stands for it.
    if (place !== null && !found.has(`${place.column},${place.row}`)) found.set(`${place.column},${place.row}`, { choice, at: place });
  }
  return [...found.values()];
}

/** Where the maneuver of an Eddy Out could end: of the one that is offered, or of the one that is looked at. */
export function reach(at: Looking): readonly Space[] {
  const shown = at.decision === null ? null : foreseen(at);
  const choice = at.decision === 'respond' ? at.legal.find((it) => it.action.type === 'eddy_out') : shown;
  return choice?.action.type === 'eddy_out' ? readForecast(choice).reach : [];
}

export type Way = 'left' | 'right' | 'up' | 'down';

/** The target next to another one in a direction: the nearest, sideways distance counting double. */
export function neighbour(list: readonly Target[], from: Space, way: Way): Target | null {
  let best: { target: Target; far: number } | null = null;
  for (const target of list) {
    const [dx, dy] = [target.at.column - from.column, target.at.row - from.row];
    const [ahead, aside] = way === 'left' ? [-dx, dy] : way === 'right' ? [dx, dy] : way === 'up' ? [dy, dx] : [-dy, dx];
    const far = ahead + 2 * Math.abs(aside);
    if (ahead > 0 && (best === null || far < best.far)) best = { target, far };
  }
  return best?.target ?? null;
}
