# Rockwell in English.

game-name = Rockwell
game-about = Run a mining company that sends its teams towards the centre of the earth, bids in sealed auctions and sells what it digs up. A game takes about an hour and a half; the rules are of medium weight, and you have to read your rivals.
game-reconstructed = The backs of the terrain tiles, most terrain strengths, 46 of the 48 extraction cards, 27 of the 28 delivery tiles, the numbers on phase boards II and III and some prices could not be seen and are reconstructed.
seat-name = { $seat ->
    [0] Green
    [1] Red
    [2] Purple
   *[3] White
 }

## Names

ai-name = the AI
ai-first = The AI
team-name = { $who }’s team { $number }
team-first = { $who }’s team { $number }
team-own = team { $number }
ai-team-name = AI team { $number }
ai-team-first = AI team { $number }
both = { $first } and { $second }
resource-zinc = zinc
resource-copper = copper
resource-silver = silver
resource-gold = gold
no-cubes = nothing
money = ${ $money }
money-name = money
counted = { $count } { $resource }
insurance-tiles = { $count ->
    [0] no insurance tile
    [one] one insurance tile
   *[other] { $count } insurance tiles
 }
delivery-tiles = { $count ->
    [0] no delivery tile
    [one] one delivery tile
   *[other] { $count } delivery tiles
 }
edge-name = { $first }/{ $second }
place-name = { $kind ->
    [entrance] entrance { $place }
    [edge] the edge { $place }
    [centre] the centre of the earth
   *[tile] { $place }
 }
place-at = { $kind ->
    [entrance] at entrance { $place }
    [edge] on the edge { $place }
    [centre] in the centre of the earth
   *[tile] on { $place }
 }
place-from = { $kind ->
    [entrance] from entrance { $place }
    [edge] from the edge { $place }
    [centre] from the centre
   *[tile] from { $place }
 }
place-to = { $kind ->
    [entrance] to entrance { $place }
    [edge] to the edge { $place }
    [centre] into the centre of the earth
   *[tile] to { $place }
 }
board-I = control centre
board-II = market
board-III = workshop
board-title = Board { $board }: { $name }
position-name = { $board }, position { $number }
grant-bribe = bribes
grant-subcontractor = subcontractors
grant-transactions = { $count ->
    [one] one transaction
   *[other] { $count } transactions
 }
grant-actions = { $count ->
    [one] one action
   *[other] { $count } actions
 }
shaft-name = shaft { $shaft }
shaft-on = shaft { $shaft } on { $slot }
shaft-of = { $who }’s shaft { $shaft }
shaft-price = costs { $money }
goods-of = { $who }: { $goods }
strength-of = { $who } { $strength }
tile-none = no tile yet
tile-needs = { $present ->
    [0] needs strength { $strength }
   *[other] needs strength { $strength }, has { $present }
 }
tile-extracted = extracted; a shaft here earns { $cubes } each round
tile-back = a shaft earns { $cubes }
card-face = { $hazard ->
    [yes] { $cubes } and a hazard
   *[no] { $cubes }
 }
team-brief = strength { $strength }, { $place }
team-brief-hired = strength { $strength } plus a subcontractor of { $hired }, { $place }
delivery-deal = { $cubes } for { $prestige } prestige
delivery-none = all delivered
achievement-each = { $count } of each resource
achievement-cards = { $count ->
    [0] no extraction card
    [one] one extraction card
   *[other] { $count } extraction cards
 }
achievement-teams = { $more ->
    [yes] { $count ->
        [one] a team of strength { $strength } or more
       *[other] { $count } teams of strength { $strength } or more
     }
   *[no] { $count ->
        [one] a team of strength { $strength }
       *[other] { $count } teams of strength { $strength }
     }
 }
achievement-level = all teams on level { $level } or deeper
achievement-centre = { $count ->
    [one] a team in the centre
   *[other] { $count } teams in the centre
 }
achievement-count = { $count ->
    [0] no achievement
    [one] one achievement
   *[other] { $count } achievements
 }
achievement-left = prestige left: { $values }
achievement-gone = no tile left
achievement-nobody = Nobody has it yet.
achievement-holders = Reached by { $who }.

## What can be done

