//! An analysis in words.

use super::Progress;
use adit_analysis::{Analysis, Decision, SeatSummary};
use adit_any::AnyCandidate;
use adit_game::{Seat, Texts, Viewer, words_of};
use adit_look::ReasonsBody;
use adit_table::{AnyView, Entry, OfferFrame, Refusal, Table};
use serde::Serialize;
use std::collections::HashMap;

/// How far looking back on a game has come, and what it has brought.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct AnalysisBody {
    state: Progress,
    /// How many entries were looked at.
    done: usize,
    /// How many there are.
    of: usize,
    /// What was found, once it is there.
    analysis: Option<ToldBody>,
}

/// What is said about a game. Results are from 0 for the worst to 1 for the best.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct ToldBody {
    /// The bot that judged.
    bot: &'static str,
    /// What each seat could expect with everything seen: before the first entry and after each one.
    course: Vec<MomentBody>,
    /// The decisions in the order in which they were made. Where there was only one move, nothing was decided.
    decisions: Vec<DecisionBody>,
    /// What chance brought, where it can be judged.
    draws: Vec<DrawBody>,
    /// How each seat did.
    seats: Vec<SeatReview>,
    /// Where the expected results changed most, greatest change first.
    turning_points: Vec<TurningPoint>,
    /// The moments that decided the game: the decisions that gave most away, greatest first.
    moments: Vec<DecidingBody>,
}

/// A moment of the game.
#[derive(Serialize, utoipa::ToSchema)]
struct MomentBody {
    /// How many entries the viewer had noticed.
    at: usize,
    /// What each seat could expect; nothing where the game does not know.
    expected: Option<Vec<f32>>,
}

/// A decision and what it was worth.
#[derive(Serialize, utoipa::ToSchema)]
struct DecisionBody {
    /// The number of its entry in the journal, from 0.
    entry: usize,
    /// How many entries the viewer had noticed after it.
    at: usize,
    /// Who decided.
    seat: u8,
    /// What was said.
    words: String,
    /// The move as people call it.
    label: String,
    /// What the seat could expect of it, if the bot has looked at it.
    expected: Option<f32>,
    /// How much less that is than the best move.
    regret: f32,
    /// The moves that the bot likes best, from what the seat could know.
    best: Vec<MoveBody>,
    /// Why the best of them is better, if it is another move.
    why: Option<ReasonsBody>,
}

/// A move that the bot likes.
#[derive(Serialize, utoipa::ToSchema)]
struct MoveBody {
    /// The words of the move.
    words: String,
    /// The move as people call it.
    label: String,
    /// What the seat could expect of it.
    expected: f32,
}

/// A moment that decided the game. What was played, what was better and why stands in `decisions`.
#[derive(Serialize, utoipa::ToSchema)]
struct DecidingBody {
    /// The number of its entry in the journal, from 0.
    entry: usize,
    /// How many entries the viewer had noticed before it, to branch off there and try again.
    before: usize,
}

/// Something that was drawn.
#[derive(Serialize, utoipa::ToSchema)]
struct DrawBody {
    /// The number of its entry in the journal, from 0.
    entry: usize,
    /// How many entries the viewer had noticed after it.
    at: usize,
    /// What was drawn.
    words: String,
    /// How much better or worse it was for each seat than what could be expected.
    luck: Vec<f32>,
}

/// How a seat did.
#[derive(Serialize, utoipa::ToSchema)]
struct SeatReview {
    /// How many decisions it had.
    decisions: usize,
    /// How many of them were what the bot would have done.
    agreed: usize,
    /// The sum of what it gave away by its own decisions.
    regret: f32,
    /// The sum of what chance gave it.
    luck: f32,
}

/// Where the expected results changed much.
#[derive(Serialize, utoipa::ToSchema)]
struct TurningPoint {
    /// The number of the entry in the journal, from 0.
    entry: usize,
    /// How many entries the viewer had noticed after it.
    at: usize,
    /// What happened.
    text: String,
    /// How much the expected result of each seat changed.
    change: Vec<f32>,
}

impl AnalysisBody {
    /// Nobody has asked for it.
    pub(crate) fn unknown() -> AnalysisBody {
        AnalysisBody::unfinished(Progress::None, 0, 0)
    }

    pub(super) fn unfinished(state: Progress, done: usize, of: usize) -> AnalysisBody {
        AnalysisBody { state, done, of, analysis: None }
    }

    pub(super) fn done(of: usize, analysis: ToldBody) -> AnalysisBody {
        AnalysisBody { state: Progress::Done, done: of, of, analysis: Some(analysis) }
    }
}

