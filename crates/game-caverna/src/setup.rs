//! How a game starts (CD-3, CD-11.1).

use crate::components::Components;
use crate::news::Events;
use crate::phase::Phase;
use crate::phase::remove_rooms::RemoveRooms;
use crate::pieces::{Back, Group, Room, Space};
use crate::set::Set;
use crate::state::{Cave, State};
use adit_game::{Setup, SetupError};
use adit_kit::BySeat;
use std::sync::Arc;

/// The numbers of players.
pub const SEATS: &[u8] = &[1, 2];

/// What does not change during a game.
#[derive(Debug, PartialEq, Eq)]
pub struct Rulebook {
    /// What was agreed.
    pub setup: Setup,
    /// What is played with.
    pub components: Arc<Components>,
}

/// The components that a setup asks for: those of its own data file, or those published.
pub fn components(setup: &Setup) -> Result<Arc<Components>, SetupError> {
    match &setup.data {
        Some(text) => Ok(Arc::new(Components::read(text)?)),
        None => Ok(Components::published()),
    }
}

/// The position before anything is drawn.
pub fn start(setup: &Setup) -> Result<State, SetupError> {
    setup.check(SEATS, &[])?;
    let components = components(setup)?;
    let solo = setup.seats == 1;
    let dark = components.rooms_with(Back::Dark);
    Ok(State {
        caves: BySeat::new(usize::from(setup.seats), |_| new_cave(&components)),
        start_player: None,
        round: 0,
        available: components.tiles_of(Group::Start),
        taken: Set::EMPTY,
        display: components.rooms_with(Back::Light),
        removed: Set::EMPTY,
        unseen: dark,
        stack: if solo { components.solo.stack } else { 0 },
        supply: components.walls,
        phase: match (solo, components.solo.light_rooms_removed) {
            (true, left) => Phase::RemoveRooms(RemoveRooms { left }),
            (false, _) => Phase::StartPlayer,
        },
        news: Events::new(),
        rulebook: Arc::new(Rulebook { setup: setup.clone(), components }),
    })
}

/// CD-3.3, CD-3.5: the goods to start with, and rock everywhere but at the entrance and the marked space.
fn new_cave(components: &Components) -> Cave {
    let mut rooms = [None; Space::ALL.len()];
    rooms[components.board.entrance.index()] = Some(Room::CaveEntrance);
    Cave { goods: components.start, hidden: components.board.rock, rooms, walls: Set::EMPTY, cavern: None }
}
