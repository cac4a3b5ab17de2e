name = Pêche
about = Faites la boucle, gagnez des perles, brûlez du carburant : soyez premier au marché avec trois espèces de poissons.
goal = Débarquez trois espèces de poissons différentes et soyez le premier au marché avec elles.
piece = Bateau

## Choses

fish-salmon = saumon
fish-trout = truite
fish-halibut = flétan
fish-bass = bar
fish-carp = carpe
several-fish = { $fish_id ->
    [fish-salmon] { $count ->
        [one] { $count } saumon
       *[other] { $count } saumons
    }
    [fish-trout] { $count ->
        [one] { $count } truite
       *[other] { $count } truites
    }
    [fish-halibut] { $count ->
        [one] { $count } flétan
       *[other] { $count } flétans
    }
    [fish-bass] { $count ->
        [one] { $count } bar
       *[other] { $count } bars
    }
    [fish-carp] { $count ->
        [one] { $count } carpe
       *[other] { $count } carpes
    }
   *[other] { $count } { $fish }
}

card-engine_reverse = Marche arrière
card-engine_upgrade = Moteur dopé
card-move_choice = Cap au choix
card-frozen = Gelé
card-lose_fuel = Fuite
card-slow = Ralenti
card-steal_fuel = Siphon
card-block = Barrage
card-hidden_attack = Attaque cachée
an-attack = une carte attaque
a-card = une carte { $group }

group-upgrade = amélioration
group-curse = malédiction
group-attack = attaque

item-fuel = Demi-plein
item-step_back = Recul
item-draw = Pioche en plus
# Les mêmes, quand on les achète.
bought = { $item_id ->
    [item-fuel] un Demi-plein
    [item-step_back] un Recul
    [item-draw] une Pioche en plus
   *[other] { $item }
}

tackle-net = filet
tackle-anchor = ancre
tackle-hook = hameçon

effect-frozen = gelé
effect-lose_fuel = fuite
effect-slow = ralenti
effect-blocked = barré

board-sound = Détroit aux Perles
board-inlet = Crique de la Lanterne
board-shelf = Plateau du Large
board-squall = Passe aux Grains

pearls = { $n ->
    [one] { $n } perle
   *[other] { $n } perles
}
squares = { $n ->
    [one] { $n } case
   *[other] { $n } cases
}
nobody = personne

square-market = le marché
square-drop_off = un dépôt
square-gain = +{ pearls }
square-loss = −{ pearls }
square-spot = { $fish } à { $price }
square-bounty = { $fish }, rapporte { $price }

reason-square = pour la case
reason-reef = pour la case, tant que la bourse suffit
reason-shop = à la boutique
reason-sale = pour une carte vendue
reason-barter = par le troc
reason-fish = pour un poisson
reason-duel = par le duel
reason-bounty = pour le poisson livré

## Décisions, et actions

decision-setup = ordre de jeu
decision-start = navigation
decision-main = pioche et boutique
decision-clearing = améliorations à vider
decision-forced = carte à utiliser
decision-answer = réponse
decision-release = poisson à relâcher
decision-duel = duel
decision-discard = attaque à défausser

choice-roll_order = lancer pour l’ordre
choice-stay = rester
choice-roll = lancer
choice-end_turn = finir le tour
choice-draw = piocher
choice-buy = acheter
choice-trade_in = échanger
choice-settle = vendre le reste
choice-use = utiliser
choice-accept = accepter
choice-refuse = refuser
choice-release = relâcher
choice-show = montrer
choice-discard = défausser
choice-play = jouer
choice-challenge = défier
choice-sell = vendre
choice-offer = offrir
choice-bid = demander
choice-catch = pêcher
choice-drop_off = déposer

## Variantes

switch-board-name = plateau
switch-board = la boucle où l’on navigue
switch-board-object = `{"{"}"id": "bay", "squares": ["M", "+2", …]{"}"}`
switch-board-sound = { board-sound }
switch-board-inlet = { board-inlet }
switch-board-shelf = { board-shelf }
switch-board-squall = { board-squall }
switch-order-name = ordre de jeu
switch-order = si l’on lance le dé pour l’ordre de jeu
switch-order-rolled = au dé
switch-order-seats = autour de la table
switch-fish_price-name = prix du poisson
switch-fish_price = le poisson se paie à la pêche, ou rapporte à la livraison
switch-fish_price-cost = à payer
switch-fish_price-bounty = à gagner
switch-shop_supply-name = stock de la boutique
switch-shop_supply = ce que deviennent les articles épuisés
switch-shop_supply-restock = remplis
switch-shop_supply-per_game = épuisés
switch-shop_supply-endless = sans fin
switch-finish-name = fin
switch-finish = si la première victoire finit la partie aussitôt
switch-finish-immediate = aussitôt
switch-finish-full_round = fin de la manche
switch-chosen_moves-name = mouvements choisis
switch-chosen_moves = si glace et barrages touchent aussi les mouvements choisis
switch-chosen_moves-exempt = épargnés
switch-chosen_moves-slow_only = touchés
switch-duel_prize-name = enjeu du duel
switch-duel_prize = qui reçoit ce que perd le perdant d’un duel
switch-duel_prize-bank = la banque
switch-duel_prize-winner = le gagnant
switch-chance_copies-name = exemplaires
switch-chance_copies = exemplaires de chaque carte chance
switch-chance_copies-0 = sans limite
switch-early_refuel-name = plein avant le départ
switch-early_refuel = quand on vend du carburant avant le mouvement
switch-early_refuel-empty_only = réservoir vide
switch-early_refuel-always = toujours
switch-barter-name = troc
switch-barter = s’il y a des offres et des demandes
switch-barter-on = oui
switch-barter-off = non
switch-hands-name = mains
switch-hands = si chacun voit les cartes de toutes les mains
switch-hands-open = ouvertes
switch-hands-private = cachées
switch-constants-name = nombres
switch-constants = d’autres valeurs pour les nombres du jeu ; à un nom inconnu, tous les noms sont donnés
switch-constants-object = un objet comme `{"{"}"tank": 12{"}"}`
switch-constants-text = le texte `tank=12,start_fuel=8`
switch-content-name = contenu
switch-content = des fichiers qui remplacent ceux du jeu

