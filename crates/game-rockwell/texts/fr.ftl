# Rockwell en français.

game-name = Rockwell
game-about = Dirigez une compagnie minière qui envoie ses équipes vers le centre de la Terre, fait des offres secrètes et vend ce qu’elle extrait. Une partie dure environ une heure et demie ; les règles sont de difficulté moyenne, et il faut deviner les intentions des autres.
game-reconstructed = Le dos des tuiles de terrain, la plupart des forces, 46 des 48 cartes Extraction, 27 des 28 tuiles Livraison, les nombres des plateaux II et III et quelques prix n’ont pas pu être vus et sont reconstitués.
seat-name = { $seat ->
    [0] Vert
    [1] Rouge
    [2] Violet
   *[3] Blanc
 }

## Noms

ai-name = l’IA
ai-first = L’IA
team-name = l’équipe { $number } ({ $who })
team-first = L’équipe { $number } ({ $who })
team-own = équipe { $number }
ai-team-name = l’équipe { $number } de l’IA
ai-team-first = L’équipe { $number } de l’IA
both = { $first } et { $second }
resource-zinc = zinc
resource-copper = cuivre
resource-silver = argent
resource-gold = or
no-cubes = rien
money = { $money } $
money-name = dollars
counted = { $count } { $resource }
insurance-tiles = { $count ->
    [0] aucune tuile Assurance
    [one] une tuile Assurance
   *[other] { $count } tuiles Assurance
 }
delivery-tiles = { $count ->
    [0] aucune tuile Livraison
    [one] une tuile Livraison
   *[other] { $count } tuiles Livraison
 }
edge-name = { $first }/{ $second }
place-name = { $kind ->
    [entrance] entrée { $place }
    [edge] bord { $place }
    [centre] centre de la Terre
   *[tile] { $place }
 }
place-at = { $kind ->
    [entrance] à l’entrée { $place }
    [edge] sur le bord { $place }
    [centre] au centre de la Terre
   *[tile] en { $place }
 }
place-from = { $kind ->
    [entrance] de l’entrée { $place }
    [edge] du bord { $place }
    [centre] du centre
   *[tile] de { $place }
 }
place-to = { $kind ->
    [entrance] à l’entrée { $place }
    [edge] au bord { $place }
    [centre] au centre de la Terre
   *[tile] à { $place }
 }
board-I = centre de contrôle
board-II = marché
board-III = atelier
board-title = Plateau { $board } : { $name }
position-name = { $board }, position { $number }
grant-bribe = pots-de-vin
grant-subcontractor = sous-traitants
grant-transactions = { $count ->
    [one] { $count } transaction
   *[other] { $count } transactions
 }
grant-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
 }
shaft-name = puits { $shaft }
shaft-on = puits { $shaft } en { $slot }
shaft-of = Puits { $shaft } ({ $who })
shaft-price = coûte { $money }
goods-of = { $who } : { $goods }
strength-of = { $who } { $strength }
tile-none = pas encore de tuile
tile-needs = { $present ->
    [0] demande la force { $strength }
   *[other] demande la force { $strength }, en a { $present }
 }
tile-extracted = extraite ; un puits y rapporte { $cubes } par manche
tile-back = un puits rapporte { $cubes }
card-face = { $hazard ->
    [yes] { $cubes } et un danger
   *[no] { $cubes }
 }
team-brief = force { $strength }, { $place }
team-brief-hired = force { $strength } plus un sous-traitant de { $hired }, { $place }
delivery-deal = { $prestige ->
    [one] { $cubes } pour { $prestige } point de prestige
   *[other] { $cubes } pour { $prestige } points de prestige
 }
delivery-none = tout est livré
achievement-each = { $count } de chaque ressource
achievement-cards = { $count ->
    [0] aucune carte Extraction
    [one] une carte Extraction
   *[other] { $count } cartes Extraction
 }
achievement-teams = { $more ->
    [yes] { $count ->
        [one] une équipe de force { $strength } ou plus
       *[other] { $count } équipes de force { $strength } ou plus
     }
   *[no] { $count ->
        [one] une équipe de force { $strength }
       *[other] { $count } équipes de force { $strength }
     }
 }
achievement-level = toutes les équipes au niveau { $level } ou plus bas
achievement-centre = { $count ->
    [one] une équipe au centre de la Terre
   *[other] { $count } équipes au centre de la Terre
 }
achievement-count = { $count ->
    [0] aucun accomplissement
    [one] un accomplissement
   *[other] { $count } accomplissements
 }
achievement-left = prestige restant : { $values }
achievement-gone = plus de tuile
achievement-nobody = Personne ne l’a encore.
achievement-holders = Atteint par { $who }.

## Ce qu’on peut faire

