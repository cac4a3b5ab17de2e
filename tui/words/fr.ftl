## Les noms des places : des oiseaux du bord de l’eau, six lettres au plus

tui-bird-1 = Merle
tui-bird-2 = Milan
tui-bird-3 = Héron
tui-bird-4 = Sterne
tui-bird-5 = Cygne
tui-bird-6 = Grèbe

## Le programme

tui-small = La fenêtre est trop petite.
tui-small-has = Elle a { $columns } colonnes et { $lines } lignes,
tui-small-needs = Podium en demande { $columns } et { $lines }.
tui-small-enlarge = Agrandissez-la : rien n’est perdu.
tui-small-keys = q quitte ; --plain tient partout.
tui-not-kept = La course ne peut être gardée : { $why }.
tui-not-kept-in = La course ne peut être gardée dans { $file } : { $why }.
tui-not-resumed = Cette course ne peut être reprise : { $why }
tui-goes-on = La course reprend où vous l’aviez laissée ; l raconte ce qui s’est passé.
tui-recorded = La course est enregistrée dans { $file } ; `podium replay { $file }` la raconte.
tui-kept = La course est gardée dans { $file } ; `podium play` propose de la reprendre.

## L’écran d’accueil

tui-title = PODIUM  jeux de course sur plateau
tui-games = Jeux
tui-broken = Impossibles à reprendre : { $count }
tui-broken-race = { $race } : illisible
tui-broken-file = La course reste dans { $file }.
tui-broken-seats = il n’y est pas dit qui occupe { $seats } places
tui-start-keys-broken = ↑↓ ligne   d l’oublier   q quitter
tui-resume = À reprendre : { $count }
tui-numbered = { $number } { $name }
tui-kept-race = { $name }, { $choices } choix, { $ago }
tui-ago-now = à l’instant
tui-ago-minutes = il y a { $count } min
tui-ago-hours = il y a { $count } h
tui-ago-days = il y a { $count } jours
tui-facts = { $fewest } à { $most } personnes, { $minutes } minutes environ
tui-fact-seats = Places : { $sitters }
tui-fact-seed = Graine { $seed }
tui-fact-teaching = Un petit jeu pour apprendre, et pour voir comment on fait un jeu.
tui-forgotten = La course est oubliée.
tui-start-keys = ↑↓ 1-9 jeu  Entrée préparer  Espace jouer  l leçon  r règles  ? aide  q quitter
tui-start-keys-kept = ↑↓ ligne   Entrée reprendre   d l’oublier   r règles   ? aide   q quitter
tui-start-keys-to-finished = ↑↓ ligne   Entrée les ouvrir   ? aide   q quitter
tui-start-keys-finished = ↑↓ course   Entrée revoir   v analyse   d l’oublier   ? aide   Échap retour
tui-start-keys-set-up = ↑↓ ligne  ←→ changer  Entrée saisir  Suppr défaut  b commencer  Échap retour
tui-start-keys-typing = tapez une valeur   Entrée la prendre   Échap la laisser

## La préparation d’une course

tui-set-up = { $name } : préparer la course
tui-set-up-begin = Commencer la course
tui-set-up-begin-about = Entrée commence.
tui-set-up-players = Joueurs
tui-set-up-players-about = De { $fewest } à { $most } ; gauche et droite changent le nombre.
tui-set-up-seat = Place { $number } : { $name }
tui-set-up-seat-about = { $sitter }. { $about }.
tui-set-up-seed = Graine
tui-set-up-seed-about = La même graine et les mêmes choix donnent la même course ; tapez-en une, ou droite pour une autre.
tui-set-up-switch-about = { $about }. Valeurs : { $values }. [{ $rule }]
tui-set-up-changed = changé
tui-set-up-more = { $line } sur { $lines }
tui-set-up-fault = Impossible : { $why }
tui-set-up-seed-fault = Une graine est un nombre entier de 0 à { $most }.
tui-set-up-nobody = Personne à cet écran : Entrée commence une course de robots, à regarder.
tui-yes = oui
tui-no = non
tui-value-usual = comme imprimé
tui-value-unchanged = inchangé
tui-value-count = { $count } { $thing }
tui-value-number = { $name } { $number }
tui-sitter-person = Personne
tui-sitter-person-about = Quelqu’un à cet écran

## L’écran d’une course

