# Caverna: Cave vs Cave in English.

game-name = Caverna: Cave vs Cave
seat-name = Player { $seat ->
    [0] A
   *[other] B
 }

## Options

option-start_player = Who starts: a player, or drawn by lot.
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

# One of several things.
one-of = { $list } / { $item }
# An option of a tile or room with its name in the notation.
one-option = { $option } { $effect }
# One more option behind those before it.
options = { $list }; { $item }
do-gain = gain { $goods }
do-gain-if-fewer = gain { $goods } if you have fewer than { $fewer }
do-trade = pay { $price } for { $goods }
do-trade-distinct = pay { $kinds } different goods for { $goods }
do-replenish-one = raise { $goods } to { $to }
do-replenish-all = raise all of { $goods } to { $to }
do-build-wall = build a wall
do-raze-wall = tear down a wall for { $goods }
do-excavate = dig { $count ->
    [one] 1 tile
   *[other] { $count } tiles
 }
do-excavate-through-walls = dig { $count ->
    [one] 1 tile
   *[other] { $count } tiles
 }, also through walls
do-pay-excavate = pay { $price } to dig { $count ->
    [one] 1 tile
   *[other] { $count } tiles
 }
do-pay-excavate-through-walls = pay { $price } to dig { $count ->
    [one] 1 tile
   *[other] { $count } tiles
 }, also through walls
do-furnish = furnish without fee
do-furnish-per-dwarf = furnish for { $food } food per dwarf
do-furnish-for = furnish for { $fee }
do-use-rooms = use { $count ->
    [one] 1 room
   *[other] up to { $count } rooms
 }
do-extra-room = use { $count } more
blue-trade = with { $tile }: you may pay { $price } for { $goods }
blue-gain-on-good = for { $min } to { $max } { $good } received at once: { $goods }
blue-extra-rooms = actions with { $counts } rooms: use { $extra } more
blue-gain-on-rooms = actions with { $counts } room: gain { $goods }
blue-gain-on-wall = for each wall you build: gain { $goods }

## The terminal drawing

sketch-player = { $who }: { $score ->
    [one] 1 point
   *[other] { $score } points
 }; { $goods }{ $marker ->
    [yes] ; start player
   *[no] { "" }
 }
sketch-display = Rooms to furnish (points; walls: capital must, small may, dot must not; cost; effect; * is blue):
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
picture-tiles-later = Action tiles that are turned up round by round
picture-rooms = Rooms: points, walls, cost and effect
picture-legend = Thick side: wall needed. Dashed side: wall possible.
picture-points = { $points ->
    [one] point
   *[other] points
 }
picture-furnished = { $rooms } of { $spaces } spaces furnished
describe-round = Round { $round }, { $turns } turns each.
describe-takes = { $who } takes an action tile.
describe-prepared = The next thing is drawn.
describe-goal = The goal is { $points } points.
describe-outstanding = More than { $points } points are outstanding.
describe-tile = { $tile } ({ $lies ->
    [open] free
    [taken] taken
    [down] face down
   *[out] not played with
 }): { $effect }
