name = Eaux vives
about = Des kayaks descendent une rivière qui les emporte tous à la fois ; soyez sur la bonne ligne, à la bonne vitesse.
goal = Soyez le premier kayak à franchir la dernière ligne de la rivière.
piece = Kayak

## Ce qu’une place doit faire.

decision-start = le départ
decision-play = une carte
decision-respond = passer ou Stop
decision-maneuver = une manœuvre
decision-discard = une défausse
decision-rock_side = un côté du rocher
decision-choose = rapide ou rocher
decision-place = un jeton
decision-recall = une carte à reprendre

## Cartes, événements, jetons, obstacles et tronçons, par leurs identifiants.

card-advance_river = La rivière avance
card-paddle = Pagaie
card-power_paddle = Coup de force
card-catch_current = Veine d’eau
card-ferry = Bac
card-sculling = Godille
card-brace = Appui
card-reading_water = Lire l’eau
card-recall = Rappel
card-spot_hazard = Danger en vue
card-eddy_out = Stop

eventcard-flash_flood = Crue éclair
eventcard-dam_release = Lâcher de barrage
eventcard-swift_water = Eau vive
eventcard-still_pool = Eau calme
eventcard-headwind = Vent debout
eventcard-wide_channel = Chenal large
eventcard-lost_gear = Matériel perdu
eventcard-supply_drop = Ravitaillement
eventcard-rockfall = Éboulement
eventcard-snowmelt = Fonte des neiges
eventcard-high_water = Hautes eaux
eventcard-rescue_stop = Halte de secours

token-rapids = rapide
token-rock = rocher
choice-rapids = rapide
choice-rock = rocher
cleared-rapids = rapide
cleared-waterfall = chute
side-left = à gauche
side-right = à droite
rockside-left = à gauche
rockside-right = à droite
rockside-front = devant
rockside-behind = derrière

segment-A = Les Prés
segment-B = Le Chaos de blocs
segment-C = La Gorge étroite
segment-D = Les Chutes jumelles

column-a = a
column-b = b
column-c = c
column-d = d
column-e = e
column-f = f
column-g = g

## Les lignes des cartes, telles qu’elles sont imprimées.

line-faster = vitesse +{ $by }
line-slower = vitesse −{ $by }
line-set-speed = vitesse à { $speed }
line-maneuver = manœuvre
line-maneuver-more = manœuvre +{ $by }
line-advance = avance { $spaces }
line-advance-river = la rivière avance
line-draw = pioche { $cards }
line-discard = défausse { $cards }
line-place-rapids = pose un rapide
line-place-rock = pose un rocher
line-recall = reprend une carte
line-choose = au choix
line-clear-tokens = ôte tous les jetons
line-or = { $one } ou { $other }
# Les lignes d’un Stop, pour un kayak dont on connaît la vitesse.
eddy-speed = vitesse { $from } à { $to }
eddy-speed-stays = la vitesse reste { $speed }
eddy-discard = { $cards ->
    [one] une carte défaussée
   *[other] { $cards } cartes défaussées
}
eddy-then = { $one }, { $other }

## Options de règles.

switch-segments-name = tronçons
switch-segments = la rivière, à partir du départ
switch-segments-text = le texte d’un fichier de tronçon ou de rivière
switch-segments-A = { segment-A }
switch-segments-B = { segment-B }
switch-segments-C = { segment-C }
switch-segments-D = { segment-D }
switch-segments-even_start = départ équitable : D et B
switch-rapids_clear-name = franchir les rapides
switch-rapids_clear = les vitesses qui franchissent un rapide
switch-rapids_clear-exactly_4 = 4 exactement
switch-rapids_clear-at_least_4 = 4 ou plus
switch-cleared_hazard-name = obstacle franchi
switch-cleared_hazard = si un obstacle franchi emporte encore le kayak
switch-cleared_hazard-effect = agit encore
switch-cleared_hazard-ignored = ignoré
switch-rock_spacing-name = écart des rochers
switch-rock_spacing = comment les jetons rocher ne doivent pas toucher d’autres rochers
switch-rock_spacing-edges = par les côtés
switch-rock_spacing-edges_and_corners = côtés et coins
switch-rock_pick-name = contourner un rocher
switch-rock_pick = où peut aller un kayak qui a heurté un rocher
switch-rock_pick-sides = sur les côtés
switch-rock_pick-any_adjacent = toute case voisine
switch-kayak_in_path-name = kayak sur le chemin
switch-kayak_in_path = si les kayaks en aval sont dépassés ou arrêtent le mouvement
switch-kayak_in_path-slip_ahead = se glisser devant
switch-kayak_in_path-stop_behind = s’arrêter derrière
switch-eddy_per_turn-name = Stops par tour
switch-eddy_per_turn = combien de Stops un joueur peut prendre dans un tour
switch-eddy_per_turn-null = sans limite
switch-eddy_at_speed_1-name = Stop à la vitesse 1
switch-eddy_at_speed_1 = si un Stop est permis à la vitesse 1
switch-still_tied-name = égalité parfaite
switch-still_tied = qui gagne si rangée, vitesse et cartes sont égales
switch-still_tied-clockwise = sens horaire
switch-still_tied-shared = victoire partagée
switch-round_limit-name = limite de manches
switch-round_limit = la dernière manche d’une course que personne ne finit
switch-round_limit-null = 30 par tronçon
switch-content-name = contenu
switch-content = des fichiers qui remplacent ceux du jeu