tui-top = PODIUM  { $game }  { $status }
tui-top-right = graine { $seed }  rythme { $pace }
tui-round = manche { $round }
tui-standing = Classement
tui-log = Journal
tui-you = vous
tui-asked = { $who } : { $ask }
tui-thinks = { $who } réfléchit
tui-next = { $who } est le suivant
tui-race = La course
tui-over = La course est finie
tui-bot = { $seat } est un robot de niveau { $level }. { $about }.
tui-bot-failed = Le robot de { $seat } est en panne ; quittez et reprenez la course plus tard.
tui-over-podium = Entrée montre le podium.
tui-find-left = chercher : { $words }  ({ $count } { $count ->
    [one] reste
   *[other] restent
})
tui-not-open = { $what } : { $why }
tui-curtain = Rideau
tui-curtain-for = L’écran est à { $who } maintenant.
tui-curtain-others = Les autres regardent ailleurs.
tui-curtain-lift = Entrée lève le rideau.
tui-die = dé à { $sides } faces
tui-spinner = roue
tui-card = carte

## Les touches

tui-key-enter = Entrée
tui-key-space = Espace
tui-key-esc = Échap
tui-key-type = tapez
tui-do-words = des mots d’un choix
tui-do-done = fini
tui-do-all = tous
tui-do-play = joue
tui-do-pass-always = toujours passer
tui-do-help = aide
tui-do-leave = quitte
tui-do-rule = règle
tui-do-hint = avis
tui-do-undo = reprend
tui-do-log = récit
tui-do-rules = règles
tui-do-find = trouve
tui-do-position = position
tui-do-skip = sauter
tui-do-slower = lent
tui-do-faster = vite
tui-do-lift = lever le rideau
tui-do-podium = vers le podium
tui-do-again = encore
tui-do-same-seed = même graine
tui-do-menu = menu
tui-do-quit = quitter

## Ce que font les touches

tui-pace = Rythme : { $pace }
tui-pace-unknown = le rythme est slow, normal, fast ou off, pas « { $written } »
tui-pace-slow = lent
tui-pace-normal = normal
tui-pace-fast = rapide
tui-pace-off = immédiat
tui-passing = Les réponses rarement utiles sont passées pour vous ; a les redemande.
tui-not-passing = Toutes les réponses vous sont demandées.
tui-undone = C’est repris.
tui-undo-nobody = Personne n’a encore rien choisi.
tui-undo-written = Cette course ne peut être recommencée depuis son récit.
tui-undo-nothing = Il n’y a rien à reprendre.
tui-undo-other = On ne reprend pas plus loin : { $seat } a joué depuis.
tui-undo-chance = On ne reprend pas : le hasard a parlé (un dé, une roue ou un mélange).
tui-undo-learnt-own = On ne reprend pas : vous y avez appris quelque chose.
tui-undo-learnt = On ne reprend pas : { $seat } y a appris quelque chose.
tui-undo-shown = On ne reprend pas : tout le monde y a appris quelque chose.
tui-thinking = Le robot y réfléchit.

## Ce qui s’ouvre par-dessus

