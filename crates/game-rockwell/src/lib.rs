//! Rockwell: four companies drill towards the centre of the earth (RW-1 to RW-12 of its rules).
//!
//! * the course of a round: `sequence`, with one file for each phase in `phase`
//! * what lies on the table: `state`, `board`, `teams`, `pieces`, `goods`; its numbers: `components`
//! * answers under seal: `sealed`; who may see what: `view`; how it is shown: `picture`, `sketch`, `news`

mod audit;
mod beforehand;
mod board;
mod components;
mod encoding;
mod goods;
mod guide;
mod imagine;
mod insight;
mod lessons;
mod manual;
mod moves;
mod names;
mod news;
mod phase;
mod picture;
mod pieces;
mod rules;
mod scoring;
mod sealed;
mod sequence;
mod setup;
mod sketch;
mod state;
mod teams;
mod view;
mod words;

#[cfg(test)]
mod tests;

pub use moves::{Chance, Move};
pub use rules::Rule;
pub use state::State;
pub use view::View;

adit_kit::game! {
    /// The game.
    Rockwell { id: "rockwell", rules: 1, insight: insight::RockwellInsight }
}
