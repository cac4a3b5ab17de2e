// After the race: lines of the chart, figures of a seat, marks of the replay.

import type { GameEvent, JsonObject, Value } from '../../lib/messages';
import type { Figure, Measure } from '../picture';
import { family, fatigueOf, readView, rulesOf } from './model';
import { riverOf } from './river';
import { cardValue, w } from './words';

/** Heights from the start. */
function swum(view: JsonObject, seat: number, _end: JsonObject, scenery: JsonObject): number | null {
  return riverOf(scenery).byName.get(readView(view).seats[seat]?.hex ?? '')?.height ?? null;
}

const tired = (card: Value) => ({ label: w('measure-fatigue', { card }), unit: w('measure-fatigue-unit', { card }) });

export const measures: readonly Measure[] = [
  { key: 'distance', get label() { return w('measure-distance'); }, get unit() { return w('measure-distance-unit'); }, of: swum },
  {
    key: 'fatigue', whole: true, get label() { return tired({ word: 'card-fatigue' }).label; }, get unit() { return tired({ word: 'card-fatigue' }).unit; },
    named: (scenery) => tired(cardValue(rulesOf(scenery), 'fatigue')),
    of: (view, seat, _end, scenery) => {
      const swimmer = readView(view).seats[seat];
      return swimmer === undefined ? null : fatigueOf(rulesOf(scenery), swimmer);
    },
  },
  { key: 'deck', whole: true, get label() { return w('measure-deck'); }, get unit() { return w('measure-deck-unit'); }, of: (view, seat) => readView(view).seats[seat]?.owned.length ?? null },
];

export function statistics(events: readonly GameEvent[], seat: number, scenery: JsonObject): readonly Figure[] {
  const rules = rulesOf(scenery);
  const own = events.filter((event) => event['seat'] === seat);
  const count = (type: string, test: (event: GameEvent) => boolean = () => true) => String(own.filter((event) => event.type === type && test(event)).length);
  return [
    { label: w('stat-swims'), value: count('moved', (event) => event['how'] === 'swim') },
    { label: w('stat-leaps'), value: count('jumped') },
    { label: w('stat-tired', { card: cardValue(rules, 'fatigue') }), value: count('fatigued'), look: 'bar' },
    { label: w('stat-bears'), value: count('fatigued', (event) => event['cause'] === 'bear'), look: 'bad' },
    { label: w('stat-taken'), value: count('took') },
    { label: w('stat-removed'), value: count('removed') },
    { label: w('stat-attacks'), value: count('played', (event) => family(rules, String(event['card'])) === 'trouble') },
    { label: w('stat-drifts'), value: count('moved', (event) => event['how'] === 'current') },
  ];
}

export function marks(event: GameEvent, scenery: JsonObject): 'good' | 'bad' | 'finish' | null {
  if (event.type === 'arrived') return 'finish';
  if (event.type === 'jumped') return 'good';
  return event.type === 'played' && rulesOf(scenery).faces.get(String(event['card']))?.attacks === true ? 'bad' : null;
}

/** A drift, or a bear. */
export function setback(event: GameEvent): number | null {
  const isOne = (event.type === 'moved' && event['how'] === 'current') || (event.type === 'fatigued' && event['cause'] === 'bear');
  return isOne && typeof event['seat'] === 'number' ? event['seat'] : null;
}
