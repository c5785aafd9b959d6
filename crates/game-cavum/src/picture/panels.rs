//! Where everything but the mountain stands: around it where there is room at the side, below it on a narrow page.

use super::board::{BOTTOM, SIDE, TOP};
use super::{corners, orders, players, pool, scales, translate};
use crate::view::View;
use adit_game::Texts;
use maud::{Markup, html};

/// What is free around the things.
pub const GAP: f32 = 6.0;

/// How wide the column beside the mountain is.
const COLUMN: f32 = 392.0;
/// How high scales and the pool below the mountain are.
const STRIP: f32 = 2.0 * scales::ROW + pool::ROW;

/// How wide the panels below the mountain are in their own units, of which two are one of the mountain's.
const PAGE: f32 = 456.0;
const ENLARGED: f32 = 2.0 * SIDE / PAGE;

/// Draws what stands around the mountain, and says the place of the whole picture: left, top, width, height.
///
/// The corners that the ring of cities leaves free hold what is short; scales and the pool stand below; the order cards on show
/// and the players beside it.
pub fn around(view: &View, texts: &Texts) -> (Markup, [f32; 4]) {
    let height = BOTTOM - TOP + STRIP;
    let seats = view.players.len() as f32;
    let on_show = orders::ROOM;
    let each = ((height - on_show - 2.0 * GAP) / seats).min(players::HIGHEST);
    let markup = html! {
        (corners::heading(view, texts, -SIDE + GAP, TOP + GAP))
        (corners::sequence_cards(view, SIDE - GAP - 2.0 * corners::CARD_PACE, TOP + GAP, 2))
        (corners::numbers_in_the_corner(view, -SIDE + GAP, BOTTOM - GAP))
        (corners::deck(view, SIDE - GAP - 58.0, BOTTOM - GAP - 74.0))
        g transform=(translate(-SIDE + GAP, BOTTOM)) { (scales::draw(view, 3, 2.0 * (SIDE - GAP))) }
        g transform=(translate(-SIDE + GAP, BOTTOM + 2.0 * scales::ROW)) {
            (pool::draw(view, texts, 2.0 * (SIDE - GAP), 1))
        }
        g transform=(translate(SIDE, TOP + GAP)) { (orders::on_show(view, texts, COLUMN, on_show)) }
        @for (index, seat) in adit_game::Seat::all(view.players.len()).enumerate() {
            g transform=(translate(SIDE, TOP + GAP + on_show + each * index as f32)) {
                (players::draw(view, texts, seat, COLUMN, each - GAP))
            }
        }
    };
    (markup, [-SIDE, TOP, 2.0 * SIDE + COLUMN + GAP, height])
}

/// Draws what stands below the mountain.
pub fn below(view: &View, texts: &Texts) -> (Markup, [f32; 4]) {
    let inner = PAGE - 2.0 * GAP;
    // A narrow page is scrolled and keeps its scale, so that only the order cards of the phases so far need room.
    let on_show = orders::ROOM / f32::from(view.rulebook.phases) * f32::from(view.phase_number);
    let each = players::LOWEST;
    let scales_at = corners::HEADING_ROW + corners::CARD_ROW;
    let pool_at = scales_at + 6.0 * scales::ROW;
    let orders_at = pool_at + 2.0 * pool::ROW;
    let players_at = orders_at + on_show;
    let height = players_at + each * view.players.len() as f32;
    let markup = html! {
        g transform=(format!("translate({} {BOTTOM}) scale({ENLARGED})", -SIDE)) {
            (corners::heading_row(view, texts, GAP, inner))
            (corners::numbers_in_rows(view, GAP + 4.0 * corners::CARD_PACE, corners::HEADING_ROW, inner - 4.0 * corners::CARD_PACE - 62.0))
            (corners::sequence_cards(view, GAP, corners::HEADING_ROW, 4))
            (corners::deck(view, PAGE - GAP - 58.0, corners::HEADING_ROW))
            g transform=(translate(GAP, scales_at)) { (scales::draw(view, 1, inner)) }
            g transform=(translate(GAP, pool_at)) { (pool::draw(view, texts, inner, 2)) }
            g transform=(translate(GAP, orders_at)) { (orders::on_show(view, texts, inner, orders::ROOM)) }
            @for (index, seat) in adit_game::Seat::all(view.players.len()).enumerate() {
                g transform=(translate(GAP, players_at + each * index as f32)) {
                    (players::draw(view, texts, seat, inner, each - GAP))
                }
            }
        }
    };
    (markup, [-SIDE, TOP, 2.0 * SIDE, BOTTOM - TOP + ENLARGED * height])
}