part-verb-bid = Bid
part-verb-money = Money
part-verb-done = Submit
part-verb-again = Start over
part-verb-place = Place a vice-president
part-verb-insure = Take insurance
part-verb-stay = Stay
part-verb-move = Move
part-verb-carry = Move with the subcontractor
part-verb-bribe = Bribe
part-verb-hire = Hire a subcontractor
part-verb-extract = Extract
part-verb-cover = Use insurance
part-verb-count = Count out a round number
part-verb-sell = Sell
part-verb-buy = Buy
part-verb-strengthen = Strengthen a team
part-verb-safety = Safety
part-verb-shaft = Build a shaft
part-verb-relocate = Move a shaft
part-verb-mobility = Mobility
part-verb-deliver = Deliver
part-verb-pass = Pass
part-verb-send = Choose the AI team that moves
part-verb-guide = Choose where the AI team goes
part-verb-reinforce = Strengthen an AI team
part-verb-ring = Lay out level
part-verb-directorate = Directorate order
part-verb-control = Control order
part-verb-tile = Turn the tile over
part-verb-card = Draw the card
label-safety = Safety level { $level } for { $money }
label-mobility = Mobility level { $level } for { $money }
label-shaft = Build shaft { $level } for { $money }
label-strength = strength { $strength } for { $money }
label-pass-advantage = Do without
label-pass-market = Stop trading
label-pass-workshop = Stop for this round

## What is asked

prompt-bid = Bid for the directorate order: put together cubes and money, then submit the bid.
prompt-place = { $number ->
    [1] Choose a position for your first vice-president.
   *[other] Choose a position on another board for your second vice-president.
 }
prompt-insure = Exchange cubes for insurance tiles, or none.
prompt-move = Extraction round { $round } of { $rounds }: choose one of your teams and move it, or let it stay.
prompt-send = Extraction round { $round } of { $rounds }: choose the AI team that moves.
prompt-guide = Choose where { $team } goes.
prompt-bribe = { $left ->
    [0] You may bribe a team to come to your team { $place }, but no bribe token is left.
    [one] You may bribe a neighbouring team to come to your team { $place }: one bribe token left.
   *[other] You may bribe a neighbouring team to come to your team { $place }: { $left } bribe tokens left.
 }
prompt-hire = { $left ->
    [0] You may hire a subcontractor for team { $number } { $place }, but none is left.
    [one] You may hire a subcontractor for team { $number } { $place }: one left.
   *[other] You may hire a subcontractor for team { $number } { $place }: { $left } left.
 }
prompt-extract = Both tiles have enough strength: choose whether { $first } or { $second } is extracted.
prompt-cover = Hazard on { $slot }: you lose { $due } of your { $loot } cubes. Choose how many insurance tiles you use, each saves one cube.
prompt-trade = Buy or sell cubes of one resource: { $left } of { $all } transactions left.
prompt-work = Choose an action: { $left } of { $all } left.
prompt-reinforce = Choose the AI team that becomes stronger.
ask-bid = What do you add to your bid?
ask-bid-resource = How many cubes do you bid?
ask-bid-money = How much money do you bid?
ask-place = Choose a free position.
ask-insure = What do you exchange?
ask-insure-resource = How many cubes do you exchange?
ask-stay = Which team stays where it is?
ask-move = Which team moves?
ask-move-team = Where does the team go?
ask-carry = Which team moves with its subcontractor?
ask-carry-team = Where do they go?
ask-carry-team-place = Choose the strength of the subcontractor, which you pay again.
ask-bribe = Which team do you bribe?
ask-bribe-team = To which tile does the team come?
ask-hire = Choose the strength of the subcontractor.
ask-extract = Which tile is extracted?
ask-cover = How many insurance tiles do you use?
ask-count = Of which resource?
ask-count-resource = How many do you count out?
ask-sell = What do you sell?
ask-sell-resource = How many cubes do you sell?
ask-buy = What do you buy?
ask-buy-resource = How many cubes do you buy?
ask-strengthen = Which team becomes stronger?
ask-shaft = Where do you build the shaft?
ask-relocate = Which shaft do you move?
ask-relocate-shaft = Where does the shaft go?
ask-deliver = What do you deliver?
ask-send = Which AI team moves?
ask-guide = Where does the AI team go?
ask-reinforce = Which AI team becomes stronger?
sheet-bid-total = Value of the bid in $
sheet-bid-button = Submit the bid
sheet-insure-total = Insurance tiles
sheet-insure-button = Exchange

