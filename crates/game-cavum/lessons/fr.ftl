# What the lessons say. `docs/lessons.md` tells how a lesson is written.

## Your first turn

lesson-first-turn = Votre premier tour
lesson-first-turn-about = Posez une tuile, construisez-y une exploitation et atteignez une cité.
lesson-first-turn-welcome =
    Vous êtes **Ada**, et le plus grand nombre de points l’emporte. Le grand hexagone est la montagne, entourée par les cités. Quatre tuiles tunnel sont déjà en place au bord, et le filon jaune attend au milieu.

    À votre tour, vous jouez **une à quatre actions**. Chacune utilise une de vos pièces.
lesson-first-turn-lay = Commencez votre propre tunnel. **Posez votre tuile à 4 sorties en K6**, dans le sens que vous voulez parmi ceux que permettent les règles. Au moins une sortie doit prolonger un tunnel.
lesson-first-turn-lay-done = Bien. Votre tuile en K6 prolonge un tunnel voisin.
lesson-first-turn-lay-illegal = Choisissez la tuile à 4 sorties, puis K6, puis son orientation.
lesson-first-turn-lay-other = Ce coup serait permis. Pour cette leçon, posez la **tuile à 4 sorties en K6**, contre les tuiles du bord.
lesson-first-turn-lay-other-tile = C’est le bon espace, mais prenez la **tuile à 4 sorties** : parmi celles dont vous pouvez vous passer, c’est elle qui ouvre le plus de chemins.
lesson-first-turn-station = Une tuile n’est à personne, une exploitation si : sa tuile ne sera jamais recouverte ni détruite, et elle barre la route aux autres. Vous pouvez en construire une **sur la tuile que vous venez de poser**. Construisez une exploitation en **K6**.
lesson-first-turn-station-done = Vous avez maintenant pris pied dans la montagne.
lesson-first-turn-station-other = C’est permis, mais K6 ne serait plus la tuile que vous venez de poser, et l’occasion serait perdue. Construisez tout de suite une **exploitation en K6**.
lesson-first-turn-city = Les exploitations dans les cités rapportent des points à la fin de la manche. Vous pouvez construire dans une cité si un chemin continu y mène depuis l’une de vos exploitations en montagne. Construisez dans la **cité A**, sur un des espaces éclairés que vous atteignez.
lesson-first-turn-city-done = Votre première exploitation dans une cité.
lesson-first-turn-city-illegal = Choisissez un autre espace éclairé : on ne les atteint peut-être pas tous depuis K6.
lesson-first-turn-city-other = C’est permis, mais le chemin de K6 à la cité est libre maintenant. Construisez une **exploitation dans la cité A**.
lesson-first-turn-city-other-option = Une option d’achat prend une exploitation à l’espace de négoce. Gardez-la pour plus tard et construisez une **exploitation de votre main**.
lesson-first-turn-end = Il vous reste une action, mais rien ne vous oblige à la jouer : vos douze pièces doivent suffire pour plusieurs tours. **Terminez votre tour** et regardez ce que fait Bo.
lesson-first-turn-end-done = Bo a joué son premier tour.
lesson-first-turn-end-other = Vous pourriez continuer à construire. Pour l’instant, **terminez votre tour**.
lesson-first-turn-others = Bo a fait comme vous : poser, construire, atteindre une cité. Une exploitation se trouve en K7, la tuile en K8 mène plus loin, et une autre exploitation occupe K9, dans la cité B.
lesson-first-turn-learned = Un tour compte une à quatre actions. Une tuile doit prolonger un tunnel. Une exploitation se construit sur la tuile que vous venez de poser, ou dans une cité que vous atteignez.

## Discovering a vein

lesson-vein = Découvrir un filon
lesson-vein-about = Amenez des pierres dans la montagne et creusez à travers le filon.
lesson-vein-plan =
    Les pierres se trouvent sur les filons. Pour l’instant, il n’y a que le jaune en G7, et aucun tunnel n’y mène : impossible de partir du centre.

    Votre commande demande une pierre bleue et une verte. Vous allez découvrir votre propre filon, **en chemin de K6 vers le centre**.