part-verb-bid = Miser
part-verb-money = Dollars
part-verb-done = Valider
part-verb-again = Recommencer
part-verb-place = Placer un vice-président
part-verb-insure = S’assurer
part-verb-stay = Rester sur place
part-verb-move = Déplacer
part-verb-carry = Déplacer avec le sous-traitant
part-verb-bribe = Soudoyer
part-verb-hire = Engager un sous-traitant
part-verb-extract = Extraire
part-verb-cover = Utiliser l’assurance
part-verb-count = Compter un nombre rond
part-verb-sell = Vendre
part-verb-buy = Acheter
part-verb-strengthen = Renforcer une équipe
part-verb-safety = Sécurité
part-verb-shaft = Construire un puits
part-verb-relocate = Déplacer un puits
part-verb-mobility = Mobilité
part-verb-deliver = Livrer
part-verb-pass = Passer
part-verb-send = Choisir l’équipe de l’IA qui bouge
part-verb-guide = Choisir où va l’équipe de l’IA
part-verb-reinforce = Renforcer une équipe de l’IA
part-verb-ring = Disposer le niveau
part-verb-directorate = Ordre de direction
part-verb-control = Ordre de contrôle
part-verb-tile = Retourner la tuile
part-verb-card = Piocher la carte
label-safety = Sécurité { $level } pour { $money }
label-mobility = Mobilité { $level } pour { $money }
label-shaft = Construire le puits { $level } pour { $money }
label-strength = force { $strength } pour { $money }
label-pass-advantage = S’en passer
label-pass-market = Arrêter les transactions
label-pass-workshop = Arrêter pour cette manche

## Ce qui est demandé

prompt-bid = Misez pour l’ordre de direction : réunissez cubes et dollars, puis validez.
prompt-place = { $number ->
    [1] Choisissez une position pour votre premier vice-président.
   *[other] Choisissez une position sur un autre plateau pour votre second vice-président.
 }
prompt-insure = Échangez des cubes contre des tuiles Assurance, ou aucun.
prompt-move = Tour d’extraction { $round } sur { $rounds } : déplacez une de vos équipes ou laissez-la sur place.
prompt-send = Tour d’extraction { $round } sur { $rounds } : choisissez l’équipe de l’IA qui bouge.
prompt-guide = Choisissez où va { $team }.
prompt-bribe = { $left ->
    [0] Vous pourriez soudoyer une équipe pour qu’elle rejoigne la vôtre { $place }, mais il ne reste aucun jeton.
    [one] Vous pouvez soudoyer une équipe voisine pour qu’elle rejoigne la vôtre { $place } : il reste un jeton.
   *[other] Vous pouvez soudoyer une équipe voisine pour qu’elle rejoigne la vôtre { $place } : il reste { $left } jetons.
 }
prompt-hire = { $left ->
    [0] Vous pourriez engager un sous-traitant pour l’équipe { $number } { $place }, mais il n’en reste pas.
    [one] Vous pouvez engager un sous-traitant pour l’équipe { $number } { $place } : il en reste un.
   *[other] Vous pouvez engager un sous-traitant pour l’équipe { $number } { $place } : il en reste { $left }.
 }
prompt-extract = Les deux tuiles ont assez de force : choisissez si { $first } ou { $second } est extraite.
prompt-cover = Danger en { $slot } : vous perdez { $due } de vos { $loot } cubes. Choisissez combien de tuiles Assurance vous utilisez, chacune sauve un cube.
prompt-trade = Achetez ou vendez une ressource. Transactions restantes : { $left } sur { $all }.
prompt-work = Choisissez une action : il en reste { $left } sur { $all }.
prompt-reinforce = Choisissez l’équipe de l’IA qui se renforce.
ask-bid = Qu’ajoutez-vous à votre mise ?
ask-bid-resource = Combien de cubes misez-vous ?
ask-bid-money = Combien de dollars misez-vous ?
ask-place = Choisissez une position libre.
ask-insure = Qu’échangez-vous ?
ask-insure-resource = Combien de cubes échangez-vous ?
ask-stay = Quelle équipe reste sur place ?
ask-move = Quelle équipe bouge ?
ask-move-team = Où va l’équipe ?
ask-carry = Quelle équipe bouge avec son sous-traitant ?
ask-carry-team = Où vont-ils ?
ask-carry-team-place = Choisissez la force du sous-traitant, que vous payez de nouveau.
ask-bribe = Quelle équipe soudoyez-vous ?
ask-bribe-team = Sur quelle tuile vient l’équipe ?
ask-hire = Choisissez la force du sous-traitant.
ask-extract = Quelle tuile est extraite ?
ask-cover = Combien de tuiles Assurance utilisez-vous ?
ask-count = De quelle ressource ?
ask-count-resource = Combien en comptez-vous ?
ask-sell = Que vendez-vous ?
ask-sell-resource = Combien de cubes vendez-vous ?
ask-buy = Qu’achetez-vous ?
ask-buy-resource = Combien de cubes achetez-vous ?
ask-strengthen = Quelle équipe se renforce ?
ask-shaft = Où construisez-vous le puits ?
ask-relocate = Quel puits déplacez-vous ?
ask-relocate-shaft = Où va le puits ?
ask-deliver = Que livrez-vous ?
ask-send = Quelle équipe de l’IA bouge ?
ask-guide = Où va l’équipe de l’IA ?
ask-reinforce = Quelle équipe de l’IA se renforce ?
sheet-bid-total = Valeur de la mise en $
sheet-bid-button = Valider la mise
sheet-insure-total = Tuiles Assurance
sheet-insure-button = Échanger

## Points

