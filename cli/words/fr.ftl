cli-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
cli-races = { $count ->
    [one] { $count } course
   *[other] { $count } courses
}
cli-pairs = { $count ->
    [one] { $count } paire
   *[other] { $count } paires
}
cli-steps = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}
cli-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
cli-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
cli-settings = { $count ->
    [one] { $count } réglage
   *[other] { $count } réglages
}

cli-interval = { $low } à { $high }
cli-estimate = { $value } ({ $low } à { $high })
cli-percent = { $value } % ({ $low } à { $high })
cli-points = { $value } points ({ $low } à { $high })

cli-verified = vérifié
cli-refused = refusé

cli-games-teaching = Pour apprendre comment Podium fonctionne, et comment on fait un jeu :
cli-games-line = { $name }, { $fewest } à { $most } joueurs, environ { $minutes } minutes
cli-rules-see = voyez `podium rules { $game }`
cli-rules-near = proches d’elle : { $rules }
cli-rules-unknown = le livret du jeu { $name } n’a pas de règle « { $rule } » ; { $near }
cli-options-none = { $name } n’a pas d’options.
cli-options-values = valeurs : { $values }

cli-set-twice = l’option { $key } est donnée deux fois ; donnez-la une fois
cli-set-nothing = { $set } ne règle aucune option ; écrivez --set CLÉ=VALEUR, par exemple --set target=50
cli-bots-count = --bots nomme { $bots } { $bots ->
    [one] robot
   *[other] robots
} pour { $seats } { $seats ->
    [one] place
   *[other] places
} ; nommez-en un pour toutes ou un pour chacune
cli-bots-count-others = --bots nomme { $bots } { $bots ->
    [one] robot
   *[other] robots
} pour { $seats } { $seats ->
    [one] place
   *[other] places
} en plus de la vôtre ; nommez-en un pour toutes ou un pour chacune
cli-bots-search = une recherche aux réglages particuliers joue dans l’arène ; nommez ici un niveau
cli-no-seat = il n’y a pas de place { $seat } ; à { $players } { $players ->
    [one] joueur
   *[other] joueurs
} les places vont de 0 à { $last }
cli-seed = graine { $seed }
cli-content-none = { $name } n’a pas de fichiers de contenu : tout est dans ses règles
cli-content-there = { $file } existe déjà ; nommez un autre dossier, rien n’a été écrit
cli-board-empty = { $file } est vide ; sa première ligne nomme le jeu, comme dans `marathon course my_town`

cli-which-game = Quel jeu ? Répondez par son numéro ou son nom ; q pour partir.
cli-which-line = { $name } : { $about }
cli-which-again = Répondez par un nombre de 1 à { $count }, ou par le nom d’un jeu.
cli-name-a-game = nommez un jeu, par exemple `podium play pig` ; `podium games` en donne la liste
cli-play-title = { $name }, { $players }, graine { $seed }. Vous êtes { $seat }.
cli-play-keys = Un nombre choisit une action, h donne un conseil, ? explique tout le reste.
cli-left = Vous avez quitté la course.
cli-no-more-answers = Il n’y a plus de réponses, la course s’arrête donc ici.
cli-record-foreign = le fichier pour l’enregistrement existe et n’est pas une course enregistrée ; nommez un autre fichier
cli-record-where = La course est enregistrée dans { $file } ; `podium replay { $file }` la raconte de nouveau.
cli-your-decision = Votre décision : { $decision }
cli-own-place = Vous, { $seat }, finissez au rang { $place }.
cli-place = { $place }. { $seat }
cli-places = La course est finie : { $places }
cli-places-so-far = Pas finie ; le classement jusqu’ici : { $places }
cli-passed = Vous passez, comme vous le souhaitez ; répondez a plus tard pour être de nouveau interrogé.
cli-passing = Les occasions de répondre rarement utilisées sont désormais passées pour vous ; a de nouveau, et l’on vous interroge à chacune.
cli-not-passing = On vous interroge à chaque occasion de répondre.
cli-lost-move = Le robot de { $seat } perd ce coup au profit de { level-greedy } : { $why }.
cli-lost-race = Il ne tourne plus : { level-greedy } joue le reste de la course.

