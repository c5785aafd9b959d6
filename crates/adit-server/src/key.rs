//! Keys with which a request that is sent twice happens once.

use crate::Fault;
use axum::extract::FromRequestParts;
use axum::http::HeaderName;
use axum::http::request::Parts;
use sha2::{Digest as _, Sha256};

/// The header that carries a key.
const HEADER: HeaderName = HeaderName::from_static("idempotency-key");
/// The shortest and the longest key.
const LENGTHS: std::ops::RangeInclusive<usize> = 16..=128;

/// What a client calls something that shall happen once. It is a secret of the client and never stored.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Key(String);

impl Key {
    /// The key that is written like this.
    pub(crate) fn read(text: &str) -> Result<Key, Fault> {
        let fits = LENGTHS.contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_graphic());
        let (least, most) = (LENGTHS.start(), LENGTHS.end());
        let why = || Fault::bad(format!("`Idempotency-Key` has {least} to {most} visible ASCII characters"));
        fits.then(|| Key(text.to_owned())).ok_or_else(why)
    }

    /// What is stored of it where somebody has used it for something.
    pub(crate) fn hash(&self, purpose: &str) -> String {
        digest(&["adit key", purpose, &self.0]).iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

/// The digest of texts one behind the other, of which none can pass for another: each comes with its length.
pub(crate) fn digest(texts: &[&str]) -> [u8; 32] {
    let mut digest = Sha256::new();
    for text in texts {
        digest.update((text.len() as u64).to_le_bytes());
        digest.update(text.as_bytes());
    }
    digest.finalize().into()
}

/// The key of a request, if it carries one.
pub(crate) struct Once(pub(crate) Option<Key>);

impl<S: Send + Sync> FromRequestParts<S> for Once {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Once, Fault> {
        let said = parts.headers.get(HEADER);
        let read = |value: &axum::http::HeaderValue| Key::read(value.to_str().unwrap_or_default());
        said.map(read).transpose().map(Once)
    }
}

/// How the description of an address names the header.
#[derive(utoipa::IntoParams)]
#[into_params(parameter_in = Header)]
pub(crate) struct OnceHeader {
    /// A random text of your own, such as a UUID. If no answer comes, send the request again with the same key: it happens
    /// once.
    #[expect(dead_code, reason = "the header is read by hand; this describes it")]
    #[param(rename = "Idempotency-Key", value_type = String, required = false, min_length = 16, max_length = 128, pattern = "^[!-~]+$")]
    key: Option<String>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_visible_and_neither_short_nor_long() {
        let long = "k".repeat(129);
        for (text, fits) in [
            ("6e0cbf0a-1f5c-4e5b-a8f4-7a1e1e4a0b6d", true),
            ("0123456789abcdef", true),
            (&long[..128], true),
            (&long, false),
            ("0123456789abcde", false),
            ("0123456789 abcdef", false),
            ("0123456789abcdeé", false),
            ("", false),
        ] {
            assert_eq!(Key::read(text).is_ok(), fits, "{text}");
        }
    }

    #[test]
    fn texts_that_are_cut_differently_have_different_digests() {
        assert_ne!(digest(&["ab", "c"]), digest(&["a", "bc"]));
        assert_ne!(digest(&["ab"]), digest(&["ab", ""]));
        assert_eq!(digest(&["ab", "c"]), digest(&["ab", "c"]));
    }
}
