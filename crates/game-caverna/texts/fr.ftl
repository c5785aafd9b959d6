# Caverna : Caverne contre Caverne en français.

game-name = Caverna : Caverne contre Caverne
seat-name = Joueur { $seat ->
    [0] A
   *[other] B
 }

## Options

option-start_player = Qui commence : une personne donnée, ou le tirage au sort.
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
amount-emmer = { $count } amidonnier
amount-flax = { $count } lin
amount-food = { $count } { $count ->
    [one] nourriture
   *[other] nourritures
 }
amount-gold = { $count } or

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
room-cave_entrance = Entrée
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

# L’un de plusieurs.
one-of = { $list } / { $item }
# Une possibilité d’une tuile ou d’une pièce avec son nom dans la notation.
one-option = { $option } { $effect }
# Une possibilité de plus après les précédentes.
options = { $list } ; { $item }
do-gain = recevoir { $goods }
do-gain-if-fewer = recevoir { $goods } si l’on a moins de { $fewer }
do-trade = échanger { $price } contre { $goods }
do-trade-distinct = échanger { $kinds } ressources différentes contre { $goods }
do-replenish-one = compléter une ressource au choix jusqu’à { $to } : { $goods }
do-replenish-all = compléter jusqu’à { $to } : { $goods }
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
do-furnish = aménager sans frais
do-furnish-per-dwarf = aménager pour { $food } nourriture par nain
do-furnish-for = aménager pour { $fee }
do-use-rooms = utiliser { $count ->
    [one] 1 pièce
   *[other] jusqu’à { $count } pièces
 }
do-extra-room = en utiliser { $count } de plus
blue-trade = avec { $tile } : échange possible de { $price } contre { $goods }
blue-gain-on-good = pour { $min } à { $max } { $good } reçus à la fois : { $goods }
blue-extra-rooms = actions à { $counts } pièces : en utiliser { $extra } de plus
blue-gain-on-rooms = actions à { $counts } pièce : recevoir { $goods }
blue-gain-on-wall = pour chaque mur construit : recevoir { $goods }

## Le dessin dans le terminal

sketch-player = { $who } : { $score ->
    [one] { $score } point
   *[other] { $score } points
 } ; { $goods }{ $marker ->
    [yes] { " " }; premier joueur
   *[no] { "" }
 }
sketch-display = Pièces à aménager (points ; murs : majuscule obligatoire, minuscule possible, point interdit ; coût ; effet ; * est bleu) :
sketch-caves = Pièces dans les cavernes :
sketch-no-cost = rien
sketch-tiles = Tuiles Action (x : prise) :
sketch-face-down = { "  " }face cachée { $group ->
    [g2] (2 tours)
    [g3] (3 tours)
   *[g4] (4 tours)
 } : { $tiles }
sketch-turn = { $who } exécute { $tile }.
sketch-unseen = Encore dans la roche ou la pile : { $rooms }
sketch-round = Manche { $round } sur { $rounds }, { $turns } tours chacun. Murs en réserve : { $walls }.
sketch-round-solo = Manche { $round } sur { $rounds }, { $turns } tours. Murs en réserve : { $walls }. Pièces dans la pile : { $stack }.

## L’image

picture-tiles = Tuiles Action
picture-tiles-later = Tuiles Action révélées manche après manche
picture-rooms = Pièces : points, murs, coût et effet
picture-legend = Côté épais : mur obligatoire. Côté pointillé : mur possible.
picture-points = { $points ->
    [one] point
   *[other] points
 }
picture-furnished = { $rooms } cases aménagées sur { $spaces }
describe-round = Manche { $round }, { $turns } tours chacun.
describe-takes = { $who } prend une tuile Action.
describe-prepared = La suite est tirée au sort.
describe-goal = L’objectif est de { $points } points.
describe-outstanding = Plus de { $points } points, c’est remarquable.
describe-tile = { $tile } ({ $lies ->
    [open] libre
    [taken] prise
    [down] face cachée
   *[out] hors du jeu
 }) : { $effect }
