// The review of a race as this page knows it: asked for, being made, there, or refused.

import { api } from '../lib/http';
import { me } from '../lib/me.svelte';
import type { Review, ReviewState } from '../lib/messages';
import { inWords } from '../lib/trouble';

/** How often it is asked how far the server has come. */
const AGAIN_MS = 1000;

export class Reviewing {
  /** Null as long as the server has not answered. */
  state = $state.raw<ReviewState | null>(null);
  /** Why there is none; '' if there is nothing to say. */
  problem = $state('');
  /** How many milliseconds are probably left; null before that can be told. */
  left_ms = $state<number | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  /** What has been done since when. */
  private since: { at: number; done: number } | null = null;

  constructor(private readonly table: string) {}

  get review(): Review | null {
    return this.state?.state === 'made' ? this.state.review : null;
  }

  look = (): Promise<void> => this.ask(() => api.review(this.table));

  begin = (): Promise<void> =>
    this.ask(async () => {
      await me.be();
      return api.makeReview(this.table);
    });

  cancel = (): Promise<void> =>
    this.ask(async () => {
      await api.dropReview(this.table);
      return { state: 'none' };
    });

  /** To where it stands on the page. */
  inSight = (): void => {
    const part = document.querySelector<HTMLElement>('#review');
    part?.scrollIntoView({ block: 'start' });
    part?.focus({ preventScroll: true });
  };

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private async ask(what: () => Promise<ReviewState>): Promise<void> {
    clearTimeout(this.timer);
    try {
      this.take(await what());
      this.problem = '';
    } catch (error) {
      if (!this.closed) this.problem = inWords(error);
    }
    if (!this.closed && this.state?.state === 'making') this.timer = setTimeout(() => void this.look(), AGAIN_MS);
  }

  private take(state: ReviewState): void {
    if (this.closed) return;
    this.state = state;
    if (state.state !== 'making') {
      [this.since, this.left_ms] = [null, null];
      return;
    }
    const now = performance.now();
    this.since ??= { at: now, done: state.done };
    const done = state.done - this.since.done;
    this.left_ms = done < 1 ? null : ((now - this.since.at) / done) * (state.parts - state.done);
  }
}
