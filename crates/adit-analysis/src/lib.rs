//! Looking back on a game: what each seat could know, what would have been best, and what was luck.

use adit_any::{AnyBot, AnyCandidate, AnyGame, Why};
use adit_bots::{BotFault, Stop};
use adit_game::{Seat, Viewer};
use adit_table::{Entry, Refusal, Table};
use serde::Serialize;

/// What is said about a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Analysis {
    /// What each seat could expect with everything seen, from 0 to 1: before the first entry and after each one.
    /// Nothing where the game does not know.
    pub course: Vec<Option<Vec<f32>>>,
    /// The decisions, in the order in which they were made. Where there was only one move, nothing was decided.
    pub decisions: Vec<Decision>,
    /// What chance brought, where it can be judged.
    pub draws: Vec<Draw>,
    /// How each seat did.
    pub seats: Vec<SeatSummary>,
    /// The numbers of the entries at which the expected results changed most, greatest change first.
    pub turning_points: Vec<usize>,
    /// The numbers of the decisions that decided the game: those that gave most away, greatest first.
    pub moments: Vec<usize>,
}

/// A decision and what it was worth.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Decision {
    /// The number of the entry.
    pub number: usize,
    /// Who decided.
    pub seat: Seat,
    /// What was said.
    pub said: String,
    /// What the seat could expect of that, from 0 to 1, as far as the bot has looked at it.
    pub expected: Option<f32>,
    /// How much less that is than the best move, never below 0.
    pub regret: f32,
    /// The moves that the bot likes best, from what the seat could know.
    pub best: Vec<AnyCandidate>,
    /// Why the best of them is better than what was said, if it is another move and the bot can say so.
    pub why: Option<Why>,
}

/// Something that was drawn.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Draw {
    /// The number of the entry.
    pub number: usize,
    /// What was drawn.
    pub drawn: String,
    /// How much better or worse it was for each seat than what could be expected.
    pub luck: Vec<f32>,
}

/// How a seat did.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct SeatSummary {
    /// How many decisions it had.
    pub decisions: usize,
    /// How many of them were what the bot would have done.
    pub agreed: usize,
    /// The sum of what it gave away by its own decisions.
    pub regret: f32,
    /// The sum of what chance gave it.
    pub luck: f32,
}

/// Why a game cannot be looked back on.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum AnalysisFault {
    /// The table refuses.
    #[error(transparent)]
    Refusal(#[from] Refusal),
    /// The bot has no answer.
    #[error(transparent)]
    Bot(#[from] BotFault),
}

/// How many of the best moves are named.
const BEST: usize = 5;
/// How many turning points are named.
const TURNING_POINTS: usize = 5;
/// How many decisions decide a game.
const MOMENTS: usize = 3;
/// A decision that gives away less than this decides nothing.
const SMALL: f32 = 0.01;

/// Looks back on a game with the eyes of a bot, which sees at each decision what the seat saw. `tell` hears the
/// number of each entry before it is looked at.
pub fn analyse(
    game: &dyn AnyGame,
    table: &Table,
    bot: &mut dyn AnyBot,
    stop: &Stop,
    tell: &mut dyn FnMut(usize),
) -> Result<Analysis, AnalysisFault> {
    let seats = table.record().seats();
    let mut now = table.at(0)?;
    let mut before = game.expectations(now.position());
    let mut analysis = Analysis {
        course: vec![before.clone()],
        decisions: Vec::new(),
        draws: Vec::new(),
        seats: vec![SeatSummary::default(); seats],
        turning_points: Vec::new(),
        moments: Vec::new(),
    };
    let mut changes: Vec<(f32, usize)> = Vec::new();
    for (number, entry) in table.record().entries().iter().enumerate() {
        if stop.is_called_off() {
            break;
        }
        tell(number);
        let decision = match entry {
            Entry::Chance { .. } => None,
            Entry::Move { seat, words } => decision(&now, bot, stop, number, *seat, words)?,
        };
        now.apply(entry)?;
        let after = game.expectations(now.position());
        let change: Option<Vec<f32>> = before
            .zip(after.as_ref())
            .map(|(before, after)| before.iter().zip(after).map(|(old, new)| new - old).collect());
        let greatest = change.iter().flatten().map(|change| change.abs()).fold(0.0, f32::max);
        changes.push((greatest, number));
        match entry {
            Entry::Chance { words } => {
                if let Some(luck) = change {
                    analysis.seats.iter_mut().zip(&luck).for_each(|(seat, luck)| seat.luck += luck);
                    analysis.draws.push(Draw { number, drawn: words.to_string(), luck });
                }
            }
            Entry::Move { seat, .. } => {
                if let Some(decision) = decision {
                    if let Some(summary) = analysis.seats.get_mut(seat.index()) {
                        summary.decisions += 1;
                        summary.regret += decision.regret;
                        let best = decision.best.first();
                        summary.agreed += usize::from(best.is_some_and(|best| best.words == decision.said));
                    }
                    analysis.decisions.push(decision);
                }
            }
        }
        analysis.course.push(after.clone());
        before = after;
    }
    changes.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    let turning = changes.into_iter().filter(|(change, _)| *change > 0.0).take(TURNING_POINTS);
    analysis.turning_points = turning.map(|(_, number)| number).collect();
    let mut dear: Vec<&Decision> =
        analysis.decisions.iter().filter(|decision| decision.regret >= SMALL).collect();
    dear.sort_by(|one, other| other.regret.total_cmp(&one.regret));
    analysis.moments = dear.into_iter().take(MOMENTS).map(|decision| decision.number).collect();
    Ok(analysis)
}

fn decision(
    table: &Table,
    bot: &mut dyn AnyBot,
    stop: &Stop,
    number: usize,
    seat: Seat,
    said: &str,
) -> Result<Option<Decision>, AnalysisFault> {
    if table.offer_words(seat).is_none_or(|offer| offer.moves().count() < 2) {
        return Ok(None);
    }
    let thoughts = bot.explain(&*table.look(Viewer::Seat(seat))?, seat, &[said], stop)?;
    let own = thoughts.of(said);
    let expected = own.map(|candidate| candidate.expected);
    let other = thoughts.candidates.first().filter(|best| best.words != said);
    let why = other.zip(own).and_then(|(best, own)| Why::new(best, own));
    let best = thoughts.candidates.first().map(|best| best.expected);
    // What the bot found not worth a look is no better than the least of what it looked at.
    let least = thoughts.candidates.iter().map(|candidate| candidate.expected).reduce(f32::min);
    let regret = best.zip(expected.or(least)).map_or(0.0, |(best, own)| (best - own).max(0.0));
    Ok(Some(Decision {
        number,
        seat,
        said: said.to_owned(),
        expected,
        regret,
        best: thoughts.candidates.into_iter().take(BEST).collect(),
        why,
    }))
}
