//! The mountain and the ring of cities.

use super::pieces::{self, HALF, RADIUS};
use super::words;
use crate::hex::{Axial, Cell, Hex, RingCell};
use crate::news::city_name;
use crate::pieces::ALL_EXITS;
use crate::view::View;
use adit_game::Texts;
use maud::{Markup, html};

/// The upper and lower end of the mountain in the picture.
pub const TOP: f32 = -6.0 * 1.5 * RADIUS - RADIUS - 10.0;
/// The lower end of the mountain in the picture.
pub const BOTTOM: f32 = -TOP;

/// Draws every place and what lies on it.
pub fn draw(view: &View, texts: &Texts) -> Markup {
    html! {
        @for cell in RingCell::every() { (ring_cell(view, texts, cell)) }
        @for hex in Hex::every() { (mountain_hex(view, texts, hex)) }
    }
}

/// Where a place is in the picture.
fn translate(place: Axial) -> String {
    let (q, r) = (f32::from(place.q), f32::from(place.r));
    format!("translate({:.1} {:.1})", 2.0 * HALF * (q + r / 2.0), 1.5 * RADIUS * r)
}

fn ring_cell(view: &View, texts: &Texts, cell: RingCell) -> Markup {
    let place = Cell::Ring(cell);
    let Some(city) = view.rulebook.components.city_of(cell) else {
        return html! { g transform=(translate(cell.axial())) { (pieces::hex("cavum-rock cavum-separator")) } };
    };
    let owner = view.board.stations.get(&place).copied();
    let exits = cell.exits().map(|(direction, _)| direction).collect();
    html! {
        g transform=(translate(cell.axial())) data-part=(format!("city:{place}")) {
            @if let Some(title) = words::city_cell(view, texts, cell) { title { (title) } }
            (pieces::hex("cavum-city"))
            (pieces::tunnels(exits))
            circle class="cavum-city" r="19" {}
            @if let Some(seat) = owner {
                (pieces::station(seat, 0.0, 0.0, 0.95))
            } @else {
                text class="cavum-big" y="2" { (city_name(city)) }
                text class="cavum-name" y="15" { (place) }
            }
        }
    }
}

fn mountain_hex(view: &View, texts: &Texts, hex: Hex) -> Markup {
    let stack = view.board.tiles.get(&hex).map_or(&[][..], Vec::as_slice);
    let vein = view.board.veins.get(&hex);
    let owner = view.board.stations.get(&Cell::Hex(hex)).copied();
    // Three shades of rock without a pattern that the eye could follow.
    let shade = ["cavum-rock", "cavum-rock cavum-rock-2", "cavum-rock cavum-rock-3"]
        [(hex.index() * 7 + hex.index() / 12 * 5) % 3];
    html! {
        g transform=(translate(hex.axial())) data-part=(format!("hex:{hex}")) {
            title { (words::hex(view, texts, hex)) }
            @match stack.last() {
                None => {
                    (pieces::hex(shade))
                    text class="cavum-name" y="5" { (hex) }
                }
                Some(top) => {
                    (pieces::hex("cavum-cut"))
                    (pieces::tunnels(if vein.is_some() { ALL_EXITS } else { view.rulebook.components.exits(top.tile.kind(), top.rotation) }))
                    @if vein.is_none() && top.tile.is_dynamite() { (pieces::dynamite()) }
                    @if stack.len() > 1 {
                        @for level in 0..stack.len() {
                            rect class="cavum-level" x="14" y=(26 - 5 * level as i32) width="12" height="4" rx="1" {}
                        }
                    }
                }
            }
            @if let Some(vein) = vein {
                circle class="cavum-vein" r="24" {}
                (pieces::gem(vein.colour, 0.0, -3.0, 1.45))
                circle class="cavum-badge" cx="15" cy="17" r="10" {}
                text x="15" y="22" { (vein.stones) }
            }
            @if let Some(seat) = owner { (pieces::station(seat, 0.0, 0.0, 1.1)) }
        }
    }
}
