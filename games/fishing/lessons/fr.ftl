first-title = Trois espèces de poissons
first-opening = Faites le tour, pêchez, et soyez le premier au marché avec trois espèces différentes livrées. Carburant et poissons coûtent des perles, et la cale est petite. Vous menez le bateau vermillon marqué d’un rond, dans la Crique de la Lanterne.
first-closing = Carpe, truite et bar : trois espèces, et vous êtes au marché. Perles, carburant, cartes, boutique, troc, dépôt : voilà tout le port. À plusieurs, il y a plus de commerce, et plus de malice.

first-1-before = Vous avez fait le plus haut et commencez au marché. Lancez pour naviguer : chaque case coûte un carburant, et celle où vous vous arrêtez donne ou prend des perles.
first-1-after = Un 1 : une case, un carburant, et trois perles en bourse. Pas loin, mais pas pauvre.

first-2-before = Après la navigation, vous pouvez piocher une carte chance, une fois par tour et avant la boutique. Piochez.
first-2-after = Cap au choix, une amélioration. Les améliorations vous aident, les attaques gênent les autres, et une malédiction attend votre prochain tour.

first-3-before = Juste devant vous : un coin à carpes. Jouez Cap au choix, une case : c’est un mouvement à part, en plus du dé.
first-3-after = Vous êtes dessus. Une case n’agit que là où un mouvement finit.

first-4-before = La carpe est la moins chère : deux perles. Pêchez-en une.
first-4-after = Elle est dans la cale, et y reste jusqu’à la livraison. La cale a une place ; avec deux améliorations en main, elle en a deux.

first-5-before = Une petite astuce de la boutique : un recul d’une case pour une perle. Vous vous arrêtez de nouveau sur le +3. Partir et revenir, c’est un nouvel arrêt.
first-5-after = Une perle dépensée, trois gagnées. Avec l’une d’elles, vous avez acheté une seconde pioche : un Moteur dopé.

first-6-before = Le bleu veut votre Moteur dopé et propose trois perles. La boutique en paierait deux. Acceptez.
first-6-after = Cinq perles. Vous aussi pouvez faire deux propositions dans votre tour : offrir une carte, ou en demander une.

first-7-before = Vous avez navigué jusqu’à la dernière goutte. Réservoir vide, vous pouvez acheter du carburant avant même de lancer : cinq unités pour deux perles.
first-7-after = Puis un Moteur dopé vous a fait avancer gratis, et le dé jusqu’à la case 13 : quatre perles. Les bons jours, la mer se paie elle-même.

first-8-before = Vous avez reculé d’une case, sur le dépôt. Laissez-y la carpe : elle va seule au marché et libère la cale.
first-8-after = Elle arrive au début de votre prochain tour. Au marché, un poisson est acquis pour toute la course.

first-9-before = Le bleu offre un Moteur dopé pour quatre perles. Ce serait votre deuxième amélioration, et deux améliorations ouvrent la seconde place de la cale. Acceptez.
first-9-after = Vous pouvez maintenant porter deux poissons. Et la carpe est arrivée : une espèce sur trois.

first-10-before = Vous êtes sur le coin à truites, qui coûtent six perles, et la bourse est vide. Vous avez pioché un Siphon : vendez-le deux perles à la boutique.
first-10-after = Naviguer n’est pas obligatoire : restez, piochez, vendez, économisez. Cela prend quelques tours, passons vite.

first-11-before = La glace vous a tenu un tour, des cartes ont été vendues, et voilà six perles. Pêchez la truite.
first-11-after = Deux espèces en vue, plus qu’une. Le bar est bon marché, et il y en a un coin pas loin.

first-12-before = Vous êtes sur le coin à bars, avec deux améliorations, donc de la place pour un second poisson. Pêchez le bar, trois perles.
first-12-after = Truite et bar à bord, carpe au marché. Il ne reste qu’à rentrer.

first-13-before = Le bleu a déjà deux espèces au marché. Une dernière pioche vous a donné un Ralenti : jouez-le sur le bleu. Ses dés compteront la moitié au prochain tour.
first-13-after = Le bleu a fait 1, et la moitié de 1, c’est rien du tout. Parfait.

first-14-before = Cinq cases jusqu’au marché, cinq carburants au réservoir. Personne ne dépasse le marché : un 5 ou un 6 suffit. Lancez !
first-14-after = Un 5 ! Vous accostez, livrez truite et bar, et cela fait trois espèces au marché. Vous gagnez.