cli-expected = { $count ->
    [1] Appuyez sur Entrée ou répondez 1
   *[other] Répondez par un nombre de 1 à { $count }
}
cli-no-action = Il n’y a pas d’action { $number }. { $expected } ; ? explique davantage.
cli-no-such-action = Il n’y a pas d’action { $written }. Ce que vous pouvez faire maintenant : { $actions }.
cli-no-such-action-more = Il n’y a pas d’action { $written }. Ce que vous pouvez faire maintenant : { $actions } et { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}.
cli-no-json = Ce n’est pas du JSON : il ne peut pas être lu à la colonne { $column }. { $expected }.
cli-json-twice = La clé { $key } figure deux fois, la seconde à la colonne { $column }. { $expected }.
cli-unclear = { $expected } ; ? explique ce qu’on peut demander d’autre.
cli-again = { $expected } ; ? explique davantage.
cli-why-which = Dites quelle action : why 2, ou why {"{"}"type": ...{"}"}.
cli-cannot = Cela ne se peut pas : { $why }
cli-by-rule = { $rule } : { $why }
cli-allowed = C’est permis maintenant.
cli-not-allowed = Pas permis : { $why }
cli-explain-choice = { $choice } : { $action }
cli-explain-none = Il n’y a pas d’action { $number } à expliquer.
cli-undone = Repris.
cli-undo-nothing = Il n’y a rien à reprendre.
cli-undo-other = On ne peut pas reprendre plus : { $seat } a joué depuis.
cli-undo-chance = On ne peut pas reprendre : le hasard s’en est mêlé (un dé, une roue ou un mélange).
cli-undo-learnt = On ne peut pas reprendre : vous y avez appris quelque chose de nouveau.
cli-undo-shown = On ne peut pas reprendre : cela a montré quelque chose à { $seat }.
cli-undo-shown-all = On ne peut pas reprendre : cela a montré quelque chose à tous.
cli-undo-never = Cette course ne peut pas être recommencée.

cli-help-number = jouer l’action { $number } ; ses mots, son JSON ou `type clé=valeur` vont aussi
cli-help-enter-key = Entrée
cli-help-enter = jouer la seule action qu’il y ait
cli-help-explain = la règle derrière l’action { $number }
cli-help-rule = une règle par son numéro ; chaque ligne nomme sa règle entre [crochets]
cli-help-word-key = ? MOT
cli-help-word = ce que le livret dit avec ce mot
cli-help-hint = un conseil : ce que ferait un expert, et pourquoi
cli-help-undo = reprendre, tant que personne n’a rien appris et que le hasard ne s’en est pas mêlé
cli-help-always = passer de soi-même les occasions de répondre rarement utilisées ; de nouveau pour être interrogé
cli-help-why-key = why ACTION
cli-help-why = si une action est permise, et quelle règle dit non : why { $action }
cli-help-picture = de nouveau le tableau et les actions
cli-help-log = le journal : tout ce qui s’est passé
cli-help-quit = partir ; une course enregistrée est gardée

cli-hint-decision = { $seat }, décision { $decision }
cli-hint-after = (après { $actions })
cli-hint-more = et { $count } autres que le robot aime moins
cli-hint-played = On a joué « { $action } », { $rank ->
    [1] le meilleur choix
    [2] le deuxième choix
   *[other] le choix numéro { $rank }
} pour le robot.
cli-hint-one-step = --step est pour les courses enregistrées ; une position n’a qu’une décision
cli-hint-no-step = il n’y a pas d’étape { $step } ; { $steps ->
    [0] rien n’a encore été joué
   *[other] la course a les étapes 1 à { $steps }
}
cli-hint-over = la course est finie ; personne n’a de décision à prendre
cli-hint-no-decision = la place { $seat } n’a pas de décision ici ; décident : { $deciding }

