// What a choice of rowing would lead to, in the form that all games share, and the words of the confirm button.

import type { Choice } from '../../lib/messages';
import { say } from '../../lib/words.svelte';
import type { Chip, Looking, Outlook } from '../picture';
import { likeliest, readCourse, readForecast, readView, type Forecast, type Range } from './model';
import { lineName, metres } from './say';
import { rateName, w } from './words';

const percent = (share: number): number => Math.max(share > 0 ? 1 : 0, Math.min(share < 1 ? 99 : 100, Math.round(share * 100)));
const spread = (range: Range): string => (range.least === range.most ? String(range.least) : `${range.least}–${range.most}`);

function where(forecast: Forecast, spaces: number): string {
  const { least, most } = forecast.space;
  if (least !== most) return w('to_range', { least, most });
  return least > spaces ? w('past', { space: least }) : w('to', { metres: metres(least), space: least });
}

function risks(forecast: Forecast): Chip[] {
  const chips: Chip[] = [];
  if (forecast.price > 0) chips.push({ text: w('price', { n: forecast.price }), tone: 'warn' });
  if (forecast.lines.length > 0) {
    const { least, most } = forecast.cost;
    if (most === 0) chips.push({ text: w('free'), tone: 'go' });
    else if (least === most) chips.push({ text: w('pays', { n: most, stamina: forecast.stamina }), tone: 'warn' });
    else chips.push({ text: w('pays_range', { least, most, stamina: forecast.stamina }), tone: 'warn' });
    chips.push(crab(forecast));
  }
  if (forecast.home >= 1) chips.push({ text: w('finish_sure'), tone: 'go' });
  else if (forecast.home > 0) chips.push({ text: w('finish_chance', { n: percent(forecast.home) }), tone: 'go' });
  if (forecast.draws !== null) chips.push({ text: w('draws', { n: forecast.draws }), tone: 'plain' });
  return chips;
}

function crab(forecast: Forecast): Chip {
  if (forecast.crabMost === 0) return { text: w('no_crab'), tone: 'go' };
  const back = forecast.back;
  if (forecast.crab >= 1 && back !== null) return { text: w('crab_certain', { space: back }), tone: 'stop' };
  const [least, most] = [percent(forecast.crab), percent(forecast.crabMost)];
  const n = least === most ? String(most) : `${least}–${most}`;
  return { text: back === null ? w('crab_chance', { n }) : w('crab_back', { n, space: back }), tone: 'stop' };
}

export function outlook(at: Looking, choice: Choice): Outlook {
  const forecast = readForecast(choice);
  const course = readCourse(at.scenery);
  const own = at.seat === null ? undefined : readView(at.view).boats[at.seat];
  const moved = (space: number) => space - (own?.space ?? 0);
  const figure = choice.action.type === 'rate' || choice.action.type === 'play' ? `+${spread(forecast.pace)}` : `+${moved(forecast.space.most)}`;
  const lines = forecast.lines.map(lineName).join(', ');
  const detail = lines === '' ? '' : w('crosses', { lines, pace: spread(forecast.pace) });
  const rules = forecast.lines.length > 0 ? [choice.rule, 'RW-092'] : [choice.rule];
  if (forecast.crabMost > 0) rules.push('RW-095');
  return { figure: forecast.cluttered ? '+0' : figure, to: where(forecast, course.spaces), detail, chips: risks(forecast), rules };
}

export function button(at: Looking, choice: Choice): string {
  const forecast = readForecast(choice);
  const own = at.seat === null ? undefined : readView(at.view).boats[at.seat];
  const course = readCourse(at.scenery);
  const place = (space: number) => (space > course.spaces ? w('finish_sure') : metres(space));
  const draws = forecast.draws ?? 0;
  switch (choice.action.type) {
    case 'rate': {
      const rate = Number(choice.action['to']);
      return w('button.rate', { rate, name: rateName(rate) });
    }
    case 'play': {
      if (forecast.cluttered) return w('button.cluttered');
      const likely = likeliest(forecast);
      if (forecast.outcomes.length === 1 && likely !== null) return w('button.row', { pace: likely.pace, to: place(likely.space) });
      return w('button.flip', { pace: spread(forecast.pace) });
    }
    case 'tides':
      return w('button.tides', { to: place(forecast.space.most) });
    case 'motivation':
      return w('button.motivation', { to: place(forecast.space.most) });
    case 'pass':
      return w('button.stay', { to: place(own?.space ?? 0) });
    case 'discard': {
      const count = Array.isArray(choice.action['cards']) ? choice.action['cards'].length : 0;
      return count === 0 ? w('button.keep', { draws }) : w('button.discard', { n: count, draws });
    }
    default:
      return say(choice.say, at.names, 'rowing');
  }
}
