//! What happened in the last step.
//!
//! Everything here could be seen by everybody at the table (RW-11.3.1); what a player says under seal is not news
//! before it is revealed.

mod tell;
mod traces;

pub use tell::tell;
pub use traces::traces;

use crate::board::{Edge, Level, Place, Slot};
use crate::goods::{Cubes, Money, Resource, Stock};
use crate::pieces::{Achievement, CardId, Company, DeliveryId, Position, ShaftNumber, TeamId, TileId};
use crate::scoring::Ending;
use adit_game::Seat;
use serde::{Deserialize, Serialize};

/// Why somebody gets the leftovers of an extraction (RW-5.7.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Priority {
    /// As the owner of the shaft on the tile.
    Shaft,
    /// As the only strongest one.
    Strength,
    /// As the active player.
    Active,
}

/// One thing that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields of an event are the values of its text")]
pub enum Event {
    /// The tiles of a level were laid.
    RingLaid { level: Level, first: u8 },
    /// A round began.
    RoundBegan { round: u16 },
    /// A bid was revealed and paid.
    Bid { seat: Seat, cubes: Stock, money: Money },
    /// The directorate order was drawn or has changed.
    DirectorateOrder {},
    /// A vice-president was placed.
    Placed { seat: Seat, position: Position },
    /// Cubes were exchanged for insurance.
    Insured { seat: Seat, cubes: Stock },
    /// The control order was drawn or has changed.
    ControlOrder {},
    /// An extraction round began, counted from 1.
    ExtractionRound { number: u8 },
    /// A team became active and stayed.
    Stayed { team: TeamId },
    /// A team moved.
    Moved { team: TeamId, from: Place, to: Place },
    /// A die went back to board I.
    DieReturned { team: TeamId },
    /// A die was taken along.
    DieCarried { team: TeamId, strength: u8, paid: Money },
    /// A team was bribed.
    Bribed {
        seat: Seat,
        team: TeamId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<Place>,
        to: Slot,
        paid: Money,
    },
    /// A die was hired.
    Hired { team: TeamId, strength: u8, paid: Money },
    /// A tile has reached its number with this strength on it and is extracted.
    Reached { slot: Slot, strength: u8 },
    /// Both tiles of an edge have reached their number.
    ReachedBoth { edge: Edge },
    /// A tile was flipped.
    Flipped { slot: Slot, tile: TileId },
    /// An extraction card was drawn.
    CardDrawn { card: CardId, cubes: Cubes, hazard: bool },
    /// A share of an extraction.
    Share { company: Company, cubes: Cubes },
    /// The leftovers of an extraction.
    Leftovers { company: Company, cubes: Cubes, priority: Priority },
    /// What a hazard took, and how many cubes insurance saved.
    Hazard { seat: Seat, lost: Cubes, covered: u8 },
    /// A team on the edge of an extracted tile now stands on the tile.
    SteppedDown { team: TeamId, from: Place, to: Slot },
    /// Somebody took the extraction card.
    CardTaken { company: Company, card: CardId },
    /// What the active shafts of a player earned.
    ShaftIncome { seat: Seat, cubes: Cubes },
    /// Cubes were counted out for the next transaction.
    Counted { seat: Seat, resource: Resource, count: u32 },
    /// Cubes were sold.
    Sold { seat: Seat, resource: Resource, count: u32, money: Money },
    /// Cubes were bought.
    Bought { seat: Seat, resource: Resource, count: u32, money: Money },
    /// A team became stronger.
    Strengthened { team: TeamId, strength: u8, paid: Money },
    /// A safety level was bought.
    SafetyBought { seat: Seat, level: u8, paid: Money },
    /// A shaft was built.
    ShaftBuilt { seat: Seat, shaft: ShaftNumber, slot: Slot, paid: Money },
    /// A shaft was moved.
    ShaftMoved {
        seat: Seat,
        shaft: ShaftNumber,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<Slot>,
        slot: Slot,
        paid: Money,
    },
    /// A mobility level was bought.
    MobilityBought { seat: Seat, level: u8, paid: Money },
    /// A delivery tile was taken.
    Delivered { seat: Seat, cost: u32, delivery: DeliveryId },
    /// Somebody did without.
    Passed { seat: Seat },
    /// An achievement was received.
    Achieved { seat: Seat, achievement: Achievement, prestige: u8 },
    /// A team of the AI is going to move; where to has to be chosen.
    AiSent { team: TeamId },
    /// A team of the AI moved.
    AiMoved { team: TeamId, from: Place, to: Slot },
    /// A round ended.
    RoundEnded { round: u16 },
    /// The game ended.
    GameEnded { ending: Ending },
}

/// So many events are kept without asking for memory; most steps have fewer.
const USUAL_NEWS: usize = 24;

/// What happened in the last step, in order.
pub type News = adit_kit::News<Event, USUAL_NEWS>;
