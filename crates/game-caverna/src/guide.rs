//! What people can ask: how parts of moves are called, what things are, what is to be decided.

mod cards;
pub mod part;
mod prompts;
mod signs;

pub use cards::card;
pub use prompts::prompt;
pub use signs::signs;

use crate::components::Operation;
use crate::describe;
use crate::effect::fee_price;
use crate::phase::blocks::operation;
use crate::pieces::{Fee, Good, Goods, OptionId, Room};
use crate::view::View;
use adit_game::{Part, Seat, Sheet, Texts, Word};

/// How a part of a move is called: an option by what it does, a fee by what is paid.
pub fn label(view: &View, texts: &Texts, part: &Part) -> String {
    let own = match part.kind {
        "fee" => read::<Fee>(&part.word).and_then(|fee| fee_label(view, texts, fee)),
        kind => content(view, kind, &part.word).map(|content| option_label(view, texts, content)),
    };
    own.unwrap_or_else(|| texts.label(part))
}

/// What a seat can give on one sheet: no decision of this game is put together of amounts.
pub fn sheet(_: &View, _: &Texts, _: Seat) -> Option<Sheet> {
    None
}

/// The value that is said with this word.
fn read<W: Word>(word: &str) -> Option<W> {
    let mut words: &[&str] = &[word];
    W::read(&mut words).filter(|_| words.is_empty())
}

/// What an option does: one of the tile that is carried out, or of the room after which its part is called.
fn content<'a>(view: &'a View, kind: &str, word: &str) -> Option<&'a Operation> {
    let components = &view.rulebook.components;
    let option = OptionId::from_word(word)?;
    match Room::from_word(kind) {
        Some(room) => operation(components.room(room).blocks(), option),
        None if kind == "option" => operation(&components.tile(view.phase.turn()?.tile).blocks, option),
        None => None,
    }
}

fn option_label(view: &View, texts: &Texts, content: &Operation) -> String {
    let fee = fee_price(content, view.turn_number, Fee::Good(Good::Food));
    match (content, fee) {
        // What is paid for each dwarf is a number by now.
        (Operation::Furnish { pay_food_per_turn: 1.., .. }, Some(fee)) => {
            texts.say("do-furnish-for", &[("fee", describe::goods(texts, &fee).into())])
        }
        (content, _) => describe::operation(texts, content),
    }
}

/// What is paid for a fee of this name, if that is the same with every option that is left.
fn fee_label(view: &View, texts: &Texts, fee: Fee) -> Option<String> {
    let turn = view.phase.turn()?;
    let blocks = &view.rulebook.components.tile(turn.tile).blocks;
    let options = turn.done.rest(blocks).flat_map(|(_, block)| &block.options);
    let mut prices: Vec<Goods> =
        options.filter_map(|content| fee_price(content, view.turn_number, fee)).collect();
    prices.dedup();
    match prices.as_slice() {
        [price] if !price.is_empty() => {
            Some(texts.say("fee-of", &[("goods", describe::goods(texts, price).into())]))
        }
        _ => None,
    }
}
