// Rowing: six lanes, boats, blades, lines with their limits.

import type { GameEvent, JsonObject } from '../../lib/messages';
import { soundIn } from '../../lib/sound';
import { inOrder } from '../../lib/standing';
import { phaseOfEvent, readPhases, strip } from '../phases';
import type { Figure, GamePicture, Head, Looking, Prompt, Standing } from '../picture';
import Board from './Board.svelte';
import Evidence from './Evidence.svelte';
import Facts from './Facts.svelte';
import { flights } from './flights';
import Hand from './Hand.svelte';
import { cardsOf, faceOf, readCourse, readForecast, readView } from './model';
import { moment, step } from './moment';
import { button, outlook } from './outlook';
import { sounds } from './sounds';
import Summary from './Summary.svelte';
import { cardSays, courseName, metres, phaseName, rateName, w } from './words';

function present(at: Looking): string {
  const event = at.playing?.event;
  const phase = event === undefined ? null : phaseOfEvent(readPhases(at.scenery), event);
  return phase ?? readView(at.view).phase;
}

function head(at: Looking): Head {
  const view = readView(at.view);
  const course = courseName(readCourse(at.scenery));
  return { course: w('head-course', { course, boats: view.boats.length }), phases: strip(readPhases(at.scenery), present(at), phaseName) };
}

function standing(at: Looking): Standing[] {
  const view = readView(at.view);
  const course = readCourse(at.scenery);
  return inOrder(at.standing).map((seat): Standing => {
    const boat = view.boats[seat];
    const space = boat?.space ?? 0;
    const chips = [
      ...(boat?.tides === true && boat.finished === null ? [{ text: `≈ ${w('picture-tide')}`, tone: 'water' as const }] : []),
      ...(boat !== undefined && boat.crabs > 0 ? [{ text: w('standing-crabs', { crabs: boat.crabs }), tone: 'stop' as const }] : []),
    ];
    const home = boat !== undefined && boat.finished !== null;
    const figure = home && !at.small ? w('standing-home', { round: boat.finished ?? 0 }) : at.small ? String(space * course.metres) : metres(course, space);
    return { seat, figure, chips };
  });
}

function prompt(at: Looking): Prompt {
  const course = readCourse(at.scenery);
  const face = faceOf(course, at.draft.at(-1) ?? '');
  return face === null ? ask(at) : { ...ask(at), effect: cardSays(face, course) };
}

function ask(at: Looking): Prompt {
  const first = at.legal[0];
  const rule = first?.rule ?? null;
  const course = readCourse(at.scenery);
  const own = at.seat === null ? undefined : readView(at.view).boats[at.seat];
  switch (at.decision) {
    case 'play': {
      const cards = first === undefined ? 0 : cardsOf(first).length;
      const cluttered = first !== undefined && readForecast(first).cluttered;
      const help = cluttered ? w('ask-play-cluttered') : w('ask-play-help', { rate: rateName(course, own?.rate ?? 0), cards, picked: at.draft.length });
      return { title: w('ask-play', { cards }), help, rule };
    }
    case 'tides':
      return { title: w('ask-tides'), help: w('ask-tides-help', { spaces: course.tide.steps }), rule, direct: true };
    case 'motivation':
      return { title: w('ask-motivation'), help: w('ask-motivation-help', { spaces: course.motivation.steps, price: course.motivation.price }), rule, direct: true };
    case 'discard':
      return { title: w('ask-discard'), help: w('ask-discard-help', { hand: course.hand }), rule };
    default:
      return { title: w('ask-rate'), help: w('ask-rate-help'), rule };
  }
}

const BEATS: Record<string, number> = {
  lanes_drawn: 300, round_start: 250, rate_set: 120, paid: 250, revealed: 500, cluttered: 500, flipped: 400, shuffled: 150, discarded: 200,
  checked: 350, crab: 1600, cooled: 200, crossed_finish: 600, placed: 200, race_over: 500,
};

