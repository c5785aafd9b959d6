# Caverna : Caverne contre Caverne en français.

game-name = Caverna : Caverne contre Caverne
game-about = Deux tribus de nains creusent leur caverne, aménagent des pièces et se partagent tour à tour les mêmes actions ; on peut aussi jouer en solitaire. Une partie dure environ une demi-heure ; les règles sont de difficulté faible à moyenne.
game-reconstructed = Rien n’est reconstitué dans ce programme : tuiles et plateaux ont été relevés sur des photos et comparés à d’autres adaptations. Seule la forme de la cavité supplémentaire à deux murs repose sur une source unique.
seat-name = Joueur { $seat ->
    [0] A
   *[other] B
 }

## Options

option-start_player = Qui commence : une personne donnée, ou une personne tirée au sort.
option-start_player-drawn = tirage au sort

## Ressources

good-wood = bois
good-stone = pierre
good-emmer = amidonnier
good-flax = lin
good-food = nourriture
good-gold = or
amount-wood = { $count } bois
amount-stone = { $count } { $count ->
    [one] pierre
   *[other] pierres
 }
amount-emmer = { $count } { $count ->
    [one] amidonnier
   *[other] amidonniers
 }
amount-flax = { $count } { $count ->
    [one] lin
   *[other] lins
 }
amount-food = { $count } { $count ->
    [one] nourriture
   *[other] nourritures
 }
amount-gold = { $count } { $count ->
    [one] or
   *[other] ors
 }

## Tuiles Action

tile-cultivation = Culture
tile-housework = Travaux ménagers
tile-excavation = Excavation
tile-undergrowth = Sous-bois
tile-furnishing = Aménagement
tile-masonry = Maçonnerie
tile-undermining = Sape
tile-expansion = Agrandissement
tile-breach = Brèche
tile-drift_mining = Percement
tile-expedition = Expédition
tile-renovation = Rénovation

## Pièces et leurs noms courts de dix lettres au plus

room-shelf = Étagère
room-spinning_wheel = Rouet
room-tunnel = Tunnel
room-grindstone = Meule
room-food_corner = Coin repas
room-parlor = Salon
room-warehouse = Entrepôt
room-stall = Échoppe
room-sacrificial_altar = Autel sacrificiel
room-storeroom = Cellier
room-weaving_room = Atelier de tissage
room-furniture_workshop = Ébénisterie
room-gold_vein = Filon d’or
room-junction_room = Salle de jonction
room-digging_cave = Caverne de fouille
room-bakehouse = Fournil
room-state_room = Salle d’apparat
room-secret_chamber = Chambre secrète
room-treasury = Trésorerie
room-prospecting_site = Site de prospection
room-retting_room = Salle de rouissage
room-equipment_room = Salle d’équipement
room-wood_storeroom = Réserve de bois
room-dungeon = Cachot
room-cave_entrance = Entrée de la caverne
short-shelf = Étagère
short-spinning_wheel = Rouet
short-tunnel = Tunnel
short-grindstone = Meule
short-food_corner = Coin repas
short-parlor = Salon
short-warehouse = Entrepôt
short-stall = Échoppe
short-sacrificial_altar = Autel
short-storeroom = Cellier
short-weaving_room = Tissage
short-furniture_workshop = Ébénist.
short-gold_vein = Filon d’or
short-junction_room = Jonction
short-digging_cave = Fouille
short-bakehouse = Fournil
short-state_room = Apparat
short-secret_chamber = Secrète
short-treasury = Trésorerie
short-prospecting_site = Prospect.
short-retting_room = Rouissage
short-equipment_room = Équipement
short-wood_storeroom = Rés. bois
short-dungeon = Cachot
short-cave_entrance = Entrée

## Ce que font les tuiles et les pièces

# Des choses à la suite, avec un mot avant la dernière.
and = { $list } et { $item }
or = { $list } ou { $item }
# Une possibilité d’une tuile ou d’une pièce avec son mot dans la notation, pour le terminal.
coded-option = { $option } { $effect }
# Une possibilité ou l’autre.
other-option = { $list }, ou { $item }
# Encore une chose après les précédentes.
other-block = { $list } ; { $item }
do-gain = recevoir { $goods }
do-gain-if-fewer = recevoir { $goods } si vous avez moins de { $fewer }
do-trade = échanger { $price } contre { $goods }
do-trade-distinct = échanger { $kinds } ressources différentes contre { $goods }
do-replenish-one = compléter une ressource jusqu’à { $to } ({ $goods })
do-replenish-all = compléter jusqu’à { $to } : { $goods }
do-build-wall = construire un mur
do-raze-wall = abattre un mur et recevoir { $goods }
do-excavate = creuser { $count ->
    [one] 1 cavité
   *[other] { $count } cavités
 }
