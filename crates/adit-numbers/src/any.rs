//! A game played by numbers, without its types.

use crate::fault::{PlayFault, seat};
use crate::play::{Asked, Play};
use adit_game::{
    ArraySpec, Code, Dice, Game, GameResult, Notation, Numbers, Seat, SeatSet, Setup, Viewer, Vocabulary,
    Weight,
};
use adit_table::{AnyView, any_view};
use std::sync::Arc;

/// A [`Play`] without its types.
pub trait AnyPlay: Send + Sync {
    /// The same game again.
    fn copy(&self) -> Box<dyn AnyPlay>;

    /// What was agreed.
    fn setup(&self) -> &Setup;

    /// Who has the word.
    fn asked(&self) -> Asked;

    /// Who is asked at the same time.
    fn pending(&self) -> SeatSet;

    /// The codes that may follow, each once.
    fn next(&self) -> &[Code];

    /// The codes that were picked of the move.
    fn prefix(&self) -> &[Code];

    /// The result, once the game is over.
    fn result(&self) -> Option<GameResult>;

    /// Picks a part; true if a move was played.
    fn pick(&mut self, code: Code) -> Result<bool, PlayFault>;

    /// Takes back what was picked of the move.
    fn unpick(&mut self);

    /// The words of what may be drawn, with weights.
    fn outcomes(&self) -> Vec<(String, Weight)>;

    /// Draws the outcome with this place in the list.
    fn settle(&mut self, index: usize) -> Result<(), PlayFault>;

    /// Draws until a seat is asked or the game is over.
    fn draw(&mut self, dice: &mut dyn Dice);

    /// Writes what a seat sees.
    fn observe(&self, seat: usize, memory: &mut [i32]) -> Result<(), PlayFault>;

    /// The arrays that [`observe`](AnyPlay::observe) writes.
    fn arrays(&self) -> Vec<ArraySpec>;

    /// What a viewer sees.
    fn look(&self, viewer: Viewer) -> Result<Box<dyn AnyView>, PlayFault>;

    /// A game that looks the same to a seat, with secrets drawn by `dice`. What was picked of a move stays picked.
    fn imagine(&self, seat: usize, dice: &mut dyn Dice) -> Result<Box<dyn AnyPlay>, PlayFault>;

    /// Plays up to `moves` random moves, part by part, and says how many it played: fewer only if the game ended.
    fn random(&mut self, moves: u64, dice: &mut dyn Dice) -> Result<u64, PlayFault>;
}

impl dyn AnyPlay {
    /// A game before anything has happened.
    pub fn new<G: Game>(setup: &Setup) -> Result<Box<dyn AnyPlay>, PlayFault> {
        Ok(Box::new(Play::<G>::new(Arc::new(Vocabulary::of::<G>()), setup)?))
    }

    /// A game in a position that looks like this view, with secrets drawn by `dice`.
    pub fn from_view<G: Game>(
        view: serde_json::Value,
        dice: &mut dyn Dice,
    ) -> Result<Box<dyn AnyPlay>, PlayFault> {
        let view: G::View =
            serde_json::from_value(view).map_err(|fault| PlayFault::Json(fault.to_string()))?;
        Ok(Box::new(Play::<G>::at(Arc::new(Vocabulary::of::<G>()), G::imagine(&view, dice)?)))
    }
}

impl<G: Game> AnyPlay for Play<G> {
    fn copy(&self) -> Box<dyn AnyPlay> {
        Box::new(self.clone())
    }

    fn setup(&self) -> &Setup {
        G::setup(self.state())
    }

    fn asked(&self) -> Asked {
        self.asked()
    }

    fn pending(&self) -> SeatSet {
        self.pending()
    }

    fn next(&self) -> &[Code] {
        self.next()
    }

    fn prefix(&self) -> &[Code] {
        self.prefix()
    }

    fn result(&self) -> Option<GameResult> {
        self.result()
    }

    fn pick(&mut self, code: Code) -> Result<bool, PlayFault> {
        self.pick(code)
    }

    fn unpick(&mut self) {
        self.unpick();
    }

    fn outcomes(&self) -> Vec<(String, Weight)> {
        self.outcomes().into_iter().map(|(chance, weight)| (chance.words(), weight)).collect()
    }

    fn settle(&mut self, index: usize) -> Result<(), PlayFault> {
        self.settle(index)
    }

    fn draw(&mut self, dice: &mut dyn Dice) {
        self.draw(dice);
    }

    fn observe(&self, number: usize, memory: &mut [i32]) -> Result<(), PlayFault> {
        let seat = seat(number, self.seats())?;
        if self.observe(seat, memory) > 0 {
            Err(PlayFault::WrongSize("the array of observations"))
        } else {
            Ok(())
        }
    }

    fn arrays(&self) -> Vec<ArraySpec> {
        let view = G::view(self.state(), Viewer::Seat(Seat::FIRST));
        Numbers::describe(|numbers| G::encode(&view, numbers))
    }

    fn look(&self, viewer: Viewer) -> Result<Box<dyn AnyView>, PlayFault> {
        if let Viewer::Seat(viewer) = viewer {
            seat(viewer.index(), self.seats())?;
        }
        Ok(any_view::<G>(G::view(self.state(), viewer)))
    }

    fn imagine(&self, number: usize, dice: &mut dyn Dice) -> Result<Box<dyn AnyPlay>, PlayFault> {
        let seat = seat(number, self.seats())?;
        let mut copy = self.clone();
        let picked = copy.prefix().to_vec();
        copy.again(G::imagine(&G::view(self.state(), Viewer::Seat(seat)), dice)?);
        if self.asked() == Asked::Seat(seat) {
            for code in picked {
                copy.pick(code)?;
            }
        }
        Ok(Box::new(copy))
    }

    fn random(&mut self, moves: u64, dice: &mut dyn Dice) -> Result<u64, PlayFault> {
        let mut played = 0;
        self.draw(dice);
        while played < moves && !self.next().is_empty() {
            let code = self.next()[dice.index(self.next().len())];
            played += u64::from(self.pick(code)?);
            self.draw(dice);
        }
        Ok(played)
    }
}

impl<G: Game> Play<G> {
    fn seats(&self) -> usize {
        usize::from(G::setup(self.state()).seats)
    }
}
