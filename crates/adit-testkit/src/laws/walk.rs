//! Random games to try the laws on.

use adit_game::{Dice, Game, Notation, RandomPlay, RandomStep, Seat, SeedDice, Setup, SetupError};
use adit_table::{Entry, Journal};

/// How many games a law plays: `ADIT_GAMES`, or else a number that takes seconds.
pub fn games() -> usize {
    std::env::var("ADIT_GAMES").ok().and_then(|number| number.parse().ok()).unwrap_or(120)
}

/// No game takes as many entries.
const ENDLESS: usize = 100_000;

/// Every number of seats with every value of every option, one option at a time.
pub fn setups<G: Game>() -> Vec<Setup> {
    let mut setups = Vec::new();
    for &seats in G::SEATS {
        let plain = Setup::seats(seats);
        setups.push(plain.clone());
        for spec in G::options() {
            for value in spec.values.iter().filter(|value| **value != spec.default) {
                let setup = plain.clone().with(spec.id, value);
                match G::start(&setup) {
                    Ok(_) => setups.push(setup),
                    // Some options are for some numbers of seats only.
                    Err(SetupError::Combination(_)) => {}
                    Err(fault) => panic!("{setup:?} cannot be started: {fault}"),
                }
            }
        }
    }
    setups
}

/// A position of a random game. If a law fails here, the journal that leads here is printed.
pub struct Spot<G: Game> {
    /// What the game was started with.
    pub setup: Setup,
    /// The position.
    pub state: G::State,
    /// What led to it.
    pub entries: Vec<Entry>,
    /// Dice for whoever tries something here. They do not change the course of the game.
    pub dice: SeedDice,
}

impl<G: Game> Spot<G> {
    /// The seats of the table.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<G> {
        Seat::all(usize::from(self.setup.seats))
    }

    /// The seats that are asked.
    pub fn pending(&self) -> Vec<Seat> {
        G::pending(&self.state).seats().iter().collect()
    }

    /// Is this one of the positions on which something slow is tried? One of `every` is.
    pub fn sampled(&mut self, every: usize) -> bool {
        self.dice.index(every) == 0
    }

    /// The journal that leads here.
    pub fn journal(&self) -> Journal {
        Journal {
            fair: None,
            game: G::ID.to_owned(),
            rules: G::RULES,
            setup: self.setup.clone(),
            position: None,
            entries: self.entries.clone(),
        }
    }
}

impl<G: Game> Drop for Spot<G> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            println!("The law failed after this journal:\n{}", self.journal());
        }
    }
}

/// Plays this many random games over all setups in turn and visits each position, the last one too.
pub fn walk<G: Game>(games: usize, mut visit: impl FnMut(&mut Spot<G>)) {
    let setups = setups::<G>();
    for game in 0..games {
        let setup = &setups[game % setups.len()];
        let mut dice = SeedDice::stream(game as u64, 1);
        let state = G::start(setup).expect("it was started before");
        let dice_for_visits = SeedDice::stream(game as u64, 2);
        let mut spot = Spot { setup: setup.clone(), state, entries: Vec::new(), dice: dice_for_visits };
        let mut play = RandomPlay::<G>::default();
        loop {
            visit(&mut spot);
            let Spot { state, entries, .. } = &mut spot;
            let goes_on = play.step(state, &mut dice, |step| {
                entries.push(match step {
                    RandomStep::Move { seat, mv, .. } => Entry::Move { seat, words: mv.words().into() },
                    RandomStep::Chance(chance) => Entry::Chance { words: chance.words().into() },
                });
            });
            if !goes_on {
                break;
            }
            assert!(spot.entries.len() < ENDLESS, "the game does not end");
        }
    }
}

/// A quarter of the games: for laws that try something slow.
pub(super) fn few_games() -> usize {
    games().div_ceil(4)
}
