// What is shown of a race, and what can be asked for while looking at it: between a table and the picture of its game.

import type { Action, Choice, GameEvent, JsonObject, Phrase, Places, Standing, Told } from './messages';
import { idleOf } from './race';
import type { Sound } from './sound';

/** Everything that a picture is drawn from. */
export interface Looking {
  /** What is to be shown now: the server's view, or a step on the way to it while events are played. */
  view: JsonObject;
  /** The table as text, as the server drew it last; '' unless somebody reads it. */
  text: string;
  /** What of the board never changes; empty where the server sends none. Read it defensively. */
  scenery: JsonObject;
  /** The variant switches of the table. */
  options: JsonObject;
  /** Through whose eyes; null for a spectator. */
  seat: number | null;
  /** Several people sit around this screen: each is called by name, and nobody "you". */
  several?: boolean;
  names: readonly string[];
  /** The seats that owe a choice. */
  deciding: readonly number[];
  /** The decision that your seat owes; null if it owes none, or while events are being played. */
  decision: string | null;
  /** The viewer's own legal actions; empty as long as `decision` is null. */
  legal: readonly Choice[];
  /** The choice under the pointer or the focus: show its forecast. */
  focus: Choice | null;
  /** The choice that waits for the confirm button. */
  picked: Choice | null;
  /** A choice that is being built step by step: cards in the order picked, for example. */
  draft: readonly string[];
  /** It is not told to what choices lead, as in a puzzle before the answer. */
  untold?: boolean;
  /** The event that is being played; the view is already the one after it. */
  playing: Told | null;
  /** The length of the playing event's movement, in milliseconds; 0 if nothing moves. */
  beat: number;
  /** The latest events that have been shown, the playing one last; for what a view does not keep: the last die, the last spin. */
  past?: readonly Told[];
  /** The seat that is to stay in sight whoever else moves: the winner, while the way home is shown. */
  watched?: number | null;
  /** How the race stands in what is shown. */
  standing: Standing;
  /** The final places, when the race is over and all has been shown. */
  places: Places | null;
  /** Phone layout. */
  small: boolean;
  /** Nothing moves: things appear in place. */
  still: boolean;
}

/** The choice whose consequences are drawn; none where they are not told. */
export function foreseen(at: Looking): Choice | null {
  return at.untold === true ? null : (at.focus ?? at.picked);
}

/** What a rule or the server has refused. */
export interface Refused {
  say: Phrase;
  rule: string | null;
  /** Rises with every refusal, so that the same one shakes again. */
  count: number;
}

/** What a picture may ask the shell to do. */
export interface Act {
  /** The pointer or the focus is on a choice, or on none. */
  focus(choice: Choice | null): void;
  /** A choice is made and waits for the confirm button; null takes it back. */
  pick(choice: Choice | null): void;
  /** The picture itself puts a choice before the confirm button; nobody has done anything yet. */
  propose(choice: Choice): void;
  /** The parts picked so far. It survives others' moves and is emptied when your decision changes. */
  draft(parts: readonly string[]): void;
  /** Plays a choice (the picked one if none is named). */
  confirm(choice?: Choice): void;
  /** Something that is not legal was clicked: the server is asked why, and the answer is shown with its rule. */
  why(action: Action): void;
}

/** Of the answers to a question the one that people mostly give: to do it, but in a window that the rules call seldom used to let it go by. */
export function likelyOf(legal: readonly Choice[]): Choice | null {
  const idle = idleOf(legal);
  return idle?.idle === 'window' ? idle : (legal.find((choice) => choice !== idle) ?? idle);
}

/** The rule of what is asked: that of the first of these choices. */
export function ruleAsked(among: readonly Choice[]): string | null {
  return among[0]?.rule ?? null;
}

/** The rule of a choice, and those of what it would lead to. */
export function rulesAhead({ rule, rules }: Choice): readonly string[] {
  return [rule, ...(rules ?? [])];
}

/** How a picture lets events be seen. */
export interface Showing {
  /** How long an event is shown at usual speed if there is time enough (`pace.ts`), in milliseconds; 0 for none. */
  beat(event: GameEvent): number;
  /** Which great moment of a race an event is part of: `crab`; null for most. Great moments keep more of their time. */
  moment?(event: GameEvent): string | null;
  sound?(event: GameEvent): Sound | null;
  /** What the log leaves out because the board shows it anyway: types of events, or ids of what is said of them. */
  quiet?: readonly string[];
}

/** Whether the log has a line for an event. */
export function isTold(showing: Showing, told: Told): boolean {
  return showing.quiet?.some((it) => it === told.event.type || it === told.say.id) !== true;
}

/** Whose doing is seen: while events are played that of the playing one, else the seats that owe a choice. */
export function actingSeats(at: Pick<Looking, 'playing' | 'past' | 'deciding'>): readonly number[] {
  if (at.playing === null) return at.deciding;
  const seat = [at.playing, ...[...(at.past ?? [])].reverse()].map(({ event }) => event['seat']).find((it) => typeof it === 'number');
  return typeof seat === 'number' ? [seat] : [];
}
