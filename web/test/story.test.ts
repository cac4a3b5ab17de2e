// The log as a story. `stories.json` has the beginnings and ends of races that a server told, set one after the other.

import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import type { Phrase, Told, Value } from '../src/lib/messages';
import type { LogLine } from '../src/lib/race';
import { aloud, sentence, sinceMine, story, whole } from '../src/lib/story';
import { words } from '../src/lib/words.svelte';

const races = JSON.parse(readFileSync(new URL('./stories.json', import.meta.url), 'utf8')) as Record<string, Told[]>;
const NAMES = ['Kite', 'Bot 2', 'Bot 3'];

function logOf(events: readonly Told[]): LogLine[] {
  let now: number | null = null;
  return events.map((told, i) => ({ key: i + 1, seq: i + 1, seat: null, round: (now = told.round ?? now), told, missed: false, again: false }));
}

/** Everything that the log of a race says to a seat: headings behind a mark, turns, and lines that stand for themselves in brackets. */
function read(game: string, me: number | null, language = 'en', lines = logOf(races[game] ?? [])): string[] {
  words.language = language;
  const reader = { vocabulary: words.of(game), names: NAMES, me };
  return story(lines, reader.vocabulary, lines.at(-1)?.told.say.id.startsWith('event-over')).flatMap(({ heading, entries }) => [
    ...(heading === null ? [] : [`# ${heading}`]),
    ...entries.map((entry) => (entry.deeds.length > 0 ? sentence(entry, reader) : `(${sentence(entry, reader)})`)),
  ]);
}

function told(id: string, values: Record<string, Value> = {}): Told {
  return { event: { type: 'x' }, rule: 'XX-001', say: { id, with: values } satisfies Phrase };
}

afterEach(() => {
  words.language = 'en';
});

