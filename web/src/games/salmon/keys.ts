// Every decision by keys. Enter and Escape are the shell's.

import { isForTable } from '../../lib/keys';
import type { Choice } from '../../lib/messages';
import type { Act, Looking } from '../picture';
import { bearsToMove, bearStep, find, ofType } from './choose';
import type { Card, View } from './model';
import type { Compass, River } from './river';

export interface Held {
  view: View;
  river: River;
  hand: readonly Card[];
  tap: (index: number) => void;
  /** The ways open to the picked cards: directions, seats, landings. */
  ways: readonly Choice[];
  bear: number | null;
}

const PAD: Record<string, Compass> = { Numpad8: 'n', Numpad9: 'ne', Numpad3: 'se', Numpad2: 's', Numpad1: 'sw', Numpad7: 'nw' };
const TURNS: Record<string, string> = { ArrowLeft: 'left', ArrowUp: 'forward', ArrowRight: 'right' };
const ANSWERS: Record<string, readonly string[]> = { c: ['counter'], p: ['pass'], r: ['return_fatigue', 'stop_bear'], End: ['end_turn'] };

/** The choice after or before the picked one. */
export function beside(choices: readonly Choice[], picked: Choice | null, step: number): Choice | null {
  const i = picked === null ? -1 : choices.indexOf(picked);
  if (choices.length === 0) return null;
  if (i < 0) return choices[step > 0 ? 0 : choices.length - 1] ?? null;
  return choices[(i + step + choices.length) % choices.length] ?? null;
}

/** What a key stands for: a choice to pick, a card to tap, a bear to look at. */
export type Meaning = { pick: Choice } | { tap: number } | { bear: number };

export function meaning(key: string, code: string, at: Looking, held: Held): Meaning | null {
  const pick = (choice: Choice | null): Meaning | null => (choice === null ? null : { pick: choice });
  for (const type of ANSWERS[key.length === 1 ? key.toLowerCase() : key] ?? []) {
    const answer = find(at.legal, type);
    if (answer !== null) return { pick: answer };
  }
  const figure = /^Digit\d$/.test(code) ? Number(code.slice(5)) : /^\d$/.test(key) && !(code in PAD) ? Number(key) : null;
  const digit = figure === null || figure === 0 ? null : figure - 1;
  const step = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 0;
  switch (at.decision) {
    case 'bear_first':
    case 'bear_second': {
      const way = PAD[code];
      const bear = held.view.task?.bear ?? held.bear;
      if (way !== undefined) return pick(bearStep(at.legal, bear, way));
      if (step !== 0) return pick(beside([...held.river.compass.keys()].map((it) => bearStep(at.legal, bear, it)).filter((it) => it !== null), at.picked, step));
      // Bears are counted from 1, as everything that people read.
      return digit !== null && at.decision === 'bear_first' && bearsToMove(at.legal).includes(digit) ? { bear: digit } : null;
    }
    case 'take':
    case 'eagle_card':
    case 'reeds': {
      const offered = ofType(at.legal, 'take', 'snatch', 'remove');
      if (digit !== null && at.decision !== 'reeds') return pick(offered[digit] ?? null);
      return step === 0 ? null : pick(beside(offered, at.picked, step));
    }
    case 'discard':
      return digit !== null && digit < held.hand.length ? { tap: digit } : null;
    case 'play':
      return playMeaning(key, digit, step, at, held);
    default:
      return null;
  }
}

function playMeaning(key: string, digit: number | null, step: number, at: Looking, held: Held): Meaning | null {
  const { ways } = held;
  const turn = ways.find((choice) => choice.action['dir'] === TURNS[key]);
  if (turn !== undefined) return { pick: turn };
  if (digit !== null) {
    const target = ways.find((choice) => choice.action['target'] === digit);
    if (target !== undefined && at.picked === null) return { pick: target };
    return digit < held.hand.length ? { tap: digit } : null;
  }
  if (step === 0) return null;
  if (ways.length > 0) {
    const next = beside(ways, at.picked, step);
    return next === null ? null : { pick: next };
  }
  if (held.hand.length === 0) return null;
  const i = at.draft.length === 1 ? Number(at.draft[0]) + step : step > 0 ? 0 : held.hand.length - 1;
  return { tap: (i + held.hand.length) % held.hand.length };
}

export function onKey(event: KeyboardEvent, at: Looking, act: Act, held: Held): void {
  if (at.decision === null || !isForTable(event)) return;
  const meant = meaning(event.key, event.code, at, held);
  if (meant === null) return;
  event.preventDefault();
  if ('tap' in meant) {
    // Arrows go from card to card: they do not gather two for a leap.
    if (event.key.startsWith('Arrow')) act.draft([]);
    held.tap(meant.tap);
  } else if ('bear' in meant) {
    act.pick(null);
    act.draft([`bear${meant.bear}`]);
  } else {
    if (meant.pick.action.type === 'end_turn') act.draft([]);
    // A question with two answers is answered at once.
    if (at.decision === 'counter' || at.decision === 'rest') act.confirm(meant.pick);
    else act.pick(meant.pick);
  }
}
