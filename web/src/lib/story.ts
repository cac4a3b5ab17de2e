// The log as a story: one sentence per turn, its events below it, one part per round. What a game tells of an event there stands in its
// message file, as attributes of the event's message: `.brief` is what the seat does, said to others, `.you` the same said to the
// seat itself, and `.yours` the whole event as it is told to that seat. A brief that uses `$times` or a sum such as `$amount_sum` is
// said once for several in a row, and `$other_person` is `you` where `$other` is the seat that reads.

import type { Phrase, Told, Value } from './messages';
import type { LogLine } from './race';
import type { Names, Vocabulary } from './words';

/** A turn in a sentence, or a line that stands for itself. */
export interface Entry {
  /** That of the line that begins it. */
  key: number;
  seat: number | null;
  /** What the seat did, in order; empty for a line that stands for itself. */
  deeds: readonly Deed[];
  /** The single events. */
  lines: readonly LogLine[];
}

/** One thing that a seat did, once or several times in a row. */
type Deed = readonly [Phrase, ...Phrase[]];

export interface Part {
  key: number;
  /** Null where nothing new begins: where somebody stopped looking. */
  heading: string | null;
  /** The round that begins; null where none does. */
  round: number | null;
  /** Begins with what happened while nobody looked. */
  missed: boolean;
  entries: readonly Entry[];
}

/** Who reads a story, and how. */
export interface Reader {
  vocabulary: Vocabulary;
  names: Names;
  /** The viewer's own seat. */
  me: number | null;
}

/** What tells that a turn is over, and what is told of a seat that had one and did nothing. */
const ENDED = 'event-turn-ended';
const NOTHING_DONE: Phrase = { id: 'story-nothing' };
/** Of a turn with more deeds some are left out, and the sentence says where. */
const DEEDS_MAX = 8;
/** How many of the last deeds are always told. */
const LAST_TOLD = 3;
/** Values that say where somebody is: what is told later would be untrue without them. */
const WHERE = ['to', 'end', 'metres', 'at', 'distance'];
/** Whoever only looked on is told again of a long time alone. */
const WATCHED_LEAST = 3;
const SINCE_MOST = 5;

/** `over`: the last line tells that the race is over. `before`: lines that have been told already. */
export function story(lines: readonly LogLine[], vocabulary: Vocabulary, over = false, before: readonly LogLine[] = []): Part[] {
  const teller = new Teller(vocabulary);
  for (const line of before) teller.know(line);
  lines.forEach((line, i) => teller.take(line, over && i === lines.length - 1));
  return teller.end();
}

/** How a part of the log begins. */
type Opening = Pick<Part, 'heading' | 'round'>;

const NOTHING: Opening = { heading: null, round: null };

class Teller {
  private readonly parts: Part[] = [];
  private part: Opening & { key: number; missed: boolean; entries: Entry[] } = { ...NOTHING, key: 0, missed: false, entries: [] };
  private heading: string | null = null;
  private missed = false;
  private turn: { seat: number; key: number; deeds: Deed[]; lines: LogLine[] } | null = null;
  /** Lines about seats that have told nothing since: they belong to what these seats do next. */
  private waiting: LogLine[] = [];
  /** The seats that did something since their last turn; null while it is not known what was before. */
  private active: Set<number> | null = null;

  constructor(private readonly vocabulary: Vocabulary) {}

  take(line: LogLine, isLast: boolean): void {
    if (line.missed && !this.missed) {
      this.begin(line.key, NOTHING, true);
      this.missed = true;
    }
    const seat = seatIn(line.told.say.with?.['seat']);
    this.head(line.key, this.openingOf(line, isLast));
    const deed = this.know(line);
    if (seat !== null) this.takeOf(seat, line, deed);
    else if (this.turn === null) this.alone(line);
    else this.turn.lines.push(line);
  }

  end(): Part[] {
    this.begin(0, NOTHING, false);
    return this.parts;
  }

  private openingOf({ round }: LogLine, isLast: boolean): Opening {
    if (isLast) return { heading: this.vocabulary.say({ id: 'story-finish' }), round: null };
    if (round === null) return NOTHING;
    return { heading: this.vocabulary.say(round === 0 ? { id: 'story-start' } : { id: 'table-round', with: { n: round } }), round };
  }

