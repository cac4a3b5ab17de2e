// Salmon Run on the screen: the parts that the shell asks for.

import type { GameEvent } from '../../lib/messages';
import { soundIn } from '../../lib/sound';
import { inOrder } from '../../lib/standing';
import type { Chip, GamePicture, Looking, Standing } from '../picture';
import Board from './Board.svelte';
import { caption, moment, staged, step, steps } from './current';
import Evidence from './Evidence.svelte';
import Facts from './Facts.svelte';
import { marks, measures, setback, statistics } from './finish';
import { flights } from './flights';
import Hand from './Hand.svelte';
import { readView, rulesOf } from './model';
import { button, outlook, prompt } from './outlook';
import { passing } from './passing';
import { homeOf, riverOf, toGo } from './river';
import { sounds } from './sounds';
import { courseName, w } from './words';

function standing(at: Looking): Standing[] {
  const [view, river, { plays }] = [readView(at.view), riverOf(at.scenery), rulesOf(at.scenery)];
  const spared = [...passing(at).countered, ...(view.task?.countered ?? [])];
  return inOrder(at.standing).map((seat) => {
    const hex = view.seats[seat]?.hex ?? '';
    const left = toGo(river, hex);
    const chips: Chip[] = [];
    if (spared.includes(seat)) chips.push({ text: w('chip-spared'), tone: 'go' });
    if (view.active === seat && !view.over && view.played.length > 0) chips.push({ text: w('chip-plays', { n: view.played.length, plays }), tone: 'plain' });
    const home = homeOf(at.standing).includes(seat);
    return { seat, figure: home ? w('chip-home') : w('chip-to-go', { n: left }), chips };
  });
}

const BEATS: Record<string, number> = {
  played: 420, jumped: 420, ignored: 420, fatigued: 520, took: 560, removed: 480, bear_moved: 300, countered: 620, rolled: 900, discarded: 380,
  hand_seen: 420, arrived: 1100, rested: 480, turn_ended: 160, first_player: 300,
};
const MOVES: Record<string, number> = { swim: 300, jump: 760, current: 400 };

function beat(event: GameEvent): number {
  if (event.type === 'moved') return MOVES[String(event['how'])] ?? 300;
  return BEATS[event.type] ?? 0;
}

export const picture: GamePicture = {
  dock: { desk: 224, narrow: 222, phone: 312, watched: 190 },
  Board,
  Hand,
  Facts,
  head: (at) => ({ course: courseName(riverOf(at.scenery)), phases: [] }),
  standing,
  prompt,
  button,
  outlook,
  flights,
  beat,
  moment,
  step,
  steps,
  caption,
  staged,
  sound: (event) => soundIn(sounds, event),
  quiet: ['event-turn-ended'],
  measures,
  statistics,
  Evidence,
  marks,
  setback,
};
