// Marathon: a long road seen twice, as a strip and close by.

import type { GameEvent } from '../../lib/messages';
import { soundIn } from '../../lib/sound';
import { phaseOfDecision, phaseOfEvent, readPhases, strip } from '../phases';
import type { Chip, GamePicture, Looking, Measure, Phase } from '../picture';
import { beat } from './beat';
import Board from './Board.svelte';
import Facts from './Facts.svelte';
import { flights } from './flights';
import Hand from './Hand.svelte';
import { moment } from './kick';
import { sounds } from './sounds';
import { isHome, num, ranked, readCourse, readPosition } from './state';
import './theme.css';
import { button, caption, outlook, prompt } from './tell';
import { cardSays, courseName, distance, kept, signed, w } from './words';

function phases(at: Looking): readonly Phase[] {
  const { round, task } = readPosition(at.view);
  if (round === 0) return [{ key: 'block', label: w('phase-block'), state: 'now' }];
  const signs = readPhases(at.scenery);
  const now = at.playing === null ? phaseOfDecision(signs, task?.decision ?? '', task?.cause) : phaseOfEvent(signs, at.playing.event);
  return strip(signs, now, (id) => w(`phase-${id}`));
}

const of = (events: readonly GameEvent[], seat: number, type: string) => events.filter((it) => it.type === type && it['seat'] === seat);
const total = (events: readonly GameEvent[], value: (event: GameEvent) => number) => events.reduce((sum, it) => sum + value(it), 0);
const rows = (event: GameEvent) => (event['back'] === true ? -1 : 1) * num(event['steps']);

export const picture: GamePicture = {
  dock: { desk: 202, narrow: 204, phone: 286 },
  Board,
  Hand,
  Facts,
  cards: (at, seat) => {
    const runner = readPosition(at.view).runners[seat];
    const held = [...((runner?.injuries ?? 0) > 0 ? ['injury'] : []), ...(runner?.high === true ? ['runners_high'] : [])];
    return held.map((id) => cardSays(readCourse(at.scenery), id));
  },
  head: (at) => {
    const course = readCourse(at.scenery);
    return { course: w('head-course', { course: courseName(course), distance: distance(course.last) }), phases: phases(at) };
  },
  standing: (at) => {
    const course = readCourse(at.scenery);
    return ranked(at.standing, readPosition(at.view).runners).map((runner) => {
      const chips: Chip[] = [];
      if (runner.mod !== 0) chips.push({ text: w('road-next', { change: signed(runner.mod) }), tone: runner.mod < 0 ? 'warn' : 'go' });
      if (runner.skip > 0) chips.push({ text: w('picture-owes', { turns: runner.skip }), tone: 'stop' });
      return {
        seat: runner.seat, figure: isHome(course, runner) ? w('road-home') : String(Math.max(0, runner.row)), chips,
      };
    });
  },
  prompt,
  button,
  outlook,
  flights,
  ground: 'road',
  // Seen on the piles, in whose turn it is and in how far a runner runs; the log stays short.
  quiet: ['discarded', 'turn_ended', 'event-boosted-none'],
  beat,
  moment,
  sound: (event) => soundIn(sounds, event),
  caption,
  // Asked for each time: the language may have changed since the picture was loaded.
  get measures(): readonly Measure[] {
    return [
      { key: 'row', label: w('measure-row'), unit: w('measure-row-unit'), of: (view, seat) => readPosition(view).runners[seat]?.row ?? null },
      { key: 'stamina', label: w('measure-stamina'), unit: w('measure-stamina-unit'), of: (view, seat) => readPosition(view).runners[seat]?.stamina ?? null },
    ];
  },
  statistics: (events, seat, scenery) => [
    { label: w('stat-rows'), value: String(total(of(events, seat, 'ran'), rows)) },
    { label: w('stat-cards'), value: String(of(events, seat, 'drew').length) },
    { label: w('stat-spins'), value: String(of(events, seat, 'spun').length) },
    { label: w('stat-kicked'), value: signed(total(of(events, seat, 'ran').filter((it) => it['cause'] === 'kick'), rows)) },
    { label: w('stat-spent'), value: String(total(of(events, seat, 'boosted'), (it) => num(it['cost']))), look: 'bar' },
    { label: w('stat-injuries', kept(readCourse(scenery))), value: String(of(events, seat, 'kept').filter((it) => it['card'] === 'injury').length), look: 'bad' },
    { label: w('stat-saved', kept(readCourse(scenery))), value: String(of(events, seat, 'negated').length) },
    { label: w('stat-lost'), value: String(of(events, seat, 'turn_skipped').length) },
  ],
  marks: (event) => {
    if (event.type === 'finished') return 'finish';
    if (event.type === 'broke_down' || (event.type === 'spun' && num(event['value']) < -2)) return 'bad';
    return event.type === 'negated' || event.type === 'caught_up' || (event.type === 'spun' && num(event['value']) > 3) ? 'good' : null;
  },
};
