// What the courses and their parts are called in French; the scenery names them in English.

import { settings } from '../../lib/settings.svelte';

export const FRENCH_PLACES: Readonly<Record<string, string>> = {
  'Harbor City Marathon': 'Marathon du Port',
  'Three Hills Marathon': 'Marathon des Trois Collines',
  'Island Trail Marathon': 'Marathon des Sentiers de l’île',
  'Park 10K': '10 km du Parc',
  'Grand Avenue': 'Grande Avenue',
  'Old Town': 'Vieille ville',
  'River Bridge': 'Pont du fleuve',
  'Warehouse Row': 'Les Entrepôts',
  'Lake Park': 'Parc du lac',
  'Half-Way Mile': 'Mi-parcours',
  'Market Street': 'Rue du marché',
  'Canal Tunnel': 'Tunnel du canal',
  'University Hill': 'Butte des facultés',
  'The Wall': 'Le mur',
  Quayside: 'Les Quais',
  'Ring Road': 'Rocade',
  'Stadium Straight': 'Ligne du stade',
  'Village Start': 'Départ au village',
  'First Climb': 'Première montée',
  'First Descent': 'Première descente',
  'Valley Road': 'Route du vallon',
  'Second Climb': 'Deuxième montée',
  'Second Descent': 'Deuxième descente',
  'Forest Road': 'Route de la forêt',
  'Orchard Flats': 'Plat des vergers',
  'The Beast': 'La Bête',
  'Long Descent': 'Longue descente',
  'River Meadows': 'Prés du fleuve',
  'Market Town': 'Le Bourg',
  'Ferry Landing': 'Embarcadère',
  'Twin Paths': 'Sentiers jumeaux',
  Lighthouse: 'Le Phare',
  'Cliff Path': 'Sentier des falaises',
  'Three Trails': 'Trois sentiers',
  Beach: 'La Plage',
  Causeway: 'La Digue',
  'Dune Loop': 'Boucle des dunes',
  'Pine Woods': 'La Pinède',
  'Lagoon Bridge': 'Pont du lagon',
  'Fishing Village': 'Village de pêcheurs',
  'Harbor Finish': 'Arrivée au port',
  Gate: 'Le Portail',
  'Rose Walk': 'Allée des roses',
  'Foot Bridge': 'Passerelle',
  'Boat Lake': 'Lac aux barques',
  Meadow: 'La Prairie',
  Bandstand: 'Le Kiosque',
};

/** A course or a part of one in the page's language; courses of users keep the names that they were given. */
export function placeName(name: string): string {
  return settings.language === 'fr' ? (FRENCH_PLACES[name] ?? name) : name;
}
