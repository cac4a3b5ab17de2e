// What the picture says: prompt, button, forecast. Everything comes from the legal actions and their forecasts.

import { ruleAsked, rulesAhead } from '../../lib/looking';
import type { Choice, Standing, Told } from '../../lib/messages';
import { say, sayTo, type Listener } from '../../lib/words.svelte';
import type { Chip, Looking, Outlook, Prompt } from '../picture';
import { unseen } from './deck';
import { endRow, reaches } from './marks';
import { isLevel, num, readCourse, readForecast, readPosition, spot, type Course, type Forecast, type Position, type Reach } from './state';
import { lastOf } from './past';
import { cardName, cards, distance, kept, runners, signed, symbolWord, w } from './words';

interface Scene {
  at: Looking;
  course: Course;
  position: Position;
  /** The runner's own row. */
  here: number;
}

function sceneOf(at: Looking): Scene {
  const course = readCourse(at.scenery);
  const position = readPosition(at.view);
  const runner = position.runners[at.seat ?? position.task?.seat ?? 0];
  return { at, course, position, here: runner === undefined ? 0 : spot(course, runner).row };
}

export function prompt(at: Looking): Prompt {
  const { course, position, here } = sceneOf(at);
  const task = position.task;
  const rule = ruleAsked(at.legal);
  const ends = at.legal.map((choice) => readForecast(choice.forecast)).find((it) => it.kind === 'end');
  const row = ends?.kind === 'end' ? ends.space.row : here;
  switch (at.decision) {
    case 'start_roll':
      return { title: w('ask-start-roll'), help: w('ask-start-roll-help'), rule };
    case 'place': {
      const die = lastOf(at.past, 'rolled')?.['die'];
      const order = isLevel(course) ? 'ask-place-level' : 'ask-place-staggered';
      return {
        title: w('ask-place'), rule,
        help: typeof die === 'number' ? w('ask-place-taken', { place: die, order: { word: order } }) : w(order),
      };
    }
    case 'roll': {
      const mod = position.runners[at.seat ?? 0]?.mod ?? 0;
      return {
        title: w('ask-roll'), rule,
        help: mod === 0 ? w('ask-roll-help') : w('ask-roll-changed', { change: signed(mod) }),
      };
    }
    case 'boost': {
      const [change, again] = [course.prices.get('plus') ?? 0, course.prices.get('reroll') ?? 0];
      return {
        title: w('ask-boost', { die: task?.die ?? 0 }), rule,
        help: w('ask-boost-help', { speed: task?.speed ?? 0, change, again }),
      };
    }
    case 'run': {
      const steps = Math.abs(row - here);
      if (task?.back === true) return { title: w('ask-back'), help: w('ask-back-help', { distance: distance(steps) }), rule };
      const wanted = task?.steps ?? steps;
      if (steps < wanted) return { title: w('ask-run'), help: w('ask-run-short', { row, steps, wanted }), rule };
      return { title: w('ask-run'), help: w('ask-run-help', { spaces: at.legal.length, row }), rule };
    }
    case 'catch_up':
      return { title: w('ask-catch-up'), help: w('ask-catch-up-help', { row, card: cardName(course, 'catch_up') }), rule };
    case 'high':
      return {
        title: w('ask-high', kept(course)), direct: true, rule,
        help:
          task?.against === 'spin' ? w('ask-high-spin', { value: signed(-(task.steps ?? 0)) })
          : task?.card != null ? w('ask-high-card', { card: cardName(course, task.card) })
          : w('ask-high-injury', kept(course)),
      };
    default:
      return { title: at.decision ?? '', help: '', rule };
  }
}

export function button(at: Looking, choice: Choice): string {
  const forecast = readForecast(choice.forecast);
  const lane = num(choice.action['lane']);
  switch (choice.action.type) {
    case 'start_roll':
    case 'roll':
      return w('do-roll');
    case 'place':
      return w('action-place-only', { place: num(choice.action['position']) });
    case 'boost': {
      const cost = price(choice);
      if (choice.action['use'] === 'reroll') return w('do-reroll', { cost });
      const [run] = reaches(choice);
      if (run?.finishes === true) return w('do-line');
      const rows = run?.rows ?? 0;
      if (rows === 0) return cost === 0 ? w('do-stand-free') : w('do-stand', { cost });
      return cost === 0 ? w('do-keep', { distance: distance(rows) }) : w('do-spend', { cost, distance: distance(rows) });
    }
    case 'run': {
      if (readPosition(at.view).task?.back === true) return w('do-back', { lane });
      const symbol = forecast.kind === 'end' ? forecast.space.symbol : null;
      return w(symbol === 'event' ? 'do-run-event' : symbol === 'kick' ? 'do-run-kick' : 'action-run-only', { lane });
    }
    case 'catch_up':
      return w('action-catch-up-only', { lane });
    case 'high':
      return w('action-high-only', kept(readCourse(at.scenery)));
    case 'pass':
      return w('do-pass', { damage: choice.outlook?.with?.['damage'] ?? { all: [] } });
    default:
      return say(choice.say, at.names, 'marathon');
  }
}

/** MA-022: what a boost costs; said with the choice itself, too, where nothing is foretold. */
export function price(choice: Choice): number {
  const forecast = readForecast(choice.forecast);
  return forecast.kind === 'reach' ? forecast.cost : num(choice.say.with?.['cost']);
}

