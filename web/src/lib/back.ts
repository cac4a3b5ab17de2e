// On phones the browser's way back closes what lies over the page, as people expect of a sheet. While something lies there the history
// has one entry more, which is taken out when it is closed in another way. The entry has the page's own address, so that whoever comes
// to it by going forward, or by loading the page again, is at the page itself.

/** The part of the history that is used; tests bring their own. */
export type Past = Pick<History, 'state' | 'pushState' | 'go'>;

/** How many things lie over the page at an entry of the history. */
export function depthOf(state: unknown): number {
  const depth = typeof state === 'object' && state !== null && 'over' in state ? state.over : 0;
  return typeof depth === 'number' ? depth : 0;
}

export class WayBack {
  /** What lies over the page, the topmost last. */
  private readonly open: { close(): void }[] = [];
  /** The browser was asked to leave entries, and has not done so yet. */
  private leaving = false;

  constructor(private readonly past: () => Past) {}

  /** Something lies over the page until what is returned is called; going back calls `close`. */
  cover(close: () => void): () => void {
    const thing = { close };
    this.open.push(thing);
    this.settle();
    return () => {
      const place = this.open.indexOf(thing);
      if (place >= 0) this.open.splice(place, 1);
      this.settle();
    };
  }

  /** The browser has gone to another entry. */
  moved(): void {
    if (this.leaving) this.leaving = false;
    else while (this.open.length > depthOf(this.past().state)) this.open.pop()?.close();
    this.settle();
  }

  /** Makes the history fit what lies over the page. Leaving an entry takes a while; whatever opens meanwhile waits for it. */
  settle(): void {
    const past = this.past();
    const more = this.open.length - depthOf(past.state);
    if (this.leaving || more === 0) return;
    if (more < 0) {
      this.leaving = true;
      past.go(more);
    } else for (let depth = this.open.length - more + 1; depth <= this.open.length; depth++) past.pushState({ over: depth }, '');
  }
}

export const wayBack = new WayBack(() => history);
