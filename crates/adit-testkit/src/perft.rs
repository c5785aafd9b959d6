//! Counts of moves and positions to a fixed depth: a net that catches changes of the rules nobody meant.

use crate::bless;
use adit_game::{Dice, Game, Notation, Offer, Pending, SeedDice, Setup, Viewer};
use adit_table::digest;
use std::collections::HashSet;
use std::fmt::Write as _;
use std::path::Path;

/// Tests that the counts of a game are those of a file of its crate.
#[macro_export]
macro_rules! counts {
    ($game:ty, file: $file:literal, cases: $cases:expr) => {
        #[test]
        fn counts_are_as_committed() {
            let file = ::std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join($file);
            $crate::perft::compare::<$game>(&file, &$cases);
        }
    };
}

/// Where to count, and how deep.
#[derive(Clone, Debug)]
pub struct Case {
    /// What the game is started with.
    pub setup: Setup,
    /// The seed of everything that is drawn and chosen.
    pub seed: u64,
    /// How many random moves are played first.
    pub after: usize,
    /// How many moves are looked ahead.
    pub depth: usize,
}

impl Case {
    /// A case of a table with the default options.
    pub fn new(seats: u8, seed: u64, after: usize, depth: usize) -> Case {
        Case { setup: Setup::seats(seats), seed, after, depth }
    }

    /// The same with an option.
    pub fn with(mut self, option: &str, value: &str) -> Case {
        self.setup = self.setup.with(option, value);
        self
    }
}

/// What was counted at one depth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    /// The moves of all positions of the depth before.
    pub moves: usize,
    /// The different positions they lead to.
    pub positions: usize,
}

/// Counts and compares with a committed file. `ADIT_BLESS=1` writes it.
pub fn compare<G: Game>(path: &Path, cases: &[Case]) {
    let mut text = String::new();
    for case in cases {
        let options: Vec<_> =
            case.setup.options.iter().map(|(id, value)| format!(", {id} {value}")).collect();
        let _ = writeln!(
            text,
            "{} seats{}, seed {}, after {} moves",
            case.setup.seats,
            options.concat(),
            case.seed,
            case.after
        );
        for (index, count) in count::<G>(case).into_iter().enumerate() {
            let _ =
                writeln!(text, "  depth {}: {} moves, {} positions", index + 1, count.moves, count.positions);
        }
    }
    bless::compare(path, &text);
}

/// Counts the moves and the different positions at each depth.
pub fn count<G: Game>(case: &Case) -> Vec<Count> {
    let mut position = start::<G>(case);
    let mut dice = SeedDice::stream(case.seed, u64::MAX);
    for _ in 0..case.after {
        let pending: Vec<_> = G::pending(&position.state).seats().iter().collect();
        if pending.is_empty() {
            break;
        }
        let seat = pending[dice.index(pending.len())];
        let moves = Offer::<G>::new(&position.state, seat);
        let mv = moves.moves()[dice.index(moves.moves().len())].clone();
        position = position.after(seat, mv, case.seed);
    }
    let mut level = vec![position];
    (0..case.depth)
        .map(|_| {
            let mut moves = 0;
            let mut seen = HashSet::new();
            let mut next = Vec::new();
            for position in &level {
                for seat in G::pending(&position.state).seats().iter() {
                    for mv in Offer::<G>::new(&position.state, seat).moves() {
                        moves += 1;
                        let after = position.after(seat, mv.clone(), case.seed);
                        if seen.insert(after.digest()) {
                            next.push(after);
                        }
                    }
                }
            }
            level = std::mem::take(&mut next);
            Count { moves, positions: seen.len() }
        })
        .collect()
}

struct Position<G: Game> {
    state: G::State,
    entries: u64,
}

fn start<G: Game>(case: &Case) -> Position<G> {
    let state = G::start(&case.setup).unwrap_or_else(|fault| panic!("{case:?}: {fault}"));
    let mut position = Position { state, entries: 0 };
    position.settle(case.seed);
    position
}

impl<G: Game> Position<G> {
    /// The position after an offered move and what chance brings then.
    fn after(&self, seat: adit_game::Seat, mv: G::Move, seed: u64) -> Position<G> {
        let mut next = Position { state: self.state.clone(), entries: self.entries + 1 };
        let words = mv.words();
        if let Err(rule) = adit_game::play::<G>(&mut next.state, seat, mv) {
            panic!("{seat} is offered {words:?}, which breaks {rule:?}");
        }
        next.settle(seed);
        next
    }

    fn settle(&mut self, seed: u64) {
        while G::pending(&self.state) == Pending::Chance {
            let mut dice = SeedDice::stream(seed, self.entries);
            let chance = adit_game::draw::<G>(&self.state, &mut dice).expect("chance has outcomes");
            adit_game::settle::<G>(&mut self.state, chance).expect("what was drawn can be drawn");
            self.entries += 1;
        }
    }

    fn digest(&self) -> u64 {
        digest([serde_json::to_string(&G::view(&self.state, Viewer::All)).expect("a view is JSON")])
    }
}
