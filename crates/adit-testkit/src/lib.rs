//! What every game is tested with.
//!
//! * [`laws!`] tests a game by the laws that all games keep;
//! * [`playthroughs!`] plays told games and compares what every viewer saw;
//! * [`clauses!`] lists the clauses of the rules that no test cites;
//! * [`perft`] counts moves and positions;
//! * [`messages`] compares the languages of texts and finds what nobody says;
//! * [`mutate`] damages texts, to test what comes from outside;
//! * [`heaps`] is a small complete game, to test everything that knows no single game.

pub mod bless;
pub mod citations;
pub mod desk;
pub mod heaps;
pub mod insight;
pub mod laws;
pub mod messages;
pub mod mutate;
pub mod perft;
pub mod playthrough;
