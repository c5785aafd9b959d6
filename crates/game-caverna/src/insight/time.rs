//! How much of the game is left.

use crate::phase::Phase;
use crate::state::State;
use adit_game::Seat;

/// What is left of the game for a seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct Time {
    /// The turns of the seat that have not begun.
    pub(super) turns: f32,
    /// Those of them in this round.
    pub(super) in_round: f32,
    /// How much goods still count that have to be spent to become points: 0 when no turn is left, nearly 1 early.
    pub(super) spending: f32,
}

impl Time {
    pub(super) fn new(state: &State, seat: Seat) -> Time {
        if state.phase == Phase::Over {
            return Time { turns: 0.0, in_round: 0.0, spending: 0.0 };
        }
        let later = state.rounds().get(usize::from(state.round)..).unwrap_or_default();
        let later: u8 = later.iter().map(|round| round.turns).sum();
        let in_round = usize::from(state.turn_number()).saturating_sub(begun(state, seat));
        let in_round = in_round as f32;
        let turns = f32::from(later) + in_round;
        Time { turns, in_round, spending: turns / (turns + 1.5) }
    }
}

/// The turns of a seat in this round that have begun: the seats alternate (CD-4.4).
fn begun(state: &State, seat: Seat) -> usize {
    let first = state.start_player.map_or(0, Seat::index);
    let behind = (seat.index() + state.seats() - first) % state.seats();
    (state.taken.len() + state.seats() - 1 - behind) / state.seats()
}

/// How many turns have ended.
pub(super) fn turns_ended(state: &State) -> u32 {
    let over = state.phase == Phase::Over;
    let rounds = usize::from(state.round).saturating_sub(usize::from(!over));
    let rounds = state.rounds().get(..rounds).unwrap_or_default();
    let turns: u32 = rounds.iter().map(|round| u32::from(round.turns)).sum();
    let in_round = state.taken.len() as u32 - u32::from(state.phase.turn().is_some());
    turns * state.seats() as u32 + in_round
}

/// How far the game has come: the share of the turns that have ended.
pub(super) fn progress(state: &State) -> f32 {
    let turns: u32 = state.rounds().iter().map(|round| u32::from(round.turns)).sum();
    turns_ended(state) as f32 / (turns * state.seats() as u32).max(1) as f32
}
