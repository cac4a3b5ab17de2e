// What a championship is called, who takes part in it, and how its points have grown.

import { ticks } from '../finish/chart';
import type { Championship } from '../lib/messages';
import { gameName, named, t } from '../lib/words.svelte';

export function titleOf(of: { name?: string | null; game: string }): string {
  return of.name ?? t('champ-of', { game: gameName(of.game) });
}

/** Everybody who takes part: people by their names, bots by number and level. */
export function entrantNames({ entrants }: Pick<Championship, 'entrants'>): string[] {
  return entrants.map((entrant, i) => entrant.name ?? t('champ-bot', { n: i + 1, level: named('level', entrant.level ?? '') }));
}

const COLOURS = ['#1f6fb2', '#c2571a', '#2e8b57', '#8e44ad', '#b3261e', '#7a6a00', '#00838f', '#ad1457'];

/** A colour of one's own as far as they go; the line is named at its end as well. */
export const colourOf = (entrant: number): string => COLOURS[entrant % COLOURS.length] ?? '#555';

const [LEFT, TOP, BOTTOM, NAME] = [34, 12, 26, 130];
/** Lines that can be told apart. */
const LINES = 8;
/** Names at the ends of lines stand at least so far apart. */
const APART = 15;

export interface PointsDrawing {
  marks: readonly { value: number; y: number }[];
  races: readonly { n: number; x: number }[];
  lines: readonly { entrant: number; path: string; points: readonly { x: number; y: number; sum: number }[]; nameY: number }[];
  right: number;
  left: number;
}

/** The points of those who are ahead, and of one more, after each race; from 0. */
export function pointsDrawing(standings: Championship['standings'], also: number | null, width: number, height: number): PointsDrawing {
  const shown = standings.filter((it, i) => i < LINES || it.entrant === also);
  const races = Math.max(1, ...shown.map((it) => it.after.length));
  const most = Math.max(1, ...shown.map((it) => it.points));
  const levels = ticks(0, most);
  const top = Math.max(most, levels.at(-1) ?? most);
  const right = width - NAME;
  const X = (race: number): number => LEFT + ((right - LEFT) * race) / races;
  const Y = (sum: number): number => height - BOTTOM - ((height - BOTTOM - TOP) * sum) / top;
  let below = -Infinity;
  const lines = shown.map((it) => {
    const points = [0, ...it.after].map((sum, race) => ({ x: X(race), y: Y(sum), sum }));
    const nameY = Math.max(Y(it.points) + 4, below + APART);
    below = nameY;
    return { entrant: it.entrant, points, nameY, path: points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)},${y.toFixed(1)}`).join('') };
  });
  return {
    left: LEFT, right, lines,
    marks: levels.map((value) => ({ value, y: Y(value) })),
    races: Array.from({ length: races + 1 }, (_, n) => ({ n, x: X(n) })),
  };
}
