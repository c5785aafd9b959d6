# Cavum en français.

game-name = Cavum
seat-name = Joueur { $seat ->
    [0] A
    [1] B
    [2] C
   *[3] D
 }

## Matériel

colour-yellow = jaune
colour-red = rouge
colour-blue = bleu
colour-green = vert
colour-white = blanc
colour-violet = violet
tile-two = deux-sorties
tile-three = trois-sorties
tile-four = quatre-sorties
tile-six = six-sorties
tile-dynamite-two = dynamite deux-sorties
tile-dynamite-three = dynamite trois-sorties
tile-dynamite-four = dynamite quatre-sorties
tile-dynamite-six = dynamite six-sorties
count-tiles = { $count ->
    [1] { $tile }
   *[other] { $count } × { $tile }
 }
count-stones = { $count } × { $colour }

## Éléments des coups

part-verb-bid = Enchérir
part-verb-pass = Passer
part-verb-card = Prendre une carte Séquence
part-verb-order = Prendre une commande
part-verb-lay = Poser une tuile
part-verb-station = Exploitation
part-verb-vein = Filon
part-verb-option = Utiliser une option d’achat
part-verb-points = Points
part-verb-discard = Rendre
part-verb-prospect = Prospecter
part-verb-nothing = Rien
part-verb-end = Terminer le tour
part-verb-sell = Vendre
part-verb-fulfil = Remplir une commande
part-verb-done = Ne plus remplir de commande
part-verb-opener = Ouvre la première enchère
part-verb-reveal = Retourner
part-tile-two = Deux sorties
part-tile-three = Trois sorties
part-tile-four = Quatre sorties
part-tile-six = Six sorties
part-tile-dynamite-two = Dynamite, deux sorties
part-tile-dynamite-three = Dynamite, trois sorties
part-tile-dynamite-four = Dynamite, quatre sorties
part-tile-dynamite-six = Dynamite, six sorties
part-colour-yellow = Jaune
part-colour-red = Rouge
part-colour-blue = Bleu
part-colour-green = Vert
part-colour-white = Blanc
part-colour-violet = Violet
part-rotation-0 = Sans rotation
part-rotation-1 = Tournée de 60° à gauche
part-rotation-2 = Tournée de 120° à gauche
part-rotation-3 = Tournée de 180°
part-rotation-4 = Tournée de 120° à droite
part-rotation-5 = Tournée de 60° à droite
part-card = Carte Séquence { $word }
part-order = Commande { $word }

## Options de la table

option-variant = La durée de la partie : la partie normale en trois manches ou la partie d’initiation en deux.
option-variant-standard = partie normale
option-variant-learning = partie d’initiation
option-first_opener = Qui ouvre la première enchère : une place donnée, ou le tirage au sort.
option-first_opener-drawn = tirage au sort
option-open_stones = Les couleurs de toutes les pierres sont visibles ; personne n’a besoin de les retenir.
option-vein_reached_excludes_placed_hex = La tuile que l’on recouvre ne compte plus comme un accès à un filon.
option-foreign_city_station_bars_laying = Personne ne peut poser de tuile à côté d’un espace de cité occupé par un autre joueur.
option-station_only_on_previous_action = Une exploitation en montagne ne se pose que sur la tuile de l’action précédente, et non sur la dernière tuile du tour.
option-empty_city_cell_passable = Un chemin peut traverser un espace de cité vide.
option-vein_removed_after_whole_route = Un filon épuisé en chemin n’est retiré qu’à la fin du trajet, et non pendant le parcours.
option-prospect_may_be_empty = On peut prospecter sans trajet même si un trajet rapporterait une pierre.
option-colour_sale_free_opening = La première offre pour une couleur peut être inférieure à la plus haute case libre.
option-score_may_go_negative = Les pénalités pour commandes non remplies peuvent rendre le score négatif.

## Le dessin du terminal

