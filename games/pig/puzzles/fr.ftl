a_large_total-title = Quarante en main
a_large_total-why = Relancer risque 40 points, une fois sur six, pour en gagner 4 en moyenne ; 90 contre 50, c’est presque gagné.

last_chance-title = Il en manque deux à l’autre
last_chance-why = Le joueur suivant gagne avec cinq lancers sur six : ce tour est le dernier, tentez tout maintenant.

last_round-title = Dernière manche, un point de retard
last_round-why = La course finit avec ce tour (PG-007) et 41 bat 40 : chaque lancer ne fait que risquer la victoire.
