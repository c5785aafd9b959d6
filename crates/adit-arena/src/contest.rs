//! Which bots play which game, and how often.

use crate::{ArenaFault, Question};
use adit_bots::Recipe;
use adit_game::Setup;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

/// A bot or a program that takes part in a contest.
#[derive(Clone, Debug, PartialEq)]
pub enum Entrant {
    /// A bot of ours.
    Bot(Recipe),
    /// Another program, which is spoken to in JSON lines.
    Program(String),
}

impl FromStr for Entrant {
    type Err = ArenaFault;

    fn from_str(text: &str) -> Result<Entrant, ArenaFault> {
        match text.strip_prefix("exec:") {
            Some(program) => Ok(Entrant::Program(program.to_owned())),
            None => Ok(Entrant::Bot(text.parse()?)),
        }
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entrant::Bot(recipe) => recipe.fmt(formatter),
            Entrant::Program(program) => write!(formatter, "exec:{program}"),
        }
    }
}

/// The entrants of a list, e.g. `greedy,search:sims=20,noise=1`. A comma also separates the settings of a bot: what has a `=` but
/// no `:` belongs to the bot before.
pub fn entrants(text: &str) -> Result<Vec<Entrant>, ArenaFault> {
    let mut names: Vec<String> = Vec::new();
    for piece in text.split(',') {
        match names.last_mut() {
            Some(name) if name.contains(':') && piece.contains('=') && !piece.contains(':') => {
                name.push(',');
                name.push_str(piece);
            }
            Some(_) | None => names.push(piece.to_owned()),
        }
    }
    names.iter().map(|name| name.parse()).collect()
}

/// Which bots play which game, and how often.
#[derive(Clone, Debug, PartialEq)]
pub struct Contest {
    /// The game.
    pub game: String,
    /// What is agreed.
    pub setup: Setup,
    /// The bots and programs that take part.
    pub entrants: Vec<Entrant>,
    /// How many games are played at most.
    pub games: u64,
    /// The folder into which the journal of every game is written.
    pub journals: Option<PathBuf>,
    /// From which chance and the bots' own dice follow.
    pub seed: u64,
    /// What is to be found out, to stop once it is.
    pub question: Option<Question>,
    /// How long a program may take over one decision.
    pub patience: Duration,
}

/// One game of a contest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fixture {
    /// Its number in the contest.
    pub number: u64,
    /// The seed of its chance: the same in all games in which the same bots change seats.
    pub seed: u64,
    /// Which entrant sits where.
    pub lineup: Vec<usize>,
}

/// The first line of a file of results: what the contest is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Header {
    pub(crate) game: String,
    pub(crate) setup: Setup,
    pub(crate) entrants: Vec<String>,
    pub(crate) seed: u64,
}

impl Contest {
    pub(crate) fn header(&self) -> Header {
        Header { game: self.game.clone(), setup: self.setup.clone(), entrants: self.names(), seed: self.seed }
    }

    /// The names of the entrants.
    pub fn names(&self) -> Vec<String> {
        self.entrants.iter().map(Entrant::to_string).collect()
    }

    /// Which entrants meet: each group of games is played with the same chance, and every entrant sits in every seat.
    ///
    /// Two bots meet with one of the first and the second in all other seats; of more bots, each meets each.
    fn groups(&self) -> Vec<Vec<Vec<usize>>> {
        let seats = usize::from(self.setup.seats);
        let bots = self.entrants.len();
        if seats == 1 || bots == 1 {
            return (0..bots).map(|bot| vec![vec![bot; seats]]).collect();
        }
        if bots == seats && bots > 2 {
            let turned = |by: usize| (0..seats).map(|seat| (seat + by) % bots).collect();
            return vec![(0..seats).map(turned).collect()];
        }
        let mut groups = Vec::new();
        for one in 0..bots {
            // With two seats the order of the two makes no difference.
            let others = if seats == 2 || bots == 2 { one + 1..bots } else { 0..bots };
            for other in others.filter(|other| *other != one) {
                let alone = |at: usize| (0..seats).map(|seat| if seat == at { one } else { other }).collect();
                groups.push((0..seats).map(alone).collect());
            }
        }
        groups
    }

    /// The games in the order in which they are played. Each pairing meets equally often.
    pub fn fixtures(&self) -> Vec<Fixture> {
        let groups = self.groups();
        let mut fixtures = Vec::new();
        for round in 0.. {
            for lineups in &groups {
                for lineup in lineups {
                    let number = fixtures.len() as u64;
                    if number >= self.games {
                        return fixtures;
                    }
                    let seed = self.seed.wrapping_mul(1_000_003).wrapping_add(round);
                    fixtures.push(Fixture { number, seed, lineup: lineup.clone() });
                }
            }
            if groups.is_empty() {
                break;
            }
        }
        fixtures
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn contest(bots: &[&str], seats: u8, games: u64) -> Contest {
        Contest {
            game: "heaps".to_owned(),
            setup: Setup::seats(seats),
            entrants: bots.iter().filter_map(|bot| bot.parse().ok()).collect(),
            games,
            journals: None,
            seed: 1,
            question: None,
            patience: Duration::from_secs(60),
        }
    }

    fn lineups(contest: &Contest) -> Vec<Vec<usize>> {
        contest.fixtures().into_iter().map(|fixture| fixture.lineup).collect()
    }

    #[test]
    fn the_settings_of_a_search_are_not_bots() {
        let names = |text: &str| -> Vec<String> {
            entrants(text).into_iter().flatten().map(|entrant| entrant.to_string()).collect()
        };
        assert_eq!(
            names("greedy,search:sims=20,noise=1,search:ms=9,easy"),
            ["greedy", "search:sims=20,noise=1", "search:ms=9", "easy"]
        );
    }

    #[test]
    fn two_bots_change_seats_with_the_same_chance() {
        let fixtures = contest(&["greedy", "random"], 2, 4).fixtures();
        assert_eq!(lineups(&contest(&["greedy", "random"], 2, 4)), [[0, 1], [1, 0], [0, 1], [1, 0]]);
        assert_eq!(fixtures[0].seed, fixtures[1].seed);
        assert_ne!(fixtures[1].seed, fixtures[2].seed);
    }

    #[test]
    fn one_bot_sits_everywhere_among_others() {
        assert_eq!(lineups(&contest(&["greedy", "random"], 3, 3)), [[0, 1, 1], [1, 0, 1], [1, 1, 0]]);
    }

    #[test]
    fn of_many_bots_each_meets_each() {
        let all = lineups(&contest(&["greedy", "random", "easy"], 2, 6));
        assert_eq!(all, [[0, 1], [1, 0], [0, 2], [2, 0], [1, 2], [2, 1]]);
    }

    #[test]
    fn as_many_bots_as_seats_sit_at_one_table() {
        let all = lineups(&contest(&["greedy", "random", "easy"], 3, 3));
        assert_eq!(all, [[0, 1, 2], [1, 2, 0], [2, 0, 1]]);
    }

    #[test]
    fn alone_everybody_plays_the_same_deals() {
        let fixtures = contest(&["greedy", "random"], 1, 4).fixtures();
        assert_eq!(fixtures.iter().map(|fixture| fixture.lineup[0]).collect::<Vec<_>>(), [0, 1, 0, 1]);
        assert_eq!(fixtures[0].seed, fixtures[1].seed);
    }
}
