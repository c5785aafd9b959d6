//! What a viewer sees and may choose from.

use crate::AnyView;
use adit_game::{GameResult, Parts, SeatSet, words_of, write_words};
use std::fmt;
use std::str::FromStr;

/// All that a viewer gets to see of a table at one moment.
#[derive(Debug)]
pub struct Frame {
    /// How many entries the viewer knows of. Of an answer that another seat puts together part by part under seal the
    /// viewer sees nothing, so its parts are not counted; the viewer of everything knows the whole journal.
    pub number: usize,
    /// What the viewer sees.
    pub view: Box<dyn AnyView>,
    /// Who is asked.
    pub pending: SeatSet,
    /// The result, once the game is over.
    pub over: Option<GameResult>,
    /// What the viewer may choose from, if it is a seat that is asked.
    pub offer: Option<OfferFrame>,
}

/// The moves that a seat is offered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfferFrame {
    /// Which offer this is.
    pub id: OfferId,
    /// The moves.
    pub moves: Vec<Parts>,
}

impl OfferFrame {
    /// The moves that are said one after the other.
    pub(crate) fn new(number: usize, say: impl FnOnce(&mut dyn FnMut(&Parts))) -> OfferFrame {
        let mut moves = Vec::new();
        say(&mut |parts| moves.push(parts.clone()));
        let digest = digest(moves.iter().map(|parts| words_of(parts)));
        OfferFrame { id: OfferId { number, digest }, moves }
    }
}

/// The decisions that a seat is offered: moves, and moves that only open a choice together with what they open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlanFrame {
    /// Which offer this is; the same as that of the moves.
    pub id: OfferId,
    /// The decisions, each a list of moves.
    pub plans: Vec<Vec<Parts>>,
    /// Is there only one, and does everybody at the table know that? Then making it without being asked tells nothing.
    pub is_forced: bool,
}

/// The moves that a seat is offered, as words alone: what programs need of an [`OfferFrame`], without its parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfferWords {
    /// Which offer this is.
    pub id: OfferId,
    /// The words of all moves, one behind the other.
    words: String,
    /// Where the words of each move end.
    ends: Vec<usize>,
}

impl OfferWords {
    /// The moves that are said one after the other.
    pub(crate) fn new(number: usize, say: impl FnOnce(&mut dyn FnMut(&Parts))) -> OfferWords {
        let (mut words, mut ends) = (String::new(), Vec::new());
        say(&mut |parts| {
            write_words(parts, &mut words);
            ends.push(words.len());
        });
        let mut offer = OfferWords { id: OfferId { number, digest: 0 }, words, ends };
        offer.id.digest = digest(offer.moves());
        offer
    }

    /// The words of each move.
    pub fn moves(&self) -> impl Iterator<Item = &str> {
        let begins = std::iter::once(0).chain(self.ends.iter().copied());
        begins.zip(&self.ends).map(|(begin, &end)| &self.words[begin..end])
    }
}

/// Which offer a move answers. It stays the same while others answer the same question and what this seat
/// may choose from does not change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OfferId {
    /// The number of entries that the seat knew of when it was asked.
    pub number: usize,
    /// A digest of the moves' words.
    pub digest: u64,
}

impl fmt::Display for OfferId {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}-{:016x}", self.number, self.digest)
    }
}

/// This is not the id of an offer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not the id of an offer; give the id that came with the frame")]
pub struct NotAnOfferId(String);

impl FromStr for OfferId {
    type Err = NotAnOfferId;

    fn from_str(text: &str) -> Result<OfferId, NotAnOfferId> {
        let read = || {
            let (number, digest) = text.split_once('-')?;
            let id = OfferId { number: number.parse().ok()?, digest: u64::from_str_radix(digest, 16).ok()? };
            (id.to_string() == text).then_some(id)
        };
        read().ok_or_else(|| NotAnOfferId(text.to_owned()))
    }
}

/// A short fingerprint of lines (64-bit FNV-1a). The same lines have the same fingerprint for ever.
pub fn digest<S: AsRef<str>>(lines: impl IntoIterator<Item = S>) -> u64 {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    let mut byte = |byte: u8| hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    for line in lines {
        line.as_ref().bytes().for_each(&mut byte);
        byte(b'\n');
    }
    hash
}
