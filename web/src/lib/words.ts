// Sentences from ids and values, by message files in Project Fluent's format: the same as the crate `words` does in Rust.
// words/fixtures/phrases.json is read by the tests of both.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Message } from '@fluent/bundle';
import type { Phrase, Value } from './messages';

/** What people at a table are called, by seat; a seat without a name is called by its piece and number. */
export type Names = readonly (string | null | undefined)[];

/** A number as it is, below zero with a true minus. */
function figures(number: number): string {
  return String(number).replace('-', '−');
}

/** A number that is written as it is, in every language: 1600, not 1,600. Plurals still go by it. */
class Plain extends FluentNumber {
  override toString(): string {
    return figures(this.value);
  }
}

type Args = Record<string, FluentVariable>;

/** Neither side has functions: in Rust they would write numbers and dates in another way. */
function unknown(): never {
  throw new ReferenceError('there are no functions: values come as they are to be written');
}
const FUNCTIONS = { NUMBER: unknown, DATETIME: unknown };

/** The messages of some files, parsed once: several vocabularies may hold them. */
export function parsed(text: string): FluentResource {
  return new FluentResource(text);
}

/** Messages of one language, and those of another for what it lacks. */
export class Vocabulary {
  private readonly bundle: FluentBundle;
  /** The names of all attributes that messages have. */
  readonly attributes: ReadonlySet<string>;

  /** Where two files have the same id, the later one counts. */
  constructor(
    private readonly language: string,
    files: readonly FluentResource[],
    private readonly fallback: Vocabulary | null = null,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false, functions: FUNCTIONS });
    for (const file of files) this.bundle.addResource(file, { allowOverrides: true });
    const own = files.flatMap(({ body }) => body.flatMap((message) => Object.keys(message.attributes)));
    this.attributes = new Set([...own, ...(fallback?.attributes ?? [])]);
  }

  has(id: string): boolean {
    return this.pattern(id) !== null || this.fallback?.has(id) === true;
  }

  /** Whether the language that says a message has this attribute of it, too. */
  hasBeside(message: string, attribute: string): boolean {
    const found = this.bundle.getMessage(message);
    if (found === undefined || found.value === null) return this.fallback?.hasBeside(message, attribute) === true;
    return found.attributes[attribute] !== undefined;
  }

  /** A phrase as it is said to a seat: to the one that it is about by `.yours`, if its message has that. */
  to(phrase: Phrase, seat: number | null): Phrase {
    const about = phrase.with?.['seat'];
    const isTheirs = seat !== null && typeof about === 'object' && 'seat' in about && about.seat === seat;
    return isTheirs && this.hasBeside(phrase.id, 'yours') ? { ...phrase, id: `${phrase.id}.yours` } : phrase;
  }

  /** A message by its id, or one of its attributes: `event-moved.brief`. */
  private pattern(id: string): Message['value'] {
    const [message = '', attribute] = id.split('.');
    const found = this.bundle.getMessage(message);
    return (attribute === undefined ? found?.value : found?.attributes[attribute]) ?? null;
  }

  /** Whether a message uses a variable. */
  uses(id: string, variable: string): boolean {
    const pattern = this.pattern(id);
    if (pattern === null) return this.fallback?.uses(id, variable) === true;
    return JSON.stringify(pattern).includes(`{"type":"var","name":"${variable}"}`);
  }

  /**
   * A phrase as a sentence; the id itself if there is no such message. In lists of seats, the seat `me` of whoever reads is "you";
   * a phrase that is about that seat alone has `.yours`.
   */
  say(phrase: Phrase, names: Names = [], me: number | null = null): string {
    const args: Args = {};
    for (const [variable, value] of Object.entries(phrase.with ?? {})) {
      if (typeof value === 'number') {
        args[variable] = new Plain(value);
        continue;
      }
      args[variable] = this.text(value, names, me);
      // Where a person's own name stands in the place of a word, a message's other variant is meant.
      if (typeof value === 'string' || 'own' in value) args[`${variable}_id`] = '';
      if (typeof value === 'string') continue;
      const list = listOf(value);
      if (list !== null) args[`${variable}_count`] = new Plain(list.length);
      if ('word' in value) args[`${variable}_id`] = value.word;
    }
    return this.format(phrase.id, args);
  }

  /** What cannot be said whole is said in the language behind this one. */
  private format(id: string, args: Args): string {
    const pattern = this.pattern(id);
    const behind = this.fallback?.has(id) === true ? this.fallback : null;
    if (pattern !== null) {
      // With a list for errors, what is wrong stays in the sentence instead of being thrown.
      const errors: Error[] = [];
      const said = this.bundle.formatPattern(pattern, args, errors);
      if (errors.length === 0 || behind === null) return said;
    }
    return behind === null ? id : behind.format(id, args);
  }

  private text(value: Value, names: Names, me: number | null): string {
    if (typeof value === 'number') return figures(value);
    if (typeof value === 'string') return apart(value);
    const called = me === null || listOf(value) === null ? names : this.calling(names, me);
    if (Array.isArray(value)) return this.join(value, 'list-comma', 'list-comma', called);
    if ('seat' in value) return this.nameOf(value.seat, names);
    if ('word' in value) return this.format(value.word, {});
    if ('own' in value) return this.choose(value.own);
    if ('all' in value) return this.join(value.all, 'list-comma', 'list-and', called);
    if ('parts' in value) return this.join(value.parts, 'list-parts', 'list-parts', called);
    if ('decimal' in value) return this.decimal(...value.decimal);
    return this.say(value, names, me);
  }

  /** The name in this language, else the English one. */
  private choose(names: Readonly<Record<string, string>>): string {
    return names[this.language] ?? names[this.language.split('-')[0] ?? ''] ?? names['en'] ?? '';
  }

  /** One after the other; the last is joined by `last`. */
  private join(list: readonly Value[], between: string, last: string, names: Names): string {
    return list
      .map((value) => this.text(value, names, null))
      .reduce((one, other, i) => (i === 0 ? other : this.format(i === list.length - 1 ? last : between, { one, other })), '');
  }

  /** Names for a list that this seat reads. */
  private calling(names: Names, me: number): Names {
    return Object.assign([...names], { [me]: this.format('story-you-there', {}) });
  }

  private decimal(number: number, digits: number): string {
    if (digits === 0) return figures(number);
    const written = String(Math.abs(number)).padStart(digits + 1, '0');
    return `${number < 0 ? '−' : ''}${written.slice(0, -digits)}${this.format('decimal-mark', {})}${written.slice(-digits)}`;
  }

  private nameOf(seat: number, names: Names): string {
    const name = names[seat] ?? null;
    if (name !== null) return apart(name);
    return this.format('piece-numbered', { piece: this.format('piece', {}), number: new Plain(seat + 1) });
  }
}

function listOf(value: Exclude<Value, number | string>): readonly Value[] | null {
  if (Array.isArray(value)) return value;
  if ('all' in value) return value.all;
  return 'parts' in value ? value.parts : null;
}

/** Texts one after the other, each with a mark at its end. */
export function sentences(...texts: readonly string[]): string {
  const ended = (text: string) => (/[.!?…:。！？]["”’»\s]*$/.test(text) ? text : `${text}.`);
  return texts.map((text) => text.trim()).filter((text) => text !== '').map(ended).join(' ');
}

/** Letters of scripts that are written from right to left. */
const FROM_RIGHT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** What somebody wrote, kept apart from the sentence around it where it is written from right to left: it would turn the rest round. */
function apart(text: string): string {
  return FROM_RIGHT.test(text) ? `\u2068${text}\u2069` : text;
}