describe-room = { $room } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, coût { $cost } ; murs obligatoires : { $must }{ $any ->
    [yes] { " " }; murs possibles : { $may }
   *[no] { "" }
 } (la pièce peut être tournée). { $colour ->
    [blue] Toujours active :
   *[orange] À l’utilisation :
 } { $effect }
describe-furnished = { $space } : { $room }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 } : { $effect }
describe-rock = { $space } : roche avec une pièce face cachée{ $food ->
    [0] { "" }
   *[other] , { $food } nourriture dessous
 }
describe-cavern = { $space } : cavité vide{ $any ->
    [yes] , murs : { $walls }
   *[no] , sans mur
 }
describe-wall = Mur sur { $edge }
describe-edge = Pas de mur sur { $edge }
describe-supply = Murs en réserve : { $walls }
describe-stack = Pièces dans la pile : { $stack }
describe-cavern-free = La cavité supplémentaire revient au premier qui remplit son plateau.
describe-cavern-owned = { $who } a la cavité supplémentaire.
describe-start-player = Premier joueur
describe-winner = { $who } gagne.
side-N = nord
side-E = est
side-S = sud
side-W = ouest

## Comment la partie s’est terminée

ending-points = Le score le plus élevé gagne.
ending-best_room = Les scores sont égaux ; la pièce de plus grande valeur l’emporte.
ending-draw = Scores et meilleures pièces sont égaux : match nul.
ending-below_goal = L’objectif est de { $target } points, et plus de { $outstanding } serait remarquable : ce n’est pas atteint cette fois.
ending-goal = L’objectif de { $target } points est atteint. Plus de { $outstanding } serait remarquable.
ending-outstanding = L’objectif de { $target } points est atteint, et un score de plus de { $outstanding } points est remarquable.

## Le nom des éléments d’un coup

part-verb-take = Prendre la tuile Action
part-verb-gain = Recevoir des ressources
part-verb-trade = Échanger
part-verb-barter = Échanger des ressources différentes
part-verb-replenish = Compléter des ressources
part-verb-build = Construire un mur
part-verb-raze = Abattre le mur
part-verb-dig = Creuser
part-verb-furnish = Aménager
part-verb-rooms = Commencer à utiliser des pièces
part-verb-use = Utiliser la pièce
part-verb-collect = Récupérer les ressources de la pièce
part-verb-done = Quitter la pièce
part-verb-stop = Ne plus utiliser de pièces
part-verb-exchange = Échanger contre de la nourriture
part-verb-cavern = Poser la cavité supplémentaire
part-verb-end = Finir le tour
part-verb-start = Premier joueur
part-verb-remove = Retirer la pièce
part-verb-turn = Révéler la tuile Action
part-verb-uncover = Dégager la pièce
part-verb-reveal = Révéler la pièce
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
part-fee-wood = payé en { good-wood }
part-fee-stone = payé en { good-stone }
part-fee-emmer = payé en { good-emmer }
part-fee-flax = payé en { good-flax }
part-fee-food = payé en { good-food }
part-fee-gold = payé en { good-gold }
part-option-1a = option 1a
part-option-1b = option 1b
part-option-2a = option 2a
part-option-2b = option 2b
part-option-3a = option 3a
part-option-3b = option 3b
part-space-r0c0 = r0c0 (première rangée, à gauche)
part-space-r0c1 = r0c1 (première rangée, au milieu)
part-space-r1c0 = r1c0 (deuxième rangée, à gauche)
part-space-r1c1 = r1c1 (deuxième rangée, au milieu)
part-space-r2c0 = r2c0 (troisième rangée, à gauche)
part-space-r2c1 = r2c1 (troisième rangée, au milieu)
part-space-r3c0 = r3c0 (quatrième rangée, à gauche)
part-space-r3c1 = r3c1 (quatrième rangée, au milieu)
part-space-r4c0 = r4c0 (cinquième rangée, à gauche)
part-space-r4c1 = r4c1 (cinquième rangée, au milieu)
part-space-r4c2 = r4c2 (cinquième rangée, à droite)
part-space-extra = cavité supplémentaire
part-edge-e01 = e01 (première rangée, entre gauche et milieu)
part-edge-e02 = e02 (à gauche, entre la première et la deuxième rangée)
part-edge-e03 = e03 (au milieu, entre la première et la deuxième rangée)
part-edge-e04 = e04 (deuxième rangée, entre gauche et milieu)
part-edge-e05 = e05 (à gauche, entre la deuxième et la troisième rangée)
part-edge-e06 = e06 (au milieu, entre la deuxième et la troisième rangée)
part-edge-e07 = e07 (troisième rangée, entre gauche et milieu)
part-edge-e08 = e08 (à gauche, entre la troisième et la quatrième rangée)
part-edge-e09 = e09 (au milieu, entre la troisième et la quatrième rangée)
part-edge-e10 = e10 (quatrième rangée, entre gauche et milieu)
part-edge-e11 = e11 (à gauche, entre la quatrième et la cinquième rangée)
part-edge-e12 = e12 (au milieu, entre la quatrième et la cinquième rangée)
part-edge-e13 = e13 (cinquième rangée, entre gauche et milieu)
part-edge-e14 = e14 (cinquième rangée, entre milieu et droite)
part-edge-xN = xN (côté nord de la cavité supplémentaire)
part-edge-xE = xE (côté est de la cavité supplémentaire)
part-edge-xS = xS (côté sud de la cavité supplémentaire)
part-edge-xW = xW (côté ouest de la cavité supplémentaire)
part-cavern-two_walls = avec deux murs
part-cavern-three_walls = avec trois murs

