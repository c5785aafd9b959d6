//! What people can ask: how parts of moves are called, what things are, what is to be decided.

mod cards;
pub(crate) mod facts;
mod prompts;
mod signs;
mod verbs;

use crate::hex::Cell;
use crate::names::{self, number};
use crate::phase::Phase;
use crate::pieces::{OrderCard, SequenceCard, Tile};
use crate::view::View;
use adit_game::{Card, Part, Seat, Sheet, Sign, Texts};

/// How a part of a move is called.
pub fn label(view: &View, texts: &Texts, part: &Part) -> String {
    in_this_position(view, texts, part).unwrap_or_else(|| texts.label(part))
}

/// The label of a part that says more than its word.
fn in_this_position(view: &View, texts: &Texts, part: &Part) -> Option<String> {
    Some(match (part.kind, part.word.as_ref()) {
        ("hex" | "city", word) => names::place(view, texts, Cell::from_word(word)?),
        ("order", word) => {
            texts.say("label-order", &names::order_values(view, texts, read::<OrderCard>(word)?)[..3])
        }
        ("card", word) => {
            let card = read::<SequenceCard>(word)?;
            let tile = Tile::dynamite(view.rulebook.components.dynamite[card.index()]);
            let tile = ("tile", names::tile(texts, tile).into());
            texts.say("label-card", &[("card", number(card.number())), tile])
        }
        ("number", word) => amount(view, texts, word.parse().ok()?)?,
        ("verb", "points") => {
            texts.say("label-points", &[("points", number(view.rulebook.components.option_points))])
        }
        // Kinds of parts are words; all others are called as their texts say.
        _ => return None,
    })
}

/// A number as what it stands for now: points that are bid, a price, or stones to sell.
fn amount(view: &View, texts: &Texts, said: u16) -> Option<String> {
    let points = ("points", number(said));
    match view.phase {
        Phase::Auction(_) => Some(texts.say("label-points", &[points])),
        Phase::ColourSale(_) => Some(texts.say("label-price", &[points])),
        Phase::Selling(selling) => {
            let stones = names::stones(texts, selling.colour, u8::try_from(said).ok()?);
            let points = ("points", number(said * selling.price));
            Some(texts.say("label-sale", &[("stones", stones.into()), points]))
        }
        Phase::Opener
        | Phase::Reveal(_)
        | Phase::Choose(_)
        | Phase::Orders(_)
        | Phase::Build(_)
        | Phase::OrderSale(_)
        | Phase::FinalSale(_)
        | Phase::Over => None,
    }
}

/// Reads one word.
fn read<W: adit_game::Word>(word: &str) -> Option<W> {
    let words = [word];
    let mut rest = &words[..];
    W::read(&mut rest).filter(|_| rest.is_empty())
}

/// What can be known of a thing.
pub fn card(view: &View, texts: &Texts, kind: &str, word: &str) -> Option<Card> {
    cards::card(view, texts, kind, word)
}

/// What a seat is asked.
pub fn prompt(view: &View, texts: &Texts, seat: Seat) -> Option<String> {
    prompts::prompt(view, texts, seat)
}

/// What a seat can give on one sheet: every decision of Cavum is one move.
pub fn sheet(_view: &View, _texts: &Texts, _seat: Seat) -> Option<Sheet> {
    None
}

/// The signs of the pictures.
pub fn signs(texts: &Texts) -> Vec<Sign> {
    signs::signs(texts)
}
