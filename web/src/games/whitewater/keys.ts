// The keys of every decision: which choice a key picks or plays.

import type { Choice } from '../../lib/messages';
import type { Looking } from '../picture';
import { readView, space, type Space } from './model';
import { neighbour, placeOf, targets, type Way } from './tracks';

export interface Pressed {
  choice: Choice;
  /** Whether it is played at once. */
  play: boolean;
}

const WAYS: Record<string, Way> = { arrowleft: 'left', arrowright: 'right', arrowup: 'up', arrowdown: 'down' };

/** Choices about cards, in the order in which they are drawn. */
export function cardChoices(at: Looking): Choice[] {
  return at.legal.filter((choice) => choice.action['card'] !== undefined);
}

const pick = (choice: Choice | null | undefined): Pressed | null => (choice ? { choice, play: false } : null);

/** The next choice of a row; from none, the first or the last. */
function beside(list: readonly Choice[], picked: Choice | null, step: number): Choice | undefined {
  const i = picked === null ? -1 : list.indexOf(picked);
  if (i < 0) return step > 0 ? list[0] : list.at(-1);
  return list[Math.max(0, Math.min(list.length - 1, i + step))];
}

/** The choices of a maneuver from the furthest left to the furthest right. */
export function maneuvers(legal: readonly Choice[]): Choice[] {
  const steps = (choice: Choice) => (choice.action.type === 'stay' ? 0 : Number(choice.action['spaces']) * (choice.action['dir'] === 'left' ? -1 : 1));
  return [...legal].sort((a, b) => steps(a) - steps(b));
}

export function press(at: Looking, key: string): Pressed | null {
  const way = WAYS[key];
  const of = (type: string) => at.legal.find((choice) => choice.action.type === type);
  switch (at.decision) {
    case 'respond': {
      const found = key === 'e' ? of('eddy_out') : key === 'p' ? of('pass') : undefined;
      return found === undefined ? null : { choice: found, play: true };
    }
    case 'play':
    case 'discard':
    case 'recall': {
      if (key === 'e') {
        const eddy = of('eddy_out');
        return eddy === undefined ? null : { choice: eddy, play: at.picked === eddy };
      }
      const cards = cardChoices(at);
      if (/^[0-9]$/.test(key)) return pick(cards[key === '0' ? 9 : Number(key) - 1]);
      if (way === 'left' || way === 'right') return pick(beside(cards, at.picked, way === 'left' ? -1 : 1));
      return null;
    }
    case 'maneuver': {
      if (key === '0') return pick(of('stay'));
      if (way !== 'left' && way !== 'right') return null;
      const row = maneuvers(at.legal);
      return pick(beside(row, at.picked ?? of('stay') ?? null, way === 'left' ? -1 : 1));
    }
    case 'choose':
      return way === undefined ? null : pick(beside(at.legal, at.picked, way === 'left' || way === 'down' ? -1 : 1));
    case 'start':
    case 'rock_side':
    case 'place':
      return way === undefined ? null : onBoard(at, way);
    default:
      return null;
  }
}

function onBoard(at: Looking, way: Way): Pressed | null {
  const view = readView(at.view);
  const all = targets(at, view);
  const from: Space | null = at.picked === null ? null : placeOf(at, view, at.picked);
  if (from !== null) return pick(neighbour(all, from, way)?.choice);
  const rock = view.open?.rock ?? null;
  if (at.decision === 'rock_side' && rock !== null) return pick(neighbour(all, rock, way)?.choice);
  // The first press goes to the space nearest to your kayak, or to the first one.
  const own = at.seat === null ? null : (view.kayaks[at.seat]?.at ?? null);
  const home = own ?? space(at.legal[0]?.action['at']);
  if (home === null) return null;
  const far = (it: Space) => Math.abs(it.column - home.column) + Math.abs(it.row - home.row - 1);
  return pick(all.reduce((best, it) => (best === undefined || far(it.at) < far(best.at) ? it : best), all[0])?.choice);
}