describe('one sentence per turn', () => {
  const cases: [game: string, english: string[], french: string[]][] = [
    ['pig',
      ['# Round 1', 'You lose it all to a 1.', 'Bot 2 reaches 19 in 4 rolls and loses it all to a 1.', '# Round 7', '# The finish'],
      ['Vous perdez tout sur un 1.', 'Bot 2 arrive à 19 en 4 lancers et perd tout sur un 1.', '# L’arrivée']],
    ['rowing',
      ['# The start', '# Round 2', 'You row 5 spaces to 700 m.', 'Bot 3 rows 5 spaces to 700 m and surges 2 spaces to 800 m.',
        'Bot 2 rows 6 spaces to 650 m, catches the tide to 700 m, surges 2 spaces to 800 m and pays 1 for the Pace.', 'Bot 3 rows 10 spaces to 2350 m and crosses the line.'],
      ['# Manche 2', 'Vous ramez de 5 cases jusqu’aux 700 m.', 'Bot 3 rame de 5 cases jusqu’aux 700 m et accélère de 2 cases jusqu’aux 800 m.',
        'Bot 2 rame de 6 cases jusqu’aux 650 m, prend la marée jusqu’aux 700 m, accélère de 2 cases jusqu’aux 800 m et paie 1 pour l’allure.']],
    ['whitewater',
      ['# Round 1', 'Bot 2 eddies out, maneuvers 2 to c2, is carried on to c3 by Rapids and pays one card for the hazard.',
        'Bot 3 plays Catch Current and runs 1 downriver to f5.', 'You cross the finish.'],
      ['# Manche 1', 'Bot 2 prend un Stop, manœuvre de 2 jusqu’en c2, file dans le rapide jusqu’en c3 et paie une carte pour l’obstacle.',
        'Bot 3 joue Veine d’eau et descend de 1 jusqu’en f5.', 'Vous passez l’arrivée.']],
    ['marathon',
      ['# The start', '# Round 1', 'Bot 3 spends 1 stamina, runs 7 rows, spins −4 and falls back 4 rows.', 'You spend 1 stamina, run 2 rows, spin +3 and run 3 rows.'],
      ['# Le départ', '# Manche 1', 'Bot 3 dépense 1 d’endurance, avance de 7 rangées, fait −4 à la roue et recule de 4 rangées.',
        'Vous dépensez 1 d’endurance, avancez de 2 rangées, faites +3 à la roue et avancez de 3 rangées.']],
    ['fishing',
      ['# Round 1', 'You sail 6 squares to 6 (−1 pearl) and draw the curse Lose fuel.',
        'Bot 2 sails 2 squares to 2 (+3 pearls), draws Move choice, plays Move choice, sails 2 squares to 4 (carp for 2), catches a carp, buys an extra draw for 1 pearl, draws Slow and sells Slow for 2 pearls.'],
      ['# Manche 1', 'Vous avancez de 6 cases jusqu’en 6 (−1 perle) et piochez la malédiction Fuite.',
        'Bot 2 avance de 2 cases jusqu’en 2 (+3 perles), pioche Cap au choix, joue Cap au choix, avance de 2 cases jusqu’en 4 (carpe à 2), pêche une carpe, achète une Pioche en plus pour 1 perle, pioche Ralenti et vend Ralenti pour 2 perles.']],
    ['salmon',
      ['# Round 1', '# Round 2', 'You swim 2 hexes, take a Swim Forward, swim one hex and get a Fatigue for three swims.', 'You swim one hex and play a Bear.', 'Bot 3 gets a Fatigue from a bear.',
        'Bot 2 rests.', '# The finish'],
      ['Vous nagez de 2 hexagones, prenez la carte Nage avant, nagez d’un hexagone et recevez une Fatigue pour trois nages.', 'Bot 3 reçoit une Fatigue d’un ours.',
        'Bot 2 se repose.']],
  ];

  test.each(cases)('%s', (game, english, french) => {
    expect(read(game, 0)).toEqual(expect.arrayContaining(english));
    expect(read(game, 0, 'fr')).toEqual(expect.arrayContaining(french));
  });

  test('a turn in which nothing is done is told, of the viewer too, but never one of which only the end is known', () => {
    const ended = (seat: number) => told('event-turn-ended', { seat: { seat } });
    const swims = { ...told('event-rested', { seat: { seat: 1 }, fatigue: 'x' }), round: 1 };
    const log = logOf([swims, ended(1), ended(2), ended(0), told('event-rested', { seat: { seat: 1 }, fatigue: 'x' }), ended(1)]);
    expect(read('salmon', 0, 'en', log)).toEqual(['# Round 1', 'Bot 2 rests.', 'Bot 3 plays nothing.', 'You play nothing.', 'Bot 2 rests.']);
    expect(read('salmon', 0, 'fr', log)).toEqual(expect.arrayContaining(['Bot 3 ne joue rien.', 'Vous ne jouez rien.']));
    expect(read('salmon', 0, 'en', logOf([ended(1), ended(2)]))).toEqual(expect.arrayContaining(['Bot 3 plays nothing.']));
    expect(read('salmon', 0, 'en', logOf([ended(1), ended(2)]))).not.toContain('Bot 2 plays nothing.');
    // What was read out before belongs to the turn.
    const aloudAfter = (key: number) => aloud(log, key, words.of('salmon'), true).entries.map(({ seat, deeds }) => [seat, deeds.length]);
    expect([aloudAfter(1), aloudAfter(5)]).toEqual([[[2, 1], [0, 1], [1, 1]], []]);
  });

  test.each(Object.keys(races))('%s leaves nothing out of what can be opened, in any order of turns', (game) => {
    const lines = logOf(races[game] ?? []);
    const kept = story(lines, words.of(game)).flatMap((part) => part.entries.flatMap((entry) => entry.lines.map(({ key }) => key)));
    expect([...kept].sort((one, other) => one - other)).toEqual(lines.map(({ key }) => key));
  });

  test.each(Object.keys(races).flatMap((game) => [[game, 'en'], [game, 'fr']] as const))('%s says everything in %s', (game, language) => {
    const said = read(game, 1, language).join('\n');
    // A variable without a value, or a message that is not there, would show.
    expect(said).not.toMatch(/\{|\}|event-|story-|undefined|NaN/);
  });

  test('nobody else is you', () => {
    expect(read('rowing', null).join(' ')).not.toMatch(/\bYou\b/);
    expect(read('rowing', 2)).toEqual(expect.arrayContaining(['Kite rows 5 spaces to 700 m.', 'You row 5 spaces to 700 m and surge 2 spaces to 800 m.']));
  });
});

