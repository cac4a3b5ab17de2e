page-of = { $what } : { $of }
page-about = Des jeux de course, sans compte, au départ en une minute.
page-close = Fermer
page-back = Retour
page-home = Accueil
page-play-now = Jouer
page-new-table = Nouvelle table
page-rules = Règles
page-you = Vous
page-loading = Un instant
page-skip-to-content = Aller au contenu
page-seat-n = Place { $n }
page-bot-n = Robot { $n }

nav-play = Jouer
nav-watch = Regarder
nav-learn = Apprendre
nav-you = Vous

home-title = Jour de course
home-line = { $n ->
    [one] Un jeu de course, sans compte, au départ en une minute.
   *[other] { $n } jeux de course, sans compte, au départ en une minute.
}
home-join = Rejoindre par code
home-join-button = Rejoindre
home-code-label = Les six caractères du code de la table
home-no-code = Aucune table n’a le code { $code }.
home-seats = { $fewest } à { $most }
home-minutes = { $n } min
home-open-tables = { $n ->
    [one] { $n } table ouverte
   *[other] { $n } tables ouvertes
}
home-your-races = Vos courses
home-all-races = Toutes vos courses
home-first-visit = Vos courses seront ici.
home-try-alone = Essayez { $game } en solitaire : sans autre rival que le chrono.
home-solo = Courir seul
home-watch-title = Courses à regarder
home-nothing-to-watch = Aucune course publique n’est en cours. Lancez-en une entre robots.
home-bot-race = Course de robots
home-live = { $n } en direct
home-open = Ouvrir
home-watch = Regarder
home-watching = { $n ->
    [one] { $n } personne regarde
   *[other] { $n } personnes regardent
}
home-sit = S’asseoir
home-your-turn = À vous
home-row-on = Continuer
home-until = jusqu’à { $when }
home-their-turn = à { $name } de jouer
home-waiting-seats = { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
}
home-over = terminée
home-result = Résultat
home-fair = Chaque tirage peut être vérifié après la course.
home-rulebooks = Livrets de règles
home-offline = Le serveur ne répond pas. Courses, codes et tables reviendront d’eux-mêmes.

races-running = En cours
races-waiting = Pas encore parties
races-over = Terminées
races-more = En montrer plus
races-against = contre { $names }
races-alone = en solitaire
races-together = autour d’un seul écran
races-place = { finish-ordinal } sur { $seats }
races-rounds = { $n ->
    [one] { $n } manche
   *[other] { $n } manches
}
races-records = Records
races-wins = victoires
races-best = meilleur rang
races-fastest = victoire éclair
races-records-help = Par jeu, plateau et variantes, d’après les courses terminées où vous aviez une seule place et êtes resté jusqu’au bout. La victoire éclair est celle où votre dernière décision est venue dans la manche la plus précoce.

new-game = Jeu
new-board = Plateau
new-seats = Places
new-more-seats = Une place de plus
new-fewer-seats = Une place de moins
new-kind-me = Vous
new-kind-around = Autour de cet écran
new-around = Une personne de plus à cet écran
new-around-help = Vous vous passez l’appareil. Un rideau cache ce qu’une seule personne peut voir. Le même nom à deux places est celui d’une seule personne.
new-name = Nom de la personne à la place { $n }
new-player = Joueur { $n }
new-kind-open = N’importe qui
new-kind-link = Qui a le lien
new-kind-bot = Robot
new-who = Qui prend la place { $n }
new-level = Force du robot à la place { $n }
new-options = Variantes
new-options-help = Laissez-les ainsi pour la course habituelle.
new-changed = { $n ->
    [one] { $n } changée
   *[other] { $n } changées
}
new-clock = Pendule
new-clock-none = Sans pendule
new-clock-live = 10 minutes chacun et 5 secondes par décision
new-clock-mail = Par courrier : 48 heures par décision
new-public = Montrer la table dans la liste publique
new-consent = Annuler au-delà de son propre coup si tous sont d’accord
new-create = Ouvrir la table
new-start = Au départ

wait-title = Sur la ligne de départ
wait-line = La course commence quand la dernière place est prise.
wait-line-asked = La course commence quand l’hôte le demande.
wait-line-rematch = Une revanche : elle commence quand tous ont accepté, ou quand l’hôte le demande.
wait-offered = une revanche lui est proposée
wait-offered-you = gardée pour vous : une revanche
wait-not-kept = libre : { $name } ne la prend pas
wait-accept = Accepter
wait-decline = Refuser
wait-is-host = hôte
wait-closed = Cette table est fermée
host-add = Une place de plus
host-bot = Robot : { $level }
host-closed = Pas de place ici
host-link = Nouveau lien
host-link-to = Nouveau lien vers la place { $n }
host-hand-on = Désigner hôte
host-hand-on-to = Désigner hôte : { $name }
host-remove = Retirer
host-remove-name = Retirer { $name } de la table
host-close = Fermer la table
host-close-sure = Elle disparaît pour tous ceux qui y sont.
host-close-now = La fermer
host-keep = La garder
wait-share = Faites venir du monde
wait-share-help = Visez le carré avec un appareil photo, dictez le code ou envoyez le lien.
wait-share-help-link = Visez le carré avec un appareil photo ou envoyez le lien : il mène à une place libre.
wait-share-help-watch = Visez le carré avec un appareil photo, dictez le code ou envoyez le lien : tous mènent ici, pour regarder.
wait-share-help-nobody = Qui est assis ici peut revenir par le lien. Personne d’autre ne peut regarder cette course.
wait-ask = Les places libres sont réservées à qui a le lien. { $watch ->
    [yes] Demandez-le pour vous asseoir ; en attendant, vous regardez.
   *[no] Demandez-le pour vous asseoir.
}
wait-ask-host = Les places libres sont réservées à qui a le lien. { $watch ->
    [yes] Demandez à { $name } de vous l’envoyer ; en attendant, vous regardez.
   *[no] Demandez à { $name } de vous l’envoyer.
}
wait-late = Quelqu’un a été plus rapide : plus aucune place de ce lien n’est libre.
wait-qr = Code QR de { $address }
wait-qr-seat = Code QR du lien d’une place libre
wait-send = Envoyer
wait-fill = Compléter par des robots et partir
wait-fill-help = { $n ->
    [one] La place libre reçoit un robot : { $level }.
   *[other] Les { $n } places libres reçoivent des robots : { $level }.
}
wait-host = { $name } peut donner le départ à tout moment ; les places libres reçoivent alors des robots.
wait-clock-live = { $bank } chacun, et { $seconds } secondes par décision
wait-clock-mail = Par courrier : { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
} par décision
wait-public = dans la liste publique
wait-private = réservée à qui a le lien ou le code
wait-undo-consent = annuler au-delà de son propre coup si tous sont d’accord
wait-undo-own = annuler son propre coup seulement
wait-stand-in = robots remplaçants : { $level }
wait-usual = Comme d’habitude.
wait-code = Code à dicter
wait-code-watch = Code pour regarder
wait-link = Copier le lien
wait-seat-link = Lien de cette place
wait-copied = Copié
wait-sit = S’asseoir ici
wait-leave = Se lever
wait-start = Commencer la course
wait-free = libre
wait-by-link = réservée à qui a le lien

