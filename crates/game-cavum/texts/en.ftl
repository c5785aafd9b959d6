# Cavum in English.

game-name = Cavum
seat-name = Player { $seat ->
    [0] A
    [1] B
    [2] C
   *[3] D
 }

## Pieces

colour-yellow = yellow
colour-red = red
colour-blue = blue
colour-green = green
colour-white = white
colour-violet = violet
tile-two = two
tile-three = three
tile-four = four
tile-six = six
tile-dynamite-two = dynamite-two
tile-dynamite-three = dynamite-three
tile-dynamite-four = dynamite-four
tile-dynamite-six = dynamite-six
count-tiles = { $count ->
    [one] { $tile }
   *[other] { $count } { $tile }
 }
count-stones = { $count } { $colour }

## Parts of moves

part-verb-bid = Bid
part-verb-pass = Pass
part-verb-card = Take a sequence card
part-verb-order = Take an order
part-verb-lay = Lay a tile
part-verb-station = Station
part-verb-vein = Vein
part-verb-option = Use an option
part-verb-points = Points
part-verb-discard = Discard
part-verb-prospect = Prospect
part-verb-nothing = Nothing
part-verb-end = End the turn
part-verb-sell = Sell
part-verb-fulfil = Fulfil an order
part-verb-done = Fulfil no more orders
part-verb-opener = Opens the first auction
part-verb-reveal = Turn up
part-tile-two = Two exits
part-tile-three = Three exits
part-tile-four = Four exits
part-tile-six = Six exits
part-tile-dynamite-two = Dynamite, two exits
part-tile-dynamite-three = Dynamite, three exits
part-tile-dynamite-four = Dynamite, four exits
part-tile-dynamite-six = Dynamite, six exits
part-colour-yellow = Yellow
part-colour-red = Red
part-colour-blue = Blue
part-colour-green = Green
part-colour-white = White
part-colour-violet = Violet
part-rotation-0 = Not turned
part-rotation-1 = Turned left by 60°
part-rotation-2 = Turned left by 120°
part-rotation-3 = Turned by 180°
part-rotation-4 = Turned right by 120°
part-rotation-5 = Turned right by 60°
part-card = Sequence card { $word }
part-order = Order { $word }

## Options of a table

option-variant = The length of the game: the standard game of three phases, or the learning game of two.
option-variant-standard = standard game
option-variant-learning = learning game
option-first_opener = Who opens the first auction: a seat, or drawn by lot.
option-first_opener-drawn = drawn by lot
option-open_stones = Show the colours of everybody's stones instead of letting the players remember them.
option-vein_reached_excludes_placed_hex = The tile that is covered by a new tile does not count as leading to a vein.
option-foreign_city_station_bars_laying = Nobody may lay a tile beside a city cell with another player's station.
option-station_only_on_previous_action = A mountain station stands only on the tile of the action just before, not on the last tile of the turn.
option-empty_city_cell_passable = A way may lead through an empty city cell.
option-vein_removed_after_whole_route = A vein emptied on a route is removed after the whole route, not while the route is walked.
option-prospect_may_be_empty = A player may prospect without a route even if a route would bring a stone.
option-colour_sale_free_opening = The first bid for a colour may be lower than its highest open space.
option-score_may_go_negative = Penalties for unfulfilled orders may take a score below zero.

## The terminal drawing

sketch-legend = (4) tunnel with its exits   !4! dynamite   y*9 vein: colour and stones   [A] station   G7 free hex or city cell   # separator
sketch-veins = Veins: { $veins }
sketch-vein = { $hex } { $colour } { $stones }
sketch-scales = Highest open space: { $scales }
sketch-scale = { $colour } { $open }
sketch-pool = Pool: { $tiles }; { $veins ->
    [one] one vein
   *[other] { $veins } veins
 }; stations { $stations }
sketch-pool-stations = { $letter } { $count }
sketch-nothing = –
sketch-orders-listed = { $list }; { $item }
sketch-city-station = { $cell } ({ $city })
sketch-order = { $order }: { $stones } for { $value } (unfulfilled -{ $penalty })
sketch-order-on-show = Order { $card }{ $chips ->
    [0] { "" }
    [one] , one chip
   *[other] , { $chips } chips
 }
