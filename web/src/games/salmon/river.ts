// The river as it is laid: its hexes by name, where they lie, how far it is to the spawning ground.

import type { Json, JsonObject } from '../../lib/messages';
import { once } from '../../lib/once';
import { object } from './model';

export type Compass = 'n' | 'ne' | 'se' | 's' | 'sw' | 'nw';
export const COMPASS: readonly Compass[] = ['n', 'ne', 'se', 's', 'sw', 'nw'];
/** Where the neighbours lie, in columns and heights. */
export const STEP: Record<Compass, readonly [number, number]> = { n: [0, 2], ne: [1, 1], se: [1, -1], s: [0, -2], sw: [-1, -1], nw: [-1, 1] };

export interface Hex {
  at: string;
  board: number;
  column: number;
  height: number;
  ground: string;
  symbol: string | null;
  arrows: readonly Compass[];
  joint: boolean;
}

export interface Board {
  id: string;
  names: { en: string; fr: string };
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
}

/** The radius of a hex in the drawing's own units. */
export const RADIUS = 39;
/** Half the height of a hex: one step of the height count. */
export const HALF = (RADIUS * Math.sqrt(3)) / 2;

const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
const number = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);
const list = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

function readHex(hex: JsonObject, board: number): Hex {
  return {
    at: text(hex['at']),
    board,
    column: number(hex['column']),
    height: number(hex['height']),
    ground: text(hex['ground']),
    symbol: typeof hex['symbol'] === 'string' ? hex['symbol'] : null,
    arrows: list(hex['arrows']).filter((arrow): arrow is Compass => (COMPASS as readonly Json[]).includes(arrow)),
    joint: hex['joint'] === true,
  };
}

export function readRiver(scenery: JsonObject): River {
  const drawn = list(scenery['boards']).map(object);
  const hexes = drawn.flatMap((board, i) => list(board['hexes']).map((hex) => readHex(object(hex), i)));
  const columns = hexes.map((hex) => hex.column);
  return {
    name: text(scenery['river']),
    length: number(scenery['length']),
    boards: drawn.map((board) => {
      const names = object(board['names']);
      return { id: text(board['id']), names: { en: text(names['en']), fr: text(names['fr']) }, grade: text(board['grade']) };
    }),
    hexes,
    byName: new Map(hexes.map((hex) => [hex.at, hex])),
    byPlace: new Map(hexes.map((hex) => [`${hex.column},${hex.height}`, hex])),
    least: columns.length === 0 ? 0 : Math.min(...columns),
    most: columns.length === 0 ? 8 : Math.max(...columns),
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
  const [x, y] = STEP[way];
  return river.byPlace.get(`${hex.column + x},${hex.height + y}`);
}

export function isWet(hex: Hex | undefined): boolean {
  return hex !== undefined && hex.ground !== '.';
}

/** Heights still to swim: the figure of the standing (SA-104). */
export function toGo(river: River, name: string): number {
  const hex = river.byName.get(name);
  if (hex === undefined) return 0;
  return hex.ground === '*' ? 0 : river.length - hex.height;
}

export function isHome(river: River, name: string): boolean {
  return river.byName.get(name)?.ground === '*';
}

/** "3,12" of "2E:3,12": how people name a hex where the board is plain. */
export function shortName(name: string): string {
  return name.replace(':', ' ');
}
