// After the race: lines of the chart, figures of a seat, marks of the replay.

import type { GameEvent, JsonObject } from '../../lib/messages';
import type { Figure, Measure } from '../picture';
import { fatigueOf, readView } from './model';
import { w } from './words';

/** Heights from the start, counted from the river's name where the scenery is not at hand. */
function swum(view: JsonObject, seat: number): number | null {
  const hex = readView(view).seats[seat]?.hex ?? '';
  const [board, place] = hex.split(':');
  const boards = String(view['river'] ?? '').split('-');
  const i = boards.indexOf(board ?? '');
  if (i < 0 || place === undefined) return null;
  // SA-005: a start board has 6 heights, every numbered one 12.
  return (i === 0 ? 0 : 6 + (i - 1) * 12) + Number(place.split(',')[1] ?? 0);
}

export const measures: readonly Measure[] = [
  { key: 'distance', get label() { return w('measure.distance'); }, get unit() { return w('measure.distance_unit'); }, of: swum },
  {
    key: 'fatigue', whole: true, get label() { return w('measure.fatigue'); }, get unit() { return w('measure.fatigue_unit'); },
    of: (view, seat) => {
      const swimmer = readView(view).seats[seat];
      return swimmer === undefined ? null : fatigueOf(swimmer);
    },
  },
  { key: 'deck', whole: true, get label() { return w('measure.deck'); }, get unit() { return w('measure.deck_unit'); }, of: (view, seat) => readView(view).seats[seat]?.owned.length ?? null },
];

export function statistics(events: readonly GameEvent[], seat: number): readonly Figure[] {
  const own = events.filter((event) => event['seat'] === seat);
  const count = (type: string, test: (event: GameEvent) => boolean = () => true) => String(own.filter((event) => event.type === type && test(event)).length);
  return [
    { label: w('stat.swims'), value: count('moved', (event) => event['how'] === 'swim') },
    { label: w('stat.leaps'), value: count('jumped') },
    { label: w('stat.tired'), value: count('fatigued') },
    { label: w('stat.bears'), value: count('fatigued', (event) => event['cause'] === 'bear') },
    { label: w('stat.taken'), value: count('took') },
    { label: w('stat.removed'), value: count('removed') },
    { label: w('stat.attacks'), value: count('played', (event) => ['bear', 'eagle', 'current', 'rapids'].includes(String(event['card']))) },
    { label: w('stat.drifts'), value: count('moved', (event) => event['how'] === 'current') },
  ];
}

export function verdict(view: JsonObject, names: readonly string[]): { words: string; rule: string } | null {
  const result = view['result'];
  if (result === null || typeof result !== 'object' || Array.isArray(result)) return null;
  const winners = Array.isArray(result['winners']) ? result['winners'].length : 1;
  if (winners > 1) return { words: w(result['reason'] === 'round_limit' ? 'verdict_level' : 'verdict_shared'), rule: result['reason'] === 'round_limit' ? 'SA-104' : 'SA-103' };
  const last = String(view['river'] ?? '').split('-').at(-1) ?? '';
  const home = readView(view).seats.filter((swimmer) => swimmer.hex.startsWith(`${last}:`) && Number(swimmer.hex.split(',')[1]) >= 6);
  if (home.length > 1) return { words: w('verdict'), rule: 'SA-102' };
  const [only] = home;
  if (only !== undefined) return { words: w('verdict_alone', { name: names[only.seat] ?? '' }), rule: 'SA-102' };
  return { words: w('verdict_limit', { n: Number(view['max_rounds'] ?? view['round']) }), rule: 'SA-105' };
}

export function marks(event: GameEvent): 'good' | 'bad' | 'finish' | null {
  if (event.type === 'arrived') return 'finish';
  if (event.type === 'jumped') return 'good';
  return event.type === 'played' && (event['card'] === 'current' || event['card'] === 'rapids' || event['card'] === 'eagle') ? 'bad' : null;
}
