// How far a learner has come, for as long as the page's tab lives: a reload goes on there.

const KEY = 'podium.lesson';

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
    // Then a reload begins the lesson anew.
  }
}