tui-rulebook = Règles : { $name }
tui-rules = Les règles derrière cela
tui-rules-none = Il n’y a pas de règle à l’écran ; r ouvre le livret.
tui-rules-unknown = Le livret n’a pas de règle { $rule }.
tui-rules-closed = Pas possible maintenant. { $missing }.
tui-advice = Le conseil d’un robot
tui-advice-none = Le robot n’a pas de conseil ici.
tui-advice-first = Le curseur est sur le premier ; Entrée le joue une fois ceci fermé.
tui-advice-figures = { $reason } ({ $figures })
tui-advice-goes-on = Niveau { $level }. Un robot plus fort y réfléchit tant que ceci reste ouvert.
tui-advice-thought = Niveau { $level }. h le laisse réfléchir plus longtemps.
tui-position = La position en toutes lettres
tui-help = Aide
tui-help-keys = touches
tui-help-signs = signes
tui-page = { $title } : { $page }
tui-seen = { $first }-{ $last } sur { $lines }
tui-foot = { $arrows } défiler   / trouver   Échap ferme   { $seen }
tui-foot-pages = ←→ autres ({ $page } sur { $pages })   ↑↓ défiler   / trouver   Échap ferme
tui-foot-searching = trouver : { $words }_   Entrée fini   Échap rien
tui-foot-found = trouver : { $words }   n suivant   Échap ferme   { $seen }
tui-help-text =
    Choisir
      ↑ ↓ ← →     le choix d’avant ou d’après ; Page préc. et suiv., Début et Fin vont plus loin
      1 2 3 …     le choix de ce numéro ; le même numéro encore une fois le joue
      Entrée      jouer le choix sous le curseur
      /           ne garder que les choix avec certains mots, un lieu par exemple ; Échap les montre tous
      souris      cliquer sur un choix ou sur sa place au plateau, cliquer encore pour jouer ; la molette déplace le curseur
      h           demander conseil à un robot : une première réponse vite, de meilleures pendant qu’on lit ; h encore : plus longtemps
      a           passer sans être demandé les réponses rarement utiles ; encore pour être demandé
      u           reprendre, tant que personne n’a rien appris et que le hasard n’a pas parlé

    Regarder
      ?           la règle derrière le choix et, par ← →, derrière tout le reste de l’écran
      l           le journal : tout ce qui s’est passé, avec les numéros des règles (un clic ouvre la règle)
      r           le livret de règles ; / trouve un mot
      p           la position en toutes lettres

    Pendant les mouvements
      Espace      sauter jusqu’à votre prochaine décision ; entre robots, faire une pause
      Fin         entre robots : aller à la fin de la course
      , .         plus lent, plus vite

      q           quitter ; la course est gardée et proposée à votre retour

## La fin d’une course

tui-end = PODIUM  { $name }  la course est finie
tui-end-podium = Podium
tui-end-place = { $place }. { $seat }
tui-end-seed = Graine { $seed }, { $choices } choix.
tui-end-not-kept = La course n’a pas été gardée.
tui-end-chart = Retard sur le premier, du début à la fin
tui-end-chart-legend = haut : en tête ; bas : loin derrière

## Revoir une course

tui-replay-right = coup { $step } sur { $steps }  rythme { $pace }
tui-replay-begins = → événement suivant, ↓ choix suivant, Espace déroule ; ? toutes les touches.
tui-replay-compared = Tout est comme enregistré. → événement suivant, ↓ choix suivant, Espace déroule.
tui-replay-set-up = La mise en place
tui-eyes-chooser = Vous voyez ce que voit qui choisit.
tui-eyes-seat = Vous voyez ce que voit { $seat }.
tui-eyes-spectator = Vous voyez ce que tout le monde peut voir.
tui-key-pages = Pages
tui-key-tab = Tab
tui-key-end = Fin
tui-do-event = événement
tui-do-decision = choix
tui-do-round = manche
tui-do-play-on = dérouler
tui-do-stop = arrêter
tui-do-eyes = regard
tui-do-back = retour
tui-do-review = analyse
tui-do-replay = revoir
tui-do-pause = pause
tui-do-go-on = continuer
tui-do-to-the-end = à la fin
tui-paused = En pause ; Espace continue.
tui-not-paused = La course continue.
tui-finished = Courses finies : { $count }
tui-help-replay =
    Parcourir la course
      → ←         l’événement suivant, celui d’avant
      ↓ ↑         le choix suivant, celui d’avant
      Pages       la manche suivante, celle d’avant
      Début Fin   le début, la fin
      Espace      dérouler tout seul, arrêter
      , .         plus lent, plus vite

    Regarder
      v           par les yeux de qui : qui choisit, une place, un spectateur
      Entrée      la règle derrière ce qu’on voit
      l           le journal jusque-là
      p           la position en toutes lettres
      r           le livret de règles

      q           retour
tui-help-end =
      v           analyser la course : chances, hasard et moments qui ont compté
      w           parcourir la course encore une fois
      l           le journal : tout ce qui s’est passé
      r           le livret de règles
      p           la position en toutes lettres

      n           les mêmes places et réglages avec une autre graine
      s           la même course encore une fois
      m           le menu
      q           quitter
tui-help-start =
    Jeux et courses
      ↑ ↓ 1 2 3 … aller à une ligne
      Entrée      préparer une course ; en reprendre une ; ouvrir celles qui sont finies
      Espace      commencer tout de suite, comme d’habitude
      l           apprendre en cinq minutes le jeu sous le curseur
      r           son livret de règles
      d           oublier la course gardée sous le curseur

    Courses finies
      Entrée      parcourir la course
      v           l’analyser : chances, hasard et moments qui ont compté

      q           quitter

