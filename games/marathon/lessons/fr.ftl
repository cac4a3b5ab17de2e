first-title = Dix kilomètres au parc
first-opening = Trois coureurs, 39 rangées de parc, un dé, et dix points d’endurance qui doivent suffire. Vous êtes le coureur vermillon marqué d’un rond. Je m’arrête aux moments qui apprennent quelque chose ; faites ce que montre l’anneau.
first-closing = Vous gagnez, avec deux points d’endurance en réserve et deux blessures dont personne ne parlera. Dé, endurance, course, puis ce qui se trouve à l’arrivée : voilà un tour. Les marathons sont deux fois plus longs ; c’est l’endurance qui y décide.

first-1-before = D’abord une place au départ. Lancez le dé : le nombre est votre place.
first-1-after = Un 5 : la place 5 est deux rangées devant la place 1, pour compenser un départ plus tardif. Les petites places jouent d’abord : le vert commence, puis c’est vous.

first-2-before = Le vert a couru. À vous : lancez le dé pour votre vitesse. Les faces sur la route montrent jusqu’où chaque nombre vous porterait.
first-2-after = Un 5. Il ne doit pas forcément le rester.

first-3-before = Une fois par tour, vous pouvez dépenser de l’endurance : un point pour un de plus ou de moins, trois points pour relancer. Dépensez-en un pour accélérer : 6.
first-3-after = Il reste neuf points. Seules des cartes en rendent : un point doit être bien dépensé.

first-4-before = Vous courez les six rangées ; le couloir d’arrivée est à choisir. La rangée 8 est pleine de cases ÉVÉNEMENT. Courez au couloir 5 et tirez une carte.
first-4-after = EUPHORIE, la meilleure carte ! Vous la gardez : elle annulera un coup dur de votre choix.

first-5-before = Un 2 seulement. Sur ce parcours court, l’endurance ne manque pas : dépensez trois points et relancez. Le nouveau nombre compte, quoi qu’il arrive.
first-5-after = Un 5 ! Vous avez couru sur la passerelle, jusqu’à un ÉVÉNEMENT : Second souffle. Il fait tourner la roue : +1, une rangée de plus.

first-6-before = Cette rangée compte comme toute course, et un autre symbole agit à son tour. Le couloir 4 est libre, le 3 est un ÉVÉNEMENT. Avec EUPHORIE en main, osez : couloir 3.
first-6-after = Vent de face : deux rangées en arrière. Mais regardez ce qu’on vous demande.

first-7-before = Une carte nuisible va vous frapper, et vous tenez EUPHORIE. Vous voyez le mal d’abord, et décidez ensuite. Utilisez-la.
first-7-after = Le vent passe sans vous toucher, les deux cartes sont défaussées, et vous gardez la rangée 14. En tête.

first-8-before = Le vert a tenté un SPRINT et est retombé derrière vous. Vous avez fait 1. Deux rangées plus loin, au couloir 4, il y a un SPRINT : dépensez un point pour l’atteindre.
first-8-after = Vitesse 2. Un symbole n’agit que si votre course finit dessus ; le traverser ne fait rien.

first-9-before = Courez au couloir 4, sur le SPRINT, et lancez la roue. Cinq secteurs sur huit poussent en avant, trois en arrière.
first-9-after = +1, et la rangée suivante offre un ravitaillement : trois points d’endurance. Vous revoilà à huit.

first-10-before = Vous avez fait 6, mais autour du lac le chemin n’a qu’un couloir, et le vert est sur la rangée 21. On ne saute personne : ce sera trois rangées, quoi que vous payiez. Ne dépensez donc rien.
first-10-after = Arrêté juste derrière le vert, sur un ÉVÉNEMENT : BLESSURE. Une ou deux ne font rien. La troisième vous brise et coûte un tour.

first-11-before = Vous avez fait 6 et payé un point pour 7 : il n’y a pas de vitesse maximale. Courez au couloir 3 de la rangée 27, un SPRINT.
first-11-after = +2, jusqu’à un ÉVÉNEMENT. Une deuxième BLESSURE : désormais, ces cases sont dangereuses pour vous.

first-12-before = Le vert a tiré sa troisième BLESSURE et manquera un tour. Vous avez sprinté deux fois : +2, puis −2. Raté : deux rangées en arrière. Le couloir reste à choisir : le 5, il vise le SPRINT de la rangée 38.
first-12-after = Rangée 33. En arrière, aucun symbole n’agit. Le vert, à bout, est deux rangées derrière vous.

first-13-before = Un 5 vous mène à la rangée 38 ; la ligne est après la 39. Le couloir 5 est un SPRINT : à partir de +2, la roue vous fait gagner aussitôt.
first-13-after = +2 ! Vous franchissez la ligne, et la course s’arrête à cet instant. Les autres sont classés par rangée.
