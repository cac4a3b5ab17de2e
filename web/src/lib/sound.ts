// Sound and touch: short sounds, made on the spot without files, and the buzz of a phone. Both are off until somebody turns them on.

import type { GameEvent } from './messages';
import { settings } from './settings.svelte';

/** A note: from one pitch to another, in hertz. For `noise` they are the middle of what is let through. */
interface Note {
  wave: OscillatorType | 'noise';
  from: number;
  to?: number;
  /** When it begins, and for how long it sounds, in seconds. */
  at?: number;
  length: number;
  level?: number;
}

const note = (wave: Note['wave'], from: number, length: number, at = 0, level = 0.5, to = from): Note => ({ wave, from, to, at, length, level });
/** Notes one after the other. */
const row = (wave: Note['wave'], step: number, length: number, level: number, ...pitches: readonly number[]): Note[] =>
  pitches.map((pitch, i) => note(wave, pitch, length, i * step, level));

const SOUNDS = {
  /** A step on the board, a small change. */
  tick: [note('triangle', 880, 0.04, 0, 0.35)],
  /** A round or a turn begins. */
  round: [note('sine', 330, 0.5, 0, 0.35), note('sine', 495, 0.4, 0.02, 0.2)],
  /** A stroke, a stride, a square. */
  move: [note('noise', 500, 0.09, 0, 0.5, 300), note('triangle', 196, 0.08, 0.01, 0.4, 150)],
  /** Water carries something along. */
  flow: [note('noise', 300, 0.5, 0, 0.5, 1400), note('noise', 1400, 0.3, 0.35, 0.25, 400)],
  /** More than usual: a surge, a leap, a catch-up. */
  surge: [note('sawtooth', 220, 0.22, 0, 0.18, 660), note('triangle', 660, 0.16, 0.18, 0.35)],
  card: [note('noise', 2600, 0.07, 0, 0.4, 1200)],
  shuffle: [0, 0.05, 0.1, 0.15, 0.2].map((at) => note('noise', 2200, 0.04, at, 0.3, 1400)),
  dice: [0, 0.06, 0.13, 0.22].map((at, i) => note('square', 420 - 40 * i, 0.025, at, 0.22)),
  /** A wheel that comes to rest. */
  spin: [0, 0.05, 0.11, 0.18, 0.27, 0.39].map((at) => note('square', 1200, 0.015, at, 0.2)),
  pay: row('triangle', 0.07, 0.09, 0.4, 740, 554),
  good: row('triangle', 0.08, 0.13, 0.45, 523, 659),
  bad: row('triangle', 0.12, 0.2, 0.45, 185, 139),
  /** A crab, a rock, a breakdown. */
  crash: [note('noise', 900, 0.35, 0, 0.8, 120), note('sawtooth', 150, 0.3, 0.02, 0.3, 50)],
  /** One seat acts against another. */
  strike: [note('square', 392, 0.05, 0, 0.2), note('square', 370, 0.22, 0.07, 0.25, 180)],
  /** Somebody is home. */
  cross: [note('sine', 1047, 0.5, 0, 0.4), note('sine', 1568, 0.6, 0.1, 0.3)],
  /** It is the viewer's turn. */
  turn: row('triangle', 0.11, 0.16, 0.5, 659, 880),
  /** On your marks: three short, one long. */
  start: [...row('square', 0.34, 0.14, 0.16, 330, 330, 330), note('square', 660, 0.75, 1.02, 0.18), note('sine', 990, 0.75, 1.02, 0.2)],
  /** A fanfare over two chords. */
  finish: [
    ...row('triangle', 0.13, 0.15, 0.5, 392, 523, 659), note('triangle', 784, 0.34, 0.39, 0.5), note('triangle', 659, 0.16, 0.75, 0.45),
    ...[262, 523, 784, 1047].map((pitch) => note('triangle', pitch, 1.1, 0.92, 0.32)),
  ],
} satisfies Record<string, readonly Note[]>;

export type Sound = keyof typeof SOUNDS;
export const ALL = Object.keys(SOUNDS) as Sound[];

/** What sounds alone: nothing else is heard meanwhile. */
const MOTIFS: readonly Sound[] = ['start', 'finish'];

