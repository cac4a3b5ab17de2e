fill_up_first-title = D’abord le plein
fill_up_first-why = Le réservoir vide, personne ne rentre au port ; deux perles de carburant, et n’importe quel lancer gagne.

home_with_the_third-title = Au port avec la troisième espèce
home_with_the_third-why = N’importe quel lancer accoste, et la troisième espèce gagne à quai. Qui reste offre la course à l’autre.

the_missing_kind-title = L’espèce qui manque
the_missing_kind-why = Le bateau est sur un lieu de pêche de la troisième espèce et peut la payer. Qui continue devra refaire le tour pour elle.
