# What the lessons say. `docs/lessons.md` tells how a lesson is written.

## Your first turn

lesson-first-turn = Your first turn
lesson-first-turn-about = Lay a tile, build a station on it and reach a city.
lesson-first-turn-welcome =
    You are **Ada**, and the player with the most points wins. The big hexagon is the mountain; the cities lie around it. Four tunnel tiles are already in place at its edge, and the yellow vein waits in the middle.

    In a turn you take **one to four actions**. Each one uses up a piece from your hand.
lesson-first-turn-lay = Start a tunnel of your own. **Lay your four-exit tile on K6**, turned any way that the rules allow. At least one of its exits must continue a tunnel.
lesson-first-turn-lay-done = Good. Your tile on K6 continues a tunnel beside it.
lesson-first-turn-lay-illegal = Choose the four-exit tile, then K6, then a way to turn it.
lesson-first-turn-lay-other = That would be a legal move. For this lesson, lay the **four-exit tile on K6**, next to the tiles at the edge.
lesson-first-turn-lay-other-tile = The right space, but take the **four-exit tile**: of the tiles that can be spared, it opens the most ways.
lesson-first-turn-station = A tile belongs to nobody. A station does: its tile can never be covered or blown up, and it blocks the others. You may build one **on the tile you have just laid**. Build a station on **K6**.
lesson-first-turn-station-done = Now you have a foothold in the mountain.
lesson-first-turn-station-other = That is allowed, but then K6 is no longer the tile you have just laid, and your chance is gone. Build a **station on K6** now.
lesson-first-turn-city = Stations in cities bring points at the end of a phase. You may build in a city if an unbroken way leads there from one of your mountain stations. Build a station in **city A**, on one of the lit spaces that you can reach.
lesson-first-turn-city-done = Your first station in a city.
lesson-first-turn-city-illegal = Choose another of the lit spaces: not all of them may be reached from K6.
lesson-first-turn-city-other = You may do that, but the way from K6 to the city is open now. Build a **station in city A**.
lesson-first-turn-city-other-option = An option buys a station from the pool. Keep your options for later and build a **station from your hand**.
lesson-first-turn-end = One action is left, but you do not have to use it: your twelve pieces must last for several turns. **End your turn** and watch what Bo does.
lesson-first-turn-end-done = Bo has taken a first turn.
lesson-first-turn-end-other = You could go on building. For now, **end your turn**.
lesson-first-turn-others = Bo did what you did: lay, build, reach a city. A station stands on K7, the tile on K8 leads on, and another station is in city B, on K9.
lesson-first-turn-learned = A turn has one to four actions. A tile must continue a tunnel. A station stands on the tile that you have just laid, or in a city that you can reach.

## Discovering a vein

lesson-vein = Discover a vein
lesson-vein-about = Bring stones into the mountain and dig on through the vein.
lesson-vein-plan =
    Stones lie on veins. So far there is only the yellow one on G7, and no tunnel leads there yet, so you cannot start at the centre.

    Your order asks for a blue and a green stone. You will discover a vein of your own, **on the way from K6 to the centre**.