## Points

points-achievements = Achievements
points-deliveries = Deliveries
points-zinc = Most zinc
points-copper = Most copper
points-silver = Most silver
points-gold = Most gold
points-money = Most money
counted-achievement = Achievements
counted-resource = Deliveries made

## Why a move is better

reason-course = Time that is left
reason-score = Prestige so far
reason-majorities = Hold on majorities
reason-money = Money
reason-resources = Cubes
reason-insurance = Insurance and safety
reason-teams = Strength and mobility of teams
reason-achievements = Nearness to achievements
reason-deliveries = Deliveries within reach
reason-actions = Actions and transactions left
reason-directorate = Directorate order, bribes and subcontractors
reason-loot = Extraction to come
reason-shafts = Income from shafts

## Options of a table

option-round_limit = Score the game as it stands after this many rounds (off: no limit).
option-open_goods = Show what is behind the screens, so nobody has to remember it.

## Answers under seal

sealed-own-so-far = Your choice so far: { $goods }.
sealed-own = Your choice is final: { $goods }.
sealed-so-far = { $who }’s choice so far: { $goods }.
sealed-final = { $who }’s choice is final: { $goods }.
sealed-others = Already decided: { $who }.

## What happened

event-ring-laid = Level { $level } is laid out, starting with strength { $first }.
event-round-began = Round { $round } begins.
event-bid = { $who } bids { $goods }.
event-bid-cubes = { $who } bids { $goods }, worth { $worth }.
event-directorate-order = Directorate order: { $order }.
event-placed-I = { $who } sends a vice-president to position { $number } of the control centre: { $grants }.
event-placed-II = { $who } sends a vice-president to position { $number } of the market: { $grants }.
event-placed-III = { $who } sends a vice-president to position { $number } of the workshop: { $grants }.
event-insured = { $count ->
    [0] { $who } takes no insurance.
    [one] { $who } exchanges { $cubes } for one insurance tile.
   *[other] { $who } exchanges { $cubes } for { $count } insurance tiles.
 }
event-control-order = Control order: { $order }.
event-extraction-round = Extraction round { $number } begins.
event-stayed = { $team } stays where it is.
event-moved = { $team } moves { $from } { $to }.
event-stepped-down = { $team } leaves the edge and now stands on { $slot }.
event-ai-sent = { $team } is about to move.
event-die-returned = The subcontractor of { $team } goes back to the control centre.
event-die-carried = { $team } takes along a subcontractor of strength { $strength } for { $paid }.
event-bribed = { $tokens ->
    [0] { $who } bribes { $team }, which comes to { $to }. That was the last bribe token.
    [one] { $who } bribes { $team }, which comes to { $to }. One bribe token is left.
   *[other] { $who } bribes { $team }, which comes to { $to }. { $tokens } bribe tokens are left.
 }
event-bribed-paid = { $tokens ->
    [0] { $who } bribes { $team }, which comes to { $to }, and pays { $paid } for its subcontractor. That was the last bribe token.
    [one] { $who } bribes { $team }, which comes to { $to }, and pays { $paid } for its subcontractor. One bribe token is left.
   *[other] { $who } bribes { $team }, which comes to { $to }, and pays { $paid } for its subcontractor. { $tokens } bribe tokens are left.
 }
event-hired = { $who } hires a subcontractor of strength { $strength } for { $paid }, who joins { $team }.
event-reached = { $slot } now has strength { $strength } and is extracted.
event-reached-both = { $first } and { $second } both have enough strength; only one of them is extracted.
event-flipped = { $slot } is turned over: a shaft on it earns { $cubes } each round.
event-card-drawn = The extraction card brings { $cubes }.
event-card-drawn-hazard = The extraction card brings { $cubes } – and a hazard.
event-share = { $count ->
    [one] { $who } has the tile alone and gets everything: { $cubes }.
   *[other] { $who } get { $cubes } each.
 }
