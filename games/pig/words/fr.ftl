name = Cochon
about = Lancez le dé tant que vous osez ; un 1 fait perdre le tour. Le jeu d’initiation.
piece = Joueur

decision-turn = tour

switch-target-name = objectif
switch-target = le score qui gagne
switch-round_limit-name = limite de manches
switch-round_limit = le nombre de manches avant la fin

action-roll = Lancer le dé
action-hold = Garder : { $total } points

event-rolled = { $seat } obtient { $die } : le total est { $total }
    .brief = arrive à { $total } en { $times ->
        [one] un lancer
       *[other] { $times } lancers
    }
    .you = arrivez à { $total } en { $times ->
        [one] un lancer
       *[other] { $times } lancers
    }
event-lost = { $seat } obtient 1 : le total du tour est perdu
    .brief = perd tout sur un 1
    .you = perdez tout sur un 1
event-held = { $seat } garde : le score est { $score }
    .brief = s’arrête avec { $score } points
    .you = vous arrêtez avec { $score } points
event-over = La course est finie ; { $winners_count ->
    [one] { $winners } gagne
   *[other] { $winners } gagnent
}
    .heading = L’arrivée

refused-turn = c’est le tour de { $seat }
refused-no-total = votre total est { $total } ; lancez d’abord le dé

picture-head = Manche { $round }, objectif { $target }
picture-total = + { $total } ce tour
