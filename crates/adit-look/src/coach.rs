//! The coach of a training table: whether a move gives a lot away, why, and what would follow.

use crate::ReasonsBody;
use adit_any::{AnyBot, AnyStep, AnyThoughts, Why};
use adit_bots::{BotFault, Stop};
use adit_game::{Layout, Seat, Texts};
use adit_table::AnyView;
use serde::Serialize;

/// A move that gives away less than this share of the result is not worth a warning.
const SHARE: f32 = 0.05;
/// A move that gives away fewer points than this, in tenths, is not worth one either.
const TENTHS: i32 = 10;
/// A line is shown for so many steps at most.
const STEPS: usize = 6;

/// What a coach says about a move before it is sent.
#[derive(Clone, Debug, PartialEq, Serialize, utoipa::ToSchema)]
pub struct CoachBody {
    /// Does the move give a lot away? If not, nothing else is said.
    gives_away: bool,
    /// What the seat can expect of it, from 0 for the worst result to 1 for the best.
    expected: Option<f32>,
    /// The words of the better move. It may be better only after the first moves of what was asked about.
    better: Option<String>,
    /// The better move as people call it.
    better_label: Option<String>,
    /// The move that gives it away, as people call it.
    label: Option<String>,
    /// Why it is better.
    why: Option<ReasonsBody>,
    /// What is likely to follow the better move, if that was asked for.
    better_line: Vec<LineStep>,
    /// What is likely to follow the move itself, if that was asked for.
    line: Vec<LineStep>,
}

/// A step of what is likely to follow, from what the seat can know.
#[derive(Clone, Debug, PartialEq, Serialize, utoipa::ToSchema)]
pub struct LineStep {
    /// Whose move it is; nothing for what chance brings.
    seat: Option<u8>,
    /// What happens, in sentences.
    tells: Vec<String>,
    /// The position after it, as SVG.
    svg: Option<String>,
    /// The position in words.
    text: Option<String>,
}

/// What a bot has found out about the moves that somebody wants to send, one after the other.
#[derive(Debug, Default)]
pub struct Coached {
    /// The first of them that gives a lot away.
    found: Option<Found>,
}

#[derive(Debug)]
struct Found {
    view: Box<dyn AnyView>,
    thoughts: AnyThoughts,
    said: String,
    better: String,
    lines: [Vec<AnyStep>; 2],
}

impl Coached {
    /// Looks at moves that somebody wants to send one after the other; each comes with what the seat sees before it.
    pub fn find(
        bot: &mut dyn AnyBot,
        seat: Seat,
        moves: Vec<(Box<dyn AnyView>, String)>,
        stop: &Stop,
    ) -> Result<Coached, BotFault> {
        for (view, said) in moves {
            let thoughts = bot.explain(&*view, seat, &[&said], stop)?;
            let Some(better) = better(&thoughts, &said) else { continue };
            let lines = [bot.line(&better, STEPS), bot.line(&said, STEPS)];
            return Ok(Coached { found: Some(Found { view, thoughts, said, better, lines }) });
        }
        Ok(Coached::default())
    }

    /// What the coach says, with pictures of what would follow if `shows`.
    pub fn tell(&self, texts: &Texts, layout: Layout, shows: bool) -> CoachBody {
        let mut body = CoachBody {
            gives_away: false,
            expected: None,
            better: None,
            better_label: None,
            label: None,
            why: None,
            better_line: Vec::new(),
            line: Vec::new(),
        };
        let Some(found) = &self.found else { return body };
        let (Some(better), Some(said)) = (found.thoughts.of(&found.better), found.thoughts.of(&found.said))
        else {
            return body;
        };
        body.gives_away = true;
        body.expected = Some(said.expected);
        body.better = Some(better.words.clone());
        body.better_label = Some(found.view.phrase(texts, &better.parts));
        body.label = Some(found.view.phrase(texts, &said.parts));
        body.why = ReasonsBody::new(better, said, &*found.view, texts);
        if shows {
            let told =
                |line: &[AnyStep]| line.iter().map(|step| LineStep::new(step, texts, layout)).collect();
            body.better_line = told(&found.lines[0]);
            body.line = told(&found.lines[1]);
        }
        body
    }
}

/// The better move, if this one gives a lot away.
fn better(thoughts: &AnyThoughts, said: &str) -> Option<String> {
    let (best, own) = (thoughts.of(&thoughts.choice)?, thoughts.of(said)?);
    let loses_points = Why::new(best, own).is_none_or(|why| why.tenths >= TENTHS);
    (best.words != own.words && best.expected - own.expected >= SHARE && loses_points)
        .then(|| best.words.clone())
}

impl LineStep {
    fn new(step: &AnyStep, texts: &Texts, layout: Layout) -> LineStep {
        let picture = step.view.picture(texts, layout);
        let (svg, text) = picture.map(|picture| (picture.svg, picture.text)).unzip();
        LineStep { seat: step.seat.map(u8::from), tells: step.view.narrate(texts), svg, text }
    }
}
