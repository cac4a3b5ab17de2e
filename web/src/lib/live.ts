// The page's one connection.

import { browserOutside, Link } from './socket';

let only: Link | null = null;

export function link(): Link {
  if (only === null) {
    const made = new Link(browserOutside());
    only = made;
    // Timers sleep in hidden pages; whoever comes back should not wait for them.
    window.addEventListener('online', () => made.connect());
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) made.connect();
    });
  }
  return only;
}
