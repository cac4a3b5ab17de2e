// What the server says of a race, in the page's language: actions, forecasts, events, refusals, the text picture, hints. The server
// speaks English; a picture has words of its own, and `french/<game>.ts` has the French of what is left.

import { api } from '../lib/http';
import { t } from '../lib/i18n/index.svelte';
import { serverWords } from '../lib/i18n/server';
import type { Choice, Hint, Told } from '../lib/messages';
import { retold, translated, type Names, type Parts, type Phrases } from '../lib/phrases';
import { settings } from '../lib/settings.svelte';
import type { GamePicture, Looking } from './picture';

export interface FrenchBook {
  /** Reasons of refusals. */
  refusals: Phrases;
  names: Names;
  /** Parts of the text picture. */
  picture: Parts;
  /** Actions, events and decisions of a game without a picture of its own. */
  words?: Phrases;
}

const LOADERS: Record<string, () => Promise<FrenchBook>> = {
  fishing: () => import('./french/fishing'),
  marathon: () => import('./french/marathon'),
  pig: () => import('./french/pig'),
  rowing: () => import('./french/rowing'),
  salmon: () => import('./french/salmon'),
  whitewater: () => import('./french/whitewater'),
};

let books = $state.raw<Readonly<Record<string, FrenchBook>>>({});

/** The French of a game; null until it is loaded. Whoever shows something asks again when it is there. */
function bookOf(game: string): FrenchBook | null {
  const known = books[game];
  const load = LOADERS[game];
  if (known === undefined && load !== undefined) {
    delete LOADERS[game];
    load().then((book) => (books = { ...books, [game]: book }), () => (LOADERS[game] = load));
  }
  return known ?? null;
}

const english = (): boolean => settings.language === 'en';

/** Words of the server about a game without a picture: an action, an event, a decision. */
export function plainWords(game: string, text: string): string {
  if (english()) return text;
  const book = bookOf(game);
  return translated(text, book?.words ?? {}, book?.names ?? {}) ?? text;
}

/** An event as the log tells it; '' leaves it out. */
export function eventWords(picture: GamePicture, told: Told, names: readonly string[]): string {
  return picture.say?.(told, names) ?? told.words;
}

/** A choice as a plain button says it. */
export function choiceWords(picture: GamePicture, at: Looking, choice: Choice): string {
  return picture.sayChoice?.(choice, at.names) ?? (english() ? choice.words : picture.button(at, choice));
}

/** What a choice would lead to, in a line; '' if there is nothing to add. */
export function forecastWords(picture: GamePicture, at: Looking, choice: Choice): string {
  if (english()) return choice.forecast_words;
  const outlook = picture.outlook(at, choice);
  if (outlook === null) return '';
  const parts = [outlook.to, outlook.detail, ...outlook.chips.map((chip) => chip.text)];
  return parts.filter((part) => part !== '').join(', ');
}

/** What the server calls seats without a person. */
const SEATS: Parts = [['Bot #', 'Robot #'], ['Seat #', 'Place #'], ['Player #', 'Joueur #']];

/** The table as text. */
export function pictureWords(game: string, text: string, people: readonly string[]): string {
  if (english()) return text;
  const book = bookOf(game);
  return book === null ? '' : retold(text, [...SEATS, ...book.picture], people);
}

/** Why something was refused. If its sentence has no French, the rule itself speaks. */
export function refusalWords(game: string, why: string, rule: string | null): string {
  if (english()) return why;
  const book = bookOf(game);
  if (book === null) return '';
  return translated(why, book.refusals, book.names) ?? serverWords(why) ?? ruleWords(game, rule) ?? t('error.refused');
}

const rules = $state<Record<string, string>>({});

/** What the rulebook says of a rule; '' while it is being asked for, null if there is no such rule. */
function ruleWords(game: string, rule: string | null): string | null {
  if (rule === null) return null;
  const key = `${game} ${rule}`;
  if (rules[key] === undefined) {
    const keep = (text: string) => (rules[key] = text);
    api.rule(game, rule).then(({ text }) => keep(plain(text)), () => keep(t('error.refused')));
  }
  return rules[key] ?? '';
}

/** The first paragraph of Markdown without its marks and its number. */
function plain(markdown: string): string {
  const [first = ''] = markdown.replace(/^[-\d.\s]*\*\*[A-Z]{2}-\d{3}\*\*\s*/, '').split(/\n\n|\n\|/);
  return first.replace(/\s+/g, ' ').replace(/\*\*|`|\*/g, '').replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').trim();
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;
const figure = (n: number): string => n.toLocaleString(settings.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A bot's reason for its best choice, its figures never parted from their signs. */
export function hintReason(hints: readonly Hint[]): string {
  return reasonOf(hints).replace(/(\d) %/g, '$1\u00a0%');
}

function reasonOf(hints: readonly Hint[]): string {
  const [best, second] = hints;
  if (best === undefined) return '';
  if (english()) return best.reason;
  if (second === undefined) return t('hint.only');
  if (second.tries === 0) return t('hint.nothing_else', { place: figure(best.place) });
  return t('hint.against', {
    place: figure(best.place), other: figure(second.place), win: percent(best.win), other_win: percent(second.win), tries: best.tries, other_tries: second.tries,
  });
}
