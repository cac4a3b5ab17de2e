// The great moments of fishing: a duel from the challenge to its price; and the steps of a turn, as the events tell them.

import type { GameEvent, JsonObject, Told } from '../../lib/messages';
import { capital } from '../../lib/words.svelte';
import { runOf } from '../../table/steps';
import type { Looking, Step } from '../picture';
import { isKind, number, object, readScene, text, type Scene, type Tackle } from './model';
import { cardName, fishName, placeName, signed, w } from './words';

export function moment(event: GameEvent): string | null {
  const isDuel = ['challenged', 'revealed', 'duel_die', 'duel_won'].includes(event.type) || (event.type === 'pearls' && event['why'] === 'duel');
  return isDuel ? 'duel' : event.type === 'finished' ? 'finish' : null;
}

/** What has been seen of a duel. */
export interface Bout {
  /** Each show with what was shown, by seat. */
  shows: readonly { round: number; items: JsonObject }[];
  winner: number | null;
  loser: number | null;
  /** What the loser has paid, once it has. */
  paid: number | null;
}

/** The duel that is on or has just been decided; null if there was none. */
export function boutOf(past: readonly Told[]): Bout | null {
  const begun = past.findLastIndex(({ event }) => event.type === 'challenged');
  const events = past.slice(begun + 1).map(({ event }) => event);
  const shows = events.filter(({ type }) => type === 'revealed').map((event) => ({ round: number(event['round']), items: object(event['items']) }));
  const won = events.findLast(({ type }) => type === 'duel_won');
  const paid = events.findLast((event) => event.type === 'pearls' && event['why'] === 'duel');
  if (begun < 0 && shows.length === 0) return null;
  return {
    shows, winner: won === undefined ? null : number(won['winner']), loser: won === undefined ? null : number(won['loser']), paid: paid === undefined ? null : -number(paid['change']),
  };
}

/** Of two things shown the one that beats the other. */
export function beating(scene: Scene, items: JsonObject): Tackle | null {
  const both = Object.values(items).filter(isKind);
  return both.find((it) => both.includes(scene.beats[it] as Tackle)) ?? null;
}

/** The move that the turn being shown has made last: from a square, this many squares on or back. */
export function sailed(past: readonly Told[]): { seat: number; start: number; steps: number } | null {
  const event = runOf(past).findLast((told) => told.event.type === 'moved')?.event;
  return event === undefined || number(event['steps']) === 0 ? null : { seat: number(event['seat']), start: number(event['start']), steps: number(event['steps']) };
}

const card = (event: GameEvent) => cardName(typeof event['card'] === 'string' ? event['card'] : null);
const against = (target: number, at: Looking) => (target === at.seat && at.several !== true ? w('step-against-you') : w('step-against', { name: at.names[target] ?? '' }));

/** One event of a turn as a step of it. */
export function step({ event }: Told, at: Looking): Step | null {
  const n = (key: string) => number(event[key]);
  const fish = () => fishName(text(event['fish']) as never);
  switch (event.type) {
    case 'rolled':
      return { title: w('step-rolls'), figure: String(n('roll')), detail: n('steps') === n('roll') ? '' : w('step-squares', { n: n('steps') }), tone: 'plain' };
    case 'moved': {
      if (n('steps') === 0) return null;
      return { title: w('phase-sail'), figure: signed(n('steps')), detail: capital(placeName(readScene(at.scenery).squares[n('end')])), tone: 'plain' };
    }
    case 'pearls':
      return { title: w('measure-pearls'), figure: signed(n('change')), detail: '', tone: n('change') < 0 ? 'warn' : 'go' };
    case 'caught':
    case 'delivered':
    case 'deposited':
      return { title: fish(), figure: '+1', detail: w(event.type === 'caught' ? 'step-caught' : 'step-landed'), tone: 'go' };
    case 'released':
    case 'dropped_off':
      return { title: fish(), detail: w(event.type === 'released' ? 'step-released' : 'step-landed'), tone: event.type === 'released' ? 'warn' : 'go' };
    case 'drew':
      return { title: w('step-draws'), detail: card(event), tone: event['group'] === 'curse' ? 'warn' : 'go' };
    case 'attacked':
      return { title: card(event), detail: against(n('target'), at), tone: 'stop' };
    case 'challenged':
      return { title: w('duel-title'), detail: against(n('target'), at), tone: 'stop' };
    case 'sold':
      return { title: w('step-sells'), detail: card(event), tone: 'plain' };
    case 'played':
      return { title: w('step-plays'), detail: card(event), tone: 'plain' };
    case 'discarded':
      return { title: w('step-discards'), detail: card(event), tone: 'plain' };
    case 'stayed':
      return { title: w('step-stays'), detail: '', tone: 'plain' };
    case 'fuel_curse':
      return { title: w('measure-fuel'), figure: signed(n('change')), detail: '', tone: n('change') < 0 ? 'warn' : 'go' };
    default:
      return null;
  }
}
