//! Caverna: Cave vs Cave, the duel for two players and the solo game, era I.
//!
//! The rules are docs/rules/caverna.md, whose clauses (CD-…) the code cites. [`sequence`] is the contents page:
//! from there each phase is found in the file with its name, and what tiles and rooms do in `effect`.

mod audit;
mod beforehand;
mod board;
mod components;
mod describe;
mod effect;
mod encoding;
mod goods;
mod guide;
mod imagine;
mod insight;
mod lessons;
mod manual;
mod moves;
mod news;
mod phase;
mod picture;
mod pieces;
mod rules;
mod scoring;
mod sequence;
mod setup;
mod sketch;
mod state;
mod view;

#[cfg(test)]
mod tests;

pub use components::Components;
pub use moves::{Chance, Move};
pub use news::Event;
pub use pieces::{
    Back, CavernSide, Colour, Compass, Edge, Fee, Good, Goods, Group, OptionId, Room, Space, Tile,
};
pub use rules::Rule;
pub use state::State;
pub use view::View;

adit_kit::game! {
    /// Caverna: Cave vs Cave.
    Caverna { id: "caverna", rules: 1, insight: insight::CavernaInsight }
}