/** What the rules say of a choice's end: "costs 4 rows back". */
export function foreseen(at: Looking, choice: Choice): string {
  return choice.outlook == null ? '' : say(choice.outlook, at.names, 'marathon');
}

/** While a die is in the air or the wheel turns, the dock does not tell what comes. */
export function caption(told: Told, at: Listener): string | null {
  const seat = { seat: num(told.event['seat']) };
  if (told.event.type === 'rolled') return sayTo({ id: 'now-rolls', with: { seat } }, at, 'marathon');
  if (told.event.type === 'spun') return sayTo({ id: 'now-spins', with: { seat } }, at, 'marathon');
  return null;
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
        figure: forecast.stopped ? '★' : '✕', to: foreseen(at, choice), chips: [], rules: rulesAhead(choice),
        detail: forecast.rowsBack > 0 && !forecast.stopped ? w('out-row', { row: scene.here - forecast.rowsBack }) : '',
      };
    default:
      return null;
  }
}

function endOutlook({ at, course, position, here }: Scene, choice: Choice, forecast: Forecast & { kind: 'end' }): Outlook {
  const { row, lane, symbol } = forecast.space;
  const acting = forecast.acts ? symbol : null;
  const what = acting === null ? foreseen(at, choice) : w('out-symbol', { symbol: symbolWord(acting), what: foreseen(at, choice) });
  return {
    figure: signed(row - here), to: w('out-space', { space: { id: 'space', with: { row, lane } } }),
    detail: forecast.follows.length === 0 ? what : w('out-follows', { runners: runners(forecast.follows), what }, at.names),
    chips: acting === 'kick' ? kickChips(course) : acting === 'event' ? cardChips(course, position, at.standing) : [],
    rules: rulesAhead(choice),
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
  if (back.length > 0) chips.push({ text: w('out-kick-back', { n: back.length, all, range: range(back) }), tone: 'warn' });
  if (on.length > 0) chips.push({ text: w('out-kick-on', { n: on.length, all, range: range(on) }), tone: 'go' });
  return chips;
}

export function cardChips(course: Course, position: Position, standing: Standing): readonly Chip[] {
  const known = position.deck.known[0];
  if (known !== undefined) return [{ text: w('out-known', { card: cardName(course, known) }), tone: 'go' }];
  const left = unseen(course, standing);
  if (left === null) return [{ text: w('out-deck', { cards: cards(position.deck.count) }), tone: 'plain' }];
  const help = left.total - left.harmful - left.injuries;
  const chips: Chip[] = [
    { text: w('out-harm', { n: left.harmful, all: left.total }), tone: 'warn' },
    { text: w('out-injury', { n: left.injuries, ...kept(course) }), tone: 'stop' },
    { text: w('out-help', { n: help }), tone: 'go' },
  ];
  return chips.filter((_, i) => [left.harmful, left.injuries, help][i] !== 0);
}

function boostOutlook({ at, course, here }: Scene, choice: Choice, run: Reach | undefined): Outlook | null {
  if (run === undefined) return null;
  const cost = price(choice);
  const chips: Chip[] = cost > 0 ? [{ text: w('out-price', { cost }), tone: 'warn' }] : [];
  const row = endRow(run, course);
  const count = (symbol: 'event' | 'kick' | null) => run.spaces.filter((it) => it.symbol === symbol).length;
  const blocked = run.blockedBy.length > 0 ? w('out-blocked', { runners: runners(run.blockedBy), row: row ?? here }, at.names) : '';
  if (row === null) return { figure: '0', to: w('forecast-stands'), detail: blocked, chips, rules: rulesAhead(choice) };
  if (run.finishes) return { figure: signed(run.rows), to: w('forecast-line'), detail: '', chips: [...chips, { text: w('road-finish'), tone: 'go' }], rules: rulesAhead(choice) };
  const [only] = run.spaces;
  return {
    figure: signed(run.rows),
    to: run.spaces.length === 1 && only !== undefined ? w('out-space', { space: { id: 'space', with: { row, lane: only.lane } } }) : w('out-spaces', { row, spaces: run.spaces.length }),
    detail: blocked || w('out-symbols', { event: count('event'), kick: count('kick'), plain: count(null) }),
    chips, rules: rulesAhead(choice),
  };
}

function dieOutlook({ at, course, here }: Scene, choice: Choice, runs: readonly Reach[]): Outlook {
  const rows = runs.map((run) => endRow(run, course) ?? here);
  const short = runs.filter((run) => run.blockedBy.length > 0);
  const blocking = runners([...new Set(short.flatMap((run) => run.blockedBy))]);
  const faces = { all: short.map((run) => run.die ?? 0) };
  const [least, most] = [Math.min(...rows), Math.min(Math.max(...rows), course.last + 1)];
  return {
    figure: `1–${course.die}`, to: least === most ? w('out-row', { row: least }) : w('out-rows', { from: least, to: most }),
    detail: short.length > 0 ? w('out-short', { faces, row: endRow(short[0] as Reach, course) ?? here, runners: blocking }, at.names) : '',
    chips: price(choice) > 0 ? [{ text: w('out-price', { cost: price(choice) }), tone: 'warn' }] : [],
    rules: rulesAhead(choice),
  };
}