sketch-legend = (4) tunnel et son nombre de sorties   !4! dynamite   y*9 filon et ses pierres (y jaune, r rouge, b bleu, g vert, w blanc, v violet)   [A] exploitation   G7 espace libre de montagne ou de cité   # séparation
sketch-veins = Filons : { $veins }
sketch-vein = { $hex } { $colour } { $stones }
sketch-scales = Plus haute case libre : { $scales }
sketch-scale = { $colour } { $open }
sketch-pool = Négoce : { $tiles } ; { $veins ->
    [one] { $veins } filon
   *[other] { $veins } filons
 } ; exploitations { $stations }
sketch-pool-stations = { $letter } { $count }
sketch-nothing = –
sketch-orders-listed = { $list } ; { $item }
sketch-city-station = { $cell } ({ $city })
sketch-order = { $order } : { $stones } pour { $value } (non remplie -{ $penalty })
sketch-order-on-show = Commande { $card }{ $chips ->
    [0] { "" }
    [one] , un jeton +2
   *[other] , { $chips } jetons +2
 }
sketch-player = [{ $letter }] { $who } ({ $seat }) : { $score ->
    [one] { $score } point
   *[other] { $score } points
 }, carte { $card }, pierres : { $stones }
    { "    " }plateau : { $tiles } ; exploitations { $stations }, filons { $veins }, options { $options }
    { "    " }exploitations en { $places } ; commandes : { $orders }
sketch-phase = Manche { $phase } sur { $phases }
section-opener = Tirage au sort : qui ouvre l’enchère
section-reveal = Les commandes sont retournées
section-auction = Enchère pour l’ordre de jeu
section-auction-standing = Enchère pour l’ordre de jeu : { $who } propose { $points }
section-choose = Le gagnant prend une carte Séquence
section-orders = Choix des commandes
section-build = Construction
section-colour-sale = Vente du { $colour }
section-colour-sale-standing = Vente du { $colour } : { $who } demande { $points }
section-selling = Vente du { $colour } à { $points } la pierre
section-order-sale = Commandes à remplir
section-final-sale = Vente finale
section-over = La partie est terminée

## L’image

picture-pool = Négoce
picture-veins = Filons { $count }
picture-counts = Pierres { $stones } · Exploitations { $stations } · Filons { $veins } · Options { $options }
picture-times = ×{ $count }
picture-penalty = −{ $penalty }
picture-order-number = #{ $order }
direction-east = est
direction-north-east = nord-est
direction-north-west = nord-ouest
direction-west = ouest
direction-south-west = sud-ouest
direction-south-east = sud-est
describe-free = { $hex } : roche
describe-tile = { $hex } : { $tile } ({ $exits })
describe-vein = { $hex } : filon { $colour }, { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
 }
describe-station = { $hex } : exploitation, { $who }
describe-city-cell = { $cell } : cité { $city }, libre
describe-city-station = { $cell } : cité { $city }, exploitation, { $who }
describe-scale = { $colour } : plus haute case libre { $open }
describe-sequence-card = Carte Séquence { $card }

## Ce qui s’est passé

event-phase-began = La manche { $phase } commence.
event-opener-drawn = { $who } ouvre la première enchère.
event-order-revealed = La commande { $order } est retournée.
event-bid = { $who } propose { $points }.
event-passed = { $who } passe.
event-auction-won = { $who } remporte l’enchère pour { $points }.
event-card-taken = { $who } prend la carte Séquence { $card }.
event-dealt = Chacun reçoit douze pièces.
event-order-taken = { $who } prend la commande { $order }{ $points ->
    [0] .
    [one] { " " }et marque { $points } point pour ses jetons.
   *[other] { " " }et marque { $points } points pour ses jetons.
 }
event-chips-placed = { $orders ->
    [one] La commande restante reçoit un jeton +2.
   *[other] Les { $orders } commandes restantes reçoivent chacune un jeton +2.
 }
