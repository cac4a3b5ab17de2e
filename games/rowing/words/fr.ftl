name = Aviron
about = Une course de 2000 m : réglez la cadence, jouez vos cartes et gardez du souffle pour la fin.
goal = Franchissez la ligne des 2000 m avant les autres ; si plusieurs bateaux la passent à la même manche, la plus forte dernière main l’emporte.
piece = Bateau

## Choses

# Le souffle est ce qu’on a, paie et récupère ; une carte n’est dite Épuisement que là où elle est en main, piochée ou défaussée. Une position
# se dit en mètres, un mouvement en cases ; une case fait 50 m.

card-p1 = Allure 1
card-p2 = Allure 2
card-p3 = Allure 3
card-s = Souffrance
card-e = Épuisement

# Plusieurs cartes d’une sorte, dans une liste : « 2 × Allure 1 et Souffrance ».
cards-alike = { $count } × { $card }
cards-none = aucune

rate-36 = Facile
rate-39 = Régulier
rate-42 = Course
rate-45 = Sprint
rate-in-full = { $strokes } { $name }

course-calm_lake = Lac calme
course-tail_current = Rivière au courant porteur
course-headwind = Vent debout
course-turning_tide = Renverse de marée
course-gusty_bay = Baie aux rafales
course-own = Un parcours à vous

line-metres = { $metres } m
line-finish = Zone d’arrivée
at-metres = aux { $metres } m
at-finish = dans la zone d’arrivée

medal-gold = or
medal-silver = argent
medal-bronze = bronze
medal-none = pas de médaille

phase-rate = cadence
phase-play = cartes
phase-tides = marée
phase-motivation = accélération
phase-discard = défausse
phase-over = fin

## Décisions

decision-rate = cadence
decision-play = cartes
decision-tides = marée
decision-motivation = accélération
decision-discard = défausse

## Options

switch-course-name = parcours
switch-course = les limites d’allure aux 500, 1000 et 1500 m et dans la zone d’arrivée
switch-course-object = un objet de quatre limites
switch-course-text = le texte d’un fichier de parcours
switch-course-calm_lake = { course-calm_lake }
switch-course-tail_current = { course-tail_current }
switch-course-headwind = { course-headwind }
switch-course-turning_tide = { course-turning_tide }
switch-course-gusty_bay = { course-gusty_bay }
switch-lane_draw-name = tirage des couloirs
switch-lane_draw = comment sont donnés les couloirs et le premier ordre
switch-lane_draw-random = au sort
switch-lane_draw-seat_order = par place
switch-suffering_supply-name = réserve de Souffrance
switch-suffering_supply = cartes Souffrance de la réserve commune
switch-suffering_flip-name = retourner par Souffrance
switch-suffering_flip = retourner jusqu’à une carte Allure, ou une seule carte
switch-suffering_flip-until_pace = jusqu’à une Allure
switch-suffering_flip-single = une seule carte
switch-tides_in_pace-name = marée dans l’allure
switch-tides_in_pace = si la case de la marée compte dans les contrôles
switch-motivation_in_pace-name = accélération dans l’allure
switch-motivation_in_pace = si les cases d’une accélération comptent dans les contrôles
switch-tides_scope-name = à qui la marée
switch-tides_scope = quels bateaux ont la marée
switch-tides_scope-last_two = deux derniers
switch-tides_scope-last_two_any = deux derniers, toujours
switch-tides_scope-last_one = dernier seul
switch-tides_scope-off = personne
switch-tides_when-name = quand la marée
switch-tides_when = quand on regarde qui a la marée
switch-tides_when-round_start = au début de la manche
switch-tides_when-own_turn = à son propre tour
switch-motivation_reach-name = portée de l’accélération
switch-motivation_reach = dans quels couloirs un rival peut être
switch-motivation_reach-any_lane = tous
switch-motivation_reach-next_lane = voisins
switch-crab_when-name = quand une fausse pelle
switch-crab_when = si payer la dernière carte est aussi une fausse pelle
switch-crab_when-cannot_pay = si l’on ne peut payer
switch-crab_when-pile_empty = si le souffle est épuisé
switch-zone_crab-name = fausse pelle dans la zone
switch-zone_crab = où ramène une fausse pelle dans la zone d’arrivée
switch-zone_crab-lost_move = mouvement perdu
switch-zone_crab-zone_line = entrée de la zone
switch-finish_zone_check-name = contrôle de la zone
switch-finish_zone_check = si traverser la zone d’un trait est contrôlé
switch-finish_zone_check-in_zone = dans la zone
switch-finish_zone_check-through = en la traversant aussi
switch-cooldown_steady-name = récupération à Régulier
switch-cooldown_steady = le souffle récupéré à la cadence Régulier
switch-photo_finish-name = départage
switch-photo_finish = ce qui classe les bateaux arrivés à la même manche
switch-photo_finish-hand_pace = la main
switch-photo_finish-distance = la distance
switch-race_end-name = fin de course
switch-race_end = ramer jusqu’à ce que tous soient arrivés, ou s’arrêter après le premier
switch-race_end-all = tous
switch-race_end-first = le premier
switch-round_limit-name = limite de manches
switch-round_limit = la dernière manche
switch-content-name = contenu
switch-content = des fichiers qui remplacent ceux du jeu

