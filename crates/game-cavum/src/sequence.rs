//! The course of the game, read like the contents page of the rules (CV-4).
//!
//! A phase is 1A auction, 1B deal, 1C orders, 2 build, 3A city scoring, 3B explosion, 4A colour sale, 4B order sale.
//! Each section says here when it is finished, and what follows is decided here alone.

use crate::moves::{Chance, Move};
use crate::news::Event;
use crate::phase::{
    auction, build, city_scoring, colour_sale, deal, explosion, final_sale, order_sale, orders, reveal,
};
use crate::rules::Rule;
use crate::state::{Section, State};
use adit_game::{Pending, Seat, Weight};

/// Who is asked.
pub fn pending(state: &State) -> Pending {
    pending_in(&state.section)
}

/// Who is asked in a section.
pub fn pending_in(section: &Section) -> Pending {
    match section {
        Section::Opener | Section::Reveal { .. } => Pending::Chance,
        Section::Auction { turn, .. }
        | Section::Orders { turn, .. }
        | Section::Build { turn, .. }
        | Section::ColourSale { turn, .. }
        | Section::OrderSale { turn }
        | Section::FinalSale { turn } => Pending::seat(*turn),
        Section::Choose { winner } => Pending::seat(*winner),
        Section::Selling { seller, .. } => Pending::seat(*seller),
        Section::Over => Pending::Over,
    }
}

/// What the seat whose turn it is may do.
pub fn moves(state: &State, out: &mut Vec<Move>) {
    match &state.section {
        Section::Opener | Section::Reveal { .. } | Section::Over => {}
        Section::Auction { .. } | Section::Choose { .. } => auction::moves(state, out),
        Section::Orders { .. } => orders::moves(state, out),
        Section::Build { .. } => build::moves(state, out),
        Section::ColourSale { .. } | Section::Selling { .. } => colour_sale::moves(state, out),
        Section::OrderSale { .. } => order_sale::moves(state, out),
        Section::FinalSale { .. } => final_sale::moves(state, out),
    }
}

/// May the seat do this?
pub fn check(state: &State, seat: Seat, mv: &Move) -> Result<(), Rule> {
    match &state.section {
        Section::Opener | Section::Reveal { .. } | Section::Over => Err(Rule::OtherSection),
        Section::Auction { .. } | Section::Choose { .. } => auction::check(state, seat, mv),
        Section::Orders { .. } => orders::check(state, seat, mv),
        Section::Build { .. } => build::check(state, seat, mv),
        Section::ColourSale { .. } | Section::Selling { .. } => colour_sale::check(state, seat, mv),
        Section::OrderSale { .. } => order_sale::check(state, seat, mv),
        Section::FinalSale { .. } => final_sale::check(state, seat, mv),
    }
}

/// The seat does it.
pub fn play(state: &mut State, seat: Seat, mv: Move) {
    match &state.section {
        Section::Opener | Section::Reveal { .. } | Section::Over => {}
        Section::Auction { .. } | Section::Choose { .. } => auction::play(state, seat, &mv),
        Section::Orders { .. } => orders::play(state, seat, &mv),
        Section::Build { .. } => build::play(state, seat, mv),
        Section::ColourSale { .. } | Section::Selling { .. } => colour_sale::play(state, seat, &mv),
        Section::OrderSale { .. } => order_sale::play(state, seat, &mv),
        Section::FinalSale { .. } => final_sale::play(state, seat, &mv),
    }
}

/// What chance may bring.
pub fn outcomes(state: &State, out: &mut Vec<(Chance, Weight)>) {
    reveal::outcomes(state, out);
}

/// Chance has brought it.
pub fn settle(state: &mut State, chance: &Chance) {
    reveal::settle(state, chance);
}

/// CV-3.7, CV-16.1: the order cards of the phase are on show.
pub fn after_reveal(state: &mut State, opener: Seat) {
    state.tell(Event::PhaseBegan { phase: state.phase });
    auction::begin(state, opener);
}

/// CV-5: everybody has a sequence card.
pub fn after_auction(state: &mut State) {
    deal::deal(state);
    orders::begin(state);
}

/// CV-6.3: no card is left, or everybody has passed.
pub fn after_orders(state: &mut State) {
    build::begin(state);
}

/// CV-12.1: all players have used up their pieces.
pub fn after_build(state: &mut State) {
    city_scoring::score(state);
    explosion::explode(state);
    colour_sale::begin(state);
}

/// CV-14.1: the last colour has been sold.
pub fn after_colour_sale(state: &mut State) {
    order_sale::begin(state);
}

/// CV-15: everybody has fulfilled what they want to.
pub fn after_order_sale(state: &mut State) {
    if state.phase < state.book.phases {
        next_phase(state);
    } else {
        end_of_game(state);
    }
}

/// CV-16: a new phase begins; the holder of the lowest card opens its auction (CV-5.2).
fn next_phase(state: &mut State) {
    let opener = state.lowest_card_holder();
    for (_, player) in state.players.iter_mut() {
        player.card = None;
    }
    state.phase += 1;
    reveal::begin(state, opener);
}

/// CV-17.1: cities once more, penalties, final sale.
fn end_of_game(state: &mut State) {
    city_scoring::score(state);
    final_sale::penalties(state);
    final_sale::next_seller(state);
}

/// CV-17.2: nobody owns a stone any more.
pub fn after_final_sale(state: &mut State) {
    state.section = Section::Over;
    state.tell(Event::GameEnded);
}
