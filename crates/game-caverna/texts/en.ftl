# Caverna: Cave vs Cave in English.

game-name = Caverna: Cave vs Cave
game-about = Two dwarf tribes dig out their caves, furnish rooms and take turns with the same few actions; there is a solo game, too. A game takes about half an hour; the rules are easy to medium.
game-reconstructed = Nothing in this program is reconstructed: tiles and boards were read from photographs and compared with other editions of the game. Only the shape of the extra cavern with two walls has a single source.
seat-name = Player { $seat ->
    [0] A
   *[other] B
 }

## Options

option-start_player = Who begins: a certain player, or a player drawn by lot.
option-start_player-drawn = drawn by lot

## Goods

good-wood = wood
good-stone = stone
good-emmer = emmer
good-flax = flax
good-food = food
good-gold = gold
amount-wood = { $count } wood
amount-stone = { $count } stone
amount-emmer = { $count } emmer
amount-flax = { $count } flax
amount-food = { $count } food
amount-gold = { $count } gold

## Action tiles

tile-cultivation = Cultivation
tile-housework = Housework
tile-excavation = Excavation
tile-undergrowth = Undergrowth
tile-furnishing = Furnishing
tile-masonry = Masonry
tile-undermining = Undermining
tile-expansion = Expansion
tile-breach = Breach
tile-drift_mining = Drift Mining
tile-expedition = Expedition
tile-renovation = Renovation

## Rooms, and their short names of at most ten letters

room-shelf = Shelf
room-spinning_wheel = Spinning Wheel
room-tunnel = Tunnel
room-grindstone = Grindstone
room-food_corner = Food Corner
room-parlor = Parlor
room-warehouse = Warehouse
room-stall = Stall
room-sacrificial_altar = Sacrificial Altar
room-storeroom = Storeroom
room-weaving_room = Weaving Room
room-furniture_workshop = Furniture Workshop
room-gold_vein = Gold Vein
room-junction_room = Junction Room
room-digging_cave = Digging Cave
room-bakehouse = Bakehouse
room-state_room = State Room
room-secret_chamber = Secret Chamber
room-treasury = Treasury
room-prospecting_site = Prospecting Site
room-retting_room = Retting Room
room-equipment_room = Equipment Room
room-wood_storeroom = Wood Storeroom
room-dungeon = Dungeon
room-cave_entrance = Cave Entrance
short-shelf = Shelf
short-spinning_wheel = Wheel
short-tunnel = Tunnel
short-grindstone = Grindstone
short-food_corner = FoodCorner
short-parlor = Parlor
short-warehouse = Warehouse
short-stall = Stall
short-sacrificial_altar = Altar
short-storeroom = Storeroom
short-weaving_room = Weaving
short-furniture_workshop = Workshop
short-gold_vein = Gold Vein
short-junction_room = Junction
short-digging_cave = Digging
short-bakehouse = Bakehouse
short-state_room = State Room
short-secret_chamber = Secret Ch.
short-treasury = Treasury
short-prospecting_site = Prospect
short-retting_room = Retting
short-equipment_room = Equipment
short-wood_storeroom = Wood Store
short-dungeon = Dungeon
short-cave_entrance = Entrance

## What tiles and rooms do

# Things one after the other, with a word before the last one.
and = { $list } and { $item }
or = { $list } or { $item }
# An option of a tile or room with its word in the notation, for the terminal.
coded-option = { $option } { $effect }
# One option or the other.
other-option = { $list }, or { $item }
# One more thing behind those before it.
other-block = { $list }; { $item }
do-gain = gain { $goods }
do-gain-if-fewer = gain { $goods } if you have less than { $fewer }
do-trade = pay { $price } for { $goods }
do-trade-distinct = pay { $kinds } different goods for { $goods }
do-replenish-one = raise { $goods } to { $to }
do-replenish-all = raise { $goods } to { $to }
do-build-wall = build a wall
do-raze-wall = tear down a wall for { $goods }
do-excavate = dig out { $count ->
    [one] 1 cavern
   *[other] { $count } caverns
 }
