//! A position, how many entries led to it, and since when each seat is asked.

use crate::noticed::{Counts, Noticed};
use crate::{AnyPosition, Entry, Refusal};
use adit_game::{Dice, MAX_SEATS, Pending, Seat, Viewer};
use smol_str::SmolStr;

/// Where a table stands between two entries.
pub(crate) struct Moment {
    pub(crate) position: Box<dyn AnyPosition>,
    seats: usize,
    counts: Counts,
    /// The number of entries that each seat had noticed when it was asked what it is asked now.
    asked: [Option<usize>; MAX_SEATS],
    /// Do several seats answer at the same time, or did they, and those that are still asked are what is left of them?
    /// There an answer may be put together part by part under seal. Everywhere else everybody sees the seat speak.
    is_shared: bool,
}

/// What was carried out: how it stands in the journal and who has noticed it.
pub(crate) struct Done {
    pub(crate) entry: Entry,
    pub(crate) noticed: Noticed,
}

impl Clone for Moment {
    fn clone(&self) -> Moment {
        let Moment { position, seats, counts, asked, is_shared } = self;
        Moment {
            position: position.copy(),
            seats: *seats,
            counts: *counts,
            asked: *asked,
            is_shared: *is_shared,
        }
    }
}

impl Moment {
    pub(crate) fn start(position: Box<dyn AnyPosition>, seats: usize) -> Moment {
        let (counts, asked) = (Counts::default(), [None; MAX_SEATS]);
        let mut moment = Moment { position, seats, counts, asked, is_shared: false };
        moment.ask(None);
        moment
    }

    /// Is there such a seat at this table?
    pub(crate) fn has(&self, seat: Seat) -> Result<(), Refusal> {
        let seats = self.seats;
        if seat.index() < seats { Ok(()) } else { Err(Refusal::NoSuchSeat { seat, seats }) }
    }

    /// How many entries led here, as far as this viewer knows.
    pub(crate) fn number(&self, viewer: Viewer) -> usize {
        self.counts.of(viewer)
    }

    /// Since when the seat is asked.
    pub(crate) fn asked(&self, seat: Seat) -> Option<usize> {
        self.asked[seat.index()]
    }

    /// Is a chance outcome owed?
    pub(crate) fn owes_chance(&self) -> bool {
        self.position.pending() == Pending::Chance
    }

    /// A moment that looks to the viewer like this one.
    pub(crate) fn imagine(&self, viewer: Viewer, dice: &mut dyn Dice) -> Option<Moment> {
        let position = self.position.imagine(viewer, dice)?;
        Some(Moment { is_shared: self.is_shared, ..Moment::start(position, self.seats) })
    }

    /// Plays the move with these words.
    pub(crate) fn play(&mut self, seat: Seat, words: &str) -> Result<Done, Refusal> {
        self.has(seat)?;
        let before = self.shared_question();
        let words = self.position.play(seat, words)?;
        Ok(self.moved(before.as_deref(), seat, words))
    }

    /// Plays one of the moves of a seat, if it has any.
    pub(crate) fn play_any(&mut self, seat: Seat, dice: &mut dyn Dice) -> Option<Done> {
        let before = self.shared_question();
        let words = self.position.play_any(seat, dice)?;
        Some(self.moved(before.as_deref(), seat, words))
    }

    /// Is it possible at all that somebody speaks unseen?
    pub(crate) fn may_speak_unseen(&self) -> bool {
        self.is_shared
    }

    /// The position, if somebody may speak unseen in it.
    fn shared_question(&self) -> Option<Box<dyn AnyPosition>> {
        self.may_speak_unseen().then(|| self.position.copy())
    }

    fn moved(&mut self, before: Option<&dyn AnyPosition>, seat: Seat, words: impl Into<SmolStr>) -> Done {
        let noticed = match before {
            Some(before) => Noticed::of_move(before, seat, &*self.position, self.seats),
            None => Noticed::by_all(),
        };
        self.count(noticed, Some(seat));
        Done { entry: Entry::Move { seat, words: words.into() }, noticed }
    }

    /// Draws what chance owes. Everybody knows when something is drawn.
    pub(crate) fn roll(&mut self, dice: &mut dyn Dice) -> Result<Done, Refusal> {
        let words = self.position.roll(dice).ok_or(Refusal::NothingToDraw)?;
        Ok(self.drawn(words))
    }

    fn drawn(&mut self, words: impl Into<SmolStr>) -> Done {
        let noticed = Noticed::by_all();
        self.count(noticed, None);
        Done { entry: Entry::Chance { words: words.into() }, noticed }
    }

    /// Carries out an entry of a journal and says who has noticed it.
    pub(crate) fn apply(&mut self, entry: &Entry) -> Result<Noticed, Refusal> {
        let done = match entry {
            Entry::Move { seat, words } => self.play(*seat, words)?,
            Entry::Chance { words } => {
                self.position.settle(words)?;
                self.drawn(words.clone())
            }
        };
        Ok(done.noticed)
    }

    fn count(&mut self, noticed: Noticed, mover: Option<Seat>) {
        self.counts.add(noticed);
        self.ask(mover);
    }

    /// Notes which seats are asked something new: those that were not asked before, and the one that has just moved.
    fn ask(&mut self, mover: Option<Seat>) {
        let pending = self.position.pending().seats();
        let is_rest = !pending.is_empty() && pending.iter().all(|seat| self.asked(seat).is_some());
        self.is_shared = pending.len() > 1 || (self.is_shared && is_rest);
        for seat in Seat::all(MAX_SEATS) {
            let number = self.number(Viewer::Seat(seat));
            let asked = &mut self.asked[seat.index()];
            *asked = match *asked {
                _ if !pending.contains(seat) => None,
                Some(before) if mover != Some(seat) => Some(before),
                Some(_) | None => Some(number),
            };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Source, Table};
    use adit_game::{SeedDice, Setup};
    use adit_testkit::heaps::Heaps;

    #[test]
    fn where_nothing_can_be_drawn_that_is_said_and_nothing_changes() {
        let mut table = Table::new::<Heaps>(&Setup::seats(2), Source::Seed(1)).expect("a table");
        let before = table.position().copy();
        let refusal = table.now.roll(&mut SeedDice::new(1)).err();
        assert_eq!(refusal, Some(Refusal::NothingToDraw));
        assert_eq!(refusal.map(|refusal| refusal.code()), Some("nothing-to-draw"));
        assert!(table.position().equals(&*before));
    }
}
