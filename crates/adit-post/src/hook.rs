//! Webhooks: a message for a program of the receiver, or for a room of Discord, Slack or Matrix.

use crate::client::Delivery;
use crate::text::hex;
use crate::{Client, PostFault, Reach};
use hmac::{Hmac, KeyInit as _, Mac as _};
use hyper::Method;
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, HeaderName, HeaderValue};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use sha2::Sha256;
use std::time::{SystemTime, UNIX_EPOCH};
use url::Url;

/// In which form a message is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Format {
    /// JSON for any program, signed.
    Json,
    /// A webhook of a channel of Discord.
    Discord,
    /// An incoming webhook of Slack.
    Slack,
    /// A webhook of Matrix Hookshot; or the address at which messages are sent to a room, with an access token as secret.
    Matrix,
}

impl Format {
    /// All of them.
    pub const ALL: [Format; 4] = [Format::Json, Format::Discord, Format::Slack, Format::Matrix];
}

/// Where to send to.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hook {
    /// The form.
    pub format: Format,
    /// The address.
    pub address: String,
    /// What signed JSON is signed with; for a room of Matrix the access token.
    #[serde(default)]
    pub secret: String,
}

/// What is sent.
#[derive(Clone, Debug)]
pub struct Notice<'notice> {
    /// The same each time the same message is tried: receivers that see it twice can leave one out.
    pub id: &'notice str,
    /// One line for people.
    pub text: &'notice str,
    /// Where it leads.
    pub link: &'notice str,
    /// What programs are told beside that, as an object.
    pub data: &'notice Value,
}

/// The header with the signature: `t=SECONDS,v1=HEX`.
pub const SIGNATURE: &str = "adit-signature";
/// The header with the name of the message.
const DELIVERY: &str = "adit-delivery";

/// The signature of a body that is sent at this second since 1970: HMAC-SHA256 of `SECONDS.BODY`, as digits of base 16.
pub fn signature(secret: &str, seconds: u64, body: &[u8]) -> String {
    // HMAC takes a key of any length.
    let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(secret.as_bytes()) else {
        return String::new();
    };
    mac.update(format!("{seconds}.").as_bytes());
    mac.update(body);
    hex(&mac.finalize().into_bytes())
}

impl Hook {
    /// Can this be sent to? Nothing is looked up.
    pub fn check(&self, reach: Reach) -> Result<(), PostFault> {
        reach.read(&self.address).map(drop)
    }

    fn delivery(&self, reach: Reach, notice: &Notice<'_>) -> Result<Delivery, PostFault> {
        let mut url = reach.read(&self.address)?;
        let mut method = Method::POST;
        let mut headers = vec![(CONTENT_TYPE, HeaderValue::from_static("application/json"))];
        let text = |text: &str| HeaderValue::from_str(text).map_err(|_| PostFault::BadAddress);
        let Notice { id, text: said, link, data } = notice;
        let body = match self.format {
            Format::Json => json!({ "id": id, "text": said, "link": link, "data": data }),
            // Nobody is called by a message whose words come from players.
            Format::Discord => {
                json!({ "content": format!("{} {link}", plain(said)), "allowed_mentions": { "parse": [] } })
            }
            Format::Slack => json!({ "text": format!("{} <{}>", escaped(said), escaped(link)) }),
            Format::Matrix if is_room(&url) => {
                method = Method::PUT;
                url.path_segments_mut().map_err(|()| PostFault::BadAddress)?.pop_if_empty().push(id);
                headers.push((AUTHORIZATION, text(&format!("Bearer {}", self.secret))?));
                json!({ "msgtype": "m.notice", "body": format!("{said} {link}"), "m.mentions": {} })
            }
            Format::Matrix => {
                let html = format!("{} <a href=\"{link}\">{link}</a>", escaped(said), link = escaped(link));
                json!({ "text": format!("{} {link}", plain(said)), "html": html })
            }
        };
        let body = body.to_string().into_bytes();
        headers.push((HeaderName::from_static(DELIVERY), text(id)?));
        if self.format == Format::Json && !self.secret.is_empty() {
            let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
            let signed = format!("t={now},v1={}", signature(&self.secret, now, &body));
            headers.push((HeaderName::from_static(SIGNATURE), text(&signed)?));
        }
        Ok(Delivery { method, url, headers, body })
    }
}

/// Is it where messages are sent to a room, rather than a webhook?
fn is_room(url: &Url) -> bool {
    url.path().contains("/_matrix/client/")
}

/// What Slack and HTML read as signs of their own.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Names are chosen by players: none of their signs sets a text in another way or leads elsewhere.
fn plain(text: &str) -> String {
    text.chars().fold(String::new(), |mut plain, letter| {
        if r"\*_~`|>#[]()<@".contains(letter) {
            plain.push('\\');
        }
        plain.push(letter);
        plain
    })
}

impl Client {
    /// Sends a notice, once.
    pub async fn call(&self, hook: &Hook, notice: &Notice<'_>) -> Result<(), PostFault> {
        self.send(hook.delivery(self.reach(), notice)?).await
    }
}

/// The secret is not shown, nor is the address, which is a secret itself with most services.
impl std::fmt::Debug for Hook {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let host = Url::parse(&self.address).ok().and_then(|url| url.host_str().map(str::to_owned));
        write!(formatter, "Hook({:?}, {})", self.format, host.unwrap_or_default())
    }
}
