//! What a seat can know beforehand.

use crate::moment::Moment;
use crate::{AnyPosition, AnyView, Entry, Refusal, Table};
use adit_game::{Parts, Seat, SeedDice, Viewer};

/// How many positions are imagined to find out whether a move shows something new, and whether a viewer knows everything.
const IMAGINED: u64 = 8;

impl Table {
    /// May the seat say these words now?
    ///
    /// The answer follows from what the seat can know: it is given for a position that looks the same to the seat. Which
    /// moves are legal is the same there, and which rule another move breaks cannot tell a secret.
    ///
    /// Several moves are judged one after the other, as [`Table::propose`] plays them.
    pub fn why(&self, seat: Seat, words: &str) -> Result<(), Refusal> {
        self.now.has(seat)?;
        if self.is_withheld() {
            return Err(Refusal::Withheld);
        }
        let Some(mut imagined) = self.imagine(Viewer::Seat(seat), 0) else {
            return Err(Refusal::NoSuchWords { words: words.to_owned() });
        };
        let mut moves = words.split(';').peekable();
        while let Some(said) = moves.next() {
            if moves.peek().is_none() {
                return imagined.position.judge(seat, said);
            }
            imagined.position.play(seat, said)?;
        }
        Ok(())
    }

    /// Can the seat make one decision only, and does everybody know that? Where only the seat itself knows it, an answer
    /// without thinking would tell the others.
    pub(crate) fn is_forced(&self, seat: Seat, own: &[Vec<Parts>]) -> bool {
        // Most of the time nothing is hidden, and what is imagined is the position itself: its plans are known.
        let offers_the_same =
            |other: &dyn AnyPosition| other.equals(self.position()) || plans(other, seat) == own;
        let looks_alike =
            |seed| self.imagine(Viewer::Public, seed).is_some_and(|other| offers_the_same(&*other.position));
        own.len() == 1 && !self.others_speak_unseen(seat) && (0..IMAGINED).all(looks_alike)
    }

    /// What the seat would see after a move, if it can know that beforehand: nothing is drawn, and nothing that is hidden
    /// from the seat is shown by the move. Of several moves, what it would see after each of them.
    pub fn preview(&self, seat: Seat, words: &str) -> Result<Option<Vec<Box<dyn AnyView>>>, Refusal> {
        self.now.has(seat)?;
        if self.is_withheld() {
            return Err(Refusal::Withheld);
        }
        let mut seen: Option<Vec<Box<dyn AnyView>>> = None;
        for seed in 0..IMAGINED {
            let Some(mut imagined) = self.imagine(Viewer::Seat(seat), seed) else { return Ok(None) };
            let mut views = Vec::new();
            for said in words.split(';') {
                imagined.position.play(seat, said)?;
                views.push(imagined.position.look(Viewer::Seat(seat)));
            }
            if imagined.owes_chance() {
                return Ok(None);
            }
            match &seen {
                Some(seen) if !seen.iter().zip(&views).all(|(seen, view)| seen.equals(&**view)) => {
                    return Ok(None);
                }
                Some(_) => {}
                None => seen = Some(views),
            }
        }
        Ok(seen)
    }

    /// Could others move now without the seat noticing it? Then they may already have done so: the answer follows from
    /// what the seat can know, not from what they did.
    pub fn others_speak_unseen(&self, seat: Seat) -> bool {
        self.speak_unseen(Viewer::Seat(seat))
    }

    /// Could anybody but the viewer move now without the viewer noticing it?
    fn speak_unseen(&self, viewer: Viewer) -> bool {
        let others: Vec<Seat> = self.pending().iter().filter(|seat| Viewer::Seat(*seat) != viewer).collect();
        if others.is_empty() || !self.now.may_speak_unseen() {
            return false;
        }
        (0..IMAGINED).any(|seed| {
            let Some(imagined) = self.imagine(viewer, seed) else { return true };
            others.iter().any(|other| speaks_unseen(&imagined, *other, viewer))
        })
    }

    /// Is something hidden from this viewer, or could it be? What the viewer sees decides it: if others can speak unseen,
    /// something may be hidden before they have spoken too.
    pub fn hides_from(&self, viewer: Viewer) -> bool {
        if viewer == Viewer::All {
            return false;
        }
        let mut guesses = (0..IMAGINED).map(|seed| self.imagine(viewer, seed));
        let Some(Some(guess)) = guesses.next() else { return true };
        let is_guess =
            |other: Option<Moment>| other.is_some_and(|other| other.position.equals(&*guess.position));
        if !guesses.all(is_guess) || self.speak_unseen(viewer) {
            return true;
        }
        // All guesses agree, so they are right unless something is hidden that is almost certain.
        !guess.position.equals(self.position())
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
            let Some(mut imagined) = before.imagine(viewer, seed) else { return false };
            imagined.apply(entry).is_ok() && imagined.position.look(viewer).equals(&*seen)
        })
    }

    /// A moment that looks to the viewer like the present.
    fn imagine(&self, viewer: Viewer, seed: u64) -> Option<Moment> {
        self.now.imagine(viewer, &mut SeedDice::new(seed))
    }
}

/// The decisions that a seat can make in a position.
pub(crate) fn plans(position: &dyn AnyPosition, seat: Seat) -> Vec<Vec<Parts>> {
    let mut plans = Vec::new();
    position.plans(seat, &mut |plan| plans.push(plan.to_vec()));
    plans
}

/// Has the seat a move that the viewer would not notice?
fn speaks_unseen(moment: &Moment, other: Seat, viewer: Viewer) -> bool {
    let mut moves = Vec::new();
    moment.position.offer(other, &mut |parts| moves.push(adit_game::words_of(parts)));
    moves.into_iter().any(|words| {
        let noticed = moment.clone().apply(&Entry::Move { seat: other, words: words.into() });
        noticed.is_ok_and(|noticed| !noticed.by(viewer))
    })
}
