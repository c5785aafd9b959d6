//! Passkeys of players: what a browser is asked, and whether its answer holds.
//!
//! A passkey is a pair of keys on the device of a player, made for one address of a server. Everything that the caller keeps
//! is text: a [`Question`] until it is answered, which must be once and soon, and a passkey for as long as the player wants.
//! The checks themselves are those of `webauthn-rs`; nothing of it is seen outside this crate.

mod site;

#[cfg(test)]
mod tests;

pub use site::Site;

use webauthn_rs::prelude::WebauthnError;

/// Who a player is for a device, which never tells it to people. It says nothing about the player.
pub type Handle = [u8; 16];

/// What a browser is asked, and what is needed to judge its answer.
#[derive(Clone, Debug)]
pub struct Question {
    /// What the browser is given, as JSON.
    pub options: String,
    /// What must be kept on the server, and used for one answer only.
    pub state: String,
}

/// A passkey.
#[derive(Clone, Debug)]
pub struct Kept {
    /// What devices call it. No two passkeys have the same name.
    pub id: String,
    /// What is stored of it.
    pub text: String,
}

/// Why an answer does not hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PasskeyFault {
    /// It cannot be read.
    #[error("the answer of the device cannot be read; send what `navigator.credentials` gives, as JSON")]
    Unreadable,
    /// It answers another question.
    #[error("the answer is for another question; ask again, and answer each question once")]
    OtherQuestion,
    /// It was given to another site.
    #[error("the answer was given to another address; open the page there where the passkey was made")]
    OtherSite,
    /// The device did not ask whether it is really its owner.
    #[error("the device has not asked for a PIN, a finger or a face; use one that does")]
    Unverified,
    /// The passkey has been used elsewhere since, by a copy of it.
    #[error("the passkey counts less than before, as a copy would; remove it and make a new one")]
    Copied,
    /// Anything else does not fit: the signature, above all.
    #[error("the answer does not fit the passkey; try again, or make a new one")]
    Wrong,
    /// What was kept is not what this crate has given.
    #[error("what is kept of the passkey or the question cannot be read; make a new one")]
    Damaged,
}

// The errors are of another crate, which may add to them.
#[expect(clippy::wildcard_enum_match_arm)]
fn judged(error: &WebauthnError) -> PasskeyFault {
    match error {
        WebauthnError::MismatchedChallenge => PasskeyFault::OtherQuestion,
        WebauthnError::InvalidRPOrigin | WebauthnError::InvalidRPIDHash => PasskeyFault::OtherSite,
        WebauthnError::UserNotPresent | WebauthnError::UserNotVerified => PasskeyFault::Unverified,
        WebauthnError::CredentialPossibleCompromise => PasskeyFault::Copied,
        WebauthnError::InvalidUserUniqueId | WebauthnError::InvalidClientDataType => PasskeyFault::Unreadable,
        _ => PasskeyFault::Wrong,
    }
}