## L’analyse d’une course

tui-review = analyse
tui-review-making = L’analyse se fait : { $done } choix sur { $parts }
tui-review-refused = Il n’y a pas d’analyse : { $why }.
tui-review-failed = L’analyse n’a pas pu être faite ; revenez et essayez encore.
tui-review-chances = Chances de gagner   × choix cher   ○ hasard
tui-review-moments = Les moments qui ont compté
tui-review-moments-of = Les moments de { $seat }
tui-review-no-moments = Rien n’a coûté ni apporté grand-chose.
tui-review-choice = { $seat } { $change } { $class } : { $action }
tui-review-luck = { $seat } { $change } hasard : { $what }
tui-review-moment = Le moment
tui-review-marks-better = Au plateau : le meilleur choix
tui-review-marks-played = Au plateau : ce qui fut joué
tui-review-head-start = départ
tui-review-head-luck = hasard
tui-review-head-skill = soi
tui-review-head-others = autres
tui-review-head-result = = fin
tui-review-head-accuracy = justes
tui-review-head-best = mieux
tui-review-head-good = bons
tui-review-head-inaccuracies = impr.
tui-review-head-mistakes = err.
tui-review-head-blunders = gaf.
tui-do-cancel = annuler
tui-do-moment = moment
tui-do-board = plateau
tui-do-chances = chances
tui-do-played = joué ou mieux
tui-do-whose = de qui
tui-do-text = en entier
tui-help-review =
    Les sommes
      départ      les chances de gagner avant la course ; avec ce que le hasard, ses propres choix et
                  ceux des autres y ont changé, elles donnent la fin
      justes      la part des choix qui étaient les meilleurs ou bons
      impr. err. gaf.   imprécisions, erreurs et gaffes : jusqu’à 5, jusqu’à 10 et plus de 100 perdus

    Les moments qui ont compté
      ↑ ↓         un autre moment ; Pages, Début et Fin vont plus loin
      Tab ← →     le plateau à ce moment, ou les chances de toute la course
      b Espace    marquer au plateau ce qui fut joué, ou ce qui aurait été meilleur
      Entrée      tout ce qui est dit du moment
      v 1 2 3 …   les moments de tous, ou d’une place
      w           parcourir la course à partir d’ici
      l r         journal, livret de règles

      q           retour

## Apprendre

tui-learn-none = Il n’y a pas de leçon pour ce jeu.
tui-fact-learn = l  L’apprendre en cinq minutes
tui-fact-learnt = l  L’apprendre en cinq minutes ({ $made } sur { $count })
tui-coach = Entraîneur
tui-coach-at = Entraîneur  { $move } sur { $count }
tui-coach-more = ↓ Page suiv.
tui-coach-begin = Entrée commence. L’anneau de l’entraîneur est ◎ : il est à côté du choix.
tui-coach-go-on = Entrée continue.
tui-coach-end = Entrée commence une vraie course ; n redit la leçon.
tui-learn-place = Vous finissez à la place { $place } !
tui-learn-other = Cela se peut aussi. Dans cette course, suivez encore l’anneau ◎.
tui-learn-other-again = Permis aussi ! Mais l’histoire continue là où est l’anneau ◎.
tui-do-begin = commencer
tui-do-show-me = montrer
tui-do-real-race = une vraie course
tui-do-once-more = encore
tui-help-learn =
    L’entraîneur dit quoi faire aux moments qui comptent ; le reste de la course se fait tout seul.
      Entrée      continuer à lire ; jouer le choix sous le curseur
      ↑ ↓ 1 2 3 … un autre choix ; celui avec l’anneau ◎ est à jouer
      h           montrer : le curseur y va
      u           revenir au coup d’avant
      Pages       la suite de ce que dit l’entraîneur
      ?           les règles que le coup apprend
      l r p       journal, livret de règles, la position en toutes lettres
      Espace , .  quand cela bouge : sauter, plus lent, plus vite

      q           quitter ; la leçon reprendra ici

## Aviron