table-round = Manche { $n }
table-your-turn = À vous
table-asked-aloud = { $turn } : { $title }
table-you = vous
table-deciding = doit jouer
table-waiting = On attend { $names }
table-watching = Vous regardez.
table-sent = Envoyé. On attend le serveur.
table-over = La course est finie
table-to-result = Au résultat
table-playing = Regardez les coups
table-choose = Choisir
table-choose-help = Prenez l’une des { $n ->
    [one] { $n } action
   *[other] { $n } actions
} que les règles permettent.
table-card-does = { $card } : { $does }.
table-pick-first = Choisissez d’abord
table-pause = Pause
table-resume = Reprendre
table-skip = Passer
table-steps = Le tour jusqu’ici
table-speed = Vitesse des coups : { $n } fois
table-log = Journal
table-log-unread = { $n ->
    [one] Journal et discussion, { $n } nouveau message
   *[other] Journal et discussion, { $n } nouveaux messages
}
table-chat = Discussion
table-text = Texte
table-menu = Menu
table-standing = Classement
table-side = Classement et journal
table-board = Plateau
table-dock = Votre choix
table-actions = Toutes les actions permises
table-no-actions = Rien à choisir pour l’instant.
table-hint = Conseil
table-hint-why = Pourquoi ?
table-hint-sure = { $level } : avec ce choix { $win } des courses sont gagnées (± { $error }), sur { $tries } jouées jusqu’au bout.
table-hint-longer = Réfléchir plus longtemps
table-hint-thinks = Un robot plus fort réfléchit
table-undo = Annuler le coup
table-time-up = Votre temps est écoulé : un robot a choisi pour vous.
table-stood-in = En votre absence, un robot a choisi pour vous.
table-taken-back = Action reprise : la course repart d’un moment antérieur.
table-undo-asked = { $name } demande de reprendre la dernière action.
table-agree = D’accord
table-disagree = Pas d’accord
table-chat-label = Ce que vous voulez dire
table-chat-send = Dire
table-chat-empty = Personne n’a encore rien dit.
table-chat-only-seats = Seuls ceux qui sont assis à la table peuvent parler.
table-log-empty = Il ne s’est encore rien passé.
table-log-older = Montrer ce qui s’est passé avant
table-missed = Depuis votre dernier passage
table-offline = Pas de connexion. Votre place est gardée ; la page revient d’elle-même.
table-connecting = Connexion
table-code = Code { $code }
table-spectators = { $n ->
    [one] { $n } spectateur
   *[other] { $n } spectateurs
}
table-leave-sure = Un robot courra à votre place. Quitter ?
table-leave-now = Quitter
table-stay = Rester
table-leave = Laisser la place à un robot
table-give-up = Abandonner la course
table-give-up-sure = La course s’arrête ici, sans classement. Abandonner ?
table-give-up-now = Abandonner
table-left = parti ; un robot joue
table-away = absent
table-picture = La table en texte
table-gone = Cette table ne peut être montrée
table-rules-changed = Les règles ont changé depuis le début de cette course ; elle ne peut continuer.
table-key-list = toutes les actions permises
table-key-confirm = confirmer
table-key-clear = reprendre le choix
table-key-undo = annuler
table-key-skip = passer les coups
table-key-hint = conseil
table-keys-first = Une lettre inscrite sur une carte ou un bouton est celle de cette carte ou de ce bouton.
table-sound-on = Activer les sons
table-sound-off = Couper les sons
table-notify = { $game } : c’est à vous
table-zoom = Voir de plus près
table-zoom-in = Plus près
table-zoom-out = Plus loin
table-place = Rang { $n }

learn-title = Apprendre
learn-line = Une première course guidée pour chaque jeu : aux moments qui comptent, on vous dit quoi faire et pourquoi.
learn-done-of = { $n } sur { $count } terminées.
learn-done = Terminée
learn-all = Toutes les leçons
learn-first = Votre première course.
learn-just-play = Courir tout de suite
learn-five = Apprendre en cinq minutes
learn-of = Apprendre : { $game }
learn-coach = Entraîneur
learn-progress = { $n } sur { $count }
learn-watch = Regardez ce qui se passe.
learn-reading = Un mot de l’entraîneur
learn-begin = Commencer
learn-go-on = Continuer
learn-show = Montrez-moi
learn-again = Encore une fois
learn-play = À vous, une vraie course
learn-place = Vous êtes { finish-ordinal } !
learn-other = C’est permis aussi. Mais pour cette course, suivez encore l’anneau.
learn-other-again = Bonne idée ! Mais l’histoire continue là où est l’anneau.
learn-none = Il n’y a pas de leçon ici