do-excavate-through-walls = dig out { $count ->
    [one] 1 cavern
   *[other] { $count } caverns
 }, also through walls
do-pay-excavate = pay { $price } to dig out { $count ->
    [one] 1 cavern
   *[other] { $count } caverns
 }
do-pay-excavate-through-walls = pay { $price } to dig out { $count ->
    [one] 1 cavern
   *[other] { $count } caverns
 }, also through walls
do-furnish = furnish a cavern without a fee
do-furnish-per-dwarf = furnish a cavern for { $food } food per dwarf
do-furnish-for = furnish a cavern for { $fee }
do-use-rooms = use { $count ->
    [one] 1 room
   *[other] up to { $count } rooms
 }
do-extra-room = use { $count } more
blue-trade = in a turn with { $tile } you may pay { $price } for { $goods }
blue-gain-on-good = whenever you receive { $min } to { $max } { $good } at once, you also gain { $goods }
blue-extra-rooms = with an action for { $counts } rooms, use { $extra } more
blue-gain-on-rooms = with an action for { $counts } room, also gain { $goods }
blue-gain-on-wall = whenever you build a wall, gain { $goods }
# The walls that a room asks for.
walls = Walls: { $must ->
    [none] none needed
    [one] one
    [opposite] two facing each other
    [corner] two that meet in a corner
    [three] three
   *[four] on all four sides
 }{ $may ->
    [0] { "" }
    [one] , one more is allowed{ $beside ->
        [yes] { " " }beside it
       *[no] { "" }
     }
   *[other] , { $may } more are allowed{ $beside ->
        [yes] { " " }beside it
       *[no] { "" }
     }
 }{ $open ->
    [0] { "" }
    [one] , the remaining side open
   *[other] , the remaining { $open } sides open
 }. The room may be turned.
fee-of = for a fee of { $goods }

## The terminal drawing

sketch-player = { $who }: { $score ->
    [one] 1 point
   *[other] { $score } points
 }; { $goods }{ $marker ->
    [yes] ; start player
   *[no] { "" }
 }
sketch-display = Rooms in the display (points; walls: capital needed, small allowed, dot not allowed; cost; effect; * is blue):
sketch-caves = Rooms in the caves:
sketch-no-cost = nothing
sketch-tiles = Action tiles (x: taken):
sketch-face-down = { "  " }face down { $group ->
    [g2] (2 turns)
    [g3] (3 turns)
   *[g4] (4 turns)
 }: { $tiles }
sketch-turn = { $who } carries out { $tile }.
sketch-unseen = Still in the rock or the stack: { $rooms }
sketch-round = Round { $round } of { $rounds }, { $turns } turns each. Walls in the supply: { $walls }.
sketch-round-solo = Round { $round } of { $rounds }, { $turns } turns. Walls in the supply: { $walls }. Rooms in the stack: { $stack }.

## The picture

picture-tiles = Action tiles
picture-tiles-later = Action tiles, one more in each round
picture-rooms = Rooms: points, walls, cost and effect
picture-legend = Thick side: wall needed. Dashed side: wall allowed.
picture-points = { $points ->
    [one] point
   *[other] points
 }
picture-furnished = { $rooms } of { $spaces } spaces furnished
describe-round = Round { $round }: { $turns } turns{ $seats ->
    [one] { "" }
   *[other] { " " }each
 }.
describe-takes = { $who } takes an action tile.
describe-prepared = The next tile is drawn.
describe-goal = The goal is { $points } points.
describe-outstanding = More than { $points } points is an outstanding result.
describe-tile = { $tile } ({ $lies ->
    [open] can be taken
    [taken] taken
    [down] face down
   *[out] not in this game
 }): { $effect }
describe-room = { $room }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }, cost { $cost }. { $walls } { $colour ->
    [blue] Always active:
   *[orange] When used:
 } { $effect }
describe-furnished = { $space }: { $room }, { $points ->
    [one] 1 point
   *[other] { $points } points
 }: { $effect }
describe-rock = { $space }: rock with a face-down room{ $food ->
    [0] { "" }
   *[other] , { $food } food below
 }
