//! What a live table shows.

use crate::Fault;
use crate::table::live::Live;
use crate::table::news::{Turns, event};
use crate::table::sight::{Around, FrameBody, OfferBody, OverBody, PreviewBody, TurnBody, picture};
use crate::table::{Sight, Told, Wish};
use adit_game::{Language, Layout, Picture, Seat, Viewer};
use adit_table::{Entry, OfferFrame, OfferId, OfferWords, Refusal, Table};
use serde_json::value::RawValue;
use std::sync::Arc;

impl Live {
    /// The table as a viewer saw it when he counted this many entries.
    pub(super) fn past(&self, viewer: Viewer, number: usize) -> Result<Table, Fault> {
        self.now.table.recall(viewer, number).map_err(|_| Fault::NoEntry)
    }

    /// The id of what the seat is offered now.
    pub(super) fn offer_id(&mut self, seat: Seat) -> Option<OfferId> {
        if let Some(known) = self.offers.get(&seat) {
            return *known;
        }
        self.offer_words(seat).map(|offer| offer.id)
    }

    fn offer_words(&mut self, seat: Seat) -> Option<OfferWords> {
        let offer = self.now.table.offer_words(seat);
        self.offers.insert(seat, offer.as_ref().map(|offer| offer.id));
        offer
    }

    fn offer_body(&mut self, viewer: Viewer) -> Option<OfferBody> {
        let Viewer::Seat(seat) = viewer else { return None };
        let moves = self.offer_words(seat)?;
        Some(OfferBody { id: moves.id.to_string(), moves })
    }

    /// Whose turn it is, for those who follow.
    pub(super) fn turns(&mut self) -> Turns {
        let mut turns = Turns::default();
        let watchers = Arc::clone(&self.ties.watchers);
        let seats = Seat::all(self.meta.players.len()).map(Viewer::Seat);
        for viewer in seats.chain([Viewer::Public]).filter(|viewer| watchers.any(*viewer)) {
            turns.set(viewer, event("turn", &self.turn(viewer)));
        }
        turns
    }

    fn turn(&mut self, viewer: Viewer) -> String {
        let offer = self.offer_body(viewer);
        json(&TurnBody {
            number: self.now.table.number(viewer),
            pending: self.now.table.pending(),
            over: self.now.table.result().map(OverBody::new),
            offer,
        })
    }

    pub(super) fn look(&mut self, wish: Wish) -> Result<Sight, Fault> {
        if let Some(body) = self.shown.get(&wish) {
            return Ok(self.sight(wish, body.clone()));
        }
        let body: Arc<str> = match wish {
            Wish::Turn(viewer) => self.turn(viewer).into(),
            Wish::Frame(viewer) => {
                let offer = self.offer_body(viewer);
                json(&self.frame(&self.now.table, viewer, offer)?).into()
            }
            Wish::PastFrame { viewer, number } => {
                let table = self.past(viewer, number)?;
                let body = json(&self.frame(&table, viewer, None)?).into();
                return Ok(self.sight(wish, body));
            }
            Wish::Picture { viewer, language, told } => self.present(viewer, language, told)?.into(),
            Wish::Past { viewer, language, number } => {
                // The past is not kept: there is much of it, and nobody waits long for it.
                let body = self.past_picture(viewer, language, number)?.into();
                return Ok(self.sight(wish, body));
            }
            Wish::Journal => {
                if self.now.table.result().is_none() {
                    return Err(Fault::NotOver);
                }
                self.now.table.record().journal().to_string().into()
            }
        };
        self.shown.insert(wish, body.clone());
        Ok(self.sight(wish, body))
    }

    fn sight(&self, wish: Wish, body: Arc<str>) -> Sight {
        let told = match wish {
            Wish::Picture { viewer, .. } => self.told(viewer),
            Wish::Turn(_) | Wish::Frame(_) | Wish::PastFrame { .. } | Wish::Past { .. } | Wish::Journal => {
                Told::default()
            }
        };
        Sight { body, told }
    }

    /// What a viewer has been told when he has seen the present.
    fn told(&self, viewer: Viewer) -> Told {
        Told { epoch: self.epoch, number: self.now.table.number(viewer) }
    }

    fn frame(&self, table: &Table, viewer: Viewer, offer: Option<OfferBody>) -> Result<FrameBody, Fault> {
        let view = table.look(viewer).and_then(|view| view.json_text());
        let view = view.map_err(|refusal| self.refused(&refusal))?;
        Ok(FrameBody {
            number: table.number(viewer),
            viewer: viewer.to_string(),
            pending: table.pending(),
            over: table.result().map(OverBody::new),
            offer,
            view: RawValue::from_string(view).map_err(|_| Fault::Store)?,
        })
    }

