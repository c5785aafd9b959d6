//! Passkeys of players: what browsers are asked, and what their answers do.
//!
//! What is asked is kept in the store, so any server of it may hear the answer. Its secret is a cookie of the browser that
//! asked, and it is used up by the first answer, right or wrong.

use super::{browser, unknown};
use crate::access::{address, cookies};
use crate::key::digest;
use crate::session::Person;
use crate::token::Token;
use crate::{App, Fault};
use adit_passkeys::{Handle, PasskeyFault, Question, Site};
use adit_store::{Opener, Passkey, Player, PlayerId, StoreError, Time};
use axum::http::HeaderMap;
use axum::http::header::{HeaderName, SET_COOKIE};
use serde::{Deserialize, Serialize};

/// The cookie with the secret of what a browser is asked.
const COOKIE: &str = "adit-passkey";
/// The addresses that the cookie is sent to.
const PATH: &str = "/me/passkeys";
/// How long an answer may take, in milliseconds: five minutes, as devices give people.
const PATIENCE: i64 = 300_000;
/// So many passkeys a player may have.
const MOST: usize = 20;

/// What a browser is asked, as it is kept.
#[derive(Serialize, Deserialize)]
struct Asked {
    /// For whom a passkey is made, and in which session; nobody if one is to be used.
    by: Option<(PlayerId, String)>,
    /// The address at which it is asked.
    site: String,
    /// What is needed to judge the answer.
    state: String,
}

/// The JSON for a browser, and the cookie that goes with it.
pub(crate) type Sent = ([(HeaderName, String); 1], String);

fn judged(fault: PasskeyFault) -> Fault {
    match fault {
        PasskeyFault::Unreadable => Fault::bad(fault),
        PasskeyFault::OtherQuestion => Fault::PasskeyLate,
        PasskeyFault::OtherSite => Fault::PasskeyElsewhere,
        PasskeyFault::Unverified => Fault::PasskeyUnverified,
        PasskeyFault::Copied => Fault::PasskeyCopied,
        PasskeyFault::Wrong | PasskeyFault::Damaged => Fault::PasskeyWrong,
    }
}

/// What devices call a player. It leads nobody to the player.
fn handle(player: &PlayerId) -> Handle {
    let [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, ..] = digest(&["adit passkey", player.as_str()]);
    [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p]
}

fn host(address: &str) -> Option<&str> {
    address.split_once("://").map(|(_, host)| host)
}

/// Where a browser is, and the site for its passkeys if it may have some there. Whether a proxy encrypts is known from
/// `--https`, or from the address that the host has given.
fn place(app: &App, headers: &HeaderMap) -> Option<(String, Site)> {
    let (asked, public) = (address(app, headers), app.tables.shared.post.telling.address.as_str());
    let is_public = host(&asked) == host(public) && public.starts_with("https://");
    let here = if is_public { public } else { &asked };
    Some((here.to_owned(), Site::at(here)?))
}

/// May browsers have passkeys where this one is?
pub(crate) fn are_offered(app: &App, headers: &HeaderMap) -> bool {
    place(app, headers).is_some()
}

impl App {
    async fn ask(
        &self,
        by: Option<(PlayerId, String)>,
        site: String,
        question: Question,
    ) -> Result<Sent, Fault> {
        let shared = &self.tables.shared;
        let secret = Token::random(&shared.random)?;
        let asked = Asked { by, site, state: question.state };
        let text = serde_json::to_string(&asked).map_err(Fault::bad)?;
        let ends_at = Time::from_millis(shared.store.now().millis() + PATIENCE);
        let kept = shared.store.add_question(secret.hash().as_str().to_owned(), text, ends_at).await;
        kept.map_err(|fault| Fault::store(&fault))?;
        let secure = if self.secure_cookies { "; Secure" } else { "" };
        let (secret, age) = (secret.reveal(), PATIENCE / 1000);
        let cookie =
            format!("{COOKIE}={secret}; Path={PATH}; Max-Age={age}; HttpOnly; SameSite=Strict{secure}");
        Ok(([(SET_COOKIE, cookie)], question.options))
    }

