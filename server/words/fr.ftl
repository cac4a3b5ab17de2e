server-bot = Robot { $number }
server-articles = le la les l un une

server-no-rule = le livret n’a pas de règle « { $rule } » ; il y a près d’elle { $near }

server-clock-second = settings.clock : une pendule donne au moins une seconde, d’avance ou par coup
server-clock-day = settings.clock : une pendule en direct a au plus un jour ; pour plus long, jouez par courrier
server-clock-increment = settings.clock : une horloge en direct gagne au plus une heure par décision ; pour les courses plus longues, prenez la correspondance
server-clock-mail = settings.clock : par courrier, de 1 à { $most } heures par décision
server-away-most = settings.away_after_s : au plus { $days } jours
server-bot-pause-most = settings.bot_pause_ms : au plus une minute

server-name = un nom a de 1 à { $most } caractères sur une ligne
server-name-taken-away = un opérateur a retiré ce nom ; prenez-en un autre
server-name-bot = « { $name } » est le nom d’un robot ; prenez-en un autre
server-nobody = dites qui vous êtes : POST /api/me donne un jeton, pour le cookie ou comme Authorization: Bearer
server-no-token = personne n’a ce jeton ; faites-vous connaître par POST /api/me
server-no-moving-code = ce code est faux, déjà utilisé ou trop vieux ; faites-en un autre
server-no-device = vous n’avez pas d’appareil avec cet identifiant

server-no-table = il n’y a pas de telle table
server-no-code = aucune table n’a ce code
server-no-seat = il n’y a pas de telle place
server-no-spectators = cette table n’admet pas de spectateurs
server-not-your-seat = cette place n’est pas la vôtre
server-who-are-you = dites d’abord qui vous êtes : la place est à quelqu’un
server-seat-has-link = cette place est réservée à qui a son lien
server-seat-taken = la place est prise
server-begun = la course a déjà commencé
server-not-begun = la course n’a pas commencé
server-only-host = seul l’hôte de cette table peut faire cela
server-removed = l’hôte de cette table vous a retiré
server-seat-person = quelqu’un y est assis ; retirez d’abord cette personne
server-seat-reserved = cette place est gardée pour quelqu’un à qui une revanche a été proposée
server-share = une part de la graine a 1 à { $most } lettres, chiffres, - et _
server-share-late = la course a commencé : sa graine est fixée, aucune part ne peut plus s’y ajouter
server-share-twice = cette place a donné sa part, qui reste telle quelle
server-last-seat = seule la dernière place peut être enlevée, pour que chacun garde son numéro
server-remove-self = vous êtes vous-même l’hôte ; levez-vous plutôt
server-nobody-sits = personne n’y est assis
server-closed = { $name } a fermé cette table
server-closed-lonely = personne n’a regardé cette table depuis longtemps ; elle n’existe plus
server-closed-operator = l’exploitant de ce serveur a fermé cette table : { $why }
server-blocked = l’hôte de cette table ne souhaite pas courir avec vous
server-shun-self = vous ne pouvez ni vous ignorer ni vous bloquer vous-même
server-shun-many = vous ignorez ou bloquez déjà { $most } personnes ; levez-en d’abord une mesure
server-no-shun = vous n’ignorez ni ne bloquez personne sous cette entrée
server-report-self = vous ne pouvez pas vous signaler vous-même
server-report-long = un signalement compte au plus { $most } caractères
server-report-empty = dites ce qui ne va pas
server-no-line = personne n’a dit cela ici
server-many-reports = vous avez envoyé autant de signalements que permis ; l’exploitant les a reçus
server-champ-none = aucun championnat n’a ce code
server-champ-races = un championnat compte de { $fewest } à { $most } courses
server-champ-seats = les tables de ce jeu ont de { $fewest } à { $most } places
server-champ-points = les points sont { $seats } nombres, un par rang : de 1 à { $most } pour le premier, et aucun plus grand que le précédent
server-champ-clock = un championnat a une pendule : sans elle quelqu’un pourrait faire attendre tous les autres
server-champ-name = le nom d’un championnat compte au plus { $most } caractères
server-champ-many-made = vous avez créé { $most } championnats qui ne sont pas terminés
server-champ-many = vous participez à { $most } championnats qui ne sont pas terminés
server-champ-full = un championnat compte au plus { $most } personnes et robots
server-champ-company = { $people } participants ne peuvent pas être répartis en tables d’au plus { $seats } ; laissez des robots compléter, ou invitez encore quelqu’un
server-champ-over = ce championnat est terminé
server-champ-begun = ce championnat a commencé ; personne n’y entre ni n’en est retiré
server-champ-only-host = seul l’hôte peut faire cela maintenant
server-champ-removed = l’hôte de ce championnat vous a retiré
server-champ-not-in = vous ne participez pas à ce championnat
server-champ-not-between = cela se demande entre deux courses
server-champ-racing = une course est encore en cours
server-champ-changed = ce n’est plus la prochaine course ; regardez de nouveau
server-ended = cette course est terminée
server-only-table-ends = seul quelqu’un de la table peut terminer la course
server-others-play = d’autres jouent aussi ; laissez plutôt votre place à un robot
server-nobody-away = personne ne fait attendre cette course : qui doit choisir est là, ou absent depuis moins { $minutes ->
    [one] d’une minute
   *[other] de { $minutes } minutes
}
server-only-table-rematch = seul quelqu’un de la table peut rejouer
server-not-over = la course n’est pas finie
server-table-changed = la table a changé ; réessayez
server-somebody-first = quelqu’un d’autre a été plus rapide ; la course a été relue
server-rules-changed = cette course a commencé avec la version { $theirs } des règles de { $game } ; ce serveur a la version { $ours }
server-no-answer = la table ne répond pas ; réessayez

