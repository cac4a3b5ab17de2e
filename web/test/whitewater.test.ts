import { expect, test } from 'vitest';
import type { Looking } from '../src/games/picture';
import { tracks } from '../src/games/whitewater/tracks';
import type { Choice, JsonObject } from '../src/lib/messages';

const trip = { seat: 0, from: 'e1', path: ['e2'], to: 'e2', rock: 'f3', speed: 1, lines: [], hazards: [], cards_lost: 2, bank: null, chooses: false, finishes: false };
const answer = (type: string, forecast: JsonObject): Choice => ({ action: { type }, say: { id: type }, rule: 'WW-140', forecast });
const asked = (forecast: JsonObject): Looking => {
  const legal = [answer('pass', forecast), answer('eddy_out', forecast)];
  return { view: {}, scenery: {}, decision: 'respond', legal, seat: 0, focus: null, picked: null } as unknown as Looking;
};

test('an answer to a card that does not move the river tells what comes at the next Advance River as something later', () => {
  const later = (forecast: JsonObject) => tracks(asked(forecast)).map((track) => [track.mood, track.trip.cardsLost, track.later]);
  expect(later({ now: [], river: [trip] })).toEqual([['pass', 2, true], ['eddy', 2, true]]);
  expect(later({ now: [trip], river: [trip] })).toEqual([['pass', 2, false], ['eddy', 2, false]]);
});