describe('an event in full', () => {
  const paid = logOf([told('event-paid-pace', { seat: { seat: 0 }, amount: 1 })])[0]!;
  const tell = (me: number | null, language: string) => {
    words.language = language;
    return whole(paid.told, { vocabulary: words.of('rowing'), names: NAMES, me });
  };

  test('is said to its seat as to you, and to others by its name', () => {
    expect([tell(0, 'en'), tell(1, 'en'), tell(null, 'en')]).toEqual(['You pay 1 stamina for your Pace', 'Kite pays 1 stamina for its Pace', 'Kite pays 1 stamina for its Pace']);
    expect(tell(0, 'fr')).toBe('Vous payez 1 de souffle pour votre allure');
  });

  describe('where it lists seats', () => {
    const list = (...seats: number[]): Value[] => seats.map((seat) => ({ seat }));
    const say = (game: string, id: string, values: Record<string, Value>, me: number | null, language = 'en') => {
      words.language = language;
      return whole(told(id, values), { vocabulary: words.of(game), names: NAMES, me });
    };

    test('calls the reader you, and nobody for a spectator', () => {
      const lanes = { boats: list(1, 0, 2) };
      expect(say('rowing', 'event-lanes-drawn', lanes, 0)).toBe('Lanes are drawn: Bot 2, you, Bot 3');
      expect(say('rowing', 'event-lanes-drawn', lanes, 0, 'fr')).toBe('Les couloirs sont tirés : Bot 2, vous, Bot 3');
      expect(say('rowing', 'event-lanes-drawn', lanes, null)).toBe('Lanes are drawn: Bot 2, Kite, Bot 3');
      expect(say('fishing', 'event-order-set', { order: list(2, 0) }, 0)).toBe('Order of play: Bot 3, you');
      expect(say('marathon', 'event-started', { seats: list(1, 0) }, 0)).toBe('The race begins; turns go Bot 2, you');
    });

    test('joins three as the language does, and one by itself', () => {
      const round = (...seats: number[]) => ({ round: 2, order: list(1, 0, 2), boats: { all: list(...seats) } });
      expect(say('rowing', 'event-round-tide', round(0, 1), 0)).toBe('Round 2 begins: Bot 2, you, Bot 3; the tide is with you and Bot 2');
      expect(say('rowing', 'event-round-tide', round(0, 1, 2), null)).toMatch(/the tide is with Kite, Bot 2 and Bot 3$/);
      expect(say('rowing', 'event-round-tide', round(0), 0)).toMatch(/the tide is with you$/);
    });

    test('keeps name and figure apart, and the grammar with you', () => {
      const place = (seat: number, n: number): Phrase => ({ id: 'event-place', with: { seat: { seat }, place: n } });
      const over = { winners: { all: list(0) }, places: [place(0, 1), place(1, 2)] };
      expect(say('fishing', 'event-over', over, 0)).toBe('The game is over; you won. Places: 1. you, 2. Bot 2');
      expect(say('fishing', 'event-over', over, 1, 'fr')).toBe('La partie est finie ; victoire : Kite. Classement : 1. Kite, 2. vous');
      const tired = (seat: number, n: number): Phrase => ({ id: 'event-over-fatigue', with: { seat: { seat }, n } });
      const spent = { winners: { all: list(0, 1) }, card: { word: 'card-fatigue' }, fatigue: [tired(0, 4), tired(1, 4)] };
      expect(say('salmon', 'event-over-shared', spent, 0)).toMatch(/you and Bot 2 won, .* Fatigue: you \(4\), Bot 2 \(4\)$/);
    });
  });

  test('and every event of a seat has a form for that seat', () => {
    const named = Object.entries(races).flatMap(([game, events]) => events.flatMap(({ say }) => {
      const seat = say.with?.['seat'];
      return typeof seat === 'object' && 'seat' in seat && !words.of(game).has(`${say.id}.yours`) ? [`${game} ${say.id}`] : [];
    }));
    expect(named).toEqual([]);
  });
});

