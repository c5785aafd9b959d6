//! Web Push: RFC 8030.

use crate::client::Delivery;
use crate::seal::{Once, seal};
use crate::text::{base64url, read_base64};
use crate::{Client, PostFault, Reach, VapidKey};
use hyper::Method;
use hyper::header::{AUTHORIZATION, CONTENT_ENCODING, CONTENT_TYPE, HeaderName, HeaderValue};
use p256::PublicKey;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use std::time::Duration;
use url::Url;

/// Where a browser wants to be told, as `PushSubscription.toJSON` writes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Subscription {
    /// The address at its push service.
    pub endpoint: String,
    /// What only the browser can read is sealed with these.
    pub keys: Keys,
}

/// The keys of a browser.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Keys {
    /// Its public key.
    pub p256dh: String,
    /// A secret that it shares with the server.
    pub auth: String,
}

/// How soon a sleeping device is to be woken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Urgency {
    /// Soon.
    Normal,
    /// At once.
    High,
}

/// What is sent to a browser.
#[derive(Clone, Debug)]
pub struct Push<'push> {
    /// What the service worker of the page receives.
    pub text: &'push str,
    /// A later message about the same replaces one that has not been delivered.
    pub about: &'push str,
    /// So long it is worth delivering.
    pub lasts: Duration,
    /// How soon a sleeping device is to be woken.
    pub urgency: Urgency,
}

impl Subscription {
    /// Can this be sent to? Nothing is looked up.
    pub fn check(&self, reach: Reach) -> Result<(), PostFault> {
        self.read(reach).map(drop)
    }

    fn read(&self, reach: Reach) -> Result<(Url, PublicKey, Vec<u8>), PostFault> {
        let endpoint = reach.read(&self.endpoint)?;
        let public = read_base64(&self.keys.p256dh).ok_or(PostFault::BadKeys)?;
        let public = PublicKey::from_sec1_bytes(&public).map_err(|_| PostFault::BadKeys)?;
        let auth = read_base64(&self.keys.auth).filter(|auth| auth.len() == 16).ok_or(PostFault::BadKeys)?;
        Ok((endpoint, public, auth))
    }
}

impl Client {
    /// Sends a message to a browser, once.
    pub async fn push(
        &self,
        subscription: &Subscription,
        push: &Push<'_>,
        key: &VapidKey,
        contact: &str,
    ) -> Result<(), PostFault> {
        let (url, public, auth) = subscription.read(self.reach())?;
        let body = seal(push.text.as_bytes(), &public, &auth, &Once::draw()?)?;
        let urgency = match push.urgency {
            Urgency::Normal => "normal",
            Urgency::High => "high",
        };
        // A topic has up to 32 letters of base64url.
        let topic = base64url(&Sha256::digest(push.about.as_bytes())[..24]);
        let authorization = key.authorization(&url, contact);
        let text = |text: &str| HeaderValue::from_str(text).map_err(|_| PostFault::BadAddress);
        let headers = vec![
            (AUTHORIZATION, text(&authorization)?),
            (CONTENT_TYPE, HeaderValue::from_static("application/octet-stream")),
            (CONTENT_ENCODING, HeaderValue::from_static("aes128gcm")),
            (HeaderName::from_static("ttl"), HeaderValue::from(push.lasts.as_secs())),
            (HeaderName::from_static("urgency"), HeaderValue::from_static(urgency)),
            (HeaderName::from_static("topic"), text(&topic)?),
        ];
        self.send(Delivery { method: Method::POST, url, headers, body }).await
    }
}