event-tile-laid = { $who } pose une tuile { $tile } en { $hex }{ $bought ->
    [yes] , prise à l’espace de négoce.
   *[no] .
 }
event-station-built = { $who } construit une exploitation en { $place }{ $bought ->
    [yes] , prise à l’espace de négoce.
   *[no] .
 }
event-vein-discovered = { $who } découvre un filon en { $hex }{ $bought ->
    [yes] , pris à l’espace de négoce
   *[no] { "" }
 } : { $colour }, { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
 }.
event-option-scored = { $who } utilise une option d’achat pour { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
event-tile-discarded = { $who } rend une tuile { $tile } qui ne va nulle part.
event-station-discarded = { $who } rend une exploitation.
event-vein-discarded = { $who } rend un filon.
found-stone = { $colour } ({ $hex })
event-prospected = { $count ->
    [0] { $who } prospecte et ne trouve rien.
   *[other] { $who } prospecte : { $stones }.
 }
event-vein-exhausted = Le filon en { $hex } est épuisé.
event-turn-ended = { $who } termine son tour.
event-city-scored = Cité { $city } : { $who } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
 } pour { $stations ->
    [one] une exploitation reliée.
   *[other] { $stations } exploitations reliées.
 }
event-exploded = La dynamite explose en { $places } : { $tiles ->
    [one] une tuile s’effondre.
   *[other] { $tiles } tuiles s’effondrent.
 }