event-share-none = There is too little for equal shares between { $who }.
event-leftovers-shaft = { $who } owns the shaft there and gets the leftovers: { $cubes }.
event-leftovers-strength = { $who } is the strongest there and gets the leftovers: { $cubes }.
event-leftovers-active = Nobody is the strongest; { $who } triggered the extraction and gets the leftovers: { $cubes }.
event-hazard = { $covered ->
    [0] { $who } loses { $cubes } to the hazard.
    [one] { $who } loses { $cubes } to the hazard; insurance saves one cube.
   *[other] { $who } loses { $cubes } to the hazard; insurance saves { $covered } cubes.
 }
event-hazard-nothing = { $covered ->
    [0] { $who } loses nothing to the hazard.
    [one] { $who } loses nothing to the hazard; insurance saves one cube.
   *[other] { $who } loses nothing to the hazard; insurance saves { $covered } cubes.
 }
event-card-taken = { $count ->
    [one] { $who } keeps the card, the first one.
   *[other] { $who } keeps the card and now has { $count }.
 }
event-card-removed = The AI triggered the extraction, so the card leaves the game.
event-shaft-income = { $who }’s active shafts bring { $cubes }.
event-counted = { $who } counts out { $cubes } for the next transaction.
event-sold = { $who } sells { $count } { $resource } for { $money }.
event-bought = { $who } buys { $count } { $resource } for { $money }.
event-strengthened = { $team } now has strength { $strength }.
event-strengthened-paid = { $team } now has strength { $strength }, for { $paid }.
event-safety = { $who } buys safety level { $level } for { $paid }.
event-shaft-built = { $who } builds shaft { $shaft } on { $slot } for { $paid }.
event-shaft-moved = { $who } moves shaft { $shaft } to { $slot } for { $paid }.
event-mobility = { $who } buys mobility level { $level } for { $paid }.
event-delivered = { $who } delivers { $count } { $resource } for { $prestige } prestige.
event-passed = { $who } passes.
event-achieved = { $who } scores { $prestige } prestige for { $achievement }.
event-round-ended = Round { $round } ends; vice-presidents, bribe tokens and subcontractors return.
event-ended-centre = { $who } have reached the centre: the game is over.
event-ended-achievements = { $count ->
    [6] A player has six achievements, including the three most valuable: the game is over.
   *[other] A player has { $count } achievements, including the three most valuable: the game is over.
 }
event-ended-technical = The agreed number of rounds has been played: the game is scored as it stands.

## The terminal drawing

sketch-title = Round { $round }, { $phase }
sketch-phase-setup = the earth is laid out
sketch-phase-auction = auction
sketch-phase-placement = placing vice-presidents
sketch-phase-insurance = phase I: insurance
sketch-phase-drilling = phase I: extraction round { $number }
sketch-phase-advantage = phase I: extraction round { $number }, advantage of { $team }
sketch-phase-ai-team = phase I: extraction round { $number }, which AI team moves?
sketch-phase-ai-target = phase I: extraction round { $number }, where does { $team } go?
sketch-phase-choice = which tile is extracted, { $first } or { $second }?
sketch-phase-extraction = { $slot } is being extracted
sketch-phase-hazard = hazard on { $slot }
sketch-loot = { $who } receives { $cubes }
sketch-phase-market = phase II: market
sketch-phase-workshop = phase III: workshop
sketch-phase-ai-upgrade = an AI team becomes stronger
sketch-phase-over = the game is over
sketch-legend = (7) strength needed   =1s turned over, with the income of a shaft   ^s1 shaft of s1   s0.1:2+3 team of strength 2 with a subcontractor of 3
sketch-entrances = Entrances: { $list }
sketch-edges = Edges: { $list }
sketch-centre = Centre: { $list }
sketch-none = -
sketch-place = { $place } { $teams }
sketch-several = { $list }; { $item }
sketch-position = { $position } { $grants } { $seat }
sketch-positions = { $list }   { $item }
sketch-board-times = x{ $count }
sketch-board = Board { $board }: { $list }
sketch-supply = Bribe tokens { $tokens }, subcontractors { $dice }
sketch-orders = Directorate: { $directorate }   Control: { $control }
sketch-deliveries = Deliveries: { $list }
sketch-delivery = { $cost } { $resource } for { $prestige }
sketch-achievements = Achievements left:
sketch-achievement = { $achievement } ({ $values })
sketch-player = { $who } ({ $seat }): safety { $safety }, mobility { $mobility }, shafts { $shafts }, cards { $cards }
sketch-player-achievements = achievements: { $list }
sketch-player-goods = { $cubes }, { $money }, insurance { $insurance }, deliveries { $deliveries }
sketch-player-hidden = goods behind the screen, deliveries { $deliveries }
sketch-player-sealed = has decided
sketch-player-open = still deciding
sketch-player-draft = so far: { $goods }
sketch-player-sealed-own = final: { $goods }
sketch-score = { $total } prestige = achievements { $achievements } + deliveries { $deliveries } + majorities { $majorities }

