# Cavum en français.

game-name = Cavum
game-about = Creusez des tunnels dans une montagne, découvrez des filons de pierres précieuses et arrangez-vous pour les atteindre. Une partie dure environ une heure et demie ; les règles sont de difficulté moyenne et prévoir est payant.
game-reconstructed = Le plateau et les cartes imprimés n’ont pas pu être vus : l’emplacement des cités et des quatre tuiles de départ, la forme de la tuile à 3 sorties, les pierres violettes, l’ordre des couleurs, la dynamite des cartes Séquence et presque tout ce qui figure sur les cartes Commande sont reconstitués.
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
gems-yellow = pierres jaunes
gems-red = pierres rouges
gems-blue = pierres bleues
gems-green = pierres vertes
gems-white = pierres blanches
gems-violet = pierres violettes
stones-yellow = { $count ->
    [one] { $count } pierre jaune
   *[other] { $count } pierres jaunes
 }
stones-red = { $count ->
    [one] { $count } pierre rouge
   *[other] { $count } pierres rouges
 }
stones-blue = { $count ->
    [one] { $count } pierre bleue
   *[other] { $count } pierres bleues
 }
stones-green = { $count ->
    [one] { $count } pierre verte
   *[other] { $count } pierres vertes
 }
stones-white = { $count ->
    [one] { $count } pierre blanche
   *[other] { $count } pierres blanches
 }
stones-violet = { $count ->
    [one] { $count } pierre violette
   *[other] { $count } pierres violettes
 }
tile-two = tuile à 2 sorties
tile-three = tuile à 3 sorties
tile-four = tuile à 4 sorties
tile-six = tuile à 6 sorties
tile-dynamite-two = tuile dynamite à 2 sorties
tile-dynamite-three = tuile dynamite à 3 sorties
tile-dynamite-four = tuile dynamite à 4 sorties
tile-dynamite-six = tuile dynamite à 6 sorties
count-tiles = { $count ->
    [one] { $tile }
   *[other] { $count } × { $tile }
 }
count-stones = { $count } { $colour }
describe-thing = { $title }. { $facts }
place-in-city = { $cell } (cité { $city })

## Éléments des coups

part-verb-bid = enchérir
part-verb-pass = passer
part-verb-card = prendre une carte Séquence
part-verb-order = prendre une commande
part-verb-lay = poser une tuile
part-verb-station = construire une exploitation
part-verb-vein = découvrir un filon
part-verb-option = utiliser une option d’achat
part-verb-points = points
part-verb-discard = remettre à l’espace de négoce
part-verb-prospect = prospecter
part-verb-nothing = aucun trajet
part-verb-end = terminer le tour
part-verb-sell = vendre
part-verb-fulfil = remplir une commande
part-verb-done = ne plus remplir de commande
part-verb-opener = ouvre la première enchère
part-verb-reveal = révéler
part-tile-two = tuile à 2 sorties
part-tile-three = tuile à 3 sorties
part-tile-four = tuile à 4 sorties
part-tile-six = tuile à 6 sorties
part-tile-dynamite-two = tuile dynamite à 2 sorties
part-tile-dynamite-three = tuile dynamite à 3 sorties
part-tile-dynamite-four = tuile dynamite à 4 sorties
part-tile-dynamite-six = tuile dynamite à 6 sorties
part-piece-station = exploitation
part-piece-vein = filon
part-colour-yellow = jaune
part-colour-red = rouge
part-colour-blue = bleu
part-colour-green = vert
part-colour-white = blanc
part-colour-violet = violet
part-rotation-0 = sans rotation
part-rotation-1 = tournée de 60° à gauche
part-rotation-2 = tournée de 120° à gauche
part-rotation-3 = tournée de 180°
part-rotation-4 = tournée de 120° à droite
part-rotation-5 = tournée de 60° à droite
part-card = carte { $word }
part-order = commande { $word }
label-order = commande { $order } ({ $stones } pour { $value } points)
label-card = carte { $card } avec la { $tile }
label-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
label-price = { $points ->
    [one] { $points } point par pierre
   *[other] { $points } points par pierre
 }
label-sale = { $stones } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
 }

## Ce qui est demandé

