//! Who sends: a key with which the server signs what it sends to push services, RFC 8292.

use crate::PostFault;
use crate::seal::secret_key;
use crate::text::{base64url, read_base64};
use p256::SecretKey;
use p256::ecdsa::signature::Signer as _;
use p256::ecdsa::{Signature, SigningKey};
use serde_json::json;
use std::fmt;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use url::Url;

/// How long a signature holds. At most a day is allowed.
const HOLDS: Duration = Duration::from_secs(12 * 3600);

/// The key of a server. Browsers subscribe with its public part, so it must stay the same for ever.
#[derive(Clone)]
pub struct VapidKey(SecretKey);

impl VapidKey {
    /// A new key.
    pub fn draw() -> Result<VapidKey, PostFault> {
        Ok(VapidKey(secret_key()?))
    }

    /// The key that [`secret`](VapidKey::secret) has written.
    pub fn read(text: &str) -> Option<VapidKey> {
        SecretKey::from_slice(&read_base64(text)?).ok().map(VapidKey)
    }

    /// What is to be kept, as text.
    pub fn secret(&self) -> String {
        base64url(&self.0.to_bytes())
    }

    /// What browsers are told: `applicationServerKey`.
    pub fn public(&self) -> String {
        base64url(&self.0.public_key().to_sec1_bytes())
    }

    /// The header that proves to the push service at this address who sends. `contact` is where the people who run it can
    /// write to: an address that begins with `mailto:` or `https:`.
    pub(crate) fn authorization(&self, endpoint: &Url, contact: &str) -> String {
        let until = SystemTime::now() + HOLDS;
        let until = until.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
        let audience = endpoint.origin().ascii_serialization();
        let header = json!({ "typ": "JWT", "alg": "ES256" });
        let claims = json!({ "aud": audience, "exp": until, "sub": contact });
        let [header, claims] = [header, claims].map(|part| base64url(part.to_string().as_bytes()));
        let signed = format!("{header}.{claims}");
        let signature: Signature = SigningKey::from(&self.0).sign(signed.as_bytes());
        format!("vapid t={signed}.{}, k={}", base64url(&signature.to_bytes()), self.public())
    }
}

impl fmt::Debug for VapidKey {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "VapidKey({})", self.public())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_survives_being_kept_and_does_not_show_its_secret() {
        let key = VapidKey::draw().expect("a key");
        let again = VapidKey::read(&key.secret()).expect("the same key");
        assert_eq!(key.public(), again.public());
        assert_eq!(read_base64(&key.public()).map(|bytes| (bytes.len(), bytes[0])), Some((65, 4)));
        assert!(!format!("{key:?}").contains(&key.secret()));
        for broken in ["", "!", "AAAA", &key.public(), &base64url(&[0; 32]), &base64url(&[255; 32])] {
            assert!(VapidKey::read(broken).is_none(), "{broken}");
        }
    }
}