sketch-player = [{ $letter }] { $who } ({ $seat }): { $score } points, card { $card }, stones: { $stones }
    { "    " }hand: { $tiles }; stations { $stations }, veins { $veins }, options { $options }
    { "    " }stations at { $places }; orders: { $orders }
sketch-phase = Phase { $phase } of { $phases }
section-opener = Drawing lots for who opens the auction
section-reveal = Turning up orders
section-auction = Auction for the order of play
section-auction-standing = Auction for the order of play: { $who } bids { $points }
section-choose = The winner takes a sequence card
section-orders = Taking orders
section-build = Building
section-colour-sale = Sale of { $colour }
section-colour-sale-standing = Sale of { $colour }: { $who } asks { $points }
section-selling = Sale of { $colour } for { $points } each
section-order-sale = Fulfilling orders
section-final-sale = Final sale
section-over = The game is over

## The picture

picture-pool = Pool
picture-veins = Veins { $count }
picture-counts = Stones { $stones } · Stations { $stations } · Veins { $veins } · Options { $options }
picture-times = ×{ $count }
picture-penalty = −{ $penalty }
picture-order-number = #{ $order }
direction-east = east
direction-north-east = north-east
direction-north-west = north-west
direction-west = west
direction-south-west = south-west
direction-south-east = south-east
describe-free = { $hex }: rock
describe-tile = { $hex }: { $tile }, exits { $exits }
describe-vein = { $hex }: vein with { $stones } { $colour }
describe-station = { $hex }: station of { $who }
describe-city-cell = { $cell }: city { $city }, free
describe-city-station = { $cell }: city { $city }, station of { $who }
describe-scale = { $colour }: highest open space { $open }
describe-sequence-card = Sequence card { $card }

## What happened

event-phase-began = Phase { $phase } begins.
event-opener-drawn = { $who } opens the first auction.
event-order-revealed = Order { $order } is turned up.
event-bid = { $who } bids { $points }.
event-passed = { $who } passes.
event-auction-won = { $who } wins the auction for { $points }.
event-card-taken = { $who } takes sequence card { $card }.
event-dealt = Everybody is dealt twelve pieces.
event-order-taken = { $who } takes order { $order }{ $points ->
    [0] .
   *[other] { " " }and scores { $points } for its chips.
 }
event-chips-placed = { $orders ->
    [one] One order left gets a chip.
   *[other] { $orders } orders left get a chip each.
 }
event-tile-laid = { $who } lays a { $tile } on { $hex }{ $bought ->
    [yes] { " " }from the pool.
   *[no] .
 }
event-station-built = { $who } builds a station on { $place }{ $bought ->
    [yes] { " " }from the pool.
   *[no] .
 }
event-vein-discovered = { $who } discovers a vein on { $hex }{ $bought ->
    [yes] { " " }from the pool
   *[no] { "" }
 }: { $stones } { $colour }.
event-option-scored = { $who } uses an option for { $points ->
    [one] one point
   *[other] { $points } points
 }.
event-tile-discarded = { $who } discards a { $tile }, which cannot be laid anywhere.
event-station-discarded = { $who } discards a station.
event-vein-discarded = { $who } discards a vein.
found-stone = { $colour } ({ $hex })
event-prospected = { $count ->
    [0] { $who } prospects and finds nothing.
   *[other] { $who } prospects: { $stones }.
 }
event-vein-exhausted = The vein on { $hex } is exhausted.
event-turn-ended = { $who } ends the turn.
event-city-scored = City { $city }: { $who } scores { $points } for { $stations ->
    [one] one connected station.
   *[other] { $stations } connected stations.
 }
event-exploded = Dynamite explodes on { $places }: { $tiles ->
    [one] one tile falls.
   *[other] { $tiles } tiles fall.
 }
event-sale-bid = { $who } would sell { $colour } for { $price }.
event-sale-passed = { $who } passes on { $colour }.
event-sold = { $who } sells { $stones } { $colour } for { $points ->
    [one] one point
   *[other] { $points } points
 }.
event-nothing-sold = Nobody sells { $colour }.
event-order-fulfilled = { $who } fulfils order { $order } for { $points } points.
event-orders-done = { $who } fulfils no more orders.
event-penalty = { $who } loses { $points ->
    [one] one point
   *[other] { $points } points
 } for unfulfilled orders.
