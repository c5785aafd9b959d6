//! The view in numbers, for programs that learn. What stays the same during a game is not written.

use super::state::{Event, Phase};
use super::view::{PlayerView, Secret, View};
use super::words::{Heap, MOST_STONES, Stones};
use adit_game::{Encode, Numbers, Row, Seat, encode};

/// The news of a step.
const NEWS: [usize; 2] = [4, 4];

/// Numbers of stones.
pub(super) fn numbers() -> Vec<u32> {
    (0..=MOST_STONES.into()).collect()
}

/// Writes a view.
pub(super) fn encode(view: &View, out: &mut Numbers<'_>) {
    let seats = view.players.seats();
    let about = "The phase: filling, choosing, bidding, taking, over; the heap that is filled; who is asked, by seat.";
    let mut row = out.array("phase", about, &[5 + Heap::ALL.len() + seats]);
    let (number, heap) = match view.phase {
        Phase::Filling(heap) => (0, Some(heap)),
        Phase::Choosing(_) => (1, None),
        Phase::Bidding(_) => (2, None),
        Phase::Taking(_) => (3, None),
        Phase::Over => (4, None),
    };
    row.one_of(5, Some(number));
    row.one_of(Heap::ALL.len(), heap.map(Heap::index));
    let is_asked = |seat: Seat| match view.phase {
        Phase::Choosing(asked) | Phase::Taking(asked) => asked == seat,
        Phase::Bidding(asked) => asked.contains(seat),
        Phase::Filling(_) | Phase::Over => false,
    };
    row.all(Seat::all(seats).map(is_asked));

    let about = "A row for each heap: is it filled, and its stones.";
    let mut rows = out.array("heaps", about, &[Heap::ALL.len(), 2]);
    for stones in &view.heaps {
        rows.all([u8::from(stones.is_some()), stones.unwrap_or(0)]);
    }

    let about = "A row for each seat: stones taken of each heap; is there a bid, is it known, how much it is; is there a \
                 favourite, is it known, which it is; has the seat passed.";
    let mut rows = out.array("players", about, &[seats, 9 + Heap::ALL.len()]);
    for PlayerView { taken, bid, favourite, passed } in view.players.values() {
        rows.all(*taken);
        let (is_there, bid) = known(*bid);
        rows.all([is_there, bid.is_some()]);
        rows.put(bid.unwrap_or(0));
        let (is_there, favourite) = known(*favourite);
        rows.all([is_there, favourite.is_some()]);
        rows.one_of(Heap::ALL.len(), favourite.map(Heap::index));
        rows.put(*passed);
    }
    let about = "What happened in the last step, event by event: its kind, then its values.";
    out.array("news", about, &NEWS).lines(NEWS[1], &view.last);
}

fn known<T>(secret: Secret<T>) -> (bool, Option<T>) {
    match secret {
        Secret::None => (false, None),
        Secret::Hidden => (true, None),
        Secret::Known(value) => (true, Some(value)),
    }
}

impl Encode for Stones {
    fn encode(&self, out: &mut Row<'_>) {
        out.put(self.0);
    }
}

encode! {
    enum Event {
        Filled { heap, stones },
        Whispered { seat },
        Sealed { seat },
        Opened { begins },
        Took { seat, heap, stones },
        Passed { seat },
        Ended,
    }
}
