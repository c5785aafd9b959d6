//! What can go wrong when something is sent.

use std::time::Duration;

/// Why a message was not delivered.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PostFault {
    /// The text is not an address that can be sent to.
    #[error("this is not an address to send to; copy the whole address, it begins with https://")]
    BadAddress,
    /// Only encrypted connections are used.
    #[error("{host} would be reached without encryption; use an address that begins with https://")]
    NotEncrypted {
        /// The name in the address.
        host: String,
    },
    /// The address leads into a private network, and the host has not allowed that.
    #[error(
        "{host} is inside a private network; use a public address, or let the host of this server allow internal ones"
    )]
    Internal {
        /// The name in the address.
        host: String,
    },
    /// The name has no address.
    #[error("{host} cannot be found; check the spelling of the address")]
    Unknown {
        /// The name in the address.
        host: String,
    },
    /// Nobody answers at the address.
    #[error("{host} cannot be reached ({reason}); check the address, or try again when it is up")]
    Unreachable {
        /// The name in the address.
        host: String,
        /// What the network says.
        reason: String,
    },
    /// The other side cannot prove who it is, or does not speak the protocol.
    #[error("{host} does not open a secure connection ({reason}); its certificate may have expired")]
    Untrusted {
        /// The name in the address.
        host: String,
        /// What is wrong with it.
        reason: String,
    },
    /// The answer takes too long.
    #[error("{host} did not answer in time; try again later")]
    Slow {
        /// The name in the address.
        host: String,
    },
    /// The connection broke.
    #[error("the connection to {host} broke ({reason}); try again later")]
    Broken {
        /// The name in the address.
        host: String,
        /// What the network says.
        reason: String,
    },
    /// What was sent to is not there any more.
    #[error("{host} says that this address no longer exists ({status}); set it up again")]
    Gone {
        /// The name in the address.
        host: String,
        /// The status of the answer.
        status: u16,
    },
    /// The answer leads elsewhere, and redirects are not followed.
    #[error("{host} answers with a redirect ({status}); enter the address that it leads to")]
    Moved {
        /// The name in the address.
        host: String,
        /// The status of the answer.
        status: u16,
    },
    /// The other side does not want it.
    #[error("{host} refuses the message ({status}) {said}; check the address and its settings there")]
    Refused {
        /// The name in the address.
        host: String,
        /// The status of the answer.
        status: u16,
        /// The beginning of the answer.
        said: String,
    },
    /// Too many messages.
    #[error("{host} receives too many messages from here; it will be tried again later")]
    Limited {
        /// The name in the address.
        host: String,
        /// When it wants to be asked again.
        after: Option<Duration>,
    },
    /// The other side has a fault of its own.
    #[error("{host} has a fault of its own ({status}) {said}; it will be tried again later")]
    Failing {
        /// The name in the address.
        host: String,
        /// The status of the answer.
        status: u16,
        /// The beginning of the answer.
        said: String,
    },
    /// A subscription of a browser whose keys cannot be read.
    #[error("the keys of this browser cannot be read; switch notifications off and on again")]
    BadKeys,
    /// The text does not fit into a message.
    #[error("the message is too long to be sent this way; shorten it")]
    TooLong,
    /// The text is not a mail address.
    #[error("this is not a mail address; it looks like name@example.org")]
    BadMailAddress,
    /// The mail server does not take this mail.
    #[error("the mail server refuses the mail ({said}); check the address")]
    MailRefused {
        /// What the mail server says.
        said: String,
    },
    /// The mail server takes no mail at the moment.
    #[error("the mail server asks to try later ({said})")]
    MailLater {
        /// What the mail server says.
        said: String,
    },
    /// The mail server does not let us in, or cannot be reached.
    #[error("the mail server cannot be used ({reason}); let the host of this server check --mail")]
    MailServer {
        /// What is wrong.
        reason: String,
    },
    /// The operating system has no random numbers.
    #[error("the operating system gives no random numbers; restart the server")]
    NoRandomness,
}

