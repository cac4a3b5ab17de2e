// The river as it is laid: its hexes by name, where they lie, how far it is to the spawning ground.

import { list, number, text } from '../../lib/json';
import type { Json, JsonObject, Standing, Value } from '../../lib/messages';
import { once } from '../../lib/once';
import { object, ownName } from './model';

export type Compass = 'n' | 'ne' | 'se' | 's' | 'sw' | 'nw';
export interface Hex {
  at: string;
  board: number;
  column: number;
  height: number;
  /** Heights still to swim. */
  toGo: number;
  /** `water`, `waterfall`, `rock`, `bank`, `start` or `pool`. */
  ground: string;
  symbol: string | null;
  arrows: readonly Compass[];
  joint: boolean;
}

export interface Board {
  id: string;
  /** Of a custom board; printed ones have a message. */
  name: Value | null;
  grade: string;
}

export interface Point {
  x: number;
  y: number;
}

export interface River {
  name: string;
  length: number;
  boards: readonly Board[];
  hexes: readonly Hex[];
  byName: ReadonlyMap<string, Hex>;
  /** By column and height: `"3,12"`. */
  byPlace: ReadonlyMap<string, Hex>;
  least: number;
  most: number;
  /** Where the neighbours lie, in columns and heights, in clockwise order. */
  compass: ReadonlyMap<Compass, readonly [number, number]>;
  /** Where swims lead. */
  directions: ReadonlyMap<string, Compass>;
  /** The seats in the order in which a card touches them, by who played it. */
  orders: readonly (readonly number[])[];
  /** What each symbol does, as the rules call it: helps, troubles, reeds or tires. */
  natures: ReadonlyMap<string, string>;
}

/** The radius of a hex in the drawing's own units. */
export const RADIUS = 39;
/** Half the height of a hex: one step of the height count. */
export const HALF = (RADIUS * Math.sqrt(3)) / 2;


/** Signs of the maps with what they stand for. */
function readSigns(value: Json | undefined): ReadonlyMap<string, string> {
  return new Map(list(value).map(object).map((it) => [text(it['sign']), text(it['id'])]));
}

interface Signs {
  grounds: ReadonlyMap<string, string>;
  symbols: ReadonlyMap<string, string>;
}

function readHex(hex: JsonObject, board: number, { grounds, symbols }: Signs): Hex {
  return {
    at: text(hex['at']),
    board,
    column: number(hex['column']),
    height: number(hex['height']),
    toGo: number(hex['to_go']),
    ground: grounds.get(text(hex['ground'])) ?? '',
    symbol: symbols.get(text(hex['symbol'])) ?? null,
    arrows: list(hex['arrows']).map((arrow) => text(arrow) as Compass),
    joint: hex['joint'] === true,
  };
}

export function readRiver(scenery: JsonObject): River {
  const drawn = list(scenery['boards']).map(object);
  const signs = { grounds: readSigns(scenery['grounds']), symbols: readSigns(scenery['symbols']) };
  const hexes = drawn.flatMap((board, i) => list(board['hexes']).map((hex) => readHex(object(hex), i, signs)));
  const columns = hexes.map((hex) => hex.column);
  return {
    name: text(scenery['river']),
    length: number(scenery['length']),
    boards: drawn.map((board) => ({ id: text(board['id']), name: ownName(board['name']), grade: text(board['grade']) })),
    natures: new Map(list(scenery['symbols']).map(object).map((it) => [text(it['id']), text(it['nature'])])),
    hexes,
    byName: new Map(hexes.map((hex) => [hex.at, hex])),
    byPlace: new Map(hexes.map((hex) => [`${hex.column},${hex.height}`, hex])),
    least: columns.length === 0 ? 0 : Math.min(...columns),
    most: columns.length === 0 ? 8 : Math.max(...columns),
    compass: new Map(list(scenery['compass']).map(object).map((point) => {
      const [x, y] = list(point['step']);
      return [text(point['id']) as Compass, [number(x), number(y)]];
    })),
    orders: list(scenery['orders']).map((order) => list(order).map(number)),
    directions: new Map(list(scenery['directions']).map(object).map((way) => [text(way['id']), text(way['compass']) as Compass])),
  };
}

/** The river of a scenery, read once. */
export const riverOf = once(readRiver);

/** What is above the uppermost hexes and below the lowest. */
export const ABOVE = 90;
export const BELOW = 110;

/** Where a place lies in the drawing: upstream is up. */
export function place(river: River, column: number, height: number): Point {
  return { x: column * 1.5 * RADIUS, y: ABOVE + (river.length - height) * HALF };
}

export function whereIs(river: River, hex: Hex): Point {
  return place(river, hex.column, hex.height);
}

export function spot(river: River, name: string): Point | null {
  const hex = river.byName.get(name);
  return hex === undefined ? null : whereIs(river, hex);
}

export function heightOf(river: River): number {
  return ABOVE + river.length * HALF + BELOW;
}

export function neighbour(river: River, hex: Hex, way: Compass): Hex | undefined {
  const step = river.compass.get(way);
  return step === undefined ? undefined : river.byPlace.get(`${hex.column + step[0]},${hex.height + step[1]}`);
}

export function isWet(hex: Hex | undefined): boolean {
  return hex !== undefined && hex.ground !== 'bank';
}

/** Heights still to swim, as the rules say it. */
export function toGo(river: River, name: string): number {
  return river.byName.get(name)?.toGo ?? 0;
}

/** The seats whose salmon are in the spawning ground. */
export function homeOf({ facts }: Standing): readonly number[] {
  return list(facts?.['home']).map(number);
}

/** Who still has a turn in the last round; null as long as it is not the last. */
export function lastRound({ facts }: Standing): readonly number[] | null {
  const seats = facts?.['last_round'];
  return Array.isArray(seats) ? seats.map(number) : null;
}
