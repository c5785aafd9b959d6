//! One message on its way to one receiver.

use super::Post;
use super::letters::{Delivery, Event, To, What};
use super::quota::{HOST, MAILS, MESSAGES, Quota};
use super::say::{Said, Speaker};
use super::wishes::{Browser, Wishes};
use crate::meta::Meta;
use crate::people::Settings;
use crate::table::Tables;
use crate::table::read_waits_for;
use crate::{App, Fault};
use adit_any::AnyGame;
use adit_clock::{Moment, Running};
use adit_game::{Language, Seat};
use adit_post::{Hook, Mail, Next, Notice, PostFault, Push, Urgency};
use adit_store::{ClockMark, Player, PlayerId, State, TableId};
use serde_json::{Value, json};
use std::time::Duration;

/// A message about a turn is worth delivering for so long.
const LASTS: Duration = Duration::from_secs(48 * 3600);

/// What came of it.
pub(super) enum Outcome {
    /// It was sent, or there is nothing to be said any more.
    Settled,
    Failed(PostFault),
    /// Too much was sent already.
    Later,
}

impl From<Result<(), PostFault>> for Outcome {
    fn from(sent: Result<(), PostFault>) -> Outcome {
        sent.map_or_else(Outcome::Failed, |()| Outcome::Settled)
    }
}

/// How a table stands, as far as everybody there knows.
pub(super) struct Scene {
    pub(super) meta: Meta,
    pub(super) game: &'static dyn AnyGame,
    state: State,
    waits_for: Option<String>,
    clock: Option<ClockMark>,
}

impl Scene {
    /// Is there still something to be said?
    pub(super) fn holds(&self, event: &Event, now: Moment) -> bool {
        let waits = |seat: Seat| {
            let pending = self.waits_for.as_deref().and_then(read_waits_for);
            self.state == State::Open && pending.is_some_and(|pending| pending.contains(seat))
        };
        match event.what {
            What::Turn(seat) => waits(seat),
            What::Hurry { seat, since, ends_at } => {
                // They may have moved and be asked again, or somebody is on holiday by now.
                let is_same = |clock: &ClockMark| {
                    let running: Option<Running> = serde_json::from_str(&clock.text).ok();
                    running.and_then(|running| running.since(seat)) == Some(since)
                        && clock.due_at.is_some_and(|due_at| due_at.millis() <= ends_at)
                };
                waits(seat) && now < ends_at && self.clock.as_ref().is_some_and(is_same)
            }
            What::Over => self.state == State::Finished,
            What::Begun => self.state == State::Open,
        }
    }

    pub(super) fn sits(&self, player: &PlayerId, seat: Seat) -> bool {
        self.meta.players.get(seat.index()).is_some_and(|occupant| occupant.player.as_ref() == Some(player))
    }
}

impl Tables {
    /// How a table stands; nothing if it cannot be told of.
    pub(super) async fn scene(&self, table: &str) -> Result<Option<Scene>, Fault> {
        let Ok(id) = table.parse::<TableId>() else { return Ok(None) };
        let summary = match self.shared.store.summary(&id).await {
            Ok(summary) => summary,
            Err(adit_store::StoreError::NoTable(_)) => return Ok(None),
            Err(_) => return Err(Fault::Store),
        };
        let (Ok(meta), Ok(game)) =
            (serde_json::from_str(&summary.meta.text), adit_any::find(self.shared.games, &summary.game))
        else {
            return Ok(None);
        };
        let clock = self.shared.store.clock(&id).await.map_err(|_| Fault::Store)?;
        Ok(Some(Scene { meta, game, state: summary.state, waits_for: summary.waits_for, clock }))
    }

    /// What a player has chosen, while there is such a player.
    pub(super) async fn wishes(&self, player: &PlayerId) -> Result<Option<(Player, Wishes)>, Fault> {
        let found = self.shared.store.player(player).await.map_err(|_| Fault::Store)?;
        Ok(found.map(|player| {
            let wishes = Settings::read(&player.settings).told;
            (player, wishes)
        }))
    }

    /// The same for somebody who looks at them.
    pub(crate) async fn wishes_of(&self, player: &PlayerId) -> Result<Wishes, Fault> {
        Ok(self.wishes(player).await?.map(|(_, wishes)| wishes).unwrap_or_default())
    }

