//! One game, played by numbers.

use crate::PlayFault;
use adit_game::{
    Code, Dice, Game, GameResult, Judged, Numbers, Pending, Pick, Picked, Seat, SeatSet, Setup, Vocabulary,
    Weight,
};
use std::sync::Arc;

/// So many of the parts that were picked are shown.
pub const PICKED: usize = 8;

/// Who has the word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// This seat chooses a part. Of several that are asked at the same time it is the first; what the others choose does not
    /// depend on it, as nobody sees it before all have answered.
    Seat(Seat),
    /// Something is drawn.
    Chance,
    /// Nobody: the game is over.
    Over,
}

/// A game, and the parts of a move that were picked.
pub struct Play<G: Game> {
    vocabulary: Arc<Vocabulary>,
    state: G::State,
    asked: Asked,
    pick: Pick<G>,
    /// Each code that may follow, once.
    next: Vec<Code>,
    /// Which codes these are.
    may: Vec<bool>,
    outcomes: Vec<(G::Chance, Weight)>,
}

impl<G: Game> Clone for Play<G> {
    fn clone(&self) -> Play<G> {
        Play {
            vocabulary: self.vocabulary.clone(),
            state: self.state.clone(),
            asked: self.asked,
            pick: self.pick.clone(),
            next: self.next.clone(),
            may: self.may.clone(),
            outcomes: self.outcomes.clone(),
        }
    }
}

impl<G: Game> Play<G> {
    /// A game before anything has happened.
    pub fn new(vocabulary: Arc<Vocabulary>, setup: &Setup) -> Result<Play<G>, PlayFault> {
        Ok(Play::at(vocabulary, G::start(setup)?))
    }

    /// A game that goes on from a position.
    pub fn at(vocabulary: Arc<Vocabulary>, state: G::State) -> Play<G> {
        let may = vec![false; vocabulary.size()];
        let (pick, next, outcomes) = (Pick::default(), Vec::new(), Vec::new());
        let mut play = Play { vocabulary, state, asked: Asked::Over, pick, next, may, outcomes };
        play.look_around();
        play
    }

    /// The same room for another game.
    pub fn again(&mut self, state: G::State) {
        self.state = state;
        self.look_around();
    }

    /// The position.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The words of the game.
    pub fn vocabulary(&self) -> &Vocabulary {
        &self.vocabulary
    }

    /// Who has the word.
    pub fn asked(&self) -> Asked {
        self.asked
    }

    /// Who else is asked at the same time.
    pub fn pending(&self) -> SeatSet {
        G::pending(&self.state).seats()
    }

    /// The codes that may follow, each once.
    pub fn next(&self) -> &[Code] {
        &self.next
    }

    /// May this code follow?
    pub fn may(&self, code: Code) -> bool {
        self.may.get(usize::from(code)).copied().unwrap_or(false)
    }

    /// The codes that were picked of the move.
    pub fn prefix(&self) -> &[Code] {
        self.pick.prefix()
    }

    /// The result, once the game is over.
    pub fn result(&self) -> Option<GameResult> {
        G::result(&self.state)
    }

    /// Picks a part; true if a move was played.
    pub fn pick(&mut self, code: Code) -> Result<bool, PlayFault> {
        let Asked::Seat(seat) = self.asked else {
            return Err(PlayFault::NotAsked(match self.asked {
                Asked::Chance => "something is to be drawn",
                Asked::Over | Asked::Seat(_) => "the game is over",
            }));
        };
        match self.pick.pick(code) {
            Picked::NotOffered => Err(PlayFault::NotOffered { code }),
            Picked::More => {
                self.list();
                Ok(false)
            }
            Picked::Move(index) => {
                let mv = self.pick.moves()[index].clone();
                let judged = Judged::<G>::new(&mut self.state, seat, mv);
                judged.map_err(|_| PlayFault::NotOffered { code })?.play();
                self.look_around();
                Ok(true)
            }
        }
    }

    /// Takes back what was picked of the move.
    pub fn unpick(&mut self) {
        self.pick.again();
        self.list();
    }

    /// What may be drawn, with weights; nothing if nothing is to be drawn.
    pub fn outcomes(&self) -> Vec<(G::Chance, Weight)> {
        let mut outcomes = Vec::new();
        if self.asked == Asked::Chance {
            G::outcomes(&self.state, &mut outcomes);
        }
        outcomes.retain(|(_, weight)| *weight > 0);
        outcomes
    }

    /// Draws the outcome with this place in [`outcomes`](Play::outcomes).
    pub fn settle(&mut self, index: usize) -> Result<(), PlayFault> {
        let mut outcomes = self.outcomes();
        if index >= outcomes.len() {
            return Err(PlayFault::NoSuchOutcome(index));
        }
        let (chance, _) = outcomes.swap_remove(index);
        adit_game::settle::<G>(&mut self.state, chance).map_err(|_| PlayFault::NoSuchOutcome(index))?;
        self.look_around();
        Ok(())
    }

    /// Draws until a seat is asked or the game is over.
    pub fn draw(&mut self, dice: &mut dyn Dice) {
        let mut drawn = false;
        while G::pending(&self.state) == Pending::Chance {
            if adit_game::roll::<G>(&mut self.state, &mut self.outcomes, dice).is_none() {
                break;
            }
            drawn = true;
        }
        if drawn {
            self.look_around();
        }
    }

    /// Writes what a seat sees, and says how many numbers found no room.
    pub fn observe(&self, seat: Seat, memory: &mut [i32]) -> usize {
        let view = G::view(&self.state, adit_game::Viewer::Seat(seat));
        Numbers::fill(memory, |numbers| G::encode(&view, numbers))
    }

    /// After the position has changed.
    fn look_around(&mut self) {
        self.asked = match G::pending(&self.state) {
            Pending::Over => Asked::Over,
            Pending::Chance => Asked::Chance,
            Pending::Seats(seats) => seats.iter().next().map_or(Asked::Over, Asked::Seat),
        };
        match self.asked {
            Asked::Seat(seat) => self.pick.open(&self.vocabulary, &self.state, seat),
            Asked::Chance | Asked::Over => self.pick.close(),
        }
        self.list();
    }

    /// Lists what may follow.
    fn list(&mut self) {
        let Play { pick, next, may, .. } = self;
        next.drain(..).for_each(|code| may[usize::from(code)] = false);
        pick.each(|code| {
            if !std::mem::replace(&mut may[usize::from(code)], true) {
                next.push(code);
            }
        });
    }
}

/// What was picked, in so much room: codes and zeros. Of more than that the first and the last.
pub fn picked(prefix: &[Code], out: &mut [i32]) {
    out.fill(0);
    let skipped = prefix.len().saturating_sub(out.len());
    for (place, cell) in out.iter_mut().enumerate().take(prefix.len()) {
        let at = if place == 0 { 0 } else { place + skipped };
        *cell = prefix[at].into();
    }
}

/// What the result is worth to each seat. Alone it is the score; otherwise it is the share of the others that a seat has
/// beaten less the share that has beaten it, from -1 to 1, which adds up to 0.
pub fn rewards(result: &GameResult, out: &mut [f32]) {
    let GameResult { scores, ranks, .. } = result;
    let others = ranks.len().saturating_sub(1);
    for (seat, reward) in out.iter_mut().enumerate().take(ranks.len()) {
        let beaten = ranks.iter().filter(|rank| **rank > ranks[seat]).count() as f32;
        let beaten_by = ranks.iter().filter(|rank| **rank < ranks[seat]).count() as f32;
        *reward = if others == 0 { scores[seat] as f32 } else { (beaten - beaten_by) / others as f32 };
    }
}
