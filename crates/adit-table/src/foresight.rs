//! What a seat can know beforehand.

use crate::moment::Moment;
use crate::{AnyView, Entry, Refusal, Table};
use adit_game::{Seat, SeedDice, Viewer};

/// How many positions are imagined to find out whether a move shows something new.
const IMAGINED: u64 = 8;

/// How many positions are imagined to find out whether a viewer knows everything.
const GUESSES: u64 = 4;

impl Table {
    /// May the seat say these words now?
    ///
    /// The answer follows from what the seat can know: it is given for a position that looks the same to the seat. Which
    /// moves are legal is the same there, and which rule another move breaks cannot tell a secret.
    pub fn why(&self, seat: Seat, words: &str) -> Result<(), Refusal> {
        self.now.has(seat)?;
        match self.imagine(seat, 0) {
            Some(imagined) => imagined.position.judge(seat, words),
            None => Err(Refusal::NoSuchWords { words: words.to_owned() }),
        }
    }

    /// What the seat would see after a move, if it can know that beforehand: nothing is drawn, and nothing that is hidden
    /// from the seat is shown by the move.
    pub fn preview(&self, seat: Seat, words: &str) -> Result<Option<Box<dyn AnyView>>, Refusal> {
        self.now.has(seat)?;
        let mut seen: Option<Box<dyn AnyView>> = None;
        for seed in 0..IMAGINED {
            let Some(mut imagined) = self.imagine(seat, seed) else { return Ok(None) };
            imagined.position.play(seat, words)?;
            if imagined.owes_chance() {
                return Ok(None);
            }
            let view = imagined.position.look(Viewer::Seat(seat));
            match &seen {
                Some(seen) if !seen.equals(&*view) => return Ok(None),
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
            let Some(imagined) = self.imagine(seat, seed) else { return true };
            others.iter().any(|other| speaks_unseen(&imagined, other, seat))
        })
    }

    /// Is something hidden from this viewer that is already decided?
    pub fn hides_from(&self, viewer: Viewer) -> bool {
        let knows = |seed| {
            let imagined = self.position().imagine(viewer, &mut SeedDice::new(seed));
            imagined.is_some_and(|imagined| imagined.equals(self.position()))
        };
        !(0..GUESSES).all(knows)
    }

    /// Could the seat have known what it sees after its move with this number? If so, the move leads to the
    /// same view from every position that looked the same to the seat before it.
    pub(crate) fn showed_nothing(&self, seat: Seat, number: usize) -> bool {
        let viewer = Viewer::Seat(seat);
        let (Ok(before), Some(entry)) = (self.at(number), self.record.entries.get(number)) else {
            return false;
        };
        let seen = self.position().look(viewer);
        (0..IMAGINED).all(|seed| {
            let Some(mut imagined) = before.imagine(seat, seed) else { return false };
            imagined.apply(entry).is_ok() && imagined.position.look(viewer).equals(&*seen)
        })
    }

    /// A moment that looks to the seat like the present.
    fn imagine(&self, seat: Seat, seed: u64) -> Option<Moment> {
        self.now.imagine(seat, &mut SeedDice::new(seed))
    }
}

/// Has the other seat a move that this one would not notice?
fn speaks_unseen(moment: &Moment, other: Seat, seat: Seat) -> bool {
    let mut moves = Vec::new();
    moment.position.offer(other, &mut |parts| moves.push(adit_game::words_of(parts)));
    moves.into_iter().any(|words| {
        let noticed = moment.clone().apply(&Entry::Move { seat: other, words });
        noticed.is_ok_and(|noticed| !noticed.by(Viewer::Seat(seat)))
    })
}