# Problèmes
puzzle-title = Problème
puzzle-solved = (résolu)
puzzle-ask = C’est à vous. Un choix vaut mieux que tous les autres : lequel ?
puzzle-right = Oui, c’est le meilleur.
puzzle-wrong = C’est permis, mais il y a mieux.
puzzle-best = Le meilleur était : { $best }
puzzle-or = { $one }, ou { $other }
puzzle-again = Réessayer
puzzle-show = Montrez-moi
puzzle-next = Problème suivant
puzzle-none = Ce problème n’existe pas
puzzle-daily = Problème du jour
puzzle-daily-line = Un par jour, le même pour tous. Aujourd’hui : { $game }.
puzzle-streak = { $n ->
    [one] Résolu un jour de suite.
   *[other] Résolu { $n } jours de suite.
}
puzzle-count = { $n ->
    [one] Un problème, { $solved } résolu
   *[other] { $n } problèmes, { $solved } résolus
}

finish-wins = { $name } gagne
finish-you-win = Vous gagnez
finish-dead-heat = Ex æquo : { $names }
finish-home = { $name } est arrivé
finish-in-rounds = { $course }, course finie en { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
}
finish-called-you = { $name } (vous)
finish-place-words = Vous êtes { finish-ordinal }.
finish-ordinal = { $place ->
    [1] premier
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
   *[other] { $place }e
}
finish-why = Pourquoi cet ordre
finish-level = { $first } et { $second } sont à égalité en tout et partagent le rang.
finish-start = Départ
finish-point = { $name }, fin de la manche { $round } : { $unit } { $figure }
finish-turning = Le tournant
finish-turning-round = à la manche { $round }, { $name } prend la tête à { $from } et la garde.
finish-turning-last = à la dernière manche seulement, la { $round }e, { $name } prend la tête à { $from }.
finish-turning-never = aucun ; { $name } était en tête à la fin de chaque manche.
finish-turning-help = La manche à partir de laquelle le vainqueur n’a plus jamais été derrière.
finish-turning-show = Voir
finish-record = Votre bilan sur ce plateau : { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
} en { $races ->
    [one] { $races } course
   *[other] { $races } courses
}.
finish-record-best = Victoire la plus rapide : { $rounds ->
    [one] { $rounds } manche.
   *[other] { $rounds } manches.
}
finish-record-new = Nouveau record : gagné en { $rounds ->
    [one] { $rounds } manche.
   *[other] { $rounds } manches.
}
finish-record-help = Compté sur cet appareil : vos courses finies sur ce plateau, vos victoires, et le moins de manches qu’il vous a fallu.
finish-crosses = { $name } est à l’arrivée !
finish-crossing-show = Voir l’arrivée
finish-crossing-skip = Au résultat
finish-ready = { $ready } sur { $all } prêts
finish-ready-names = Prêts : { $names }
finish-chart = La course manche par manche
finish-chart-text = Les chiffres de toutes les places au long de la course
finish-statistics = Statistiques
finish-events = Événements
finish-fair = Hasard loyal
finish-promised = promesse du serveur
finish-seed = graine montrée maintenant
finish-verify = Vérifier sur cet appareil
finish-verified = Tout ce que cet appareil pouvait vérifier est juste.
finish-whole = Tout est juste : la promesse, chaque pas selon les règles, et le résultat.
finish-broken = Ce n’est PAS juste.
fair-promise-start = La graine et le sel donnent la promesse que cet appareil a vue avant le premier coup.
fair-promise-later = La graine et le sel donnent la promesse que cet appareil a vue pour la première fois après { $n ->
    [one] { $n } pas
   *[other] { $n } pas
} ; il n’a pas vu le départ.
fair-promise-unseen = La graine et le sel donnent la promesse que le serveur annonce maintenant ; cet appareil ne l’a pas vue pendant la course.
fair-promise-hash = La graine et le sel ne donnent pas la promesse.
fair-promise-changed = Le serveur annonce maintenant une autre promesse que celle que cet appareil a vue pendant la course.
fair-promise-record = L’enregistrement nomme une autre promesse, une autre graine ou un autre sel que ce que montre le serveur.
fair-share-own = { $n ->
    [one] La part que cet appareil a ajoutée avant la course est dans la graine
   *[other] Les { $n } parts que cet appareil a ajoutées avant la course sont dans la graine
} : le serveur ne l’a pas choisie seul.
fair-share-missing = La part que cet appareil a ajoutée pour { $name } avant la course n’est pas dans la graine.
fair-share-others = { $n ->
    [one] Une part a été ajoutée
   *[other] { $n } parts ont été ajoutées
} à la graine, aucune par cet appareil.
fair-share-none = Personne n’a ajouté de part à la graine avant la course : le serveur l’a tirée seul.
fair-steps-same = { $n ->
    [one] Un pas que cet appareil a vu depuis l’une de ses places est raconté maintenant comme alors.
   *[other] { $n } pas que cet appareil a vus depuis ses places sont racontés maintenant comme alors.
}
fair-steps-gone = { $n ->
    [one] Un pas qu’il a vu n’est plus raconté, comme il est normal pour un pas repris.
   *[other] { $n } pas qu’il a vus ne sont plus racontés, comme il est normal pour des pas repris.
}
fair-steps-shut = { $n ->
    [one] Un pas qu’il a vu n’est pas comparé : la place n’est plus la vôtre.
   *[other] { $n } pas qu’il a vus ne sont pas comparés : la place n’est plus la vôtre.
}
fair-steps-none = Cet appareil n’a vu aucun pas de la course depuis l’une de ses places.
fair-steps-differ = Le pas { $n } n’est pas raconté comme cet appareil l’a vu pendant la course.
fair-record-same = L’enregistrement et la rediffusion, tels que le serveur les donne maintenant, concordent sur les { $n } pas : mêmes actions, mêmes positions, mêmes événements.
fair-record-differs = Le pas { $n } de l’enregistrement ne correspond pas à la rediffusion.
fair-rules-here = Cet appareil vérifie avec les règles que la page apporte, sans croire personne sur parole pour un tirage.
fair-rules-held = { $n ->
    [one] Une action a été rejouée sur cet appareil
   *[other] Les { $n } actions ont été rejouées sur cet appareil
}, chaque pas depuis la graine selon les règles de { $game }, version { $version } : mêmes tirages, mêmes événements, mêmes positions, { $result }.
fair-rules-end = et mêmes rangs : { $places }
fair-rules-no-end = jusque-là où la course a été arrêtée
fair-rules-misfit = Selon les règles, la course ne se déroule pas ainsi : { $why }.
fair-rules-result = { $n ->
    [one] L’unique action suit
   *[other] Les { $n } actions suivent
} les règles, mais pas ce qui en est sorti après le pas { $n } : { $why }.
fair-rules-shown = { $n ->
    [one] L’unique action suit
   *[other] Les { $n } actions suivent
} les règles, mais la page a reçu d’autres rangs que ceux qu’elles donnent après le pas { $n }.
fair-rules-other = Pas rejouée sur cet appareil, car la page a d’autres règles : { $why }.
fair-rules-failed = Pas rejouée sur cet appareil : les règles de la page n’ont pas pu être chargées, ou se sont arrêtées ({ $why }). Le programme podium vérifie le reste.
fair-rules-absent = Pas vérifié sur cet appareil, car cette page a été construite sans les règles : que chaque pas découle de la graine.
fair-command = Le programme podium vérifie tout sans cette page, avec l’enregistrement téléchargé et la promesse que cet appareil a vue pendant la course :
fair-command-unseen = Le programme podium vérifie tout sans cette page, avec l’enregistrement téléchargé et la promesse que le serveur annonce maintenant. Si vous en avez noté une avant la course, donnez la vôtre :
finish-download = Télécharger l’enregistrement
finish-rematch = Revanche
finish-to-rematch = À la revanche
finish-share = Partager
finish-shared = Lien copié
finish-replay = Revoir
finish-play = Revoir la course
finish-stop = Arrêter
finish-first = Un pas en arrière
finish-next = Un pas en avant
finish-step = Pas { $step } sur { $steps }
finish-keys = Flèches : un événement ; avec Maj une manche ; Espace lance la lecture
finish-scrub = Pas de la course
finish-board = Le plateau à ce pas

