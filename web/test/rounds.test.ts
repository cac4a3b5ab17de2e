// A round of five bots at usual speed, in every game: what is planned, and what a device makes of it whose every timer is late.
// `stories.json` has the beginnings and ends of races; a round here is all of that, more than any race has between two decisions.

import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Showing } from '../src/lib/looking';
import type { Told } from '../src/lib/messages';
import { Round, ROUND_MS, wishesOf } from '../src/lib/pace';
import { EMPTY, type Race, type Scene } from '../src/lib/race';
import { Show } from '../src/lib/show.svelte';
import { UNTOLD } from '../src/lib/standing';

const races = JSON.parse(readFileSync(new URL('./stories.json', import.meta.url), 'utf8')) as Record<string, Told[]>;
const pictures = import.meta.glob<{ picture: Showing }>(['../src/games/*/picture.ts', '!../src/games/fallback/*'], { eager: true });
const GAMES = Object.entries(pictures).map(([file, { picture }]) => [file.split('/').at(-2) ?? '', picture] as const);
const BOTS = [1, 2, 3, 4, 5];

/** The stories say only of which kind an event was: moves here go far, and so wish for much time. */
const FAR = { from: 0, to: 7, start: 0, end: 6, steps: 6 };

/** The steps of five bots, one after the other. */
function roundOf(game: string): Scene[] {
  const told = (races[game] ?? []).map((it) => ({ ...it, event: { ...FAR, ...it.event } }));
  const length = Math.ceil(told.length / BOTS.length);
  return BOTS.map((by, i) => {
    const events = told.slice(i * length, (i + 1) * length);
    return { seq: i + 1, by, events, shots: { events: events.map(() => ({})), after: {} }, standings: { events: events.map(() => UNTOLD), after: UNTOLD } } as unknown as Scene;
  });
}

describe.each(GAMES)('a round of five bots in %s', (game, showing) => {
  test.each([['all at once', true], ['one by one', false]] as const)('is planned for six seconds if its steps come %s', (_, together) => {
    const scenes = roundOf(game);
    const round = new Round();
    let planned = 0;
    scenes.forEach((scene, k) => {
      scene.events.forEach((_told, i) => {
        const known = together ? scenes.slice(k) : [scene];
        const [first = [], ...later] = known.map((it) => wishesOf(it, showing, 1));
        planned += round.take([...first.slice(i), ...later.flat()], known.map(({ by }) => by), together || k === scenes.length - 1 ? null : BOTS);
      });
    });
    expect(planned).toBeGreaterThan(2000);
    expect(planned).toBeLessThanOrEqual(ROUND_MS);
  });

  describe('on a device that is busy', () => {
    const LATE_MS = 40;
    beforeEach(() => {
      vi.useFakeTimers();
      const inTime = globalThis.setTimeout;
      vi.stubGlobal('setTimeout', (what: () => void, ms = 0) => inTime(what, ms + LATE_MS));
    });
    afterEach(() => {
      vi.unstubAllGlobals();
      vi.useRealTimers();
    });

    test('takes six seconds too, though every timer is late', () => {
      let ended: number | null = null;
      const race = { ...EMPTY, deciding: [{ seat: 0, decision: 'play' }], seq: BOTS.length } as unknown as Race;
      const show = new Show({ picture: () => showing, race: () => race, seat: () => 0, isHere: (seat) => seat === 0, pace: () => 1, isTimed: () => false, settled: () => (ended = performance.now()) });
      const began = performance.now();
      show.begin();
      for (const scene of roundOf(game)) show.queue(scene, true);
      show.goOn();
      vi.advanceTimersByTime(60_000);
      expect(ended).not.toBe(null);
      expect((ended ?? 0) - began).toBeLessThanOrEqual(ROUND_MS + LATE_MS);
      expect((ended ?? 0) - began).toBeGreaterThan(2000);
    });
  });
});