do-excavate-through-walls = creuser { $count ->
    [one] 1 cavité
   *[other] { $count } cavités
 }, même à travers les murs
do-pay-excavate = payer { $price } pour creuser { $count ->
    [one] 1 cavité
   *[other] { $count } cavités
 }
do-pay-excavate-through-walls = payer { $price } pour creuser { $count ->
    [one] 1 cavité
   *[other] { $count } cavités
 }, même à travers les murs
do-furnish = aménager une cavité sans frais
do-furnish-per-dwarf = aménager une cavité pour { $food } nourriture par nain
do-furnish-for = aménager une cavité pour { $fee }
do-use-rooms = utiliser { $count ->
    [one] 1 pièce
   *[other] jusqu’à { $count } pièces
 }
do-extra-room = en utiliser { $count } de plus
blue-trade = pendant un tour avec « { $tile } », vous pouvez échanger { $price } contre { $goods }
blue-gain-on-good = chaque fois que vous recevez de { $min } à { $max } unités de { $good } à la fois, vous recevez aussi { $goods }
blue-extra-rooms = quand vous utilisez { $counts } pièces, en utiliser { $extra } de plus
blue-gain-on-rooms = quand une action permet d’utiliser { $counts } pièce, recevoir aussi { $goods }
blue-gain-on-wall = chaque fois que vous construisez un mur, recevoir { $goods }
# Les murs que demande une pièce.
walls = Murs : { $must ->
    [none] aucun obligatoire
    [one] un
    [opposite] deux, face à face
    [corner] deux, qui forment un angle
    [three] trois
   *[four] sur les quatre côtés
 }{ $may ->
    [0] { "" }
    [one] , un de plus est permis{ $beside ->
        [yes] { " " }à côté
       *[no] { "" }
     }
   *[other] , { $may } de plus sont permis{ $beside ->
        [yes] { " " }à côté
       *[no] { "" }
     }
 }{ $open ->
    [0] { "" }
    [one] , l’autre côté ouvert
   *[other] , les { $open } autres côtés ouverts
 }. La pièce peut être tournée.
fee-of = pour { $goods } de frais

## Le dessin dans le terminal

sketch-player = { $who } : { $score ->
    [one] { $score } point
   *[other] { $score } points
 } ; { $goods }{ $marker ->
    [yes] { " " }; premier joueur
   *[no] { "" }
 }
sketch-display = Pièces de l’offre (points ; murs : majuscule obligatoire, minuscule permis, point interdit ; coût ; effet ; * est bleu) :
sketch-caves = Pièces dans les cavernes :
sketch-no-cost = rien
sketch-tiles = Tuiles Action (x : prise) :
sketch-face-down = { "  " }face cachée { $group ->
    [g2] (2 tours)
    [g3] (3 tours)
   *[g4] (4 tours)
 } : { $tiles }
sketch-turn = { $who } exécute « { $tile } ».
sketch-unseen = Encore dans la roche ou la pile : { $rooms }
sketch-round = Manche { $round } sur { $rounds }, { $turns } tours chacun. Murs en réserve : { $walls }.
sketch-round-solo = Manche { $round } sur { $rounds }, { $turns } tours. Murs en réserve : { $walls }. Pièces dans la pile : { $stack }.

## L’image

picture-tiles = Tuiles Action
picture-tiles-later = Tuiles Action, une de plus à chaque manche
picture-rooms = Pièces : points, murs, coût et effet
picture-legend = Côté épais : mur obligatoire. Côté pointillé : mur permis.
picture-points = { $points ->
    [one] point
   *[other] points
 }
picture-furnished = { $rooms } cases aménagées sur { $spaces }
describe-round = Manche { $round } : { $turns } tours{ $seats ->
    [one] { "" }
   *[other] { " " }chacun
 }.
describe-takes = { $who } prend une tuile Action.
describe-prepared = La prochaine tuile est tirée au sort.
describe-goal = L’objectif est de { $points } points.
describe-outstanding = Plus de { $points } points, c’est un résultat remarquable.
describe-tile = { $tile } ({ $lies ->
    [open] libre
    [taken] prise
    [down] face cachée
   *[out] hors du jeu
 }) : { $effect }
describe-room = { $room } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, coût : { $cost }. { $walls } { $colour ->
    [blue] Toujours active :
   *[orange] À l’utilisation :
 } { $effect }
describe-furnished = { $space } : { $room }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 } : { $effect }
describe-rock = { $space } : roche avec une pièce face cachée{ $food ->
    [0] { "" }
    [one] , { $food } nourriture dessous
   *[other] , { $food } nourritures dessous
 }
describe-cavern = { $space } : cavité vide, { $any ->
    [yes] murs : { $walls }
   *[no] sans mur
 }
