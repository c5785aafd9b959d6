//! Setup (RW-3): the rings are laid and the first orders are drawn.

use crate::board::{Level, Slot};
use crate::moves::Chance;
use crate::news::Event;
use crate::phase::{Phase, achievements};
use crate::pieces::Order;
use crate::sequence::Next;
use crate::state::{State, Tile};
use adit_game::Weight;
use serde::{Deserialize, Serialize};

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

impl Preparation {
    /// The outermost ring is laid first.
    pub const FIRST: Preparation = Preparation::Ring(Level::A);

    const fn next(self) -> Option<Preparation> {
        match self {
            Preparation::Ring(Level::A) => Some(Preparation::Ring(Level::B)),
            Preparation::Ring(Level::B) => Some(Preparation::Ring(Level::C)),
            Preparation::Ring(Level::C) => Some(Preparation::Ring(Level::D)),
            Preparation::Ring(Level::D) => Some(Preparation::Directorate),
            Preparation::Directorate => Some(Preparation::Control),
            Preparation::Control => None,
        }
    }
}

/// Lists the ways in which the ring can lie, or the orders.
pub fn outcomes(state: &State, preparation: Preparation, out: &mut Vec<(Chance, Weight)>) {
    let orders = || Order::permutations(state.seats()).into_iter();
    match preparation {
        Preparation::Ring(level) => {
            let strengths = state.components().strengths[level.index()];
            out.extend(strengths.map(|strength| (Chance::Ring { level, strength }, 1)));
        }
        Preparation::Directorate => out.extend(orders().map(|order| (Chance::Directorate { order }, 1))),
        Preparation::Control => out.extend(orders().map(|order| (Chance::Control { order }, 1))),
    }
}

/// Lays the ring or takes over the order. The components may give an achievement from the start.
pub fn settle(state: &mut State, preparation: Preparation, chance: &Chance) -> Next {
    match chance.clone() {
        Chance::Ring { level, strength } => lay_ring(state, level, strength),
        Chance::Directorate { order } => {
            state.directorate = order;
            state.news.tell(Event::DirectorateOrder {});
        }
        Chance::Control { order } => {
            state.control = order;
            state.news.tell(Event::ControlOrder {});
            achievements::award(state, None);
        }
        Chance::Tile { .. } | Chance::Card { .. } => return Next::Stay(Phase::Setup(preparation)),
    }
    match preparation.next() {
        Some(next) => Next::Stay(Phase::Setup(next)),
        None => Next::Prepared,
    }
}

/// RW-3.1: the two strengths of a ring alternate.
fn lay_ring(state: &mut State, level: Level, first: u8) {
    for slot in Slot::every().filter(|slot| slot.level() == level) {
        state.terrain[slot.index()] = Tile::Covered(state.components().alternating(slot, first));
    }
    state.news.tell(Event::RingLaid { level, first });
}
