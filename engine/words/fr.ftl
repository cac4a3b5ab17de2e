list-comma = { $one }, { $other }
list-and = { $one } et { $other }
list-parts = { $one } ; { $other }
decimal-mark = ,
just = { $value }
piece-numbered = { $piece } { $number }
language = Français
# Un nombre hors de ses bornes.
number-range = un nombre entier de { $least } à { $most }, pas { $found }


chance-left = { $count ->
    [one] une réponse est de trop, { $first }
   *[other] { $count } réponses sont de trop, la première est { $first }
}
chance-no-roll = un hasard est sans réponse : il manque un lancer
chance-no-spin = un hasard est sans réponse : il manque un tour de roue
chance-no-shuffle = un hasard est sans réponse : il manque un mélange
chance-other-roll = la réponse { $answer } ne va pas pour un lancer de 1 à { $sides }
chance-other-spin = la réponse { $answer } ne va pas pour un tour de roue de { $sectors }
chance-other-shuffle = la réponse { $answer } ne va pas pour un mélange
chance-not-there = le mélange n’est pas une permutation : { $item } n’y est pas (ou plus)
chance-items = le mélange a { $given } éléments où { $needed } sont mélangés
differs-after = après { $step } : { $place }
differs-after-expect = attente après { $step }
differs-step = étape { $step }
differs-start = départ
differs-set-up = mise en place
differs-scenario = scénario
differs-legal-of = actions permises à la place { $seat_number }
differs-view-of = vue de la place { $seat_number }
differs-view-spectator = vue d’un spectateur
differs-inside = { $place }{ $path }
differs-at-most = { $steps } au plus
differs-too-many = plus que n’en a le script
differs-readable = quelque chose de lisible
differs-chance-or-seed = un hasard qui convient, ou une graine
differs-seat = une place de 0 à { $last }
differs-seat-or-null = une place de 0 à { $last }, ou null
differs-this-seat = place { $seat_number }
differs-refusal = un refus
differs-carried-out = l’action a été exécutée
differs-legal = que { $action } soit permis
differs-unchanged = que rien ne change par un refus
differs-other-position = une autre position
differs-chance = des réponses du hasard qui conviennent
differs-sound = une position saine
differs-refused = que { $action } soit refusé
differs-is-legal = c’est permis
differs-in-order = { $event } dans cet ordre
differs-no-event = pas de { $event }
differs-not-listed = ce n’est pas dans la liste (ou attendu deux fois)
differs-exactly = exactement les actions de la liste
differs-also = aussi { $actions }
differs-no-key = pas de telle clé
differs-any-order = dans un ordre quelconque { $list }
differs-switches = des options lisibles
differs-game = un jeu de ce programme
differs-to-the-end = un déroulement jusqu’au bout
differs-panicked = les règles ont planté : un bogue
differs-by-rule = { $rule } : { $why }
differs-at = { $place } : { $why }

file-first-line = la première ligne doit être `{ $line }`
file-columns = il faut { $needed } { $needed ->
    [one] colonne
   *[other] colonnes
}, séparées par | ; il y en a { $found }
file-unknown = « { $written } » n’est aucun de { $known }
file-twice = { $what } est ici pour la deuxième fois
file-missing = il manque { $what }
file-range = { $what } est un nombre entier de { $least } à { $most }, pas { $given }
file-empty = { $what } est vide ; il y faut au moins une lettre
file-control = il y a ici un caractère de contrôle ; le contenu est du texte simple
file-foreign = « { $file } » n’est pas un fichier de contenu de ce jeu ; ce sont { $files }
file-bytes = les fichiers font ensemble { $bytes } octets ; { $most } au plus sont permis
file-no-boards = ce jeu n’a pas de plateaux qu’on puisse donner dans un fichier
file-none = il n’y a pas de tel fichier ni dossier
file-denied = vous n’avez pas le droit de l’ouvrir
file-folder = c’est un dossier
file-no-text = ce n’est pas du texte : un octet n’est pas de l’UTF-8
file-no-folder = une partie de son chemin est un fichier, pas un dossier
file-there = il y a déjà quelque chose de ce nom
file-read-only = on ne peut rien y écrire
file-disk-full = le disque est plein
file-closed = le système dit : { $why }
file-no-scenario = il n’y a pas de scénario dedans
file-json = ce n’est pas du JSON : la ligne { $line }, colonne { $column } ne peut pas être lue
file-json-twice = ligne { $line }, colonne { $column } : la clé { $key } figure deux fois dans le même objet

inside-name = { $place } : « { $written } » n’est aucun de { $known }
inside-lacks = il manque { $part }
inside-excess = il n’y a pas d’élément { $part } ; les éléments sont { $known }
inside-empty = il n’y a pas d’élément { $part }
inside-twice = { $part } y figure deux fois
inside-number = { $place } est un nombre entier de { $least } à { $most }, pas { $found }
inside-text = { $place } est un texte, pas { $found }
inside-flag = { $place } est false ou true, pas { $found }
inside-list = { $place } est une liste, pas { $found }
inside-object = { $place } est un objet, pas { $found }
inside-unfit = { $place } ne peut pas valoir { $found }
inside-seat = la place { $seat_number } n’est pas de cette course ; ses places vont de 0 à { $last }
inside-seats = il y a { $found } places, la course en a { $seats }

# Ce qui ne va pas dans les fichiers de messages d’une langue ajoutée. Les messages sont appelés par leurs identifiants.
translation-token = il manque ici « { $token } »
translation-range = il y a ici autre chose que l’un de { $range }
translation-no-field = { $message } n’a pas de texte
translation-no-default = l’une des variantes doit commencer par *
translation-defaults = une seule des variantes peut commencer par *
translation-no-value = il manque ici une valeur, un message ou un texte entre guillemets
translation-selector = les variantes se choisissent par une valeur ou par l’attribut d’un terme, pas par ceci
translation-attribute = l’attribut d’un terme ne sert qu’à choisir parmi des variantes
translation-quote = un texte entre guillemets ne se termine pas
translation-escape = { $written } n’est pas une séquence d’échappement connue
translation-brace = il n’y a pas d’accolade ouvrante pour cette accolade fermante
translation-arguments = ce qu’on donne à un terme s’écrit une seule fois, les valeurs simples d’abord
translation-junk = ce n’est pas un message : { $written }
translation-unclear = on ne peut pas le lire
translation-no-code = « { $written } » n’est pas le code d’une langue, comme fr
translation-twice = est déjà plus haut dans ce fichier : n’en laissez qu’un
translation-no-text = n’a pas de texte
translation-function = appelle { $function }(), et il n’y a pas de fonctions ici : les valeurs viennent comme elles s’écrivent, {"{"} $n {"}"} suffit
translation-lacks = utilise { $used }, que { $language } n’a pas : écrivez-le aussi dans ce fichier, ou son texte ici
translation-circle = s’utilise lui-même et ne finit jamais ({ $way }) : écrivez son texte
translation-no-values = utilise { $used }, mais ce message n’a pas de valeurs
translation-values = utilise { $used }, mais les valeurs de ce message sont { $values }