points-achievements = Accomplissements
points-deliveries = Livraisons
points-zinc = Majorité de zinc
points-copper = Majorité de cuivre
points-silver = Majorité d’argent
points-gold = Majorité d’or
points-money = Majorité de dollars
counted-achievement = Accomplissements
counted-resource = Livraisons effectuées

## Pourquoi un coup est meilleur

reason-course = Temps restant
reason-score = Prestige acquis
reason-majorities = Solidité des majorités
reason-money = Dollars
reason-resources = Cubes
reason-insurance = Assurance et sécurité
reason-teams = Force et mobilité des équipes
reason-achievements = Proximité des accomplissements
reason-deliveries = Livraisons à portée
reason-actions = Actions et transactions restantes
reason-directorate = Ordre de direction, pots-de-vin et sous-traitants
reason-loot = Extractions à venir
reason-shafts = Revenus des puits

## Options d’une table

option-round_limit = La partie s’arrête au plus tard après ce nombre de manches (désactivé : aucune limite).
option-open_goods = Ce qui est derrière les paravents est visible ; personne n’a besoin de le retenir.

## Réponses secrètes

sealed-own-so-far = Votre choix jusqu’ici : { $goods }.
sealed-own = Votre choix est validé : { $goods }.
sealed-so-far = Le choix de { $who } jusqu’ici : { $goods }.
sealed-final = Le choix de { $who } est validé : { $goods }.
sealed-others = Ont déjà validé : { $who }.

## Ce qui s’est passé

event-ring-laid = Le niveau { $level } est en place, à partir de la force { $first }.
event-round-began = La manche { $round } commence.
event-bid = { $who } mise : { $goods }.
event-bid-cubes = { $who } mise : { $goods }, pour une valeur de { $worth }.
event-directorate-order = Ordre de direction : { $order }.
event-placed-I = { $who } place un vice-président à la position { $number } du centre de contrôle : { $grants }.
event-placed-II = { $who } place un vice-président à la position { $number } du marché : { $grants }.
event-placed-III = { $who } place un vice-président à la position { $number } de l’atelier : { $grants }.
event-insured = { $count ->
    [0] { $who } ne prend pas d’assurance.
    [one] { $who } échange { $cubes } contre une tuile Assurance.
   *[other] { $who } échange { $cubes } contre { $count } tuiles Assurance.
 }
event-control-order = Ordre de contrôle : { $order }.
event-extraction-round = Le tour d’extraction { $number } commence.
event-stayed = { $team } reste sur place.
event-moved = { $team } va { $from } { $to }.
event-stepped-down = { $team } quitte le bord et se trouve maintenant en { $slot }.
event-ai-sent = { $team } va bouger.
event-die-returned = Le sous-traitant avec { $team } retourne au centre de contrôle.
event-die-carried = { $team } emmène un sous-traitant de force { $strength } pour { $paid }.
event-bribed = { $tokens ->
    [0] { $who } soudoie { $team }, qui vient en { $to }. C’était le dernier jeton pot-de-vin.
    [one] { $who } soudoie { $team }, qui vient en { $to }. Il reste un jeton pot-de-vin.
   *[other] { $who } soudoie { $team }, qui vient en { $to }. Il reste { $tokens } jetons pot-de-vin.
 }
event-bribed-paid = { $tokens ->
    [0] { $who } soudoie { $team }, qui vient en { $to }, et paie { $paid } pour son sous-traitant. C’était le dernier jeton pot-de-vin.
    [one] { $who } soudoie { $team }, qui vient en { $to }, et paie { $paid } pour son sous-traitant. Il reste un jeton pot-de-vin.
   *[other] { $who } soudoie { $team }, qui vient en { $to }, et paie { $paid } pour son sous-traitant. Il reste { $tokens } jetons pot-de-vin.
 }
event-hired = { $who } engage pour { $paid } un sous-traitant de force { $strength } ; il aide { $team }.
event-reached = { $slot } a maintenant la force { $strength } : extraction !
event-reached-both = { $first } et { $second } ont assez de force ; une seule des deux tuiles est extraite.
event-flipped = La tuile { $slot } est retournée : un puits y rapporte { $cubes } par manche.
event-card-drawn = La carte Extraction rapporte { $cubes }.
event-card-drawn-hazard = La carte Extraction rapporte { $cubes } – et un danger.
event-share = { $count ->
    [one] { $who } occupe la tuile sans partage et reçoit tout : { $cubes }.
   *[other] { $who } reçoivent chacun { $cubes }.
 }
event-share-none = Il n’y a pas assez pour des parts égales entre { $who }.
event-leftovers-shaft = { $who } y possède le puits et reçoit le reste : { $cubes }.
event-leftovers-strength = { $who } y a le plus de force et reçoit le reste : { $cubes }.
event-leftovers-active = Personne n’a le plus de force ; { $who } a déclenché l’extraction et reçoit le reste : { $cubes }.
event-hazard = { $covered ->
    [0] { $who } perd { $cubes } à cause du danger.
    [one] { $who } perd { $cubes } à cause du danger ; l’assurance sauve un cube.
   *[other] { $who } perd { $cubes } à cause du danger ; l’assurance sauve { $covered } cubes.
 }
