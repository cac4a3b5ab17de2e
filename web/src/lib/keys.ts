// Which keys are the table's.

/** Beside the board these keys scroll, and go from tab to tab. */
const READING = /^(Arrow.*|Page.*|Home|End| )$/;

/** Whether a key is meant for the table: not one held down, nor one of a field, a sheet or the panel beside the board. */
export function isForTable(event: Pick<KeyboardEvent, 'key' | 'repeat' | 'ctrlKey' | 'metaKey' | 'altKey'> & { target: unknown }): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  // Going along a row by holding an arrow is meant; playing decision after decision by a heavy finger is not.
  if (event.repeat && !event.key.startsWith('Arrow')) return false;
  const place = event.target as Partial<Element> | null;
  if (place?.closest?.('input, textarea, select, dialog') != null) return false;
  return place?.closest?.('aside') == null || !READING.test(event.key);
}
