//! What a game is.
//!
//! A game is a type that implements [`Game`]: it lists the moves of a seat, says which rule a move
//! breaks, plays legal moves, lists what chance may bring, and builds what each viewer may see.
//! Everything around the games (tables, bots, pages, the terminal) is written against this crate
//! and knows no single game.
//!
//! * moves are words: [`notation!`], [`Part`]; they are offered and judged: [`Offer`], [`Judged`]
//! * every refusal names its clause: [`rules!`], [`why_not`]
//! * chance is explicit: [`Game::outcomes`], [`Game::settle`], [`Dice`]
//! * sight is built up in one place: [`Game::view`], [`Viewer`]
//! * people can ask about everything: [`Card`], [`Tally`], [`Trace`], [`Sheet`]
//! * people say beforehand what they would say anyway: [`UsualOrder`], [`Game::obey`]
//! * programs that learn read numbers and choose codes: [`Game::encode`], [`Numbers`], [`Vocabulary`], [`Pick`]
//! * a game may help bots to judge it, and in no other way: [`Insight`]

mod beforehand;
mod chance;
mod dice;
mod game;
mod guide;
mod hasher;
mod insight;
mod notation;
mod numbers;
mod offer;
mod pick;
mod picture;
mod result;
mod rule;
mod seat;
mod setup;
mod texts;
mod vocabulary;
mod why;

pub use beforehand::{Limit, Obeyed, StandingOrder, UsualOrder, when_asked};
pub use chance::{RandomPlay, RandomStep, Weight, draw, roll, settle};
pub use dice::{Dice, SeedDice, SplitDice};
pub use game::{Game, ViewFault, Viewer};
pub use guide::{
    Card, Count, Counted, Course, EXAMPLE_NAMES, Level, Manual, Sheet, SheetRow, Sign, Tally, Trace, total,
};
pub use hasher::{FixedHasher, FixedMap};
pub use insight::{Advice, Insight};
pub use notation::{Form, Named, Notation, Part, Parts, Word, choices, words_of, write_words};
pub use numbers::{ArraySpec, Encode, Numbers, Row};
pub use offer::{Judged, Legal, Offer, Turn, play};
pub use pick::{Pick, Picked};
pub use picture::{Layout, Paint, Picture, Style, Theme};
pub use result::{GameResult, Pending};
pub use rule::Rule;
pub use seat::{MAX_SEATS, Seat, SeatSet};
pub use setup::{OptionSpec, Setup, SetupError};
pub use texts::{Language, Texts, Value};
pub use vocabulary::{Code, END, Kind, UNKNOWN, Vocabulary};
pub use why::{WhyNot, why_not};
