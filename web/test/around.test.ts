// Several people around one screen: when the curtain is down, and what is on the screen meanwhile.

import { beforeEach, describe, expect, test } from 'vitest';
import { next, NOBODY, type Company, type News, type Sharing } from '../src/lib/around';
import { alike } from '../src/lib/around.svelte';
import type { Choice, ClientMessage, JsonObject, SeatPlan, ServerMessage } from '../src/lib/messages';
import { asName, texts, withPeople } from '../src/lib/people';
import type { Line, Watcher } from '../src/lib/socket';
import { Table } from '../src/lib/table.svelte';
import { asked, withNames, withOneMore } from '../src/setup/seats';

const company = (...names: string[]): Company => ({ seats: names.map((_, seat) => seat), person: (seat) => names[seat] ?? '' });
const three = company('Anna', 'Ben', 'Cleo');

function after(news: readonly News[], people = three, from: Sharing = NOBODY): Sharing {
  return news.reduce((sharing, it) => next(sharing, it, people), from);
}
const settled = (...owing: number[]): News => ({ type: 'settled', owing });
const seen = (secret: boolean, ...owing: number[]): News => ({ type: 'seen', secret, owing });
const lifted = (seat: number): News => ({ type: 'lifted', seat });
const moved = (by: number, about: number[], ...owing: number[]): News => ({ type: 'moved', by, about, owing });
const SENT: News = { type: 'sent' };

describe('the curtain', () => {
  test('is down before a seat with secrets chooses, and up when its person says so', () => {
    expect(after([settled(1)]).stage).toEqual({ kind: 'asking', seat: 1 });
    expect(after([settled(1), seen(true, 1)]).stage).toEqual({ kind: 'curtain', seat: 1 });
    expect(after([settled(1), seen(true, 1), lifted(1)]).stage).toEqual({ kind: 'seat', seat: 1 });
  });

  test('is not needed where a seat sees what everybody may see', () => {
    expect(after([settled(1), seen(false, 1)]).stage).toEqual({ kind: 'seat', seat: 1 });
  });

  test('is needed where others here choose at the same time, though all is open', () => {
    expect(after([settled(0, 1), seen(false, 0, 1)]).stage).toEqual({ kind: 'curtain', seat: 0 });
    // What somebody else chooses at another device is not seen here.
    expect(after([settled(0), seen(false, 0)]).stage.kind).toBe('seat');
  });

  test('is not between two seats of one person', () => {
    const two = company('Anna', 'Anna');
    expect(after([settled(0, 1), seen(true, 0, 1)], two).stage).toEqual({ kind: 'seat', seat: 0 });
    const more = company('Anna', 'Ben', 'Anna');
    const first = after([settled(0, 1, 2), seen(true, 0, 1, 2), lifted(0), SENT, moved(0, [], 1, 2), settled(1, 2)], more);
    expect(first.stage).toEqual({ kind: 'asking', seat: 2 });
    expect(after([seen(true, 1, 2)], more, first).stage).toEqual({ kind: 'seat', seat: 2 });
  });

  test('goes from person to person where all choose at the same time', () => {
    const order: number[] = [];
    let owing = [0, 1, 2];
    let sharing = after([settled(...owing), seen(true, ...owing)]);
    while (sharing.stage.kind === 'curtain') {
      const { seat } = sharing.stage;
      order.push(seat);
      owing = owing.filter((it) => it !== seat);
      sharing = after([lifted(seat), SENT, moved(seat, [], ...owing), settled(...owing), seen(true, ...owing)], three, sharing);
    }
    expect(order).toEqual([0, 1, 2]);
    expect(sharing.stage).toEqual({ kind: 'all' });
    // Whoever has the device in hand is the first of the next round.
    expect(after([moved(2, [0, 1, 2], 0, 1, 2), settled(0, 1, 2)], three, sharing).stage).toEqual({ kind: 'asking', seat: 2 });
  });

  test('lets another of those who owe a choice be the first', () => {
    const other = after([settled(0, 1), seen(true, 0, 1), lifted(1)]);
    expect(other.stage).toEqual({ kind: 'asking', seat: 1 });
    expect(after([seen(true, 0, 1)], three, other).stage).toEqual({ kind: 'seat', seat: 1 });
  });

  test('stays up for a person who chooses again with nothing of others shown between, and only then', () => {
    const chosen = after([settled(1), seen(true, 1), lifted(1), SENT]);
    expect(chosen.stage).toEqual({ kind: 'all' });
    const again = [settled(1), seen(true, 1)];
    expect(after([moved(1, [1], 1), ...again], three, chosen).stage.kind).toBe('seat');
    expect(after([moved(1, [1, 0], 1), ...again], three, chosen).stage.kind).toBe('curtain');
    expect(after([moved(1, [1], 1), moved(3, [], 1), ...again], three, chosen).stage.kind).toBe('curtain');
    expect(after([moved(1, [1], 1), { type: 'jumped' }, ...again], three, chosen).stage.kind).toBe('curtain');
  });

  test('is down again after a refusal only if others have looked', () => {
    expect(after([settled(1), seen(true, 1), lifted(1), SENT, settled(1), seen(true, 1)]).stage).toEqual({ kind: 'seat', seat: 1 });
  });

  test('falls when somebody else has chosen for the seat, and stays as it is while others choose', () => {
    const open = after([settled(1), seen(true, 1), lifted(1)]);
    expect(after([moved(1, [1], 0)], three, open).stage).toEqual({ kind: 'all' });
    const others = after([moved(3, [3], 1)], three, open);
    expect(others.stage).toEqual({ kind: 'seat', seat: 1 });
    // It is shown when the person has chosen: then others look on.
    expect(after([SENT, moved(1, [1], 1), settled(1), seen(true, 1)], three, others).stage.kind).toBe('curtain');
  });

  test('is not lifted by what nobody has asked', () => {
    expect(after([lifted(1)])).toEqual(NOBODY);
    expect(after([seen(true, 1)])).toEqual(NOBODY);
  });
});

