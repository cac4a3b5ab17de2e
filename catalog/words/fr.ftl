hint-only = C’est la seule action permise.
hint-nothing-else = Rien d’autre ne semblait valoir un essai.
hint-better = Meilleur que « { $other } » : { $against }.
hint-close = À peu près aussi bon que « { $other } » : { $worlds } courses jouées jusqu’au bout ne les départagent pas.
hint-costs = Moins bon que le meilleur : { $against }.
hint-against = { $win } % de { $worlds } courses jouées jusqu’au bout sont gagnées, et { $other_win } % avec l’autre choix
hint-against-alone = d’après { $worlds } courses jouées jusqu’au bout
hint-because = { $reason } En moyenne, au choix suivant : { $parts }.
hint-untried = Cela ne semblait pas valoir un essai.
hint-as-good = Aussi bon que le meilleur, pour autant qu’on puisse en juger.
hint-figures = rang attendu { $place }, chances de gagner { $win } % (± { $error }), d’après { $tries } courses jouées jusqu’au bout
reason-rival-back = { $seat } retenu
reason-rival-on = { $seat } avancé
review-running = une course est analysée quand elle est finie
review-alone = une analyse compare les chances de gagner ; seul, il n’y a personne à battre
review-written = une course commencée à partir d’une position écrite ne peut pas être racontée, il n’y en a donc pas d’analyse
# Levels are called by what you type.
hint-blind = { $level } ne regarde pas devant, il n’a donc pas de conseil ; demandez à l’un d’eux : { $levels }

undo-nothing = il n’y a aucune action à reprendre
undo-other = { $seat } a joué depuis
undo-chance = elle a fait lancer un dé, tourner une roue ou mélanger des cartes
undo-learnt = { $seat } y a appris quelque chose
undo-shown = elle a montré quelque chose à tous

refused-no-action = une action est un objet qui a un « type »
refused-unknown-action = il n’y a pas d’action { $written } ; les actions sont { $known }
refused-lacks = { $action } demande aussi : { $part }
refused-no-parts = { $action } n’a pas de { $part } ; elle va seule
refused-excess = { $action } n’a pas de { $part } ; elle a { $known }
refused-name = { $action } : { $written } n’est aucun de { $known }
refused-part = { $action } : { $why }
refused-no-seat = il n’y a pas de place { $seat_number } ; les places vont de 0 à { $last }

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
values-range = de { $least } à { $most }
values-zero = { $values } ; 0 : { $meaning }
values-or-null = null ou { $values }
values-or-null-meaning = null ({ $meaning }) ou { $values }
values-seat = le numéro d’une place
values-or = { $one }, ou { $other }
values-board = le texte d’un fichier de plateau
values-boards = une liste de { $names }, { $most } au plus, chacun une fois
values-numbers = une liste de nombres entiers de { $least } à { $most }
values-counts = un objet de noms avec des nombres entiers
values-text = un texte
values-content = un objet de noms de fichiers avec leurs textes

setup-no-game = il n’y a pas de jeu « { $game } » ; les jeux sont { $games }
setup-no-game-near = il n’y a pas de jeu « { $game } » (vouliez-vous dire { $near } ?) ; les jeux sont { $games }
setup-seats = { $game } se joue de { $fewest } à { $most } joueurs, pas à { $seats }
setup-no-switches = { $game } n’a pas d’options
setup-no-switch = { $game } n’a pas d’option « { $key } » ; ses options sont { $switches }
setup-no-switch-near = { $game } n’a pas d’option « { $key } » (vouliez-vous dire { $near } ?) ; ses options sont { $switches }
setup-value = l’option { $key } ne peut pas valoir { $value } ; permis : { $values } (par défaut { $default })
setup-inside = l’option { $key } ne convient pas : { $why } ; permis : { $values }
setup-no-object = les options sont un objet JSON, pas { $found }
setup-position = la position ne peut pas être lue : { $why }
setup-no-language = il n’y a pas de langue « { $language } » ; il y a { $languages }
setup-no-level = il n’y a pas de robot nommé « { $level } » ; les robots sont { $levels }

fault-at = { $place } : { $why }
fault-at-line = { $place }, ligne { $line } : { $why }
fault-switch = l’option { $key } : { $why }
fault-switch-line = l’option { $key }, ligne { $line } : { $why }

