// Up to which step this device showed each race the last time, so that whoever comes back is told what happened since.

const KEY = 'podium.left';
/** The device keeps this many races. */
const RACES_MAX = 40;

function all(): [table: string, seq: number][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter((it): it is [string, number] => Array.isArray(it) && typeof it[0] === 'string' && typeof it[1] === 'number');
  } catch {
    return [];
  }
}

/** The last step that was shown here; null if this device has not shown the race. */
export function leftAt(table: string): number | null {
  return all().find(([it]) => it === table)?.[1] ?? null;
}

export function noteLeft(table: string, seq: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...all().filter(([it]) => it !== table), [table, seq]].slice(-RACES_MAX)));
  } catch {
    // Then nobody is told what happened since.
  }
}
