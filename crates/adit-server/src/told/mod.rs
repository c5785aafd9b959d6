//! Telling people who are away: what is written when a table comes to wait for somebody, and the worker that sends it.
//!
//! Nothing here is waited for by a move. What a message tells and when it is sent depends on what everybody at the table
//! notices, on what its receiver has chosen, and on nothing else.

mod letters;
mod quiet;
mod quota;
mod say;
mod send;
mod wishes;
mod worker;

pub(crate) use letters::{Asked, begun, hurry, letters};
pub(crate) use quiet::{Quiet, minute};
pub(crate) use quota::{Quotas, TESTS};
pub(crate) use say::fault;
pub(crate) use send::Way;
pub(crate) use wishes::{Browser, MailWish, Rhythm, Wishes};

use crate::Fault;
use adit_post::{Client, Mailer, Reach, VapidKey, signature};
use adit_store::{PlayerId, Store};
use std::sync::OnceLock;
use tokio::sync::OnceCell;

/// How people are told.
#[derive(Clone)]
pub struct Telling {
    /// Where the server is reached: what links in messages begin with, without a slash at the end.
    pub address: String,
    /// Through which mail server; without one there are no mails.
    pub mailer: Option<Mailer>,
    /// Where push services and webhooks may be.
    pub reach: Reach,
    /// How long to wait before somebody is told that it is their turn: whoever comes meanwhile is not.
    pub patience: std::time::Duration,
    /// How often to look for what is due.
    pub pace: std::time::Duration,
}

impl Default for Telling {
    fn default() -> Telling {
        Telling {
            address: "http://localhost:8181".to_owned(),
            mailer: None,
            reach: Reach::Public,
            patience: std::time::Duration::from_secs(20),
            pace: std::time::Duration::from_secs(2),
        }
    }
}

/// What is needed to send.
pub(crate) struct Post {
    pub(crate) telling: Telling,
    pub(crate) quotas: Quotas,
    client: OnceLock<Client>,
    key: OnceCell<VapidKey>,
    secret: OnceCell<String>,
}

impl Post {
    pub(crate) fn new(telling: Telling) -> Post {
        let (client, key, secret) = (OnceLock::new(), OnceCell::new(), OnceCell::new());
        Post { telling, quotas: Quotas::default(), client, key, secret }
    }

    /// Reading the certificates of a computer takes a while, and many servers never send anything.
    pub(crate) fn client(&self) -> &Client {
        self.client.get_or_init(|| Client::new(self.telling.reach))
    }

    /// The key that browsers know this server by. All servers of a store have the same one, for ever.
    pub(crate) async fn key(&self, store: &Store) -> Result<&VapidKey, Fault> {
        let made = async {
            let offered = VapidKey::draw().map_err(|_| Fault::NoRandomness)?.secret();
            let kept = store.secret("vapid", &offered).await.map_err(|_| Fault::Store)?;
            VapidKey::read(&kept).ok_or(Fault::Store)
        };
        self.key.get_or_try_init(|| made).await
    }

    /// Where people who run a push service can write to.
    pub(crate) fn contact(&self) -> String {
        match &self.telling.mailer {
            Some(mailer) => format!("mailto:{}", mailer.from()),
            None => self.telling.address.clone(),
        }
    }

    /// The link with which a player ends mails to an address, or says that it is theirs. It needs no session, and nobody
    /// else can make it.
    pub(crate) async fn link(
        &self,
        store: &Store,
        purpose: &'static str,
        player: &PlayerId,
        address: &str,
    ) -> Result<String, Fault> {
        let seal = self.seal(store, purpose, player, address).await?;
        Ok(format!("{}/told/{purpose}/{player}.{seal}", self.telling.address, player = player.as_str()))
    }

    /// What stands behind the name of the player in such a link.
    pub(crate) async fn seal(
        &self,
        store: &Store,
        purpose: &'static str,
        player: &PlayerId,
        address: &str,
    ) -> Result<String, Fault> {
        let made = async {
            let offered = VapidKey::draw().map_err(|_| Fault::NoRandomness)?.secret();
            store.secret("links", &offered).await.map_err(|_| Fault::Store)
        };
        let secret = self.secret.get_or_try_init(|| made).await?;
        let signed = format!("{purpose}\n{}\n{address}", player.as_str());
        Ok(signature(secret, 0, signed.as_bytes())[..40].to_owned())
    }
}
