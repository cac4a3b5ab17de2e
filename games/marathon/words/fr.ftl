name = Marathon
about = De deux à six coureurs, une route de six couloirs, un dé, dix points d’endurance et des cartes ÉVÉNEMENT.
goal = Soyez le premier coureur à franchir la ligne d’arrivée.
piece = Coureur

# Ce qu’une place doit décider.
decision-start_roll = lancer pour le départ
decision-place = une place au départ
decision-roll = lancer le dé
decision-boost = endurance
decision-run = où finir
decision-catch_up = où revenir
decision-high = la carte gardée

# Décisions et choix, dans les refus.
answer-start_roll = { decision-start_roll }
answer-place = { decision-place }
answer-roll = { decision-roll }
answer-boost = { decision-boost }
answer-run = { decision-run }
answer-catch_up = { decision-catch_up }
# Custom content calls the card by its own name (`own_name`).
answer-high = { card-runners_high }
answer-pass = passer

switch-course-name = parcours
switch-course = la route
switch-course-object = un objet avec `id` et `rows`
switch-course-text = le texte d’un fichier de parcours
switch-course-city = { course-city }
switch-course-hills = { course-hills }
switch-course-island = { course-island }
switch-course-tenk = { course-tenk }
switch-deck-name = paquet
switch-deck = les cartes ÉVÉNEMENT
switch-deck-object = un objet de cartes avec leurs nombres, 200 cartes au plus
switch-deck-injury = { card-injury }
switch-deck-runners_high = { card-runners_high }
switch-deck-catch_up = { card-catch_up }
switch-deck-first_aid_station = { card-first_aid_station }
switch-deck-water_station = { card-water_station }
switch-deck-energy_gel = { card-energy_gel }
switch-deck-cheering_crowd = { card-cheering_crowd }
switch-deck-pace_group = { card-pace_group }
switch-deck-downhill = { card-downhill }
switch-deck-second_wind = { card-second_wind }
switch-deck-cool_rain = { card-cool_rain }
switch-deck-headwind = { card-headwind }
switch-deck-wrong_turn = { card-wrong_turn }
switch-deck-cramp = { card-cramp }
switch-deck-untied_lace = { card-untied_lace }
switch-deck-dehydration = { card-dehydration }
switch-deck-heat_wave = { card-heat_wave }
switch-deck-the_wall = { card-the_wall }
switch-spinner-name = roue
switch-spinner = les secteurs de la roue
switch-first_roller-name = premier lanceur
switch-first_roller = qui lance le premier pour une place au départ
switch-start_block-name = départ
switch-start_block = si les places extérieures sont plus avancées
switch-start_block-staggered = décalé
switch-start_block-level = aligné
switch-stamina_start-name = endurance au départ
switch-stamina_start = endurance au départ ; 10 reste le maximum
switch-stand_still-name = rester sur place
switch-stand_still = si une vitesse de 1 peut être baissée à 0
switch-high_vs_third_injury-name = EUPHORIE et troisième BLESSURE
switch-high_vs_third_injury = EUPHORIE sauve le tour que coûte une troisième BLESSURE
switch-catch_up_sidestep-name = RETOUR de côté
switch-catch_up_sidestep = RETOUR fait changer de case sur la rangée juste derrière
switch-finish_mode-name = arrivée
switch-finish_mode = la course finit avec le premier ou avec l’avant-dernier
switch-finish_mode-first = au premier
switch-finish_mode-full_field = tous jusqu’au bout
switch-round_limit-name = limite de manches
switch-round_limit = manches après lesquelles la course finit à la distance
switch-content-name = contenu
switch-content = fichiers qui remplacent le contenu du jeu

# Les cartes
card-injury = BLESSURE
card-runners_high = EUPHORIE
card-catch_up = RETOUR
card-first_aid_station = POSTE DE SECOURS
card-water_station = Ravitaillement
card-energy_gel = Gel énergétique
card-cheering_crowd = Foule en fête
card-pace_group = Meneur d’allure
card-downhill = Descente
card-second_wind = Second souffle
card-cool_rain = Pluie fraîche
card-headwind = Vent contraire
card-wrong_turn = Mauvais virage
card-cramp = Crampe
card-untied_lace = Lacet défait
card-dehydration = Déshydratation
card-heat_wave = Canicule
card-the_wall = Le mur

# Ce que fait chaque carte
effect-injury = gardez-la ; à la troisième, vous vous effondrez et perdez votre prochain tour
effect-high = gardez-la ; elle vous sauve une fois d’une carte nuisible ou d’un recul par la roue
effect-catch-up = allez juste derrière le coureur le plus proche devant vous
effect-heal = défaussez toutes vos { $injury_id ->
    [card-injury] BLESSURES
   *[other] cartes { $injury }
}
effect-gain = gagnez { $n ->
    [one] { $n } point
   *[other] { $n } points
} d’endurance
effect-lose = perdez { $n ->
    [one] { $n } point
   *[other] { $n } points
} d’endurance
effect-all-gain = tous les coureurs gagnent { $n ->
    [one] { $n } point
   *[other] { $n } points
} d’endurance
effect-all-lose = tous les coureurs perdent { $n ->
    [one] { $n } point
   *[other] { $n } points
} d’endurance
effect-faster = gagnez { $n } de vitesse au prochain lancer
effect-slower = perdez { $n } de vitesse au prochain lancer, jusqu’à 1 au pire
effect-all-faster = tous les coureurs gagnent { $n } de vitesse au prochain lancer
effect-all-slower = tous les coureurs perdent { $n } de vitesse au prochain lancer, jusqu’à 1 au pire
effect-gain-faster = gagnez { $stamina ->
    [one] { $stamina } point
   *[other] { $stamina } points
} d’endurance, et { $speed } de vitesse au prochain lancer
effect-skip = perdez { $turns ->
    [one] votre prochain tour
   *[other] vos { $turns } prochains tours
}
effect-run = avancez de { $rows }
effect-back = reculez de { $rows }
effect-dash = lancez le dé et avancez d’autant
effect-spin = lancez la roue comme sur un SPRINT
# Deux lignes d’une carte.
effect-then = { $one }, puis { $other }

