// The page's one connection.

import { browserOutside, Link } from './socket';

let only: Link | null = null;

export function link(): Link {
  if (only === null) {
    const made = new Link(browserOutside());
    only = made;
    // A server on the same device is there without a network, so it is asked before anybody is told that it is gone.
    window.addEventListener('online', () => made.probe());
    window.addEventListener('offline', () => made.probe());
    // Timers sleep in hidden pages; whoever comes back should not wait for them.
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) made.probe();
    });
  }
  return only;
}