lesson-vein-way = Creusez d’abord plus loin. **Posez votre tuile à 2 sorties en J6**, dans le prolongement de K6.
lesson-vein-way-done = Le tunnel va maintenant tout droit de K6 à I6.
lesson-vein-way-other = C’est possible aussi, mais cette leçon va de K6 vers le centre. Posez la **tuile à 2 sorties en J6**.
lesson-vein-way-other-tile = C’est possible aussi, mais ici il suffit d’aller tout droit. Prenez la **tuile à 2 sorties** et gardez les meilleures.
lesson-vein-ground = Un filon se pose sur une tuile. Tant qu’il est là, cette tuile ne compte pas : une tuile faible fait l’affaire. **Posez votre tuile à 3 sorties en I6.**
lesson-vein-ground-done = L’emplacement de votre filon est prêt.
lesson-vein-ground-other = C’est possible aussi, mais préparez d’abord l’emplacement du filon : posez la **tuile à 3 sorties en I6**.
lesson-vein-ground-other-six = C’est possible aussi, mais le filon cacherait la tuile, et six sorties seraient gâchées. Prenez la **tuile à 3 sorties**.
lesson-vein-ground-other-dynamite = Bien vu : sous un filon, la dynamite n’explose pas. Mais la vôtre va bientôt servir. Prenez la **tuile à 3 sorties**.
lesson-vein-ground-other-vein = C’est possible aussi, mais un espace plus loin, le filon vous rapproche du centre. Posez d’abord la **tuile à 3 sorties en I6**.
lesson-vein-discover = Découvrez maintenant le filon en **I6**. Choisissez la couleur : trois pierres passent de son échelle au filon, les cases les plus basses d’abord. À trois ou quatre joueurs, ce seraient quatre pierres. Prenez **une couleur que demande votre commande**.
lesson-vein-discover-done = Trois pierres sont sur votre filon, et les cases les plus basses de leur échelle sont libres.
lesson-vein-discover-illegal = Un filon se pose sur une tuile sans exploitation et ne touche ni espace de cité ni autre filon.
lesson-vein-discover-other = C’est possible aussi, mais c’est le moment du filon. Découvrez-le en **I6**, en **bleu ou en vert**.
lesson-vein-discover-other-colour = C’est possible aussi, mais votre commande ne demande pas cette couleur. Choisissez le **bleu ou le vert**.
lesson-vein-discover-other-place = C’est possible aussi, mais c’est pour cela que vous avez posé la tuile en I6. Découvrez le filon en **I6**.
lesson-vein-through = Un filon a **six sorties**, et le vôtre est atteint : J6 mène à lui. Vous pouvez donc continuer juste derrière. **Posez votre tuile à 6 sorties en H7**, entre votre filon et le jaune.
lesson-vein-through-done = Bien creusé ! Une de vos sorties donne sur le filon jaune, qui est donc atteint lui aussi. C’était votre quatrième action, et Bo vient de jouer.
lesson-vein-through-other = C’est possible aussi, mais il ne manque qu’une tuile jusqu’au filon jaune. Posez la **tuile à 6 sorties en H7**.
lesson-vein-through-other-elsewhere = C’est possible aussi, mais de là aucune sortie ne donne sur le filon jaune. Posez la tuile à 6 sorties en **H7**.
lesson-vein-through-other-dynamite = C’est le bon espace, mais la dynamite explose en fin de manche, et votre accès au centre avec elle. Prenez la **tuile à 6 sorties**.
lesson-vein-bo = Bo a découvert un filon vert en J7, juste à côté de votre exploitation en K6. Les filons ne sont à personne et ne gênent personne : vous pouvez y prendre des pierres, et Bo peut en prendre au vôtre.
lesson-vein-learned = Un filon se pose sur une tuile, loin des cités et des autres filons. Il a six sorties, quelle que soit la tuile dessous. Dès qu’une tuile mène à lui, les tunnels le traversent.

