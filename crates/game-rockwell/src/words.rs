//! Numbers within the names of pieces and places. A name is written in one way only: no `+1`, no `01`.

/// A number from 0 to 9, said in one digit.
pub fn number(word: &str) -> Option<u8> {
    match word.as_bytes() {
        [digit @ b'0'..=b'9'] => Some(digit - b'0'),
        _ => None,
    }
}

/// The place of something that is counted from 1 to `last`; `last` is below 10.
pub fn from_one(word: &str, last: u8) -> Option<u8> {
    number(word).filter(|number| (1..=last).contains(number)).map(|number| number - 1)
}

/// A number from 1 to 99, said in two digits.
pub fn two_digits(word: &str) -> Option<u8> {
    let (tens, ones) = word.split_at_checked(1)?;
    Some(10 * number(tens)? + number(ones)?).filter(|&number| number > 0)
}