describe-cavern = { $space }: empty cavern, { $any ->
    [yes] walls: { $walls }
   *[no] no walls
 }
describe-wall = Wall: { $edge }
describe-supply = Walls in the supply: { $walls }
describe-stack = Rooms in the stack: { $stack }
describe-cavern-free = The extra cavern goes to the first player to fill the whole board.
describe-cavern-owned = { $who } has the extra cavern.
describe-start-player = Start player
describe-winner = { $who } wins.
side-N = top
side-E = right
side-S = bottom
side-W = left

## How the game ended

ending-points = The player with more points wins.
ending-best_room = Equal points: the player with the more valuable single room wins.
ending-draw = Equal points and equally valuable best rooms: a draw.
ending-below_goal = You did not reach the goal of { $target } points this time. (More than { $outstanding } is outstanding.)
ending-goal = You reached the goal of { $target } points! More than { $outstanding } would be outstanding.
ending-outstanding = You reached the goal of { $target } points, and more than { $outstanding }: an outstanding result!
points-orange = Orange rooms
points-blue = Blue rooms
points-gold = Gold
counted-room = Rooms furnished
counted-tile = Action tiles taken

## Why a move is better

reason-course = Time that is left
reason-score = Points so far
reason-goods = Goods in stock
reason-space = Space and walls in the cave
reason-display = Rooms on display
reason-plans = Rooms to furnish next
reason-use = Use of rooms now
reason-engine = Use of rooms in turns to come
reason-tiles = Action tiles to come
reason-turn = Rest of the turn
reason-rooms = Rooms in the cave

## What is asked

prompt-take = Take an action tile: turn { $turn } of { $turns } in this round
prompt-tile = { $left ->
    [0] { $tile } is finished: end your turn
   *[other] Carry out { $tile }: { $left } of { $of } actions left
 }
prompt-rooms = Use a room: { $left } left
prompt-room = { $begun ->
    [yes] { $room }: go on, or finish with this room
   *[no] { $room }: choose what to do
 }
prompt-second = Choose the second cavern to dig out
prompt-side = You have filled your board: choose the side of the extra cavern
ask-take = Choose an action tile
ask-gain = Choose what to gain
ask-gain-option = Choose a good
ask-trade = Choose a trade
ask-trade-option = Choose what to pay
ask-barter-option = Choose different goods to pay
ask-barter-option-good = Choose another good to pay
ask-replenish-option = Choose the good to raise
ask-build-option = Choose where to build the wall
ask-raze-option = Choose the wall to tear down
ask-dig = Choose what to dig out
ask-dig-option = Choose the cavern to dig out
ask-furnish = Choose the fee for which you furnish
ask-furnish-option = Choose how to pay the fee
ask-furnish-option-fee = Choose a room from the display
ask-furnish-option-fee-room = Choose the cavern for this room
ask-rooms-option = Use a room, or collect goods first
ask-exchange = Choose what to exchange for food
ask-use = Choose a room in your cave
ask-cavern = Choose the side that is up
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

## What things are

card-verb-take = Take an action tile and carry out any of its actions, in any order. Nobody else can take it in this round.
card-verb-gain = You receive the goods, each up to its limit.
card-verb-trade = You pay everything left of the arrow and receive everything right of it.
card-verb-barter = You pay one each of different goods.
card-verb-replenish = Goods below the number are raised to it; you never lose goods.
card-verb-build = Take a wall from the supply and put it between two spaces of your cave. Rooms need walls.
card-verb-raze = Put one of your built walls back into the supply and receive the goods. Your rooms stay where they are.
card-verb-dig = Turn up a face-down room that can be reached from the entrance and put it into the display. The space is then an empty cavern.
card-verb-furnish = Put a room from the display into an empty cavern whose walls fit. You pay the fee of the action and the cost of the room.
card-verb-rooms = Use orange rooms in your cave, each at most once in a turn.
card-verb-use = Carry out at least one action of a room in your cave.
card-verb-collect = Take what the blue room gives now, before you use a room. Otherwise you receive it afterwards.
card-verb-done = Skip what is left of this room.
card-verb-stop = Skip the rooms that you could still use.
card-verb-exchange = At any time in your turn you may turn goods into food, one by one.
card-verb-cavern = Decide which side of the extra cavern is up. It is an empty cavern of your own.
card-verb-end = Skip what is left of the action tile. Then it is the next player’s turn.
card-option-open = Not done yet in this turn.
card-option-done = Already done in this turn.
card-option-room = An action of the room: { $room }.
card-cavern = Natural walls: { $walls }. Walls can be built: { $open }.
card-fee = What the action costs beside the cost of the room.
card-tile-does = { $blocks ->
    [one] Once: { $effect }.
   *[other] In any order, each at most once: { $effect }.
 }