## Actions

action-rate-keep = Garder { $rate } ({ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
})
action-rate = Passer à { $rate } ({ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
})
action-rate-jump = Passer à { $rate } ({ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}), un saut : coûte { $price } de souffle
action-play = Jouer { $cards } : { $pace ->
    [one] { $pace } case
   *[other] { $pace } cases
}
action-play-flips = Jouer { $cards } : { $pace ->
    [one] { $pace } case
   *[other] { $pace } cases
} et { $flips ->
    [one] { $flips } carte retournée
   *[other] { $flips } cartes retournées
}
action-play-cluttered = Jouer { $cards } : main encombrée, pas de mouvement
action-tides = Prendre la marée : 1 case, jusqu’aux { $metres } m
action-motivation = Accélérer : payer { $price } de souffle pour { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}, jusqu’aux { $metres } m
action-pass = Rester aux { $metres } m
action-discard = Défausser { $cards }
action-keep-all = Garder toutes les cartes

## Événements

event-lanes-drawn = Les couloirs sont tirés : { $boats }
event-round = La manche { $round } commence : { $order } ; personne n’a la marée
event-round-tide = La manche { $round } commence : { $order } ; la marée est pour { $boats }
event-rate-chosen = { $seat } a choisi une cadence
    .yours = Vous avez choisi une cadence
event-rate-kept = { $seat } reste à { $rate }
    .yours = Vous restez à { $rate }
event-rate-set = { $seat } passe de { $from } à { $to }
    .yours = Vous passez de { $from } à { $to }
event-paid-jump = { $seat } paie { $amount } de souffle pour un saut de deux crans
    .yours = Vous payez { $amount } de souffle pour un saut de deux crans
event-paid-motivation = { $seat } paie { $amount } de souffle pour accélérer
    .yours = Vous payez { $amount } de souffle pour accélérer
event-paid-pace = { $seat } paie { $amount } de souffle pour son allure
    .brief = paie { $amount_sum } pour l’allure
    .you = payez { $amount_sum } pour l’allure
    .yours = Vous payez { $amount } de souffle pour votre allure
event-cards-chosen = { $seat } a choisi ses cartes ({ $count })
    .yours = Vous avez choisi vos cartes ({ $count })
event-revealed = { $seat } montre { $cards }
    .yours = Vous montrez { $cards }
event-cluttered = { $seat } a la main encombrée et ne bouge pas
    .brief = reste sur place, la main encombrée
    .you = restez sur place, la main encombrée
    .yours = Vous avez la main encombrée et ne bougez pas
event-flipped = { $seat } retourne { $card } : { $pace } de plus
    .yours = Vous retournez { $card } : { $pace } de plus
event-flipped-nothing = { $seat } retourne { $card }, qui n’ajoute rien
    .yours = Vous retournez { $card }, qui n’ajoute rien
