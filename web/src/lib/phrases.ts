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

/** The fewest letters that a picture with little room leaves of a name. */
const CUT_LEAST = 6;
/** Signs that nobody writes stand for names while the rest is put into French. */
const HIDDEN = 0xe000;
const SIGN = /[\uE000-\uF8FF]/g;

/** Names as a pattern: whole or cut, and broken where a line is. */
function namesPattern(names: readonly string[]): RegExp {
  const forms = names.flatMap((name) => {
    const letters = [...name];
    return letters.map((_, i) => letters.slice(0, letters.length - i).join('').trimEnd()).filter((cut, i) => i === 0 || [...cut].length >= CUT_LEAST);
  });
  const longest = [...new Set(forms)].filter((form) => form !== '').sort((a, b) => b.length - a.length);
  const written = longest.map((form) => form.replace(SPECIAL, '\\$&').replaceAll(' ', '(?: |\\n {2,})'));
  return new RegExp(`(?<![\\p{L}\\d])(?:${written.join('|')})(?![\\p{L}\\d])`, 'gu');
}

/**
 * A text picture in French. The parts are looked for in their order, so longer ones stand before what they contain. A line that
 * was broken inside a part is broken inside its French too. What people are called is left as it is.
 */
export function retold(picture: string, parts: Parts, people: readonly string[] = []): string {
  if (people.length === 0) return inFrench(picture, parts);
  const kept: string[] = [];
  const hidden = picture.replace(namesPattern(people), (name) => String.fromCharCode(HIDDEN + kept.push(name) - 1));
  return inFrench(hidden, parts).replace(SIGN, (sign) => kept[sign.charCodeAt(0) - HIDDEN] ?? sign);
}

function inFrench(picture: string, parts: Parts): string {
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