card-tile-fee = A fee per dwarf means { $fee } in this round.
card-tile-gold = Only a player with more gold than the other player may take it. Now: { $gold }.
card-tile-in-use = { $who } is carrying it out.
card-tile-open = It can be taken.
card-tile-taken = It was taken in this round and is put back at the end of the round.
card-tile-out = It is not used in the solo game.
card-tile-face-down = Still face down; it is turned up { $several ->
    [yes] in one of the rounds { $first } to { $last }
   *[no] in round { $first }
 }.
card-tile-left = { $any ->
    [yes] Still to do: { $effect }.
   *[no] Everything on it is done.
 }
card-room-offer = { $points ->
    [one] 1 point
   *[other] { $points } points
 }, cost { $cost }; { $effect }
card-room-orange = When used: { $effect }.
card-room-blue = Always active: { $effect }.
card-room-points = { $points ->
    [0] Worth no points.
    [one] Worth 1 point.
   *[other] Worth { $points } points.
 }
card-room-cost = Cost, beside the fee of the action tile: { $cost }.
card-room-display = In the display: both players can furnish a cavern with it.
card-room-display-solo = In the display: you can furnish a cavern with it.
card-room-fits = { $any ->
    [yes] Fits in the cave of { $who }: { $spaces }.
   *[no] No empty cavern of { $who } has the right walls.
 }
card-room-owned = In the cave of { $who } ({ $space }).
card-room-in-use = In use now.
card-room-used = Used in this turn.
card-room-unused = Not used in this turn yet.
card-room-removed = Removed from this game.
card-room-unseen = { $stack ->
    [yes] Nobody has seen it yet: it lies face down in the rock or in the stack.
   *[no] Nobody has seen it yet: it lies face down in the rock.
 }
card-of = In the cave of { $who }.
card-space-rock = A face-down room lies here.{ $food ->
    [0] { "" }
   *[other] { " " }Digging it out brings { $food } food.
 }
card-space-found = +{ $goods }
card-space-reach = { $reachable ->
    [yes] It can be reached from the entrance and dug out.
   *[no] It cannot be reached now: walls or face-down rooms are in the way.
 }
card-space-empty = { $any ->
    [yes] An empty cavern. Walls: { $walls }.
   *[no] An empty cavern without walls.
 }
card-space-fits = { $any ->
    [yes] Rooms in the display that fit: { $rooms }.
   *[no] No room in the display fits.
 }
card-edge-wall = A built wall: it counts for the spaces on both sides and blocks the way.
card-edge-open = No wall: the way is free. A wall can be built here.
card-good-have = { $who } has { $amount }; the limit is { $limit }.
card-good-exchange = At any time in your turn: { $paid } for { $goods }.
card-good-points = { $points ->
    [0] Worth no points at the end.
    [one] Worth 1 point each at the end.
   *[other] Worth { $points } points each at the end.
 }
card-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
card-panel-goods = { $any ->
    [yes] Goods: { $goods }.
   *[no] No goods.
 }
card-panel-rooms = Orange rooms: { $orange }. Blue rooms: { $blue }. There must always be more orange ones.
card-score = Points of { $who }
card-start-player = { $who } begins this round.
card-start-passes = At the end of each round the pennant goes to the other player.
card-round = Round { $round } of { $rounds }
card-round-now = Round { $round } of { $rounds }.
card-round-turns = { $turns } turns{ $seats ->
    [one] { "" }
   *[other] { " " }for each player
 }.
