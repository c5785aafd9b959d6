//! Chance that can be proven fair: the secret of a table, what players add before the first draw, and when it is published.

use crate::Fault;
use crate::table::live::Live;
use crate::table::{Event, Tables};
use adit_game::Seat;
use adit_look::{Change, FairBody, Line};
use adit_store::{Store, StoreError, Stored, TableId};
use adit_table::{FairLine, Secret, Source};
use std::time::Duration;
use tokio::sync::mpsc;

/// After this time it is tried again to begin a game, or to publish a secret, where the store has not taken it.
const AGAIN: Duration = Duration::from_secs(1);

/// The secret of a table that has lines about it, if it is kept here.
pub(super) async fn kept(store: &Store, id: &TableId, stored: &Stored) -> Result<Option<Secret>, StoreError> {
    if !stored.lines.iter().any(|line| FairLine::is_begun(&line.text)) {
        return Ok(None);
    }
    let kept = store.table_secret(id).await?;
    Ok(kept.as_deref().and_then(Secret::read))
}

impl Tables {
    /// The secret of a new table. Whoever creates the same table again finds the same.
    pub(super) async fn new_secret(&self, id: &TableId) -> Result<Secret, Fault> {
        let mut bytes = [0; 32];
        for part in bytes.chunks_mut(8) {
            part.copy_from_slice(&self.shared.random.bits()?.to_le_bytes());
        }
        let offered = Secret::new(bytes).reveal();
        let kept = self.shared.store.keep_table_secret(id, &offered).await;
        let kept = kept.map_err(|fault| Fault::store(&fault))?;
        Secret::read(&kept).ok_or(Fault::Store)
    }
}

impl Live {
    /// Where the table takes its chance from.
    pub(super) fn source(&self) -> Source {
        match (&self.taught, self.look.fair()) {
            (Some(taught), _) => taught.lesson.exercise.source(),
            (None, Some(fair)) => fair.source(self.secret),
            (None, None) => self.shared.source,
        }
    }

    /// How the table stands with it.
    pub(super) fn fair_body(&self) -> Result<FairBody, Fault> {
        self.look.fair_body().ok_or(Fault::NotVerifiable)
    }

    /// A player adds something before the first draw. If nobody is missing then, the game begins.
    pub(super) async fn add(&mut self, seat: Seat, text: &str) -> Result<FairBody, Fault> {
        let change = self.look.add(seat, text).map_err(|fault| self.fault(fault))?;
        self.make(change).await?;
        // What the player has added is stored, whatever becomes of the beginning; that is tried again.
        let _ = self.owed().await;
        self.fair_body()
    }

    /// A player begins without those who have added nothing.
    pub(super) async fn begin_without(&mut self, seat: Seat) -> Result<FairBody, Fault> {
        let change = self.look.begin_without(seat, self.secret).map_err(|fault| self.fault(fault))?;
        self.make(change).await?;
        self.fair_body()
    }

    /// The line that publishes the secret with the end of the game.
    pub(super) fn last_word(&self) -> Option<Line> {
        self.secret.and_then(|secret| self.look.reveal(secret))
    }

    /// Does what is due: the game begins when nobody is missing any more, also because a bot has taken a seat, and when it is
    /// over the secret is out.
    async fn owed(&mut self) -> Result<(), Fault> {
        if self.meta.closed || self.look.fair().is_none() {
            return Ok(());
        }
        let begins = self.look.begin_if_ready(self.secret).map_err(|fault| self.fault(fault))?;
        if let Some(change) = begins {
            return self.make(change).await;
        }
        match self.last_word().filter(|_| self.look.is_over()) {
            Some(line) => self.make(Change::line(line)).await,
            None => Ok(()),
        }
    }

    /// The same, and once more in a moment if the store does not take it.
    pub(super) async fn settle_fair(&mut self, own: &mpsc::WeakSender<Box<Event>>) {
        if self.owed().await.is_ok() {
            return;
        }
        let own = own.clone();
        tokio::spawn(async move {
            tokio::time::sleep(AGAIN).await;
            if let Some(own) = own.upgrade() {
                let _ = own.send(Box::new(Event::AskBots)).await;
            }
        });
    }
}
