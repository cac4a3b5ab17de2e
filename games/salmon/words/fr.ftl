name = Saumons
about = De deux à quatre saumons remontent une rivière d’hexagones avec de petits paquets, sautent les cascades et évitent les ours.
goal = Soyez le premier saumon au lieu de reproduction, en haut de la rivière ; si plusieurs y arrivent à la même manche, le moins fatigué l’emporte.
piece = Saumon

## Décisions : ce qu’une place a à faire

decision-set_up = mise en place
decision-play = jouer
decision-take = prendre
decision-reeds = Roseaux
decision-bear_first = premier pas d’un ours
decision-bear_second = second pas de l’ours
decision-counter = contrer
decision-discard = défausser
decision-eagle_card = Aigle
decision-rest = repos

## Variantes

switch-river-name = rivière
switch-river = les plateaux
switch-river-text = une rivière comme S1-2E-4M-6E-F2, ou `random:2` à `random:6`
switch-river-random = { $n } plateaux tirés au sort
switch-boards-name = plateaux à vous
switch-boards = des faces que la rivière peut nommer en plus
switch-boards-text = le texte de fichiers de plateaux à vous
switch-first-name = premier joueur
switch-first = qui commence
switch-first-roll = au dé
switch-max_rounds-name = limite de manches
switch-max_rounds = manches avant la fin
switch-max_rounds-null = 20 par plateau
switch-start_deck-name = paquet de départ
switch-start_deck = onze ou huit cartes pour commencer
switch-start_deck-standard = onze cartes
switch-start_deck-light = huit cartes
switch-rest_return-name = repos
switch-rest_return = si un repos doit rendre une Fatigue
switch-rest_return-always = toujours
switch-rest_return-may = au choix
switch-pass_through-name = hexagone traversé
switch-pass_through = si le premier hexagone d’une Double donne sa carte
switch-pass_through-every = oui
switch-pass_through-last_only = le dernier seul
switch-pool_entry-name = entrer au but
switch-pool_entry = si un mouvement peut finir tôt au lieu de reproduction
switch-pool_entry-whole = tout ou rien
switch-pool_entry-stops = s’y arrête
switch-fatigue_pile-name = pile de Fatigue
switch-fatigue_pile = si une pile vide met fin à la Fatigue
switch-fatigue_pile-limited = limitée
switch-fatigue_pile-unlimited = sans limite
switch-bear_move-name = pas des ours
switch-bear_move = si un ours peut s’arrêter après un pas
switch-bear_move-two = deux
switch-bear_move-up_to_two = jusqu’à deux
switch-bear_stack-name = plusieurs ours
switch-bear_stack = ce que coûtent plusieurs ours sur un hexagone
switch-bear_stack-each = chacun
switch-bear_stack-once = une fois
switch-pool_safe-name = abri au but
switch-pool_safe = si les ours épargnent le lieu de reproduction
switch-content-name = contenu
switch-content = des fichiers qui remplacent ceux du jeu

## Choses

card-forward = Nage avant
card-left = Nage gauche
card-right = Nage droite
card-double_forward = Double avant
card-double_left = Double gauche
card-double_right = Double droite
card-wild = Nage libre
card-bear = Ours
card-eagle = Aigle
card-current = Courant
card-rapids = Rapides
card-fatigue = Fatigue

board-S1 = L’Estuaire
board-S2 = La Barre
board-1E = Le Coude du Pré
board-1M = Le Jardin de Blocs
board-2E = Les Deux Bras
board-2M = La Corniche
board-3E = Les Bancs de Gravier
board-3H = La Double Marche
board-4E = Le Marais
board-4M = Les Tourbillons
board-5E = Le Vieux Barrage
board-5H = Le Canyon Noir
board-6E = Les Hauts-Fonds
board-6H = Les Grandes Chutes
board-F1 = Le Bassin Natal
board-F2 = Le Dernier Saut

length-short = partie courte
length-beginner = partie pour débutants
length-expert = partie pour experts
length-long = partie longue
length-marathon = partie marathon

# Où va une Nage libre
direction-forward = tout droit
direction-left = à gauche
direction-right = à droite

# Où va un ours : « L’ours 0 va … »
compass-n = droit vers l’amont
compass-ne = vers l’amont à droite
compass-se = vers l’aval à droite
compass-s = droit vers l’aval
compass-sw = vers l’aval à gauche
compass-nw = vers l’amont à gauche

# D’où une carte est ôtée
source-hand = main
source-draw = pioche
source-discard = défausse

# Ce que donne le symbole d’un hexagone
symbol-none = rien
symbol-bear = patte : une carte Ours
symbol-swim = une Nage au choix
symbol-double_swim = une Double au choix
symbol-draw = pioche +1
symbol-eagle = un Aigle
symbol-fatigue = une Fatigue
symbol-current = un Courant
symbol-current_or_rapids = un Courant ou des Rapides
symbol-rapids = des Rapides
symbol-reeds = Roseaux
symbol-two_reeds = Roseaux deux fois
symbol-wild = une Nage libre
# La même chose si une carte a un nom à elle
own-symbol = une carte { $cards }
own-symbol-choice = une carte au choix : { $cards }

# Ce qu’est un hexagone
ground-water = de l’eau
ground-waterfall = une cascade
ground-rock = un rocher
ground-bank = le terrain
ground-start = le départ
ground-pool = le lieu de reproduction

hex-at = { $at } (plateau { $board })

# Les mêmes choses dans les refus
plain-card-forward = { card-forward }
plain-card-left = { card-left }
plain-card-right = { card-right }
plain-card-double_forward = { card-double_forward }
plain-card-double_left = { card-double_left }
plain-card-double_right = { card-double_right }
plain-card-wild = { card-wild }
plain-card-bear = { card-bear }
plain-card-eagle = { card-eagle }
plain-card-current = { card-current }
plain-card-rapids = { card-rapids }
plain-card-fatigue = { card-fatigue }
plain-direction-forward = tout droit
plain-direction-left = à gauche
plain-direction-right = à droite
plain-compass-n = nord
plain-compass-ne = nord-est
plain-compass-se = sud-est
plain-compass-s = sud
plain-compass-sw = sud-ouest
plain-compass-nw = nord-ouest
plain-source-hand = main
plain-source-draw = pioche
plain-source-discard = défausse
plain-decision-set_up = mise en place
plain-decision-play = jouer
plain-decision-take = prendre
plain-decision-reeds = Roseaux
plain-decision-bear_first = premier pas d’un ours
plain-decision-bear_second = second pas de l’ours
plain-decision-counter = contrer
plain-decision-discard = défausser
plain-decision-eagle_card = Aigle
plain-decision-rest = repos

