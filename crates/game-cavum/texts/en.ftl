# Cavum in English.

game-name = Cavum
game-about = Dig tunnels into a mountain, discover veins of gemstones and be the one who can reach them. A game takes about an hour and a half; the rules are of medium weight, and planning pays.
game-reconstructed = The printed board and cards could not be seen: where the cities and the four start tiles lie, the shape of the three-exit tile, the violet stones, the order of the colours, the dynamite on the sequence cards and most of what the order cards say are reconstructed.
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
gems-yellow = yellow stones
gems-red = red stones
gems-blue = blue stones
gems-green = green stones
gems-white = white stones
gems-violet = violet stones
stones-yellow = { $count ->
    [one] { $count } yellow stone
   *[other] { $count } yellow stones
 }
stones-red = { $count ->
    [one] { $count } red stone
   *[other] { $count } red stones
 }
stones-blue = { $count ->
    [one] { $count } blue stone
   *[other] { $count } blue stones
 }
stones-green = { $count ->
    [one] { $count } green stone
   *[other] { $count } green stones
 }
stones-white = { $count ->
    [one] { $count } white stone
   *[other] { $count } white stones
 }
stones-violet = { $count ->
    [one] { $count } violet stone
   *[other] { $count } violet stones
 }
tile-two = two-exit tile
tile-three = three-exit tile
tile-four = four-exit tile
tile-six = six-exit tile
tile-dynamite-two = two-exit dynamite tile
tile-dynamite-three = three-exit dynamite tile
tile-dynamite-four = four-exit dynamite tile
tile-dynamite-six = six-exit dynamite tile
count-tiles = { $count ->
    [one] { $tile }
   *[other] { $count } × { $tile }
 }
count-stones = { $count } { $colour }
describe-thing = { $title }. { $facts }
place-in-city = { $cell } (city { $city })

## Parts of moves

part-verb-bid = bid
part-verb-pass = pass
part-verb-card = take a sequence card
part-verb-order = take an order
part-verb-lay = lay a tile
part-verb-station = build a station
part-verb-vein = discover a vein
part-verb-option = use an option
part-verb-points = points
part-verb-discard = put into the pool
part-verb-prospect = prospect
part-verb-nothing = no route
part-verb-end = end your turn
part-verb-sell = sell
part-verb-fulfil = fulfil an order
part-verb-done = fulfil no more orders
part-verb-opener = opens the first auction
part-verb-reveal = turn up
part-tile-two = two-exit tile
part-tile-three = three-exit tile
part-tile-four = four-exit tile
part-tile-six = six-exit tile
part-tile-dynamite-two = two-exit dynamite tile
part-tile-dynamite-three = three-exit dynamite tile
part-tile-dynamite-four = four-exit dynamite tile
part-tile-dynamite-six = six-exit dynamite tile
part-piece-station = station
part-piece-vein = vein
part-colour-yellow = yellow
part-colour-red = red
part-colour-blue = blue
part-colour-green = green
part-colour-white = white
part-colour-violet = violet
part-rotation-0 = not turned
part-rotation-1 = turned left by 60°
part-rotation-2 = turned left by 120°
part-rotation-3 = turned by 180°
part-rotation-4 = turned right by 120°
part-rotation-5 = turned right by 60°
part-card = card { $word }
part-order = order { $word }
label-order = order { $order } ({ $stones } for { $value } points)
label-card = card { $card } with the { $tile }
label-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
label-price = { $points ->
    [one] { $points } point per stone
   *[other] { $points } points per stone
 }
label-sale = { $stones } for { $points ->
    [one] { $points } point
   *[other] { $points } points
 }

## What is asked

prompt-auction-open = Open the auction with a bid of 0 or more. The highest bid pays and chooses a sequence card.
prompt-auction = Bid more than { $points }, the bid of { $who }, or pass.
prompt-card = Choose a sequence card. Lower numbers play first.
prompt-orders = Take an order card, or pass for the rest of this section.
prompt-build = Choose an action: { $left } of { $most } left in this turn. You still have { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
 } to use in this phase.