event-hazard-nothing = { $covered ->
    [0] { $who } ne perd rien à cause du danger.
    [one] { $who } ne perd rien à cause du danger ; l’assurance sauve un cube.
   *[other] { $who } ne perd rien à cause du danger ; l’assurance sauve { $covered } cubes.
 }
event-card-taken = { $count ->
    [one] { $who } garde la carte, sa première.
   *[other] { $who } garde la carte et en a maintenant { $count }.
 }
event-card-removed = L’IA a déclenché l’extraction : la carte quitte le jeu.
event-shaft-income = Les puits actifs de { $who } rapportent { $cubes }.
event-counted = { $who } compte { $cubes } pour la prochaine transaction.
event-sold = { $who } vend { $count } { $resource } pour { $money }.
event-bought = { $who } achète { $count } { $resource } pour { $money }.
event-strengthened = { $team } a maintenant la force { $strength }.
event-strengthened-paid = { $team } a maintenant la force { $strength }, pour { $paid }.
event-safety = { $who } achète la sécurité { $level } pour { $paid }.
event-shaft-built = { $who } construit le puits { $shaft } en { $slot } pour { $paid }.
event-shaft-moved = { $who } déplace le puits { $shaft } en { $slot } pour { $paid }.
event-mobility = { $who } achète la mobilité { $level } pour { $paid }.
event-delivered = { $prestige ->
    [one] { $who } livre { $count } { $resource } pour { $prestige } point de prestige.
   *[other] { $who } livre { $count } { $resource } pour { $prestige } points de prestige.
 }
event-passed = { $who } passe.
event-achieved = { $prestige ->
    [one] { $who } reçoit { $prestige } point de prestige pour { $achievement }.
   *[other] { $who } reçoit { $prestige } points de prestige pour { $achievement }.
 }
event-round-ended = La manche { $round } se termine ; vice-présidents, jetons pot-de-vin et sous-traitants reviennent.
event-ended-centre = { $who } ont atteint le centre : la partie est terminée.
event-ended-achievements = { $count ->
    [6] Six accomplissements réunis, dont les trois plus précieux : la partie est terminée.
   *[other] { $count } accomplissements réunis, dont les trois plus précieux : la partie est terminée.
 }
event-ended-technical = Le nombre de manches convenu est joué : on compte les points en l’état.

## Le dessin dans le terminal

sketch-title = Manche { $round }, { $phase }
sketch-phase-setup = mise en place
sketch-phase-auction = enchères
sketch-phase-placement = placement des vice-présidents
sketch-phase-insurance = phase I : assurance
sketch-phase-drilling = phase I : tour d’extraction { $number }
sketch-phase-advantage = phase I : tour d’extraction { $number }, avantage pour { $team }
sketch-phase-ai-team = phase I : tour d’extraction { $number }, quelle équipe de l’IA bouge ?
sketch-phase-ai-target = phase I : tour d’extraction { $number }, où va { $team } ?
sketch-phase-choice = quelle tuile est extraite, { $first } ou { $second } ?
sketch-phase-extraction = extraction en { $slot }
sketch-phase-hazard = danger en { $slot }
sketch-loot = { $who } reçoit { $cubes }
sketch-phase-market = phase II : marché
sketch-phase-workshop = phase III : atelier
sketch-phase-ai-upgrade = une équipe de l’IA se renforce
sketch-phase-over = la partie est terminée
sketch-legend = (7) force demandée   =1s retournée, avec le revenu d’un puits   ^s1 puits de s1   s0.1:2+3 équipe de force 2 avec un sous-traitant de 3
sketch-entrances = Entrées : { $list }
sketch-edges = Bords : { $list }
sketch-centre = Centre : { $list }
sketch-none = -
sketch-place = { $place } { $teams }
sketch-several = { $list } ; { $item }
sketch-position = { $position } { $grants } { $seat }
sketch-positions = { $list }   { $item }
sketch-board-times = x{ $count }
sketch-board = Plateau { $board } : { $list }
sketch-supply = Jetons pot-de-vin { $tokens }, sous-traitants { $dice }
sketch-orders = Direction : { $directorate }   Contrôle : { $control }
sketch-deliveries = Livraisons : { $list }
sketch-delivery = { $cost } { $resource } pour { $prestige }
sketch-achievements = Accomplissements restants :
sketch-achievement = { $achievement } ({ $values })
sketch-player = { $who } ({ $seat }) : sécurité { $safety }, mobilité { $mobility }, puits { $shafts }, cartes { $cards }
sketch-player-achievements = accomplissements : { $list }
sketch-player-goods = { $cubes }, { $money }, assurance { $insurance }, livraisons { $deliveries }
sketch-player-hidden = ressources derrière le paravent, livraisons { $deliveries }
sketch-player-sealed = a validé
sketch-player-open = réfléchit encore
sketch-player-draft = jusqu’ici : { $goods }
sketch-player-sealed-own = validé : { $goods }
sketch-score = prestige { $total } = accomplissements { $achievements } + livraisons { $deliveries } + majorités { $majorities }

## L’image

picture-directorate = Direction
picture-control = Contrôle
picture-screen = derrière le paravent
picture-at-stake = en danger : { $cubes }
describe-sentence = { $about }.
describe-several = { $list } ; { $item }
describe-board = Plateau « { $board } » :
describe-asked = On attend : { $who }.
describe-position = { $position }, { $grants } : { $who }
describe-position-free = { $position }, { $grants } : libre
describe-tokens = Jetons pot-de-vin : { $count }
describe-dice = Sous-traitants au centre de contrôle : { $count }
describe-safety = sécurité { $level }
describe-mobility = mobilité { $level }

