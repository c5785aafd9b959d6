//! Chance that can be proven fair: what a journal says of it, and the dice that follow from it.
//!
//! The server commits to a secret, the players add to it, and what chance brings follows from both. `docs/fair.md` has the
//! whole of it for people who check a journal with a program of their own.

use crate::Source;
use adit_game::{MAX_SEATS, Seat, SeedDice};
use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::{Digest as _, Sha256};
use std::fmt::{self, Write as _};

/// How many characters somebody may add at a time.
pub const LONGEST_ADDITION: usize = 100;

/// The word with which every line about it begins.
const FAIR: &str = "fair";

/// 32 bytes that nobody may know before the game is over.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    /// The secret of these bytes.
    pub fn new(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }

    /// Reads what [`reveal`](Secret::reveal) writes.
    pub fn read(text: &str) -> Option<Secret> {
        read_hex(text).map(Secret)
    }

    /// The secret in letters and digits.
    pub fn reveal(self) -> String {
        hex(&self.0)
    }

    /// What is told of the secret before it is used: nobody finds another one with the same commitment.
    pub fn commitment(self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Secret(..)")
    }
}

/// The SHA-256 sum of a secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Commitment([u8; 32]);

impl fmt::Display for Commitment {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&hex(&self.0))
    }
}

/// What the dice of every entry follow from. Whoever has it knows what chance will bring.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct FairKey([u8; 32]);

impl FairKey {
    pub(crate) fn dice(self, stream: u64) -> SeedDice {
        SeedDice::keyed(self.0, stream)
    }
}

impl fmt::Debug for FairKey {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("FairKey(..)")
    }
}

/// One line of a journal about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FairLine {
    /// The server commits to a secret.
    Commit(Commitment),
    /// A player adds something.
    Add {
        /// Who.
        seat: Seat,
        /// What.
        words: String,
    },
    /// The draws begin: all people have added something, or somebody has begun without the others.
    Begin(Option<Seat>),
    /// The secret is published. Nothing is drawn from it any more.
    Reveal(Secret),
}

/// Why a line cannot stand where it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FairFault {
    /// It is not written like this.
    #[error(
        "a line about fair chance is `fair commit SUM`, `fair add s0 TEXT`, `fair begin` or `fair secret SECRET`"
    )]
    Words,
    /// The commitment is there already, or it is missing.
    #[error("`fair commit` stands once, before all other lines that begin with `fair`")]
    Commit,
    /// The draws have begun.
    #[error("`fair add` and `fair begin` stand between `fair commit` and the first entry behind it")]
    Begun,
    /// The secret is out.
    #[error("nothing stands behind `fair secret`")]
    Over,
    /// An entry before the draws begin.
    #[error("nothing happens between `fair commit` and `fair begin`")]
    Waiting,
}

/// How the draws have begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Begun {
    /// Who has begun without the others; nobody if all people had added something.
    pub by: Option<Seat>,
}

/// What a journal says of chance that can be proven fair.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fair {
    /// How many entries stand before the commitment. They came from another table.
    pub from: usize,
    /// What was told of the secret.
    pub commitment: Commitment,
    /// What the players have added, in this order.
    pub added: Vec<(Seat, String)>,
    /// How the draws have begun, if they have.
    pub begun: Option<Begun>,
    /// The secret, once it is published.
    pub secret: Option<Secret>,
}

impl Fair {
    /// Nothing but a commitment, behind so many entries.
    pub fn new(commitment: Commitment, from: usize) -> Fair {
        Fair { from, commitment, added: Vec::new(), begun: None, secret: None }
    }

    /// What a journal says after one more line behind so many entries. The line must be one that can
    /// [follow](FairLine::follows).
    pub fn hear(fair: &mut Option<Fair>, line: &FairLine, entries: usize) {
        match (line, fair) {
            (FairLine::Commit(commitment), fair) => *fair = Some(Fair::new(*commitment, entries)),
            (FairLine::Add { seat, words }, Some(fair)) => fair.added.push((*seat, words.clone())),
            (FairLine::Begin(by), Some(fair)) => fair.begun = Some(Begun { by: *by }),
            (FairLine::Reveal(secret), Some(fair)) => fair.secret = Some(*secret),
            (FairLine::Add { .. } | FairLine::Begin(_) | FairLine::Reveal(_), None) => {}
        }
    }

