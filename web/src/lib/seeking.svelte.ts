// Looking for a race: asked over the page's one connection, and again whenever that comes back. Whoever leaves the page looks no longer,
// unless a race was found just before.

import { link } from './live';
import { me } from './me.svelte';
import type { Phrase, ServerMessage } from './messages';
import { router } from './router.svelte';
import type { Link, LinkState } from './socket';
import { noteGame } from './tables';

export interface Wish {
  game: string;
  /** Null for as many as come. */
  seats: number | null;
  rated: boolean;
}

/** What is needed besides the connection; tests bring their own. */
export interface Around {
  link(): Pick<Link, 'listen' | 'onState' | 'say' | 'connect' | 'restart' | 'name'>;
  /** Becomes somebody, if nobody sits before this device yet. */
  be(): Promise<unknown>;
  /** Goes to the table that was found. */
  enter(table: string, seat: number, game: string | null): void;
}

export class Seeking {
  wish = $state.raw<Wish | null>(null);
  /** How many want the same, oneself among them; 0 until the server has answered. */
  waiting = $state(0);
  /** When bots fill up, by the clock of this device; null if they never do. */
  until = $state<number | null>(null);
  /** In how many seconds they do, as the server said last. */
  told = $state(0);
  online = $state(false);
  /** Why it ended without a race. */
  ended = $state.raw<Phrase | null>(null);
  /** The game that was looked for last. */
  private game: string | null = null;
  private stops: (() => void)[] = [];
  private turn = 0;
  private restarted = false;

  constructor(private readonly around: Around) {}

  async start(wish: Wish): Promise<void> {
    this.ended = null;
    const turn = ++this.turn;
    await this.around.be();
    // Somebody has left in the meantime, or looks for something else.
    if (turn !== this.turn) return;
    this.rest();
    this.wish = wish;
    this.game = wish.game;
    this.restarted = false;
    const link = this.around.link();
    this.stops = [link.listen((message) => this.hear(message)), link.onState((state) => this.become(state))];
    link.connect();
  }

  /** Looks no longer. What the server answers is still heard: a race may have been found just before. */
  stop(): void {
    this.turn += 1;
    if (this.wish === null) return;
    this.wish = null;
    if (!this.around.link().say({ type: 'unseek' })) this.rest();
  }

  private become(state: LinkState): void {
    this.online = state === 'online';
    if (!this.online) this.waiting = 0;
    // Whoever has stopped is forgotten with the connection.
    if (this.wish === null && !this.online) return this.rest();
    if (this.wish === null || !this.online) return;
    const link = this.around.link();
    // The connection must know who looks.
    if (link.name === null && !this.restarted) {
      this.restarted = true;
      return link.restart();
    }
    const { game, seats, rated } = this.wish;
    link.say({ type: 'seek', game, rated, ...(seats === null ? {} : { seats }) });
  }

  private rest(): void {
    for (const stop of this.stops) stop();
    this.stops = [];
    this.wish = null;
    this.waiting = 0;
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'seeking') {
      this.waiting = message.waiting;
      const in_ms = message.bots_in_ms ?? null;
      this.until = in_ms === null ? null : Date.now() + in_ms;
      this.told = Math.ceil((in_ms ?? 0) / 1000);
    } else if (message.type === 'found') {
      this.turn += 1;
      this.rest();
      this.around.enter(message.table, message.seat, this.game);
    } else if (message.type === 'seek_ended' && message.say.id === 'server-seek-stopped') {
      // The answer to having stopped; whoever has begun anew since then looks on.
      if (this.wish === null) this.rest();
    } else if (isEnd(message)) {
      this.ended = message.say;
      this.rest();
    }
  }
}

function isEnd(message: ServerMessage): message is Extract<ServerMessage, { type: 'seek_ended' | 'refused' | 'error' }> {
  if (message.type === 'refused') return message.table === undefined;
  if (message.type === 'error') return message.dropped?.type === 'seek';
  return message.type === 'seek_ended';
}

export const seeking = new Seeking({
  link,
  be: () => me.be(),
  enter: (table, seat, game) => {
    if (game !== null) noteGame(game);
    me.remember(table, [seat]);
    router.go(`/t/${table}`, router.route.page === 'find' ? 'replace' : 'push');
  },
});
