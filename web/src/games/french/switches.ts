// The variant switches in French: name, what each changes, its values, and what may be written where it is written.

import type { Json, Switch } from '../../lib/messages';
import { shown } from '../../lib/options';
import { settings } from '../../lib/settings.svelte';

export interface FrenchSwitch {
  name: string;
  about: string;
  values?: Readonly<Record<string, string>>;
  /** What can be written. */
  written?: string;
}

const CARDS: Readonly<Record<string, string>> = {
  injury: 'BLESSURE', runners_high: 'EUPHORIE', catch_up: 'RETOUR', first_aid_station: 'POSTE DE SECOURS', water_station: 'Ravitaillement',
  energy_gel: 'Gel énergétique', cheering_crowd: 'Foule en fête', pace_group: 'Meneur d’allure', downhill: 'Descente', second_wind: 'Second souffle',
  cool_rain: 'Pluie fraîche', headwind: 'Vent contraire', wrong_turn: 'Mauvais virage', cramp: 'Crampe', untied_lace: 'Lacet défait',
  dehydration: 'Déshydratation', heat_wave: 'Canicule', the_wall: 'Le mur',
};
const ROUNDS = 'la dernière manche';

export const SWITCHES: Readonly<Record<string, Readonly<Record<string, FrenchSwitch>>>> = {
  rowing: {
    course: {
      name: 'parcours', about: 'les limites d’allure aux 500, 1000 et 1500 m et dans la zone d’arrivée', written: 'un parcours, ou quatre limites de 3 à 12',
      values: { calm_lake: 'Lac calme', tail_current: 'Rivière au courant porteur', headwind: 'Vent debout', turning_tide: 'Renverse de marée', gusty_bay: 'Baie aux rafales' },
    },
    lane_draw: { name: 'tirage des couloirs', about: 'comment sont donnés les couloirs et le premier ordre', values: { random: 'au sort', seat_order: 'par place' } },
    suffering_supply: { name: 'réserve de Souffrance', about: 'cartes Souffrance de la réserve commune', written: 'de 0 à 60' },
    suffering_flip: { name: 'retourner par Souffrance', about: 'jusqu’à une carte Allure, ou une seule carte', values: { until_pace: 'jusqu’à une Allure', single: 'une seule carte' } },
    tides_in_pace: { name: 'marée dans l’allure', about: 'si la case de la marée compte dans les contrôles' },
    motivation_in_pace: { name: 'Motivation dans l’allure', about: 'si les cases de la Motivation comptent dans les contrôles' },
    tides_scope: { name: 'à qui la marée', about: 'quels bateaux ont la marée', values: { last_two: 'deux derniers', last_two_any: 'deux derniers, toujours', last_one: 'dernier seul', off: 'personne' } },
    tides_when: { name: 'quand la marée', about: 'quand on le regarde', values: { round_start: 'au début de la manche', own_turn: 'à son propre tour' } },
    motivation_reach: { name: 'portée de la Motivation', about: 'dans quels couloirs un rival peut être', values: { any_lane: 'tous', next_lane: 'voisins' } },
    crab_when: { name: 'quand un crabe', about: 'si payer la dernière carte est aussi un crabe', values: { cannot_pay: 'si l’on ne peut payer', pile_empty: 'si la pile se vide' } },
    zone_crab: { name: 'crabe dans la zone', about: 'où ramène un crabe dans la zone d’arrivée', values: { lost_move: 'mouvement perdu', zone_line: 'entrée de la zone' } },
    finish_zone_check: { name: 'contrôle de la zone', about: 'si traverser la zone d’un trait est contrôlé', values: { in_zone: 'dans la zone', through: 'en la traversant aussi' } },
    cooldown_steady: { name: 'récupération à Régulier', about: 'cartes Épuisement récupérées à la cadence Régulier' },
    photo_finish: { name: 'départage', about: 'ce qui classe les bateaux arrivés à la même manche', values: { hand_pace: 'la main', distance: 'la distance' } },
    race_end: { name: 'fin de course', about: 'ramer jusqu’à ce que tous soient arrivés, ou s’arrêter après le premier', values: { all: 'tous', first: 'le premier' } },
    round_limit: { name: 'limite de manches', about: ROUNDS, written: 'de 10 à 200' },
  },
  whitewater: {
    segments: { name: 'tronçons', about: 'la rivière, à partir du départ', written: 'une liste d’un à quatre de A, B, C, D, chacun une fois, ou le texte d’un fichier de tronçon ou de rivière' },
    rapids_clear: { name: 'franchir les rapides', about: 'les vitesses qui franchissent un rapide', values: { exactly_4: '4 exactement', at_least_4: '4 ou plus' } },
    cleared_hazard: { name: 'obstacle franchi', about: 'si un obstacle franchi emporte encore le kayak', values: { effect: 'agit encore', ignored: 'ignoré' } },
    rock_spacing: { name: 'écart des rochers', about: 'comment les jetons rocher ne doivent pas toucher d’autres rochers', values: { edges: 'par les côtés', edges_and_corners: 'côtés et coins' } },
    rock_pick: { name: 'contourner un rocher', about: 'où peut aller un kayak qui a heurté un rocher', values: { sides: 'sur les côtés', any_adjacent: 'toute case voisine' } },
    kayak_in_path: { name: 'kayak sur le chemin', about: 'si les kayaks en aval sont dépassés ou arrêtent le mouvement', values: { slip_ahead: 'se glisser devant', stop_behind: 's’arrêter derrière' } },
    eddy_per_turn: { name: 'Stops par tour', about: 'combien de Stops un joueur peut prendre dans un tour', written: 'null (sans limite) ou de 1 à 255' },
    eddy_at_speed_1: { name: 'Stop à la vitesse 1', about: 'si un Stop est permis à la vitesse 1' },
    still_tied: { name: 'égalité parfaite', about: 'qui gagne si rangée, vitesse et cartes sont égales', values: { clockwise: 'sens horaire', shared: 'victoire partagée' } },
    round_limit: { name: 'limite de manches', about: 'la dernière manche d’une course que personne ne finit', written: 'null (30 par tronçon) ou de 1 à 65535' },
  },
  marathon: {
    course: {
      name: 'parcours', about: 'la route', written: '`city`, `hills`, `island`, `tenk`, un objet avec `id` et `rows`, ou le texte d’un fichier de parcours',
      values: { city: 'Marathon du Port', hills: 'Marathon des Trois Collines', island: 'Marathon des Sentiers de l’île', tenk: '10 km du Parc' },
    },
    deck: { name: 'paquet', about: 'les cartes ÉVÉNEMENT', values: CARDS, written: 'un objet de cartes avec leurs nombres, 200 cartes au plus' },
    spinner: { name: 'roue', about: 'les secteurs de la roue', written: 'une liste de nombres entiers de -1000 à 1000' },
    first_roller: { name: 'premier lanceur', about: 'qui lance le premier pour une place au départ', written: 'une place, à partir de 0' },
    start_block: { name: 'départ', about: 'si les places extérieures sont plus avancées', values: { staggered: 'décalé', level: 'aligné' } },
    stamina_start: { name: 'endurance au départ', about: 'endurance au départ ; 10 reste le maximum', written: 'de 0 à 10' },
    stand_still: { name: 'rester sur place', about: 'si une vitesse de 1 peut être baissée à 0' },
    high_vs_third_injury: { name: 'EUPHORIE et troisième BLESSURE', about: 'EUPHORIE sauve le tour que coûte une troisième BLESSURE' },
    catch_up_sidestep: { name: 'RETOUR de côté', about: 'RETOUR fait changer de case sur la rangée juste derrière' },
    finish_mode: { name: 'arrivée', about: 'la course finit avec le premier ou avec l’avant-dernier', values: { first: 'au premier', full_field: 'tous jusqu’au bout' } },
    round_limit: { name: 'limite de manches', about: 'manches après lesquelles la course finit à la distance', written: 'de 1 à 4294967295' },
  },
  fishing: {
    board: {
      name: 'plateau', about: 'la boucle où l’on navigue', written: 'un plateau, un objet `{"id": "bay", "squares": ["M", "+2", …]}` ou le texte d’un fichier',
      values: { sound: 'Détroit aux Perles', inlet: 'Crique de la Lanterne', shelf: 'Plateau du Large', squall: 'Passe aux Grains' },
    },
    order: { name: 'ordre de jeu', about: 'si l’on lance le dé pour l’ordre de jeu', values: { rolled: 'au dé', seats: 'autour de la table' } },
    fish_price: { name: 'prix du poisson', about: 'le poisson se paie à la pêche, ou rapporte à la livraison', values: { cost: 'à payer', bounty: 'à gagner' } },
    shop_supply: { name: 'stock de la boutique', about: 'ce que deviennent les articles épuisés', values: { restock: 'remplis', per_game: 'épuisés', endless: 'sans fin' } },
    finish: { name: 'fin', about: 'si la première victoire finit la partie aussitôt', values: { immediate: 'aussitôt', full_round: 'fin de la manche' } },
    chosen_moves: { name: 'mouvements choisis', about: 'si glace et barrages touchent aussi les mouvements choisis', values: { exempt: 'épargnés', slow_only: 'touchés' } },
    duel_prize: { name: 'enjeu du duel', about: 'qui reçoit ce que perd le perdant d’un duel', values: { bank: 'la banque', winner: 'le gagnant' } },
    chance_copies: { name: 'exemplaires', about: 'exemplaires de chaque carte chance', written: 'de 0 à 255 ; 0 : sans limite' },
    early_refuel: { name: 'plein avant le départ', about: 'quand on vend du carburant avant le mouvement', values: { empty_only: 'réservoir vide', always: 'toujours' } },
    barter: { name: 'troc', about: 's’il y a des offres et des demandes', values: { on: 'oui', off: 'non' } },
    hands: { name: 'mains', about: 'si chacun voit les cartes de toutes les mains', values: { open: 'ouvertes', private: 'cachées' } },
    constants: { name: 'nombres', about: 'd’autres valeurs pour les nombres du jeu', written: 'un objet comme `{"tank": 12}`, ou le texte `tank=12,start_fuel=8`' },
  },
  salmon: {
    river: { name: 'rivière', about: 'les plateaux', written: 'une rivière comme S1-2E-4M-6E-F2, ou `random:2` à `random:6`' },
    boards: { name: 'plateaux à vous', about: 'des faces que la rivière peut nommer en plus', written: 'le texte de fichiers de plateaux à vous' },
    first: { name: 'premier joueur', about: 'qui commence', values: { roll: 'au dé' }, written: 'roll, ou le numéro d’une place' },
    max_rounds: { name: 'limite de manches', about: 'manches avant la fin', written: 'de 1 à 1000 ; 20 par plateau sinon' },
    start_deck: { name: 'paquet de départ', about: 'onze ou huit cartes pour commencer', values: { standard: 'onze cartes', light: 'huit cartes' } },
    rest_return: { name: 'repos', about: 'si un repos doit rendre une Fatigue', values: { always: 'toujours', may: 'au choix' } },
    pass_through: { name: 'hexagone traversé', about: 'si le premier hexagone d’une Double donne sa carte', values: { every: 'oui', last_only: 'le dernier seul' } },
    pool_entry: { name: 'entrer au but', about: 'si un mouvement peut finir tôt au lieu de reproduction', values: { whole: 'tout ou rien', stops: 's’y arrête' } },
    fatigue_pile: { name: 'pile de Fatigue', about: 'si une pile vide met fin à la Fatigue', values: { limited: 'limitée', unlimited: 'sans limite' } },
    bear_move: { name: 'pas des ours', about: 'si un ours peut s’arrêter après un pas', values: { two: 'deux', up_to_two: 'jusqu’à deux' } },
    bear_stack: { name: 'plusieurs ours', about: 'ce que coûtent plusieurs ours sur un hexagone', values: { each: 'chacun', once: 'une fois' } },
    pool_safe: { name: 'abri au but', about: 'si les ours épargnent le lieu de reproduction' },
  },
  pig: {
    target: { name: 'objectif', about: 'le score qui gagne', written: 'de 2 à 1000' },
    round_limit: { name: 'limite de manches', about: 'manches avant la fin', written: 'de 1 à 1000' },
  },
};

/** Switches that every game has. */
const SHARED: Readonly<Record<string, FrenchSwitch>> = {
  content: { name: 'contenu', about: 'des fichiers qui remplacent ceux du jeu', written: 'un objet : les noms des fichiers, chacun avec son texte' },
};

const french = (game: string, key: string): FrenchSwitch | undefined => (settings.language === 'fr' ? (SWITCHES[game]?.[key] ?? SHARED[key]) : undefined);

/** What a switch is called. */
export function switchName(game: string, key: string): string {
  return french(game, key)?.name ?? key.replaceAll('_', ' ');
}

/** What it changes, in a few words. */
export function switchAbout(game: string, option: Switch): string {
  return french(game, option.key)?.about ?? option.about;
}

/** One of its values. */
export function switchValue(game: string, key: string, value: Json): string {
  const text = shown(value);
  return french(game, key)?.values?.[text] ?? text.replaceAll('_', ' ');
}

/** What may be written. */
export function switchWritten(game: string, option: Switch): string {
  const found = french(game, option.key);
  return found === undefined ? option.values : (found.written ?? Object.keys(found.values ?? {}).join(', '));
}
