//! A position from a view. Nothing is hidden in a view, so there is only one.

use crate::audit;
use crate::state::State;
use crate::view::{CaveView, View, view};
use adit_game::{Dice, ViewFault, Viewer};

/// The position that was viewed. There is nothing to draw: face-down rooms have no identity before they are seen (CD-14.4).
pub fn imagine(seen: &View, _: &mut dyn Dice) -> Result<State, ViewFault> {
    let seats = seen.rulebook.setup.seats;
    if seen.caves.seats() != usize::from(seats) {
        return Err(ViewFault::new("caves", format!("there must be {seats}")));
    }
    let state = State {
        rulebook: seen.rulebook.clone(),
        caves: seen.caves.map(|_, cave| CaveView::cave(cave)),
        start_player: seen.start_player,
        round: seen.round,
        available: seen.tiles.available,
        taken: seen.tiles.taken,
        display: seen.rooms.display,
        removed: seen.rooms.removed,
        unseen: seen.rooms.unseen,
        stack: seen.rooms.stack,
        supply: seen.walls,
        phase: seen.phase,
        news: seen.news.clone(),
    };
    audit::audit(&state).map_err(|fault| ViewFault::new("view", fault))?;
    // What follows from the rest, such as scores and walls of spaces, must have been right.
    let again = view(&state, Viewer::All);
    for (place, same) in [
        ("caves", again.caves == seen.caves),
        ("tiles.face_down", again.tiles == seen.tiles),
        ("rounds", again.rounds == seen.rounds),
        ("turn_number", again.turn_number == seen.turn_number),
        ("ending", again.ending == seen.ending),
    ] {
        if !same {
            return Err(ViewFault::new(place, "contradicts the rest of the view"));
        }
    }
    Ok(state)
}
