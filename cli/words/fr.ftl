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
cli-explain-unknown = { $why }.
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
cli-puzzle-leads = { $action } : { $outlook }
cli-mine-done = { $races } parcourues, { $found } problèmes trouvés, dont { $chosen } écrits dans { $folder }

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
cli-compare-keep = Avec --out DOSSIER ces courses sont gardées pour `podium replay`.
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
cli-admin-line = { $name } : { $line }
cli-admin-did = { $deed } : { $why }
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
cli-failed = c’est impossible : { $why }
cli-no-signals = personne ne peut dire à ce programme de s’arrêter : { $why }
cli-no-threads = les fils d’exécution ne démarrent pas ; demandez-en moins par --threads : { $why }
cli-bot-stuck = { $seat } doit choisir et ne le peut pas : une erreur de ce programme
cli-bot-refused = le robot de { $seat } a été refusé : { $why } : une erreur de ce programme
cli-usage-help = `--help` après une commande dit ce qu’elle prend.
cli-usage-bytes = un mot de cette ligne de commande n’est pas de l’UTF-8
cli-usage-unclear = on ne peut pas lire cette ligne de commande
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
cli-trace-title = Une course à { $seats } places avec la graine { $seed }
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

cli-heading-usage = Emploi :
cli-heading-commands = Commandes :
cli-heading-arguments = Arguments :
cli-heading-options = Options :
cli-heading-values = Valeurs possibles :
cli-note-variable = [environnement : { $variable }]
cli-note-default = [par défaut : { $value }]
cli-note-aliases = [aussi : { $aliases }]
cli-note-values = [valeurs possibles : { $values }]
cli-note-choice = - { $value } : { $space }{ $meaning }

cli-value-address = ADRESSE
cli-value-bot = ROBOT
cli-value-bot-more = ROBOT,...
cli-value-cidr-more = CIDR,...
cli-value-code = CODE
cli-value-command = COMMANDE
cli-value-contact = CONTACT
cli-value-dir = DOSSIER
cli-value-file = FICHIER
cli-value-files = FICHIERS
cli-value-form = FORME
cli-value-game = JEU
cli-value-games = JEUX
cli-value-hex = HEX
cli-value-host-port = HÔTE:PORT
cli-value-how = COMMENT
cli-value-k = K
cli-value-key-v1-v2-more = CLÉ=V1,V2,...
cli-value-key-value = CLÉ=VALEUR
cli-value-level = NIVEAU
cli-value-measure = MESURE
cli-value-n = N
cli-value-name = NOM
cli-value-number = NUMÉRO
cli-value-options = OPTIONS
cli-value-pace = RYTHME
cli-value-pairs = PAIRES
cli-value-part = PARTIE
cli-value-person = PERSONNE
cli-value-puzzle = PROBLÈME
cli-value-rule-id = RÈGLE
cli-value-s = S
cli-value-state = ÉTAT
cli-value-table = TABLE
cli-value-targets = OBJECTIFS
cli-value-text = TEXTE
cli-value-to = COPIE
cli-value-url = URL
cli-value-whom = QUI
cli-value-x = X
cli-value-yes = OUI

cli-argument-lang = La langue : en, fr ou l’une de --languages [par défaut : PODIUM_LANG, le fichier de configuration, la langue du système, sinon l’anglais]. Le JSON et les journaux restent en anglais
cli-argument-languages = Un dossier avec d’autres langues, chacune étant un dossier de fichiers de messages comme eo/cli.ftl ; docs/guides/translate.md dit lesquels il y a et comment les écrire
cli-argument-json = Écrire du JSON
cli-argument-game = L’identifiant du jeu, comme le donne `podium games`
cli-argument-players = Le nombre de joueurs [par défaut : 4, ou ce que le jeu permet]
cli-argument-set = Régler une option du jeu ; VALEUR est du JSON ou du texte, @FICHIER lit du JSON ou un fichier de plateau. FICHIER:LIGNE:CHAMP=VALEUR change un champ d’un fichier de contenu
cli-argument-content = Jouer avec les fichiers de contenu (*.txt) de ce dossier au lieu des fichiers du jeu qui ont les mêmes noms
cli-argument-seed = La graine de tout le hasard ; la même graine et les mêmes choix donnent la même course [par défaut : une nouvelle]
cli-argument-bots = Qui joue : un robot pour toutes les places, ou un pour chacune ; les robots sont random, novice, greedy, club, expert, master
cli-argument-bot-timeout = Le nombre de secondes que votre propre programme (cmd:COMMANDE) peut prendre pour un coup ; ensuite `greedy` le joue
cli-argument-threads = Le nombre de fils d’exécution [par défaut : un par cœur]
cli-argument-database = La base de données [par défaut : celle dont `podium serve` se sert]
cli-argument-help = Afficher l’aide
cli-argument-help-more = Afficher l’aide (davantage avec « --help »)
cli-argument-help-less = Afficher l’aide (un résumé avec « -h »)
cli-argument-version = Afficher la version