## Options

lesson-option = Options d’achat et négoce
lesson-option-about = Prenez une tuile de plus au négoce et construisez-y une exploitation.
lesson-option-need =
    À la fin de cette manche, vous prospecterez le long d’un trajet **entre deux de vos exploitations**. Vous en avez une de ce côté du filon jaune ; il en faut une derrière.

    Vos tuiles tunnel sont épuisées. Mais vous avez deux **options d’achat** : chacune permet de jouer aussitôt une pièce de l’espace de négoce, ou rapporte 3 points.
lesson-option-buy = Utilisez une option d’achat : **posez en F8 une tuile du négoce**, avec une sortie vers le filon jaune. N’importe quelle tuile convient.
lesson-option-buy-done = Le tunnel se prolonge à travers le filon jaune.
lesson-option-buy-illegal = Choisissez d’abord l’option d’achat, puis une tuile du négoce, puis F8.
lesson-option-buy-other = C’est possible aussi, mais vous voulez passer derrière le filon jaune. Avec une option, posez **en F8 une tuile du négoce**.
lesson-option-buy-other-dynamite = C’est le bon espace, mais **on ne construit pas sur la dynamite**. Avec une option, prenez une tuile tunnel au négoce.
lesson-option-buy-other-points = 3 points, c’est toujours bon à prendre, mais une exploitation derrière le filon vaudra plus. Utilisez l’option pour **une tuile en F8**.
lesson-option-buy-other-city = C’est possible aussi, mais il vous faut une exploitation de l’autre côté du filon. Posez d’abord **en F8 une tuile du négoce**.
lesson-option-buy-other-pool = Une exploitation inutile peut aller au négoce. Celle-ci va servir : posez d’abord **en F8 une tuile du négoce**.
lesson-option-station = Souvenez-vous : en montagne, une exploitation se construit sur la tuile posée **à l’action précédente**. Une tuile du négoce compte aussi. Construisez une exploitation en **F8**.
lesson-option-station-done = Exactement. Vous avez maintenant une exploitation de chaque côté du filon jaune.
lesson-option-station-other = C’est possible aussi, mais après toute autre action, il serait trop tard pour F8. Construisez tout de suite l’**exploitation en F8**.
lesson-option-station-other-points = Attention : même une option pour 3 points sépare la tuile de l’exploitation, et c’est trop tard. Construisez tout de suite l’**exploitation en F8**.
lesson-option-station-other-option = Vous pourriez en acheter une, mais il vous en reste une en main. Construisez **celle-là en F8** et gardez votre option.
lesson-option-station-other-pool = L’exploitation irait au négoce, et F8 resterait sans rien. Construisez-la en **F8**.
lesson-option-saved = Il vous reste une option. Avant de prospecter, il faut avoir tout utilisé : exploitations et filons peuvent aller au négoce, les tuiles seulement si elles ne peuvent être posées nulle part, et une option vaut toujours 3 points.
lesson-option-learned = Une option d’achat est une action : une pièce du négoce, jouée aussitôt selon les règles habituelles, ou 3 points. Rien ne doit séparer la tuile de son exploitation.

## Covering

lesson-cover = Recouvrir une tuile
lesson-cover-about = Détournez un tunnel de Bo à votre profit, avec de la dynamite.
lesson-cover-gap =
    Votre commande demande du vert, et K6 mène au filon vert en J7. Mais pour vous, c’est une impasse : l’exploitation de Bo en K7 barre la route.

    À côté, en J8, une tuile à 2 sorties passe devant le filon sans y mener. Une tuile avec **plus de sorties** peut la recouvrir, tant qu’il n’y a là ni exploitation ni filon.
