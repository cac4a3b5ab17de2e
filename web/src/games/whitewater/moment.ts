// The great moments of Whitewater: an Eddy Out, a Rock or the bank that is hit, an Event; and the turn that is shown as steps.

import type { GameEvent, Told } from '../../lib/messages';
import { sayTo } from '../../lib/words.svelte';
import { runOf } from '../../table/steps';
import type { Looking, Step } from '../picture';
import { readRiver, space, spaceName, text, type River, type Space } from './model';
import { cardName, GAME, w } from './words';

const n = (event: GameEvent, key: string): number => Number(event[key] ?? 0);
const isHit = (event: GameEvent): boolean => event.type === 'hit_bank' || event.type === 'hit_rock';

export function moment(event: GameEvent): string | null {
  if (event.type === 'eddied_out') return 'eddy';
  if (isHit(event)) return 'hit';
  return event.type === 'event_revealed' ? 'event' : event.type === 'finished' ? 'finish' : null;
}

/** The events of a seat since it began what is being shown: a card, an Eddy Out, its turn. */
function since(past: readonly Told[]): readonly Told[] {
  const run = runOf(past);
  return run.slice(Math.max(0, run.findLastIndex(({ event }) => ['card_played', 'eddied_out', 'turn_started', 'kayak_placed'].includes(event.type))));
}

/** The way of the kayak that is being shown, space by space. */
export interface Passage {
  seat: number;
  spaces: readonly Space[];
  /** Whether it fell back at the end. */
  back: boolean;
}

export function passageOf({ playing, past }: Pick<Looking, 'playing'> & { past?: readonly Told[] }): Passage | null {
  if (playing === null || typeof playing.event['seat'] !== 'number') return null;
  const moves = since(past ?? [playing]).filter(({ event }) => event.type === 'moved').map(({ event }) => event);
  const [first, last] = [moves[0], moves.at(-1)];
  const spaces = [space(first?.['from']), ...moves.map((event) => space(event['to']))].filter((it) => it !== null);
  return first === undefined || spaces.length < 2 ? null : { seat: n(first, 'seat'), spaces, back: last?.['how'] === 'fall_back' };
}

/** What is shown large beside a kayak. */
export interface Moment {
  kind: 'eddy' | 'hit';
  seat: number;
  title: string;
  amount: string;
  lines: readonly string[];
  rules: readonly string[];
}

/** Where a card stands beside kayaks and ways. */
interface Place {
  /** Whether it lies over them from left to right. */
  over: boolean;
  /** Whether it stands at the right, where piles and the card in play lie above. */
  right: boolean;
  high: number;
  /** What is in sight, also before the river has come to where it happens. */
  top: number;
  bottom: number;
  unit: number;
  /** The kayak, and all heights of its way. */
  kayak: number;
  ys: readonly number[];
}

export function topOf({ over, right, high, top, bottom, unit, kayak, ys }: Place): number {
  const [first, last] = [top + (right ? 140 : 60), bottom - high - 12];
  const within = (wanted: number): number => Math.max(first, Math.min(last, wanted));
  if (!over) return within(kayak - 40);
  const clear = 36 * unit;
  const [above, below] = [Math.min(...ys) - clear - high, Math.max(...ys) + clear];
  // Where neither has the room, it hides less at the end that is farther away.
  if (above >= first || below > last) return within(above);
  return within(below);
}

/** How far the heights that are tried lie apart. */
const TRIED = 12;

/** The height nearest to the wanted one at which a card hides the fewest of these heights: where it stands, a kayak lies at each of them. */
export function clearest(wanted: number, place: Pick<Place, 'right' | 'high' | 'top' | 'bottom' | 'unit'>, ys: readonly number[]): number {
  const [first, last] = [place.top + (place.right ? 140 : 60), place.bottom - place.high - 12];
  const clear = 26 * place.unit;
  const hides = (y: number): number => ys.filter((it) => it > y - clear && it < y + place.high + clear).length;
  const tried = Array.from({ length: Math.max(0, Math.floor((last - first) / TRIED)) }, (_, i) => first + i * TRIED);
  return tried.reduce((best, y) => (hides(y) < hides(best) || (hides(y) === hides(best) && Math.abs(y - wanted) < Math.abs(best - wanted)) ? y : best), wanted);
}

/** An Eddy Out from its beginning to the card that it costs, or a hit with the speed that it costs: how it began, and what followed. */
function begun({ playing, past }: Pick<Looking, 'playing'> & { past?: readonly Told[] }): { told: Told; after: readonly Told[] } | null {
  if (playing === null) return null;
  const run = since(past ?? [playing]);
  const last = run.findLastIndex(({ event }) => moment(event) === 'eddy' || isHit(event));
  const told = run[last];
  if (told === undefined) return null;
  const after = run.slice(last + 1);
  // What comes after a hit, but for the speed lost, is another matter.
  return isHit(told.event) && after.some(({ event }) => event.type !== 'speed_changed') ? null : { told, after };
}