describe-wall = Mur : { $edge }
describe-supply = Murs en réserve : { $walls }
describe-stack = Pièces dans la pile : { $stack }
describe-cavern-free = La cavité supplémentaire revient à la première personne qui remplit son plateau.
describe-cavern-owned = { $who } a la cavité supplémentaire.
describe-start-player = Premier joueur
describe-winner = { $who } gagne.
side-N = haut
side-E = droite
side-S = bas
side-W = gauche

## Comment la partie s’est terminée

ending-points = Le score le plus élevé gagne.
ending-best_room = Scores égaux : la pièce qui vaut le plus de points décide.
ending-draw = Scores égaux et meilleures pièces égales : match nul.
ending-below_goal = L’objectif de { $target } points n’est pas atteint cette fois. (Plus de { $outstanding } serait remarquable.)
ending-goal = Vous avez atteint l’objectif de { $target } points ! Plus de { $outstanding } serait remarquable.
ending-outstanding = Vous avez atteint l’objectif de { $target } points, et plus de { $outstanding } : un résultat remarquable !
points-orange = Pièces orange
points-blue = Pièces bleues
points-gold = Or
counted-room = Pièces aménagées
counted-tile = Tuiles Action prises

## Pourquoi un coup est meilleur

reason-course = Temps restant
reason-score = Points acquis
reason-goods = Ressources en réserve
reason-space = Place et murs dans la caverne
reason-display = Pièces de l’offre
reason-plans = Pièces à aménager ensuite
reason-use = Usage immédiat des pièces
reason-engine = Usage des pièces aux tours suivants
reason-tiles = Tuiles Action à venir
reason-turn = Reste du tour
reason-rooms = Pièces de la caverne

## Ce qui est demandé

prompt-take = Prenez une tuile Action : tour { $turn } sur { $turns } de cette manche
prompt-tile = { $left ->
    [0] « { $tile } » est terminée : finissez votre tour
   *[other] Exécutez « { $tile } » : encore { $left } sur { $of }
 }
prompt-rooms = Utilisez une pièce : encore { $left }
prompt-room = { $begun ->
    [yes] { $room } : continuez, ou finissez-en avec cette pièce
   *[no] { $room } : choisissez ce que vous faites
 }
prompt-second = Choisissez la seconde cavité à creuser
prompt-side = Votre plateau est rempli : choisissez la face de la cavité supplémentaire
ask-take = Choisissez une tuile Action
ask-gain = Choisissez ce que vous recevez
ask-gain-option = Choisissez une ressource
ask-trade = Choisissez un échange
ask-trade-option = Choisissez ce que vous payez
ask-barter-option = Choisissez les ressources différentes que vous payez
ask-barter-option-good = Choisissez une autre ressource à payer
ask-replenish-option = Choisissez la ressource à compléter
ask-build-option = Choisissez où construire le mur
ask-raze-option = Choisissez le mur à abattre
ask-dig = Choisissez ce que vous creusez
ask-dig-option = Choisissez la cavité à creuser
ask-furnish = Choisissez pour quels frais vous aménagez
ask-furnish-option = Choisissez comment payer les frais
ask-furnish-option-fee = Choisissez une pièce de l’offre
ask-furnish-option-fee-room = Choisissez la cavité pour cette pièce
ask-rooms-option = Utilisez une pièce, ou récupérez d’abord des ressources
ask-exchange = Choisissez ce que vous échangez contre de la nourriture
ask-use = Choisissez une pièce de votre caverne
ask-cavern = Choisissez la face visible
ask-rooms-option-use = { ask-use }
ask-gain-cave_entrance = { ask-gain-option }
ask-replenish-shelf = { ask-replenish-option }
ask-barter-junction_room = { ask-barter-option }
ask-barter-junction_room-good = { ask-barter-option-good }
ask-dig-digging_cave = { ask-dig-option }
ask-use-room-gain = { ask-gain }
ask-use-room-trade = { ask-trade }
ask-use-room-gain-cave_entrance = { ask-gain-option }
ask-use-room-replenish-shelf = { ask-replenish-option }
ask-use-room-barter-junction_room = { ask-barter-option }
ask-use-room-barter-junction_room-good = { ask-barter-option-good }
ask-use-room-dig-digging_cave = { ask-dig-option }
ask-rooms-option-use-room-gain = { ask-gain }
ask-rooms-option-use-room-trade = { ask-trade }
ask-rooms-option-use-room-gain-cave_entrance = { ask-gain-option }
ask-rooms-option-use-room-replenish-shelf = { ask-replenish-option }
ask-rooms-option-use-room-barter-junction_room = { ask-barter-option }
ask-rooms-option-use-room-barter-junction_room-good = { ask-barter-option-good }
ask-rooms-option-use-room-dig-digging_cave = { ask-dig-option }

## Ce que sont les choses