# Les parcours
course-city = Marathon du Port
course-hills = Marathon des Trois Collines
course-island = Marathon des Sentiers de l’île
course-tenk = 10 km du Parc

# Les parties des parcours
part-grand_avenue = Grande Avenue
part-old_town = Vieille ville
part-river_bridge = Pont du fleuve
part-warehouse_row = Les Entrepôts
part-lake_park = Parc du lac
part-half_way_mile = Mi-parcours
part-market_street = Rue du marché
part-canal_tunnel = Tunnel du canal
part-university_hill = Butte des facultés
part-the_wall = Le mur
part-quayside = Les Quais
part-ring_road = Rocade
part-stadium_straight = Ligne du stade
part-village_start = Départ au village
part-first_climb = Première montée
part-first_descent = Première descente
part-valley_road = Route du vallon
part-second_climb = Deuxième montée
part-second_descent = Deuxième descente
part-forest_road = Route de la forêt
part-orchard_flats = Plat des vergers
part-the_beast = La Bête
part-long_descent = Longue descente
part-river_meadows = Prés du fleuve
part-market_town = Le Bourg
part-ferry_landing = Embarcadère
part-twin_paths = Sentiers jumeaux
part-lighthouse = Le Phare
part-cliff_path = Sentier des falaises
part-three_trails = Trois sentiers
part-beach = La Plage
part-causeway = La Digue
part-dune_loop = Boucle des dunes
part-pine_woods = La Pinède
part-lagoon_bridge = Pont du lagon
part-fishing_village = Village de pêcheurs
part-harbor_finish = Arrivée au port
part-gate = Le Portail
part-rose_walk = Allée des roses
part-foot_bridge = Passerelle
part-boat_lake = Lac aux barques
part-meadow = La Prairie
part-bandstand = Le Kiosque

# Ce qui est imprimé sur la route
symbol-event = ÉVÉNEMENT
symbol-kick = SPRINT
unit-mile = mille
unit-km = km

space = rangée { $row }, couloir { $lane }
space-symbol = rangée { $row }, couloir { $lane } ({ $symbol })
distance = { $rows ->
    [one] { $rows } rangée
   *[other] { $rows } rangées
}
distance-short = { $rows ->
    [one] { $rows } rangée sur { $wanted }
   *[other] { $rows } rangées sur { $wanted }
}
cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
plus = +{ $n }
minus = −{ $n }
next-speed = { $change } au prochain lancer de vitesse
place = { $place }. { $seats }
against-spin = le −{ $steps } de la roue
against-card = { $card } ({ $effect })
against-injury = le tour perdu de votre troisième { $injury_id ->
    [card-injury] BLESSURE
   *[other] carte { $injury }
}

action-start-roll = Lancer le dé pour une place au départ
action-place = Prendre la place { $place } : { $space }
action-place-only = Prendre la place { $place }
action-roll = Lancer le dé pour votre vitesse
action-roll-changed = Lancer le dé pour votre vitesse, { $change }
action-boost-none = Ne pas dépenser d’endurance : vitesse { $speed }
action-boost = Dépenser { $cost } d’endurance : vitesse { $speed }
action-boost-stand = Dépenser { $cost } d’endurance : rester sur place
action-boost-again = Dépenser { $cost } d’endurance : relancer et garder le résultat
action-boost-only = Dépenser { $cost } d’endurance
action-run = Courir jusqu’en { $space }
action-run-only = Courir au couloir { $lane }
action-back = Reculer jusqu’en { $space }
action-catch-up = Revenir derrière { $runners_count ->
    [0] personne
   *[other] { $runners }
} : { $space }
action-catch-up-only = Revenir au couloir { $lane }
action-high = Utiliser { $high } contre { $trouble }
action-high-only = Utiliser { $high }
action-pass = Garder { $high } et subir { $trouble }
action-pass-only = Garder { $high }

event-rolled-start = { $seat } fait { $die } pour le départ
    .yours = Vous faites { $die } pour le départ
event-rolled = { $seat } fait { $die }
    .yours = Vous faites { $die }
event-rolled-speed = { $seat } fait { $die }, ce qui donne une vitesse de { $speed }
    .yours = Vous faites { $die }, ce qui donne une vitesse de { $speed }
event-rolled-again = { $seat } relance : { $die }
    .yours = Vous relancez : { $die }
