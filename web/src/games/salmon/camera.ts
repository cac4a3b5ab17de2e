// What part of the river is in view. Units: the drawing's own, and pixels of the box.

import { HALF, heightOf, isWet, RADIUS, whereIs, type Point, type River } from './river';

export interface Box {
  width: number;
  height: number;
  /** Pixels at the left that a panel covers. */
  covered: number;
  /** Pixels at the right that a panel covers. */
  shaded?: number;
}

/** How far down the panels at the left and at the right reach, in pixels. */
export const OVERVIEW = 396;
export const PILES = 262;

export interface Camera {
  x: number;
  y: number;
}

/** About twenty heights on a desktop, fifteen on a phone. */
export function scaleFor(box: Box, small: boolean): number {
  if (small) return Math.max(0.66, Math.min(0.9, box.width / 520));
  return Math.max(0.7, Math.min(1.6, box.height / 660, roomOf(box) / 690));
}

function roomOf(box: Box): number {
  return box.width - box.covered - (box.shaded ?? 0);
}

/** The water within sight of a height: its left and right edge. */
export function reach(river: River, y: number, half: number): { west: number; east: number } {
  const near = river.hexes.filter(isWet).map((hex) => whereIs(river, hex)).filter((at) => Math.abs(at.y - y) <= half).map((at) => at.x);
  if (near.length === 0) return { west: river.least * 1.5 * RADIUS, east: river.most * 1.5 * RADIUS };
  return { west: Math.min(...near) - RADIUS, east: Math.max(...near) + RADIUS };
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

function held(river: River, box: Box, scale: number, y: number): number {
  const whole = heightOf(river) * scale;
  return whole <= box.height ? (box.height - whole) / 2 : clamp(y, box.height - whole, 0);
}

/** How the drawing must be moved so that a point lies well in view, with more room upstream of it. */
export function lookAt(river: River, box: Box, scale: number, point: Point): Camera {
  const y = held(river, box, scale, box.height * 0.6 - point.y * scale);
  const middle = (box.height / 2 - y) / scale;
  const { west, east } = reach(river, middle, (box.height / scale) * 0.42);
  const room = roomOf(box);
  const centred = box.covered + room / 2 - ((west + east) / 2) * scale;
  if ((east - west) * scale <= room) return { x: centred, y };
  const wanted = box.covered + room / 2 - point.x * scale;
  return { x: clamp(wanted, box.covered + room - (east + 18) * scale, box.covered - (west - 18) * scale), y };
}

/** Whether a point is in view, clear of the edges. */
export function isInView(box: Box, scale: number, camera: Camera, point: Point): boolean {
  const [x, y] = [point.x * scale + camera.x, point.y * scale + camera.y];
  const rim = HALF * 2.5 * scale;
  return y > box.height * 0.3 && y < box.height * 0.74 && x > box.covered + rim * 0.6 && x < box.width - (box.shaded ?? 0) - rim * 0.6;
}

export function moved(river: River, box: Box, scale: number, camera: Camera, dx: number, dy: number): Camera {
  const { west, east } = { west: (river.least - 3) * 1.5 * RADIUS, east: (river.most + 3) * 1.5 * RADIUS };
  const x = clamp(camera.x + dx, Math.min(0, box.width - east * scale), Math.max(box.covered - west * scale, box.width - east * scale));
  return { x, y: held(river, box, scale, camera.y + dy) };
}