lesson-cover-cover = **Recouvrez J8 avec votre tuile dynamite**, orientée de façon à relier le filon vert en **J7** à **K8**. La dynamite se pose comme toute autre tuile.
lesson-cover-cover-done = Le tunnel de Bo reste ouvert, et le vôtre va maintenant de J7 par K8 vers la cité B.
lesson-cover-cover-illegal = La tuile à 4 sorties en K8 ne peut pas être recouverte par quatre sorties, et une tuile avec exploitation ne peut jamais l’être.
lesson-cover-cover-other = C’est possible aussi, mais le passage par J7 reste fermé. Recouvrez **J8 avec votre tuile dynamite**.
lesson-cover-cover-other-turn = C’est le bon espace, mais dans ce sens, J7 n’est pas relié à K8. **Tournez-la autrement.**
lesson-cover-cover-other-option = Une tuile du négoce peut aussi recouvrir J8, mais elle vous coûterait une option. Votre **tuile dynamite** doit de toute façon être jouée.
lesson-cover-cover-other-elsewhere = C’est possible aussi, mais là, elle n’ouvre aucun passage du filon vert à K8. Posez-la en **J8**.
lesson-cover-end = Cela suffit pour ce tour. **Terminez votre tour.**
lesson-cover-end-done = Bo a utilisé ses deux options et creusé un chemin de J8 jusqu’à H7.
lesson-cover-end-other = C’est possible aussi, mais gardez le reste pour le prochain tour. **Terminez votre tour.**
lesson-cover-end-other-city = Bonne idée, c’est le sujet de la prochaine leçon. Pour l’instant, **terminez votre tour**.
lesson-cover-bo = Cette fois, recouvrir n’a coupé la route à personne. Cela peut arriver : les anciennes liaisons ne sont pas protégées. Et n’oubliez pas que J8 est de la dynamite : en fin de manche, elle **explose**. D’ici là, c’est une tuile comme une autre.
lesson-cover-learned = Une tuile peut en recouvrir une autre si elle a plus de sorties et s’il n’y a là ni exploitation ni filon. Elle doit prolonger un tunnel. De même pour la dynamite.

## Cities

lesson-cities = Les points des cités
lesson-cities-about = Trouvez l’espace de cité qui rapporte le plus.
lesson-cities-count =
    Quand tous ont prospecté, **chaque exploitation reliée rapporte autant de points que sa cité a d’espaces libres**.

    La cité A a cinq espaces. Si l’on comptait maintenant, votre exploitation y rapporterait 4. Avec une deuxième, il ne resterait que trois espaces libres : deux fois 3, soit seulement 2 points de plus.
lesson-cities-build = Il vous reste une option, et il y a des exploitations à vous au négoce. Elle peut aussi rapporter 3 points. **Construisez une exploitation du négoce là où elle rapporte le plus.** La cité B a six espaces, dont un occupé.
lesson-cities-build-done = Oui ! La cité B garde quatre espaces libres : 4 points pour vous, et celle de Bo en K9 rapporte 4 au lieu de 5.
lesson-cities-build-illegal = L’espace de cité doit être libre, et un chemin continu doit mener à l’une de vos exploitations en montagne.
lesson-cities-build-other = C’est possible aussi, mais une cité rapporte plus ici. Construisez une **exploitation du négoce** dans la cité la moins occupée.
lesson-cities-build-other-crowd = C’est possible aussi, mais la cité A ne rapporte que 2 points de plus. Regardez l’**autre cité** que vous atteignez.
lesson-cities-build-other-points = 3 points, c’est sûr, mais un espace rapporte **davantage**. Comptez les espaces libres de la cité B.
lesson-cities-way = Votre chemin vers la cité B : de K6 par le filon vert en J7, puis J8 et K8, jusqu’à L8. Tout le monde peut emprunter tuiles et filons. Seules les exploitations des autres vous arrêteraient.
lesson-cities-learned = Une exploitation reliée rapporte autant de points que sa cité a d’espaces libres. Chaque nouvelle exploitation coûte un point à toutes celles qui y sont. Les cités vides valent le plus.

## Prospecting

