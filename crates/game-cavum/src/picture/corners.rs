//! What is short enough for the corners that the ring of cities leaves free: the phase and its section, the sequence cards, the
//! numbers that can be said, and the pile of order cards.

use super::panels::GAP;
use super::{id, pieces, translate};
use crate::phase::Phase;
use crate::pieces::{Colour, SequenceCard, Tile};
use crate::view::View;
use adit_game::Texts;
use maud::{Markup, html};

/// How far apart sequence cards stand.
pub const CARD_PACE: f32 = 52.0;
/// How much room a row of sequence cards takes.
pub const CARD_ROW: f32 = 80.0;
/// How much room the heading takes on a narrow page.
pub const HEADING_ROW: f32 = 58.0;

/// How many numbers are drawn; higher ones are hardly ever wanted and can be chosen from the list.
const MOST_NUMBERS: usize = 12;
/// How many of them there is room for on a narrow page: nobody has more than nine stones of a colour.
const MOST_IN_ROWS: usize = 10;
/// How many numbers fit in the rows of the lower left corner, from the top.
const CORNER: [usize; 4] = [2, 3, 3, 4];
/// How many letters fit in a line of the upper left corner.
const LETTERS: usize = 20;

/// The phase and what is done in it now, in the upper left corner.
pub fn heading(view: &View, texts: &Texts, x: f32, y: f32) -> Markup {
    let lines = wrapped(&crate::sketch::section(view, texts));
    html! {
        g transform=(translate(x, y)) data-part="phase:now" {
            rect class="cavum-card" width="172" height=(32.0 + 16.0 * lines.len() as f32) rx="8" {}
            text class="cavum-start cavum-bold" x="8" y="20" { (crate::sketch::phase(view, texts)) }
            @for (index, line) in lines.iter().enumerate() {
                text class="cavum-start cavum-small" x="8" y=(39.0 + 16.0 * index as f32) { (line) }
            }
        }
    }
}

/// The same in a row of its own.
pub fn heading_row(view: &View, texts: &Texts, x: f32, width: f32) -> Markup {
    html! {
        g transform=(translate(x, 0.0)) data-part="phase:now" {
            rect class="cavum-card" width=(width) height=(HEADING_ROW - GAP) rx="8" {}
            text class="cavum-start cavum-bold" x="10" y="21" { (crate::sketch::phase(view, texts)) }
            text class="cavum-start cavum-small" x="10" y="42" { (crate::sketch::section(view, texts)) }
        }
    }
}

/// A text in lines that fit the corner.
fn wrapped(text: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= LETTERS => {
                line.push(' ');
                line.push_str(word);
            }
            Some(_) | None => lines.push(word.to_owned()),
        }
    }
    lines
}

/// The sequence cards that nobody holds, each at its own place.
pub fn sequence_cards(view: &View, x: f32, y: f32, columns: usize) -> Markup {
    html! {
        @for card in SequenceCard::every() {
            @let (column, row) = (card.index() % columns, card.index() / columns);
            g transform=(translate(x + CARD_PACE * column as f32, y + (CARD_ROW - 4.0) * row as f32)) {
                @if view.sequence_cards.contains(&card) {
                    (sequence_card(view, card))
                } @else {
                    rect class="cavum-slot cavum-gone" width="48" height="70" rx="6" {}
                }
            }
        }
    }
}

/// A sequence card: its number and the dynamite tile that comes with it (CV-5.10).
pub fn sequence_card(view: &View, card: SequenceCard) -> Markup {
    let tile = Tile::dynamite(view.rulebook.components.dynamite[card.index()]);
    html! {
        g data-part=(id("card", card.number().to_string())) {
            rect class="cavum-card" width="48" height="70" rx="6" {}
            text class="cavum-big" x="24" y="25" { (card.number()) }
            g transform="translate(24 48)" { (pieces::small_tile(view, tile, 0.44)) }
        }
    }
}

/// The pile of order cards that are still face down.
pub fn deck(view: &View, x: f32, y: f32) -> Markup {
    html! {
        g transform=(translate(x, y)) data-part="deck:orders" {
            rect class="cavum-back" width="52" height="66" rx="7" {}
            @if view.orders.deck > 1 { rect class="cavum-back" x="3" y="3" width="52" height="66" rx="7" {} }
            text class="cavum-big cavum-pale" x="29" y="44" { (view.orders.deck) }
        }
    }
}

/// What numbers are said for: the verb, and the colour of the stones that are counted.
#[derive(Clone, Copy)]
struct Saying {
    verb: &'static str,
    gem: Option<Colour>,
}

const BID: Saying = Saying { verb: "bid", gem: None };

/// The numbers that can be said now, with the verb of the move that says them: bids for a sequence card, or stones to sell.
fn numbers(view: &View) -> (Vec<u16>, Saying) {
    match view.phase {
        Phase::Auction(auction) => {
            let lowest = auction.standing.map_or(0, |standing| standing.bid + 1);
            let most = u16::try_from(view.players[auction.turn.index()].score).unwrap_or(0);
            ((lowest..=most).take(MOST_NUMBERS).collect(), BID)
        }
        Phase::Selling(selling) if crate::sketch::sees_colours(view, selling.seller) => {
            let stones = view.players[selling.seller.index()].remembered[selling.colour];
            ((1..=u16::from(stones)).collect(), Saying { verb: "sell", gem: Some(selling.colour) })
        }
        Phase::Selling(_)
        | Phase::Opener
        | Phase::Reveal(_)
        | Phase::Choose(_)
        | Phase::Orders(_)
        | Phase::Build(_)
        | Phase::ColourSale(_)
        | Phase::OrderSale(_)
        | Phase::FinalSale(_)
        | Phase::Over => (Vec::new(), BID),
    }
}

fn number(number: u16, saying: Saying, [x, y]: [f32; 2], [width, height]: [f32; 2]) -> Markup {
    html! {
        g transform=(translate(x, y)) data-part=(id("number", number.to_string())) data-verbs=(saying.verb) {
            rect class="cavum-card" width=(width) height=(height) rx="8" {}
            text class="cavum-big" x=(width / 2.0) y=(height / 2.0 + 8.0) { (number) }
            @if let Some(colour) = saying.gem { (pieces::gem(colour, width - 8.0, 9.0, 0.5)) }
        }
    }
}

/// The numbers in the lower left corner, in rows that grow as the corner does.
pub fn numbers_in_the_corner(view: &View, x: f32, bottom: f32) -> Markup {
    let (numbers, saying) = numbers(view);
    let mut numbers = numbers.into_iter();
    html! {
        @for (row, &columns) in CORNER.iter().enumerate() {
            @for (column, said) in numbers.by_ref().take(columns).enumerate() {
                @let y = bottom - 43.0 * (CORNER.len() - row) as f32 + 3.0;
                (number(said, saying, [x + 44.0 * column as f32, y], [41.0, 40.0]))
            }
        }
    }
}

/// The numbers in two rows beside the sequence cards.
pub fn numbers_in_rows(view: &View, x: f32, y: f32, width: f32) -> Markup {
    let (numbers, saying) = numbers(view);
    let columns = MOST_IN_ROWS / 2;
    let pace = width / columns as f32;
    html! {
        @for (index, said) in numbers.into_iter().take(MOST_IN_ROWS).enumerate() {
            @let (column, row) = ((index % columns) as f32, (index / columns) as f32);
            (number(said, saying, [x + pace * column, y + 37.0 * row], [pace - 2.0, 34.0]))
        }
    }
}