## Ce qui s’est passé

event-start-player = { $who } commence.
event-room-removed = { $room } : pièce retirée du jeu.
event-round-began = La manche { $round } commence, avec { $turns } tours chacun.
event-tile-turned = La tuile { $tile } est révélée.
event-tile-taken = { $who } prend la tuile { $tile }.
event-paid = { $who } paie { $goods }.
event-received = { $who } reçoit { $goods }.
event-lost = { $who } n’a plus de place pour { $goods }.
event-replenished = { $who } complète { $goods } jusqu’à { $to } au moins.
event-exchanged = { $who } échange { $good } contre de la nourriture.
event-wall-built = { $who } construit un mur sur { $edge }.
event-wall-razed = { $who } abat le mur sur { $edge }.
event-excavated = { $who } creuse { $space }.
event-room-uncovered = { $room } : pièce trouvée, ajoutée à l’offre.
event-room-revealed = { $room } : pièce de la pile, ajoutée à l’offre.
event-furnished = { $who } aménage { $room } sur { $space }.
event-room-action-began = { $who } commence à utiliser { $rooms ->
    [one] une pièce
   *[other] { $rooms } pièces
 }.
event-room-used = { $who } utilise { $room }.
event-room-reacted = { $room } de { $who } prend effet.
event-cavern-won = { $who } a rempli son plateau et reçoit la cavité supplémentaire.
event-side-chosen = { $who } choisit le côté avec { $side ->
    [two_walls] deux murs
   *[three_walls] trois murs
 }.
event-room-left = { $who } quitte { $room }.
event-room-action-stopped = { $who } n’utilise plus de pièces.
event-turn-ended = { $who } finit son tour.
event-round-ended = La manche { $round } se termine ; les tuiles reviennent.
event-game-ended = La partie est terminée.

## Pourquoi pas

