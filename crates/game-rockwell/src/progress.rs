//! What is going on in a round: the phases with what belongs to each.

use crate::board::{Edge, Level, Slot};
use crate::goods::{Cubes, Resource};
use crate::pieces::{CardId, Company, MAX_POSITIONS, Order, TeamId};
use crate::sealed::Sealed;
use adit_game::Seat;
use adit_kit::BySeat;
use serde::{Deserialize, Serialize};

/// What is going on (RW-4.1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The board is being laid (RW-3).
    Setup(Preparation),
    /// All seats bid (RW-4.2).
    Auction(Sealed),
    /// Vice-presidents are placed (RW-4.3).
    Placement(Placement),
    /// All seats may exchange cubes for insurance (RW-5.1).
    Insurance(Sealed),
    /// Extraction rounds (RW-5.3).
    Drilling(Drilling),
    /// A tile is being extracted (RW-5.7), whatever else was going on.
    Extraction(Extraction),
    /// Phase II (RW-6).
    Market(Market),
    /// Phase III (RW-7).
    Workshop(Workshop),
    /// A player strengthens the AI (RW-10.2.9).
    AiUpgrade,
    /// The game has ended.
    Over(Ending),
}

/// What has to be drawn next before the first round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Preparation {
    /// How the tiles of a level lie (RW-3.1).
    Ring(Level),
    /// The first directorate order (RW-3.5).
    Directorate,
    /// The first control order (RW-3.5).
    Control,
}

/// Who places a vice-president.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Placement {
    /// How many have been placed in this round.
    pub placed: u8,
}

/// One of the four extraction rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Drilling {
    /// The extraction round, counted from 0.
    pub round: u8,
    /// What is decided in it.
    pub step: Step,
}

/// What is decided in an extraction round (RW-5.3.2, RW-10.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Step {
    /// The player at this place of the control order chooses a team and moves it.
    Move {
        /// The place, from 0.
        turn: u8,
    },
    /// The same player may use the advantage of board I.
    Advantage {
        /// The place in the control order, from 0.
        turn: u8,
        /// The active team.
        team: TeamId,
    },
    /// The first player in control order chooses which of the AI's tied teams moves.
    AiTeam,
    /// The same player chooses where it goes.
    AiTarget {
        /// The team.
        team: TeamId,
    },
}

/// An extraction, from the moment a tile has reached its number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Extraction {
    /// Who made the triggering step (RW-5.7.2).
    pub active: Company,
    /// How far it has come.
    pub stage: Stage,
    /// What was interrupted.
    pub then: Resume,
}

/// How far an extraction has come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Stage {
    /// Both tiles of an edge have reached their number; a player chooses one (RW-5.7.3).
    Choice {
        /// Who chooses.
        seat: Seat,
        /// The edge between the two tiles.
        edge: Edge,
    },
    /// The back of the tile is to be drawn.
    Tile {
        /// The tile being extracted.
        slot: Slot,
    },
    /// The card is to be drawn.
    Card {
        /// The tile being extracted.
        slot: Slot,
    },
    /// Players decide about insurance (RW-5.7.7).
    Hazard(Hazard),
}

/// A hazard that is being dealt with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hazard {
    /// The tile being extracted.
    pub slot: Slot,
    /// The card.
    pub card: CardId,
    /// What each player receives; the losses of those who have decided are taken out.
    pub loot: BySeat<Cubes>,
    /// Who still has to decide, in order.
    pub undecided: Order,
}

/// What goes on after an extraction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Resume {
    /// The mover may use the advantage of board I.
    Advantage {
        /// The extraction round.
        round: u8,
        /// The place in the control order.
        turn: u8,
        /// The active team.
        team: TeamId,
    },
    /// The next player moves.
    NextTurn {
        /// The extraction round.
        round: u8,
        /// The place in the control order of the player who has finished.
        turn: u8,
    },
    /// The AI has moved, the extraction round is over.
    AiMoved {
        /// The extraction round.
        round: u8,
    },
    /// Phase III goes on.
    Workshop(Workshop),
    /// The AI has been strengthened, the round is over.
    AiUpgraded,
}

/// Phase II. A position whose vice-president has returned takes no more part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Market {
    /// Whose turn it is: a position of board II, from 0.
    pub turn: u8,
    /// The transactions made from each position.
    pub done: [u8; MAX_POSITIONS],
    /// The resources traded from each position.
    pub traded: [Traded; MAX_POSITIONS],
}

/// The resources that a player has traded in a phase II (RW-6.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Resource>", into = "Vec<Resource>")]
pub struct Traded(u8);

impl Traded {
    /// Has this one been traded?
    pub const fn contains(self, resource: Resource) -> bool {
        self.0 >> resource.index() & 1 != 0
    }

    /// Now it has been.
    pub const fn insert(&mut self, resource: Resource) {
        self.0 |= 1 << resource.index();
    }

    /// How many have been traded.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }
}

impl From<Vec<Resource>> for Traded {
    fn from(resources: Vec<Resource>) -> Traded {
        let mut traded = Traded::default();
        for resource in resources {
            traded.insert(resource);
        }
        traded
    }
}

impl From<Traded> for Vec<Resource> {
    fn from(traded: Traded) -> Vec<Resource> {
        Resource::ALL.into_iter().filter(|&resource| traded.contains(resource)).collect()
    }
}

/// Phase III. A position whose vice-president has returned takes no more part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Workshop {
    /// Whose turn it is: a position of board III, from 0.
    pub turn: u8,
    /// The actions taken from each position.
    pub done: [u8; MAX_POSITIONS],
}

adit_game::words! {
    /// How a game ends (RW-9.2, RW-9.9).
    pub enum Ending as "ending" {
        /// Enough players have reached the centre.
        Centre = "centre",
        /// A player has enough achievements.
        Achievements = "achievements",
        /// The technical round limit was reached.
        Technical = "technical",
    }
}