lesson-prospect = Prospecter
lesson-prospect-about = Suivez un trajet et prenez une pierre à chaque filon traversé.
lesson-prospect-rules =
    Vous avez continué à construire, et il ne vous reste que la douzième pièce : vous prospectez. Nommez **un trajet** qui commence et finit à deux de vos exploitations. Vous recevez **une pierre de chaque filon traversé**.

    Il peut passer par vos exploitations, mais pas par celles des autres, et jamais deux fois au même espace.
lesson-prospect-route = Vos exploitations sont en F8, K6, L8 et M4. **Choisissez le trajet qui passe par les trois filons** : jaune, bleu et vert.
lesson-prospect-route-done = Trois pierres d’un coup ! Puis Bo a prospecté et pris une jaune et une verte.
lesson-prospect-route-illegal = D’un espace à l’autre, il faut deux sorties face à face, et les exploitations de Bo vous barrent la route.
lesson-prospect-route-other = Choisissez un trajet par **les trois filons**. Il peut passer par votre exploitation en K6.
lesson-prospect-route-other-nothing = Vous pouvez renoncer, mais trois pierres vous attendent. Choisissez un trajet par **les trois filons**.
lesson-prospect-route-other-fewer = C’est bien un trajet, mais il oublie un filon. Partez de **F8** et passez par K6 pour finir en **L8**.
lesson-prospect-route-other-end = Vous pourriez attendre, mais Bo se servirait avant vous. **Prospectez** maintenant.
lesson-prospect-score =
    Tous ont prospecté, donc les cités ont compté : 4 points pour M4, 4 pour L8, et 4 pour Bo en K9.

    Vos pierres sont face cachée devant vous. Personne d’autre ne peut les regarder.
lesson-prospect-bang = Puis votre dynamite a explosé. J8 est vide, et les espaces voisins I8 et K8 ont perdu leur tuile du dessus. L’exploitation en K7 et le filon en J7 ont protégé ce qu’ils couvrent. L8 et K9 restent là, mais ne sont plus reliées.
lesson-prospect-learned = Un trajet joint deux de vos exploitations et rapporte une pierre par filon. Viennent ensuite les cités, et seulement après, l’explosion.

## Selling

lesson-sale = Vendre des pierres
lesson-sale-about = Vendez au meilleur prix et gardez ce que demande votre commande.
lesson-sale-rules =
    Vous avez une pierre jaune, une bleue et une verte. On vend d’abord couleur par couleur, puis on remplit les commandes.

    Dans chaque couleur, **un seul joueur vend : le moins cher**. La première offre peut aller jusqu’à la plus haute case libre de l’échelle. Ensuite, on ne fait que descendre.
lesson-sale-open = Le jaune d’abord. Votre commande n’en demande pas, et l’échelle est vide : **9** est la plus haute case libre. **Ouvrez aussi haut que possible.**
lesson-sale-open-done = C’est cela, il sera toujours temps de descendre. Bo a aussi une pierre jaune et ne demande que 7.
lesson-sale-open-other = Si vous passez, vous ne vendrez pas de jaune dans cette manche. Ouvrez à **9**.
lesson-sale-open-other-low = C’est possible aussi, mais vous perdriez des points : vous pourrez toujours descendre plus tard. Ouvrez à **9**.
lesson-sale-lower = Bo vendrait à 7. Pour vendre, il faut demander moins, mais **pas moins que nécessaire**.
lesson-sale-lower-done = Bo passe. Vous vendez votre pierre pour 6 points ; elle va sur la case 9. Personne n’a de rouge.
lesson-sale-lower-other = Si vous passez, Bo vend et vous gardez votre pierre. Cette fois, demandez **6**.
lesson-sale-lower-other-low = C’est possible aussi, mais un de moins que Bo suffit pour commencer. Demandez **6**.
lesson-sale-blue = Au tour du bleu, 3 points au plus. Mais votre commande rapporte **15 points pour le bleu et le vert**, et elle vient après cette vente. Que faites-vous ?
lesson-sale-blue-done = Bien gardé. De même pour le vert : vous avez passé, et Bo a vendu une pierre pour 3.
lesson-sale-blue-other = Vous ne pourriez plus remplir votre commande : 3 points au plus au lieu de 15. Mieux vaut **passer**.
lesson-sale-fulfil = Vous pouvez maintenant rendre les pierres que demande votre commande. **Remplissez votre commande.**
lesson-sale-fulfil-done = 15 points. Les pierres sont retournées sur les plus hautes cases libres de leurs échelles.
lesson-sale-fulfil-other = Vous pouvez la garder pour une autre manche, mais vous avez les deux pierres. **Remplissez votre commande.**
lesson-sale-total = La première manche est finie. Vous avez 20 points de départ, 8 des cités, 6 pour le jaune et 15 pour votre commande : 49. Bo en a 26. Cinq autres commandes sont révélées, et la manche suivante commence.
lesson-sale-learned = Le moins cher vend, chaque pierre à ce prix. Ouvrez haut et descendez pas à pas. Gardez les pierres que demande une commande : les commandes viennent en dernier.

