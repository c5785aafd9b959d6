//! The auction (RW-4.2): sealed bids of cubes and money for the directorate order.

use crate::goods::Money;
use crate::moves::Move;
use crate::news::Event;
use crate::phase::Phase;
use crate::rules::Rule;
use crate::sealed::{Draft, Pledge, Saying, Sealed};
use crate::sequence::Next;
use crate::state::{Player, State};
use adit_game::{Seat, SeatSet};

/// What is given under seal here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Bid {}

/// The bids of all seats.
pub type Auction<D = Draft> = Sealed<Bid, D>;

impl Pledge for Bid {
    const EXCEEDS: Rule = Rule::BidExceedsCubes;

    fn purse(player: &Player) -> Money {
        player.money
    }

    fn said(mv: &Move) -> Option<Saying> {
        if let Move::BidCubes { resource, count } = *mv {
            Some(Saying::Cubes { resource, count })
        } else if let Move::BidMoney { sum } = *mv {
            Some(Saying::Money(sum))
        } else if *mv == (Move::BidDone {}) {
            Some(Saying::Done)
        } else if *mv == (Move::BidAgain {}) {
            Some(Saying::Again)
        } else {
            None
        }
    }

    fn say(saying: Saying) -> Option<Move> {
        Some(match saying {
            Saying::Cubes { resource, count } => Move::BidCubes { resource, count },
            Saying::Money(sum) => Move::BidMoney { sum },
            Saying::Done => Move::BidDone {},
            Saying::Again => Move::BidAgain {},
        })
    }
}

/// Everybody who has not sealed a bid.
pub fn acting(_state: &State, auction: &Auction) -> SeatSet {
    auction.open()
}

/// Lists the parts that a seat can add to its bid.
pub fn moves(state: &State, auction: &Auction, seat: Seat, out: &mut Vec<Move>) {
    auction.moves(&state.players[seat], seat, out);
}

/// RW-4.2.1: any set of own cubes and any amount of own money.
pub fn check(state: &State, auction: &Auction, seat: Seat, mv: &Move) -> Result<(), Rule> {
    auction.check(&state.players[seat], seat, mv)
}

/// The seat changes its bid and nobody else notices; with the last seal all bids are revealed.
pub fn play(state: &mut State, mut auction: Auction, seat: Seat, mv: Move) -> Next {
    if !auction.play(seat, &mv) {
        return Next::Stay(Phase::Auction(auction));
    }
    reveal(state, &auction);
    Next::AuctionOver
}

/// RW-4.2.2, RW-4.2.3: everybody pays the whole bid; the directorate order follows from the bids.
fn reveal(state: &mut State, auction: &Auction) {
    state.news.clear();
    for (seat, player) in state.players.iter_mut() {
        let draft = auction.draft(seat);
        player.stock.remove(&draft.cubes);
        player.money = player.money.minus(draft.money);
        state.news.tell(Event::Bid { seat, cubes: draft.cubes, money: draft.money });
    }
    let components = &state.rulebook.components;
    // RW-4.2.2: players with equal bids keep their previous relative order.
    state.directorate.sort_descending(|seat| {
        let draft = auction.draft(seat);
        components.value(&draft.cubes).plus(draft.money)
    });
    state.news.tell(Event::DirectorateOrder {});
}