event-rolled-again-speed = { $seat } relance : { $die }, ce qui donne une vitesse de { $speed }
    .yours = Vous relancez : { $die }, ce qui donne une vitesse de { $speed }
event-rolled-dash = { $seat } fait { $die } pour continuer
    .yours = Vous faites { $die } pour continuer
event-placed = { $seat } prend la place { $place } au départ
    .brief = prend la place { $place } au départ
    .you = prenez la place { $place } au départ
    .yours = Vous prenez la place { $place } au départ
event-started = La course commence ; ordre de jeu : { $seats }
event-turn = Manche { $round } : à { $seat } de courir
    .yours = Manche { $round } : à vous de courir
event-skipped = { $seat } passe ce tour et en doit encore { $turns }
    .brief = passe un tour
    .you = passez un tour
    .yours = Vous passez ce tour et en devez encore { $turns }
event-boosted-none = { $seat } ne dépense pas d’endurance : vitesse { $speed }
    .yours = Vous ne dépensez pas d’endurance : vitesse { $speed }
event-boosted = { $seat } dépense { $cost } d’endurance, reste { $stamina } : vitesse { $speed }
    .brief = dépense { $cost } d’endurance
    .you = dépensez { $cost } d’endurance
    .yours = Vous dépensez { $cost } d’endurance, reste { $stamina } : vitesse { $speed }
event-ran = { $seat } avance de { $distance } et arrive en { $space }
    .brief = avance de { $distance }
    .you = avancez de { $distance }
    .yours = Vous avancez de { $distance } et arrivez en { $space }
event-ran-blocked = { $seat } avance de { $distance } et arrive en { $space } : la route est bloquée
    .brief = bute sur le peloton après { $distance }
    .you = butez sur le peloton après { $distance }
    .yours = Vous avancez de { $distance } et arrivez en { $space } : la route est bloquée
event-ran-line = { $seat } avance de { $distance } et franchit la ligne
    .brief = avance de { $distance }
    .you = avancez de { $distance }
    .yours = Vous avancez de { $distance } et franchissez la ligne
event-back = { $seat } recule de { $distance } depuis la rangée { $from } et arrive en { $space }
    .brief = recule de { $distance }
    .you = reculez de { $distance }
    .yours = Vous reculez de { $distance } depuis la rangée { $from } et arrivez en { $space }
event-back-blocked = { $seat } recule de { $distance } depuis la rangée { $from } et arrive en { $space } : la route est bloquée
    .brief = recule de { $distance }
    .you = reculez de { $distance }
    .yours = Vous reculez de { $distance } depuis la rangée { $from } et arrivez en { $space } : la route est bloquée
event-back-first = { $seat } recule de { $distance } depuis la rangée { $from } et arrive en { $space } : il n’y a rien avant la rangée 0
    .brief = recule de { $distance }
    .you = reculez de { $distance }
    .yours = Vous reculez de { $distance } depuis la rangée { $from } et arrivez en { $space } : il n’y a rien avant la rangée 0
event-stood = { $seat } reste sur place
    .brief = reste sur place
    .you = restez sur place
    .yours = Vous restez sur place
event-stood-blocked = { $seat } voulait { $distance } mais ne peut faire un pas
    .brief = ne peut faire un pas
    .you = ne pouvez faire un pas
    .yours = Vous vouliez { $distance } mais ne pouvez faire un pas
event-stood-catch-up = { $seat } ne bouge pas : personne n’est devant, c’est déjà juste derrière, ou aucune case n’y est libre
    .yours = Vous ne bougez pas : personne n’est devant, vous êtes déjà juste derrière, ou aucune case n’y est libre
event-landed-event = { $seat } arrive sur un ÉVÉNEMENT et tire une carte
    .yours = Vous arrivez sur un ÉVÉNEMENT et tirez une carte
event-landed-kick = { $seat } arrive sur un SPRINT et doit lancer la roue
    .yours = Vous arrivez sur un SPRINT et devez lancer la roue
event-shuffled = La pioche est vide ; { $cards ->
    [one] { $cards } carte de la défausse est mélangée
   *[other] { $cards } cartes de la défausse sont mélangées
}
event-drew = { $seat } tire { $card } : { $effect }
    .brief = tire { $card }
    .you = tirez { $card }
    .yours = Vous tirez { $card } : { $effect }
event-no-card = Il ne reste aucune carte ; rien ne se passe
event-discarded = { $card } va à la défausse
event-kept = { $seat } garde { $card }
    .yours = Vous gardez { $card }
event-kept-injury = { $seat } garde { $injury_id ->
    [card-injury] la BLESSURE
   *[other] { $injury }
}
    .yours = Vous gardez { $injury_id ->
        [card-injury] la BLESSURE
       *[other] { $injury }
    }
event-returned = { $seat } en a déjà une : { $card } retourne sur la pioche
    .yours = Vous en avez déjà une : { $card } retourne sur la pioche
event-broke-down = { $seat } s’effondre ; les trois { $injury_id ->
    [card-injury] BLESSURES
   *[other] cartes { $injury }
} sont défaussées
    .brief = s’effondre
    .you = vous effondrez
    .yours = Vous vous effondrez ; les trois { $injury_id ->
        [card-injury] BLESSURES
       *[other] cartes { $injury }
    } sont défaussées
