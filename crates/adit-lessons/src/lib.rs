//! Lessons that teach a game by playing.
//!
//! A game's crate keeps its lessons as data ([`Course`]): a position to begin with, steps, and texts in every language. Here
//! they are read and checked ([`Lessons`]) and run without input or output: an [`Exercise`] is given a table, the [`Place`] that
//! the learner has reached and the words that were said, and answers what is to be stored and shown. Nothing here knows a game.
//!
//! `docs/lessons.md` tells how a lesson is written.

mod exercise;
mod file;
mod lesson;
mod pattern;
mod prose;
mod step;

pub use exercise::{Answer, Exercise, Heard, Place};
pub use lesson::Lesson;
pub use pattern::{Match, Pattern, PatternFault};
pub use prose::{Span, paragraphs};
pub use step::{Also, Kind, Other, Step, Until};

use adit_any::AnyGame;
use adit_game::{Course, Language, Texts};
use std::collections::BTreeMap;

/// Why lessons cannot be given. They are part of the program, and a test reads them all.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LessonFault {
    /// The game has no lessons.
    #[error("{0} has no lessons")]
    None(&'static str),
    /// The list of lessons cannot be read.
    #[error("the lessons of {game}: {fault}")]
    Unreadable {
        /// The game.
        game: &'static str,
        /// What is wrong.
        fault: String,
    },
    /// The list has no such lesson.
    #[error("{game} has no lesson {id:?}; its lessons are: {known}")]
    NoLesson {
        /// The game.
        game: &'static str,
        /// The lesson that was asked for.
        id: String,
        /// What there is.
        known: String,
    },
}

/// The lessons of a game.
pub struct Lessons {
    game: &'static dyn AnyGame,
    course: &'static Course,
    lessons: Vec<Lesson>,
    basics: usize,
    untaught: BTreeMap<String, String>,
}

impl Lessons {
    /// The lessons of a game, if it has some that can be read.
    pub fn of(game: &'static dyn AnyGame) -> Result<Lessons, LessonFault> {
        let course = game.course().ok_or(LessonFault::None(game.id()))?;
        let unreadable = |fault: String| LessonFault::Unreadable { game: game.id(), fault };
        let file::CourseFile { basics, untaught, lesson } =
            toml::from_str(course.lessons).map_err(|fault| unreadable(fault.to_string()))?;
        let mut lessons: Vec<Lesson> = Vec::new();
        for file in lesson {
            let id = file.id.clone();
            let lesson = file.build(game, course);
            let lesson = lesson.map_err(|fault| unreadable(format!("the lesson {id}: {fault}")))?;
            if lessons.iter().any(|known| known.id == lesson.id) {
                return Err(unreadable(format!("there are two lessons {id}; give one another id")));
            }
            lessons.push(lesson);
        }
        if lessons.is_empty() {
            return Err(LessonFault::None(game.id()));
        }
        if basics == 0 || basics > lessons.len() {
            return Err(unreadable(format!("`basics` must be 1 to {}", lessons.len())));
        }
        Ok(Lessons { game, course, lessons, basics, untaught })
    }

    /// The game that they teach.
    pub fn game(&self) -> &'static dyn AnyGame {
        self.game
    }

    /// All of them in order.
    pub fn all(&self) -> &[Lesson] {
        &self.lessons
    }

    /// The lesson with this id.
    pub fn find(&self, id: &str) -> Result<&Lesson, LessonFault> {
        let known = || self.lessons.iter().map(|lesson| lesson.id.as_str()).collect::<Vec<_>>().join(", ");
        self.lessons.iter().find(|lesson| lesson.id == id).ok_or_else(|| LessonFault::NoLesson {
            game: self.game.id(),
            id: id.to_owned(),
            known: known(),
        })
    }

    /// The lesson that comes behind this one.
    pub fn behind(&self, id: &str) -> Option<&Lesson> {
        self.lessons.iter().skip_while(|lesson| lesson.id != id).nth(1)
    }

    /// The first ones, which teach enough for a first game.
    pub fn basics(&self) -> &[Lesson] {
        &self.lessons[..self.basics]
    }

    /// What they say in a language.
    pub fn texts(&self, language: Language) -> Texts {
        Texts::new(language, &[self.course.text(language)])
    }

    /// The sections of the rulebook that no lesson touches on purpose, with the reasons.
    pub fn untaught(&self) -> impl Iterator<Item = (&str, &str)> {
        self.untaught.iter().map(|(section, reason)| (section.as_str(), reason.as_str()))
    }
}
