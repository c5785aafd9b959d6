//! Secrets that open a seat.

use crate::Fault;
use crate::entropy::Random;
use crate::key::digest;
use sha2::{Digest as _, Sha256};

/// A secret that nobody can guess. Who has it may sit where it leads. It is never logged and never stored.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

/// What is stored of a token: enough to know it again, not enough to make it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub struct TokenHash(String);

/// The length of a token as it is written.
const LENGTH: usize = 32;

impl Token {
    /// A new one.
    pub(crate) fn random(random: &Random) -> Result<Token, Fault> {
        Ok(Token(format!("{:016x}{:016x}", random.bits()?, random.bits()?)))
    }

    /// The token that is written like this, if any can be.
    pub fn read(text: &str) -> Option<Token> {
        let valid =
            text.len() == LENGTH && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        valid.then(|| Token(text.to_owned()))
    }

    /// The token that secrets give, which nobody can guess who does not know them.
    pub(crate) fn derived(secrets: &[&str]) -> Token {
        Token(digest(secrets)[..LENGTH / 2].iter().map(|byte| format!("{byte:02x}")).collect())
    }

    /// What is stored of it.
    pub fn hash(&self) -> TokenHash {
        TokenHash::of(&self.0)
    }

    /// The secret itself, for the link that carries it.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl TokenHash {
    /// What is stored of the token that is written like this.
    pub(crate) fn of(token: &str) -> TokenHash {
        const DIGITS: &[u8; 16] = b"0123456789abcdef";
        let digit = |half: u8| char::from(DIGITS[usize::from(half)]);
        let digest = Sha256::digest(token.as_bytes());
        TokenHash(digest.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect())
    }

    /// As it was stored.
    pub(crate) fn stored(text: String) -> TokenHash {
        TokenHash(text)
    }

    /// As it is stored.
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

impl std::fmt::Debug for Token {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("Token(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Entropy;

    #[test]
    fn a_token_is_known_by_its_hash_and_not_shown() {
        let random = Random::new(Entropy::Os);
        let token = Token::random(&random).expect("randomness");
        let again = Token::read(token.reveal()).expect("what is written is read");
        assert_eq!(token.hash(), again.hash());
        assert_ne!(token.hash(), Token::random(&random).expect("randomness").hash());
        assert!(!format!("{token:?}").contains(token.reveal()));
    }

    #[test]
    fn other_texts_are_no_tokens() {
        for text in
            ["", "abc", &"g".repeat(32), &"A".repeat(32), &"0".repeat(33), "ä000000000000000000000000000000"]
        {
            assert_eq!(Token::read(text), None, "{text}");
        }
    }
}
