//! The extra cavern goes to the first player who fills the board (CD-8; D-6 of CD-14.2).

use crate::moves::Move;
use crate::news::Event;
use crate::phase::{Phase, Turn};
use crate::pieces::CavernSide;
use crate::rules::Rule;
use crate::sequence::Next;
use crate::state::State;
use adit_game::{Seat, SeatSet};

/// A player chooses the side of the extra cavern. Only tiles furnish rooms (CD-6.6.9), so the turn goes on between the
/// blocks of its tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ChooseSide {
    /// The turn.
    pub turn: Turn,
}

/// Has the player just won the extra cavern? This is asked after every placement (CD-6.6.11).
pub fn is_won(state: &State, seat: Seat) -> bool {
    state.cavern_owner().is_none() && state.caves[seat].is_full()
}

pub fn acting(_: &State, choose_side: &ChooseSide) -> SeatSet {
    SeatSet::one(choose_side.turn.seat)
}

pub fn moves(_: &State, _: &ChooseSide, _: Seat, out: &mut Vec<Move>) {
    out.extend(CavernSide::ALL.map(|side| Move::ChooseSide { side }));
}

pub fn check(_: &State, _: &ChooseSide, _: Seat, mv: &Move) -> Result<(), Rule> {
    if let Move::ChooseSide { .. } = mv { Ok(()) } else { Err(Rule::ChooseSideFirst) }
}

pub fn play(state: &mut State, choose_side: ChooseSide, seat: Seat, mv: &Move) -> Next {
    let Move::ChooseSide { side } = *mv else { return Next::Stay(Phase::ChooseSide(choose_side)) };
    state.caves[seat].cavern = Some(side);
    state.tell(Event::SideChosen { seat, side });
    Next::SideChosen(choose_side.turn)
}