    fn present(&mut self, viewer: Viewer, language: Language, told: Told) -> Result<String, Fault> {
        self.tell(viewer, language)?;
        let now = self.told(viewer);
        // If something was taken back since, everything is told anew.
        let log_from = if told.epoch == now.epoch { told.number.min(now.number) } else { 0 };
        let log = self.logs.get(&(viewer, language)).map(Vec::as_slice).unwrap_or_default();
        let noticed: Vec<usize> = self.now.table.record().noticed(viewer).collect();
        let log = noticed.iter().skip(log_from).filter_map(|entry| log.get(*entry).cloned()).collect();
        let count = |entries: usize| noticed.iter().filter(|entry| **entry < entries).count();
        let around = Around {
            of: now.number,
            log_from,
            log,
            ask: self.now.talks.ask.map(|ask| (ask.seat, count(ask.to), self.waits_for(&ask))),
            last_own: self.last_own(viewer).map(count),
            can_redo: matches!(viewer, Viewer::Seat(seat) if self.can_redo(seat)),
            hints: self.hints_asked(),
        };
        let offer = match viewer {
            Viewer::Seat(seat) => self.now.table.offer(seat),
            Viewer::Public | Viewer::All => None,
        };
        self.picture(&self.now.table, viewer, language, offer, around)
    }

    fn past_picture(&self, viewer: Viewer, language: Language, number: usize) -> Result<String, Fault> {
        let table = self.past(viewer, number)?;
        let texts = self.shared.library.game(self.game.id(), language);
        let told = table.look(viewer).map(|view| view.narrate(&texts));
        let told = told.map_err(|refusal| self.refused(&refusal))?;
        let around = Around {
            of: self.now.table.number(viewer),
            log_from: number.saturating_sub(1),
            log: if number > 0 { vec![told] } else { Vec::new() },
            ask: None,
            last_own: None,
            can_redo: false,
            hints: self.hints_asked(),
        };
        self.picture(&table, viewer, language, None, around)
    }

    fn picture(
        &self,
        table: &Table,
        viewer: Viewer,
        language: Language,
        offer: Option<OfferFrame>,
        around: Around,
    ) -> Result<String, Fault> {
        let texts = self.shared.library.game(self.game.id(), language);
        let body = picture(table, viewer, &texts, offer, around);
        Ok(json(&body.map_err(|refusal| self.refused(&refusal))?))
    }

    /// The picture alone, now or in the past.
    pub(super) fn draw(
        &self,
        viewer: Viewer,
        language: Language,
        number: Option<usize>,
    ) -> Result<Picture, Fault> {
        let past = number.map(|number| self.past(viewer, number)).transpose()?;
        let table = past.as_ref().unwrap_or(&self.now.table);
        let texts = self.shared.library.game(self.game.id(), language);
        let view = table.look(viewer).map_err(|refusal| self.refused(&refusal))?;
        view.picture(&texts, Layout::Wide).ok_or(Fault::NoPicture)
    }

    /// What a seat would see after a move, if it can know that beforehand.
    pub(super) fn preview(
        &self,
        seat: Seat,
        words: &str,
        language: Language,
    ) -> Result<Option<PreviewBody>, Fault> {
        let texts = self.shared.library.game(self.game.id(), language);
        let view = self.now.table.preview(seat, words).map_err(|refusal| self.refused(&refusal))?;
        let picture = view.and_then(|view| view.picture(&texts, Layout::Tall));
        Ok(picture.map(|picture| PreviewBody { svg: picture.svg, text: picture.text }))
    }

    /// The index of the viewer's last move.
    fn last_own(&self, viewer: Viewer) -> Option<usize> {
        let own = |entry: &Entry| matches!(entry, Entry::Move { seat, .. } if Viewer::Seat(*seat) == viewer);
        self.now.table.record().entries().iter().rposition(own)
    }

    /// Brings the log of a viewer up to the present.
    fn tell(&mut self, viewer: Viewer, language: Language) -> Result<(), Fault> {
        let texts = self.shared.library.game(self.game.id(), language);
        let entries = self.now.table.record().entries();
        let log = self.logs.entry((viewer, language)).or_default();
        let mut tell = || -> Result<(), Refusal> {
            let missing = entries.get(log.len()..).unwrap_or_default();
            if missing.is_empty() {
                return Ok(());
            }
            let mut table = self.now.table.at(log.len())?;
            for entry in missing {
                table.apply(entry)?;
                log.push(table.look(viewer)?.narrate(&texts));
            }
            Ok(())
        };
        let told = tell();
        told.map_err(|refusal| self.refused(&refusal))
    }
}

/// The text of what is made of plain fields and cannot fail to be written.
fn json(body: &impl serde::Serialize) -> String {
    serde_json::to_string(body).unwrap_or_default()
}