card-round-fee = A fee of 1 food per dwarf means { $turns } food.
card-round-when = { $when ->
    [past] This round is over.
    [now] This round is being played.
   *[later] This round is still to come; one more action tile is turned up then.
 }
card-supply-walls = When the supply is empty, nobody can build a wall until one is torn down.
card-supply-cavern = It is one more space, dug out already, with two or three natural walls.
card-supply-stack = In a turn in which you dig out exactly one cavern, the top room of the stack comes into the display.

## The signs

sign-wood = Wood
sign-wood-text = A good that pays for rooms.
sign-stone = Stone
sign-stone-text = A good that pays for rooms.
sign-emmer = Emmer
sign-emmer-text = An old kind of grain. It can be exchanged for food at any time in your turn.
sign-flax = Flax
sign-flax-text = A good for gold and cloth. It can be exchanged for food at any time in your turn.
sign-food = Food
sign-food-text = Pays for furnishing and for some other actions.
sign-gold = Gold
sign-gold-text = Each is worth a point at the end. It pays for rooms and can be exchanged for food.
sign-arrow = Arrow
sign-arrow-text = Pay what is on the left to get what is on the right.
sign-raise = Arrow up
sign-raise-text = Raise the goods to this number if you have fewer.
sign-different = Different goods
sign-different-text = One each of different goods, whichever you like.
sign-wall = Wall
sign-wall-text = A built wall; with a plus: build one.
sign-razed = Broken wall
sign-razed-text = Tear down one of your walls.
sign-pick = Pickaxe
sign-pick-text = Dig out a cavern. In the overview of the rooms: still in the rock.
sign-through = Arrow through a wall
sign-through-text = Built walls are not in the way of this excavation.
sign-furnish = Furnished cavern
sign-furnish-text = Furnish a cavern with a room from the display.
sign-dwarf = Dwarf
sign-dwarf-text = One turn for each player in this round. Fees are paid per dwarf.
sign-plus = Plus
sign-plus-text = Receive this.
sign-slash = Small slash
sign-slash-text = Choose one of these.
sign-block = Thin line
sign-block-text = Separates actions: carry out any of them, in any order, each once.
sign-choice = Long slanted cut
sign-choice-text = Carry out one side or the other, not both.
sign-rooms = Number of rooms
sign-rooms-text = Use up to this many different orange rooms in your cave.
sign-orange = Orange room
sign-orange-text = Works when you use it. You must always have more orange than blue rooms.
sign-blue = Blue room
sign-blue-text = Works by itself whenever its condition is met.
sign-points = Points
sign-points-text = What a room is worth at the end.
sign-must = Thick side
sign-must-text = There must be a wall on this side of the space.
sign-may = Dashed side
sign-may-text = There may be a wall on this side. On sides without a line there must be none.
sign-used = Tick
sign-used-text = This room was used in this turn.
sign-pennant = Pennant
sign-pennant-text = The start player of the round.
sign-cavern = Extra cavern
sign-cavern-text = Goes to the first player to fill the whole board.
sign-seat = Shield and disc
sign-seat-text = The emblems of the two players.

## What the parts of a move are called

