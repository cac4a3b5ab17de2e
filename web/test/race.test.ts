import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ServerMessage } from '../src/lib/messages';
import { timeLeft } from '../src/lib/clocks';
import { EMPTY, hear, isBehind, type Race } from '../src/lib/race';

/** The server's own examples: the tests there read the same files. */
function fixture(name: string): ServerMessage {
  return JSON.parse(readFileSync(new URL(`../../protocol/fixtures/${name}.json`, import.meta.url), 'utf8')) as ServerMessage;
}

/** A step with its events explained, as the page asks for them. */
function step(): ServerMessage {
  const lean = fixture('server-step') as ServerMessage & { type: 'step' };
  const events = lean.events.map((event) => ({ event: event as never, rule: 'PG-002', say: { id: 'event-rolled' } }));
  return { ...lean, events };
}

function after(...messages: ServerMessage[]): Race {
  return messages.reduce((race, message) => hear(race, message, 1000)[0], EMPTY);
}

describe('a race as one viewer knows it', () => {
  test('takes a whole view', () => {
    const race = after(fixture('server-sync'));
    expect(race.seq).toBe(4);
    expect(race.view?.['total']).toBe(9);
    expect(race.legal).toHaveLength(2);
  });

  test('follows a step by its changes', () => {
    const [race, outcome] = hear(after(fixture('server-sync')), step(), 1000);
    expect(race.seq).toBe(5);
    expect(race.view?.['total']).toBe(13);
    expect(outcome.kind).toBe('scene');
  });

  test('follows a step by the changes of its events, too', () => {
    const told = (total: number) => ({
      event: { type: 'rolled' }, rule: 'PG-002', say: { id: 'event-rolled' }, changes: [{ op: 'replace' as const, path: '/total', value: total }],
    });
    const split = { ...step(), events: [told(11), told(12)] } as ServerMessage;
    const [race, outcome] = hear(after(fixture('server-sync')), split, 1000);
    expect(race.view?.['total']).toBe(13);
    expect(outcome.kind === 'scene' ? outcome.scene.shots.events.map((view) => view['total']) : []).toEqual([11, 12]);
    const misfit = { ...split, events: [{ ...told(1), changes: [{ op: 'remove', path: '/nothing' }] }] } as ServerMessage;
    expect(hear(after(fixture('server-sync')), misfit, 1000)[1]).toEqual({ kind: 'gap' });
  });

  test('follows how the race stands, event by event', () => {
    const told = (more: object) => ({ event: { type: 'rolled' }, rule: 'PG-002', say: { id: 'event-rolled' }, ...more });
    const split = { ...step(), events: [told({ round: 2 }), told({ places: [1, 2] }), told({ round: 3 })], standing: { round: 3, places: [1, 1] } } as ServerMessage;
    const before = after(fixture('server-sync'));
    const [race, outcome] = hear(before, split, 1000);
    expect([before.standing, race.standing]).toEqual([{ round: 2, places: [2, 1] }, { round: 3, places: [1, 1] }]);
    expect(outcome.kind === 'scene' ? outcome.scene.standings.events : []).toEqual([{ round: 2, places: [2, 1] }, { round: 2, places: [1, 2] }, { round: 3, places: [1, 2] }]);
    expect(race.log.map((line) => line.round)).toEqual([2, 2, 3]);
    const full = hear(before, fixture('server-step-full'), 1000)[0];
    expect(full.standing).toEqual({ round: 2, places: [1, 2] });
  });

  test('gives every choice its forecast, though those that lead to the same are told it once', () => {
    const choice = (type: string, more: object) => ({ action: { type }, rule: 'X-1', say: { id: type }, ...more });
    const legal = [choice('a', { forecast: 1, outlook: { id: 'one' }, rules: ['X-2'] }), choice('b', { forecast: 2 }), choice('c', { like: 0 }), choice('d', { like: 7 })];
    const race = after({ ...fixture('server-sync'), legal } as ServerMessage);
    expect(race.legal.map(({ forecast, outlook }) => [forecast, outlook?.id])).toEqual([[1, 'one'], [2, undefined], [1, 'one'], [undefined, undefined]]);
    expect(race.legal.map(({ rules }) => rules?.[0])).toEqual(['X-2', undefined, 'X-2', undefined]);
  });

  test('ignores a step that it knows', () => {
    const race = after(fixture('server-sync'), step());
    expect(hear(race, step(), 1000)).toEqual([race, { kind: 'none' }]);
  });

  test('notices that a step is missing and changes nothing', () => {
    const race = after(fixture('server-sync'));
    expect(hear(race, fixture('server-step-last'), 1000)).toEqual([race, { kind: 'gap' }]);
  });

  test('notices changes that do not fit', () => {
    const misfit = { ...step(), changes: [{ op: 'remove', path: '/nothing' }] } as ServerMessage;
    expect(hear(after(fixture('server-sync')), misfit, 1000)[1]).toEqual({ kind: 'gap' });
  });

  test('keeps a chat line once, though it comes with every watch', () => {
    expect(after(fixture('server-chat'), fixture('server-chat')).chat).toHaveLength(1);
  });

  test('counts a running clock down from when it was told', () => {
    const { clocks } = after(fixture('server-sync'));
    expect(timeLeft(clocks, 0, 3000)).toBe(596_200);
    expect(timeLeft(clocks, 1, 3000)).toBe(600_000);
  });
});

