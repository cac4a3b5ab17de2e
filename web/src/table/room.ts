// How a table is laid out in the room there is.

import type { DockRoom } from '../games/picture';

export interface Room {
  /** As on a phone: seats as chips, log and standing in a sheet. */
  small: boolean;
  /** A phone on its side, or a page looked at twice as large: the dock stands beside the board, for below it there is no room. */
  short: boolean;
  narrow: boolean;
  /** A page looked at four times as large: nothing has room beside anything, so the page itself scrolls. */
  flowing: boolean;
}

export function roomIn(width: number, height: number): Room {
  const short = height < 520 && width >= 560;
  return { short, small: short || width < 700, narrow: width < 1100, flowing: !short && height < 460 && width < 700 };
}

/** The dock of a game whose picture asks for no room of its own. */
const USUAL: DockRoom = { desk: 240, narrow: 260, phone: 300 };

export function dockHeight(dock: DockRoom | undefined, { small, narrow }: Room, watching = false): number {
  const room = dock ?? USUAL;
  return small ? ((watching ? room.watched : undefined) ?? room.phone) : narrow ? room.narrow : room.desk;
}
