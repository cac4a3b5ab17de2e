// What the server says in English, said in French. A phrase is an English sentence with `{}` for each value; its French has
// `{0}`, `{1}`, … for them, and `{0+}` for a seat's number, which people count from 1.

export type Phrases = Readonly<Record<string, string>>;
/** What values are called: cards, steps, places. */
export type Names = Readonly<Record<string, string>>;

const SPECIAL = /[.*+?^${}()|[\]\\]/g;

/** A sentence as a pattern: every `{}` is a value. */
export function pattern(phrase: string): RegExp {
  return new RegExp(`^${phrase.split('{}').map((part) => part.replace(SPECIAL, '\\$&')).join('(.+?)')}$`);
}

/** The French of a sentence, or null if none of the phrases fits it. */
export function translated(text: string, phrases: Phrases, names: Names = {}): string | null {
  for (const [english, french] of Object.entries(phrases)) {
    const found = pattern(english).exec(text);
    if (found === null) continue;
    return french.replace(/\{(\d)(\+?)\}/g, (_, i: string, next: string) => {
      const value = found[Number(i) + 1] ?? '';
      return next === '+' ? String(Number(value) + 1) : (names[value] ?? value);
    });
  }
  return null;
}

/**
 * A part of a text picture: its English, with `#` for a number (`\\#` for the sign itself), and its French with `#` for the same
 * numbers in the same order.
 */
export type Parts = readonly (readonly [english: string, french: string])[];

const NUMBER = '([+-]?\\d+(?:[.:]\\d+)?)';

const patterns = new Map<string, RegExp>();

/** A part as a pattern, made once. */
function partPattern(english: string): RegExp {
  const known = patterns.get(english);
  if (known !== undefined) return known;
  const edge = (at: string | undefined) => (at !== undefined && /\w/.test(at) ? '\\b' : '');
  const words = english.split(' ').map((word) => word.split('\\#').map((part) => part.replace(SPECIAL, '\\$&').replaceAll('#', NUMBER)).join('#'));
  const made = new RegExp(edge(english[0]) + words.join('( |\\n {2,})') + edge(english.at(-1)), 'g');
  patterns.set(english, made);
  return made;
}

/**
 * A text picture in French. The parts are looked for in their order, so longer ones stand before what they contain. A line that
 * was broken inside a part is broken inside its French too.
 */
export function retold(picture: string, parts: Parts): string {
  return parts.reduce((text, [english, french]) => {
    const found = partPattern(english);
    return text.replace(found, (...all: unknown[]) => {
      const groups = all.slice(1, -2).map(String);
      const numbers = groups.filter((group) => group.trim() !== '');
      const broken = groups.find((group) => group.startsWith('\n'));
      const said = french.replace(/\\?#/g, (sign) => (sign === '#' ? (numbers.shift() ?? '').replace('.', ',') : '#'));
      return broken === undefined ? said : said.replace(' ', broken);
    });
  }, picture);
}
