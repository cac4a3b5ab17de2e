// Ratings in figures: a strength with its uncertainty, to one decimal place.

import type { RatingInfo } from './messages';
import { t, words } from './words.svelte';

const ONE: Intl.NumberFormatOptions = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** One decimal place, with a true minus. */
export function figure(value: number, options: Intl.NumberFormatOptions = {}): string {
  return value.toLocaleString(words.language, { ...ONE, ...options }).replace('-', '−');
}

/** "27.6 ± 8.1". */
export function ratingText({ value, uncertainty }: RatingInfo): string {
  return `${figure(value)} ± ${figure(uncertainty)}`;
}

/** What it means, in a sentence. */
export function ratingHelp(rating: RatingInfo): string {
  if (rating.races == null) return t('rating-help-bot');
  return rating.provisional ? t('rating-help-provisional', { n: rating.races }) : t('rating-help', { n: rating.races });
}

/** "+2.6", "−1.3". */
export function changeText(before: RatingInfo, after: RatingInfo): string {
  return figure(after.value - before.value, { signDisplay: 'exceptZero' });
}
