//! Who notices what, and what a seat can know beforehand.

use crate::position::Position;
use crate::{Entry, Refusal, Step, Table};
use adit_game::{Game, Pending, Seat, SeatSet, SeedDice, Viewer};

/// Who notices an entry: who made it, and whose frame it changes. That a hidden entry exists can be a secret too, so
/// whoever counts entries for a viewer counts those that he notices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Notice {
    seats: SeatSet,
    public: bool,
}

impl Notice {
    /// Does this viewer notice it?
    pub fn reaches(self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.seats.contains(seat),
            Viewer::Public => self.public,
            Viewer::All => true,
        }
    }
}

/// How many positions are imagined to find out whether a move shows something new.
pub(crate) const IMAGINED: u64 = 8;

impl<G: Game> Table<G> {
    /// Who will notice each entry of a step.
    pub fn notices(&self, step: &Step<G>) -> Vec<Notice> {
        let positions = std::iter::once(&self.now).chain(&step.passed).chain([&step.next]);
        let states: Vec<_> = positions.map(|position| &position.state).collect();
        let steps = states.windows(2).zip(step.entries());
        steps.map(|(pair, entry)| notice::<G>(pair[0], entry, pair[1])).collect()
    }

    /// Who has noticed each entry so far.
    pub fn noticed(&self) -> Result<Vec<Notice>, Refusal> {
        let mut before = Position::<G>::start(self.start.clone());
        let mut noticed = Vec::with_capacity(self.entries.len());
        for entry in &self.entries {
            let mut after = before.clone();
            after.apply(entry)?;
            noticed.push(notice::<G>(&before.state, entry, &after.state));
            before = after;
        }
        Ok(noticed)
    }

    /// What a viewer sees after each entry of a step.
    pub fn foresee(&self, step: &Step<G>, viewer: Viewer) -> Vec<G::View> {
        let positions = step.passed.iter().chain([&step.next]);
        positions.map(|position| G::view(&position.state, viewer)).collect()
    }

    /// May the seat say these words now?
    ///
    /// The answer follows from what the seat can know: it is given for a position that looks the same to the seat. Which
    /// moves are legal is the same there, and which rule another move breaks cannot tell a secret.
    pub fn why(&self, seat: Seat, words: &str) -> Result<(), Refusal> {
        self.now.has(seat)?;
        match self.imagine(seat, 0) {
            Some(position) => position.judge(seat, words).map(drop),
            None => Err(Refusal::NoSuchWords { words: words.to_owned() }),
        }
    }

    /// What the seat would see after a move, if it can know that beforehand: nothing is drawn, and nothing that is hidden
    /// from the seat is shown by the move.
    pub fn preview(&self, seat: Seat, words: &str) -> Result<Option<G::View>, Refusal> {
        self.now.has(seat)?;
        let mut seen: Option<G::View> = None;
        for seed in 0..IMAGINED {
            let Some(mut position) = self.imagine(seat, seed) else { return Ok(None) };
            let mv = position.judge(seat, words)?;
            position.play(seat, mv)?;
            if G::pending(&position.state) == Pending::Chance {
                return Ok(None);
            }
            let view = G::view(&position.state, Viewer::Seat(seat));
            match &seen {
                Some(seen) if *seen != view => return Ok(None),
                Some(_) => {}
                None => seen = Some(view),
            }
        }
        Ok(seen)
    }

    /// A position that looks to the seat like the present.
    fn imagine(&self, seat: Seat, seed: u64) -> Option<Position<G>> {
        let view = G::view(self.state(), Viewer::Seat(seat));
        G::imagine(&view, &mut SeedDice::new(seed)).ok().map(Position::start)
    }
}

/// Who notices the entry between two positions. What the public notices, everybody notices.
fn notice<G: Game>(before: &G::State, entry: &Entry, after: &G::State) -> Notice {
    let seats = usize::from(G::setup(after).seats);
    let changes = |viewer| G::view(before, viewer) != G::view(after, viewer);
    if G::pending(before) != G::pending(after) || changes(Viewer::Public) {
        return Notice { seats: SeatSet::all(seats), public: true };
    }
    let made_by = |seat: Seat| matches!(entry, Entry::Move { seat: mover, .. } if *mover == seat);
    let notices = |seat: &Seat| made_by(*seat) || changes(Viewer::Seat(*seat));
    Notice { seats: Seat::all(seats).filter(notices).collect(), public: false }
}
