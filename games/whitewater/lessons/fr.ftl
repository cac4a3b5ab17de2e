first-title = La descente des Prés
first-opening = Deux kayaks, vingt rangées d’eau, et la rivière n’attend pas : une carte « La rivière avance » emporte tout le monde. Le kayak vermillon marqué d’un rond est le vôtre. Faites ce que montre l’anneau, et regardez ce que fait l’eau.
first-closing = Premier à passer la ligne, avec l’aide de deux crues et d’un rocher bien placé. Vous connaissez les cartes, la vitesse, les manœuvres, les obstacles, les événements et le stop. Le reste, c’est lire l’eau.

first-1-before = Placez votre kayak sur la rangée 1. Regardez toujours une rangée plus loin : des rochers attendent devant d et f, un rapide devant c. Devant e1, l’eau est libre.
first-1-after = Vous êtes à la vitesse 2. Vers l’aval, on suit le courant de la case où l’on commence : la petite flèche sous le kayak.

first-2-before = Un tour est simple : jouez une carte, puis piochez. Vous avez quatre cartes « La rivière avance », mais gardez-les pour un meilleur moment. Jouez Godille : une manœuvre et une carte.
first-2-after = Après chaque carte, les autres peuvent répondre. Le bleu a passé : les lignes de votre carte s’appliquent donc, de haut en bas.

first-3-before = À la vitesse 2, vous pouvez manœuvrer jusqu’à trois cases. Allez de deux à gauche : le second pas tomberait sur le bleu, vous glissez donc devant lui, dans le rapide, qui vous jette une rangée plus loin. Cela coûte une carte et gagne deux rangées.
first-3-after = De e1 à c3 ! Un rapide ne se franchit qu’à la vitesse 4 ; à toute autre, vous devez une carte, et une « La rivière avance » est partie. Puis vous en avez pioché deux.

first-4-before = Le bleu a fait avancer la rivière : chaque kayak va aussi loin que sa vitesse, vous en c5. Deux cases à la fois, c’est peu. Jouez Danger en vue pour accélérer.
first-4-after = Certaines cartes laissent le choix. Celle-ci pose un jeton sur la rivière, et donne quelque chose avec.

first-5-before = Un rapide donne vitesse +1, un rocher une manœuvre. Choisissez le rapide.
first-5-after = Vitesse 3. Le jeton est en d6, pour tout le monde. Plus vous allez vite, plus la rivière vous porte loin, et moins vous manœuvrez.

first-6-before = Le bleu fait de même. Jouez Pagaie : un de plus fait 4, la vitesse qui franchit les rapides sans payer.
first-6-after = Vitesse 4, et une case à droite, en d5. Le courant y file vers la droite. À la rivière de jouer.

first-7-before = Faites avancer la rivière ! Vous partez le premier, quatre cases dans le sens du courant, puis le bleu à sa vitesse. Qui passe une ligne de section retourne un événement.
first-7-after = Quelle descente ! Trois cases, puis la berge : le pas impossible a coûté un de vitesse. Les lignes ont amené deux crues éclair, et chacune a fait avancer la rivière. Vous voilà de d5 en a15 ; un vent debout a ralenti tout le monde.

first-8-before = Le bleu a retourné un éboulement : chacun pose un rocher. Son kayak est en e13, et le courant y va tout droit. Posez le vôtre juste devant lui, en e14.
first-8-after = On n’entre pas dans un rocher par l’amont. Qui essaie perd deux de vitesse et le reste du mouvement. Attention : le bleu en a posé un en b16, là où mène votre courant.

first-9-before = Vous avez joué Rappel : prenez une carte de la défausse. Prenez Veine d’eau : vitesse +1, et une case vers l’aval pour vous seul.
first-9-after = Et voilà : le bleu a heurté votre rocher, perdu deux de vitesse, et le rapide d’à côté lui a encore coûté une carte.

first-10-before = Votre courant mène dans le rocher de b16. Sortez de là : à votre tour, avant de jouer une carte, vous pouvez prendre un stop. Vitesse moins un, une manœuvre, puis une carte s’en va.
first-10-after = Vitesse 1. Vous pouvez aussi prendre un stop quand un autre joue une carte : vous vous écartez avant que la rivière bouge.

first-11-before = Un kayak lent est agile : trois cases de manœuvre. Allez de trois à droite. Le dernier pas tomberait sur le bleu, vous passez donc devant lui.
first-11-after = De a15 en d16, une rangée devant le bleu, avec de l’eau libre devant vous.

first-12-before = Maintenant la carte du tour. Jouez Veine d’eau : vitesse 2, et une case en avant pour vous seul.
first-12-after = Vous êtes en d17. L’arrivée est la ligne après la rangée 18, et votre vitesse est 2.

first-13-before = Comptez : d18, d19. Deux cases vous font passer la ligne. Jouez la carte « La rivière avance » que vous avez gardée.
first-13-after = C’est fait ! Quand quelqu’un passe la dernière ligne, la course est finie, une fois que tous les kayaks ont bougé.
