// Which legal action a thing on the board or in the hand stands for. Only what was sent is chosen from.

import type { Action, Choice } from '../../lib/messages';
import { cardsOf, readForecast, type Card, type View } from './model';
import { neighbour, type Compass, type River } from './river';

/** A hex that can be chosen now, with what choosing it may mean. */
export interface Spot {
  hex: string;
  choices: readonly Choice[];
  /** A leap lands here. */
  leap: boolean;
  /** The swim goes nowhere: it stays legal, to be rid of the card. */
  nowhere: boolean;
}

/** What is picked after a tap: the cards by their place in the hand, and the choice if it is clear. */
export interface Tapped {
  draft: readonly string[];
  picked: Choice | null;
}

const same = (a: readonly Card[], b: readonly Card[]) => a.length === b.length && a.every((card, i) => card === b[i]);
const only = (choices: readonly Choice[]): Choice | null => (choices.length === 1 ? (choices[0] ?? null) : null);

export const ofType = (legal: readonly Choice[], ...types: string[]): Choice[] => legal.filter((choice) => types.includes(choice.action.type));
export const find = (legal: readonly Choice[], type: string): Choice | null => legal.find((choice) => choice.action.type === type) ?? null;

export function plays(legal: readonly Choice[], card: Card): Choice[] {
  return legal.filter((choice) => choice.action.type === 'play' && choice.action['card'] === card);
}

export function leaps(legal: readonly Choice[], first: Card, second: Card): Choice[] {
  return legal.filter((choice) => choice.action.type === 'jump' && same(cardsOf(choice.action), [first, second]));
}

/** The cards of a draft: parts are places in the hand. */
export function drafted(hand: readonly Card[], draft: readonly string[]): Card[] {
  return draft.map((part) => hand[Number(part)]).filter((card) => card !== undefined);
}

/** The cards of a choice by their place in the hand. */
export function placesOf(hand: readonly Card[], chosen: readonly Card[]): string[] {
  const left: (Card | null)[] = [...hand];
  return chosen.flatMap((card) => {
    const i = left.indexOf(card);
    if (i < 0) return [];
    left[i] = null;
    return [String(i)];
  });
}

/** The choices that the picked cards leave open: one card alone, or two as a leap. */
export function open(legal: readonly Choice[], picked: readonly Card[]): Choice[] {
  const [first, second] = picked;
  if (first === undefined) return [];
  return second === undefined ? plays(legal, first) : leaps(legal, first, second);
}

/** A card of the hand is tapped in `play`: alone it is played; with a second swim it becomes a leap where there is one. */
export function tapPlay(legal: readonly Choice[], hand: readonly Card[], draft: readonly string[], index: number): Tapped {
  const part = String(index);
  const settle = (next: readonly string[]): Tapped => ({ draft: next, picked: only(open(legal, drafted(hand, next))) });
  if (draft.includes(part)) return settle(draft.filter((it) => it !== part));
  const [held] = draft;
  if (held !== undefined && draft.length === 1) {
    const [a, b] = [hand[Number(held)], hand[index]];
    if (a !== undefined && b !== undefined) {
      if (leaps(legal, a, b).length > 0) return settle([held, part]);
      if (leaps(legal, b, a).length > 0) return settle([part, held]);
    }
  }
  return settle([part]);
}

/** A card of the hand is tapped in `discard`: cards are gathered until there are as many as asked. */
export function tapDiscard(legal: readonly Choice[], hand: readonly Card[], draft: readonly string[], index: number, count: number): Tapped {
  const part = String(index);
  const next = draft.includes(part) ? draft.filter((it) => it !== part) : [...draft, part].slice(-count);
  const wanted = [...drafted(hand, next)].sort();
  const picked = legal.find((choice) => choice.action.type === 'discard' && same([...cardsOf(choice.action)].sort(), wanted));
  return { draft: next, picked: picked ?? null };
}

function grouped(found: readonly { hex: string; choice: Choice; nowhere: boolean }[]): Spot[] {
  const spots = new Map<string, { hex: string; choices: Choice[]; leap: boolean; nowhere: boolean }>();
  for (const { hex, choice, nowhere } of found) {
    const spot = spots.get(hex) ?? { hex, choices: [], leap: false, nowhere };
    spot.choices.push(choice);
    spot.leap ||= choice.action.type === 'jump';
    spots.set(hex, spot);
  }
  return [...spots.values()];
}

/** Where your salmon may go now: everywhere that a card leads, or where the picked cards lead. */
export function swimSpots(legal: readonly Choice[], view: View, river: River, seat: number, picked: readonly Card[]): Spot[] {
  const [first] = picked;
  const among = first === undefined
    ? legal
    : picked.length === 1
      ? [...plays(legal, first), ...legal.filter((choice) => choice.action.type === 'jump' && cardsOf(choice.action).includes(first))]
      : open(legal, picked);
  const from = river.byName.get(view.seats[seat]?.hex ?? '');
  return grouped(
    among.flatMap((choice): { hex: string; choice: Choice; nowhere: boolean }[] => {
      const { path, ignored } = readForecast(choice);
      const end = path.at(-1);
      if (end !== undefined) return [{ hex: end, choice, nowhere: false }];
      const way = river.directions.get(String(choice.action['dir'] ?? ''));
      if (!ignored || first === undefined || from === undefined || way === undefined) return [];
      const blocked = neighbour(river, from, way);
      return blocked === undefined ? [] : [{ hex: blocked.at, choice, nowhere: true }];
    }),
  );
}

export function bearsToMove(legal: readonly Choice[]): number[] {
  return [...new Set(ofType(legal, 'move_bear').map((choice) => Number(choice.action['bear'])))].sort((a, b) => a - b);
}

/** The bear whose steps are shown: the one picked, else one that can tire a rival, else the nearest to your salmon. */
export function bearShown(legal: readonly Choice[], view: View, river: River, seat: number, draft: readonly string[]): number | null {
  const bears = bearsToMove(legal);
  const asked = bears.find((bear) => draft[0] === `bear${bear}`);
  if (asked !== undefined) return asked;
  const eager = ofType(legal, 'move_bear').find((choice) => readForecast(choice).tires.some((tired) => tired !== seat));
  if (eager !== undefined) return Number(eager.action['bear']);
  const own = river.byName.get(view.seats[seat]?.hex ?? '')?.height ?? 0;
  const far = (bear: number) => Math.abs((river.byName.get(view.bears[bear] ?? '')?.height ?? 999) - own);
  return [...bears].sort((a, b) => far(a) - far(b))[0] ?? null;
}

export function bearSpots(legal: readonly Choice[], bear: number | null): Spot[] {
  return grouped(
    ofType(legal, 'move_bear')
      .filter((choice) => choice.action['bear'] === bear)
      .flatMap((choice) => readForecast(choice).path.slice(0, 1).map((hex) => ({ hex, choice, nowhere: false }))),
  );
}

export function bearStep(legal: readonly Choice[], bear: number | null, way: Compass): Choice | null {
  return ofType(legal, 'move_bear').find((choice) => choice.action['bear'] === bear && choice.action['dir'] === way) ?? null;
}

export function sameAction(a: Action, b: Action): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
