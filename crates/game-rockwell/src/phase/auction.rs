//! The auction (RW-4.2): sealed bids of cubes and money for the directorate order.

use crate::goods::{Money, Resource};
use crate::moves::Move;
use crate::news::Event;
use crate::progress::Phase;
use crate::rules::Rule;
use crate::sealed::{self, Sealed};
use crate::sequence;
use crate::state::State;
use adit_game::Seat;

/// Lists the parts that a seat can add to its bid.
pub fn moves(state: &State, bids: &Sealed, seat: Seat, out: &mut Vec<Move>) {
    let (draft, player) = (bids.draft(seat), &state.players[seat]);
    for resource in Resource::ALL {
        out.extend(
            sealed::counts(draft, &player.stock, resource).map(|count| Move::BidCubes { resource, count }),
        );
    }
    out.extend(sealed::sums(draft, player.money).map(|sum| Move::BidMoney { sum }));
    out.push(Move::BidDone {});
    if sealed::check_again(draft).is_ok() {
        out.push(Move::BidAgain {});
    }
}

fn bids(state: &State) -> Result<&Sealed, Rule> {
    let Phase::Auction(bids) = &state.phase else { return Err(Rule::NotTheAuction) };
    Ok(bids)
}

/// RW-4.2.1: any set of own cubes.
pub fn check_cubes(state: &State, seat: Seat, resource: Resource, count: u8) -> Result<(), Rule> {
    let draft = bids(state)?.draft(seat);
    sealed::check_cubes(draft, &state.players[seat].stock, resource, count, Rule::BidExceedsCubes)
}

/// RW-4.2.1: any amount of own money.
pub fn check_money(state: &State, seat: Seat, sum: Money) -> Result<(), Rule> {
    sealed::check_money(bids(state)?.draft(seat), state.players[seat].money, sum)
}

/// A bid can always be sealed; an empty one too.
pub fn check_done(state: &State) -> Result<(), Rule> {
    bids(state).map(|_| ())
}

/// What was named can be taken back before it is sealed.
pub fn check_again(state: &State, seat: Seat) -> Result<(), Rule> {
    sealed::check_again(bids(state)?.draft(seat))
}

/// The seat changes its bid; nobody else notices.
pub fn change(state: &mut State, change: impl FnOnce(&mut Sealed)) {
    if let Phase::Auction(bids) = &mut state.phase {
        change(bids);
    }
}

/// Seals a bid; with the last one all are revealed and paid.
pub fn play_done(state: &mut State, seat: Seat) {
    let Phase::Auction(bids) = &mut state.phase else { return };
    if !bids.seal(seat) {
        return;
    }
    let bids = bids.clone();
    state.news.clear();
    for (seat, player) in state.players.iter_mut() {
        let draft = bids.draft(seat);
        player.stock.remove(&draft.cubes);
        player.money = player.money.minus(draft.money);
        state.news.tell(Event::Bid { seat, cubes: draft.cubes, money: draft.money });
    }
    let components = &state.rulebook.components;
    // RW-4.2.2: players with equal bids keep their previous relative order.
    state.directorate.sort_descending(|seat| {
        let draft = bids.draft(seat);
        components.value(&draft.cubes).plus(draft.money)
    });
    state.news.tell(Event::DirectorateOrder {});
    sequence::begin_placement(state);
}