card-verb-take = Prenez une tuile Action et exécutez celles de ses actions que vous voulez, dans l’ordre de votre choix. Personne d’autre ne peut la prendre pendant cette manche.
card-verb-gain = Vous recevez les ressources, chacune jusqu’à sa limite.
card-verb-trade = Vous payez tout ce qui est à gauche de la flèche et recevez tout ce qui est à droite.
card-verb-barter = Vous payez une unité de chacune des ressources choisies, toutes différentes.
card-verb-replenish = Les ressources au-dessous du nombre sont complétées ; vous n’en perdez jamais.
card-verb-build = Prenez un mur de la réserve et posez-le entre deux cases de votre caverne. Les pièces demandent des murs.
card-verb-raze = Remettez un de vos murs construits dans la réserve et recevez les ressources. Vos pièces restent en place.
card-verb-dig = Retournez une pièce face cachée accessible depuis l’entrée et ajoutez-la à l’offre. La case devient une cavité vide.
card-verb-furnish = Posez une pièce de l’offre dans une cavité vide dont les murs conviennent. Vous payez les frais de l’action et le coût de la pièce.
card-verb-rooms = Utilisez des pièces orange de votre caverne, chacune une fois par tour au plus.
card-verb-use = Exécutez au moins une action d’une pièce de votre caverne.
card-verb-collect = Prenez tout de suite ce que donne la pièce bleue, avant d’utiliser une pièce. Sinon, vous le recevez après.
card-verb-done = Renoncez au reste de cette pièce.
card-verb-stop = Renoncez aux pièces que vous pourriez encore utiliser.
card-verb-exchange = À tout moment de votre tour, vous pouvez échanger des ressources contre de la nourriture, une par une.
card-verb-cavern = Choisissez la face visible de la cavité supplémentaire. C’est une cavité vide qui vous appartient.
card-verb-end = Renoncez au reste de la tuile Action. Le tour suivant commence alors.
card-option-open = Pas encore fait pendant ce tour.
card-option-done = Déjà fait pendant ce tour.
card-option-room = Une action de la pièce « { $room } ».
card-cavern = Murs naturels : { $walls }. Murs constructibles : { $open }.
card-fee = Ce que coûte l’action, en plus du coût de la pièce.
card-tile-does = { $blocks ->
    [one] Une fois : { $effect }.
   *[other] Dans l’ordre de votre choix, chaque action une fois au plus : { $effect }.
 }
card-tile-fee = Des frais par nain valent { $fee } pendant cette manche.
card-tile-gold = Pour la prendre, il faut plus d’or que l’autre personne. En ce moment : { $gold }.
card-tile-in-use = { $who } l’exécute en ce moment.
card-tile-open = Elle peut être prise.
card-tile-taken = Elle a été prise pendant cette manche et revient à la fin de la manche.
card-tile-out = Elle ne sert pas en solo.
card-tile-face-down = Encore face cachée ; elle est révélée { $several ->
    [yes] pendant l’une des manches { $first } à { $last }
   *[no] à la manche { $first }
 }.
card-tile-left = { $any ->
    [yes] Reste à faire : { $effect }.
   *[no] Tout est fait.
 }
card-room-offer = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, coût : { $cost } ; { $effect }
card-room-orange = À l’utilisation : { $effect }.
card-room-blue = Toujours active : { $effect }.
card-room-points = { $points ->
    [0] Ne vaut aucun point.
    [one] Vaut { $points } point.
   *[other] Vaut { $points } points.
 }
card-room-cost = Coût, en plus des frais de la tuile Action : { $cost }.
card-room-display = Dans l’offre : chacun peut l’aménager.
card-room-display-solo = Dans l’offre : vous pouvez l’aménager.
card-room-fits = { $any ->
    [yes] Convient chez { $who } : { $spaces }.
   *[no] Chez { $who }, aucune cavité vide n’a les murs voulus.
 }
card-room-owned = Chez { $who } ({ $space }).
card-room-in-use = En cours d’utilisation.
card-room-used = Utilisée pendant ce tour.
card-room-unused = Pas encore utilisée pendant ce tour.
card-room-removed = Hors de cette partie.
card-room-unseen = { $stack ->
    [yes] Personne ne l’a encore vue : elle est face cachée dans la roche ou dans la pile.
   *[no] Personne ne l’a encore vue : elle est face cachée dans la roche.
 }
card-of = Chez { $who }.
card-space-rock = Une pièce face cachée se trouve ici.{ $food ->
    [0] { "" }
    [one] { " " }La creuser rapporte { $food } nourriture.
   *[other] { " " }La creuser rapporte { $food } nourritures.
 }
card-space-found = +{ $goods }
card-space-reach = { $reachable ->
    [yes] Elle est accessible depuis l’entrée et peut être creusée.
   *[no] Elle n’est pas accessible en ce moment : des murs ou des pièces face cachée barrent le passage.
 }