## The picture

picture-directorate = Directorate
picture-control = Control
picture-screen = behind the screen
picture-at-stake = at stake: { $cubes }
describe-sentence = { $about }.
describe-several = { $list }; { $item }
describe-board = Phase board { $board }:
describe-asked = Waiting for: { $who }.
describe-position = { $position }, { $grants }: { $who }
describe-position-free = { $position }, { $grants }: free
describe-tokens = Bribe tokens: { $count }
describe-dice = Subcontractors in the control centre: { $count }
describe-safety = safety level { $level }
describe-mobility = mobility level { $level }

## Cards: the earth

card-tile = Tile { $slot }
card-tile-there = Strength there: { $list }.
card-tile-goal = As soon as the teams on it have strength { $strength } together, it is extracted and everybody with a team on it gets a share.
card-tile-cards = { $hazards ->
    [0] Its stack still has { $count } cards, none with a hazard.
    [one] Its stack still has { $count } cards, one of them with a hazard.
   *[other] Its stack still has { $count } cards, { $hazards } of them with a hazard.
 }
card-tile-extracted = It is not extracted again. Teams may still stand on it or pass through.
card-tile-shaft = { $who }’s shaft { $shaft } stands here.
card-tile-cap = On level { $level } a subcontractor has strength { $cap } at most.
card-edge = A team here counts with its whole strength on both tiles. This needs mobility level 2.
card-entrance = Teams start here. Their first move goes to one of the two tiles next to it: { $slots }.
card-centre = The goal, entered from level D. A team that gets here scores an achievement and has finished its work.
card-centre-arrived = Arrived: { $who }.
card-centre-end = When { $count } players have a team here, the game ends after this round.
card-team = In each extraction round a player moves one team or lets it stay. The large number is its strength, the dots are its number.
card-team-ai = It moves by itself: idle teams first, then the strongest, then the outermost, to the tile that lacks the least strength.
card-team-hired = With the subcontractor it has strength { $total } until the end of the round.
card-team-next = Strength { $strength } costs { $money } in the workshop.
card-team-strongest = It cannot become stronger.
card-team-centre = It has reached its goal and stays here.
card-shaft-active = It is active and earns { $cubes } each round.
card-shaft-idle = It earns nothing until { $slot } is extracted.
card-shaft-priority = When its tile is extracted, the owner gets the leftovers.
card-shaft-move = One action and { $money } move it to another tile.
card-shaft-what = A shaft gets the leftovers when its tile is extracted, and earns cubes each round from then on.
card-shaft-first = The first shaft goes on a tile that is not extracted and has no team of another company, with your own team on it or next to it.
card-shaft-second = The second shaft goes where a first one may go, on any extracted or occupied tile, or next to your own team.
card-shaft-third = The third shaft goes on any tile. No tile has two shafts.

## Cards: boards

card-board-I = A vice-president here allows a bribe or a subcontractor in each extraction round, and moves you forward in the control order.
card-board-II = Players with a vice-president here buy and sell in turn, from left to right, one transaction at a time.
card-board-III = Players with a vice-president here take one action at a time, from left to right: upgrades, shafts, deliveries.
card-grant-bribe = After your team has moved you may bribe one opposing team, once in each extraction round.
card-grant-subcontractor = After your team has moved you may hire one subcontractor, once in each extraction round.
card-grant-transactions = Each transaction buys or sells any number of cubes of one resource, each resource once.
card-grant-actions = Each action is one upgrade, one shaft or one delivery.
card-position-taken = { $who }’s vice-president is here.
card-position-free = It is free. The position furthest to the left acts first.
card-bribes = Bribe tokens
card-subcontractors = Subcontractors
card-left = left: { $count }
card-subcontractor = Subcontractor of strength { $strength }
card-subcontractor-level = { $level ->
    [A] On every level. To take one along, pay again.
    [D] Only on level D. To take one along, pay again.
   *[other] Only on level { $level } or deeper. To take one along, pay again.
 }
