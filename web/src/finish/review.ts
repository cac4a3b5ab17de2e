// What a review says, as its page needs it: lines, sums in whole percent, the moments that are marked, and a better choice as boards draw it.

import type { Looking } from '../lib/looking';
import type { Choice, Review, ReviewBetter, ReviewMoment } from '../lib/messages';

/** A place in the chart: how far the race has come, in steps (0 before the set-up), and a chance from 0 to 1. */
export interface Spot {
  x: number;
  y: number;
}

/** Where the chart has what stands after a step. */
export const after = (step: number): number => step + 1;

/** A seat's chance over the whole race: after every step, and between two steps after the choice, before chance has had its say. */
export function chancesOf({ start, moments, result }: Review, seat: number): Spot[] {
  const spots: Spot[] = [{ x: 0, y: start[seat] ?? 0 }];
  moments.forEach((moment, i) => {
    const y = moment.before[seat] ?? 0;
    spots.push({ x: after(i), y }, { x: after(i) + 0.5, y: y + (moment.skill[seat] ?? 0) });
  });
  return [...spots, { x: after(moments.length), y: result[seat] ?? 0 }];
}

/** Of spots that lie on a straight line the ones at its ends: what is drawn is the same. */
export function bare(spots: readonly Spot[]): Spot[] {
  return spots.filter(({ x, y }, i) => {
    const [before, next] = [spots[i - 1], spots[i + 1]];
    if (before === undefined || next === undefined) return true;
    const onLine = before.y + ((next.y - before.y) * (x - before.x)) / Math.max(1e-9, next.x - before.x);
    return Math.abs(onLine - y) > 1e-9;
  });
}

/** How a seat's result came about, in whole percent. */
export interface Sum {
  start: number;
  luck: number;
  skill: number;
  others: number;
  result: number;
}

/** Rounded so that what is shown adds up: what rounding leaves goes where it changes least. */
export function sumOf({ start, result, seats }: Review, seat: number): Sum {
  const of = seats[seat];
  const exact = [of?.luck ?? 0, of?.skill ?? 0, of?.others ?? 0].map((part) => 100 * part);
  const [first, last] = [Math.round(100 * (start[seat] ?? 0)), Math.round(100 * (result[seat] ?? 0))];
  const whole = exact.map(Math.round);
  for (let left = last - first - whole.reduce((sum, part) => sum + part, 0); left !== 0; left -= Math.sign(left)) {
    const way = Math.sign(left);
    const worst = exact.map((part, i) => way * (part - (whole[i] ?? 0)));
    const at = worst.indexOf(Math.max(...worst));
    whole[at] = (whole[at] ?? 0) + way;
  }
  const [luck = 0, skill = 0, others = 0] = whole;
  return { start: first, luck, skill, others, result: last };
}

/** A moment that counted: a choice that lost, or a stroke of luck. */
export interface Mark {
  kind: 'choice' | 'luck';
  /** The step of the choice, or the one that brought the luck; 0 is the set-up. */
  step: number;
  /** Who chose, or whom the luck changed most. */
  seat: number;
  /** How much chance to win: lost by the choice, or won or lost by luck. */
  amount: number;
}

/** The changes that a step's luck made, by seat. */
export function luckOf({ dealt, moments }: Review, step: number): readonly number[] {
  return step === 0 ? dealt : (moments[step - 1]?.luck ?? []);
}

function choiceMark(review: Review, step: number): Mark {
  const moment = review.moments[step - 1];
  return { kind: 'choice', step, seat: moment?.seat ?? 0, amount: -(moment?.better?.loss ?? 0) };
}

/** Of a stroke of luck for the seat that it changed most. */
function luckMark(review: Review, step: number): Mark {
  const luck = luckOf(review, step);
  const seat = luck.reduce((most, change, i) => (Math.abs(change) > Math.abs(luck[most] ?? 0) + 1e-9 ? i : most), 0);
  return { kind: 'luck', step, seat, amount: luck[seat] ?? 0 };
}

