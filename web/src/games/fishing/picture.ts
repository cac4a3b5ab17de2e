// Fishing's picture: a loop of squares round a market island.

import type { GameEvent, JsonObject } from '../../lib/messages';
import { soundIn } from '../../lib/sound';
import { inOrder } from '../../lib/standing';
import type { Chip, Figure, GamePicture, Head, Looking, Standing } from '../picture';
import Board from './Board.svelte';
import Evidence from './Evidence.svelte';
import Facts from './Facts.svelte';
import { flights } from './flights';
import Hand from './Hand.svelte';
import { number, readScene, readView, text } from './model';
import { moment, step } from './moment';
import { button, outlook, prompt } from './outlook';
import { sounds } from './sounds';
import { phases } from './turn';
import { cardSays, courseName, effectName, w } from './words';

const STEP = 250;

function head(at: Looking): Head {
  const scene = readScene(at.scenery);
  return { course: courseName(scene), phases: phases(at) };
}

function standing(at: Looking): Standing[] {
  const [view, scene] = [readView(at.view, at.scenery), readScene(at.scenery)];
  const need = scene.constant('kinds_to_win');
  return inOrder(at.standing).flatMap((seat) => {
    const boat = view.boats[seat];
    if (boat === undefined) return [];
    const chips: Chip[] = [];
    if (boat.trip > 1) chips.push({ text: w('trip', { n: boat.trip }), tone: 'plain' });
    if (boat.effect !== null) {
      const effect = effectName(boat.effect.kind, boat.effect.by);
      const when = boat.effect.kind === 'blocked' ? effect : boat.effect.now ? w('under-now', { effect }) : w('under-next', { effect });
      chips.push({ text: when, tone: 'warn' });
    }
    return [{ seat, figure: w('kinds', { n: boat.landed.length, of: need }), chips }];
  });
}

/** How long an event is shown, in milliseconds. */
export function beat(event: GameEvent): number {
  switch (event.type) {
    case 'moved':
      return Math.max(1, Math.abs(number(event['steps']))) * STEP;
    case 'rolled':
    case 'order_rolled':
    case 'duel_die':
      return 650;
    case 'drew':
      return 1200;
    case 'revealed':
      return 1500;
    case 'duel_won':
    case 'attacked':
    case 'answered':
    case 'challenged':
      return 800;
    case 'proposed':
      return 700;
    case 'caught':
    case 'deposited':
    case 'delivered':
    case 'dropped_off':
    case 'released':
    case 'finished':
      return 600;
    case 'pearls':
      return event['why'] === 'duel' ? 1000 : event['why'] === 'square' ? 450 : 250;
    case 'stayed':
    case 'no_duel':
    case 'sold':
    case 'bought':
    case 'traded_in':
    case 'played':
    case 'discarded':
      return 400;
    case 'turn_started':
    case 'trip_began':
    case 'order_set':
    case 'fuel_curse':
    case 'effect_ended':
      return 250;
    default:
      return 0;
  }
}

function statistics(events: readonly GameEvent[], seat: number): Figure[] {
  const own = events.filter((event) => event['seat'] === seat);
  const of = (type: string) => own.filter((event) => event.type === type);
  const sum = (list: readonly GameEvent[], key: string) => list.reduce((total, event) => total + Math.abs(number(event[key])), 0);
  const landed = new Set([...of('deposited'), ...of('delivered')].map((event) => text(event['fish'])));
  const won = events.filter((event) => event.type === 'duel_won' && event['winner'] === seat);
  return [
    { label: w('stat-kinds'), value: String(landed.size) },
    { label: w('stat-caught'), value: String(of('caught').length) },
    { label: w('stat-trips'), value: String(of('trip_began').length + 1) },
    { label: w('stat-squares'), value: String(sum(of('moved'), 'steps')) },
    { label: w('stat-earned'), value: String(sum(of('pearls').filter((event) => number(event['change']) > 0), 'change')), look: 'bar' },
    { label: w('stat-cards'), value: String(of('drew').length) },
    { label: w('stat-attacks'), value: String(of('attacked').length) },
    { label: w('stat-duels'), value: String(won.length) },
  ];
}

const boatOf = (view: JsonObject, seat: number, scenery: JsonObject) => readView(view, scenery).boats[seat];

export const picture: GamePicture = {
  dock: { desk: 206, narrow: 216, phone: 316 },
  Board,
  Hand,
  Facts,
  cards: (at, seat) => {
    const boat = readView(at.view, at.scenery).boats[seat];
    const held = [...(boat?.upgrades ?? []), ...(boat?.attacks ?? [])].filter((card) => card !== null);
    return held.map((card) => cardSays(readScene(at.scenery), card));
  },
  head,
  standing,
  prompt,
  button,
  outlook,
  flights,
  beat,
  moment,
  step,
  sound: (event) => soundIn(sounds, event),
  // What is paid for has a line of its own.
  quiet: ['event-price-paid', 'event-price-got'],
  get measures() {
    return [
      { key: 'kinds', label: w('measure-kinds'), unit: w('measure-kinds-unit'), whole: true, of: (view: JsonObject, seat: number, _end: JsonObject, scenery: JsonObject) => boatOf(view, seat, scenery)?.landed.length ?? null },
      { key: 'pearls', label: w('measure-pearls'), unit: w('measure-pearls-unit'), whole: true, of: (view: JsonObject, seat: number, _end: JsonObject, scenery: JsonObject) => boatOf(view, seat, scenery)?.pearls ?? null },
      { key: 'fuel', label: w('measure-fuel'), unit: w('measure-fuel-unit'), whole: true, of: (view: JsonObject, seat: number, _end: JsonObject, scenery: JsonObject) => boatOf(view, seat, scenery)?.fuel ?? null },
    ];
  },
  statistics,
  Evidence,
  marks: (event) => {
    if (event.type === 'finished') return 'finish';
    if (event.type === 'caught' || event.type === 'deposited') return 'good';
    return event.type === 'attacked' || event.type === 'released' ? 'bad' : null;
  },
  setback: (event) => (event.type === 'attacked' ? number(event['target'], -1) : event.type === 'released' || event.type === 'fuel_curse' ? number(event['seat'], -1) : null),
};
