first-title = Vos premiers 2000 mètres
first-opening = Trois bateaux, 2000 mètres, et une seule chose à ménager : le souffle de votre équipage. Le bateau vermillon marqué d’un rond est le vôtre. Aux moments qui comptent, je vous dis quoi faire ; le reste se rame tout seul. Suivez l’anneau.
first-closing = Vous gagnez d’un souffle, au sens propre. Cadence, cartes, lignes, marée, accélération, fausse pelle : vous avez tout vu. Dans une vraie course, chaque ligne du journal cite sa règle, et la prévision annonce le prix avant que vous le payiez.

first-1-before = Chaque manche commence par la cadence : elle dit combien de cartes vous jouez. Vous êtes à 36, une carte. Choisissez 42, Course : trois cartes. Sauter deux crans d’un coup coûte 1 de souffle ; au départ, cela les vaut.
first-1-after = Les trois équipages ont eu la même idée. Les cadences se choisissent en secret et se montrent ensemble. Votre souffle passe de six à cinq : gardez-le à l’œil.

first-2-before = À la cadence Course, il faut trois cartes. Prenez le 3, un 2 et la carte Souffrance au point d’interrogation : elle retourne votre pioche jusqu’à un nombre, et c’est lui qui rame.
first-2-after = La Souffrance en a retourné deux autres, mises de côté, puis un 1. Donc 2 + 3 + 1 : une allure de 6. Votre bateau avance de six cases de 50 m, jusqu’aux 300 m. Les bateaux ne se gênent jamais.

first-3-before = Avant la fin de votre tour, vous pouvez jeter les cartes Allure dont vous ne voulez pas ; ensuite vous piochez jusqu’à sept. Les 1 servent à passer les lignes, les 3 à l’eau libre. Jetez les deux 2.
first-3-after = Cinq nouvelles cartes, dont trois 3 : le tri a payé. Les cartes Souffrance et Épuisement, elles, ne se jettent pas ainsi.

first-4-before = Un cran de plus ou de moins est gratuit. Passez à 45, Sprint, pour quatre cartes : avec trois 1 en main, vous avancez tout en passant la prochaine ligne en douceur.
first-4-after = Tout le monde sprinte. Le bateau en tête au début du tour rame le premier : cette fois, vous passez en dernier.

first-5-before = Devant vous, la ligne des 500 m, avec une allure maximale de 5. Chaque point de trop coûte 1 de souffle, qui vous revient en carte inutile, Épuisement. Jouez 1, 1, 1 et 3 : allure 6, un de trop. Un de souffle contre une case de plus.
first-5-after = De 300 à 600 m, la ligne est passée. Le péage se paie à la fin de votre tour ; d’abord, une bonne surprise.

first-6-before = Les deux derniers bateaux ont la marée : une case gratuite, qui ne compte pas dans l’allure. Prenez-la.
first-6-after = Jusqu’aux 650 m, sans rien payer. Puis la ligne des 500 m a pris sa carte : il en reste quatre. Ce que vous payez revient plus tard, comme poids mort dans votre main.

first-7-before = Vous voici devant la ligne des 1000 m, bord à bord avec le bleu. Un rival à côté ou juste devant donne des ailes : deux cases contre 1 de souffle. Vous passerez aussi cette ligne, où votre allure de 7 dépasse de deux. C’est cher, mais vous voilà en tête : accélérez !
first-7-after = Un pour accélérer, deux pour la ligne : il ne vous reste que 1 de souffle. Vous menez, et il est temps de récupérer.

first-8-before = Le souffle dépensé est arrivé dans votre main en carte Épuisement. Elle ne se joue ni ne se jette. Ramer doucement en refait du souffle : choisissez 39, Régulier, deux cartes ; vous récupérez 1 de souffle à chaque tour.
first-8-after = Le vert se calme aussi. Le bleu continue à sprinter avec quatre cartes. Regardez ce qu’en pensera la ligne des 1000 m.

first-9-before = Eau libre : aucune ligne avant les 1500 m. C’est là que servent les 3. Jouez les deux 3 et ramez jusqu’aux 1400 m.
first-9-after = Vous êtes aux 1400 m, de nouveau avec 2 de souffle. Le bleu a ramé 10 pour une limite de 5 et en a payé 5 : il est devant vous, mais à bout de souffle.

first-10-before = Voici la ligne des 1500 m, limite 5 encore. Jouez un 1 et les deux Souffrance : cela vide votre main, et la prévision montre le risque. Vous avez 2 de souffle pour payer si les cartes sont hautes.
first-10-after = Un 2 et un 2 : avec votre 1, exactement 5, la ligne est gratuite. Le bleu a ramé 6 sans pouvoir payer la carte due : il fait une fausse pelle. Retour avant la ligne, deux Souffrance de plus, cadence Facile.

first-11-before = Vous êtes aux 1700 m, à la porte de la zone d’arrivée, et l’arrivée est à 300 m. La zone ne contrôle que ceux qui s’y arrêtent : traversez-la d’une traite. Montez à 45, Sprint, pour quatre cartes.
first-11-after = Le vert sprinte depuis le même point que vous. Qui arrive à ce tour passe devant qui arrive au suivant.

first-12-before = Les bateaux arrivés au même tour sont départagés par leur dernière main : la plus grande somme gagne. Jouez tout ce que vous avez gardé : 3, 3, 3 et 2.
first-12-after = Onze, et le vert fait onze aussi, tout aussi loin après la ligne ! C’est alors le bateau qui a le plus de souffle qui passe devant : deux cartes contre zéro. La course est à vous.
