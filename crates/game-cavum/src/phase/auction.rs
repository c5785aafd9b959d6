//! Section 1A: the auction of sequence cards (CV-5.1 to CV-5.9).

use super::{Phase, StandingBid};
use crate::moves::Move;
use crate::news::Event;
use crate::rules::Rule;
use crate::sequence::Next;
use crate::state::State;
use adit_game::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Players bid for the right to take a sequence card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Auction {
    /// Who bids or passes.
    pub turn: Seat,
    /// The highest bid and whose it is.
    pub standing: Option<StandingBid>,
    /// Who is out of this auction.
    pub passed: SeatSet,
}

impl Auction {
    /// Nobody has bid yet.
    pub fn opened_by(opener: Seat) -> Auction {
        Auction { turn: opener, standing: None, passed: SeatSet::EMPTY }
    }
}

/// The player in turn.
pub fn acting(auction: &Auction) -> SeatSet {
    SeatSet::one(auction.turn)
}

/// CV-5.1: those who own no sequence card yet take part.
pub fn takes_part(state: &State, seat: Seat) -> bool {
    state.players[seat].card.is_none()
}

/// The most a player may bid (CV-5.5).
fn limit(state: &State, seat: Seat) -> u16 {
    u16::try_from(state.players[seat].score).unwrap_or(0)
}

/// Higher bids, and a pass once there is a bid.
pub fn moves(state: &State, auction: &Auction, seat: Seat, out: &mut Vec<Move>) {
    let lowest = auction.standing.map_or(0, |standing| standing.bid.saturating_add(1));
    if auction.standing.is_some() {
        out.push(Move::Pass {});
    }
    out.extend((lowest..=limit(state, seat)).map(|points| Move::Bid { points }));
}

/// May the seat bid this, or pass?
pub fn check(state: &State, auction: &Auction, seat: Seat, mv: &Move) -> Result<(), Rule> {
    if seat != auction.turn {
        return Err(Rule::AuctionTurn);
    }
    let Move::Bid { points } = *mv else {
        return if auction.standing.is_some() { Ok(()) } else { Err(Rule::OpenerMustBid) };
    };
    if auction.standing.is_some_and(|standing| points <= standing.bid) {
        Err(Rule::RaiseTooLow)
    } else if points > limit(state, seat) {
        Err(Rule::BidExceedsScore)
    } else {
        Ok(())
    }
}

/// The seat bids or passes.
pub fn play(state: &mut State, mut auction: Auction, seat: Seat, mv: &Move) -> Next {
    if let Move::Bid { points } = *mv {
        state.news.tell(Event::Bid { seat, points });
        auction.standing = Some(StandingBid { seat, bid: points });
    } else {
        state.news.tell(Event::Passed { seat });
        auction.passed.insert(seat);
    }
    let still_in = |other: Seat| takes_part(state, other) && !auction.passed.contains(other);
    auction.turn = state.next_clockwise(seat, still_in).unwrap_or(seat);
    match auction.standing {
        // CV-5.6: when the turn comes back to the standing bid, everybody else has passed.
        Some(StandingBid { seat: winner, bid }) if winner == auction.turn => {
            Next::AuctionWon { winner, points: bid }
        }
        Some(_) | None => Next::Stay(Phase::Auction(auction)),
    }
}
