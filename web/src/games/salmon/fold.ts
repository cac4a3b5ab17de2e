// The view after an event, as far as it can be seen. `passing` holds what only the picture of the event needs: the trail of a
// drift, the die, who has countered. The server's view, which follows, has none of it.

import type { GameEvent, Json, JsonObject } from '../../lib/messages';
import { cards, isCard, object, sorted, type Card } from './model';

type Change = (view: JsonObject) => JsonObject;

const seatIn = (event: GameEvent): number => (typeof event['seat'] === 'number' ? event['seat'] : -1);

function ofSeat(seat: number, change: (swimmer: JsonObject) => JsonObject): Change {
  return (view) => {
    const seats = view['seats'];
    if (!Array.isArray(seats)) return view;
    return { ...view, seats: seats.map((swimmer, i) => (i === seat ? change(object(swimmer)) : swimmer)) };
  };
}

/** A pile with a card less; of a face-down pile only the number changes. */
function without(pile: Json | undefined, gone: readonly Card[]): Json {
  if (!Array.isArray(pile)) return { count: Math.max(0, Number(object(pile)['count'] ?? 0) - gone.length) };
  const left = cards(pile);
  for (const card of gone) {
    const i = left.indexOf(card);
    if (i >= 0) left.splice(i, 1);
  }
  return left;
}

function plus(pile: Json | undefined, card: Card | null): Json {
  if (Array.isArray(pile) && card !== null) return sorted([...cards(pile), card]);
  return { count: (Array.isArray(pile) ? pile.length : Number(object(pile)['count'] ?? 0)) + 1 };
}

function supplied(card: Card, by: number): Change {
  return (view) => {
    const supply = object(view['supply']);
    return { ...view, supply: { ...supply, [card]: Math.max(0, Number(supply[card] ?? 0) + by) } };
  };
}

const discarding = (seat: number, gone: readonly Card[]): Change =>
  ofSeat(seat, (swimmer) => ({
    ...swimmer,
    hand: without(swimmer['hand'], gone),
    discard: [...[...gone].reverse(), ...cards(swimmer['discard'])],
  }));

const gaining = (seat: number, card: Card): Change => (view) =>
  ofSeat(seat, (swimmer) => ({
    ...swimmer,
    discard: [card, ...cards(swimmer['discard'])],
    owned: sorted([...cards(swimmer['owned']), card]),
  }))(supplied(card, -1)(view));

const playing = (seat: number, played: readonly Card[]): Change => (view) =>
  ofSeat(seat, (swimmer) => ({ ...swimmer, hand: without(swimmer['hand'], played) }))({
    ...view,
    played: [...cards(view['played']), ...played],
    passing: {},
  });

function moving(view: JsonObject, event: GameEvent): JsonObject {
  const [seat, to] = [seatIn(event), String(event['to'] ?? '')];
  const before = Array.isArray(view['seats']) ? String(object(view['seats'][seat])['hex'] ?? '') : '';
  const moved = ofSeat(seat, (swimmer) => ({ ...swimmer, hex: to }))(view);
  if (event['how'] !== 'current') return moved;
  const passing = object(view['passing']);
  const trail = object(passing['trail']);
  const hexes = trail['seat'] === seat && Array.isArray(trail['hexes']) ? trail['hexes'] : [before];
  return { ...moved, passing: { ...passing, trail: { seat, hexes: [...hexes, to] } } };
}

function removing(view: JsonObject, seat: number, card: Card, from: string): JsonObject {
  const less = ofSeat(seat, (swimmer) => ({
    ...swimmer,
    [from]: without(swimmer[from], [card]),
    owned: without(swimmer['owned'], [card]),
  }));
  return supplied(card, 1)(less(view));
}

/** The discard becomes the draw pile, unless the draw pile itself is shuffled (SA-057). */
function shuffling(view: JsonObject, seat: number, count: number): JsonObject {
  let spent: readonly Card[] = [];
  const mixed = ofSeat(seat, (swimmer) => {
    const draw = swimmer['draw'];
    const left = Array.isArray(draw) ? draw.length : Number(object(draw)['count'] ?? 0);
    if (left > 0) return swimmer;
    if (count > cards(swimmer['discard']).length) spent = cards(view['played']);
    return { ...swimmer, draw: { count }, discard: [] };
  })(view);
  return spent.length > 0 ? { ...mixed, played: [] } : mixed;
}

function ending(view: JsonObject, seat: number): JsonObject {
  const played = cards(view['played']);
  const laid = ofSeat(seat, (swimmer) => ({ ...swimmer, discard: [...[...played].reverse(), ...cards(swimmer['discard'])] }))(view);
  return { ...laid, played: [], passing: {} };
}

export function fold(view: JsonObject, event: GameEvent): JsonObject {
  const seat = seatIn(event);
  const card = isCard(event['card']) ? event['card'] : null;
  const passing = object(view['passing']);
  switch (event.type) {
    case 'played':
      return card === null ? view : playing(seat, [card])(view);
    case 'jumped':
      return playing(seat, cards(event['cards']))(view);
    case 'moved':
      return moving(view, event);
    case 'fatigued':
      return gaining(seat, 'fatigue')(view);
    case 'took':
      return card === null ? view : gaining(seat, card)(view);
    case 'drew':
      return ofSeat(seat, (swimmer) => {
        const draw = swimmer['draw'];
        const left = Array.isArray(draw) ? draw.length : Number(object(draw)['count'] ?? 0);
        return { ...swimmer, hand: plus(swimmer['hand'], card), draw: { count: Math.max(0, left - 1) } };
      })(view);
    case 'shuffled':
      return shuffling(view, seat, Number(event['count'] ?? 0));
    case 'removed':
      return card === null ? view : removing(view, seat, card, String(event['from'] ?? 'hand'));
    case 'bear_moved': {
      const bears = Array.isArray(view['bears']) ? view['bears'] : [];
      return { ...view, bears: bears.map((hex, i) => (i === event['bear'] ? String(event['to'] ?? '') : hex)) };
    }
    case 'countered': {
      const spared = [...(Array.isArray(passing['countered']) ? passing['countered'] : []), seat];
      return card === null ? view : { ...discarding(seat, [card])(view), passing: { ...passing, countered: spared } };
    }
    case 'rolled':
      return { ...view, passing: { ...passing, die: { seat, value: Number(event['value'] ?? 1) } } };
    case 'discarded':
      return discarding(seat, cards(event['cards']))(view);
    case 'rested':
      return removing({ ...view, played: without(view['played'], ['fatigue']) }, seat, 'fatigue', 'none');
    case 'turn_ended':
      return ending(view, seat);
    default:
      return view;
  }
}
