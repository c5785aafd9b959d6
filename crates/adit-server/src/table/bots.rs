//! The bots that play at a live table.

use crate::bots::{Asker, Chosen, Question};
use crate::meta::Who;
use crate::queue::{Rank, Standing};
use crate::table::clock::STAND_IN;
use crate::table::live::Live;
use crate::table::{Act, Event};
use adit_bots::Stop;
use adit_game::{Seat, SeatSet, Viewer};
use adit_table::OfferId;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;

/// After this time a move of a bot that was not stored is tried again.
const AGAIN: Duration = Duration::from_secs(1);

/// A bot that thinks about an offer. It is called off when nobody waits for it any more.
pub(super) struct Thinking {
    offer: OfferId,
    stop: Stop,
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.stop.call_off();
    }
}

impl Live {
    /// How soon the bots of this table think. Bots alone pause while nobody looks.
    fn standing(&self) -> Option<Standing> {
        if self.meta.closed {
            return None;
        }
        let is_watched = self.ties.news.receiver_count() > 0 || self.ties.presence.is_recent();
        let rank = match (self.meta.people().next().is_some(), is_watched) {
            (true, true) => Rank::Waited,
            (true, false) | (false, true) => Rank::Unwatched,
            // A tournament goes on whether or not anybody looks.
            (false, false) if self.meta.tournament.is_some() => Rank::Unwatched,
            (false, false) => return None,
        };
        Some(Standing { rank, origin: self.ties.presence.origin() })
    }

    /// Lets every bot that is asked something think about it.
    pub(super) fn ask_bots(&mut self, own: &mpsc::WeakSender<Box<Event>>) {
        let Some(standing) = self.standing() else {
            // What was thought is found again; the room is for bots that somebody waits for.
            self.minds.clear();
            self.asked = None;
            return;
        };
        let asker = Asker { table: self.id.clone(), standing };
        if self.standing.replace(standing) != Some(standing) {
            self.shared.pool.stand(&asker);
        }
        if self.asked.replace(self.length) == Some(self.length) {
            return;
        }
        // In a lesson the others do what is written, except where the learner plays against a bot.
        let partner = self.partner();
        let is_silent = self.taught.is_some() && partner.is_none();
        let pending = if is_silent { SeatSet::EMPTY } else { self.look.table().pending() };
        let meta = Arc::clone(&self.meta);
        self.thinking.retain(|seat, _| pending.contains(*seat));
        self.minds.retain(|seat, _| pending.contains(*seat));
        for seat in pending.iter() {
            let id = match meta.players.get(seat.index()).map(|player| &player.who) {
                Some(Who::Bot(id)) => id,
                Some(Who::Person(_))
                    if self.ticking.as_ref().is_some_and(|ticking| ticking.stands_in(seat)) =>
                {
                    STAND_IN
                }
                Some(Who::Person(_)) | None => continue,
            };
            let Some(recipe) = partner.clone().or_else(|| self.shared.pool.find(id)) else { continue };
            let Some(offer) = self.look.offer_id(seat) else { continue };
            if self.thinking.get(&seat).is_some_and(|thinking| thinking.offer == offer) {
                continue;
            }
            let Ok(view) = self.look.table().look(Viewer::Seat(seat)) else { continue };
            let stop = Stop::default();
            self.thinking.insert(seat, Thinking { offer, stop: stop.clone() });
            let mind = self.minds.remove(&seat);
            let question = Question { asker: asker.clone(), game: self.game, view, seat, stop };
            let (pool, own) = (self.shared.pool.clone(), own.clone());
            tokio::spawn(async move {
                let chosen = pool.think(question, recipe, mind).await;
                if let Some(own) = own.upgrade() {
                    let _ = own.send(Box::new(Event::Act(Act::BotChose { seat, offer, chosen }))).await;
                }
            });
        }
    }

    /// Makes the move that a bot has chosen, if the bot is still asked the same.
    pub(super) async fn bot_chose(
        &mut self,
        seat: Seat,
        offer: OfferId,
        chosen: Option<Chosen>,
        own: &mpsc::WeakSender<Box<Event>>,
    ) {
        if self.thinking.get(&seat).is_none_or(|thinking| thinking.offer != offer) {
            return;
        }
        self.thinking.remove(&seat);
        let made = match chosen {
            Some(Chosen { words, mind }) => {
                self.minds.extend(mind.map(|mind| (seat, mind)));
                self.say(seat, &words, None).await.is_ok()
            }
            None => false,
        };
        self.shared.metrics.bot_moves.add(u64::from(made));
        if !made {
            // The bot failed, the store does not answer, or another server was faster.
            let own = own.clone();
            tokio::spawn(async move {
                tokio::time::sleep(AGAIN).await;
                if let Some(own) = own.upgrade() {
                    let _ = own.send(Box::new(Event::AskBots)).await;
                }
            });
        }
    }
}
