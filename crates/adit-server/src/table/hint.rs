//! Hints: what a bot would do that knows what the seat knows.

use crate::Fault;
use crate::table::lines::Line;
use crate::table::live::Live;
use crate::table::{Event, Reply};
use adit_any::{AnyCandidate, AnyThoughts};
use adit_bots::Stop;
use adit_game::{Language, Seat, Texts, Viewer, words_of};
use adit_table::{OfferFrame, OfferId};
use serde::Serialize;
use tokio::sync::mpsc;

/// How many moves a hint names.
const NAMED: usize = 3;

/// A hint: the moves that a strong bot likes best.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub(crate) struct HintBody {
    /// The offer that it is about.
    offer: String,
    /// The moves, best first.
    moves: Vec<HintedMove>,
}

/// A move that a bot likes.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub(crate) struct HintedMove {
    /// The words of the move.
    words: String,
    /// The move as people call it.
    label: String,
    /// What the seat can expect of it, from 0 for the worst result to 1 for the best; nothing where there is no choice.
    expected: Option<f32>,
}

/// Somebody who waits for a hint.
pub(super) struct Asking {
    pub(super) language: Language,
    pub(super) reply: Reply<HintBody>,
}

/// A hint that was asked for. The bot is called off when the offer stands no more.
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

    /// How many hints each seat has asked for.
    pub(super) fn hints_asked(&self) -> Vec<usize> {
        self.now.talks.hints.iter().copied().take(self.meta.players.len()).collect()
    }

    /// Forgets the hints about offers that do not stand any more.
    pub(super) fn forget_hints(&mut self) {
        let table = &self.now.table;
        self.hints
            .retain(|seat, hinting| table.offer_words(*seat).is_some_and(|offer| offer.id == hinting.offer));
    }

    /// Lets a bot think about the decision of a seat. That the seat has asked is stored, once for each offer, so that
    /// everybody sees it.
    pub(super) async fn hint(&mut self, seat: Seat, asking: Asking, own: &mpsc::WeakSender<Event>) {
        let offer = match self.may_hint(seat) {
            Ok(offer) => offer,
            Err(fault) => return drop(asking.reply.send(Err(fault))),
        };
        if let Some(hinting) = self.hints.get_mut(&seat).filter(|hinting| hinting.offer == offer.id) {
            match hinting.found.clone() {
                Some(thoughts) => self.tell_hint(&offer, &thoughts, asking),
                None => hinting.waiting.push(asking),
            }
            return;
        }
        if let Err(fault) = self.keep(&[Line::Hint(seat)], None).await {
            return drop(asking.reply.send(Err(fault)));
        }
        self.changed();
        let Ok(view) = self.now.table.look(Viewer::Seat(seat)) else {
            return drop(asking.reply.send(Err(Fault::Moved)));
        };
        let (stop, id) = (Stop::default(), offer.id);
        let hinting = Hinting { offer: id, stop: stop.clone(), waiting: vec![asking], found: None };
        self.hints.insert(seat, hinting);
        let (pool, game, own) = (self.shared.pool.clone(), self.game, own.clone());
        tokio::spawn(async move {
            let thoughts = pool.advise(game, view, seat, stop).await;
            if let Some(own) = own.upgrade() {
                let _ = own.send(Event::Hinted { seat, offer: id, thoughts }).await;
            }
        });
    }

    /// What the seat is offered, if it may ask for a hint about it.
    fn may_hint(&self, seat: Seat) -> Result<OfferFrame, Fault> {
        if !self.meta.hints {
            return Err(Fault::NoHints);
        }
        if self.now.table.result().is_some() {
            return Err(Fault::Over);
        }
        self.now.table.offer(seat).ok_or(Fault::NotPending(None))
    }

    /// Tells everybody who waits what the bot has found.
    pub(super) fn hinted(&mut self, seat: Seat, id: OfferId, thoughts: Option<AnyThoughts>) {
        let Some(hinting) = self.hints.get_mut(&seat).filter(|hinting| hinting.offer == id) else { return };
        let waiting = std::mem::take(&mut hinting.waiting);
        hinting.found = thoughts.clone();
        let told = thoughts.zip(self.now.table.offer(seat));
        if told.is_none() {
            self.hints.remove(&seat);
        }
        for asking in waiting {
            match &told {
                Some((thoughts, offer)) => self.tell_hint(offer, thoughts, asking),
                // The log says why the bot has no answer.
                None => drop(asking.reply.send(Err(Fault::Moved))),
            }
        }
    }

    fn tell_hint(&self, offer: &OfferFrame, thoughts: &AnyThoughts, asking: Asking) {
        let texts = self.shared.library.game(self.game.id(), asking.language);
        drop(asking.reply.send(Ok(HintBody::new(offer, thoughts, &texts))));
    }
}

impl HintBody {
    fn new(offer: &OfferFrame, thoughts: &AnyThoughts, texts: &Texts) -> HintBody {
        let label = |words: &str| {
            let parts = offer.moves.iter().find(|parts| words_of(parts) == words)?;
            Some(texts.phrase(parts))
        };
        let named = |words: &str, expected: Option<f32>| {
            Some(HintedMove { words: words.to_owned(), label: label(words)?, expected })
        };
        let liked = |candidate: &AnyCandidate| named(&candidate.words, Some(candidate.expected));
        let mut moves: Vec<HintedMove> = thoughts.candidates.iter().filter_map(liked).take(NAMED).collect();
        if moves.is_empty() {
            moves.extend(named(&thoughts.choice, None));
        }
        HintBody { offer: offer.id.to_string(), moves }
    }
}