test('views are compared whatever the order of their parts', () => {
  expect(alike({ a: [1, { b: null }], c: 'd' }, { c: 'd', a: [1, { b: null }] })).toBe(true);
  for (const other of [{ a: 1 }, { a: [2] }, { a: [1, 2] }, { a: { 0: 1 } }, { a: [1], b: null }, null]) expect(alike({ a: [1] }, other)).toBe(false);
});

test('people are remembered each once, the latest first, and not too many', () => {
  expect(withPeople(['Anna', 'Ben'], [' Cleo ', 'Ben', ''])).toEqual(['Cleo', 'Ben', 'Anna']);
  expect(withPeople(Array.from({ length: 40 }, (_, i) => `n${i}`), ['Anna'])).toHaveLength(12);
  expect(asName('  x'.padEnd(50, 'y'))).toHaveLength(32);
  expect(texts(['Anna', 3, null])).toEqual(['Anna']);
  expect(texts({ Anna: 1 })).toEqual([]);
});

describe('a table with two people around the screen', () => {
  const choice = (n: number): Choice => ({ action: { type: 'play', n }, say: { id: 'action' }, rule: 'X-1' });
  const OPEN: JsonObject = { hands: [{ count: 1 }, { count: 1 }] };
  const own = (seat: number): JsonObject => ({ hands: [0, 1].map((it) => (it === seat ? [`card ${it}`] : { count: 1 })) });
  let said: ClientMessage[];
  let watchers: Watcher[];
  let table: Table;
  const line: Line = {
    watch: (watcher) => {
      watchers.push(watcher);
      return () => (watchers = watchers.filter((it) => it !== watcher));
    },
    say: (message) => said.push(message) > 0,
  };

  const eyes = () => watchers.map((watcher) => watcher.seat);
  const owed = (seats: readonly number[]) => seats.map((seat) => ({ seat, decision: 'play' }));
  function tell(seat: number | null, message: ServerMessage): void {
    for (const watcher of [...watchers]) if (watcher.seat === seat) watcher.hear(message);
  }
  function sync(seat: number | null, seq: number, deciding: readonly number[], cause: 'watch' | 'undo' = 'watch'): void {
    const view = seat === null ? OPEN : own(seat);
    tell(seat, { type: 'sync', table: 't', seat, seq, cause, view, standing: { round: 1, places: seat === null ? [1, 1, 1] : [1, 2, 2] }, deciding: owed(deciding), ...(seat === null ? {} : { legal: [choice(seat)] }) });
  }
  function step(seq: number, by: number, deciding: readonly number[], about: number[] = []): void {
    const events = about.map((seat) => ({ event: { type: 'went', seat }, rule: 'X-1', say: { id: 'went' } }));
    for (const seat of [null, ...eyes().filter((it) => it !== null)]) {
      tell(seat, { type: 'step', table: 't', seat, seq, by, how: 'person', events, changes: [], deciding: owed(deciding), ...(seat === null ? {} : { legal: [choice(seat)] }) });
    }
  }
  const at = () => table.looking(['Anna', 'Ben', 'Bot'], false);
  const cards = () => JSON.stringify(at()?.view).match(/card \d/g) ?? [];

  beforeEach(() => {
    said = [];
    watchers = [];
    table = new Table('t', null, () => ({ beat: () => 0 }), () => line, [0, 1]);
    table.open();
    const seats = ['Anna', 'Ben', null].map((name) => (name === null ? { status: 'bot' } : { status: 'here', name }));
    tell(null, { type: 'table', id: 't', seats } as unknown as ServerMessage);
    sync(null, 1, [0, 1, 2]);
  });

  test('looks through nobody’s eyes until a person has lifted the curtain, and never through two', () => {
    expect(eyes()).toEqual([null, 0]);
    expect([table.seat, cards()]).toEqual([null, []]);
    sync(0, 1, [0, 1, 2]);
    expect([table.around?.curtain, table.yours, cards()]).toEqual([0, false, []]);
    table.around?.lift(0);
    expect([table.seat, table.yours, cards(), at()?.legal.length]).toEqual([0, true, ['card 0'], 1]);
    expect(at()?.standing.places).toEqual([1, 2, 2]);
    table.act.confirm(choice(0));
    expect(said.at(-1)).toEqual({ type: 'play', table: 't', seat: 0, seq: 1, action: { type: 'play', n: 0 } });
    expect([table.seat, cards(), at()?.legal, at()?.standing.places]).toEqual([null, [], [], [1, 1, 1]]);
    step(2, 0, [1, 2]);
    expect(eyes()).toEqual([null, 1]);
    sync(1, 2, [1, 2]);
    expect([table.around?.curtain, cards()]).toEqual([1, []]);
  });

  test('lets what others do wait while a person chooses', () => {
    sync(0, 1, [0, 1, 2]);
    table.around?.lift(0);
    step(2, 2, [0, 1], [2]);
    expect([table.seat, table.seen, cards()]).toEqual([0, 1, ['card 0']]);
    table.act.confirm(choice(0));
    expect(said.at(-1)).toMatchObject({ seat: 0, seq: 2 });
    expect([table.seat, table.seen]).toEqual([null, 2]);
  });

  test('sends an unanswered choice again for its own seat', () => {
    sync(0, 1, [0, 1]);
    table.around?.lift(0);
    table.act.confirm(choice(0));
    expect(watchers.map((watcher) => [watcher.seat, watcher.unanswered()?.seq ?? null])).toEqual([[null, null], [0, 1]]);
    // The connection has come back.
    sync(null, 1, [0, 1]);
    sync(0, 1, [0, 1]);
    expect([table.seat, table.move?.seq, cards()]).toEqual([null, 1, []]);
  });

  test('gives the choice back to whoever made it if it is refused', () => {
    sync(0, 1, [0, 1]);
    table.around?.lift(0);
    table.act.confirm(choice(0));
    tell(null, { type: 'refused', table: 't', seat: 0, code: 'illegal', say: { id: 'no' }, rule: 'X-1' });
    expect([table.seat, table.refused?.rule, table.yours]).toEqual([0, 'X-1', true]);
  });

  test('takes back for whoever chose last, and has the curtain down after it', () => {
    sync(0, 1, [0]);
    table.around?.lift(0);
    table.act.confirm(choice(0));
    step(2, 0, [0], [0]);
    expect(table.seat).toBe(0);
    table.undo();
    expect(said.at(-1)).toEqual({ type: 'undo', table: 't', seat: 0, seq: 2 });
    sync(null, 3, [0], 'undo');
    sync(0, 3, [0], 'undo');
    expect([table.around?.curtain, cards()]).toEqual([0, []]);
  });

  test('needs no curtain where one person plays for all', () => {
    sync(0, 1, [0, 1]);
    expect(table.around?.curtain).toBe(0);
    if (table.around !== null) table.around.oneForAll = true;
    expect(table.seat).toBe(0);
    table.act.confirm(choice(0));
    step(2, 0, [1], [0]);
    sync(1, 2, [1]);
    expect(table.seat).toBe(1);
  });
});