## Actions

action-roll-order = Lancer pour l’ordre de jeu
action-stay = Rester : renoncer au mouvement de ce tour
action-roll = Lancer le dé et naviguer, 1 de carburant la case
action-end-turn = Finir le tour
action-draw = Piocher une carte chance
action-buy-fuel = Acheter { $fuel } de carburant pour { $pearls }
action-step-back = Reculer de { $squares } pour { $pearls }
action-buy-draw = Acheter une pioche en plus pour { $pearls }
action-trade-in = Échanger { $card } contre une Attaque cachée
action-settle = Vider : vendre { $count ->
    [one] { $count } amélioration
   *[other] { $count } améliorations
} pour { $pearls } chacune
action-use = Utiliser { $what }
action-play = Jouer { $what }
action-engine-reverse = Marche arrière : reculer de { $squares }, sans carburant
action-engine-upgrade = Moteur dopé : lancer et naviguer, sans carburant
action-move-choice = Cap au choix : avancer de { $squares }
action-slow = Ralenti sur { $seat } : son dé est divisé par deux à son prochain tour
action-steal-fuel = Siphon : prendre { $fuel } de carburant à { $seat }
action-block = Barrage sur { $seat } : aucun dé ne lui fait vous dépasser avant votre prochain tour
action-accept = Accepter
action-accept-offer = Accepter : { $seat } vend { $card } pour { $pearls }
action-accept-bid = Accepter : { $seat } paie { $pearls } pour votre { $card }
action-refuse = Refuser
action-refuse-offer = Refuser : { $seat } vend { $card } pour { $pearls }
action-refuse-bid = Refuser : { $seat } paie { $pearls } pour votre { $card }
action-release = Relâcher { $fish_id ->
    [fish-trout] la
    [fish-carp] la
   *[other] le
} { $fish }
action-show = Montrer { $item_id ->
    [tackle-net] le { $item }
   *[other] l’{ $item }
}
action-discard = Défausser { $card }
action-challenge = Défier { $seat } avec votre Attaque cachée
action-sell = Vendre { $card } à la boutique pour { $pearls }
action-offer = Offrir { $card } à { $seat } pour { $pearls }
action-bid = Proposer { $pearls } à { $seat } pour { $card }
action-catch = Pêcher { $fish_id ->
    [fish-trout] une
    [fish-carp] une
   *[other] un
} { $fish } pour { $pearls }
action-catch-free = Pêcher { $fish_id ->
    [fish-trout] une
    [fish-carp] une
   *[other] un
} { $fish } pour rien
action-catch-none = Pêcher un poisson
action-drop-off = Déposer { $fish_id ->
    [fish-trout] la
    [fish-carp] la
   *[other] le
} { $fish } : pas de victoire ce tour-ci

## Événements

event-order-rolled = { $seat } fait { $roll } pour l’ordre
    .yours = Vous faites { $roll } pour l’ordre
event-order-set = Ordre de jeu : { $order }
event-turn = Manche { $round } : { $seat } joue
    .yours = Manche { $round } : à vous
event-delivered = Arrivée au marché depuis le dépôt pour { $seat } : { $fish }
    .brief = livre { $fish } depuis le dépôt
    .you = livrez { $fish } depuis le dépôt
    .yours = Arrivée au marché depuis le dépôt, pour vous : { $fish }
event-fuel-lost = La Fuite frappe { $seat } : −{ $fuel } de carburant
    .brief = perd { $fuel } de carburant
    .you = perdez { $fuel } de carburant
    .yours = La Fuite vous frappe : −{ $fuel } de carburant
event-fuel-gained = La Fuite frappe { $seat } : +{ $fuel } de carburant
    .brief = gagne { $fuel } de carburant
    .you = gagnez { $fuel } de carburant
    .yours = La Fuite vous frappe : +{ $fuel } de carburant
event-effect-ended = { $effect_id ->
    [effect-lose_fuel] { $seat } ne perd plus de carburant
   *[other] { $seat } n’est plus { $effect }
}
    .yours = { $effect_id ->
        [effect-lose_fuel] Vous ne perdez plus de carburant
       *[other] Vous n’êtes plus { $effect }
    }
event-stayed = { $seat } reste
    .brief = reste
    .you = restez
    .yours = Vous restez
event-rolled = { $seat } fait { $roll }
    .yours = Vous faites { $roll }
event-rolled-slow = { $seat } fait { $roll }, ralenti à { $steps }
    .yours = Vous faites { $roll }, ralenti à { $steps }
event-not-moved = { $seat } ne bouge pas de la case { $square } : elle ne fait rien
    .yours = Vous ne bougez pas de la case { $square } : elle ne fait rien
event-moved = { $seat } avance de { $squares }, de { $start } à { $end } ({ $square }), pour { $fuel } de carburant
    .brief = avance de { $squares } jusqu’en { $end } ({ $square })
    .you = avancez de { $squares } jusqu’en { $end } ({ $square })
    .yours = Vous avancez de { $squares }, de { $start } à { $end } ({ $square }), pour { $fuel } de carburant
event-moved-back = { $seat } recule de { $squares }, de { $start } à { $end } ({ $square })
    .brief = recule de { $squares } jusqu’en { $end } ({ $square })
    .you = reculez de { $squares } jusqu’en { $end } ({ $square })
    .yours = Vous reculez de { $squares }, de { $start } à { $end } ({ $square })
event-pearls-gained = { $seat } : +{ pearls } { $reason }
    .yours = Vous recevez { pearls } { $reason }
event-pearls-lost = { $seat } : −{ pearls } { $reason }
    .yours = Vous perdez { pearls } { $reason }
event-price-paid = { event-pearls-lost }
    .yours = Vous payez { pearls } { $reason }
event-price-got = { event-pearls-gained }
    .yours = Vous recevez { pearls } { $reason }
event-caught = { $seat } pêche { $fish_id ->
    [fish-trout] une
    [fish-carp] une
   *[other] un
} { $fish }
    .brief = pêche { $fish_id ->
        [fish-trout] une
        [fish-carp] une
       *[other] un
    } { $fish }
    .you = pêchez { $fish_id ->
        [fish-trout] une
        [fish-carp] une
       *[other] un
    } { $fish }
    .yours = Vous pêchez { $fish_id ->
        [fish-trout] une
        [fish-carp] une
       *[other] un
    } { $fish }
