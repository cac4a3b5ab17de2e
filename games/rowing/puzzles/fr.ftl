a_free_space-title = La marée atteint la ligne
a_free_space-why = Une case de plus et la ligne est passée, maintenant, tandis que le meneur est encore sur le parcours.

one_more_card-title = Une carte ne suffit pas
one_more_card-why = Deux cartes (3 et 3) mènent de 36 au-delà de la ligne, et un bateau qui l’a passée n’est pas contrôlé pour la zone d’arrivée. Le rival n’a que des 1 : en Facile il ne peut arriver à cette manche, et avec deux 1 il a la main la plus faible.

save_the_breath-title = Une seule carte atteint la ligne
save_the_breath-why = Depuis 38, une allure de 3 passe la ligne à cette manche. Moins que cela reste dans la zone d’arrivée et laisse l’autre revenir.
