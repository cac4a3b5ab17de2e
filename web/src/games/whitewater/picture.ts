// Whitewater: an alpine river from above, kayaks, currents, hazards, the ways that a card leads to.

import type { GameEvent, JsonObject } from '../../lib/messages';
import { soundIn } from '../../lib/sound';
import { inOrder } from '../../lib/standing';
import { phaseOfDecision, phaseOfEvent, readPhases, strip } from '../phases';
import type { Chip, Figure, GamePicture, Head, Looking, Standing } from '../picture';
import Board from './Board.svelte';
import Facts from './Facts.svelte';
import { flights } from './flights';
import Hand from './Hand.svelte';
import { readRiver, readView, spaceName } from './model';
import { moment, staged, steps } from './moment';
import { button, outlook, prompt } from './outlook';
import { sounds } from './sounds';
import Summary from './Summary.svelte';
import { segmentName, w } from './words';

function phase(at: Looking): string | null {
  const view = readView(at.view);
  const event = at.playing?.event;
  const signs = readPhases(at.scenery);
  if (event === undefined) return view.open?.name === 'start' ? 'start' : phaseOfDecision(signs, view.open?.name ?? '');
  if (event.type === 'kayak_placed') return 'start';
  // Others draw by the lines of the card.
  return phaseOfEvent(signs, event.type === 'card_drawn' && event['seat'] !== view.active ? { type: '' } : event);
}

function head(at: Looking): Head {
  const view = readView(at.view);
  const names = readRiver(at.scenery).laid.map(({ id, name }) => segmentName(id, name));
  const now = phase(at);
  const phases = strip(readPhases(at.scenery), now, (id) => w(`phase-${id}`));
  return {
    course: w('river-course', { segments: names.join(' + '), kayaks: view.kayaks.length }),
    phases: view.over ? [] : now === 'start' ? [{ key: 'start', label: w('phase-start'), state: 'now' }] : phases,
  };
}

function standing(at: Looking): Standing[] {
  const view = readView(at.view);
  return inOrder(at.standing).map((seat): Standing => {
    const kayak = view.kayaks[seat];
    const place = kayak?.at ?? null;
    const chips: Chip[] = [];
    if (!view.over && at.playing === null && view.open?.seat === seat && seat !== view.active) chips.push({ text: w('chip-asked'), tone: 'go' });
    else if (!view.over && seat === view.active && phase(at) !== 'start') chips.push({ text: w('chip-turn'), tone: 'water' });
    // One word of state: more would push the name out of a narrow column.
    else if (kayak !== undefined && kayak.eddied > 0) chips.push({ text: w('chip-eddied', { times: kayak.eddied }), tone: 'plain' });
    const row = place?.row ?? 0;
    // At the end how far down the river counts, and no column: that is said in words.
    const figure = place === null ? '–' : at.places === null ? spaceName(place) : w('river-row', { row });
    return { seat, figure, chips };
  });
}

const BEATS: Record<string, number> = {
  kayak_placed: 350, turn_started: 250, card_played: 700, no_card: 400, eddied_out: 900, speed_changed: 300, hazard: 320, hit_bank: 700,
  hit_rock: 700, card_drawn: 120, card_discarded: 250, card_recalled: 350, deck_reshuffled: 400, token_placed: 600, token_removed: 200,
  event_revealed: 1500, section_crossed: 150, finished: 700, game_over: 600,
};

function beat(event: GameEvent): number {
  if (event.type === 'moved') return event['how'] === 'rapids' ? 200 : 260;
  return BEATS[event.type] ?? 0;
}

function statistics(events: readonly GameEvent[], seat: number): Figure[] {
  const own = events.filter((event) => event['seat'] === seat);
  const count = (type: string, fits: (event: GameEvent) => boolean = () => true) => String(own.filter((event) => event.type === type && fits(event)).length);
  return [
    { label: w('stat-cards'), value: count('card_played') },
    { label: w('stat-rivers'), value: count('card_played', (event) => event['card'] === 'advance_river') },
    { label: w('stat-eddies'), value: count('eddied_out') },
    { label: w('stat-hazards'), value: count('hazard') },
    { label: w('stat-cleared'), value: count('hazard', (event) => event['cleared'] === true) },
    { label: w('stat-lost'), value: count('card_discarded', (event) => event['why'] === 'hazard') },
    { label: w('stat-rocks'), value: count('hit_rock'), look: 'bad' },
    { label: w('stat-banks'), value: count('hit_bank'), look: 'bad' },
  ];
}

const row = (view: JsonObject, seat: number): number => readView(view).kayaks[seat]?.at?.row ?? 0;

export const picture: GamePicture = {
  dock: { desk: 262, narrow: 260, phone: 312, watched: 190 },
  Board, Hand, Summary, Facts, head, standing, prompt, button, outlook, beat, moment, staged, steps, flights, statistics,
  sound: (event) => soundIn(sounds, event),
  marks: (event) => {
    if (event.type === 'hit_bank' || event.type === 'hit_rock') return 'bad';
    if (event.type === 'finished') return 'finish';
    return event.type === 'event_revealed' ? 'good' : null;
  },
  measures: [
    {
      key: 'gap',
      get label() { return w('measure-gap'); },
      get unit() { return w('measure-gap-unit'); },
      of: (view, seat) => {
        const kayaks = readView(view).kayaks;
        const mean = kayaks.reduce((sum, kayak) => sum + (kayak.at?.row ?? 0), 0) / Math.max(1, kayaks.length);
        return Math.round((row(view, seat) - mean) * 10) / 10;
      },
    },
    {
      key: 'row',
      get label() { return w('measure-row'); },
      get unit() { return w('measure-row-unit'); },
      of: row,
    },
    {
      key: 'speed',
      get label() { return w('measure-speed'); },
      get unit() { return w('measure-speed-unit'); },
      of: (view, seat) => readView(view).kayaks[seat]?.speed ?? null,
    },
  ],
};
