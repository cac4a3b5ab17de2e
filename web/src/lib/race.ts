// What one viewer knows of a race: a pure function of the messages. It contains no rules.

import { toldAnew, type Heard } from './clocks';
import { Misfit, shots, type Shots } from './patch';
import { standings, UNTOLD, type Standings } from './standing';
import type {
  ChatLine, Choice, Deciding, JsonObject, Past, Places, Reveal, ServerMessage, Situation, Standing, Step, TableInfo, Told,
} from './messages';

/** A line of the commentary. */
export interface LogLine {
  /** Rises from line to line, and stays the same however the line was heard of. */
  key: number;
  /** The step that it came with. */
  seq: number;
  seat: number | null;
  /** The round after it; null where the server has not said it. */
  round: number | null;
  told: Told;
  /** Happened while nobody looked. */
  missed: boolean;
  /** Told afterwards: nobody has seen it happen, so it is not read out. */
  again: boolean;
}

/** Which steps the log has: all from one to another. */
export interface Known {
  from: number;
  to: number;
  /** Whether the server has older ones. */
  more: boolean;
}

/** A step that can be played on the screen: from one view to the next. */
export interface Scene {
  seq: number;
  by: number;
  events: readonly Told[];
  /** The view after each event, and after the step. */
  shots: Shots;
  /** How the race stands then. */
  standings: Standings;
}

export interface Race {
  info: TableInfo | null;
  seq: number | null;
  view: JsonObject | null;
  scenery: JsonObject | null;
  standing: Standing;
  deciding: readonly Deciding[];
  legal: readonly Choice[];
  clocks: Heard | null;
  places: Places | null;
  reveal: Reveal | null;
  log: readonly LogLine[];
  /** What of the race the log has; null before the server has told what happened before. */
  known: Known | null;
  /** The last whole view; the steps since then have been heard. */
  cut: number | null;
  /** The last step that this device showed when it was left; null if it never showed the race. */
  left: number | null;
  /** The steps that happened during the last absence: after the first, up to the last. */
  absence: readonly [number, number] | null;
  chat: readonly ChatLine[];
  undo: { seat: number; seq: number; waiting: readonly number[] } | null;
}

