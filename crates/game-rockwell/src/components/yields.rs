//! What a tile gives on average before its card is drawn, for those who weigh it up.

use super::{Card, STACKS};
use crate::goods::{Money, Resource};
use crate::pieces::MAX_CARDS;
use arrayvec::ArrayVec;

/// The most companies that can share a tile.
const SHARERS: usize = 5;

/// What the cards of each stack give on average.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Yields {
    by_sharers: [[Yield; SHARERS]; STACKS],
    /// Of a hundred cards, how many show the hazard symbol.
    hazards: [u32; STACKS],
}

/// What a card of a stack gives on average if it is shared among some number of companies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Yield {
    /// The market value of a share, in dollars (RW-5.7.5).
    pub share: u32,
    /// The market value of the leftovers, in dollars (RW-5.7.6).
    pub leftovers: u32,
    /// Hundredths of cubes in a share.
    pub cubes: u32,
}

impl Yields {
    /// What these cards give at these prices.
    pub fn new(cards: &[ArrayVec<Card, { MAX_CARDS as usize }>; STACKS], prices: &[Money; 4]) -> Yields {
        let by_sharers = std::array::from_fn(|stack| {
            std::array::from_fn(|sharers| average(&cards[stack], prices, sharers as u8 + 1))
        });
        let hazards = std::array::from_fn(|stack| {
            let shown = cards[stack].iter().filter(|card| card.hazard).count();
            (100 * shown / cards[stack].len().max(1)) as u32
        });
        Yields { by_sharers, hazards }
    }

    /// What a card of a stack gives to so many sharers; there is at least one.
    pub fn of(&self, stack: usize, sharers: u32) -> &Yield {
        &self.by_sharers[stack][(sharers as usize).clamp(1, SHARERS) - 1]
    }

    /// Of a hundred cards of a stack, how many show the hazard symbol.
    pub const fn hazards(&self, stack: usize) -> u32 {
        self.hazards[stack]
    }
}

fn average(cards: &[Card], prices: &[Money; 4], sharers: u8) -> Yield {
    let mut sum = Yield::default();
    for card in cards {
        for resource in Resource::ALL {
            let price = prices[resource.index()].in_dollars() as u32;
            let share = u32::from(card.cubes[resource] / sharers);
            sum.share += share * price;
            sum.leftovers += u32::from(card.cubes[resource] % sharers) * price;
            sum.cubes += 100 * share;
        }
    }
    let count = cards.len().max(1) as u32;
    Yield { share: sum.share / count, leftovers: sum.leftovers / count, cubes: sum.cubes / count }
}