## Fiches : la Terre

card-tile = Tuile { $slot }
card-tile-there = Force sur place : { $list }.
card-tile-goal = Dès que les équipes y ont ensemble la force { $strength }, elle est extraite et chaque joueur qui y a une équipe reçoit une part.
card-tile-cards = { $hazards ->
    [0] Sa pile a encore { $count } cartes, aucune avec un danger.
    [one] Sa pile a encore { $count } cartes, dont une avec un danger.
   *[other] Sa pile a encore { $count } cartes, dont { $hazards } avec un danger.
 }
card-tile-extracted = Elle ne sera plus extraite. Les équipes peuvent toujours y aller et la traverser.
card-tile-shaft = Le puits { $shaft } de { $who } se trouve ici.
card-tile-cap = Au niveau { $level }, un sous-traitant a au plus la force { $cap }.
card-edge = Une équipe y compte avec toute sa force sur les deux tuiles. Il faut la mobilité 2.
card-entrance = Les équipes partent d’ici. Leur premier déplacement va sur une des deux tuiles voisines : { $slots }.
card-centre = Le but, que l’on atteint depuis le niveau D. Une équipe qui y arrive donne un accomplissement et a fini son travail.
card-centre-arrived = Arrivés : { $who }.
card-centre-end = Quand { $count } joueurs y ont une équipe, la partie s’arrête à la fin de la manche.
card-team = À chaque tour d’extraction on déplace une équipe ou on la laisse sur place. Le grand chiffre est sa force, les points sont son numéro.
card-team-ai = Elle bouge toute seule : d’abord les équipes inactives, puis la plus forte, puis la plus éloignée du centre, vers la tuile à laquelle il manque le moins de force.
card-team-hired = Avec le sous-traitant, elle a la force { $total } jusqu’à la fin de la manche.
card-team-next = La force { $strength } coûte { $money } à l’atelier.
card-team-strongest = Elle ne peut pas devenir plus forte.
card-team-centre = Elle a atteint son but et y reste.
card-shaft-active = Il est actif et rapporte { $cubes } par manche.
card-shaft-idle = Il ne rapporte rien tant que { $slot } n’est pas extraite.
card-shaft-priority = Quand sa tuile est extraite, sa compagnie reçoit le reste.
card-shaft-move = Une action et { $money } le déplacent sur une autre tuile.
card-shaft-what = Un puits reçoit le reste quand sa tuile est extraite, et rapporte ensuite des cubes à chaque manche.
card-shaft-first = Le premier puits va sur une tuile non extraite, sans équipe adverse, où se trouve votre équipe ou juste à côté.
card-shaft-second = Le deuxième puits va là où un premier pourrait aller, sur une tuile extraite ou occupée, ou à côté de votre équipe.
card-shaft-third = Le troisième puits va sur n’importe quelle tuile. Il n’y a jamais deux puits sur une tuile.

## Fiches : plateaux

card-board-I = Un vice-président ici permet un pot-de-vin ou un sous-traitant à chaque tour d’extraction, et vous fait avancer dans l’ordre de contrôle.
card-board-II = Les joueurs qui ont ici un vice-président achètent et vendent à tour de rôle, de gauche à droite, une transaction à la fois.
card-board-III = Les joueurs qui ont ici un vice-président font une action à la fois, de gauche à droite : améliorations, puits, livraisons.
card-grant-bribe = Après le déplacement de votre équipe, vous pouvez soudoyer une équipe adverse, une fois par tour d’extraction.
card-grant-subcontractor = Après le déplacement de votre équipe, vous pouvez engager un sous-traitant, une fois par tour d’extraction.
card-grant-transactions = Une transaction achète ou vend autant de cubes d’une ressource que vous voulez, chaque ressource une seule fois.
card-grant-actions = Une action est une amélioration, un puits ou une livraison.
card-position-taken = Le vice-président de { $who } est ici.
card-position-free = Elle est libre. La position la plus à gauche joue en premier.
card-bribes = Jetons pot-de-vin
card-subcontractors = Sous-traitants
card-left = reste : { $count }
card-subcontractor = Sous-traitant de force { $strength }
card-subcontractor-level = { $level ->
    [A] À tous les niveaux. Pour l’emmener, on paie de nouveau.
    [D] Seulement au niveau D. Pour l’emmener, on paie de nouveau.
   *[other] Seulement au niveau { $level } ou plus bas. Pour l’emmener, on paie de nouveau.
 }
