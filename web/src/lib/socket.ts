// One connection to the server. It comes back by itself, says again what it watches, and sends an
// unanswered move again: the server applies nothing twice (docs/protocol.md, "Playing").

import { PROTOCOL, type Action, type ClientMessage, type ServerMessage } from './messages';

export type LinkState = 'connecting' | 'online' | 'offline';

/** What a table's session needs of the connection, and the connection of the session. */
export interface Watcher {
  readonly table: string;
  readonly seat: number | null;
  /** Further seats of the same person: what is refused to them is heard, too. */
  readonly besides?: readonly number[];
  /** A move without an answer, to be sent again. */
  unanswered(): { seq: number; action: Action } | null;
  hear(message: ServerMessage): void;
}

/** Where a table's messages come from and go to: the connection, or a lesson. */
export interface Line {
  watch(watcher: Watcher): () => void;
  /** Sends now, or not at all. */
  say(message: ClientMessage): boolean;
  /** How many times faster than others a step is shown. Where it is given, no step is left out, however many there are. */
  pace?(seq: number): number;
}

/** The part of WebSocket that is used; tests bring their own. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface Outside {
  open(): Wire;
  later(run: () => void, ms: number): number;
  cancel(timer: number): void;
  random(): number;
}

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 8_000;
const PING_EVERY_MS = 20_000;
const ANSWER_WITHIN_MS = 8_000;
const PROBED_WITHIN_MS = 3_000;

export class Link implements Line {
  private wire: Wire | null = null;
  private welcome = false;
  private failures = 0;
  private timer: number | null = null;
  private silence: number | null = null;
  private readonly watchers = new Set<Watcher>();
  private listeners = new Set<(state: LinkState) => void>();
  private readonly ears = new Set<(message: ServerMessage) => void>();
  state: LinkState = 'connecting';
  /** As whom the server knows this connection. */
  name: string | null = null;

  constructor(private readonly outside: Outside) {}

  onState(listener: (state: LinkState) => void): () => void {
    this.listeners.add(listener);
    listener(this.state);
    return () => this.listeners.delete(listener);
  }

  /** Hears every message, also those that are about no table. */
  listen(ear: (message: ServerMessage) => void): () => void {
    this.ears.add(ear);
    return () => this.ears.delete(ear);
  }

  watch(watcher: Watcher): () => void {
    this.watchers.add(watcher);
    if (this.welcome) this.announce(watcher);
    else this.connect();
    return () => {
      this.watchers.delete(watcher);
      this.say({ type: 'unwatch', table: watcher.table, ...seatOf(watcher) });
    };
  }

  /** Sends now, or not at all; what must not be lost is kept by the watcher. */
  say(message: ClientMessage): boolean {
    if (!this.welcome || this.wire === null) return false;
    this.wire.send(JSON.stringify(message));
    // Whoever has moved looks at the table: a connection that died unnoticed is not waited for.
    if (message.type === 'play') this.expectAnswer();
    return true;
  }

  /** Connects at once if there is no connection: somebody came back to the page, or the network did. */
  connect(): void {
    if (this.wire !== null) return;
    this.stopTimer();
    const wire = this.outside.open();
    this.wire = wire;
    if (this.failures === 0) this.become('connecting');
    wire.onopen = () => wire.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL } satisfies ClientMessage));
    wire.onmessage = (event) => this.hear(wire, event.data);
    wire.onclose = () => this.lost(wire);
    this.expectAnswer();
  }

  /** Whether the server is still there: after sleep, or when the device says that its network has gone or come. */
  probe(): void {
    if (this.wire === null) return this.connect();
    if (this.say({ type: 'ping' })) this.expectAnswer(PROBED_WITHIN_MS);
  }

  /** Starts over with the identity that the cookie now has. */
  restart(): void {
    const wire = this.wire;
    if (wire === null) return this.connect();
    this.lost(wire);
    wire.close();
    this.connect();
  }

  private hear(wire: Wire, data: unknown): void {
    if (wire !== this.wire || typeof data !== 'string') return;
    let message: ServerMessage;
    try {
      message = JSON.parse(data) as ServerMessage;
    } catch {
      return;
    }
    this.heardSomething();
    if (message.type === 'welcome') {
      this.welcome = true;
      this.name = message.name ?? null;
      this.failures = 0;
      this.become('online');
      for (const watcher of this.watchers) this.announce(watcher);
      return;
    }
    if (message.type === 'bye') return this.drop();
    for (const ear of this.ears) ear(message);
    for (const watcher of this.watchers) if (concerns(message, watcher)) watcher.hear(message);
  }

  private announce(watcher: Watcher): void {
    this.say({ type: 'watch', table: watcher.table, ...seatOf(watcher), detail: 'full' });
    const move = watcher.unanswered();
    if (move !== null && watcher.seat !== null) {
      this.say({ type: 'play', table: watcher.table, seat: watcher.seat, seq: move.seq, action: move.action });
    }
  }

  private heardSomething(): void {
    if (this.silence !== null) this.outside.cancel(this.silence);
    this.silence = this.outside.later(() => {
      this.say({ type: 'ping' });
      this.expectAnswer();
    }, PING_EVERY_MS);
  }

  private expectAnswer(within_ms = ANSWER_WITHIN_MS): void {
    if (this.silence !== null) this.outside.cancel(this.silence);
    this.silence = this.outside.later(() => this.drop(), within_ms);
  }

  private drop(): void {
    const wire = this.wire;
    if (wire === null) return;
    this.lost(wire);
    wire.close();
  }

  private lost(wire: Wire): void {
    if (wire !== this.wire) return;
    this.wire = null;
    this.welcome = false;
    if (this.silence !== null) this.outside.cancel(this.silence);
    this.silence = null;
    this.failures += 1;
    this.become('offline');
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (this.failures - 1));
    // Half of the wait is chance, so that after a restart not everybody comes at once.
    this.timer = this.outside.later(() => this.connect(), wait / 2 + (wait / 2) * this.outside.random());
  }

  private stopTimer(): void {
    if (this.timer !== null) this.outside.cancel(this.timer);
    this.timer = null;
  }

  private become(state: LinkState): void {
    this.state = state;
    for (const listener of this.listeners) listener(state);
  }
}

