//! Who notices what: entries that change nothing for a viewer are not counted for that viewer.

use crate::AnyPosition;
use adit_game::{MAX_SEATS, Seat, SeatSet, Viewer};

/// Who has noticed something: an entry, or a change of a table. What the public notices, everybody notices; the viewer of
/// everything notices everything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Noticed {
    seats: SeatSet,
    public: bool,
}

impl Noticed {
    /// Nobody.
    pub fn by_nobody() -> Noticed {
        Noticed { seats: SeatSet::EMPTY, public: false }
    }

    /// Everybody.
    pub fn by_all() -> Noticed {
        Noticed { seats: SeatSet::all(MAX_SEATS), public: true }
    }

    /// Only the viewers for whom this holds. The viewer of everything is not asked about.
    pub fn by_each(mut notices: impl FnMut(Viewer) -> bool) -> Noticed {
        if notices(Viewer::Public) {
            return Noticed::by_all();
        }
        let seats = Seat::all(MAX_SEATS).filter(|seat| notices(Viewer::Seat(*seat))).collect();
        Noticed { seats, public: false }
    }

    /// Everybody who has noticed the one or the other.
    pub fn or(self, other: Noticed) -> Noticed {
        Noticed {
            seats: self.seats.iter().chain(other.seats.iter()).collect(),
            public: self.public || other.public,
        }
    }

    /// Who can tell the position after a move from the one before it, and the mover.
    pub(crate) fn of_move(
        before: &dyn AnyPosition,
        mover: Seat,
        after: &dyn AnyPosition,
        seats: usize,
    ) -> Noticed {
        if before.pending() != after.pending() {
            return Noticed::by_all();
        }
        let differs = |viewer| !before.look(viewer).equals(&*after.look(viewer));
        Noticed::by_each(|viewer| match viewer {
            Viewer::Seat(seat) => seat == mover || (seat.index() < seats && differs(viewer)),
            Viewer::Public | Viewer::All => differs(viewer),
        })
    }

    /// Has this viewer noticed it?
    pub fn by(self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.seats.contains(seat),
            Viewer::Public => self.public,
            Viewer::All => true,
        }
    }
}

/// How many entries each viewer has noticed.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Counts {
    seats: [usize; MAX_SEATS],
    public: usize,
    all: usize,
}

impl Counts {
    /// Counts one more entry for those who have noticed it.
    pub(crate) fn add(&mut self, noticed: Noticed) {
        for seat in noticed.seats.iter() {
            self.seats[seat.index()] += 1;
        }
        self.public += usize::from(noticed.public);
        self.all += 1;
    }

    /// How many it were for this viewer.
    pub(crate) fn of(&self, viewer: Viewer) -> usize {
        match viewer {
            Viewer::Seat(seat) => self.seats[seat.index()],
            Viewer::Public => self.public,
            Viewer::All => self.all,
        }
    }
}
