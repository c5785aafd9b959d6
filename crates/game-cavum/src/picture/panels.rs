//! Below or beside the mountain: what is being played, sequence cards, scales, the pool, order cards and the players.

use super::pieces;
use crate::components::STONES_PER_COLOUR;
use crate::news::colour_name;
use crate::pieces::{Colour, OrderCard, Rotation, Stones, Tile};
use crate::sequence;
use crate::view::{PlayerView, View};
use adit_game::{Pending, Seat, Texts};
use maud::{Markup, html};

/// How wide the panels are in their own units, and what is free at both sides.
pub const WIDTH: f32 = 460.0;
const MARGIN: f32 = 6.0;
/// Room for the heading, for one row of scales, for the pool, for one row of cards, and for a player without and with orders.
const HEADING: f32 = 63.0;
const SCALES: f32 = 91.0;
const POOL: f32 = 99.0;
const CARDS: f32 = 89.0;
const PLAYER: f32 = 107.0;
const ORDERS: f32 = 63.0;
const SCALES_PER_ROW: usize = 3;
const CARDS_PER_ROW: usize = 4;

/// How far apart things stand when this many share this much room.
fn pace(count: usize, room: f32, most: f32) -> f32 {
    (room / count.max(1) as f32).min(most)
}

/// Draws all panels and says how high they are together.
pub fn draw(view: &View, texts: &Texts) -> (Markup, f32) {
    let pool_at = HEADING + SCALES * view.rulebook.components.colours.len().div_ceil(SCALES_PER_ROW) as f32;
    let cards_at = pool_at + POOL;
    let mut bottom = cards_at + CARDS * view.orders.on_show.len().div_ceil(CARDS_PER_ROW) as f32;
    let heights =
        view.players.iter().map(|player| if player.orders.is_empty() { PLAYER } else { PLAYER + ORDERS });
    let places: Vec<(f32, f32)> = heights
        .map(|height| {
            bottom += height;
            (bottom - height, height)
        })
        .collect();
    let markup = html! {
        (heading(view, texts))
        g transform=(format!("translate(0 {HEADING})")) { (scales(view, texts)) }
        g transform=(format!("translate(0 {pool_at})")) { (pool(view, texts)) }
        g transform=(format!("translate(0 {cards_at})")) {
            @for (index, shown) in view.orders.on_show.iter().enumerate() {
                @let x = MARGIN + (index % CARDS_PER_ROW) as f32 * 113.0;
                @let y = (index / CARDS_PER_ROW) as f32 * CARDS;
                (order_card(view, texts, shown.order, shown.chips, x, y))
            }
        }
        @for ((seat, player), (top, height)) in Seat::all(view.players.len()).zip(&view.players).zip(places) {
            g transform=(format!("translate(0 {top})")) {
                (self::player(view, texts, seat, player, height - 7.0))
            }
        }
    };
    (markup, bottom)
}

/// The phase and what is done in it now.
fn heading(view: &View, texts: &Texts) -> Markup {
    html! {
        rect class="cavum-card" x=(MARGIN) width=(WIDTH - 2.0 * MARGIN) height=(HEADING - 7.0) rx="8" {}
        text class="cavum-start cavum-bold" x="16" y="23" { (crate::sketch::phase(view, texts)) }
        text class="cavum-start" x="16" y="45" { (crate::sketch::section(view, texts)) }
    }
}

/// Each colour's scale: the gem, nine spaces, stones on the highest of them.
fn scales(view: &View, texts: &Texts) -> Markup {
    html! {
        @for (index, &colour) in view.rulebook.components.colours.iter().enumerate() {
            @let on_scale = view.scales[colour];
            g transform=(format!("translate({} {})", MARGIN + (index % SCALES_PER_ROW) as f32 * 152.0,
                SCALES * (index / SCALES_PER_ROW) as f32)) data-part=(format!("colour:{colour}")) {
                title { (texts.say("describe-scale", &[
                    ("colour", colour_name(texts, colour).into()),
                    ("open", i64::from(STONES_PER_COLOUR - on_scale).into()),
                ])) }
                rect class="cavum-card" width="144" height="84" rx="8" {}
                (pieces::gem(colour, 20.0, 22.0, 1.2))
                text class="cavum-start" x="40" y="27" { (colour_name(texts, colour)) }
                @for space in 1..=STONES_PER_COLOUR {
                    @let x = 14.5 * f32::from(space);
                    circle class="cavum-space" cx=(x) cy="52" r="6.5" {}
                    @if space > STONES_PER_COLOUR - on_scale { (pieces::gem(colour, x, 52.0, 0.55)) }
                    text class="cavum-small" x=(x) y="76" { (space) }
                }
            }
        }
    }
}

