//! A position, without the types of its game.

use crate::view::{AnyView, Seen};
use crate::{Clause, Refusal};
use adit_game::{
    Dice, Game, GameResult, Judged, Notation, Offer, Parts, Pending, Rule, Seat, SeatSet, Turn, Viewer,
    Weight, WhyNot,
};
use std::any::Any;

/// A position of some game: what a table needs of the rules.
///
/// Seats that the game does not have must not be named here; the table refuses them.
pub trait AnyPosition: Any + Send + Sync {
    /// The same position again.
    fn copy(&self) -> Box<dyn AnyPosition>;

    /// Are both the same, with all their secrets?
    fn equals(&self, other: &dyn AnyPosition) -> bool;

    /// What the position waits for.
    fn pending(&self) -> Pending;

    /// The result, once the game is over.
    fn result(&self) -> Option<GameResult>;

    /// What a viewer sees.
    fn look(&self, viewer: Viewer) -> Box<dyn AnyView>;

    /// A position that looks the same to a viewer, with secrets drawn by `dice`.
    fn imagine(&self, viewer: Viewer, dice: &mut dyn Dice) -> Option<Box<dyn AnyPosition>>;

    /// Says each move that a seat may choose, in parts.
    fn offer(&self, seat: Seat, say: &mut dyn FnMut(&Parts));

    /// Says each decision that a seat may choose: a move, or a move that only [opens](Game::opens) a further choice
    /// together with what it opens.
    fn plans(&self, seat: Seat, say: &mut dyn FnMut(&[Parts]));

    /// May the seat say these words?
    fn judge(&self, seat: Seat, words: &str) -> Result<(), Refusal>;

    /// Plays the move with these words, if the seat may make it, and says how a journal has it.
    fn play(&mut self, seat: Seat, words: &str) -> Result<String, Refusal>;

    /// Plays one of the moves that the seat may choose and says how a journal has it; nothing if there is none.
    fn play_any(&mut self, seat: Seat, dice: &mut dyn Dice) -> Option<String>;

    /// Carries out what is drawn now and says how a journal has it; nothing if nothing can be drawn.
    fn roll(&mut self, dice: &mut dyn Dice) -> Option<String>;

    /// What can be drawn now, in the order of the rules, and how often each is drawn compared with the others.
    fn outcomes(&self) -> Vec<(String, Weight)>;

    /// Carries out the chance outcome with these words, if it can be drawn now.
    fn settle(&mut self, words: &str) -> Result<(), Refusal>;
}

impl dyn AnyPosition {
    /// The position with the types of its game, if it is one of this game.
    pub fn of<G: Game>(&self) -> Option<&G::State> {
        (self as &dyn Any).downcast_ref().map(|At::<G>(state)| state)
    }
}

/// The position of a game whose types are known here alone.
pub(crate) struct At<G: Game>(pub(crate) G::State);

impl<G: Game> At<G> {
    /// The words one by one, if the seat is asked.
    fn hear<'a>(&self, seat: Seat, words: &'a str) -> Result<Vec<&'a str>, Refusal> {
        let pending = match G::pending(&self.0) {
            Pending::Over => return Err(Refusal::Over),
            Pending::Seats(seats) => seats,
            Pending::Chance => {
                return Err(Refusal::NotPending { seat, pending: SeatSet::EMPTY, rule: None });
            }
        };
        let split: Vec<&str> = words.split_whitespace().collect();
        if pending.contains(seat) {
            return Ok(split);
        }
        let rule = match adit_game::why_not::<G>(&self.0, seat, &split) {
            Some(WhyNot::Broken(rule)) => Some(Clause::of(rule)),
            Some(WhyNot::Begun | WhyNot::NoSuchWords) | None => None,
        };
        Err(Refusal::NotPending { seat, pending, rule })
    }
}

impl<G: Game> AnyPosition for At<G> {
    fn copy(&self) -> Box<dyn AnyPosition> {
        Box::new(At::<G>(self.0.clone()))
    }

    fn equals(&self, other: &dyn AnyPosition) -> bool {
        other.of::<G>().is_some_and(|other| self.0 == *other)
    }

    fn pending(&self) -> Pending {
        G::pending(&self.0)
    }

    fn result(&self) -> Option<GameResult> {
        G::result(&self.0)
    }