event-dropped-off = { $seat } laisse au dépôt { $fish_id ->
    [fish-trout] une
    [fish-carp] une
   *[other] un
} { $fish }, au marché au prochain tour ; { $seat } ne peut pas gagner dans celui-ci
    .brief = laisse { $fish_id ->
        [fish-trout] une
        [fish-carp] une
       *[other] un
    } { $fish } au dépôt
    .you = laissez { $fish_id ->
        [fish-trout] une
        [fish-carp] une
       *[other] un
    } { $fish } au dépôt
    .yours = Vous laissez au dépôt { $fish_id ->
        [fish-trout] une
        [fish-carp] une
       *[other] un
    } { $fish }, au marché au prochain tour ; vous ne pouvez pas gagner dans celui-ci
event-released = { $seat } doit relâcher { $fish_id ->
    [fish-trout] une
    [fish-carp] une
   *[other] un
} { $fish } : la cale a rétréci
    .brief = relâche { $fish_id ->
        [fish-trout] une
        [fish-carp] une
       *[other] un
    } { $fish }
    .you = relâchez { $fish_id ->
        [fish-trout] une
        [fish-carp] une
       *[other] un
    } { $fish }
    .yours = Vous devez relâcher { $fish_id ->
        [fish-trout] une
        [fish-carp] une
       *[other] un
    } { $fish } : la cale a rétréci
event-deposited = { $seat } livre au marché : { $fish }
    .brief = livre { $fish } au marché
    .you = livrez { $fish } au marché
    .yours = Vous livrez au marché : { $fish }
event-trip = { $seat } n’a pas encore gagné ; le voyage { $trip } commence
    .yours = Vous n’avez pas encore gagné ; le voyage { $trip } commence
event-finished = { $seat } est au marché avec { $kinds ->
    [one] { $kinds } espèce
   *[other] { $kinds } espèces
} de poissons
    .brief = a les { $kinds } espèces de poissons
    .you = avez les { $kinds } espèces de poissons
    .yours = Vous êtes au marché avec { $kinds ->
        [one] { $kinds } espèce
       *[other] { $kinds } espèces
    } de poissons
event-over = La partie est finie ; victoire : { $winners }. Classement : { $places }
event-place = { $place }. { $seat }
event-drew-kept = { $seat } pioche { $card } et garde la carte
    .brief = pioche { $card }
    .you = piochez { $card }
    .yours = Vous piochez { $card } et gardez la carte
event-drew-forced = { $seat } pioche { $card } : la main est pleine, la carte agit aussitôt
    .yours = Vous piochez { $card } : la main est pleine, la carte agit aussitôt
event-drew-second-effect = { $seat } pioche { $card } : un autre effet pèse sur { $seat }, la carte est défaussée
    .yours = Vous piochez { $card } : un autre effet pèse sur vous, la carte est défaussée
event-drew-useless = { $seat } pioche { $card } : sans usage maintenant, la carte est défaussée
    .yours = Vous piochez { $card } : sans usage maintenant, la carte est défaussée
event-drew-curse = { $seat } pioche { $card } : la carte agit à son prochain tour
    .brief = pioche la malédiction { $card }
    .you = piochez la malédiction { $card }
    .yours = Vous piochez { $card } : la carte agit à votre prochain tour
event-drew-none-left = { $seat } pioche { $card }, mais il n’en reste pas
    .yours = Vous piochez { $card }, mais il n’en reste pas
event-played = { $seat } joue { $card }
    .brief = joue { $card }
    .you = jouez { $card }
    .yours = Vous jouez { $card }
event-fuel-taken = { $seat } prend { $fuel } de carburant à { $other }
    .brief = { $other_person ->
        [you] vous prend { $fuel } de carburant
       *[other] prend { $fuel } de carburant à { $other }
    }
    .you = prenez { $fuel } de carburant à { $other }
    .yours = Vous prenez { $fuel } de carburant à { $other }
event-slowed = { $seat } ralentit { $other } à son prochain tour
    .brief = { $other_person ->
        [you] vous ralentit
       *[other] ralentit { $other }
    }
    .you = ralentissez { $other }
    .yours = Vous ralentissez { $other } à son prochain tour
event-blocked = { $seat } barre la route à { $other } jusqu’au tour suivant
    .brief = { $other_person ->
        [you] vous barre la route
       *[other] barre la route à { $other }
    }
    .you = barrez la route à { $other }
    .yours = Vous barrez la route à { $other } jusqu’à votre prochain tour
event-bought = { $seat } achète { bought } pour { $pearls }
    .brief = achète { bought } pour { $pearls }
    .you = achetez { bought } pour { $pearls }
    .yours = Vous achetez { bought } pour { $pearls }
event-restocked = La boutique se réapprovisionne : { $item }
event-traded-in = { $seat } échange { $card } contre une Attaque cachée
    .brief = échange une carte contre une Attaque cachée
    .you = échangez une carte contre une Attaque cachée
    .yours = Vous échangez { $card } contre une Attaque cachée
event-sold = { $seat } vend { $card } pour { $pearls }
    .brief = vend { $card } pour { $pearls }
    .you = vendez { $card } pour { $pearls }
    .yours = Vous vendez { $card } pour { $pearls }
event-offered = { $seat } offre { $card } à { $other } pour { $pearls }
    .brief = { $other_person ->
        [you] vous offre { $card } pour { $pearls }
       *[other] offre { $card } à { $other } pour { $pearls }
    }
    .you = offrez { $card } à { $other } pour { $pearls }
    .yours = Vous offrez { $card } à { $other } pour { $pearls }
event-bid = { $seat } propose { $pearls } à { $other } pour { $card }
    .brief = { $other_person ->
        [you] vous propose { $pearls } pour { $card }
       *[other] propose { $pearls } à { $other } pour { $card }
    }
    .you = proposez { $pearls } à { $other } pour { $card }
    .yours = Vous proposez { $pearls } à { $other } pour { $card }
event-accepted = { $seat } accepte
    .brief = accepte
    .you = acceptez
    .yours = Vous acceptez
event-refused = { $seat } refuse
    .brief = refuse
    .you = refusez
    .yours = Vous refusez
