// What the picture says: prompt, button, forecast. Everything comes from the legal actions and their forecasts.

import type { Choice } from '../../lib/messages';
import type { Chip, Looking, Outlook, Prompt } from '../picture';
import { unseen } from './deck';
import { ahead, endRow, reaches } from './marks';
import { num, readCourse, readForecast, readPosition, spot, str, type Course, type Forecast, type Position, type Reach } from './state';
import { lastOf } from './past';
import { cardName, joined, signed, t } from './words';

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
  const ends = at.legal.map((choice) => readForecast(choice.forecast)).find((it) => it.kind === 'end');
  const row = ends?.kind === 'end' ? ends.space.row : here;
  switch (at.decision) {
    case 'start_roll':
      return { title: t('ask.start_roll'), help: t('ask.start_roll_help'), rule: 'MA-005' };
    case 'place': {
      const die = lastOf(at.past, 'rolled')?.['die'];
      return {
        title: t('ask.place'), rule: 'MA-006',
        help: typeof die === 'number' ? t('ask.place_help', { n: die }) : t('ask.place_help_plain'),
      };
    }
    case 'roll': {
      const mod = position.runners[at.seat ?? 0]?.mod ?? 0;
      return {
        title: t('ask.roll'), rule: mod === 0 ? 'MA-021' : 'MA-068',
        help: mod === 0 ? t('ask.roll_help') : t('ask.roll_mod', { n: signed(mod) }),
      };
    }
    case 'boost':
      return { title: t('ask.boost', { n: pending?.die ?? 0 }), help: t('ask.boost_help', { n: pending?.speed ?? 0 }), rule: 'MA-022' };
    case 'run': {
      const steps = Math.abs(row - here);
      if (pending?.back === true) return { title: t('ask.back'), help: t('ask.back_help', { n: steps }), rule: 'MA-037' };
      const wanted = pending?.steps ?? steps;
      if (steps < wanted) return { title: t('ask.run'), help: t('ask.run_short', { row, steps, wanted }), rule: 'MA-032' };
      return { title: t('ask.run'), help: t('ask.run_help', { n: at.legal.length, row }), rule: 'MA-033' };
    }
    case 'catch_up':
      return { title: t('ask.catch_up'), help: t('ask.catch_up_help', { row }), rule: 'MA-062' };
    case 'high':
      return {
        title: t('ask.high'), rule: pending?.against === 'injury' ? 'MA-057' : 'MA-056',
        help:
          pending?.against === 'spin' ? t('ask.high_spin', { n: signed(-(pending.steps ?? 0)) })
          : pending?.card != null ? t('ask.high_card', { card: cardName(course, pending.card) })
          : t('ask.high_injury'),
      };
    default:
      return { title: at.decision ?? '', help: '', rule: null };
  }
}

export function button(at: Looking, choice: Choice): string {
  const scene = sceneOf(at);
  const forecast = readForecast(choice.forecast);
  const lane = num(choice.action['lane']);
  switch (choice.action.type) {
    case 'start_roll':
    case 'roll':
      return t('do.roll');
    case 'place':
      return t('do.place', { n: num(choice.action['position']) });
    case 'boost': {
      const cost = price(choice);
      if (choice.action['use'] === 'reroll') return t('do.reroll');
      const [run] = reaches(choice);
      if (run?.finishes === true) return t('do.finish');
      const n = run?.rows ?? 0;
      if (n === 0) return cost === 0 ? t('do.stand_free') : t('do.stand', { cost });
      return cost === 0 ? t('do.keep', { n }) : t('do.spend', { cost, n });
    }
    case 'run': {
      if (scene.position.pending?.back === true) return t('do.back', { n: lane });
      const symbol = forecast.kind === 'end' ? forecast.space.symbol : null;
      return t(symbol === 'event' ? 'do.run_event' : symbol === 'kick' ? 'do.run_kick' : 'do.run', { n: lane });
    }
    case 'catch_up':
      return t('do.catch_up', { n: lane });
    case 'high':
      return t('do.high');
    case 'pass':
      return t('do.pass', { damage: damage(forecast, scene.here) });
    default:
      return choice.words;
  }
}

/** MA-022: what a boost costs. */
export function price(choice: Choice): number {
  const use = str(choice.action['use']);
  return use === 'none' ? 0 : use === 'reroll' ? 3 : 1;
}

/** Damage in words: "back 4 to row 28", "−2 stamina". */
export function damage(forecast: Forecast, here: number): string {
  if (forecast.kind !== 'damage') return '';
  const parts = [
    forecast.stamina > 0 ? t('damage.stamina', { n: forecast.stamina }) : '',
    forecast.rowsBack > 0 ? t('damage.back_to', { n: forecast.rowsBack, row: here - forecast.rowsBack }) : '',
    forecast.nextSpeed !== 0 ? t('damage.next', { n: signed(forecast.nextSpeed) }) : '',
    forecast.turns > 0 ? t('damage.turns', { n: forecast.turns }) : '',
  ].filter((it) => it !== '');
  return parts.length === 0 ? t('damage.none') : parts.join(', ');
}