cli-did-you-mean = {" "}(vouliez-vous dire { $near } ?)
cli-puzzle-unknown = { $game } n’a pas de problème { $puzzle }{ $near } ; ses problèmes sont { $puzzles }
cli-puzzle-title = { $game } : { $title }
cli-puzzle-place = ({ $name }, { $number } sur { $all })
cli-puzzle-ask = Vous êtes { $seat }. Quel est le meilleur choix ?
cli-puzzle-again = Répondez par un nombre de 1 à { $count } ; q pour partir.
cli-puzzle-right = Juste.
cli-puzzle-wrong = Non.
cli-puzzle-best = Le meilleur choix : { $best }.
cli-puzzle-or = { ", ou " }
cli-puzzle-score = { $solved } sur { $all } résolus
cli-puzzle-solved = résolu
cli-puzzle-missed = manqué
cli-puzzle-plays = { $level } joue { $action }
cli-puzzle-score-bot = { $level } en a résolu { $solved } sur { $all }

cli-replay-title = { $name }, { $players }, graine { $seed }
cli-replay-verified = { $verified } : { $steps }, tout comme enregistré
cli-verify-none = il n’y a pas de course dedans
cli-verify-one = un engagement est celui d’une seule course, et il y en a plusieurs dedans
cli-verify-proved = L’engagement est celui que vous dites publié avant la course : les dés étaient fixés avant elle.
cli-verify-unproved = Prouvé jusqu’ici : le fichier s’accorde avec lui-même. Que les dés aient été fixés avant la course n’est prouvé que si cet engagement est celui publié avec la table avant elle : comparez-les, ou donnez-le par --commitment.
cli-verify-verified = { $verified } { $table } : { $game }, { $steps } ; chaque coup découle de la graine, dont l’engagement est { $commitment }
cli-verify-race = { $file }, course { $race }
cli-check-unreadable = illisible
cli-check-failed = ÉCHEC
cli-check-in = dans { $file }
cli-check-expected = attendu { $value }
cli-check-found = trouvé  { $value }
cli-check-counts = { $passed ->
    [one] { $passed } réussi
   *[other] { $passed } réussis
}, { $failed ->
    [one] { $failed } échoué
   *[other] { $failed } échoués
}

cli-progress = { $bar } { $pos } courses sur { $len }, encore { $eta }
cli-arena-bot = robot
cli-arena-heading = { " victoires  interv. à 95 %     rang  interv. à 95 %        cote" }
cli-arena-races = { $races } ; l’égalité serait { $even } % pour chacun ; un nouveau robot est coté { $start }.
cli-arena-lost = { $bot } a perdu { $moves } au profit de { level-greedy }.
cli-arena-first = Le premier : graine { $seed }, place { $seat }, après { $actions } : { $why }.
cli-ladder-two = une échelle a au moins deux niveaux ; nommez-les par --levels club,expert
cli-ladder-level = niveau
cli-ladder-rating = cote
cli-ladder-against = contre
cli-ladder-wins = gagne
cli-ladder-races = { $count } courses par paire.

cli-lab-progress = { $bar } { $pos } courses sur { $len }, { $rate }, encore { $eta } { $now }
cli-lab-stopping = Arrêt : les courses en cours sont finies ou laissées (encore Ctrl-C pour partir tout de suite).
cli-lab-nothing = interrompu avant qu’une course soit faite
cli-lab-interrupted = Interrompu : { $races } sont gardées dans { $folder } ; la même commande continue.
cli-lab-had = { $folder } avait déjà { $races } : rien n’a été simulé.
cli-lab-went-on = Continué à partir de { $races } qui étaient là.
cli-lab-title = { $name }, { $players } avec { $bot } : { $races }
cli-seat-wins = place { $seat } gagne
cli-lab-spread = écart entre les places
cli-lab-by-chance = { $spread } ; par hasard jusqu’à { $most } %
cli-lab-first = qui part en premier gagne
cli-lab-rounds = manches
cli-lab-decisions = décisions
cli-lab-forced = décisions forcées
cli-lab-lead = changements de tête
cli-lab-decided = décidé après (de la course)
cli-lab-comebacks = retours
cli-lab-skill = habileté (le reste est chance)

