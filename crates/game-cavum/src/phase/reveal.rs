//! Order cards are turned up before the auction (CV-3.7, CV-16.1).

use crate::moves::Chance;
use crate::news::Event;
use crate::phase::Phase;
use crate::sequence::Next;
use crate::state::State;
use adit_game::{Seat, Weight};
use serde::{Deserialize, Serialize};

/// Order cards are to be turned up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reveal {
    /// How many cards are still to come.
    pub left: u8,
    /// Who opens the auction that follows.
    pub opener: Seat,
}

/// Every card of the deck is equally likely to be next.
pub fn outcomes(state: &State, _reveal: &Reveal, out: &mut Vec<(Chance, Weight)>) {
    out.extend(state.orders.deck.iter().map(|order| (Chance::Reveal { order }, 1)));
}

/// The card is turned up.
pub fn settle(state: &mut State, reveal: Reveal, chance: &Chance) -> Next {
    let Chance::Reveal { order } = *chance else { return Next::Stay(Phase::Reveal(reveal)) };
    state.orders.deck.remove(order);
    state.orders.on_show.insert(order);
    state.news.tell(Event::OrderRevealed { order });
    let left = reveal.left - 1;
    if left == 0 {
        Next::Revealed { opener: reveal.opener }
    } else {
        Next::Stay(Phase::Reveal(Reveal { left, ..reveal }))
    }
}