  /** A part ends, and the turn with it, if the heading is a new one. */
  private head(key: number, opening: Opening): void {
    if (opening.heading === null || opening.heading === this.heading) return;
    this.begin(key, opening, false);
    this.heading = opening.heading;
  }

  /** What a seat did by a line, if that tells of anything. */
  know({ told }: LogLine): Phrase | null {
    const phrase = told.say;
    const seat = seatIn(phrase.with?.['seat']);
    if (told.round !== undefined) this.active ??= new Set();
    if (seat === null) return null;
    if (phrase.id === ENDED) {
      const isEmpty = this.active?.has(seat) === false;
      this.active ??= new Set();
      this.active.delete(seat);
      return isEmpty ? NOTHING_DONE : null;
    }
    const isDeed = this.vocabulary.has(`${phrase.id}.brief`) && briefly([phrase], 'brief', this.vocabulary) !== '';
    if (isDeed) this.active?.add(seat);
    return isDeed ? phrase : null;
  }

  private takeOf(seat: number, line: LogLine, phrase: Phrase | null): void {
    if (this.turn?.seat === seat) this.turn.lines.push(line);
    else if (phrase === null) this.waiting.push(line);
    else {
      this.close();
      const own = this.waiting.filter((it) => seatIn(it.told.say.with?.['seat']) === seat);
      this.waiting = this.waiting.filter((it) => !own.includes(it));
      this.turn = { seat, key: line.key, deeds: [], lines: [...own, line] };
    }
    if (phrase !== null && this.turn !== null) this.add(this.turn.deeds, phrase);
  }

  private add(deeds: Deed[], phrase: Phrase): void {
    const last = deeds.at(-1);
    if (last?.[0].id === phrase.id && this.isCounted(phrase)) deeds[deeds.length - 1] = [...last, phrase];
    else deeds.push([phrase]);
  }

  private isCounted({ id, with: values = {} }: Phrase): boolean {
    return ['times', ...Object.keys(values).map((variable) => `${variable}_sum`)].some((it) => this.vocabulary.uses(`${id}.brief`, it));
  }

  private alone(line: LogLine): void {
    this.close();
    this.part.entries.push(lone(line));
  }

  private close(): void {
    if (this.turn !== null) this.part.entries.push(this.turn);
    this.turn = null;
  }

  /** Ends the part. What still waits belongs to what its seat did last, or is told as it stands. */
  private begin(key: number, opening: Opening, missed: boolean): void {
    this.close();
    const { entries } = this.part;
    for (const line of this.waiting) {
      const { seat } = lone(line);
      const last = entries.findLastIndex((it) => it.seat === seat && it.deeds.length > 0);
      const turn = entries[last];
      if (turn === undefined) entries.push(lone(line));
      else entries[last] = { ...turn, lines: [...turn.lines, line] };
    }
    entries.sort((one, other) => one.key - other.key);
    this.waiting = [];
    if (entries.length > 0 || this.part.heading !== null) this.parts.push({ ...this.part, entries });
    this.part = { ...opening, key, missed, entries: [] };
  }
}

function lone(line: LogLine): Entry {
  return { key: line.key, seat: seatIn(line.told.say.with?.['seat']), deeds: [], lines: [line] };
}

function seatIn(value: Value | undefined): number | null {
  return typeof value === 'object' && 'seat' in value ? value.seat : null;
}

/** An event in full: to its own seat as the game says it to that seat. */
export function whole(told: Told, { vocabulary, names, me }: Reader): string {
  return vocabulary.say(vocabulary.to(told.say, me), names, me);
}

/** An entry as a sentence. */
export function sentence({ seat, deeds, lines }: Entry, reader: Reader): string {
  const { vocabulary, names, me } = reader;
  if (deeds.length === 0 || seat === null) {
    return lines[0] === undefined ? '' : whole(lines[0].told, reader);
  }
  const left = leftOut(deeds, vocabulary);
  const told = deeds.flatMap((deed, i) => {
    if (!left.has(i)) return [said(deed, seat, reader)];
    if (left.has(i - 1)) return [];
    let n = 1;
    while (left.has(i + n)) n += 1;
    return [vocabulary.say({ id: seat === me ? 'story-gap-you' : 'story-gap', with: { n } })];
  });
  const who: Value = seat === me ? { word: 'story-you' } : { seat };
  return vocabulary.say({ id: 'story-turn', with: { who, deeds: { all: told } } }, names);
}

