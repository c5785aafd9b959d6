//! `course.toml`: what stands in it, and how it becomes lessons.

use crate::exercise::Exercise;
use crate::lesson::Lesson;
use crate::pattern::Pattern;
use crate::step::{Also, Kind, Other, Step, Until};
use adit_any::AnyGame;
use adit_bots::Recipe;
use adit_game::{Course, MAX_SEATS, Seat};
use adit_table::{Entry, Journal};
use serde::Deserialize;
use std::collections::{BTreeMap, HashSet};

/// All lessons of a game.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CourseFile {
    /// How many lessons, from the first one, teach enough for a first game.
    pub(crate) basics: usize,
    /// Sections of the rulebook that no lesson touches, with the reasons.
    #[serde(default)]
    pub(crate) untaught: BTreeMap<String, String>,
    #[serde(default)]
    pub(crate) lesson: Vec<LessonFile>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct LessonFile {
    pub(crate) id: String,
    minutes: u32,
    sections: Vec<String>,
    journal: String,
    at: usize,
    seat: String,
    #[serde(default)]
    seed: u64,
    step: Vec<StepFile>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct StepFile {
    id: String,
    #[serde(default)]
    light: Vec<String>,
    #[serde(default)]
    accept: Vec<String>,
    #[serde(default)]
    then: Vec<String>,
    #[serde(default)]
    also: Vec<AlsoFile>,
    #[serde(default)]
    other: Vec<OtherFile>,
    play: Option<PlayFile>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct AlsoFile {
    id: String,
    moves: Vec<String>,
    #[serde(default)]
    then: Vec<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct OtherFile {
    id: String,
    moves: Vec<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayFile {
    bot: String,
    moves: Option<usize>,
    #[serde(default)]
    asked: Vec<String>,
    #[serde(default)]
    said: Vec<String>,
}

impl LessonFile {
    pub(crate) fn build(self, game: &'static dyn AnyGame, course: &Course) -> Result<Lesson, String> {
        let journal = course.journals.iter().find(|(name, _)| *name == self.journal);
        let (_, journal) = journal
            .ok_or_else(|| format!("{} is missing; add it to `journals` in src/lessons.rs", self.journal))?;
        let mut start = Journal::read(journal).map_err(|fault| format!("{}, {fault}", self.journal))?;
        if self.at > start.entries.len() {
            return Err(format!("{} has only {} entries", self.journal, start.entries.len()));
        }
        start.entries.truncate(self.at);
        let seat = Seat::all(MAX_SEATS).find(|seat| seat.to_string() == self.seat);
        let seat = seat.ok_or_else(|| format!("{:?} is not a seat; write `s0` to `s3`", self.seat))?;
        let steps = self.step.into_iter().map(|step| {
            let id = step.id.clone();
            step.build().map_err(|fault| format!("the step {id}: {fault}"))
        });
        let exercise = Exercise { start, seat, seed: self.seed, steps: steps.collect::<Result<_, _>>()? };
        // The table must be as the lesson expects it, or the first step would fail before a learner's eyes.
        exercise.table(game).map_err(|fault| format!("{}: {fault}", self.journal))?;
        let lesson = Lesson { id: self.id, minutes: self.minutes, sections: self.sections, exercise };
        unique(&lesson)?;
        Ok(lesson)
    }
}

impl StepFile {
    fn build(self) -> Result<Step, String> {
        let StepFile { id, light, accept, then, also, other, play } = self;
        let then = entries(&then)?;
        let kind = match (accept.is_empty(), play) {
            (true, None) if also.is_empty() && other.is_empty() => Kind::Read { then },
            (true, None) => return Err("`also` and `other` need an `accept`".to_owned()),
            (true, Some(play)) if then.is_empty() && also.is_empty() && other.is_empty() => play.build()?,
            (_, Some(_)) => {
                return Err("a step with `play` has no other moves; make two steps of it".to_owned());
            }
            (false, None) => Kind::Move {
                accept: patterns(&accept)?,
                then,
                also: also.into_iter().map(AlsoFile::build).collect::<Result<_, _>>()?,
                other: other.into_iter().map(OtherFile::build).collect::<Result<_, _>>()?,
            },
        };
        Ok(Step { id, light, kind })
    }
}

impl AlsoFile {
    fn build(self) -> Result<Also, String> {
        Ok(Also { id: self.id, moves: patterns(&self.moves)?, then: entries(&self.then)? })
    }
}

impl OtherFile {
    fn build(self) -> Result<Other, String> {
        Ok(Other { id: self.id, moves: patterns(&self.moves)? })
    }
}

impl PlayFile {
    fn build(self) -> Result<Kind, String> {
        let bot: Recipe = self.bot.parse().map_err(|fault| format!("`bot`: {fault}"))?;
        let until = Until { moves: self.moves, asked: patterns(&self.asked)?, said: patterns(&self.said)? };
        Ok(Kind::Play { bot, until })
    }
}

fn patterns(texts: &[String]) -> Result<Vec<Pattern>, String> {
    texts.iter().map(|text| text.parse().map_err(|fault: crate::PatternFault| fault.to_string())).collect()
}

fn entries(lines: &[String]) -> Result<Vec<Entry>, String> {
    let entry = |line: &String| Entry::read(line).map_err(|fault| format!("{line:?} in `then`: {fault}"));
    lines.iter().map(entry).collect()
}

/// No two texts of a lesson may have the same id, or one would be said where the other is meant.
fn unique(lesson: &Lesson) -> Result<(), String> {
    let mut steps = HashSet::from(["about", "learned"]);
    for step in &lesson.exercise.steps {
        let id = step.id.as_str();
        if !steps.insert(id) {
            return Err(format!("a step cannot be called {id}: that is the id of another text"));
        }
    }
    Ok(())
}
