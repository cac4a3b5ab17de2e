// What lies on a hex, for whoever points at it, taps it or reads the list of signs.

import type { Rules, View } from './model';
import { HALF, whereIs, type Hex, type Point, type River } from './river';
import { aFatigue, cardEffect, cardName, symbolValue, w } from './words';

/** The hex at a point of the drawing. */
export function hexAt(river: River, point: Point): Hex | null {
  const far = (hex: Hex) => Math.hypot(whereIs(river, hex).x - point.x, whereIs(river, hex).y - point.y);
  const near = river.hexes.filter((hex) => far(hex) <= HALF);
  return near.reduce<Hex | null>((best, hex) => (best === null || far(hex) < far(best) ? hex : best), null);
}

/** What a symbol gives, and what its card does if it gives a certain one. */
export function symbolHelp(rules: Rules, symbol: string): string {
  const gives = w('token', { symbol: symbolValue(rules, symbol) });
  return rules.faces.has(symbol) ? `${gives} ${pileHelp(rules, symbol)}` : gives;
}

/** What a card does. */
export function pileHelp(rules: Rules, card: string): string {
  return w('token-card', { card: cardName(rules, card), does: cardEffect(rules, card) });
}

/** All that is to be said of a hex; nothing of one where nothing lies. */
export function hexHelp(rules: Rules, view: View, hex: Hex): string {
  const bear = view.bears.includes(hex.at) ? [w('token-bear', { fatigue: aFatigue(rules) })] : [];
  const symbol = hex.symbol === null || hex.symbol === 'none' ? [] : [symbolHelp(rules, hex.symbol)];
  return [...bear, ...symbol].join(' ');
}

/** The symbols of this river, each once. */
export function symbolsIn(river: River): readonly string[] {
  return [...new Set(river.hexes.flatMap(({ symbol }) => (symbol === null || symbol === 'none' ? [] : [symbol])))];
}
