//! What people were told about what they did, to be compared with what is stored.

use crate::world::Heard;
use adit_store::{Message, Stored};
use std::collections::{BTreeMap, BTreeSet};

/// What somebody was told about something that they did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fate {
    /// It is stored.
    Done,
    /// Nothing was changed.
    Refused,
    /// Nobody knows.
    Unknown,
}

impl Fate {
    pub(crate) fn of(heard: &Heard) -> Fate {
        match heard {
            Heard::Answer { status: 200..300, .. } => Fate::Done,
            Heard::Answer { .. } if heard.code().as_deref() == Some("uncertain") => Fate::Unknown,
            Heard::Answer { .. } | Heard::Closed => Fate::Refused,
            Heard::Nothing => Fate::Unknown,
        }
    }
}

/// What was done at a table.
#[derive(Default)]
pub(crate) struct Ledger {
    /// The moves of each seat in their order: the offer, the words, and what came of it. The same move may be sent twice.
    moves: BTreeMap<u8, Vec<(String, String, Fate)>>,
    /// How often each seat has made a move again, or may have.
    redone: BTreeMap<u8, usize>,
    /// The seats that have said something beforehand: the server may move for them.
    ordered: BTreeSet<u8>,
    /// What was said beside the game.
    chat: BTreeMap<String, Vec<Fate>>,
}

impl Ledger {
    pub(crate) fn moved(&mut self, seat: u8, offer: &str, words: &str, fate: Fate) {
        self.moves.entry(seat).or_default().push((offer.to_owned(), words.to_owned(), fate));
    }

    pub(crate) fn redid(&mut self, seat: u8, fate: Fate) {
        *self.redone.entry(seat).or_default() += usize::from(fate != Fate::Refused);
    }

    pub(crate) fn ordered(&mut self, seat: u8) {
        self.ordered.insert(seat);
    }

    pub(crate) fn chatted(&mut self, text: &str, fate: Fate) {
        self.chat.entry(text.to_owned()).or_default().push(fate);
    }

    /// How many moves were acknowledged.
    pub(crate) fn done(&self) -> usize {
        self.moves.values().flatten().filter(|(_, _, fate)| *fate == Fate::Done).count()
    }

    /// What is stored although it was refused, or is not although it was acknowledged.
    pub(crate) fn faults(&self, stored: &Stored, messages: &[Message]) -> Vec<String> {
        let mut faults = Vec::new();
        let lines: Vec<&str> = stored.lines.iter().map(|line| line.text.as_str()).collect();
        // What nobody else had noticed is taken back with another word.
        let is_back = |line: &&&str| line.starts_with("back ") || line.starts_with("unsay ");
        let taken_back = lines.iter().filter(is_back).count();
        for (seat, moves) in &self.moves {
            let prefix = format!("s{seat} ");
            let own: Vec<&str> = lines.iter().filter_map(|line| line.strip_prefix(&prefix)).collect();
            let mut left = own.iter();
            for (_, words, _) in moves.iter().filter(|(_, _, fate)| *fate == Fate::Done) {
                if !left.any(|line| line == words) {
                    faults.push(format!(
                        "seat {seat} was told that {words:?} is stored, and it is not in its place"
                    ));
                    break;
                }
            }
            if self.ordered.contains(seat) {
                continue;
            }
            // A move that was sent twice with the same offer is made once at most, unless something was taken back.
            let slack = taken_back + self.redone.get(seat).copied().unwrap_or_default();
            let mut possible: BTreeMap<&str, usize> = BTreeMap::new();
            let mut sent: BTreeMap<(&str, &str), (usize, bool)> = BTreeMap::new();
            for (offer, words, fate) in moves {
                let (done, unknown) = sent.entry((offer, words)).or_default();
                *done += usize::from(*fate == Fate::Done);
                *unknown |= *fate == Fate::Unknown;
            }
            for ((_, words), (done, unknown)) in sent {
                *possible.entry(words).or_default() += done.max(usize::from(unknown));
            }
            for words in own.iter().copied().collect::<BTreeSet<_>>() {
                let count = own.iter().filter(|line| **line == words).count();
                let most = possible.get(words).copied().unwrap_or_default() + slack;
                if count > most {
                    faults.push(format!(
                        "{words:?} of seat {seat} is stored {count} times; as it was told, {most} times at most"
                    ));
                }
            }
        }
        for (text, fates) in &self.chat {
            let count = messages.iter().filter(|message| message.text == *text).count();
            let (done, maybe) = (fates.contains(&Fate::Done), fates.contains(&Fate::Unknown));
            if count > 1 || (done && count == 0) || (!done && !maybe && count > 0) {
                faults.push(format!("{text:?} was said {fates:?} and is stored {count} times"));
            }
        }
        faults
    }
}
