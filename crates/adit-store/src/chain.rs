//! Each line of a journal carries a sum over itself and the sum before it, so that a line that was altered, removed or
//! added is noticed.

use crate::{Line, StoreError, TableId, Time};
use sha2::{Digest as _, Sha256};
use std::fmt;

/// The first half of a SHA-256.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Sum([u8; 16]);

impl Sum {
    /// What the chain of a table begins with.
    pub(crate) fn root(table: &TableId, game: &str, header: &str) -> Sum {
        let mut hash = Sha256::new();
        for text in [table.as_str(), game, header] {
            // With its length in front, no text can pass for a part of the next one.
            hash.update((text.len() as u64).to_le_bytes());
            hash.update(text);
        }
        Sum::of(hash)
    }

    /// The sum of the line behind this one.
    pub(crate) fn next(self, number: u64, at: Time, text: &str) -> Sum {
        let mut hash = Sha256::new();
        hash.update(self.0);
        hash.update(number.to_le_bytes());
        hash.update(at.millis().to_le_bytes());
        hash.update(text);
        Sum::of(hash)
    }

    fn of(hash: Sha256) -> Sum {
        let mut sum = [0; 16];
        sum.copy_from_slice(&hash.finalize()[..16]);
        Sum(sum)
    }

    /// The sum that these 32 digits stand for.
    pub(crate) fn read(text: &str) -> Option<Sum> {
        let number = u128::from_str_radix(text, 16).ok()?;
        (text.len() == 32).then_some(Sum(number.to_be_bytes()))
    }
}

impl fmt::Display for Sum {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{:032x}", u128::from_be_bytes(self.0))
    }
}

/// How far a journal has grown, and the sum of its last line, or the root if there is none. A sum that cannot be read
/// fits nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Tip {
    pub(crate) length: u64,
    pub(crate) sum: Option<Sum>,
}

/// A line as it is found.
pub(crate) struct Found {
    pub(crate) number: u64,
    pub(crate) line: Line,
    pub(crate) sum: Option<Sum>,
}

/// The lines behind a part of a journal that ends with this tip, if they are the ones that were stored.
pub(crate) fn verified(
    table: &TableId,
    mut before: Tip,
    found: Vec<Found>,
    end: Tip,
) -> Result<Vec<Line>, StoreError> {
    let damaged = |line: u64, what| StoreError::DamagedTable { table: table.clone(), line: line + 1, what };
    let mut lines = Vec::with_capacity(found.len());
    for Found { number, line, sum } in found {
        if number != before.length {
            return Err(damaged(before.length, "it is missing"));
        }
        let known = before.sum.map(|before| before.next(number, line.at, &line.text));
        if known.is_none() || known != sum {
            return Err(damaged(number, ALTERED));
        }
        before = Tip { length: number + 1, sum };
        lines.push(line);
    }
    if before.length < end.length {
        return Err(damaged(before.length, "it is missing"));
    }
    if before.sum.is_none() || before != end {
        return Err(damaged(end.length.saturating_sub(1), ALTERED));
    }
    Ok(lines)
}

const ALTERED: &str = "it, its time, a line before it or the header is not what was stored";
