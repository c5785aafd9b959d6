//! What goes wrong between a server and its store, as the plan says.

use crate::plan::{Millis, Plan, Trouble};
use adit_game::{Dice as _, SplitDice};
use adit_store::{Mishaps, Outcome, ReadFate, Trouble as StoreTrouble, WriteFate};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

/// Longer than any simulation lasts.
const FOREVER: Duration = Duration::from_secs(1_000_000);

/// What goes wrong for one server. It follows from the plan and the moment alone, so that those who ask at the same
/// moment fare alike in whatever order they come.
pub(crate) struct Weather {
    pub(crate) plan: Arc<Plan>,
    pub(crate) begin: Instant,
    pub(crate) server: usize,
    /// The server has ended: nothing that it asks for happens any more.
    pub(crate) dead: CancellationToken,
}

impl Weather {
    /// The troubles of this moment, with dice for each.
    fn troubles(&self) -> impl Iterator<Item = (Trouble, SplitDice)> {
        let now = self.begin.elapsed().as_millis() as Millis;
        let seed = self.plan.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ now << 8 ^ self.server as u64;
        self.plan.storms.iter().enumerate().filter_map(move |(number, storm)| {
            let here = storm.server.is_none_or(|server| server == self.server);
            let mut dice = SplitDice(seed ^ (number as u64) << 4);
            let strikes = (storm.from..storm.to).contains(&now) && here && dice.below(100) < storm.often;
            strikes.then_some((storm.trouble, dice))
        })
    }
}

fn seconds(dice: &mut SplitDice, most: u64) -> Duration {
    Duration::from_millis(dice.below(most * 1_000))
}

fn trouble(dice: &mut SplitDice) -> StoreTrouble {
    use StoreTrouble::{Busy, Failed, Full, Lost, ReadOnly};
    [Full, Busy, ReadOnly, Lost, Failed][dice.index(5)]
}

impl Mishaps for Weather {
    fn write(&mut self) -> WriteFate {
        if self.dead.is_cancelled() {
            return WriteFate { before: FOREVER, ..WriteFate::default() };
        }
        let mut fate = WriteFate::default();
        for (kind, mut dice) in self.troubles() {
            match kind {
                Trouble::Refuses => fate.outcome = Outcome::Refused(trouble(&mut dice)),
                Trouble::KeepsSilent => {
                    fate.outcome = match dice.below(3) {
                        0 => Outcome::StoredWithoutAnswer,
                        1 => Outcome::LostWithoutAnswer,
                        _ => Outcome::StoredLater(seconds(&mut dice, 30)),
                    };
                }
                Trouble::WritesSlowly => {
                    fate.before = seconds(&mut dice, 5);
                    fate.after = seconds(&mut dice, 40);
                }
                Trouble::CannotRead | Trouble::ReadsSlowly => {}
            }
        }
        fate
    }

    fn read(&mut self) -> ReadFate {
        if self.dead.is_cancelled() {
            return ReadFate { delay: FOREVER, trouble: None };
        }
        let mut fate = ReadFate::default();
        for (kind, mut dice) in self.troubles() {
            match kind {
                Trouble::CannotRead => fate.trouble = Some(trouble(&mut dice)),
                Trouble::ReadsSlowly => fate.delay = seconds(&mut dice, 20),
                Trouble::Refuses | Trouble::KeepsSilent | Trouble::WritesSlowly => {}
            }
        }
        fate
    }
}
