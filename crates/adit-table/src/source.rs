//! Where chance comes from.

use crate::FairKey;
use adit_game::SeedDice;

/// Where a table takes its chance outcomes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The randomness of the operating system: what comes cannot be foreseen or repeated.
    Os,
    /// A seed given on purpose. What chance brings at an entry depends on the seed and the number of the entry
    /// alone, so taking back and playing the same again brings the same.
    Seed(u64),
    /// A key that follows from a secret and from what the players have added to it. What chance brings at an entry depends
    /// on the key and the number of the entry alone.
    Fair(FairKey),
    /// Nothing may be drawn: the players have yet to add something, or the secret is not there. The table asks nobody
    /// anything meanwhile.
    Withheld,
}

/// The operating system gave no randomness.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the operating system gives no randomness; start the table with a seed instead")]
pub struct NoRandomness;

/// The stream from which random moves are chosen. No journal is long enough to have an entry with this number.
const CHOOSER: u64 = u64::MAX;

impl Source {
    /// The source for an optional seed.
    pub fn new(seed: Option<u64>) -> Source {
        seed.map_or(Source::Os, Source::Seed)
    }

    /// The dice for the entry with this number.
    pub(crate) fn dice(self, number: usize) -> Result<SeedDice, NoRandomness> {
        self.stream(number as u64)
    }

    /// Dice to choose random moves with. They are independent of the dice of every entry.
    pub fn chooser(self) -> Result<SeedDice, NoRandomness> {
        self.stream(CHOOSER)
    }

    fn stream(self, stream: u64) -> Result<SeedDice, NoRandomness> {
        match self {
            Source::Os => {
                let seed = getrandom::u64().map_err(|_| NoRandomness)?;
                Ok(SeedDice::stream(seed, stream))
            }
            Source::Seed(seed) => Ok(SeedDice::stream(seed, stream)),
            Source::Fair(key) => Ok(key.dice(stream)),
            Source::Withheld => Err(NoRandomness),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use adit_game::Dice as _;

    #[test]
    fn a_seed_gives_the_same_moves_on_every_platform() {
        let chooser = Source::Seed(7).chooser().map(|mut dice| dice.bits());
        assert_eq!(chooser, Ok(SeedDice::stream(7, u64::MAX).bits()));
        assert_ne!(chooser, Source::Seed(7).dice(0).map(|mut dice| dice.bits()));
    }
}
