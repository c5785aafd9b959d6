//! What a browser does: it subscribes, verifies who sends and opens what it receives. Written from RFC 8291, RFC 8188 and
//! RFC 8292, and shares no code with the sender.

use crate::http::Received;
use adit_post::Subscription;
use aes_gcm::aead::{Aead as _, KeyInit as _};
use aes_gcm::{Aes128Gcm, Nonce};
use base64ct::{Base64UrlUnpadded, Encoding as _};
use hmac::{Hmac, Mac as _};
use p256::ecdsa::signature::Verifier as _;
use p256::ecdsa::{Signature, VerifyingKey};
use p256::{PublicKey, SecretKey};
use serde_json::{Value, json};
use sha2::Sha256;

pub struct Browser {
    secret: SecretKey,
    auth: [u8; 16],
}

impl Browser {
    pub fn new(seed: u8) -> Browser {
        Browser { secret: SecretKey::from_slice(&[seed; 32]).unwrap(), auth: [seed; 16] }
    }

    /// As `PushSubscription.toJSON` writes it.
    pub fn subscribe(&self, endpoint: &str) -> Subscription {
        let public = Base64UrlUnpadded::encode_string(&self.secret.public_key().to_sec1_bytes());
        let auth = Base64UrlUnpadded::encode_string(&self.auth);
        let subscription = json!({ "endpoint": endpoint, "expirationTime": null, "keys": { "p256dh": public, "auth": auth } });
        serde_json::from_value(subscription).unwrap()
    }

    /// The text of a body of RFC 8188 with one record.
    pub fn open(&self, body: &[u8]) -> Option<String> {
        let (salt, rest) = body.split_at_checked(16)?;
        let (size, rest) = rest.split_at_checked(4)?;
        let size = u32::from_be_bytes(size.try_into().ok()?) as usize;
        let (length, rest) = rest.split_first()?;
        let (key, record) = rest.split_at_checked(usize::from(*length))?;
        assert!(record.len() <= size && body.len() <= 4096, "push services take one record of 4,096 bytes");
        let shared = self.secret.diffie_hellman(&PublicKey::from_sec1_bytes(key).ok()?);
        let mut info = b"WebPush: info\0".to_vec();
        info.extend_from_slice(&self.secret.public_key().to_sec1_bytes());
        info.extend_from_slice(key);
        let agreed = hkdf(&self.auth, shared.raw_secret_bytes(), &info);
        let key = hkdf(salt, &agreed, b"Content-Encoding: aes128gcm\0");
        let nonce = hkdf(salt, &agreed, b"Content-Encoding: nonce\0");
        let cipher = Aes128Gcm::new_from_slice(&key[..16]).unwrap();
        let nonce: [u8; 12] = nonce[..12].try_into().unwrap();
        let mut text = cipher.decrypt(&Nonce::from(nonce), record).ok()?;
        while text.last() == Some(&0) {
            text.pop();
        }
        (text.pop() == Some(2)).then(|| String::from_utf8(text).unwrap())
    }
}

/// One block of HKDF as RFC 5869 writes it.
fn hkdf(salt: &[u8], secret: &[u8], info: &[u8]) -> Vec<u8> {
    let hmac = |key: &[u8], data: &[u8]| {
        let mut mac = Hmac::<Sha256>::new_from_slice(key).unwrap();
        mac.update(data);
        mac.finalize().into_bytes().to_vec()
    };
    hmac(&hmac(salt, secret), &[info, &[1]].concat())
}

/// The claims of the server whose public key this is, if its signature is right.
pub fn claims(received: &Received, public: &str) -> Value {
    let text = received.header("authorization").strip_prefix("vapid ").unwrap();
    let (token, key) = text.split_once(", ").unwrap();
    assert_eq!(key.strip_prefix("k="), Some(public));
    let (signed, signature) = token.strip_prefix("t=").unwrap().rsplit_once('.').unwrap();
    let key = VerifyingKey::from_sec1_bytes(&Base64UrlUnpadded::decode_vec(public).unwrap()).unwrap();
    let signature = Signature::from_slice(&Base64UrlUnpadded::decode_vec(signature).unwrap()).unwrap();
    key.verify(signed.as_bytes(), &signature).unwrap();
    let (header, claims) = signed.split_once('.').unwrap();
    let read = |part: &str| -> Value {
        serde_json::from_slice(&Base64UrlUnpadded::decode_vec(part).unwrap()).unwrap()
    };
    assert_eq!(read(header), json!({ "typ": "JWT", "alg": "ES256" }));
    read(claims)
}