cli-compare-same = les deux réglages sont les mêmes ; dites ce qui diffère, par exemple --b CLÉ=VALEUR
cli-compare-defaults = les deux réglages sont les mêmes : ce que disent --a et --b vaut aussi sans eux
cli-compare-share = { $measure } est une part ; écrivez --margin { $margin }% pour { $margin } sur cent
cli-compare-nothing = interrompu avant qu’une paire de courses soit faite
cli-compare-kept = compare.json et les courses sont dans { $folder }.
cli-compare-look = Regardez-les avec `podium replay { $file }`.
cli-compare-keep = Avec --out DIR ces courses sont gardées pour `podium replay`.
cli-compare-more = { $measure } est plus grand avec b : de { $difference }
cli-compare-less = { $measure } est plus petit avec b : de { $difference }
cli-compare-alike = { $measure } est le même, à ce qui n’importe pas près : { $difference }
cli-compare-so-far = interrompu ; jusqu’ici { $measure } diffère de { $difference }
cli-compare-open = { $pairs } de courses ne tranchent pas si { $measure } diffère ({ $difference }) ; essayez plus de --races
cli-compare-seeds = { $pairs } de courses aux mêmes graines ; l’intervalle vaut à quelque moment qu’on s’arrête.
cli-compare-measure = mesure
cli-compare-difference = b moins a, intervalle à 95 %
cli-compare-marked = * diffère : moins d’une chance sur vingt qu’une ligne ainsi marquée soit due au hasard (Holm) ; { $measure } compte à part.
cli-compare-winner = Un autre vainqueur dans { $share } des { $pairs } paires.
cli-compare-changed = graine { $seed } : place { $now } au lieu de { $before }

cli-sweep-twice = --over { $key } est donné deux fois ; écrivez toutes ses valeurs en une fois
cli-sweep-no-target = --budget demande un --target : sans lui aucun réglage n’est plus prometteur qu’un autre
cli-sweep-many = cela fait { $count } réglages ; on peut en balayer { $most } au plus
cli-sweep-none = aucun réglage ne peut être joué : { $why }
cli-sweep-budget = --budget est trop petit pour tant de réglages : au moins { $count } courses
cli-sweep-no-values = { $over } ne nomme pas de valeurs ; écrivez --over CLÉ=V1,V2,... par exemple --over target=50,100
cli-sweep-interrupted = Interrompu : voici les courses qui ont été faites.
cli-sweep-where = sweep.html et sweep.json sont dans { $folder }.
cli-sweep-races = courses
cli-sweep-refused = injouable : { $why }
cli-sweep-not-raced = pas couru
cli-sweep-met = atteint tous les objectifs
cli-sweep-likely = les atteint, sans certitude
cli-sweep-unlikely = les manque, sans certitude
cli-sweep-missed = les manque
cli-sweep-front = front
cli-sweep-said = { $met } sur { $settings } atteignent les objectifs. Les intervalles sont à 95 % chacun ; ce qui est dit avec certitude vaut pour tous les réglages et objectifs à la fois. `front` : aucun autre n’est plus près d’un objectif sans être plus loin d’un autre.

