//! The cave board: spaces, edges, natural walls, and what can be reached (CD-2, CD-6.5.2).

use crate::components::{Components, side_mask};
use crate::pieces::{Compass, Edge, Room, Space};
use crate::state::Cave;
use adit_kit::Set;

/// An edge between two spaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Join {
    /// The space to the north or west.
    pub first: Space,
    /// The space to the south or east.
    pub second: Space,
    /// The side of the first space.
    pub side: Compass,
}

/// The cave board; both boards are identical.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// The sides with a natural wall, by [`Space`]; the extra cavern has its own.
    pub natural: [Set<Compass>; Space::ALL.len()],
    /// The food found when the space is excavated, by [`Space`].
    pub food: [u8; Space::ALL.len()],
    /// The space with the printed entrance.
    pub entrance: Space,
    /// The spaces with a face-down room at the start.
    pub rock: Set<Space>,
    /// The edges between spaces, by [`Edge`].
    pub joins: [Join; Edge::ON_BOARD],
    /// The spaces next to a space, by [`Space`].
    pub near: [Set<Space>; Space::ALL.len()],
    /// The edge on each side of a space, by [`Space`] and [`Compass`].
    pub edges: [[Option<Edge>; 4]; Space::ALL.len()],
}

impl Board {
    /// The wall mask of a space: its natural and its built walls (CD-2.8).
    pub fn mask(&self, components: &Components, cave: &Cave, space: Space) -> u8 {
        let natural = if space == Space::Extra {
            cave.cavern.map_or(0, |side| components.cavern(side).natural)
        } else {
            side_mask(self.natural[space.index()])
        };
        let built = |(side, edge): (usize, &Option<Edge>)| match edge {
            Some(edge) if cave.walls.contains(*edge) => 1 << side,
            Some(_) | None => 0,
        };
        self.edges[space.index()].iter().enumerate().map(built).fold(natural, |mask, side: u8| mask | side)
    }

    /// The face-down spaces that can be excavated (CD-6.5.2), or with `through_walls` those that could be if
    /// no wall were built (CD-6.5.3).
    pub fn reachable(&self, cave: &Cave, through_walls: bool) -> Set<Space> {
        let mut near = self.near;
        if !through_walls {
            for edge in (cave.walls & Edge::BOARD).iter() {
                let Join { first, second, .. } = self.joins[edge.index()];
                near[first.index()].remove(second);
                near[second.index()].remove(first);
            }
        }
        let mut reached = Set::one(self.entrance);
        let mut fresh = reached;
        while !fresh.is_empty() {
            let around = fresh.iter().fold(Set::EMPTY, |around, space| around | near[space.index()]);
            fresh = around.without(reached).without(cave.hidden);
            reached |= around;
        }
        reached & cave.hidden
    }
}

impl Cave {
    /// The wall mask of one of this cave's spaces.
    pub fn mask(&self, components: &Components, space: Space) -> u8 {
        components.board.mask(components, self, space)
    }

    /// The spaces that belong to the player: the board, and the extra cavern if it is theirs.
    pub fn spaces(&self) -> Set<Space> {
        match self.cavern {
            Some(_) => Space::BOARD | Set::one(Space::Extra),
            None => Space::BOARD,
        }
    }

    /// The spaces that are empty: neither face down nor furnished.
    pub fn empty_spaces(&self) -> Set<Space> {
        let furnished: Set<Space> =
            Space::ALL.into_iter().filter(|space| self.rooms[space.index()].is_some()).collect();
        self.spaces().without(self.hidden).without(furnished)
    }

    /// The edges of the player's own on which a wall could stand.
    pub fn edges(&self, components: &Components) -> Set<Edge> {
        match self.cavern {
            Some(side) => Edge::BOARD | components.cavern(side).open,
            None => Edge::BOARD,
        }
    }

    /// The rooms of the cave, with the entrance.
    pub fn owned(&self) -> Set<Room> {
        self.rooms.iter().flatten().copied().collect()
    }

    /// Do all spaces of the board carry face-up rooms (CD-8.1)?
    pub fn is_full(&self) -> bool {
        Space::BOARD.iter().all(|space| self.rooms[space.index()].is_some())
    }
}