## Actions.

action-start = Départ en { $at }
action-play = Jouer { $card } : { $lines }
action-eddy-out = Stop : { $lines }
action-pass = Passer : la carte suit son cours
action-stay = Rester en { $at }
action-maneuver = Manœuvrer { $spaces ->
    [one] d’une case
   *[other] de { $spaces } cases
} { $side }
action-discard = Défausser { $card }
action-rock-side = Passer { $side_id ->
    [rockside-front] devant le rocher
    [rockside-behind] derrière le rocher
   *[other] { $side } du rocher
} { $rock }, en { $to }
action-any-rock-side = Passer { $side_id ->
    [rockside-front] devant le rocher
    [rockside-behind] derrière le rocher
   *[other] { $side } du rocher
}
action-choose = Choisir { $option } : { $lines }
action-place = Poser un jeton { $token } en { $at }
action-recall = Reprendre { $card }

## Événements.

event-placed = { $seat } part en { $at }
    .brief = part en { $at }
    .you = partez en { $at }
    .yours = Vous partez en { $at }
event-turn = Manche { $round } : { $seat } joue
    .yours = Manche { $round } : à vous
event-played = { $seat } joue { $card } : { $lines }
    .brief = joue { $card }
    .you = jouez { $card }
    .yours = Vous jouez { $card } : { $lines }
event-no-card = { $seat } n’a pas de carte à jouer
    .brief = n’a pas de carte à jouer
    .you = n’avez pas de carte à jouer
    .yours = Vous n’avez pas de carte à jouer
event-eddied-out = { $seat } prend un Stop
    .brief = { $times ->
        [1] prend un Stop
        [2] prend deux Stops
       *[other] prend { $times } Stops
    }
    .you = { $times ->
        [1] prenez un Stop
        [2] prenez deux Stops
       *[other] prenez { $times } Stops
    }
    .yours = Vous prenez un Stop
event-speed = { $seat } : vitesse { $from } à { $to }
    .yours = Votre vitesse passe de { $from } à { $to }
event-speed-bank = { $seat } : vitesse { $from } à { $to } contre la berge
    .yours = Votre vitesse passe de { $from } à { $to } contre la berge
event-speed-rock = { $seat } : vitesse { $from } à { $to } contre le rocher
    .yours = Votre vitesse passe de { $from } à { $to } contre le rocher
event-speed-waterfall = { $seat } : vitesse { $from } à { $to } sous la chute
    .yours = Votre vitesse passe de { $from } à { $to } sous la chute
event-moved-downriver = { $seat } descend de { $from } à { $to }
    .brief = descend de { $times } jusqu’en { $to }
    .you = descendez de { $times } jusqu’en { $to }
    .yours = Vous descendez de { $from } à { $to }
event-moved-maneuver = { $seat } manœuvre de { $from } à { $to }
    .brief = manœuvre de { $times } jusqu’en { $to }
    .you = manœuvrez de { $times } jusqu’en { $to }
    .yours = Vous manœuvrez de { $from } à { $to }
event-moved-rapids = Le rapide porte { $seat } de { $from } à { $to }
    .brief = file dans { $times ->
        [one] le rapide
       *[other] { $times } rapides
    } jusqu’en { $to }
    .you = filez dans { $times ->
        [one] le rapide
       *[other] { $times } rapides
    } jusqu’en { $to }
    .yours = Le rapide vous porte de { $from } à { $to }
event-moved-waterfall = { $seat } tombe dans la chute, de { $from } à { $to }
    .brief = tombe dans la chute jusqu’en { $to }
    .you = tombez dans la chute jusqu’en { $to }
    .yours = Vous tombez dans la chute, de { $from } à { $to }
event-moved-rock-side = { $seat } contourne le rocher, de { $from } à { $to }
    .brief = glisse de côté en { $to }
    .you = glissez de côté en { $to }
    .yours = Vous contournez le rocher, de { $from } à { $to }
