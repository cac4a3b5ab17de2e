// What a game's picture is. web/README.md explains it; src/games/rowing is the pattern. A picture contains no rules: it
// draws a view and lets people choose among the legal actions that the server sent.

import type { Component } from 'svelte';
import type { Chip, Outlook, Step } from '../lib/drawn';
import type { Act, Looking, Showing } from '../lib/looking';
import type { Choice, GameEvent, JsonObject, Told } from '../lib/messages';
import type { CardWords } from '../lib/reading.svelte';

export type { Chip, Outlook, Step, Tone } from '../lib/drawn';
export type { Act, Looking } from '../lib/looking';

export interface Phase {
  key: string;
  label: string;
  /** `skipped`: did not apply this time. */
  state: 'done' | 'now' | 'ahead' | 'skipped';
}

export interface Head {
  /** Board or course in words: "Turning Tide". */
  course: string;
  phases: readonly Phase[];
}

/** One seat in the standing. The order of the list is the race order, which the rules say: `inOrder(at.standing)`. */
export interface Standing {
  seat: number;
  /** The figure at the right: "1450 m". */
  figure: string;
  /** Short remarks beside the name: tide, crabs, injuries. */
  chips: readonly Chip[];
}

export interface Prompt {
  title: string;
  help: string;
  rule: string | null;
  /** The picture's own buttons play at once: no confirm button is needed. */
  direct?: boolean;
  /** What the card in hand does, where its face is too small to say it. */
  effect?: CardWords;
}

/** How high the dock is, in pixels, whatever is asked: the board keeps its size from decision to decision. What does not fit scrolls. */
export interface DockRoom {
  desk: number;
  /** Below 1100 px. */
  narrow: number;
  phone: number;
  /** On a phone of somebody who only watches, if less will do: there is nothing to choose. */
  watched?: number;
  /** While a turn is shown, its steps stand above the hand; else beside it, but on phones. */
  stacked?: boolean;
}

/** A line of the chart after the race: a figure of a seat at a moment. */
export interface Measure {
  key: string;
  label: string;
  unit: string;
  /** Label and unit in a race whose content has names of its own. */
  named?(scenery: JsonObject): { label: string; unit: string };
  /** The figure at the end of a round; `end` is the last view of the race. Null ends the line. */
  of(view: JsonObject, seat: number, end: JsonObject, scenery: JsonObject): number | null;
  /** The line goes on to the last round also where the figure rests; without it, it ends where the seat is home. */
  whole?: boolean;
}

export interface Figure {
  label: string;
  value: string;
  /** `bar`: drawn beside the number; `bad`: red unless it is 0. */
  look?: 'bar' | 'bad';
}

export interface PictureProps {
  at: Looking;
  act: Act;
}

export interface FactsProps {
  at: Looking;
  seat: number;
}

/** What proves a seat's place, from the events of the whole race and its last view. */
export interface EvidenceProps {
  seat: number;
  events: readonly GameEvent[];
  view: JsonObject;
  scenery: JsonObject;
}

/** Something small that flies from one place to another; places are marked with `data-place`. */
export interface Flight {
  /** `hand`, `seat-2`, `cards-2` (your hand or the seat's panel), or a place that the picture itself marks. */
  from: string;
  to: string;
  /** What is written on it. */
  face: string;
  colour?: string;
  kind?: 'card' | 'pip';
}

export interface GamePicture extends Showing {
  /** Whether the board is drawn from `at.text` alone, so that replays must ask for it. */
  written?: boolean;
  /** The board; it fills its box and takes `small` for phones. */
  Board: Component<PictureProps>;
  /** The middle of the dock: hand, levers. Without one, the legal actions are listed there. */
  Hand?: Component<PictureProps>;
  dock?: DockRoom;
  /** Above the confirm button: what the choice adds up to. Without one, the outlook is shown there if there is no Hand. */
  Summary?: Component<PictureProps>;
  /** The second line of a seat's panel. */
  Facts?: Component<FactsProps>;
  /** The cards of a seat that lie open for all: their names and effects stand in the standing of a phone. */
  cards?(at: Looking, seat: number): readonly CardWords[];
  /** What the race is run on, for the strip in lists; water if it does not say. */
  ground?: 'water' | 'road';
  head(at: Looking): Head;
  standing(at: Looking): readonly Standing[];
  /** What there is to choose, in a title and a sentence; only asked while `decision` is not null. */
  prompt(at: Looking): Prompt;
  /** The confirm button's words: the exact consequence ("Row 7 to 1600 m"). */
  button(at: Looking, choice: Choice): string;
  outlook(at: Looking, choice: Choice): Outlook | null;
  /** What flies while an event plays, within its beat. */
  flights?(event: GameEvent, scenery: JsonObject): readonly Flight[];
  /** What the dock says while the event plays, where its words would tell the end too early: a die, a wheel. */
  caption?(told: Told, at: Looking): string | null;
  /** What the dock's title says while the card of a great moment is up, also during events that only follow from it. */
  staged?(at: Looking): string | null;
  /** An event as a step of its turn, for the strip in the dock while others move; null leaves it out. Without it there is no strip. */
  step?(told: Told, at: Looking): Step | null;
  /** The whole strip at once, where it is not one seat's turn: all seats in a current; null for the usual one. */
  steps?(at: Looking): readonly Step[] | null;
  measures?: readonly Measure[];
  /** At most eight figures of a seat, counted from the events of a whole race. */
  statistics?(events: readonly GameEvent[], seat: number, scenery: JsonObject): readonly Figure[];
  /** Beside a seat's figures where the page says why this order: the cards of its last turn, for example. */
  Evidence?: Component<EvidenceProps>;
  /** Events that get a mark on the replay's scrubber. */
  marks?(event: GameEvent, scenery: JsonObject): 'good' | 'bad' | 'finish' | null;
  /** The seat that an event throws back, for the chart; without it that of events marked as bad. */
  setback?(event: GameEvent): number | null;
}
