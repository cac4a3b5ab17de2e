// Errors in words.

import { Trouble } from './http';
import type { Phrase } from './messages';
import { say } from './words.svelte';

/** The statuses of proxies whose server does not answer. */
const UNREACHED = [0, 502, 503, 504];

/** What the server says, or where there is something that one could do, that too. */
export const advised = (phrase: Phrase): Phrase => (phrase.id === 'server-no-spectators' ? { id: 'trouble-no-spectators' } : phrase);

/** What is to be said of an error. */
export function phraseOf(error: unknown): Phrase {
  if (!(error instanceof Trouble)) return { id: 'trouble-unknown', with: { why: error instanceof Error ? error.message : String(error) } };
  // Whoever plays has just been given a name: that the server does not know it means that the cookie was not kept.
  if (error.status === 401) return { id: 'trouble-cookies' };
  if (error.say !== null) return advised(error.say);
  if (UNREACHED.includes(error.status)) return { id: 'trouble-unreached' };
  return { id: error.status === 404 ? 'trouble-not-found' : 'trouble-other' };
}

/** An error in a sentence, with its rule; `game` is the one that it may be about. */
export function inWords(error: unknown, game = ''): string {
  const words = say(phraseOf(error), [], game);
  return error instanceof Trouble && error.rule !== null ? `${words} (${error.rule})` : words;
}
