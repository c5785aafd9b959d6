//! A position of the game.

use crate::components::{Components, Round};
use crate::news::News;
use crate::phase::Phase;
use crate::pieces::{CavernSide, Edge, Goods, Group, Room, Space, Tile};
use crate::setup::Rulebook;
use adit_game::Seat;
use adit_kit::{BySeat, Set, Shared};

/// A player's cave and goods.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cave {
    /// The goods of the player.
    pub goods: Goods,
    /// The spaces with a face-down room.
    pub hidden: Set<Space>,
    /// The face-up rooms, by [`Space`].
    pub rooms: [Option<Room>; Space::ALL.len()],
    /// The edges with a built wall.
    pub walls: Set<Edge>,
    /// The side of the extra cavern, if it belongs to this cave.
    pub cavern: Option<CavernSide>,
}

/// A position. Face-down rooms have no identity before they are seen (CD-14.4), so there are no secrets in it.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub(crate) rulebook: Shared<Rulebook>,
    pub(crate) caves: BySeat<Cave>,
    /// Who has the start-player marker; nobody before it is drawn, and nobody in the solo game.
    pub(crate) start_player: Option<Seat>,
    /// The round, counted from 1; 0 before the first.
    pub(crate) round: u8,
    /// The tiles that can be taken.
    pub(crate) available: Set<Tile>,
    /// The tiles that were taken in this round.
    pub(crate) taken: Set<Tile>,
    /// The rooms on display.
    pub(crate) display: Set<Room>,
    /// The light rooms that are not played with.
    pub(crate) removed: Set<Room>,
    /// The dark rooms that nobody has seen: those in the rock and in the solo stack.
    pub(crate) unseen: Set<Room>,
    /// The rooms left in the solo stack.
    pub(crate) stack: u8,
    /// The walls in the common supply.
    pub(crate) supply: u8,
    pub(crate) phase: Phase,
    /// What happened in the last step: with the last move, or with what was drawn last.
    pub(crate) news: News,
}

impl State {
    /// The components that are played with.
    pub fn components(&self) -> &Components {
        &self.rulebook.components
    }

    /// How many seats there are.
    pub fn seats(&self) -> usize {
        self.caves.seats()
    }

    /// Is this the solo game?
    pub fn is_solo(&self) -> bool {
        self.rulebook.is_solo()
    }

    /// The rounds of this game.
    pub fn rounds(&self) -> &[Round] {
        self.rulebook.rounds()
    }

    /// The turn number of the round (CD-4.3); 0 before the first round.
    pub fn turn_number(&self) -> u8 {
        let round = usize::from(self.round).checked_sub(1).and_then(|round| self.rounds().get(round));
        round.map_or(0, |round| round.turns)
    }

    /// The tiles of a group that have not been turned up (CD-14.4).
    pub fn face_down_tiles(&self, group: Group) -> Set<Tile> {
        let tiles = self.components().tiles_of(group).without(self.available).without(self.taken);
        match self.is_solo() {
            true => tiles.without(Set::one(self.components().solo.removed_tile)),
            false => tiles,
        }
    }

    /// The player who has the turn after `turns` turns of the round (CD-4.4).
    pub fn seat_after(&self, turns: usize) -> Seat {
        let first = self.start_player.or(Seat::new(0));
        let mut seats = Seat::all(self.seats()).cycle().skip_while(|seat| Some(*seat) != first);
        // A table has at least one seat, so the cycle never ends.
        seats.nth(turns % self.seats()).unwrap_or_else(|| unreachable!("a cycle has no end"))
    }

    /// Who has the extra cavern.
    pub fn cavern_owner(&self) -> Option<Seat> {
        self.caves.iter().find(|(_, cave)| cave.cavern.is_some()).map(|(seat, _)| seat)
    }
}