event-shuffled = { $seat } mélange sa défausse de { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en une nouvelle pioche
    .yours = Vous mélangez votre défausse de { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } en une nouvelle pioche
event-moved-cards = { $seat } rame de { $by ->
    [one] { $by } case
   *[other] { $by } cases
} jusqu’aux { $metres } m
    .brief = rame de { $by ->
        [one] { $by } case
       *[other] { $by } cases
    } jusqu’aux { $metres } m
    .you = ramez de { $by ->
        [one] { $by } case
       *[other] { $by } cases
    } jusqu’aux { $metres } m
    .yours = Vous ramez de { $by ->
        [one] { $by } case
       *[other] { $by } cases
    } jusqu’aux { $metres } m
event-moved-tides = { $seat } est porté de { $by ->
    [one] { $by } case
   *[other] { $by } cases
} par la marée, jusqu’aux { $metres } m
    .brief = prend la marée jusqu’aux { $metres } m
    .you = prenez la marée jusqu’aux { $metres } m
    .yours = Vous êtes porté de { $by ->
        [one] { $by } case
       *[other] { $by } cases
    } par la marée, jusqu’aux { $metres } m
event-moved-motivation = { $seat } accélère de { $by ->
    [one] { $by } case
   *[other] { $by } cases
} jusqu’aux { $metres } m
    .brief = accélère de { $by ->
        [one] { $by } case
       *[other] { $by } cases
    } jusqu’aux { $metres } m
    .you = accélérez de { $by ->
        [one] { $by } case
       *[other] { $by } cases
    } jusqu’aux { $metres } m
    .yours = Vous accélérez de { $by ->
        [one] { $by } case
       *[other] { $by } cases
    } jusqu’aux { $metres } m
event-moved-crab = { $seat } recule de { $by ->
    [one] { $by } case
   *[other] { $by } cases
} jusqu’aux { $metres } m
    .brief = recule de { $by ->
        [one] { $by } case
       *[other] { $by } cases
    } jusqu’aux { $metres } m
    .you = reculez de { $by ->
        [one] { $by } case
       *[other] { $by } cases
    } jusqu’aux { $metres } m
    .yours = Vous reculez de { $by ->
        [one] { $by } case
       *[other] { $by } cases
    } jusqu’aux { $metres } m
event-discarded = { $seat } défausse { $cards }
    .yours = Vous défaussez { $cards }
event-checked-free = { $seat } est contrôlé { $at } : allure { $pace }, limite { $limit }, gratuit
    .yours = Vous êtes contrôlé { $at } : allure { $pace }, limite { $limit }, gratuit
event-checked = { $seat } est contrôlé { $at } : allure { $pace }, limite { $limit }, coûte { $cost }
    .yours = Vous êtes contrôlé { $at } : allure { $pace }, limite { $limit }, coûte { $cost }
event-crab = { $seat } ne peut payer { $at } et fait une fausse pelle : { $suffering } { $card }
    .brief = fait une fausse pelle { $at }
    .you = faites une fausse pelle { $at }
    .yours = Vous ne pouvez payer { $at } et faites une fausse pelle : { $suffering } { $card }
event-crab-empty = { $seat } n’a plus de souffle { $at } et fait une fausse pelle : { $suffering } { $card }
    .brief = fait une fausse pelle { $at }
    .you = faites une fausse pelle { $at }
    .yours = Vous n’avez plus de souffle { $at } et faites une fausse pelle : { $suffering } { $card }
event-cooled = { $seat } récupère { $amount } de souffle
    .yours = Vous récupérez { $amount } de souffle
event-drew = { $seat } pioche { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
    .yours = Vous piochez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
event-drew-cards = { $seat } pioche { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} : { $cards }
    .yours = Vous piochez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } : { $cards }
event-home = { $seat } est arrivé à la manche { $round }, { $metres } m après la ligne, somme des cartes { $sum }
    .brief = franchit l’arrivée
    .you = franchissez l’arrivée
    .yours = Vous êtes arrivé à la manche { $round }, { $metres } m après la ligne, somme des cartes { $sum }
event-placed = { $seat } prend le rang { $place }
    .yours = Vous prenez le rang { $place }
event-over-time = La course est finie en { $time } : { $medal }
event-over-not-home = La course est finie ; le bateau n’est pas arrivé
event-over-dead-heat = La course est finie, ex æquo : { $winners } ; { $ranking }
event-over = La course est finie, victoire : { $winners } ; { $ranking }

## Refus

refused-home = votre bateau est arrivé depuis la manche { $round } et ne rame plus
refused-over = la course est finie
refused-turn = { $seat } rame et choisit maintenant : { $phase }
refused-final = votre choix est déjà fait ({ $phase }), et il est définitif
refused-step-past = cette étape est passée ; on en est à : { $phase }
refused-choose-rate = choisissez maintenant une cadence
refused-choose-cards = choisissez maintenant les cartes à jouer
refused-choose-tide = prenez la marée ou passez
refused-choose-motivation = accélérez ou passez
refused-choose-discard = défaussez maintenant des cartes Allure, ou aucune avec une liste vide
refused-jump-unpaid = un saut de deux crans, de { $from } à { $to }, coûte 1 de souffle ; il ne vous en reste pas
refused-jump-too-far = de { $from } à { $to }, il y a trois crans ; un saut est de deux au plus
refused-cluttered = la cadence demande { $needed } cartes et votre main en a { $playable } de jouables : jouez-les toutes, et { $exhaustion } { $card }
refused-play-exhaustion = les cartes { $card } ne se jouent pas ; vous en avez choisi { $chosen }
refused-play-count = à la cadence { $rate }, on joue exactement { $needed ->
    [one] { $needed } carte
   *[other] { $needed } cartes
}, pas { $chosen }
refused-not-in-hand = votre main a { $held } × { $card }, pas { $chosen }
refused-discard-kind = seules les cartes Allure se défaussent ; vous avez choisi { $chosen } × { $card }
refused-no-tide = votre bateau n’est pas aux deux dernières positions de cette manche
refused-tide-finish = pas de marée au-delà de l’arrivée ; vous êtes aux { $metres } m
refused-motivation-unpaid = une accélération coûte { $price } de souffle ; il ne vous en reste pas
refused-motivation-finish = depuis les { $metres } m, accélérer de { $spaces } cases passerait la ligne d’arrivée aux { $last } m
refused-motivation-alone = aucun bateau en course n’est à côté de vous aux { $metres } m, ni une case devant

## Prévisions : des parties, l’une après l’autre

forecast-parts = { $parts }
forecast-cluttered = la main est encombrée : le bateau reste, et la cadence revient à { $rate }
forecast-pace = rame à l’allure { $pace }
forecast-place = atteint { $metres } m
forecast-limit = { $at } (limite { $limit })
forecast-checked-free = est contrôlé { $lines } et ne paie rien
forecast-checked = est contrôlé { $lines } et paie { $cost } de souffle sur { $stamina }
forecast-crab = fait une fausse pelle ({ $chance })
forecast-crab-back = fait une fausse pelle ({ $chance }) et retombe aux { $metres } m
forecast-home = est à l’arrivée ({ $chance })
forecast-draws = pioche { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
forecast-range = { $least } à { $most }
forecast-certain = à coup sûr
forecast-chance = { $percent } %
# Un risque qui n’est pas nul, et un autre qui n’est pas certain, bien que l’arrondi le dise.
forecast-chance-least = moins de 1 %
forecast-chance-most = plus de 99 %

## Le tableau en texte : 100 colonnes au plus

picture-head = { $course }, manche { $round }, { $doing }. Réserve { $supply }.
picture-course-name = { $name }
picture-step-rate = étape 1, cadence : tous choisissent à la fois, en secret
picture-step-play = étape 2, cartes : tous choisissent à la fois, en secret
picture-step-tides = étape 4, marée
picture-step-motivation = étape 5, accélération
picture-step-discard = étape 6, défausse
picture-step-over = la course est finie
picture-clock = Chrono { $time }.
picture-time = Temps { $time }, { $medal }.
picture-not-home = Pas arrivé.
picture-order = Ordre de la course : { $boats }
picture-rest = Les bateaux se reposent.
picture-choosing = { $name } (choisit)
picture-has-chosen = { $name } (a choisi)
picture-rowing = { $name } (rame)
picture-metres = { $metres } m
picture-pace = Allure
picture-empty-lane = vide
picture-tide = marée
picture-boat = [{ $number }] { $name } : { $facts }
picture-home = arrivé à la manche { $round } sur la case { $space }, somme des cartes { $sum }
picture-place = { $metres } m, case { $space }
picture-rate = cadence { $rate }
picture-stamina = souffle { $count } sur { $full }
picture-hand-count = main { $count }
picture-deck = pioche { $count }
picture-discard = défausse { $cards }
picture-played = jouées { $cards }
picture-boat-pace = allure { $pace }
picture-has-tide = a la marée
picture-crabs = fausses pelles { $count }
picture-face-down = { $count ->
    [one] { $count } cachée
   *[other] { $count } cachées
}
picture-no-cards = vide
picture-hand = Votre main : { $cards }
picture-hand-chosen = Votre main : { $cards } ; cadence choisie { $rate }
picture-cards = { $count } x { $name } ({ $code })
picture-cards-dead = { $count } x { $name } ({ $code }, poids mort)
picture-podium = Podium
column-place = rang
column-round = manche
column-sum = cartes
column-space = case
column-stamina = souffle
column-rate = cadence
picture-verdict-sum = RW-142 : arrivés à la même manche : somme des cartes du dernier tour, puis le plus loin après la ligne, puis le souffle, puis la cadence la plus basse (RW-143)
picture-verdict-distance = RW-142 : arrivés à la même manche : le plus loin après la ligne, puis somme des cartes du dernier tour, puis le souffle, puis la cadence la plus basse (RW-143)
picture-course = { $name } : { $about }
picture-course-option = Jouez-le avec l’option { $option }

## La page : ce que dit son dessin en plus

head-course = { $course }, { $boats ->
    [one] { $boats } bateau
   *[other] { $boats } bateaux
}
phase-reveal = révélation
phase-splits = passages
phase-replenish = pioche
board-start = DÉPART
board-zone = zone
board-limit = Allure max.
board-supply = réserve
board-crab = FAUSSE PELLE
standing-home = arrivé, manche { $round }
standing-crabs = { $crabs ->
    [one] { $crabs } fausse pelle
   *[other] { $crabs } fausses pelles
}
pile-hand = main
pile-discard = déf. { $count }
pile-own-deck = { $count } dans la pioche
pile-own-discard = défausse
face-pace = Ramez { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}
face-flip = Retournez, +{ $least } à { $most }
face-nothing = Poids mort
ask-rate = Choisissez la cadence
ask-rate-help = Elle dit combien de cartes vous jouez ; tous choisissent en secret.
ask-play = Jouez { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
ask-play-help = { $rate } en demande exactement { $cards }. Prises : { $picked }.
ask-play-cluttered = Trop peu de cartes jouables : le bateau ne bouge pas.
ask-tides = Prendre la marée ?
ask-tides-help = { $spaces ->
    [one] Une case gratuite
   *[other] { $spaces } cases gratuites
}, ou restez où vous êtes.
ask-motivation = Accélérer ?
ask-motivation-help = Un rival est proche : { $spaces ->
    [one] une case
    [2] deux cases
   *[other] { $spaces } cases
} contre { $price } de souffle.
ask-discard = Défaussez des cartes Allure
ask-discard-help = Prenez ce qui ne sert pas ; vous piochez jusqu’à { $hand ->
    [7] sept
   *[other] { $hand }
}.
button-rate = Régler { $rate }
button-row = Ramer { $pace } jusqu’à { $to }
button-flip = Ramer { $pace }, la carte décide
button-cluttered = Jouer la main encombrée
button-tides = Marée jusqu’à { $to }
button-motivation = Accélérer à { $to }, coûte { $price }
button-stay = Rester à { $to }
button-discard = Défausser { $cards }, piocher { $draws }
button-keep = Tout garder, piocher { $draws }
outlook-to = à { $metres }
outlook-range = { $least } à { $most }
outlook-past = passe la ligne de { $metres }
outlook-crosses = passe { $lines } à l’allure { $pace }
outlook-free = gratuit
outlook-pays = paie { $cost } sur { $stamina }
outlook-pays-range = paie { $least } à { $most } sur { $stamina }
outlook-price = coûte { $price } maintenant
outlook-no-crab = 0 % fausse pelle
outlook-crab = { $percent } % fausse pelle
outlook-crab-back = { $percent } % fausse pelle, retour à { $metres }
outlook-crab-certain = fausse pelle, retour à { $metres }
outlook-home = { $percent } % arrivée
outlook-home-certain = passe la ligne
outlook-sum = Allure = { $sum }
lever-keep = garder
lever-jump = un saut : −{ $price }
lever-cools = récupère { $cards }
lever-cools-nothing = sans récupérer
mark-free = { $metres } : gratuit
mark-pays = { $metres } : coûte { $cost }
mark-crab = { $metres } : fausse pelle
measure-gap = Écart
measure-gap-unit = mètres d’avance ou de retard sur l’allure régulière du plus rapide
measure-distance = Distance
measure-distance-unit = mètres à la fin de chaque manche
measure-stamina = Souffle
measure-stamina-unit = souffle restant
stat-home = arrivée
stat-round = manche { $round }
stat-best = meilleure allure
stat-spent = souffle dépensé
stat-flips = retournées
stat-tides = marées
stat-surges = accélérations
stat-crabs = fausses pelles
moment-owes = doit { $cost }, paie { $paid }
moment-over = Allure { $pace } pour une limite de { $limit } { $where }.
moment-suffering = { $n } { $card } en main.
moment-back = Retour à { $place }.
moment-back-no-finish = Retour à { $place } : pas d’arrivée.
moment-short = il manque { $n }
step-flip = Retourne
step-row = Rame
step-back = Recule
step-owes = doit { $cost }
step-pays = Paie
step-cools = Récupère

thing-cards = cartes
thing-tides = marée
thing-motivation = accélération
thing-crab = fausse pelle
thing-jump = cadence plus haute
thing-pace = limite dépassée
thing-cluttered = encombrée
thing-space = { $metres } m
thing-past_the_line = au-delà de la ligne d’arrivée

# Pourquoi un choix est meilleur : ce qu’il y a de plus ou de moins, en moyenne.
part-metres = { $n } m { $way ->
    [more] plus loin
   *[less] moins loin
}
part-stamina = { $n } de souffle en { $way ->
    [more] plus
   *[less] moins
}
part-home = à l’arrivée { $n } % { $way ->
    [more] plus souvent
   *[less] moins souvent
}
part-beaten = { $n } { $n_count ->
    [one] bateau battu
   *[other] bateaux battus
} de { $way ->
    [more] plus
   *[less] moins
}

# Pourquoi cet ordre
order-home = arrivée
    .figure = { $n ->
        [none] –
       *[other] manche { $n }
    }
    .why = { $b ->
        [none] { $first } est à l’arrivée, { $second } non.
       *[other] { $first } est à l’arrivée à la manche { $a }, { $second } à la manche { $b }.
    }
    .margin = { $b ->
        [none] seul à l’arrivée
       *[other] de { $n } { $n ->
            [one] manche
           *[other] manches
        }
    }
order-hand = main
    .why = { $first } et { $second } arrivent à la même manche : la plus grande main jouée passe devant, { $a } contre { $b }.
    .margin = { $n ->
        [one] d’un point de la main jouée
       *[other] de { $n } points de la main jouée
    }
    .all = { $seats } arrivent à la même manche : la plus grande main jouée passe devant, { $figures }.
order-distance = distance
    .figure = { $n } m
    .why = { $first } et { $second } sont encore à égalité : le bateau le plus loin passe devant, { $a } m contre { $b } m.
    .though = { $second } était pourtant plus loin après la ligne.
    .margin = de { $n } m
    .all = { $seats } sont encore à égalité : le bateau le plus loin passe devant, { $figures } m.
order-stamina = souffle
    .why = { $first } et { $second } sont encore à égalité : qui a gardé le plus de souffle passe devant, { $a } contre { $b }.
    .margin = de { $n } de souffle
    .all = { $seats } sont encore à égalité : qui a gardé le plus de souffle passe devant, { $figures }.
order-rate = cadence
    .why = { $first } et { $second } sont encore à égalité : la cadence la plus basse passe devant, { $a } contre { $b }.
    .margin = par la cadence la plus basse
    .all = { $seats } sont encore à égalité : la cadence la plus basse passe devant, { $figures }.
proof-hand = Main jouée : { $cards }

# What is wrong with a set-up. Boards and switches are called by what you type.
wrong-course = « { $course } » n’est pas un parcours ; il y a { $courses }, ou un objet avec 500, 1000, 1500 et finish, ou le texte d’un fichier de parcours
wrong-limit = une limite d’allure ({ $line }) est un nombre de { $least } à { $most }, pas { $limit }

# What is wrong with a written position. Parts are called by their keys.
unsound-seats-alone = ce nombre de places va seul, pour une nouvelle course
unsound-boats = il faut une liste de 1 à 6 bateaux, pas de { $found }
unsound-deciding = cela découle du reste de la position et peut être omis
unsound-face-down = une position a ses piles ouvertes, en listes ; { "{" }"count": n{ "}" } va dans les vues, qui ne se jouent pas
unsound-deck = un bateau a au plus { $most } cartes
unsound-once = la place { $seat_number } n’est pas de cette course, ou y figure deux fois
unsound-podium = y figurent les bateaux arrivés aux manches précédentes, et tous quand la course est finie ; la place { $seat_number } ne convient pas
unsound-order = y figurent les bateaux en course au début de la manche, et aucun quand la course est finie ; la place { $seat_number } ne convient pas
unsound-lane = un couloir a un seul bateau ; le couloir { $lane } en a deux
unsound-finished = un bateau arrivé est au-delà de { $last }, un bateau en course ne l’est pas
unsound-exhaustion = un bateau a au plus { $most } cartes e (Épuisement), pas { $found }
unsound-hand = une main a au plus { $most } cartes, et 2 de plus par fausse pelle
unsound-cards = un bateau et la réserve ont ensemble au plus { $most } cartes
unsound-played = il y a au plus { $most } cartes dans cette zone de jeu
unsound-chosen = une cadence ne se choisit qu’à la phase rate
unsound-jump-unpaid = un saut de deux crans, de { $from } à { $to }, demande une carte dans la pile de souffle
unsound-jump-too-far = de { $from } à { $to }, il y a trois crans ; un saut est de deux au plus
unsound-turn = c’est une place aux phases tides, motivation et discard, sinon null
unsound-turn-order = c’est une des places de order
unsound-nobody-asked = un bateau au moins doit avoir encore à choisir
unsound-asked = on ne peut pas demander cela à la place { $seat_number } : la règle ne lui donne pas ce choix
unsound-home = un bateau arrivé ne rame plus
unsound-hidden = la zone de jeu du bateau qui rame est visible
unsound-revealed = une zone de jeu est secrète jusqu’à ce que le bateau rame
unsound-turn-start = un bateau qui doit encore ramer est là où son tour commence
unsound-hand-empty = un bateau qui doit choisir des cartes en a au moins une
unsound-not-played = un bateau qui doit encore ramer a une zone de jeu
unsound-played-early = les cadences se choisissent avant de jouer les cartes

# What is wrong with a file. Cards, lines and keys are called as files write them.
content-five-lines = il n’y a que cinq lignes : 500, 1000, 1500, zone et finish
content-next-line = c’est { $line } qui suit, pas « { $written } »
content-rising-spaces = les lignes sont sur des cases croissantes de 1 à 90
content-limits = il faut les quatre limites 500, 1000, 1500 et finish
content-medals = gold, silver et bronze sont des temps croissants, tous les trois ou aucun
content-two-effects = une carte a au plus deux effets
content-rates = les cadences sont 36, 39, 42 et 45, dans cet ordre
content-lanes = les couloirs 1 à 6 y sont une fois chacun

# Les sortes de choses que l’on compte, comme titres de tableaux.
kind-cards = cartes
kind-flipped_cards = cartes retournées
kind-discarded_cards = cartes défaussées
kind-rates = cadences
kind-moves = déplacements
kind-payments = paiements
kind-limits = limites
kind-limits_exceeded = limites dépassées
kind-crabs = fausses pelles
kind-hands = mains
kind-spaces = cases

# Ce que veulent dire les signes de l’image du terminal, et ce qu’il demande. Une carte de la course s’appelle $card_<id>, un symbole $symbol_<id>.
legend =
    ━━━●     un bateau : sa proue est sa place ; ∘ où il a commencé la manche ; ≈ il a la marée
    ┃ ≤5     une ligne de passage et l’Allure qui y est libre ; ┊ la zone d’arrivée commence ; ▚ l’arrivée
    0 1 × ░  où un choix mènerait : libre, ce qu’il coûte, une fausse pelle ; ░ où une cadence peut mener
    { "[" }2] [S]  { $card_p2 }, { $card_s } ; (e) { $card_e }, qui ne se joue pas
    ✓ …      a choisi, choisit encore
    ▮▮▯···   souffle : restant, dépensé par le choix sous le curseur, parti
    m p      cartes en main et dans la pioche ; déf. la défausse ; ×1 fausses pelles ; ≈+1 la marée
question-rate = une cadence, en secret
question-play = vos cartes, en secret
question-tides = prendre la marée ?
question-motivation = accélérer ou tenir ?
question-discard = défaussez, ou gardez tout
