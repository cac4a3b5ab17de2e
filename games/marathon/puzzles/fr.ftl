nothing_to_lose-title = Rien à perdre
nothing_to_lose-why = Le rival gagne au prochain tour. Une fois sur huit, le KICK SPOT projette de cinq cases, au-delà de la ligne ; les autres cases presque jamais.

one_short_of_the_line-title = À un pas de la ligne
one_short_of_the_line-why = Une vitesse de 5 mène de la rangée 74 au-delà de la ligne (rangée 79) et gagne aussitôt ; l’endurance n’a plus à être ménagée.

the_rival_is_there-title = Le rival y est presque
the_rival_is_there-why = Il ne manque qu’un pas au rival, et il le fera. Quatre relances sur six (3 ou plus) gagnent maintenant ; rien d’autre n’en approche.
