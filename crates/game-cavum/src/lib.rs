//! Cavum, for 2 to 4 players: bid for the turn order, dig a network of tunnels, found stations, open veins, prospect
//! along one route, blow up dynamite, sell stones and fulfil orders.
//!
//! The rules with their clause numbers are in `docs/rules/cavum.md`. [`sequence`] reads like their contents page, and
//! each section has its file in [`phase`].

mod audit;
mod beforehand;
mod board;
mod components;
mod encoding;
mod guide;
mod hex;
mod imagine;
mod insight;
mod lessons;
mod manual;
mod moves;
mod names;
mod network;
mod news;
pub mod phase;
mod picture;
mod pieces;
pub mod routes;
mod rules;
mod scoring;
pub mod sequence;
mod setup;
mod sketch;
mod state;
mod view;

#[cfg(test)]
mod tests;

pub use board::{Board, LaidTile, Vein};
pub use hex::{Axial, Cell, Direction, Hex, HexSet, MOUNTAIN, RingCell, RingSet};
pub use moves::{Chance, Move, Route};
pub use network::{Network, Reached};
pub use news::{Event, FoundStone, News};
pub use pieces::{
    Colour, Exits, Kind, OrderCard, OrderSet, Piece, Rotation, SequenceCard, Stones, Tile, Tiles,
};
pub use rules::Rule;
pub use state::State;
pub use view::View;

adit_kit::game! {
    /// The game.
    Cavum { id: "cavum", rules: 1, insight: insight::CavumInsight }
}