prompt-prospect = Prospect: choose a route between two of your stations.
prompt-sale-open = Offer { $gems } at { $price ->
    [one] { $price } point
   *[other] { $price } points
 } each or less, or pass. The lowest offer sells.
prompt-sale = { $who } offers { $gems } at { $price } each. Offer less, or pass.
prompt-sale-without-stone = You have no { $gems }, so you must pass.
prompt-selling = Choose how many { $gems } you sell at { $price } each.
prompt-order-sale = Choose an order to fulfil, or finish.
prompt-no-orders = You have no orders to fulfil.
prompt-final-sale = Choose a stone to sell at the highest open space of its scale.

ask-bid = Choose how much to bid.
ask-card = Lower numbers play first.
ask-order = Choose an order card.
ask-lay = Choose a tile.
ask-lay-tile = Choose where to lay it.
ask-lay-tile-hex = Choose how to turn it.
ask-station = Choose where to build it.
ask-vein = Choose the tile on which the vein lies.
ask-vein-hex = Choose the colour of its stones.
ask-option = Choose something from the pool, or points.
ask-option-lay = Choose a tile from the pool.
ask-option-lay-tile = Choose where to lay it.
ask-option-lay-tile-hex = Choose how to turn it.
ask-option-station = Choose where to build it.
ask-option-vein = Choose the tile on which the vein lies.
ask-option-vein-hex = Choose the colour of its stones.
ask-discard = Choose what goes into the pool.
ask-prospect = Choose the station where your route starts.
ask-prospect-hex = Choose where your route goes on.
ask-prospect-hex-city = Choose where your route goes on.
ask-prospect-hex-city-hex = Choose where your route goes on.
ask-prospect-hex-city-hex-city = Choose where your route goes on.
ask-prospect-city = Choose where your route goes on.
ask-prospect-city-hex = Choose where your route goes on.
ask-prospect-city-hex-city = Choose where your route goes on.
ask-prospect-city-hex-city-hex = Choose where your route goes on.
ask-sell = Choose what to sell.
ask-fulfil = Choose the order that you fulfil.

## Where points come from

points-start = Start
points-earlier = Earlier, source not recorded
points-auction = Auctions
points-chips = Chips on orders
points-options = Options
points-cities = Cities
points-colour-sale = Colour sales
points-orders = Orders
points-penalties = Unfulfilled orders
points-final-sale = Final sale
counted-order = Orders fulfilled
counted-card = Sequence cards taken

## Why a move is better

reason-course = Turns still to come
reason-score = Points scored
reason-cities = Points from cities
reason-tunnels = Reach of tunnels and mountain stations
reason-haul = Stones on the best route of this phase
reason-haul-later = Stones on routes of later phases
reason-veins = Veins near the tunnels
reason-orders = Orders
reason-market = Stones to sell
reason-hand = Pieces left to use
reason-tempo = Turn order and pace

## What things are

what-station = station of { $who }
what-vein = vein
what-rock = bare rock
what-city = city { $city }
what-gap = Between two cities
card-title = Sequence card { $card }
deck-title = Pile of order cards
stock-title = Stations of { $who } in the pool
stones-title = Stones of { $who }
brief-sold-now = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
brief-held = { $count } left
brief-new-vein = { $count ->
    [one] { $count } stone on the vein
   *[other] { $count } stones on the vein
 }

