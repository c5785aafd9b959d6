//! A bot without the types of its game.

use adit_bots::{Account, Bot, BotFault, Step, Stop, Thoughts};
use adit_game::{Game, Notation, Parts, Seat};
use adit_table::AnyView;
use serde::Serialize;

/// What a bot thinks of a decision, in words.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AnyThoughts {
    /// The move it chooses.
    pub choice: String,
    /// What it thinks of the moves it has looked at, best first.
    pub candidates: Vec<AnyCandidate>,
    /// How many positions it has judged.
    pub simulations: u64,
}

/// A move that was thought about, in words.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AnyCandidate {
    /// The move.
    pub words: String,
    /// Its parts, to say it as people call it.
    #[serde(skip)]
    pub parts: Parts,
    /// What the seat can expect of it, from 0 for the worst result to 1 for the best.
    pub expected: f32,
    /// The share of the thinking that went into it.
    pub share: f32,
    /// Where it comes from, if the bot was asked to explain it. [`Why`](crate::Why) tells it to people.
    #[serde(skip)]
    pub account: Option<Account>,
}

/// A step of what a bot expects to follow.
#[derive(Debug)]
pub struct AnyStep {
    /// Whose move it is; none for what chance brings.
    pub seat: Option<Seat>,
    /// The words of the move or of the outcome.
    pub words: String,
    /// What the seat that the bot thinks for would see then.
    pub view: Box<dyn AnyView>,
}

impl AnyThoughts {
    /// What the bot thinks of this move, if it has looked at it.
    pub fn of(&self, words: &str) -> Option<&AnyCandidate> {
        self.candidates.iter().find(|candidate| candidate.words == words)
    }
}

/// A [`Bot`] without the types of its game. It thinks on the thread that asks it, for as long as its recipe says;
/// a copy of `stop` calls it off earlier. It is shown what its seat sees and nothing else of the table.
pub trait AnyBot: Send {
    /// The move that the bot makes, in words.
    fn choose(&mut self, view: &dyn AnyView, seat: Seat, stop: &Stop) -> Result<String, BotFault>;

    /// What the bot thinks of the decision.
    fn consider(&mut self, view: &dyn AnyView, seat: Seat, stop: &Stop) -> Result<AnyThoughts, BotFault>;

    /// What the bot thinks of the decision, with the accounts that [`Why`](crate::Why) is made of. The moves that this is
    /// `about`, and those it likes best, are looked at closely enough to compare them.
    ///
    /// It follows from the view, the recipe and the seed alone, as far as the budget is one of simulations.
    fn explain(
        &mut self,
        view: &dyn AnyView,
        seat: Seat,
        about: &[&str],
        stop: &Stop,
    ) -> Result<AnyThoughts, BotFault>;

    /// What is likely to follow a move in the decision that was explained last, in at most so many steps. Nothing if the
    /// bot has not looked at the move.
    fn line(&mut self, first: &str, steps: usize) -> Vec<AnyStep>;
}

impl<G: Game> AnyBot for Box<dyn Bot<G>> {
    fn choose(&mut self, view: &dyn AnyView, seat: Seat, stop: &Stop) -> Result<String, BotFault> {
        Ok(thoughts(self, view, seat, stop)?.choice.words())
    }

    fn consider(&mut self, view: &dyn AnyView, seat: Seat, stop: &Stop) -> Result<AnyThoughts, BotFault> {
        Ok(in_words(thoughts(self, view, seat, stop)?))
    }

    fn explain(
        &mut self,
        view: &dyn AnyView,
        seat: Seat,
        about: &[&str],
        stop: &Stop,
    ) -> Result<AnyThoughts, BotFault> {
        let view = view.of::<G>().ok_or(BotFault::OtherGame { game: G::ID })?;
        let about: Vec<G::Move> = about.iter().filter_map(|words| read::<G>(words)).collect();
        Ok(in_words(self.as_mut().explain(view, seat, &about, stop)?))
    }

    fn line(&mut self, first: &str, steps: usize) -> Vec<AnyStep> {
        let Some(first) = read::<G>(first) else { return Vec::new() };
        let steps = self.as_mut().line(&first, steps).into_iter();
        let any = |step: Step<G>| AnyStep {
            seat: step.seat,
            words: step.words,
            view: adit_table::any_view::<G>(step.view),
        };
        steps.map(any).collect()
    }
}

fn read<G: Game>(words: &str) -> Option<G::Move> {
    G::Move::read(&words.split(' ').collect::<Vec<_>>())
}

fn in_words<G: Game>(thoughts: Thoughts<G>) -> AnyThoughts {
    let candidates = thoughts.candidates.into_iter().map(|candidate| AnyCandidate {
        words: candidate.mv.words(),
        parts: candidate.mv.parts(),
        expected: candidate.expected,
        share: candidate.share,
        account: candidate.account,
    });
    AnyThoughts {
        choice: thoughts.choice.words(),
        candidates: candidates.collect(),
        simulations: thoughts.simulations,
    }
}

fn thoughts<G: Game>(
    bot: &mut Box<dyn Bot<G>>,
    view: &dyn AnyView,
    seat: Seat,
    stop: &Stop,
) -> Result<Thoughts<G>, BotFault> {
    let view = view.of::<G>().ok_or(BotFault::OtherGame { game: G::ID })?;
    bot.as_mut().consider(view, seat, stop)
}
