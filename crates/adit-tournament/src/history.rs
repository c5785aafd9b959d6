//! What has been played so far, as far as the next round depends on it.

use crate::points::Points;
use crate::tournament::{EntrantId, Round};
use adit_game::MAX_SEATS;

/// Who has met whom how often, who has sat where, who had a bye, and how everybody stands.
pub(crate) struct History {
    met: Vec<Vec<u32>>,
    pub(crate) seats: Vec<[u32; MAX_SEATS]>,
    pub(crate) byes: Vec<u32>,
    pub(crate) points: Vec<Points>,
}

impl History {
    pub(crate) fn new(points: Vec<Points>, rounds: &[Round]) -> History {
        let count = points.len();
        let mut history = History {
            met: vec![vec![0; count]; count],
            seats: vec![[0; MAX_SEATS]; count],
            byes: vec![0; count],
            points,
        };
        rounds.iter().for_each(|round| history.add(round));
        history
    }

    /// One more round is drawn.
    pub(crate) fn add(&mut self, round: &Round) {
        for table in &round.tables {
            for (seat, one) in table.seats.iter().enumerate() {
                self.seats[one.index()][seat] += 1;
                for other in table.seats.iter().filter(|other| *other != one) {
                    self.met[one.index()][other.index()] += 1;
                }
            }
        }
        for bye in &round.byes {
            self.byes[bye.index()] += 1;
        }
    }

    pub(crate) fn met(&self, one: EntrantId, other: EntrantId) -> u32 {
        self.met[one.index()][other.index()]
    }
}
