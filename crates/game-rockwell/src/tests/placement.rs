//! RW-4.3: vice-presidents.

use super::fixture::*;
use crate::components::Advantage;
use crate::phase::Phase;
use crate::pieces::PhaseBoard;
use crate::rules::Rule;

fn placement(seats: u8, order: &[adit_game::Seat]) -> crate::State {
    let mut state = auction(seats);
    state.directorate = order.iter().copied().collect();
    seal_all(&mut state, "bid done");
    state
}

/// Y21, RW-4.3.1, RW-4.3.2: two passes in directorate order, never twice on a board, one for each position.
#[test]
fn vice_presidents_are_placed_in_two_passes() {
    let order = [red(), purple(), green(), white()];
    let mut state = placement(4, &order);
    for (seat, position) in order.into_iter().zip(["I-1", "III-1", "III-2", "I-3"]) {
        assert_eq!(turn(&state), seat);
        play(&mut state, seat, &format!("place {position}"));
    }
    assert_eq!(turn(&state), red(), "the second pass has the same order");
    assert_eq!(
        offer(&state, red()),
        ["place II-1", "place II-2", "place II-3", "place II-4", "place III-3", "place III-4"]
    );
    refused(&state, red(), "place I-2", Rule::SameBoard);
    refused(&state, red(), "place III-1", Rule::PositionTaken);
    refused(&state, red(), "pass", Rule::NothingToPass);
    for (seat, position) in order.into_iter().zip(["II-1", "II-2", "II-3", "II-4"]) {
        play(&mut state, seat, &format!("place {position}"));
    }
    assert!(matches!(state.phase, Phase::Insurance(_)));
}

/// RW-4.3.3: positions are numbered from the left; the side depends on the number of players.
#[test]
fn the_boards_have_the_positions_of_their_side() {
    use Advantage::{Bribe, Subcontractor};
    let four = auction(4);
    let side = four.rulebook.side();
    assert_eq!(side.advantages[..], [Bribe, Bribe, Subcontractor, Subcontractor]);
    assert_eq!(side.transactions[..], [4, 3, 2, 2]);
    assert_eq!(side.actions[..], [4, 3, 3, 2]);
    for seats in [2, 3] {
        let few = auction(seats);
        let side = few.rulebook.side();
        assert_eq!(side.advantages[..], [Bribe, Bribe, Subcontractor]);
        assert_eq!(side.transactions[..], [4, 3, 2]);
        assert_eq!(side.actions[..], [4, 3, 2]);
    }
    let three = placement(3, &[green(), red(), purple()]);
    refused(&three, green(), "place II-4", Rule::NoSuchPosition);
}

/// RW-4.3.4: whatever is placed, everybody finds two positions.
#[test]
fn a_legal_position_always_exists() {
    for seats in [2, 3, 4] {
        let order: Vec<_> = adit_game::Seat::all(usize::from(seats)).collect();
        for first in PhaseBoard::ALL {
            let mut state = placement(seats, &order);
            while matches!(state.phase, Phase::Placement(_)) {
                let seat = turn(&state);
                let moves = offer(&state, seat);
                assert!(moves.len() >= 2, "more than one position is left, so that everybody is asked");
                let wanted = moves.iter().find(|line| line.starts_with(&format!("place {first}-")));
                play(&mut state, seat, wanted.unwrap_or(&moves[0]));
            }
        }
    }
}