cli-bench-seconds = --seconds { $seconds } ne peut pas être mesuré ; c’est un nombre au-dessus de 0, jusqu’à 3600
cli-bench-slow = Ce programme n’est pas optimisé ; `cargo run --release` donne des chiffres qui ont un sens.
cli-bench-head-1 = { "                       millions de    décisions  allocations          rapport à la boucle" }
cli-bench-head-2 = { "jeu        courses/s  décisions/s   par course   par course  position  de course  de cartes" }
cli-bench-byte = o
cli-bench-loops = Les boucles écrites à la main : course { $race }, cartes { $cards } millions de décisions/s.
cli-search-head-1 = { "             itérations/s  itérations/s       millions de décisions/s                   expert," }
cli-search-head-2 = { "jeu           sur un cœur   deux cœurs   en recherche    en parties  rapport   ms par choix" }
cli-search-said = Recherches de { $iterations } itérations depuis le premier choix d’une course ; expert : les { $choices } premiers choix.
cli-watched-game = jeu
cli-watched-one = courses/s, un
cli-watched-two = courses/s, deux
cli-watched-ratio = gain
cli-messages-head-1 = { "                 spectateur    place qui attend     place qui choisit" }
cli-messages-head-2 = { "jeu         moyenne  maximum  moyenne  maximum  moyenne  maximum  maximum pour" }
cli-messages-said = Octets d’un `step` entier au niveau de détail `full`, dans 20 courses de robots ({ level-greedy }) par jeu.
cli-watched-said = Courses de robots ({ level-greedy }), observées et comptées comme le fait `podium lab run`.

cli-serve-kept = Les courses sont gardées dans { $file }. Ctrl-C arrête le serveur ; aucune course n’est perdue.
cli-serve-stops = Le serveur s’arrête.
cli-mail-no-sender = Il faut un expéditeur aux courriels : indiquez-le avec --mail-from.
cli-mail-one-way = Les courriels partent par --smtp ou par --mail-command : indiquez l’un des deux.
cli-smtp = « { $address } » n’est pas un serveur de courriel ; écrivez-le comme mail.exemple.fr:587.
cli-smtp-login = Le serveur de courriel reçoit un nom (--smtp-user) avec un mot de passe (--smtp-password-file), ou aucun des deux.
cli-serve-log-level = --log-level est error, warn, info ou debug
cli-serve-log = le journal ne peut pas être ouvert
cli-serve-no-database = { $file } n’existe pas ; nommez la base de données par --database
cli-serve-no-file = « { $file } » n’est pas un fichier, et il en faut un pour garder les courses ; nommez un fichier par --database, par exemple /tmp/podium.db pour un essai
cli-admin-noted = Inscrit au journal au nom de { $operator }.
cli-admin-done = Le serveur l’a fait.
cli-admin-later = Aucun serveur ne tourne ; ce sera fait au prochain démarrage.
cli-admin-failed = cela n’a pas pu être fait : { $why }
cli-admin-waits = attend un serveur
cli-admin-why = dites pourquoi par --why "..."
cli-admin-no-table = aucune table n’a le code ou l’identifiant « { $named } »
cli-admin-no-person = personne n’a l’identifiant « { $named } » ; podium admin people NOM donne les identifiants
cli-admin-no-report = il n’y a pas de signalement { $number }
cli-admin-not-banned = « { $named } » n’est pas exclu ; podium admin bans dit qui l’est
cli-admin-banned = exclu
cli-admin-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
cli-admin-report = { $about } : { $reason }, signalé par { $by }
cli-admin-report-nobody = { $about } : { $reason }, signalé par quelqu’un qui a été oublié depuis
cli-admin-settled = réglé par { $by } : { $why }
cli-admin-reason-abuse = insultes, menaces ou haine
cli-admin-reason-spam = publicité ou répétitions
cli-admin-reason-name = le nom
cli-admin-reason-spoiling = gâche les courses des autres
cli-admin-reason-other = autre chose
cli-admin-did-close = a fermé la table { $table }
cli-admin-did-ban = a exclu { $whom } définitivement
cli-admin-did-ban-until = a exclu { $whom } jusqu’au { $until }
cli-admin-did-unban = a réadmis { $whom }
cli-admin-did-rename = { $person } s’appelait { $from } et s’appelle { $to }
cli-admin-did-settle = a réglé le signalement { $number }
cli-rated-anew = Cotes recalculées d’après { $races }.
cli-exported = écrites : { $races }
cli-exported-some = écrites : { $races } ; { $left_out } d’autres règles laissées de côté
cli-salvage-unfinished = { $table } n’est pas écrite : sa course n’est pas terminée, ou son jour ne l’est pas
cli-salvage-lost = { $table } est illisible : { $why }
cli-salvaged = écrites : { $races } ; non terminées : { $unfinished }, illisibles : { $lost }

