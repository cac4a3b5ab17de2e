// Addresses without a hash: the server answers each of them with the same page. With what they begin stands in `addresses.json`, which the
// server reads as well: an address that is missing there leads nowhere here, too.

import addresses from './addresses.json';
import { depthOf, wayBack } from './back';
import { keysIn, type SeatKey } from './invite';

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string | null }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string; step: number | null; event: number | null }
  /** Without a game: all lessons. With a puzzle: that one instead of the lesson. */
  | { page: 'learn'; game: string | null; puzzle: string | null }
  /** Today's puzzle. */
  | { page: 'puzzle' }
  | { page: 'rules'; game: string | null; rule: string | null }
  | { page: 'you' }
  | { page: 'races' }
  /** Where a link in a mail leads. */
  | { page: 'mail' }
  | { page: 'find'; game: string | null }
  /** Who is strong in a game; without one, in the first. */
  | { page: 'leaders'; game: string | null }
  /** The race of the day in a game, today's if no date is named. */
  | { page: 'day'; game: string | null; date: string | null }
  | { page: 'person'; id: string }
  | { page: 'championships' }
  | { page: 'new-championship' }
  | { page: 'championship'; code: string }
  | { page: 'nowhere' };

export function routeOf(url: URL): Route {
  const [first, second, third, ...rest] = url.pathname.split('/').filter((part) => part !== '').map(decodeURIComponent);
  if (rest.length > 0 || (third !== undefined && first !== 'learn')) return { page: 'nowhere' };
  if (first === undefined) return { page: 'home' };
  if (!addresses.includes(first)) return { page: 'nowhere' };
  if (first === 'new') return { page: 'new', game: second ?? null };
  if (first === 't' && second !== undefined) return { page: 'table', id: second };
  if (first === 'replay' && second !== undefined) {
    const given = (name: string) => (/^\d+$/.test(url.searchParams.get(name) ?? '') ? Number(url.searchParams.get(name)) : null);
    return { page: 'replay', id: second, step: given('step'), event: given('event') };
  }
  if (first === 'learn') return { page: 'learn', game: second ?? null, puzzle: third ?? null };
  if (first === 'puzzle' && second === undefined) return { page: 'puzzle' };
  if (first === 'rules') return { page: 'rules', game: second ?? null, rule: url.hash.length > 1 ? url.hash.slice(1) : null };
  if (first === 'find') return { page: 'find', game: second ?? null };
  if (first === 'leaders') return { page: 'leaders', game: second ?? null };
  if (first === 'day') return { page: 'day', game: second ?? null, date: url.searchParams.get('date') };
  if (first === 'championships' && (second === undefined || second === 'new')) return { page: second === 'new' ? 'new-championship' : 'championships' };
  if (first === 'championship' && second !== undefined) return { page: 'championship', code: second };
  if (first === 'people' && second !== undefined) return { page: 'person', id: second };
  if (first === 'you' && second === 'races') return { page: 'races' };
  if (first === 'you' && second === 'mail') return { page: 'mail' };
  if (first === 'you' && second === undefined) return { page: 'you' };
  return { page: 'nowhere' };
}

/** Words that people type, and where they lead: races to watch are a part of the first page, your own one of yours. */
const SHORT: ReadonlyMap<string, string> = new Map([['/watch', '/#watch'], ['/races', '/you/races']]);

class Router {
  route = $state.raw<Route>({ page: 'home' });
  /** The keys of seats that a link has brought, taken out of the address at once so that they are not passed on. */
  keys = $state.raw<{ table: string; keys: readonly SeatKey[] } | null>(null);

  start(): void {
    window.addEventListener('popstate', () => {
      wayBack.moved();
      this.read();
    });
    window.addEventListener('hashchange', () => this.read());
    document.addEventListener('click', (event) => this.click(event));
    this.read();
    wayBack.settle();
    this.show();
  }

  go(path: string, how: 'push' | 'replace' = 'push'): void {
    if (path === location.pathname + location.search + location.hash) return;
    // The entry of a sheet is not come back to.
    if (how === 'push' && depthOf(history.state) === 0) history.pushState(null, '', path);
    else history.replaceState(null, '', path);
    this.read();
    if (how === 'push' && !path.includes('#')) window.scrollTo(0, 0);
    this.show();
  }

  /** A part of a page that the address names, as soon as it is drawn. */
  private show(): void {
    const { hash } = location;
    if (hash.length > 1) requestAnimationFrame(() => document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'start' }));
  }

  private read(): void {
    const better = SHORT.get(location.pathname.replace(/(.)\/$/, '$1'));
    if (better !== undefined) history.replaceState(history.state, '', better);
    const url = new URL(location.href);
    const route = routeOf(url);
    if (route.page === 'table') {
      const keys = keysIn(url.hash);
      if (keys.length > 0) {
        this.keys = { table: route.id, keys };
        history.replaceState(history.state, '', url.pathname);
      }
    }
    // The same page stays as it is: what is being chosen there is not lost.
    if (JSON.stringify(route) !== JSON.stringify(this.route)) this.route = route;
  }

  private click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.target !== '' || link.origin !== location.origin) return;
    if (link.hasAttribute('download') || link.pathname.startsWith('/api')) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
