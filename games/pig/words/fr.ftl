name = Cochon
about = Lancez le dé tant que vous osez ; un 1 fait perdre le tour. Le jeu d’initiation.
goal = Soyez le premier à garder 100 points.
piece = Joueur

decision-turn = tour

switch-target-name = objectif
switch-target = le score qui gagne
switch-round_limit-name = limite de manches
switch-round_limit = le nombre de manches avant la fin

action-roll = Lancer le dé
action-hold = Garder : { $total } points

event-rolled = { $seat } obtient { $die } : le total est { $total }
    .brief = arrive à { $total } en { $times ->
        [one] un lancer
       *[other] { $times } lancers
    }
    .you = arrivez à { $total } en { $times ->
        [one] un lancer
       *[other] { $times } lancers
    }
    .yours = Vous obtenez { $die } : le total est { $total }
event-lost = { $seat } obtient 1 : le total du tour est perdu
    .brief = perd tout sur un 1
    .you = perdez tout sur un 1
    .yours = Vous obtenez 1 : le total du tour est perdu
event-held = { $seat } garde : le score est { $score }
    .brief = s’arrête avec { $score } points
    .you = vous arrêtez avec { $score } points
    .yours = Vous gardez : le score est { $score }
event-over = La course est finie ; victoire : { $winners }

refused-over = la course est finie
refused-turn = c’est à { $seat } de jouer
refused-no-total = votre total est { $total } ; lancez d’abord le dé

picture-head = Manche { $round }, objectif { $target }
picture-total = + { $total } ce tour

# Ce qu’a une place, par les clés de la vue, là où le jeu n’a pas d’image à lui.
panel-scores = points

# Pourquoi cet ordre
order-score = score
    .why = { $first } devance { $second } aux points : { $a } contre { $b }.

# Pourquoi un choix est meilleur : ce qu’il y a de plus ou de moins, en moyenne.
part-score = { $n } { $n_count ->
    [one] point
   *[other] points
} de { $way ->
    [more] plus
   *[less] moins
}

# Les sortes de choses que l’on compte, comme titres de tableaux.
kind-rolls = jets

# What is wrong with a written position. Parts are called by their keys.
unsound-scores = il faut 2 à 6 scores, il y en a { $found }
unsound-target = quelqu’un a atteint le but, la course est donc finie
