// Sound and touch: which events are heard, and that nothing is while they are off.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { settings } from '../src/lib/settings.svelte';
import { ALL, forget, lengthOf, play, soundIn, type Sounds } from '../src/lib/sound';

const found = import.meta.glob<{ sounds: Sounds }>('../src/games/*/sounds.ts', { eager: true });
const GAMES = Object.fromEntries(Object.entries(found).map(([file, { sounds }]) => [file.split('/').at(-2) ?? '', sounds]));

/** The names of a game's events, as its source has them. */
function eventsOf(game: string): string[] {
  const source = readFileSync(fileURLToPath(new URL(`../../games/${game}/src/event.rs`, import.meta.url)), 'utf8');
  const [, body = ''] = source.split('pub enum Event {');
  const names = [...(body.split('\n}\n')[0] ?? '').matchAll(/^ {4}([A-Z]\w+)(?: \{|,)/gm)].map((found) => found[1] ?? '');
  return names.map((name) => name.replaceAll(/(?!^)[A-Z]/g, (letter) => `_${letter}`).toLowerCase());
}

/** What the page asked the browser to sound: kinds of sources by when they begin. */
let struck: string[];
let shaken: (number | number[])[];
let state: 'running' | 'suspended';
const param = { value: 0, setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
const node = (kind: string) => ({
  kind, gain: param, frequency: param, type: '', buffer: null, connect: (to: unknown) => to, stop: () => undefined, start: () => struck.push(kind),
});

class Audio {
  currentTime = 0;
  sampleRate = 100;
  destination = {};
  get state(): string {
    return state;
  }
  resume = () => Promise.resolve();
  createOscillator = () => node('tone');
  createBufferSource = () => node('noise');
  createGain = () => node('gain');
  createBiquadFilter = () => node('filter');
  createBuffer = () => ({ getChannelData: () => new Float32Array(100) });
}

beforeEach(() => {
  [struck, shaken, state] = [[], [], 'running'];
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.stubGlobal('AudioContext', Audio);
  vi.stubGlobal('navigator', { vibrate: (pattern: number[]) => shaken.push(pattern), language: 'en' });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  forget();
});
afterEach(() => {
  settings.set({ sound: false, buzz: false });
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe.each(Object.keys(GAMES))('the sounds of %s', (game) => {
  const sounds = GAMES[game] ?? {};
  test('know every kind of event, and no other', () => {
    expect(Object.keys(sounds).sort()).toEqual(eventsOf(game).sort());
  });
  test('end with the finish, and somebody who is home is heard before', () => {
    const heard = Object.keys(sounds).map((type) => soundIn(sounds, { type }));
    expect(heard.filter((sound) => sound === 'finish')).toHaveLength(1);
    expect(heard.filter((sound) => sound === 'cross')).toHaveLength(1);
  });
  test('are many kinds', () => {
    const heard = new Set(Object.keys(sounds).map((type) => soundIn(sounds, { type })).filter((sound) => sound !== null));
    expect(heard.size).toBeGreaterThanOrEqual(10);
  });
});

test('what an event tells decides where its kind alone does not', () => {
  const { rowing = {}, whitewater = {}, fishing = {}, salmon = {} } = GAMES;
  expect(soundIn(rowing, { type: 'moved', cause: 'tides' })).toBe('flow');
  expect(soundIn(rowing, { type: 'moved', cause: 'crab' })).toBe(null);
  expect(soundIn(whitewater, { type: 'hazard', cleared: true })).toBe('good');
  expect(soundIn(fishing, { type: 'pearls', why: 'sale', change: 3 })).toBe(null);
  expect(soundIn(salmon, { type: 'unheard_of' })).toBe(null);
});

test('nothing sounds and nothing shakes until somebody asks for it', () => {
  for (const sound of ALL) play(sound);
  expect([struck, shaken]).toEqual([[], []]);
});

test('every sound is made of notes, and start and finish are the longest', () => {
  settings.set({ sound: true });
  for (const sound of ALL) {
    vi.advanceTimersByTime(5000);
    struck = [];
    play(sound);
    expect(struck.length, sound).toBeGreaterThan(0);
  }
  const [first, second] = [...ALL].sort((a, b) => lengthOf(b) - lengthOf(a));
  expect(new Set([first, second])).toEqual(new Set(['start', 'finish']));
  expect(shaken).toEqual([]);
});

test('a phone shakes for what happens to you, with or without sounds', () => {
  settings.set({ buzz: true });
  for (const [sound, own] of [['turn', true], ['crash', true], ['crash', false], ['card', true], ['finish', true]] as const) {
    vi.advanceTimersByTime(5000);
    play(sound, own);
  }
  expect(shaken).toEqual([[40], [90, 40, 90], [60, 60, 60, 60, 220]]);
  expect(struck).toEqual([]);
});

test('something that lies on a desk does not shake', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  settings.set({ buzz: true });
  play('turn');
  expect(shaken).toEqual([]);
});

test('many things at once are not a noise: one of a kind, a few in all, and nothing over a motif', () => {
  settings.set({ sound: true });
  for (let i = 0; i < 20; i++) play('tick');
  expect(struck).toHaveLength(1);
  for (const sound of ALL) if (sound !== 'start' && sound !== 'finish') play(sound);
  vi.advanceTimersByTime(1000);
  struck = [];
  play('finish');
  const alone = struck.length;
  play('turn');
  expect(struck).toHaveLength(alone);
  vi.advanceTimersByTime(3000);
  play('turn');
  expect(struck.length).toBeGreaterThan(alone);
});

test('what the browser lets sound too late is not made up for', async () => {
  settings.set({ sound: true });
  state = 'suspended';
  play('card');
  vi.advanceTimersByTime(1000);
  await Promise.resolve();
  expect(struck).toEqual([]);
  play('card');
  await Promise.resolve();
  expect(struck).toEqual(['noise']);
});