/** What a phone does, in milliseconds: on, off, on. Only what concerns its owner. */
const BUZZES: Partial<Record<Sound, number[]>> = {
  turn: [40], crash: [90, 40, 90], bad: [70], strike: [50, 30, 50], cross: [60, 50, 60], start: [25, 60, 25], finish: [60, 60, 60, 60, 220],
};

/** What is asked for later than this, since the browser let nothing sound until now, is not made up for. */
const LATE_MS = 300;
/** The same sound again within this time is one sound; of different sounds this many at most. */
const SAME_MS = 90;
const AT_ONCE = 4;
const MASTER = 0.22;

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;
let made: { sound: Sound; at_ms: number }[] = [];
let alone_ms = 0;

/** Lets something be heard, and felt where it is the viewer's own doing; `turn`, `start` and `finish` always are. */
export function play(sound: Sound, own = true): void {
  const now_ms = performance.now();
  if (isCrowded(sound, now_ms)) return;
  made = [...made.filter((it) => now_ms - it.at_ms < SAME_MS), { sound, at_ms: now_ms }];
  if (MOTIFS.includes(sound)) alone_ms = now_ms + 1000 * lengthOf(sound);
  if (own) buzz(sound);
  if (settings.sound) hearable((audio) => SOUNDS[sound].forEach((it) => strike(audio, it)));
}

function isCrowded(sound: Sound, now_ms: number): boolean {
  if (MOTIFS.includes(sound)) return false;
  const lately = made.filter((it) => now_ms - it.at_ms < SAME_MS);
  return now_ms < alone_ms || lately.length >= AT_ONCE || lately.some((it) => it.sound === sound);
}

export function lengthOf(sound: Sound): number {
  return Math.max(...SOUNDS[sound].map(({ at = 0, length }) => at + length));
}

/** Nothing is remembered of what sounded before. */
export function forget(): void {
  [context, hiss, made, alone_ms] = [null, null, [], 0];
}

function buzz(sound: Sound): void {
  const pattern = BUZZES[sound];
  if (settings.buzz && pattern !== undefined && canBuzz()) navigator.vibrate(pattern);
}

/** Whether this is a device that is held in the hand and can shake. */
export function canBuzz(): boolean {
  return typeof navigator !== 'undefined' && typeof navigator.vibrate === 'function' && typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
}

/** A browser lets nothing sound before somebody has touched the page. */
function hearable(then: (audio: AudioContext) => void): void {
  if (typeof AudioContext === 'undefined') return;
  const audio = (context ??= new AudioContext());
  if (audio.state === 'running') return then(audio);
  const asked_ms = performance.now();
  void audio.resume().then(() => {
    if (performance.now() - asked_ms < LATE_MS) then(audio);
  }, () => undefined);
}

function strike(audio: AudioContext, { wave, from, to = from, at = 0, length, level = 0.5 }: Note): void {
  const start = audio.currentTime + at;
  const end = start + length;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(MASTER * level, start);
  volume.gain.exponentialRampToValueAtTime(0.001, end);
  volume.connect(audio.destination);
  const source = wave === 'noise' ? rustle(audio, from, to, start, end, volume) : tone(audio, wave, from, to, start, end, volume);
  source.start(start);
  source.stop(end);
}

function tone(audio: AudioContext, wave: OscillatorType, from: number, to: number, start: number, end: number, into: AudioNode): AudioScheduledSourceNode {
  const source = audio.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(from, start);
  if (to !== from) source.frequency.exponentialRampToValueAtTime(to, end);
  source.connect(into);
  return source;
}

function rustle(audio: AudioContext, from: number, to: number, start: number, end: number, into: AudioNode): AudioScheduledSourceNode {
  const source = audio.createBufferSource();
  source.buffer = hiss ??= whiteNoise(audio);
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, end);
  source.connect(filter).connect(into);
  return source;
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  return buffer;
}

/** What each kind of event of a game sounds like; null for what is not heard, such as a secret choice. */
export type Sounds = Readonly<Record<string, Sound | null | ((event: GameEvent) => Sound | null)>>;

export function soundIn(sounds: Sounds, event: GameEvent): Sound | null {
  const found = sounds[event.type] ?? null;
  return typeof found === 'function' ? found(event) : found;
}