event-must-discard = { $seat } a gardé une main d’attaques pleine trop longtemps et doit défausser
    .yours = Vous avez gardé une main d’attaques pleine trop longtemps et devez défausser
event-discarded = { $seat } défausse { $card }
    .brief = défausse { $card }
    .you = défaussez { $card }
    .yours = Vous défaussez { $card }
event-challenged = { $seat } défie { $other }
    .brief = { $other_person ->
        [you] vous défie en duel
       *[other] défie { $other } en duel
    }
    .you = défiez { $other } en duel
    .yours = Vous défiez { $other }
event-no-duel = { $seat } n’a pas d’Attaque cachée : sans effet
    .brief = n’a pas d’Attaque cachée pour un duel
    .you = n’avez pas d’Attaque cachée pour un duel
    .yours = Vous n’avez pas d’Attaque cachée : sans effet
event-chose = { $seat } a choisi
    .yours = Vous avez choisi
event-revealed = Manche { $round } sur { $rounds } au plus : { $shown }
event-shows = { $seat } : { $item }
event-duel-die = Toutes les manches sont égales ; le dé dit { $roll }
event-duel-won = { $seat } gagne le duel ; { $loser } perd son Attaque cachée et des perles
    .brief = gagne le duel contre { $loser }
    .you = gagnez le duel contre { $loser }
    .yours = Vous gagnez le duel ; { $loser } perd son Attaque cachée et des perles

## Prévisions

forecast = { $parts }
forecast-to = va à { $place }
forecast-roll = avec { $roll } à { $place }
forecast-place = la case { $number } ({ $square })
forecast-win = la case du marché, et gagne
forecast-then = a ensuite { $fuel } de carburant et { $pearls ->
    [one] { $pearls } perle
   *[other] { $pearls } perles
}
forecast-fish-lost = perd { $fish ->
    [one] { $fish } poisson
   *[other] { $fish } poissons
} à bord
forecast-no-draw = renonce à la pioche
forecast-wins = gagne la course
forecast-win-now = { $missing ->
    [0] aucune espèce ne manque
    [one] { $missing } espèce manque
   *[other] { $missing } espèces manquent
}, victoire possible dans ce tour
forecast-way = { $missing ->
    [0] aucune espèce ne manque
    [one] { $missing } espèce manque
   *[other] { $missing } espèces manquent
}, encore { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} au moins

## Refus

# Jusqu’où un mouvement peut aller.
up-to-squares = { $most ->
    [one] 1 case
   *[other] de 1 à { $most } cases
}

refused-over = la partie est finie ; personne n’a rien à choisir
asked-for = { $decision }
refused-not-asked = c’est à { $seat } de choisir ({ asked-for }) ; vous n’avez rien à choisir maintenant
refused-phase = ce n’est pas une action de la phase « { asked-for } » : { $choice }
refused-not-in-hand = vous n’avez pas { $card_id ->
    [card-hidden_attack] d’{ $card }
   *[other] de { $card }
} en main
refused-no-target = { $card } : choisissez un autre bateau
refused-nothing-to-take = rien à prendre : { $seat } a { $fuel } de carburant et votre réservoir a place pour { $room }
refused-under-effect = { $seat } subit déjà un effet : { $effect }
refused-block-ahead = un Barrage demande un bateau derrière : { $seat } est sur la case { $square }, vous êtes sur la { $own_square }
refused-own-seat = il faut un autre bateau, pas le vôtre
refused-target-seat = il n’y a pas de bateau { $number } ; il y en a { $boats }
refused-none-to-offer = vous n’avez pas de { $card } à offrir
refused-no-upgrade = ici on offre des améliorations ; { $card } n’en est pas une
refused-no-such-card = { $seat } n’a pas de carte qui pourrait être { $card }
refused-no-barter = à cette table, on joue sans troc
refused-proposals = vous avez fait { $proposals ->
    [one] { $proposals } proposition
   *[other] { $proposals } propositions
} dans ce tour ; c’est le maximum
refused-no-barter-card = { $card } ne se troque pas
refused-price = un prix va de { $least } à { $most } perles, pas { $price }
refused-buyer-pearls = { $seat } a { $pearls ->
    [one] { $pearls } perle
   *[other] { $pearls } perles
}, le prix est { $price }
refused-no-room = { $seat } n’a plus de place pour une { $group } de plus
refused-only-refuse = vous n’avez pas de { $card } ; vous ne pouvez que refuser
refused-drawn = vous avez déjà pioché ce tour-ci
refused-draw-given-up = la pioche vient avant la boutique : votre achat y a renoncé
refused-other-card = la carte à utiliser maintenant est { $card }
refused-no-attack = une carte attaque doit partir ; { $card } n’en est pas une
refused-none-to-discard = vous n’avez pas { $card_id ->
    [card-hidden_attack] d’{ $card }
   *[other] de { $card }
} à défausser
refused-no-drop-off = la case { $square } n’est pas un dépôt
refused-not-aboard = il n’y a pas de { $fish } à bord
refused-steps = { $card } ne prend pas de nombre de cases
refused-target = { $card } ne vise personne
refused-challenge-instead = une Attaque cachée sert à défier
refused-not-from-hand = { $card } ne se joue pas de la main
refused-no-spot = la case { $square } n’est pas un coin de pêche
refused-hold-full = votre bateau contient { $capacity ->
    [one] { $capacity } poisson
   *[other] { $capacity } poissons
}, et il y en a { $aboard } à bord
refused-catch-price = { $fish_id ->
    [fish-trout] une
    [fish-carp] une
   *[other] un
} { $fish } coûte { $price ->
    [one] { $price } perle
   *[other] { $price } perles
} ; vous en avez { $pearls }
refused-trade-in = on échange un Ralenti, un Siphon ou un Barrage, pas { $card }
refused-none-to-trade-in = vous n’avez pas de { $card } à échanger
refused-no-hidden-attack = un défi demande une Attaque cachée ; vous n’en avez pas
refused-challenges = vous avez fait les défis de ce tour : { $challenges }
refused-empty-tank = votre réservoir est vide : achetez du carburant, jouez une carte ou restez
refused-frozen = votre bateau est gelé ce tour-ci : aucun dé ne peut le bouger
refused-held = un barrage tient votre bateau sur la case { $square } : aucun dé ne peut le bouger
refused-frozen-chosen = votre bateau est gelé, et à cette table la glace arrête aussi les mouvements choisis
refused-no-way-back = de la case { $square }, on ne peut reculer : on n’entre pas au marché à reculons
refused-no-fuel = chaque case coûte 1 de carburant ; votre réservoir est vide
refused-held-chosen = un barrage tient votre bateau sur sa case
refused-steps-missing = dites combien de cases : { up-to-squares }
refused-steps-most = { $steps ->
    [one] { $steps } case n’est pas possible
   *[other] { $steps } cases ne sont pas possibles
} ; { up-to-squares }, oui
refused-docked = votre bateau a accosté ; il naviguera à un tour suivant
refused-item-steps = seul le Recul prend un nombre de cases ; pas { $item }
refused-early-fuel = la boutique ouvre après le mouvement, avant lui pour un réservoir vide seulement ; vous avez { $fuel } de carburant
refused-early-shop = la boutique ouvre après le mouvement ; avant, elle ne vend que du carburant
refused-bought = { $item } : déjà acheté autant qu’un tour le permet
refused-sold-out = { $item } : épuisé
refused-tank-full = votre réservoir est plein : { $fuel } de carburant
refused-item-price = { $item } coûte { $price ->
    [one] { $price } perle
   *[other] { $price } perles
} ; vous en avez { $pearls }
refused-sale-hidden = une Attaque cachée ne se vend pas
refused-none-to-sell = vous n’avez pas de { $card } à vendre
refused-upgrade-played = vous avez joué une amélioration ce tour-ci ; c’est le maximum