card-extraction = Extraction rounds
card-extraction-rounds = Phase I has { $rounds } extraction rounds. In each of them every player moves one team or lets it stay.
card-extraction-round = Now: round { $number } of { $rounds }.
card-resource = It is bought and sold for { $money } and counts as much in a bid.
card-each = { $money } each
card-majority = At the end the players with the most of it score { $points } prestige.
card-money = Money counts in the bid as much as it is worth. Bids are always lost.
card-delivery = Delivery of { $resource }
card-delivery-next = Below it: { $list }.
card-achievement = As soon as you meet the condition you get the top tile, once in the game and free of charge.
card-achievement-required = To end the game with { $count } achievements, this one must be among them.
card-directorate = The order for placing vice-presidents, by the value of the bids. It also decides ties.
card-control = The order of the turns in the extraction rounds: first those with a vice-president on board I, from the left.
card-round = A round: auction, vice-presidents, phase I (insurance, extraction rounds, shafts), phase II (market), phase III (workshop).
card-round-limit = After round { $limit } the game is scored as it stands.

## Cards: players

card-ai = An invisible third company. At the end of each extraction round one of its teams moves. It shares in extractions; what it gets goes back to the supply.
card-stock-worth = Worth { $money } on the market.
card-screen-of = { $who }’s screen
card-screen = Cubes, money, insurance and delivery tiles behind it are secret. Only what was taken and paid could be seen.
card-insurance-of = { $who }’s insurance
card-insurance = One cube buys one insurance tile at the start of phase I. Each tile saves one cube from a hazard. Unused tiles are kept.
card-level = level { $level } of 3
card-safety-of = { $who }’s safety
card-safety-some = { $count ->
    [0] A hazard takes as many cubes as the strength on the tile.
    [one] A hazard takes one cube less.
   *[other] A hazard takes { $count } cubes less.
 }
card-safety-all = Hazards take nothing.
card-track-next = Level { $level } costs { $money }.
card-track-complete = This is the highest level.
card-mobility-of = { $who }’s mobility
card-mobility-0 = A team moves to a neighbouring tile.
card-mobility-1 = Level 1: a team may move two tiles sideways on its level.
card-mobility-2 = Level 2: one team may stop on the edge between two tiles of a level.
card-mobility-3 = Level 3: a team may move two steps in any direction.
card-cards-of = { $who }’s extraction cards
card-cards = The player who triggers an extraction keeps its card.
card-deliveries-of = { $who }’s deliveries
card-deliveries = Each tile scores prestige at the end.
card-worth = Worth { $prestige } prestige.
card-achievements-of = { $who }’s achievements
card-achievements = A player with { $count } of them, including the three most valuable, brings the game to its end.
card-score-of = { $who }’s result
card-score = Ties are decided by the number of achievement and delivery tiles, then by cubes.

## Cards: what can be done

card-verb-bid = Add cubes and money to your secret bid. The highest value places vice-presidents first. Everybody pays their bid.
card-verb-done = Your bid is final. When all have decided, the bids are shown and paid.
card-verb-done-insure = Your exchange is final. When all have decided, the cubes become insurance tiles.
card-verb-again = Take back what you have chosen so far.
card-verb-place = Put a vice-president on a free position. Your two go to different boards.
card-verb-stay = The team becomes active without moving and keeps its subcontractor.
card-verb-move = The team moves; a subcontractor stays behind and goes back to the control centre.
card-verb-carry = The team moves and you pay its subcontractor again, with any strength that the level allows.
card-verb-bribe = Move an opposing team from a neighbouring tile onto the tile of your active team. If it has a subcontractor, you pay for that too.
card-verb-hire = Pay for a subcontractor who makes your active team stronger until the end of the round or until the team moves.
card-verb-extract = Choose the tile that is extracted. The other one is not.
card-verb-cover = Each insurance tile saves one cube. What you do not save is lost, the most valuable first.
card-verb-count = Only for huge numbers: count out a round number first, then name the rest.
card-verb-sell = Sell any number of cubes of one resource. You trade each resource once in this phase.
card-verb-buy = Buy any number of cubes of one resource. You trade each resource once in this phase.
card-verb-strengthen = One of your teams becomes stronger by 1, up to strength 4. If its tile then has enough strength, it is extracted.
card-verb-safety = Hazards take fewer cubes from you: 1 less, 3 less, then none.
card-verb-relocate = Move one of your shafts to another tile, under the same conditions as when it was built.
card-verb-mobility = Your teams move further: two tiles sideways, then onto edges, then two steps in any direction.
card-verb-deliver = Give the cubes of the top tile and take it. It scores prestige at the end.
card-verb-pass = You are done and take your vice-president back; this cannot be undone later in the phase.
card-verb-send = Several AI teams could move. As first in the control order you choose.
card-verb-guide = Several tiles lack equally little strength. As first in the control order you choose.
card-verb-reinforce = After phase III the first player in the directorate order makes one AI team stronger by 1.