card-space-empty = { $any ->
    [yes] Une cavité vide. Murs : { $walls }.
   *[no] Une cavité vide sans mur.
 }
card-space-fits = { $any ->
    [yes] Pièces de l’offre qui conviennent : { $rooms }.
   *[no] Aucune pièce de l’offre ne convient.
 }
card-edge-wall = Un mur construit : il compte pour les cases des deux côtés et barre le passage.
card-edge-open = Pas de mur : le passage est libre. Un mur peut être construit ici.
card-good-have = { $who } possède { $amount } ; la limite est { $limit }.
card-good-exchange = À tout moment de votre tour : { $paid } contre { $goods }.
card-good-points = { $points ->
    [0] Ne vaut aucun point à la fin.
    [one] Chaque unité vaut { $points } point à la fin.
   *[other] Chaque unité vaut { $points } points à la fin.
 }
card-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
card-panel-goods = { $any ->
    [yes] Ressources : { $goods }.
   *[no] Aucune ressource.
 }
card-panel-rooms = Pièces orange : { $orange }. Pièces bleues : { $blue }. Il faut toujours plus de pièces orange.
card-score = Points : { $who }
card-start-player = { $who } commence cette manche.
card-start-passes = À la fin de chaque manche, le fanion change de main.
card-round = Manche { $round } sur { $rounds }
card-round-now = Manche { $round } sur { $rounds }.
card-round-turns = { $turns } tours{ $seats ->
    [one] { "" }
   *[other] { " " }chacun
 }.
card-round-fee = Des frais de 1 nourriture par nain valent { $turns } nourritures.
card-round-when = { $when ->
    [past] Cette manche est terminée.
    [now] Cette manche est en cours.
   *[later] Cette manche est à venir ; une tuile Action de plus y est révélée.
 }
card-supply-walls = Quand la réserve est vide, personne ne peut construire avant qu’un mur soit abattu.
card-supply-cavern = C’est une case de plus, déjà creusée, avec deux ou trois murs naturels.
card-supply-stack = Pendant un tour où vous creusez exactement une cavité, la pièce du dessus de la pile rejoint l’offre.

## Les symboles

sign-wood = Bois
sign-wood-text = Une ressource qui paie des pièces.
sign-stone = Pierre
sign-stone-text = Une ressource qui paie des pièces.
sign-emmer = Amidonnier
sign-emmer-text = Une céréale ancienne. S’échange contre de la nourriture à tout moment de votre tour.
sign-flax = Lin
sign-flax-text = Se file et se tisse. S’échange contre de la nourriture à tout moment de votre tour.
sign-food = Nourriture
sign-food-text = Paie l’aménagement et quelques autres actions.
sign-gold = Or
sign-gold-text = Vaut un point à la fin. Paie des pièces et s’échange contre de la nourriture.
sign-arrow = Flèche
sign-arrow-text = Payez ce qui est à gauche pour obtenir ce qui est à droite.
sign-raise = Flèche vers le haut
sign-raise-text = Complétez les ressources jusqu’à ce nombre si vous en avez moins.
sign-different = Ressources différentes
sign-different-text = Une unité de chacune des ressources choisies, toutes différentes.
sign-wall = Mur
sign-wall-text = Un mur construit ; avec un plus : construisez-en un.
sign-razed = Mur abattu
sign-razed-text = Abattez un de vos murs.
sign-pick = Pioche
sign-pick-text = Creusez une cavité. Dans le tableau des pièces : encore dans la roche.
sign-through = Flèche à travers un mur
sign-through-text = Les murs construits n’empêchent pas de creuser ainsi.
sign-furnish = Cavité aménagée
sign-furnish-text = Aménagez une cavité avec une pièce de l’offre.
sign-dwarf = Nain
sign-dwarf-text = Un tour pour chacun pendant cette manche. Certains frais se paient par nain.
sign-plus = Plus
sign-plus-text = Vous le recevez.
sign-slash = Petite barre oblique
sign-slash-text = Choisissez l’un des éléments.
sign-block = Trait fin
sign-block-text = Sépare des actions : exécutez celles que vous voulez, dans l’ordre de votre choix, chacune une fois.
sign-choice = Longue coupure oblique
sign-choice-text = Exécutez un côté ou l’autre, pas les deux.
sign-rooms = Nombre de pièces
sign-rooms-text = Utilisez au plus ce nombre de pièces orange différentes de votre caverne.
sign-orange = Pièce orange
sign-orange-text = Agit quand vous l’utilisez. Il faut toujours plus de pièces orange que de bleues.
sign-blue = Pièce bleue
sign-blue-text = Agit d’elle-même dès que sa condition est remplie.
sign-points = Points
sign-points-text = Ce que vaut une pièce à la fin.
sign-must = Côté épais
sign-must-text = Il faut un mur de ce côté de la case.
sign-may = Côté pointillé
sign-may-text = Un mur est permis de ce côté. Sur les côtés sans trait, il n’en faut pas.
sign-used = Coche
sign-used-text = Cette pièce a été utilisée pendant ce tour.
sign-pennant = Fanion
sign-pennant-text = Le premier joueur de la manche.
sign-cavern = Cavité supplémentaire
sign-cavern-text = Revient à la première personne qui remplit son plateau.
sign-seat = Écu et disque
sign-seat-text = Les emblèmes des deux joueurs.