describe('what happened before', () => {
  const rolled = (seq: number) => ({ seq, by: 0, how: 'person', events: [{ event: { type: 'rolled', seat: 0 }, rule: 'PG-002', say: { id: `event-${seq}` } }] });
  const undone = (seq: number) => ({ seq, by: 0, undo: true });
  const page = (steps: object[], more: boolean, before?: number): ServerMessage =>
    ({ type: 'history', table: 't', seat: 0, ...(before === undefined ? {} : { before }), steps, more }) as never;
  const sync = (seq: number, cause = 'watch'): ServerMessage => ({ ...fixture('server-sync'), seq, cause }) as ServerMessage;
  const lines = (race: Race) => race.log.map(({ seq }) => seq);

  test('fills the log of whoever comes, with the rule, and is not read out', () => {
    const race = after(sync(4), page([rolled(4), rolled(3)], true));
    expect(race.log.map((line) => [line.seq, line.told.rule, line.missed, line.again])).toEqual([[3, 'PG-002', false, true], [4, 'PG-002', false, true]]);
    expect([race.known, isBehind(race)]).toEqual([{ from: 3, to: 4, more: true }, false]);
  });

  test('is read as the server tells it', () => {
    const race = after(sync(4), page([rolled(4)], true), fixture('server-history'));
    expect([lines(race), race.known]).toEqual([[1, 4], { from: 0, to: 4, more: false }]);
  });

  test('goes on with the steps that are seen, each once', () => {
    const race = after(sync(4), step(), page([rolled(5), rolled(4)], false));
    expect([lines(race), race.known?.to, race.log.at(-1)?.again]).toEqual([[4, 5], 5, false]);
    const overtaken = after(sync(4), step(), page([rolled(4)], false));
    expect([lines(overtaken), isBehind(overtaken)]).toEqual([[4, 5], false]);
  });

  test('is scrolled back page by page; one that does not join is left out', () => {
    const known = after(sync(9), page([rolled(9), rolled(8)], true));
    expect(lines(after(sync(9), page([rolled(9), rolled(8)], true), page([undone(7), rolled(4)], true, 8)))).toEqual([4, 8, 9]);
    expect(hear(known, page([rolled(3)], true, 4), 1)[0]).toEqual(known);
  });

  test('marks what happened in an absence, and keeps what was seen before it', () => {
    const seen = [sync(4), page([rolled(4)], true), step()];
    const back = after(...seen, sync(8));
    expect([isBehind(back), lines(back)]).toEqual([true, [4, 5]]);
    const race = hear(back, page([rolled(8), undone(7), rolled(5), rolled(4), rolled(3)], false), 1)[0];
    expect(race.log.map(({ seq, missed }) => [seq, missed])).toEqual([[3, false], [4, false], [5, false], [8, true]]);
    expect(race.known).toEqual({ from: 3, to: 8, more: false });
  });

  test('marks what happened since this device was left, and what came while nobody looked', () => {
    const race = [sync(6), page([rolled(6), rolled(5), rolled(4)], false)].reduce<Race>((race, message) => hear(race, message, 1)[0], { ...EMPTY, left: 4 });
    expect(race.log.map(({ seq, missed }) => [seq, missed])).toEqual([[4, false], [5, true], [6, true]]);
    const hidden = hear(after(sync(4), page([rolled(4)], false)), step(), 1, false)[0];
    expect(hidden.log.map(({ seq, missed }) => [seq, missed])).toEqual([[4, false], [5, true]]);
  });

  test('after a long absence starts over, so that nothing is missing in between', () => {
    const race = after(sync(4), page([rolled(4)], true), sync(90), page([rolled(90), rolled(80)], true));
    expect([lines(race), race.known]).toEqual([[80, 90], { from: 80, to: 90, more: true }]);
  });

  test('is asked for after an undo: what was taken back leaves the log, as for whoever comes then', () => {
    const told = page([undone(6), rolled(4), rolled(3)], false);
    const undo = after(sync(4), page([rolled(4), rolled(3)], false), step(), sync(6, 'undo'));
    expect([lines(undo), isBehind(undo)]).toEqual([[3, 4, 5], true]);
    const live = hear(undo, told, 1)[0];
    const reloaded = after(sync(6), told);
    expect([lines(live), isBehind(live)]).toEqual([[3, 4], false]);
    expect([lines(live), live.known]).toEqual([lines(reloaded), reloaded.known]);
    // Another one, that takes back a step which was known from the history.
    const again = page([undone(7), undone(6), rolled(3)], false);
    expect(lines([sync(7, 'undo'), again].reduce((race, message) => hear(race, message, 1)[0], live))).toEqual(lines(after(sync(7), again)));
  });
});
