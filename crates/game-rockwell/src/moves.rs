//! What a seat may say, and what may be drawn.

use crate::board::{Level, Place, Slot};
use crate::goods::{Money, Resource};
use crate::pieces::{CardId, Order, Position, ShaftNumber, TeamId, TileId};
use crate::rules::Rule;

adit_game::notation! {
    /// A decision of a seat.
    #[derive(Copy)]
    pub enum Move {
        /// Add cubes of one resource to the sealed bid. Each resource is named once; more than 200 cubes are named in
        /// parts, round counts first: `bid zinc 1000`, `bid zinc 200` and `bid zinc 30` make 1230.
        BidCubes { resource: Resource, count: u32 } = "bid",
        /// Add a round sum to the sealed bid, one digit followed by noughts: `bid money 1000` and `bid money 200`
        /// make 1200.
        BidMoney { sum: Money } = "bid" "money",
        /// Seal the bid as it is; a bid of nothing is allowed.
        BidDone {} = "bid" "done",
        /// Take back all that was named for the bid and begin again.
        BidAgain {} = "bid" "again",
        /// Place a vice-president on a free position of a phase board.
        Place { position: Position } = "place",
        /// Exchange cubes of one resource for as many insurance tiles, named as in a bid.
        Insure { resource: Resource, count: u32 } = "insure",
        /// Seal the exchange as it is; exchanging nothing is allowed.
        InsureDone {} = "insure" "done",
        /// Take back all that was named for the exchange and begin again.
        InsureAgain {} = "insure" "again",
        /// Make a team active and leave it where it is, with its die if it has one.
        Stay { team: TeamId } = "stay",
        /// Make a team active and move it. A die it has is left behind.
        Move { team: TeamId, to: Place } = "move",
        /// Make a team active, move it and take its die along with this strength, paying the hire again.
        Carry { team: TeamId, to: Place, strength: u8 } = "carry",
        /// Bribe an opposing team onto a tile on which the active team stands.
        Bribe { team: TeamId, to: Slot } = "bribe",
        /// Hire a die of this strength for the active team.
        Hire { strength: u8 } = "hire",
        /// Choose which of the two tiles of an edge is extracted.
        Extract { slot: Slot } = "extract",
        /// Save this many cubes from a hazard with insurance tiles.
        Cover { count: u8 } = "cover",
        /// Count out a round number of cubes, one digit followed by two or more noughts, for the next sale or
        /// purchase of the resource: `count zinc 1000` and `sell zinc 30` sell 1030.
        Count { resource: Resource, count: u32 } = "count",
        /// Sell cubes of one resource on the market, with those that were counted out.
        Sell { resource: Resource, count: u32 } = "sell",
        /// Buy cubes of one resource on the market, with those that were counted out.
        Buy { resource: Resource, count: u32 } = "buy",
        /// Make a team stronger by one.
        Strengthen { team: TeamId } = "strengthen",
        /// Buy the next safety level.
        Safety {} = "safety",
        /// Build the next shaft.
        Shaft { slot: Slot } = "shaft",
        /// Move a shaft that has been built to another tile.
        Relocate { shaft: ShaftNumber, slot: Slot } = "relocate",
        /// Buy the next mobility level.
        Mobility {} = "mobility",
        /// Deliver the cubes of the top delivery tile of a resource.
        Deliver { resource: Resource } = "deliver",
        /// Do without: the advantage of board I, the rest of the transactions, the rest of the actions.
        Pass {} = "pass",
        /// Choose which of the AI's tied teams moves.
        Send { team: TeamId } = "send",
        /// Choose to which of the tied tiles the AI's team moves.
        Guide { slot: Slot } = "guide",
        /// Make a team of the AI stronger by one.
        Reinforce { team: TeamId } = "reinforce",
    }
}

adit_game::notation! {
    /// Something that is drawn.
    pub enum Chance {
        /// Lay the tiles of a level so that the one on sector 0 has this strength; the others alternate.
        Ring { level: Level, strength: u8 } = "ring",
        /// The first directorate order.
        Directorate { order: Order } = "directorate",
        /// The first control order.
        Control { order: Order } = "control",
        /// The tile that is flipped turns out to be this one.
        Tile { tile: TileId } = "tile",
        /// The extraction card that is drawn.
        Card { card: CardId } = "card",
    }
}

impl Move {
    /// The rule by which it is refused while something else is going on.
    pub const fn out_of_place(&self) -> Rule {
        match self {
            Move::BidCubes { .. } | Move::BidMoney { .. } | Move::BidDone {} | Move::BidAgain {} => {
                Rule::NotTheAuction
            }
            Move::Place { .. } => Rule::NotPlacing,
            Move::Insure { .. } | Move::InsureDone {} | Move::InsureAgain {} => Rule::NotInsuring,
            Move::Stay { .. } | Move::Move { .. } | Move::Carry { .. } => Rule::NotDrilling,
            Move::Bribe { .. } | Move::Hire { .. } => Rule::NoAdvantageNow,
            Move::Extract { .. } => Rule::NoTileToChoose,
            Move::Cover { .. } => Rule::NoHazard,
            Move::Count { .. } | Move::Sell { .. } | Move::Buy { .. } => Rule::NotTheMarket,
            Move::Strengthen { .. }
            | Move::Safety {}
            | Move::Shaft { .. }
            | Move::Relocate { .. }
            | Move::Mobility {}
            | Move::Deliver { .. } => Rule::NotTheWorkshop,
            Move::Pass {} => Rule::NothingToPass,
            Move::Send { .. } => Rule::NoAiTeamToChoose,
            Move::Guide { .. } => Rule::NoAiTargetToChoose,
            Move::Reinforce { .. } => Rule::NoAiUpgradeNow,
        }
    }
}

impl Move {
    /// Does this move do nothing but open a further choice of the same seat?
    pub fn opens(&self) -> bool {
        false
    }
}
