// What has been seen of a race so far: the last die and spin, and the steps of the present turn.

import type { GameEvent, Told } from '../../lib/messages';
import type { Step } from '../picture';
import { num, object, str, type Course } from './state';
import { cardName, signed, w } from './words';

export function lastOf(past: readonly Told[] | undefined, type: string): GameEvent | null {
  for (let i = (past?.length ?? 0) - 1; i >= 0; i -= 1) {
    const event = past?.[i]?.event;
    if (event?.type === type) return event;
  }
  return null;
}

/** The steps of the turn that is on, or that has just ended. */
export function chainOf(past: readonly Told[] | undefined, course: Course): readonly Step[] {
  const told = past ?? [];
  let first = told.length - 1;
  while (first > 0 && !['turn_started', 'turn_skipped', 'race_started'].includes(told[first]?.event.type ?? '')) first -= 1;
  return told.slice(Math.max(0, first)).flatMap((it): Step[] => {
    const link = linkOf(it.event, course);
    return link === null ? [] : [{ ...link, rule: it.rule }];
  });
}

function linkOf(event: GameEvent, course: Course): Omit<Step, 'rule'> | null {
  const n = (key: string) => num(event[key]);
  const to = object(event['to']);
  const where = typeof to['lane'] === 'number' ? w('road-row', { row: num(to['row']) }) : w('road-finish');
  switch (event.type) {
    case 'rolled':
      return { title: w('chain-rolled', { die: n('die') }), detail: event['speed'] === undefined ? '' : w('chain-speed', { speed: n('speed') }), tone: 'plain' };
    case 'boosted':
      if (n('cost') === 0) return null;
      return { title: w('out-price', { cost: n('cost') }), detail: w('chain-speed', { speed: n('speed') }), tone: 'warn' };
    case 'ran':
      return { title: w(event['back'] === true ? 'chain-back' : 'chain-ran', { rows: n('steps') }), detail: where, tone: event['back'] === true ? 'warn' : 'plain' };
    case 'landed':
      return { title: w(event['symbol'] === 'kick' ? 'symbol-kick' : 'symbol-event'), detail: '', tone: 'plain' };
    case 'drew':
      return { title: cardName(course, str(event['card'])), detail: '', tone: course.cards.get(str(event['card']))?.harmful === true ? 'warn' : 'plain' };
    case 'spun':
      return { title: w('chain-spun', { value: signed(n('value')) }), detail: '', tone: n('value') < 0 ? 'warn' : 'go' };
    case 'caught_up':
      return { title: w('chain-caught'), detail: where, tone: 'go' };
    case 'stood':
      return { title: w('chain-stood'), detail: '', tone: 'plain' };
    case 'negated':
      return { title: w('chain-negated'), detail: cardName(course, 'runners_high'), tone: 'go' };
    case 'broke_down':
      return { title: w('chain-down'), detail: '', tone: 'stop' };
    case 'healed':
      return { title: w('chain-healed', { n: n('count') }), detail: '', tone: 'go' };
    case 'stamina':
      return { title: signed(n('change')), detail: w('picture-stamina', { stamina: n('stamina') }), tone: n('change') < 0 ? 'warn' : 'go' };
    case 'next_speed':
      return { title: w('road-next', { change: signed(n('mod')) }), detail: '', tone: n('mod') < 0 ? 'warn' : 'go' };
    case 'turn_owed':
      return { title: w('picture-owes', { turns: n('skip') }), detail: '', tone: 'stop' };
    default:
      return null;
  }
}

/** The wheel that turns, and that it names a row when it stops. */
export function spinning({ spinner }: Course, rule: string): readonly Step[] {
  const [on, back] = [spinner.filter((it) => it > 0).length, spinner.filter((it) => it < 0).length];
  return [
    { title: w('chain-spinning'), detail: w('chain-odds', { on, back }), rule, tone: 'go', state: 'now' },
    { title: w('chain-landing'), detail: w('chain-may'), rule: '', tone: 'plain', state: 'ahead' },
  ];
}