describe-room = { $room }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }, cost { $cost }; walls needed: { $must }{ $any ->
    [yes] ; walls possible: { $may }
   *[no] { "" }
 } (the room can be turned). { $colour ->
    [blue] Always at work:
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
describe-cavern = { $space }: empty cavern{ $any ->
    [yes] , walls: { $walls }
   *[no] , no walls
 }
describe-wall = Wall on { $edge }
describe-edge = No wall on { $edge }
describe-supply = Walls in the supply: { $walls }
describe-stack = Rooms in the stack: { $stack }
describe-cavern-free = The extra cavern is for the first who fills the board.
describe-cavern-owned = { $who } has the extra cavern.
describe-start-player = Start player
describe-winner = { $who } wins.
side-N = north
side-E = east
side-S = south
side-W = west

## How the game ended

ending-points = The higher score wins.
ending-best_room = The scores are equal; the more valuable single room wins.
ending-draw = Scores and best rooms are equal: a draw.
ending-below_goal = The goal is { $target } points, and more than { $outstanding } are outstanding: not reached this time.
ending-goal = The goal of { $target } points is reached. More than { $outstanding } would be outstanding.
ending-outstanding = The goal of { $target } points is reached, and more than { $outstanding } points are outstanding.

## What the parts of a move are called

part-verb-take = Take action tile
part-verb-gain = Gain goods
part-verb-trade = Pay and receive
part-verb-barter = Trade different goods
part-verb-replenish = Raise goods
part-verb-build = Build a wall
part-verb-raze = Tear down the wall
part-verb-dig = Dig out
part-verb-furnish = Furnish
part-verb-rooms = Begin to use rooms
part-verb-use = Use room
part-verb-collect = Collect goods of room
part-verb-done = Leave the room
part-verb-stop = Use no more rooms
part-verb-exchange = Exchange for food
part-verb-cavern = Turn up the extra cavern
part-verb-end = End the turn
part-verb-start = Start player
part-verb-remove = Remove room
part-verb-turn = Turn up action tile
part-verb-uncover = Uncover room
part-verb-reveal = Reveal room
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
part-fee-free = without fee
part-fee-wood = paying { good-wood }
part-fee-stone = paying { good-stone }
part-fee-emmer = paying { good-emmer }
part-fee-flax = paying { good-flax }
part-fee-food = paying { good-food }
part-fee-gold = paying { good-gold }
part-option-1a = option 1a
part-option-1b = option 1b
part-option-2a = option 2a
part-option-2b = option 2b
part-option-3a = option 3a
part-option-3b = option 3b
part-space-r0c0 = r0c0 (first row, left)
part-space-r0c1 = r0c1 (first row, middle)
part-space-r1c0 = r1c0 (second row, left)
part-space-r1c1 = r1c1 (second row, middle)
part-space-r2c0 = r2c0 (third row, left)
part-space-r2c1 = r2c1 (third row, middle)
part-space-r3c0 = r3c0 (fourth row, left)
part-space-r3c1 = r3c1 (fourth row, middle)
part-space-r4c0 = r4c0 (fifth row, left)
part-space-r4c1 = r4c1 (fifth row, middle)
part-space-r4c2 = r4c2 (fifth row, right)
part-space-extra = extra cavern
part-edge-e01 = e01 (first row, between left and middle)
part-edge-e02 = e02 (left, between first and second row)
part-edge-e03 = e03 (middle, between first and second row)
part-edge-e04 = e04 (second row, between left and middle)
part-edge-e05 = e05 (left, between second and third row)
part-edge-e06 = e06 (middle, between second and third row)
part-edge-e07 = e07 (third row, between left and middle)
part-edge-e08 = e08 (left, between third and fourth row)
part-edge-e09 = e09 (middle, between third and fourth row)
part-edge-e10 = e10 (fourth row, between left and middle)
part-edge-e11 = e11 (left, between fourth and fifth row)
part-edge-e12 = e12 (middle, between fourth and fifth row)
part-edge-e13 = e13 (fifth row, between left and middle)
part-edge-e14 = e14 (fifth row, between middle and right)
part-edge-xN = xN (north side of the extra cavern)
part-edge-xE = xE (east side of the extra cavern)
part-edge-xS = xS (south side of the extra cavern)
part-edge-xW = xW (west side of the extra cavern)
part-cavern-two_walls = with two walls
part-cavern-three_walls = with three walls

## What happened

event-start-player = { $who } begins.
event-room-removed = { $room } is not played with.
event-round-began = Round { $round } begins, with { $turns } turns for each player.
event-tile-turned = { $tile } is turned up.
event-tile-taken = { $who } takes { $tile }.
event-paid = { $who } pays { $goods }.
event-received = { $who } receives { $goods }.
event-lost = { $who } has no room for { $goods }.
event-replenished = { $who } raises { $goods } to at least { $to }.
event-exchanged = { $who } exchanges { $good } for food.
event-wall-built = { $who } builds a wall on { $edge }.
event-wall-razed = { $who } tears down the wall on { $edge }.
event-excavated = { $who } digs out { $space }.
event-room-uncovered = { $room } is found and comes into the display.
event-room-revealed = { $room } comes from the stack into the display.
event-furnished = { $who } furnishes { $room } on { $space }.
event-room-action-began = { $who } begins to use { $rooms ->
    [one] a room
   *[other] { $rooms } rooms
 }.
event-room-used = { $who } uses { $room }.
event-room-reacted = { $room } of { $who } takes effect.
event-cavern-won = { $who } has filled the board and receives the extra cavern.
event-side-chosen = { $who } turns up the side with { $side ->
    [two_walls] two walls
   *[three_walls] three walls
 }.
event-room-left = { $who } leaves { $room }.
event-room-action-stopped = { $who } uses no more rooms.
event-turn-ended = { $who } ends the turn.
event-round-ended = Round { $round } ends; the tiles return.
event-game-ended = The game is over.

## Why not

rule-not-your-turn = It is not your turn; the players take turns one by one.
rule-take-tile-first = Take an action tile first.
rule-choose-side-first = You have filled your board: first choose the side of the extra cavern.
rule-second-excavation-first = You chose to dig two tiles: dig the second one first.
rule-one-tile-each-turn = You have taken your tile for this turn; use it or end the turn.
rule-no-side-to-choose = You have not just received the extra cavern; it goes to the first player who fills the board.
rule-no-second-excavation = There is no second tile to dig now; name the option with which you dig, such as 1a.
rule-finish-room = Finish the room you are using first.
rule-finish-room-action = Finish the room action first: use a room, or stop.
rule-no-room-action = Rooms are used in a room action; begin one first.
rule-not-in-room = You are not in a room that could be left.
rule-tile-not-played = This tile is not part of the solo game.
rule-tile-face-down = This tile is still face down.
rule-tile-taken = This tile was taken in this round; it returns at the end of the round.
rule-tile-needs-more-gold = You may take this tile only with more gold than your opponent.
rule-no-such-option = There is no such option here; look at the blocks and their letters.
rule-block-done = This block is already carried out; each block only once, and only one of its options.
rule-other-operation = That option does something else, or needs something named with it.
rule-too-many-for-gain = You have too many already; this gain is for those who have fewer.
rule-good-not-offered = This good is not among the alternatives.
rule-good-not-replenished = This good is not among those that can be raised.
rule-price-not-offered = This is not one of the prices; choose one, without mixing.
rule-wrong-kinds = Name as many different goods as the room asks for, from those it accepts.
rule-no-wall-in-supply = There is no wall left in the supply.
rule-edge-not-yours = This edge is not yours to build on: it is no open side of an extra cavern of yours.
rule-edge-has-wall = There is a wall on this edge already.
rule-no-wall-there = You have built no wall there; only your own built walls can be torn down.
rule-not-face-down = Only a face-down tile of your board can be dug out.
rule-not-reachable = There is no way from the entrance: walls or face-down tiles are in between.
rule-behind-tiles = There are face-down tiles in between; only walls can be passed.
rule-no-second-tile = A second tile could not be dug after this one; dig one tile only.
rule-not-on-display = This room is not in the display.
rule-fee-not-offered = The fee cannot be paid like that; look at the tile.
rule-space-not-empty = The space must be an empty one of your own.
rule-too-few-orange = You must always have more orange than blue rooms; furnish another orange room first.
rule-walls-do-not-fit = The walls of the space do not fit the room, however it is turned.
rule-cannot-furnish = You cannot pay the fee and the cost of the room together.
rule-room-not-yours = This room is not in your cave.
rule-room-is-blue = Blue rooms are not used; they work by themselves.
rule-room-used = You have used this room in this turn already.
rule-room-useless = Nothing in this room can be carried out now.
rule-trade-other-tile = This trade goes with another action tile.
rule-trade-done = You have made this trade in this turn already.
rule-nothing-to-collect = There is nothing to collect from this room now.
rule-use-room-first = Use at least one room before you stop; the entrance can always be used.
rule-carry-out-first = Carry out something in this room before you leave it.
rule-cannot-pay = You cannot pay the price.
rule-no-exchange = Only emmer, flax and gold can be exchanged for food.
rule-nothing-to-exchange = You have none of it to exchange.
rule-exchange-spoils-room = After this exchange you could carry out nothing in the room you are using.
