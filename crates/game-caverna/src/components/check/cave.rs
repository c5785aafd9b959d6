//! The cave board and the extra cavern (CD-2, CD-8).

use super::fault;
use crate::board::{Board, Join};
use crate::components::file::{BoardTable, CavernTable, EdgeTable, SpaceKind, SpaceTable};
use crate::components::{Cavern, side_mask};
use crate::pieces::{CavernSide, Compass, Edge, Space};
use adit_game::SetupError;
use adit_kit::Set;
use adit_kit::data::{fixed, one_each};

pub(super) fn board(table: &BoardTable) -> Result<Board, SetupError> {
    let spaces: [&SpaceTable; Space::ALL.len() - 1] =
        one_each("board.spaces", table.spaces.iter().map(|space| (space.id, space)))?;
    let joins: [&EdgeTable; Edge::ON_BOARD] =
        one_each("board.edges", table.edges.iter().map(|edge| (edge.id, edge)))?;

    let of_kind = |kind: SpaceKind| -> Set<Space> {
        spaces.iter().filter(|space| space.kind == kind).map(|space| space.id).collect()
    };
    if of_kind(SpaceKind::Entrance) != Set::one(table.entrance) {
        return fault("board.entrance", "must be the one space of kind entrance".to_owned());
    }
    if of_kind(SpaceKind::Open) != Set::one(table.start_open) {
        return fault("board.start_open", "must be the one space of kind open".to_owned());
    }
    let rock = of_kind(SpaceKind::Rock);
    fixed("board.rock_spaces", &table.rock_spaces, &rock.len())?;

    let mut natural = [Set::EMPTY; Space::ALL.len()];
    let mut food = [0; Space::ALL.len()];
    let mut edges = [[None; 4]; Space::ALL.len()];
    let mut near = [Set::EMPTY; Space::ALL.len()];
    for space in spaces {
        if space.food > super::GREATEST {
            return fault(
                format!("board.spaces {}: food", space.id),
                format!("is at most {}", super::GREATEST),
            );
        }
        natural[space.id.index()] = space.natural;
        food[space.id.index()] = space.food;
    }
    for edge in joins {
        let (first, second) = (spaces.get(edge.a.index()), spaces.get(edge.b.index()));
        let (Some(first), Some(second)) = (first, second) else {
            return fault(format!("board.edges {}", edge.id), "joins two spaces of the board".to_owned());
        };
        let (down, right) = match edge.dir {
            Compass::East => (0, 1),
            Compass::South => (1, 0),
            Compass::North | Compass::West => {
                return fault(format!("board.edges {}: dir", edge.id), "must be E or S".to_owned());
            }
        };
        if (u16::from(first.row) + down, u16::from(first.col) + right)
            != (u16::from(second.row), u16::from(second.col))
        {
            let rule = format!("{} must be {} of {}", edge.b, edge.dir, edge.a);
            return fault(format!("board.edges {}", edge.id), rule);
        }
        edges[edge.a.index()][edge.dir.index()] = Some(edge.id);
        edges[edge.b.index()][edge.dir.opposite().index()] = Some(edge.id);
        near[edge.a.index()].insert(edge.b);
        near[edge.b.index()].insert(edge.a);
    }
    for space in spaces {
        let place = format!("board.spaces {}", space.id);
        for side in Compass::ALL {
            let edge = edges[space.id.index()][side.index()].is_some();
            let kinds = [edge, space.natural.contains(side), space.mouth.contains(side)];
            if kinds.iter().filter(|there| **there).count() != 1 {
                let rule = format!("side {side} must be one of edge, natural wall and mouth");
                return fault(place, rule);
            }
        }
    }
    for side in Compass::ALL {
        edges[Space::Extra.index()][side.index()] = Some(side.extra_edge());
    }
    let joins = joins.map(|edge| Join { first: edge.a, second: edge.b, side: edge.dir });
    Ok(Board { natural, food, entrance: table.entrance, rock, joins, near, edges })
}

pub(super) fn cavern(table: &CavernTable) -> Result<[Cavern; CavernSide::ALL.len()], SetupError> {
    if table.id != Space::Extra {
        return fault("extra_cavern.id", "must be extra".to_owned());
    }
    let ids = [table.edge_ids.north, table.edge_ids.east, table.edge_ids.south, table.edge_ids.west];
    if ids != Compass::ALL.map(Compass::extra_edge) {
        return fault("extra_cavern.edge_ids", "must be xN, xE, xS and xW".to_owned());
    }
    for side in &table.sides {
        if Compass::ALL.iter().any(|compass| side.natural.contains(*compass) == side.open.contains(*compass))
        {
            let rule = "each side must be either natural or open".to_owned();
            return fault(format!("extra_cavern.sides {}", side.id), rule);
        }
    }
    let sides = table.sides.iter().map(|side| {
        let open = side.open.iter().map(Compass::extra_edge).collect();
        (side.id, Cavern { natural: side_mask(side.natural), open })
    });
    one_each("extra_cavern.sides", sides)
}
