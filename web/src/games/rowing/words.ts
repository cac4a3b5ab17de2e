// What things of rowing are called. The texts are in games/rowing/words; custom content brings its own names.

import type { CardWords } from '../../lib/reading.svelte';
import { capital, textsOf } from '../../lib/words.svelte';
import type { Course, Face } from './model';

export const w = textsOf('rowing');

/** "Turning Tide"; nothing as long as the course is not known. */
export function courseName(course: Course): string {
  return course.id === '' ? '' : (course.name ?? w(`course-${course.id}`));
}

/** "Race". */
export function rateName(course: Course, rate: number): string {
  return course.rates.find((sign) => sign.rate === rate)?.name ?? w(`rate-${rate}`);
}

/** "Suffering". */
export function cardName(face: Face): string {
  return face.name ?? w(`card-${face.id}`);
}

/** What a card does, as it is written on it. */
export function cardDoes(face: Face, course: Course): string {
  if (face.flips > 0) return w('face-flip', { ...course.flip });
  return face.pace > 0 ? w('face-pace', { spaces: face.pace }) : w('face-nothing');
}

/** What a card is and does, where it is too small to be read. */
export function cardSays(face: Face, course: Course): CardWords {
  return { card: cardName(face), does: cardDoes(face, course) };
}

/** All that is written on a card, in the order in which it stands there. */
export function cardLabel(face: Face, course: Course): string {
  const does = cardDoes(face, course);
  if (face.flips > 0) return `? ${cardName(face)} ${does}`;
  return face.pace > 0 ? `${face.pace} ${does}` : `${cardName(face)} ${does}`;
}

/** "500 m", or wherever the line is; "Finish Zone". */
export function lineName(course: Course, line: string): string {
  if (line === course.zone) return w('line-finish');
  return metres(course, course.lines.find(({ id }) => id === line)?.before ?? 0);
}

/** A step of a turn, as a title. */
export function phaseName(phase: string): string {
  return capital(w(`phase-${phase}`));
}

/** Where a space is on the course. */
export function metres(course: Course, space: number): string {
  return w('picture-metres', { metres: space * course.metres });
}