lesson-vein-way = First dig on. **Lay your two-exit tile on J6**, so that it runs on from K6.
lesson-vein-way-done = The tunnel now leads from K6 straight on to I6.
lesson-vein-way-other = Also possible, but this lesson goes from K6 towards the centre. Lay the **two-exit tile on J6**.
lesson-vein-way-other-tile = Also possible, but you want to go straight on here. The **two-exit tile** is enough; keep the better ones.
lesson-vein-ground = A vein needs a tile to lie on. That tile does not count as long as the vein lies there, so a weak one will do. **Lay your three-exit tile on I6.**
lesson-vein-ground-done = That is the ground for your vein.
lesson-vein-ground-other = Also possible, but first prepare the space for your vein: lay the **three-exit tile on I6**.
lesson-vein-ground-other-six = Also possible, but the vein will hide the tile, and six exits would be wasted. Take the **three-exit tile**.
lesson-vein-ground-other-dynamite = A clever idea: under a vein, dynamite does not explode. But you will need yours soon. Take the **three-exit tile**.
lesson-vein-ground-other-vein = Also possible, but a vein one space further on brings you closer to the centre. First lay the **three-exit tile on I6**.
lesson-vein-discover = Now discover the vein on **I6**. Choose the colour: three stones go from its scale to the vein, lowest numbers first. With three or four players it would be four stones. Take **a colour that your order asks for**.
lesson-vein-discover-done = Three stones lie on your vein, and the lowest spaces of their scale are open now.
lesson-vein-discover-illegal = A vein goes on a tile without a station, and touches no city space and no other vein.
lesson-vein-discover-other = Also possible, but your vein is the plan now. Discover it on **I6**, in **blue or green**.
lesson-vein-discover-other-colour = Also possible, but your order does not ask for that colour. Choose **blue or green**.
lesson-vein-discover-other-place = Also possible, but you laid the tile on I6 for this. Discover the vein on **I6**.
lesson-vein-through = A vein has **six exits**, and yours is reached: J6 points at it. So you may continue right behind it. **Lay your six-exit tile on H7**, between your vein and the yellow one.
lesson-vein-through-done = Well dug! One of your exits points at the yellow vein, so it is reached too. That was your fourth action, and now Bo has played.
lesson-vein-through-other = Also possible, but the yellow vein is only one tile away. Lay the **six-exit tile on H7**.
lesson-vein-through-other-elsewhere = Also possible, but from there no exit points at the yellow vein. Lay the six-exit tile on **H7**.
lesson-vein-through-other-dynamite = The right space, but dynamite explodes at the end of the phase, and your way to the centre with it. Take the **six-exit tile**.
lesson-vein-bo = Bo has discovered a green vein on J7, right beside your station on K6. Veins belong to nobody and block nobody: you may take stones from it, and Bo may take some from yours.
lesson-vein-learned = A vein lies on a tile, away from cities and other veins. It has six exits whatever lies below. Once a tile points at it, tunnels go on through it.

## Options

lesson-option = Options and the pool
lesson-option-about = Take an extra tile from the pool and build a station on it.
lesson-option-need =
    At the end of this phase you will prospect along a route **between two of your stations**. You have one on this side of the yellow vein; you need one behind it.

    Your own tunnel tiles are used up. But you have two **options**: each one takes a piece from the pool that you use at once, or brings 3 points.
lesson-option-buy = Use an option: **lay a tile from the pool on F8**, so that one exit points at the yellow vein. Any kind of tile will do.
lesson-option-buy-done = The tunnel goes on through the yellow vein.
lesson-option-buy-illegal = Choose the option first, then a tile from the pool, then F8.
lesson-option-buy-other = Also possible, but you want to get behind the yellow vein. Use an option and lay **a tile from the pool on F8**.
lesson-option-buy-other-dynamite = The right space, but **no station may stand on dynamite**. Use an option and take a tunnel tile from the pool.
lesson-option-buy-other-points = 3 points are never bad, but a station behind the vein will bring more. Use the option for **a tile on F8**.
lesson-option-buy-other-city = Also possible, but you need a station on the other side of the vein. First lay **a tile from the pool on F8**.
lesson-option-buy-other-pool = You may put a station into the pool if you have no use for it. Here you have: first lay **a tile from the pool on F8**.
lesson-option-station = Remember: a station in the mountain goes on the tile that you laid **with the action just before**. A tile from the pool counts too. Build a station on **F8**.
lesson-option-station-done = Exactly. Now you have a station on either side of the yellow vein.
lesson-option-station-other = Also possible, but after any other action it is too late for F8. Build the **station on F8** now.
lesson-option-station-other-points = Careful: even an option for 3 points comes between tile and station, and then it is too late. Build the **station on F8** now.
lesson-option-station-other-option = You could buy one, but you still have a station in your hand. Build **that one on F8** and keep your option.
lesson-option-station-other-pool = The station would go into the pool, and F8 would stay without one. Build it on **F8**.
lesson-option-saved = You still have one option. Whatever you cannot use must go before you prospect: stations and veins can be put into the pool, tiles only if they fit nowhere, and an option is always good for 3 points.
lesson-option-learned = An option is one action: a piece from the pool, used at once by the usual rules, or 3 points. Station follows tile without anything in between.