/** A seat's own: the choices that lost most and the strokes that changed most, the greatest first. */
export function marksOf(review: Review, seat: number): { choices: Mark[]; strokes: Mark[] } {
  const of = review.seats[seat];
  return {
    choices: (of?.worst ?? []).map((step) => choiceMark(review, step)),
    strokes: (of?.strokes ?? []).map((step) => ({ kind: 'luck', step, seat, amount: luckOf(review, step)[seat] ?? 0 })),
  };
}

/** How many choices and how many strokes of luck are marked for all seats together. */
const MOST = 4;

/** What is marked in the chart, in the order of the race: the greatest of all seats, and what counted most for one of them. */
export function marked(review: Review, seat: number | null): Mark[] {
  const steps = (of: 'worst' | 'strokes') => [...new Set(review.seats.flatMap((it) => it[of]))];
  const greatest = (marks: Mark[]) => marks.sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount) || a.step - b.step).slice(0, MOST);
  const own = seat === null ? { choices: [], strokes: [] } : marksOf(review, seat);
  const all = [...own.choices, ...own.strokes, ...greatest(steps('worst').map((step) => choiceMark(review, step))), ...greatest(steps('strokes').map((step) => luckMark(review, step)))];
  const once = all.filter((mark, i) => all.findIndex((other) => isSame(mark, other)) === i);
  return once.sort((a, b) => placeOf(a) - placeOf(b));
}

export function isSame(one: Mark, other: Mark | null): boolean {
  return other !== null && one.kind === other.kind && one.step === other.step;
}

/** Where a mark stands in the chart: a choice at its fall, luck where it has struck. */
export function placeOf({ kind, step }: Mark): number {
  return kind === 'choice' ? after(step) - 0.5 : after(step);
}

/** The step at which the replay shows a mark: a choice before it is made, luck when it has struck. */
export function stepOf({ kind, step }: Mark): number {
  return kind === 'choice' ? step - 1 : step;
}

/** The mark before or after a place in the race. */
export function nextMark(marks: readonly Mark[], now: { mark: Mark | null; step: number }, by: 1 | -1): Mark | null {
  const at = now.mark === null ? -1 : marks.findIndex((mark) => isSame(mark, now.mark));
  if (at !== -1) return marks[at + by] ?? null;
  return (by > 0 ? marks.find((mark) => stepOf(mark) > now.step) : marks.findLast((mark) => stepOf(mark) < now.step)) ?? null;
}

/** The decision that follows a step, if there is one. */
export function decisionAfter(review: Review, step: number): ReviewMoment | null {
  return review.moments[step] ?? null;
}

const choiceOf = ({ action, rule, say, forecast, outlook, rules }: ReviewBetter): Choice => ({
  action, rule, say, ...(forecast === undefined ? {} : { forecast }), ...(outlook === undefined ? {} : { outlook }), ...(rules === undefined ? {} : { rules }),
});

/** A board whose seat considers the better choice, as it looks when somebody points at one. */
export function considering(at: Looking, { seat, decision, better }: ReviewMoment): Looking {
  if (!better) return at;
  const choice = choiceOf(better);
  return { ...at, seat, several: true, deciding: [seat], decision, legal: [choice], focus: choice, picked: null, playing: null, beat: 0, still: true };
}

/** The classes that are counted, as `ReviewSeat.classes` has them. */
export const CLASSES = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const;

/** The signs of chess players for a class; '' where none is needed. */
export const SIGNS: Readonly<Record<ReviewMoment['class'], string>> = { forced: '', best: '', good: '', inaccuracy: '?!', mistake: '?', blunder: '??' };

/** Seats with the viewer's own first, then as they came in. */
export function seatsInOrder(places: readonly number[], own: number | null): number[] {
  return places.map((_, seat) => seat).sort((a, b) => Number(b === own) - Number(a === own) || (places[a] ?? 0) - (places[b] ?? 0) || a - b);
}