part-verb-take = Take an action tile
part-verb-gain = Gain goods
part-verb-trade = Trade
part-verb-barter = Trade different goods
part-verb-replenish = Replenish goods
part-verb-build = Build a wall
part-verb-raze = Tear down a wall
part-verb-dig = Dig out a cavern
part-verb-furnish = Furnish a cavern
part-verb-rooms = Use rooms
part-verb-use = Use a room
part-verb-collect = Collect goods now
part-verb-done = Finish with this room
part-verb-stop = Use no more rooms
part-verb-exchange = Exchange for food
part-verb-cavern = Choose the side of the extra cavern
part-verb-end = End the turn
part-verb-start = Start player
part-verb-remove = Remove a room
part-verb-turn = Turn up an action tile
part-verb-uncover = Uncover a room
part-verb-reveal = Reveal a room
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
part-fee-free = without a fee
part-fee-wood = fee paid in { good-wood }
part-fee-stone = fee paid in { good-stone }
part-fee-emmer = fee paid in { good-emmer }
part-fee-flax = fee paid in { good-flax }
part-fee-food = fee paid in { good-food }
part-fee-gold = fee paid in { good-gold }
part-option-1a = first action
part-option-1b = first action, second choice
part-option-2a = second action
part-option-2b = second action, second choice
part-option-3a = third action
part-option-3b = third action, second choice
part-space-r0c0 = first row, left
part-space-r0c1 = first row, middle
part-space-r1c0 = second row, left
part-space-r1c1 = second row, middle
part-space-r2c0 = third row, left
part-space-r2c1 = third row, middle
part-space-r3c0 = fourth row, left
part-space-r3c1 = fourth row, middle
part-space-r4c0 = fifth row, left
part-space-r4c1 = fifth row, middle
part-space-r4c2 = fifth row, right
part-space-extra = extra cavern
part-edge-e01 = first row, between left and middle
part-edge-e02 = left, between first and second row
part-edge-e03 = middle, between first and second row
part-edge-e04 = second row, between left and middle
part-edge-e05 = left, between second and third row
part-edge-e06 = middle, between second and third row
part-edge-e07 = third row, between left and middle
part-edge-e08 = left, between third and fourth row
part-edge-e09 = middle, between third and fourth row
part-edge-e10 = fourth row, between left and middle
part-edge-e11 = left, between fourth and fifth row
part-edge-e12 = middle, between fourth and fifth row
part-edge-e13 = fifth row, between left and middle
part-edge-e14 = fifth row, between middle and right
part-edge-xN = top of the extra cavern
part-edge-xE = right side of the extra cavern
part-edge-xS = bottom of the extra cavern
part-edge-xW = left side of the extra cavern
part-cavern-two_walls = with two walls
part-cavern-three_walls = with three walls

## What happened

event-start-player = { $who } begins.
event-room-removed = The { $room } is removed from the game.
event-round-began = Round { $round } of { $rounds } begins: { $turns } turns{ $seats ->
    [one] { "" }
   *[other] { " " }for each player
 }.
event-tile-turned = { $tile } is turned up.
event-tile-taken = { $who } takes { $tile }.
event-received = { $who } receives { $goods }.
event-lost = { $who } cannot store { $goods } and loses it.
event-traded = { $who } pays { $paid }{ $any ->
    [yes] { " " }and receives { $goods }
   *[no] { "" }
 }.
event-replenished = { $any ->
    [yes] { $who } raises { $kinds } to at least { $to } and receives { $goods }.
   *[no] { $who } already has at least { $to } of { $kinds } and receives nothing.
 }
event-exchanged = { $any ->
    [yes] { $who } exchanges { $paid } for { $goods }.
   *[no] { $who } exchanges { $paid } and receives nothing.
 }
event-wall-built = { $who } builds a wall ({ $edge }).
event-wall-razed = { $who } tears down a wall ({ $edge }){ $any ->
    [yes] { " " }and receives { $goods }
   *[no] { "" }
 }.
event-excavated = { $who } { $priced ->
    [yes] pays { $paid } and digs out a cavern
   *[no] digs out a cavern
 } ({ $space }){ $any ->
    [yes] { " " }and finds { $goods }
   *[no] { "" }
 }.
event-room-uncovered = The { $room } is uncovered and added to the display.
event-room-revealed = The { $room } comes from the stack into the display.
event-furnished = { $who } furnishes a cavern ({ $space }) with the { $room } { $priced ->
    [yes] for { $paid }
   *[no] without paying
 }: { $points ->
    [one] +1 point
   *[other] +{ $points } points
 }.
event-room-action-began = { $who } may use { $rooms ->
    [one] 1 room
   *[other] up to { $rooms } rooms
 }.
event-rooms-added = The { $room } lets { $who } use { $more ->
    [one] 1 more room
   *[other] { $more } more rooms
 }.
event-room-used = { $who } uses the { $room }.
event-room-reacted = The { $room } brings { $who } { $goods }.
event-room-traded = { $who } pays { $paid } at the { $room }{ $any ->
    [yes] { " " }and receives { $goods }
   *[no] { "" }
 }.