tui-rowing-status = { $course }  manche { $round }  { $phase }
tui-rowing-lane = coul.
tui-rowing-metres = { $metres } m
tui-rowing-at = { $metres } m  { $rate }
tui-rowing-home = arrivé m{ $round }
tui-rowing-home-sum = arrivé m{ $round } somme { $sum }
tui-rowing-order = ordre
tui-rowing-supply = réserve { $supply }  0 libre  1-9 souffle  × fausse pelle
tui-rowing-piles = main { $hand } pioche { $deck }
tui-rowing-piles-short = m{ $hand } p{ $deck }
tui-rowing-discard = déf. { $discard }
tui-rowing-crabs = f. pelles { $crabs }
tui-rowing-hand = Main
tui-rowing-played = joué
tui-rowing-crab = FAUSSE PELLE

## Eaux vives

tui-whitewater-status = rivière { $river }  manche { $round }
tui-whitewater-finish = ARRIVÉE
tui-whitewater-events = { $events } { $events ->
    [one] événement
   *[other] événements
}
tui-whitewater-facts = manœuvre { $maneuver } main { $hand }
tui-whitewater-facts-short = m{ $maneuver } c{ $hand }
tui-whitewater-clears = franchit { $hazards }
tui-whitewater-hazard = { $hazard_id ->
    [cleared-rapids] rapides
    [cleared-waterfall] chutes
   *[other] { $hazard }
}
tui-whitewater-eddied = Stop { $times }
tui-whitewater-turn = joue
tui-whitewater-hand = Main : { $cards }
tui-whitewater-held = { $count ->
    [1] { $card }
   *[other] { $card } ×{ $count }
}
tui-whitewater-card = { $card } : { $lines }
tui-whitewater-flash =
    { $card }
    { $lines }
tui-whitewater-piles = Pioche { $deck }  défausse { $discard }  jetons ≈{ $rapids } ▟▙{ $rocks }

## Marathon

tui-marathon-status = { $course }  manche { $round }
tui-marathon-row = rg { $row }
tui-marathon-high = ☆euph
tui-marathon-next = dé { $change }
tui-marathon-loses = perd { $turns }
tui-marathon-piles = Pioche { $deck }  défausse { $discard }
tui-marathon-piles-top = Pioche { $deck }  défausse { $discard } (dessus : { $card })
tui-marathon-die = Dé { $die }, vitesse { $speed }   { $piles }
tui-marathon-card = { $card } : { $effect }
tui-marathon-flash =
    { $card }
    { $effect }
tui-marathon-signs = * ÉVÉN. » SPRINT ‹ › libre
tui-marathon-legend =
    · route
    { "*" } ÉVÉNEMENT : une carte
    » SPRINT : la roue
    ░ pas de route
    ‹ › peut être choisi
tui-marathon-faster = un de plus
tui-marathon-slower = un de moins
tui-marathon-again = relancer

## Pêche

tui-fishing-status = { $board }  manche { $round }  { $phase }
tui-fishing-over = terminé
tui-fishing-fuel = carb.
tui-fishing-pearls-short = p{ $pearls }
tui-fishing-fuel-short = c{ $fuel }
tui-fishing-upgrades = am{ $count }
tui-fishing-attacks = at{ $count }
tui-fishing-hand = Cartes : { $cards }  { $trip }
tui-fishing-none = aucune
tui-fishing-several = { $card } ×{ $count }
tui-fishing-play = jouer { $card }
tui-fishing-order = ordre
tui-fishing-shop = Boutique : { $wares }
tui-fishing-ware-first = { $ware } { $price }p (reste { $left })
tui-fishing-ware = { $ware } { $price }p ({ $left })
tui-fishing-effect-now = { $boat } { $effect } maintenant
tui-fishing-effect-next = { $boat } { $effect } au prochain tour
tui-fishing-effect-by = { $what }, par { $by }
tui-fishing-offer = offre : { $card }, de { $seller } à { $buyer }, { $pearls } ?
tui-fishing-bid = demande : { $card }, de { $seller } à { $buyer }, { $pearls } ?
tui-fishing-duel = Duel : { $challenger } contre { $target }, manche { $round }. { $circle }.
tui-fishing-beats = { $item } { $beats }

## Saumons

tui-salmon-status = { $river }  manche { $round }
tui-salmon-status-last = { $river }  manche { $round }  DERNIÈRE MANCHE
tui-salmon-piles = m{ $hand } p{ $draw }
tui-salmon-piles-more = déf. { $discard } paquet { $deck }
tui-salmon-played = Jouées { $count } sur { $plays } : { $cards }
tui-salmon-hand = Main : { $cards }
tui-salmon-several = { $card } ×{ $count }
tui-fact = { $what } { $value }
tui-salmon-leap = S A U T