    /// Sends a message to one receiver, once.
    pub(super) async fn deliver(&self, delivery: &Delivery) -> Result<Outcome, Fault> {
        let Delivery { id, to, event } = delivery;
        let Some(scene) = self.scene(&event.table).await? else { return Ok(Outcome::Settled) };
        if !scene.holds(event, self.shared.store.now().millis()) {
            return Ok(Outcome::Settled);
        }
        let player = match to {
            To::Browser(player, _) | To::Mail(player) | To::Hook(player) => player,
            To::Room => return Ok(self.tell_room(id, event, &scene).await),
        };
        let Some((_, wishes)) = self.wishes(player).await? else { return Ok(Outcome::Settled) };
        // The seat may be somebody else's by now.
        if let What::Turn(seat) | What::Hurry { seat, .. } = event.what
            && !scene.sits(player, seat)
        {
            return Ok(Outcome::Settled);
        }
        let speaker = Speaker::new(&self.shared.library, wishes.language());
        let said = speaker.player(event, &scene.meta, scene.game.id(), |seat| scene.sits(player, seat));
        let post = &self.shared.post;
        match to {
            To::Browser(_, browser) => {
                let Some(browser) = wishes.browsers.iter().find(|known| known.id == *browser) else {
                    return Ok(Outcome::Settled);
                };
                if !post.admits(MESSAGES, &format!("push {}", player.as_str())) {
                    return Ok(Outcome::Later);
                }
                let sent = self.push(browser, &said, &event.table).await?;
                if sent.as_ref().is_err_and(|fault| fault.next() == Next::Forget) {
                    self.drop_browser(player, &browser.id).await?;
                }
                Ok(sent.into())
            }
            To::Mail(_) => {
                let Some(mail) = wishes.mail.as_ref().filter(|mail| mail.confirmed) else {
                    return Ok(Outcome::Settled);
                };
                let own = format!("mail {}", player.as_str());
                if !post.admits(MESSAGES, &own) || !post.admits(MAILS, &format!("to {}", mail.address)) {
                    return Ok(Outcome::Later);
                }
                Ok(self.mail(player, &mail.address, id, &said, &speaker, true).await?.into())
            }
            To::Hook(_) => {
                let Some(hook) = &wishes.hook else { return Ok(Outcome::Settled) };
                if !post.admits(MESSAGES, &format!("hook {}", player.as_str())) {
                    return Ok(Outcome::Later);
                }
                Ok(post.call(hook, id, &said, &about(event, &scene)).await)
            }
            To::Room => Ok(Outcome::Settled),
        }
    }

    /// A room hears in English, or in the language of the table if the one who set it up has said it.
    async fn tell_room(&self, id: &str, event: &Event, scene: &Scene) -> Outcome {
        let Some(hook) = &scene.meta.hook else { return Outcome::Settled };
        if !self.shared.post.admits(MESSAGES, &format!("room {}", event.table)) {
            return Outcome::Later;
        }
        let language = scene.meta.hook_language.as_deref().and_then(Language::from_word);
        let speaker = Speaker::new(&self.shared.library, language.unwrap_or(Language::English));
        let said = speaker.room(event, &scene.meta, scene.game.id());
        self.shared.post.call(hook, id, &said, &about(event, scene)).await
    }

    pub(super) async fn push(
        &self,
        browser: &Browser,
        said: &Said,
        about: &str,
    ) -> Result<Result<(), PostFault>, Fault> {
        let (post, store) = (&self.shared.post, &self.shared.store);
        let text =
            json!({ "title": said.title, "text": said.text, "path": said.path, "about": about }).to_string();
        let push = Push { text: &text, about, lasts: LASTS, urgency: Urgency::Normal };
        let key = post.key(store).await?;
        Ok(post.client().push(&browser.subscription, &push, key, &post.contact()).await)
    }

    /// Sends a mail that ends with the link to end mails, unless it is the one in which the address is confirmed.
    pub(super) async fn mail(
        &self,
        player: &PlayerId,
        address: &str,
        id: &str,
        said: &Said,
        speaker: &Speaker<'_>,
        leads_somewhere: bool,
    ) -> Result<Result<(), PostFault>, Fault> {
        let (post, store) = (&self.shared.post, &self.shared.store);
        let Some(mailer) = &post.telling.mailer else {
            return Ok(Err(PostFault::MailServer { reason: "--mail".to_owned() }));
        };
        let end = post.link(store, "end", player, address).await?;
        let footer = speaker.texts.tell("told-mail-end", &[("link", end.as_str().into())]);
        let link = match leads_somewhere {
            true => format!("{}{}\n\n", post.telling.address, said.path),
            false => String::new(),
        };
        let text = format!("{}\n\n{link}-- \n{footer}\n", said.text);
        let mail = Mail { id, to: address, subject: &said.title, text: &text, unsubscribe: Some(&end) };
        Ok(mailer.send(&mail).await)
    }

