// What the picture says: games/whitewater/words has the texts, the scenery what is printed on cards.

import type { Phrase, Value } from '../../lib/messages';
import type { CardWords } from '../../lib/reading.svelte';
import { capital, firstOf, plain, say, sayTo, textsOf, type Listener } from '../../lib/words.svelte';
import type { Printed, River } from './model';

export const GAME = 'whitewater';
export const w = textsOf(GAME);

const isThis = (id: string) => (it: Printed): boolean => it.id === id;

/** A River card, an Event or Eddy Out to be said: by its own name, or by the box's in any language. */
export function cardValue(river: River, id: string): Value {
  const event = river.events.find(isThis(id));
  const own = (event ?? river.cards.find(isThis(id)))?.name ?? null;
  return own ?? { word: event === undefined ? `card-${id}` : `eventcard-${id}` };
}

export function cardName(river: River, id: string): string {
  const value = cardValue(river, id);
  return typeof value === 'object' && 'word' in value ? (firstOf(GAME, String(value.word)) ?? plain(id)) : String(value);
}

/** Below the name of whoever plays a card: "plays Paddle", and below "You": "play Paddle". */
export function inPlay(at: Listener, seat: number, river: River, card: string): string {
  return sayTo({ id: 'pile-in-play', with: { seat: { seat }, card: cardValue(river, card) } }, at, GAME);
}

/** A segment of the box by its name in the language, any other as its file calls it. */
export function segmentName(id: string, own: string | null): string {
  return own ?? firstOf(GAME, `segment-${id}`) ?? w('river-own');
}

/** The lines of a River card or an Event, as printed on it; of a card with a choice, a line a list. */
export function effects(river: River, id: string): string[] {
  const printed = river.events.find(isThis(id)) ?? river.cards.find(isThis(id));
  if (printed === undefined) return [];
  if (printed.choices.length === 0) return printed.lines.map((line) => capital(say(line, [], GAME)));
  return printed.choices.map(({ option, lines }) => {
    // The name of the list says already which token is placed.
    const rest: Phrase[] = lines.filter((line) => line.id !== `line-place-${option}`);
    return capital(w('printed-offer', { option: { word: `choice-${option}` }, lines: { parts: rest } }));
  });
}

/** What a card is and does, where it is too small to be read. */
export function cardSays(river: River, id: string): CardWords {
  return { card: cardName(river, id), does: effects(river, id).join(', ') };
}