event-healed = { $seat } se défait de { $cards ->
    [one] { $cards } { $injury }
   *[other] { $cards } { $injury_id ->
        [card-injury] BLESSURES
       *[other] { $injury }
    }
}
    .yours = Vous vous défaites de { $cards ->
        [one] { $cards } { $injury }
       *[other] { $cards } { $injury_id ->
            [card-injury] BLESSURES
           *[other] { $injury }
        }
    }
event-owed = { $seat } doit maintenant { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
    .yours = Vous devez maintenant { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
event-stamina = { $seat } : endurance { $change }, maintenant { $stamina }
    .yours = Votre endurance : { $change }, maintenant { $stamina }
event-stamina-none = { $seat } : endurance toujours { $stamina }, il n’y en a plus à perdre
    .yours = Votre endurance reste { $stamina }, il n’y en a plus à perdre
event-stamina-most = { $seat } : endurance toujours { $stamina }, elle ne peut dépasser { $most }
    .yours = Votre endurance reste { $stamina }, elle ne peut dépasser { $most }
event-next-speed = { $seat } : { $change } au prochain lancer de vitesse
    .yours = { $change } à votre prochain lancer de vitesse
event-spun-on = { $seat } obtient { $value } à la roue et continue
    .brief = fait { $value } à la roue
    .you = faites { $value } à la roue
    .yours = Vous obtenez { $value } à la roue et continuez
event-spun-nothing = { $seat } obtient 0 à la roue : rien ne se passe
    .brief = fait 0 à la roue
    .you = faites 0 à la roue
    .yours = Vous obtenez 0 à la roue : rien ne se passe
event-spun-back = { $seat } obtient { $value } à la roue : un recul
    .brief = fait { $value } à la roue
    .you = faites { $value } à la roue
    .yours = Vous obtenez { $value } à la roue : un recul
event-caught-up = { $seat } revient de la rangée { $from } jusqu’en { $space }
    .brief = revient sur le coureur de devant
    .you = revenez sur le coureur de devant
    .yours = Vous revenez de la rangée { $from } jusqu’en { $space }
event-negated-spin = { $seat } utilise { $high } contre la roue
    .brief = s’en sort par { $high }
    .you = vous en sortez par { $high }
    .yours = Vous utilisez { $high } contre la roue
event-negated-injury = { $seat } utilise { $high } contre le tour perdu
    .brief = s’en sort par { $high }
    .you = vous en sortez par { $high }
    .yours = Vous utilisez { $high } contre le tour perdu
event-negated = { $seat } utilise { $high } contre { $card }
    .brief = s’en sort par { $high }
    .you = vous en sortez par { $high }
    .yours = Vous utilisez { $high } contre { $card }
event-ended = { $seat } a fini son tour
    .yours = Vous avez fini votre tour
event-finished-first = { $seat } franchit la ligne en premier, à la manche { $round }
    .brief = franchit la ligne en tête
    .you = franchissez la ligne en tête
    .yours = Vous franchissez la ligne en premier, à la manche { $round }
event-finished = { $seat } franchit la ligne à la manche { $round } : rang { $place }
    .brief = franchit la ligne au rang { $place }
    .you = franchissez la ligne au rang { $place }
    .yours = Vous franchissez la ligne à la manche { $round } : rang { $place }
event-over = La course est finie : { $places }
event-over-limit = La dernière manche est finie : { $places }

refused-over = la course est finie
refused-not-asked = c’est à { $seat } de répondre maintenant ({ $answer })
refused-other-answer = ce qui est demandé maintenant ({ $asked }) n’est pas cela ({ $given })
refused-no-place = le départ a les places 1 à { $last } ; il n’y a pas de place { $place }
refused-taken = la place { $place } est prise par { $seat }
refused-reroll = relancer coûte { $cost } d’endurance ; vous en avez { $stamina }
refused-change = changer la vitesse coûte { $cost } d’endurance ; vous en avez { $stamina }
refused-stand = à cette table, une vitesse de { $speed } ne peut être baissée
refused-lane = le couloir { $lane } de la rangée { $row } ne peut être atteint

forecast-reach = { $runs }
forecast-face = avec { $die } { $end }
forecast-line = au-delà de la ligne
forecast-stands = reste sur place
forecast-stands-blocked = reste sur place, route barrée par { $runners }
forecast-row = à la rangée { $row }, couloir { $lanes }
forecast-row-blocked = à la rangée { $row }, couloir { $lanes }, route barrée par { $runners }
forecast-lane = { $lane } { $symbol }
forecast-or = { $one } ou { $other }
forecast-draws = tire une carte
forecast-spins = doit lancer la roue
forecast-nothing = aucun symbole n’y agit
forecast-plain = route libre
forecast-saves = évite { $damage_count ->
    [0] rien
   *[other] { $damage }
}
forecast-costs = coûte { $damage_count ->
    [0] rien
   *[other] { $damage }
}
forecast-stamina = { $stamina } d’endurance
forecast-back = { $distance } de recul
forecast-turns = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}

picture-block = { $course } : les coureurs prennent place au départ
picture-round = { $course } : manche { $round } sur { $limit } au plus, { $name } joue
picture-over = { $course } : la course est finie, à la manche { $round }
picture-course = { $course } ({ $id }), { $distance }
# À gauche de la route, 7 caractères au plus.
picture-row = rangée
picture-part = partie
picture-unit = { $unit }
picture-lane = coul. { $lane }
# 92 caractères au plus.
picture-legend = . route, E ÉVÉNEMENT, K SPRINT, # pas de route, | arrivée, 1 à 6 coureurs ; vers la droite
picture-parts = Parties : { $parts }
picture-part-rows = { $letter } { $part } { $from }-{ $to }
picture-narrow = Étroit : { $places_count ->
    [0] nulle part
   *[other] { $places }
}
picture-narrow-row = rangée { $row } ({ $lanes ->
    [one] { $lanes } couloir
   *[other] { $lanes } couloirs
})
picture-narrow-rows = rangées { $from }-{ $to } ({ $lanes ->
    [one] { $lanes } couloir
   *[other] { $lanes } couloirs
})
picture-runners = Coureurs :
picture-runners-in-order = Coureurs dans l’ordre de jeu :
picture-runner = { $name } : { $facts }
picture-you = { $name } (vous) : { $facts }
picture-home = arrivé
picture-nowhere = pas encore au départ
picture-place = rang { $place }
picture-covered = { $unit } { $covered }
picture-in-front = en tête
picture-behind = à { $rows } du premier
picture-stamina = endurance { $stamina }
picture-injuries = { $cards ->
    [one] { $cards } { $injury }
   *[other] { $cards } { $injury_id ->
        [card-injury] BLESSURES
       *[other] { $injury }
    }
}
picture-owes = doit { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
picture-deck = Pioche : { $cards }
picture-deck-top = Pioche : { $cards }, { $card } au-dessus
picture-discard = Défausse : { $cards } : { $counts_count ->
    [0] aucune
   *[other] { $counts }
}
picture-discard-top = Défausse : { $cards }, { $card } au-dessus : { $counts_count ->
    [0] aucune
   *[other] { $counts }
}
picture-unseen = Pas encore vues : { $counts_count ->
    [0] aucune
   *[other] { $counts }
}
picture-count = { $count } { $card }
picture-spinner = Roue : { $sectors }
picture-places = Classement : { $places }
picture-asked-start-roll = On demande : { $name } lance pour une place au départ
picture-asked-place = On demande : { $name } prend une place libre, celle du dé étant prise
picture-asked-roll = On demande : { $name } lance le dé
picture-asked-boost = On demande : { $name }, qui a fait { $die } (vitesse { $speed }), peut dépenser de l’endurance
picture-asked-run = On demande : { $name } court { $distance } jusqu’à la rangée { $row } ; couloirs { $lanes }, marqués *
picture-asked-back = On demande : { $name } recule de { $distance } à la rangée { $row } ; couloirs { $lanes }, marqués *
picture-asked-catch-up = On demande : { $name } revient à la rangée { $row } ; les cases libres sont marquées *
picture-asked-high = On demande : { $name } peut utiliser { $high } contre { $trouble }
picture-asked-high-all = On demande : { $name } peut utiliser { $high } contre { $trouble }, une carte pour tous

## La page

phase-block = Ligne de départ
phase-roll = Dé
phase-boost = Endurance
phase-run = Course
phase-action = Action
head-course = { $course }, { $distance }

road-start = Départ
road-finish = Arrivée
road-mark = { $unit } { $n }
road-mark-short = { $unit_id ->
    [unit-mile] mi
   *[other] { $unit }
} { $n }
road-row = rangée { $row }
road-space = Couloir { $lane }, rangée { $row }
road-order = Ordre de jeu
road-order-block = la plus petite place d’abord
road-overview = Tout le parcours
road-overview-runners = Tout le parcours : { $runners }
road-runner = { $seat } rangée { $row }
road-go-to = Aller à { $seat }, rangée { $row }
road-home = arrivé
road-leads = mène
road-behind = à { $rows }
road-next = prochain { $change }
road-kept = { $cards }

ask-start-roll = Lancez le dé pour votre place
ask-start-roll-help = Le dé désigne votre place ; si elle est prise, vous en choisissez une libre.
ask-place = Choisissez une place au départ
ask-place-taken = La place { $place } est prise. { $order }
ask-place-staggered = Les petites places jouent d’abord, les grandes sont plus avancées.
ask-place-level = Les petites places jouent d’abord.
ask-roll = Lancez le dé pour votre vitesse
ask-roll-help = Les faces sur la route montrent jusqu’où chacune vous porterait.
ask-roll-changed = { $change } s’ajoute à ce lancer.
ask-boost = Vous avez fait { $die }. De l’endurance ?
ask-boost-help = Vitesse { $speed } telle quelle. { $change ->
    [1] Un point la change
    [one] { $change } point la change
   *[other] { $change } points la changent
} de un, { $again ->
    [1] un relance
    [one] { $again } relance
    [3] trois relancent
   *[other] { $again } relancent
} le dé.
ask-run = Choisissez où finit votre course
ask-run-help = { $spaces ->
    [one] { $spaces } case vous est ouverte
   *[other] { $spaces } cases vous sont ouvertes
} sur la rangée { $row }.
ask-run-short = La route est bloquée après la rangée { $row } : vous courez { $steps } sur { $wanted }.
ask-back = Choisissez où vous reculez
ask-back-help = Vous perdez { $distance }. Aucun symbole n’y agit.
ask-catch-up = Choisissez qui suivre
ask-catch-up-help = { $card } vous place juste derrière un coureur, sur la rangée { $row }.
ask-high = Utiliser { $high_id ->
    [card-runners_high] votre EUPHORIE
   *[other] { $high }
} ?
ask-high-spin = La roue dit { $value }.
ask-high-card = { $card } vous frappe.
ask-high-injury = { $injury_id ->
    [card-injury] La troisième BLESSURE
   *[other] La troisième carte { $injury }
} coûte un tour.

do-roll = Lancer le dé
do-keep = Ne rien dépenser, { $distance }
do-spend = Dépenser { $cost }, { $distance }
do-stand = Dépenser { $cost }, rester sur place
do-stand-free = Rester sur place
do-line = Franchir la ligne !
do-reroll = Dépenser { $cost }, relancer
do-run-event = Couloir { $lane }, tirer une carte
do-run-kick = Couloir { $lane }, puis la roue
do-back = Reculer au couloir { $lane }
do-pass = La garder : { $damage_count ->
    [0] rien
   *[other] { $damage }
}

tile-keep = Garder
tile-reroll = Relancer
tile-free = gratuit
tile-line = la ligne !
tile-rows = { $from } à { $to }

out-space = à la { $space }
out-spaces = à la rangée { $row }, { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}
out-rows = rangées { $from } à { $to }
out-row = à la rangée { $row }
out-blocked = { $runners_count ->
    [1] { $runners } barre
   *[other] { $runners } barrent
} la route après la rangée { $row }
out-short = un { $faces } s’arrête à la rangée { $row } : { $runners }
out-kick-back = { $n } sur { $all } : recul { $range }
out-kick-on = { $n } sur { $all } : avance { $range }
out-harm = { $n ->
    [one] { $n } carte sur { $all } nuit
   *[other] { $n } cartes sur { $all } nuisent
}
out-injury = { $n } { $injury }
out-help = { $n ->
    [one] { $n } aide
   *[other] { $n } aident
}
out-deck = { $cards } dans la pioche
out-known = la carte du dessus est { $card }
out-price = −{ $cost } endurance
out-symbols = { $event } { symbol-event }, { $kick } { symbol-kick }, { $plain } libre
out-symbol = { $symbol } : { $what }
out-follows = juste derrière { $runners }, { $what }

not-row = Votre course finit sur la rangée { $row }, ni avant ni après.
not-place = Seules les places libres du départ peuvent être prises.
not-follow = { $card } mène à la rangée { $row }, juste derrière un coureur.

hand-roll = Lancer le dé (Espace)
hand-kept = { $seat } : cartes gardées
hand-no-high = { $high_id ->
    [card-runners_high] pas d’EUPHORIE
   *[other] pas de { $high }
}
hand-no-injury = pas de { $injury }
hand-deck = pioche
hand-discard = défausse
hand-wheel = roue
hand-last-spin = dernier { $value }
hand-unseen = Cartes non vues
hand-unseen-help = { $cards } à découvrir. Combien de chaque sorte :
hand-unseen-count = { $cards } à découvrir.
hand-discard-title = La défausse
hand-discard-help = { $cards }, la plus récente d’abord.
hand-discard-none = Aucune carte n’a été défaussée.
hand-show-deck = Combien de chaque carte restent cachées ({ $n } dans la pioche)
hand-show-discard = Feuilleter la défausse ({ $n })
hand-use = L’utiliser
hand-keep = La garder
hand-key-roll = lancer
hand-key-lane = couloir
hand-key-move = déplacer
hand-key-overview = parcours
hand-key-confirm = confirmer
hand-third = la troisième coûte un tour
hand-saves = vous sauve une fois

now-rolls = { $seat } lance le dé
    .yours = Vous lancez le dé
now-spins = { $seat } lance la roue
    .yours = Vous lancez la roue
now-skip = { $seat } passe un tour
    .yours = Vous passez un tour
now-down = { $seat } s’effondre
    .yours = Vous vous effondrez
now-stands = { $seat } ne peut avancer
    .yours = Vous ne pouvez avancer
now-shuffled = La défausse devient la pioche
now-finish = { $seat } franchit la ligne
    .yours = Vous franchissez la ligne
now-go = La course commence
now-short = bloqué : { $steps } sur { $wanted }
now-stamina = { $change } endurance
now-mean = { $n } secteurs égaux, moyenne { $sign }{ $mean }

chain-rolled = Dé { $die }
chain-speed = vitesse { $speed }
chain-ran = Avance { $rows }
chain-back = Recul { $rows }
chain-spun = Roue { $value }
chain-caught = Revenu
chain-stood = Sur place
chain-negated = Sauvé
chain-down = Effondré
chain-healed = Soigné { $n }

stat-rows = rangées courues
stat-cards = cartes tirées
stat-spins = tours de roue
stat-kicked = rangées par la roue
stat-spent = endurance dépensée
stat-injuries = { $injury_id ->
    [card-injury] BLESSURES tirées
   *[other] { $injury } : tirées
}
stat-saved = { $high_id ->
    [card-runners_high] EUPHORIES utilisées
   *[other] { $high } : utilisées
}
stat-lost = tours perdus
measure-row = Rangée
measure-row-unit = rangées
measure-stamina = Endurance
measure-stamina-unit = points
chain-spinning = La roue tourne
chain-odds = { $on } en avant, { $back } en arrière
chain-landing = Arrivée
chain-may = là où elle désigne

thing-boost_none = sans endurance
thing-boost_plus = un de plus
thing-boost_minus = un de moins
thing-boost_reroll = relance
thing-run_speed = par la vitesse
thing-run_kick = par la roue
thing-run_card = par une carte
thing-turn_owed = dû à un effondrement
thing-turn_missed = passé
thing-negated_spin = la roue
thing-past_the_line = au-delà de la ligne d’arrivée

# Pourquoi un choix est meilleur : ce qu’il y a de plus ou de moins, en moyenne.
part-rows = { $n } { $n_count ->
    [one] rangée
   *[other] rangées
} { $way ->
    [more] plus loin
   *[less] moins loin
}
part-lane = un couloir { $way ->
    [more] meilleur
   *[less] moins bon
} de { $n } % d’un tour
part-stamina = { $n } d’endurance en { $way ->
    [more] plus
   *[less] moins
}
part-faster = { $n } de vitesse en { $way ->
    [more] plus
   *[less] moins
} au prochain lancer
part-injuries = { $n } { $n_count ->
    [one] blessure
   *[other] blessures
} de { $way ->
    [more] plus
   *[less] moins
}
part-high = { $n } { $n_count ->
    [one] carte en main qui protège
   *[other] cartes en main qui protègent
} de { $way ->
    [more] plus
   *[less] moins
}
part-owed = { $n } { $n_count ->
    [one] tour à passer
   *[other] tours à passer
} de { $way ->
    [more] plus
   *[less] moins
}
part-taken = le tour de cette manche déjà joué { $n } % { $way ->
    [more] plus souvent
   *[less] moins souvent
}
part-ranked = classé { $n } % { $way ->
    [more] plus souvent
   *[less] moins souvent
}
part-beaten = { $n } { $n_count ->
    [one] coureur battu
   *[other] coureurs battus
} de { $way ->
    [more] plus
   *[less] moins
}

# Pourquoi cet ordre
order-home = arrivée
    .figure = { $n ->
        [none] –
        [1] 1er
       *[other] { $n }e
    }
    .why = { $b ->
        [none] { $first } a passé la ligne d’arrivée, { $second } non.
       *[other] { $first } a passé la ligne d’arrivée avant { $second }.
    }
    .margin = en premier sur la ligne d’arrivée
order-row = rangée
    .why = { $first } et { $second } étaient encore sur la route : qui a couru le plus loin passe devant, rangée { $a } contre { $b }.
    .margin = { $n ->
        [one] d’une rangée
       *[other] de { $n } rangées
    }
    .all = { $seats } étaient encore sur la route : qui a couru le plus loin passe devant, rangées { $figures }.

# What is wrong with a set-up. Boards and switches are called by what you type.
wrong-course = aucun parcours ne s’appelle « { $course } » ; choisissez parmi { $courses }, ou donnez un objet avec id et rows, ou le texte d’un fichier de parcours
wrong-block = le bloc de départ a besoin de { $rows } rangées de route
wrong-first_roller = une place de 0 à { $last } lance la première
wrong-spinner = une roue est une liste d’au moins un nombre entier, { $most } au plus
wrong-deck = un paquet a en tout 0 à { $most } cartes, pas { $count }

# What is wrong with a written position. Cards, decisions and keys are called as they are written.
unsound-runners = 2 à 6 coureurs font la course, pas { $found }
unsound-start = start va de 1 à 6, ou est null avant le lancer
unsound-start-missing = en course, chaque coureur a un start de 1 à 6
unsound-start-twice = la place de départ { $start } est donnée deux fois
unsound-lane = les couloirs vont de 1 à 6 ; un coureur sur aucune case a lane null
unsound-no-lane = un coureur n’est sans couloir qu’avant le lancer de sa place (rang 0) ou après la ligne (rang { $finish })
unsound-no-start = un coureur sans place de départ n’est encore sur aucune case
unsound-road = rang { $row }, couloir { $lane } : ce n’est pas la route
unsound-two = rang { $row }, couloir { $lane } : un seul coureur y tient
unsound-block = avant la course, un coureur est à sa place du bloc
unsound-before = avant la course, la manche est 0, le tour est null et l’ordre est vide
unsound-asked-start = c’est une place sans place de départ qui est interrogée
unsound-cards = pioche, défausse et mains ont { $most } cartes au plus
unsound-deck = une pioche a de 0 à { $most } cartes, celles qu’on connaît comprises
unsound-pile = une pile a { $most } cartes au plus, pas { $found }
unsound-known = known de la pioche liste autant de cartes que le dit known_top
unsound-known_top = known_top est 0, ou 1 avec une carte dans la pioche
unsound-order = l’ordre des tours a chaque place, par start croissant
unsound-seats = une course a 6 places au plus
unsound-turn = le tour est celui d’une place de la course
unsound-turn-null = avant la course, le tour est null
unsound-turn-seat = en course, le tour est une place
unsound-turn-order = le tour est une place de l’ordre
unsound-other-turn = c’est le tour de la place { $turn }, pas de la place { $seat_number }
unsound-round = les manches de la course se comptent à partir de 1
unsound-rounds = la course finit après la manche { $most }
unsound-finished = la place { $seat_number } est arrivée
unsound-over = la course est finie, personne n’est donc interrogé (pending est null)
unsound-nobody = quelqu’un est interrogé, sauf si la course est finie
unsound-one = un seul coureur passe la ligne
unsound-place = à la fin, son rang est { $place }, pas { $found }
unsound-place-null = les rangs se comptent à partir de 1 ; un coureur encore en course a place null
unsound-place-count = { $count } arrivés ont le rang { $place }
unsound-place-road = un coureur classé a quitté la route
unsound-ranking = le classement diffère des rangs des coureurs
unsound-ranking-null = le classement est null jusqu’à la fin de la course
unsound-boost = un boost a un dé de 1 à 6 et une vitesse de 1 à 200
unsound-run = cette course passe la ligne ou ne déplace personne, aucun couloir n’est donc demandé
unsound-cause = la cause d’un run est speed, kick ou card
unsound-catch_up = il n’y a pas de cible libre à rattraper
unsound-high = un high a steps contre un tour de roue, card (et left) contre une carte, ni l’un ni l’autre contre une blessure
unsound-no-high = la place { $seat_number } n’a pas de carte EUPHORIE
unsound-spin = un tour de roue de 0 n’est pas négatif
unsound-injury = cela ne se demande que pour la troisième BLESSURE, avec high_vs_third_injury
unsound-harmless = EUPHORIE n’agit que sur des cartes nuisibles
unsound-left = left liste d’autres places encore en course, pour une carte qui vise tout le monde

# What is wrong with a file or a course. Cards and keys are called as files write them.
content-lines = une carte a au plus { $most } lignes
content-amount = une quantité va ici de { $least } à { $most } et n’est pas 0 ; on a donné { $given }
content-move-last = une ligne qui déplace le coureur est la dernière de sa carte
content-for-all = une carte pour tous ne change que l’endurance ou la vitesse suivante
content-kept = `injury` et `high` sont la seule ligne de la carte gardée de ce nom
content-sector = un secteur est un nombre entier de { $least } à { $most }, pas { $sector }
content-block-place = { $written } ne vient pas ici ; les places et leurs couloirs vont de 1 à 6
content-block-row = un bloc se tient sur les rangées 0 à { $most }, pas sur la { $row }
content-block-places = un bloc a 6 places, pas { $places }
content-rows = un parcours a 1 à { $most } rangées, pas { $rows }
content-row = rangée { $row } : { $why }
content-six = « { $written } » n’a pas six caractères
content-sign = { $sign } dans « { $written } » n’est aucun de . E K #
content-segment = le tronçon « { $segment } » va de { $from } à { $to } ; les rangées vont de 1 à { $last }
content-marks = les bornes s’écrivent `marks <rangées> <unité>`, par exemple `marks 3 mile`
content-marks-apart = les bornes sont espacées d’une rangée ou plus
content-marks-unit = l’unité des bornes est un seul mot, par exemple `mile`
content-key = « { $written } » n’est ni `name ...`, ni `marks <rangées> <unité>`, ni le numéro d’une rangée
content-next-row = c’est la rangée { $row } qui suit ; un parcours finit à la rangée { $most }
content-no-rows = un parcours a une ligne `name ...` et ses rangées
content-no-road = il n’y a pas de route sur cette rangée
content-plain-rows = les rangées 1 et 2 sont `......`, le bloc de départ s’y tient
content-road-behind = le couloir { $lane } n’a pas de route derrière lui, ni droit ni en diagonale
content-road-ahead = le couloir { $lane } n’a pas de route devant lui, ni droit ni en diagonale
content-short = un parcours a au moins 3 rangées

# Les sortes de choses que l’on compte, comme titres de tableaux.
kind-events = événements
kind-kept_cards = cartes gardées
kind-symbols = symboles
kind-boosts = dépenses d’endurance
kind-speed_rolls = jets de vitesse
kind-runs = courses
kind-lost_turns = tours perdus
kind-start_places = places de départ
kind-spins = tours de roue
kind-spaces = cases
kind-negated = annulations

# Ce que veulent dire les signes de l’image du terminal, et ce qu’il demande. Une carte de la course s’appelle $card_<id>, un symbole $symbol_<id>.
legend =
    ·        la route ; ░ pas de route ; * ÉVÉNEMENT : prenez une carte ; » SPRINT : tournez la roue
    ‹·›      une case qui peut être atteinte ou choisie
    ●1*      un coureur, et le symbole sous lui ; ▚ l’arrivée
    ━ ┄      tout le parcours : la route, et où elle est étroite ; dessous les milles ou kilomètres
    rg ▮8    la rangée, l’endurance ; -5 rangées derrière le premier ; ✚ cartes { $card_injury } ; ☆ { $card_runners_high }
    dé -2    la vitesse du prochain lancer change ; perd 1 : tours à perdre
question-start_roll = lancez pour votre place
question-place = une place libre au départ
question-roll = lancez le dé pour la vitesse
question-boost = dépenser de l’endurance ?
question-run = choisissez où finir
question-catch_up = choisissez qui rejoindre
question-high = jouez la carte gardée, ou gardez-la encore