    /// The browser says that it is not to be told any more.
    pub(super) async fn drop_browser(&self, player: &PlayerId, id: &str) -> Result<(), Fault> {
        self.change_wishes(player, |wishes| wishes.browsers.retain(|browser| browser.id != id)).await
    }

    /// Changes how a player wants to be told.
    pub(crate) async fn change_wishes(
        &self,
        player: &PlayerId,
        change: impl FnOnce(&mut Wishes),
    ) -> Result<(), Fault> {
        let found =
            self.shared.store.player(player).await.map_err(|_| Fault::Store)?.ok_or(Fault::NoPlayer)?;
        let mut settings = Settings::read(&found.settings);
        change(&mut settings.told);
        self.set_settings(player, &settings).await
    }
}

/// What programs are told.
fn about(event: &Event, scene: &Scene) -> Value {
    let players: Vec<&str> = scene.meta.players.iter().map(|occupant| occupant.name.as_str()).collect();
    let (what, seat) = match event.what {
        What::Turn(seat) => ("turn", Some(seat)),
        What::Hurry { seat, .. } => ("hurry", Some(seat)),
        What::Over => ("over", None),
        What::Begun => ("begun", None),
    };
    let mut about =
        json!({ "event": what, "table": event.table, "game": scene.game.id(), "players": players });
    if let Some(seat) = seat {
        about["seat"] = u8::from(seat).into();
    }
    if let What::Hurry { ends_at, .. } = event.what {
        about["ends_at"] = ends_at.into();
    }
    about
}

impl Post {
    fn admits(&self, quota: Quota, name: &str) -> bool {
        self.quotas.admit(quota, name)
    }

    pub(super) async fn call(&self, hook: &Hook, id: &str, said: &Said, data: &Value) -> Outcome {
        let host = counted(hook);
        if !self.admits(HOST, &host) {
            return Outcome::Later;
        }
        self.call_now(hook, id, said, data).await.into()
    }

    pub(super) async fn call_now(
        &self,
        hook: &Hook,
        id: &str,
        said: &Said,
        data: &Value,
    ) -> Result<(), PostFault> {
        let link = format!("{}{}", self.telling.address, said.path);
        self.client().call(hook, &Notice { id, text: &said.text, link: &link, data }).await
    }
}

/// The server that a hook is at, for counting.
fn counted(hook: &Hook) -> String {
    let host = hook.address.split('/').nth(2).unwrap_or_default();
    format!("host {host}")
}

/// Which way is tried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Way {
    Push,
    Mail,
    Hook,
}

impl App {
    /// Sends something on one way, at once, and says what went wrong.
    pub(crate) async fn try_out(&self, player: &Player, way: Way) -> Result<Result<(), PostFault>, Fault> {
        let (tables, post) = (&self.tables, &self.tables.shared.post);
        let wishes = Settings::read(&player.settings).told;
        let speaker = Speaker::new(&tables.shared.library, wishes.language());
        let said = speaker.test();
        let id = format!("test-{:016x}", tables.shared.random.bits()?);
        match way {
            Way::Push => {
                let mut result = Ok(());
                for browser in &wishes.browsers {
                    let sent = tables.push(browser, &said, "test").await?;
                    if let Err(fault) = sent {
                        if fault.next() == Next::Forget {
                            tables.drop_browser(&player.id, &browser.id).await?;
                        }
                        result = Err(fault);
                    }
                }
                Ok(result)
            }
            Way::Mail => {
                let Some(mail) = &wishes.mail else { return Ok(Err(PostFault::BadMailAddress)) };
                if !post.admits(MAILS, &format!("to {}", mail.address)) {
                    return Err(Fault::TooMany);
                }
                let link = post.link(&tables.shared.store, "confirm", &player.id, &mail.address).await?;
                let (title, text) = (
                    speaker.texts.say("told-confirm-title"),
                    speaker.texts.tell("told-confirm-mail", &[("link", link.as_str().into())]),
                );
                let said = Said { title, text, path: said.path };
                tables.mail(&player.id, &mail.address, &id, &said, &speaker, false).await
            }
            Way::Hook => match &wishes.hook {
                Some(hook) => Ok(post.call_now(hook, &id, &said, &json!({ "event": "test" })).await),
                None => Ok(Err(PostFault::BadAddress)),
            },
        }
    }

    /// The same for the room of a table.
    pub(crate) async fn try_room(
        &self,
        hook: &Hook,
        language: Language,
    ) -> Result<Result<(), PostFault>, Fault> {
        let id = format!("test-{:016x}", self.tables.shared.random.bits()?);
        let said = Speaker::new(&self.tables.shared.library, language).test();
        Ok(self.tables.shared.post.call_now(hook, &id, &said, &json!({ "event": "test" })).await)
    }
}