server-undo-step = la course est à l’étape { $now }, pas { $asked }
server-undo-over = la course est finie et sa graine est connue ; rien ne se reprend plus
server-undo-barred = cela ne peut être repris : { $why }
server-undo-seen = { $why }, et { $seat } a vu la suite
server-undo-nobody = personne ne demande d’annuler maintenant
server-undo-disagree = { $seat } n’est pas d’accord
server-undo-fast = au plus { $most } annulations par minute ; attendez un peu

server-no-hints = cette table n’a pas de conseils
server-hint-busy = on réfléchit déjà à un conseil pour vous
server-hint-full = trop de robots réfléchissent ; redemandez dans un instant
server-hint-none = vous n’avez rien à choisir maintenant
server-hint-failed = le robot n’a rien trouvé à en dire

server-chat-line = un message compte de 1 à { $most } caractères, pas { $length }
server-chat-fast = au plus { $most } messages en dix secondes ; attendez un peu

server-rated-options = une course classée a la mise en place ordinaire du jeu : laissez toutes les options telles quelles
server-rated-seats = une course classée a au moins deux places
server-rated-around = à une table classée, chacun n’a qu’une place : elle n’est pas pour plusieurs personnes autour d’un écran
server-rated-twice = vous avez déjà une place à cette table ; elle est classée, et chacun n’y a qu’une place
server-rated-bots = il faut à une course classée une place pour une personne
server-rated-level = personne n’a mesuré la force du robot « { $level } » à ce jeu ; à une table classée, prenez un autre niveau
server-rated-undo = settings.undo_by_consent : à une table classée, on ne reprend rien au-delà de son propre coup
server-rated-away = settings.away_after_s : à une table classée, au moins { $least } secondes, ou 0
server-rated-close = une course classée ne se termine pas sans places : laissez jouer un robot, ou terminez-la telle quelle
server-day-closed = c’est un essai à la course du jour : on peut le regarder quand le sien est fini, ou quand le jour est passé
server-day-late = le jour est presque passé : commencez par la course du suivant
server-day-none = il n’y a pas de course du jour à ce jeu à cette date
server-day-over = le jour est passé, et cet essai avec lui
server-day-seed = la graine de la course du jour est dite quand le jour est passé
server-no-profile = personne sous cet identifiant n’a de cote

