//! The signs of the pictures with what they mean.

use crate::picture;
use adit_game::{Sign, Texts};

/// The signs of the pictures.
pub fn signs(texts: &Texts) -> Vec<Sign> {
    let sign = |(name, svg): (&str, String)| Sign {
        svg,
        title: texts.say(&format!("sign-{name}"), &[]),
        text: texts.say(&format!("sign-{name}-text"), &[]),
    };
    picture::legend().into_iter().map(sign).collect()
}