rules-title = Livrets de règles
rules-line = Chaque règle a un numéro. Le journal et chaque refus y mènent.
rules-search = Chercher
rules-contents = Sommaire
rules-of = Règles : { $game }

you-title = Vous
you-name = Votre nom
you-nickname = { $n ->
    [0] Troglodyte
    [1] Martinet
    [2] Milan
    [3] Sterne
    [4] Héron
    [5] Balbuzard
    [6] Pluvier
    [7] Cincle
    [8] Courlis
    [9] Hirondelle
    [10] Sarcelle
   *[other] Fou de Bassan
}
you-save = Enregistrer
you-saved = Enregistré
you-settings = Réglages
you-language = Langue
you-theme = Couleurs
you-theme-system = Comme l’appareil
you-theme-light = Claires
you-theme-dark = Sombres
you-motion = Mouvement
you-motion-system = Comme l’appareil
you-motion-full = Les coups sont montrés
you-motion-none = Rien ne bouge
you-speed = Vitesse
you-speed-at-once = D’un coup
you-sound = Sons
you-buzz = Vibrations : mon tour, mes mésaventures, l’arrivée
you-notify = Me prévenir quand c’est à moi
you-notify-denied = Le navigateur ne permet pas les notifications de cette page.
you-auto-pass = Passer tout seul quand rien d’autre n’est possible
you-aloud = Lecteur d’écran
you-aloud-turns = Une phrase par tour
you-aloud-events = Chaque événement
you-aloud-own = Seulement mes tours
you-device = Un autre appareil
you-device-help = Un code à usage unique, valable dix minutes, rend un autre appareil vôtre aussi.
you-make-code = Créer un code
you-use-code = Utiliser un code
you-code = Code
you-devices = Vos appareils
you-device-this = Cet appareil
you-device-n = Appareil { $n }
you-device-made = depuis le { $day }
you-device-used = dernière utilisation le { $day }
you-sign-out = Déconnecter
you-signed-out = Appareil déconnecté
you-forget = Être oublié
you-forget-help = Votre nom reste dans les courses où vous avez couru ; tout le reste est effacé.

notice-title = Quand c’est à vous
notice-about = Dans les courses par correspondance, on peut vous prévenir quand c’est à vous : une fois par tour, et pas pendant que vous regardez la table.
notice-push = Dans ce navigateur
notice-push-on = Vous êtes prévenu dans ce navigateur.
notice-push-off = Vous n’êtes plus prévenu dans ce navigateur.
notice-push-other = Un autre navigateur, depuis le { $day }
notice-allow = Autoriser
notice-stop = Arrêter
notice-hint = Cette course se court par correspondance. Ce navigateur doit-il vous prévenir quand c’est à vous ?
notice-mail = Par courriel
notice-mail-set = Utiliser cette adresse
notice-mail-asked = Un courriel avec un lien est parti pour { $address }. Vous y serez prévenu dès que vous l’aurez suivi.
notice-mail-waits = attend que vous suiviez le lien qui y a été envoyé
notice-mail-on = Vous êtes prévenu par courriel.
notice-mail-off = Vous n’êtes plus prévenu par courriel.
notice-calendar = Calendrier
notice-calendar-about = Vos échéances, pour un agenda qui s’abonne à une adresse.
notice-calendar-make = Créer une adresse
notice-calendar-new = Créer une nouvelle adresse
notice-calendar-off = Cette adresse n’est plus valable.
notice-calendar-address = L’adresse de votre calendrier. Qui la connaît voit vos échéances ; elle n’est montrée que maintenant.
notice-confirm-ask = Voulez-vous être prévenu à votre adresse de courriel quand c’est à vous ?
notice-confirm = Oui, prévenez-moi
notice-stop-ask = Ne voulez-vous plus recevoir de courriel d’ici ?
notice-stop-mail = Plus de courriel
notice-link-wrong = Ce lien n’est pas complet. Ouvrez-le encore depuis le courriel.