    /// May something happen in the game behind these lines?
    pub fn allows_entries(fair: Option<&Fair>) -> Result<(), FairFault> {
        match fair {
            Some(Fair { secret: Some(_), .. }) => Err(FairFault::Over),
            Some(Fair { begun: None, .. }) => Err(FairFault::Waiting),
            Some(_) | None => Ok(()),
        }
    }

    /// Has this seat added something?
    pub fn has_added(&self, seat: Seat) -> bool {
        self.added.iter().any(|(added, _)| *added == seat)
    }

    /// The lines before the first draw.
    pub fn opening(&self) -> Vec<FairLine> {
        let added =
            self.added.iter().map(|(seat, words)| FairLine::Add { seat: *seat, words: words.clone() });
        let begun = self.begun.map(|begun| FairLine::Begin(begun.by));
        [FairLine::Commit(self.commitment)].into_iter().chain(added).chain(begun).collect()
    }

    /// The line with the secret, once it is published.
    pub fn closing(&self) -> Option<FairLine> {
        self.secret.map(FairLine::Reveal)
    }

    /// Where the draws come from with this secret: nowhere before they begin, or if it is not the one that was meant.
    pub fn source(&self, secret: Option<Secret>) -> Source {
        match secret.filter(|secret| self.begun.is_some() && secret.commitment() == self.commitment) {
            Some(secret) => Source::Fair(self.key(secret)),
            None => Source::Withheld,
        }
    }

    /// The HMAC-SHA-256 of the lines before the first draw, each with its line feed, under the secret.
    pub(crate) fn key(&self, secret: Secret) -> FairKey {
        // A key of 32 bytes is short enough to be used as it is, so this cannot fail.
        let Ok(mut hmac) = Hmac::<Sha256>::new_from_slice(&secret.0) else { return FairKey([0; 32]) };
        for line in self.opening() {
            hmac.update(format!("{line}\n").as_bytes());
        }
        FairKey(hmac.finalize().into_bytes().into())
    }
}

impl FairLine {
    /// Is this a line about fair chance, whether or not it can be read?
    pub fn is_begun(line: &str) -> bool {
        line.split(' ').next() == Some(FAIR)
    }

    /// Reads what [`Display`](fmt::Display) writes, and nothing else.
    pub fn read(line: &str) -> Result<FairLine, FairFault> {
        let seat = |word: &str| Seat::all(MAX_SEATS).find(|seat| seat.to_string() == word);
        let words: Vec<&str> = line.splitn(4, ' ').collect();
        let read = match words.as_slice() {
            [FAIR, "commit", sum] => read_hex(sum).map(|sum| FairLine::Commit(Commitment(sum))),
            [FAIR, "add", who, said] => {
                let said = addition(said).filter(|words| words == said);
                seat(who).zip(said).map(|(seat, words)| FairLine::Add { seat, words })
            }
            [FAIR, "begin"] => Some(FairLine::Begin(None)),
            [FAIR, "begin", who] => seat(who).map(|seat| FairLine::Begin(Some(seat))),
            [FAIR, "secret", secret] => Secret::read(secret).map(FairLine::Reveal),
            _ => None,
        };
        read.ok_or(FairFault::Words)
    }

    /// Can the line stand behind what was said before?
    pub fn follows(&self, fair: Option<&Fair>) -> Result<(), FairFault> {
        match (self, fair) {
            (FairLine::Commit(_), None) => Ok(()),
            (FairLine::Commit(_), Some(_)) | (_, None) => Err(FairFault::Commit),
            (_, Some(Fair { secret: Some(_), .. })) => Err(FairFault::Over),
            (FairLine::Add { .. } | FairLine::Begin(_), Some(Fair { begun: Some(_), .. })) => {
                Err(FairFault::Begun)
            }
            (FairLine::Add { .. } | FairLine::Begin(_) | FairLine::Reveal(_), Some(_)) => Ok(()),
        }
    }
}