## Signs

sign-cube = A cube of this resource.
sign-team = Team
sign-team-text = Colour and shape tell whose it is. The large number is its strength, the dots are its number.
sign-subcontractor = Team with a subcontractor
sign-subcontractor-text = The spots of the die are added to the strength.
sign-ai = AI team
sign-ai-text = In a game for two, a third company that moves by itself.
sign-needed = Strength of a tile
sign-needed-text = What is there and what is needed for the extraction; a single number if nobody is there.
sign-shaft = Shaft
sign-shaft-text = The number tells which of the three it is.
sign-site = Shaft that is not built
sign-site-text = Below it: the price of the next one.
sign-edge = Edge
sign-edge-text = Between two tiles of a level; open with mobility level 2.
sign-centre = Centre of the earth
sign-centre-text = The goal of all teams.
sign-vice-president = Vice-president
sign-vice-president-text = Stands on a position of a phase board.
sign-envelope = Bribe
sign-envelope-text = A bribe token, or a position that allows bribes.
sign-die = Subcontractor
sign-die-text = Free for hire, with its price below it, or a position that allows hiring.
sign-star = Prestige
sign-star-text = The number in it is what it is worth; beside a player it counts achievements.
sign-shield = Safety
sign-shield-text = The level reached and the price of the next.
sign-boot = Mobility
sign-boot-text = The level reached and the price of the next.
sign-umbrella = Insurance
sign-umbrella-text = Insurance tiles against hazards.
sign-paper = Extraction cards
sign-paper-text = Cards of extractions that a player has triggered.
sign-crate = Deliveries
sign-crate-text = Delivery tiles that a player has taken.
sign-hazard = Hazard
sign-hazard-text = The extraction card costs everybody with a team on the tile some of their cubes.

## Rules