passkey-title = Clés d’accès
passkey-about = Une clé d’accès dans votre trousseau ou sur une clé de sécurité fait d’un nouvel appareil le vôtre, même si tous les autres sont perdus.
passkey-make = Créer une clé d’accès
passkey-made = Cette clé d’accès vous connecte sur un nouvel appareil. Il n’y a rien à taper.
passkey-none-made = Aucune clé d’accès n’a été créée.
passkey-enter = Se connecter avec une clé d’accès
passkey-entered = Vous voici connecté : { $name }.
passkey-not-used = Aucune clé d’accès n’a servi.
passkey-n = Clé d’accès { $n }
passkey-remove = Retirer
passkey-removed = Cette clé d’accès n’est plus valable.

trouble-unreached = Le serveur ne répond pas. Réessayez dans un instant.
trouble-cookies = Le serveur ne vous reconnaît pas : cette page a besoin d’un cookie pour savoir quelles places sont les vôtres. Autorisez-le et réessayez.
trouble-nowhere = Cette page n’existe pas.
trouble-refused = Les règles ne le permettent pas.
trouble-not-found = Cela n’a pas été trouvé.
trouble-no-spectators = Personne ne peut regarder à cette table. Si vous devez jouer, demandez à l’hôte le lien de votre place.
trouble-other = Cela n’a pas marché. Réessayez dans un instant.

key-enter = Entrée
key-esc = Échap
key-shift = Maj
key-space = Espace
key-end = Fin
clock-days = { $days } j { $hours } h
trouble-unknown = Cela n’a pas marché : { $why }

setup-own = Le vôtre
setup-own-help = Écrivez ou collez le texte d’un plateau. Partez de celui que vous aviez choisi et changez-le.
setup-own-text = Le texte de votre plateau
setup-own-numbers = Des nombres à vous
setup-own-boards-help = Collez ici le texte de vos plateaux ; la ligne ci-dessous peut alors les nommer.
setup-in-words = Le plateau en toutes lettres
setup-order = Touchez les plateaux dans l’ordre de la course. Touchez-en un encore pour l’ôter.
setup-drawn = Ou tirée au sort
setup-good = Le serveur peut y faire courir.
setup-example = Un exemple de ce que le sort peut donner.
setup-none = aucune
setup-limited = avec une limite
setup-changed = { $name } : { $value }
setup-yes = oui
setup-no = non
setup-own-content = contenu maison
setup-other = autre chose
setup-unchanged = inchangé
setup-other-value = Une autre valeur
setup-less = Moins
setup-more = Plus
setup-add = Ajouter un nombre
setup-remove = Ôter { $n }
setup-nth = Nombre { $n }
setup-from-to = de { $least } à { $most }

## The log as a story
story-turn = { $who } { $deeds }.
story-gap = fait { $n ->
    [one] une autre chose
   *[other] { $n } autres choses
}
story-gap-you = faites { $n ->
    [one] une autre chose
   *[other] { $n } autres choses
}
# Un tour où rien n’a été joué.
story-nothing = ne joue rien
story-nothing-you = ne jouez rien
# Titres du journal, avant la première manche et à la fin.
story-start = Le départ
story-finish = L’arrivée
story-you = Vous
story-you-there = vous
story-since = Depuis votre dernier coup
story-replay = Revoir

# Plusieurs personnes autour d’un écran, qui se passent l’appareil.
around-pass = Passez l’appareil à { $name }
around-i-am = Je suis { $name }
around-away = La suite est pour { $name } : les autres détournent les yeux.
around-board = Voir le plateau
around-undo = Reprendre la dernière action ({ $name })
around-turn = À { $name } de jouer
around-notify = { $game } : c’est à { $name }
around-time-up = { $name } n’a plus de temps : un robot a choisi.
around-stood-in = { $name } n’était pas là : un robot a choisi.
around-speaks = Qui parle
around-curtain = Rideau entre les joueurs
around-curtain-help = Sans rideau, une seule personne joue pour tous.
around-leaves = { $name } s’en va
around-leave-sure = Un robot courra à sa place. Qui s’en va ?

away-title = Quelqu’un est absent
away-keeps = { $names } { $n ->
    [one] fait attendre la course et est absent.
   *[other] font attendre la course et sont absents.
}
away-choose = Que faire ?
away-fold = Plus tard
away-bot = Un robot continue
away-claim = Arrêter en l’état
away-claim-help = En l’état : le classement de cet instant, les absents en dernier.
away-close = Arrêter sans classement
away-help-all = Un seul d’entre vous suffit pour un robot, qui joue jusqu’au retour. Pour arrêter la course, tous doivent être d’accord.
away-wished-claim = { $names } : arrêter en l’état.
away-wished-close = { $names } : arrêter sans classement.
away-missing = Doivent encore donner leur accord : { $names }.
away-minutes = { $n ->
    [one] une minute
   *[other] { $n } minutes
}
away-hours = { $n ->
    [one] une heure
   *[other] { $n } heures
}
away-days = { $n ->
    [one] un jour
   *[other] { $n } jours
}
away-then-ask = qui fait attendre { $after } et est absent : les autres choisissent
away-then-bot = qui fait attendre { $after } et est absent : un robot joue
new-away-after = Qui ne regarde pas la table est absent après
new-away = Ce qui se passe alors
new-away-ask = Les autres choisissent la suite
new-away-bot = Un robot joue
ended-claimed = Absent jusqu’au bout : { $away }. Course arrêtée en l’état par { $by } ; qui est resté absent est dernier.
ended-closed = Absent jusqu’au bout : { $away }. Course arrêtée sans classement par { $by }.
ended-given-up = Abandon de { $by } : la course n’a pas de classement.
ended-operator = L’exploitant de ce serveur a arrêté la course : elle n’a pas de classement.
races-claimed = arrêtée avant la fin
races-closed = arrêtée sans classement
races-given-up = abandonnée
races-operator = arrêtée par l’exploitant
home-offered = une revanche vous est proposée
finish-accept = Accepter la revanche
finish-decline = Refuser

