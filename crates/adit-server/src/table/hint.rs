//! Hints at a live table.

use crate::Fault;
use crate::bots::{Asker, CoachQuestion, Question};
use crate::queue::{Rank, Standing};
use crate::table::live::Live;
use crate::table::{Event, Reply};
use adit_any::AnyThoughts;
use adit_bots::Stop;
use adit_game::{Language, Seat, Viewer};
use adit_look::{Change, HintBody, Line};
use adit_table::{OfferFrame, OfferId};
use tokio::sync::mpsc;

/// Somebody who waits for a hint.
pub(super) struct Asking {
    pub(super) language: Language,
    pub(super) reply: Reply<HintBody>,
}

/// A hint that was asked for. The bot is called off when the offer has been replaced.
pub(super) struct Hinting {
    offer: OfferId,
    stop: Stop,
    waiting: Vec<Asking>,
    found: Option<AnyThoughts>,
}

impl Drop for Hinting {
    fn drop(&mut self) {
        self.stop.call_off();
    }
}

impl Live {
    /// Is a bot thinking about a hint?
    pub(super) fn is_hinting(&self) -> bool {
        self.hints.values().any(|hinting| hinting.found.is_none())
    }

    /// Forgets the hints about offers that have been replaced.
    pub(super) fn forget_hints(&mut self) {
        let look = &mut self.look;
        self.hints.retain(|seat, hinting| look.offer_id(*seat) == Some(hinting.offer));
    }

    /// Lets a bot think about the decision of a seat. That the seat has asked is stored, once for each offer, so that
    /// everybody sees it.
    pub(super) async fn hint(&mut self, seat: Seat, asking: Asking, own: &mpsc::WeakSender<Box<Event>>) {
        let offer = match self.may_hint(seat) {
            Ok(offer) => offer,
            Err(fault) => return drop(asking.reply.send(Err(fault))),
        };
        if let Some(hinting) = self.hints.get_mut(&seat).filter(|hinting| hinting.offer == offer.id) {
            match hinting.found.clone() {
                Some(thoughts) => self.tell_hint(seat, &offer, &thoughts, asking),
                None => hinting.waiting.push(asking),
            }
            return;
        }
        if let Err(fault) = self.make(Change::line(Line::Hint(seat))).await {
            return drop(asking.reply.send(Err(fault)));
        }
        let Ok(view) = self.look.table().look(Viewer::Seat(seat)) else {
            return drop(asking.reply.send(Err(Fault::Moved)));
        };
        let (stop, id) = (Stop::default(), offer.id);
        let hinting = Hinting { offer: id, stop: stop.clone(), waiting: vec![asking], found: None };
        self.hints.insert(seat, hinting);
        let standing = Standing { rank: Rank::Waited, origin: self.ties.presence.origin() };
        let asker = Asker { table: self.id.clone(), standing };
        let question = Question { asker, game: self.game, view, seat, stop };
        let (pool, own) = (self.shared.pool.clone(), own.clone());
        tokio::spawn(async move {
            let thoughts = pool.advise(question).await;
            if let Some(own) = own.upgrade() {
                let _ = own.send(Box::new(Event::Hinted { seat, offer: id, thoughts })).await;
            }
        });
    }

    /// What a coach is asked about moves that the seat wants to send one after the other. What the seat sees after each of
    /// them is what it can know beforehand.
    pub(super) fn coach_question(&mut self, seat: Seat, words: &str) -> Result<CoachQuestion, Fault> {
        if !self.meta.training {
            return Err(Fault::NoCoach);
        }
        self.may_hint(seat)?;
        let table = self.look.table();
        table.why(seat, words).map_err(|refusal| self.refused(&refusal))?;
        let refused = |refusal| self.refused(&refusal);
        let said: Vec<&str> = words.split(';').map(str::trim).collect();
        let mut views = vec![table.look(Viewer::Seat(seat)).map_err(refused)?];
        if let Some((_, first @ [_, ..])) = said.split_last() {
            let begun = table.preview(seat, &first.join(" ; ")).map_err(refused)?;
            views.extend(begun.into_iter().flatten());
        }
        let standing = Standing { rank: Rank::Waited, origin: self.ties.presence.origin() };
        let moves = views.into_iter().zip(said.into_iter().map(str::to_owned)).collect();
        Ok(CoachQuestion { asker: Asker { table: self.id.clone(), standing }, game: self.game, moves, seat })
    }

    /// What the seat is offered, if it may ask for a hint about it.
    fn may_hint(&self, seat: Seat) -> Result<OfferFrame, Fault> {
        if !self.meta.hints {
            return Err(Fault::NoHints);
        }
        self.look.asked(seat).map_err(|refusal| self.refused(&refusal))
    }

    /// Tells everybody who waits what the bot has found.
    pub(super) fn hinted(&mut self, seat: Seat, id: OfferId, thoughts: Option<AnyThoughts>) {
        let Some(hinting) = self.hints.get_mut(&seat).filter(|hinting| hinting.offer == id) else { return };
        let waiting = std::mem::take(&mut hinting.waiting);
        hinting.found = thoughts.clone();
        let told = thoughts.zip(self.look.asked(seat).ok());
        if told.is_none() {
            self.hints.remove(&seat);
        }
        for asking in waiting {
            match &told {
                Some((thoughts, offer)) => self.tell_hint(seat, offer, thoughts, asking),
                // The log says why the bot has no answer.
                None => drop(asking.reply.send(Err(Fault::Moved))),
            }
        }
    }

    fn tell_hint(&self, seat: Seat, offer: &OfferFrame, thoughts: &AnyThoughts, asking: Asking) {
        let texts = self.texts(asking.language);
        let look = self.look.table().look(Viewer::Seat(seat)).map_err(|refusal| self.refused(&refusal));
        let hint = look.map(|view| HintBody::new(offer, thoughts, &*view, &texts));
        drop(asking.reply.send(hint));
    }
}
