// The second half of a double click, and a key held down, were meant for what was there before: they do nothing to the
// decision that has come meanwhile.

/** Nobody has read a decision that is younger than this. */
const UNREAD_MS = 400;

export interface Click {
  /** 1 for a single click, 2 for the second of a double click, and so on: `MouseEvent.detail`. */
  detail: number;
  at_ms: number;
  /** The sheet that it fell on. */
  sheet: Element | null;
}

/** Says of every click whether it was meant for something else. `asked` is since when the present decision is there. */
export function doubled(asked: () => number): (click: Click) => boolean {
  let first: { asked: number; sheet: Element | null } = { asked: 0, sheet: null };
  return ({ detail, at_ms, sheet }) => {
    if (detail <= 1) {
      first = { asked: asked(), sheet };
      return false;
    }
    return sheet !== first.sheet || (asked() !== first.asked && at_ms - asked() < UNREAD_MS);
  };
}

/** Holds such clicks and keys back from the whole page. */
export function onlyOnce(asked: () => number): () => void {
  const isDoubled = doubled(asked);
  const click = (event: MouseEvent) => {
    const sheet = event.target instanceof Element ? event.target.closest('dialog') : null;
    if (isDoubled({ detail: event.detail, at_ms: event.timeStamp, sheet })) hold(event);
  };
  const key = (event: KeyboardEvent) => {
    if (event.repeat && event.key === 'Enter' && event.target instanceof Element && event.target.closest('textarea') === null) hold(event);
  };
  window.addEventListener('click', click, { capture: true });
  window.addEventListener('keydown', key, { capture: true });
  return () => {
    window.removeEventListener('click', click, { capture: true });
    window.removeEventListener('keydown', key, { capture: true });
  };
}

function hold(event: Event): void {
  event.stopImmediatePropagation();
  event.preventDefault();
}