/// What options can buy, and the sequence cards nobody holds.
fn pool(view: &View, texts: &Texts) -> Markup {
    let tiles: Vec<_> = view.pool.tiles.iter().filter(|&(_, count)| count > 0).collect();
    let pace = pace(tiles.len(), WIDTH - 20.0, 68.0);
    html! {
        rect class="cavum-card" x=(MARGIN) width=(WIDTH - 2.0 * MARGIN) height=(POOL - 7.0) rx="8" {}
        text class="cavum-start" x="16" y="31" { (texts.say("picture-pool", &[])) }
        text class="cavum-start" x="130" y="31" { (texts.say("picture-veins", &[("count", i64::from(view.pool.veins).into())])) }
        @for (index, (tile, count)) in tiles.into_iter().enumerate() {
            @let x = 28.0 + index as f32 * pace;
            g data-part=(format!("tile:{tile}")) {
                title { (crate::news::tile_name(texts, tile)) }
                (tile_icon(view, tile, x, 68.0))
                text class="cavum-start cavum-small" x=(x + 17.0) y="73" { (texts.say("picture-times", &[("count", i64::from(count).into())])) }
            }
        }
        @for (index, card) in view.sequence_cards.iter().enumerate() {
            g data-part=(format!("card:{}", card.number())) {
                title { (texts.say("describe-sequence-card", &[("card", i64::from(card.number()).into())])) }
                rect class="cavum-card" x=(284.0 + index as f32 * 42.0) y="7" width="36" height="38" rx="5" {}
                text class="cavum-big" x=(302.0 + index as f32 * 42.0) y="34" { (card.number()) }
            }
        }
    }
}

fn tile_icon(view: &View, tile: Tile, x: f32, y: f32) -> Markup {
    pieces::small_tile(tile, view.rulebook.components.exits(tile.kind(), Rotation::default()), x, y)
}

fn gems(stones: &Stones) -> Vec<Colour> {
    stones.iter().flat_map(|(colour, count)| std::iter::repeat_n(colour, usize::from(count))).collect()
}

/// An order card: its stones, its value, what it costs unfulfilled, and its chips.
fn order_card(view: &View, texts: &Texts, card: OrderCard, chips: u8, x: f32, y: f32) -> Markup {
    let order = view.rulebook.components.order(card);
    html! {
        g transform=(format!("translate({x} {y})")) data-part=(format!("order:{}", card.number())) {
            title { (crate::sketch::order_card(view, texts, card)) }
            rect class="cavum-card" width="106" height="82" rx="8" {}
            @for (index, colour) in gems(&order.stones).into_iter().enumerate() {
                (pieces::gem(colour, 17.0 + index as f32 * 24.0, 22.0, 0.85))
            }
            text class="cavum-big cavum-start" x="10" y="62" { (order.value) }
            text class="cavum-start cavum-small" x="44" y="62" { (texts.say("picture-penalty", &[("penalty", i64::from(order.penalty).into())])) }
            text class="cavum-end cavum-small" x="98" y="76" { (texts.say("picture-order-number", &[("order", i64::from(card.number()).into())])) }
            @for chip in 0..chips.min(3) {
                circle class="cavum-badge" cx=(92.0 - f32::from(chip) * 14.0) cy="50" r="9" {}
                text class="cavum-small" x=(92.0 - f32::from(chip) * 14.0) y="54" { (view.rulebook.components.chip_points) }
            }
        }
    }
}

fn player(view: &View, texts: &Texts, seat: Seat, player: &PlayerView, height: f32) -> Markup {
    let hand = &player.hand;
    let in_turn = match sequence::asked_in(&view.phase) {
        Pending::Seats(seats) => seats.contains(seat),
        Pending::Chance | Pending::Over => false,
    };
    let counts = [
        ("stones", i64::from(player.stones).into()),
        ("stations", i64::from(hand.stations).into()),
        ("veins", i64::from(hand.veins).into()),
        ("options", i64::from(hand.options).into()),
    ];
    let tiles: Vec<_> = hand.tiles.iter().filter(|&(_, count)| count > 0).collect();
    let tile_pace = pace(tiles.len(), WIDTH - 30.0, 44.0);
    let order_pace = pace(player.orders.len(), WIDTH - 24.0, 81.0);
    let stones = if crate::sketch::sees_colours(view, seat) { gems(&player.remembered) } else { Vec::new() };
    let stone_pace = pace(stones.len(), WIDTH - 260.0, 20.0);
    html! {
        rect class=(if in_turn { "cavum-card cavum-turn" } else { "cavum-card" }) x=(MARGIN) width=(WIDTH - 2.0 * MARGIN)
            height=(height) rx="8" {}
        (pieces::station(seat, 30.0, 26.0, 1.0))
        // A long name is narrowed so that it does not run over the score.
        @let name = texts.seat(seat);
        @let narrowed = (name.chars().count() > 12).then_some("86");
        text class="cavum-start" x="52" y="31" textLength=[narrowed] lengthAdjust=[narrowed.map(|_| "spacingAndGlyphs")] {
            (name)
        }
        text class="cavum-big cavum-start" x="144" y="33" { (player.score) }
        @if let Some(card) = player.card {
            rect class="cavum-card" x="206" y="10" width="28" height="30" rx="5" {}
            text class="cavum-big" x="220" y="33" { (card.number()) }
        }
        @for (index, (tile, count)) in tiles.into_iter().enumerate() {
            @let x = 30.0 + index as f32 * tile_pace;
            g data-part=[in_turn.then(|| format!("tile:{tile}"))] {
                title { (crate::news::tile_name(texts, tile)) }
                (tile_icon(view, tile, x, 63.0))
                @if count > 1 { text class="cavum-small" x=(x + 17.0) y="80" { (count) } }
            }
        }
        text class="cavum-start cavum-small" x="16" y="94" {
            (texts.say("picture-counts", &counts))
        }
        @for (index, colour) in stones.into_iter().enumerate() {
            (pieces::gem(colour, 256.0 + index as f32 * stone_pace, 26.0, 0.7))
        }
        @for (index, &card) in player.orders.iter().enumerate() {
            g transform=(format!("translate({} 101) scale(.72)", 14.0 + order_pace * index as f32)) {
                (order_card(view, texts, card, 0, 0.0, 0.0))
            }
        }
    }
}
