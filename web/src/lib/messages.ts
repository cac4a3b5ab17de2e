// The messages between server and client as this page uses them (detail `full`), in the names of docs/protocol.md.

export const PROTOCOL = 1;

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** An action, event, view or forecast in the notation of its game: always an object. */
export type JsonObject = { [key: string]: Json };

/** An action as the rules name it. */
export type Action = JsonObject & { type: string };
/** An event as the rules name it. */
export type GameEvent = JsonObject & { type: string };

/** A legal action explained (detail `full`). */
export interface Choice {
  action: Action;
  words: string;
  rule: string;
  forecast: Json;
  forecast_words: string;
}

/** An event explained (detail `full`). */
export interface Told {
  event: GameEvent;
  rule: string;
  words: string;
}

/** What a bot thinks of a legal action. */
export interface Hint {
  action: Action;
  words: string;
  rule: string;
  forecast_words: string;
  place: number;
  win: number;
  tries: number;
  reason: string;
}

export type ClientMessage =
  | { type: 'hello'; protocol: number; token?: string }
  | { type: 'watch'; table: string; seat?: number; seq?: number; detail?: 'lean' | 'full' }
  | { type: 'unwatch'; table: string; seat?: number }
  | { type: 'play'; table: string; seat: number; seq: number; action: Action }
  | { type: 'since'; table: string; seat?: number; seq: number }
  | { type: 'why'; table: string; seat: number; action: Action }
  | { type: 'hint'; table: string; seat: number; level?: string }
  | { type: 'picture'; table: string; seat?: number }
  | { type: 'undo'; table: string; seat: number; seq: number }
  | { type: 'consent'; table: string; seat: number; seq: number; agree: boolean }
  | { type: 'chat'; table: string; seat: number; text: string }
  | { type: 'ping' };

export type Cause = 'watch' | 'start' | 'stale' | 'undo' | 'reload';
export type How = 'person' | 'bot' | 'away' | 'clock';

export interface Deciding {
  seat: number;
  decision: string;
}

export interface Places {
  places: number[];
  winners: number[];
}

export interface Clocks {
  left_ms: number[];
  running: number[];
}

export interface Reveal {
  seed: string;
  salt: string;
}

export interface Change {
  op: 'add' | 'remove' | 'replace';
  path: string;
  value?: Json;
}

export interface Situation {
  table: string;
  seat: number | null;
  seq: number;
  cause: Cause;
  view: JsonObject;
  /** What of the board never changes: cells, lines, limits. Only a game's picture reads it. */
  scenery?: JsonObject;
  deciding: Deciding[];
  legal?: Choice[];
  missed?: Told[];
  clocks?: Clocks;
  places?: Places;
  reveal?: Reveal;
}

export interface Step {
  table: string;
  seat: number | null;
  seq: number;
  by: number;
  how: How;
  action?: Action;
  events: Told[];
  changes: Change[];
  deciding: Deciding[];
  legal?: Choice[];
  clocks?: Clocks;
  places?: Places;
  reveal?: Reveal;
}

export type RefusalCode =
  | 'not_found' | 'not_yours' | 'unreadable' | 'illegal' | 'not_now' | 'too_much' | 'rules_changed' | 'store';

export interface Refusal {
  code: RefusalCode;
  table?: string;
  seat?: number;
  rule?: string;
  why: string;
}

export interface Because {
  table: string;
  seat: number;
  action: Action;
  legal: boolean;
  rule?: string;
  why: string;
}

export interface ChatLine {
  at_ms: number;
  seat: number;
  text: string;
}

export interface UndoAsked {
  table: string;
  seat: number;
  seq: number;
  agreed: number[];
  waiting: number[];
}

export type ServerMessage =
  | { type: 'welcome'; protocol: number; server: string; name?: string; message_max: number; messages_per_second: number }
  | ({ type: 'table' } & TableInfo)
  | ({ type: 'sync' } & Situation)
  | ({ type: 'step' } & Step)
  | { type: 'played'; table: string; seat: number; seq: number }
  | ({ type: 'refused' } & Refusal)
  | ({ type: 'because' } & Because)
  | { type: 'picture'; table: string; seat: number | null; text: string }
  | ({ type: 'undo_asked' } & UndoAsked)
  | { type: 'undo_dropped'; table: string; seat: number; why: string }
  | { type: 'hints'; table: string; seat: number; seq: number; hints: Hint[] }
  | { type: 'chat'; table: string; line: ChatLine }
  | { type: 'chat_log'; table: string; lines: ChatLine[] }
  | { type: 'pong' }
  | { type: 'error'; code: string; why: string }
  | { type: 'bye'; why: string };

export type SeatPlan = { kind: 'me' } | { kind: 'open' } | { kind: 'link' } | { kind: 'bot'; level: string };

export type ClockPlan =
  | { kind: 'none' }
  | { kind: 'live'; bank_ms: number; increment_ms: number }
  | { kind: 'mail'; hours: number };

export interface Settings {
  public: boolean;
  spectators: boolean;
  start: 'full' | 'asked';
  clock: ClockPlan;
  away_after_s: number;
  stand_in: string;
  undo_by_consent: boolean;
  hints?: boolean;
}

export interface NewTable {
  game: string;
  options: JsonObject;
  seats: SeatPlan[];
  settings: Partial<Settings>;
}

export type TableState = 'waiting' | 'running' | 'over' | 'rules_changed';
export type SeatStatus = 'open' | 'link' | 'bot' | 'here' | 'away' | 'left';

export interface SeatInfo {
  name?: string;
  status: SeatStatus;
  level?: string;
}

export interface TableInfo {
  id: string;
  code: string;
  game: string;
  rules_version: number;
  options: JsonObject;
  settings: Settings;
  state: TableState;
  seq: number;
  seats: SeatInfo[];
  spectators: number;
  commitment: string;
  rematch?: string;
}

export interface TableSummary {
  id: string;
  code: string;
  game: string;
  state: TableState;
  seats: number;
  open: number;
  created_ms: number;
}

export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  rule?: string;
}
