// What a game's picture is. web/README.md explains it; src/games/rowing is the pattern. A picture contains no rules: it
// draws a view and lets people choose among the legal actions that the server sent.

import type { Component } from 'svelte';
import type { Sound } from '../lib/sound';
import type { Action, Choice, GameEvent, JsonObject, Places, Told } from '../lib/messages';

/** Everything that a picture is drawn from. */
export interface Looking {
  /** What is to be shown now: the server's view, or a step on the way to it while events are played. */
  view: JsonObject;
  /** The table as text, as the server drew it last; pictures need not use it. */
  text: string;
  /** What of the board never changes; empty where the server sends none. Read it defensively. */
  scenery: JsonObject;
  /** The variant switches of the table. */
  options: JsonObject;
  /** Through whose eyes; null for a spectator. */
  seat: number | null;
  names: readonly string[];
  /** The seats that owe a choice. */
  deciding: readonly number[];
  /** The decision that the own seat owes; null if it owes none, or while events are being played. */
  decision: string | null;
  /** The own legal actions; empty as long as `decision` is null. */
  legal: readonly Choice[];
  /** The choice under the pointer or the focus: show its forecast. */
  focus: Choice | null;
  /** The choice that waits for the confirm button. */
  picked: Choice | null;
  /** A choice that is being built step by step: cards in the order picked, for example. */
  draft: readonly string[];
  /** The event that is being played; the view is already the one after it. */
  playing: Told | null;
  /** How long the playing event is shown, in milliseconds: the length of its movement. */
  beat: number;
  /** The latest events that have been shown, the playing one last; for what a view does not keep: the last die, the last spin. */
  past?: readonly Told[];
  places: Places | null;
  /** Phone layout. */
  small: boolean;
  /** Nothing moves: things appear in place. */
  still: boolean;
}

/** What a picture may ask the shell to do. */
export interface Act {
  /** The pointer or the focus is on a choice, or on none. */
  focus(choice: Choice | null): void;
  /** A choice is made and waits for the confirm button; null takes it back. */
  pick(choice: Choice | null): void;
  /** The parts picked so far. It survives others' moves and is emptied when the own decision changes. */
  draft(parts: readonly string[]): void;
  /** Plays a choice (the picked one if none is named). */
  confirm(choice?: Choice): void;
  /** Something that is not legal was clicked: the server is asked why, and the answer is shown with its rule. */
  why(action: Action): void;
}

export interface Phase {
  key: string;
  label: string;
  /** `skipped`: did not apply this time. */
  state: 'done' | 'now' | 'ahead' | 'skipped';
}

export interface Head {
  /** Board or course in words: "Turning Tide". */
  course: string;
  round: number | null;
  phases: readonly Phase[];
}

export type Tone = 'plain' | 'go' | 'warn' | 'stop' | 'water';

export interface Chip {
  text: string;
  tone: Tone;
}

/** One seat in the standing. The order of the list is the race order. */
export interface Standing {
  seat: number;
  /** The figure at the right: "1450 m". */
  figure: string;
  /** Short remarks beside the name: tide, crabs, injuries. */
  chips: readonly Chip[];
  /** How far, from 0 to 1, for the strip of the course. */
  progress: number;
}

/** What a choice would lead to; always drawn in the same form. */
export interface Outlook {
  /** The big figure: "+7". */
  figure: string;
  /** Where to: "to 1600 m, space 32". */
  to: string;
  detail: string;
  chips: readonly Chip[];
  rules: readonly string[];
}

export interface Prompt {
  title: string;
  help: string;
  rule: string | null;
  /** The picture's own buttons play at once: no confirm button is needed. */
  direct?: boolean;
}

/** A line of the chart after the race: a figure of a seat at a moment. */
export interface Measure {
  key: string;
  label: string;
  unit: string;
  /** The figure at the end of a round; `end` is the last view of the race. Null ends the line. */
  of(view: JsonObject, seat: number, end: JsonObject): number | null;
  /** The line goes on to the last round also where the figure rests; without it, it ends where the seat is home. */
  whole?: boolean;
}

export interface Figure {
  label: string;
  value: string;
}

export interface PictureProps {
  at: Looking;
  act: Act;
}

export interface FactsProps {
  at: Looking;
  seat: number;
}

/** Something small that flies from one place to another; places are marked with `data-place`. */
export interface Flight {
  /** `hand`, `seat-2`, `cards-2` (the own hand or the seat's panel), or a place that the picture itself marks. */
  from: string;
  to: string;
  /** What is written on it. */
  face: string;
  colour?: string;
  kind?: 'card' | 'pip';
}

export interface GamePicture {
  /** Whether the board is drawn from `at.text` alone, so that replays must ask for it. */
  written?: boolean;
  /** The board; it fills its box and takes `small` for phones. */
  Board: Component<PictureProps>;
  /** The middle of the dock: hand, levers. Without one, the legal actions are listed there. */
  Hand?: Component<PictureProps>;
  /** Above the confirm button: what the choice adds up to. Without one, the outlook is shown there if there is no Hand. */
  Summary?: Component<PictureProps>;
  /** The second line of a seat's panel. */
  Facts?: Component<FactsProps>;
  head(at: Looking): Head;
  standing(at: Looking): readonly Standing[];
  /** What there is to choose, in a title and a sentence; only asked while `decision` is not null. */
  prompt(at: Looking): Prompt;
  /** The confirm button's words: the exact consequence ("Row 7 to 1600 m"). */
  button(at: Looking, choice: Choice): string;
  outlook(at: Looking, choice: Choice): Outlook | null;
  /** The view after an event, for what can be seen of it. It need not be exact: the server's view follows. */
  fold(view: JsonObject, event: GameEvent): JsonObject;
  /** How long an event is shown at usual speed, in milliseconds; 0 for none. */
  beat(event: GameEvent): number;
  /** What flies while an event plays, within its beat. */
  flights?(event: GameEvent): readonly Flight[];
  sound?(event: GameEvent): Sound | null;
  /** The event in words with the table's names, in the page's language; null leaves the server's, '' leaves it out. */
  say?(told: Told, names: readonly string[]): string | null;
  /** What the dock says while the event plays, where its words would tell the end too early: a die, a wheel. */
  caption?(told: Told, names: readonly string[]): string | null;
  /** A choice in the list of all, in the page's language; null leaves it to the server's words, or in French to the confirm button's. */
  sayChoice?(choice: Choice, names: readonly string[]): string | null;
  measures?: readonly Measure[];
  /** At most eight figures of a seat, counted from the events of a whole race. */
  statistics?(events: readonly GameEvent[], seat: number): readonly Figure[];
  /** Why boats that look level are not: a sentence with its rule, if the order needs one. */
  verdict?(view: JsonObject, names: readonly string[]): { words: string; rule: string } | null;
  /** Events that get a mark on the replay's scrubber. */
  marks?(event: GameEvent): 'good' | 'bad' | 'finish' | null;
}
