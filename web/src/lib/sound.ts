// Short sounds, made on the spot: no files. Off until somebody turns them on.

import { settings } from './settings.svelte';

export type Sound = 'tick' | 'move' | 'card' | 'good' | 'bad' | 'turn' | 'finish';

let context: AudioContext | null = null;

const TONES: Record<Sound, readonly [frequency: number, at: number, length: number][]> = {
  tick: [[880, 0, 0.03]],
  move: [[196, 0, 0.09], [233, 0.05, 0.08]],
  card: [[520, 0, 0.04]],
  good: [[523, 0, 0.09], [659, 0.08, 0.12]],
  bad: [[185, 0, 0.16], [139, 0.12, 0.22]],
  turn: [[659, 0, 0.1], [880, 0.11, 0.16]],
  finish: [[523, 0, 0.12], [659, 0.12, 0.12], [784, 0.24, 0.28]],
};

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const start = context.currentTime;
  for (const [frequency, at, length] of TONES[sound]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.12, start + at);
    volume.gain.exponentialRampToValueAtTime(0.001, start + at + length);
    tone.connect(volume).connect(context.destination);
    tone.start(start + at);
    tone.stop(start + at + length);
  }
}
