//! The worker: takes letters that are due and settles them. Several servers of a store share the work.

use super::letters::{DAY, Delivery, Event, SEND, TELL, To, What, later};
use super::say::{Said, Speaker};
use super::send::Outcome;
use super::wishes::Rhythm;
use crate::Fault;
use crate::table::Tables;
use adit_game::{Seat, Viewer};
use adit_post::{Next, PostFault, pause};
use adit_store::{Letter, PlayerId, PlayerTables, Posted, Rank, Settled, Time};
use std::collections::BTreeSet;
use std::time::Duration;
use tokio::task::JoinSet;

/// So many letters are dealt with at the same time: a slow receiver holds up the others only if there are many of them.
const AT_ONCE: usize = 32;
/// A letter is held for so long. Every attempt ends before that.
const HELD: Duration = Duration::from_secs(180);
/// When the store does not answer.
const STORE_AWAY: Duration = Duration::from_secs(60);
/// When too much was sent to somebody.
const CALM: Duration = Duration::from_secs(900);
/// Older news are of no use to anybody.
const OLDEST: i64 = 4 * 24 * 3_600_000;
/// So many tables are named in the mail of a day.
const NAMED: u32 = 30;

/// What a letter for the mail of a day says.
#[derive(serde::Serialize, serde::Deserialize)]
struct DayOf {
    player: PlayerId,
}

impl Tables {
    /// Tells people what is to be told, for as long as the server runs.
    pub(crate) async fn tell_all(self) {
        let mut running = JoinSet::new();
        loop {
            while running.try_join_next().is_some() {}
            let taken = self.take(AT_ONCE - running.len()).await;
            let is_idle = taken.is_empty();
            for posted in taken {
                let tables = self.clone();
                running.spawn(async move { tables.settle(posted).await });
            }
            if is_idle || running.len() >= AT_ONCE {
                let pace = self.shared.post.telling.pace;
                tokio::select! {
                    () = tokio::time::sleep(pace) => {}
                    Some(_) = running.join_next() => {}
                }
            }
        }
    }

    /// Takes some of the letters that are due.
    async fn take(&self, most: usize) -> Vec<Posted> {
        let store = &self.shared.store;
        let most = u32::try_from(most).unwrap_or(0);
        let due = store.due_letters(store.now(), most).await.unwrap_or_default();
        let mut taken = Vec::new();
        for posted in due {
            let until = later(store.now(), HELD);
            // Another server may have been faster, or the store is away and the letter stays.
            if let Ok(version) = store.take_letter(posted.letter.key.clone(), posted.version, until).await {
                taken.push(Posted { version, tries: posted.tries + 1, ..posted });
            }
        }
        taken
    }

    async fn settle(&self, posted: Posted) {
        let store = &self.shared.store;
        let settled =
            self.deal(&posted).await.unwrap_or_else(|_| Settled::Later(later(store.now(), STORE_AWAY)));
        // If this fails the letter is taken again when its time is over.
        let _ = store.settle_letter(posted.letter.key.clone(), posted.version, settled).await;
    }

    async fn deal(&self, posted: &Posted) -> Result<Settled, Fault> {
        let now = self.shared.store.now();
        let done = Ok(Settled::Done(Vec::new()));
        let is_old = now.millis() - posted.posted_at.millis() > OLDEST;
        let letter = &posted.letter;
        // A letter that cannot be read is of a later program, which will come for it.
        let strange = Ok(Settled::Later(later(now, CALM)));
        match letter.kind.as_str() {
            TELL => match serde_json::from_str::<Event>(&letter.body) {
                // A reminder is written long before it is due, and says itself until when it holds.
                Ok(Event { what: What::Turn(_) | What::Over | What::Begun, .. }) if is_old => done,
                Ok(event) => Ok(Settled::Done(self.spread(posted, &event).await?)),
                Err(_) => strange,
            },
            SEND | DAY if is_old => done,
            SEND => match serde_json::from_str(&letter.body) {
                Ok(delivery) => Ok(self.attempt(posted, &delivery).await?),
                Err(_) => strange,
            },
            DAY => match serde_json::from_str(&letter.body) {
                Ok(DayOf { player }) => self.day(posted, &player).await,
                Err(_) => strange,
            },
            _ => strange,
        }
    }

