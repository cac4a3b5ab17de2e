import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ServerMessage } from '../src/lib/messages';
import { EMPTY, hear, timeLeft, type Race } from '../src/lib/race';

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

  test('logs what was missed, with the rule', () => {
    const race = after(fixture('server-sync'), fixture('server-sync-full'));
    expect(race.log.map((line) => [line.told?.rule, line.missed])).toEqual([['PG-002', true]]);
  });

  test('says in the log that an action was taken back', () => {
    const undo = { ...fixture('server-sync'), seq: 6, cause: 'undo' } as ServerMessage;
    const race = after(fixture('server-sync'), step(), undo);
    expect(race.log.map(({ key, seq, told }) => [key, seq, told === null])).toEqual([[1, 5, false], [2, 6, true]]);
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
