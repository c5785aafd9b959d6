//! What is fuzzed: one function for each kind of input that comes from outside.
//!
//! A [`Target`] takes any bytes and panics if the program does what it must not do with them. The programs in `fuzz/`
//! hand it the inputs of libFuzzer; [`Target::try_mutations`] needs no other tools and runs in `./check`.

mod data;
mod http;
mod journal;
mod notation;
mod protocol;
mod view;

use adit_any::{AnyGame, Games, Of};
use adit_game::{Dice, SeedDice};
use adit_games::GAMES;
use adit_testkit::heaps::Heaps;
use adit_testkit::mutate;
use serde_json::Value;

/// The small game, in which more happens within a few bytes.
static HEAPS: Games = &[&Of::<Heaps>::GAME];

/// A kind of input from outside.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// Its name, which is that of the program in `fuzz/` too.
    pub name: &'static str,
    /// Tries one input. Panics if the program does with it what it must not do.
    pub run: fn(&[u8]),
    /// Inputs to begin with.
    pub seeds: fn() -> Vec<Vec<u8>>,
}

/// Everything that is fuzzed.
pub const TARGETS: &[Target] = &[
    Target { name: "journal", run: journal::run, seeds: journal::seeds },
    Target { name: "protocol", run: protocol::run, seeds: protocol::seeds },
    Target { name: "view", run: view::run, seeds: view::seeds },
    Target { name: "data", run: data::run, seeds: data::seeds },
    Target { name: "notation", run: notation::run, seeds: notation::seeds },
    Target { name: "http", run: http::run, seeds: http::seeds },
];

/// Tries an input with the target of this name.
///
/// # Panics
/// If there is no such target, or if the program does with the input what it must not do.
pub fn run(name: &str, input: &[u8]) {
    let target = TARGETS.iter().find(|target| target.name == name).expect("a target has this name");
    (target.run)(input);
}

impl Target {
    /// Tries the seeds, and then damaged copies of them for as long as `goes_on` says. The same seed gives the same
    /// copies. Says how many inputs were tried.
    pub fn try_mutations(&self, seed: u64, mut goes_on: impl FnMut(u64) -> bool) -> u64 {
        let mut dice = SeedDice::new(seed);
        let seeds = (self.seeds)();
        seeds.iter().for_each(|seed| (self.run)(seed));
        let mut tried = seeds.len() as u64;
        while goes_on(tried) {
            (self.run)(&damaged(&seeds[dice.index(seeds.len())], &mut dice));
            tried += 1;
        }
        tried
    }
}

/// The input with some damage. The byte in front, which says how the others are read, is changed now and then.
fn damaged(input: &[u8], dice: &mut dyn Dice) -> Vec<u8> {
    let Some((first, rest)) = input.split_first() else { return vec![dice.bits() as u8] };
    let first = if dice.below(16) == 0 { dice.bits() as u8 } else { *first };
    let text = String::from_utf8_lossy(rest);
    let rest = match serde_json::from_str::<Value>(&text) {
        // Damage to the values leads further than damage to the signs.
        Ok(value) if dice.below(4) > 0 => mutate::json(&value, dice).to_string(),
        Ok(_) | Err(_) => mutate::text(&text, dice),
    };
    [&[first], rest.as_bytes()].concat()
}

/// Every game there is.
fn games() -> impl Iterator<Item = &'static dyn AnyGame> {
    GAMES.iter().chain(HEAPS).copied()
}

/// The game that a byte picks, and what is left of the byte.
fn game(byte: u8) -> (&'static dyn AnyGame, u8) {
    let count = GAMES.len() + HEAPS.len();
    let game = games().nth(usize::from(byte) % count).expect("there are so many games");
    (game, byte / count as u8)
}

/// The bytes that pick each game, and the game.
fn picked() -> impl Iterator<Item = (u8, &'static dyn AnyGame)> {
    (0..).zip(games())
}