/** Which deeds of a very long turn are not told: from its middle, the earliest first, and those that say where somebody is last. */
function leftOut(deeds: readonly Deed[], vocabulary: Vocabulary): ReadonlySet<number> {
  const isWhere = ([{ id }]: Deed) => WHERE.some((variable) => vocabulary.uses(`${id}.brief`, variable));
  const middle = deeds.map((deed, i) => ({ i, where: isWhere(deed) })).slice(1, -LAST_TOLD);
  const order = [...middle.filter((it) => !it.where), ...middle.filter((it) => it.where)];
  // One that is left out alone would only make room for the words that say so.
  return new Set(deeds.length > DEEDS_MAX ? order.slice(0, deeds.length - DEEDS_MAX + 1).map(({ i }) => i) : []);
}

function said(deed: Deed, seat: number, { vocabulary, names, me }: Reader): string {
  if (deed[0] === NOTHING_DONE) return vocabulary.say({ id: seat === me ? 'story-nothing-you' : NOTHING_DONE.id });
  const called = names.map((name, i) => (i === me ? vocabulary.say({ id: 'story-you-there' }) : name));
  return briefly(deed, seat === me ? 'you' : 'brief', vocabulary, called, me);
}

/** With the values of the last time, how often it was, sums of amounts, and who is meant. */
function briefly(deed: Deed, attribute: 'brief' | 'you', vocabulary: Vocabulary, names: Names = [], me: number | null = null): string {
  const { id, with: last = {} } = deed.at(-1) ?? deed[0];
  const values: Record<string, Value> = { ...last, times: deed.length };
  for (const [variable, value] of Object.entries(last)) {
    const other = seatIn(value);
    if (other !== null) values[`${variable}_person`] = other === me ? 'you' : 'other';
    if (typeof value === 'number') values[`${variable}_sum`] = deed.reduce((sum, { with: one = {} }) => sum + Number(one[variable]), 0);
  }
  return vocabulary.say({ id: `${id}.${attribute}`, with: values }, names);
}

/** What others did since your last turn (the key of which is `own`), if you were away for a whole turn or more than a round went by. */
export function sinceMine(parts: readonly Part[], me: number | null): { own: number; turns: readonly Entry[] } | null {
  if (me === null) return null;
  const entries = parts.flatMap((part) => part.entries);
  const own = entries.findLast(({ seat, deeds }) => seat === me && deeds.length > 0)?.key ?? 0;
  const after = entries.filter(({ key }) => key > own);
  const rounds = parts.filter(({ key, round }) => round !== null && round > 0 && key > own).length;
  const turns = after.filter(({ seat, deeds }) => seat !== me && deeds.length > 0);
  const missed = turns.some(({ lines }) => lines.every((line) => line.missed));
  return missed || (rounds >= 2 && turns.length >= WATCHED_LEAST) ? { own, turns: turns.slice(-SINCE_MOST) } : null;
}

/** What is to be read out of lines that have not been: turns and what stands for itself, and up to which line that goes. A turn that
 * may go on waits, unless all has settled. */
export function aloud(lines: readonly LogLine[], after: number, vocabulary: Vocabulary, settled: boolean): { entries: readonly Entry[]; upTo: number } {
  const fresh = lines.filter(({ key }) => key > after);
  const all = story(fresh, vocabulary, false, lines.slice(0, lines.length - fresh.length)).flatMap((part) => part.entries);
  // Where a game tells no story, everything is read out.
  const entries = vocabulary.attributes.has('brief') ? all.filter(({ seat, deeds }) => seat === null || deeds.length > 0) : all;
  const last = entries.at(-1);
  if (settled || last === undefined || last.deeds.length === 0) return { entries, upTo: fresh.at(-1)?.key ?? after };
  return { entries: entries.slice(0, -1), upTo: last.key - 1 };
}
