// The people around this screen, as the device remembers them: their names, and at which tables one of them plays for all.

const PEOPLE = 'podium.people';
const ALONE = 'podium.one_for_all';
/** The server's bound for names. */
export const NAME_MAX = 32;
/** As many as are offered again. */
const PEOPLE_MAX = 12;
const TABLES_MAX = 30;

function listAt(key: string): string[] {
  try {
    return texts(JSON.parse(localStorage.getItem(key) ?? '[]'));
  } catch {
    return [];
  }
}

function keep(key: string, list: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(list));
  } catch {
    // Then they are asked for again.
  }
}

/** The texts among what was stored, perhaps by another version of this page. */
export function texts(stored: unknown): string[] {
  return Array.isArray(stored) ? stored.filter((it) => typeof it === 'string') : [];
}

/** A name as the server would take it: no longer than it may be, without spaces around it. */
export function asName(text: string): string {
  return [...text.trim()].slice(0, NAME_MAX).join('').trim();
}

/** The latest first, each once. */
export function withPeople(known: readonly string[], names: readonly string[]): string[] {
  return [...new Set([...names, ...known].map(asName))].filter((name) => name !== '').slice(0, PEOPLE_MAX);
}

export function knownPeople(): string[] {
  return withPeople(listAt(PEOPLE), []);
}

export function rememberPeople(names: readonly string[]): void {
  keep(PEOPLE, withPeople(listAt(PEOPLE), names));
}

/** Whether one person plays for everybody here at a table, so that no curtain is needed. */
export function isOneForAll(table: string): boolean {
  return listAt(ALONE).includes(table);
}

export function keepOneForAll(table: string, on: boolean): void {
  const others = listAt(ALONE).filter((it) => it !== table);
  keep(ALONE, on ? [table, ...others].slice(0, TABLES_MAX) : others);
}
