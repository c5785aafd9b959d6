//! A bot of ours as a program: the other side of the lines that [`Program`](crate::program) speaks.

use adit_any::{AnyBot, Games, ReadFault, find};
use adit_bots::{BotFault, Recipe, Stop, WeightsFault};
use adit_game::Seat;
use adit_table::LoadFault;
use serde::Deserialize;
use serde_json::{Value, json};
use std::io::{self, BufRead, Write};

/// What a contest tells a program. What else it tells, and may tell one day, a bot does not need.
#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "lowercase")]
enum Told {
    Sit { game: String, rules: u16, seat: u8, seed: u64 },
    Choose { view: Value },
    End {},
}

/// Why a bot does not go on.
#[derive(Debug, thiserror::Error)]
pub enum AnswerFault {
    /// The contest cannot be heard or answered.
    #[error(transparent)]
    Lines(#[from] io::Error),
    /// A line says something else.
    #[error("line {line}: {fault}; docs/protocol.md tells what a contest says to a program")]
    Line {
        /// The line, counted from 1.
        line: usize,
        /// What is wrong with it.
        fault: serde_json::Error,
    },
    /// There is no such game here.
    #[error(transparent)]
    Game(#[from] ReadFault),
    /// The contest plays by other rules.
    #[error(
        "the contest plays version {told} of the rules of {game}, this program plays version {here}; \
         only programs with the same rules can meet"
    )]
    Rules {
        /// The game.
        game: &'static str,
        /// The version of the contest.
        told: u16,
        /// The version of this program.
        here: u16,
    },
    /// The game has no such seat.
    #[error("there is no seat {0}; seats are counted from 0")]
    Seat(u8),
    /// A decision comes before anybody has said which game is played.
    #[error("line {0}: asked for a move before being told where to sit")]
    NotSeated(usize),
    /// The bot cannot be made.
    #[error(transparent)]
    Weights(#[from] WeightsFault),
    /// The view cannot be read.
    #[error(transparent)]
    View(#[from] LoadFault),
    /// The bot has no answer.
    #[error(transparent)]
    Bot(#[from] BotFault),
}

/// Lets a bot answer a contest until there is nothing more to hear.
pub fn answer(
    games: Games,
    recipe: &Recipe,
    input: &mut impl BufRead,
    output: &mut impl Write,
) -> Result<(), AnswerFault> {
    let mut seated: Option<(_, Seat, Box<dyn AnyBot>)> = None;
    let stop = Stop::default();
    for (index, line) in input.lines().enumerate() {
        let told = serde_json::from_str(&line?);
        match told.map_err(|fault| AnswerFault::Line { line: index + 1, fault })? {
            Told::Sit { game, rules, seat, seed } => {
                let game = find(games, &game)?;
                if rules != game.rules() {
                    return Err(AnswerFault::Rules { game: game.id(), told: rules, here: game.rules() });
                }
                let place = Seat::new(usize::from(seat)).ok_or(AnswerFault::Seat(seat))?;
                seated = Some((game, place, game.bot(recipe, seed)?));
            }
            Told::Choose { view } => {
                let (game, seat, bot) = seated.as_mut().ok_or(AnswerFault::NotSeated(index + 1))?;
                let words = bot.choose(&*game.read_view(&view)?, *seat, &stop)?;
                writeln!(output, "{}", json!({ "words": words }))?;
                output.flush()?;
            }
            Told::End {} => {}
        }
    }
    Ok(())
}