rule-not-your-turn = Ce n’est pas votre tour ; on joue à tour de rôle.
rule-take-tile-first = Prenez d’abord une tuile Action.
rule-choose-side-first = Vous avez rempli votre plateau : choisissez d’abord le côté de la cavité supplémentaire.
rule-second-excavation-first = Vous avez choisi de creuser deux cavités : creusez d’abord la seconde.
rule-one-tile-each-turn = Vous avez pris votre tuile pour ce tour ; utilisez-la ou finissez le tour.
rule-no-side-to-choose = Vous ne venez pas de recevoir la cavité supplémentaire ; elle revient au premier qui remplit son plateau.
rule-no-second-excavation = Il n’y a pas de seconde cavité à creuser maintenant ; nommez l’option avec laquelle vous creusez, par exemple 1a.
rule-finish-room = Finissez d’abord d’utiliser la pièce en cours.
rule-finish-room-action = Terminez d’abord l’action de pièces : utilisez une pièce, ou arrêtez.
rule-no-room-action = Les pièces s’utilisent dans une action de pièces ; commencez-en une.
rule-not-in-room = Vous n’êtes dans aucune pièce à quitter.
rule-tile-not-played = Cette tuile ne fait pas partie du jeu en solo.
rule-tile-face-down = Cette tuile est encore face cachée.
rule-tile-taken = Cette tuile a été prise pendant cette manche ; elle revient à la fin de la manche.
rule-tile-needs-more-gold = Il faut plus d’or que l’adversaire pour prendre cette tuile.
rule-no-such-option = Cette option n’existe pas ici ; regardez les blocs et leurs lettres.
rule-block-done = Ce bloc est déjà exécuté ; chaque bloc ne sert qu’une fois, et pour une seule de ses options.
rule-other-operation = Cette option fait autre chose, ou demande une précision.
rule-too-many-for-gain = Vous en avez déjà trop ; ce gain est réservé à qui en a moins.
rule-good-not-offered = Cette ressource n’est pas parmi les choix.
rule-good-not-replenished = Cette ressource ne peut pas être complétée ici.
rule-price-not-offered = Ce n’est pas un des prix ; choisissez-en un, sans mélanger.
rule-wrong-kinds = Nommez autant de ressources différentes que la pièce en demande, parmi celles qu’elle accepte.
rule-no-wall-in-supply = Il n’y a plus de mur en réserve.
rule-edge-not-yours = Vous ne pouvez pas construire sur ce bord : ce n’est pas un côté ouvert d’une cavité supplémentaire qui vous appartient.
rule-edge-has-wall = Il y a déjà un mur sur ce bord.
rule-no-wall-there = Vous n’avez pas construit de mur à cet endroit ; seuls les murs que vous avez construits peuvent être abattus.
rule-not-face-down = Vous ne pouvez creuser que les tuiles face cachée de votre plateau.
rule-not-reachable = Aucun chemin n’y mène depuis l’entrée : des murs ou des tuiles face cachée barrent le passage.
rule-behind-tiles = Des tuiles face cachée barrent le passage ; seuls les murs peuvent être traversés.
rule-no-second-tile = Une seconde tuile ne pourrait pas être creusée ensuite ; creusez-en une seule.
rule-not-on-display = Cette pièce n’est pas dans l’offre.
rule-fee-not-offered = Les frais ne peuvent pas être payés ainsi ; regardez la tuile.
rule-space-not-empty = La case doit être vide et vous appartenir.
rule-too-few-orange = Il faut toujours plus de pièces orange que de bleues ; aménagez d’abord une pièce orange.
rule-walls-do-not-fit = Les murs de la case ne conviennent pas à la pièce, quelle que soit son orientation.
rule-cannot-furnish = Vous ne pouvez pas payer à la fois les frais et le coût de la pièce.
rule-room-not-yours = Cette pièce n’est pas dans votre caverne.
rule-room-is-blue = Les pièces bleues ne s’utilisent pas ; elles agissent d’elles-mêmes.
rule-room-used = Vous avez déjà utilisé cette pièce pendant ce tour.
rule-room-useless = Rien n’est possible dans cette pièce pour le moment.
rule-trade-other-tile = Cet échange va avec une autre tuile Action.
rule-trade-done = Vous avez déjà fait cet échange pendant ce tour.
rule-nothing-to-collect = Il n’y a rien à récupérer dans cette pièce pour le moment.
rule-use-room-first = Utilisez au moins une pièce avant d’arrêter ; l’entrée est toujours possible.
rule-carry-out-first = Exécutez quelque chose dans cette pièce avant de la quitter.
rule-cannot-pay = Vous ne pouvez pas payer le prix.
rule-no-exchange = Seuls l’amidonnier, le lin et l’or s’échangent contre de la nourriture.
rule-nothing-to-exchange = Vous n’en avez pas à échanger.
rule-exchange-spoils-room = Après cet échange, rien ne serait plus possible dans la pièce que vous utilisez.