prompt-auction-open = Ouvrez l’enchère à 0 ou plus. Le gagnant choisit une carte Séquence.
prompt-auction = Proposez plus que { $points }, l’offre de { $who }, ou passez.
prompt-card = Choisissez une carte Séquence. Les petits numéros jouent en premier.
prompt-orders = Prenez une commande, ou passez jusqu’à la fin de cette étape.
prompt-build = Choisissez une action : il en reste { $left } sur { $most } pour ce tour. Il vous reste { $pieces ->
    [one] { $pieces } pièce
   *[other] { $pieces } pièces
 } à utiliser dans cette manche.
prompt-prospect = Prospectez : choisissez un trajet entre deux de vos exploitations.
prompt-sale-open = Proposez vos { $gems } à { $price ->
    [one] { $price } point
   *[other] { $price } points
 } la pierre ou moins, ou passez. L’offre la plus basse vend.
prompt-sale = { $who } propose ses { $gems } à { $price } la pierre. Proposez moins, ou passez.
prompt-sale-without-stone = Vous n’avez pas de { $gems } ; vous devez passer.
prompt-selling = Choisissez combien de { $gems } vous vendez à { $price } la pierre.
prompt-order-sale = Choisissez une commande à remplir, ou arrêtez.
prompt-no-orders = Vous n’avez aucune commande à remplir.
prompt-final-sale = Choisissez une pierre à vendre au prix de la plus haute case libre de son échelle.

ask-bid = Choisissez votre offre.
ask-card = Les petits numéros jouent en premier.
ask-order = Choisissez une commande.
ask-lay = Choisissez une tuile.
ask-lay-tile = Choisissez où la poser.
ask-lay-tile-hex = Choisissez son orientation.
ask-station = Choisissez où la construire.
ask-vein = Choisissez la tuile qui portera le filon.
ask-vein-hex = Choisissez la couleur de ses pierres.
ask-option = Choisissez une pièce de l’espace de négoce, ou des points.
ask-option-lay = Choisissez une tuile de l’espace de négoce.
ask-option-lay-tile = Choisissez où la poser.
ask-option-lay-tile-hex = Choisissez son orientation.
ask-option-station = Choisissez où la construire.
ask-option-vein = Choisissez la tuile qui portera le filon.
ask-option-vein-hex = Choisissez la couleur de ses pierres.
ask-discard = Choisissez ce que vous remettez à l’espace de négoce.
ask-prospect = Choisissez l’exploitation d’où part votre trajet.
ask-prospect-hex = Choisissez la suite de votre trajet.
ask-prospect-hex-city = Choisissez la suite de votre trajet.
ask-prospect-hex-city-hex = Choisissez la suite de votre trajet.
ask-prospect-hex-city-hex-city = Choisissez la suite de votre trajet.
ask-prospect-city = Choisissez la suite de votre trajet.
ask-prospect-city-hex = Choisissez la suite de votre trajet.
ask-prospect-city-hex-city = Choisissez la suite de votre trajet.
ask-prospect-city-hex-city-hex = Choisissez la suite de votre trajet.
ask-sell = Choisissez ce que vous vendez.
ask-fulfil = Choisissez la commande que vous remplissez.

## D’où viennent les points

points-start = Départ
points-earlier = Avant, origine non notée
points-auction = Enchères
points-chips = Jetons +2
points-options = Options d’achat
points-cities = Cités
points-colour-sale = Ventes par couleur
points-orders = Commandes
points-penalties = Commandes non remplies
points-final-sale = Vente finale
counted-order = Commandes remplies
counted-card = Cartes Séquence prises

## Pourquoi un coup est meilleur

reason-course = Tours encore à jouer
reason-score = Points marqués
reason-cities = Points des cités
reason-tunnels = Portée des tunnels et des exploitations en montagne
reason-haul = Pierres du meilleur trajet de cette manche
reason-haul-later = Pierres des trajets des manches suivantes
reason-veins = Filons proches des tunnels
reason-orders = Commandes
reason-market = Pierres à vendre
reason-hand = Pièces encore à utiliser
reason-tempo = Ordre du tour et rythme

## Ce que sont les choses

what-station = exploitation, { $who }
what-vein = filon
what-rock = roche
what-city = cité { $city }
what-gap = Entre deux cités
card-title = Carte Séquence { $card }
deck-title = Pioche des commandes
stock-title = Exploitations à l’espace de négoce : { $who }
stones-title = Pierres : { $who }
brief-sold-now = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
brief-held = il en reste { $count }
brief-new-vein = { $count ->
    [one] { $count } pierre sur le filon
   *[other] { $count } pierres sur le filon
 }

