//! Games and bots without their types.
//!
//! What is written against this crate (server, terminal, line protocol, arena) holds `&dyn AnyGame`, a
//! [`Table`](adit_table::Table) and `Box<dyn AnyBot>`; it knows words, JSON and text, and is given the [`Games`] to
//! choose from.

mod any_bot;
mod any_game;
mod notation_page;
mod why;

pub use any_bot::{AnyBot, AnyCandidate, AnyStep, AnyThoughts};
pub use any_game::{AnyGame, Games, Of, ReadFault, find, replay};
pub use notation_page::notation_page;
pub use why::{Because, Why, signed};
