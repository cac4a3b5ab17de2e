// What the picture says: prompt, button, forecast. Everything comes from the legal actions and their forecasts.

import type { Choice } from '../../lib/messages';
import { say } from '../../lib/words.svelte';
import type { Chip, Looking, Outlook, Prompt } from '../picture';
import { unseen } from './deck';
import { ahead, endRow, reaches } from './marks';
import { num, readCourse, readForecast, readPosition, spot, type Course, type Forecast, type Position, type Reach } from './state';
import { lastOf } from './past';
import { cardName, joined, signed, w } from './words';

interface Scene {
  at: Looking;
  course: Course;
  position: Position;
  /** The own row. */
  here: number;
}

function sceneOf(at: Looking): Scene {
  const course = readCourse(at.scenery);
  const position = readPosition(at.view);
  const runner = position.runners[at.seat ?? position.pending?.seat ?? 0];
  return { at, course, position, here: runner === undefined ? 0 : spot(course, runner).row };
}

export function prompt(at: Looking): Prompt {
  const { course, position, here } = sceneOf(at);
  const pending = position.pending;
  const ends = at.legal.map((choice) => readForecast(choice.forecast ?? null)).find((it) => it.kind === 'end');
  const row = ends?.kind === 'end' ? ends.space.row : here;
  switch (at.decision) {
    case 'start_roll':
      return { title: w('ask.start_roll'), help: w('ask.start_roll_help'), rule: 'MA-005' };
    case 'place': {
      const die = lastOf(at.past, 'rolled')?.['die'];
      return {
        title: w('ask.place'), rule: 'MA-006',
        help: typeof die === 'number' ? w('ask.place_help', { n: die }) : w('ask.place_help_plain'),
      };
    }
    case 'roll': {
      const mod = position.runners[at.seat ?? 0]?.mod ?? 0;
      return {
        title: w('ask.roll'), rule: mod === 0 ? 'MA-021' : 'MA-068',
        help: mod === 0 ? w('ask.roll_help') : w('ask.roll_mod', { n: signed(mod) }),
      };
    }
    case 'boost':
      return { title: w('ask.boost', { n: pending?.die ?? 0 }), help: w('ask.boost_help', { n: pending?.speed ?? 0 }), rule: 'MA-022' };
    case 'run': {
      const steps = Math.abs(row - here);
      if (pending?.back === true) return { title: w('ask.back'), help: w('ask.back_help', { n: steps }), rule: 'MA-037' };
      const wanted = pending?.steps ?? steps;
      if (steps < wanted) return { title: w('ask.run'), help: w('ask.run_short', { row, steps, wanted }), rule: 'MA-032' };
      return { title: w('ask.run'), help: w('ask.run_help', { n: at.legal.length, row }), rule: 'MA-033' };
    }
    case 'catch_up':
      return { title: w('ask.catch_up'), help: w('ask.catch_up_help', { row }), rule: 'MA-062' };
    case 'high':
      return {
        title: w('ask.high'), rule: pending?.against === 'injury' ? 'MA-057' : 'MA-056',
        help:
          pending?.against === 'spin' ? w('ask.high_spin', { n: signed(-(pending.steps ?? 0)) })
          : pending?.card != null ? w('ask.high_card', { card: cardName(course, pending.card) })
          : w('ask.high_injury'),
      };
    default:
      return { title: at.decision ?? '', help: '', rule: null };
  }
}

export function button(at: Looking, choice: Choice): string {
  const scene = sceneOf(at);
  const forecast = readForecast(choice.forecast ?? null);
  const lane = num(choice.action['lane']);
  switch (choice.action.type) {
    case 'start_roll':
    case 'roll':
      return w('do.roll');
    case 'place':
      return w('do.place', { n: num(choice.action['position']) });
    case 'boost': {
      const cost = price(choice);
      if (choice.action['use'] === 'reroll') return w('do.reroll');
      const [run] = reaches(choice);
      if (run?.finishes === true) return w('do.finish');
      const n = run?.rows ?? 0;
      if (n === 0) return cost === 0 ? w('do.stand_free') : w('do.stand', { cost });
      return cost === 0 ? w('do.keep', { n }) : w('do.spend', { cost, n });
    }
    case 'run': {
      if (scene.position.pending?.back === true) return w('do.back', { n: lane });
      const symbol = forecast.kind === 'end' ? forecast.space.symbol : null;
      return w(symbol === 'event' ? 'do.run_event' : symbol === 'kick' ? 'do.run_kick' : 'do.run', { n: lane });
    }
    case 'catch_up':
      return w('do.catch_up', { n: lane });
    case 'high':
      return w('do.high');
    case 'pass':
      return w('do.pass', { damage: damage(forecast, scene.here) });
    default:
      return say(choice.say, at.names, 'marathon');
  }
}

/** MA-022: what a boost costs. */
export function price(choice: Choice): number {
  const forecast = readForecast(choice.forecast ?? null);
  return forecast.kind === 'reach' ? forecast.cost : 0;
}

/** Damage in words: "back 4 to row 28", "−2 stamina". */
export function damage(forecast: Forecast, here: number): string {
  if (forecast.kind !== 'damage') return '';
  const parts = [
    forecast.stamina > 0 ? w('damage.stamina', { n: forecast.stamina }) : '',
    forecast.rowsBack > 0 ? w('damage.back_to', { n: forecast.rowsBack, row: here - forecast.rowsBack }) : '',
    forecast.nextSpeed !== 0 ? w('damage.next', { n: signed(forecast.nextSpeed) }) : '',
    forecast.turns > 0 ? w('damage.turns', { n: forecast.turns }) : '',
  ].filter((it) => it !== '');
  return parts.length === 0 ? w('damage.none') : parts.join(', ');
}

