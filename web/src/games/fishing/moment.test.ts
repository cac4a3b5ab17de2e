import { describe, expect, test } from 'vitest';
import type { GameEvent, Told } from '../../lib/messages';
import { still } from '../look';
import { beating, boutOf, moment, sailed, step } from './moment';

describe('a duel is a great moment', () => {
  const tell = (event: GameEvent, rule = 'FI-112'): Told => ({ event, rule, say: { id: 'event' } });
  const duel = [
    tell({ type: 'challenged', seat: 2, target: 0 }), tell({ type: 'revealed', round: 1, items: { 0: 'net', 2: 'net' } }), tell({ type: 'revealed', round: 2, items: { 0: 'net', 2: 'anchor' } }),
    tell({ type: 'duel_won', winner: 0, loser: 2 }), tell({ type: 'pearls', seat: 2, change: -2, why: 'duel' }),
  ];

  test('with every show, who won and what the loser pays', () => {
    expect(boutOf([])).toBe(null);
    expect(boutOf(duel.slice(0, 3))).toMatchObject({ shows: [{ round: 1 }, { round: 2, items: { 0: 'net', 2: 'anchor' } }], winner: null, paid: null });
    expect(boutOf(duel)).toMatchObject({ winner: 0, loser: 2, paid: 2 });
    expect(duel.map(({ event }) => moment(event))).toEqual(duel.map(() => 'duel'));
    expect(moment({ type: 'pearls', seat: 2, change: -2, why: 'shop' })).toBe(null);
    // A new challenge forgets the last one.
    expect(boutOf([...duel, duel[0]!])).toMatchObject({ shows: [], winner: null });
  });

  test('where the thing that beats the other is lit', () => {
    const beats = { net: 'anchor', anchor: 'hook', hook: 'net' };
    const scene = { beats } as unknown as Parameters<typeof beating>[0];
    expect([beating(scene, { 0: 'net', 2: 'anchor' }), beating(scene, { 0: 'net', 2: 'hook' }), beating(scene, { 0: 'net', 2: 'net' })]).toEqual(['net', 'hook', null]);
  });
});

test('a turn is a strip of steps with amounts, and leaves the way of the boat', () => {
  const tell = (event: GameEvent): Told => ({ event, rule: 'FI-020', say: { id: 'event' } });
  const turn = [
    tell({ type: 'turn_started', seat: 1, round: 3 }), tell({ type: 'rolled', seat: 1, roll: 5, steps: 2 }), tell({ type: 'moved', seat: 1, start: 3, end: 5, steps: 2, fuel: 2, how: 'roll' }),
    tell({ type: 'pearls', seat: 1, change: 3, why: 'square' }), tell({ type: 'attacked', seat: 1, target: 0, card: 'slow' }),
  ];
  expect(sailed(turn)).toEqual({ seat: 1, start: 3, steps: 2 });
  expect(sailed([...turn, tell({ type: 'turn_started', seat: 0, round: 3 })])).toBe(null);
  const at = { ...still({}, {}, {}, ['Ann', 'Bob']), past: turn };
  expect(turn.map((told) => step(told, at)).map((it) => (it === null ? null : [it.figure, it.tone]))).toEqual([null, ['5', 'plain'], ['+2', 'plain'], ['+3', 'go'], [undefined, 'stop']]);
  expect(step(turn[1]!, at)?.detail).toBe('2 squares');
  const words = (event: GameEvent, seat: number | null = null) => {
    const told = step(tell(event), { ...at, seat });
    return [told?.title, told?.figure, told?.detail].filter((part) => part !== undefined && part !== '').join(' / ');
  };
  expect(words({ type: 'attacked', seat: 0, target: 1, card: 'steal_fuel' })).toBe('Steal fuel / against Bob');
  expect(words({ type: 'attacked', seat: 0, target: 1, card: 'steal_fuel' }, 1)).toBe('Steal fuel / against you');
  expect(words({ type: 'challenged', seat: 0, target: 1 })).toBe('Hidden attack / against Bob');
  expect(words({ type: 'drew', seat: 0, card: 'frozen', group: 'attack' })).toBe('Draws a card / Frozen');
  expect(words({ type: 'played', seat: 0, card: 'frozen' })).toBe('Plays a card / Frozen');
  expect(words({ type: 'stayed', seat: 0 })).toBe('Stays put');
});