describe('turns', () => {
  const seat = (n: number): Value => ({ seat: n });

  test('amounts of the same kind in a row are added up, and a second thing of a kind that does not count is told again', () => {
    const paid = (amount: number) => told('event-paid-pace', { seat: seat(1), amount });
    expect(read('rowing', 0, 'en', logOf([paid(1), paid(3)]))).toEqual(['Bot 2 pays 4 for the Pace.']);
    const bought = (item: string) => told('event-bought', { seat: seat(1), item: { word: `item-${item}` }, pearls: 2 });
    expect(read('fishing', 0, 'en', logOf([bought('fuel'), bought('draw')]))).toEqual(['Bot 2 buys fuel for 2 and buys an extra draw for 2.']);
  });

  test('what leads nowhere several times in a row is said once', () => {
    const nowhere = Array.from({ length: 3 }, () => told('event-ignored', { seat: { seat: 1 }, card: 'x' }));
    expect(read('salmon', 0, 'en', logOf(nowhere))).toEqual(['Bot 2 gets nowhere 3 times.']);
    expect(read('salmon', 1, 'en', logOf(nowhere.slice(1)))).toEqual(['You get nowhere twice.']);
    expect(read('salmon', 0, 'fr', logOf(nowhere.slice(2)))).toEqual(['Bot 2 reste sur place.']);
    const twice = Array.from({ length: 2 }, () => told('event-eddied-out', { seat: { seat: 1 } }));
    expect(read('whitewater', 0, 'en', logOf(twice))).toEqual(['Bot 2 eddies out twice.']);
  });
  test('who is met is you, in the way of the language', () => {
    const taken = logOf([told('event-fuel-taken', { seat: seat(1), other: seat(0), fuel: 5 })]);
    expect([read('fishing', 0, 'en', taken), read('fishing', 2, 'en', taken)]).toEqual([['Bot 2 takes 5 fuel from you.'], ['Bot 2 takes 5 fuel from Kite.']]);
    expect([read('fishing', 0, 'fr', taken), read('fishing', 2, 'fr', taken)]).toEqual([
      ['Bot 2 vous prend 5 de carburant.'], ['Bot 2 prend 5 de carburant à Kite.'],
    ]);
  });

  describe('a long one', () => {
    const [sold, discarded] = ['event-sold', 'event-discarded'].map((id) => (n: number) => told(id, { seat: seat(1), card: `C${n}`, pearls: 1 })) as [(n: number) => Told, (n: number) => Told];
    const sailed = (end: number) => told('event-moved', { seat: seat(1), squares: 'one square', end, square: 'a shop' });

    test('is told whole, so that nobody goes back from where they have not been', () => {
      const back = told('event-moved-back', { seat: seat(1), squares: 'one square', end: 9, square: 'a shop' });
      expect(read('fishing', 0, 'en', logOf([sailed(5), sold(1), sailed(10), back, sold(2), discarded(3)]))[0]).toBe(
        'Bot 2 sails one square to 5 (a shop), sells C1 for 1, sails one square to 10 (a shop), goes back one square to 9 (a shop), sells C2 for 1 and discards C3.');
    });

    test('says where something is left out and how much, and keeps what says where somebody is', () => {
      const lines = logOf([sailed(5), sold(1), discarded(2), sold(3), sailed(10), discarded(4), sold(5), discarded(6), sold(7), discarded(8), sold(9)]);
      const [en, you, fr] = [read('fishing', 0, 'en', lines)[0], read('fishing', 1, 'en', lines)[0], read('fishing', 0, 'fr', lines)[0]];
      expect(en).toBe('Bot 2 sails one square to 5 (a shop), does 3 more things, sails one square to 10 (a shop), does one more thing, sells C5 for 1, discards C6, sells C7 for 1, discards C8 and sells C9 for 1.');
      expect(you).toMatch(/^You sail one square to 5 .*, do 3 more things, sail /);
      expect(fr).toMatch(/, fait 3 autres choses, .*, fait une autre chose, /);
    });
  });

  test('what is told of a seat before it does something belongs to that, and stands for itself until then', () => {
    const rate = told('event-rate-kept', { seat: seat(1), rate: 36 });
    const rowed = (n: number) => told('event-moved-cards', { seat: seat(n), by: 5, metres: 250 });
    expect(read('rowing', 0, 'en', logOf([rate, rowed(0)]))).toEqual(['(Bot 2 stays at 36)', 'You row 5 spaces to 250 m.']);
    expect(read('rowing', 0, 'en', logOf([rate, rowed(0), rowed(1)]))).toEqual(['You row 5 spaces to 250 m.', 'Bot 2 rows 5 spaces to 250 m.']);
  });

  test('a round has one heading, whoever moves in it, and the end has its own', () => {
    const held = (n: number, round: number): Told => ({ ...told('event-held', { seat: seat(n), score: 5 }), round });
    const lines = logOf([held(0, 1), held(1, 1), held(0, 2), held(1, 2), { ...told('event-over', { winners: { all: [seat(1)] } }), round: 2 }]);
    expect(read('pig', null, 'en', lines).filter((line) => line.startsWith('#'))).toEqual(['# Round 1', '# Round 2', '# The finish']);
    expect(story(lines, words.of('pig')).map((part) => part.heading)).toEqual(['Round 1', 'Round 2']);
  });

  test('the turns of one seat in two rounds are two', () => {
    const moved = (round: number): Told => ({ ...told('event-held', { seat: seat(1), score: 5 }), round });
    expect(story(logOf([moved(1), moved(2)]), words.of('pig')).map((part) => part.entries.length)).toEqual([1, 1]);
  });

  test('a game without a story has its lines', () => {
    expect(read('', null, 'en', logOf([told('event-one', { seat: seat(0) }), told('event-two')]))).toEqual(['(event-one)', '(event-two)']);
  });
});