## L’image en texte, 100 colonnes au plus

picture-head = { $board }, manche { $round } sur { $most }
picture-order = Ordre de jeu : { $order }
picture-setup = On lance pour l’ordre : { $seat } lance, { $rolls ->
    [one] { $rolls } lancer
   *[other] { $rolls } lancers
} jusqu’ici
picture-set-up = On lance pour l’ordre : { $rolls ->
    [one] { $rolls } lancer
   *[other] { $rolls } lancers
} jusqu’ici
picture-over = La partie est finie
picture-answer = { $seat } répond : { $seller } vend { $card } à { $buyer } pour { $price ->
    [one] { $price } perle
   *[other] { $price } perles
}
picture-release = { $seat } doit relâcher un poisson (FI-043)
picture-forced = { $seat } doit utiliser { $card } maintenant
picture-duel = Duel : { $challenger } contre { $target }, manche { $round } : on attend { $waiting }. { $circle }
picture-duel-shown = Duel : { $challenger } contre { $target }, manche { $round }. { $circle }
picture-circle = Filet bat ancre, ancre hameçon, hameçon filet
picture-circle-reversed = Filet bat hameçon, hameçon ancre, ancre filet
picture-turn = { $seat } joue, phase : { $decision }
picture-legend = M marché, D dépôt, +n -n perles, S saumon, T truite, H flétan, B bar, C carpe : prix
picture-boat = case { $number } ({ $square }), voyage { $trip }, perles { $pearls }, carburant { $fuel }
picture-market = marché { $landed } sur { $goal } { $goal ->
    [one] espèce
   *[other] espèces
} : { $fish }
picture-market-finished = marché { $landed } sur { $goal } { $goal ->
    [one] espèce
   *[other] espèces
} : { $fish }, arrivé
picture-none = aucun
picture-hold = cale { $aboard } sur { $capacity } : { $fish }
picture-transit = en route : { $fish }
picture-cards = cartes : { $count } sur { $limit } { $limit ->
    [one] amélioration
   *[other] améliorations
}{ $cards }
picture-cards-down = cartes cachées : { $count } sur { $limit } { $limit ->
    [one] amélioration
   *[other] améliorations
}{ $cards }
picture-attacks = { $count } sur { $limit } { $limit ->
    [one] attaque
   *[other] attaques
}{ $cards }
picture-several-cards = { $count } { $card }
picture-list = { $list }
picture-parts = { $parts }
picture-full-turns = main d’attaques pleine depuis { $turns } { $turns ->
    [one] tour
   *[other] tours
} sur { $most }
picture-blocked = barré maintenant par { $seat }, qui est sur la case { $number }
picture-effect-now = maintenant { $effect }
picture-effect-next = au prochain tour : { $effect }
picture-shop = Boutique, en perles : { $items } ; paie { $price } la carte
picture-item = { $item } { $price } (reste { $left })
picture-item-step = { $item } { $price } la case (reste { $left })
picture-draw = Ce tour-ci : pioche à venir, propositions restantes { $proposals }
picture-no-draw = Ce tour-ci : plus de pioche, propositions restantes { $proposals }
picture-dice = Un lancer de { $ends }
picture-end = { $roll } à { $number } ({ $mark })

picture-board = { $name } ({ $id }), { $squares } cases
picture-fish = { $fish }
picture-drop-off = dépôt
picture-pearls = perles
picture-sums = +{ $gains } et { $losses } sur la boucle
picture-playable = Le plateau peut être joué, comme valeur de la variante `board` :

## La page

course = { $board }, { squares }
phase-sail = Navigation
phase-draw = Pioche
phase-shop = Boutique
trip = voyage { $n }
kinds = { $n } sur { $of }

card-unknown = une carte
does-back = { $n ->
    [one] recule de 1
   *[other] recule de 1 à { $n }
}, gratuit
does-die = relance le dé, gratuit
does-forward = { $n ->
    [one] avance de 1
   *[other] avance de 1 à { $n }
}
does-freeze = pas de dé
does-leak = perd { $n } de carburant
does-slow = dé d’un rival divisé par deux
does-steal = prend la moitié d’un réservoir
does-block = retient un bateau derrière
does-duel = duel : filet, ancre, hameçon

under-blocked = barré par { $by }
under-next = { $effect }, ensuite
under-now = { $effect }, actif

market = Marché
market-title = Marché aux poissons
market-goal = { $n ->
    [one] { $n } espèce gagne
   *[other] { $n } espèces gagnent
}
market-stays = Le poisson livré reste toute la course
market-empty = vide
drop = Dépôt
spot = Coin à { $fish }
spot-loss = −{ pearls }
square-title = Case { $n } : { $what }
place-drop = le dépôt
place-spot = le coin à { $fish }

