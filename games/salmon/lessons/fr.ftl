first-title = À contre-courant
first-opening = Remontez jusqu’au lieu de reproduction, et arrivez-y reposé : votre paquet est votre force, et les cartes Fatigue l’encombrent. Vous êtes le saumon vermillon marqué d’un rond. Suivez l’anneau sur une courte rivière de quatre plateaux.
first-closing = Vous êtes arrivé, seul, et donc vainqueur. Si les deux étaient arrivés à la même manche, le moins fatigué aurait gagné. Nagez, reposez-vous, sautez : la rivière est à vous.

first-1-before = Vous avez quatre cartes et pouvez en jouer jusqu’à trois, l’une après l’autre. La Nage avant mène une case tout droit vers l’amont. Jouez-la.
first-1-after = Une case de gagnée. Les saumons nagent tout droit, à gauche ou à droite, jamais en arrière d’eux-mêmes.

first-2-before = Devant, à gauche, une case porte le signe d’une Nage : qui y entre reçoit une carte. Jouez la Nage gauche.
first-2-after = Vous pouvez maintenant prendre une carte Nage dans votre paquet.

first-3-before = Choisissez laquelle. L’avant sert toujours.
first-3-after = Elle est sur votre défausse et viendra en main après le prochain mélange. C’est ainsi qu’un paquet se renforce.

first-4-before = Une troisième nage dans le même tour fatigue : elle met une carte Fatigue dans votre paquet. Au départ, la hâte se défend. Nagez encore tout droit.
first-4-after = Vous êtes sur le plateau suivant, avec une Fatigue dans la défausse. Le tour finit seul après trois cartes, et vous avez pioché jusqu’à quatre.

first-5-before = Vous avez pris le bras gauche, où il y a des cartes à trouver. Le bleu est dans le bras droit, juste sous un ours. Jouez votre carte Ours.
first-5-after = Une carte Ours déplace n’importe quel ours de deux pas. S’il marche sur un saumon, il s’arrête, et ce saumon reçoit une Fatigue.

first-6-before = Le bleu est juste sous le premier ours. Faites-le reculer d’un pas, sur le bleu.
first-6-after = Le bleu a rencontré l’ours : une Fatigue. Ils vous font la même chose si vous nagez sur eux : contournez-les.

first-7-before = Un rocher à droite, et trois Nages droite en main : aucune ne sert. C’est le moment de se reposer. Jouez la Fatigue ; en soi, elle ne fait rien.
first-7-after = L’astuce est de ne rien jouer d’autre dans ce tour.

first-8-before = Arrêtez-vous là : finissez votre tour.
first-8-after = Vous vous êtes reposé, et la Fatigue a quitté votre paquet. Les cartes non jouées sont restées en main, et la nouvelle est une Nage libre.

first-9-before = La Nage libre vous a mené tout droit, dans des Roseaux. Ils permettent d’ôter une carte de la main, de la pioche ou de la défausse. L’autre Fatigue est dans la pioche : ôtez-la.
first-9-after = Plus une seule Fatigue. Un paquet propre pioche bien.

first-10-before = Le dernier plateau. Des chutes sont devant vous, et les cartes manquent pour sauter. Mais vous avez trouvé deux Courants en chemin. Jouez-en un : tout saumon sur une flèche la suit.
first-10-after = Vous êtes sur une flèche, vous aussi ! Avant qu’un Courant agisse, chacun de ceux qu’il touche peut le contrer.

first-11-before = Défaussez votre second Courant pour être épargné : contrez.
first-11-after = Vous tenez bon, et le bleu dérive en arrière. Un contre ne protège que celui qui le joue.

first-12-before = Un saumon ne remonte pas une chute à la nage : il saute, avec deux nages jouées ensemble. Prenez la Nage libre, puis la Nage gauche : tout droit par-dessus la chute, puis à gauche. Chaque saut coûte une Fatigue.
first-12-after = Par-dessus la chute ! Ce qui se trouve sous un saut ne compte pas, même les ours.

first-13-before = Le lieu de reproduction est à une case, devant à gauche. Nage gauche : c’est la troisième du tour, mais elle vaut bien une Fatigue.
first-13-after = Vous êtes arrivé. La manche se joue jusqu’au bout : la Fatigue ne comptera que si le bleu arrive aussi.