event-moved-pushed = { $seat } est poussé de { $from } à { $to }
    .brief = se fait pousser en { $to }
    .you = vous faites pousser en { $to }
    .yours = Vous êtes poussé de { $from } à { $to }
event-moved-slip = { $seat } se glisse devant, de { $from } à { $to }
    .brief = se glisse devant en { $to }
    .you = vous glissez devant en { $to }
    .yours = Vous vous glissez devant, de { $from } à { $to }
event-moved-fall-back = { $seat } recule de { $from } à { $to }
    .brief = recule en { $to }
    .you = reculez en { $to }
    .yours = Vous reculez de { $from } à { $to }
event-hazard = { $seat } entre dans { $hazard_id ->
    [cleared-waterfall] la chute { $at } et ne la franchit pas
   *[other] le rapide { $at } et ne le franchit pas
} : une carte est due
    .yours = Vous entrez dans { $hazard_id ->
        [cleared-waterfall] la chute { $at } et ne la franchissez pas
       *[other] le rapide { $at } et ne le franchissez pas
    } : une carte est due
event-hazard-cleared = { $seat } entre dans { $hazard_id ->
    [cleared-waterfall] la chute { $at } et la franchit
   *[other] le rapide { $at } et le franchit
}
    .brief = franchit { $hazard_id ->
        [cleared-waterfall] la chute
       *[other] le rapide
    }
    .you = franchissez { $hazard_id ->
        [cleared-waterfall] la chute
       *[other] le rapide
    }
    .yours = Vous entrez dans { $hazard_id ->
        [cleared-waterfall] la chute { $at } et la franchissez
       *[other] le rapide { $at } et le franchissez
    }
event-hit-bank = { $seat } heurte la berge depuis { $at } : { $lost ->
    [one] { $lost } case de mouvement perdue
   *[other] { $lost } cases de mouvement perdues
}
    .brief = heurte la berge
    .you = heurtez la berge
    .yours = Vous heurtez la berge depuis { $at } : { $lost ->
        [one] { $lost } case de mouvement perdue
       *[other] { $lost } cases de mouvement perdues
    }
event-hit-rock = { $seat } en { $at } heurte le rocher { $rock }
    .brief = heurte le rocher { $rock }
    .you = heurtez le rocher { $rock }
    .yours = Depuis { $at }, vous heurtez le rocher { $rock }
event-drew = { $seat } pioche { $card }
    .yours = Vous piochez { $card }
event-drew-hidden = { $seat } pioche une carte
    .yours = Vous piochez une carte
event-discarded-hazard = { $seat } défausse { $card } pour un obstacle
    .brief = paie { $times ->
        [one] une carte
       *[other] { $times } cartes
    } pour l’obstacle
    .you = payez { $times ->
        [one] une carte
       *[other] { $times } cartes
    } pour l’obstacle
    .yours = Vous défaussez { $card } pour un obstacle
event-discarded-effect = { $seat } défausse { $card } comme le veut la carte
    .yours = Vous défaussez { $card } comme le veut la carte
event-discarded-eddy-out = { $seat } défausse { $card } pour le Stop
    .yours = Vous défaussez { $card } pour le Stop
event-recalled = { $seat } reprend { $card } dans la défausse
    .yours = Vous reprenez { $card } dans la défausse