shop = Boutique
shop-closed = ouvre après la navigation
shop-open = ouverte
# A row for whoever listens: what is sold, its price, how much is left.
shop-each = la case
shop-one-card = 1 carte
shop-left = reste { $n }
ware-fuel = { item-fuel }
ware-step_back = { item-step_back }
ware-draw = { item-draw }
ware-trade_in = Échange
sells-fuel = +{ $n } carburant
sells-step_back = { $n ->
    [one] { $n } case
   *[other] 1 à { $n } cases
}
sells-draw = un d{ $n } de plus
sells-trade_in = attaque contre cachée

fuel-of = Carburant { $n } sur { $of }
pearls-of = Perles { $n }
hold-of = Cale : { $fish }
hold-empty = Cale vide
in-transit = en route : { $fish }
attacks-full = attaques { $n }/{ $of }
proposals = propositions : { $n }
hand-empty = Aucune carte en main

lever-roll = Lancer
lever-stay = Rester
lever-draw = Piocher
lever-end = Fin du tour
lever-catch = Pêcher : { $fish }
lever-drop-off = Déposer : { $fish }
lever-barter = Troc
lever-back = Reposer
lever-sell = Vendre { $n }
lever-offer = Offrir
lever-trade-in = Échanger
lever-settle = Vendre le reste

prompt-order = Lancez pour l’ordre
prompt-order-help = Le plus haut commence ; les égalités se relancent.
prompt-start = Lancez, jouez une carte ou restez
prompt-start-help = Chaque face est posée où elle mènerait.
prompt-stuck = Restez, ou trouvez autre chose
prompt-stuck-help = Aucun dé ne peut bouger le bateau ; rester ne perd que le mouvement.
prompt-draw = Piochez, ou achetez
prompt-draw-help = La pioche vient avant la boutique.
prompt-main = Achetez, ou finissez le tour
prompt-main-help = Un achat agit aussitôt.
prompt-clearing = Videz vos améliorations
prompt-clearing-help = Offrez-les, ou vendez le reste à la boutique.
prompt-forced = { $card } : à jouer maintenant
prompt-forced-help = Votre main est pleine, la carte agit aussitôt.
prompt-answer = Accepter ou refuser ?
prompt-answer-offer = { $name } offre { $card } pour { pearls }.
prompt-answer-bid = { $name } propose { pearls } pour votre { $card }.
prompt-release = Relâchez un poisson
prompt-release-help = La cale a rétréci ; le poisson est perdu.
prompt-discard = Défaussez une attaque
prompt-discard-help = Main d’attaques pleine depuis trop longtemps.
prompt-duel = Filet, ancre ou hameçon ?
prompt-duel-help = Les deux cartes se retournent ensemble.
prompt-card-move = { $card } : choisissez une case
prompt-card-move-help = Touchez une case cerclée, ou tapez son numéro.
prompt-card-die = { $card } : relancez
prompt-card-die-help = Chaque face est posée où elle mènerait ; sans carburant.
prompt-card-target = { $card } : choisissez un rival
prompt-card-target-help = Touchez un bateau ou une ligne du marché.
prompt-card-none-help = Elle ne peut pas être jouée maintenant.
prompt-offer-whom = Offrir { $card } : à qui ?
prompt-offer-price = Offrir { $card } à { $name } : quel prix ?
prompt-bid-whom = La carte de qui ?
prompt-bid-card = { $name } : quelle carte ?
prompt-bid-price = { $name }, { $card } : quel prix ?
prompt-barter-help = Cartes contre perles ; l’autre répond aussitôt.
prompt-step-back = Recul : choisissez une case
prompt-step-back-help = { $n ->
    [0] Aucune perle
    [one] Une perle
   *[other] { $n } perles
} la case, sans carburant.
prompt-trade-in = Échange : quelle attaque ?
prompt-trade-in-help = Elle devient une attaque cachée.

confirm-order = Lancer pour l’ordre
confirm-roll = Lancer le dé
confirm-stay = Rester case { $n }
confirm-stay-market = Rester au marché
confirm-draw = Piocher une carte
confirm-fuel = Acheter { $n } pour { $price }
confirm-extra = Acheter une pioche pour { $price }
confirm-trade-in = Échanger { $card }
confirm-settle = Vendre { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} pour { $n }
confirm-move = Avancer de { $n } : { $place }
confirm-back = Reculer de { $n } : { $place }
confirm-die = Relancer
confirm-on = { $card } sur { $name }
confirm-steal = Prendre { $n } à { $name }
confirm-challenge = Défier { $name }
confirm-sell = Vendre { $card } pour { $n }
confirm-offer = Offrir pour { $n } à { $name }
confirm-bid = Proposer { $n } à { $name }
confirm-accept-pay = Accepter : payer { $n }
confirm-accept-get = Accepter : recevoir { $n }
confirm-catch = Pêcher { $fish_id ->
    [fish-trout] la
    [fish-carp] la
   *[other] le
} { $fish } pour { $n }
confirm-catch-free = Pêcher { $fish_id ->
    [fish-trout] la
    [fish-carp] la
   *[other] le
} { $fish }
confirm-drop-off = Déposer { $fish_id ->
    [fish-trout] la
    [fish-carp] la
   *[other] le
} { $fish } ici
confirm-release = Relâcher { $fish_id ->
    [fish-trout] la
    [fish-carp] la
   *[other] le
} { $fish }