## Le nom des éléments d’un coup

part-verb-take = Prendre une tuile Action
part-verb-gain = Recevoir des ressources
part-verb-trade = Échanger
part-verb-barter = Échanger des ressources différentes
part-verb-replenish = Compléter des ressources
part-verb-build = Construire un mur
part-verb-raze = Abattre un mur
part-verb-dig = Creuser
part-verb-furnish = Aménager une cavité
part-verb-rooms = Utiliser des pièces
part-verb-use = Utiliser une pièce
part-verb-collect = Récupérer les ressources maintenant
part-verb-done = En finir avec cette pièce
part-verb-stop = Ne plus utiliser de pièces
part-verb-exchange = Échanger contre de la nourriture
part-verb-cavern = Choisir la face de la cavité supplémentaire
part-verb-end = Finir le tour
part-verb-start = Premier joueur
part-verb-remove = Retirer une pièce
part-verb-turn = Révéler une tuile Action
part-verb-uncover = Dégager une pièce
part-verb-reveal = Révéler une pièce
part-tile-cultivation = { tile-cultivation }
part-tile-housework = { tile-housework }
part-tile-excavation = { tile-excavation }
part-tile-undergrowth = { tile-undergrowth }
part-tile-furnishing = { tile-furnishing }
part-tile-masonry = { tile-masonry }
part-tile-undermining = { tile-undermining }
part-tile-expansion = { tile-expansion }
part-tile-breach = { tile-breach }
part-tile-drift_mining = { tile-drift_mining }
part-tile-expedition = { tile-expedition }
part-tile-renovation = { tile-renovation }
part-room-shelf = { room-shelf }
part-room-spinning_wheel = { room-spinning_wheel }
part-room-tunnel = { room-tunnel }
part-room-grindstone = { room-grindstone }
part-room-food_corner = { room-food_corner }
part-room-parlor = { room-parlor }
part-room-warehouse = { room-warehouse }
part-room-stall = { room-stall }
part-room-sacrificial_altar = { room-sacrificial_altar }
part-room-storeroom = { room-storeroom }
part-room-weaving_room = { room-weaving_room }
part-room-furniture_workshop = { room-furniture_workshop }
part-room-gold_vein = { room-gold_vein }
part-room-junction_room = { room-junction_room }
part-room-digging_cave = { room-digging_cave }
part-room-bakehouse = { room-bakehouse }
part-room-state_room = { room-state_room }
part-room-secret_chamber = { room-secret_chamber }
part-room-treasury = { room-treasury }
part-room-prospecting_site = { room-prospecting_site }
part-room-retting_room = { room-retting_room }
part-room-equipment_room = { room-equipment_room }
part-room-wood_storeroom = { room-wood_storeroom }
part-room-dungeon = { room-dungeon }
part-room-cave_entrance = { room-cave_entrance }
part-good-wood = { good-wood }
part-good-stone = { good-stone }
part-good-emmer = { good-emmer }
part-good-flax = { good-flax }
part-good-food = { good-food }
part-good-gold = { good-gold }
part-fee-free = sans frais
part-fee-wood = frais payés en { good-wood }
part-fee-stone = frais payés en { good-stone }
part-fee-emmer = frais payés en { good-emmer }
part-fee-flax = frais payés en { good-flax }
part-fee-food = frais payés en { good-food }
part-fee-gold = frais payés en { good-gold }
part-option-1a = première action
part-option-1b = première action, second choix
part-option-2a = deuxième action
part-option-2b = deuxième action, second choix
part-option-3a = troisième action
part-option-3b = troisième action, second choix
part-space-r0c0 = première rangée, à gauche
part-space-r0c1 = première rangée, au milieu
part-space-r1c0 = deuxième rangée, à gauche
part-space-r1c1 = deuxième rangée, au milieu
part-space-r2c0 = troisième rangée, à gauche
part-space-r2c1 = troisième rangée, au milieu
part-space-r3c0 = quatrième rangée, à gauche
part-space-r3c1 = quatrième rangée, au milieu
part-space-r4c0 = cinquième rangée, à gauche
part-space-r4c1 = cinquième rangée, au milieu
part-space-r4c2 = cinquième rangée, à droite
part-space-extra = cavité supplémentaire
part-edge-e01 = première rangée, entre gauche et milieu
part-edge-e02 = à gauche, entre la première et la deuxième rangée
part-edge-e03 = au milieu, entre la première et la deuxième rangée
part-edge-e04 = deuxième rangée, entre gauche et milieu
part-edge-e05 = à gauche, entre la deuxième et la troisième rangée
part-edge-e06 = au milieu, entre la deuxième et la troisième rangée
part-edge-e07 = troisième rangée, entre gauche et milieu
part-edge-e08 = à gauche, entre la troisième et la quatrième rangée
part-edge-e09 = au milieu, entre la troisième et la quatrième rangée
part-edge-e10 = quatrième rangée, entre gauche et milieu
part-edge-e11 = à gauche, entre la quatrième et la cinquième rangée
part-edge-e12 = au milieu, entre la quatrième et la cinquième rangée
part-edge-e13 = cinquième rangée, entre gauche et milieu
part-edge-e14 = cinquième rangée, entre milieu et droite
part-edge-xN = haut de la cavité supplémentaire
part-edge-xE = côté droit de la cavité supplémentaire
part-edge-xS = bas de la cavité supplémentaire
part-edge-xW = côté gauche de la cavité supplémentaire
part-cavern-two_walls = avec deux murs
part-cavern-three_walls = avec trois murs