card-extraction = Tours d’extraction
card-extraction-rounds = La phase I a { $rounds } tours d’extraction. À chacun, chaque joueur déplace une équipe ou la laisse sur place.
card-extraction-round = Maintenant : tour { $number } sur { $rounds }.
card-resource = S’achète et se vend { $money }, et compte autant dans une mise.
card-each = { $money } chacun
card-majority = À la fin, en avoir le plus rapporte du prestige : { $points }.
card-money = L’argent compte dans la mise pour sa valeur. Une mise est toujours perdue.
card-delivery = Livraison ({ $resource })
card-delivery-next = En dessous : { $list }.
card-achievement = Dès que vous remplissez la condition, vous recevez la tuile du dessus, une fois par partie et gratuitement.
card-achievement-required = Pour finir la partie avec { $count } accomplissements, il faut celui-ci.
card-directorate = L’ordre pour placer les vice-présidents, selon la valeur des mises. Il départage aussi les égalités.
card-control = L’ordre des tours d’extraction : d’abord les joueurs qui ont un vice-président sur le plateau I, de gauche à droite.
card-round = Une manche : enchères, vice-présidents, phase I (assurance, tours d’extraction, puits), phase II (marché), phase III (atelier).
card-round-limit = Après la manche { $limit }, on compte les points en l’état.

## Fiches : joueurs

card-ai = Une troisième compagnie, invisible. À la fin de chaque tour d’extraction, une de ses équipes bouge. Elle prend part aux extractions ; ce qu’elle reçoit retourne à la réserve.
card-stock-worth = Vaut { $money } au marché.
card-screen-of = Paravent de { $who }
card-screen = Cubes, dollars, tuiles Assurance et Livraison y sont secrets. On a seulement pu voir ce qui a été pris et payé.
card-insurance-of = Assurance de { $who }
card-insurance = Au début de la phase I, un cube devient une tuile Assurance. Chaque tuile sauve un cube d’un danger. Celles qui restent sont gardées.
card-level = niveau { $level } sur 3
card-safety-of = Sécurité de { $who }
card-safety-some = { $count ->
    [0] Un danger prend autant de cubes que la force sur la tuile.
    [one] Un danger prend un cube de moins.
   *[other] Un danger prend { $count } cubes de moins.
 }
card-safety-all = Les dangers ne prennent rien.
card-track-next = Le niveau { $level } coûte { $money }.
card-track-complete = C’est le dernier niveau.
card-mobility-of = Mobilité de { $who }
card-mobility-0 = Une équipe va sur une tuile voisine.
card-mobility-1 = Niveau 1 : une équipe peut avancer de deux tuiles sur le côté, à son niveau.
card-mobility-2 = Niveau 2 : une équipe peut s’arrêter sur le bord entre deux tuiles d’un niveau.
card-mobility-3 = Niveau 3 : une équipe peut faire deux pas dans n’importe quelle direction.
card-cards-of = Cartes Extraction de { $who }
card-cards = La carte revient à la personne qui a déclenché l’extraction.
card-deliveries-of = Livraisons de { $who }
card-deliveries = Chaque tuile rapporte du prestige à la fin.
card-worth = { $prestige ->
    [one] { $prestige } point de prestige.
   *[other] { $prestige } points de prestige.
 }
card-achievements-of = Accomplissements de { $who }
card-achievements = Avec { $count } d’entre eux, dont les trois plus précieux, la partie se termine.
card-score-of = Résultat de { $who }
card-score = En cas d’égalité comptent les tuiles Accomplissement et Livraison, puis les cubes.

## Fiches : ce qu’on peut faire

card-verb-bid = Ajoutez cubes et dollars à votre mise secrète. La plus forte place ses vice-présidents en premier. Tout le monde paie sa mise.
card-verb-done = Votre mise est validée. Quand tout le monde a choisi, les mises sont montrées et payées.
card-verb-done-insure = Votre échange est validé. Quand tout le monde a choisi, les cubes deviennent des tuiles Assurance.
card-verb-again = Reprenez ce que vous avez choisi jusqu’ici.
card-verb-place = Placez un vice-président sur une position libre. Les deux vôtres vont sur des plateaux différents.
card-verb-stay = L’équipe devient active sans bouger et garde son sous-traitant.
card-verb-move = L’équipe bouge ; un sous-traitant reste en arrière et retourne au centre de contrôle.
card-verb-carry = L’équipe bouge et vous payez de nouveau son sous-traitant, avec la force que le niveau permet.
card-verb-bribe = Faites venir une équipe adverse d’une tuile voisine sur la tuile de votre équipe active. Si elle a un sous-traitant, vous le payez aussi.
card-verb-hire = Payez un sous-traitant qui renforce votre équipe active jusqu’à la fin de la manche ou jusqu’à ce qu’elle bouge.
card-verb-extract = Choisissez la tuile qui est extraite. L’autre ne l’est pas.
card-verb-cover = Chaque tuile Assurance sauve un cube. Le reste est perdu, le plus précieux d’abord.
card-verb-count = Seulement pour des quantités énormes : comptez d’abord un nombre rond, puis indiquez le reste.
card-verb-sell = Vendez autant de cubes d’une ressource que vous voulez. Chaque ressource ne se négocie qu’une fois dans cette phase.
card-verb-buy = Achetez autant de cubes d’une ressource que vous voulez. Chaque ressource ne se négocie qu’une fois dans cette phase.
card-verb-strengthen = Une de vos équipes gagne 1 en force, jusqu’à 4. Si sa tuile a alors assez de force, elle est extraite.
card-verb-safety = Les dangers vous prennent moins de cubes : 1 de moins, 3 de moins, puis aucun.
card-verb-relocate = Déplacez un de vos puits sur une autre tuile, aux mêmes conditions que pour le construire.
card-verb-mobility = Vos équipes vont plus loin : deux tuiles sur le côté, puis sur les bords, puis deux pas dans toutes les directions.
card-verb-deliver = Donnez les cubes de la tuile du dessus et prenez-la. Elle rapporte du prestige à la fin.
card-verb-pass = Vous avez fini et reprenez votre vice-président ; vous ne jouez plus dans cette phase.
card-verb-send = Plusieurs équipes de l’IA pourraient bouger. Vous êtes en tête de l’ordre de contrôle et choisissez.
card-verb-guide = Il manque aussi peu de force à plusieurs tuiles. Vous êtes en tête de l’ordre de contrôle et choisissez.
card-verb-reinforce = Après la phase III, une équipe de l’IA gagne 1 en force. La tête de l’ordre de direction choisit.

