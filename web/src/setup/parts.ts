// Boards that are laid out of parts: what a click on a part makes of them.

import type { Parts } from '../games/boards';

/**
 * The parts after a click on one. A part that is there goes, unless its group needs it; the other side of its piece gives way
 * to it where it lay; in a group of one it replaces the other; else it is added behind those of its group.
 */
export function toggled(parts: Parts, chosen: readonly string[], id: string): readonly string[] {
  const group = parts.groups.find((it) => it.ids.includes(id));
  if (group === undefined) return chosen;
  const own = chosen.filter((it) => group.ids.includes(it));
  let next: readonly string[];
  if (own.includes(id)) next = own.length > group.least ? own.filter((it) => it !== id) : own;
  else if (own.some((it) => parts.piece(it) === parts.piece(id))) next = own.map((it) => (parts.piece(it) === parts.piece(id) ? id : it));
  else if (group.most === 1) next = [id];
  else next = own.length < group.most ? [...own, id] : own;
  return parts.groups.flatMap((it) => (it === group ? next : chosen.filter((part) => it.ids.includes(part))));
}