describe('since your last move', () => {
  const held = (n: number) => told('event-held', { seat: { seat: n }, score: 5 });
  const since = (lines: LogLine[], me: number | null = 0, game = 'pig') => sinceMine(story(lines, words.of(game)), me)?.turns.length ?? 0;

  test('up to five sentences for whoever was away, also where one other has had one turn', () => {
    const lines = (n: number) => logOf([held(0), ...Array.from({ length: n }, (_, i) => held(1 + (i % 2)))]);
    const missed = (n: number) => lines(n).map((line, i) => ({ ...line, missed: i > 0 }));
    expect([0, 1, 2, 3, 5, 9].map((n) => since(missed(n)))).toEqual([0, 1, 2, 3, 5, 5]);
    expect([since(lines(9)), since(missed(9), null)]).toEqual([0, 0]);
  });

  test('and for whom more than a round went by', () => {
    const round = (n: number): Told => ({ ...told('event-round', { round: n, order: [] }), round: n });
    const rowed = (n: number) => told('event-moved-cards', { seat: { seat: n }, by: 5, metres: 250 });
    const first = [round(1), rowed(0), rowed(1), rowed(2)];
    expect(since(logOf([...first, round(2), rowed(1), rowed(2)]), 0, 'rowing')).toBe(0);
    expect(since(logOf([...first, round(2), rowed(1), rowed(2), round(3), rowed(1)]), 0, 'rowing')).toBe(5);
    expect(since(logOf([...first, round(2), rowed(1), rowed(2), round(3), rowed(1), rowed(0)]), 0, 'rowing')).toBe(0);
  });
});

describe('what is read out', () => {
  const race = logOf(races['marathon'] ?? []);

  test('one sentence per turn, each once, however the events come in', () => {
    const vocabulary = words.of('marathon');
    const reader = { vocabulary, names: NAMES, me: 0 };
    const whole = aloud(race, 0, vocabulary, true).entries.map((entry) => sentence(entry, reader));
    const heard: string[] = [];
    let upTo = 0;
    for (let n = 1; n <= race.length; n++) {
      const { entries, upTo: next } = aloud(race.slice(0, n), upTo, vocabulary, n === race.length);
      heard.push(...entries.map((entry) => sentence(entry, reader)));
      upTo = next;
    }
    expect(heard).toEqual(whole);
    expect(heard.length).toBeLessThan(race.length / 3);
  });

  test('a turn that may go on waits until it is over or something is asked', () => {
    const turns = logOf([told('event-rolled', { seat: { seat: 1 }, die: 4, total: 4 }), told('event-rolled', { seat: { seat: 1 }, die: 5, total: 9 })]);
    expect(aloud(turns, 0, words.of('pig'), false)).toMatchObject({ entries: [], upTo: 0 });
    expect(aloud(turns, 0, words.of('pig'), true)).toMatchObject({ entries: [{ seat: 1 }], upTo: 2 });
  });

  test('every line where a game tells no story', () => {
    expect(aloud(logOf([told('event-one', { seat: { seat: 0 } })]), 0, words.of(''), false)).toMatchObject({ entries: [{ key: 1 }], upTo: 1 });
  });
});