# Être prévenu qu’une course vous attend.
server-notice-title = { $game } : c’est à vous
server-notice-with = Une course avec { $names }.
server-notice-time = { $hours ->
    [0] Il vous reste moins d’une heure pour choisir.
    [one] Il vous reste { $hours } heure pour choisir.
   *[other] Il vous reste { $hours } heures pour choisir.
}
server-mail-open = Vers la course : { $link }
server-mail-stop = Vous recevez ce message parce que vous avez voulu être prévenu par courriel quand c’est à vous. Ne plus rien recevoir : { $link }
server-mail-confirm-subject = Podium : cette adresse est-elle la vôtre ?
server-mail-confirm = Quelqu’un, sans doute vous, veut être prévenu à cette adresse quand c’est son tour dans une course. Si c’est vous, confirmez-la dans la journée : { $link }
server-mail-confirm-not = Sinon, il n’y a rien à faire : vous ne recevrez rien d’autre.
server-calendar-name = Podium : à vous de jouer
server-calendar-turn = { $game } : votre choix est attendu
server-push-off = ce serveur n’envoie pas de messages aux navigateurs
server-push-wrong = ce n’est pas un abonnement auquel le serveur puisse envoyer : il lui faut une adresse publique en https et les clés d’un navigateur
server-push-contact = « { $contact } » n’est personne à qui les services de messages puissent écrire ; indiquez mailto:ADRESSE ou https://ADRESSE
server-no-push = vous n’êtes prévenu dans aucun navigateur de ce nom
server-no-certificates = le système n’a pas de certificats auxquels reconnaître les services de messages ; installez ca-certificates, ou indiquez-en un fichier dans SSL_CERT_FILE
server-mail-off = ce serveur n’envoie pas de courriel
server-mail-wrong = ce n’est pas une adresse de courriel
server-many-mails = trop d’adresses ont été sollicitées ; réessayez plus tard
server-no-mail-link = ce lien n’est plus valable
server-mail-from = « { $from } » n’est pas un expéditeur ; écrivez podium@exemple.fr, ou Podium <podium@exemple.fr>
server-mail-command = la commande qui envoie les courriels est vide
server-mail-public = les courriels ont besoin de l’adresse du serveur pour leurs liens : indiquez-la dans public_url
server-no-calendar = il n’y a pas de calendrier à cette adresse

server-passkey-off = il n’y a pas de clés d’accès ici : il faut au serveur son adresse publique en https, ou l’ouvrir comme localhost sur sa propre machine
server-passkey-wrong = ce n’est pas la réponse d’une clé d’accès pour ce serveur
server-passkey-late = cette question a déjà sa réponse, est trop ancienne ou a été posée ailleurs ; recommencez
server-passkey-unknown = cette clé d’accès est inconnue ici ; elle a peut-être été retirée
server-passkey-copied = cette clé d’accès a déjà servi ailleurs de la même façon : c’est peut-être une copie, elle n’est pas acceptée
server-passkey-full = cette clé d’accès est déjà connue, ou vous en avez { $most } ; retirez-en d’abord une
server-no-passkey = vous n’avez pas de clé d’accès de ce nom
server-many-passkeys = trop de gens se connectent en ce moment ; réessayez dans un instant

server-seek-seats = une course à ce jeu a de { $fewest } à { $most } places
server-seek-full = trop de gens cherchent une course ; réessayez dans un instant
server-seek-elsewhere = vous cherchez maintenant une course sur un autre appareil
server-seek-seated = une course vient d’être trouvée pour vous ; elle est parmi vos courses
server-seek-stopped = vous ne cherchez plus de course

server-seed-secret = la course n’est pas finie : sa graine est encore secrète
server-position-secret = la course n’est pas finie ; demandez plutôt votre vue
server-few-steps = la course a { $steps } étapes
server-no-position = ce n’est pas un lien vers une position
server-position-large = la position est trop grande pour un lien
server-no-lesson = { $game } n’a pas de leçon
server-no-puzzle = { $game } n’a pas ce problème
server-learner-seat = l’élève a la place { $learner }, pas { $seat_number }

