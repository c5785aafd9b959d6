//! A lesson: an exercise with texts.

use crate::exercise::{Answer, Exercise, Place};
use crate::step::{Kind, Step};
use adit_game::Texts;
use std::collections::BTreeSet;

/// One lesson.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// Its id in addresses and commands.
    pub id: String,
    /// How many minutes it takes.
    pub minutes: u32,
    /// The sections of the rulebook that it touches.
    pub sections: Vec<String>,
    /// What is done in it.
    pub exercise: Exercise,
}

impl Lesson {
    /// How it is called.
    pub fn title(&self, texts: &Texts) -> String {
        texts.say(&self.title_id(), &[])
    }

    /// What it is about, in one sentence.
    pub fn about(&self, texts: &Texts) -> String {
        texts.say(&self.id("about"), &[])
    }

    /// What was learned, at its end.
    pub fn learned(&self, texts: &Texts) -> String {
        texts.say(&self.id("learned"), &[])
    }

    /// What the present step says; at the end, what was learned.
    pub fn text(&self, texts: &Texts, place: Place<'_>) -> String {
        match self.exercise.step(place) {
            Some(step) => texts.say(&self.id(&step.id), &[]),
            None => self.learned(texts),
        }
    }

    /// The words of an answer. A step that is done may have none, and so may one that adds nothing to a rule.
    pub fn answer(&self, texts: &Texts, answer: &Answer) -> Option<String> {
        let (number, kind, own) = match answer {
            Answer::Done(number, own) => (number, "done", own.as_deref()),
            Answer::Other(number, own) => (number, "other", own.as_deref()),
            Answer::Illegal(number) => (number, "illegal", None),
        };
        let step = self.exercise.steps.get(*number)?;
        let id = self.step_id(step, kind, own);
        texts.has(&id).then(|| texts.say(&id, &[]))
    }

    /// The ids of the texts that it must have.
    pub fn needed(&self) -> BTreeSet<String> {
        let mut ids = BTreeSet::from([self.title_id(), self.id("about"), self.id("learned")]);
        for step in &self.exercise.steps {
            ids.insert(self.id(&step.id));
            if let Kind::Move { also, other, .. } = &step.kind {
                ids.insert(self.step_id(step, "other", None));
                ids.extend(also.iter().map(|also| self.step_id(step, "done", Some(&also.id))));
                ids.extend(other.iter().map(|other| self.step_id(step, "other", Some(&other.id))));
            }
        }
        ids
    }

    /// The ids of the texts that it may have besides.
    pub fn welcome(&self) -> BTreeSet<String> {
        let steps = self.exercise.steps.iter();
        let asks = |step: &&Step| match step.kind {
            Kind::Read { .. } => false,
            Kind::Move { .. } | Kind::Play { .. } => true,
        };
        let ids = |step| [self.step_id(step, "done", None), self.step_id(step, "illegal", None)];
        steps.filter(asks).flat_map(ids).collect()
    }

    fn title_id(&self) -> String {
        format!("lesson-{}", self.id)
    }

    fn id(&self, last: &str) -> String {
        format!("lesson-{}-{last}", self.id)
    }

    fn step_id(&self, step: &Step, kind: &str, own: Option<&str>) -> String {
        let id = format!("lesson-{}-{}-{kind}", self.id, step.id);
        own.map_or(id.clone(), |own| format!("{id}-{own}"))
    }
}