function beat(event: GameEvent): number {
  if (event.type !== 'moved') return BEATS[event.type] ?? 0;
  const spaces = Math.abs(Number(event['to']) - Number(event['from']));
  // A stroke for each space, but a long row must not become a long wait.
  return event['cause'] === 'crab' ? 1400 : Math.min(1400, 250 + 150 * spaces);
}

function statistics(events: readonly GameEvent[], seat: number): Figure[] {
  const own = events.filter((event) => event['seat'] === seat);
  const count = (type: string, fits: (event: GameEvent) => boolean = () => true) => own.filter((event) => event.type === type && fits(event)).length;
  const home = own.find((event) => event.type === 'crossed_finish');
  const rows = own.filter((event) => event.type === 'moved' && event['cause'] === 'cards').map((event) => Number(event['to']) - Number(event['from']));
  const spent = own.filter((event) => event.type === 'paid').reduce((sum, event) => sum + Number(event['amount']), 0);
  return [
    { label: w('stat-home'), value: home === undefined ? '–' : w('stat-round', { round: Number(home['round']) }) },
    { label: w('stat-best'), value: String(Math.max(0, ...rows)) },
    { label: w('stat-spent'), value: String(spent), look: 'bar' },
    { label: w('stat-flips'), value: String(count('flipped')) },
    { label: w('stat-tides'), value: String(count('moved', (event) => event['cause'] === 'tides')) },
    { label: w('stat-surges'), value: String(count('moved', (event) => event['cause'] === 'motivation')) },
    { label: w('stat-crabs'), value: String(count('crab')), look: 'bad' },
  ];
}

/** Whether a boat came home in an earlier round. */
function isHome(view: JsonObject, seat: number): boolean {
  const { boats, round } = readView(view);
  const finished = boats[seat]?.finished ?? null;
  return finished !== null && finished < round;
}

/** Metres ahead of the even pace of the boat that was home first. */
function gap(view: JsonObject, seat: number, end: JsonObject, scenery: JsonObject): number | null {
  if (isHome(view, seat)) return null;
  const { boats, round } = readView(view);
  const homes = readView(end).boats.flatMap((boat) => (boat.finished === null ? [] : [boat.space / boat.finished]));
  const started = boats.some((boat) => boat.space > 0);
  return Math.round(((boats[seat]?.space ?? 0) - (started ? Math.max(0, ...homes) * round : 0)) * readCourse(scenery).metres);
}

const space = (view: JsonObject, seat: number): number | null => readView(view).boats[seat]?.space ?? null;

export const picture: GamePicture = {
  dock: { desk: 256, narrow: 292, phone: 340, watched: 190, stacked: true },
  Board, Hand, Summary, Facts, head, standing, prompt, button, outlook, beat, moment, step, flights, statistics, Evidence,
  // Secret choices: the ticks on the board tell that they are in.
  quiet: ['rate_chosen', 'cards_chosen'],
  sound: (event) => soundIn(sounds, event),
  marks: (event) => {
    if (event.type === 'crab') return 'bad';
    if (event.type === 'crossed_finish') return 'finish';
    return event.type === 'moved' && event['cause'] === 'motivation' ? 'good' : null;
  },
  measures: [
    {
      key: 'gap',
      get label() { return w('measure-gap'); },
      get unit() { return w('measure-gap-unit'); },
      of: gap,
    },
    {
      key: 'distance',
      get label() { return w('measure-distance'); },
      get unit() { return w('measure-distance-unit'); },
      of: (view, seat, _end, scenery) => (isHome(view, seat) ? null : (space(view, seat) ?? 0) * readCourse(scenery).metres),
    },
    {
      key: 'stamina',
      get label() { return w('measure-stamina'); },
      get unit() { return w('measure-stamina-unit'); },
      of: (view, seat) => (isHome(view, seat) ? null : (readView(view).boats[seat]?.stamina ?? null)),
    },
  ],
};