# Les cotes : la force à un jeu et son incertitude, « 27,6 ± 8,1 ».
rating = Cote
rating-provisional = provisoire
rating-help = Force à ce jeu et son incertitude, d’après { $n ->
    [one] une course classée
   *[other] { $n } courses classées
}
rating-help-provisional = Force à ce jeu et son incertitude, d’après { $n ->
    [one] une course classée
   *[other] { $n } courses classées
} ; provisoire tant que l’incertitude dépasse 4
rating-help-bot = Force de ce robot à ce jeu et son incertitude, mesurées dans des courses entre robots
rating-point = Course { $n }, { $day } : { finish-ordinal } sur { $seats }, puis { $rating }
rating-chart-text = Cote sur { $n ->
    [one] une course classée
   *[other] { $n } courses classées
}, maintenant { $rating }
rating-chart-help = La ligne est la cote après chaque course classée, la bande autour son incertitude. Elle part de 25 ± 8,3.
new-rated = Classée : le résultat change les cotes
new-rated-help = Qui s’assoit y consent. Pas de conseils, rien de repris au-delà de son propre coup ; qui part est dernier. Les courses classées figurent dans les profils.
new-rated-unfit = Les cotes valent pour le plateau et les règles ordinaires, avec au moins deux places dont une pour une personne, personne d’autre autour de cet écran et aucun robot de niveau Maître.
wait-rated = classée : pas de conseils, et qui part est dernier
rated-title = Cette course est classée.
rated-told = Qui s’assoit y consent : le résultat change sa cote et figure dans son profil, il n’y a pas de conseils, et qui part ou reste absent est dernier.
rated-told-seated = Vous y avez consenti en vous asseyant : le résultat change votre cote et figure dans votre profil, il n’y a pas de conseils, et qui part ou reste absent est dernier.
leaders-title = Classements
leaders-line = Tous ceux dont la cote n’est plus provisoire, et les robots sur la même échelle.
leaders-nobody = Personne n’a encore à ce jeu de cote qui ne soit plus provisoire. Cochez « Classée » à de nouvelles tables et soyez le premier.
leaders-rank = Rang
leaders-sure = Sûrement
leaders-races = Courses
leaders-help = Rangés d’après la force que chacun a presque sûrement : la cote moins trois fois son incertitude. Ainsi personne ne mène pour avoir peu couru.
leaders-bots = Robots
leaders-bots-help = Mesurés dans des courses entre robots, et fixes. Une différence de 4 gagne environ deux courses sur trois.
day-title = Course du jour
day-line = Les mêmes dés et les mêmes robots pour tous ; un essai classé par jour et par jeu.
day-left = La course du jour finit dans
day-past = Ce jour est passé : tout peut être regardé.
day-seats = Qui est assis où
day-begin = Commencer votre essai
day-begin-help = Vous avez un essai. Il compte dès qu’il commence, change votre cote et n’a pas de conseils. Qui n’a pas fini quand le jour s’achève est dernier.
day-running-help = Votre essai a commencé. Finissez-le avant la fin du jour.
day-go-on = Continuer votre essai
day-own = Revoir votre course
day-own-result = { finish-ordinal } sur { $seats } dans votre course, rang { $rank } du jour
day-own-unfinished = Vous n’avez pas couru jusqu’au bout : cela compte comme dernier.
day-results = Résultats
day-counts = { $begun ->
    [0] personne n’a commencé
    [one] une personne a commencé, { $finished } jusqu’au bout
   *[other] { $begun } personnes ont commencé, { $finished } jusqu’au bout
}
day-closed = Les résultats et les courses des autres s’ouvrent quand votre essai est fini.
day-nobody = Personne n’est encore arrivé au bout.
day-place = Place
day-who = Nom
day-place-of = { $place } sur { $seats }
day-unfinished = pas fini
day-figures = Ce qui a décidé
day-rounds = Tours
day-replay = Revoir
day-results-help = Rangés d’après la place parmi les robots, puis d’après ce qui départage dans ce jeu, puis d’après les tours. À égalité, on partage le rang.
day-streak = Jours de suite
day-streak-best = le plus jusqu’ici : { $n }
day-streak-help = Chaque jour où vous courez jusqu’au bout à ce jeu, quelle que soit la place.
day-promise-help = La graine a été tirée le { $when } et ne peut plus changer : voici son empreinte. Elle est montrée quand le jour est passé.
day-revealed-help = La graine et le sel donnent l’empreinte qui fut publiée avant ce jour.
day-salt = sel
day-verify-help = Quand le jour est passé, téléchargez l’enregistrement d’un essai depuis sa page et comparez-le à l’empreinte que vous avez notée avant :
day-others = D’autres jours
day-before = La veille
day-after = Le lendemain
day-today = La course d’aujourd’hui
day-seed-later = La graine est celle de tous aujourd’hui. Elle est montrée ici quand le jour est passé ; alors la course peut être vérifiée.
person-line = Courses classées et publiques, telles que tout le monde peut les voir.
person-you = Voici ce que les autres voient de vous.
person-nobody = Personne avec une cote n’a cette adresse
person-ratings = Cotes
person-rank = rang { $rank }, { $n ->
    [one] une course
   *[other] { $n } courses
}
person-boards = Plateaux préférés
person-races = { $n ->
    [one] une course
   *[other] { $n } courses
}
person-records-help = Par jeu, plateau et variantes, d’après les courses finies à des tables classées ou publiques, à une seule place et jusqu’au bout.
person-help = Les courses à des tables ni classées ni publiques, ou sans spectateurs, ne sont pas montrées.
finish-ratings = Cotes
finish-ratings-help = La cote après la course avec son incertitude, et de combien elle a changé. Les robots gardent ce qui a été mesuré.
finish-uncounted = Cette course n’a pas changé les cotes : deux de ses participants s’étaient déjà rencontrés dans cinq courses classées de ce jeu en un jour.
you-profile = Votre profil

