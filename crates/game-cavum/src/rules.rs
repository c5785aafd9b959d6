//! The conditions a move can break, each with its clause, in the order in which they are tested.

adit_game::rules! {
    /// What a move can break.
    pub enum Rule {
        /// This is not what the section asks for.
        OtherSection = "rule-other-section" in "CV-4.1",

        /// Another seat bids for sequence cards.
        AuctionTurn = "rule-auction-turn" in "CV-5.4",
        /// The opener must bid.
        OpenerMustBid = "rule-opener-must-bid" in "CV-5.3",
        /// A raise is at least one more.
        RaiseTooLow = "rule-raise-too-low" in "CV-5.4",
        /// No bid may exceed the score.
        BidExceedsScore = "rule-bid-exceeds-score" in "CV-5.5",
        /// Only the winner takes a card, and must.
        WinnerTakesCard = "rule-winner-takes-card" in "CV-5.6",
        /// The card is not on offer any more.
        CardNotOnOffer = "rule-card-not-on-offer" in "CV-5.6",

        /// Another seat takes order cards.
        OrdersTurn = "rule-orders-turn" in "CV-6.1",
        /// The order card does not lie face up.
        OrderNotOnShow = "rule-order-not-on-show" in "CV-6.1",

        /// Another seat builds.
        BuildTurn = "rule-build-turn" in "CV-7.1",
        /// A turn has at least one action.
        AtLeastOneAction = "rule-at-least-one-action" in "CV-7.2",
        /// The piece is not in the hand.
        PieceNotInHand = "rule-piece-not-in-hand" in "CV-7.2",
        /// A tile that can be laid cannot be discarded.
        TileCanBeLaid = "rule-tile-can-be-laid" in "CV-7.4.2",
        /// The item is not in the pool.
        NotInPool = "rule-not-in-pool" in "CV-7.5.1",

        /// A tile covers only tiles with fewer exits.
        CoverFewerExits = "rule-cover-fewer-exits" in "CV-8.1.2",
        /// A station cannot be covered.
        StationBlocksTile = "rule-station-blocks-tile" in "CV-8.1.2",
        /// A vein cannot be covered.
        VeinBlocksTile = "rule-vein-blocks-tile" in "CV-8.1.2",
        /// Switched on by R-10: a foreign city station bars the hexes beside it.
        ForeignCityBars = "rule-foreign-city-bars" in "R-10",
        /// The tile continues nothing.
        NoContinuation = "rule-no-continuation" in "CV-8.3",
        /// The only continuation is a vein that is not reached.
        VeinNotReached = "rule-vein-not-reached" in "CV-8.2",
        /// The only continuation is a city cell without an own station.
        CityNotOwn = "rule-city-not-own" in "CV-8.3.3",

        /// A station already stands there.
        StationThere = "rule-station-there" in "CV-9.1.4",
        /// A mountain station needs the tile just laid.
        NotJustLaid = "rule-not-just-laid" in "CV-9.1.1",
        /// The tile must lie directly on the board.
        NotOnBoard = "rule-not-on-board" in "CV-9.1.2",
        /// No station on dynamite.
        NoStationOnDynamite = "rule-no-station-on-dynamite" in "CV-9.1.3",
        /// No station on a vein.
        NoStationOnVein = "rule-no-station-on-vein" in "CV-9.1.4",
        /// Separators are not city cells.
        Separator = "rule-separator" in "CV-2.3",
        /// The city cell carries a station already.
        CityCellTaken = "rule-city-cell-taken" in "CV-9.2",
        /// The city cell is not connected with an own mountain station.
        CityNotConnected = "rule-city-not-connected" in "CV-9.2",

        /// A vein needs a tile below it.
        VeinNeedsTile = "rule-vein-needs-tile" in "CV-10.1",
        /// No vein on a station or another vein.
        VeinNeedsFreeTile = "rule-vein-needs-free-tile" in "CV-10.1",
        /// No vein next to a city cell.
        VeinBesideCity = "rule-vein-beside-city" in "CV-10.2",
        /// No vein next to a vein.
        VeinBesideVein = "rule-vein-beside-vein" in "CV-10.2",
        /// No stone of the colour is left on its scale.
        NoStoneOnScale = "rule-no-stone-on-scale" in "CV-10.3",

        /// Prospecting is the last action of the phase.
        ProspectIsLast = "rule-prospect-is-last" in "CV-7.3.6",
        /// A route has at least two places.
        RouteTooShort = "rule-route-too-short" in "CV-11.3",
        /// A route starts and ends at own stations.
        RouteEndsAtStations = "rule-route-ends-at-stations" in "CV-11.3",
        /// A route visits no place twice.
        RouteRepeats = "rule-route-repeats" in "CV-11.3",
        /// A foreign station interrupts the route.
        ForeignStation = "rule-foreign-station" in "CV-11.1",
        /// The place is not a node of the network.
        NotInNetwork = "rule-not-in-network" in "CV-11.1",
        /// Two places of the route are not joined.
        NotJoined = "rule-not-joined" in "CV-11.2",
        /// Switched by R-21: the emptied vein is left by an exit of the tile below.
        EmptiedVeinLeft = "rule-emptied-vein-left" in "R-21",
        /// Switched by R-22: a route with a vein must be named if there is one.
        MustProspect = "rule-must-prospect" in "R-22",

        /// Another seat bids in the colour sale.
        SaleTurn = "rule-sale-turn" in "CV-14.2",
        /// Only owners of a stone of the colour bid.
        NoStoneToShow = "rule-no-stone-to-show" in "CV-14.3",
        /// The first bid is at most the highest open space.
        BidAboveScale = "rule-bid-above-scale" in "CV-14.3",
        /// Switched by R-28: the first bid is the highest open space.
        OpenAtHighest = "rule-open-at-highest" in "R-28",
        /// A further bid is lower.
        UnderbidNeeded = "rule-underbid-needed" in "CV-14.3",
        /// A bid is at least 1.
        BidAtLeastOne = "rule-bid-at-least-one" in "CV-14.3",
        /// The winner sells before anything else happens.
        SellerSells = "rule-seller-sells" in "CV-14.5",
        /// One sells at least one stone and at most those one has.
        SellWhatOneHas = "rule-sell-what-one-has" in "CV-14.5",

        /// Another seat fulfils orders.
        OrderSaleTurn = "rule-order-sale-turn" in "CV-15.1",
        /// The order card lies in front of somebody else, or nobody.
        NotOwnOrder = "rule-not-own-order" in "CV-15.1",
        /// The stones of the order card are not there.
        OrderNotPayable = "rule-order-not-payable" in "CV-15.1",

        /// Another seat sells in the final sale.
        FinalSaleTurn = "rule-final-sale-turn" in "CV-17.2",
        /// There is no stone of the colour to sell.
        NoStoneToSell = "rule-no-stone-to-sell" in "CV-17.2",
    }
}
