//! Chance: the first opener and the order cards that are turned up (CV-3.7, CV-16.1).

use crate::moves::Chance;
use crate::news::Event;
use crate::sequence;
use crate::state::{Section, State};
use adit_game::{Seat, Weight};

/// Order cards are to be turned up before the auction.
pub fn begin(state: &mut State, opener: Seat) {
    let left = state.book.components.orders_per_phase;
    state.section = Section::Reveal { left, opener };
    if left == 0 {
        sequence::after_reveal(state, opener);
    }
}

/// Every seat is equally likely to open; every card of the deck is equally likely to be next.
pub fn outcomes(state: &State, out: &mut Vec<(Chance, Weight)>) {
    if let Section::Opener = state.section {
        out.extend(Seat::all(state.seats()).map(|seat| (Chance::Opener { seat }, 1)));
    }
    if let Section::Reveal { .. } = state.section {
        out.extend(state.orders.deck.iter().map(|order| (Chance::Reveal { order }, 1)));
    }
}

/// Carries out what was drawn.
pub fn settle(state: &mut State, chance: &Chance) {
    match *chance {
        Chance::Opener { seat } => {
            state.tell(Event::OpenerDrawn { seat });
            begin(state, seat);
        }
        Chance::Reveal { order } => {
            let Section::Reveal { left, opener } = state.section else { return };
            state.orders.deck.remove(order);
            state.orders.on_show.insert(order);
            state.tell(Event::OrderRevealed { order });
            state.section = Section::Reveal { left: left - 1, opener };
            if left == 1 {
                sequence::after_reveal(state, opener);
            }
        }
    }
}