# Trouver une course.
find-title = Trouver une course
find-line = On vous réunit avec des gens à peu près de votre force. Pendant l’attente, vous voyez combien cherchent la même chose, et quand des robots complètent.
find-seats-any = Autant qu’il en vient
find-rated-help = Vous ne courez qu’avec des gens du même avis. Pas de conseils, rien de repris au-delà de son propre coup ; qui part est dernier. Les courses classées figurent dans les profils.
find-clock = Le plateau ordinaire. Avec d’autres personnes : 10 minutes chacun, et 5 secondes par décision. Contre des robots seuls : sans pendule.
find-looking = On cherche une course
find-wish = { $game }, { $seats ->
    [0] autant de places qu’il vient de monde
   *[other] { $seats } places
}{ $rated ->
    [yes] , classée
   *[no] {""}
}
find-asking = On demande au serveur
find-offline = Pas de connexion. La recherche reprend dès qu’elle est rétablie.
find-alone = Personne d’autre ne cherche encore une telle course.
find-waiting = { $n } personnes cherchent une telle course, dont vous.
find-bots-in = Des robots complètent au plus tard dans
find-bots-said = { $n ->
    [one] Des robots complètent au plus tard dans { $n } seconde.
   *[other] Des robots complètent au plus tard dans { $n } secondes.
}
find-no-bots = Ici, les robots ne complètent pas : la course commence quand assez de monde est venu.
find-cancel = Ne plus chercher

# Les gens que l’on ne veut pas rencontrer, et les signalements.
shun-menu = Ignorer, signaler
shun-menu-of = Ignorer, signaler ou bloquer { $name }
shun-mute = Ignorer
shun-mute-help = Ce que cette personne écrit ne vous est pas montré, ni ici ni à une autre table.
shun-block = Bloquer
shun-block-help = Vous n’êtes jamais réunis, cette personne ne peut pas s’asseoir là où vous êtes l’hôte et ne peut pas vous proposer de revanche.
shun-saved = Enregistré. Vous pouvez revenir là-dessus sous « Vous ».
shun-list = Personnes ignorées ou bloquées
shun-muted = ignoré
shun-blocked = bloqué
shun-undo = Lever
shun-undo-of = Lever : { $name }
shun-others = Les autres personnes ici
shun-others-help = Choisissez un nom pour ignorer, bloquer ou signaler quelqu’un.
report-title = Signaler à l’exploitant
report-reason = Ce qui ne va pas
report-reason-abuse = Insultes, menaces ou haine
report-reason-spam = Publicité ou répétitions
report-reason-name = Le nom
report-reason-spoiling = Gâche les courses des autres
report-reason-other = Autre chose
report-text = Ce qui s’est passé
report-help = Le serveur ajoute sa propre copie de ce qui a été dit autour. La personne signalée n’apprend pas qui vous êtes.
report-send = Envoyer le signalement
report-received = { $n ->
    [0] Merci. L’exploitant a reçu votre signalement.
    [one] Merci. L’exploitant a reçu votre signalement, avec une ligne de la discussion.
   *[other] Merci. L’exploitant a reçu votre signalement, avec { $n } lignes de la discussion.
}
banned-title = Vous êtes exclu.
banned-help = Vous pouvez encore supprimer votre compte sous « Vous ».

# Championnats.
champ-title = Championnats
champ-line = De deux à douze courses sur plusieurs plateaux, avec des points par rang. On peut continuer demain.
champ-of = Championnat – { $game }
champ-bot = Robot { $n } ({ $level })
champ-new = Nouveau championnat
champ-code = Code
champ-go = Y aller
champ-mine = Les vôtres
champ-open = Ouverts à tous
champ-none-open = Aucun championnat n’est ouvert à tous en ce moment. Créez-en un !
champ-entrants = Participants
champ-entrants-n = { $n ->
    [one] un participant
   *[other] { $n } participants
}
champ-your-rank = vous êtes { $n ->
    [one] { $n }er
   *[other] { $n }e
}
champ-missing = Ce championnat n’existe pas
champ-races-n = { $n } courses
champ-state-open = on peut encore entrer
champ-state-racing = course { $n } sur { $of } en cours
champ-state-between = { $n ->
    [one] { $n } course sur { $of } terminée
   *[other] { $n } courses sur { $of } terminées
}
champ-state-over = terminé
champ-your-race = Votre course est en cours.
champ-to-race = Vers votre course
champ-next = Ensuite : course { $n } sur { $of }
champ-next-help = Elle commence quand tous les participants sont prêts, ou quand l’hôte le dit. Restez sur cette page, et vous serez mené à votre table ; un robot joue pour les absents.
champ-anybody = À partir de { $when }, chacun peut la commencer.
champ-ready = Je suis prêt
champ-not-ready = Finalement pas prêt
champ-are-ready = { $n ->
    [one] { $n } prêt sur { $of }.
   *[other] { $n } prêts sur { $of }.
}
champ-begin-next = Commencer la course suivante
champ-begin = Commencer la première course
champ-invite = Inviter d’autres
champ-invite-help = Qui a le lien ou le code peut entrer jusqu’au début de la première course.
champ-invite-public = Il est dans la liste publique. Qui veut peut entrer jusqu’au début de la première course.
champ-qr = Le lien de ce championnat en code QR
champ-join = Participer
champ-back = Participer de nouveau
champ-host-begins = { $name } commence la première course.
champ-bots-fill = Des robots complètent les tables de { $n }.
champ-standings = Classement
champ-rank = Rang
champ-who = Qui
champ-race-short = { $n }
champ-wins = Victoires
champ-points = Points
champ-points-n = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
champ-left = est parti
champ-ties = À égalité de points décident les victoires, puis les deuxièmes places et ainsi de suite, puis la dernière course. Qui reste à égalité en tout partage le rang.
champ-chart-text = Points après chaque course. En tête : { $name } avec { $points }.
champ-won = { $name } gagne le championnat
champ-won-together = { $names } gagnent le championnat ensemble
champ-plan = Courses
champ-race-n = Course { $n }
champ-planned-later = Les places sont réparties au début de la première course : chacun rencontre chaque rival et occupe chaque place aussi souvent que possible à égalité.
champ-void = arrêtée sans résultat : elle ne donne de points à personne
champ-replay = Revoir
champ-watch = Regarder
champ-points-are = Points par rang : { $points }.
champ-leave = Quitter le championnat
champ-leave-sure = Vos points restent ; un robot sans points court à votre place jusqu’à votre retour.
champ-leave-now = Quitter
champ-close = Le fermer
champ-close-sure = Il est supprimé pour tout le monde.
champ-back-to = Retour au classement
champ-race-of = Championnat : course { $n } sur { $of }
champ-name = Nom, si vous voulez
champ-how-many = Courses
champ-boards = Plateaux
champ-usual-board = le plateau habituel
champ-choose-board = Plateau de la course { $n }
champ-seats = Places par table, au plus
champ-points-for = Points par rang
champ-points-place = Points pour le rang { $n }
champ-bots = Des robots complètent les tables
champ-no-bots = Pas de robots : certaines tables ont une place de moins
champ-clock-live = 10 minutes chacun, et 5 secondes par décision
champ-clock-quick = 3 minutes chacun, et 3 secondes par décision
champ-clock-mail = 48 heures par décision
champ-public = Dans la liste publique : qui veut peut entrer
champ-make = Créer le championnat

