// What is checked of a finished race on the device: a real one of the server's, and the same with something changed.

import { beforeEach, expect, test } from 'vitest';
import { mixed } from '../src/lib/blake3';
import type { Replay } from '../src/lib/messages';
import { holds, isWhole, verify, type Evidence } from '../src/lib/verify';
import { notePromise, seenOf, stepPrint, type Seen } from '../src/lib/witness';
import told from './fair.json';

const replay = told.told as unknown as Replay;

/** What the device at seat 0 would have noted during the race. */
function seen(): Seen {
  const steps = replay.steps.filter((step) => step.at !== undefined && step.at !== null);
  const prints = steps.map((step) => [step.at, stepPrint({ by: step.seat ?? 0, ...(step.action === undefined ? {} : { action: step.action }), events: step.events, changes: step.changes })]);
  return { promise: told.promise, from: 0, steps: { 0: Object.fromEntries(prints) as Record<string, string> } };
}

const PROOF = { ...told.proof, record: { ...told.proof.record, seed: told.reveal.seed } } as unknown as Evidence['proof'];

const PLACES = told.proof.record.result;

const evidence = (change: Partial<Evidence> = {}): Evidence => ({
  table: told.table, reveal: told.reveal, promise: told.promise, proof: PROOF, whole: told.whole as unknown as Replay,
  seen: seen(), told: { 0: replay }, places: PLACES, endedEarly: false, engine: { type: 'absent' }, ...change,
});

/** What the engine says of a race that follows from its seed. */
const VERIFIED: Extract<Evidence['engine'], { type: 'verified' }> = {
  type: 'verified', game: told.proof.record.game, rules_version: 1, steps: told.proof.record.steps.length, replayed: told.proof.record.steps.length, hashes: [], places: PLACES,
};

test('a race that was promised, seen and recorded holds', () => {
  const found = verify(evidence());
  const steps = told.whole.steps.length - 1;
  expect(found).toEqual({ promise: { broken: null, from: 0 }, share: { own: 0, missing: null, all: 0 }, steps: { compared: steps, differs: null, gone: 0, shut: 0 }, record: { steps, differs: null }, rules: { type: 'absent' } });
  expect([holds(found), isWhole(found)]).toEqual([true, false]);
});

test('it is whole only if the engine played it again and the promise was seen before the race', () => {
  const found = verify(evidence({ engine: VERIFIED }));
  expect(found.rules).toEqual({ type: 'held', steps: VERIFIED.steps, version: 1, places: PLACES });
  expect([holds(found), isWhole(found)]).toEqual([true, true]);
  const late = verify(evidence({ engine: VERIFIED, seen: { ...seen(), from: 3 } }));
  expect([holds(late), isWhole(late)]).toEqual([true, false]);
  for (const engine of [{ type: 'absent' }, { type: 'failed', why: 'x' }, { type: 'version', games: [] }] as const) {
    const unknown = verify(evidence({ engine: engine as Evidence['engine'] }));
    expect([holds(unknown), isWhole(unknown)]).toEqual([true, false]);
  }
});

test('what does not follow by the rules is broken; rules of another version are only unknown', () => {
  const misfit = { part: 'step' as const, step: 2, rule: 'PG-001', say: { id: 'x' }, why: 'x' };
  const wrong = verify(evidence({ engine: { ...VERIFIED, misfit } }));
  expect(wrong.rules).toEqual({ type: 'misfit', misfit, steps: VERIFIED.steps });
  expect(holds(wrong)).toBe(false);
  expect(holds(verify(evidence({ engine: { type: 'unreadable', say: { id: 'x' }, why: 'x' } })))).toBe(false);
  const other = verify(evidence({ engine: { ...VERIFIED, misfit: { ...misfit, part: 'rules' } } }));
  expect([other.rules.type, holds(other), isWhole(other)]).toEqual(['other', true, false]);
});

test('places on the page that the rules do not give are found, unless somebody ended the race before its end', () => {
  const places = { places: [9, 9], winners: [] };
  const found = verify(evidence({ engine: VERIFIED, places }));
  expect([found.rules.type, holds(found)]).toEqual(['shown', false]);
  expect(verify(evidence({ engine: VERIFIED, places: null })).rules.type).toBe('shown');
  const { places: _, ...open } = VERIFIED;
  expect(verify(evidence({ engine: open, places, endedEarly: true })).rules).toMatchObject({ type: 'held', places: null });
});

test('numbers at the table count what was taken back, and the steps are found by them', () => {
  const last = replay.steps.at(-1);
  expect(last?.at).toBe((last?.seq ?? 0) + 2);
});

test('a promise that was another one at the start is broken, whatever the server names now', () => {
  const found = verify(evidence({ seen: { ...seen(), promise: told.promise.replace(/.$/, (it) => (it === '0' ? '1' : '0')) } }));
  expect(found.promise.broken).toBe('changed');
  expect(holds(found)).toBe(false);
});

test('another seed or salt is found', () => {
  expect(verify(evidence({ reveal: { ...told.reveal, seed: '1' } })).promise.broken).toBe('hash');
  expect(verify(evidence({ reveal: { ...told.reveal, salt: 'x' } })).promise.broken).toBe('hash');
});

test('a record with another seed is found, also where only a digit differs that a number does not keep', () => {
  const { seed } = told.reveal;
  const other = `${seed.slice(0, -1)}${(Number(seed.at(-1)) + 1) % 10}`;
  expect(Number(other)).toBe(Number(seed));
  expect(verify(evidence({ proof: { ...PROOF, record: { ...PROOF.record, seed: other } } })).promise.broken).toBe('record');
  expect(verify(evidence({ proof: { ...PROOF, salt: 'x' } })).promise.broken).toBe('record');
});