function seatOf(watcher: Watcher): { seat?: number } {
  return watcher.seat === null ? {} : { seat: watcher.seat };
}

function isFor(seat: number | null, watcher: Watcher): boolean {
  return seat === watcher.seat || (seat !== null && watcher.besides?.includes(seat) === true);
}

/** Whether a message is for this watcher: its table, and its eyes where the message has some. */
function concerns(message: ServerMessage, watcher: Watcher): boolean {
  switch (message.type) {
    case 'table':
      return message.id === watcher.table;
    case 'sync':
    case 'step':
    case 'history':
    case 'picture':
      return message.table === watcher.table && message.seat === watcher.seat;
    case 'played':
    case 'because':
    case 'hints':
      return message.table === watcher.table && message.seat === watcher.seat;
    case 'refused':
      return message.table === undefined || (message.table === watcher.table && isFor(message.seat ?? watcher.seat, watcher));
    case 'clocks':
    case 'undo_asked':
    case 'undo_dropped':
    case 'chat':
    case 'chat_log':
    case 'closed':
      return message.table === watcher.table;
    case 'error':
      return true;
    default:
      return false;
  }
}

/** The browser's own connection. */
export function browserOutside(): Outside {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return {
    open: () => new WebSocket(`${scheme}://${location.host}/ws`) as unknown as Wire,
    later: (run, ms) => window.setTimeout(run, ms),
    cancel: (timer) => window.clearTimeout(timer),
    random: Math.random,
  };
}