event-cavern-won = { $who } has filled the board and receives the extra cavern.
event-side-chosen = { $who } chooses the side with { $side ->
    [two_walls] two walls
   *[three_walls] three walls
 }.
event-room-left = { $who } is finished with the { $room }.
event-room-action-stopped = { $who } uses no more rooms.
event-turn-ended = { $who } ends the turn.
event-round-ended = Round { $round } ends; the action tiles are put back.
event-game-ended = The game is over. { $how }

## Why not

rule-not-your-turn = It is not your turn.
rule-take-tile-first = Take an action tile first.
rule-choose-side-first = You have filled your board: first choose the side of the extra cavern.
rule-second-excavation-first = You chose to dig out two caverns: dig out the second one first.
rule-one-tile-each-turn = You have already taken a tile in this turn. Carry it out or end the turn.
rule-no-side-to-choose = You have not just received the extra cavern; it goes to the first player to fill the whole board.
rule-no-second-excavation = You have no second cavern to dig out now. Choose the action you dig with.
rule-finish-room = Finish with the room you are using first.
rule-finish-room-action = First use a room, or stop using rooms.
rule-no-room-action = You can use rooms only with an action that says so. Choose that first.
rule-not-in-room = You are not using a room.
rule-tile-not-played = This tile is not used in the solo game.
rule-tile-face-down = This tile is still face down.
rule-tile-taken = This tile was already taken in this round. It is put back at the end of the round.
rule-tile-needs-more-gold = You may take this tile only if you have more gold than the other player.
rule-no-such-option = There is no such action on this tile or room.
rule-block-done = You have already done this. Each action of a tile or room is carried out once, and only on one side of a slanted cut.
rule-other-operation = That action does something else, or something is still missing.
rule-too-many-for-gain = You have too many already; this is only for players who have fewer.
rule-good-not-offered = You cannot choose this good here.
rule-good-not-replenished = This good cannot be replenished here.
rule-price-not-offered = This is not one of the prices. Choose one of them; they cannot be combined.
rule-wrong-kinds = Choose that many different goods, from those that the room accepts.
rule-no-wall-in-supply = There is no wall left in the supply.
rule-edge-not-yours = You cannot build there: it is not an open side of your extra cavern.
rule-edge-has-wall = There is already a wall here.
rule-no-wall-there = You have not built a wall there. You can tear down only walls that you built.
rule-not-face-down = You can dig out only face-down rooms of your own board.
rule-not-reachable = There is no way from the entrance: walls or face-down rooms are in between.
rule-behind-tiles = Face-down rooms are in between; you can pass only walls.
rule-no-second-tile = After this one you could not dig out a second cavern. Choose to dig out only one.
rule-not-on-display = This room is not in the display.
rule-fee-not-offered = The fee cannot be paid like that; look at the action tile.
rule-space-not-empty = Choose an empty cavern in your own cave.
rule-too-few-orange = You must always have more orange than blue rooms. Furnish another orange room first.
rule-walls-do-not-fit = The walls of this space do not fit the room, however you turn it.
rule-cannot-furnish = You cannot afford the fee plus the cost of the room.
rule-room-not-yours = This room is not in your cave.
rule-room-is-blue = You do not use blue rooms; they work by themselves.
rule-room-used = You have already used this room in this turn.
rule-room-useless = You can do nothing with this room now.
rule-trade-other-tile = This trade goes with another action tile.
rule-trade-done = You have already made this trade in this turn.
rule-nothing-to-collect = There is nothing to collect from this room now.
rule-use-room-first = Use at least one room before you stop; you can always use the Cave Entrance.
rule-carry-out-first = Do something in this room before you finish with it.
rule-cannot-pay = You cannot pay the price.
rule-no-exchange = Only emmer, flax and gold can be exchanged for food.
rule-nothing-to-exchange = You have none of it to exchange.
rule-exchange-spoils-room = After this exchange you could do nothing in the room you are using.

## Orders given beforehand

order-end = End my turns in this round when only exchanges are left