## The auction

lesson-auction = Enchères pour l’ordre de jeu
lesson-auction-about = Une nouvelle manche commence : qui joue en premier, et à quel prix ?
lesson-auction-phase =
    Une manche a quatre parties : **préparer, construire, décompter, vendre**. Elle commence par les enchères pour les cartes Séquence. La carte la plus basse joue d’abord ; une carte plus haute donne une dynamite avec plus de sorties.

    Vous aviez la carte la plus basse, donc vous ouvrez.
lesson-auction-open = Le joueur qui ouvre ne peut pas passer. Si vous gagnez, vous payez votre mise en points. **Ouvrez aussi bas que possible.**
lesson-auction-open-done = Bo dit 1.
lesson-auction-open-other = C’est possible aussi, mais vous risquez de payer plus que nécessaire. Vous pourrez toujours monter : misez **0**.
lesson-auction-raise = Dites **2** pour rester en lice, ou **passez**. Si vous passez, Bo paie 1 et prend une carte, et vous choisissez **gratuitement** parmi les trois autres.
lesson-auction-raise-done = Bo paie 1 point et prend la carte 1. À vous de choisir parmi les autres, sans rien payer.
lesson-auction-raise-done-two = Bo passe. Vous payez 2 points et choisissez en premier.
lesson-auction-raise-other = C’est possible aussi, mais c’est beaucoup pour commencer : un de plus que Bo suffit. Dites **2** ou **passez**.
lesson-auction-card = **Choisissez une carte.** La tuile dessinée est la dynamite qui va avec : deux sorties pour la carte 1, trois pour la 2, quatre pour la 3, six pour la 4.
lesson-auction-card-done = La carte est à vous pour cette manche.
lesson-auction-card-other = Choisissez une des **cartes Séquence** proposées.
lesson-auction-pieces = Ensuite, chacun prend **douze pièces** : quatre tuiles tunnel, la tuile dynamite de sa carte, un filon, trois exploitations, deux options d’achat et la tuile Prospection. Ce sont vos douze actions, et rien ne se garde pour plus tard.
lesson-auction-learned = Le joueur qui ouvre ne peut pas passer, la plus haute mise paie, et le dernier sans carte en reçoit une gratuitement. Les cartes basses jouent tôt, les hautes donnent une dynamite puissante.

## Orders

lesson-orders = Prendre des commandes
lesson-orders-about = Choisissez une commande à votre portée, et sachez vous arrêter.
lesson-orders-read =
    Une commande indique les pierres voulues, ses points, et sa pénalité si vous ne la remplissez jamais. Dans l’ordre des cartes, vous en prenez **une ou passez**, tour après tour.

    Celles qui restent de la dernière manche portent un **jeton +2** : 2 points aussitôt. Bo vient de prendre la commande jaune et rouge.