export function outlook(at: Looking, choice: Choice): Outlook | null {
  const scene = sceneOf(at);
  const forecast = readForecast(choice.forecast);
  switch (forecast.kind) {
    case 'reach':
      return choice.action.type === 'boost' && choice.action['use'] !== 'reroll'
        ? boostOutlook(scene, choice, forecast.runs[0])
        : dieOutlook(scene, choice, forecast.runs);
    case 'end':
      return endOutlook(scene, choice, forecast);
    case 'damage':
      return {
        figure: forecast.stopped ? '★' : '✕', to: t(forecast.stopped ? 'out.saved' : 'out.borne', { damage: damage(forecast, scene.here) }),
        detail: '', chips: [], rules: [choice.rule],
      };
    default:
      return null;
  }
}

function endOutlook({ at, course, position, here }: Scene, choice: Choice, forecast: Forecast & { kind: 'end' }): Outlook {
  const { row, lane, symbol } = forecast.space;
  const follow = choice.action.type === 'catch_up' ? joined(ahead({ row, lane }, position, course).map((seat) => at.names[seat] ?? '')) : '';
  const what = !forecast.acts ? t('out.nothing_acts') : symbol === null ? t('plain') : symbol === 'event' ? `${t('event')}: ${t('draws')}` : `${t('kick')}: ${t('spins')}`;
  const acting = forecast.acts ? symbol : null;
  return {
    figure: signed(row - here), to: t('out.row', { row, lane }), detail: follow === '' ? what : `${t('out.follows', { names: follow })}, ${what}`,
    chips: acting === 'kick' ? kickChips(course) : acting === 'event' ? cardChips(at, course, position) : [],
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
  if (back.length > 0) chips.push({ text: t('out.kick_back', { n: back.length, all, range: range(back) }), tone: 'warn' });
  if (on.length > 0) chips.push({ text: t('out.kick_on', { n: on.length, all, range: range(on) }), tone: 'go' });
  return chips;
}

export function cardChips(at: Looking, course: Course, position: Position): readonly Chip[] {
  const known = position.deck.known[0];
  if (known !== undefined) return [{ text: t('out.known', { card: cardName(course, known) }), tone: 'go' }];
  const left = unseen(course, position, at.options);
  if (left === null) return [{ text: t('out.unknown', { n: position.deck.count }), tone: 'plain' }];
  const help = left.total - left.harmful - left.injuries;
  return [
    { text: t('out.harm', { n: left.harmful, all: left.total }), tone: 'warn' },
    { text: t('out.injury', { n: left.injuries }), tone: 'stop' },
    { text: t('out.help', { n: help }), tone: 'go' },
  ];
}

function boostOutlook({ at, course, here }: Scene, choice: Choice, run: Reach | undefined): Outlook | null {
  if (run === undefined) return null;
  const cost = price(choice);
  const chips: Chip[] = cost > 0 ? [{ text: t('out.price', { n: cost }), tone: 'warn' }] : [];
  const row = endRow(run, course);
  const count = (symbol: 'event' | 'kick' | null) => run.spaces.filter((it) => it.symbol === symbol).length;
  const blocked = run.blockedBy.length > 0 ? t('out.blocked', { names: joined(run.blockedBy.map((seat) => at.names[seat] ?? '')), row: row ?? here }) : '';
  if (row === null) return { figure: '0', to: t('out.stands'), detail: blocked, chips, rules: [choice.rule, 'MA-035'] };
  if (run.finishes) return { figure: signed(run.rows), to: t('out.line'), detail: '', chips: [...chips, { text: t('finish'), tone: 'go' }], rules: ['MA-036'] };
  const [only] = run.spaces;
  return {
    figure: signed(run.rows),
    to: run.spaces.length === 1 && only !== undefined ? t('out.row', { row, lane: only.lane }) : t('out.spaces', { row, n: run.spaces.length }),
    detail: blocked || t('out.symbols', { event: count('event'), kick: count('kick'), plain: count(null) }),
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
    figure: '1–6', to: t('out.range', { from: Math.min(...rows), to: Math.min(end, course.last + 1) }),
    detail: short.length > 0 ? t('out.short', { faces, row: endRow(short[0] as Reach, course) ?? here, names }) : '',
    chips: choice.action.type === 'boost' ? [{ text: t('out.price', { n: 3 }), tone: 'warn' }] : [],
    rules: short.length > 0 ? [choice.rule, 'MA-032'] : [choice.rule],
  };
}
