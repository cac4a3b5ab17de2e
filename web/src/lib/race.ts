// What one viewer knows of a race: a pure function of the messages. It contains no rules.

import { Misfit, shots, type Shots } from './patch';
import type {
  ChatLine, Choice, Clocks, Deciding, JsonObject, Places, Reveal, ServerMessage, Situation, Step, TableInfo, Told,
} from './messages';

/** A line of the commentary. */
export interface LogLine {
  /** Rises by one from line to line. */
  key: number;
  /** The step that it came with; null for lines about the table itself. */
  seq: number | null;
  seat: number | null;
  /** Null where an action was taken back. */
  told: Told | null;
  /** Happened while nobody looked. */
  missed: boolean;
}

/** A step that can be played on the screen: from one view to the next. */
export interface Scene {
  seq: number;
  by: number;
  events: readonly Told[];
  /** The view after each event, and after the step. */
  shots: Shots;
}

export interface Race {
  info: TableInfo | null;
  seq: number | null;
  view: JsonObject | null;
  scenery: JsonObject | null;
  deciding: readonly Deciding[];
  legal: readonly Choice[];
  clocks: (Clocks & { at_ms: number }) | null;
  places: Places | null;
  reveal: Reveal | null;
  log: readonly LogLine[];
  chat: readonly ChatLine[];
  undo: { seat: number; seq: number; waiting: readonly number[] } | null;
}

export const EMPTY: Race = {
  info: null, seq: null, view: null, scenery: null, deciding: [], legal: [], clocks: null, places: null, reveal: null,
  log: [], chat: [], undo: null,
};

/** What else follows from a message. */
export type Outcome =
  | { kind: 'none' }
  /** A step to be shown. */
  | { kind: 'scene'; scene: Scene }
  /** A whole view: what was being shown is over. */
  | { kind: 'cut'; cause: Situation['cause'] }
  /** A step is missing: ask for everything since the last one. */
  | { kind: 'gap' };

const NONE: Outcome = { kind: 'none' };
const CHAT_KEPT = 200;

export function hear(race: Race, message: ServerMessage, now_ms: number): [Race, Outcome] {
  switch (message.type) {
    case 'table': {
      const { type: _, ...info } = message;
      return [{ ...race, info }, NONE];
    }
    case 'sync':
      return [synced(race, message, now_ms), { kind: 'cut', cause: message.cause }];
    case 'step':
      return stepped(race, message, now_ms);
    case 'chat':
      return [{ ...race, chat: withLine(race.chat, message.line) }, NONE];
    case 'chat_log':
      return [{ ...race, chat: message.lines.reduce(withLine, race.chat) }, NONE];
    case 'undo_asked':
      return [{ ...race, undo: { seat: message.seat, seq: message.seq, waiting: message.waiting } }, NONE];
    case 'undo_dropped':
      return [{ ...race, undo: null }, NONE];
    default:
      return [race, NONE];
  }
}

function synced(race: Race, sync: Situation, now_ms: number): Race {
  const missed = race.seq !== null && sync.cause !== 'start';
  return {
    ...race,
    seq: sync.seq,
    view: sync.view,
    scenery: sync.scenery ?? race.scenery,
    deciding: sync.deciding,
    legal: sync.legal ?? [],
    clocks: sync.clocks ? { ...sync.clocks, at_ms: now_ms } : null,
    places: sync.places ?? null,
    reveal: sync.reveal ?? null,
    log: sync.cause === 'undo' ? [...race.log, takenBack(race.log, sync.seq)] : logged(race.log, null, sync.missed ?? [], missed),
    undo: null,
  };
}

/** Events that were taken back stay in the commentary, for they were seen; this line says that they hold no more. */
function takenBack(log: readonly LogLine[], seq: number): LogLine {
  return { key: (log.at(-1)?.key ?? 0) + 1, seq, seat: null, told: null, missed: false };
}

function stepped(race: Race, step: Step, now_ms: number): [Race, Outcome] {
  if (race.seq !== null && step.seq <= race.seq) return [race, NONE];
  if (race.seq === null || race.view === null || step.seq !== race.seq + 1) return [race, { kind: 'gap' }];
  let seen: Shots;
  try {
    seen = shots(race.view, step);
  } catch (error) {
    if (error instanceof Misfit) return [race, { kind: 'gap' }];
    throw error;
  }
  const scene: Scene = { seq: step.seq, by: step.by, events: step.events, shots: seen };
  const next: Race = {
    ...race,
    seq: step.seq,
    view: seen.after,
    deciding: step.deciding,
    legal: step.legal ?? [],
    clocks: step.clocks ? { ...step.clocks, at_ms: now_ms } : null,
    places: step.places ?? null,
    reveal: step.reveal ?? null,
    log: logged(race.log, step.seq, step.events, false),
    undo: null,
  };
  return [next, { kind: 'scene', scene }];
}

function logged(log: readonly LogLine[], seq: number | null, events: readonly Told[], missed: boolean): readonly LogLine[] {
  let key = log.at(-1)?.key ?? 0;
  const lines = events.map(({ event, rule, say }): LogLine => {
    key += 1;
    const seat = event['seat'];
    // What the event changed has been shown; the log need not keep it.
    return { key, seq, seat: typeof seat === 'number' ? seat : null, told: { event, rule, say }, missed };
  });
  return lines.length === 0 ? log : [...log, ...lines];
}

/** Chat lines come again with every watch; each is kept once. */
function withLine(chat: readonly ChatLine[], line: ChatLine): readonly ChatLine[] {
  const known = chat.some((it) => it.at_ms === line.at_ms && it.seat === line.seat && it.text === line.text);
  return known ? chat : [...chat, line].slice(-CHAT_KEPT);
}

/** Milliseconds that a seat has now; null without a clock. */
export function timeLeft(clocks: Race['clocks'], seat: number, now_ms: number): number | null {
  const left = clocks?.left_ms[seat];
  if (clocks === null || left === undefined) return null;
  return Math.max(0, clocks.running.includes(seat) ? left - (now_ms - clocks.at_ms) : left);
}

/** The choice that does nothing, if there is one. */
export function idleOf(legal: readonly Choice[]): Choice | null {
  return legal.find((choice) => (choice.idle ?? null) !== null) ?? null;
}