export const EMPTY: Race = {
  info: null, seq: null, view: null, scenery: null, standing: UNTOLD, deciding: [], legal: [], clocks: null, places: null, reveal: null,
  log: [], known: null, cut: null, left: null, absence: null, chat: [], undo: null,
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

/** `watched`: somebody looks at the page. */
export function hear(race: Race, message: ServerMessage, now_ms: number, watched = true): [Race, Outcome] {
  switch (message.type) {
    case 'table': {
      const { type: _, ...info } = message;
      return [{ ...race, info }, NONE];
    }
    case 'sync':
      return [synced(race, message, now_ms), { kind: 'cut', cause: message.cause }];
    case 'step':
      return stepped(race, message, now_ms, watched);
    case 'clocks':
      return [{ ...race, clocks: toldAnew(race.clocks, message.clocks, race.deciding.map(({ seat }) => seat), now_ms) }, NONE];
    case 'history':
      return [recalled(race, message), NONE];
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
  const last = race.seq ?? race.left;
  const away = last !== null && sync.cause !== 'start' && sync.cause !== 'undo' && sync.seq > last;
  return {
    ...race,
    seq: sync.seq,
    view: sync.view,
    scenery: sync.scenery ?? race.scenery,
    standing: sync.standing,
    deciding: sync.deciding,
    legal: whole(sync.legal ?? []),
    clocks: sync.clocks ? { ...sync.clocks, at_ms: now_ms } : null,
    places: sync.places ?? null,
    reveal: sync.reveal ?? null,
    cut: sync.seq,
    absence: away ? [last, sync.seq] : race.absence,
    undo: null,
  };
}

/** Whether the log lacks something that has happened lately. */
export function isBehind({ known, seq }: Race): boolean {
  return seq !== null && known?.to !== seq;
}

/** The log has all up to a step, if it had all before it. */
function goneOn(race: Race, seq: number): Known | null {
  return race.known !== null && !isBehind(race) ? { ...race.known, to: seq } : race.known;
}

/** What happened before. */
function recalled(race: Race, past: Past): Race {
  const [newest, oldest] = [past.steps[0], past.steps.at(-1)];
  const { known, seq } = race;
  if (newest === undefined || oldest === undefined || seq === null) return race;
  const lines = past.steps.toReversed().flatMap((step) => {
    const missed = race.absence !== null && step.seq > race.absence[0] && step.seq <= race.absence[1];
    return linesOf(step.seq, step.events ?? [], missed, true);
  });
  const log = standing(race.log, past.steps);
  const before = past.before ?? null;
  if (before !== null) {
    // A page that does not join what is known has been overtaken.
    if (known === null || known.from !== before) return race;
    return { ...race, log: joined(log, lines), known: { ...known, from: oldest.seq, more: past.more } };
  }
  const to = newest.seq >= (race.cut ?? 0) ? seq : newest.seq;
  if (known !== null && known.to >= oldest.seq - 1) {
    const older = known.from < oldest.seq ? known : { from: oldest.seq, more: past.more };
    return { ...race, log: joined(log, lines), known: { from: older.from, to, more: older.more } };
  }
  // Too much has happened for one page: what lies before it is asked for by whoever scrolls back.
  const later = log.filter((line) => line.seq >= oldest.seq);
  return { ...race, log: joined(later, lines), known: { from: oldest.seq, to, more: past.more } };
}

/** Without what has been taken back: the server leaves such steps out of what it tells again, newest first. */
function standing(log: readonly LogLine[], steps: Past['steps']): readonly LogLine[] {
  const told = new Set(steps.map((step) => step.seq));
  const [newest, oldest] = [steps[0]?.seq ?? 0, steps.at(-1)?.seq ?? 0];
  return log.filter(({ seq }) => seq < oldest || seq > newest || told.has(seq));
}

function stepped(race: Race, step: Step, now_ms: number, watched: boolean): [Race, Outcome] {
  if (race.seq !== null && step.seq <= race.seq) return [race, NONE];
  if (race.seq === null || race.view === null || step.seq !== race.seq + 1) return [race, { kind: 'gap' }];
  let seen: Shots;
  try {
    seen = shots(race.view, step);
  } catch (error) {
    if (error instanceof Misfit) return [race, { kind: 'gap' }];
    throw error;
  }
  const stands = standings(race.standing, step);
  const scene: Scene = { seq: step.seq, by: step.by, events: step.events, shots: seen, standings: stands };
  const next: Race = {
    ...race,
    seq: step.seq,
    view: seen.after,
    standing: stands.after,
    deciding: step.deciding,
    legal: whole(step.legal ?? []),
    clocks: step.clocks ? { ...step.clocks, at_ms: now_ms } : null,
    places: step.places ?? null,
    reveal: step.reveal ?? null,
    log: joined(race.log, linesOf(step.seq, step.events, !watched, false)),
    known: goneOn(race, step.seq),
    undo: null,
  };
  return [next, { kind: 'scene', scene }];
}

/** More lines than a step can have. */
const KEYS = 1000;

function linesOf(seq: number, events: readonly Told[], missed: boolean, again: boolean): readonly LogLine[] {
  let now: number | null = null;
  return events.map(({ event, rule, say, round }, i): LogLine => {
    const seat = event['seat'];
    now = round ?? now;
    // What the event changed has been shown; the log need not keep it.
    return { key: seq * KEYS + i, seq, seat: typeof seat === 'number' ? seat : null, round: now, told: { event, rule, say }, missed, again };
  });
}

/** Both in order; a line that is there already stays as it is. */
function joined(log: readonly LogLine[], lines: readonly LogLine[]): readonly LogLine[] {
  const [first] = lines;
  if (first === undefined) return log;
  if ((log.at(-1)?.key ?? -1) < first.key) return [...log, ...lines];
  const keys = new Set(log.map((line) => line.key));
  return [...log, ...lines.filter((line) => !keys.has(line.key))].sort((one, other) => one.key - other.key);
}

/** Chat lines come again with every watch; each is kept once. */
function withLine(chat: readonly ChatLine[], line: ChatLine): readonly ChatLine[] {
  const known = chat.some((it) => it.at_ms === line.at_ms && it.seat === line.seat && it.text === line.text);
  return known ? chat : [...chat, line].slice(-CHAT_KEPT);
}

/** Whether the clock of a seat waits until all is shown. */
export function isStill({ clocks, deciding }: Race, seat: number): boolean {
  return clocks !== null && !clocks.running.includes(seat) && deciding.some((owed) => owed.seat === seat);
}

/** Of choices that lead to the same only the first one says to what; here each does. */
function whole(legal: readonly Choice[]): readonly Choice[] {
  return legal.map((choice) => {
    const { forecast, outlook, rules } = legal[choice.like ?? -1] ?? choice;
    return { ...choice, ...(forecast === undefined ? {} : { forecast }), ...(outlook === undefined ? {} : { outlook }), ...(rules === undefined ? {} : { rules }) };
  });
}

/** The choice that does nothing, if there is one. */
export function idleOf(legal: readonly Choice[]): Choice | null {
  return legal.find((choice) => (choice.idle ?? null) !== null) ?? null;
}
