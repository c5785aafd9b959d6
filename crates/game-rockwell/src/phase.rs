//! The phases of a round, each in a file of its own: who acts, what they may do, what it does.

pub mod achievements;
pub mod ai;
pub mod ai_upgrade;
pub mod auction;
pub mod drilling;
pub mod extraction;
pub mod insurance;
pub mod market;
pub mod placement;
pub mod preparation;
pub mod shafts;
pub mod turns;
pub mod workshop;

use crate::scoring::Ending;
use crate::sealed::{Answer, Draft, Sealed};
use adit_kit::BySeat;
use auction::Auction;
use drilling::Drilling;
use extraction::{Extraction, Hazard, Stage};
use insurance::Insurance;
use market::Market;
use placement::Placement;
use preparation::Preparation;
use serde::{Deserialize, Serialize};
use workshop::Workshop;

/// What is going on (RW-4.1).
///
/// `D` is what is known of an answer under seal: in a position the draft itself, in a view only what the viewer may
/// see of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase<D = Draft> {
    /// The board is being laid (RW-3).
    Setup(Preparation),
    /// All seats bid (RW-4.2).
    Auction(Auction<D>),
    /// Vice-presidents are placed (RW-4.3).
    Placement(Placement),
    /// All seats may exchange cubes for insurance (RW-5.1).
    Insurance(Insurance<D>),
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

impl<D> Phase<D> {
    /// The answers that are given under seal now, if any are.
    pub const fn answers(&self) -> Option<&BySeat<Answer<D>>> {
        if let Phase::Auction(auction) = self {
            Some(auction.answers())
        } else if let Phase::Insurance(insurance) = self {
            Some(insurance.answers())
        } else {
            None
        }
    }

    /// The extraction that is going on, if one is.
    pub const fn extraction(&self) -> Option<&Extraction> {
        if let Phase::Extraction(extraction) = self { Some(extraction) } else { None }
    }

    /// The hazard that is being dealt with, if there is one.
    pub const fn hazard(&self) -> Option<&Hazard> {
        if let Phase::Extraction(Extraction { stage: Stage::Hazard(hazard), .. }) = self {
            Some(hazard)
        } else {
            None
        }
    }

    /// The same phase with something else known of the answers under seal.
    pub fn map<E>(&self, known: impl FnOnce(&BySeat<Answer<D>>) -> BySeat<Answer<E>>) -> Phase<E> {
        match self {
            Phase::Setup(preparation) => Phase::Setup(*preparation),
            Phase::Auction(auction) => Phase::Auction(Sealed::new(known(auction.answers()))),
            Phase::Placement(placement) => Phase::Placement(*placement),
            Phase::Insurance(insurance) => Phase::Insurance(Sealed::new(known(insurance.answers()))),
            Phase::Drilling(drilling) => Phase::Drilling(*drilling),
            Phase::Extraction(extraction) => Phase::Extraction(extraction.clone()),
            Phase::Market(market) => Phase::Market(*market),
            Phase::Workshop(workshop) => Phase::Workshop(*workshop),
            Phase::AiUpgrade => Phase::AiUpgrade,
            Phase::Over(ending) => Phase::Over(*ending),
        }
    }
}
