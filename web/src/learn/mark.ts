// How far a learner has come. Where a lesson stands is kept as long as the page's tab lives, so that a reload goes on there; what has been
// learnt is kept on the device.

const KEY = 'podium.lesson';
const LEARNT = 'podium.learnt';
const SOLVED = 'podium.solved';

export function keptMark(game: string): number {
  try {
    return Number(sessionStorage.getItem(`${KEY}.${game}`) ?? 0);
  } catch {
    return 0;
  }
}

export function keepMark(game: string, index: number): void {
  try {
    sessionStorage.setItem(`${KEY}.${game}`, String(index));
  } catch {
    // Then a reload starts the lesson over.
  }
}

/** How many of the marked moves were made, of how many there are. */
export interface Learnt {
  made: number;
  count: number;
}

/** What can be used of what was stored. */
export function learntFrom(stored: unknown): Readonly<Record<string, Learnt>> {
  if (typeof stored !== 'object' || stored === null) return {};
  const isOne = (it: unknown): it is Learnt => {
    const { made, count } = (it ?? {}) as Partial<Learnt>;
    return Number.isInteger(made) && Number.isInteger(count) && (made ?? -1) >= 0 && (made ?? 0) <= (count ?? 0);
  };
  return Object.fromEntries(Object.entries(stored).filter(([, it]) => isOne(it)));
}

export function learnt(): Readonly<Record<string, Learnt>> {
  try {
    return learntFrom(JSON.parse(localStorage.getItem(LEARNT) ?? '{}'));
  } catch {
    return {};
  }
}

/** What was learnt once stays learnt, however often a lesson is started over. */
export function keepLearnt(game: string, { made, count }: Learnt): void {
  const all = learnt();
  const best = Math.min(count, Math.max(made, all[game]?.made ?? 0));
  try {
    localStorage.setItem(LEARNT, JSON.stringify({ ...all, [game]: { made: best, count } }));
  } catch {
    // Then the list of lessons starts over with every visit.
  }
}

/** The puzzles that were solved on this device: `game/name`. */
export function solved(): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(SOLVED) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter((it) => typeof it === 'string') : []);
  } catch {
    return new Set();
  }
}

export function keepSolved(game: string, name: string): void {
  try {
    localStorage.setItem(SOLVED, JSON.stringify([...new Set([...solved(), `${game}/${name}`])]));
  } catch {
    // Then the list of puzzles starts over with every visit.
  }
}