    /// Who is to be told of something, and how.
    async fn spread(&self, posted: &Posted, event: &Event) -> Result<Vec<Letter>, Fault> {
        let now = self.shared.store.now();
        let Some(scene) = self.scene(&event.table).await? else { return Ok(Vec::new()) };
        if !scene.holds(event, now.millis()) {
            return Ok(Vec::new());
        }
        let concerned = |seat: &Seat| match event.what {
            What::Turn(asked) | What::Hurry { seat: asked, .. } => *seat == asked,
            What::Over | What::Begun => true,
        };
        let seats = Seat::all(scene.meta.players.len());
        let player =
            |seat: Seat| scene.meta.players.get(seat.index()).and_then(|occupant| occupant.player.clone());
        let concerned: BTreeSet<PlayerId> = seats.clone().filter(concerned).filter_map(player).collect();
        let live = event.table.parse().ok().and_then(|id| self.find(&id));
        let is_there = |player: &PlayerId| {
            let own = seats.clone().filter(|seat| scene.sits(player, *seat));
            live.as_ref().is_some_and(|live| own.into_iter().any(|seat| live.is_followed(Viewer::Seat(seat))))
        };
        let mut letters = Vec::new();
        for player in concerned.iter().filter(|player| !is_there(player)) {
            letters.extend(self.ways(posted, event, player, now).await?);
        }
        let who = match event.what {
            What::Turn(seat) | What::Hurry { seat, .. } => scene.meta.players.get(seat.index()),
            What::Over | What::Begun => None,
        };
        let has_come = who.and_then(|occupant| occupant.player.as_ref()).is_some_and(is_there);
        if scene.meta.hook.is_some() && !has_come {
            letters.push(Delivery::letter(posted, To::Room, event.clone(), now));
        }
        Ok(letters)
    }

    /// The ways on which a player wants to be told.
    async fn ways(
        &self,
        posted: &Posted,
        event: &Event,
        player: &PlayerId,
        now: Time,
    ) -> Result<Vec<Letter>, Fault> {
        let Some((_, wishes)) = self.wishes(player).await? else { return Ok(Vec::new()) };
        if wishes.is_silent() {
            return Ok(Vec::new());
        }
        // What would come too late after quiet hours is not sent at all.
        let due_at = wishes.after(now);
        let mut letters = Vec::new();
        let mut send = |to| letters.push(Delivery::letter(posted, to, event.clone(), due_at));
        wishes.browsers.iter().for_each(|browser| send(To::Browser(player.clone(), browser.id.clone())));
        if wishes.hook.is_some() {
            send(To::Hook(player.clone()));
        }
        match wishes.mail.as_ref().filter(|mail| mail.confirmed).map(|mail| mail.rhythm) {
            Some(Rhythm::Turn) => send(To::Mail(player.clone())),
            Some(Rhythm::Day) => {
                let (due_at, day) = wishes.evening(now);
                let key = format!("day {} {day}", player.as_str());
                let body = serde_json::to_string(&DayOf { player: player.clone() }).unwrap_or_default();
                letters.push(Letter { key, kind: DAY.to_owned(), body, due_at });
            }
            None => {}
        }
        Ok(letters)
    }

    async fn attempt(&self, posted: &Posted, delivery: &Delivery) -> Result<Settled, Fault> {
        let outcome = self.deliver(delivery).await?;
        Ok(self.what_follows(posted, outcome))
    }

    fn what_follows(&self, posted: &Posted, outcome: Outcome) -> Settled {
        let now = self.shared.store.now();
        let fault: PostFault = match outcome {
            Outcome::Settled => return Settled::Done(Vec::new()),
            Outcome::Later => return Settled::Later(later(now, CALM)),
            Outcome::Failed(fault) => fault,
        };
        // The host of the other side is named, and nothing that leads to a person.
        let (host, _) = fault.details();
        tracing::warn!(host, code = fault.code(), tries = posted.tries, "a message was not delivered");
        let tries = u32::try_from(posted.tries).unwrap_or(u32::MAX);
        let spread =
            posted.letter.key.bytes().fold(0_u64, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
        match (fault.next(), pause(tries, spread)) {
            (Next::Again(asked), Some(pause)) => {
                Settled::Later(later(now, asked.unwrap_or_default().max(pause)))
            }
            (Next::Again(_), None) | (Next::GiveUp | Next::Forget, _) => Settled::Done(Vec::new()),
        }
    }

    /// The mail of a day: which tables wait for somebody now.
    async fn day(&self, posted: &Posted, player: &PlayerId) -> Result<Settled, Fault> {
        let done = Ok(Settled::Done(Vec::new()));
        let Some((_, wishes)) = self.wishes(player).await? else { return done };
        let Some(mail) = wishes.mail.as_ref().filter(|mail| mail.confirmed && mail.rhythm == Rhythm::Day)
        else {
            return done;
        };
        let wanted = PlayerTables { rank: Some(Rank::Turn), ..PlayerTables::default() };
        let waiting =
            self.shared.store.player_tables(player, &wanted, NAMED).await.map_err(|_| Fault::Store)?;
        if waiting.is_empty() {
            return done;
        }
        let speaker = Speaker::new(&self.shared.library, wishes.language());
        let address = &self.shared.post.telling.address;
        let games = waiting.iter().filter_map(|row| {
            let game = adit_any::find(self.shared.games, &row.table.game).ok()?;
            Some(format!("{}: {address}/table/{}", speaker.game(game.id()), row.table.id))
        });
        let list: Vec<String> = games.collect();
        let count = list.len().to_string();
        let title = speaker.texts.tell("told-day-title", &[("count", count.as_str().into())]);
        let text = format!("{}\n\n{}", speaker.texts.say("told-day"), list.join("\n"));
        let said = Said { title, text, path: "/tables".to_owned() };
        let id = posted.letter.key.replace(' ', "-");
        let sent = self.mail(player, &mail.address, &id, &said, &speaker, false).await?;
        Ok(self.what_follows(posted, sent.into()))
    }
}