/** As long as its card is up, the dock's title tells how it began. */
export function staged(at: Looking): string | null {
  const found = begun(at);
  return found === null ? null : sayTo(found.told.say, at, GAME);
}

export function momentOf(at: Looking, say: (told: Told) => string): Moment | null {
  const found = begun(at);
  if (found === null) return null;
  const { told, after } = found;
  const kind = isHit(told.event) ? 'hit' : 'eddy';
  const speed = after.find(({ event }) => event.type === 'speed_changed')?.event;
  const moved = after.findLast(({ event }) => event.type === 'moved')?.event;
  const cards = after.filter(({ event }) => event.type === 'card_discarded' && event['why'] === 'eddy_out').length;
  const lines = kind === 'hit' ? [say(told)] : [
    ...(moved === undefined ? [] : [w('trip-to', { at: text(moved['to']) })]), ...(cards === 0 ? [] : [w('trip-cards', { cards })]),
  ];
  return {
    kind, seat: n(told.event, 'seat'), title: w(kind === 'eddy' ? 'card-eddy_out' : told.event.type === 'hit_bank' ? 'trip-short-bank' : 'trip-short-rock'),
    amount: speed === undefined ? '' : w('trip-speed', { from: n(speed, 'from'), to: n(speed, 'to') }), lines,
    rules: [...new Set([told, ...after].map(({ rule }) => rule))].slice(0, 3),
  };
}

/** The turn that is being shown: spaces in a row are one step, and so are cards drawn. */
export function steps(at: Looking): readonly Step[] | null {
  if (at.playing === null) return null;
  const river = readRiver(at.scenery);
  const run = since(at.past ?? [at.playing]);
  const found: Step[] = [];
  let from: Space | null = null;
  let drawn = 0;
  for (const { event, rule } of run) {
    const step = event.type === 'moved' ? movedStep(event, (from ??= space(event['from']))) : event.type === 'card_drawn' ? drawnStep((drawn += 1)) : stepOf(event, river);
    if (event.type !== 'moved') from = null;
    if (event.type !== 'card_drawn') drawn = 0;
    if (step === null) continue;
    const before = found.at(-1);
    const goesOn = before !== undefined && before.title === step.title && (drawn > 1 || (event.type === 'moved' && before.rule === rule));
    if (goesOn) found.pop();
    found.push({ rule, ...step });
  }
  return found;
}

function movedStep(event: GameEvent, from: Space | null): Step {
  const [to, how] = [space(event['to']), text(event['how'])];
  const rows = to === null || from === null ? 0 : to.row - from.row;
  const figure = rows === 0 ? (to === null ? '' : spaceName(to)) : `${rows > 0 ? '+' : '−'}${Math.abs(rows)}`;
  const title = how === 'rapids' || how === 'waterfall' ? w(`cleared-${how}`) : how === 'fall_back' ? w('step-back') : how === 'maneuver' ? w('step-maneuver') : w('step-river');
  return { title, figure, detail: to === null ? '' : w('trip-to', { at: spaceName(to) }), tone: how === 'fall_back' ? 'stop' : how === 'rapids' || how === 'waterfall' ? 'warn' : 'plain' };
}

const drawnStep = (cards: number): Step => ({ title: w('step-draws'), figure: `+${cards}`, detail: '', tone: 'go' });

function stepOf(event: GameEvent, river: River): Step | null {
  switch (event.type) {
    case 'card_played':
      return { title: cardName(river, text(event['card'])), figure: w('step-played'), detail: '', tone: 'water' };
    case 'eddied_out':
      return { title: w('card-eddy_out'), figure: '', detail: '', tone: 'go' };
    case 'speed_changed':
      return { title: w('measure-speed'), figure: `${n(event, 'from')} → ${n(event, 'to')}`, detail: '', tone: n(event, 'to') < n(event, 'from') ? 'warn' : 'go' };
    case 'hazard':
      return { title: w(`cleared-${text(event['kind'])}`), figure: event['cleared'] === true ? '✓' : '!', detail: text(event['at']), tone: event['cleared'] === true ? 'go' : 'warn' };
    case 'hit_bank':
      return { title: w('trip-short-bank'), figure: `−${n(event, 'lost')}`, detail: text(event['at']), tone: 'stop' };
    case 'hit_rock':
      return { title: w('trip-short-rock'), figure: text(event['rock']), detail: '', tone: 'stop' };
    case 'card_discarded':
      return { title: cardName(river, text(event['card'])), figure: '−1', detail: '', tone: 'warn' };
    case 'event_revealed':
      return { title: cardName(river, text(event['card'])), figure: String(n(event, 'line')), detail: '', tone: 'warn' };
    case 'finished':
      return { title: w('trip-finish'), figure: String(n(event, 'row')), detail: '', tone: 'go' };
    default:
      return null;
  }
}