## Ce qui s’est passé

event-start-player = { $who } commence.
event-room-removed = La pièce « { $room } » est retirée du jeu.
event-round-began = La manche { $round } sur { $rounds } commence : { $turns } tours{ $seats ->
    [one] { "" }
   *[other] { " " }chacun
 }.
event-tile-turned = La tuile « { $tile } » est révélée.
event-tile-taken = { $who } prend la tuile « { $tile } ».
event-received = { $who } reçoit { $goods }.
event-lost = { $who } n’a plus de place pour { $goods } et les perd.
event-traded = { $any ->
    [yes] { $who } échange { $paid } contre { $goods }.
   *[no] { $who } paie { $paid }.
 }
event-replenished = { $any ->
    [yes] { $who } complète jusqu’à { $to } au moins ({ $kinds }) et reçoit { $goods }.
   *[no] { $who } a déjà au moins { $to } ({ $kinds }) et ne reçoit rien.
 }
event-exchanged = { $any ->
    [yes] { $who } échange { $paid } contre { $goods }.
   *[no] { $who } cède { $paid } et ne reçoit rien.
 }
event-wall-built = { $who } construit un mur ({ $edge }).
event-wall-razed = { $who } abat un mur ({ $edge }){ $any ->
    [yes] { " " }et reçoit { $goods }
   *[no] { "" }
 }.
event-excavated = { $who } { $priced ->
    [yes] paie { $paid } et creuse une cavité
   *[no] creuse une cavité
 } ({ $space }){ $any ->
    [yes] { " " }et trouve { $goods }
   *[no] { "" }
 }.
event-room-uncovered = La pièce « { $room } » est dégagée et rejoint l’offre.
event-room-revealed = La pièce « { $room } » passe de la pile à l’offre.
event-furnished = { $who } aménage { $priced ->
    [yes] pour { $paid }
   *[no] sans rien payer
 } la pièce « { $room } » ({ $space }) : { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
 }.
event-room-action-began = { $who } peut utiliser { $rooms ->
    [one] 1 pièce
   *[other] jusqu’à { $rooms } pièces
 }.
event-rooms-added = Grâce à la pièce « { $room } », { $who } peut utiliser { $more ->
    [one] 1 pièce de plus
   *[other] { $more } pièces de plus
 }.
event-room-used = { $who } utilise la pièce « { $room } ».
event-room-reacted = La pièce « { $room } » rapporte { $goods } à { $who }.
event-room-traded = { $any ->
    [yes] { $who } échange { $paid } contre { $goods } grâce à la pièce « { $room } ».
   *[no] { $who } paie { $paid } dans la pièce « { $room } ».
 }
event-cavern-won = { $who } a rempli son plateau et reçoit la cavité supplémentaire.
event-side-chosen = { $who } choisit la face avec { $side ->
    [two_walls] deux murs
   *[three_walls] trois murs
 }.
event-room-left = { $who } en a fini avec la pièce « { $room } ».
event-room-action-stopped = { $who } n’utilise plus de pièces.
event-turn-ended = { $who } finit son tour.
event-round-ended = La manche { $round } se termine ; les tuiles Action reviennent.
event-game-ended = La partie est terminée. { $how }

## Pourquoi pas