## Signes

sign-cube = Un cube de cette ressource.
sign-team = Équipe
sign-team-text = La couleur et la forme disent à qui elle est. Le grand chiffre est sa force, les points sont son numéro.
sign-subcontractor = Équipe avec un sous-traitant
sign-subcontractor-text = Les points du dé s’ajoutent à la force.
sign-ai = Équipe de l’IA
sign-ai-text = À deux joueurs, une troisième compagnie qui bouge toute seule.
sign-needed = Force d’une tuile
sign-needed-text = Ce qu’il y a et ce qu’il faut pour l’extraction ; un seul nombre s’il n’y a personne.
sign-shaft = Puits
sign-shaft-text = Le chiffre dit lequel des trois c’est.
sign-site = Puits pas encore construit
sign-site-text = En dessous, le prix du prochain.
sign-edge = Bord
sign-edge-text = Entre deux tuiles d’un niveau ; ouvert à partir de la mobilité 2.
sign-centre = Centre de la Terre
sign-centre-text = Le but de toutes les équipes.
sign-vice-president = Vice-président
sign-vice-president-text = Se tient sur une position d’un plateau.
sign-envelope = Pot-de-vin
sign-envelope-text = Un jeton pot-de-vin, ou une position qui permet de soudoyer.
sign-die = Sous-traitant
sign-die-text = À engager au prix indiqué, ou une position qui permet d’engager.
sign-star = Prestige
sign-star-text = Le nombre est sa valeur ; chez un joueur, l’étoile compte les accomplissements.
sign-shield = Sécurité
sign-shield-text = Le niveau atteint et le prix du suivant.
sign-boot = Mobilité
sign-boot-text = Le niveau atteint et le prix du suivant.
sign-umbrella = Assurance
sign-umbrella-text = Tuiles Assurance contre les dangers.
sign-paper = Cartes Extraction
sign-paper-text = Les cartes des extractions déclenchées par un joueur.
sign-crate = Livraisons
sign-crate-text = Les tuiles Livraison d’un joueur.
sign-hazard = Danger
sign-hazard-text = La carte Extraction fait perdre des cubes à chaque joueur qui a une équipe sur la tuile.

## Règles