## Actions

action-set-up = Mise en place : poser la rivière, distribuer, désigner qui commence
action-play = Jouer { $card }
action-play-direction = Jouer { $card } { $direction }
action-play-own = Jouer { $card } sur votre propre main
action-play-target = Jouer { $card } sur { $target }
a-fatigue = { $card_id ->
    [card-fatigue] une Fatigue
   *[other] une carte { $card }
}
action-jump = Sauter avec { $first } puis { $second } : coûte { $fatigue }
action-jump-wild = { $card } { $direction }
action-end-turn = Finir le tour après { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
action-end-turn-unplayed = Finir le tour sans jouer de carte
action-take = Prendre { $card }
action-remove = Ôter { $card } de votre { $source }
action-pass = Passer
action-pass-reeds = Ne rien ôter
action-pass-rest = Garder { $card_id ->
    [card-fatigue] la Fatigue
   *[other] la carte { $card }
}
action-pass-counter = Ne pas contrer
action-move-bear = L’ours { $bear } va { $way }
action-stop-bear = L’ours reste où il est
action-counter = Contrer en défaussant { $card }
action-counter-any = Contrer
action-discard = Défausser { $cards }
action-snatch = Défausser { $card } de cette main
action-snatch-own = Défausser { $card } de votre propre main
action-return-fatigue = Rendre { $fatigue }

## Événements

event-river = La rivière est posée, { $length } hauteurs de la mer au lieu de reproduction : { $boards } ({ $river })
event-first = { $seat } commence
    .yours = Vous commencez
event-played = { $seat } joue { $card }
    .brief = { $card_id ->
        [card-bear] joue un Ours
        [card-current] joue un Courant
        [card-rapids] joue des Rapides
       *[other] { "" }
    }
    .you = { $card_id ->
        [card-bear] jouez un Ours
        [card-current] jouez un Courant
        [card-rapids] jouez des Rapides
       *[other] { "" }
    }
    .yours = Vous jouez { $card }
event-played-direction = { $seat } joue { $card } { $direction }
    .yours = Vous jouez { $card } { $direction }
event-played-own = { $seat } joue { $card } sur sa propre main
    .yours = Vous jouez { $card } sur votre propre main
event-played-target = { $seat } joue { $card } sur { $target }
    .brief = joue { $card } contre { $target }
    .you = jouez { $card } contre { $target }
    .yours = Vous jouez { $card } sur { $target }
event-ignored = { $seat } : { $card } est sans effet, mais compte quand même
    .brief = { $times ->
        [1] reste sur place
        [2] reste deux fois sur place
       *[other] reste { $times } fois sur place
    }
    .you = { $times ->
        [1] restez sur place
        [2] restez deux fois sur place
       *[other] restez { $times } fois sur place
    }
    .yours = Votre carte { $card } est sans effet, mais compte quand même
event-ignored-bear = { $seat } n’a pas d’ours à déplacer
    .yours = Vous n’avez pas d’ours à déplacer
event-ignored-eagle = { $seat } : { $card_id ->
    [card-eagle] l’Aigle
   *[other] la carte { $card }
} trouve une main vide
    .yours = Votre carte { $card } trouve une main vide
event-jumped = { $seat } saute de { $from } à { $to } avec { $cards }
    .brief = saute plus haut
    .you = sautez plus haut
    .yours = Vous sautez de { $from } à { $to } avec { $cards }
event-moved-swim = { $seat } nage en { $to }
    .brief = nage { $times ->
        [one] d’un hexagone
       *[other] de { $times } hexagones
    }
    .you = nagez { $times ->
        [one] d’un hexagone
       *[other] de { $times } hexagones
    }
    .yours = Vous nagez en { $to }
event-moved-jump = { $seat } retombe en { $to }
    .yours = Vous retombez en { $to }
event-moved-current = Le courant porte { $seat } en { $to }
    .brief = dérive { $times ->
        [one] d’un hexagone
       *[other] de { $times } hexagones
    }
    .you = dérivez { $times ->
        [one] d’un hexagone
       *[other] de { $times } hexagones
    }
    .yours = Le courant vous porte en { $to }
event-fatigued-three-swims = { $seat } reçoit { $fatigue } pour trois nages
    .brief = reçoit { $fatigue } pour trois nages
    .you = recevez { $fatigue } pour trois nages
    .yours = Vous recevez { $fatigue } pour trois nages
event-fatigued-jump = { $seat } reçoit { $fatigue } pour le saut
    .brief = reçoit { $fatigue } pour le saut
    .you = recevez { $fatigue } pour le saut
    .yours = Vous recevez { $fatigue } pour le saut
event-fatigued-bear = { $seat } reçoit { $fatigue } d’un ours
    .brief = reçoit { $fatigue } d’un ours
    .you = recevez { $fatigue } d’un ours
    .yours = Vous recevez { $fatigue } d’un ours
event-fatigued-hex = { $seat } reçoit { $fatigue } de l’hexagone
    .brief = reçoit { $fatigue } de l’hexagone
    .you = recevez { $fatigue } de l’hexagone
    .yours = Vous recevez { $fatigue } de l’hexagone
event-no-fatigue = { $seat } évite { $fatigue } : il n’en reste plus
    .yours = Vous évitez { $fatigue } : il n’en reste plus
event-pile-empty = { $seat } ne reçoit rien au symbole ({ $symbol }) : il ne reste plus de telle carte
    .yours = Vous ne recevez rien au symbole ({ $symbol }) : il ne reste plus de telle carte
event-took = { $seat } prend { $card } sur sa défausse
    .brief = prend la carte { $card }
    .you = prenez la carte { $card }
    .yours = Vous prenez { $card } sur votre défausse
event-drew = { $seat } pioche { $card }
    .yours = Vous piochez { $card }
event-drew-hidden = { $seat } pioche une carte
    .yours = Vous piochez une carte
event-nothing-to-draw = { $seat } n’a rien à piocher
    .yours = Vous n’avez rien à piocher
event-shuffled = { $seat } mélange une pioche de { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
    .yours = Vous mélangez une pioche de { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
event-removed = { $seat } ôte { $card } de sa { $source }
    .brief = ôte la carte { $card }
    .you = ôtez la carte { $card }
    .yours = Vous ôtez { $card } de votre { $source }
event-bear-moved = L’ours { $bear } va en { $to }
event-countered = { $seat } défausse { $card } et est épargné
    .brief = s’échappe grâce à la carte { $card }
    .you = vous échappez grâce à la carte { $card }
    .yours = Vous défaussez { $card } et êtes épargné
event-rolled = { $seat } lance { $value } : flèche { $arrow }
    .yours = Vous lancez { $value } : flèche { $arrow }
event-discarded-rapids = { $seat } perd { $cards } { $card_id ->
        [card-rapids] aux Rapides
       *[other] à cause de la carte { $card }
    }
    .brief = perd { $cards } { $card_id ->
        [card-rapids] aux Rapides
       *[other] à cause de la carte { $card }
    }
    .you = perdez { $cards } { $card_id ->
        [card-rapids] aux Rapides
       *[other] à cause de la carte { $card }
    }
    .yours = Vous perdez { $cards } { $card_id ->
        [card-rapids] aux Rapides
       *[other] à cause de la carte { $card }
    }
event-discarded-hand-limit = { $seat } défausse { $cards } : il en reste quatre
    .yours = Vous défaussez { $cards } : il en reste quatre
event-discarded-eagle = { $seat } perd { $cards } à cause de { $card_id ->
        [card-eagle] l’Aigle
       *[other] la carte { $card }
    }
    .brief = perd { $cards } à cause de { $card_id ->
        [card-eagle] l’Aigle
       *[other] la carte { $card }
    }
    .you = perdez { $cards } à cause de { $card_id ->
        [card-eagle] l’Aigle
       *[other] la carte { $card }
    }
    .yours = Vous perdez { $cards } à cause de { $card_id ->
        [card-eagle] l’Aigle
       *[other] la carte { $card }
    }
event-hand-seen = { $seat } regarde les cartes en main chez { $target } : { $cards }
    .brief = { $target_person ->
        [you] voit vos cartes
       *[other] voit les cartes en main chez { $target }
    }
    .you = voyez les cartes en main chez { $target }
    .yours = Vous regardez les cartes en main chez { $target } : { $cards }
event-hand-seen-hidden = { $seat } regarde les cartes en main chez { $target } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
    .brief = { $target_person ->
        [you] voit vos cartes
       *[other] voit les cartes en main chez { $target }
    }
    .you = voyez les cartes en main chez { $target }
    .yours = Vous regardez les cartes en main chez { $target } : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
event-arrived = { $seat } atteint le lieu de reproduction en { $hex } : dernière manche
    .brief = atteint le lieu de reproduction
    .you = atteignez le lieu de reproduction
    .yours = Vous atteignez le lieu de reproduction en { $hex } : dernière manche
event-rested = { $seat } se repose : { $fatigue } est rendue
    .brief = se repose
    .you = vous reposez
    .yours = Vous vous reposez : { $fatigue } est rendue
event-turn-ended = { $seat } a fini son tour
    .yours = Votre tour est fini
event-over-arrival = La course est finie ; victoire au lieu de reproduction : { $winners }. { $card } : { $fatigue }
event-over-shared = La course est finie ; victoire partagée au lieu de reproduction, à fatigue égale : { $winners }. { $card } : { $fatigue }
event-over-round-limit = La course est finie ; victoire au plus près à la limite de manches : { $winners }. { $card } : { $fatigue }
event-over-fatigue = { $seat } ({ $n })

## Refus

refused-over = la course est finie ; personne n’a rien à choisir
refused-seat = c’est à { $seat } de choisir maintenant
refused-decision = ce n’est pas ce qui est demandé maintenant ({ $decision })
refused-not-in-hand = vous n’avez pas de carte { $card } en main
refused-wild-direction = { $card_id ->
    [plain-card-wild] une Nage libre
   *[other] une carte { $card }
} demande un sens : tout droit, à gauche ou à droite
refused-eagle-target = { $card_id ->
    [plain-card-eagle] un Aigle
   *[other] une carte { $card }
} demande une cible : choisissez la main à regarder
refused-no-direction = { $card } ne prend pas de sens
refused-no-target = { $card } ne vise personne
refused-not-in-that-hand = il n’y a pas de carte { $card } dans cette main
refused-other-bear = c’est l’ours { $walking } qui marche ; l’ours { $bear } reste
refused-no-bear = il n’y a pas d’ours { $bear } ; la rivière en a { $bears }
refused-bear-off-map = il n’y a pas d’hexagone de ce côté ({ $way }) de l’ours { $bear }
refused-bear-stops = un ours fait deux pas, sauf s’il croise un saumon
refused-not-offered = le symbole ({ $symbol }) ne donne pas cette carte : { $card }
refused-pile-empty = la pile est vide : { $card }
refused-not-there = il n’y a pas de carte { $card } dans votre { $source }
refused-at-home = un saumon au lieu de reproduction y reste
refused-leap-off-map = le saut quitte la carte à son hexagone { $hex }
refused-leap-over = l’hexagone { $hex } du saut est { $ground }
refused-leap-lands = le saut finirait dans { $ground }
refused-leap-no-waterfall = il n’y a pas de cascade entre ici et l’hexagone d’atterrissage
refused-leap-plays = un saut prend deux des trois cartes du tour ; il en reste { $left }
refused-leap-cards = le saut demande { $needed } × { $card } ; vous en avez { $held } en main
refused-leap-direction = { $card } ne va pas dans ce sens ({ $direction })
refused-leap-no-swim = un saut prend deux nages ; { $card } n’en est pas une
refused-no-counter = seule une carte de la même sorte contre : { $card } ; vous n’en avez pas en main
refused-discard-count = { $count ->
    [one] { $count } carte doit partir
   *[other] { $count } cartes doivent partir
} ; vous en nommez { $named }
refused-discard-card = vous nommez { $named } × { $card } ; vous en avez { $held } en main

## Prévisions : ce qu’une action entraînerait

forecast-parts = { $parts }
forecast-ignored = ne mène nulle part
forecast-home = arrive au lieu de reproduction en { $hex }
forecast-to = va en { $hex }
forecast-bears = rencontre { $bears } ours en { $hex }
forecast-symbol = rencontre { $symbol } en { $hex }
forecast-no-card = ne trouve plus de carte ({ $symbol }) en { $hex }
forecast-third-swim = coûte { $fatigue } comme troisième nage
forecast-fatigue = prend { $n } { $card }
forecast-tires = fatigue { $seat }
forecast-drift = { $seat } : dérive en { $ways }
forecast-either = { $one }, ou { $other }
forecast-way = { $path } ({ $rolls })
forecast-rolls = { $one }, puis { $other }
forecast-odd = impair
forecast-even = pair
forecast-rapids = { $seat } : défausse { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}

## L’image en texte

picture-before-set-up = Saumons, avant la mise en place : { $seats } saumons, rivière { $river }
picture-head = Saumons, manche { $round } sur { $most } au plus, rivière { $river }
picture-last-round = DERNIÈRE MANCHE (SA-100) : { $home_count ->
    [one] arrivé
   *[other] arrivés
} { $home } ; à jouer encore après ce tour : { $waiting }
picture-home = { $seat } avec { $fatigue } { $card }
picture-nobody = personne
picture-in-pool = au lieu de reproduction
picture-to-go = encore { $heights ->
    [one] { $heights } hauteur
   *[other] { $heights } hauteurs
}, { $swims ->
    [one] { $swims } nage
   *[other] { $swims } nages
} de base
picture-no-arrow = sans flèche
picture-arrow = flèche { $arrow }
picture-arrows = flèche 1 { $first }, flèche 2 { $second }
picture-offset = sa colonne 0 à la colonne { $column } du plateau d’en dessous
picture-empty = ni saumon ni ours
picture-bears = { $bears }
picture-bear = ours { $bear } en { $hex }
picture-legend-ground = ~ eau ^ cascade # rocher . terrain @ départ * lieu de reproduction ; = jointure de deux plateaux
picture-legend-symbols = B patte S Nage D Double + pioche E { $eagle } X { $fatigue } C { $current } R { $rapids } Q l’un des deux W { $wild } 1 2 Roseaux
picture-legend-pieces = :21 flèche 1 vers le chiffre 2, flèche 2 vers le 1 d’un pavé numérique ; <ab o1 saumons a, b et ours 1 ici
picture-seat = { $seat } : main { $hand }, pioche { $draw }, défausse { $discard }, { $card } { $fatigue }
picture-you = { $seat } (vous) : main { $hand }, pioche { $draw }, défausse { $discard }, { $card } { $fatigue }
picture-hand = main : { $cards }
picture-draw = pioche, sans ordre : { $cards }
picture-discard = défausse : { $cards }
picture-owns = possède : { $cards }
picture-several = { $n } { $card }
picture-nothing = rien
picture-piles = Piles : { $piles }
picture-pile = { $card } { $n }
picture-turn-ends = { $seat } ne joue plus de carte : le tour finit (SA-024)
picture-played-none = { $seat } n’a pas encore joué de carte : la carte 1 sur { $plays } vient
picture-played = { $seat } a joué { $cards } : la carte { $next } sur { $plays } vient
picture-played-all = { $seat } a joué { $cards } : c’était la carte { $plays } sur { $plays }
picture-third-swim = Une troisième nage coûte { $fatigue } (SA-034)
picture-over = La course est finie. Classement : { $places }
picture-place = { $place } { $seat }
picture-waiting = On attend { $seat } : { $question }
picture-ask-set-up = poser la rivière
picture-ask-play = jouer une carte, sauter ou finir le tour
picture-ask-take = choisir une carte à prendre pour { $hex }
picture-ask-reeds = ôter une carte, ou aucune (reste { $left })
picture-ask-bear-first = choisir un ours et son premier pas
picture-ask-bear-second = second pas de l’ours { $bear }
picture-ask-counter = contrer la carte { $card }, ou laisser venir
picture-ask-hand-limit = défausser { $count } pour n’en garder que quatre
picture-ask-rapids = défausser { $count } aux Rapides
picture-ask-eagle-card = choisir une carte de la main que { $card_id ->
    [card-eagle] l’Aigle
   *[other] la carte { $card }
} a vue
picture-ask-rest = rendre { $fatigue }, ou la garder

# Un plateau ou une rivière d’un joueur, éprouvés
picture-check-board = Le plateau { $board } est bon : { $rivers } rivières avec lui ont été éprouvées.
picture-check-how = Pour y courir, mettez par exemple { $river } dans `river` et le texte de ce fichier dans `boards`.
picture-check-river = La rivière { $name } est bonne : { $river }
picture-check-swims = Du départ au lieu de reproduction il y a { $swims } nages de base.
picture-check-proof = Chaque flèche mène à un endroit permis (SA-015) ; aucun hexagone qu’un saumon peut atteindre n’est sans issue (SA-007).
picture-check-unreached = Remarque : { $hexes ->
    [one] { $hexes } hexagone d’eau est hors de portée
   *[other] { $hexes } hexagones d’eau sont hors de portée
} de tout saumon.

## Règles par leur nom

rule-SA-001 = Nombre de joueurs
rule-SA-002 = Composants
rule-SA-003 = La grille d’hexagones
rule-SA-004 = Sortes d’hexagones et symboles
rule-SA-005 = Faces des plateaux
rule-SA-006 = Assembler les plateaux
rule-SA-007 = Composition de la rivière
rule-SA-008 = Longueurs de la rivière
rule-SA-009 = Rivière aléatoire
rule-SA-010 = Placement des ours
rule-SA-011 = Piles additionnelles
rule-SA-012 = Decks de départ
rule-SA-013 = Distribution
rule-SA-014 = Premier joueur
rule-SA-015 = Flèches correctes
rule-SA-020 = Jusqu’à trois cartes
rule-SA-021 = Fin de tour automatique
rule-SA-022 = Toute carte peut être jouée
rule-SA-023 = Cartes en jeu
rule-SA-024 = Fin du tour
rule-SA-025 = Main de quatre cartes
rule-SA-026 = Piocher et remélanger
rule-SA-027 = Cartes gardées
rule-SA-028 = Joueur suivant et manche
rule-SA-030 = Nages de base
rule-SA-031 = Double Swim
rule-SA-032 = Nage libre
rule-SA-033 = Nages ignorées
rule-SA-034 = Trois nages fatiguent
rule-SA-035 = Où nagent les saumons
rule-SA-036 = Partager un hexagone
rule-SA-037 = Chaque hexagone compte
rule-SA-038 = Ordre à l’entrée d’un hexagone
rule-SA-039 = Entrer au lieu de reproduction
rule-SA-040 = Sauts
rule-SA-041 = Cartes d’un saut
rule-SA-042 = Tracé d’un saut
rule-SA-043 = Longueur d’un saut
rule-SA-044 = Une cascade sous chaque saut
rule-SA-045 = Rocher, terrain et atterrissage
rule-SA-046 = Gauche avec droite
rule-SA-047 = Un saut fatigue
rule-SA-048 = Ce qui est sous un saut
rule-SA-049 = Pas de saut manqué
rule-SA-050 = Prendre une carte
rule-SA-051 = Symboles au choix
rule-SA-052 = Piles vides
rule-SA-053 = Draw +1
rule-SA-054 = Hexagone Fatigue
rule-SA-055 = Roseaux
rule-SA-056 = Cartes retirées
rule-SA-057 = Consulter la pioche
rule-SA-058 = Patte d’ours
rule-SA-059 = Les symboles agissent toujours
rule-SA-060 = Jouer une Fatigue
rule-SA-061 = Repos
rule-SA-062 = Pile Fatigue vide
rule-SA-065 = Déplacer un ours
rule-SA-066 = Où marchent les ours
rule-SA-067 = L’ours s’arrête aux saumons
rule-SA-068 = Aller et retour
rule-SA-069 = Rencontrer un ours
rule-SA-070 = Plusieurs ours
rule-SA-071 = Ours et courants
rule-SA-075 = Dériver
rule-SA-076 = Deux flèches
rule-SA-077 = Aucune flèche
rule-SA-078 = Emporté par les cascades
rule-SA-079 = Dériver, c’est entrer
rule-SA-080 = Ordre des dérives
rule-SA-083 = Rapides
rule-SA-084 = Trop peu de cartes
rule-SA-086 = Aigle
rule-SA-087 = Mains que l’aigle trouve
rule-SA-090 = Contrer
rule-SA-091 = Seul le contreur est épargné
rule-SA-092 = Contrer sa propre carte
rule-SA-093 = Un contre n’est pas joué
rule-SA-094 = Rien ne contre l’ours
rule-SA-100 = Arrivée et dernière manche
rule-SA-101 = Au lieu de reproduction
rule-SA-102 = Qui gagne
rule-SA-103 = Victoire partagée
rule-SA-104 = Autres rangs
rule-SA-105 = Limite de manches
rule-SA-110 = Visible et caché
rule-SA-111 = Ce qui est demandé

## La page

# Ce que fait une carte, en une ligne
does-swim-forward = { $steps ->
    [1] Un hexagone
    [2] Deux hexagones
   *[other] { $steps } hexagones
} droit devant
does-swim-left = { $steps ->
    [1] Un hexagone
    [2] Deux hexagones
   *[other] { $steps } hexagones
} avant gauche
does-swim-right = { $steps ->
    [1] Un hexagone
    [2] Deux hexagones
   *[other] { $steps } hexagones
} avant droite
does-swim-any = { $steps ->
    [1] Un hexagone
    [2] Deux hexagones
   *[other] { $steps } hexagones
}, sens au choix
does-move_bear = Un ours, deux hexagones
does-look_at_hand = Ôte une carte d’une main
does-run_current = Tous suivent leur flèche
does-run_rapids = Tous défaussent par flèche
does-nothing = Rien. Seule : repos

# Les plateaux sur la carte
map-label = La rivière, l’amont en haut
map-board = plateau { $id }
map-board-graded = plateau { $id }, { $grade }
grade-easy = facile
grade-medium = moyen
grade-hard = difficile

overview-label = Toute la rivière
overview-start = Départ
overview-own = { $name } : encore { $n }

# Les piles, et ce qui est visible d’une place
pile-title = Cartes à gagner
pile-left = { $card } : reste { $n }
# Sous les piles, tant qu’on n’en montre aucune
pile-help = Les signes de la rivière donnent ces cartes. Montrez-en une, ou touchez-la.
# Ce que font les signes et les ours des hexagones
token-title = Les signes de la rivière
token = Qui entre ici { $symbol_id ->
    [symbol-draw] pioche une carte.
    [symbol-reeds] peut ôter une carte de son paquet.
    [symbol-two_reeds] peut ôter deux cartes de son paquet.
    [symbol-bear] prend une carte Ours.
   *[other] prend { $symbol }.
}
token-card = { $card } : { $does }.
token-bear = Un saumon qui croise cet ours reçoit { $fatigue }.
deck-title = Cartes et paquets
deck-draw = pioche
deck-discard = déf.
deck-hand-of = { $name } : la main
    .yours = Votre main
deck-owned = Toutes les cartes du paquet
deck-in-discard = Dans la défausse
deck-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
deck-fatigue = { $card } { $n }
deck-families = { $name }, paquet : { $swims ->
    [one] { $swims } nage
   *[other] { $swims } nages
}, { $doubles ->
    [one] { $doubles } Double
   *[other] { $doubles } Doubles
}, { $wild } { $wild_card }, { $trouble ->
    [one] { $trouble } embûche
   *[other] { $trouble } embûches
}, { $fatigue } { $card }
    .yours = Votre paquet : { $swims ->
        [one] { $swims } nage
       *[other] { $swims } nages
    }, { $doubles ->
        [one] { $doubles } Double
       *[other] { $doubles } Doubles
    }, { $wild } { $wild_card }, { $trouble ->
        [one] { $trouble } embûche
       *[other] { $trouble } embûches
    }, { $fatigue } { $card }

# De courtes remarques
chip-home = arrivé
chip-to-go = encore { $n }
chip-spared = épargné
chip-plays = { $n } sur { $plays }
chip-fatigue = +{ $n } { $card }
chip-fatigue-of = { $name } +{ $n } { $card }
chip-third-swim = troisième nage
chip-bears = { $n } ours
chip-pile-empty = { $symbol } : pile vide
chip-drift = { $name } { $from } → { $to }
chip-rapids = { $name } −{ $n }

# Le tour
turn-plays = { $n ->
    [one] { $n } sur { $plays } jouée
   *[other] { $n } sur { $plays } jouées
}
turn-third-warns = Une troisième nage coûte { $fatigue }
turn-last-round = Dernière manche : { $names_count ->
    [one] { $names } joue encore
   *[other] { $names } jouent encore
}
turn-last = Dernière manche : c’est le dernier tour
bear-numbered = Ours { $n }
bear-ahead = en amont
bear-behind = en aval
bear-level = ici
choose-direction = Dans quel sens ?
choose-seat = La main de qui ?
choose-leap = Jusqu’où ?
choose-several = Plusieurs façons d’y aller
die-arrow = { $arrow ->
    [1] impair : flèche 1
   *[other] pair : flèche 2
}

prompt-set-up = Poser la rivière
prompt-set-up-help = Les plateaux sont assemblés, les cartes distribuées.
prompt-play = Jouez une carte, ou deux nages pour sauter
prompt-play-plain = Jouez une carte, ou finissez le tour
prompt-play-small = Jouez ou sautez
prompt-play-plain-small = Jouez une carte
prompt-play-help = Jusqu’à { $plays ->
    [3] trois
   *[other] { $plays }
} cartes, l’une après l’autre.
prompt-direction-help = Choisissez le sens de la carte { $card }.
prompt-target-help = Choisissez la main que { $card_id ->
    [card-eagle] l’Aigle
   *[other] la carte { $card }
} regarde.
prompt-leap-help = Choisissez où le saut finit.
prompt-take = Prenez une carte
prompt-take-help = Elle va sur votre défausse et revient au prochain mélange.
prompt-reeds = { $n ->
    [one] Roseaux : ôter une carte ?
   *[other] Roseaux : encore { $n } à ôter
}
prompt-reeds-help = De la main, de la pioche ou de la défausse ; elle quitte le paquet.
prompt-bear-first = Déplacez un ours : pas 1 sur 2
prompt-bear-first-small = Ours : premier pas
prompt-bear-second = Ours { $n } : second pas
prompt-bear-help = Tout hexagone voisin. Il s’arrête aux saumons et les fatigue.
prompt-counter = Contrer la carte { $card } ?
prompt-discard = Défaussez { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
prompt-eagle-card = Ôtez une carte à { $name }
    .yours = Ôtez une de vos cartes
prompt-eagle-card-help = Elle va sur la défausse de cette place.
    .yours = Elle va sur votre défausse.
prompt-rest = Se reposer ?
prompt-rest-help = Vous n’avez joué que des cartes { $card } : une peut retourner à la pile.
# Pourquoi contrer, par l’effet de la carte
counter-help-run_current = Avec { $card_id ->
    [card-current] un Courant
   *[other] une carte { $card }
} à vous, vous restez où vous êtes.
counter-help-run_rapids = Avec { $card_id ->
    [card-rapids] des Rapides
   *[other] une carte { $card }
} à vous, vous ne défaussez rien.
counter-help-look_at_hand = Avec { $card_id ->
    [card-eagle] un Aigle
   *[other] une carte { $card }
} à vous, votre main reste cachée.
discard-help-rapids = { $card_id ->
    [card-rapids] Les Rapides en prennent
   *[other] La carte { $card } en prend
} une par flèche. Prises : { $picked } sur { $n }.
discard-help-hand_limit = À la fin du tour il reste { $hand ->
    [4] quatre
   *[other] { $hand }
} cartes. Prises : { $picked } sur { $n }.

# Ce que fait un bouton ; sans rien de prévu, il dit l’action
button-swim = { $card } en { $to }
button-swim-home = { $card } : arrivée !
button-nowhere = { $card } : sans effet
button-leap = Sauter en { $to }
button-leap-home = Sauter à l’arrivée !
button-eagle = { $card } sur { $name }
button-end-turn = { $n ->
    [0] Finir le tour
   *[other] Finir, garder { $n }
}
button-keep-all = Ne rien ôter
button-bear = Ours { $n } en { $to }
button-bear-on = Ours { $n } sur { $names }
button-stop-bear = Laisser l’ours ici
button-counter = Contrer : { $card }
button-pass = Passer
button-pass-drift = Passer et dériver
button-pass-discard = Passer et défausser { $n }
button-snatch = Ôter { $card }
button-return-fatigue = Rendre { $fatigue }

# Ce qu’un choix entraînerait
out-leap = Saut : { $cards }
out-home = Lieu de reproduction
out-to-go = restent, { $to }
out-nowhere = Sans effet
out-nowhere-detail = La carte est jouée et compte comme une nage.
out-spent = Il ne se passe rien
out-rest = Rien que des cartes { $card } : une est rendue
out-bear = en { $to }
out-bear-stops = L’ours s’arrête ici
out-bear-card = Vous choisissez un ours et deux pas
out-eagle = Vous voyez sa main : { $name }
out-eagle-detail = et en défaussez une carte
out-eagle-self = Vous défaussez une de vos cartes
out-drift = { $n ->
    [0] Aucun saumon n’est sur une flèche
    [one] { $n } saumon dérive
   *[other] { $n } saumons dérivent
}
out-rapids = { $n ->
    [0] Aucun saumon n’est sur une flèche
    [one] { $n } place défausse
   *[other] { $n } places défaussent
}
out-you-drift = Vous dérivez
out-you-discard = Vous défaussez
out-spared = Vous êtes épargné
out-stay = rester en { $to }
out-end-turn = Votre tour finit
out-draws = vous piochez jusqu’à { $hand ->
    [4] quatre
   *[other] { $hand }
}

# Après la course
measure-distance = Remontée
measure-distance-unit = hauteurs depuis le départ
measure-fatigue = { $card }
measure-fatigue-unit = cartes { $card } du paquet
measure-deck = Paquet
measure-deck-unit = cartes possédées
stat-swims = hexagones nagés
stat-leaps = sauts
stat-tired = { $card_id ->
    [card-fatigue] Fatigue reçue
   *[other] cartes { $card } reçues
}
stat-bears = ours croisés
stat-taken = cartes gagnées
stat-removed = cartes ôtées
stat-attacks = attaques jouées
stat-drifts = hexagones dérivés
now-current = Le Courant emporte tous les saumons
moment-drifts = { $n ->
    [one] dérive d’un hexagone
   *[other] dérive de { $n } hexagones
  }
moment-spared = contre et reste en place
moment-waits = pas encore emporté
step-to-go = à remonter
step-swim = Nage
step-leap = Saute
step-drift = Dérive
step-played = joué

thing-hand_limit = limite de la main
thing-hand-seen = vue par la carte { $card }
thing-fatigue_three_swims = trois nages
thing-fatigue_jump = un saut
thing-fatigue_bear = un ours
thing-fatigue_hex = un hexagone
thing-rested = carte { $card } rendue
thing-move_swim = nage
thing-move_jump = saut
thing-move_current = dérive
thing-bear = ours { $bear }

# Pourquoi un choix est meilleur : ce qu’il y a de plus ou de moins, en moyenne.
part-heights = { $n } { $n_count ->
    [one] hauteur
   *[other] hauteurs
} { $way ->
    [more] plus loin
   *[less] moins loin
}
part-fatigue = { $n } { $n_count ->
    [one] carte
   *[other] cartes
} de fatigue de { $way ->
    [more] plus
   *[less] moins
}

# Pourquoi cet ordre
order-way = reste
    .figure = { $n ->
        [0] arrivé
       *[other] { $n }
    }
    .held = { $n ->
        [0] arrivé
       *[other] reste { $n }
    }
    .why = { $a ->
        [0] { $first } est au lieu de reproduction, il reste { $b } à { $second }.
       *[other] { $first } devance { $second }, plus près du lieu de reproduction : il lui reste { $a } au lieu de { $b }.
    }
    .margin = { $n ->
        [one] d’un hexagone
       *[other] de { $n } hexagones
    }
order-fatigue = { $card }
    .why = { $first } et { $second } sont allés aussi loin : qui a le moins de cartes { $card } passe devant, { $a } contre { $b }.
    .margin = { $n ->
        [one] avec une carte { $card } de moins
       *[other] avec { $n } cartes { $card } de moins
    }
    .all = { $seats } sont allés aussi loin : qui a le moins de cartes { $card } passe devant, { $figures }.

# What is wrong with a set-up. Boards and switches are called by what you type.
wrong-first = il n’y a pas de place { $number } ; prenez 0 à { $last }
wrong-rolled = des plateaux à vous ne sont pas tirés au sort ; nommez-les dans la rivière, comme S1-mine-4E-F1
wrong-river = « { $river } » : { $why }
wrong-random = « { $boards } » n’est pas un nombre de plateaux ; une rivière au hasard en a 2 à 6
wrong-side = il n’y a pas de face « { $side } » ; les faces sont { $sides }
wrong-offset = le décalage de { $side } est { $right }, pas { $stated }
wrong-sign = « { $side } » n’a pas de décalage lisible ; on les écrit (-2), (0) ou (+2)
wrong-short = une rivière est un plateau de départ, deux à six plateaux numérotés et un plateau d’arrivée
wrong-begins = elle commence par { $side } ; une rivière commence par S1 ou S2
wrong-ends = elle finit par { $side } ; une rivière finit par F1 ou F2
wrong-numbered = { $count ->
    [one] elle a { $count } plateau numéroté ; il en faut deux à six
   *[other] elle a { $count } plateaux numérotés ; il en faut deux à six
}
wrong-between = { $side } ne peut pas se trouver entre le départ et l’arrivée
wrong-twice = { $side } vient quand le plateau { $number } est déjà posé

# What is wrong with a written position. Hexes, cards, decisions and keys are called as they are written.
unsound-game = « { $game } » est un autre jeu ; ce lecteur connaît « salmon »
unsound-seats-alone = un nombre de places va seul : c’est une nouvelle course, juste après la mise en place
unsound-players = { $players } joueurs, mais { $found } places sont listées
unsound-river = une position est sur une rivière déjà posée
unsound-set_up = à côté de set_up ne vont que game, options et pending
unsound-before-set_up = avant la mise en place, seul set_up de la place 0 est ouvert
unsound-set_up-open = set_up n’est ouvert que dans une position qui a la clé set_up
unsound-hex = « { $hex } » n’est pas un hexagone ; ils se nomment comme « S1:4,1 » : plateau, colonne, hauteur
unsound-board = « { $hex } » : la rivière { $river } n’a pas de plateau « { $board } »
unsound-blank = « { $hex } » : rien n’est imprimé en { $at } du plateau { $board }
unsound-stay = { $hex } est { $ground } ; aucun saumon n’y reste
unsound-bears = { $found } ours ; six au plus
unsound-cards = { $found } cartes ; une place a au plus { $most } cartes
unsound-discard-hidden = les défausses sont ouvertes ; listez leurs cartes, celle du dessus d’abord
unsound-owned = owned réunit la main, la pioche, la défausse et les cartes en jeu de la place active
unsound-owned-all = avec des cartes cachées, listez tout ce que la place possède
unsound-over = une course finit par arrival avec un saumon au lieu de reproduction, sinon par la limite de manches
unsound-pending-over = rien n’est en attente quand la course est finie
unsound-result = ce n’est pas ce que la position donne ici
unsound-countered = cela va avec counter, avec discard pour des rapides, et avec take et reeds trouvés par le courant
unsound-path = trois hexagones d’un mouvement au plus sont encore à venir
unsound-symbol = cet hexagone a le symbole { $symbol }
unsound-take = take ne se demande qu’avec deux piles ou plus qui restent
unsound-reeds = cet hexagone a { $reeds } roseaux ; left et shuffle ne vont pas avec
unsound-reeds-asked = reeds ne se demande pas à une place sans cartes
unsound-site = hex, how et path ne vont pas avec la place du saumon, les cartes jouées et qui a contré
unsound-counter = counter interroge une place touchée sur le courant, les rapides ou l’aigle joué en dernier ; countered sont des places interrogées avant elle
unsound-discard = discard se demande au-delà de la limite de main à la fin du tour de la place, ou pour des rapides avec plus de cartes en main que l’hexagone n’a de flèches
unsound-pending = { $decision } n’est pas ouvert ici : { $why }
unsound-no-seat = il n’y a pas de telle place
unsound-active = cela revient à la place active
unsound-no-card = la place active n’a pas de carte en main
unsound-three = trois cartes ont été jouées
unsound-countered-none = aucune carte n’est en train d’être contrée
unsound-no-bear-card = la dernière carte jouée n’est pas un ours
unsound-no-bear = il n’y a pas d’ours
unsound-such-bear = il n’y a pas de tel ours
unsound-bear-stopped = l’ours s’est arrêté à un saumon
unsound-no-eagle = la dernière carte jouée n’est pas un aigle
unsound-no-target = il n’y a pas de telle cible
unsound-small-hand = cette main a moins de deux cartes
unsound-rest-asked = un repos ne se demande qu’avec rest_return: may
unsound-rest-played = seule de la fatigue doit avoir été jouée

# What is wrong with a file or a river. Cards, boards and keys are called as files write them.
content-first-line = la première ligne est `salmon board <id>` ou `salmon river <id>`
content-effect-kept = { $card } garde sa sorte d’effet : une nage, ou celui qu’elle a
content-long = les plateaux d’une course ont au plus { $most } lettres
content-many = une course a au plus { $most } plateaux à elle
content-known = il y a déjà un plateau { $board } ; choisissez un autre nom
content-after = « { $written } » vient après la dernière carte
content-next = c’est { $due } qui suit, pas « { $written } »
content-deck = un paquet de départ a 4 à { $most } cartes, pas { $cards }
content-swim = « { $written } » n’est pas une nage ; une nage va forward, left, right ou chosen, de 1 ou 2 pas
content-ground = « { $written } » ne commence pas par une sorte d’hexagone : ~ ^ # . @ ou *
content-symbol = { $sign } dans « { $written } » n’est pas un symbole ; il y a B S D + E X C Q R 1 2 W
content-arrow = { $sign } dans « { $written } » n’est pas une flèche ; il y a 8 9 3 2 1 7
content-hex = « { $written } » est plus qu’une sorte, un symbole et, après deux-points, un ou deux chiffres de flèche
content-bare = « { $written } » : seules l’eau et les cascades ont des symboles et des flèches
content-same-arrow = « { $written } » a deux fois la même flèche
content-piece = « { $written } » n’est pas une pièce ; il y a `start`, `number 1` à 9 et `finish`
content-id = « { $board } » n’est pas un nom de plateau : 1 à 12 lettres, chiffres et _
content-key = « { $written } » n’est ni une hauteur ni l’un de piece, mouth, head, grade, english, french, about
content-mouth = { $board } : les plateaux de départ ont `mouth | none`, les autres L ou R
content-head = { $board } : les plateaux d’arrivée ont `head | none`, les autres L ou R
content-start = { $board } : un plateau de départ a un hexagone @, les autres n’en ont pas
content-pool = { $board } : un plateau d’arrivée a des hexagones *, les autres n’en ont pas
content-map = le plan de { $board } a { $found } { $found ->
    [one] ligne
   *[other] lignes
} ; il en faut { $needed }
content-height = c’est la hauteur { $height } ; la hauteur { $due } vient d’abord
content-hexes = la hauteur { $height } a { $found } { $found ->
    [one] hexagone
   *[other] hexagones
} ; il en faut { $needed }
content-no-river = aucune rivière ne peut en être faite
content-river-file = un fichier de rivière a une ligne `river | ...`, puis ses plateaux
content-unlaid = une rivière au hasard ne peut pas être vérifiée avant d’être posée
content-in-river = dans la rivière { $river } : { $why }
content-no-arrow = la cascade { $hex } n’a pas de flèche
content-points = la flèche { $arrow } de { $hex } pointe vers { $ground }
content-points-nowhere = la flèche { $arrow } de { $hex } pointe vers rien d’imprimé
content-round = les flèches de la cascade { $hex } y ramènent
content-dead-end = un saumon en { $hex } ne peut jamais atteindre le lieu de reproduction

# Les sortes de choses que l’on compte, comme titres de tableaux.
kind-cards = cartes
kind-ignored_cards = cartes ignorées
kind-counters = parades
kind-taken_cards = cartes prises
kind-drawn_cards = cartes piochées
kind-removed_cards = cartes retirées
kind-discarded_cards = cartes défaussées
kind-discards = défausses
kind-hands = mains
kind-fatigue = fatigue
kind-rests = repos
kind-rolls = jets
kind-moves = déplacements
kind-bears = ours
kind-spaces = hexagones
kind-bear_spaces = hexagones d’ours

# Ce que veulent dire les signes de l’image du terminal, et ce qu’il demande. Une carte de la course s’appelle $card_<id>, un symbole $symbol_<id>.
legend =
    { "  " }eau   ≋ cascade   ▓ rocher   ░ rive   @ départ   * lieu de reproduction   = joint de deux plateaux
    ↓ ↙↘     flèches : de deux, la première est pour un dé impair, la seconde pour un pair
    (S) (D)  qui entre prend { $symbol_swim }, { $symbol_double_swim } ; (W) { $card_wild } ; (+) pioche une carte
    { "[" }B] [E]  qui entre prend { $card_bear }, { $card_eagle } ; [C] { $card_current } ; [R] { $card_rapids } ; [Q] l’un ou l’autre
    { "{" }1{ "}" } { "{" }2{ "}" }  Roseaux : retirez autant de cartes pour de bon
    <X>      { $card_fatigue } : une carte morte ; à côté d’un saumon, combien il en a
    ● b1     un saumon, un ours avec son numéro
    ◌ ⌒      où finit une nage ou un saut ; ‹◌› le choix sous le curseur ; ›● où un saumon dériverait
    16/49    la hauteur et le haut de la rivière ; m main, p pioche, déf. défausse, paquet toutes les cartes
question-set_up = préparez la rivière
question-play = carte, saut, ou fin du tour
question-take = prenez une carte
question-reeds = retirez une carte, ou passez
question-bear_first = un ours et son premier pas
question-bear_second = le second pas de l’ours
question-counter = contrez, ou passez
question-discard = défaussez des cartes
question-eagle_card = saisissez une carte
question-rest = rendre une carte ({ $card_fatigue }) ?
