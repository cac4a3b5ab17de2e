// What a choice of rowing would lead to, in the form that all games share, and the words of the confirm button.

import type { Choice } from '../../lib/messages';
import { rulesAhead } from '../../lib/looking';
import { say } from '../../lib/words.svelte';
import type { Chip, Looking, Outlook } from '../picture';
import { cardsOf, likeliest, readCourse, readForecast, readView, type Course, type Forecast, type Range } from './model';
import { lineName, metres, rateName, w } from './words';

const percent = (share: number): number => Math.max(share > 0 ? 1 : 0, Math.min(share < 1 ? 99 : 100, Math.round(share * 100)));
const spread = (range: Range): string => (range.least === range.most ? String(range.least) : `${range.least}–${range.most}`);

function where(forecast: Forecast, course: Course): string {
  const { least, most } = forecast.space;
  if (least !== most) return w('outlook-range', { least: least * course.metres, most: metres(course, most) });
  return least > course.spaces ? w('outlook-past', { metres: metres(course, least - course.spaces) }) : w('outlook-to', { metres: metres(course, least) });
}

function risks(forecast: Forecast, course: Course): Chip[] {
  const chips: Chip[] = [];
  const { price, stamina } = forecast;
  if (price > 0) chips.push({ text: w('outlook-price', { price }), tone: 'warn' });
  if (forecast.lines.length > 0) {
    const { least, most } = forecast.cost;
    if (most === 0) chips.push({ text: w('outlook-free'), tone: 'go' });
    else if (least === most) chips.push({ text: w('outlook-pays', { cost: most, stamina }), tone: 'warn' });
    else chips.push({ text: w('outlook-pays-range', { least, most, stamina }), tone: 'warn' });
    chips.push(crab(forecast, course));
  }
  if (forecast.home >= 1) chips.push({ text: w('outlook-home-certain'), tone: 'go' });
  else if (forecast.home > 0) chips.push({ text: w('outlook-home', { percent: percent(forecast.home) }), tone: 'go' });
  if (forecast.draws !== null) chips.push({ text: w('forecast-draws', { count: forecast.draws }), tone: 'plain' });
  return chips;
}

function crab(forecast: Forecast, course: Course): Chip {
  if (forecast.crabMost === 0) return { text: w('outlook-no-crab'), tone: 'go' };
  const back = forecast.back === null ? null : metres(course, forecast.back);
  if (forecast.crab >= 1 && back !== null) return { text: w('outlook-crab-certain', { metres: back }), tone: 'stop' };
  const chance = spread({ least: percent(forecast.crab), most: percent(forecast.crabMost) });
  return { text: back === null ? w('outlook-crab', { percent: chance }) : w('outlook-crab-back', { percent: chance, metres: back }), tone: 'stop' };
}

export function outlook(at: Looking, choice: Choice): Outlook {
  const forecast = readForecast(choice);
  const course = readCourse(at.scenery);
  const own = at.seat === null ? undefined : readView(at.view).boats[at.seat];
  const moved = (space: number) => space - (own?.space ?? 0);
  const figure = choice.action.type === 'rate' || choice.action.type === 'play' ? `+${spread(forecast.pace)}` : `+${moved(forecast.space.most)}`;
  const lines = forecast.lines.map((line) => lineName(course, line)).join(', ');
  const detail = lines === '' ? '' : w('outlook-crosses', { lines, pace: spread(forecast.pace) });
  return { figure: forecast.cluttered ? '+0' : figure, to: where(forecast, course), detail, chips: risks(forecast, course), rules: rulesAhead(choice) };
}

export function button(at: Looking, choice: Choice): string {
  const forecast = readForecast(choice);
  const own = at.seat === null ? undefined : readView(at.view).boats[at.seat];
  const course = readCourse(at.scenery);
  const place = (space: number) => (space > course.spaces ? w('outlook-home-certain') : metres(course, space));
  const draws = forecast.draws ?? 0;
  switch (choice.action.type) {
    case 'rate': {
      const rate = Number(choice.action['to']);
      return w('button-rate', { rate: w('rate-in-full', { strokes: rate, name: rateName(course, rate) }) });
    }
    case 'play': {
      if (forecast.cluttered) return w('button-cluttered');
      const likely = likeliest(forecast);
      if (forecast.outcomes.length === 1 && likely !== null) return w('button-row', { pace: likely.pace, to: place(likely.space) });
      return w('button-flip', { pace: spread(forecast.pace) });
    }
    case 'tides':
      return w('button-tides', { to: place(forecast.space.most) });
    case 'motivation':
      return w('button-motivation', { to: place(forecast.space.most), price: forecast.price });
    case 'pass':
      return w('button-stay', { to: place(own?.space ?? 0) });
    case 'discard': {
      const cards = cardsOf(choice).length;
      return cards === 0 ? w('button-keep', { draws }) : w('button-discard', { cards, draws });
    }
    default:
      return say(choice.say, at.names, 'rowing');
  }
}