## Covering

lesson-cover = Covering tiles
lesson-cover-about = Turn a tunnel of Bo’s to your own use, with dynamite.
lesson-cover-gap =
    Your order needs green, and K6 leads to the green vein on J7. But it is a dead end for you: Bo’s station on K7 bars the way.

    J8 beside it has a two-exit tile, which passes the vein by. A tile with **more exits** may cover it, as long as there is no station and no vein on it.
lesson-cover-cover = **Cover J8 with your dynamite tile**, turned so that it joins the green vein on **J7** with **K8**. Dynamite is laid like any other tile.
lesson-cover-cover-done = Bo’s tunnel still runs on, and yours now leads from J7 over K8 towards city B.
lesson-cover-cover-illegal = The four-exit tile on K8 cannot be covered by four exits, and a tile with a station cannot be covered at all.
lesson-cover-cover-other = Also possible, but the way through J7 is still closed. Cover **J8 with your dynamite tile**.
lesson-cover-cover-other-turn = The right space, but turned like this it does not join J7 with K8. **Turn it another way.**
lesson-cover-cover-other-option = A tile from the pool may cover J8 too, but it costs you an option. Your **dynamite tile** must be used up anyway.
lesson-cover-cover-other-elsewhere = Also possible, but there it opens no way from the green vein to K8. Lay it on **J8**.
lesson-cover-end = That is enough for this turn. **End your turn.**
lesson-cover-end-done = Bo has used both options and dug a way from J8 up to H7.
lesson-cover-end-other = Also possible, but keep the rest for your next turn. **End your turn.**
lesson-cover-end-other-city = A good idea, and the next lesson is about it. For now, **end your turn**.
lesson-cover-bo = Covering cut nobody off this time. It may: old connections do not have to remain. And do not forget that J8 is dynamite: when the phase ends, it **explodes**. Until then it is a tile like any other.
lesson-cover-learned = A tile with more exits may cover one with fewer, if there is neither station nor vein. It must continue a tunnel. Dynamite follows the same rules.

## Cities

lesson-cities = Points in the cities
lesson-cities-about = Find the city space that is worth the most.
lesson-cities-count =
    When everyone has prospected, **each connected station scores as many points as its city has free spaces**.

    City A has five spaces. If it scored now, your station there would bring 4. With a second one of yours, only three spaces would be free: twice 3, which is just 2 points more.
lesson-cities-build = One option is left, and the pool has stations of yours. It can also bring 3 points. **Build a station from the pool where it brings you the most.** City B has six spaces, and one of them is taken.
lesson-cities-build-done = Yes! Four spaces of city B stay free: 4 points for you, and Bo’s station on K9 now brings 4 instead of 5.
lesson-cities-build-illegal = A city space must be free, and an unbroken way must lead from it to one of your mountain stations.
lesson-cities-build-other = Also possible, but a city can bring more here. Build a **station from the pool** in the emptier city.
lesson-cities-build-other-crowd = Also possible, but city A brings just 2 more points. Look at the **other city** that you can reach.
lesson-cities-build-other-points = 3 points are safe, but one space brings **more than that**. Count the free spaces of city B.
lesson-cities-way = Your way to city B: from K6 through the green vein on J7, over J8 and K8, to L8. Everybody may use tiles and veins. Only other players’ stations would block you.
lesson-cities-learned = A connected station scores the free spaces of its city. Every further station takes a point from all that are there. Empty cities are worth the most.

## Prospecting

lesson-prospect = Prospecting
lesson-prospect-about = Follow one route and take a stone from every vein on it.
lesson-prospect-rules =
    You have gone on building, and only your twelfth piece is left: you prospect. Name **one route** that begins and ends at two of your stations. You get **one stone from every vein on it**.

    The route may pass your own stations but nobody else’s, and it enters no space twice.
