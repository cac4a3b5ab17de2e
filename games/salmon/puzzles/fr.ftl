enough_is_enough-title = Assez, c’est assez
enough_is_enough-why = Le saumon est arrivé sans Fatigue contre une. Une troisième nage dans ce tour coûterait une Fatigue et la moitié de la victoire.

leap_together-title = Deux nages font un saut
leap_together-why = Une chute barre la route : une nage seule est sans effet, deux ensemble la franchissent d’un saut.

the_last_stroke-title = Le dernier coup de nageoire
the_last_stroke-why = La manche finit avec ce tour et le rival est arrivé. Arriver avec moins de Fatigue que lui gagne ; tout le reste perd.