rule-not-your-turn = Ce n’est pas votre tour.
rule-take-tile-first = Prenez d’abord une tuile Action.
rule-choose-side-first = Vous avez rempli votre plateau : choisissez d’abord la face de la cavité supplémentaire.
rule-second-excavation-first = Vous avez choisi de creuser deux cavités : creusez d’abord la seconde.
rule-one-tile-each-turn = Vous avez déjà pris une tuile pendant ce tour. Exécutez-la ou finissez le tour.
rule-no-side-to-choose = Vous ne venez pas de recevoir la cavité supplémentaire ; elle revient à la première personne qui remplit son plateau.
rule-no-second-excavation = Vous n’avez pas de seconde cavité à creuser en ce moment. Choisissez l’action avec laquelle vous creusez.
rule-finish-room = Finissez-en d’abord avec la pièce en cours.
rule-finish-room-action = Utilisez d’abord une pièce, ou cessez d’en utiliser.
rule-no-room-action = Les pièces ne s’utilisent qu’avec une action qui le permet. Choisissez-la d’abord.
rule-not-in-room = Vous n’utilisez aucune pièce en ce moment.
rule-tile-not-played = Cette tuile ne sert pas en solo.
rule-tile-face-down = Cette tuile est encore face cachée.
rule-tile-taken = Cette tuile a déjà été prise pendant cette manche. Elle revient à la fin de la manche.
rule-tile-needs-more-gold = Pour prendre cette tuile, il faut plus d’or que l’autre personne.
rule-no-such-option = Cette action n’existe pas sur la tuile ou la pièce.
rule-block-done = Vous l’avez déjà fait. Chaque action s’exécute une fois, et d’un seul côté d’une coupure oblique.
rule-other-operation = Cette action fait autre chose, ou il manque une précision.
rule-too-many-for-gain = Vous en avez déjà trop ; ce gain n’existe que si vous en avez moins.
rule-good-not-offered = Vous ne pouvez pas choisir cette ressource ici.
rule-good-not-replenished = Cette ressource ne peut pas être complétée ici.
rule-price-not-offered = Ce n’est pas un des prix ; choisissez-en un seul, sans les combiner.
rule-wrong-kinds = Choisissez autant de ressources différentes que la pièce en demande, parmi celles qu’elle accepte.
rule-no-wall-in-supply = Il n’y a plus de mur en réserve.
rule-edge-not-yours = Vous ne pouvez pas construire là : ce n’est pas un côté ouvert de votre cavité supplémentaire.
rule-edge-has-wall = Il y a déjà un mur ici.
rule-no-wall-there = Vous n’avez pas construit de mur à cet endroit. Vous ne pouvez abattre que les murs que vous avez construits.
rule-not-face-down = Vous ne pouvez creuser que les pièces face cachée de votre plateau.
rule-not-reachable = Aucun chemin n’y mène depuis l’entrée : des murs ou des pièces face cachée barrent le passage.
rule-behind-tiles = Des pièces face cachée barrent le passage ; seuls les murs peuvent être traversés.
rule-no-second-tile = Une seconde cavité ne pourrait pas être creusée ensuite. Choisissez d’en creuser une seule.
rule-not-on-display = Cette pièce n’est pas dans l’offre.
rule-fee-not-offered = Les frais ne peuvent pas être payés ainsi ; regardez la tuile Action.
rule-space-not-empty = Choisissez une cavité vide de votre caverne.
rule-too-few-orange = Il faut toujours plus de pièces orange que de bleues. Aménagez d’abord une pièce orange.
rule-walls-do-not-fit = Les murs de cette case ne conviennent pas à la pièce, quelle que soit son orientation.
rule-cannot-furnish = Vous n’avez pas de quoi payer les frais plus le coût de la pièce.
rule-room-not-yours = Cette pièce n’est pas dans votre caverne.
rule-room-is-blue = Les pièces bleues ne s’utilisent pas ; elles agissent d’elles-mêmes.
rule-room-used = Vous avez déjà utilisé cette pièce pendant ce tour.
rule-room-useless = Vous ne pouvez rien faire avec cette pièce en ce moment.
rule-trade-other-tile = Cet échange va avec une autre tuile Action.
rule-trade-done = Vous avez déjà fait cet échange pendant ce tour.
rule-nothing-to-collect = Il n’y a rien à récupérer dans cette pièce en ce moment.
rule-use-room-first = Utilisez au moins une pièce avant d’arrêter ; vous pouvez toujours utiliser l’entrée de la caverne.
rule-carry-out-first = Faites quelque chose dans cette pièce avant d’en finir avec elle.
rule-cannot-pay = Vous ne pouvez pas payer le prix.
rule-no-exchange = Seuls l’amidonnier, le lin et l’or s’échangent contre de la nourriture.
rule-nothing-to-exchange = Vous n’en avez pas à échanger.
rule-exchange-spoils-room = Après cet échange, vous ne pourriez plus rien faire dans la pièce que vous utilisez.

## Consignes données à l’avance

order-end = Finir mes tours de cette manche dès qu’il ne reste que des échanges