lesson-prospect-route = Your stations stand on F8, K6, L8 and M4. **Choose the route that takes a stone from all three veins**: yellow, blue and green.
lesson-prospect-route-done = Three stones at once! Then Bo prospected too, and took a yellow and a green one.
lesson-prospect-route-illegal = From space to space both sides need an exit, and Bo’s stations bar your way.
lesson-prospect-route-other = Choose a route through **all three veins**. It may pass your station on K6 on its way.
lesson-prospect-route-other-nothing = You may do without a route, but three stones are waiting. Choose a route through **all three veins**.
lesson-prospect-route-other-fewer = That is a route, but it misses a vein. Start at **F8**, and pass K6 on your way to **L8**.
lesson-prospect-route-other-end = You could wait, but Bo would take stones before you. **Prospect** now.
lesson-prospect-score =
    Everyone has prospected, so the cities scored: 4 points for M4, 4 for L8, and 4 for Bo’s K9.

    Your stones lie face down in front of you. Only you may look at them.
lesson-prospect-bang = Then your dynamite exploded. J8 is empty, and the neighbours I8 and K8 lost their top tiles. The station on K7 and the vein on J7 protected what is below them. L8 and K9 stay, but they are no longer connected.
lesson-prospect-learned = A route joins two of your stations and takes one stone from each vein. After that come the cities, and only then the explosion.

## Selling

lesson-sale = Selling stones
lesson-sale-about = Sell at the best price, and keep what your order needs.
lesson-sale-rules =
    You have a yellow, a blue and a green stone. First the colours are sold one by one, then orders are fulfilled.

    In each colour **only one player sells: the lowest bidder**. The first bid may be as high as the highest open space of the scale. Bids only go down from there.
lesson-sale-open = Yellow comes first. Your order does not need it, and its scale is empty: **9** is the highest open space. **Open as high as you can.**
lesson-sale-open-done = Right, going lower is always possible. Bo has a yellow stone too and asks only 7.
lesson-sale-open-other = If you pass, you cannot sell yellow in this phase. Open with **9**.
lesson-sale-open-other-low = Also possible, but you would give points away: you can still go lower later. Open with **9**.
lesson-sale-lower = Bo would sell at 7. If you want to sell, you must ask less, but **not less than necessary**.
lesson-sale-lower-done = Bo passes. You sell your stone for 6 points; it goes on space 9. Nobody has red.
lesson-sale-lower-other = If you pass, Bo sells and you keep your stone. Ask **6** this time.
lesson-sale-lower-other-low = Also possible, but one less than Bo is enough to start with. Ask **6**.
lesson-sale-blue = Now blue, up to 3 points. But your order brings **15 points for blue and green**, and it comes after this sale. What do you do?
lesson-sale-blue-done = Well kept. Green was the same: you passed, and Bo sold a stone for 3.
lesson-sale-blue-other = Then you could no longer fulfil your order: 3 points instead of 15. Better **pass**.
lesson-sale-fulfil = Now you may hand in the stones that your order shows. **Fulfil your order.**
lesson-sale-fulfil-done = 15 points. The stones went back to the highest open spaces of their scales.
lesson-sale-fulfil-other = You may keep it for a later phase, but you have both stones now. **Fulfil your order.**
lesson-sale-total = The first phase is over. You have 20 points from the start, 8 from cities, 6 from yellow and 15 from your order: 49. Bo has 26. Five more orders lie on the table, and the next phase begins.
lesson-sale-learned = The lowest bidder sells, each stone at that price. Open high and go down step by step. Keep the stones that an order needs: orders come last.

## The auction

lesson-auction = Bidding for turn order
lesson-auction-about = Begin a new phase: who plays first, and what does it cost?
lesson-auction-phase =
    A phase has four parts: **prepare, build, score, sell**. It begins with bids for the sequence cards. The lowest card plays first; a higher one brings dynamite with more exits.

    You had the lowest card in the last phase, so you open.
