hint-only = C’est la seule action permise.
hint-nothing-else = Rien d’autre ne semblait valoir un essai : place attendue { $place }.
hint-better = Mieux que « { $other } » : { $against }.
hint-close = À peu près aussi bon que « { $other } », trop serré pour trancher : { $against }.
hint-against = place attendue { $place } contre { $other_place }, chances de gagner { $win } % contre { $other_win } %, sur { $tries } et { $other_tries } essais
hint-against-alone = sur { $tries } et { $other_tries } essais
hint-outlooks = { $reason } Celui-ci : { $one }. L’autre : { $other }.
hint-untried = Cela ne semblait pas valoir un essai.
hint-as-good = À peu près aussi bon que le meilleur, pour autant que le robot puisse en juger.
hint-costs-both = Cela coûte d’ordinaire { $places } place ; les chances de gagner tombent de { $from } % à { $to } %.
hint-costs-places = Cela coûte d’ordinaire { $places } place par rapport au meilleur.
hint-costs-chance = Les chances de gagner tombent de { $from } % à { $to } %.
hint-little-worse = Un peu moins bon que le meilleur.
hint-figures = place attendue { $place }, chances de gagner { $win } %, sur { $tries } essais

undo-nothing = il n’y a aucune action à reprendre
undo-other = { $seat } a joué depuis
undo-chance = elle a fait lancer un dé, tourner une roue ou mélanger des cartes
undo-learnt = { $seat } y a appris quelque chose
undo-shown = elle a montré quelque chose à tous

refused-unreadable = ce n’est pas une action de ce jeu : { $why }
refused-no-seat = il n’y a pas de place { $seat_number } ; les places vont de 0 à { $last }

level-random = Au hasard
level-random-about = N’importe quelle action permise
level-novice = Débutant
level-novice-about = Sensé, mais se trompe comme une personne
level-greedy = Habitué
level-greedy-about = L’action la plus sensée à première vue
level-club = Club
level-club-about = Regarde un peu devant
level-expert = Expert
level-expert-about = Regarde loin devant
level-master = Maître
level-master-about = Y met cinquante fois plus de temps

values-names = { $names }
values-flag = false, true
values-range = { $least } à { $most }
values-range-or-null = null ou { $least } à { $most }
values-seat = le numéro d’une place
values-or = { $one }, ou { $other }
values-board = le texte d’un fichier de plateau
values-numbers = une liste de nombres entiers de { $least } à { $most }
values-counts = un objet de noms avec des nombres entiers
values-text = un texte
values-content = un objet de noms de fichiers avec leurs textes
