# Rockwell en français.

game-name = Rockwell
seat-name = { $seat ->
    [0] Vert
    [1] Rouge
    [2] Violet
   *[3] Blanc
 }
ai-name = L’IA
team-name = { $who } { $number }
ai-team-name = IA { $number }

## Ressources et réussites

resource-zinc = zinc
resource-copper = cuivre
resource-silver = argent
resource-gold = or
no-cubes = rien
money = { $money } $
counted = { $count } { $resource }
none = –
achievement-both = { $first } et { $second }
achievement-each = { $count } de chaque ressource
achievement-cards = { $count ->
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

## Parties de coups

part-verb-bid = Miser
part-verb-money = Des dollars
part-verb-done = Valider ainsi
part-verb-again = Recommencer
part-verb-place = Placer un vice-président
part-verb-insure = S’assurer
part-verb-stay = Rester sur place
part-verb-move = Déplacer
part-verb-carry = Déplacer avec le dé
part-verb-bribe = Soudoyer
part-verb-hire = Engager un dé
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
part-verb-send = Envoyer une équipe de l’IA
part-verb-guide = Guider l’équipe de l’IA
part-verb-reinforce = Renforcer une équipe de l’IA
part-verb-ring = Disposer le niveau
part-verb-directorate = Ordre de direction
part-verb-control = Ordre de contrôle
part-verb-tile = Retourner la tuile
part-verb-card = Piocher la carte
part-resource-zinc = Zinc
part-resource-copper = Cuivre
part-resource-silver = Argent
part-resource-gold = Or
part-money = { $word } $
part-position = Position { $word }
part-shaft = Puits { $word }
part-place-centre = Centre
part-team-s0-1 = Vert 1
part-team-s0-2 = Vert 2
part-team-s0-3 = Vert 3
part-team-s0-4 = Vert 4
part-team-s1-1 = Rouge 1
part-team-s1-2 = Rouge 2
part-team-s1-3 = Rouge 3
part-team-s1-4 = Rouge 4
part-team-s2-1 = Violet 1
part-team-s2-2 = Violet 2
part-team-s2-3 = Violet 3
part-team-s2-4 = Violet 4
part-team-s3-1 = Blanc 1
part-team-s3-2 = Blanc 2
part-team-s3-3 = Blanc 3
part-team-s3-4 = Blanc 4
part-team-ai-1 = IA 1
part-team-ai-2 = IA 2
part-team-ai-3 = IA 3
part-team-ai-4 = IA 4

## Options d’une table

option-round_limit = Nombre de tours après lequel on compte les points en l’état, ou aucune limite.
option-open_goods = Ce qui est derrière les paravents est visible ; personne n’a besoin de le retenir.

## Réponses secrètes

sealed-own-so-far = Vous avez annoncé jusqu’ici : { $goods }.
sealed-own = Vous avez validé : { $goods }.
sealed-so-far = { $who } a annoncé jusqu’ici : { $goods }.
sealed-final = { $who } a validé : { $goods }.
sealed-others = Ont validé : { $who }.

## Ce qui s’est passé

event-ring-laid = Les tuiles du niveau { $level } sont en place, à partir de la force { $first }.
event-round-began = Le tour { $round } commence.
event-bid = { $who } mise : { $goods }.
event-directorate-order = Ordre de direction : { $order }.
event-placed = { $who } place un vice-président en { $position }.
event-insured = { $count ->
    [0] { $who } ne prend pas d’assurance.
    [one] { $who } échange { $cubes } contre une tuile Assurance.
   *[other] { $who } échange { $cubes } contre { $count } tuiles Assurance.
 }
event-control-order = Ordre de contrôle : { $order }.
event-extraction-round = La manche d’extraction { $number } commence.
event-stayed = { $team } reste sur place.
event-moved = { $centre ->
    [yes] { $team } va de { $from } au centre de la Terre.
   *[no] { $team } va de { $from } à { $to }.
 }
event-die-returned = Le dé de { $team } retourne sur le plateau I.
event-die-carried = { $team } emmène un dé de force { $strength } pour { $paid } $.
event-bribed = { $paid ->
    [0] { $who } soudoie { $team }, qui vient en { $to }.
   *[other] { $who } soudoie { $team }, qui vient en { $to }, et paie { $paid } $ pour son dé.
 }
event-hired = { $who } engage un dé de force { $strength } pour { $team } et paie { $paid } $.
event-flipped = Extraction en { $slot } ; la tuile est { $tile }.
event-card-drawn = { $hazard ->
    [yes] Carte { $card } : { $cubes }, et un danger.
   *[no] Carte { $card } : { $cubes }.
 }
event-share = { $who } reçoit comme part : { $cubes }.
event-leftovers-shaft = { $who } reçoit le reste grâce au puits : { $cubes }.
event-leftovers-strength = { $who } est le plus fort et reçoit le reste : { $cubes }.
event-leftovers-active = { $who } est actif et reçoit le reste : { $cubes }.
event-hazard = { $covered ->
    [0] Le danger fait perdre à { $who } : { $cubes }.
    [one] Le danger fait perdre à { $who } : { $cubes } ; l’assurance sauve un cube.
   *[other] Le danger fait perdre à { $who } : { $cubes } ; l’assurance sauve { $covered } cubes.
 }
event-card-taken = { $who } prend la carte { $card }.
event-card-removed = La carte { $card } quitte le jeu.
event-shaft-income = Les puits actifs de { $who } rapportent : { $cubes }.
event-counted = { $who } compte { $cubes } pour la prochaine transaction.
event-sold = { $who } vend { $count } { $resource } pour { $money } $.
event-bought = { $who } achète { $count } { $resource } pour { $money } $.
event-strengthened = { $paid ->
    [0] { $team } est maintenant de force { $strength }.
   *[other] { $team } est maintenant de force { $strength }, pour { $paid } $.
 }
event-safety = { $who } atteint la sécurité { $level } pour { $paid } $.
event-shaft-built = { $who } construit le puits { $shaft } en { $slot } pour { $paid } $.
event-shaft-moved = { $who } déplace le puits { $shaft } vers { $slot } pour { $paid } $.
event-mobility = { $who } atteint la mobilité { $level } pour { $paid } $.
event-delivered = { $who } livre { $count } { $resource } et prend la tuile { $delivery }.
event-passed = { $who } passe.
event-achieved = { $who } a { $achievement } : { $prestige } de prestige.
event-ai-moved = { $team } va de { $from } à { $to }.
event-round-ended = Le tour { $round } se termine.
event-ended-centre = Assez de joueurs ont atteint le centre : la partie est terminée.
event-ended-achievements = { $count ->
    [6] Un joueur a six réussites, dont les trois plus grandes : la partie est terminée.
   *[other] Un joueur a { $count } réussites, dont les trois plus grandes : la partie est terminée.
 }
event-ended-technical = Le dernier tour convenu est passé : on compte les points en l’état.

## Le dessin dans le terminal

sketch-title = Tour { $round }, { $phase }
sketch-phase-setup = mise en place
sketch-phase-auction = enchères
sketch-phase-placement = placement des vice-présidents
sketch-phase-insurance = phase I : assurance
sketch-phase-drilling = phase I : manche d’extraction { $number }
sketch-phase-advantage = phase I : manche d’extraction { $number }, avantage de { $team }
sketch-phase-ai-team = phase I : manche d’extraction { $number }, quelle équipe de l’IA bouge ?
sketch-phase-ai-target = phase I : manche d’extraction { $number }, où va { $team } ?
sketch-phase-choice = quelle tuile est extraite, { $first } ou { $second } ?
sketch-phase-extraction = extraction en { $slot }
sketch-phase-hazard = danger en { $slot }, carte { $card }
sketch-loot = { $who } reçoit { $cubes }
sketch-phase-market = phase II : marché
sketch-phase-workshop = phase III : atelier
sketch-phase-ai-upgrade = une équipe de l’IA se renforce
sketch-phase-over = la partie est terminée
sketch-legend = (7) force demandée   =1s retournée, avec le revenu d’un puits   ^s1 puits de s1   s0.1:2+3 équipe de force 2 avec un dé de 3
sketch-entrances = Entrées : { $list }
sketch-edges = Bords : { $list }
sketch-centre = Centre : { $list }
sketch-none = -
sketch-place = { $place } { $teams }
sketch-several = { $list }; { $item }
sketch-position = { $position } { $grants } { $seat }
sketch-positions = { $list }   { $item }
sketch-board-times = x{ $count }
sketch-board-bribe = pot-de-vin
sketch-board-subcontractor = sous-traitant
sketch-board = Plateau { $board } : { $list }
sketch-supply = Pots-de-vin { $tokens }, dés { $dice }
sketch-orders = Direction : { $directorate }   Contrôle : { $control }
sketch-deliveries = Livraisons : { $list }
sketch-delivery = { $cost } { $resource } pour { $prestige }
sketch-achievements = Réussites restantes :
sketch-achievement = { $achievement } ({ $values })
sketch-player = { $who } ({ $seat }) : sécurité { $safety }, mobilité { $mobility }, puits { $shafts }, cartes { $cards }
sketch-player-achievements = réussites : { $list }
sketch-player-goods = { $cubes }, { $money } $, assurance { $insurance }, livraisons { $deliveries }
sketch-player-hidden = ressources derrière le paravent, livraisons { $deliveries }
sketch-player-sealed = validé
sketch-player-open = pas encore validé
sketch-player-draft = pas encore validé : { $goods }
sketch-player-sealed-own = validé : { $goods }
sketch-score = prestige { $total } = réussites { $achievements } + livraisons { $deliveries } + majorités { $majorities }

## L’image

picture-directorate = Direction
picture-control = Contrôle
picture-board-I = Le centre de contrôle
picture-board-II = Le marché
picture-board-III = L’atelier
picture-screen = derrière le paravent
picture-at-stake = en danger : { $cubes }
describe-sentence = { $about }.
describe-several = { $list } ; { $item }
describe-board = { $board } :
describe-asked = Doit décider : { $who }.
describe-player = { $who } : { $about }.
describe-slot = { $slot } : pas encore de tuile
describe-tile = { $present ->
    [0] { $slot } : demande la force { $strength }
   *[other] { $slot } : demande la force { $strength }, { $present } sur place
 }
describe-flipped = { $slot } : tuile extraite, un puits rapporte { $cubes }
describe-team-entrance = { $team }, force { $strength }, attend à l’entrée { $place }
describe-team-tile = { $die ->
    [0] { $team }, force { $strength }, se trouve en { $place }
   *[other] { $team }, force { $strength } avec un dé de { $die }, se trouve en { $place }
 }
describe-team-edge = { $die ->
    [0] { $team }, force { $strength }, se trouve sur le bord { $place }
   *[other] { $team }, force { $strength } avec un dé de { $die }, se trouve sur le bord { $place }
 }
describe-team-centre = { $team }, force { $strength }, a atteint le centre
describe-shaft = Puits { $shaft } de { $who } en { $slot }
describe-no-shaft = Puits { $shaft }, { $money } $, pas construit
describe-entrance = Entrée de mine { $entrance }
describe-centre = Le centre de la Terre
describe-transactions = { $count ->
    [one] { $count } transaction
   *[other] { $count } transactions
 }
describe-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
 }
