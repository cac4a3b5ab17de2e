import { beforeEach, describe, expect, test } from 'vitest';
import type { ClientMessage, ServerMessage } from '../src/lib/messages';
import { Seeking, type Wish } from '../src/lib/seeking.svelte';
import type { LinkState } from '../src/lib/socket';

const wish: Wish = { game: 'pig', seats: null, rated: false };
const stopped = { type: 'seek_ended', say: { id: 'server-seek-stopped' } } as const;

/** A connection to a server that says what a test wants. */
class FakeLink {
  name: string | null = 'Ada';
  state: LinkState = 'offline';
  sent: ClientMessage[] = [];
  restarts = 0;
  ears = new Set<(message: ServerMessage) => void>();
  listeners = new Set<(state: LinkState) => void>();
  listen(ear: (message: ServerMessage) => void): () => void {
    this.ears.add(ear);
    return () => this.ears.delete(ear);
  }
  onState(listener: (state: LinkState) => void): () => void {
    this.listeners.add(listener);
    listener(this.state);
    return () => this.listeners.delete(listener);
  }
  say(message: ClientMessage): boolean {
    if (this.state === 'online') this.sent.push(message);
    return this.state === 'online';
  }
  connect(): void {
    if (this.state !== 'online') this.become('online');
  }
  restart(): void {
    this.restarts += 1;
    this.become('offline');
    this.become('online');
  }
  become(state: LinkState): void {
    this.state = state;
    for (const listener of this.listeners) listener(state);
  }
  says(message: ServerMessage): void {
    for (const ear of this.ears) ear(message);
  }
  get types(): string[] {
    return this.sent.map(({ type }) => type);
  }
}

let link: FakeLink;
let entered: [string, number, string | null][];
let seeking: Seeking;

beforeEach(() => {
  link = new FakeLink();
  entered = [];
  seeking = new Seeking({ link: () => link, be: () => Promise.resolve(), enter: (...table) => entered.push(table) });
});

describe('looking for a race', () => {
  test('says the wish, how many wait and when bots fill up, and goes to what was found', async () => {
    await seeking.start({ ...wish, seats: 3, rated: true });
    expect(link.sent).toEqual([{ type: 'seek', game: 'pig', seats: 3, rated: true }]);
    link.says({ type: 'seeking', game: 'pig', seats: 3, rated: true, waiting: 2, bots_in_ms: 24_500 });
    expect([seeking.waiting, seeking.told, seeking.until !== null]).toEqual([2, 25, true]);
    link.says({ type: 'seeking', game: 'pig', seats: 3, rated: true, waiting: 1 });
    expect(seeking.until).toBeNull();
    link.says({ type: 'found', table: 't', seat: 2 });
    expect([entered, seeking.wish, link.ears.size]).toEqual([[['t', 2, 'pig']], null, 0]);
  });

  test('asks again when the connection comes back', async () => {
    await seeking.start(wish);
    link.become('offline');
    expect([seeking.online, seeking.waiting]).toEqual([false, 0]);
    link.become('online');
    expect(link.types).toEqual(['seek', 'seek']);
  });

  test('a connection that does not know who looks is made anew, once', async () => {
    link.name = null;
    await seeking.start(wish);
    expect([link.restarts, link.types]).toEqual([1, ['seek']]);
  });

  test('whoever stops too late still comes to the race that was found', async () => {
    await seeking.start(wish);
    seeking.stop();
    expect([seeking.wish, link.types]).toEqual([null, ['seek', 'unseek']]);
    link.says({ type: 'found', table: 't', seat: 0 });
    expect(entered).toHaveLength(1);
  });

  test('whoever stops and begins anew looks on, and nothing is heard after having stopped for good', async () => {
    await seeking.start(wish);
    seeking.stop();
    await seeking.start(wish);
    link.says(stopped);
    expect(seeking.wish).toEqual(wish);
    seeking.stop();
    link.says(stopped);
    expect([seeking.ended, link.ears.size, link.listeners.size]).toEqual([null, 0, 0]);
  });

  test('whoever leaves before being somebody does not begin to look', async () => {
    const begun = seeking.start(wish);
    seeking.stop();
    await begun;
    expect([seeking.wish, link.sent]).toEqual([null, []]);
  });

  test.each<ServerMessage>([
    { type: 'seek_ended', say: { id: 'server-seek-elsewhere' } },
    { type: 'refused', code: 'too_much', say: { id: 'server-many-tables' } },
    { type: 'error', code: 'too_fast', dropped: { type: 'seek' }, say: { id: 'server-too-fast', with: { most: 20 } } },
  ])('what ends it is said: %o', async (message) => {
    await seeking.start(wish);
    link.says(message);
    expect([seeking.wish, seeking.ended]).toEqual([null, 'say' in message ? message.say : null]);
  });
});
