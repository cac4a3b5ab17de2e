// The picture's translator, and the cards in words.

import { translator } from '../translator.svelte';
import { settings } from '../../lib/settings.svelte';
import { en } from './en';
import { fr } from './fr';
import type { Course } from './state';

export { en, fr };

export const w = translator(en, fr);

/** A signed number with a true minus. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0';
}

const FRENCH: Readonly<Record<string, readonly [name: string, words: string]>> = {
  injury: ['BLESSURE', 'gardez-la ; à la troisième vous vous effondrez et perdez un tour'],
  runners_high: ['EUPHORIE', 'gardez-la ; elle vous sauve une fois d’une carte nuisible ou d’un recul'],
  catch_up: ['RETOUR', 'allez juste derrière le coureur le plus proche devant vous'],
  first_aid_station: ['POSTE DE SECOURS', 'défaussez toutes vos BLESSURES'],
  water_station: ['Ravitaillement', '+3 endurance'],
  energy_gel: ['Gel énergétique', '+1 endurance et +2 au prochain lancer'],
  cheering_crowd: ['Foule en fête', 'avancez de 3'],
  pace_group: ['Meneur d’allure', '+3 au prochain lancer'],
  downhill: ['Descente', 'lancez le dé et avancez d’autant'],
  second_wind: ['Second souffle', 'lancez la roue'],
  cool_rain: ['Pluie fraîche', 'tous gagnent 2 endurance'],
  headwind: ['Vent contraire', 'reculez de 2'],
  wrong_turn: ['Mauvais virage', 'reculez de 4'],
  cramp: ['Crampe', '−2 au prochain lancer, vitesse 1 au moins'],
  untied_lace: ['Lacet défait', 'perdez votre prochain tour'],
  dehydration: ['Déshydratation', '−2 endurance'],
  heat_wave: ['Canicule', 'tous perdent 2 endurance'],
  the_wall: ['Le mur', '−1 endurance, puis reculez de 3'],
};

export function cardName(course: Pick<Course, 'cards'>, id: string): string {
  const french = settings.language === 'fr' ? FRENCH[id]?.[0] : undefined;
  return french ?? course.cards.get(id)?.name.replace("'", '’') ?? id.replaceAll('_', ' ');
}

export function cardWords(course: Pick<Course, 'cards'>, id: string): string {
  const french = settings.language === 'fr' ? FRENCH[id]?.[1] : undefined;
  return french ?? course.cards.get(id)?.words ?? '';
}

/** "Ann", "Ann and Bob", "Ann, Bob and Cy". */
export function joined(names: readonly string[]): string {
  const and = settings.language === 'fr' ? ' et ' : ' and ';
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')}${and}${names.at(-1) ?? ''}`;
}