server-store = l’enregistrement a échoué ; rien n’a changé, réessayez
server-damaged = ce qui est enregistré de cette table est abîmé : { $why }
server-conflict = quelqu’un d’autre a été plus rapide
store-conflict = quelqu’un d’autre a été plus rapide
store-missing = il n’y a rien de tel
store-damaged = ce qui est enregistré est abîmé : { $why }
store-failed = l’enregistrement a échoué : { $why }
store-said = { $why }
store-no-randomness = le système ne donne pas de nombres au hasard : { $why }
store-table-silent = la table ne répond pas
store-unplayable = l’étape { $step } du journal ne peut pas être jouée : { $why }
store-step-missing = l’étape { $step } manque
store-end-missing = ses dernières étapes manquent
store-set-up-lost = sa mise en place est perdue
store-no-record = la course n’a pas d’enregistrement
store-version = { $file } est de la version { $found } ; ce programme lit la version { $version }
store-exists = { $file } existe déjà
store-file-damaged = { $file } ({ $why }). Mettez une sauvegarde à sa place, ou écrivez toutes les courses encore lisibles par : podium export --salvage --database { $file }
store-busy = trop d’écritures attendent le disque
store-stopped = l’écriture s’est arrêtée
store-untold = la course ne peut pas être racontée de nouveau
server-listen = impossible d’écouter à { $address } : { $why }
server-address-taken = un autre programme y écoute déjà ; choisissez une autre adresse par --listen
server-no-network = « { $written } » n’est pas un réseau ; écrivez une adresse, ou une adresse et un nombre de bits : 10.0.0.0/8

server-unreadable = le message ne peut pas être lu : { $why }
server-too-fast = au plus { $most } messages par seconde
server-protocol = ce serveur parle le protocole { $ours }, pas { $theirs }
server-bye-slow = vous lisez trop lentement ; reconnectez-vous et demandez ce qui vous manque
server-bye-silent = rien n’est venu de vous depuis trop longtemps
server-bye-bytes = les messages sont du texte, pas des octets
server-bye-fast = vous envoyez trop, trop vite
server-bye-long = un message compte au plus { $most } octets ; le vôtre était plus long
server-bye-hello = le premier message est `hello`
server-bye-token = cet appareil a été déconnecté
server-banned = l’exploitant vous a exclu de ce serveur : { $why }
server-banned-until = l’exploitant vous a exclu de ce serveur jusqu’au { $date } (temps universel) : { $why }
server-banned-network = l’exploitant a exclu votre réseau de ce serveur : { $why }
server-banned-network-until = l’exploitant a exclu votre réseau de ce serveur jusqu’au { $date } (temps universel) : { $why }
server-bye-stop = le serveur s’arrête ; reconnectez-vous dans un instant
server-watches = une connexion regarde au plus { $most } places et tables

server-stopping = le serveur s’arrête
server-full = le serveur est plein ; réessayez plus tard
server-many-connections = trop de connexions depuis votre adresse
server-many-requests = trop de demandes depuis votre adresse ; attendez un peu
server-many-people = trop de nouveaux venus depuis votre adresse dans la dernière heure
server-many-tables = trop de nouvelles tables depuis votre adresse dans la dernière heure
server-many-codes = trop de codes ont été essayés depuis votre adresse
server-many-wrong-codes = trop de mauvais codes depuis votre adresse ; attendez un peu
server-origin = cette demande doit venir des pages mêmes du serveur
server-nothing-here = il n’y a rien ici ; /api/openapi.json dit ce qu’il y a
server-method = cette adresse a d’autres méthodes ; voir /api/openapi.json
server-socket-address = ceci est l’adresse du socket : demandez-la avec les en-têtes d’un WebSocket (version 13)
server-media-type = le corps doit être du JSON, avec l’en-tête Content-Type: application/json
server-body-slow = le corps n’est pas arrivé à temps
server-body-large = le corps a plus de { $most } octets, ou n’est pas arrivé
server-body-unreadable = le corps ne peut pas être lu : { $why }
server-path = cette adresse ne peut pas être lue : ce n’est pas de l’UTF-8
server-query = ce qui suit le ? ne peut pas être lu : { $why }
server-before = « before » est le « next » de la page précédente
server-peer = l’adresse n’est pas connue
server-no-words = il n’y a pas de mots dans ce fichier et cette langue