export function outlook(at: Looking, choice: Choice): Outlook | null {
  const scene = sceneOf(at);
  const forecast = readForecast(choice.forecast ?? null);
  switch (forecast.kind) {
    case 'reach':
      return choice.action.type === 'boost' && choice.action['use'] !== 'reroll'
        ? boostOutlook(scene, choice, forecast.runs[0])
        : dieOutlook(scene, choice, forecast.runs);
    case 'end':
      return endOutlook(scene, choice, forecast);
    case 'damage':
      return {
        figure: forecast.stopped ? '★' : '✕', to: w(forecast.stopped ? 'out.saved' : 'out.borne', { damage: damage(forecast, scene.here) }),
        detail: '', chips: [], rules: [choice.rule],
      };
    default:
      return null;
  }
}

function endOutlook({ at, course, position, here }: Scene, choice: Choice, forecast: Forecast & { kind: 'end' }): Outlook {
  const { row, lane, symbol } = forecast.space;
  const follow = choice.action.type === 'catch_up' ? joined(ahead({ row, lane }, position, course).map((seat) => at.names[seat] ?? '')) : '';
  const what = !forecast.acts ? w('out.nothing_acts') : symbol === null ? w('plain') : symbol === 'event' ? `${w('event')}: ${w('draws')}` : `${w('kick')}: ${w('spins')}`;
  const acting = forecast.acts ? symbol : null;
  return {
    figure: signed(row - here), to: w('out.row', { row, lane }), detail: follow === '' ? what : `${w('out.follows', { names: follow })}, ${what}`,
    chips: acting === 'kick' ? kickChips(course) : acting === 'event' ? cardChips(course, position) : [],
    rules: acting === 'kick' ? ['MA-043'] : acting === 'event' ? ['MA-040'] : [choice.rule],
  };
}

function range(values: readonly number[]): string {
  const sizes = values.map(Math.abs);
  const [low, high] = [Math.min(...sizes), Math.max(...sizes)];
  return low === high ? String(low) : `${low}–${high}`;
}

export function kickChips(course: Course): readonly Chip[] {
  const back = course.spinner.filter((it) => it < 0);
  const on = course.spinner.filter((it) => it > 0);
  const all = course.spinner.length;
  const chips: Chip[] = [];
  if (back.length > 0) chips.push({ text: w('out.kick_back', { n: back.length, all, range: range(back) }), tone: 'warn' });
  if (on.length > 0) chips.push({ text: w('out.kick_on', { n: on.length, all, range: range(on) }), tone: 'go' });
  return chips;
}

export function cardChips(course: Course, position: Position): readonly Chip[] {
  const known = position.deck.known[0];
  if (known !== undefined) return [{ text: w('out.known', { card: cardName(course, known) }), tone: 'go' }];
  const left = unseen(course, position);
  if (left === null) return [{ text: w('out.unknown', { n: position.deck.count }), tone: 'plain' }];
  const help = left.total - left.harmful - left.injuries;
  const chips: Chip[] = [
    { text: w('out.harm', { n: left.harmful, all: left.total }), tone: 'warn' },
    { text: w('out.injury', { n: left.injuries }), tone: 'stop' },
    { text: w('out.help', { n: help }), tone: 'go' },
  ];
  return chips.filter((_, i) => [left.harmful, left.injuries, help][i] !== 0);
}

function boostOutlook({ at, course, here }: Scene, choice: Choice, run: Reach | undefined): Outlook | null {
  if (run === undefined) return null;
  const cost = price(choice);
  const chips: Chip[] = cost > 0 ? [{ text: w('out.price', { n: cost }), tone: 'warn' }] : [];
  const row = endRow(run, course);
  const count = (symbol: 'event' | 'kick' | null) => run.spaces.filter((it) => it.symbol === symbol).length;
  const blocked = run.blockedBy.length > 0 ? w('out.blocked', { names: joined(run.blockedBy.map((seat) => at.names[seat] ?? '')), row: row ?? here }) : '';
  if (row === null) return { figure: '0', to: w('out.stands'), detail: blocked, chips, rules: [choice.rule, 'MA-035'] };
  if (run.finishes) return { figure: signed(run.rows), to: w('out.line'), detail: '', chips: [...chips, { text: w('finish'), tone: 'go' }], rules: ['MA-036'] };
  const [only] = run.spaces;
  return {
    figure: signed(run.rows),
    to: run.spaces.length === 1 && only !== undefined ? w('out.row', { row, lane: only.lane }) : w('out.spaces', { row, n: run.spaces.length }),
    detail: blocked || w('out.symbols', { event: count('event'), kick: count('kick'), plain: count(null) }),
    chips, rules: blocked === '' ? [choice.rule] : [choice.rule, 'MA-032'],
  };
}

function dieOutlook({ at, course, here }: Scene, choice: Choice, runs: readonly Reach[]): Outlook {
  const rows = runs.map((run) => endRow(run, course) ?? here);
  const short = runs.filter((run) => run.blockedBy.length > 0);
  const names = joined([...new Set(short.flatMap((run) => run.blockedBy))].map((seat) => at.names[seat] ?? ''));
  const faces = joined(short.map((run) => String(run.die ?? '')));
  const end = Math.max(...rows);
  return {
    figure: '1–6', to: w('out.range', { from: Math.min(...rows), to: Math.min(end, course.last + 1) }),
    detail: short.length > 0 ? w('out.short', { faces, row: endRow(short[0] as Reach, course) ?? here, names }) : '',
    chips: price(choice) > 0 ? [{ text: w('out.price', { n: price(choice) }), tone: 'warn' }] : [],
    rules: short.length > 0 ? [choice.rule, 'MA-032'] : [choice.rule],
  };
}