/// Says an analysis in the words of a language, with the entries counted as a viewer does.
pub(super) fn tell(
    table: &Table,
    analysis: &Analysis,
    bot: &'static str,
    viewer: Viewer,
    texts: &Texts,
) -> Result<ToldBody, Refusal> {
    let mut decisions: HashMap<usize, &Decision> =
        analysis.decisions.iter().map(|decision| (decision.number, decision)).collect();
    let mut told = ToldBody {
        bot,
        course: Vec::new(),
        decisions: Vec::new(),
        draws: Vec::new(),
        seats: analysis.seats.iter().map(SeatReview::new).collect(),
        turning_points: Vec::new(),
        moments: Vec::new(),
    };
    let mut happened: HashMap<usize, (usize, String)> = HashMap::new();
    let mut before: HashMap<usize, usize> = HashMap::new();
    let mut now = table.at(0)?;
    let mut expected = analysis.course.iter().cloned();
    told.course.push(MomentBody { at: now.number(viewer), expected: expected.next().flatten() });
    for (entry, what) in table.record().entries().iter().enumerate() {
        let decision = decisions.remove(&entry);
        let calls = decision.map(|decision| Calls::of(&now, decision.seat, texts)).transpose()?;
        before.insert(entry, now.number(viewer));
        now.apply(what)?;
        let at = now.number(viewer);
        told.course.push(MomentBody { at, expected: expected.next().flatten() });
        if let Some((decision, calls)) = decision.zip(calls) {
            told.decisions.push(DecisionBody::new(decision, at, &calls));
        }
        if let Some(draw) = analysis.draws.iter().find(|draw| draw.number == entry) {
            told.draws.push(DrawBody { entry, at, words: draw.drawn.clone(), luck: draw.luck.clone() });
        }
        if analysis.turning_points.contains(&entry) {
            let sentences = now.look(Viewer::All)?.narrate(texts);
            let text = if sentences.is_empty() { words(what) } else { sentences.join(" ") };
            happened.insert(entry, (at, text));
        }
    }
    let deciding = |entry: &usize| Some(DecidingBody { entry: *entry, before: *before.get(entry)? });
    told.moments = analysis.moments.iter().filter_map(deciding).collect();
    for entry in &analysis.turning_points {
        let Some((at, text)) = happened.remove(entry) else { continue };
        let moment = |number: usize| analysis.course.get(number).and_then(Option::as_ref);
        let change = moment(*entry).zip(moment(entry + 1));
        let change =
            change.map(|(before, after)| after.iter().zip(before).map(|(new, old)| new - old).collect());
        told.turning_points.push(TurningPoint {
            entry: *entry,
            at,
            text,
            change: change.unwrap_or_default(),
        });
    }
    Ok(told)
}

/// What an entry says.
fn words(entry: &Entry) -> String {
    match entry {
        Entry::Chance { words } | Entry::Move { words, .. } => words.to_string(),
    }
}

/// How the moves of a seat are called in the position in which it decided, as at the table.
struct Calls<'a> {
    offer: Option<OfferFrame>,
    view: Box<dyn AnyView>,
    texts: &'a Texts,
}

impl<'a> Calls<'a> {
    fn of(table: &Table, seat: Seat, texts: &'a Texts) -> Result<Calls<'a>, Refusal> {
        Ok(Calls { offer: table.offer(seat), view: table.look(Viewer::Seat(seat))?, texts })
    }

    /// A move as people call it; its words if it was said in another way than it was offered.
    fn label(&self, words: &str) -> String {
        let mut moves = self.offer.iter().flat_map(|offer| &offer.moves);
        let parts = moves.find(|parts| words_of(parts) == words);
        parts.map_or_else(|| words.to_owned(), |parts| self.view.phrase(self.texts, parts))
    }
}

impl DecisionBody {
    fn new(decision: &Decision, at: usize, calls: &Calls<'_>) -> DecisionBody {
        let named = |candidate: &AnyCandidate| MoveBody {
            words: candidate.words.clone(),
            label: calls.label(&candidate.words),
            expected: candidate.expected,
        };
        DecisionBody {
            entry: decision.number,
            at,
            seat: u8::from(decision.seat),
            words: decision.said.clone(),
            label: calls.label(&decision.said),
            expected: decision.expected,
            regret: decision.regret,
            best: decision.best.iter().map(named).collect(),
            why: decision
                .why
                .as_ref()
                .map(|why| ReasonsBody::told(why, calls.label(&decision.said), calls.texts)),
        }
    }
}

impl SeatReview {
    fn new(summary: &SeatSummary) -> SeatReview {
        SeatReview {
            decisions: summary.decisions,
            agreed: summary.agreed,
            regret: summary.regret,
            luck: summary.luck,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use adit_game::{Language, Setup};
    use adit_table::Source;

    /// Moves are called as they were when they were made. In Caverna an action is called by what it does, which its tile tells.
    #[test]
    fn moves_are_called_as_they_were_at_the_table() {
        let game = adit_any::find(adit_games::GAMES, "caverna").expect("a game");
        let texts = game.texts(Language::English).expect("texts");
        let mut table = game.start(&Setup::seats(2), Source::Seed(7)).expect("a table");
        let seat = table.pending().iter().next().expect("somebody begins");
        let mut say = |words: &str| {
            let step = table.propose(seat, words, None).expect("a legal move");
            table.commit(step).expect("a move");
            table.record().entries().len()
        };
        let number = say("take excavation");
        say("gain 2a");
        let (words, parts) = ("end".to_owned(), Default::default());
        let other = AnyCandidate { words, parts, expected: 0.5, share: 0.5, account: None };
        let decision = Decision {
            number,
            seat,
            said: "gain 2a".to_owned(),
            expected: None,
            regret: 0.0,
            best: vec![other],
            why: None,
        };
        let entries = table.record().entries().len();
        let analysis = Analysis {
            course: vec![None; entries + 1],
            decisions: vec![decision],
            draws: Vec::new(),
            seats: vec![SeatSummary::default(); 2],
            turning_points: Vec::new(),
            moments: vec![number],
        };
        let told = tell(&table, &analysis, "greedy", Viewer::Public, &texts).expect("words");
        assert_eq!(told.decisions[0].label, "Gain goods: gain 1 stone");
        assert_eq!(told.decisions[0].best[0].label, "End the turn");
    }
}
