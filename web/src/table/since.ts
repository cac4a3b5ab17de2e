// What others did since the viewer's last move, shown once more.

import { api } from '../lib/http';
import { sinceOwn } from '../lib/replay';
import type { Table } from '../lib/table.svelte';

/** The viewer's last move is looked for in what the server tells again, as this seat may know it. */
export async function showAgain(table: Table, seat: number): Promise<void> {
  try {
    const { before, scenes } = sinceOwn(await api.replay(table.table, seat), seat);
    table.again(before, scenes);
  } catch {
    // Not reached: the sentences are there all the same.
  }
}
