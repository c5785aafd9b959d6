//! Section 1A: the winner of an auction pays and takes a sequence card (CV-5.6).

use crate::moves::Move;
use crate::news::Event;
use crate::phase::Phase;
use crate::pieces::SequenceCard;
use crate::rules::Rule;
use crate::scoring::Source;
use crate::sequence::Next;
use crate::state::State;
use adit_game::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// The winner of an auction chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Choose {
    /// Who takes a card.
    pub winner: Seat,
}

/// CV-5.6: the winner pays the bid at once.
pub fn pay(state: &mut State, winner: Seat, points: u16) {
    state.score(winner, Source::Auction, -i32::from(points));
    state.news.tell(Event::AuctionWon { seat: winner, points });
}

/// The winner.
pub fn acting(choose: &Choose) -> SeatSet {
    SeatSet::one(choose.winner)
}

/// The cards nobody has taken in this phase.
pub fn cards_on_offer(state: &State) -> impl Iterator<Item = SequenceCard> + '_ {
    SequenceCard::every().filter(|&card| state.holder(card).is_none())
}

/// CV-D.3: the card that is taken without asking because it is the only one.
pub fn only_card(state: &State) -> Option<SequenceCard> {
    let mut cards = cards_on_offer(state);
    cards.next().filter(|_| cards.next().is_none())
}

/// Each card on offer.
pub fn moves(state: &State, _choose: &Choose, _seat: Seat, out: &mut Vec<Move>) {
    out.extend(cards_on_offer(state).map(|card| Move::TakeCard { card }));
}

/// May the seat take this card?
pub fn check(state: &State, choose: &Choose, seat: Seat, mv: &Move) -> Result<(), Rule> {
    let Move::TakeCard { card } = *mv else { return Err(Rule::WinnerTakesCard) };
    if seat != choose.winner {
        Err(Rule::WinnerTakesCard)
    } else if state.holder(card).is_some() {
        Err(Rule::CardNotOnOffer)
    } else {
        Ok(())
    }
}

/// The winner takes the card.
pub fn play(state: &mut State, choose: Choose, seat: Seat, mv: &Move) -> Next {
    let Move::TakeCard { card } = *mv else { return Next::Stay(Phase::Choose(choose)) };
    take(state, seat, card);
    Next::CardTaken { winner: seat }
}

/// Gives a sequence card to a player.
pub fn take(state: &mut State, seat: Seat, card: SequenceCard) {
    state.players[seat].card = Some(card);
    state.news.tell(Event::CardTaken { seat, card });
}