test('where people had a share in the seed, the promise is of the server’s part, and the shares must give the race’s seed', () => {
  const shares = [{ seat: 0, share: 'ada-1' }, { seat: 1, share: 'bob_2' }];
  const drawn = { seed: told.reveal.seed, shares };
  // The same number as in records/src/proof.rs.
  const seed = mixed('k7f3q9wmzc2vx8ha', { seed: '17446744073709551615', shares }, 'salt');
  expect(seed).toBe('15338690413064413585');
  const reveal = { ...told.reveal, seed: mixed(told.table, drawn, told.reveal.salt), drawn };
  const proof = { ...PROOF, record: { ...PROOF.record, seed: reveal.seed } };
  expect(verify(evidence({ reveal, proof })).promise.broken).toBe(null);
  const other = { ...drawn, shares: [shares[0]!, { seat: 1, share: 'bob_3' }] };
  expect(verify(evidence({ reveal: { ...reveal, drawn: other }, proof })).promise.broken).toBe('hash');
  expect(verify(evidence({ reveal: { ...reveal, drawn: { ...drawn, seed: '1' } }, proof })).promise.broken).toBe('hash');
});

test('a share of this device is in the seed, or it is not: then nothing holds, unless the seat was never played', () => {
  const shares = [{ seat: 0, share: 'ada-1' }, { seat: 1, share: 'bob_2' }];
  const drawn = { seed: told.reveal.seed, shares };
  const reveal = { ...told.reveal, seed: mixed(told.table, drawn, told.reveal.salt), drawn };
  const proof = { ...PROOF, record: { ...PROOF.record, seed: reveal.seed } };
  const found = (own: Record<string, string>) => verify(evidence({ reveal, proof, seen: { ...seen(), shares: own } }));
  expect([found({ 0: 'ada-1' }).share, holds(found({ 0: 'ada-1' }))]).toEqual([{ own: 1, missing: null, all: 2 }, true]);
  expect([found({}).share, holds(found({}))]).toEqual([{ own: 0, missing: null, all: 2 }, true]);
  // The server put another one in its place, or left it out.
  for (const wrong of [found({ 0: 'ada-2' }), verify(evidence({ seen: { ...seen(), shares: { 0: 'ada-1' } } }))]) {
    expect([wrong.share.missing, holds(wrong), isWhole(wrong)]).toEqual([0, false, false]);
  }
  // Whoever got up before the race saw none of it through that seat.
  expect(found({ 1: 'mine' }).share).toEqual({ own: 0, missing: null, all: 2 });
});

test('what was seen and cannot be compared is counted: steps taken back, and steps through a seat of others', () => {
  const more = { ...seen(), steps: { 0: { ...seen().steps[0], 9999: 'x' }, 1: { 1: 'y', 2: 'z' } } };
  const { steps } = verify(evidence({ seen: more }));
  expect([steps.gone, steps.shut, steps.differs]).toEqual([1, 2, null]);
});

test('a step that is told otherwise than it was is named', () => {
  const steps = replay.steps.map((step, i) => (i === 2 ? { ...step, events: [] } : step));
  expect(verify(evidence({ told: { 0: { ...replay, steps } } })).steps.differs).toBe(2);
});

test('a record that does not fit the replay is found: an event, an action, a step too few', () => {
  const { proof } = evidence();
  const record = (change: (steps: typeof proof.record.steps) => typeof proof.record.steps) => ({ ...proof, record: { ...proof.record, steps: change(proof.record.steps) } });
  const zeros = '0000000000000000-0000000000000000';
  expect(verify(evidence({ proof: record((steps) => steps.map((step, i) => (i === 1 ? { ...step, hash: zeros } : step))) })).record.differs).toBe(2);
  expect(verify(evidence({ proof: record((steps) => steps.map((step, i) => (i === 0 ? { ...step, action: { type: 'hold' } } : step))) })).record.differs).toBe(1);
  expect(verify(evidence({ proof: record((steps) => steps.slice(0, -1)) })).record.differs).toBe(proof.record.steps.length);
  expect(verify(evidence({ proof: { ...proof, record: { ...proof.record, start: zeros } } })).record.differs).toBe(0);
});

test('whoever has seen nothing is told so', () => {
  const found = verify(evidence({ seen: null, told: {} }));
  expect(found.promise).toEqual({ broken: null, from: null });
  expect(found.steps).toEqual({ compared: 0, differs: null, gone: 0, shut: 0 });
});

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  Object.assign(globalThis, {
    localStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value), removeItem: (key: string) => void kept.delete(key) },
  });
});

test('the first promise that was told stays, and the oldest races are forgotten', () => {
  const info = (id: string, commitment: string) => ({ id, commitment, state: 'running' as const, seq: 3 });
  notePromise(info('a', 'one'));
  notePromise(info('a', 'two'));
  expect(seenOf('a')).toMatchObject({ promise: 'one', from: 3 });
  for (let i = 0; i < 16; i++) notePromise(info(`t${i}`, 'x'));
  expect(seenOf('a')).toBe(null);
  expect(seenOf('t0')).not.toBe(null);
  notePromise({ ...info('over', 'x'), state: 'over' as never });
  expect(seenOf('over'), 'a promise that is named after the race is none').toBe(null);
});
