// After the race: lines of the chart, figures of a seat, marks of the replay.

import type { GameEvent, JsonObject } from '../../lib/messages';
import type { Figure, Measure } from '../picture';
import { family, fatigueOf, object, readView, rulesOf } from './model';
import { isHome, riverOf } from './river';
import { w } from './words';

/** Heights from the start. */
function swum(view: JsonObject, seat: number, _end: JsonObject, scenery: JsonObject): number | null {
  return riverOf(scenery).byName.get(readView(view).seats[seat]?.hex ?? '')?.height ?? null;
}

export const measures: readonly Measure[] = [
  { key: 'distance', get label() { return w('measure-distance'); }, get unit() { return w('measure-distance-unit'); }, of: swum },
  {
    key: 'fatigue', whole: true, get label() { return w('measure-fatigue'); }, get unit() { return w('measure-fatigue-unit'); },
    of: (view, seat) => {
      const swimmer = readView(view).seats[seat];
      return swimmer === undefined ? null : fatigueOf(swimmer);
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
    { label: w('stat-tired'), value: count('fatigued') },
    { label: w('stat-bears'), value: count('fatigued', (event) => event['cause'] === 'bear') },
    { label: w('stat-taken'), value: count('took') },
    { label: w('stat-removed'), value: count('removed') },
    { label: w('stat-attacks'), value: count('played', (event) => family(rules, String(event['card'])) === 'trouble') },
    { label: w('stat-drifts'), value: count('moved', (event) => event['how'] === 'current') },
  ];
}

export function verdict(view: JsonObject, names: readonly string[], scenery: JsonObject): { words: string; rule: string } | null {
  const result = object(view['result']);
  if (!Array.isArray(result['winners'])) return null;
  const atLimit = result['reason'] === 'round_limit';
  if (result['winners'].length > 1) return atLimit ? { words: w('verdict-level'), rule: 'SA-104' } : { words: w('verdict-shared'), rule: 'SA-103' };
  if (atLimit) return { words: w('verdict-limit', { n: readView(view).roundsMax }), rule: 'SA-105' };
  const river = riverOf(scenery);
  const [only, ...others] = readView(view).seats.filter((swimmer) => isHome(river, swimmer.hex));
  if (only === undefined) return null;
  return { words: others.length > 0 ? w('verdict-tired') : w('verdict-alone', { name: names[only.seat] ?? '' }), rule: 'SA-102' };
}

export function marks(event: GameEvent): 'good' | 'bad' | 'finish' | null {
  if (event.type === 'arrived') return 'finish';
  if (event.type === 'jumped') return 'good';
  return event.type === 'played' && (event['card'] === 'current' || event['card'] === 'rapids' || event['card'] === 'eagle') ? 'bad' : null;
}