    /// What this browser was asked, where it is now. Nobody can answer it again.
    async fn asked(&self, headers: &HeaderMap) -> Result<(Asked, Site), Fault> {
        let (here, site) = place(self, headers).ok_or(Fault::NoPasskeys)?;
        let held = cookies(headers).find(|(name, _)| *name == COOKIE);
        let secret = held.and_then(|(_, secret)| Token::read(secret)).ok_or(Fault::PasskeyLate)?;
        let text = self.tables.shared.store.take_question(secret.hash().as_str()).await;
        let late =
            |fault| if matches!(fault, StoreError::NoOpener) { Fault::PasskeyLate } else { unknown(&fault) };
        let text = text.map_err(late)?;
        let asked: Asked = serde_json::from_str(&text).map_err(|_| Fault::PasskeyLate)?;
        if asked.site != here {
            return Err(Fault::PasskeyElsewhere);
        }
        Ok((asked, site))
    }

    /// The passkeys of a player, the oldest first.
    pub(crate) async fn passkeys(&self, player: &PlayerId) -> Result<Vec<Passkey>, Fault> {
        self.tables.shared.store.passkeys(player).await.map_err(|_| Fault::Store)
    }

    /// Asks a browser for a new passkey of a player.
    pub(crate) async fn ask_for_new(
        &self,
        headers: &HeaderMap,
        person: &Person,
        player: &Player,
    ) -> Result<Sent, Fault> {
        let (here, site) = place(self, headers).ok_or(Fault::NoPasskeys)?;
        let known: Vec<String> =
            self.passkeys(&player.id).await?.into_iter().map(|passkey| passkey.id).collect();
        if known.len() >= MOST {
            return Err(Fault::PasskeysFull);
        }
        let name = if player.name.is_empty() { "Adit" } else { &player.name };
        let question = site.ask_for_new(handle(&player.id), name, &known).map_err(judged)?;
        self.ask(Some((player.id.clone(), person.session().as_str().to_owned())), here, question).await
    }

    /// Keeps the passkey that a browser has made for the player who has asked for it in this session.
    pub(crate) async fn add_passkey(
        &self,
        headers: &HeaderMap,
        person: &Person,
        player: &Player,
        answer: &str,
    ) -> Result<(), Fault> {
        let (asked, site) = self.asked(headers).await?;
        if asked.by != Some((player.id.clone(), person.session().as_str().to_owned())) {
            return Err(Fault::PasskeyLate);
        }
        let kept = site.new_passkey(handle(&player.id), &asked.state, answer).map_err(judged)?;
        let store = &self.tables.shared.store;
        let added = store.add_passkey(player.id.clone(), kept.id, browser(headers), kept.text).await;
        added.map_err(|fault| {
            if matches!(fault, StoreError::PasskeyKnown) { Fault::PasskeyKnown } else { unknown(&fault) }
        })
    }

    /// Asks a browser for any passkey that it has.
    pub(crate) async fn ask_for_any(&self, headers: &HeaderMap) -> Result<Sent, Fault> {
        let (here, site) = place(self, headers).ok_or(Fault::NoPasskeys)?;
        let question = site.ask_for_any().map_err(judged)?;
        self.ask(None, here, question).await
    }

    /// What opens the player whose passkey a browser has used.
    pub(crate) async fn opener(&self, headers: &HeaderMap, answer: &str) -> Result<Opener, Fault> {
        let (asked, site) = self.asked(headers).await?;
        if asked.by.is_some() {
            return Err(Fault::PasskeyLate);
        }
        let id = Site::which(answer).map_err(judged)?;
        let found = self.tables.shared.store.passkey(&id).await.map_err(|_| Fault::Store)?;
        let before = found.ok_or(Fault::PasskeyUnknown)?.key;
        let after = site.used(&asked.state, answer, &before).map_err(judged)?;
        Ok(Opener::Passkey { id, before, after })
    }
}