rule-not-asked = You have nothing to decide now.
rule-not-the-auction = Bids are made in the auction, at the start of a round.
rule-not-placing = Vice-presidents are placed after the auction.
rule-not-insuring = Insurance is taken at the start of phase I, before the teams move.
rule-not-drilling = Teams move in the extraction rounds of phase I.
rule-no-advantage-now = Bribe or hire after your own team has moved, with a vice-president on board I.
rule-no-tile-to-choose = There are no two tiles to choose from.
rule-no-hazard = There is no hazard to insure against.
rule-not-the-market = Goods are traded in phase II, with a vice-president on board II.
rule-not-the-workshop = Upgrades, shafts and deliveries belong to phase III, with a vice-president on board III.
rule-nothing-to-pass = You cannot pass here: choose one of the moves.
rule-no-ai-team-to-choose = There is no AI team to choose now.
rule-no-ai-target-to-choose = There is no tile to choose for an AI team now.
rule-no-ai-upgrade-now = The AI is strengthened after phase III.
rule-no-cubes = Choose at least one cube.
rule-too-many-cubes = Enter up to 200 cubes at once. For more, enter round numbers first: 1000, then 200, then 30.
rule-bid-exceeds-cubes = You do not have that many cubes to bid.
rule-bid-exceeds-money = You do not have that much money to bid.
rule-insurance-exceeds-cubes = You do not have that many cubes to exchange.
rule-already-named = You have already set that. Start over to change it.
rule-not-a-round-sum = Enter one round amount at a time: 1000, then 200, makes 1200.
rule-nothing-named = You have not entered anything yet.
rule-not-a-round-count = Count out round numbers of cubes: 100 to 900, 1000 to 9000 and so on.
rule-nothing-to-count = Enter the number of cubes directly: either you cannot trade that many, or no more than 200 are left.
rule-no-such-position = The board has no such position.
rule-same-board = Your other vice-president is on that board. Choose another board.
rule-position-taken = Another vice-president stands there. Choose a free position.
rule-not-your-team = Choose one of your own teams.
rule-team-in-centre = A team in the centre has finished its work. Choose another.
rule-already-there = The team is there already. To leave it where it is, let it stay.
rule-entrance-is-no-goal = Teams cannot go back to an entrance.
rule-first-move = From an entrance a team goes to one of the two tiles next to it.
rule-edge-needs-mobility = Edges need mobility level 2.
rule-out-of-reach = That is too far. A team moves one step, or further with mobility upgrades.
rule-one-team-on-edges = Another team of yours stands on an edge. Only one may.
rule-no-die-to-carry = The team has no subcontractor. Move it without one.
rule-no-die-in-centre = A subcontractor does not go into the centre. Move the team alone.
rule-no-bribe-position = To bribe you need a vice-president on a bribe position of board I.
rule-no-opponent = You can only bribe opposing teams.
rule-no-token-left = All bribe tokens of this round are used up.
rule-not-the-active-tile = A bribed team comes to the tile on which your active team stands.
rule-destination-flipped = The tile has been extracted. Nobody can be bribed onto it.
rule-target-out-of-play = Teams on entrances and in the centre cannot be bribed.
rule-target-not-adjacent = The team must stand on a tile next to that of your active team.
rule-bribed-die-too-strong = The subcontractor of that team is stronger than this level allows.
rule-bribe-not-affordable = You would have to pay for that team’s subcontractor and do not have the money.
rule-no-hire-position = To hire you need a vice-president on a subcontractor position of board I.
rule-no-tile-to-hire-on = You can hire a subcontractor only for a team on a tile or an edge.
rule-team-has-die = The team already has a subcontractor.
rule-no-die-left = All subcontractors are at work.
rule-no-such-die = Subcontractors have a strength of 1 to 4.
rule-die-too-strong = The level limits the strength of a subcontractor: 1 on A, 2 on B, 3 on C, 4 on D.
rule-die-not-affordable = You do not have the money for that subcontractor.
rule-not-reached = That tile cannot be extracted. Choose one of the two that can.
rule-more-than-due = You would not lose that many cubes. Use fewer insurance tiles.
rule-not-enough-insurance = You do not have that many insurance tiles.
rule-already-traded = You have already traded this resource in this phase. Choose another.
rule-sale-exceeds-cubes = You do not have that many cubes to sell.
rule-purchase-exceeds-money = You do not have the money to buy that many.
rule-strongest-already = No team can be stronger than 4.
rule-track-complete = There is nothing more to buy on this track.
rule-no-shaft-to-move = You have not built that shaft.
rule-shaft-on-tile = There is a shaft on that tile already.
rule-first-shaft = The first shaft goes on a tile that is not extracted, without other players’ teams, with your own team on it or next to it.
rule-second-shaft = The second shaft goes where the first may stand, on an extracted or occupied tile, or next to your own team.
rule-upgrade-not-affordable = You do not have the money for that.
rule-no-delivery-left = All deliveries of this resource have been made.
rule-delivery-exceeds-cubes = You do not have the cubes that the top tile asks for.
rule-not-an-ai-team = Choose an AI team.
rule-not-the-first-ai-team = Another AI team comes first: idle teams, then the strongest, then the outermost.
rule-not-the-nearest-tile = The team goes to a tile that lacks the least strength.
rule-ai-team-complete = This AI team cannot become stronger.

## Orders given beforehand

order-no-insurance = Exchange nothing for insurance in this round
order-no-advantage = Bribe and hire nobody more in this round
order-cover-all = Save as many cubes from hazards as my insurance tiles can in this round
order-cover-nothing = Use no insurance tiles in this round
order-pass-market = Pass for the rest of phase II
order-pass-workshop = Pass for the rest of phase III
