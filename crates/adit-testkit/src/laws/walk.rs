//! Random games to try the laws on.

use adit_game::{Dice, Game, Notation, Offer, Pending, Seat, SeedDice, Setup, SetupError};
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
        let mut offer = Offer::<G>::default();
        loop {
            visit(&mut spot);
            match G::pending(&spot.state) {
                Pending::Over => break,
                Pending::Chance => {
                    let chance = adit_game::draw::<G>(&spot.state, &mut dice).expect("chance has outcomes");
                    let entry = Entry::Chance { words: chance.words() };
                    adit_game::settle::<G>(&mut spot.state, chance).expect("what was drawn can be drawn");
                    spot.entries.push(entry);
                }
                Pending::Seats(_) => {
                    let pending = spot.pending();
                    let seat = pending[dice.index(pending.len())];
                    offer.refill(&spot.state, seat);
                    assert!(!offer.moves().is_empty(), "{seat} is asked and offered nothing");
                    let index = dice.index(offer.moves().len());
                    let entry = Entry::Move { seat, words: offer.moves()[index].words() };
                    offer.play(&mut spot.state, seat, index);
                    spot.entries.push(entry);
                }
            }
            assert!(spot.entries.len() < ENDLESS, "the game does not end");
        }
    }
}

/// A quarter of the games: for laws that try something slow.
pub(super) fn few_games() -> usize {
    games().div_ceil(4)
}
