// What the rules' grounds for an order say: the figure of a seat, what came between neighbours, and by how much somebody won.

import { heldText } from '../lib/held';
import type { Ground, Places, Value } from '../lib/messages';
import type { Names } from '../lib/words';
import { capital, say, t, words } from '../lib/words.svelte';
import { orderOf, type Reason, type Run } from './order';

/** A race's grounds, and for whom they are told. */
export interface Told {
  grounds: readonly Ground[];
  names: Names;
  game: string;
}

const value = (figure: number | null | undefined): Value => figure ?? 'none';

export function figureOf(ground: Ground, seat: number, { names, game }: Told): string {
  const figure = ground.figures[seat] ?? null;
  const id = `${ground.say.id}.figure`;
  if (words.of(game).has(id)) return say({ id, with: { ...ground.say.with, n: value(figure) } }, names, game);
  return figure === null ? '–' : String(figure);
}

/** What a seat had, for its step of the podium: "round 5, hand 9". */
export function heldBy(places: Places, seat: number, told: Told): string {
  const columns = orderOf(places, told.grounds, 2).columns.flatMap((i) => told.grounds[i] ?? []);
  // What a seat does not have is not held up on a podium.
  return columns.map((ground) => heldText(ground.say, ground.figures[seat], told)).filter((text) => text !== '').join(', ');
}

/** By how much the winner won: "By 3 points of the played hand."; '' where nobody did alone, or the game has no words for it. */
export function marginOf(places: Places, { grounds, names, game }: Told): string {
  const reason = places.winners.length === 1 ? orderOf(places, grounds).rows[1]?.reason : undefined;
  const ground = reason === null || reason === undefined || reason.ground === null ? undefined : grounds[reason.ground];
  const id = `${ground?.say.id}.margin`;
  if (reason === null || reason === undefined || ground === undefined || !words.of(game).has(id)) return '';
  const [a, b] = [ground.figures[reason.first] ?? null, ground.figures[reason.second] ?? null];
  const margin = say({ id, with: { ...ground.say.with, a: value(a), b: value(b), n: a === null || b === null ? 0 : Math.abs(a - b) } }, names, game);
  return `${capital(margin)}.`;
}

/** What a ground says of two neighbours; '' if it has no such message. */
function saidOf(ground: Ground, attribute: 'why' | 'though', { first, second }: Reason, { names, game }: Told): string {
  const id = `${ground.say.id}.${attribute}`;
  if (!words.of(game).has(id)) return '';
  return say({ id, with: { ...ground.say.with, first: { seat: first }, second: { seat: second }, a: value(ground.figures[first]), b: value(ground.figures[second]) } }, names, game);
}

/** Why the seats of a run stand as they do, in a sentence or two, with the rule. */
export function sentenceOf(run: Run, told: Told): { text: string; rule: string | null } {
  const { grounds, names, game } = told;
  const [{ first, second, ground: number }] = run;
  const ground = number === null ? undefined : grounds[number];
  if (ground === undefined) return { text: t('finish-level', { first: names[first] ?? '', second: names[second] ?? '' }), rule: grounds.at(-1)?.rule ?? null };
  const though = (reason: Reason): string => {
    const but = reason.though === null ? undefined : grounds[reason.though];
    return but === undefined ? '' : saidOf(but, 'though', reason, told);
  };
  const id = `${ground.say.id}.all`;
  if (run.length > 1 && words.of(game).has(id)) {
    const seats = [first, ...run.map((reason) => reason.second)];
    const all = say({ id, with: { ...ground.say.with, seats: { all: seats.map((seat) => ({ seat })) }, figures: { all: seats.map((seat) => value(ground.figures[seat])) } } }, names, game);
    return { text: [all, ...run.map(though)].filter((it) => it !== '').join(' '), rule: ground.rule };
  }
  return { text: run.flatMap((reason) => [saidOf(ground, 'why', reason, told), though(reason)]).filter((it) => it !== '').join(' '), rule: ground.rule };
}
