//! Where the server takes what nobody may foresee.

use crate::Fault;
use adit_game::{Dice as _, SeedDice};
use std::sync::{Mutex, PoisonError};

/// Where tokens, names of tables and the seeds of bots come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entropy {
    /// The operating system. Nobody can foresee it.
    Os,
    /// A seed. If you know it, you can guess every token, so it is for simulations and tests alone.
    Seed(u64),
}

impl Entropy {
    /// Other numbers, which do not depend on how many of the first are taken.
    pub(crate) fn beside(self) -> Entropy {
        match self {
            Entropy::Os => Entropy::Os,
            Entropy::Seed(seed) => Entropy::Seed(!seed),
        }
    }
}

/// The numbers that an [`Entropy`] gives, one after the other.
pub(crate) struct Random(Option<Mutex<SeedDice>>);

impl Random {
    pub(crate) fn new(entropy: Entropy) -> Random {
        match entropy {
            Entropy::Os => Random(None),
            Entropy::Seed(seed) => Random(Some(Mutex::new(SeedDice::new(seed)))),
        }
    }

    /// The next 64 bits.
    pub(crate) fn bits(&self) -> Result<u64, Fault> {
        match &self.0 {
            None => getrandom::u64().map_err(|_| Fault::NoRandomness),
            Some(dice) => Ok(dice.lock().unwrap_or_else(PoisonError::into_inner).bits()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_gives_the_same_numbers_again_and_the_operating_system_does_not() {
        let numbers = |entropy| {
            let random = Random::new(entropy);
            [(); 4].map(|()| random.bits().expect("randomness"))
        };
        assert_eq!(numbers(Entropy::Seed(1)), numbers(Entropy::Seed(1)));
        assert_ne!(numbers(Entropy::Seed(1)), numbers(Entropy::Seed(2)));
        assert_ne!(numbers(Entropy::Os), numbers(Entropy::Os));
    }
}