lesson-auction-open = The opener cannot pass. What you bid is paid in points if you win. **Open as low as you can.**
lesson-auction-open-done = Bo says 1.
lesson-auction-open-other = Also possible, but perhaps you would win and pay for nothing. You can still raise later: bid **0**.
lesson-auction-raise = Say **2** to stay in, or **pass**. If you pass, Bo pays 1 and takes a card, and you choose **for nothing** among the other three.
lesson-auction-raise-done = Bo pays 1 point and takes card 1. You have the rest to choose from and pay nothing.
lesson-auction-raise-done-two = Bo passes. You pay 2 points and choose first.
lesson-auction-raise-other = Also possible, but too much for a start: one more than Bo is enough. Say **2** or **pass**.
lesson-auction-card = **Choose a card.** The tile on it is the dynamite that comes with it: two exits with card 1, three with 2, four with 3, six with 4.
lesson-auction-card-done = The card is yours for this phase.
lesson-auction-card-other = Choose one of the **sequence cards** on offer.
lesson-auction-pieces = With a card, everyone takes **twelve pieces**: four tunnel tiles, the dynamite tile of the card, a vein, three stations, two options and the prospect tile. They are your twelve actions, and none of them can be saved for a later phase.
lesson-auction-learned = The opener cannot pass, the highest bid pays, and the last player gets a card for nothing. Low cards play early, high cards bring strong dynamite.

## Orders

lesson-orders = Taking orders
lesson-orders-about = Choose an order that you can fulfil, and know when to stop.
lesson-orders-read =
    An order shows the stones it asks for, its points, and what it costs if you never fulfil it. In card order you take **one or pass**, round after round.

    Orders left from the last phase have a **chip**: 2 points at once if you take one. Bo has just taken the order for yellow and red.
lesson-orders-take = Look for colours within reach. A blue vein lies on your route, and two more colours you can choose yourself: with your vein, and with an option. **Take the order for blue, white and violet**, worth 22.
lesson-orders-take-done = 2 points for the chip at once. Bo has passed.
lesson-orders-take-other = Also possible. Here, take the order for **blue, white and violet**: more points, and a chip on it.
lesson-orders-take-other-red = Also possible, but it asks for red, and no red vein is on the board. Take the order for **blue, white and violet**.
lesson-orders-take-other-six = A good order, too: yellow is there, and you can discover violet. But **blue, white and violet** brings more, and a chip.
lesson-orders-take-other-pass = You never have to take one, but after a pass you get none in this phase. Take the order for **blue, white and violet**.
lesson-orders-enough = You could take more. An order with a chip brings 2 points now, but costs its penalty in the end if the stones never come, and this is the last phase. What you have is enough work: **pass**.
lesson-orders-enough-done = Nobody takes any more. In an earlier phase, each order left would get one more chip now.
lesson-orders-enough-other = Also possible, but its stones are hard to get together with those of your first order. **Pass.**
lesson-orders-learned = Take orders whose colours you can reach or discover. A chip brings 2 points at once, an unfulfilled order costs its penalty at the end. A pass is final for the phase.

## The explosion

lesson-explosion = Dynamite
lesson-explosion-about = Lay dynamite where it hurts Bo and spares you.
lesson-explosion-rules =
    It is the last phase, almost at its end. You have a dynamite tile and your prospect tile left.

    The cities score **before** the explosion, and in the last phase **once more** after it. Now you have M3 and M4 in city A, Bo has M6 there and K9 in city B.