lesson-orders-take = Cherchez des couleurs à votre portée. Un filon bleu est sur votre trajet, et vous choisissez vous-même deux autres couleurs : avec votre filon et avec une option. **Prenez la commande bleu, blanc et violet**, qui vaut 22.
lesson-orders-take-done = Le jeton rapporte aussitôt 2 points. Bo a passé.
lesson-orders-take-other = C’est possible aussi. Ici, prenez la commande **bleu, blanc et violet** : plus de points, et un jeton en prime.
lesson-orders-take-other-red = C’est possible aussi, mais elle demande du rouge, et il n’y a aucun filon rouge sur le plateau. Prenez la commande **bleu, blanc et violet**.
lesson-orders-take-other-six = Une bonne commande aussi : le jaune est là, et vous pouvez découvrir du violet. Mais **bleu, blanc et violet** rapporte plus, avec un jeton.
lesson-orders-take-other-pass = Rien ne vous oblige à en prendre, mais après avoir passé, c’est fini pour cette manche. Prenez la commande **bleu, blanc et violet**.
lesson-orders-enough = Vous pourriez en prendre d’autres. Une commande avec jeton rapporte 2 points maintenant, mais coûte sa pénalité à la fin si les pierres ne viennent jamais, et c’est la dernière manche. Vous avez assez à faire : **passez**.
lesson-orders-enough-done = Plus personne n’en prend. À une manche précédente, chaque commande restante recevrait un jeton de plus.
lesson-orders-enough-other = C’est possible aussi, mais ses pierres seront difficiles à réunir en plus de celles de votre première commande. **Passez.**
lesson-orders-learned = Prenez des commandes dont vous atteignez ou pouvez découvrir les couleurs. Un jeton rapporte aussitôt 2 points, une commande non remplie coûte sa pénalité à la fin. Passer vaut pour toute la manche.

## The explosion

lesson-explosion = La dynamite
lesson-explosion-about = Posez de la dynamite là où elle gêne Bo et vous épargne.
lesson-explosion-rules =
    La dernière manche touche à sa fin. Il vous reste une tuile dynamite et votre tuile Prospection.

    Les cités comptent **avant** l’explosion et, à la dernière manche, **encore une fois** après. Vous avez M3 et M4 dans la cité A ; Bo y a M6, et K9 dans la cité B.
lesson-explosion-links = Les deux exploitations de cité de Bo dépendent de K7 : M6 par la tuile en **L6**, K9 par la tuile en **K8**. La dynamite qui explose disparaît avec toutes les tuiles dessous, et chaque espace voisin perd sa tuile du dessus. Exploitations et filons protègent ce qu’ils couvrent.
lesson-explosion-lay = Trouvez l’espace d’où l’explosion touche **à la fois L6 et K8**, mais pas L5, dont dépendent vos exploitations. **Posez-y la tuile dynamite.** Une sortie vers votre propre exploitation de cité en L8 prolonge aussi un tunnel.
lesson-explosion-lay-done = Bien placé ! Puis vous avez prospecté et pris cinq pierres, et Bo a prospecté aussi.
lesson-explosion-lay-illegal = Une sortie doit prolonger un tunnel, et rien ne recouvre une tuile avec exploitation.
lesson-explosion-lay-other = C’est possible aussi, mais c’est trop loin des chemins de Bo. Cherchez l’espace qui touche **à la fois L6 et K8**.
lesson-explosion-lay-other-own = L6 disparaîtrait, mais L5 aussi, et vos propres exploitations de la cité A seraient coupées. Cherchez un espace **à côté de L6 et de K8**.
lesson-explosion-lay-other-half = K9 serait coupée, mais M6 resterait reliée. Un espace touche **à la fois L6 et K8**.
lesson-explosion-lay-other-foot = Attention, cela détruit le chemin vers vos propres exploitations de la cité A. Cherchez de l’autre côté, **près de L6 et de K8**.
lesson-explosion-bang = D’abord, les cités ont compté : deux fois 2 pour vous, 2 et 5 pour Bo. Puis L7 a explosé et emporté **L6 et K8** ; son exploitation a protégé K7. M6 et K9 ne sont plus reliées : au prochain décompte, Bo n’y gagne rien.
lesson-explosion-chain = Encore une chose : la dernière pierre verte est partie, et le filon en J7 est allé au négoce. Dessous se trouvait la dynamite posée par Bo à la première manche. Découverte, elle a explosé aussi et emporté **J6, J8 et I8**.
lesson-explosion-learned = La dynamite visible explose après le décompte des cités. Elle emporte les tuiles dessous et la tuile du dessus de chaque voisin ; exploitations et filons protègent. Une dynamite découverte explose aussi.