# L’analyse d’une course finie. Les noms des classes et des parties viennent du serveur : review-best, etc.
reviewed-title = Analyse
reviewed-offer = Un robot regarde de nouveau chaque choix de la course : ce qu’il a coûté, ce qui aurait été meilleur et pourquoi, et quelle part du résultat tient à la chance.
reviewed-takes = { $n } choix : { $time }. Inutile d’attendre ici.
reviewed-seconds = environ { $n } secondes
reviewed-minutes = { $n ->
    [one] environ une minute
   *[other] environ { $n } minutes
}
reviewed-make = Analyser cette course
reviewed-making = { $done } choix sur { $parts } regardés.
reviewed-left = Encore { $time }.
reviewed-cancel = Annuler
reviewed-chart = les chances de gagner de chacun au long de la course, et les moments qui ont compté
reviewed-chart-text = Les chances de gagner de chacun au long de la course
reviewed-legend-choice = un choix qui a coûté
reviewed-legend-luck = un coup de chance ou de malchance
reviewed-mark-choice = Pas { $step } : { $name } perd { $loss } par un choix
reviewed-mark-luck = Pas { $step } : chance { $change } pour { $name }
reviewed-mark-dealt = Mise en place : chance { $change } pour { $name }
reviewed-sums = D’où vient chaque résultat
reviewed-start = Départ
reviewed-luck = Chance
reviewed-luck-help = Ce que la mise en place et le hasard ont changé aux chances de gagner, toutes cartes ouvertes
reviewed-own = Ses choix
reviewed-others = Choix des autres
reviewed-skill-help = Ce que les choix ont changé aux chances de gagner par rapport à ceux d’un joueur sensé, toutes cartes ouvertes
reviewed-result = Résultat
reviewed-accuracy = Précision
reviewed-accuracy-help = La part des choix qui étaient les meilleurs ou bons
reviewed-two-figures = Deux mesures différentes.
reviewed-loss-means = Ce qu’un choix a coûté se juge d’après ce que son siège savait alors : face au meilleur qu’un robot trouve avec le même savoir.
reviewed-luck-means = La chance et les choix des sommes sont ce qu’ils ont changé aux chances de chacun, toutes cartes ouvertes ; le choix d’un joueur sensé y compte pour 0 : départ + chance + ses choix + choix des autres = résultat.
reviewed-whose = Les moments de qui
reviewed-choices = Les choix les plus coûteux
reviewed-strokes = La chance qui a le plus changé
reviewed-no-loss = Aucun choix n’a coûté quelque chose de mesurable.
reviewed-no-luck = La chance n’a rien changé de mesurable.
reviewed-choice-title = Pas { $step }, { $decision } : { $class }
reviewed-good-luck = Pas { $step } : coup de chance
reviewed-bad-luck = Pas { $step } : malchance
reviewed-dealt = La mise en place
reviewed-went = Les chances de gagner passent de { $from } à { $to }.
reviewed-show = Voir
reviewed-chosen = Choisi
reviewed-better = Meilleur
reviewed-by = Cela aurait gardé { $loss } (± { $error }) de plus des chances de gagner : { $chance }.
reviewed-moment = Ce que l’analyse dit de ce moment
reviewed-before = Le moment marqué précédent
reviewed-next = Le moment marqué suivant
reviewed-which = Moment { $n } sur { $all }
reviewed-many = { $n ->
    [one] Un moment marqué
   *[other] { $n } moments marqués
}
reviewed-decides = Pas { $step } : { $name } choisit ({ $decision })
reviewed-over = La course est finie
reviewed-drawn = Dessiné sur le plateau, s’il y change quelque chose.
reviewed-was-forced = Il n’y avait rien d’autre à choisir.
reviewed-was-best = Le robot aurait choisi la même chose.
reviewed-was-good = Rien de ce que le robot a trouvé n’est meilleur au-delà du hasard.
reviewed-open = Dans les chances de gagner, toutes cartes ouvertes
reviewed-now = avant
reviewed-by-choice = choix
reviewed-by-luck = chance

# Rejouer à partir d’un moment d’une course finie.
try-button = Jouer la suite d’ici
try-title = Jouer la suite à partir du pas { $step }
try-help = Une nouvelle course part de cette position, avec un nouveau hasard. Vous prenez un siège, des robots les autres. Elle ne compte pour aucun classement ni record.
try-seat = Votre siège
try-level = Les robots
try-go = Jouer la suite
try-back = À la course d’origine
try-of = suite jouée à partir du pas { $step }

# Ce que disent ensemble les analyses de vos courses.
mine-reviews = Ce que disent vos analyses
mine-reviews-help = Moyennes de vos courses qui ont été analysées.
mine-reviews-none = Quand une course est finie, faites-la analyser sur la page du résultat. Ce qui vous coûte le plus est alors résumé ici.
mine-accuracy = précision
mine-lost = perdu par course
mine-luck = chance par course
mine-weak = Où vous perdez le plus
mine-weak-first = { $decision }, premier tiers de la course
mine-weak-middle = { $decision }, deuxième tiers
mine-weak-last = { $decision }, dernier tiers
mine-weak-of = { $n ->
    [one] en un choix
   *[other] en { $n } choix
}
mine-reviewed = { $n ->
    [one] une course analysée
   *[other] { $n } courses analysées
}
