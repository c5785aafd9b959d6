//! What a seat can know beforehand.

use crate::position::Position;
use crate::{Refusal, Step, Table};
use adit_game::{Game, Offer, Pending, Seat, SeedDice, Viewer};

/// How many positions are imagined to find out whether a move shows something new.
pub(crate) const IMAGINED: u64 = 8;

impl<G: Game> Table<G> {
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
            Some(position) => position.judge(seat, words),
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
            position.say(seat, words)?;
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

    /// Could others move now without the seat noticing it? Then they may already have done so: the answer follows from
    /// what the seat can know, not from what they did.
    pub fn others_speak_unseen(&self, seat: Seat) -> bool {
        let mut others = self.pending();
        others.remove(seat);
        if others.is_empty() {
            return false;
        }
        (0..IMAGINED).any(|seed| {
            let Some(position) = self.imagine(seat, seed) else { return true };
            others.iter().any(|other| {
                let count = Offer::<G>::new(&position.state, other).moves().len();
                (0..count).any(|index| {
                    let done = position.clone().choose(other, &mut Vec::new(), |_| index);
                    done.is_some_and(|done| !done.noticed.by(Viewer::Seat(seat)))
                })
            })
        })
    }

    /// A position that looks to the seat like the present.
    fn imagine(&self, seat: Seat, seed: u64) -> Option<Position<G>> {
        let view = G::view(self.state(), Viewer::Seat(seat));
        G::imagine(&view, &mut SeedDice::new(seed)).ok().map(Position::start)
    }
}
