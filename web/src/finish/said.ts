// What reviews name, in words.

import type { GamePicture } from '../games/picture';
import { isTold } from '../lib/looking';
import type { ReplayStep, ReviewBetter, ReviewMoment } from '../lib/messages';
import { sentences } from '../lib/words';
import { capital, firstOf, named, plain, say, t } from '../lib/words.svelte';
import { percent, signed } from '../ui/percent';
import type { Mark } from './review';

/** What events are said of, and by which names. */
export interface Speaking {
  steps: readonly ReplayStep[];
  picture: GamePicture;
  names: readonly string[];
  game: string;
}

export function decisionName(game: string, decision: string): string {
  return firstOf(game, `decision-${decision}`) ?? plain(decision);
}

export function className(of: ReviewMoment['class']): string {
  return capital(named('review', of));
}

/** How much of what a step brought is told. */
const TOLD = 4;

/** What a step brought, in a few sentences. */
export function brought({ steps, picture, names, game }: Speaking, step: number): string {
  if (step === 0) return sentences(capital(say({ id: 'review-set-up' }, names, game)));
  const told = (steps[step]?.events ?? []).filter((event) => isTold(picture, event)).slice(0, TOLD);
  return sentences(...told.map((event) => capital(say(event.say, names, game))));
}

/** Why a choice is better, and what would have followed. */
export function reasonsOf({ names, game }: Speaking, { reasons, line }: ReviewBetter): { why: string; line: string } {
  const why = reasons.length === 0 ? '' : say({ id: 'review-reasons', with: { parts: [...reasons] } }, names, game);
  const steps = line.map(({ seat, say: action }) => ({ id: 'review-line-step', with: { seat: { seat }, action } }));
  return { why, line: steps.length === 0 ? '' : say({ id: 'review-line', with: { steps } }, names, game) };
}

/** What a mark says where there is room for one line. */
export function titleOf(mark: Mark, names: readonly string[]): string {
  const name = names[mark.seat] ?? '';
  if (mark.kind === 'choice') return t('reviewed-mark-choice', { step: mark.step, name, loss: percent(-mark.amount) });
  return mark.step === 0 ? t('reviewed-mark-dealt', { name, change: signed(mark.amount) }) : t('reviewed-mark-luck', { step: mark.step, name, change: signed(mark.amount) });
}
