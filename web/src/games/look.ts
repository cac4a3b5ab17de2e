// What pictures are drawn from where nobody chooses: lists, replays.

import type { JsonObject, Places, Situation, TableInfo, Told } from '../lib/messages';
import type { Act, Looking } from './picture';

/** Nobody is ahead, unless somebody says so. */
export function still(view: JsonObject, scenery: JsonObject, options: JsonObject, names: readonly string[]): Looking {
  return {
    view, text: '', scenery, options, names, seat: null, deciding: [], decision: null, legal: [], focus: null, picked: null,
    draft: [], playing: null, beat: 0, standing: { round: 0, places: names.map(() => 1) }, places: null, small: false, still: true,
  };
}

export function lookAt(situation: Situation, info: TableInfo, names: readonly string[]): Looking {
  const at = still(situation.view, situation.scenery ?? {}, info.options, names);
  const places: Places | null = situation.places ?? null;
  return { ...at, seat: situation.seat, standing: situation.standing, deciding: situation.deciding.map((owed) => owed.seat), places };
}

/** A moment of a replay, with the event that led to it. */
export function moment(at: Looking, playing: Told | null, beat: number): Looking {
  return { ...at, playing, beat, still: beat === 0 };
}

/** For pictures that are only looked at. */
export const HANDS_OFF: Act = {
  focus: () => undefined,
  pick: () => undefined,
  propose: () => undefined,
  draft: () => undefined,
  confirm: () => undefined,
  why: () => undefined,
};
