// Looking for a race: asked over the page's one connection, and again whenever that comes back. Whoever leaves the page looks no longer.

import { link } from './live';
import { me } from './me.svelte';
import type { Phrase, ServerMessage } from './messages';
import { router } from './router.svelte';
import { noteGame } from './tables';

export interface Wish {
  game: string;
  /** Null for as many as come. */
  seats: number | null;
  rated: boolean;
}

export class Seeking {
  wish = $state.raw<Wish | null>(null);
  /** How many want the same, oneself among them; 0 until the server has answered. */
  waiting = $state(0);
  /** When bots fill up, by the clock of this device. */
  until = $state(0);
  /** Why it ended without a race. */
  ended = $state.raw<Phrase | null>(null);
  private stops: (() => void)[] = [];

  async start(wish: Wish): Promise<void> {
    this.stop();
    this.ended = null;
    const isNew = me.name === null;
    await me.be();
    this.wish = wish;
    // The connection must know who looks.
    if (isNew) link().restart();
    this.stops = [
      link().listen((message) => this.hear(message)),
      link().onState((state) => state === 'online' && link().say({ type: 'seek', game: wish.game, rated: wish.rated, ...(wish.seats === null ? {} : { seats: wish.seats }) })),
    ];
    link().connect();
  }

  stop(): void {
    if (this.wish !== null) link().say({ type: 'unseek' });
    this.rest();
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
      this.until = Date.now() + message.bots_in_ms;
    } else if (message.type === 'found') {
      if (this.wish !== null) noteGame(this.wish.game);
      this.rest();
      me.remember(message.table, [message.seat]);
      router.go(`/t/${message.table}`, 'replace');
    } else if (message.type === 'seek_ended' || (message.type === 'refused' && message.table === undefined)) {
      this.ended = message.say;
      this.rest();
    }
  }
}
