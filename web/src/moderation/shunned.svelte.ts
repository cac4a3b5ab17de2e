// Whom you have muted or blocked at a table. The server does not send what they say; what stands here already is hidden.

import { api } from '../lib/http';
import { me } from '../lib/me.svelte';
import type { Shun } from '../lib/messages';

class Shunned {
  private tables = $state.raw<Readonly<Record<string, readonly Shun[]>>>({});

  async look(table: string): Promise<void> {
    if (me.name === null) return;
    this.keep(table, await api.shunnedAt(table));
  }

  at(table: string, seat: number): Shun {
    return this.tables[table]?.find((it) => it.seat === seat) ?? { seat, mute: false, block: false };
  }

  mutes(table: string, seat: number): boolean {
    return this.at(table, seat).mute;
  }

  async set(table: string, shun: Shun): Promise<void> {
    this.keep(table, await api.shun(table, shun));
  }

  private keep(table: string, seats: readonly Shun[]): void {
    this.tables = { ...this.tables, [table]: seats };
  }
}

export const shunned = new Shunned();
