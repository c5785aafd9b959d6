//! Puzzles: decisions of which one choice is clearly the best.
//!
//! `adit puzzles GAME` [finds](find) them in games that bots play, [grades](Grade) them by how often weaker bots fail, and
//! [selects](select) some of every kind. They are kept as data in the game's crate ([`Book`]). A puzzle is what a seat sees:
//! every search that looked for it, and every one that explains it, was shown the view of that seat and nothing else.

mod book;
mod find;
mod select;
#[cfg(test)]
mod tests;
mod verdict;
mod weak;

pub use book::{Book, BookFault, Grade, Judged, Made, Puzzle, Stage, Tried};
pub use find::{FindFault, FindOptions, find, holds};
pub use select::select;
pub use verdict::Verdict;
