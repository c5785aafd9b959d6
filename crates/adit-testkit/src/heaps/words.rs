//! What can be said in Heaps.

use adit_game::{Part, Parts, Word};
use serde::{Deserialize, Serialize};

adit_game::words! {
    /// A heap of stones.
    pub enum Heap as "heap" {
        /// The first.
        A = "A",
        /// The second.
        B = "B",
        /// The third, which is in play only with the option `heaps` set to 3.
        C = "C",
    }
}

/// A number of stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Stones(pub u8);

/// No rule speaks of more stones than this.
pub const MOST_STONES: u8 = 9;

impl Word for Stones {
    const FORM: &'static str = "STONES";
    const ABOUT: &'static str = "a number of stones, `0` to `9`";

    fn parts(&self, out: &mut Parts) {
        out.push(Part::new("number", self.0.to_string()));
    }

    fn read(words: &mut &[&str]) -> Option<Stones> {
        let mut rest = *words;
        let stones = u8::read(&mut rest).filter(|stones| *stones <= MOST_STONES)?;
        *words = rest;
        Some(Stones(stones))
    }

    fn all() -> Vec<Stones> {
        (0..=MOST_STONES).map(Stones).collect()
    }

    fn vocabulary() -> Parts {
        Parts::new()
    }
}

adit_game::notation! {
    /// What a seat may do.
    pub enum Move {
        /// Bid, hidden from the others.
        Bid { stones: Stones } = "bid",
        /// Take stones of a heap.
        Take { heap: Heap, stones: Stones } = "take",
        /// Take as many stones of a heap as is allowed.
        Sweep { heap: Heap } = "sweep",
        /// Take no further part.
        Pass {} = "pass",
    }
}

adit_game::notation! {
    /// What is drawn.
    pub enum Chance {
        /// How many stones a heap holds.
        Fill { heap: Heap, stones: Stones } = "fill",
        /// The favourite heap of a seat.
        Favourite { seat: adit_game::Seat, heap: Heap } = "favourite",
    }
}

adit_game::rules! {
    /// What a move can break.
    pub enum Rule {
        /// Who is not asked says nothing.
        NotAsked = "rule-not-asked" in "HP-2.1",
        /// Bids are made in their section only.
        BidsAreOver = "rule-bids-are-over" in "HP-2.2",
        /// A bid is at most the limit.
        BidTooHigh = "rule-bid-too-high" in "HP-2.3",
        /// Stones are taken in their section only.
        BidsFirst = "rule-bids-first" in "HP-3.1",
        /// The heap must be in play.
        HeapNotInPlay = "rule-heap-not-in-play" in "HP-3.2",
        /// From one stone to the limit.
        BeyondLimit = "rule-beyond-limit" in "HP-3.3",
        /// Not more than there are.
        NotEnoughStones = "rule-not-enough-stones" in "HP-3.4",
        /// Not before a stone has been taken.
        PassTooEarly = "rule-pass-too-early" in "HP-3.5",
    }
}