record-unread = ce n’est pas une course enregistrée qu’on puisse lire : { $why }
record-none = ce n’est pas une course enregistrée : elle n’a pas de clé « podium »
record-no-proof = cette course enregistrée est sans preuve : rejouez-la avec podium replay, ou demandez au serveur de la course son enregistrement, qui en a une
record-format = le fichier a le format { $found } ; ce programme lit le format { $ours }
record-rules = la course a été courue avec la version { $theirs } des règles du jeu { $game } ; ce programme a la version { $ours }
record-switches = l’enregistrement n’a pas toutes les options ; les voici toutes : { $options }
record-refused = étape { $step } : { $seat } ne peut pas faire { $action } : { $why }
record-differs = étape { $step } : { $what } de l’enregistrement (empreinte { $recorded } enregistrée, { $found } maintenant)
record-differs-start = mise en place : { $what } de l’enregistrement (empreinte { $recorded } enregistrée, { $found } maintenant)
record-differ-events = les événements diffèrent
record-differ-switch = une option ou la position diffère
record-differ-position = la position diffère
record-differ-both = la position et les événements diffèrent
record-result = résultat : on a enregistré { $recorded }, rejouée c’est { $found }
record-unfinished = une course inachevée
record-places = les rangs { $places } avec pour vainqueurs { $winners }
record-drawn = la graine n’est pas celle que donnent la promesse et les parts : ce serait { $found }
record-drawn-seed = la part promise de la graine est { $seed }, ce qui n’est pas un nombre de 0 à 18446744073709551615
record-commitment = la graine n’est pas celle qui était promise : sa promesse est { $found }
record-promised = la graine n’est pas celle promise avant la course : son engagement est { $found }, celui publié était { $published }
record-alone = un enregistrement seul ne peut pas être comparé à ce qui fut promis avant la course ; la preuve que donne un serveur d’une course finie le peut

puzzle-unread = ce n’est pas un problème qu’on puisse lire : { $why }
puzzle-no-best = un problème a au moins un meilleur choix
puzzle-illegal = le meilleur choix { $action } ne peut pas être joué : { $why }
puzzle-script = un problème n’est qu’une position ; il n’a pas de script et n’attend rien
puzzle-grade = { $level } rate { $missed } essais sur { $tries } ; il faut au moins un essai, et pas plus de ratés que d’essais

# Ce qui est dit d’un problème que personne n’a écrit.
puzzle-title-way = Manche { $round }, { $decision } : { $percent } % du chemin, place { $place } sur { $seats }
puzzle-title-round = Manche { $round }, { $decision } : place { $place } sur { $seats }
puzzle-first-sight = Ce qui paraît le plus sensé à première vue, « { $other } », gagne { $other_win } %.
puzzle-reasons = À côté de « { $other } », en moyenne au choix suivant : { $parts }.

# La difficulté d’un problème.
puzzle-easy = facile
puzzle-medium = moyen
puzzle-hard = difficile
puzzle-level = { $level } { $percent } %
puzzle-graded = { $stars } { $difficulty } : les robots le ratent dans { $missed } % de leurs essais ({ $levels })

# Analyses de courses finies.
review-percent = { $number } %
review-set-up = la mise en place
review-forced = pas de choix
review-best = le meilleur
review-good = bon
review-inaccuracy = imprécision
review-mistake = erreur
review-blunder = gaffe
review-reasons = En moyenne, au choix suivant : { $parts }.
review-line = Ce qui aurait probablement suivi : { $steps }.
review-line-step = { $seat } : { $action }
review-signed = { $sign }{ $share }
review-step = Coup { $step }, { $class } : { $action }. Il a coûté { $loss } (± { $error }) des chances de gagner.
review-better = Meilleur : { $action }, avec { $chance } de chances.
review-stroke = Coup { $step }, chance { $change } : { $what }
review-how = La chance et les choix sont ce qu’ils ont changé aux chances de gagner, tous les secrets étant connus ; le choix d’un joueur sensé ne change rien. Un choix est dit bon ou mauvais d’après ce que son siège savait. Le tout donne le résultat.

# Ce qui ne va pas dans un dossier de langues, une faute par ligne.
language-at = { $file } : { $why }
language-line = { $file }, ligne { $line } : { $why }
language-message = { $file }, ligne { $line }, { $message } : { $why }
language-next = { $faults }
    { $next }
language-more = { $faults }
    et { $more } de plus
language-nowhere = ceci n’est dans aucune langue : déplacez-le dans un dossier comme eo/{ $file }
language-none = il n’y a pas de langue ici : une langue est un dossier comme eo/
language-other-code = ce dossier est une langue : appelez-le { $code }
language-no-code = ce n’est pas le code d’une langue : un dossier s’appelle eo, pt ou pt-BR
language-empty = cette langue n’a pas de fichier ; il peut y avoir { $files }
language-no-file = aucun fichier d’une langue ne s’appelle ainsi ; il peut y avoir { $files }
language-no-file-near = aucun fichier d’une langue ne s’appelle ainsi ; vouliez-vous dire { $near } ? Il peut y avoir { $files }
language-belongs = va dans { $file }
language-unknown = il n’y a pas de tel message en anglais (Ce que seuls vos propres messages utilisent est un terme : -{ $message })
language-unknown-near = il n’y a pas de tel message en anglais ; vouliez-vous dire { $near } ? (Ce que seuls vos propres messages utilisent est un terme : -{ $message })
language-no-rules = il n’y a pas de règle ici : le paragraphe d’une règle commence par son identifiant, comme **{ $rule }**
language-no-rule = il n’y a pas de règle { $rule } ; près d’elle il y a { $near }