/// What to do after a message was not delivered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// Try again, not before this time has passed if the other side said so.
    Again(Option<Duration>),
    /// Give this message up.
    GiveUp,
    /// Give it up and never send to this address again.
    Forget,
}

impl PostFault {
    /// Does another attempt make sense?
    pub fn next(&self) -> Next {
        match self {
            PostFault::Unknown { .. }
            | PostFault::Unreachable { .. }
            | PostFault::Untrusted { .. }
            | PostFault::Slow { .. }
            | PostFault::Broken { .. }
            | PostFault::Failing { .. }
            | PostFault::MailLater { .. }
            | PostFault::MailServer { .. }
            | PostFault::NoRandomness => Next::Again(None),
            PostFault::Limited { after, .. } => Next::Again(*after),
            PostFault::Gone { .. } | PostFault::BadKeys => Next::Forget,
            PostFault::BadAddress
            | PostFault::NotEncrypted { .. }
            | PostFault::Internal { .. }
            | PostFault::Moved { .. }
            | PostFault::Refused { .. }
            | PostFault::TooLong
            | PostFault::BadMailAddress
            | PostFault::MailRefused { .. } => Next::GiveUp,
        }
    }

    /// A word for programs; the sentence for people can be found by it.
    pub fn code(&self) -> &'static str {
        match self {
            PostFault::BadAddress => "bad-address",
            PostFault::NotEncrypted { .. } => "not-encrypted",
            PostFault::Internal { .. } => "internal",
            PostFault::Unknown { .. } => "unknown",
            PostFault::Unreachable { .. } => "unreachable",
            PostFault::Untrusted { .. } => "untrusted",
            PostFault::Slow { .. } => "slow",
            PostFault::Broken { .. } => "broken",
            PostFault::Gone { .. } => "gone",
            PostFault::Moved { .. } => "moved",
            PostFault::Refused { .. } => "refused",
            PostFault::Limited { .. } => "limited",
            PostFault::Failing { .. } => "failing",
            PostFault::BadKeys => "bad-keys",
            PostFault::TooLong => "too-long",
            PostFault::BadMailAddress => "bad-mail-address",
            PostFault::MailRefused { .. } => "mail-refused",
            PostFault::MailLater { .. } => "mail-later",
            PostFault::MailServer { .. } => "mail-server",
            PostFault::NoRandomness => "no-randomness",
        }
    }

    /// Every word of [`code`](PostFault::code).
    pub const CODES: [&'static str; 20] = [
        "bad-address",
        "not-encrypted",
        "internal",
        "unknown",
        "unreachable",
        "untrusted",
        "slow",
        "broken",
        "gone",
        "moved",
        "refused",
        "limited",
        "failing",
        "bad-keys",
        "too-long",
        "bad-mail-address",
        "mail-refused",
        "mail-later",
        "mail-server",
        "no-randomness",
    ];

    /// What the sentence about it names: the other side, and what it answered.
    pub fn details(&self) -> (Option<&str>, Option<String>) {
        match self {
            PostFault::BadAddress
            | PostFault::BadKeys
            | PostFault::TooLong
            | PostFault::BadMailAddress
            | PostFault::NoRandomness => (None, None),
            PostFault::NotEncrypted { host }
            | PostFault::Internal { host }
            | PostFault::Unknown { host }
            | PostFault::Slow { host }
            | PostFault::Limited { host, after: _ } => (Some(host), None),
            PostFault::Unreachable { host, reason }
            | PostFault::Untrusted { host, reason }
            | PostFault::Broken { host, reason } => (Some(host), Some(reason.clone())),
            PostFault::Gone { host, status } | PostFault::Moved { host, status } => {
                (Some(host), Some(status.to_string()))
            }
            PostFault::Refused { host, status, said } | PostFault::Failing { host, status, said } => {
                (Some(host), Some(format!("{status} {said}").trim().to_owned()))
            }
            PostFault::MailRefused { said } | PostFault::MailLater { said } => (None, Some(said.clone())),
            PostFault::MailServer { reason } => (None, Some(reason.clone())),
        }
    }
}
