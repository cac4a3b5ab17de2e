import { beforeEach, describe, expect, test } from 'vitest';
import type { Action, ClientMessage, ServerMessage } from '../src/lib/messages';
import { Link, type Watcher, type Wire } from '../src/lib/socket';

class FakeWire implements Wire {
  sent: ClientMessage[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.closed = true;
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome(): void {
    this.onopen?.();
    this.says({ type: 'welcome', protocol: 1, server: '0', message_max: 8192, messages_per_second: 20 });
  }
  ofType(type: string): ClientMessage[] {
    return this.sent.filter((message) => message.type === type);
  }
}

let wires: FakeWire[];
let timers: Map<number, { run: () => void; ms: number }>;
let heard: ServerMessage[];
let move: { seq: number; action: Action } | null;

const watcher: Watcher = {
  table: 't', seat: 0, unanswered: () => move, hear: (message) => heard.push(message),
};

function newest(): FakeWire {
  const wire = wires.at(-1);
  if (wire === undefined) throw new Error('nothing was opened');
  return wire;
}

function makeLink(): Link {
  let next = 1;
  return new Link({
    open: () => {
      const wire = new FakeWire();
      wires.push(wire);
      return wire;
    },
    later: (run, ms) => {
      timers.set(next, { run, ms });
      return next++;
    },
    cancel: (timer) => timers.delete(timer),
    random: () => 1,
  });
}

/** Lets all waiting timers of at least that length run. */
function pass(least: number): void {
  for (const [id, timer] of [...timers]) {
    if (timer.ms >= least && timers.delete(id)) timer.run();
  }
}

beforeEach(() => {
  wires = [];
  timers = new Map();
  heard = [];
  move = null;
});

describe('the connection', () => {
  test('says hello, then what it watches', () => {
    makeLink().watch(watcher);
    newest().welcome();
    expect(newest().sent).toEqual([
      { type: 'hello', protocol: 2 },
      { type: 'watch', table: 't', seat: 0, detail: 'full' },
    ]);
  });

  test('comes back to what it watched, with the move that had no answer', () => {
    const link = makeLink();
    link.watch(watcher);
    newest().welcome();
    move = { seq: 7, action: { type: 'roll' } };
    newest().onclose?.();
    expect(link.state).toBe('offline');
    pass(1);
    expect(wires).toHaveLength(2);
    newest().welcome();
    expect(link.state).toBe('online');
    expect(newest().ofType('watch')).toEqual([{ type: 'watch', table: 't', seat: 0, detail: 'full' }]);
    expect(newest().ofType('play')).toEqual([{ type: 'play', table: 't', seat: 0, seq: 7, action: { type: 'roll' } }]);
  });

  test('waits longer after each failure, up to a limit', () => {
    makeLink().watch(watcher);
    const waits: number[] = [];
    for (let i = 0; i < 8; i++) {
      newest().onclose?.();
      waits.push(Math.max(...[...timers.values()].map((timer) => timer.ms)));
      pass(1);
    }
    expect(waits).toEqual([400, 800, 1600, 3200, 6400, 8000, 8000, 8000]);
  });

  test('gives up a silent server and connects again', () => {
    makeLink().watch(watcher);
    newest().welcome();
    pass(20_000);
    expect(newest().ofType('ping')).toHaveLength(1);
    pass(8_000);
    expect(newest().closed).toBe(true);
    pass(1);
    expect(wires).toHaveLength(2);
  });

  test('does not wait long for a server that leaves a move unanswered', () => {
    const link = makeLink();
    link.watch(watcher);
    newest().welcome();
    link.say({ type: 'play', table: 't', seat: 0, seq: 3, action: { type: 'roll' } });
    move = { seq: 3, action: { type: 'roll' } };
    pass(8_000);
    expect(newest().closed).toBe(true);
    pass(1);
    newest().welcome();
    expect(newest().ofType('play')).toHaveLength(1);
  });

  test('asks whether the server is still there when the device says that its network has gone', () => {
    const link = makeLink();
    link.watch(watcher);
    newest().welcome();
    link.probe();
    expect(newest().ofType('ping')).toHaveLength(1);
    newest().says({ type: 'pong' });
    expect([...timers.values()].map(({ ms }) => ms)).toEqual([20_000]);
    link.probe();
    pass(3_000);
    expect(link.state).toBe('offline');
    link.probe();
    expect(wires).toHaveLength(2);
  });

  test('leaves at once when the server says bye', () => {
    const link = makeLink();
    link.watch(watcher);
    newest().welcome();
    newest().says({ type: 'bye', why: 'the server stops' });
    expect(link.state).toBe('offline');
    expect(newest().closed).toBe(true);
  });

  test('hears only what is for its table and its eyes', () => {
    makeLink().watch(watcher);
    newest().welcome();
    newest().says({ type: 'picture', table: 't', seat: 1, text: 'not mine' });
    newest().says({ type: 'picture', table: 'u', seat: 0, text: 'not here' });
    newest().says({ type: 'picture', table: 't', seat: 0, text: 'mine' });
    newest().says({ type: 'something_new' });
    expect(heard).toEqual([{ type: 'picture', table: 't', seat: 0, text: 'mine' }]);
  });
});