cli-file-read = { $file } ne peut pas être lu : { $why }
cli-file-written = { $file } ne peut pas être écrit : { $why }
cli-folder-made = le dossier { $file } ne peut pas être créé : { $why }
cli-no-file = { $file } n’est pas un fichier
cli-database = { $file } ne peut pas être ouvert : { $why }
cli-backup = la copie ne peut pas être faite : { $why }
cli-config = { $file } n’est pas un fichier de réglages : { $why }
cli-config-line = la ligne { $line } ne peut pas être lue
cli-no-data-folder = il n’y a pas ici de dossier de données d’un utilisateur ; nommez un fichier par --database
cli-argument = { $argument } : { $why }
cli-usage-help = `--help` après une commande dit ce qu’elle prend.
cli-usage-unknown = il n’y a pas ici d’argument { $named }{ $near }
cli-usage-no-command = il n’y a pas de commande { $named }{ $near }
cli-usage-missing = il manque : { $argument }
cli-usage-no-value = il faut une valeur pour { $argument }
cli-usage-value = { $argument } ne peut pas être « { $written } » ; les valeurs sont { $values }
cli-usage-misread = { $argument } ne peut pas être « { $written } »
cli-usage-twice = { $argument } ne peut être donné qu’une fois
cli-usage-conflict = { $argument } ne va pas avec { $other }
cli-number-between = il faut un nombre entier de { $least } à { $most }, pas « { $written } »
cli-commitment = un engagement a 64 chiffres hexadécimaux
cli-line-refused = { $refused } { $file } : { $why }
cli-replay-action = { $number }. { $who } : { $what } { $rule }
cli-puzzle-line-missed = { $missed }  { $puzzle } : { $what }
cli-whole-number = il faut un nombre entier, pas « { $written } »
cli-seed-number = une graine est un nombre entier de 0 à { $most }, pas « { $written } »
cli-seconds = il faut un nombre de secondes au-dessus de 0, jusqu’à 86400, pas « { $written } »
cli-margin = il faut un nombre au-dessus de 0, ou un pourcentage comme 2%, pas « { $written } »
cli-set-inside = il n’y a rien à l’intérieur de { $key } : ce n’est pas un objet
cli-check-at = ligne { $line }, colonne { $column } : { $why }
cli-hint-unread = { $file } n’est ni une course enregistrée, ni un scénario, ni un problème : { $why }
cli-board-game = { $file } : sa première ligne doit commencer par l’identifiant du jeu : { $why }
cli-content-empty = { $folder } n’a pas de fichiers *.txt ; `podium content JEU { $folder }` y écrit ceux d’un jeu
cli-content-no-object = content est un objet de noms de fichiers avec leurs textes
cli-content-named = { $file } : sa première ligne est celle de { $own } ; donnez ce nom au fichier
cli-content-foreign = { $file } n’est ni un fichier du jeu { $game } ({ $files }) ni un plateau à vous, dont la première ligne a le jeu, la sorte et un nouvel identifiant, comme `marathon course my_town`
cli-content-boards = il y a plusieurs plateaux à vous ({ $boards }) ; choisissez-en un par --set { $key }=ID
cli-cell-none = { $key } ne nomme pas de champ ; écrivez FICHIER:LIGNE:CHAMP, comme rates.txt:45:3
cli-cell-file = { $key } : il n’y a pas de fichier { $file } ; les fichiers sont { $files }
cli-cell-line = { $count ->
    [0] { $key } : { $file } n’a pas de ligne qui commence par `{ $line } |`
   *[other] { $key } : { $file } a { $count } lignes qui commencent par `{ $line } |` ; il en faut une pour en changer un champ
}
cli-cell-field = { $key } : la ligne a les champs 1 à { $last }
cli-cell-value = { $key } : « { $value } » n’est pas un seul champ