## The end

lesson-end = La fin de la partie
lesson-end-about = La dernière commande, les dernières pierres, et qui a gagné.
lesson-end-last =
    La dernière vente. Bo a vendu une pierre rouge dont sa commande jaune et rouge avait besoin : elle restera non remplie.

    Après les commandes viennent trois choses : **un nouveau décompte des cités, les pénalités des commandes non remplies et la vente finale**.
lesson-end-fulfil = Vous avez toutes les couleurs sauf le rouge. **Remplissez votre commande** bleu, blanc et violet.
lesson-end-fulfil-done = 22 points. Puis les cités ont compté : deux fois 3 pour vous, rien pour Bo, à qui sa commande a aussi coûté 1 point. À la vente finale, le dernier au score commence : Bo a reçu 7 pour une pierre jaune.
lesson-end-fulfil-other = Il n’y aura pas d’autre manche : non remplie, la commande vous coûterait 2 points. **Remplissez-la.**
lesson-end-sell = Il n’y a plus de pierres que chez vous. À la vente finale, chacune va sur la plus haute case libre de son échelle et rapporte **le chiffre de la case** : la jaune 6, la verte 1. **Vendez-en une** ; l’autre suivra.
lesson-end-sell-done = Toutes les pierres sont vendues.
lesson-end-sell-other = Choisissez la **pierre** que vous vendez.
lesson-end-winner = Vous gagnez par 93 points à 52. À égalité, la carte Séquence la plus basse l’emporterait.
lesson-end-learned = À la fin, les cités comptent encore une fois, les commandes non remplies coûtent des points, et le dernier au score vend en premier, au chiffre de la case.

## A whole phase

lesson-phase = Une manche entière
lesson-phase-about = Jouez la première manche contre un robot, sans aide.
lesson-phase-plan =
    Vous jouez maintenant une manche entière contre Bo, comme dans une vraie partie. Ici, pas de bonne ni de mauvaise réponse, et vous pouvez reprendre vos coups.

    À deux, un nouveau filon reçoit trois pierres. Une partie compte trois manches ; celle-ci est une **partie d’initiation** en deux.
lesson-phase-auction = **Misez pour une carte Séquence.** C’est vous qui ouvrez. Inutile de payer cher : le perdant choisit encore parmi trois.
lesson-phase-auction-done = Les cartes sont attribuées, et chacun a douze pièces.
lesson-phase-orders = **Prenez une commande ou passez.** Deux ou trois couleurs, c’est un bon début. Vous pouvez découvrir un filon vous-même, et d’autres avec vos options.
lesson-phase-orders-done = Les commandes sont prises. Place à la construction.
lesson-phase-build = **Utilisez vos pièces, jusqu’à quatre par tour** : une exploitation en montagne juste après sa tuile, une deuxième derrière un filon, un filon d’une couleur de votre commande, une exploitation dans une cité vide. Pensez au trajet que vous voulez à la fin.
lesson-phase-build-done = Il ne reste que la tuile Prospection.
lesson-phase-prospect = **Prospectez.** Choisissez le trajet qui donne les pierres voulues : d’une de vos exploitations à une autre, par le plus de filons possible.
lesson-phase-prospect-done = Les cités ont compté et la dynamite a explosé.
lesson-phase-sale = **Vendez.** Ouvrez haut, descendez pas à pas et gardez ce que demandent vos commandes. Puis remplissez-les.
lesson-phase-sale-done = La manche est finie.
lesson-phase-learned = Vous avez joué une manche entière sans aide, de la première mise à la dernière commande. Place à une vraie partie : amusez-vous bien !