out-fuel = carburant { $from } → { $to }
out-pearls = perles { $from } → { $to }
out-lost = { $n ->
    [one] { $n } poisson perdu
   *[other] { $n } poissons perdus
}
out-no-draw = renonce à la pioche
out-wins = gagne la course
out-win-chance = { $n ->
    [one] { $n } sur { $of } gagne
   *[other] { $n } sur { $of } gagnent
}
out-no-win = pas de victoire ce tour
out-home = toutes les espèces réunies, puis rentrer pour gagner
out-way = { $missing ->
    [one] manque { $missing } espèce
   *[other] manquent { $missing } espèces
}, au mieux { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
out-reach = cases { $least } à { $most }
out-square = case { $n }
out-stop = { $place }, case { $n }
out-stays = seul le mouvement est perdu
out-one-of = une sorte sur { $n ->
    [8] huit
   *[other] { $n }
}
out-catch = { $fish } : { $n } sur { $of ->
    [one] { $of } perle
   *[other] { $of } perles
}
out-catch-short = { $fish } : { $n }, vous avez { $of }
out-new-kind = une espèce nouvelle
out-same-kind = une espèce déjà prise
out-arrives = au marché au prochain tour
out-their-fuel = { $name } : carburant { $from } → { $to }
out-halved = { $name } : dé divisé par deux
out-held = { $name } : ne passe pas la case { $n }
out-duel = un duel si { $name } en a une
out-no-duel = { $name } n’en a pas : sans effet
out-answers = { $name } répond aussitôt
out-beats = gagne contre { $item_id ->
    [tackle-net] le { $item }
   *[other] l’{ $item }
}
out-equal = égal { $item_id ->
    [tackle-net] au { $item }
   *[other] à l’{ $item }
} : on remontre
out-loses = perd contre { $item_id ->
    [tackle-net] le { $item }
   *[other] l’{ $item }
} : perles { $from } → { $to }

order-title = Ordre de jeu
order-tied = égalité : relancer

duel-title = Attaque cachée
duel-show = manche { $n } sur { $of }
duel-secret = choisit en secret
    .yours = choisissez en secret
duel-chosen = a choisi
    .yours = avez choisi
duel-stake = Le perdant paie { pearls } et défausse sa carte
duel-beats = bat { $item_id ->
    [tackle-net] le { $item }
   *[other] l’{ $item }
}
duel-equal = égal
duel-wins = { $name } gagne le duel
    .yours = Vous gagnez le duel
duel-die = le dé décide : { $n }
duel-paid = paie { $n } : { $from } → { $to } perles
step-rolls = Dé
step-squares = { $n ->
    [one] { $n } case
   *[other] { $n } cases
  }
step-caught = à bord
step-landed = débarqué
step-stays = Reste sur place
step-against = contre { $name }
step-against-you = contre vous
step-released = relâché
step-draws = Pioche
step-sells = Vend une carte
step-plays = Joue une carte
step-discards = Perd une carte

deal-offer = Offre
deal-bid = Demande
deal-considers = { $name } réfléchit
deal-upgrades = améliorations { $from } → { $to } sur { $of }
deal-attacks = attaques { $from } → { $to } sur { $of }
barter-title = Troc
barter-price = Prix en perles
barter-no-cards = aucune carte
barter-of = { $name } : cartes

measure-kinds = Espèces
measure-kinds-unit = espèces au marché
measure-pearls = Perles
measure-pearls-unit = perles en bourse
measure-fuel = Carburant
measure-fuel-unit = carburant au réservoir
stat-kinds = espèces livrées
stat-caught = poissons pêchés
stat-trips = voyages
stat-squares = cases parcourues
stat-earned = perles gagnées
stat-cards = cartes piochées
stat-attacks = attaques
stat-duels = duels gagnés

thing-offer = offre
thing-bid = demande
thing-accept = acceptée
thing-refuse = refusée
thing-won = gagné
thing-lost = perdu
thing-no_card = sans suite, faute de carte
thing-roll = au dé
thing-engine_reverse = { card-engine_reverse }
thing-engine_upgrade = { card-engine_upgrade }
thing-move_choice = { card-move_choice }
thing-step_back = { item-step_back }
thing-stay = sur place
thing-square = case { $square }

# Pourquoi un choix est meilleur : ce qu’il y a de plus ou de moins, en moyenne.
part-kinds = { $n } { $n_count ->
    [one] espèce
   *[other] espèces
} de poissons de { $way ->
    [more] plus
   *[less] moins
}
part-room = de la place pour un poisson de plus { $n } % { $way ->
    [more] plus souvent
   *[less] moins souvent
}
part-aboard = { $n } { $n_count ->
    [one] poisson dans la cale
   *[other] poissons dans la cale
} de { $way ->
    [more] plus
   *[less] moins
}
part-squares = { $n } { $n_count ->
    [one] case
   *[other] cases
} { $way ->
    [more] plus loin
   *[less] moins loin
}
part-market = au marché avec les espèces qui font gagner { $n } % { $way ->
    [more] plus souvent
   *[less] moins souvent
}
part-won = la course gagnée { $n } % { $way ->
    [more] plus souvent
   *[less] moins souvent
}

# Pourquoi cet ordre
order-home = rentré
    .figure = { $n ->
        [0] –
       *[other] rentré
    }
    .held = { $n ->
        [0] { "" }
       *[other] rentré
    }
    .why = { $first } est au marché avec les espèces qui font gagner, { $second } non.
    .margin = en premier au marché avec les espèces qui font gagner
order-landed = livrées
    .why = Qui a le plus d’espèces au marché passe devant : { $first } en a { $a }, { $second } { $b }.
    .margin = { $n ->
        [one] d’une espèce au marché
       *[other] de { $n } espèces au marché
    }
    .all = Qui a le plus d’espèces au marché passe devant : { $seats } en ont { $figures }.
order-gathered = avec la cale
    .why = { $first } et { $second } ont autant d’espèces au marché ; avec celles en route et à bord, c’est { $a } contre { $b }.
    .margin = { $n ->
        [one] d’une espèce, cale comprise
       *[other] de { $n } espèces, cale comprise
    }
    .all = { $seats } ont autant d’espèces au marché ; avec celles en route et à bord, c’est { $figures }.
order-pearls = perles
    .why = { $first } et { $second } ont autant d’espèces : qui a le plus de perles passe devant, { $a } contre { $b }.
    .margin = { $n ->
        [one] d’une perle
       *[other] de { $n } perles
    }
    .all = { $seats } ont autant d’espèces : qui a le plus de perles passe devant, { $figures }.

# What is wrong with a set-up. Boards and switches are called by what you type.
wrong-board = « { $board } » n’est pas un plateau ; les plateaux sont { $boards }, ou un plateau à vous : { $own }
wrong-constant = il n’y a pas de constante « { $constant } » ; il y a { $constants }
wrong-bounds = { $constant } est un nombre de { $least } à { $most }, pas { $value }
wrong-barter = le prix le plus bas, { $least }, dépasse le plus haut, barter_max { $most }
wrong-kinds = le plateau { $board } n’a que { $kinds } espèces de poisson

# What is wrong with a written position. Cards, phases and keys are called as they are written.
unsound-turn_order = chaque place figure une seule fois dans l’ordre du jeu
unsound-pearls = une bourse n’est jamais au-dessous de 0
unsound-trip = les boucles se comptent à partir de 1
unsound-by-none = seul blocked a une place qui en est l’auteur
unsound-by = blocked demande la place qui a fait le blocage
unsound-blocked-by = un bateau est bloqué par un autre
unsound-block = un blocage est en vigueur aussitôt
unsound-lose_fuel = lose_fuel agit au début d’un tour et n’est jamais en vigueur
unsound-counts = une main cachée a un count dans upgrades et dans attacks
unsound-hidden = une main cachée a count et, parmi les attaques, hidden_attack compris dedans ; aucune autre sorte
unsound-aboard = { $found } poissons sont à bord, la cale en prend { $most }
unsound-copies = { $found } exemplaires de { $card } sont sortis ; chance_copies est { $most }
unsound-winners = les gagnants sont les places de rang 1 quand la partie est finie
unsound-ranking = les rangs se donnent quand la partie est finie, et seraient { $places }
unsound-needed = cette phase en a besoin
unsound-key = la phase { $phase } n’a pas une telle clé
unsound-setup = dans setup, un groupe de places a encore à lancer le dé
unsound-tries = à { $most } lancers, l’ordre est fixé
unsound-groups = chaque place est dans un seul groupe
unsound-roll = un lancer va de 1 à 6, par numéro de place
unsound-rolls = seules les places du premier groupe pas encore ordonné ont des lancers
unsound-forced = { $card } n’est pas une carte qui attend ici qu’on l’utilise
unsound-proposer = la place active propose ou demande, et une autre place répond
unsound-no-price = { $card } ne se troque pas
unsound-seller = le vendeur n’a pas de { $card }
unsound-buyer = l’acheteur a les perles, et de la place pour la carte
unsound-release = une place qui relâche a plus de poissons à bord qu’il n’en tient
unsound-then = ce qui attend est une amélioration que la place active peut jouer
unsound-duel = challenger et target sont deux des places 0 à { $last }
unsound-duelist = une place en duel a une attaque cachée
unsound-challenger = la place active en a défié une autre
unsound-waiting = des deux places, l’une ou les deux ont encore à choisir
unsound-waits = seules les deux places du duel peuvent attendre
unsound-choices = les choix sont faits par des places du duel qui n’attendent plus
unsound-discard = une place se défausse après trop de tours avec une main d’attaque pleine

# What is wrong with a file. Cards, items, marks and constants are called as files write them.
content-die = { $card } a le numéro { $number } du d8, pas { $written }
content-group = { $card } est du groupe { $group }
content-suits = { $card } ne peut pas faire cela : une amélioration déplace son bateau (back, die, forward), une malédiction est freeze ou leak, une attaque slow, steal ou block, et l’attaque cachée est le duel
content-ware = fuel fait refuel, step_back fait back, draw fait draw
content-price = { $item } coûte au plus { $most }, et il y en a au moins un
content-letter = les plateaux écrivent { $letter } pour { $fish }
content-both-win = { $item } et { $loser } ne peuvent pas gagner tous deux
content-loses-twice = { $loser } perd contre { $item } et contre un autre ; chacun en bat un et perd contre un
content-bounds = les bornes de { $constant } sont { $least } et { $most } ; seule sa valeur peut changer
content-row = une rangée du plan est le numéro de sa première case, deux-points et des marques
content-row-first = la rangée commence par la case { $first } ; c’est la case { $due } qui suit
content-mark = case { $square } : « { $mark } » n’est pas une marque ; les marques sont { $marks }
content-name = un plateau a un identifiant et un nom de 1 à { $most } caractères imprimables, pas « { $name } »
content-length = un plateau a { $least } à { $most } cases, celui-ci en a { $squares }
content-market = la case { $square } est { $mark } : la case 0 est le marché M, et aucune autre
content-drop-off = un plateau a au moins un dépôt D
content-kinds = un plateau a des coins de pêche d’au moins 3 espèces, celui-ci de { $kinds }

# Les sortes de choses que l’on compte, comme titres de tableaux.
kind-cards = cartes
kind-drawn_cards = cartes piochées
kind-curses = malédictions
kind-attacks_suffered = attaques subies
kind-sold_cards = cartes vendues
kind-discarded_cards = cartes défaussées
kind-shop = boutique
kind-proposals = propositions
kind-answers = réponses
kind-tackle = agrès
kind-duels = duels
kind-fish_caught = poissons pris
kind-fish_dropped_off = poissons déposés
kind-fish_released = poissons relâchés
kind-fish_at_the_market = poissons au marché
kind-rolls = jets
kind-moves = déplacements
kind-spaces = cases

# Ce que veulent dire les signes de l’image du terminal, et ce qu’il demande. Une carte de la course s’appelle $card_<id>, un symbole $symbol_<id>.
legend =
    { "[" }M] [D]  le marché, d’où l’on part et où l’on revient ; un dépôt
    S7       un coin de pêche et son prix : S { fish-salmon }, T { fish-trout }, H { fish-halibut }, B { fish-bass }, C { fish-carp }
    +3 -1    perles gagnées ou perdues
    2 ◌ ·    où mènent un 2, le choix sous le curseur, ou un autre mouvement
    S__      les espèces au marché, et combien manquent ; +C poissons en trop ; →C en route
    p c      perles, carburant ; [C] la cale et son contenu ; ! une malédiction ou une attaque, dite sur l’île
    am at    améliorations et attaques ; ·2 tours passés avec une main pleine d’attaques
question-setup = lancez pour l’ordre de jeu
question-start = naviguez, ou autre chose d’abord
question-main = piochez, achetez, ou finissez
question-clearing = améliorations : offrir, vendre
question-forced = utilisez la carte en trop
question-answer = acceptez, ou refusez
question-release = relâchez un poisson
question-duel = filet, ancre ou hameçon, caché
question-discard = défaussez une attaque
