hint-only = C’est la seule action permise.
hint-nothing-else = Rien d’autre ne semblait valoir un essai : rang attendu { $place }.
hint-better = Mieux que « { $other } » : { $against }.
hint-close = À peu près aussi bon que « { $other } », trop serré pour trancher : { $against }.
hint-against = rang attendu { $place } contre { $other_place }, chances de gagner { $win } % contre { $other_win } %, sur { $tries } et { $other_tries } essais
hint-against-alone = sur { $tries } et { $other_tries } essais
hint-outlooks = { $reason } Celui-ci : { $one }. L’autre : { $other }.
hint-untried = Cela ne semblait pas valoir un essai.
hint-as-good = À peu près aussi bon que le meilleur, pour autant que le robot puisse en juger.
hint-costs-both = Cela coûte d’ordinaire { $places } rang ; les chances de gagner tombent de { $from } % à { $to } %.
hint-costs-places = Cela coûte d’ordinaire { $places } rang par rapport au meilleur.
hint-costs-chance = Les chances de gagner tombent de { $from } % à { $to } %.
hint-little-worse = Un peu moins bon que le meilleur.
# Levels are called by what one types.
hint-blind = { $level } ne regarde pas devant, il n’a donc pas de conseil ; demandez à l’un d’eux : { $levels }
hint-figures = rang attendu { $place }, chances de gagner { $win } %, sur { $tries } essais

undo-nothing = il n’y a aucune action à reprendre
undo-other = { $seat } a joué depuis
undo-chance = elle a fait lancer un dé, tourner une roue ou mélanger des cartes
undo-learnt = { $seat } y a appris quelque chose
undo-shown = elle a montré quelque chose à tous

refused-no-action = une action est un objet qui a un « type »
refused-unknown-action = il n’y a pas d’action { $written } ; les actions sont { $known }
refused-lacks = { $action } demande aussi : { $part }
refused-no-parts = { $action } n’a pas de { $part } ; elle va seule
refused-excess = { $action } n’a pas de { $part } ; elle a { $known }
refused-name = { $action } : { $written } n’est aucun de { $known }
refused-part = { $action } : un de ses éléments ne convient pas
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

setup-no-game = il n’y a pas de jeu « { $game } » ; les jeux sont { $games }
setup-no-game-near = il n’y a pas de jeu « { $game } » (vouliez-vous dire { $near } ?) ; les jeux sont { $games }
setup-seats = { $game } se joue de { $fewest } à { $most } joueurs, pas à { $seats }
setup-no-switches = { $game } n’a pas d’options
setup-no-switch = { $game } n’a pas d’option « { $key } » ; ses options sont { $switches }
setup-no-switch-near = { $game } n’a pas d’option « { $key } » (vouliez-vous dire { $near } ?) ; ses options sont { $switches }
setup-value = l’option { $key } ne peut pas valoir { $value } ; permis : { $values } (par défaut { $default })
setup-inside = l’option { $key } ne convient pas : { $why } ; permis : { $values }
setup-no-object = les options sont un objet JSON, pas { $found }
setup-position = la position ne peut pas être lue : { $why }
setup-no-language = il n’y a pas de langue « { $language } » ; il y a { $languages }
setup-no-level = il n’y a pas de robot nommé « { $level } » ; les robots sont { $levels }

fault-at = { $place } : { $why }
fault-at-line = { $place }, ligne { $line } : { $why }
fault-switch = l’option { $key } : { $why }
fault-switch-line = l’option { $key }, ligne { $line } : { $why }

record-unread = ce n’est pas une course enregistrée qu’on puisse lire : { $why }
record-none = ce n’est pas une course enregistrée : elle n’a pas de clé « podium »
record-format = le fichier a le format { $found } ; ce programme lit le format { $ours }
record-rules = la course a été courue avec la version { $theirs } des règles du jeu { $game } ; ce programme a la version { $ours }
record-switches = l’enregistrement n’a pas toutes les options ; les voici toutes : { $options }
record-refused = étape { $step } : { $seat } ne peut pas faire { $action } : { $why }
record-differs = étape { $step } : { $what } de l’enregistrement (empreinte { $recorded } enregistrée, { $found } maintenant)
record-differs-start = mise en place : { $what } de l’enregistrement (empreinte { $recorded } enregistrée, { $found } maintenant)
record-differ-events = les événements diffèrent
record-differ-switch = une option ou la position diffère
record-differ-position = la position diffère
record-differ-both = la position et les événements diffèrent
record-result = résultat : on a enregistré { $recorded }, rejouée c’est { $found }
record-unfinished = une course inachevée
record-places = les rangs { $places } avec pour vainqueurs { $winners }
record-drawn = la graine n’est pas celle que donnent la promesse et les parts : ce serait { $found }
record-drawn-seed = la part promise de la graine est { $seed }, ce qui n’est pas un nombre de 0 à 18446744073709551615
record-commitment = la graine n’est pas celle qui était promise : sa promesse est { $found }

puzzle-unread = ce n’est pas un problème qu’on puisse lire : { $why }
puzzle-no-best = un problème a au moins un meilleur choix
puzzle-illegal = le meilleur choix { $action } ne peut pas être joué : { $why }
puzzle-script = un problème n’est qu’une position ; il n’a pas de script et n’attend rien
