first_claim-title = Priorité à qui joue
first_claim-why = Les deux kayaks passent ensemble, le rival plus loin ; mais qui a joué la carte a la priorité. Un tour plus tard, elle est au rival.

not_for_the_rival-title = Pas pour le rival
not_for_the_rival-why = La rivière porte tout le monde : Avancée de la rivière mènerait le rival au-delà de la ligne. Tout autre coup le laisse sans carte pour son tour.

the_river_does_it-title = La rivière s’en charge
the_river_does_it-why = Deux cases avec le courant passent la dernière ligne (après la rangée 38) maintenant ; tout le reste laisse un tour aux autres.