event-reshuffled = La défausse devient une nouvelle pioche de { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
event-token = { $seat } pose un jeton { $token } en { $at }
    .brief = pose un { $token } en { $at }
    .you = posez un { $token } en { $at }
    .yours = Vous posez un jeton { $token } en { $at }
event-token-removed = Le jeton { $token } en { $at } retourne à la réserve
event-skipped-speed = { $seat } : la vitesse est à sa limite et ne change pas
    .yours = Votre vitesse est à sa limite et ne change pas
event-skipped-draw = { $seat } : pioche et défausse sont vides, rien n’est pioché
    .yours = Pioche et défausse sont vides, rien n’est pioché
event-skipped-discard = { $seat } : la main est vide, le reste de la défausse est remis
    .yours = Votre main est vide, le reste de la défausse est remis
event-skipped-maneuver = { $seat } : aucun pas de côté n’est possible, pas de manœuvre
    .yours = Aucun pas de côté n’est possible, pas de manœuvre
event-skipped-place = { $seat } : pas de jeton ou pas de case pour lui, rien n’est posé
    .yours = Pas de jeton ou pas de case pour lui, rien n’est posé
event-skipped-recall = { $seat } : rien à reprendre dans la défausse
    .yours = Rien à reprendre dans la défausse
event-crossed = { $seat } passe la ligne après la rangée { $line }
    .yours = Vous passez la ligne après la rangée { $line }
event-revealed = { $seat } retourne { $card } sur la ligne { $line }, pour tous : { $lines }
    .brief = retourne { $card } pour tous
    .you = retournez { $card } pour tous
    .yours = Vous retournez { $card } sur la ligne { $line }, pour tous : { $lines }
event-finished = { $seat } passe l’arrivée, jusqu’à la rangée { $row }
    .brief = passe l’arrivée
    .you = passez l’arrivée
    .yours = Vous passez l’arrivée, jusqu’à la rangée { $row }
event-over = La course est finie, { $winners_count ->
    [one] victoire
   *[other] victoire partagée
} : { $winners } ; ordre { $order }
event-over-limit = La dernière manche est finie, { $winners_count ->
    [one] victoire
   *[other] victoire partagée
} : { $winners } ; ordre { $order }

## Refus.

refused-over = la course est finie ; personne n’a rien à choisir
refused-turn = c’est à { $asked } de répondre maintenant ({ asked-for }), pas à { $seat }
asked-for = { $decision }
refused-decision = ce qui est demandé maintenant : { asked-for }
refused-start-taken = { $column }{ $row } est prise ; les kayaks partent de cases différentes
refused-start = { $column }{ $row } n’est pas une case de rivière de la rangée 1, d’où partent les kayaks
refused-card = cette carte n’est pas dans votre main : { $card }
refused-eddy-cards = un Stop avant de jouer demande { $needed ->
    [one] { $needed } carte
   *[other] { $needed } cartes
} ; vous en avez { $cards }
refused-eddy-speed = à cette table, pas de Stop à la vitesse 1
refused-eddy-limit = vous avez pris { $eddied ->
    [one] { $eddied } Stop
   *[other] { $eddied } Stops
} dans ce tour ; la limite est { $limit }
refused-maneuver-none = une manœuvre est d’une case au moins ; sinon, restez
refused-maneuver-far = { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}, c’est trop ; { $most } au plus
refused-maneuver = pas { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
} { $side } ; possible : { $possible }
refused-rock-side = la case { $side_id ->
    [rockside-front] devant le rocher
    [rockside-behind] derrière le rocher
   *[other] { $side } du rocher
} { $column }{ $row } ne peut être choisie
refused-place-river = { $column }{ $row } n’est pas une case de rivière libre ; un jeton va sur une case de rivière sans jeton
refused-place-kayak = { $column }{ $row } est prise par un kayak
refused-place-rock = { $column }{ $row } est à côté d’un rocher
refused-recall = cette carte ne peut être reprise : { $card }
refused-recall-none = cette carte n’est pas dans la défausse : { $card }

## Prévisions.

forecast-both = { $leads } ; { $next }
forecast-leads = { $trips }
forecast-next = { $card_id ->
    [card-advance_river] la prochaine avance de la rivière
   *[other] la prochaine carte { $card }
} : { $trip }
forecast-trip = { $seat } : { $trip }
forecast-to = arrive en { $to }, { $facts }
forecast-stays = reste en { $to }, { $facts }
forecast-at-rock = arrive en { $to }, à côté du rocher { $rock }, { $facts }
forecast-speed = à la vitesse { $speed }
forecast-hazard = ne passe pas { $hazard } { $at }
forecast-hazard-cleared = passe { $hazard } { $at }
forecast-hits-rock = heurte le rocher { $rock }
forecast-hits-bank = heurte la berge à { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
} de la fin
forecast-cards-lost = perd { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
forecast-line = passe la ligne { $line }
forecast-finish = passe l’arrivée

## L’image en texte, 100 colonnes au plus.

picture-head = Rivière { $river }, manche { $round } sur { $limit }, { $seat } joue
picture-in-play = En jeu : { $card } ({ $lines })
picture-last-event = Dernier événement : { $card } ({ $lines })
picture-asked = On demande à { $seat } : { $what }
picture-asked-for = { $what } pour { $card }
picture-asked-maneuver = une manœuvre jusqu’à { $spaces }
picture-asked-rock-side = quel côté du rocher { $rock }
picture-asked-place = poser un jeton { $token }
picture-asked-respond = répondre à { $card }, passer ou Stop
picture-kayak = { $seat } : { $facts }
picture-unplaced = pas encore placé
picture-on = en { $at }
picture-speed = vitesse { $speed }
picture-maneuver = manœuvre { $spaces }
picture-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
picture-eddied = Stop { $times } fois dans ce tour
picture-advance = si la rivière avançait maintenant : { $trip }
picture-advance-by = si la rivière avançait maintenant : par { $way }, { $trip }
picture-finish = arrivée après la rangée { $row }
picture-line = ligne après la rangée { $row }
picture-line-events = ligne après la rangée { $row }, { $events ->
    [one] { $events } événement
   *[other] { $events } événements
}
picture-legend = Courant < ^ >, rapide R, chute W, rocher O, berge ##, (jetons), [kayaks].
picture-piles = Pioche { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
}, défausse { $discard ->
    [one] { $discard } carte
   *[other] { $discard } cartes
}, jetons restants : { $rapids ->
    [one] { $rapids } rapide
   *[other] { $rapids } rapides
}, { $rocks ->
    [one] { $rocks } rocher
   *[other] { $rocks } rochers
}
picture-discard = Défausse :
picture-count = { $count } { $card }
picture-hand = Votre main :
picture-held = { $count } { $card } ({ $lines })
picture-no-cards = aucune carte
picture-over = La course est finie, l’arrivée est passée.
picture-over-limit = La course est finie, la dernière manche est jouée.
picture-place = { $place }. { $seat } : { $facts }
picture-row = rangée { $row }
picture-won = gagne
picture-decided = Départage : { $why }
picture-decided-alone = l’arrivée, passée seul (WW-080)
picture-decided-active = le joueur dont c’était le tour l’a passée (WW-081)
picture-decided-row = la rangée la plus lointaine (WW-081)
picture-decided-speed = la plus grande vitesse (WW-081)
picture-decided-cards = le plus de cartes (WW-081)
picture-decided-clockwise = le sens horaire depuis le joueur du tour, ou partagé (WW-082)
picture-segment = tronçon { $id } { $name }
picture-river = { $rows } rangées, { $lines } lignes, { $rocks } rochers, { $rapids } rapides, { $falls } chutes.
picture-proved = Les promesses P1 à P5 sont tenues, les tronçons se joignent, et l’arrivée est atteinte depuis chaque départ.

## La page : ce que son image de la rivière dit en plus.

river-course = { $segments }, { $kayaks ->
    [one] { $kayaks } kayak
   *[other] { $kayaks } kayaks
}
river-own = une rivière à vous
river-rows = { $rows ->
    [one] { $rows } rangée
   *[other] { $rows } rangées
}
river-board = La rivière
river-overview = Toute la rivière
river-start = Départ
river-finish = Arrivée
river-row = rangée { $row }
river-to-go = encore { $rows }
river-finish-in = Arrivée dans
river-events-left = Ligne { $line } : { $events ->
    [one] { $events } événement caché
   *[other] { $events } événements cachés
}

phase-start = Départ
phase-play = Carte
phase-answer = Réponses
phase-resolve = Lignes
phase-draw = Pioche

hindrance-bank = berge
hindrance-rock = rocher
hindrance-kayak = prise
hindrance-waterfall = chute

printed-offer = { $option } : { $lines }

pile-deck = Pioche : { $cards }
pile-discard = Défausse
pile-discard-count = Défausse ({ $cards })
pile-look = Regarder la défausse : { $cards }
pile-empty = Elle est vide.
pile-tokens = Jetons restants : { $rapids ->
    [one] { $rapids } rapide
   *[other] { $rapids } rapides
}, { $rocks ->
    [one] { $rocks } rocher
   *[other] { $rocks } rochers
}
pile-in-play = joue { $card }
    .yours = jouez { $card }
pile-order = Ordre
moment-line = Événement, ligne { $line } · { $seat }
moment-all = Pour tous les kayaks

hand-own = Votre main
hand-none = Pas de carte en main
hand-stay = Rester
hand-auto = { $cards_count ->
    [0] Passer tout seul
   *[other] Passer tout seul, sauf pour « { $cards } »
}

chip-asked = interrogé
chip-turn = à son tour
chip-eddied = { $times ->
    [one] Stop
   *[other] Stop { $times }×
}

kayak-at = { $seat } en { $at }, vitesse { $speed }
kayak-speed = Vitesse { $speed }
kayak-maneuver = manœuvre
kayak-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main

prompt-start = Placez votre kayak
prompt-start-help = Touchez une case cerclée de la rangée 1. Voyez rochers et rapides de la rangée 2.
prompt-play = Jouez une carte
prompt-play-eddy = Jouez une carte, ou un Stop d’abord
prompt-play-help = Montrez une carte : la rivière dit ce qu’elle fait si personne ne prend de Stop.
prompt-respond = { $seat } joue { $card } : un Stop d’abord ?
prompt-respond-short = { $card } : un Stop ?
prompt-maneuver = Manœuvrez jusqu’à { $spaces }, ou restez
prompt-maneuver-help = { $card } : une direction, autant de cases que vous voulez.
prompt-discard = Défaussez { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
prompt-discard-hazard = L’obstacle n’est pas franchi : chacun coûte une carte de votre choix.
prompt-discard-effect = { $card } le demande.
prompt-discard-eddy-out = Un Stop coûte { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}.
prompt-rock-side = Le rocher { $rock } : de quel côté ?
prompt-rock-side-help = La vitesse est perdue dans tous les cas. Un kayak qui s’y trouve est poussé en aval.
prompt-choose = Rapide ou rocher ?
prompt-choose-help = Un rapide donne de la vitesse, un rocher une manœuvre.
prompt-place-rapids = Posez le jeton rapide
prompt-place-rapids-help = Sur une case de rivière libre ; sa flèche est le courant imprimé.
prompt-place-rock = Posez le jeton rocher
prompt-place-rock-help = Sur une case de rivière libre, mais pas à côté d’un autre rocher.
prompt-recall = Reprenez une carte
prompt-recall-help = De la défausse, sauf { $card }.

button-play = Jouer { $card }
button-eddy-first = Stop d’abord
button-pass = Passer
button-choose = { $option }
button-maneuver = { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
} { $side }, en { $at }

trip-to = en { $at }
trip-stays = reste en { $at }
trip-speed = vitesse { $from } → { $to }
trip-clears = franchit { $hazard_id ->
    [cleared-waterfall] la chute
   *[other] le { $hazard }
} à { $speed }
trip-cards = −{ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
trip-bank = heurte la berge
trip-side = puis choisit un côté
trip-event = retourne un événement
trip-finish = passe l’arrivée
trip-clean = sans accroc
trip-short-bank = Berge
trip-short-rock = Rocher
trip-next = Prochaine avance : { $to }
trip-next-facts = Prochaine avance : { $to }, { $facts }
trip-if-nobody = Si personne ne prend de Stop et sans événement.
then-maneuver = puis manœuvre
then-discard = puis défausse
then-place = puis pose
then-choose = puis rapide ou rocher
then-recall = puis reprise

measure-row = Rangée
measure-row-unit = descente de la rivière
measure-gap = Écart
measure-gap-unit = rangées d’avance ou de retard sur la moyenne
measure-speed = Vitesse
measure-speed-unit = de 1 à 5
stat-cards = cartes jouées
stat-rivers = avances de la rivière
stat-eddies = Stops
stat-hazards = obstacles rencontrés
stat-cleared = obstacles franchis
stat-lost = cartes perdues aux obstacles
stat-rocks = rochers heurtés
stat-banks = berges heurtées
step-river = Courant
step-maneuver = Manœuvre
step-back = Recule
step-draws = Pioche
step-played = jouée

thing-knock_bank = rive
thing-knock_rock = rocher
thing-skipped_speed = vitesse
thing-skipped_draw = pioche
thing-skipped_discard = défausse
thing-skipped_maneuver = manœuvre
thing-skipped_place = pose d’un jeton
thing-skipped_recall = rappel
thing-move_downriver = au fil de l’eau
thing-move_maneuver = manœuvre
thing-move_rapids = rapides
thing-move_waterfall = chute
thing-move_rock_side = à côté d’un rocher
thing-move_pushed = poussé
thing-move_slip = glisse devant
thing-move_fall_back = recule
thing-run_out = au-delà de l’arrivée
thing-line = après la rangée { $row }

# Pourquoi un choix est meilleur : ce qu’il y a de plus ou de moins, en moyenne.
part-rows = { $n } { $n_count ->
    [one] rangée
   *[other] rangées
} { $way ->
    [more] plus loin
   *[less] moins loin
}
part-next = { $n } { $n_count ->
    [one] rangée
   *[other] rangées
} de { $way ->
    [more] plus
   *[less] moins
} à la prochaine avance de la rivière
part-speed = { $n } de vitesse en { $way ->
    [more] plus
   *[less] moins
} après la prochaine avance de la rivière
part-lost = { $n } { $n_count ->
    [one] carte perdue
   *[other] cartes perdues
} de { $way ->
    [more] plus
   *[less] moins
} à la prochaine avance de la rivière
part-finish = l’arrivée passée à la prochaine avance de la rivière { $n } % { $way ->
    [more] plus souvent
   *[less] moins souvent
}
part-cards = { $n } { $n_count ->
    [one] carte en main
   *[other] cartes en main
} de { $way ->
    [more] plus
   *[less] moins
}
part-hand = des cartes en main { $way ->
    [more] meilleures
   *[less] moins bonnes
} de { $n } % d’une rangée
part-won = la course gagnée { $n } % { $way ->
    [more] plus souvent
   *[less] moins souvent
}

# Pourquoi cet ordre
order-crossed = arrivée
    .figure = { $n ->
        [0] –
       *[other] passée
    }
    .held = { $n ->
        [0] { "" }
       *[other] arrivée passée
    }
    .why = { $first } a passé l’arrivée, { $second } non.
    .margin = en premier à l’arrivée
order-turn = tour
    .figure = { $n ->
        [0] –
       *[other] son tour
    }
    .held = { $n ->
        [0] { "" }
       *[other] à son tour
    }
    .why = { $first } et { $second } passent ensemble : c’était à { $first } de jouer, qui passe donc devant.
    .margin = à l’arrivée à son propre tour
order-row = rangée
    .why = { $first } devance { $second } sur la rivière : rangée { $a } contre { $b }.
    .margin = { $n ->
        [one] d’une rangée
       *[other] de { $n } rangées
    }
    .all = Qui est allé le plus loin sur la rivière passe devant : { $seats }, rangées { $figures }.
order-speed = vitesse
    .why = { $first } et { $second } sont sur la même rangée : la plus grande vitesse passe devant, { $a } contre { $b }.
    .margin = de { $n } de vitesse
    .all = { $seats } sont sur la même rangée : la plus grande vitesse passe devant, { $figures }.
order-cards = cartes
    .why = { $first } et { $second } ont même rangée et même vitesse : qui a le plus de cartes en main passe devant, { $a } contre { $b }.
    .margin = { $n ->
        [one] d’une carte en main
       *[other] de { $n } cartes en main
    }
    .all = { $seats } ont même rangée et même vitesse : qui a le plus de cartes en main passe devant, { $figures }.
order-clockwise = sens horaire
    .why = { $first } et { $second } ont mêmes rangée, vitesse et cartes : dans le sens horaire depuis la place dont c’était le tour, { $first } vient d’abord.
    .margin = par l’ordre des tours

# What is wrong with a set-up. Boards and switches are called by what you type.
wrong-segments = un à quatre de A, B, C, D, chacun une fois au plus, ou de vos propres tronçons sous d’autres noms

# What is wrong with a written position. Spaces, cards, decisions and keys are called as they are written.
unsound-kayaks = 2 à 4 kayaks font la course ; il y en a { $found }
unsound-eddy_per_turn = null pour ne pas limiter, ou un nombre de 1 à 255
unsound-round_limit = null pour 30 par tronçon, ou un nombre de 1 à 65535
unsound-in-play = une carte est en jeu juste tant que la fin de son tour est en attente
unsound-no-space = un kayak ne peut être sans case qu’avant le premier tour
unsound-no-water = { $what } est une rive ou un rocher ; les kayaks sont sur l’eau
unsound-start = tant qu’on place les kayaks, ils sont au rang 1
unsound-past-finish = { $what } est au-delà de l’arrivée, la course serait donc finie
unsound-taken = { $what } est prise par la place { $seat_number } ; deux kayaks ne partagent pas une case
unsound-discard = les défausses sont ouvertes à tous
unsound-kind = il n’y a que { $most } cartes { $what }
unsound-river-cards = il y a 72 cartes Rivière, pas { $found }
unsound-no-draw = la place active n’a pas de carte et ne peut piocher sans un mélange, qu’aucun lecteur ne peut faire
unsound-line = il n’y a pas de ligne après le rang { $row } ; les événements sont sur { $lines }
unsound-event-beyond = il n’y a pas d’événements sur l’arrivée ni au-delà
unsound-events = une ligne a au plus { $most } événements
unsound-past-board = { $what } est hors du plateau ; les jetons sont sur des cases de rivière
unsound-token = { $what } n’est pas une case de rivière ; les jetons sont sur des cases de rivière
unsound-two-tokens = { $what } a deux jetons ; un seul est permis
unsound-supply = il y a { $most } jetons { $what }, pas { $found }
unsound-ranking = le classement nomme chaque place une fois, et les gagnants en sont
unsound-over = rien n’est en attente quand la course est finie
unsound-innermost = la tâche la plus intérieure doit attendre une décision
unsound-frame = cette tâche ne peut pas être en attente ici
unsound-frames = il y a au plus 32 tâches
unsound-decision-over = la course est finie, la décision est donc null
unsound-other-decision = c’est { $what } qui est à décider ici
unsound-no-choice = { $what } n’a pas de choix à offrir ici
unsound-part = c’est { $what } ici

# What is wrong with a file, a segment or a river. Cards, segments and keys are called as files write them; P1 to P5 are the promises of a segment.
content-first-line = la première ligne est `whitewater segment <id>` ou `whitewater river <id>`
content-event-choose = { $card } a une ligne choose, que seules les cartes Rivière peuvent avoir
content-sum = les nombres font { $sum } en tout ; la boîte a { $total } cartes
content-choice = un choix n’en contient pas d’autre
content-options = { $card } a besoin d’une liste pour chaque choix, si et seulement si elle a une ligne choose
content-eddy-choose = un Stop n’a pas de ligne choose
content-eddy-gain = un Stop défausse plus de cartes qu’il n’en pioche
content-four-lines = une carte a au plus quatre lignes
content-speed = { $given } n’est pas un changement de vitesse ; il va de −4 à +4, sans 0
content-speeds = les vitesses sont 1 à 5, dans cet ordre
content-id = l’identifiant d’un tronçon est un mot d’au plus { $most } lettres, chiffres, - et _, pas « { $segment } »
content-name = un nom a au plus { $most } lettres
content-no-row = le plan du tronçon { $segment } n’a pas de rangée { $row } ; les rangées vont de 20 à 1
content-lines = le tronçon { $segment } a besoin de { $lines } lignes de la forme =======, la dernière après la rangée { $last }
content-line-place = une ligne de section se trouve entre deux rangées du plan
content-line-count = un tronçon a { $lines } lignes de section, chacune entre d’autres rangées
content-goes-on = le plan continue après la rangée 1
content-row = une rangée est son numéro et sept lettres de plan, comme `20 #^^^^^#`
content-due = c’est la rangée { $row } qui suit ; les rangées descendent de 20 à 1
content-columns = une rangée a { $columns } lettres, pas « { $written } »
content-p1 = { $space } enfreint P1 : un courant, une flèche ou une chute ne mène jamais à la berge
content-p2 = { $space } enfreint P2 : deux rochers imprimés ne se touchent pas
content-p2-side = { $space } enfreint P2 : un rocher a à gauche ou à droite une case qui n’est ni berge ni rocher
content-p3 = { $space } enfreint P3 : un passage d’eau dans une rangée a au moins deux cases de large
content-p4 = { $space } enfreint P4 : ni flèche de rapides ni chute ne mène droit sur un rocher imprimé
content-p5 = { $space } enfreint P5 : les rangées 1 et 20 sont #^^^^^#, pour que tout tronçon joigne tout autre
content-unreached = l’arrivée après la rangée { $row } ne peut être atteinte depuis { $space }
content-begins = une rivière commence par une ligne `segment <id>`
content-segments = une rivière a une à { $most } lignes `segment <id>`
content-no-map = « { $segment } » n’a pas de plan et n’est pas imprimé ; { $segments } le sont

# Les sortes de choses que l’on compte, comme titres de tableaux.
kind-cards = cartes
kind-drawn_cards = cartes piochées
kind-discarded_cards = cartes défaussées
kind-recalled_cards = cartes rappelées
kind-eddies = contre-courants
kind-events = événements
kind-hazards = dangers
kind-hazards_cleared = dangers levés
kind-knocks = heurts
kind-tokens = jetons
kind-skipped_effects = effets omis
kind-speeds = vitesses
kind-moves = déplacements
kind-spaces = cases
kind-lines = lignes
kind-start_spaces = cases de départ

# Ce que veulent dire les signes de l’image du terminal, et ce qu’il demande. Une carte de la course s’appelle $card_<id>, un symbole $symbol_<id>.
legend =
    ╲ │ ╱    le courant d’une case ; ▒▒▒▒ la rive
    ≈│≈      un rapide et son courant ; ▽▽▽ une chute ; ▟▙ un rocher ; entre (parenthèses) un jeton
    ═ 2 événements   une ligne et ses événements ; à droite toute la rivière : ╪ lignes, ▚ l’arrivée, ┃ ce qu’on voit
    ●1       un kayak ; ∙ son chemin par le choix sous le curseur, ‹●› où il finit, × il heurte la rive ou un rocher
    ◌ ∙      les cases qui peuvent être choisies
    ·▮···    vitesse de 1 à 5 ; m manœuvre ; c cartes en main ; franchit : obstacles qui ne coûtent pas de carte à cette vitesse
question-start = une case de départ
question-play = jouez une carte, ou Stop
question-respond = Stop avant elle, ou passez
question-maneuver = virez, ou tout droit
question-discard = défaussez une carte
question-rock_side = de quel côté du rocher ?
question-choose = rapide ou rocher ?
question-place = posez le jeton (/ cherche)
question-recall = reprenez une carte défaussée
