//! What a live table shows.

use crate::Fault;
use crate::stream::Written;
use crate::table::Situation;
use crate::table::clock::Ticking;
use crate::table::live::Live;
use adit_game::{Language, Layout, Picture, Seat, Viewer};
use adit_look::{FrameBody, PictureBody, PreviewBody, Told, TurnBody};
use serde::Serialize;
use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

/// What can be sent as an event of a stream.
pub(crate) trait Streamed: Serialize {
    /// The name of the event.
    const EVENT: &'static str;
}

impl Streamed for TurnBody {
    const EVENT: &'static str = "turn";
}

impl Streamed for FrameBody {
    const EVENT: &'static str = "frame";
}

impl Streamed for PictureBody {
    const EVENT: &'static str = "picture";
}

/// A value that many are shown. It is written as JSON when the first of them is sent it.
pub(crate) struct Shown<T> {
    pub(crate) value: T,
    /// How many changes the viewer had noticed.
    pub(crate) change: u64,
    event: OnceLock<Written>,
}

impl<T: Streamed> Shown<T> {
    fn new(value: T, change: u64) -> Arc<Shown<T>> {
        Arc::new(Shown { value, change, event: OnceLock::new() })
    }

    /// The value as an event of a stream.
    pub(crate) fn event(&self) -> Written {
        self.event.get_or_init(|| Written::new(T::EVENT, &self.value)).clone()
    }
}

/// When a picture is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum PictureAt {
    /// Now, with what is new behind what was told.
    Now(Told),
    /// When the viewer had noticed this many entries.
    Past(usize),
}

/// How a person wants to see a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct PictureWish {
    pub(crate) viewer: Viewer,
    pub(crate) language: Language,
    pub(crate) layout: Layout,
    pub(crate) at: PictureAt,
}

/// What was shown of the present, for as long as somebody follows the table: others may be shown the same. The past is not
/// kept: there is much of it, and nobody waits long for it.
#[derive(Default)]
pub(super) struct Kept {
    turns: HashMap<Viewer, Arc<Shown<TurnBody>>>,
    frames: HashMap<Viewer, Arc<Shown<FrameBody>>>,
    pictures: HashMap<PictureWish, Arc<Shown<PictureBody>>>,
}

impl Kept {
    /// Forgets everything and keeps the room for it.
    pub(super) fn clear(&mut self) {
        self.turns.clear();
        self.frames.clear();
        self.pictures.clear();
    }

    /// Forgets what was shown to a viewer.
    pub(super) fn forget(&mut self, viewer: Viewer) {
        self.turns.remove(&viewer);
        self.frames.remove(&viewer);
        self.pictures.retain(|wish, _| wish.viewer != viewer);
    }
}

impl Live {
    pub(super) fn situation(&self) -> Situation {
        Situation { pending: self.look.table().pending(), is_over: self.look.is_over() }
    }

    /// Does anybody follow the table?
    fn is_followed(&self) -> bool {
        self.ties.news.receiver_count() > 0
    }

    pub(super) fn turn(&mut self, viewer: Viewer) -> Arc<Shown<TurnBody>> {
        let Live { look, kept, changes, ticking, .. } = self;
        let clock = || ticking.as_ref().map(Ticking::body);
        let show = || Shown::new(TurnBody { clock: clock(), ..look.turn(viewer) }, changes.of(viewer));
        kept.turns.entry(viewer).or_insert_with(show).clone()
    }

    /// Whose turn it is, for those of the viewers who follow it.
    pub(super) fn turns(&mut self, viewers: &[Viewer]) -> Vec<(Viewer, Option<Arc<Shown<TurnBody>>>)> {
        let watchers = Arc::clone(&self.ties.watchers);
        let turn = |viewer: &Viewer| (*viewer, watchers.any(*viewer).then(|| self.turn(*viewer)));
        viewers.iter().map(turn).collect()
    }

    pub(super) fn frame(
        &mut self,
        viewer: Viewer,
        number: Option<usize>,
    ) -> Result<Arc<Shown<FrameBody>>, Fault> {
        let change = self.changes.of(viewer);
        if let Some(number) = number {
            let past = self.look.past_frame(viewer, number).map_err(|fault| self.fault(fault))?;
            return Ok(Shown::new(past, change));
        }
        if let Some(frame) = self.kept.frames.get(&viewer) {
            return Ok(frame.clone());
        }
        let frame = self.look.frame(viewer).map_err(|fault| self.fault(fault))?;
        let clock = self.ticking.as_ref().map(Ticking::body);
        let frame = Shown::new(FrameBody { clock, ..frame }, change);
        if self.is_followed() {
            self.kept.frames.insert(viewer, frame.clone());
        }
        Ok(frame)
    }

    pub(super) fn picture(&mut self, wish: PictureWish) -> Result<(Arc<Shown<PictureBody>>, Told), Fault> {
        let PictureWish { viewer, language, layout, at } = wish;
        let (texts, change) = (self.texts(language), self.changes.of(viewer));
        let told = match at {
            PictureAt::Past(number) => {
                let past = self.look.past_picture(viewer, &texts, layout, number);
                let past = past.map_err(|fault| self.fault(fault))?;
                return Ok((Shown::new(past, change), Told::default()));
            }
            PictureAt::Now(told) => told,
        };
        let now = self.look.told(viewer);
        if let Some(picture) = self.kept.pictures.get(&wish) {
            return Ok((picture.clone(), now));
        }
        let picture = self.look.picture(viewer, &texts, layout, told);
        let mut picture = picture.map_err(|fault| self.fault(fault))?;
        picture.lesson = self.lesson_body(viewer, language);
        picture.clock = self.ticking.as_ref().map(Ticking::body);
        picture.orders = self.given(viewer, &texts);
        picture.can_redo &= self.taught.is_none();
        let picture = Shown::new(picture, change);
        if self.is_followed() {
            self.kept.pictures.insert(wish, picture.clone());
        }
        Ok((picture, now))
    }

    /// The picture alone, now or in the past.
    pub(super) fn draw(
        &self,
        viewer: Viewer,
        language: Language,
        layout: Layout,
        number: Option<usize>,
    ) -> Result<Picture, Fault> {
        self.look.draw(viewer, &self.texts(language), layout, number).map_err(|fault| self.fault(fault))
    }

    /// What a seat would see after a move, if it can know that beforehand.
    pub(super) fn preview(
        &self,
        seat: Seat,
        words: &str,
        language: Language,
        layout: Layout,
    ) -> Result<Option<PreviewBody>, Fault> {
        self.look.preview(seat, words, &self.texts(language), layout).map_err(|fault| self.fault(fault))
    }
}
