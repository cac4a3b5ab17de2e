// The words of the page: message files that the server has, and what they say now. English stands behind every
// language, and a language behind those of its regions.

import type { FluentResource } from '@fluent/bundle';
import { untrack } from 'svelte';
import type { LanguageInfo, Phrase, Value } from './messages';
import { chain, ENGLISH, settings } from './settings.svelte';
import { parsed, Vocabulary, type Names } from './words';

export type Values = Readonly<Record<string, Value>>;

/** The files that every page needs: the page's own messages, and the names of the games. */
const PAGE = ['page', 'games'] as const;

class Words {
  /** The language that is spoken: the wanted one as soon as its files are here. */
  language = $state(ENGLISH.code);
  private files = $state.raw<Readonly<Record<string, FluentResource>>>({});
  /** The games whose files are read in every language that is spoken. */
  private readonly games = new Set<string>();
  private readonly asked = new Map<string, Promise<void>>();
  /** Vocabularies by game, made when they are asked for; all are rebuilt when something was read. */
  private readonly made = $derived.by(() => ({ files: this.files, language: this.language, by: new Map<string, Vocabulary>() }));

  /** Reads what the first page needs. */
  async start(): Promise<void> {
    const [languages] = await Promise.all([offered(), ...PAGE.map((file) => this.read(ENGLISH.code, file))]);
    settings.languages = languages;
    await this.speak(settings.language);
  }

  /** Reads a language, and speaks it unless another one is wanted meanwhile. */
  async speak(language: string): Promise<void> {
    const codes = chain(language, settings.languages);
    await Promise.all([...PAGE, ...this.games].flatMap((file) => codes.map((code) => this.read(code, file))));
    if (language === settings.language) this.language = language;
  }

  /** Reads the file of a game. */
  async learn(game: string): Promise<void> {
    this.games.add(game);
    // Whoever waits for the words need not begin again when another language is spoken: `speak` reads this game, too.
    const codes = untrack(() => [this.language, settings.language].flatMap((language) => chain(language, settings.languages)));
    await Promise.all(codes.map((code) => this.read(code, game)));
  }

  /** Takes a file as read. */
  take(language: string, file: string, text: string): void {
    this.files = { ...this.files, [`${language}/${file}`]: parsed(text) };
  }

  /** Everything that can be said of a game; '' for none. */
  of(game: string): Vocabulary {
    const { files, language, by } = this.made;
    const known = by.get(game);
    if (known !== undefined) return known;
    const read = (code: string) => [...PAGE, game].map((file) => files[`${code}/${file}`]).filter((file) => file !== undefined);
    const [last = ENGLISH.code, ...others] = [...new Set([language, ...chain(language, settings.languages)])].reverse();
    const made = others.reduce((behind, code) => new Vocabulary(code, read(code), behind), new Vocabulary(last, read(last)));
    by.set(game, made);
    return made;
  }

  private read(language: string, file: string): Promise<void> {
    const path = `/words/${encodeURIComponent(language)}/${encodeURIComponent(file)}.ftl`;
    const known = this.asked.get(path);
    if (known !== undefined) return known;
    const asked = textAt(path).then((text) => this.take(language, file, text));
    this.asked.set(path, asked);
    // What was not reached is asked for again.
    asked.catch(() => this.asked.delete(path));
    return asked;
  }
}

/** A file; one that a language lacks is empty. */
async function textAt(path: string): Promise<string> {
  const answer = await fetch(path);
  if (answer.status === 404) return '';
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}

async function offered(): Promise<readonly LanguageInfo[]> {
  const answer = await fetch('/words/languages');
  if (!answer.ok) throw new Error(`/words/languages: ${answer.status}`);
  return (await answer.json()) as LanguageInfo[];
}

export const words = new Words();

/** A text of the page. */
export function t(id: string, values: Values = {}): string {
  return words.of('').say({ id, with: values });
}

/** What the server says of a race or of a table; `game` is '' where no game is meant. */
export function say(phrase: Phrase, names: Names, game: string): string {
  return words.of(game).say(phrase, names);
}

/** Whom something is said to: see `Looking`. */
export interface Listener {
  names: Names;
  seat: number | null;
  several?: boolean;
}

/** The seat that is "you"; null where nobody is, or several are. */
export function meOf({ seat, several }: Listener): number | null {
  return several === true ? null : seat;
}

/** What is said of a seat, as it is told to whoever looks: "You spin the wheel", if that seat is theirs. */
export function sayTo(phrase: Phrase, at: Listener, game: string): string {
  const vocabulary = words.of(game);
  return vocabulary.say(vocabulary.to(phrase, meOf(at)), at.names, meOf(at));
}

/** What a seat is called where it stands by itself: "You" for whoever looks. */
export function calledTo(at: Listener, seat: number): string {
  return seat === meOf(at) ? t('page-you') : (at.names[seat] ?? '');
}

/** The texts of a game's own file, for its picture: `const w = textsOf('rowing')`. */
export function textsOf(game: string): (id: string, values?: Values, names?: Names) => string {
  return (id, values = {}, names = []) => words.of(game).say({ id, with: values }, names);
}

/** The text of the first of these messages that a game has; null if it has none. */
export function firstOf(game: string, ...ids: readonly string[]): string | null {
  const vocabulary = words.of(game);
  const id = ids.find((it) => vocabulary.has(it));
  return id === undefined ? null : vocabulary.say({ id });
}

/** What a phrase names, with its values; null if the game has no such message. */
export function nameOf(game: string, phrase: Phrase): string | null {
  const vocabulary = words.of(game);
  return vocabulary.has(phrase.id) ? vocabulary.say(phrase) : null;
}

/** A name that the server uses, without a message of its own. */
export function plain(name: string): string {
  return name.replaceAll(/[_-]/g, ' ');
}

/** The text for a name of the server's, or the name itself. */
export function named(prefix: string, name: string): string {
  return firstOf('', `${prefix}-${name}`) ?? plain(name);
}

export function gameName(id: string): string {
  return firstOf('', `name-${id}`) ?? capital(plain(id));
}

/** A game in a sentence; '' if nobody has written one. */
export function gameAbout(id: string): string {
  return firstOf('', `about-${id}`) ?? '';
}

/** What wins a game, in a sentence; what the game is about if it does not say. */
export function gameGoal(id: string): string {
  return firstOf('', `goal-${id}`) ?? gameAbout(id);
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
}