describe-position = { $position }, { $grants } : { $who }
describe-position-free = { $position }, { $grants } : libre
describe-tokens = Jetons pot-de-vin : { $count }
describe-dice = Dés : { $count }
describe-die-cost = Un dé de force { $strength } coûte { $money } $
describe-price = { $resource } : { $money } $
describe-delivery = Livraison : { $cost } { $resource } pour { $prestige } de prestige
describe-no-delivery = Livraisons de { $resource } : toutes faites
describe-achievement = { $achievement } : reste { $values }, atteint par { $holders }
describe-insurance = Tuiles Assurance : { $count }
describe-safety = Sécurité { $level }
describe-mobility = Mobilité { $level }
describe-cards = Cartes Extraction : { $count }
describe-deliveries = Tuiles Livraison : { $count }
describe-achievements = Réussites : { $count }

## Règles

rule-not-asked = Ce n’est pas à vous de décider maintenant.
rule-not-the-auction = On mise pendant les enchères, au début d’un tour.
rule-not-placing = Les vice-présidents se placent après les enchères.
rule-not-insuring = On s’assure au début de la phase I, avant que les équipes bougent.
rule-not-drilling = Les équipes bougent pendant les manches d’extraction de la phase I.
rule-no-advantage-now = Vous pouvez soudoyer ou engager après le déplacement de votre propre équipe, avec un vice-président sur le plateau I.
rule-no-tile-to-choose = Il n’y a pas deux tuiles entre lesquelles choisir.
rule-no-hazard = Il n’y a pas de danger contre lequel s’assurer.
rule-not-the-market = On achète et on vend pendant la phase II, avec un vice-président sur le plateau II.
rule-not-the-workshop = Améliorations, puits et livraisons se font en phase III, avec un vice-président sur le plateau III.
rule-nothing-to-pass = Vous ne pouvez pas passer ici : choisissez un des coups.
rule-no-ai-team-to-choose = Aucune équipe de l’IA n’est à départager maintenant.
rule-no-ai-target-to-choose = Aucune tuile n’est à départager pour une équipe de l’IA maintenant.
rule-no-ai-upgrade-now = L’IA se renforce après la phase III.
rule-no-cubes = Annoncez au moins un cube.
rule-too-many-cubes = Annoncez jusqu’à 200 cubes à la fois. Au-delà, annoncez d’abord des nombres ronds : 1000, puis 200, puis 30.
rule-bid-exceeds-cubes = Vous n’avez pas autant de cubes à miser.
rule-bid-exceeds-money = Vous n’avez pas autant de dollars à miser.
rule-insurance-exceeds-cubes = Vous n’avez pas autant de cubes à échanger.
rule-already-named = Vous l’avez déjà annoncé. Recommencez pour changer.
rule-not-a-round-sum = Annoncez une somme ronde à la fois : 1000 puis 200 font 1200.
rule-nothing-named = Vous n’avez rien annoncé qui puisse être repris.
rule-not-a-round-count = On compte des nombres ronds de cubes : de 100 à 900, de 1000 à 9000, etc.
rule-nothing-to-count = Annoncez directement le nombre de cubes : on ne peut ni en vendre ni en acheter autant, ou il en reste au plus 200.
rule-no-such-position = Le plateau n’a pas cette position.
rule-same-board = Votre autre vice-président est sur ce plateau. Choisissez-en un autre.
rule-position-taken = Un autre vice-président s’y trouve. Choisissez une position libre.
rule-not-your-team = Choisissez une de vos équipes.
rule-team-in-centre = Une équipe au centre est arrivée. Choisissez-en une autre.
rule-already-there = L’équipe y est déjà. Pour l’y laisser, faites-la rester sur place.
rule-entrance-is-no-goal = On quitte les entrées, on n’y revient jamais.
rule-first-move = D’une entrée, une équipe va sur une des deux tuiles qu’elle touche.
rule-edge-needs-mobility = Les bords demandent la mobilité 2.
rule-out-of-reach = C’est hors de portée : un pas vers une tuile voisine, ou ce que votre mobilité y ajoute.
rule-one-team-on-edges = Une autre de vos équipes est déjà sur un bord. Une seule y a droit.
rule-no-die-to-carry = L’équipe n’a pas de dé. Déplacez-la sans dé.
rule-no-die-in-centre = Un dé n’entre pas au centre. Déplacez l’équipe sans lui.
rule-no-bribe-position = Seul un vice-président sur une position pot-de-vin du plateau I permet de soudoyer.
rule-no-opponent = Soudoyez une équipe adverse.
rule-no-token-left = Tous les jetons pot-de-vin de ce tour sont épuisés.
rule-not-the-active-tile = L’équipe soudoyée vient sur la tuile où se trouve votre équipe active.
rule-destination-flipped = La tuile est déjà extraite. Personne ne peut y être attiré.
rule-target-out-of-play = Les équipes aux entrées et au centre ne se soudoient pas.
rule-target-not-adjacent = L’équipe doit se trouver sur une tuile voisine de celle de votre équipe active.
rule-bribed-die-too-strong = Le dé de cette équipe est plus fort que ce niveau ne le permet.
rule-bribe-not-affordable = Il faudrait payer le dé de cette équipe, et vous n’en avez pas les moyens.
rule-no-hire-position = Seul un vice-président sur une position sous-traitant du plateau I permet d’engager.
rule-no-tile-to-hire-on = On n’engage un dé que pour une équipe sur une tuile ou un bord.
rule-team-has-die = L’équipe a déjà un dé.
rule-no-die-left = Tous les dés sont pris.
rule-no-such-die = Les dés ont une force de 1 à 4.
rule-die-too-strong = Le niveau limite le dé : 1 en A, 2 en B, 3 en C, 4 en D.
rule-die-not-affordable = Vous n’avez pas assez de dollars pour ce dé.
rule-not-reached = Cette tuile n’a pas atteint son nombre. Choisissez une des deux.
rule-more-than-due = Vous ne perdriez pas autant de cubes. Utilisez moins de tuiles Assurance.
rule-not-enough-insurance = Vous n’avez pas autant de tuiles Assurance.
rule-already-traded = Vous avez déjà négocié cette ressource pendant cette phase. Choisissez-en une autre.
rule-sale-exceeds-cubes = Vous n’avez pas autant de cubes à vendre.
rule-purchase-exceeds-money = Vous n’avez pas assez de dollars pour en acheter autant.
rule-strongest-already = Aucune équipe ne dépasse la force 4.
rule-track-complete = Il n’y a plus rien à améliorer ici.
rule-no-shaft-to-move = Vous n’avez pas construit ce puits.
rule-shaft-on-tile = Il y a déjà un puits sur cette tuile.
rule-first-shaft = Le premier puits va sur une tuile non retournée et sans rivaux, où se trouve votre équipe ou juste à côté.
rule-second-shaft = Le deuxième puits va là où le premier pourrait aller, sur une tuile retournée ou occupée, ou à côté de votre équipe.
rule-upgrade-not-affordable = Vous n’en avez pas les moyens.
rule-no-delivery-left = Toutes les livraisons de cette ressource sont faites.
rule-delivery-exceeds-cubes = Vous n’avez pas les cubes que demande la tuile du dessus.
rule-not-an-ai-team = Choisissez une équipe de l’IA.
rule-not-the-first-ai-team = Une autre équipe de l’IA passe avant : les inactives, puis la plus forte, puis la plus éloignée du centre.
rule-not-the-nearest-tile = L’équipe va sur une tuile à laquelle il manque le moins de force.
rule-ai-team-complete = Cette équipe de l’IA ne peut pas devenir plus forte.
