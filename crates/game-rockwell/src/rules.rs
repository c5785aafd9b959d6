//! The conditions a move can break, in the order in which they are tested.

adit_game::rules! {
    /// A condition that a move can break.
    pub enum Rule {
        /// It is somebody else's decision, or the game is over.
        NotAsked = "rule-not-asked" in "RW-4.1",
        /// Bids belong to the auction.
        NotTheAuction = "rule-not-the-auction" in "RW-4.2.1",
        /// Vice-presidents are placed after the auction.
        NotPlacing = "rule-not-placing" in "RW-4.3.1",
        /// Insurance is taken at the start of phase I.
        NotInsuring = "rule-not-insuring" in "RW-5.1.1",
        /// Teams move in the extraction rounds.
        NotDrilling = "rule-not-drilling" in "RW-5.3.2",
        /// Bribes and hires come at the end of the own movement.
        NoAdvantageNow = "rule-no-advantage-now" in "RW-5.3.2",
        /// There are no two tiles to choose from.
        NoTileToChoose = "rule-no-tile-to-choose" in "RW-5.7.3",
        /// There is no hazard to insure against.
        NoHazard = "rule-no-hazard" in "RW-5.7.7",
        /// Goods are traded in phase II.
        NotTheMarket = "rule-not-the-market" in "RW-6.1",
        /// Upgrades, shafts and deliveries belong to phase III.
        NotTheWorkshop = "rule-not-the-workshop" in "RW-7.1",
        /// This decision cannot be passed.
        NothingToPass = "rule-nothing-to-pass" in "RW-6.4",
        /// No tied teams of the AI wait for a choice.
        NoAiTeamToChoose = "rule-no-ai-team-to-choose" in "RW-10.2.4",
        /// No tied tiles wait for a choice.
        NoAiTargetToChoose = "rule-no-ai-target-to-choose" in "RW-10.2.5",
        /// The AI is strengthened after phase III.
        NoAiUpgradeNow = "rule-no-ai-upgrade-now" in "RW-10.2.9",

        /// At least one cube moves.
        NoCubes = "rule-no-cubes" in "RW-6.2",
        /// More than 200 cubes are named in round counts.
        TooManyCubes = "rule-too-many-cubes" in "RW-11.1.3",
        /// A bid is paid from the own stock.
        BidExceedsCubes = "rule-bid-exceeds-cubes" in "RW-4.2.1",
        /// A bid is paid from the own money.
        BidExceedsMoney = "rule-bid-exceeds-money" in "RW-4.2.1",
        /// Only own cubes become insurance.
        InsuranceExceedsCubes = "rule-insurance-exceeds-cubes" in "RW-5.1.1",
        /// This part has been named already.
        AlreadyNamed = "rule-already-named" in "RW-11.1.3",
        /// Money is named in round sums.
        NotARoundSum = "rule-not-a-round-sum" in "RW-11.1.3",
        /// Nothing has been named yet.
        NothingNamed = "rule-nothing-named" in "RW-11.1.3",
        /// Only round counts are counted out.
        NotARoundCount = "rule-not-a-round-count" in "RW-11.1.3",
        /// That many can be neither sold nor bought, or the rest can be named at once.
        NothingToCount = "rule-nothing-to-count" in "RW-11.1.3",

        /// The board has no such position.
        NoSuchPosition = "rule-no-such-position" in "RW-4.3.3",
        /// The own vice-presidents go to different boards.
        SameBoard = "rule-same-board" in "RW-4.3.2",
        /// One vice-president for each position.
        PositionTaken = "rule-position-taken" in "RW-4.3.2",

        /// Only own teams become active or are strengthened.
        NotYourTeam = "rule-not-your-team" in "RW-5.3.2",
        /// A team in the centre is out of play.
        TeamInCentre = "rule-team-in-centre" in "RW-8.5",
        /// The team is there already.
        AlreadyThere = "rule-already-there" in "RW-5.4.10",
        /// Entrances are left, never entered.
        EntranceIsNoGoal = "rule-entrance-is-no-goal" in "RW-2.4",
        /// From an entrance a team goes to one of its two slots.
        FirstMove = "rule-first-move" in "RW-5.4.3",
        /// Edges need mobility 2.
        EdgeNeedsMobility = "rule-edge-needs-mobility" in "RW-5.4.5",
        /// It is too far, or not the way the mobility allows.
        OutOfReach = "rule-out-of-reach" in "RW-5.4.10",
        /// One own team on edges at a time.
        OneTeamOnEdges = "rule-one-team-on-edges" in "RW-5.4.8",
        /// The team has no die to take along.
        NoDieToCarry = "rule-no-die-to-carry" in "RW-5.6.5",
        /// A die does not go into the centre.
        NoDieInCentre = "rule-no-die-in-centre" in "RW-5.6.7",

        /// The own vice-president is not on a bribe position.
        NoBribePosition = "rule-no-bribe-position" in "RW-4.3.3",
        /// The target belongs to an opponent of this game.
        NoOpponent = "rule-no-opponent" in "RW-5.5.2",
        /// No bribe token is left.
        NoTokenLeft = "rule-no-token-left" in "RW-5.5.3",
        /// The active team does not stand on that tile.
        NotTheActiveTile = "rule-not-the-active-tile" in "RW-5.5.1",
        /// Nobody is bribed onto a flipped tile.
        DestinationFlipped = "rule-destination-flipped" in "RW-5.5.2",
        /// Teams on entrances and in the centre cannot be bribed.
        TargetOutOfPlay = "rule-target-out-of-play" in "RW-5.5.2",
        /// The target must stand next to the destination.
        TargetNotAdjacent = "rule-target-not-adjacent" in "RW-5.5.2",
        /// The die of the target exceeds the level.
        BribedDieTooStrong = "rule-bribed-die-too-strong" in "RW-5.5.4",
        /// The briber pays for the die of the target.
        BribeNotAffordable = "rule-bribe-not-affordable" in "RW-5.5.4",

        /// The own vice-president is not on a subcontractor position.
        NoHirePosition = "rule-no-hire-position" in "RW-4.3.3",
        /// Dice work on tiles and edges only.
        NoTileToHireOn = "rule-no-tile-to-hire-on" in "RW-5.6.3",
        /// One die for each team.
        TeamHasDie = "rule-team-has-die" in "RW-5.6.3",
        /// All dice are in use.
        NoDieLeft = "rule-no-die-left" in "RW-5.6.3",
        /// Dice have a strength of 1 to 4.
        NoSuchDie = "rule-no-such-die" in "RW-5.6.1",
        /// The level caps the die.
        DieTooStrong = "rule-die-too-strong" in "RW-5.6.2",
        /// The hire is paid at once.
        DieNotAffordable = "rule-die-not-affordable" in "RW-5.6.1",

        /// The tile has not reached its number.
        NotReached = "rule-not-reached" in "RW-5.7.3",
        /// No more insurance than cubes that would be lost.
        MoreThanDue = "rule-more-than-due" in "RW-5.7.7",
        /// No more insurance than is held.
        NotEnoughInsurance = "rule-not-enough-insurance" in "RW-5.7.7",

        /// One transaction for each resource.
        AlreadyTraded = "rule-already-traded" in "RW-6.3",
        /// Only own cubes are sold.
        SaleExceedsCubes = "rule-sale-exceeds-cubes" in "RW-6.2",
        /// What is bought is paid at once.
        PurchaseExceedsMoney = "rule-purchase-exceeds-money" in "RW-6.2",

        /// No team is stronger than 4.
        StrongestAlready = "rule-strongest-already" in "RW-7.2",
        /// The track is at its end.
        TrackComplete = "rule-track-complete" in "RW-7.3",
        /// That shaft has not been built.
        NoShaftToMove = "rule-no-shaft-to-move" in "RW-7.1",
        /// One shaft for each tile.
        ShaftOnTile = "rule-shaft-on-tile" in "RW-7.7",
        /// Where the first shaft may stand.
        FirstShaft = "rule-first-shaft" in "RW-7.4",
        /// Where the second shaft may stand.
        SecondShaft = "rule-second-shaft" in "RW-7.5",
        /// Upgrades and shafts are paid at once.
        UpgradeNotAffordable = "rule-upgrade-not-affordable" in "RW-7.1",
        /// The stack of deliveries is empty.
        NoDeliveryLeft = "rule-no-delivery-left" in "RW-7.9",
        /// The cubes of the tile are not all there.
        DeliveryExceedsCubes = "rule-delivery-exceeds-cubes" in "RW-7.9",

        /// Only the AI's teams are chosen here.
        NotAnAiTeam = "rule-not-an-ai-team" in "RW-10.2.2",
        /// Another team of the AI comes first.
        NotTheFirstAiTeam = "rule-not-the-first-ai-team" in "RW-10.2.4",
        /// The AI goes where the least strength is missing.
        NotTheNearestTile = "rule-not-the-nearest-tile" in "RW-10.2.5",
        /// This team of the AI is at its maximum.
        AiTeamComplete = "rule-ai-team-complete" in "RW-10.2.9",
    }
}
