// Chances in words: "34 %", "+5 %", "−0.4 %".

import { say } from '../lib/words.svelte';

type Digits = 0 | 1;

/** A share from 0 to 1. */
export function percent(share: number, digits: Digits = 0): string {
  return say({ id: 'review-percent', with: { number: { decimal: [Math.round(share * 100 * 10 ** digits), digits] } } }, [], '');
}

/** A change, with its sign; none if it is rounded to nothing. */
export function signed(change: number, digits: Digits = 0): string {
  const whole = Math.round(change * 100 * 10 ** digits);
  return (whole < 0 ? '−' : whole > 0 ? '+' : '') + percent(Math.abs(change), digits);
}
