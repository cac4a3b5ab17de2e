lab-thousands-mark = { "\u202F" }
lab-interval = { $low } à { $high }
lab-estimate = { $value } ({ $interval })
lab-too-few = trop peu pour le dire
lab-ordinal = { $number ->
    [1] { $count }re
   *[other] { $count }e
}
lab-races = { $number ->
    [one] { $count } course
   *[other] { $count } courses
}
lab-players = { $number ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
lab-pairs = { $number ->
    [one] { $count } paire
   *[other] { $count } paires
}
lab-settings = { $number ->
    [one] { $count } réglage
   *[other] { $count } réglages
}
lab-things-count = { $number ->
    [one] { $count } élément comparé
   *[other] { $count } éléments comparés
}
lab-kinds-count = { $number ->
    [one] { $count } sorte
   *[other] { $count } sortes
}

lab-now-luck = Nouvelle distribution, pour distinguer la chance de l’habileté
lab-now-report = Écriture du rapport

lab-title = { $game } : { $races }
lab-brand-report = rapport du laboratoire
lab-brand-sweep = balayage du laboratoire
lab-contents = Sommaire
lab-footer = Les intervalles sont à 95 %. Comment chaque chiffre est mesuré : docs/lab.md.
lab-numbers = Chiffres
lab-how-to-read = Comment lire :

lab-tile-seats = De la meilleure à la pire place
lab-tile-points = { $points } pts
lab-tile-rounds = Manches
lab-tile-range = { $interval } ; neuf sur dix de { $low } à { $high }
lab-tile-real = Vraies décisions par joueur
lab-tile-forced = Décisions forcées
lab-tile-lead = Changements de tête
lab-tile-skill = Part d’habileté

lab-about = Ce qui a été simulé
lab-interrupted = Interrompu : { $races } courses sur { $wanted } ont été courues. Les chiffres et les intervalles sont ceux des courses courues.
lab-in-short = En bref
lab-run = La simulation
lab-all-switches = Toutes les options
lab-row-game = Jeu
lab-row-players = Joueurs
lab-row-bots = Robots
lab-row-switches = Options choisies
lab-row-races = Courses
lab-row-seed = Graine
lab-row-command = Commande
lab-row-podium = Podium
lab-run-game = { $name } ({ $game }), version { $version } des règles
lab-run-players = { $players }, places numérotées à partir de 0
lab-run-seed = { $seed } ; chaque course suivante a la graine suivante
lab-defaults = aucune : les valeurs par défaut

lab-short-uneven = { $who } gagne { $wins }, le plus loin de l’égalité, qui serait { $even } : plus de cinq points d’écart ? { $answer }.
lab-who-starts = Qui part à la { $place } place
lab-yes = Oui
lab-no = Non
lab-cannot-tell = Ces courses ne permettent pas de le dire
lab-short-length = Une course dure { $rounds } manches, neuf sur dix de { $low } à { $high }, et { $decisions } décisions.
lab-short-drama = La tête change { $changes } fois ; le vainqueur est derrière pendant { $behind } des manches et passe devant pour de bon après { $decided } de la course.
lab-short-comebacks = Dans { $overtaken } des courses le vainqueur n’était pas en tête à mi-course, dans { $last } il était dernier.
lab-short-decision = Une décision offre { $legal } actions permises ; { $forced } des décisions sont forcées.
lab-short-skill = Entre robots de forces différentes, l’habileté fait { $skill } des écarts de classement, la chance le reste.
lab-short-thing = { $thing } parmi { $kind } ({ $points } points, { $interval })
lab-short-strongest = { " " }; les plus forts : { $things }
lab-short-sure = { $number ->
    [one] { $count } va
   *[other] { $count } vont
}
lab-short-things = Sur { $compared }, { $sure } de pair avec plus de victoires ou de défaites que le hasard n’en explique{ $most }.
lab-short-never = { $things } éléments sur { $all_things } et { $rules } règles sur { $all_rules } ne sont jamais apparus en { $races }.

lab-seats = Qui gagne
lab-seat = Place { $seat }
lab-start = { $place } au départ
lab-alone = Il n’y a qu’une place, donc personne à battre.
lab-seats-differ = Les robots diffèrent d’une place à l’autre : les parts de victoires parlent des robots et des places ensemble, pas de la seule équité.
lab-seats-as-starts = Dans chaque course la place 0 est partie la première, la place 1 la deuxième, et ainsi de suite : les chiffres par rang de départ sont ceux par place.
lab-wins-seat = Victoires par place
lab-wins-start = Victoires par rang de départ
lab-wins-label-seat = Part des courses gagnées, par place
lab-wins-label-start = Part des courses gagnées, par rang de départ
lab-wins-facts = Écart entre la meilleure et la pire : { $points } points ({ $interval })
lab-wins-read = Une barre est la part des courses gagnées et sa moustache l’intervalle à 95 % ; là où la moustache croise le trait pointillé, ces courses ne la distinguent pas de l’égalité.
lab-places-seat = Classement par place
lab-places-start = Classement par rang de départ
lab-places-facts = { $races } courses ; chaque part est connue à { $points } points près ou mieux
lab-places-read = Chaque barre est l’ensemble des courses, la partie la plus sombre celles finies en tête ; si toutes se valent, les parties s’alignent les unes sous les autres.
lab-uneven-seats = Les places sont plus inégales que le hasard ne l’explique
lab-uneven-starts = Les rangs de départ sont plus inégaux que le hasard ne l’explique
lab-fair-seats = Les places ne sont pas plus inégales que le seul hasard ne les rend
lab-fair-starts = Les rangs de départ ne sont pas plus inégaux que le seul hasard ne les rend
lab-fair = { $verdict } : la meilleure part et la pire diffèrent de { $spread } points ; si tout était égal, le hasard les tiendrait à moins de { $by_chance } points dans 95 simulations sur 100 ({ $p }, khi carré de Pearson).

lab-length = La durée
lab-rounds = Manches
lab-decisions = Décisions
lab-drama = Comment la tête change
lab-changes = Changements de tête
lab-behind = Combien de temps le vainqueur était derrière
lab-decided = Quand tout s’est décidé
lab-finish = Les écarts avant la dernière manche
lab-margin = Du vainqueur au suivant
lab-field = Du premier au dernier
lab-axis-rounds = manches
lab-axis-decisions = décisions de toutes les places
lab-axis-changes = fois où une autre place a pris la tête
lab-axis-behind = part des manches avec le vainqueur derrière
lab-axis-decided = part de la course après laquelle le vainqueur est resté devant
lab-axis-progress = dans la mesure d’avancement du jeu
lab-axis-legal = actions permises au choix
lab-read-changes = { " " }; loin à droite, on se dépasse souvent en tête
lab-read-behind = { " " }; à 0 % le vainqueur a mené du départ à l’arrivée
lab-read-decided = { " " }; plus c’est à droite, plus le vainqueur a pris la tête tard pour de bon
lab-read-margin = { " " }; au-dessous de 0 le futur vainqueur était derrière
lab-mean = Moyenne
lab-median = Médiane
lab-deviation = Écart type
lab-nine-in-ten = Neuf sur dix vont de
lab-least-to-most = Du plus petit au plus grand
lab-histogram = Histogramme : { $title }
lab-distribution-facts = Moyenne { $mean }, médiane { $median }, neuf sur dix de { $low } à { $high }
lab-distribution-read-races = Le trait est la moyenne, le triangle la médiane, le trait épais sous les barres tient neuf courses sur dix{ $more }.
lab-distribution-read-decisions = Le trait est la moyenne, le triangle la médiane, le trait épais sous les barres tient neuf décisions sur dix{ $more }.
lab-leader = Celui qui mène gagne-t-il ?
lab-leader-facts = Après { $part } de la course, celui qui mène gagne { $share }
lab-leader-label = Combien de fois celui qui mène gagne, selon la part de la course
lab-leader-read = La ligne dit combien de fois celui qui mène à ce moment gagne à la fin et la bande est son intervalle à 95 % ; une ligne haute dès le début veut dire une course vite décidée.
lab-comebacks = Retours
lab-comebacks-facts = Vainqueurs derniers à mi-course : { $share }
lab-comebacks-read = Chaque barre est la part des courses dont le vainqueur en était là à la moitié des manches, avec son intervalle à 95 % ; de longues barres veulent dire que personne n’est vite hors course.
lab-overtaken = Ne menait pas à mi-course
lab-was-last = Était dernier à mi-course

lab-choices = Ce qu’il y a à décider
lab-choices-said = Une place a { $real } vraies décisions dans une course, c’est-à-dire avec plus d’une action permise. De toutes les décisions, { $forced } sont forcées.
lab-branching = Ramification : choix par décision
lab-read-forced = { " " }; la barre à 1 est celle des décisions forcées
lab-read-tail = { " " }; une longue traîne à droite, ce sont des décisions au choix très large
lab-kinds = Par sorte
lab-kinds-facts = { $kinds } de décisions ; forcées en tout { $forced }
lab-kinds-read = Une barre dit combien de fois cette décision se présente dans une course, toutes places ensemble ; forcée veut dire qu’il n’y avait qu’une action permise.

lab-luck = Chance contre habileté
lab-luck-none = Non mesuré : la simulation a fini avant, ne l’a pas demandé, ou n’a qu’une place ; --luck PAIRS le fait mesurer.
lab-luck-said = Mesuré à part, sur { $pairs } de courses : des robots de forces différentes ({ $bots }) occupent deux fois les mêmes places, le hasard étant redistribué. Ce que les deux courses ont en commun est l’habileté, le reste est la chance.
lab-skill = D’où vient le classement
lab-skill-share = Part des écarts de classement due à l’habileté
lab-skill-same = Même vainqueur quand le hasard est redistribué
lab-skill-by-luck = De même, si tout était chance
lab-skill-facts = Après redistribution, le même robot gagne { $same } ; par la seule chance { $by_luck }
lab-skill-label = Écarts de classement : parts de l’habileté et de la chance
lab-skill-read = La partie sombre est la part des écarts de classement qui tient à qui joue, avec son intervalle à 95 % ; elle vaut pour ces robots, et de plus forts ou de plus égaux laissent plus à la chance.
lab-part-skill = habileté
lab-part-luck = chance
lab-luck-wins = Qui a gagné ces courses
lab-luck-even = L’égalité serait { $even }
lab-luck-wins-read = Un point est la part de victoires d’un robot avec son intervalle à 95 %, le trait vertical est l’égalité ; plus les points en sont loin, plus l’habileté compte.

lab-things = Cartes, événements, cases, objets
lab-things-remark = C’est une corrélation, pas une cause : qui est devant atteint les dernières cases, et qui est derrière reçoit l’aide qu’une règle donne aux retardataires. Pour savoir ce que fait un élément, changez-le et comparez.
lab-things-said = L’effet est la part de victoires des places qui ont utilisé un élément dans des courses où d’autres ne l’ont pas fait, moins ce qui serait l’égalité, en points de pourcentage. ▲ et ▼ marquent les effets que le hasard n’explique pas (q inférieur à 0,05, corrigé du nombre d’éléments comparés). Un élément que tous ou personne n’ont utilisé dans presque chaque course n’a pas d’effet à montrer.
lab-things-unused = Jamais utilisés, quels qu’ils soient : { $kinds }.
lab-things-none = Ce jeu ne nomme aucun élément à compter.
lab-things-most-used = Les { $count } les plus utilisés
lab-things-strongest = Les { $count } aux effets les plus forts
lab-things-others = Les { $count } autres
lab-things-never = { $number ->
    [one] { " " }; { $count } jamais utilisé
   *[other] { " " }; { $count } jamais utilisés
}
lab-things-facts = { $all } en tout, { $sure } avec un effet que le hasard n’explique pas{ $never }
lab-things-read = Un point à droite veut dire que ceux qui l’ont utilisé ont gagné plus qu’à égalité, à gauche moins, la moustache est l’intervalle à 95 %, et un point plein est un effet que le hasard n’explique pas.
lab-overview = Tout de gauche à droite ({ $kind }) : { $ends }
lab-overview-label = Usage et effet, dans l’ordre : { $kind }
lab-overview-both = En haut, combien de fois chacun est utilisé dans une course ; en bas, la victoire avec lui en points, sombre là où le hasard ne l’explique pas.
lab-overview-uses = Combien de fois chacun est utilisé dans une course.

lab-rules = Les règles à l’œuvre
lab-rules-none = Les règles de ce jeu n’ont pas de numéros.
lab-every-rule = Chaque règle
lab-rules-facts = { $seen } règles sur { $rules } ont servi au moins une fois ; chaque part est connue à { $points } points près ou mieux
lab-rules-read = À côté de chaque numéro de règle, combien de fois par course elle a servi, puis la part des courses où ce fut le cas, qui est aussi la barre au-dessous.
lab-never = Ce qui n’est jamais arrivé
lab-never-rules = Règles
lab-never-none = Tout ce qui est compté est apparu au moins une fois.
lab-never-rules-said = Une règle est comptée quand un choix ou un événement la nomme. Celle qui ne fait que définir un mot, ou dont l’effet est raconté sous le numéro d’une autre, est dans cette liste bien qu’elle vaille tout le temps.
lab-never-few = Avec { $races }, on ne peut rien dire de ce qui est rare.
lab-never-bound = Jamais en { $races } courses ne veut pas dire jamais : avec 95 % de confiance, cela arrive dans au plus { $most } des courses, c’est-à-dire une sur { $one_in } (la règle de trois des statisticiens).

lab-plot-won = part des courses gagnées
lab-plot-even = pointillé : égalité { $even }
lab-plot-dashed = pointillé : { $share }
lab-plot-nothing = rien à compter
lab-plot-of-races = part des courses
lab-plot-of-decisions = part des décisions
lab-plot-above = { $least } et plus
lab-plot-leader = celui qui mène gagne
lab-plot-over = part de la course déjà courue
lab-plot-scale = échelle
lab-plot-uses = usages par course
lab-plot-points = points au-dessus de l’égalité

lab-column-seat = place
lab-column-start = rang de départ
lab-column-wins = victoires (intervalle à 95 %)
lab-column-won = victoires
lab-column-place = rang moyen (intervalle à 95 %)
lab-column-measure = mesure
lab-column-value = valeur (intervalle à 95 %)
lab-column-part = part de la course
lab-column-leader = celui qui mène gagne (intervalle à 95 %)
lab-column-winner = vainqueur
lab-column-races = courses (intervalle à 95 %)
lab-column-decision = décision
lab-column-a-race = par course
lab-column-forced = forcée
lab-column-choices = choix
lab-column-times = fois par course
lab-column-legal = actions permises, moyenne
lab-column-bot = robot
lab-column-effect = effet, points (intervalle à 95 %)
lab-column-q = q
lab-column-uses = usages par course
lab-column-with = courses avec lui
lab-column-rule = règle
lab-column-times-interval = fois par course (intervalle à 95 %)
lab-column-with-interval = courses avec elle (intervalle à 95 %)
lab-column-raced = courses
lab-column-targets = objectifs

lab-sweep-title = { $game } : un balayage
lab-sweep-lead = { $settings } de { $keys }, { $races }, { $players }, { $bots }, graines à partir de { $seed }
lab-sweep-settings = Chaque réglage
lab-sweep-no-targets = Aucun objectif n’a été nommé.
lab-sweep-wanted = Voulu : { $targets }. { $met } réglages sur { $settings } y répondent par leurs moyennes.
lab-sweep-interrupted = Interrompu : voici les courses qui ont été courues.
lab-sweep-read = À côté de chaque chiffre se trouve son intervalle à 95 %, et ce qui n’est pas dit incertain des objectifs vaut pour tous les réglages et objectifs à la fois, ce qui demande des intervalles plus larges.
lab-hit-not-playable = injouable : { $why }
lab-hit-not-raced = pas couru
lab-hit-met = atteint
lab-hit-likely = atteint, sans certitude
lab-hit-unlikely = manqué, sans certitude
lab-hit-missed = manqué
lab-hit-front = { $hit } ; sur le front
lab-heat = Cartes de chaleur
lab-heat-facts = { $about } ; { $key } en largeur
lab-heat-read = Plus un champ est sombre, plus le chiffre est grand, dont l’intervalle se trouve dans le tableau ci-dessus.
lab-heat-read-targets = Plus un champ est sombre, plus le chiffre est grand, dont l’intervalle se trouve dans le tableau ci-dessus ; un cadre marque les réglages qui atteignent tous les objectifs par leurs moyennes.
lab-front = Ce qui s’échange contre quoi
lab-front-title = { $one } contre { $other }
lab-front-facts = Voulu : { $one } et { $other }
lab-front-label = Les réglages selon deux chiffres
lab-front-read = Le champ teinté est ce qui est voulu, une croix est faite des intervalles à 95 % d’un réglage, et les réglages verts sont sur le front : aucun autre n’est plus près d’un objectif sans être plus loin d’un autre.

lab-measure-rounds = manches dans une course
lab-measure-decisions = décisions de toutes les places dans une course
lab-measure-forced = part des décisions à une seule action permise
lab-measure-lead_changes = changements de tête dans une course
lab-measure-behind = part des fins de manche où aucun vainqueur ne menait
lab-measure-decided = part de la course après laquelle le vainqueur a mené pour de bon
lab-measure-margin = avance du vainqueur sur le suivant
lab-measure-field = écart du premier au dernier
lab-measure-first_wins = part de victoires de qui part en premier
lab-measure-last_wins = part de victoires de qui part en dernier
lab-measure-seat_spread = plus grande part de victoires d’une place moins la plus petite
lab-measure-start_spread = plus grande part de victoires d’un rang de départ moins la plus petite

lab-figure-rounds = manches
lab-figure-decisions = décisions
lab-figure-forced = forcées
lab-figure-lead_changes = tête changée
lab-figure-behind = derrière
lab-figure-decided = décidée
lab-figure-margin = avance
lab-figure-field = étendue
lab-figure-first_wins = premier gagne
lab-figure-last_wins = dernier gagne
lab-figure-seat_spread = écart places
lab-figure-start_spread = écart départs

# Pourquoi un robot d’un autre programme a perdu un coup, ou ne joue pas.
lab-outside-no-start = { $command } ne démarre pas : { $why }
lab-outside-gone = il ne tourne plus
lab-outside-late = pas de réponse en { $ms } ms
lab-outside-stopped = arrêté après { $answers } réponses qui ne sont pas venues
lab-outside-no-json = « { $line } » n’est pas une ligne de JSON
lab-outside-other = il répond à la question { $other } ; on a posé la { $asked }
lab-outside-no-action = « { $line } » n’a pas d’"action"
lab-outside-no-command = il n’y a pas de commande
lab-outside-no-program = il n’y a pas de tel programme
lab-outside-no-right = vous n’avez pas le droit de le lancer ; est-ce un programme ?
lab-outside-no-pipes = son entrée et sa sortie sont hors d’atteinte
lab-outside-ending = on est en train d’arrêter ce programme-ci
lab-outside-ended = il s’est arrêté au milieu de la course (code de sortie { $code })
lab-outside-killed = il a été arrêté au milieu de la course (signal { $signal })
lab-outside-closed = il a fermé sa sortie au milieu de la course

# Ce qui n’est ni un robot, ni une mesure, ni un objectif.
lab-bots-level = { $why }, ou cmd:COMMANDE pour un programme à vous
lab-bots-command = cmd: demande une commande : cmd:python3 mybot.py
lab-bots-quote = la commande « { $command } » a un guillemet qui ne se ferme pas
lab-search-nothing = « { $written } » ne règle rien d’une recherche ; écrivez search:decisions=80000
lab-search-twice = { $key } d’une recherche est réglé deux fois ; réglez-le une fois
lab-search-budgets = une recherche s’arrête par { $other } ou par { $key }, pas par les deux
lab-search-whole = { $key } d’une recherche est un nombre entier de { $least } à { $most }, pas « { $value } »
lab-search-real = { $key } d’une recherche est un nombre de 0 à { $most }, pas « { $value } »
lab-search-key = une recherche n’a pas de réglage « { $key } » ; elle a { $keys }
lab-no-measure = il n’y a pas de mesure « { $measure } » ; les mesures sont { $measures }
lab-no-figure = il n’y a pas de chiffre « { $figure } » ; les chiffres sont { $figures }
lab-no-number = « { $written } » n’est pas un nombre
lab-no-target = « { $written } » n’est pas un objectif ; écrivez rounds=12..16, seat_spread<2% ou decided>0.6
lab-target-range = « { $written } » : un intervalle s’écrit { $figure }=BAS..HAUT, une borne { $figure }<HAUT ou { $figure }>BAS
lab-target-share = « { $written } » : { $figure } est une part ; écrivez { $bound }% pour { $bound } sur cent
lab-target-order = « { $written } » : la borne basse dépasse la haute

# Pourquoi une simulation ne peut être écrite ou continuée.
lab-trouble-file = { $file } : { $why }
lab-trouble-unread = { $file } ne peut pas être compris ({ $why }) ; effacez le dossier ou choisissez un autre --out
lab-trouble-no-table = ce n’est pas une table Parquet
lab-trouble-rows = il y a { $rows } lignes pour { $races } courses
lab-trouble-other = { $file } contient une autre simulation (autre jeu, robots, options, graine, version ou --steps) ; choisissez un autre --out ou effacez-le
lab-trouble-missing = il manque { $file }, cette simulation ne peut donc pas continuer ; effacez son dossier ou choisissez un autre --out
lab-trouble-nothing = interrompu avant qu’une course soit faite
