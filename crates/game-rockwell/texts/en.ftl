# Rockwell in English.

game-name = Rockwell
seat-name = { $seat ->
    [0] Green
    [1] Red
    [2] Purple
   *[3] White
 }
ai-name = The AI
team-name = { $who } { $number }
ai-team-name = AI { $number }

## Goods

resource-zinc = zinc
resource-copper = copper
resource-silver = silver
resource-gold = gold
no-cubes = nothing
money = ${ $money }
counted = { $count } { $resource }
none = –
achievement-both = { $first } and { $second }
achievement-each = { $count } of each resource
achievement-cards = { $count ->
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

## Parts of moves

part-verb-bid = Bid
part-verb-money = Money
part-verb-done = Seal it
part-verb-again = Start again
part-verb-place = Place a vice-president
part-verb-insure = Take insurance
part-verb-stay = Stay
part-verb-move = Move
part-verb-carry = Move with the die
part-verb-bribe = Bribe
part-verb-hire = Hire a die
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
part-verb-send = Send a team of the AI
part-verb-guide = Guide the team of the AI
part-verb-reinforce = Strengthen a team of the AI
part-verb-ring = Lay the level
part-verb-directorate = Directorate order
part-verb-control = Control order
part-verb-tile = Flip the tile
part-verb-card = Draw the card
part-resource-zinc = Zinc
part-resource-copper = Copper
part-resource-silver = Silver
part-resource-gold = Gold
part-money = ${ $word }
part-position = Position { $word }
part-shaft = Shaft { $word }
part-place-centre = Centre
part-team-s0-1 = Green 1
part-team-s0-2 = Green 2
part-team-s0-3 = Green 3
part-team-s0-4 = Green 4
part-team-s1-1 = Red 1
part-team-s1-2 = Red 2
part-team-s1-3 = Red 3
part-team-s1-4 = Red 4
part-team-s2-1 = Purple 1
part-team-s2-2 = Purple 2
part-team-s2-3 = Purple 3
part-team-s2-4 = Purple 4
part-team-s3-1 = White 1
part-team-s3-2 = White 2
part-team-s3-3 = White 3
part-team-s3-4 = White 4
part-team-ai-1 = AI 1
part-team-ai-2 = AI 2
part-team-ai-3 = AI 3
part-team-ai-4 = AI 4

## Options of a table

option-round_limit = After so many rounds the game is scored as it stands, or off.
option-open_goods = Show the goods behind everybody's screens instead of letting the players remember them.

## Answers under seal

sealed-own-so-far = So far you have named { $goods }.
sealed-own = You have sealed { $goods }.
sealed-so-far = So far { $who } has named { $goods }.
sealed-final = { $who } has sealed { $goods }.
sealed-others = Sealed: { $who }.

## What happened

event-ring-laid = The tiles of level { $level } are laid, beginning with strength { $first }.
event-round-began = Round { $round } begins.
event-bid = { $who } bids { $goods }.
event-directorate-order = Directorate order: { $order }.
event-placed = { $who } places a vice-president on { $position }.
event-insured = { $count ->
    [0] { $who } takes no insurance.
    [one] { $who } exchanges { $cubes } for one insurance tile.
   *[other] { $who } exchanges { $cubes } for { $count } insurance tiles.
 }
event-control-order = Control order: { $order }.
event-extraction-round = Extraction round { $number } begins.
event-stayed = { $team } stays where it is.
event-moved = { $centre ->
    [yes] { $team } goes from { $from } into the centre of the earth.
   *[no] { $team } moves from { $from } to { $to }.
 }
event-die-returned = The die of { $team } goes back to board I.
event-die-carried = { $team } takes a die of { $strength } along for ${ $paid }.
event-bribed = { $paid ->
    [0] { $who } bribes { $team } to { $to }.
   *[other] { $who } bribes { $team } to { $to } and pays ${ $paid } for its die.
 }
event-hired = { $who } hires a die of { $strength } for { $team } and pays ${ $paid }.
event-flipped = { $slot } is extracted; the tile is { $tile }.
event-card-drawn = { $hazard ->
    [yes] Card { $card }: { $cubes }, and a hazard.
   *[no] Card { $card }: { $cubes }.
 }
event-share = { $who } gets a share of { $cubes }.
event-leftovers-shaft = { $who } gets the leftovers for the shaft: { $cubes }.
event-leftovers-strength = { $who } is the strongest and gets the leftovers: { $cubes }.
event-leftovers-active = { $who } is active and gets the leftovers: { $cubes }.
event-hazard = { $covered ->
    [0] { $who } loses { $cubes } to the hazard.
    [one] { $who } loses { $cubes } to the hazard; insurance saves one cube.
   *[other] { $who } loses { $cubes } to the hazard; insurance saves { $covered } cubes.
 }
event-card-taken = { $who } takes card { $card }.
event-card-removed = Card { $card } leaves the game.
event-shaft-income = The active shafts of { $who } bring { $cubes }.
event-counted = { $who } counts out { $cubes } for the next transaction.
event-sold = { $who } sells { $count } { $resource } for ${ $money }.
event-bought = { $who } buys { $count } { $resource } for ${ $money }.
event-strengthened = { $paid ->
    [0] { $team } now has strength { $strength }.
   *[other] { $team } now has strength { $strength }, for ${ $paid }.
 }
event-safety = { $who } reaches safety { $level } for ${ $paid }.
event-shaft-built = { $who } builds shaft { $shaft } on { $slot } for ${ $paid }.
event-shaft-moved = { $who } moves shaft { $shaft } to { $slot } for ${ $paid }.
event-mobility = { $who } reaches mobility { $level } for ${ $paid }.
event-delivered = { $who } delivers { $count } { $resource } and takes tile { $delivery }.
event-passed = { $who } passes.
event-achieved = { $who } has { $achievement }: { $prestige } prestige.
event-ai-moved = { $team } moves from { $from } to { $to }.
event-round-ended = Round { $round } ends.
event-ended-centre = Enough players have reached the centre: the game is over.
event-ended-achievements = { $count ->
    [6] A player has six achievements, the three greatest among them: the game is over.
   *[other] A player has { $count } achievements, the three greatest among them: the game is over.
 }
event-ended-technical = The last round of the agreed limit is over: the game is scored as it stands.

## The terminal drawing

sketch-title = Round { $round }, { $phase }
sketch-phase-setup = the board is laid
sketch-phase-auction = auction
sketch-phase-placement = placing vice-presidents
sketch-phase-insurance = phase I: insurance
sketch-phase-drilling = phase I: extraction round { $number }
sketch-phase-advantage = phase I: extraction round { $number }, advantage of { $team }
sketch-phase-ai-team = phase I: extraction round { $number }, which team of the AI moves?
sketch-phase-ai-target = phase I: extraction round { $number }, where does { $team } go?
sketch-phase-choice = which tile is extracted, { $first } or { $second }?
sketch-phase-extraction = { $slot } is being extracted
sketch-phase-hazard = hazard on { $slot }, card { $card }
sketch-loot = { $who } receives { $cubes }
sketch-phase-market = phase II: market
sketch-phase-workshop = phase III: workshop
sketch-phase-ai-upgrade = a team of the AI becomes stronger
sketch-phase-over = the game is over
sketch-legend = (7) strength asked for   =1s flipped, with the income of a shaft   ^s1 shaft of s1   s0.1:2+3 team of strength 2 with a die of 3
sketch-entrances = Entrances: { $list }
sketch-edges = Edges: { $list }
sketch-centre = Centre: { $list }
sketch-none = -
sketch-place = { $place } { $teams }
sketch-several = { $list }; { $item }
sketch-position = { $position } { $grants } { $seat }
sketch-positions = { $list }   { $item }
sketch-board-times = x{ $count }
sketch-board-bribe = bribe
sketch-board-subcontractor = hire
sketch-board = Board { $board }: { $list }
sketch-supply = Bribe tokens { $tokens }, dice { $dice }
sketch-orders = Directorate: { $directorate }   Control: { $control }
sketch-deliveries = Deliveries: { $list }
sketch-delivery = { $cost } { $resource } for { $prestige }
sketch-achievements = Achievements left:
sketch-achievement = { $achievement } ({ $values })
sketch-player = { $who } ({ $seat }): safety { $safety }, mobility { $mobility }, shafts { $shafts }, cards { $cards }
sketch-player-achievements = achievements: { $list }
sketch-player-goods = { $cubes }, ${ $money }, insurance { $insurance }, deliveries { $deliveries }
sketch-player-hidden = goods behind the screen, deliveries { $deliveries }
sketch-player-sealed = sealed
sketch-player-open = not yet sealed
sketch-player-draft = not yet sealed: { $goods }
sketch-player-sealed-own = sealed: { $goods }
sketch-score = { $total } prestige = achievements { $achievements } + deliveries { $deliveries } + majorities { $majorities }

## The picture

picture-directorate = Directorate
picture-control = Control
picture-board-I = The control centre
picture-board-II = The market
picture-board-III = The workshop
picture-screen = behind the screen
picture-at-stake = at stake: { $cubes }
describe-sentence = { $about }.
describe-several = { $list }; { $item }
describe-board = { $board }:
describe-asked = To decide: { $who }.
describe-player = { $who }: { $about }.
describe-slot = { $slot }: no tile yet
describe-tile = { $present ->
    [0] { $slot }: asks for strength { $strength }
   *[other] { $slot }: asks for strength { $strength }, { $present } is there
 }
describe-flipped = { $slot }: extracted, a shaft earns { $cubes }
describe-team-entrance = { $team }, strength { $strength }, waits at { $place }
describe-team-tile = { $die ->
    [0] { $team }, strength { $strength }, stands on { $place }
   *[other] { $team }, strength { $strength } with a die of { $die }, stands on { $place }
 }
describe-team-edge = { $die ->
    [0] { $team }, strength { $strength }, stands on the edge { $place }
   *[other] { $team }, strength { $strength } with a die of { $die }, stands on the edge { $place }
 }
describe-team-centre = { $team }, strength { $strength }, has reached the centre
describe-shaft = Shaft { $shaft } of { $who } on { $slot }
describe-no-shaft = Shaft { $shaft }, ${ $money }, not built
describe-entrance = Mine entrance { $entrance }
describe-centre = The centre of the earth
describe-transactions = { $count ->
    [one] one transaction
   *[other] { $count } transactions
 }
describe-actions = { $count ->
    [one] one action
   *[other] { $count } actions
 }
describe-position = { $position }, { $grants }: { $who }
describe-position-free = { $position }, { $grants }: free
describe-tokens = Bribe tokens: { $count }
describe-dice = Dice: { $count }
describe-die-cost = A die of { $strength } costs ${ $money }
describe-price = { $resource }: ${ $money }
describe-delivery = Delivery: { $cost } { $resource } for { $prestige } prestige
describe-no-delivery = Deliveries of { $resource }: all made
describe-achievement = { $achievement }: left { $values }, reached by { $holders }
describe-insurance = Insurance tiles: { $count }
describe-safety = Safety level { $level }
describe-mobility = Mobility level { $level }
describe-cards = Extraction cards: { $count }
describe-deliveries = Delivery tiles: { $count }
describe-achievements = Achievements: { $count }

## Rules

rule-not-asked = It is not your decision now.
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
rule-no-ai-team-to-choose = No teams of the AI are tied now.
rule-no-ai-target-to-choose = No tiles are tied for a team of the AI now.
rule-no-ai-upgrade-now = The AI is strengthened after phase III.
rule-no-cubes = Name at least one cube.
rule-too-many-cubes = Name up to 200 cubes at once. For more, name round numbers first: 1000, then 200, then 30.
rule-bid-exceeds-cubes = You do not have that many cubes to bid.
rule-bid-exceeds-money = You do not have that much money to bid.
rule-insurance-exceeds-cubes = You do not have that many cubes to exchange.
rule-already-named = You have named that already. Start again to change it.
rule-not-a-round-sum = Name one round sum at a time: 1000 and then 200 make 1200.
rule-nothing-named = You have named nothing that could be taken back.
rule-not-a-round-count = Count out round numbers of cubes: 100 to 900, 1000 to 9000 and so on.
rule-nothing-to-count = You can name the number of cubes directly: so many can be neither sold nor bought, or at most 200 are left.
rule-no-such-position = The board has no such position.
rule-same-board = Your other vice-president is on that board. Choose another board.
rule-position-taken = Another vice-president stands there. Choose a free position.
rule-not-your-team = Choose one of your own teams.
rule-team-in-centre = A team in the centre is out of play. Choose another.
rule-already-there = The team is there already. To leave it where it is, let it stay.
rule-entrance-is-no-goal = Entrances are left, never entered.
rule-first-move = From an entrance a team goes to one of the two tiles it touches.
rule-edge-needs-mobility = Edges need mobility 2.
rule-out-of-reach = That is out of reach: one step to a neighbouring tile, or what your mobility adds to it.
rule-one-team-on-edges = Another team of yours stands on an edge. Only one may.
rule-no-die-to-carry = The team has no die. Move it without one.
rule-no-die-in-centre = A die does not go into the centre. Move the team without it.
rule-no-bribe-position = Only a vice-president on a bribe position of board I may bribe.
rule-no-opponent = Bribe a team of an opponent.
rule-no-token-left = All bribe tokens of this round are used up.
rule-not-the-active-tile = A team is bribed onto the tile on which your active team stands.
rule-destination-flipped = The tile has been extracted. Nobody can be bribed onto it.
rule-target-out-of-play = Teams on entrances and in the centre cannot be bribed.
rule-target-not-adjacent = The team must stand on a tile next to that of your active team.
rule-bribed-die-too-strong = The die of that team is stronger than this level allows.
rule-bribe-not-affordable = You would have to pay the hire of that team's die, and do not have the money.
rule-no-hire-position = Only a vice-president on a subcontractor position of board I may hire.
rule-no-tile-to-hire-on = A die can be hired for a team on a tile or edge only.
rule-team-has-die = The team already has a die.
rule-no-die-left = All dice are in use.
rule-no-such-die = Dice have a strength of 1 to 4.
rule-die-too-strong = The level caps the die: 1 on A, 2 on B, 3 on C, 4 on D.
rule-die-not-affordable = You do not have the money for that die.
rule-not-reached = That tile has not reached its number. Choose one of the two.
rule-more-than-due = You would not lose that many cubes. Use fewer insurance tiles.
rule-not-enough-insurance = You do not have that many insurance tiles.
rule-already-traded = You have traded this resource in this phase. Choose another.
rule-sale-exceeds-cubes = You do not have that many cubes to sell.
rule-purchase-exceeds-money = You do not have the money to buy that many.
rule-strongest-already = No team can be stronger than 4.
rule-track-complete = There is nothing more to buy on this track.
rule-no-shaft-to-move = You have not built that shaft.
rule-shaft-on-tile = There is a shaft on that tile already.
rule-first-shaft = The first shaft goes on an unflipped tile without rivals, where or next to where your team stands.
rule-second-shaft = The second shaft goes where the first may stand, on a flipped or occupied tile, or next to your team.
rule-upgrade-not-affordable = You do not have the money for that.
rule-no-delivery-left = All deliveries of this resource have been made.
rule-delivery-exceeds-cubes = You do not have the cubes that the top tile asks for.
rule-not-an-ai-team = Choose a team of the AI.
rule-not-the-first-ai-team = Another team of the AI comes first: idle teams, then the strongest, then the outermost.
rule-not-the-nearest-tile = The team goes to a tile where the least strength is missing.
rule-ai-team-complete = This team of the AI cannot become stronger.
