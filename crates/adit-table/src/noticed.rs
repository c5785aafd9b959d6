//! Who notices what: entries that change nothing for a viewer are not counted for that viewer.

use crate::AnyPosition;
use adit_game::{MAX_SEATS, Seat, SeatSet, Viewer};

/// Who has noticed an entry. The viewer of everything notices everything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Noticed {
    seats: SeatSet,
    public: bool,
}

impl Noticed {
    /// Everybody.
    pub(crate) fn by_all() -> Noticed {
        Noticed { seats: SeatSet::all(MAX_SEATS), public: true }
    }

    /// Who can tell the position after a move from the one before it, and the mover.
    ///
    /// Where one seat is asked alone, everybody sees it speak. Where several are asked, one of them may put its
    /// answer together part by part, and only what others see of that counts for them.
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
        Noticed {
            seats: Seat::all(seats).filter(|seat| *seat == mover || differs(Viewer::Seat(*seat))).collect(),
            public: differs(Viewer::Public),
        }
    }

    /// Has this viewer noticed it?
    pub(crate) fn by(self, viewer: Viewer) -> bool {
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
