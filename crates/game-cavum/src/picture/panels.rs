//! Below the mountain: sequence cards, scales, the pool, order cards and the players.

use super::pieces;
use crate::components::STONES_PER_COLOUR;
use crate::news::colour_name;
use crate::pieces::{Colour, OrderCard, Rotation, Stones, Tile};
use crate::sequence;
use crate::view::{PlayerView, View};
use adit_game::{Pending, Seat, Texts};
use maud::{Markup, html};

/// Room for one row of scales, of cards and of a player.
const SCALES: f32 = 96.0;
const CARDS: f32 = 92.0;
const PLAYER: f32 = 92.0;
const CARDS_PER_ROW: usize = 8;

/// Draws all panels and says how high they are together.
pub fn draw(view: &View, texts: &Texts) -> (Markup, f32) {
    let rows = view.orders.on_show.len().div_ceil(CARDS_PER_ROW) as f32;
    let players_at = SCALES + 60.0 + rows * CARDS;
    let markup = html! {
        (scales(view, texts))
        g transform=(format!("translate(0 {SCALES})")) { (pool(view, texts)) }
        g transform=(format!("translate(0 {})", SCALES + 60.0)) {
            @for (index, shown) in view.orders.on_show.iter().enumerate() {
                @let x = 10.0 + (index % CARDS_PER_ROW) as f32 * 113.0;
                @let y = (index / CARDS_PER_ROW) as f32 * CARDS;
                (order_card(view, texts, shown.order, shown.chips, x, y))
            }
        }
        @for (seat, player) in Seat::all(view.players.len()).zip(&view.players) {
            g transform=(format!("translate(0 {})", players_at + PLAYER * seat.index() as f32)) {
                (self::player(view, texts, seat, player))
            }
        }
    };
    (markup, players_at + PLAYER * view.players.len() as f32 + 8.0)
}

/// Each colour's scale: the gem, nine spaces, stones on the highest of them.
fn scales(view: &View, texts: &Texts) -> Markup {
    html! {
        @for (index, &colour) in view.book.components.colours.iter().enumerate() {
            @let on_scale = view.scales[colour];
            g transform=(format!("translate({} 0)", 10.0 + index as f32 * 150.0)) data-part=(format!("colour:{colour}")) {
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
    html! {
        rect class="cavum-card" x="10" width="900" height="50" rx="8" {}
        text class="cavum-start" x="22" y="31" { (texts.say("picture-pool", &[])) }
        @for (index, (tile, count)) in view.pool.tiles.iter().filter(|&(_, count)| count > 0).enumerate() {
            @let x = 110.0 + index as f32 * 62.0;
            g data-part=(format!("tile:{tile}")) {
                title { (crate::news::tile_name(texts, tile)) }
                (tile_icon(view, tile, x, 25.0))
                text class="cavum-start" x=(x + 18.0) y="31" { "×" (count) }
            }
        }
        text class="cavum-end" x="720" y="31" { (texts.say("picture-veins", &[("count", i64::from(view.pool.veins).into())])) }
        @for (index, card) in view.sequence_cards.iter().enumerate() {
            g data-part=(format!("card:{}", card.number())) {
                title { (texts.say("describe-sequence-card", &[("card", i64::from(card.number()).into())])) }
                rect class="cavum-card" x=(740.0 + index as f32 * 42.0) y="6" width="36" height="38" rx="5" {}
                text class="cavum-big" x=(758.0 + index as f32 * 42.0) y="33" { (card.number()) }
            }
        }
    }
}

fn tile_icon(view: &View, tile: Tile, x: f32, y: f32) -> Markup {
    pieces::small_tile(tile, view.book.components.exits(tile.kind(), Rotation::default()), x, y)
}

fn gems(stones: &Stones) -> Vec<Colour> {
    stones.iter().flat_map(|(colour, count)| std::iter::repeat_n(colour, usize::from(count))).collect()
}

/// An order card: its stones, its value, what it costs unfulfilled, and its chips.
fn order_card(view: &View, texts: &Texts, card: OrderCard, chips: u8, x: f32, y: f32) -> Markup {
    let order = view.book.components.order(card);
    html! {
        g transform=(format!("translate({x} {y})")) data-part=(format!("order:{}", card.number())) {
            title { (crate::sketch::order_card(view, texts, card)) }
            rect class="cavum-card" width="106" height="82" rx="8" {}
            @for (index, colour) in gems(&order.stones).into_iter().enumerate() {
                (pieces::gem(colour, 17.0 + index as f32 * 24.0, 22.0, 0.85))
            }
            text class="cavum-big cavum-start" x="10" y="62" { (order.value) }
            text class="cavum-start cavum-small" x="44" y="62" { "−" (order.penalty) }
            text class="cavum-end cavum-small" x="98" y="76" { "#" (card.number()) }
            @for chip in 0..chips.min(3) {
                circle class="cavum-badge" cx=(92.0 - f32::from(chip) * 14.0) cy="50" r="9" {}
                text class="cavum-small" x=(92.0 - f32::from(chip) * 14.0) y="54" { (view.book.components.chip_points) }
            }
        }
    }
}

fn player(view: &View, texts: &Texts, seat: Seat, player: &PlayerView) -> Markup {
    let hand = &player.hand;
    let in_turn = match sequence::pending_in(&view.section) {
        Pending::Seats(seats) => seats.contains(seat),
        Pending::Chance | Pending::Over => false,
    };
    let counts = [
        ("picture-stations", hand.stations),
        ("picture-veins", hand.veins),
        ("picture-options", hand.options),
    ];
    html! {
        rect class=(if in_turn { "cavum-card cavum-turn" } else { "cavum-card" }) x="10" width="900" height="84" rx="8" {}
        (pieces::station(seat, 36.0, 30.0, 1.0))
        text class="cavum-start" x="60" y="28" { (texts.say("seat-name", &[("seat", i64::from(u8::from(seat)).into())])) }
        text class="cavum-big cavum-start" x="150" y="32" { (player.score) }
        @if let Some(card) = player.card {
            rect class="cavum-card" x="206" y="10" width="28" height="30" rx="5" {}
            text class="cavum-big" x="220" y="33" { (card.number()) }
        }
        @for (index, (tile, count)) in hand.tiles.iter().filter(|&(_, count)| count > 0).enumerate() {
            @let x = 264.0 + index as f32 * 40.0;
            g data-part=[in_turn.then(|| format!("tile:{tile}"))] {
                title { (crate::news::tile_name(texts, tile)) }
                (tile_icon(view, tile, x, 26.0))
                @if count > 1 { text class="cavum-small" x=(x + 14.0) y="44" { (count) } }
            }
        }
        text class="cavum-start cavum-small" x="480" y="22" {
            (counts.map(|(id, count)| texts.say(id, &[("count", i64::from(count).into())])).join(" · "))
        }
        text class="cavum-start cavum-small" x="22" y="70" { (texts.say("picture-stones", &[("count", i64::from(player.stones).into())])) }
        // only the owner may look at the colours, unless the table plays with open stones.
        @if crate::sketch::sees_colours(view, seat) {
            @for (index, colour) in gems(&player.remembered).into_iter().enumerate() {
                (pieces::gem(colour, 120.0 + index as f32 * 20.0, 65.0, 0.7))
            }
        }
        @for (index, &card) in player.orders.iter().enumerate() {
            g transform=(format!("translate({} 4) scale(.62)", 904.0 - 70.0 * (index + 1) as f32)) {
                g transform="translate(0 40)" { (order_card(view, texts, card, 0, 0.0, 0.0)) }
            }
        }
    }
}
