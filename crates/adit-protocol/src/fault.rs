//! What an error answers.

use adit_any::ReadFault;
use adit_game::Texts;
use adit_table::{LoadFault, NewTableFault, Refusal, ReplayFault};
use serde_json::{Value, json};

/// An error as a program reads it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// A word for programs. It does not change between versions.
    pub code: &'static str,
    /// A sentence for people that says what to do.
    pub message: String,
    /// The clause of the rules behind it.
    pub rule: Option<&'static str>,
}

impl Fault {
    pub(crate) fn new(code: &'static str, message: impl Into<String>) -> Fault {
        Fault { code, message: message.into(), rule: None }
    }

    pub(crate) fn no_table() -> Fault {
        Fault::new("no-table", "there is no table yet; begin with the request new, replay or load")
    }

    pub(crate) fn refusal(refusal: &Refusal, texts: &Texts) -> Fault {
        Fault {
            code: refusal.code(),
            message: refusal.sentence(texts),
            rule: refusal.rule().map(|rule| rule.number),
        }
    }

    pub(crate) fn json(self) -> Value {
        let mut json = json!({ "code": self.code, "message": self.message });
        if let Some(rule) = self.rule {
            json["rule"] = rule.into();
        }
        json
    }
}

impl From<ReadFault> for Fault {
    fn from(fault: ReadFault) -> Fault {
        let rule = match &fault {
            ReadFault::Replay(ReplayFault::Entry { refusal, .. }) => refusal.rule().map(|rule| rule.number),
            ReadFault::Replay(
                ReplayFault::Game { .. }
                | ReplayFault::Rules { .. }
                | ReplayFault::Setup(_)
                | ReplayFault::Position(_)
                | ReplayFault::OtherSetup,
            )
            | ReadFault::UnknownGame { .. }
            | ReadFault::Journal(_) => None,
        };
        Fault { code: fault.code(), message: fault.to_string(), rule }
    }
}

impl From<NewTableFault> for Fault {
    fn from(fault: NewTableFault) -> Fault {
        let code = match &fault {
            NewTableFault::Setup(_) => "bad-setup",
            NewTableFault::Draw(refusal) => refusal.code(),
        };
        Fault::new(code, fault.to_string())
    }
}

impl From<LoadFault> for Fault {
    fn from(fault: LoadFault) -> Fault {
        Fault::new("bad-view", fault.to_string())
    }
}
