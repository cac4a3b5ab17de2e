// Where things are on the course: lying for desktops, standing for phones.

/** How many spaces are drawn, in how many lanes. */
export interface Water {
  spaces: number;
  lanes: number;
}

export interface Lying {
  width: number;
  height: number;
  /** The banks above and below the lanes. */
  top: number;
  bottom: number;
  space: number;
  lane: number;
  /** The left edge of a space. */
  x(space: number): number;
  /** Where a bow ball lies. */
  bow(space: number): number;
  /** The middle of a lane, from 1. */
  y(lane: number): number;
  /** The finish line. */
  end: number;
  shell: number;
}

/** A boat's length in spaces and, at most, in pixels; the room behind it for its emblem. */
const SHELL = 4.2;
const SHELL_MOST = 96;
const STERN = 30;

/** Spaces past the finish that are drawn: a boat may come to lie there. */
export const BEYOND = 8;

/** How many spaces past the finish have to be seen: none until a boat can get there, then the same for the rest of the race. */
export function past(spaces: number, boats: readonly number[], marks: readonly number[]): number {
  const leader = Math.max(0, ...boats);
  return leader + BEYOND < spaces ? 0 : Math.max(BEYOND, ...[...boats, ...marks].map((at) => at - spaces));
}

export function lying(width: number, height: number, { spaces, lanes }: Water, beyond = 0): Lying {
  const [top, bottom, right] = [76, 46, Math.max(58, width * 0.062)];
  // A boat at the start is seen whole, with its emblem behind it: its bow is one space past the left edge of the course.
  const long = Math.min((width - right - STERN) / (spaces + SHELL), (width - 12 - STERN) / (spaces + SHELL + beyond));
  const shell = Math.min(SHELL_MOST, long * SHELL);
  const space = Math.min((width - right - STERN - shell) / spaces, (width - 12 - STERN - shell) / (spaces + beyond));
  const left = STERN + shell - space;
  const lane = (height - top - bottom) / lanes;
  const x = (at: number) => left + at * space;
  return {
    width, height, top, bottom, space, lane, x,
    bow: (at) => left + (at + 1) * space - 4,
    y: (at) => top + (at - 1) * lane + lane / 2,
    end: x(spaces + 1),
    shell,
  };
}

export interface Standing {
  width: number;
  height: number;
  left: number;
  lane: number;
  space: number;
  /** The middle of a lane, from 1. */
  x(lane: number): number;
  /** The lower edge of a space, counted from the top of the whole course. */
  y(space: number): number;
  bow(space: number): number;
  /** The height of the whole course. */
  whole: number;
}

const BEFORE = 6;

export function standing(width: number, height: number, { spaces, lanes }: Water): Standing {
  const [left, right] = [40, 30];
  const space = Math.max(16, Math.min(24, height / 18));
  const lane = (width - left - right) / lanes;
  const y = (at: number) => (spaces + BEYOND - at) * space;
  return {
    width, height, left, lane, space,
    x: (at) => left + (at - 1) * lane + lane / 2,
    y,
    bow: (at) => y(at + 1) + 5,
    whole: (spaces + BEYOND + BEFORE) * space,
  };
}

/** How far the standing course is scrolled so that a space is well in view, with more room ahead of it than behind. */
export function follow(course: Standing, space: number): number {
  const wanted = course.bow(space) - course.height * 0.6;
  return Math.max(0, Math.min(course.whole - course.height, wanted));
}