lesson-explosion-links = Both of Bo’s city stations hang on K7: M6 by the tile on **L6**, K9 by the tile on **K8**. When dynamite explodes, it is removed with all tiles below it, and each neighbouring space loses its top tile. Stations and veins protect theirs.
lesson-explosion-lay = Find the space from which the explosion hits **both L6 and K8**, but not L5, on which your own stations depend. **Lay the dynamite tile there.** An exit to your own city station on L8 counts as continuing a tunnel.
lesson-explosion-lay-done = Well placed! Then you prospected and took five stones, and Bo prospected too.
lesson-explosion-lay-illegal = One exit must continue a tunnel, and nothing covers a tile with a station.
lesson-explosion-lay-other = Also possible, but Bo’s ways are too far from there. Look for the space that touches **both L6 and K8**.
lesson-explosion-lay-other-own = That removes L6, but it hits L5 too, and then your own stations in city A are cut off. Look for a space **beside both L6 and K8**.
lesson-explosion-lay-other-half = That cuts off K9, but M6 stays connected. There is a space that touches **both L6 and K8**.
lesson-explosion-lay-other-foot = Careful, that breaks the way to your own stations in city A. Look on the other side, **beside L6 and K8**.
lesson-explosion-bang = First the cities scored: twice 2 for you, and 2 and 5 for Bo. Then L7 exploded and took **L6 and K8** with it; K7 was protected by its station. M6 and K9 are no longer connected, so when the cities score again, Bo gets nothing there.
lesson-explosion-chain = One more: the last green stone was taken, and the vein on J7 went into the pool. Below it lay Bo’s dynamite from the first phase. It came to light, exploded too, and took **J6, J8 and I8** with it.
lesson-explosion-learned = Visible dynamite explodes after the cities have scored. It takes all tiles below and the top tile of each neighbour; stations and veins protect theirs. Uncovered dynamite explodes too.

## The end

lesson-end = The end of the game
lesson-end-about = The last order, the last stones, and who has won.
lesson-end-last =
    The last sale. Bo has sold a red stone that the order for yellow and red needs, so that order stays unfulfilled.

    After the orders, three things follow: **the cities score again, unfulfilled orders cost their penalty, and all stones left are sold**.
lesson-end-fulfil = You have a stone of every colour but red. **Fulfil your order** for blue, white and violet.
lesson-end-fulfil-done = 22 points. Then the cities scored: twice 3 for you, nothing for Bo, whose order also cost 1 point. In the final sale the player with the fewest points sells first: Bo got 7 for a yellow stone.
lesson-end-fulfil-other = There is no later phase: unfulfilled, the order would cost you 2 points. **Fulfil it.**
lesson-end-sell = Now only you have stones. In the final sale a stone goes on the highest open space of its scale and brings **that number**: yellow brings 6, green brings 1. **Sell one**; the other one follows.
lesson-end-sell-done = All stones are sold.
lesson-end-sell-other = Choose the **stone** that you sell.
lesson-end-winner = You win by 93 points to 52. If you were level, the player with the lower sequence card would win.
lesson-end-learned = At the end the cities score once more, unfulfilled orders cost points, and the player with the fewest points sells first, at the number of the space.

## A whole phase

lesson-phase = A whole phase
lesson-phase-about = Play the first phase against a bot, all by yourself.
lesson-phase-plan =
    Now you play a whole phase against Bo, as in a real game. Nothing is right or wrong here, and you can take moves back.

    With two players, a new vein gets three stones. A game has three phases; this is a **learning game** of two.
lesson-phase-auction = **Bid for a sequence card.** You open. There is no need to pay much: the loser still chooses among three.
lesson-phase-auction-done = The cards are dealt out, and everyone has twelve pieces.
lesson-phase-orders = **Take an order or pass.** Two or three colours are a good start. You can discover one vein yourself, and more with options.
lesson-phase-orders-done = The orders are taken. Now you build.
lesson-phase-build = **Use up your pieces, up to four in a turn**: a station in the mountain right after its tile, a second one behind a vein, a vein in a colour of your order, a station in an empty city. Think of the route that you want in the end.
lesson-phase-build-done = Only the prospect tile is left.
lesson-phase-prospect = **Prospect.** Choose the route with the stones that you need: from one of your stations to another, through as many veins as you can.
lesson-phase-prospect-done = The cities have scored and the dynamite has exploded.
lesson-phase-sale = **Sell.** Open high, go down step by step, and keep what your orders need. Then fulfil them.
lesson-phase-sale-done = The phase is over.
lesson-phase-learned = You have played a whole phase on your own, from the first bid to the last order. You are ready for a game: have fun at the table!