event-sale-bid = { $who } vendrait du { $colour } à { $price }.
event-sale-passed = { $who } passe pour le { $colour }.
event-sold = { $who } vend { $stones ->
    [one] une pierre
   *[other] { $stones } pierres
 } ({ $colour }) pour { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
event-nothing-sold = Personne ne vend de { $colour }.
event-order-fulfilled = { $who } remplit la commande { $order } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
event-orders-done = { $who } ne remplit plus de commande.
event-penalty = { $who } perd { $points ->
    [one] { $points } point
   *[other] { $points } points
 } pour des commandes non remplies.
event-stone-sold = { $who } vend une pierre ({ $colour }) pour { $points }.
event-game-ended = La partie est terminée.

## Pourquoi pas

rule-other-section = Cela relève d’un autre moment du jeu ; voyez ce qui est demandé maintenant.
rule-auction-turn = C’est à un autre joueur d’enchérir ; on procède dans le sens horaire parmi ceux qui n’ont pas de carte Séquence.
rule-opener-must-bid = Qui ouvre une enchère doit proposer un montant ; 0 ne coûte rien.
rule-raise-too-low = Une surenchère dépasse la précédente d’au moins 1 ; sinon, passez.
rule-bid-exceeds-score = Vous ne pouvez pas miser plus de points que vous n’en avez.
rule-winner-takes-card = Seul le gagnant d’une enchère prend une carte Séquence, et tout de suite.
rule-card-not-on-offer = Cette carte Séquence est déjà prise ; choisissez-en une qui reste.
rule-orders-turn = C’est à un autre joueur de prendre une commande ou de passer.
rule-order-not-on-show = Cette commande n’est pas face visible ; choisissez-en une qui l’est.
rule-build-turn = C’est à un autre joueur de construire.
rule-at-least-one-action = Un tour compte au moins une action ; agissez avant de le terminer.
rule-piece-not-in-hand = Vous n’avez plus de pièce de ce type pour cette manche.
rule-tile-can-be-laid = On ne rend une tuile que si elle ne va nulle part ; celle-ci peut encore être posée.
rule-not-in-pool = L’espace de négoce n’en contient pas.
rule-cover-fewer-exits = Une tuile ne recouvre que des tuiles ayant moins de sorties.
rule-station-blocks-tile = Une exploitation s’y trouve ; sa tuile ne peut pas être recouverte.
rule-vein-blocks-tile = Un filon s’y trouve ; sa tuile ne peut pas être recouverte.
rule-foreign-city-bars = À cette table, personne ne pose de tuile à côté d’une exploitation de cité d’un autre joueur.
rule-no-continuation = Aucune sortie de la tuile ne prolonge un tunnel ; il en faut une face à la sortie d’une tuile voisine, à un filon déjà atteint ou à votre propre exploitation de cité.
rule-vein-not-reached = Aucun tunnel d’un autre espace ne mène encore à ce filon ; on ne peut pas repartir de là.
rule-city-not-own = Un tunnel ne part d’un espace de cité que si votre propre exploitation s’y trouve.
rule-station-there = Une exploitation s’y trouve déjà.
rule-not-just-laid = Une exploitation en montagne se pose sur une tuile que vous avez posée à l’action précédente.
rule-not-on-board = La tuile doit reposer sur le plateau même, pas sur une autre tuile.
rule-no-station-on-dynamite = Aucune exploitation ne peut se trouver sur de la dynamite.
rule-no-station-on-vein = Un filon s’y trouve ; il ne peut pas porter d’exploitation.
rule-separator = Cet espace sépare deux cités ; on ne peut rien y construire.
rule-city-cell-taken = Cet espace de cité porte déjà une exploitation.
rule-city-not-connected = Aucun chemin ne mène de cet espace de cité à l’une de vos exploitations en montagne.
rule-vein-needs-tile = Un filon a besoin d’une tuile sur laquelle reposer.
rule-vein-needs-free-tile = Une exploitation ou un filon occupe déjà cet espace.
rule-vein-beside-city = Un filon ne doit pas toucher un espace de cité.
rule-vein-beside-vein = Un filon ne doit pas toucher un autre filon.
rule-no-stone-on-scale = Il ne reste aucune pierre de cette couleur sur son échelle.
rule-prospect-is-last = Prospecter est la dernière action d’une manche ; utilisez d’abord vos autres pièces.
rule-route-too-short = Un trajet va d’un espace à un autre ; nommez-en au moins deux.
rule-route-ends-at-stations = Un trajet commence et finit à vos propres exploitations.
rule-route-repeats = Un trajet ne passe pas deux fois par le même espace.
rule-foreign-station = L’exploitation d’un autre joueur coupe le trajet.
rule-not-in-network = Le trajet passe par un espace sans tunnel, sans filon et sans exploitation vous appartenant.
rule-not-joined = Deux espaces qui se suivent sur le trajet ne sont pas reliés par des sorties des deux côtés.
rule-emptied-vein-left = Le trajet prend la dernière pierre de ce filon ; il doit donc repartir par une sortie de la tuile en dessous.
rule-must-prospect = Un trajet rapporterait une pierre ; à cette table, il faut alors en nommer un.
rule-sale-turn = Dans la vente par couleur, c’est le tour d’un autre joueur.
rule-no-stone-to-show = Seul celui qui possède une pierre de cette couleur peut faire une offre ; vous devez passer.
rule-bid-above-scale = La première offre ne dépasse pas la plus haute case libre de l’échelle.
rule-open-at-highest = À cette table, la première offre est exactement la plus haute case libre de l’échelle.
rule-underbid-needed = Chaque offre suivante doit être plus basse que la précédente ; sinon, passez.
rule-bid-at-least-one = Une offre est d’au moins 1.
rule-seller-sells = Seul le dernier à avoir fait une offre pour une couleur la vend, et tout de suite.
rule-sell-what-one-has = Vendez au moins une pierre de la couleur, et au plus celles que vous avez.
rule-order-sale-turn = C’est à un autre joueur de remplir des commandes.
rule-not-own-order = Cette commande n’est pas devant vous.
rule-order-not-payable = Il vous manque des pierres pour cette commande.
rule-final-sale-turn = C’est au joueur qui a le moins de points, parmi ceux qui ont des pierres, de vendre.
rule-no-stone-to-sell = Vous n’avez pas de pierre de cette couleur.
