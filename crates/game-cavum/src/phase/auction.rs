//! Section 1A: the auction of sequence cards (CV-5.1 to CV-5.9).

use crate::moves::Move;
use crate::news::Event;
use crate::pieces::SequenceCard;
use crate::rules::Rule;
use crate::sequence;
use crate::state::{Section, Standing, State};
use adit_game::{Seat, SeatSet};

/// The first auction of a phase.
pub fn begin(state: &mut State, opener: Seat) {
    state.section = Section::Auction { turn: opener, standing: None, passed: SeatSet::EMPTY };
}

/// CV-5.1: those who own no sequence card yet take part.
fn takes_part(state: &State, seat: Seat) -> bool {
    state.players[seat].card.is_none()
}

/// The cards nobody has taken in this phase.
pub fn cards_on_offer(state: &State) -> impl Iterator<Item = SequenceCard> + '_ {
    SequenceCard::all().filter(|&card| state.holder(card).is_none())
}

/// The most a player may bid (CV-5.5).
fn limit(state: &State, seat: Seat) -> u16 {
    u16::try_from(state.players[seat].score).unwrap_or(0)
}

/// What the seat in turn may do.
pub fn moves(state: &State, out: &mut Vec<Move>) {
    if let Section::Auction { turn, standing, .. } = state.section {
        let lowest = standing.map_or(0, |standing| standing.bid.saturating_add(1));
        if standing.is_some() {
            out.push(Move::Pass {});
        }
        out.extend((lowest..=limit(state, turn)).map(|points| Move::Bid { points }));
    }
    if let Section::Choose { .. } = state.section {
        out.extend(cards_on_offer(state).map(|card| Move::TakeCard { card }));
    }
}

/// May the seat do this?
pub fn check(state: &State, seat: Seat, mv: &Move) -> Result<(), Rule> {
    if let Section::Choose { winner } = state.section {
        let Move::TakeCard { card } = *mv else { return Err(Rule::WinnerTakesCard) };
        return if seat != winner {
            Err(Rule::WinnerTakesCard)
        } else if state.holder(card).is_some() {
            Err(Rule::CardNotOnOffer)
        } else {
            Ok(())
        };
    }
    let Section::Auction { turn, standing, .. } = state.section else { return Err(Rule::OtherSection) };
    if let Move::TakeCard { .. } = mv {
        return Err(Rule::WinnerTakesCard);
    }
    if !matches!(mv, Move::Bid { .. } | Move::Pass {}) {
        return Err(Rule::OtherSection);
    }
    if seat != turn {
        return Err(Rule::AuctionTurn);
    }
    let Move::Bid { points } = *mv else {
        return if standing.is_some() { Ok(()) } else { Err(Rule::OpenerMustBid) };
    };
    if standing.is_some_and(|standing| points <= standing.bid) {
        Err(Rule::RaiseTooLow)
    } else if points > limit(state, seat) {
        Err(Rule::BidExceedsScore)
    } else {
        Ok(())
    }
}

/// The seat bids, passes or takes a card.
pub fn play(state: &mut State, seat: Seat, mv: &Move) {
    if let Move::TakeCard { card } = *mv {
        return take_card(state, seat, card);
    }
    let Section::Auction { mut standing, mut passed, .. } = state.section else { return };
    if let Move::Bid { points } = *mv {
        state.tell(Event::Bid { seat, points });
        standing = Some(Standing { seat, bid: points });
    } else {
        state.tell(Event::Passed { seat });
        passed.insert(seat);
    }
    let still_in = |state: &State, other: Seat| takes_part(state, other) && !passed.contains(other);
    let Some(turn) = state.next_clockwise(seat, |other| still_in(state, other)) else { return };
    match standing {
        // CV-5.6: when the turn comes back to the standing bid, everybody else has passed.
        Some(Standing { seat: winner, bid }) if winner == turn => won(state, winner, bid),
        Some(_) | None => state.section = Section::Auction { turn, standing, passed },
    }
}

/// CV-5.6: the winner pays, then takes a card.
fn won(state: &mut State, winner: Seat, points: u16) {
    state.score(winner, -i32::from(points));
    state.tell(Event::AuctionWon { seat: winner, points });
    state.section = Section::Choose { winner };
    // CV-D.3: a single card is taken without asking.
    let mut cards = cards_on_offer(state);
    if let (Some(card), None) = (cards.next(), cards.next()) {
        drop(cards);
        take_card(state, winner, card);
    }
}

fn take_card(state: &mut State, seat: Seat, card: SequenceCard) {
    state.players[seat].card = Some(card);
    state.tell(Event::CardTaken { seat, card });
    // CV-5.7: the nearest player to the left who has no card opens the next auction.
    match state.next_clockwise(seat, |other| takes_part(state, other)) {
        None => sequence::after_auction(state),
        // CV-5.8: the last player bids against nobody.
        Some(opener) if state.players.values().filter(|player| player.card.is_none()).count() == 1 => {
            won(state, opener, 0);
        }
        Some(opener) => begin(state, opener),
    }
}