    fn look(&self, viewer: Viewer) -> Box<dyn AnyView> {
        Box::new(Seen::<G>(G::view(&self.0, viewer)))
    }

    fn imagine(&self, viewer: Viewer, dice: &mut dyn Dice) -> Option<Box<dyn AnyPosition>> {
        let state = G::imagine(&G::view(&self.0, viewer), dice).ok()?;
        Some(Box::new(At::<G>(state)))
    }

    fn offer(&self, seat: Seat, say: &mut dyn FnMut(&Parts)) {
        let mut parts = Parts::new();
        for mv in Offer::<G>::new(&self.0, seat).moves() {
            parts.clear();
            mv.say(&mut parts);
            say(&parts);
        }
    }

    fn plans(&self, seat: Seat, say: &mut dyn FnMut(&[Parts])) {
        plan::<G>(&self.0, seat, &[], &mut Vec::new(), say);
    }

    fn judge(&self, seat: Seat, words: &str) -> Result<(), Refusal> {
        let split = self.hear(seat, words)?;
        adit_game::why_not::<G>(&self.0, seat, &split).map_or(Ok(()), |why| Err(refuse(why, words)))
    }

    fn play(&mut self, seat: Seat, words: &str) -> Result<String, Refusal> {
        let split = self.hear(seat, words)?;
        let judged = Judged::<G>::hear(&mut self.0, seat, &split).map_err(|why| refuse(why, words))?;
        let words = judged.get().words();
        judged.play();
        Ok(words)
    }

    fn play_any(&mut self, seat: Seat, dice: &mut dyn Dice) -> Option<String> {
        let mut room = Vec::new();
        let turn = Turn::<G>::new(&mut self.0, seat, &mut room);
        if turn.moves().is_empty() {
            return None;
        }
        let index = dice.index(turn.moves().len());
        let words = turn.moves()[index].words();
        turn.play(index);
        Some(words)
    }

    fn roll(&mut self, dice: &mut dyn Dice) -> Option<String> {
        let chance = adit_game::roll::<G>(&mut self.0, &mut Vec::new(), dice)?;
        Some(chance.words())
    }

    fn outcomes(&self) -> Vec<(String, Weight)> {
        let mut outcomes = Vec::new();
        if self.pending() == Pending::Chance {
            G::outcomes(&self.0, &mut outcomes);
        }
        outcomes.into_iter().map(|(chance, weight)| (chance.words(), weight)).collect()
    }

    fn settle(&mut self, words: &str) -> Result<(), Refusal> {
        let cannot = || Refusal::NoSuchOutcome { words: words.to_owned() };
        let split: Vec<&str> = words.split(' ').collect();
        let chance = G::Chance::read(&split).ok_or_else(cannot)?;
        adit_game::settle::<G>(&mut self.0, chance).map_err(|_| cannot())
    }
}

/// No decision is opened more often than this.
const DEEPEST: usize = 4;

/// Says every way to go on behind what was said, and whether there is one. What could have been done before as well,
/// `before`, is not part of a plan that opens something.
fn plan<G: Game>(
    state: &G::State,
    seat: Seat,
    before: &[G::Move],
    said: &mut Vec<Parts>,
    say: &mut dyn FnMut(&[Parts]),
) -> bool {
    let offer = Offer::<G>::new(state, seat);
    let mut is_said = false;
    for (index, mv) in offer.moves().iter().enumerate().filter(|(_, mv)| !before.contains(mv)) {
        said.push(mv.parts());
        let opened = (G::opens(mv) && said.len() < DEEPEST).then(|| offer.try_out(index));
        let goes_on = opened
            .filter(|opened| G::pending(opened) == Pending::seat(seat))
            .is_some_and(|opened| plan::<G>(&opened, seat, offer.moves(), said, say));
        if !goes_on {
            say(said);
        }
        is_said = true;
        said.pop();
    }
    is_said
}

fn refuse<R: Rule>(why: WhyNot<R>, words: &str) -> Refusal {
    match why {
        WhyNot::Begun => Refusal::Begun { words: words.to_owned() },
        WhyNot::Broken(rule) => Refusal::Broken { rule: Clause::of(rule) },
        WhyNot::NoSuchWords => Refusal::NoSuchWords { words: words.to_owned() },
    }
}