fact-vein = It holds { $stones }.
fact-exits = Exits: { $exits }.
fact-stack = { $tiles } tiles lie on each other here.
fact-city-free = This city space is free.
fact-city-connected = { $who } has a station here that is connected to one of their mountain stations.
fact-city-unconnected = { $who } has a station here that is not connected to any of their mountain stations, so the space counts as free.
fact-city = { $free } of the { $spaces } spaces of city { $city } count as free: so many points for each connected station.
fact-city-next = With a connected station here, each one in this city scores { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
fact-scale = { $open ->
    [0] No space of the scale is open.
   *[other] Highest open space: { $open }.
 } { $count ->
    [one] { $count } stone lies on the scale
   *[other] { $count } stones lie on the scale
 } and { $veins } on veins.
fact-pool = { $tiles }; { $veins ->
    [one] { $veins } vein
   *[other] { $veins } veins
 }; stations: { $stations }.
fact-pool-stations = { $who } { $count }
fact-order = Hand in { $stones } to score { $value ->
    [one] { $value } point
   *[other] { $value } points
 }. If it is not fulfilled by the end of the game, it costs { $penalty ->
    [one] { $penalty } point
   *[other] { $penalty } points
 }.
fact-chips = Its chips bring { $points } points as soon as it is taken.
fact-order-holder = { $who } holds it.
fact-order-complete = All its stones are there.
fact-order-missing = Still missing: { $stones }.
fact-stones-seen = Stones: { $stones }.
fact-stones = Stones: { $count }.
fact-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
fact-card = Sequence card { $card }.
fact-card-holder = { $who } holds it.
fact-hand = { $pieces } pieces left to use in this phase: { $tiles }; stations: { $stations }, veins: { $veins }, options: { $options }.
fact-orders = Orders to fulfil: { $orders }.
fact-passed = Has passed.
fact-held = { $who } has { $held } left to use in this phase.
fact-in-pool = In the pool: { $count }.

about-rock = A tile can be laid here if one of its exits continues a tunnel.
about-tile = A tile with more exits can cover it, and a vein can be discovered on it unless a city space or another vein is next to it.
about-just-laid = It was laid with the last action, so a station can be built on it now if it lies directly on the board.
about-dynamite = Visible dynamite explodes after the city scoring. It removes itself, all tiles under it, and the top tile of each neighbouring space without a station or a vein.
about-vein = A route takes one stone as it passes. A vein has exits on all six sides, belongs to nobody, and goes into the pool with its last stone.
about-station = Routes and connections of other players cannot pass. Its tile can be neither covered nor blown up.
about-city = A station can be built on a free city space that is connected to one of your mountain stations.
about-gap = Nothing can be built here.
about-scale = A stone sold or handed in goes back to the highest open space. New veins take their stones from the lowest spaces.
about-bid = The highest bid pays these points and chooses a sequence card.
about-price = The lowest price sells: each stone then brings this many points.
about-sale = The stones go to the highest open spaces of their scale.
about-phase = Each phase: auction of the sequence cards, taking orders, building, city scoring, explosion, colour sale, fulfilling orders.
about-card = Lower numbers play first. It comes with the { $tile }.
about-deck = { $count ->
    [one] { $count } order card is
   *[other] { $count } order cards are
 } still face down. { $each } are turned up at the start of each phase.
about-pool = With an option you take one piece from the pool and use it at once.
about-stock = { $count ->
    [one] { $count } station.
   *[other] { $count } stations.
 } Only { $who } can take them, with an option.
about-stones = Stones lie face down until the final sale. Only their owner may look at them.

verb-bid = Bid points for the next sequence card. The highest bid pays and chooses.
verb-bid-price = Offer to sell stones of this colour at this price. The lowest offer sells.
verb-pass = You are out of this auction, but may bid again in the next one.
verb-pass-orders = You take no more orders in this phase.
verb-pass-sale = You sell no stones of this colour in this phase.
verb-card = The sequence card decides when you play and which dynamite tile you get.
verb-order = The order card lies face up in front of you until it is fulfilled.
verb-lay = At least one exit must continue a tunnel. A tile can cover tiles with fewer exits, but no station and no vein.
verb-station = Build it on the tunnel tile that you laid with the action just before, if that lies directly on the board, or on a free city space that is connected to one of your mountain stations.
verb-vein = Put a vein on a tile that is not next to a city space or another vein, and { $stones } stones of one colour on it.
verb-option = Take a piece from the pool and use it at once, or score { $points } points.
verb-points = The option brings { $points } points and nothing from the pool.
verb-discard = A station or a vein that you do not want to use, or a tile that fits nowhere, goes into the pool. This is an action.
verb-prospect = Take one stone from each vein on a route between two of your stations. This is your last action of the phase.
verb-nothing = Prospect without a route and take no stones.
verb-end = The next player takes a turn. You need not use all your actions.
verb-sell = Choose how many stones you sell at your price.
verb-sell-final = The player with the lowest score sells one stone at the highest open space of its scale.
verb-fulfil = Hand in the stones of an order card and score its points.
verb-done = Unfulfilled orders stay in front of you.
verb-opener = The player who opens the first auction is drawn.
verb-reveal = The next order card is turned up.

## The signs of the pictures

sign-gem-text = A precious stone. Each colour has its own shape.
sign-tile = Tunnel tile
sign-tile-text = All its exits meet in the middle.
sign-dynamite = Dynamite tile
sign-dynamite-text = It explodes after the city scoring if it is visible.
sign-levels = Stack
sign-levels-text = So many tiles lie on each other.
sign-vein = Vein
sign-vein-text = The number says how many stones are left. A route takes one as it passes.
sign-vein-tile = Vein without stones
sign-vein-tile-text = A vein in your hand or in the pool, to be discovered on a tile.
sign-station = Station
sign-station-text = Each player has their own shape, colour and letter.
sign-city = City space
sign-city-text = The letter is the city, below it is the name of the space.
sign-gap = Gap
sign-gap-text = Separates two cities. Nothing can be built here.
sign-option = Option
sign-option-text = Take a piece from the pool and use it at once, or score points.
sign-prospect = Prospect tile
sign-prospect-text = Your last action of each phase: take stones along a route.
sign-stone = Stones face down
sign-stone-text = Only their owner may look at their colours.
sign-chip = 2-chip
sign-chip-text = An order card with chips brings points as soon as it is taken.

## Options of a table

option-variant = The length of the game: the standard game of three phases, or the learning game of two.
option-variant-standard = standard game
option-variant-learning = learning game
option-first_opener = Who opens the first auction: a chosen player, or one drawn at random.
option-first_opener-drawn = drawn at random
option-open_stones = Show the colours of all players’ stones, so nobody has to remember them.
option-vein_reached_excludes_placed_hex = A tile you are covering no longer counts as leading to a vein.
option-foreign_city_station_bars_laying = Nobody may lay a tile next to a city space with another player’s station.
option-station_only_on_previous_action = A mountain station must be built immediately after its tile is laid, with no other action in between.
option-empty_city_cell_passable = A route may pass through an empty city space.
option-vein_removed_after_whole_route = A vein emptied while prospecting is removed only after the whole route.
option-prospect_may_be_empty = A player may prospect without a route even if one would yield stones.
option-colour_sale_free_opening = The first bid for a colour may be lower than its highest open space.
option-score_may_go_negative = Penalties for unfulfilled orders may take a score below zero.

## The terminal drawing

sketch-legend = (4) tunnel tile and its number of exits   !4! dynamite   y*9 vein: colour and stones   [A] station   G7 free mountain or city space   # gap between cities
sketch-veins = Veins: { $veins }
sketch-vein = { $hex } { $colour } { $stones }
sketch-scales = Highest open space: { $scales }
sketch-scale = { $colour } { $open }
sketch-pool = Pool: { $tiles }; { $veins ->
    [one] { $veins } vein
   *[other] { $veins } veins
 }; stations { $stations }
sketch-pool-stations = { $letter } { $count }
sketch-nothing = –
sketch-orders-listed = { $list }; { $item }
sketch-order = { $order }: { $stones } for { $value } (unfulfilled -{ $penalty })
sketch-order-on-show = Order { $card }{ $chips ->
    [0] { "" }
    [one] , { $chips } chip
   *[other] , { $chips } chips
 }
sketch-player = [{ $letter }] { $who } ({ $seat }): { $score ->
    [one] { $score } point
   *[other] { $score } points
 }, card { $card }, stones: { $stones }
    { "    " }hand: { $tiles }; stations { $stations }, veins { $veins }, options { $options }
    { "    " }stations at { $places }; orders: { $orders }
sketch-phase = Phase { $phase } of { $phases }
section-opener = Drawing the player who opens the first auction
section-reveal = Turning up orders
section-auction = Auction for the order of play
section-auction-standing = Auction for the order of play: { $who } bids { $points }
section-choose = Taking a sequence card
section-orders = Taking orders
section-build = Building
section-colour-sale = Sale of { $gems }
section-colour-sale-standing = Sale of { $gems }: { $who } offers them at { $points }
section-selling = Sale of { $gems } at { $points } each
section-order-sale = Fulfilling orders
section-final-sale = Final sale
section-over = The game is over

## The picture

picture-pool = Pool
picture-times = ×{ $count }
picture-penalty = −{ $penalty }
picture-order-number = #{ $order }
direction-east = east
direction-north-east = north-east
direction-north-west = north-west
direction-west = west
direction-south-west = south-west
direction-south-east = south-east

## What happened

event-phase-began = Phase { $phase } begins.
event-opener-drawn = { $who } opens the first auction.
event-order-revealed = Order { $order } is turned up: { $stones } for { $value } points.
event-bid = { $who } bids { $points }.
event-passed = { $who } passes.
event-auction-won = { $who } wins the auction and pays { $points ->
    [0] nothing
    [one] { $points } point
   *[other] { $points } points
 }.
event-card-taken = { $who } takes sequence card { $card }.
event-dealt = Each player takes twelve pieces.
event-order-taken = { $who } takes order { $order } ({ $stones } for { $value } points){ $points ->
    [0] .
   *[other] { " " }and scores { $points } points for its chips.
 }
event-chips-placed = { $orders ->
    [one] The remaining order gets a 2-chip.
   *[other] The { $orders } remaining orders get a 2-chip each.
 }
event-tile-laid = { $who } lays a { $tile }{ $bought ->
    [yes] { " " }from the pool
   *[no] { "" }
 } on { $hex }{ $covers ->
    [yes] { " " }and covers a { $below }.
   *[no] .
 }
event-station-built = { $who } builds a station { $bought ->
    [yes] from the pool { "" }
   *[no] { "" }
 }on { $place }.
event-city-station-built = { $who } builds a station { $bought ->
    [yes] from the pool { "" }
   *[no] { "" }
 }on { $place }. Each connected station in city { $city } now scores { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
event-vein-discovered = { $who } discovers a vein { $bought ->
    [yes] from the pool { "" }
   *[no] { "" }
 }on { $hex } with { $stones }.
event-option-scored = { $who } uses an option and scores { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
event-tile-discarded = { $who } puts a { $tile } into the pool because it fits nowhere.
event-station-discarded = { $who } puts a station into the pool.
event-vein-discarded = { $who } puts a vein into the pool.
found-stone = { $colour } ({ $hex })
event-prospected = { $count ->
    [0] { $who } prospects and takes no stones.
    [one] { $who } prospects and takes { $count } stone: { $stones }.
   *[other] { $who } prospects and takes { $count } stones: { $stones }.
 }
event-vein-exhausted = The vein on { $hex } is exhausted and goes into the pool.
event-turn-ended = { $who } ends the turn.
event-city-scored = City { $city }: { $who } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
 } for { $stations ->
    [one] { $stations } connected station.
   *[other] { $stations } connected stations.
 }
event-exploded = The dynamite on { $places } explodes: { $tiles ->
    [one] { $tiles } tile goes into the pool.
   *[other] { $tiles } tiles go into the pool.
 }
event-sale-bid = { $who } offers { $gems } at { $price } each.
event-sale-passed = { $who } does not offer { $gems }.
event-sold = { $who } sells { $stones } for { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
event-nothing-sold = Nobody sells { $gems }.
event-order-fulfilled = { $who } fulfils order { $order }: { $stones } for { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
event-orders-done = { $who } fulfils no more orders.
event-penalty = { $who } loses { $points ->
    [one] { $points } point
   *[other] { $points } points
 } for unfulfilled orders.
event-stone-sold = { $who } sells { $stones } for { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
event-game-ended = The game is over. { $who } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.

## Why not

rule-other-section = You cannot do that now; it belongs to another part of the phase.
rule-auction-turn = It is another player’s turn to bid; bidding goes clockwise among those without a sequence card.
rule-opener-must-bid = The player who opens an auction must bid. A bid of 0 costs nothing.
rule-raise-too-low = Raise the current bid by at least 1, or pass.
rule-bid-exceeds-score = You cannot bid more points than you have.
rule-winner-takes-card = Only the winner of an auction takes a sequence card, right after winning it.
rule-card-not-on-offer = Somebody has taken that sequence card already. Choose one that is left.
rule-orders-turn = It is another player’s turn to take an order card or pass.
rule-order-not-on-show = That order card is not face up. Choose one that is.
rule-build-turn = It is another player’s turn to build.
rule-at-least-one-action = Take at least one action before you end your turn.
rule-piece-not-in-hand = You have none of those left in this phase.
rule-tile-can-be-laid = A tile goes into the pool only when it fits nowhere; this one can still be laid.
rule-not-in-pool = There is none of those in the pool.
rule-cover-fewer-exits = A tile covers only tiles with fewer exits than its own.
rule-station-blocks-tile = There is a station; its tile cannot be covered.
rule-vein-blocks-tile = There is a vein; its tile cannot be covered.
rule-foreign-city-bars = At this table nobody may lay a tile next to another player’s city station.
rule-no-continuation = No exit of the tile continues a tunnel; one must meet an exit of a neighbouring tile, a vein that a tunnel already reaches, or your own city station.
rule-vein-not-reached = No tunnel leads to that vein yet, so you cannot build on from it.
rule-city-not-own = You can start a tunnel from a city space only if your own station is there.
rule-station-there = There is a station already.
rule-not-just-laid = Build a mountain station immediately after you lay its tile.
rule-not-on-board = The tile must lie directly on the board, not on another tile.
rule-no-station-on-dynamite = No station can be built on dynamite.
rule-no-station-on-vein = There is a vein; no station can be built on it.
rule-separator = This space separates two cities; nothing can be built on it.
rule-city-cell-taken = There is a station on that city space already.
rule-city-not-connected = That city space is not connected to any of your mountain stations.
rule-vein-needs-tile = A vein needs a tile to lie on.
rule-vein-needs-free-tile = There is a station or a vein on that space already.
rule-vein-beside-city = A vein must not touch a city space.
rule-vein-beside-vein = A vein must not touch another vein.
rule-no-stone-on-scale = No stone of that colour is left on its scale.
rule-prospect-is-last = Prospecting must be your last action of the phase. Use your other pieces first.
rule-route-too-short = A route needs at least two places.
rule-route-ends-at-stations = A route must start and end at your own stations.
rule-route-repeats = A route visits no place twice.
rule-foreign-station = Another player’s station interrupts the route.
rule-not-in-network = The route passes a place that has no tunnel, vein or station of yours.
rule-not-joined = Two neighbouring places on the route are not connected: each needs an exit towards the other.
rule-emptied-vein-left = You take the last stone of that vein, so the route must leave it by an exit of the tile underneath.
rule-must-prospect = At this table you must choose a route that yields a stone if there is one.
rule-sale-turn = It is another player’s turn in the colour sale.
rule-no-stone-to-show = You can bid only if you own a stone of this colour, so you must pass.
rule-bid-above-scale = The first bid is at most the highest open space of the scale.
rule-open-at-highest = At this table the first bid must be the highest open space of the scale.
rule-underbid-needed = Bid lower than the current bid, or pass.
rule-bid-at-least-one = A bid is at least 1.
rule-seller-sells = Only the winner of the colour sale sells, and must do so now.
rule-sell-what-one-has = Sell at least one stone of the colour and at most as many as you have.
rule-order-sale-turn = It is another player’s turn to fulfil orders.
rule-not-own-order = That is not your order card.
rule-order-not-payable = You do not have all the stones for that order.
rule-final-sale-turn = The player with the lowest score among those with stones sells next.
rule-no-stone-to-sell = You have no stone of that colour.

## Orders given beforehand

order-bid = Bid up to { $limit }, then pass
order-bid-title = Bid up to a limit, then pass
order-bid-limit = Highest bid
order-pass-auction = Pass for the rest of this auction
order-pass-orders = Take no more order cards in this phase
order-sale = Offer less down to { $limit } each, then pass
order-sale-title = Offer less down to a price, then pass
order-sale-limit = Lowest price
order-pass-sale = Pass for the rest of this sale
order-pass-sales = Pass in the sales of all colours in this phase
order-fulfil-nothing = Fulfil no more orders in this phase
