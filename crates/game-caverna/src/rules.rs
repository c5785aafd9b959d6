//! The conditions a move can break, each with its clause, in the order in which they are tested.

adit_game::rules! {
    /// What a move can break.
    pub enum Rule {
        /// It is somebody else's turn.
        NotYourTurn = "rule-not-your-turn" in "CD-4.4",

        /// A turn begins with taking a tile.
        TakeTileFirst = "rule-take-tile-first" in "CD-4.5",
        /// The player who filled the board chooses the side of the extra cavern at once.
        ChooseSideFirst = "rule-choose-side-first" in "CD-8.1",
        /// The second excavation of two is compulsory.
        SecondExcavationFirst = "rule-second-excavation-first" in "CD-6.5.5",
        /// A turn has one tile.
        OneTileEachTurn = "rule-one-tile-each-turn" in "CD-4.5",
        /// There is no extra cavern to be turned.
        NoSideToChoose = "rule-no-side-to-choose" in "CD-8.1",
        /// There is no second excavation; an excavation names its option.
        NoSecondExcavation = "rule-no-second-excavation" in "CD-6.5.5",
        /// A room is finished before anything else.
        FinishRoom = "rule-finish-room" in "CD-5.4",
        /// A room action is finished before anything else.
        FinishRoomAction = "rule-finish-room-action" in "CD-5.4",
        /// Rooms are used in room actions only.
        NoRoomAction = "rule-no-room-action" in "CD-6.7.1",
        /// Only a room in use can be left.
        NotInRoom = "rule-not-in-room" in "CD-6.7.3",

        /// The tile is not played with.
        TileNotPlayed = "rule-tile-not-played" in "CD-11.1",
        /// The tile lies face down.
        TileFaceDown = "rule-tile-face-down" in "CD-4.2",
        /// The tile was taken in this round.
        TileTaken = "rule-tile-taken" in "CD-4.6",
        /// The tile asks for more gold than the opponent has.
        TileNeedsMoreGold = "rule-tile-needs-more-gold" in "CD-4.7",

        /// The tile or room has no such option.
        NoSuchOption = "rule-no-such-option" in "CD-5.1",
        /// The option is of another kind.
        OtherOperation = "rule-other-operation" in "CD-13.1",
        /// The block was carried out already.
        BlockDone = "rule-block-done" in "CD-5.1",

        /// The gain is for those who have fewer.
        TooManyForGain = "rule-too-many-for-gain" in "CD-6.1.3",
        /// The good is not among the alternatives.
        GoodNotOffered = "rule-good-not-offered" in "CD-5.3",
        /// The good is not among those that are replenished.
        GoodNotReplenished = "rule-good-not-replenished" in "CD-6.8.2",
        /// The price is not among the alternatives.
        PriceNotOffered = "rule-price-not-offered" in "CD-6.2.2",
        /// These are not so many different goods of the kinds allowed.
        WrongKinds = "rule-wrong-kinds" in "CD-6.2.4",

        /// There is no wall in the supply.
        NoWallInSupply = "rule-no-wall-in-supply" in "CD-6.3.3",
        /// The edge is not one of the player's own.
        EdgeNotYours = "rule-edge-not-yours" in "CD-8.3",
        /// An edge carries one wall.
        EdgeHasWall = "rule-edge-has-wall" in "CD-2.6",
        /// No wall was built there.
        NoWallThere = "rule-no-wall-there" in "CD-6.4.2",

        /// Only face-down tiles are excavated.
        NotFaceDown = "rule-not-face-down" in "CD-6.5.1",
        /// The tile cannot be reached from the entrance.
        NotReachable = "rule-not-reachable" in "CD-6.5.2",
        /// The tile lies behind face-down tiles; passing walls does not help.
        BehindTiles = "rule-behind-tiles" in "CD-6.5.3",
        /// There is no second tile to be excavated.
        NoSecondTile = "rule-no-second-tile" in "CD-6.5.5",

        /// The room is not on display.
        NotOnDisplay = "rule-not-on-display" in "CD-6.6.1",
        /// The fee is not among the alternatives.
        FeeNotOffered = "rule-fee-not-offered" in "CD-6.6.2",
        /// The space is not empty, or not the player's.
        SpaceNotEmpty = "rule-space-not-empty" in "CD-6.6.4",
        /// There must always be more orange than blue rooms.
        TooFewOrange = "rule-too-few-orange" in "CD-6.6.8",
        /// The walls of the space do not fit the room.
        WallsDoNotFit = "rule-walls-do-not-fit" in "CD-6.6.5",
        /// Fee and cost must be payable together.
        CannotFurnish = "rule-cannot-furnish" in "CD-6.6.3",

        /// The room is not in the player's cave.
        RoomNotYours = "rule-room-not-yours" in "CD-6.7.1",
        /// Blue rooms work by themselves.
        RoomIsBlue = "rule-room-is-blue" in "CD-7.1",
        /// An orange room is used once in a turn.
        RoomUsed = "rule-room-used" in "CD-6.7.2",
        /// No option of the room can be carried out.
        RoomUseless = "rule-room-useless" in "CD-6.7.3",
        /// The trade of the blue room goes with another tile.
        TradeOtherTile = "rule-trade-other-tile" in "CD-7.3",
        /// The trade of the blue room was carried out already.
        TradeDone = "rule-trade-done" in "CD-7.3",
        /// The room gives nothing that could be collected now.
        NothingToCollect = "rule-nothing-to-collect" in "CD-7.6",
        /// A room action uses at least one room.
        UseRoomFirst = "rule-use-room-first" in "CD-14.2",
        /// A room in use carries out at least one option.
        CarryOutFirst = "rule-carry-out-first" in "CD-6.7.3",

        /// The price cannot be paid.
        CannotPay = "rule-cannot-pay" in "CD-5.5",
        /// The good cannot be exchanged.
        NoExchange = "rule-no-exchange" in "CD-6.9.1",
        /// There is none of the good.
        NothingToExchange = "rule-nothing-to-exchange" in "CD-9.3",
        /// The exchange would leave the room in use without an option.
        ExchangeSpoilsRoom = "rule-exchange-spoils-room" in "CD-14.2",
    }
}