rule-not-asked = Vous n’avez rien à décider maintenant.
rule-not-the-auction = On mise pendant les enchères, au début d’une manche.
rule-not-placing = Les vice-présidents se placent après les enchères.
rule-not-insuring = On s’assure au début de la phase I, avant que les équipes bougent.
rule-not-drilling = Les équipes bougent pendant les tours d’extraction de la phase I.
rule-no-advantage-now = Vous pouvez soudoyer ou engager après le déplacement de votre équipe, avec un vice-président sur le plateau I.
rule-no-tile-to-choose = Il n’y a pas deux tuiles entre lesquelles choisir.
rule-no-hazard = Il n’y a pas de danger contre lequel s’assurer.
rule-not-the-market = On achète et on vend pendant la phase II, avec un vice-président sur le plateau II.
rule-not-the-workshop = Améliorations, puits et livraisons se font en phase III, avec un vice-président sur le plateau III.
rule-nothing-to-pass = Vous ne pouvez pas passer ici : choisissez un des coups.
rule-no-ai-team-to-choose = Il n’y a pas d’équipe de l’IA à choisir maintenant.
rule-no-ai-target-to-choose = Il n’y a pas de tuile à choisir pour une équipe de l’IA maintenant.
rule-no-ai-upgrade-now = L’IA se renforce après la phase III.
rule-no-cubes = Choisissez au moins un cube.
rule-too-many-cubes = Indiquez jusqu’à 200 cubes à la fois. Au-delà, indiquez d’abord des nombres ronds : 1000, puis 200, puis 30.
rule-bid-exceeds-cubes = Vous n’avez pas autant de cubes à miser.
rule-bid-exceeds-money = Vous n’avez pas autant de dollars à miser.
rule-insurance-exceeds-cubes = Vous n’avez pas autant de cubes à échanger.
rule-already-named = Vous l’avez déjà indiqué. Recommencez pour changer.
rule-not-a-round-sum = Indiquez une somme ronde à la fois : 1000 puis 200 font 1200.
rule-nothing-named = Vous n’avez encore rien indiqué.
rule-not-a-round-count = On compte des nombres ronds de cubes : de 100 à 900, de 1000 à 9000, etc.
rule-nothing-to-count = Indiquez directement le nombre de cubes : vous ne pouvez pas en négocier autant, ou il en reste au plus 200.
rule-no-such-position = Le plateau n’a pas cette position.
rule-same-board = Votre autre vice-président est sur ce plateau. Choisissez-en un autre.
rule-position-taken = Un autre vice-président s’y trouve. Choisissez une position libre.
rule-not-your-team = Choisissez une de vos équipes.
rule-team-in-centre = Une équipe au centre est arrivée. Choisissez-en une autre.
rule-already-there = L’équipe y est déjà. Pour l’y laisser, faites-la rester sur place.
rule-entrance-is-no-goal = Une équipe ne retourne jamais à une entrée.
rule-first-move = D’une entrée, une équipe va sur une des deux tuiles voisines.
rule-edge-needs-mobility = Les bords demandent la mobilité 2.
rule-out-of-reach = C’est trop loin. Une équipe avance d’un pas, ou plus avec de la mobilité.
rule-one-team-on-edges = Une autre de vos équipes est déjà sur un bord. Une seule y a droit.
rule-no-die-to-carry = L’équipe n’a pas de sous-traitant. Déplacez-la seule.
rule-no-die-in-centre = Un sous-traitant n’entre pas au centre. Déplacez l’équipe sans lui.
rule-no-bribe-position = Pour soudoyer, il faut un vice-président sur une position pot-de-vin du plateau I.
rule-no-opponent = Vous ne pouvez soudoyer que des équipes adverses.
rule-no-token-left = Tous les jetons pot-de-vin de cette manche sont épuisés.
rule-not-the-active-tile = L’équipe soudoyée vient sur la tuile où se trouve votre équipe active.
rule-destination-flipped = La tuile est déjà extraite. Personne ne peut y être attiré.
rule-target-out-of-play = Les équipes aux entrées et au centre ne peuvent pas être soudoyées.
rule-target-not-adjacent = L’équipe doit se trouver sur une tuile voisine de celle de votre équipe active.
rule-bribed-die-too-strong = Le sous-traitant de cette équipe est plus fort que ce niveau ne le permet.
rule-bribe-not-affordable = Il faudrait payer le sous-traitant de cette équipe, et vous n’en avez pas les moyens.
rule-no-hire-position = Pour engager, il faut un vice-président sur une position sous-traitant du plateau I.
rule-no-tile-to-hire-on = On n’engage un sous-traitant que pour une équipe sur une tuile ou un bord.
rule-team-has-die = L’équipe a déjà un sous-traitant.
rule-no-die-left = Tous les sous-traitants sont pris.
rule-no-such-die = Les sous-traitants ont une force de 1 à 4.
rule-die-too-strong = Le niveau limite la force du sous-traitant : 1 en A, 2 en B, 3 en C, 4 en D.
rule-die-not-affordable = Vous n’avez pas assez de dollars pour ce sous-traitant.
rule-not-reached = Cette tuile n’a pas assez de force. Choisissez une des deux.
rule-more-than-due = Vous ne perdriez pas autant de cubes. Utilisez moins de tuiles Assurance.
rule-not-enough-insurance = Vous n’avez pas autant de tuiles Assurance.
rule-already-traded = Vous avez déjà négocié cette ressource pendant cette phase. Choisissez-en une autre.
rule-sale-exceeds-cubes = Vous n’avez pas autant de cubes à vendre.
rule-purchase-exceeds-money = Vous n’avez pas assez de dollars pour en acheter autant.
rule-strongest-already = Aucune équipe ne dépasse la force 4.
rule-track-complete = Il n’y a plus rien à améliorer ici.
rule-no-shaft-to-move = Vous n’avez pas construit ce puits.
rule-shaft-on-tile = Il y a déjà un puits sur cette tuile.
rule-first-shaft = Le premier puits va sur une tuile non extraite, sans équipe adverse, où se trouve votre équipe ou juste à côté.
rule-second-shaft = Le deuxième puits va là où le premier pourrait aller, sur une tuile extraite ou occupée, ou à côté de votre équipe.
rule-upgrade-not-affordable = Vous n’en avez pas les moyens.
rule-no-delivery-left = Toutes les livraisons de cette ressource sont faites.
rule-delivery-exceeds-cubes = Vous n’avez pas les cubes que demande la tuile du dessus.
rule-not-an-ai-team = Choisissez une équipe de l’IA.
rule-not-the-first-ai-team = Une autre équipe de l’IA passe avant : les inactives, puis la plus forte, puis la plus éloignée du centre.
rule-not-the-nearest-tile = L’équipe va sur une tuile à laquelle il manque le moins de force.
rule-ai-team-complete = Cette équipe de l’IA ne peut pas devenir plus forte.

## Consignes données à l’avance

order-no-insurance = Ne rien échanger contre une assurance dans cette manche
order-no-advantage = Ne plus corrompre ni engager personne dans cette manche
order-cover-all = Face aux dangers de cette manche, sauver autant de cubes que mes tuiles Assurance le permettent
order-cover-nothing = N’utiliser aucune tuile Assurance dans cette manche
order-pass-market = Passer jusqu’à la fin de la phase II
order-pass-workshop = Passer jusqu’à la fin de la phase III
