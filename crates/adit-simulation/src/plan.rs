//! What a seed decides before anything happens: who plays what, and what goes wrong when.

use adit_any::{AnyGame, Games, Of};
use adit_game::{Dice, SeedDice};
use adit_server::Whims;
use adit_testkit::heaps::Heaps;
use std::fmt;
use std::sync::LazyLock;
use std::time::Duration;

/// Every game, with the small one, in which more happens within a few moves, at the end.
pub(crate) fn games() -> Games {
    static GAMES: LazyLock<Vec<&'static dyn AnyGame>> =
        LazyLock::new(|| adit_games::GAMES.iter().copied().chain([&Of::<Heaps>::GAME as _]).collect());
    &GAMES
}

/// Milliseconds since the simulation began.
pub(crate) type Millis = u64;

/// Who plays what, and what goes wrong when.
#[derive(Debug)]
pub(crate) struct Plan {
    pub(crate) seed: u64,
    /// How many servers share the store.
    pub(crate) servers: usize,
    pub(crate) tables: Vec<TablePlan>,
    pub(crate) storms: Vec<Storm>,
    pub(crate) crashes: Vec<Crash>,
    /// When the clock of the computer jumps, and by how many milliseconds.
    pub(crate) jumps: Vec<(Millis, i64)>,
    /// How late bots answer, and how often they have no answer.
    pub(crate) whims: Whims,
    /// From then on nothing goes wrong any more.
    pub(crate) calm: Millis,
}

/// A table that is played.
#[derive(Clone, Debug)]
pub(crate) struct TablePlan {
    pub(crate) game: &'static str,
    pub(crate) options: Vec<(&'static str, String)>,
    /// The bot of each seat; nothing for a person.
    pub(crate) players: Vec<Option<&'static str>>,
}

/// A time in which something goes wrong with the store now and then.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Storm {
    pub(crate) from: Millis,
    pub(crate) to: Millis,
    /// For this server alone.
    pub(crate) server: Option<usize>,
    pub(crate) trouble: Trouble,
    /// In so many of a hundred milliseconds.
    pub(crate) often: u64,
}

/// What goes wrong with the store.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Trouble {
    /// Writing is refused.
    Refuses,
    /// It is not said whether something was written. It was, or it was not, or it will be.
    KeepsSilent,
    /// Writing takes long.
    WritesSlowly,
    /// Reading fails.
    CannotRead,
    /// Reading takes long.
    ReadsSlowly,
}

/// A server that ends without a farewell and comes back.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Crash {
    pub(crate) at: Millis,
    pub(crate) server: usize,
    pub(crate) back_at: Millis,
}

impl Plan {
    pub(crate) fn new(seed: u64) -> Plan {
        let mut dice = SeedDice::stream(seed, 0);
        let servers = 1 + dice.index(2);
        let tables: Vec<TablePlan> = (0..1 + dice.index(2)).map(|_| TablePlan::new(&mut dice)).collect();
        let calm = 60_000 + dice.below(180_000);
        let within = |dice: &mut SeedDice| 5_000 + dice.below(calm - 10_000);
        let storms = (0..dice.below(5)).map(|_| {
            let from = within(&mut dice);
            let length = if dice.below(4) == 0 { 60_000 } else { 10_000 };
            Storm {
                from,
                to: (from + dice.below(length)).min(calm),
                server: (dice.below(2) == 0).then(|| dice.index(servers)),
                trouble: [
                    Trouble::Refuses,
                    Trouble::KeepsSilent,
                    Trouble::KeepsSilent,
                    Trouble::WritesSlowly,
                    Trouble::CannotRead,
                    Trouble::ReadsSlowly,
                ][dice.index(6)],
                often: [100, 50, 10][dice.index(3)],
            }
        });
        let storms = storms.collect();
        let crashes = (0..dice.below(3)).map(|_| {
            let at = within(&mut dice);
            let back_at = (at + 100 + dice.below(20_000)).min(calm);
            Crash { at, server: dice.index(servers), back_at }
        });
        let crashes = crashes.collect();
        let jump = |dice: &mut SeedDice| (within(dice), dice.below(7_200_000) as i64 - 3_600_000);
        let jumps = (0..dice.below(3)).map(|_| jump(&mut dice)).collect();
        let whims = match dice.below(2) {
            0 => Whims::default(),
            _ => Whims { latest: Duration::from_millis(1 + dice.below(4_000)), silent: dice.below(30) },
        };
        Plan { seed, servers, tables, storms, crashes, jumps, whims, calm }
    }
}

impl Plan {
    /// One server, one table, and nothing goes wrong.
    pub(crate) fn calm(seed: u64, table: TablePlan) -> Plan {
        let (storms, crashes, jumps, whims) = Default::default();
        Plan { seed, servers: 1, tables: vec![table], storms, crashes, jumps, whims, calm: 0 }
    }
}

impl TablePlan {
    fn new(dice: &mut SeedDice) -> TablePlan {
        // The small game comes as often as all others together.
        let games = games();
        let game = games[if dice.below(2) == 0 { games.len() - 1 } else { dice.index(games.len()) }];
        let seats = game.seats()[dice.index(game.seats().len())];
        let options = game.options();
        let set = (dice.below(3) == 0 && !options.is_empty()).then(|| &options[dice.index(options.len())]);
        let options = set.iter().map(|set| (set.id, set.values[dice.index(set.values.len())].clone()));
        let options = options.collect();
        // No bot that thinks by the clock; and greedy ones take long in the large games.
        let bot = if game.id() == games[games.len() - 1].id() { "greedy" } else { "random" };
        let bot = |dice: &mut SeedDice| [None, None, None, Some("random"), Some(bot)][dice.index(5)];
        let mut players: Vec<Option<&str>> = (0..seats).map(|_| bot(dice)).collect();
        if players.iter().all(Option::is_some) && dice.below(4) > 0 {
            players[0] = None;
        }
        TablePlan { game: game.id(), options, players }
    }

    /// The next game of the same players: the first of them comes last.
    pub(crate) fn rematch(mut self) -> TablePlan {
        self.players.rotate_left(1);
        self
    }

    pub(crate) fn game(&self) -> &'static dyn AnyGame {
        games().iter().copied().find(|game| game.id() == self.game).expect("the plan names a game")
    }
}

impl fmt::Display for Plan {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(formatter, "seed {}, {} servers, calm from {}", self.seed, self.servers, self.calm)?;
        for table in &self.tables {
            writeln!(formatter, "  {} {:?} {:?}", table.game, table.options, table.players)?;
        }
        for storm in &self.storms {
            writeln!(formatter, "  {storm:?}")?;
        }
        for crash in &self.crashes {
            writeln!(formatter, "  {crash:?}")?;
        }
        for (at, by) in &self.jumps {
            writeln!(formatter, "  at {at} the clock jumps by {by}")?;
        }
        writeln!(formatter, "  {:?}", self.whims)?;
        Ok(())
    }
}