fact-vein = Il porte { $stones }.
fact-exits = Sorties : { $exits }.
fact-stack = { $tiles } tuiles y sont empilées.
fact-city-free = Cet espace de cité est libre.
fact-city-connected = { $who } y a une exploitation, reliée à l’une des siennes en montagne.
fact-city-unconnected = { $who } y a une exploitation qui n’est reliée à aucune des siennes en montagne ; l’espace compte comme libre.
fact-city = { $free } des { $spaces } espaces de la cité { $city } comptent comme libres : autant de points pour chaque exploitation reliée.
fact-city-next = Avec une exploitation reliée ici, chacune de cette cité rapporterait { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
fact-scale = { $open ->
    [0] Aucune case de l’échelle n’est libre.
   *[other] Plus haute case libre : { $open }.
 } Il y a { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
 } sur l’échelle et { $veins } sur les filons.
fact-pool = { $tiles } ; { $veins ->
    [one] { $veins } filon
   *[other] { $veins } filons
 } ; exploitations : { $stations }.
fact-pool-stations = { $who } { $count }
fact-order = Livrez { $stones } pour marquer { $value ->
    [one] { $value } point
   *[other] { $value } points
 }. Non remplie à la fin de la partie, elle coûte { $penalty ->
    [one] { $penalty } point
   *[other] { $penalty } points
 }.
fact-chips = Ses jetons rapportent { $points } points dès qu’on la prend.
fact-order-holder = Elle est devant { $who }.
fact-order-complete = Toutes ses pierres sont là.
fact-order-missing = Il manque encore : { $stones }.
fact-stones-seen = Pierres : { $stones }.
fact-stones = Pierres : { $count }.
fact-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
fact-card = Carte Séquence { $card }.
fact-card-holder = Elle est devant { $who }.
fact-hand = { $pieces } pièces à utiliser dans cette manche : { $tiles } ; exploitations : { $stations }, filons : { $veins }, options d’achat : { $options }.
fact-orders = Commandes à remplir : { $orders }.
fact-passed = A passé.
fact-held = { $who } en a encore { $held } pour cette manche.
fact-in-pool = À l’espace de négoce : { $count }.

about-rock = On peut y poser une tuile si l’une de ses sorties prolonge un tunnel.
about-tile = Une tuile avec plus de sorties peut la recouvrir. On peut y découvrir un filon si aucun espace de cité ni autre filon n’est adjacent.
about-just-laid = Elle vient d’être posée : si elle repose sur le plateau même, on peut maintenant y construire une exploitation.
about-dynamite = La dynamite visible explose après le décompte des cités. Elle retire sa tuile, toutes celles en dessous et la tuile supérieure de chaque espace voisin sans exploitation ni filon.
about-vein = Un trajet qui y passe prend une pierre. Un filon a six sorties, n’appartient à personne et revient à l’espace de négoce avec sa dernière pierre.
about-station = Les trajets des autres joueurs ne peuvent pas y passer. Sa tuile n’est ni recouverte ni détruite.
about-city = On construit une exploitation sur un espace de cité libre relié à l’une de ses exploitations en montagne.
about-gap = On ne peut rien y construire.
about-scale = Les pierres vendues ou livrées reviennent sur la plus haute case libre. Les nouveaux filons prennent leurs pierres sur les cases les plus basses.
about-bid = L’offre la plus haute paie ces points et choisit une carte Séquence.
about-price = Le prix le plus bas vend : chaque pierre rapporte alors autant de points.
about-sale = Les pierres vont sur les plus hautes cases libres de leur échelle.
about-phase = Chaque manche : enchère des cartes Séquence, choix des commandes, construction, décompte des cités, explosion, vente par couleur, commandes.
about-card = Les petits numéros jouent en premier. Elle donne la { $tile }.
about-deck = { $count ->
    [one] { $count } commande est encore cachée
   *[other] { $count } commandes sont encore cachées
 }. On en révèle { $each } au début de chaque manche.
about-pool = Avec une option d’achat, vous y prenez une pièce et l’utilisez aussitôt.
about-stock = { $count ->
    [one] { $count } exploitation.
   *[other] { $count } exploitations.
 } Réservé à { $who }, avec une option d’achat.
about-stones = Les pierres restent cachées jusqu’à la vente finale. Seul leur propriétaire peut les regarder.

verb-bid = Proposez des points pour la prochaine carte Séquence. L’offre la plus haute paie et choisit.
verb-bid-price = Proposez vos pierres de cette couleur à ce prix. L’offre la plus basse vend.
verb-pass = Vous quittez cette enchère, mais pourrez participer à la suivante.
verb-pass-orders = Vous ne prenez plus de commande dans cette manche.
verb-pass-sale = Vous ne vendez pas de pierres de cette couleur dans cette manche.
verb-card = La carte Séquence fixe l’ordre du tour et votre tuile dynamite.
verb-order = La commande reste face visible devant vous jusqu’à ce qu’elle soit remplie.
verb-lay = Au moins une sortie doit prolonger un tunnel. Une tuile peut recouvrir une tuile ayant moins de sorties, mais ni exploitation ni filon.
verb-station = Construisez-la sur la tuile tunnel que vous venez de poser, si elle repose sur le plateau même, ou sur un espace de cité libre relié à l’une de vos exploitations en montagne.
verb-vein = Posez un filon sur une tuile qui ne touche ni espace de cité ni autre filon, avec { $stones } pierres d’une seule couleur.
verb-option = Prenez une pièce de l’espace de négoce et utilisez-la aussitôt, ou marquez { $points } points.
verb-points = L’option d’achat rapporte { $points } points et rien de l’espace de négoce.
verb-discard = Une exploitation ou un filon que vous ne voulez pas utiliser, ou une tuile qui ne peut être posée nulle part, revient à l’espace de négoce. C’est une action.
verb-prospect = Prenez une pierre de chaque filon sur un trajet entre deux de vos exploitations. C’est votre dernière action de la manche.
verb-nothing = Vous prospectez sans trajet et ne prenez aucune pierre.
verb-end = C’est au joueur suivant. Rien ne vous oblige à utiliser toutes vos actions.
verb-sell = Choisissez combien de pierres vous vendez à votre prix.
verb-sell-final = Le dernier au score vend une pierre au prix de la plus haute case libre de son échelle.
verb-fulfil = Livrez les pierres d’une commande et marquez ses points.
verb-done = Les commandes non remplies restent devant vous.
verb-opener = On tire au sort qui ouvre la première enchère.
verb-reveal = La commande suivante est révélée.

## Les signes des images

sign-gem-text = Une pierre précieuse. Chaque couleur a sa forme.
sign-tile = Tuile tunnel
sign-tile-text = Toutes ses sorties se rejoignent au milieu.
sign-dynamite = Tuile dynamite
sign-dynamite-text = Visible, elle explose après le décompte des cités.
sign-levels = Pile
sign-levels-text = Autant de tuiles sont empilées.
sign-vein = Filon
sign-vein-text = Le nombre indique les pierres restantes. Un trajet en prend une au passage.
sign-vein-tile = Filon sans pierres
sign-vein-tile-text = Un filon de votre plateau ou de l’espace de négoce, à découvrir sur une tuile.
sign-station = Exploitation
sign-station-text = Chaque joueur a sa forme, sa couleur et sa lettre.
sign-city = Espace de cité
sign-city-text = La lettre est celle de la cité, le nom de l’espace est en dessous.
sign-gap = Séparation
sign-gap-text = Sépare deux cités. On ne peut rien y construire.
sign-option = Option d’achat
sign-option-text = Prenez une pièce de l’espace de négoce et utilisez-la aussitôt, ou marquez des points.
sign-prospect = Tuile Prospection
sign-prospect-text = Votre dernière action de chaque manche : prendre des pierres le long d’un trajet.
sign-stone = Pierres cachées
sign-stone-text = Seul leur propriétaire peut regarder leurs couleurs.
sign-chip = Jeton +2
sign-chip-text = Une commande avec jetons rapporte des points dès qu’on la prend.

## Options de la table

option-variant = La durée de la partie : la partie normale en trois manches ou la partie d’initiation en deux.
option-variant-standard = partie normale
option-variant-learning = partie d’initiation
option-first_opener = Qui ouvre la première enchère : un joueur donné, ou le tirage au sort.
option-first_opener-drawn = tirage au sort
option-open_stones = Les couleurs de toutes les pierres sont visibles ; personne n’a besoin de les retenir.
option-vein_reached_excludes_placed_hex = La tuile que l’on recouvre ne compte plus comme un accès à un filon.
option-foreign_city_station_bars_laying = Personne ne peut poser de tuile à côté d’un espace de cité occupé par un autre joueur.
option-station_only_on_previous_action = Une exploitation en montagne se construit juste après la pose de sa tuile, sans autre action entre les deux.
option-empty_city_cell_passable = Un trajet peut traverser un espace de cité vide.
option-vein_removed_after_whole_route = Un filon épuisé en prospectant n’est retiré qu’à la fin du trajet.
option-prospect_may_be_empty = On peut prospecter sans trajet même si un trajet rapporterait des pierres.
option-colour_sale_free_opening = La première offre pour une couleur peut être inférieure à la plus haute case libre.
option-score_may_go_negative = Les pénalités pour commandes non remplies peuvent rendre le score négatif.

## Le dessin du terminal

sketch-legend = (4) tunnel et son nombre de sorties   !4! dynamite   y*9 filon et ses pierres (y jaune, r rouge, b bleu, g vert, w blanc, v violet)   [A] exploitation   G7 espace libre de montagne ou de cité   # séparation
sketch-veins = Filons : { $veins }
sketch-vein = { $hex } { $colour } { $stones }
sketch-scales = Plus haute case libre : { $scales }
sketch-scale = { $colour } { $open }
sketch-pool = Espace de négoce : { $tiles } ; { $veins ->
    [one] { $veins } filon
   *[other] { $veins } filons
 } ; exploitations { $stations }
sketch-pool-stations = { $letter } { $count }
sketch-nothing = –
sketch-orders-listed = { $list } ; { $item }
sketch-order = { $order } : { $stones } pour { $value } (non remplie -{ $penalty })
sketch-order-on-show = Commande { $card }{ $chips ->
    [0] { "" }
    [one] , { $chips } jeton +2
   *[other] , { $chips } jetons +2
 }
sketch-player = [{ $letter }] { $who } ({ $seat }) : { $score ->
    [one] { $score } point
   *[other] { $score } points
 }, carte { $card }, pierres : { $stones }
    { "    " }plateau : { $tiles } ; exploitations { $stations }, filons { $veins }, options { $options }
    { "    " }exploitations en { $places } ; commandes : { $orders }
sketch-phase = Manche { $phase } sur { $phases }
section-opener = Tirage au sort : qui ouvre la première enchère
section-reveal = Les commandes sont révélées
section-auction = Enchère pour l’ordre de jeu
section-auction-standing = Enchère pour l’ordre de jeu : { $who } propose { $points }
section-choose = Choix d’une carte Séquence
section-orders = Choix des commandes
section-build = Construction
section-colour-sale = Vente des { $gems }
section-colour-sale-standing = Vente des { $gems } : { $who } les propose à { $points }
section-selling = Vente des { $gems } à { $points } la pierre
section-order-sale = Commandes à remplir
section-final-sale = Vente finale
section-over = La partie est terminée

## L’image

picture-pool = Négoce
picture-times = ×{ $count }
picture-penalty = −{ $penalty }
picture-order-number = #{ $order }
direction-east = est
direction-north-east = nord-est
direction-north-west = nord-ouest
direction-west = ouest
direction-south-west = sud-ouest
direction-south-east = sud-est

## Ce qui s’est passé

event-phase-began = La manche { $phase } commence.
event-opener-drawn = { $who } ouvre la première enchère.
event-order-revealed = La commande { $order } est révélée : { $stones } pour { $value } points.
event-bid = { $who } propose { $points }.
event-passed = { $who } passe.
event-auction-won = { $who } remporte l’enchère et { $points ->
    [0] ne paie rien
    [one] paie { $points } point
   *[other] paie { $points } points
 }.
event-card-taken = { $who } prend la carte Séquence { $card }.
event-dealt = Chacun prend douze pièces.
event-order-taken = { $who } prend la commande { $order } ({ $stones } pour { $value } points){ $points ->
    [0] .
   *[other] { " " }et marque { $points } points pour ses jetons.
 }
event-chips-placed = { $orders ->
    [one] La commande restante reçoit un jeton +2.
   *[other] Les { $orders } commandes restantes reçoivent chacune un jeton +2.
 }
event-tile-laid = { $who } pose une { $tile }{ $bought ->
    [yes] { " " }de l’espace de négoce
   *[no] { "" }
 } en { $hex }{ $covers ->
    [yes] { " " }et recouvre une { $below }.
   *[no] .
 }
event-station-built = { $who } construit une exploitation { $bought ->
    [yes] de l’espace de négoce { "" }
   *[no] { "" }
 }en { $place }.
event-city-station-built = { $who } construit une exploitation { $bought ->
    [yes] de l’espace de négoce { "" }
   *[no] { "" }
 }en { $place }. Chaque exploitation reliée de la cité { $city } rapporte maintenant { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
event-vein-discovered = { $who } découvre un filon { $bought ->
    [yes] de l’espace de négoce { "" }
   *[no] { "" }
 }en { $hex }, avec { $stones }.
event-option-scored = { $who } utilise une option d’achat et marque { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
event-tile-discarded = { $who } remet à l’espace de négoce une { $tile } qui ne peut être posée nulle part.
event-station-discarded = { $who } remet une exploitation à l’espace de négoce.
event-vein-discarded = { $who } remet un filon à l’espace de négoce.
found-stone = { $colour } ({ $hex })
event-prospected = { $count ->
    [0] { $who } prospecte et ne prend aucune pierre.
    [one] { $who } prospecte et prend { $count } pierre : { $stones }.
   *[other] { $who } prospecte et prend { $count } pierres : { $stones }.
 }
event-vein-exhausted = Le filon en { $hex } est épuisé et revient à l’espace de négoce.
event-turn-ended = { $who } termine son tour.
event-city-scored = Cité { $city } : { $who } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
 } pour { $stations ->
    [one] { $stations } exploitation reliée.
   *[other] { $stations } exploitations reliées.
 }
event-exploded = La dynamite explose en { $places } : { $tiles ->
    [one] { $tiles } tuile revient à l’espace de négoce.
   *[other] { $tiles } tuiles reviennent à l’espace de négoce.
 }
event-sale-bid = { $who } propose ses { $gems } à { $price } la pierre.
event-sale-passed = { $who } ne propose pas de { $gems }.
event-sold = { $who } vend { $stones } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
event-nothing-sold = Personne ne vend de { $gems }.
event-order-fulfilled = { $who } remplit la commande { $order } : { $stones } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
event-orders-done = { $who } ne remplit plus de commande.
event-penalty = { $who } perd { $points ->
    [one] { $points } point
   *[other] { $points } points
 } pour des commandes non remplies.
event-stone-sold = { $who } vend { $stones } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
event-game-ended = La partie est terminée. { $who } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.

## Pourquoi pas

rule-other-section = Ce n’est pas possible maintenant ; cela relève d’un autre moment de la manche.
rule-auction-turn = C’est à un autre joueur d’enchérir ; on procède dans le sens des aiguilles d’une montre parmi ceux qui n’ont pas de carte Séquence.
rule-opener-must-bid = Le joueur qui ouvre une enchère doit faire une offre ; 0 ne coûte rien.
rule-raise-too-low = Dépassez l’offre d’au moins 1, ou passez.
rule-bid-exceeds-score = Vous ne pouvez pas miser plus de points que vous n’en avez.
rule-winner-takes-card = Seul le gagnant d’une enchère prend une carte Séquence, et tout de suite.
rule-card-not-on-offer = Cette carte Séquence est déjà prise ; choisissez-en une qui reste.
rule-orders-turn = C’est à un autre joueur de prendre une commande ou de passer.
rule-order-not-on-show = Cette commande n’est pas face visible ; choisissez-en une qui l’est.
rule-build-turn = C’est à un autre joueur de construire.
rule-at-least-one-action = Faites au moins une action avant de terminer votre tour.
rule-piece-not-in-hand = Il ne vous en reste plus pour cette manche.
rule-tile-can-be-laid = Une tuile ne revient à l’espace de négoce que si elle ne peut être posée nulle part ; celle-ci peut encore l’être.
rule-not-in-pool = L’espace de négoce n’en contient pas.
rule-cover-fewer-exits = Une tuile ne recouvre que des tuiles ayant moins de sorties.
rule-station-blocks-tile = Une exploitation s’y trouve ; sa tuile ne peut pas être recouverte.
rule-vein-blocks-tile = Un filon s’y trouve ; sa tuile ne peut pas être recouverte.
rule-foreign-city-bars = À cette table, personne ne pose de tuile à côté d’une exploitation de cité d’un autre joueur.
rule-no-continuation = Aucune sortie de la tuile ne prolonge un tunnel ; il en faut une face à la sortie d’une tuile voisine, à un filon déjà atteint ou à votre propre exploitation de cité.
rule-vein-not-reached = Aucun tunnel ne mène encore à ce filon ; on ne peut pas repartir de là.
rule-city-not-own = Un tunnel ne part d’un espace de cité que si votre propre exploitation s’y trouve.
rule-station-there = Une exploitation s’y trouve déjà.
rule-not-just-laid = Une exploitation en montagne se construit juste après la pose de sa tuile.
rule-not-on-board = La tuile doit reposer sur le plateau même, pas sur une autre tuile.
rule-no-station-on-dynamite = Aucune exploitation ne peut se trouver sur de la dynamite.
rule-no-station-on-vein = Un filon s’y trouve ; il ne peut pas porter d’exploitation.
rule-separator = Cet espace sépare deux cités ; on ne peut rien y construire.
rule-city-cell-taken = Cet espace de cité porte déjà une exploitation.
rule-city-not-connected = Cet espace de cité n’est relié à aucune de vos exploitations en montagne.
rule-vein-needs-tile = Un filon a besoin d’une tuile sur laquelle reposer.
rule-vein-needs-free-tile = Une exploitation ou un filon occupe déjà cet espace.
rule-vein-beside-city = Un filon ne doit pas toucher un espace de cité.
rule-vein-beside-vein = Un filon ne doit pas toucher un autre filon.
rule-no-stone-on-scale = Il ne reste aucune pierre de cette couleur sur son échelle.
rule-prospect-is-last = Prospecter est votre dernière action de la manche ; utilisez d’abord vos autres pièces.
rule-route-too-short = Un trajet compte au moins deux espaces.
rule-route-ends-at-stations = Un trajet commence et finit à vos propres exploitations.
rule-route-repeats = Un trajet ne passe pas deux fois par le même espace.
rule-foreign-station = L’exploitation d’un autre joueur coupe le trajet.
rule-not-in-network = Le trajet passe par un espace sans tunnel, sans filon et sans exploitation vous appartenant.
rule-not-joined = Deux espaces voisins du trajet ne sont pas reliés : chacun doit avoir une sortie vers l’autre.
rule-emptied-vein-left = Vous prenez la dernière pierre de ce filon ; le trajet doit en repartir par une sortie de la tuile en dessous.
rule-must-prospect = À cette table, il faut choisir un trajet qui rapporte une pierre s’il y en a un.
rule-sale-turn = Dans la vente par couleur, c’est le tour d’un autre joueur.
rule-no-stone-to-show = Il faut une pierre de cette couleur pour faire une offre ; vous devez passer.
rule-bid-above-scale = La première offre ne dépasse pas la plus haute case libre de l’échelle.
rule-open-at-highest = À cette table, la première offre est exactement la plus haute case libre de l’échelle.
rule-underbid-needed = Proposez moins que la dernière offre, ou passez.
rule-bid-at-least-one = Une offre est d’au moins 1.
rule-seller-sells = Seul le gagnant de la vente par couleur vend, et tout de suite.
rule-sell-what-one-has = Vendez au moins une pierre de la couleur, et au plus celles que vous avez.
rule-order-sale-turn = C’est à un autre joueur de remplir des commandes.
rule-not-own-order = Cette commande n’est pas à vous.
rule-order-not-payable = Il vous manque des pierres pour cette commande.
rule-final-sale-turn = C’est au joueur qui a le moins de points, parmi ceux qui ont des pierres, de vendre.
rule-no-stone-to-sell = Vous n’avez pas de pierre de cette couleur.

## Consignes données à l’avance

order-bid = Enchérir jusqu’à { $limit }, puis passer
order-bid-title = Enchérir jusqu’à une limite, puis passer
order-bid-limit = Enchère la plus haute
order-pass-auction = Passer jusqu’à la fin de cette enchère
order-pass-orders = Ne plus prendre de commande dans cette manche
order-sale = Proposer moins, jusqu’à { $limit } la pierre, puis passer
order-sale-title = Proposer moins, jusqu’à un prix, puis passer
order-sale-limit = Prix le plus bas
order-pass-sale = Passer jusqu’à la fin de cette vente
order-pass-sales = Passer aux ventes de toutes les couleurs dans cette manche
order-fulfil-nothing = Ne plus remplir de commande dans cette manche
