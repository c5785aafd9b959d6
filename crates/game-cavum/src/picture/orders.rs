//! Order cards: those on show, and those that a player holds.

use super::{id, pieces, translate};
use crate::pieces::{OrderCard, Stones};
use crate::view::View;
use adit_game::Texts;
use maud::{Markup, html};

/// Room for all order cards, if nobody takes any.
pub const ROOM: f32 = 3.0 * HEIGHT + 3.0 * 4.0 + 6.0;

const WIDTH: f32 = 74.0;
const HEIGHT: f32 = 74.0;
const PACE: f32 = WIDTH + 4.0;
const RISE: f32 = HEIGHT + 4.0;

/// The cards on show.
pub fn on_show(view: &View, texts: &Texts, width: f32, height: f32) -> Markup {
    let cards: Vec<_> = view.orders.on_show.iter().map(|shown| (shown.order, shown.chips)).collect();
    grid(view, texts, &cards, OrderCard::COUNT, width, height)
}

/// The cards in front of a player, each as large as the room allows.
pub fn held(view: &View, texts: &Texts, cards: &[OrderCard], width: f32, height: f32) -> Markup {
    let cards: Vec<_> = cards.iter().map(|&card| (card, 0)).collect();
    grid(view, texts, &cards, cards.len(), width, height)
}

/// Cards in rows, as large as so many of them could be.
fn grid(
    view: &View,
    texts: &Texts,
    cards: &[(OrderCard, u8)],
    most: usize,
    width: f32,
    height: f32,
) -> Markup {
    let fitting = |columns: usize| {
        let rows = most.div_ceil(columns).max(1);
        (width / (columns as f32 * PACE)).min(height / (rows as f32 * RISE)).min(1.12)
    };
    let columns = (4..=OrderCard::COUNT).max_by(|a, b| fitting(*a).total_cmp(&fitting(*b))).unwrap_or(5);
    let scale = fitting(columns);
    html! {
        g transform=(format!("scale({scale:.3})")) {
            @for (index, &(card, chips)) in cards.iter().enumerate() {
                @let (column, row) = ((index % columns) as f32, (index / columns) as f32);
                g transform=(translate(column * PACE, row * RISE)) { (order_card(view, texts, card, chips)) }
            }
        }
    }
}

/// An order card: its stones, its value, what it costs unfulfilled, its number and its chips.
fn order_card(view: &View, texts: &Texts, card: OrderCard, chips: u8) -> Markup {
    let order = view.rulebook.components.order(card);
    let gems = gems(&order.stones);
    let pace = 16.5_f32.min(66.0 / gems.len() as f32);
    html! {
        g data-part=(id("order", card.number().to_string())) {
            rect class="cavum-card" width=(WIDTH) height=(HEIGHT) rx="7" {}
            @for (index, colour) in gems.into_iter().enumerate() {
                (pieces::gem(colour, 12.0 + index as f32 * pace, 15.0, 0.66))
            }
            text class="cavum-big cavum-start" x="6" y="48" { (order.value) }
            text class="cavum-end" x="69" y="47" { (texts.say("picture-penalty", &[("penalty", i64::from(order.penalty).into())])) }
            text class="cavum-end cavum-small" x="69" y="68" { (texts.say("picture-order-number", &[("order", i64::from(card.number()).into())])) }
            @for chip in 0..chips.min(2) { (pieces::chip(view.rulebook.components.chip_points, 14.0 + 18.0 * f32::from(chip), 62.0)) }
        }
    }
}

/// Each stone by itself.
fn gems(stones: &Stones) -> Vec<crate::pieces::Colour> {
    stones.iter().flat_map(|(colour, count)| std::iter::repeat_n(colour, usize::from(count))).collect()
}