event-stone-sold = { $who } sells a { $colour } stone for { $points }.
event-game-ended = The game is over.

## Why not

rule-other-section = That belongs to another section of the game; look at what is asked now.
rule-auction-turn = It is another player's turn to bid; bidding goes clockwise among those without a sequence card.
rule-opener-must-bid = Who opens an auction must bid; a bid of 0 costs nothing.
rule-raise-too-low = A raise must be at least one higher than the standing bid; otherwise pass.
rule-bid-exceeds-score = You cannot bid more points than you have.
rule-winner-takes-card = Only the winner of an auction takes a sequence card, right after winning it.
rule-card-not-on-offer = Somebody has taken that sequence card already; choose one that is left.
rule-orders-turn = It is another player's turn to take an order card or pass.
rule-order-not-on-show = That order card does not lie face up; choose one that does.
rule-build-turn = It is another player's turn to build.
rule-at-least-one-action = A turn has at least one action; act before you end it.
rule-piece-not-in-hand = You have no such piece left in this phase.
rule-tile-can-be-laid = A tile can be discarded only when it fits nowhere; this one can still be laid.
rule-not-in-pool = The pool has no such item.
rule-cover-fewer-exits = A tile covers only tiles with fewer exits than its own.
rule-station-blocks-tile = A station stands there; its tile cannot be covered.
rule-vein-blocks-tile = A vein lies there; its tile cannot be covered.
rule-foreign-city-bars = At this table nobody may lay a tile beside another player's city station.
rule-no-continuation = No exit of the tile continues a tunnel; one must meet an exit of a neighbouring tile, a reached vein or your own city station.
rule-vein-not-reached = No tunnel on another hex leads to that vein yet, so it cannot be continued.
rule-city-not-own = A tunnel may start from a city cell only where your own station stands.
rule-station-there = A station stands there already.
rule-not-just-laid = A mountain station needs a tile that you laid with the action just before.
rule-not-on-board = The tile must lie directly on the board, not on another tile.
rule-no-station-on-dynamite = No station can stand on dynamite.
rule-no-station-on-vein = A vein lies there; no station can stand on it.
rule-separator = That cell separates two cities; nothing can be built on it.
rule-city-cell-taken = Another station stands on that city cell.
rule-city-not-connected = No way leads from that city cell to one of your mountain stations.
rule-vein-needs-tile = A vein needs a tile to lie on.
rule-vein-needs-free-tile = A station or a vein is on that hex already.
rule-vein-beside-city = A vein must not touch a city cell.
rule-vein-beside-vein = A vein must not touch another vein.
rule-no-stone-on-scale = No stone of that colour is left on its scale.
rule-prospect-is-last = Prospecting is the last action of a phase; use up your other pieces first.
rule-route-too-short = A route leads from one place to another; name at least two.
rule-route-ends-at-stations = A route must start and end at your own stations.
rule-route-repeats = A route visits no place twice.
rule-foreign-station = Another player's station interrupts the route.
rule-not-in-network = The route leads over a place without a tunnel, a vein or a station of yours.
rule-not-joined = Two places that follow each other on the route are not joined by exits on both sides.
rule-emptied-vein-left = The route takes the last stone of that vein, so it must go on by an exit of the tile below.
rule-must-prospect = A route would bring a stone, so at this table one such route must be named.
rule-sale-turn = It is another player's turn in the colour sale.
rule-no-stone-to-show = Only who owns a stone of the colour can bid; you must pass.
rule-bid-above-scale = The first bid is at most the highest open space of the scale.
rule-open-at-highest = At this table the first bid must be the highest open space of the scale.
rule-underbid-needed = Each further bid must be lower than the standing one; otherwise pass.
rule-bid-at-least-one = A bid is at least 1.
rule-seller-sells = Only the last bidder of a colour sells it, and does so at once.
rule-sell-what-one-has = Sell at least one stone of the colour and at most as many as you have.
rule-order-sale-turn = It is another player's turn to fulfil orders.
rule-not-own-order = That order card does not lie in front of you.
rule-order-not-payable = You do not have all stones of that order card.
rule-final-sale-turn = The player with the lowest score among those with stones sells next.
rule-no-stone-to-sell = You have no stone of that colour.