cli-podium = Des jeux de société qui sont des courses : jouez-y, lisez leurs règles, vérifiez et revoyez ce qui a été joué
cli-examples =
    Exemples :
      podium                                lancer un serveur sur cette machine et ouvrir le navigateur
      podium games                          quels jeux il y a
      podium play pig                       en jouer un contre des robots
      podium rules pig PG-003               ce que dit une règle
      podium play pig --record race.json    jouer et garder la course
      podium replay race.json               la raconter de nouveau et la vérifier
      podium hint race.json                 ce qu’un robot aurait fait, et pourquoi
      podium puzzle pig                     trouver le meilleur coup
      podium arena pig --seats expert,greedy --races 100
      podium lab run pig                    simuler 2000 courses et en écrire un rapport avec des graphiques
      podium play pig --lang en             la même chose en anglais

    `podium COMMANDE --help` donne des exemples pour chaque commande.
    Codes de sortie : 0 tout va bien, 1 quelque chose ne va pas dans ce qui a été vérifié, 2 mauvais emploi ou fichier illisible.
cli-podium-help = Afficher ce message ou l’aide des commandes nommées

cli-podium-games = Donner la liste des jeux
cli-examples-games =
    Exemples :
      podium games
      podium games --json

cli-podium-rules = Afficher le livret d’un jeu, ou ce qu’il dit d’une règle
cli-argument-rules-rule = Le numéro d’une règle
cli-examples-rules =
    Exemples :
      podium rules pig             le livret entier
      podium rules pig PG-003      une règle ; les messages et les journaux nomment les règles ainsi
      podium rules pig --lang en   la même chose en anglais

cli-podium-options = Donner la liste des options d’un jeu avec leurs valeurs par défaut
cli-examples-options =
    Exemples :
      podium options pig
      podium options pig --json
      podium play pig --set target=50      jouer avec une option réglée

cli-podium-schema = Afficher la forme du JSON d’un jeu, en JSON Schema (draft 2020-12)
cli-argument-schema-part = N’afficher que le schéma de cette partie
cli-examples-schema =
    Exemples :
      podium schema pig                    options, action, événement et vue en un objet
      podium schema pig --part action      ce qu’un robot peut répondre

cli-podium-play = Jouer : en plein écran dans un terminal, sinon (ou avec --plain) en texte simple, ligne par ligne
cli-argument-play-game = L’identifiant du jeu, comme le donne `podium games` ; sans lui on vous le demande
cli-argument-play-record = Écrire la course dans ce fichier, pour `podium replay` ; en texte simple seulement, l’écran garde chaque course
cli-argument-play-bots = Qui joue les autres places : un robot pour toutes, ou un pour chacune ; les robots sont random, novice, greedy, club, expert, master, et cmd:COMMANDE pour votre propre programme
cli-argument-play-seat = Votre place, à partir de 0
cli-argument-play-watch = Personne ne joue : des robots occupent toutes les places (--bots les nomme), et vous regardez
cli-argument-play-plain = Du texte simple, ligne par ligne, même dans un terminal : pour les lecteurs d’écran et les petites fenêtres
cli-argument-play-pace = À quelle vitesse l’écran montre ce qui se passe : slow, normal, fast ou off
cli-examples-play =
    Exemples :
      podium play                          choisir jeu, places et options sur un écran ; continuer une course gardée
      podium play pig                      tout de suite : vous et trois robots
      podium play pig --players 3 --seat 1 --bots expert
      podium play pig --bots club,expert,greedy
      podium play rowing --watch --bots expert   regarder quatre robots
      podium play pig --bots 'cmd:python3 mybot.py'
      podium play pig --set target=50 --seed 7 --plain --record race.json
      yes 1 | podium play pig              les réponses peuvent venir d’un tube

    À l’écran : les flèches et Entrée choisissent, `k` donne la liste des touches, `q` quitte et garde la course.
    En texte simple : un nombre choisit une action, `h` conseille, `u` reprend, `?` explique ce qu’on peut demander d’autre,
    `q` quitte.
    NO_COLOR=1 enlève les couleurs ; PODIUM_DATA nomme le dossier où les courses sont gardées.

