//! How a game starts (CD-3, CD-11.1).

use crate::components::{Components, Round};
use crate::news::News;
use crate::phase::Phase;
use crate::phase::remove_rooms::RemoveRooms;
use crate::pieces::{Back, Group, Room, Space};
use crate::sequence;
use crate::state::{Cave, State};
use adit_game::{OptionSpec, Seat, Setup, SetupError};
use adit_kit::{Agreed, BySeat, Set, Shared};
use std::sync::Arc;

/// The numbers of players.
pub const SEATS: &[u8] = &[1, 2];

/// What does not change during a game. State and view share it.
pub struct Rulebook {
    /// What was agreed.
    pub setup: Setup,
    /// What is played with.
    pub components: Arc<Components>,
    /// Who starts, if that is agreed and not drawn.
    pub start_player: Option<Seat>,
}

impl Agreed for Rulebook {
    fn agree(setup: &Setup) -> Result<Rulebook, SetupError> {
        setup.check(SEATS, &options())?;
        let components = match &setup.data {
            Some(text) => Arc::new(Components::read(text)?),
            None => Components::published(),
        };
        let said = setup.options.get("start_player");
        let start_player = Seat::all(2).find(|seat| said == Some(&seat.to_string()));
        if let Some(seat) = start_player.filter(|_| setup.seats == 1) {
            return Err(SetupError::Combination(format!(
                "start_player is {seat}, but the solo game has no start player"
            )));
        }
        Ok(Rulebook { setup: setup.clone(), components, start_player })
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }
}

impl Rulebook {
    /// Is this the solo game?
    pub fn is_solo(&self) -> bool {
        self.setup.seats == 1
    }

    /// The rounds of the game.
    pub fn rounds(&self) -> &[Round] {
        if self.is_solo() { &self.components.rounds_solo } else { &self.components.rounds_duel }
    }
}

/// What can be agreed.
pub fn options() -> Vec<OptionSpec> {
    vec![OptionSpec::choice("start_player", &["drawn", "s0", "s1"], "drawn")]
}

impl State {
    /// The position before anything is drawn or decided.
    pub fn start(setup: &Setup) -> Result<State, SetupError> {
        let rulebook: Shared<Rulebook> = Shared::new(setup)?;
        let components = &rulebook.components;
        let solo = rulebook.is_solo();
        let mut state = State {
            caves: BySeat::new(usize::from(setup.seats), |_| new_cave(components)),
            start_player: None,
            round: 0,
            available: components.tiles_of(Group::Start),
            taken: Set::EMPTY,
            display: components.rooms_with(Back::Light),
            removed: Set::EMPTY,
            unseen: components.rooms_with(Back::Dark),
            stack: if solo { components.solo.stack } else { 0 },
            supply: components.walls,
            phase: match (solo, components.solo.light_rooms_removed) {
                (true, left) => Phase::RemoveRooms(RemoveRooms { left }),
                (false, _) => Phase::StartPlayer,
            },
            news: News::default(),
            rulebook,
        };
        sequence::begin(&mut state);
        Ok(state)
    }
}

/// CD-3.3, CD-3.5: the goods to start with, and rock everywhere but at the entrance and the marked space.
fn new_cave(components: &Components) -> Cave {
    let mut rooms = [None; Space::ALL.len()];
    rooms[components.board.entrance.index()] = Some(Room::CaveEntrance);
    Cave { goods: components.start, hidden: components.board.rock, rooms, walls: Set::EMPTY, cavern: None }
}