impl fmt::Display for FairLine {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FairLine::Commit(commitment) => write!(formatter, "{FAIR} commit {commitment}"),
            FairLine::Add { seat, words } => write!(formatter, "{FAIR} add {seat} {words}"),
            FairLine::Begin(None) => write!(formatter, "{FAIR} begin"),
            FairLine::Begin(Some(seat)) => write!(formatter, "{FAIR} begin {seat}"),
            FairLine::Reveal(secret) => write!(formatter, "{FAIR} secret {}", secret.reveal()),
        }
    }
}

/// A text as somebody may add it: one line whose words are joined by single blanks, not too long. Nothing if it is none.
pub fn addition(text: &str) -> Option<String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let text = words.join(" ");
    let fits = (1..=LONGEST_ADDITION).contains(&text.chars().count()) && !text.contains(char::is_control);
    fits.then_some(text)
}

fn hex(bytes: &[u8; 32]) -> String {
    let mut text = String::new();
    for byte in bytes {
        // A string takes whatever is written to it.
        let _ = write!(text, "{byte:02x}");
    }
    text
}

fn read_hex(text: &str) -> Option<[u8; 32]> {
    let is_digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
    if text.len() != 64 || !text.bytes().all(is_digit) {
        return None;
    }
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SUM: &str = "5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9";

    #[test]
    fn what_is_written_is_read_and_nothing_else() {
        let lines = [
            format!("fair commit {SUM}"),
            "fair add s0 Rhubarb for Emma, ça va ?".to_owned(),
            "fair begin".to_owned(),
            "fair begin s3".to_owned(),
            format!("fair secret {SUM}"),
        ];
        for line in &lines {
            assert_eq!(FairLine::read(line).map(|read| read.to_string()).as_ref(), Ok(line));
        }
        let others = [
            "fair".to_owned(),
            "fair commit".to_owned(),
            format!("fair commit {}", SUM.to_uppercase()),
            format!("fair commit {}", &SUM[1..]),
            format!("fair commit é{}", &SUM[2..]),
            "fair add s0".to_owned(),
            "fair add s0  two".to_owned(),
            "fair add s9 one".to_owned(),
            format!("fair add s0 {}", "a".repeat(LONGEST_ADDITION + 1)),
            "fair begin s9".to_owned(),
            "fair begin s0 now".to_owned(),
            format!("fair secret {SUM} "),
        ];
        for line in &others {
            assert_eq!(FairLine::read(line), Err(FairFault::Words), "{line}");
        }
    }

    #[test]
    fn nobody_reads_a_secret_in_a_log() {
        let secret = Secret::new([7; 32]);
        let fair = Fair { begun: Some(Begun { by: None }), ..Fair::new(secret.commitment(), 0) };
        let told = format!("{secret:?} {:?}", fair.source(Some(secret)));
        assert_eq!(told, "Secret(..) Fair(FairKey(..))");
    }

    #[test]
    fn the_draws_follow_from_the_secret_and_from_every_word_that_was_added() {
        let secret = Secret::new([7; 32]);
        let added = |words: &[(usize, &str)]| {
            let added =
                words.iter().map(|(seat, words)| (Seat::new(*seat).expect("a seat"), (*words).to_owned()));
            let begun = Some(Begun { by: None });
            Fair { added: added.collect(), begun, ..Fair::new(secret.commitment(), 0) }
        };
        let all = [
            added(&[]).source(Some(secret)),
            added(&[(0, "one")]).source(Some(secret)),
            added(&[(1, "one")]).source(Some(secret)),
            added(&[(0, "one"), (1, "two")]).source(Some(secret)),
            added(&[(1, "two"), (0, "one")]).source(Some(secret)),
            Source::Withheld,
        ];
        for (place, source) in all.iter().enumerate() {
            assert!(!all[..place].contains(source), "{place}");
        }
        assert_eq!(added(&[]).source(None), Source::Withheld);
        assert_eq!(added(&[]).source(Some(Secret::new([8; 32]))), Source::Withheld, "another secret");
        let waiting = Fair::new(secret.commitment(), 0);
        assert_eq!(waiting.source(Some(secret)), Source::Withheld, "nobody has begun");
    }
}
