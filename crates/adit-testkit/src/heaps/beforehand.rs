//! Orders that players of Heaps give beforehand.

use super::state::{Phase, State};
use super::view::{PlayerView, View};
use super::words::{Heap, Move, Stones};
use adit_game::{Obeyed, Seat, StandingOrder, UsualOrder, when_asked};

/// Bid this.
const BID: &str = "bid";
/// Take single stones up to a limit, then pass.
const TAKE: &str = "take";
/// Pass.
const PASS: &str = "pass";

pub(super) fn usual(view: &View, seat: Seat) -> Vec<UsualOrder> {
    let Some(player) = player(view, seat).filter(|player| !player.passed) else { return Vec::new() };
    let later = || {
        let most = view.heaps.iter().flatten().map(|stones| u32::from(*stones)).sum::<u32>();
        let take = UsualOrder::up_to(TAKE, "", taken(player) + 1, taken(player) + most);
        take.into_iter().chain([UsualOrder::new(PASS, "")])
    };
    match view.phase {
        Phase::Bidding(seats) if seats.contains(seat) => {
            let limit = State::start(&view.setup).map_or(0, |state| state.components.limit);
            UsualOrder::up_to(BID, "", 0, limit.into()).into_iter().chain(later()).collect()
        }
        Phase::Bidding(_) | Phase::Taking(_) => later().collect(),
        Phase::Filling(_) | Phase::Choosing(_) | Phase::Over => Vec::new(),
    }
}

pub(super) fn obey(view: &View, seat: Seat, order: &StandingOrder) -> Obeyed<Move> {
    let Some(player) = player(view, seat).filter(|player| !player.passed) else { return Obeyed::Ends };
    let limit = order.limit.unwrap_or(0);
    match view.phase {
        Phase::Filling(_) | Phase::Choosing(_) => Obeyed::Waits,
        Phase::Bidding(seats) if order.is(BID, "") && seats.contains(seat) => u8::try_from(limit)
            .map_or(Obeyed::Ends, |stones| Obeyed::Says(Move::Bid { stones: Stones(stones) })),
        Phase::Bidding(_) if order.is(BID, "") => Obeyed::Ends,
        Phase::Bidding(_) => Obeyed::Waits,
        Phase::Taking(asked) if order.is(TAKE, "") && taken(player) < limit => {
            let heap = Heap::ALL.into_iter().zip(&view.heaps).find(|(_, stones)| stones.unwrap_or(0) > 0);
            heap.map_or(Obeyed::Waits, |(heap, _)| {
                when_asked(seat, asked, || Move::Take { heap, stones: Stones(1) })
            })
        }
        // HP-3.5: the first stone is taken before anybody passes.
        Phase::Taking(_) if view.players.values().all(|player| player.taken == [0; 3]) => Obeyed::Waits,
        Phase::Taking(asked) if order.is(TAKE, "") || order.is(PASS, "") => {
            when_asked(seat, asked, || Move::Pass {})
        }
        Phase::Taking(_) | Phase::Over => Obeyed::Ends,
    }
}

fn player(view: &View, seat: Seat) -> Option<&PlayerView> {
    view.players.values().nth(seat.index())
}

fn taken(player: &PlayerView) -> u32 {
    player.taken.iter().map(|stones| u32::from(*stones)).sum()
}
