//! The lessons of all games, read once.

use crate::key::digest;
use adit_any::{AnyGame, Games};
use adit_game::{Language, Texts};
use adit_lessons::{Lesson, LessonFault, Lessons};
use std::collections::HashMap;
use std::sync::Arc;

/// The lessons of all games.
pub(crate) struct School(HashMap<&'static str, Course>);

/// The lessons of one game.
pub(crate) struct Course {
    pub(crate) lessons: Vec<Taught>,
    /// What they say, in the order of [`Language::ALL`].
    texts: [Texts; Language::ALL.len()],
    /// How many lessons, from the first one, teach enough for a first game.
    pub(crate) basics: usize,
}

/// A lesson that can be given.
#[derive(Clone)]
pub(crate) struct Taught {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) lesson: Arc<Lesson>,
    /// A sum of the lesson: a table that was begun with another one does not fit it.
    pub(crate) version: String,
}

impl School {
    pub(crate) fn new(games: Games) -> School {
        let mut courses = HashMap::new();
        for game in games.iter().copied() {
            match Lessons::of(game) {
                Ok(lessons) => drop(courses.insert(game.id(), Course::new(&lessons))),
                Err(LessonFault::None(_)) => {}
                Err(fault) => tracing::error!(%fault, "lessons cannot be given"),
            }
        }
        School(courses)
    }

    /// The lessons of a game, if it has any.
    pub(crate) fn course(&self, game: &str) -> Option<&Course> {
        self.0.get(game)
    }
}

impl Course {
    fn new(lessons: &Lessons) -> Course {
        let taught = |lesson: &Lesson| {
            let sum = digest(&["adit lesson", &format!("{lesson:?}")]);
            let version = sum[..8].iter().map(|byte| format!("{byte:02x}")).collect();
            Taught { game: lessons.game(), lesson: Arc::new(lesson.clone()), version }
        };
        Course {
            lessons: lessons.all().iter().map(taught).collect(),
            texts: Language::ALL.map(|language| lessons.texts(language)),
            basics: lessons.basics().len(),
        }
    }

    /// What the lessons say in a language.
    pub(crate) fn texts(&self, language: Language) -> &Texts {
        &self.texts[language.index()]
    }

    /// The first lessons, which teach enough for a first game, and the others.
    pub(crate) fn parts(&self) -> (&[Taught], &[Taught]) {
        self.lessons.split_at(self.basics)
    }

    /// Is this the last lesson that is needed for a first game?
    pub(crate) fn is_enough(&self, id: &str) -> bool {
        self.parts().0.last().is_some_and(|taught| taught.lesson.id == id)
    }

    /// The lesson with this id.
    pub(crate) fn find(&self, id: &str) -> Option<&Taught> {
        self.lessons.iter().find(|taught| taught.lesson.id == id)
    }

    /// The lesson that comes behind this one.
    pub(crate) fn behind(&self, id: &str) -> Option<&Taught> {
        self.lessons.iter().skip_while(|taught| taught.lesson.id != id).nth(1)
    }
}

/// How many minutes lessons take together.
pub(crate) fn minutes(lessons: &[Taught]) -> i64 {
    lessons.iter().map(|taught| i64::from(taught.lesson.minutes)).sum()
}

impl Taught {
    /// What is kept of a session that has played the lesson to its end.
    pub(crate) fn item(&self) -> String {
        format!("lesson {} {}", self.game.id(), self.lesson.id)
    }
}
