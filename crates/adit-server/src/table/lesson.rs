//! Lessons at a live table: what a learner says is judged by the lesson before it is stored.

use crate::Fault;
use crate::fault::Advice;
use crate::meta::Meta;
use crate::school::Taught;
use crate::table::Said;
use crate::table::live::{Live, Shared};
use adit_bots::Recipe;
use adit_game::{Language, Seat, Viewer};
use adit_lessons::{Answer, Heard, Kind, Place, Span, paragraphs};
use adit_look::{Change, LessonBody, LessonKind, Line, SpanBody};
use adit_store::Stored;
use adit_table::{Journal, OfferId};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Where a learner wants to go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Go {
    /// On from a step that was read.
    Next,
    /// Back to before the last move, or to the step before.
    Back,
    /// To the beginning of the lesson.
    Repeat,
}

/// The lesson that is given at a stored table, if it is still the one with which the table began.
pub(super) fn taught(shared: &Shared, meta: &Meta, stored: &Stored) -> Option<Taught> {
    let given = meta.lesson.as_ref()?;
    let game = Journal::read(&stored.header).ok()?.game;
    let taught = shared.library.school.course(&game)?.find(&given.id)?;
    (taught.version == given.version).then(|| taught.clone())
}

impl Live {
    fn place(&self) -> Place<'_> {
        Place { table: self.look.table(), begins: self.look.begins() }
    }

    /// The bot that plays against the learner now.
    pub(super) fn partner(&self) -> Option<Recipe> {
        self.taught.as_ref()?.lesson.exercise.bot(self.place()).cloned()
    }

    /// Judges what is said at the table of a lesson, and stores it if it leads on.
    pub(super) async fn learn(
        &mut self,
        taught: &Taught,
        seat: Seat,
        words: &str,
        offer: Option<OfferId>,
    ) -> Result<(), Fault> {
        let exercise = &taught.lesson.exercise;
        if seat != exercise.seat {
            let step = self.look.propose(seat, words, offer).map_err(|refusal| self.refused(&refusal))?;
            let is_done = exercise.ends_play(self.place(), &step);
            return self.advance_lesson(taught, step, is_done).await;
        }
        match exercise.hear(self.place(), words, offer) {
            Heard::Done(step) => self.advance_lesson(taught, step, true).await,
            Heard::Begun(step) => self.advance_lesson(taught, step, false).await,
            Heard::Other(answer) => Err(Fault::OtherMove(Advice { taught: taught.clone(), answer })),
            Heard::NotAsked => Err(Fault::ReadFirst),
            Heard::Illegal(refusal, _) => Err(self.refused(&refusal)),
        }
    }

    /// Stores a step of the game and, if a step of the lesson is done with it, that the next one begins.
    async fn advance_lesson(
        &mut self,
        taught: &Taught,
        step: adit_table::Step,
        is_done: bool,
    ) -> Result<(), Fault> {
        let next = self.place().step() + 1;
        let behind: &[Line] = if is_done { &[Line::Step(next)] } else { &[] };
        self.advance_lines(step, behind).await?;
        if taught.lesson.exercise.is_over(self.place()) {
            self.remember(taught).await;
        }
        Ok(())
    }

    /// Keeps that the learner has finished the lesson.
    async fn remember(&mut self, taught: &Taught) {
        let Some(learner) = self.meta.lesson.as_ref().and_then(|lesson| lesson.learner.as_ref()) else {
            return;
        };
        let (learner, shared) = (learner.as_str().to_owned(), Arc::clone(&self.shared));
        if let Err(fault) = self.meanwhile(shared.store.learn(learner, taught.item())).await {
            tracing::error!(table = %self.id, %fault, "it was not stored that a lesson is finished");
        }
    }

    /// The learner goes somewhere.
    pub(super) async fn go(&mut self, seat: Seat, go: Go) -> Result<Said, Fault> {
        let taught = self.taught.clone().ok_or(Fault::NoLesson)?;
        let exercise = &taught.lesson.exercise;
        if seat != exercise.seat {
            return Err(Fault::NotYourSeat);
        }
        let place = self.place();
        let target = match go {
            Go::Next => {
                let step = exercise.read(place).ok_or(Fault::NothingToRead)?;
                let step = step.map_err(|refusal| self.refused(&refusal))?;
                self.advance_lesson(&taught, step, true).await?;
                return Ok(self.said(seat));
            }
            Go::Back => exercise.back(place).ok_or(Fault::NothingToTakeBack)?,
            Go::Repeat => (place.begins.first().copied().unwrap_or_default(), 0),
        };
        let change = self.going(target)?;
        self.make(change).await?;
        Ok(self.said(seat))
    }

    /// What is stored so that so many entries stay and this step begins.
    fn going(&self, (to, step): (usize, usize)) -> Result<Change, Fault> {
        let place = self.place();
        let (mut lines, mut changed) = (Vec::new(), None);
        if to < place.table.record().entries().len() {
            let mut table = place.table.at(place.table.record().entries().len());
            let back =
                table.as_mut().map_err(|refusal| refusal.clone()).and_then(|table| table.take_back(to));
            back.map_err(|refusal| self.refused(&refusal))?;
            let table = table.map_err(|refusal| self.refused(&refusal))?;
            lines.push(Line::Back(table.record().entries().len()));
            changed = Some(table);
        }
        // Within a step only a move is taken back; the step has begun before it.
        if step != place.step() || to <= place.begin() {
            lines.push(Line::Step(step));
        }
        Ok(Change { lines, table: changed })
    }

    /// What the lesson says to a viewer now.
    pub(super) fn lesson_body(&self, viewer: Viewer, language: Language) -> Option<LessonBody> {
        let Taught { lesson, game, .. } = self.taught.as_ref()?;
        let exercise = &lesson.exercise;
        if viewer != Viewer::Seat(exercise.seat) {
            return None;
        }
        let texts = self.shared.library.school.course(game.id())?.texts(language);
        let place = self.place();
        let said = |answer: Option<Answer>| answer.and_then(|answer| lesson.answer(texts, &answer));
        let step = exercise.step(place);
        Some(LessonBody {
            title: lesson.title(texts),
            step: place.step(),
            steps: exercise.steps.len(),
            kind: match step.map(|step| &step.kind) {
                None => LessonKind::Over,
                Some(Kind::Read { .. }) => LessonKind::Read,
                Some(Kind::Move { .. }) => LessonKind::Move,
                Some(Kind::Play { .. }) => LessonKind::Play,
            },
            answer: spans(said(exercise.answer(place)).as_deref().unwrap_or_default()),
            text: spans(&lesson.text(texts, place)),
            illegal: spans(said(Some(Answer::Illegal(place.step()))).as_deref().unwrap_or_default()),
            light: step.map(|step| step.light.clone()).unwrap_or_default(),
            can_go_back: exercise.back(place).is_some(),
        })
    }
}

/// A text as the client writes it.
fn spans(text: &str) -> Vec<Vec<SpanBody>> {
    let span = |span: Span| match span {
        Span::Plain(text) => SpanBody { text, strong: false },
        Span::Strong(text) => SpanBody { text, strong: true },
    };
    paragraphs(text).into_iter().map(|paragraph| paragraph.into_iter().map(span).collect()).collect()
}