cli-podium-check = Jouer des fichiers de scénarios et dire où ils diffèrent
cli-argument-check-files = Des fichiers de scénarios (JSON, ou Markdown avec des blocs json) ; - est l’entrée standard
cli-examples-check =
    Exemples :
      podium check scenarios/*.json          un scénario, ou un tableau de scénarios, par fichier
      podium check SPEC.md                   les scénarios des blocs json d’un texte
      podium trace pig | podium check -      à partir d’un tube

    Un scénario est une position, une suite d’actions, et ce qui doit être vrai après elles :
    {"  {"}"game": "pig", "title": "Garder marque le total",
       "position": {"{"}"scores": [10, 20], "total": 5{"}"},
       "script": [{"{"}"seat": 0, "action": {"{"}"type": "hold"{"}"}{"}"}],
       "expect": [{"{"}"after": 1, "position": {"{"}"scores": [15, 20]{"}"}{"}"}]{"}"}

    La dernière ligne dit combien ont réussi et combien ont échoué. Code de sortie 1 si l’un a échoué, 2 si un fichier ne peut pas être lu.

cli-podium-replay = Revoir une course enregistrée et vérifier chaque étape : en plein écran dans un terminal, sinon en texte simple
cli-argument-replay-file = Un fichier écrit par `podium play --record`, ou téléchargé après une course sur un serveur
cli-argument-replay-quiet = Vérifier seulement
cli-argument-replay-plain = Du texte simple, même dans un terminal ; sinon un plein écran s’y ouvre, pour parcourir la course
cli-examples-replay =
    Exemples :
      podium play pig --record race.json
      podium replay race.json              la parcourir en plein écran ; toute l’histoire dans un tube
      podium replay race.json --quiet      seulement si elle est comme enregistrée

    Code de sortie 1 si l’enregistrement a été changé ou vient d’autres règles ; l’étape qui diffère est nommée.

cli-podium-trace = Laisser des robots courir une course et l’afficher comme un seul scénario
cli-examples-trace =
    Exemples :
      podium trace pig --players 2 --seed 7 > race.json
      podium trace pig --bots greedy,random --players 2
      podium check race.json               accepte ce que trace affiche

    Le scénario contient la position de départ, chaque action avec le hasard qu’elle a rencontré et, après chaque
    étape, la position entière, les événements et qui peut décider.

cli-podium-board = Examiner des plateaux faits par des utilisateurs

cli-podium-board-check = Prouver qu’un plateau est jouable et le dessiner, ou dire ce qui ne va pas
cli-argument-board-check-file = Le fichier du plateau
cli-examples-board-check =
    Exemple :
      podium board check my_town.txt

    La première ligne d’un fichier de plateau nomme le jeu, la sorte de plateau et son identifiant : marathon course my_town

cli-podium-content = Écrire les fichiers de contenu d’un jeu dans un dossier, pour les changer et jouer avec
cli-argument-content-folder = Le dossier ; il est créé s’il n’existe pas
cli-examples-content =
    Exemples :
      podium content rowing mine                  cartes, cadences, eau et parcours
      podium play rowing --content mine           jouer avec ce que vous y avez changé
      podium lab run rowing --content mine        et voir ce que cela fait

    Les fichiers qui existent déjà ne sont pas remplacés. docs/guides/designing.md y mène pas à pas.

cli-podium-hint = Demander à un robot ce qu’il ferait, et pourquoi
cli-argument-hint-seat = De qui est la décision [par défaut : la première qui est ouverte]
cli-argument-hint-file = Un fichier écrit par `podium play --record` ou téléchargé après une course sur un serveur, un scénario, ou un problème
cli-argument-hint-step = La décision avant cette action d’une course enregistrée, à partir de 1
cli-argument-hint-level = Qui conseille : club, expert ou master
cli-examples-hint =
    Exemples :
      podium play pig --record race.json
      podium hint race.json                la décision qui est ouverte, ou la dernière d’une course finie
      podium hint race.json --step 12      avant la 12e action ; dit ce qui a été joué à la place
      podium hint scenario.json --level expert --json

    Le robot voit ce que la place voit. Il continue la course dans sa tête, encore et encore, jusqu’à la fin ou pour quelques tours,
    et juge alors où chacun en est ; le rang et la chance de gagner sont les moyennes.

cli-podium-puzzle = Trouver le meilleur coup dans des positions où il est connu
cli-argument-puzzle-game = L’identifiant d’un jeu, ou un fichier de problème
cli-argument-puzzle-puzzle = Le nom d’un problème, ou un fichier de problème
cli-argument-puzzle-check = Les faire résoudre par ce robot
cli-argument-puzzle-daily = Le problème du jour, le même pour tous ; le jour est celui du temps universel
cli-argument-puzzle-sound = Les faire prouver par une recherche profonde, avec plusieurs donnes de ce que leur place ne voit pas, et mesurer combien de fois les robots les ratent
cli-argument-puzzle-mine = Faire courir des robots et tirer des problèmes des décisions où un choix est nettement le meilleur sans être le premier qui vient à l’esprit
cli-argument-puzzle-count = Combien de problèmes sont écrits au plus : ceux qui se ressemblent le moins
cli-argument-puzzle-races = Combien de courses sont parcourues
cli-argument-puzzle-seed = La graine de la première course ; chaque suivante a la suivante
cli-argument-puzzle-lead = De combien de pour cent de victoires le meilleur choix doit mener, au moins
cli-argument-puzzle-out = Où sont écrits les problèmes, et ce qui fut trouvé dans chaque course, pour pouvoir reprendre ; puzzles-JEU si rien n’est dit
cli-argument-puzzle-threads = Fils d’exécution ; le résultat est le même quel que soit leur nombre
cli-examples-puzzle =
    Exemples :
      podium puzzle                        quels problèmes il y a
      podium puzzle pig                    tous les problèmes d’un jeu
      podium puzzle pig last_chance        l’un d’eux
      podium puzzle my_puzzle.json         un problème dans un fichier
      podium puzzle pig --check expert     les faire résoudre par un robot ; code de sortie 1 s’il en manque un
      podium puzzle --daily                celui du jour
      podium puzzle rowing --mine --races 60 --count 24 --out mined
                                           en chercher de nouveaux ; la même commande reprend une recherche interrompue
      podium puzzle rowing --sound         les prouver par une recherche profonde

    Les étoiles disent combien de fois les robots ratent un problème : une pour moins de 55 % de leurs essais, deux pour moins de 67 %, trois pour plus.

cli-podium-arena = Faire courir des robots les uns contre les autres et dire qui est meilleur, et si c’est sûr
cli-argument-arena-seed = La graine de la première course
cli-argument-arena-seats = Qui court : random, novice, greedy, club, expert, master, ou cmd:COMMANDE (sans virgules) ; un par place
cli-argument-arena-races = Le nombre de courses ; arrondi à des rotations entières des places
cli-examples-arena =
    Exemples :
      podium arena pig --seats expert,greedy,greedy,greedy --races 400
      podium arena pig --seats club,greedy --set target=50 --seed 7 --json
      podium arena pig --seats 'cmd:python3 mybot.py,greedy'

    Chaque graine est courue une fois pour chaque rotation des places qui diffère. La même graine donne le même tableau quel que
    soit le nombre de fils. Les intervalles sont à 95 %. Une recherche aux réglages particuliers, sinon comme expert, s’écrit
    search:decisions=80000:horizon=6 (de même iterations, ms, exploration, trust, caution, winning, width, workers),
    avec l’horizon en décisions de chaque place. Comment on demande un coup à un programme : docs/bot-protocol.md.

cli-podium-ladder = Faire courir tous les niveaux deux à deux et dire leur force
cli-argument-ladder-seed = { cli-argument-arena-seed }
cli-argument-ladder-races = Le nombre de courses pour chaque paire de niveaux ; arrondi à des rotations entières des places
cli-argument-ladder-games = Les jeux [par défaut : tous]
cli-argument-ladder-levels = Quels niveaux ; master prend cinquante fois plus de temps qu’expert
cli-argument-ladder-markdown = Afficher un tableau en Markdown, comme dans docs/strength.md
cli-examples-ladder =
    Exemples :
      podium ladder pig
      podium ladder pig --races 400 --levels random,greedy,club,expert --markdown

    Dans chaque paire, chacun occupe une place sur deux, de quatre ; la moitié des courses gagnées serait l’égalité.

cli-podium-lab = Simuler beaucoup de courses et dire ce qu’elles apprennent d’un jeu

cli-podium-lab-run = Simuler des courses de robots ; écrire un rapport avec graphiques, un résumé et des tableaux
cli-argument-lab-run-json = Afficher le résumé en JSON
cli-argument-lab-run-races = Le nombre de courses, y compris celles de passages précédents dans le même dossier
cli-argument-lab-run-out = Le dossier de ce qui est écrit [par défaut : un nom fait du jeu, des joueurs, des robots et des réglages]
cli-argument-lab-run-steps = Écrire steps.parquet : une ligne pour chaque décision
cli-argument-lab-run-luck = Le nombre de paires de courses qui distinguent la chance de l’habileté ; 0 pour aucune [par défaut : un dixième des courses, 500 au plus]
cli-examples-lab-run =
    Exemples :
      podium lab run rowing                                  2000 courses de quatre robots greedy
      podium lab run marathon --races 10000 --players 6
      podium lab run fishing --set board=inlet --bots expert --races 200 --out inlet
      podium lab run salmon --steps                          aussi une ligne pour chaque décision
      podium lab run rowing --races 20000                    continue où le premier passage s’est arrêté

    Sont écrits report.html (à ouvrir dans un navigateur ou à imprimer), summary.json, races.parquet, avec --steps steps.parquet,
    et tally.json, dont part un passage suivant. Ctrl-C arrête un passage avant l’heure ; ce qui est fait est gardé, et la même commande
    le continue. Les chiffres sont les mêmes quel que soit le nombre de fils. docs/lab.md dit ce que chacun signifie.

cli-podium-lab-compare = Comparer deux réglages aux mêmes graines : ce qui a changé, et si c’est sûr
cli-argument-lab-compare-races = Le plus grand nombre de paires de courses
cli-argument-lab-compare-out = Un dossier pour compare.json et les premières courses dont le vainqueur a changé, pour `podium replay`
cli-argument-lab-compare-a = Une option telle qu’elle était ; peut se répéter. Sans --a : les valeurs par défaut et --set
cli-argument-lab-compare-b = Une option telle qu’elle doit être ; peut se répéter
cli-argument-lab-compare-on = La mesure sur laquelle porte la question
cli-argument-lab-compare-margin = Une différence qui n’importerait pas, dans l’unité de la mesure ou en % pour les parts [par défaut : un centième d’elle]
cli-examples-lab-compare =
    Exemples :
      podium lab compare rowing --a tides_scope=last_two --b tides_scope=off
      podium lab compare marathon --a stamina_start=10 --b stamina_start=6 --on lead_changes
      podium lab compare fishing --b board=inlet --on first_wins --margin 2%
      podium lab compare salmon --b bear_move=up_to_two --out bears      garder des courses dont le vainqueur a changé
      podium lab compare rowing --b content=@mine          les fichiers d’un dossier contre ceux du jeu

    On demande si une mesure (--on) diffère de plus qu’une marge. On s’arrête dès que c’est tranché, ce que
    l’intervalle permet, ou l’on dit que tant de courses ne peuvent pas le trancher. Mesures : rounds, decisions, forced, lead_changes,
    behind, decided, margin, field, first_wins, last_wins ; docs/lab.md dit ce qu’elles sont.

cli-podium-lab-sweep = Essayer beaucoup de réglages et dire lesquels font ce que vous voulez
cli-argument-lab-sweep-races = Le nombre de courses de chaque réglage
cli-argument-lab-sweep-out = Le dossier pour sweep.html et sweep.json
cli-argument-lab-sweep-over = Une option, un nombre à l’intérieur d’une option, ou un champ d’un fichier de contenu, et ses valeurs ; peut se répéter
cli-argument-lab-sweep-target = Ce que l’on veut : des mesures avec leurs bornes, comme 'seat_spread<2% rounds=12..16'
cli-argument-lab-sweep-budget = Le nombre de courses de tous les réglages ensemble, la plupart pour ceux qui promettent
cli-examples-lab-sweep =
    Exemples :
      podium lab sweep rowing --over suffering_supply=12,18,24
      podium lab sweep marathon --over stamina_start=4,6,8,10 --over finish_mode=first,full_field
      podium lab sweep rowing --over rates.txt:45:3=2,3,4           un nombre d’un fichier de contenu
      podium lab sweep fishing --over constants.tank=8,10,12,14 --target 'seat_spread<2% rounds=12..16'
      podium lab sweep marathon --over deck.injury=3,6,9,12 --over stamina_start=6,8,10 --budget 20000 \
          --target 'rounds=12..14 decided>60%' --out sweep

    Une clé avec un point va à l’intérieur d’une option qui est un objet. FICHIER:LIGNE:CHAMP est un champ d’un fichier de contenu
    (`podium content`), sa ligne étant nommée par son premier champ : rates.txt:45:3 sont les cartes à jouer à 45. Avec --budget les courses
    vont aux réglages qui promettent. Sont écrits sweep.html avec une carte de chaleur, et sweep.json. Mesures : seat_spread, start_spread,
    rounds, decisions, forced, lead_changes, behind, decided, margin, field, first_wins, last_wins ; docs/lab.md dit ce qu’elles sont.

cli-podium-bench = Mesurer à quelle vitesse les jeux sont joués par des choix au hasard sur un seul cœur
cli-argument-bench-games = Les jeux à mesurer [par défaut : tous]
cli-argument-bench-search = Mesurer plutôt la recherche des robots
cli-argument-bench-lab = Mesurer plutôt le laboratoire : les courses de robots greedy par seconde sur un cœur et sur deux
cli-argument-bench-messages = Mesurer plutôt les messages : la longueur de ceux qui annoncent une étape, dans des courses de robots greedy
cli-argument-bench-seconds = La durée de la mesure de chaque jeu
cli-examples-bench =
    Exemples :
      podium bench
      podium bench pig --seconds 5 --json
      podium bench --search                à quelle vitesse les robots pensent
      podium bench --lab                   combien de courses le laboratoire observe par seconde

    Chaque jeu est joué tour à tour avec deux boucles minimales écrites à la main, dans le même processus : une boucle de course (4 coureurs,
    6 couloirs, 120 cases, un dé, un choix de couloir) et une boucle de cartes (4 mains de 7 cartes de 5 sortes, un choix
    de carte). Elles ne gardent pas d’histoire, ne racontent pas d’événements et ne vérifient rien. Les rapports sont des médianes.

    Avec --search : les itérations par seconde de la recherche depuis le premier choix d’une course avec des parties au hasard, sur un
    cœur et sur deux, tour à tour avec de simples parties au hasard depuis la même position ; le rapport compare les décisions par
    seconde sur un cœur.

cli-podium-serve = Lancer le serveur : des courses entre personnes de partout, dont aucune n’est jamais perdue
cli-argument-serve-listen = Où écouter [par défaut : 127.0.0.1:7878, ou le port libre suivant]
cli-argument-serve-database = Le fichier de la base de données [par défaut : podium.db dans le dossier de données de l’utilisateur]
cli-argument-serve-public-url = L’adresse dont les gens se servent, s’il y a un mandataire devant le serveur
cli-argument-serve-trusted-proxies = Les mandataires que l’on croit quand ils disent d’où vient une requête : des adresses ou des réseaux comme 10.0.0.0/8 [par défaut : aucun]
cli-argument-serve-bot-threads = Les fils d’exécution où les robots cherchent [par défaut : 1]
cli-argument-serve-idle-after-s = Les secondes sans message après lesquelles une course quitte la mémoire [par défaut : 30]
cli-argument-serve-waiting-tables-kept-s = Les secondes après lesquelles disparaît une table dont la course n’a pas commencé, si personne ne la regarde [par défaut : 86400]
cli-argument-serve-public-tables-kept-s = De même pour une table de la liste publique [par défaut : 3600]
cli-argument-serve-bots-fill-after-s = Les secondes après lesquelles des robots complètent une course que quelqu’un cherche ; 0 pour jamais [par défaut : 30]
cli-argument-serve-show-races = Si des robots courent pour qui cherche quelque chose à regarder quand personne ne joue en public [par défaut : true]
cli-argument-serve-connections = Les connexions simultanées [par défaut : 20000]
cli-argument-serve-connections-per-address = Les connexions simultanées d’une même adresse [par défaut : 200]
cli-argument-serve-messages-per-second = Les messages par seconde d’une même connexion [par défaut : 20]
cli-argument-serve-requests-per-second = Les requêtes par seconde d’une même adresse [par défaut : 50]
cli-argument-serve-tables-per-hour = Les nouvelles tables par heure d’une même adresse [par défaut : 200]
cli-argument-serve-people-per-hour = Les nouvelles personnes par heure d’une même adresse [par défaut : 100]
cli-argument-serve-push-contact = Envoyer des messages aux navigateurs (Web Push), et à qui les services de messages peuvent écrire : mailto:ADRESSE ou https://ADRESSE [par défaut : ne rien envoyer]
cli-argument-serve-push-anywhere = Si les services de messages peuvent être n’importe où, même dans le réseau de cette machine et sans TLS [par défaut : false]
cli-argument-serve-mail-from = Envoyer des courriels, et de la part de qui : podium@example.org ; demande --smtp ou --mail-command, et --public-url [par défaut : ne rien envoyer]
cli-argument-serve-mail-command = Donner chaque courriel à un programme, entier et sur son entrée standard : "/usr/sbin/sendmail -t -i"
cli-argument-serve-smtp = Envoyer les courriels par ce serveur : mail.example.org:587
cli-argument-serve-smtp-tls = Comment la conversation avec le serveur de courriel est cachée aux autres [par défaut : starttls]
cli-argument-serve-smtp-tls-starttls = Commencée à découvert et aussitôt chiffrée
cli-argument-serve-smtp-tls-tls = TLS dès le début
cli-argument-serve-smtp-tls-none = À découvert : pour un serveur sur la même machine
cli-argument-serve-smtp-user = Le nom sous lequel le serveur de courriel connaît celui-ci
cli-argument-serve-smtp-password-file = Un fichier avec le mot de passe qui va avec
cli-argument-serve-log = Comment le journal est écrit, sur stderr [par défaut : plain]
cli-argument-serve-log-plain = Pour les gens
cli-argument-serve-log-json = Un objet JSON par ligne
cli-argument-serve-log-level = Ce qui est inscrit au journal : error, warn, info, debug [par défaut : info]
cli-argument-serve-config = Un fichier de réglages (TOML)
cli-argument-serve-no-browser = Ne pas ouvrir le navigateur
cli-examples-serve =
    Exemples :
      podium serve                                sur cette machine seulement
      podium serve --listen 0.0.0.0:7878 --public-url https://podium.example
      podium serve --config podium.toml
      PODIUM_LISTEN=0.0.0.0:80 podium serve --no-browser

    Une option l’emporte sur l’environnement, l’environnement sur le fichier. docs/operations.md explique chaque réglage.

cli-podium-verify = Prouver que les dés d’une course finie étaient fixés avant qu’elle commence
cli-argument-verify-file = Une course ou une exportation de plusieurs
cli-argument-verify-commitment = L’engagement publié avec la table avant la course, 64 chiffres hexadécimaux ; pour un fichier d’une seule course
cli-examples-verify =
    Exemples :
      podium verify race.json --commitment 2f7b1c0d...   une course de /api/tables/ID/record, et ce qui a été publié avant elle
      podium verify race.json                            seulement que le fichier s’accorde avec lui-même
      podium verify races.jsonl                          toutes les courses d’une exportation

    Chaque étape doit découler de la graine, et l’empreinte de la table, de la graine et du sel doit être l’engagement. Que les dés aient été
    fixés avant la course n’est prouvé que par l’engagement que vous avez noté avant elle : donnez-le par --commitment. Sans
    lui, celui qui a été calculé est affiché, pour être comparé. Code de sortie 1 si quelque chose diffère.

cli-podium-backup = Copier la base de données d’un serveur, même pendant qu’il tourne
cli-argument-backup-to = Le nouveau fichier
cli-examples-backup =
    Exemple :
      podium backup /backups/podium-monday.db

cli-podium-export = Écrire toutes les courses finies, une par ligne, chacune avec sa preuve
cli-argument-export-salvage = Lire une base de données abîmée : écrire chaque course finie qui peut être lue et nommer celles qui ne le peuvent pas
cli-examples-export =
    Exemples :
      podium export > races.jsonl
      podium export | podium verify /dev/stdin
      podium export --salvage --database damaged.db > races.jsonl

    Avec --salvage, code de sortie 1 si une course n’a pas pu être lue ; chacune est nommée avec la raison.

cli-podium-ratings = Recalculer toutes les cotes d’après les courses cotées d’un serveur, dans l’ordre des arrivées
cli-examples-ratings =
    Exemple :
      podium ratings

    Les cotes découlent des seules courses cotées et ne sont gardées que pour ne pas avoir à être calculées chaque fois que quelqu’un
    les demande : ensuite elles sont comme avant. Cela peut se faire pendant que le serveur tourne.

cli-podium-admin = S’occuper d’un serveur : tables, personnes, signalements, exclusions, et le journal de ce qui a été fait
cli-argument-admin-operator = Qui vous êtes, pour le journal [par défaut : l’utilisateur du système]
cli-argument-admin-most = Combien au plus
cli-argument-admin-why = Pourquoi : cela figure au journal, et qui est exclu ou assis à une table fermée l’apprend
cli-argument-admin-network = Un réseau au lieu d’une personne
cli-examples-admin =
    Exemples :
      podium admin reports                                   ce que des gens ont signalé et que personne n’a réglé
      podium admin report 12                                 l’un d’eux, avec la copie du serveur de ce qui a été dit
      podium admin ban uxdm...w --days 7 --why 'insultes'    une personne, par l’identifiant que donnent reports et `people`
      podium admin ban 203.0.113.0/24 --network --why spam   qui vient d’un réseau
      podium admin unname uxdm...w --why 'pas un nom'        remplacer un nom par un nom neutre, à chaque table
      podium admin close KX7WQ2 --why 'publicité'            une table, par son code ou son identifiant
      podium admin settle 12 --why 'exclu pour une semaine'
      podium admin log

    Cela agit sur la base de données, qu’un serveur tourne ou non : un serveur qui tourne fait ce qui est voulu en moins d’une seconde, et
    un serveur arrêté le fait dès qu’il démarre. Qui peut écrire le fichier de la base de données peut faire tout cela. docs/operations.md en dit plus.

cli-podium-admin-tables = Donner la liste des tables, publiques ou non
cli-argument-admin-tables-state = Quelles tables

cli-podium-admin-people = Donner la liste de personnes, par une partie de leurs noms ou par identifiant
cli-argument-admin-people-name = Une partie du nom, ou l’identifiant

cli-podium-admin-reports = Donner la liste de ce que des gens ont signalé
cli-argument-admin-reports-all = Aussi ceux qui sont réglés

cli-podium-admin-report = Afficher un signalement avec ce qui a été dit
cli-argument-admin-report-number = Son numéro

cli-podium-admin-settle = Régler un signalement
cli-argument-admin-settle-number = Le numéro du signalement

cli-podium-admin-close = Fermer une table, ou finir sa course sans classement
cli-argument-admin-close-table = Le code ou l’identifiant de la table

cli-podium-admin-ban = Exclure une personne ou un réseau
cli-argument-admin-ban-whom = L’identifiant de la personne ; avec --network une adresse ou un réseau comme 203.0.113.0/24
cli-argument-admin-ban-days = Pour combien de jours [par défaut : définitivement]

cli-podium-admin-unban = Réadmettre une personne ou un réseau
cli-argument-admin-unban-whom = L’identifiant de la personne ; avec --network le réseau tel que `bans` l’affiche

cli-podium-admin-bans = Donner la liste de qui est exclu

cli-podium-admin-unname = Remplacer le nom de quelqu’un par un nom neutre
cli-argument-admin-unname-person = L’identifiant de la personne

cli-podium-admin-log = Afficher qui a fait quoi, quand et pourquoi, le plus récent d’abord
cli-argument-admin-log-most = Combien de lignes au plus

# Analyses et calibrage.
cli-review-progress = { $bar } { $pos } décisions sur { $len }, encore { $eta }
cli-review-chances = Chances de gagner au long de la course, et ce qu’il en est advenu
cli-review-sum = { $seat } : { $start } au départ, { $luck } par la chance, { $skill } par ses choix, { $others } par ceux des autres : { $result }
cli-review-classes = { $decisions } choix, dont { $accuracy } les meilleurs ou bons : { $best } meilleurs, { $good } bons, { $inaccuracies } imprécisions, { $mistakes } erreurs, { $blunders } gaffes
cli-review-seat = { $seat } : les choix les plus chers, et la chance
cli-review-no-loss = Aucun choix n’a coûté quelque chose de mesurable.
cli-review-history = { $races } ensemble : où se perd le plus
cli-review-most = { $game }, { $decision }, { $third } : { $lost } d’une victoire par course, en { $decisions } choix
cli-review-third-first = premier tiers de la course
cli-review-third-middle = deuxième tiers
cli-review-third-last = dernier tiers
cli-calibrate-called = annoncé
cli-calibrate-won = gagné
cli-calibrate-chances = cas
cli-calibrate-axes = annoncé (en largeur), gagné (en hauteur), en %
cli-calibrate-brier = Score de Brier { $brier } ({ $low } à { $high }) ; la même chance pour tous donne { $base }. { $races } courses, { $positions } positions.

cli-podium-review = Dire où des courses enregistrées furent gagnées et perdues, et la part de la chance
cli-argument-review-files = Des fichiers écrits par `podium play --record`, ou téléchargés après une course sur un serveur ; plusieurs sont aussi regardés ensemble
cli-argument-review-seat = Seulement ce siège, à partir de 0
cli-argument-review-threads = Combien de fils y travaillent ; l’analyse est la même pour tout nombre [par défaut : un par cœur]
cli-argument-review-plain = Du texte simple, même dans un terminal ; sinon un plein écran s’y ouvre pour un fichier
cli-examples-review =
    Exemples :
      podium review race.json              chances, chance et choix de tous ; dans un terminal en plein écran
      podium review race.json --seat 0     un seul siège
      podium review races/*.json           plusieurs courses, et où vous perdez le plus

cli-podium-calibrate = Vérifier les chances : gagne-t-on 30 % environ de ce qui est annoncé à 30 % ?
cli-argument-calibrate-games = Les jeux [par défaut : tous]
cli-argument-calibrate-races = Combien de courses
cli-argument-calibrate-level = Qui court, à chaque siège
cli-argument-calibrate-every = Regarder une décision sur ce nombre
cli-argument-calibrate-worlds = D’après combien de mondes une chance est estimée
cli-argument-calibrate-plot = Dessiner les graphiques dans ce fichier
cli-argument-calibrate-markdown = Écrire les tableaux en Markdown
cli-examples-calibrate =
    Exemples :
      podium calibrate rowing --races 400
      podium calibrate --markdown --plot calibration.svg

cli-podium-learn = Apprendre un jeu en cinq minutes : une première course guidée, en plein écran dans un terminal, sinon racontée en texte simple
cli-argument-learn-game = L’identifiant du jeu, comme le donne `podium games` ; sans lui un menu s’ouvre, ou les leçons sont listées
cli-argument-learn-plain = Du texte simple, même dans un terminal
cli-examples-learn =
    Exemples :
      podium learn                         choisir un jeu
      podium learn rowing                  sa première course guidée ; une leçon quittée reprend où elle était
      podium learn rowing | less           la leçon comme un récit
cli-learn-none = Il n’y a pas de leçon pour { $game } ; `podium learn` liste celles qu’il y a
cli-learn-place = Vous finissez à la place { $place } !
cli-learn-play = Et maintenant une vraie course : podium play { $game }
