import { expect, test } from 'vitest';
import { phaseOfDecision, phaseOfEvent, readPhases, strip } from './phases';

const scenery = {
  phases: [
    { id: 'roll', decisions: ['roll'], events: ['rolled'] },
    { id: 'run', decisions: ['run'], events: ['ran'], causes: ['speed'] },
    { id: 'rest', decisions: ['rest'], may_skip: true },
    { id: 'action', rest: true },
  ],
};

test('decisions and events belong to the phase that names them, and to one of their cause', () => {
  const signs = readPhases(scenery);
  expect([phaseOfDecision(signs, 'roll'), phaseOfDecision(signs, 'run', 'speed'), phaseOfDecision(signs, 'run', 'kick')]).toEqual(['roll', 'run', 'action']);
  expect([phaseOfEvent(signs, { type: 'ran', cause: 'speed' }), phaseOfEvent(signs, { type: 'ran', cause: 'kick' }), phaseOfEvent(signs, { type: 'spun' })]).toEqual(['run', 'action', 'action']);
  expect(phaseOfEvent(readPhases({}), { type: 'ran' })).toBeNull();
});

test('a strip shows what is done, what was skipped and what is ahead', () => {
  const signs = readPhases(scenery);
  const states = (now: string | null) => strip(signs, now, (id) => id).map(({ state }) => state);
  expect(states('run')).toEqual(['done', 'now', 'ahead', 'ahead']);
  expect(states('action')).toEqual(['done', 'done', 'skipped', 'now']);
  expect([states(null), states('over')]).toEqual([[], []]);
});