describe('the set-up', () => {
  const me = (name?: string): SeatPlan => (name === undefined ? { kind: 'me' } : { kind: 'me', name });
  const bot: SeatPlan = { kind: 'bot', level: 'novice' };
  const stranger = (n: number) => `Player ${n}`;

  test('gives everybody around the screen a name, known ones first and none twice', () => {
    const plans = withNames([me(), me(), bot, me(), me()], 'Kite', ['Anna', 'Kite', 'Ben'], stranger);
    expect(plans).toEqual([me('Kite'), me('Anna'), bot, me('Ben'), me('Player 5')]);
    expect(withNames([me(), bot], 'Kite', ['Anna'], stranger)).toEqual([me(), bot]);
  });

  test('asks for names only where several sit here, and for one where the field is empty', () => {
    expect(asked([me('Kite'), bot], stranger)).toEqual([me(), bot]);
    expect(asked([me(' Anna '), me(' '), me('Anna')], stranger)).toEqual([me('Anna'), me('Player 2'), me('Anna')]);
  });

  test('puts one more person at a bot’s seat, or at a new one while there is room', () => {
    expect(withOneMore([me(), bot, bot], 3)).toEqual([me(), me(), bot]);
    expect(withOneMore([me(), { kind: 'open' }], 3)).toEqual([me(), { kind: 'open' }, me()]);
    expect(withOneMore([me(), me()], 2)).toEqual([me(), me()]);
  });
});
