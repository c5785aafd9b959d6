//! The mountain and the ring of cities.

use super::pieces::{self, HALF, RADIUS};
use super::{id, translate};
use crate::hex::{Axial, Cell, Hex, RingCell};
use crate::names::city_name;
use crate::pieces::{ALL_EXITS, Exits};
use crate::view::View;
use maud::{Markup, html};

/// The upper and lower end of the mountain in the picture.
pub const TOP: f32 = -6.0 * 1.5 * RADIUS - RADIUS - 10.0;
/// The lower end of the mountain in the picture.
pub const BOTTOM: f32 = -TOP;
/// Its left and right end, with a little room.
pub const SIDE: f32 = 13.0 * HALF + 6.0;

/// Draws every place and what lies on it.
pub fn draw(view: &View) -> Markup {
    html! {
        @for cell in RingCell::every() { (ring_cell(view, cell)) }
        @for hex in Hex::every() { (mountain_hex(view, hex)) }
    }
}

/// Every way in which tunnels lie on the board or on a tile that is not laid yet.
pub fn exits(view: &View) -> impl Iterator<Item = Exits> {
    let components = &view.rulebook.components;
    let laid = view.board.tiles.values().filter_map(|stack| stack.last());
    let laid = laid.map(|top| components.exits(top.tile.kind(), top.rotation));
    let cities = RingCell::every().map(city_exits);
    laid.chain(cities).chain(components.shapes).chain([ALL_EXITS])
}

fn city_exits(cell: RingCell) -> Exits {
    cell.exits().map(|(direction, _)| direction).collect()
}

/// Where a place is in the picture.
fn place(place: Axial) -> String {
    let (q, r) = (f32::from(place.q), f32::from(place.r));
    translate(2.0 * HALF * (q + r / 2.0), 1.5 * RADIUS * r)
}

fn ring_cell(view: &View, cell: RingCell) -> Markup {
    let Some(city) = view.rulebook.components.city_of(cell) else {
        return html! {
            g transform=(place(cell.axial())) data-part=(id("gap", cell.to_string())) {
                (pieces::hex("cavum-rock cavum-separator"))
            }
        };
    };
    let owner = view.board.stations.get(&Cell::Ring(cell)).copied();
    html! {
        g transform=(place(cell.axial())) data-part=(id("city", cell.to_string())) {
            (pieces::hex("cavum-city"))
            (pieces::tunnels(city_exits(cell)))
            @if let Some(seat) = owner {
                circle class="cavum-city" r="20" {}
                (pieces::station(seat, 0.0, 0.0, 0.95))
                text class="cavum-spot" y="36" { (cell) }
            } @else {
                (pieces::free_city(city_name(city), &cell.to_string()))
            }
        }
    }
}

/// A place that has a name of its own in the middle says it there, and every other one at its lower corner: texts name places, so
/// each name must be found on the board.
fn mountain_hex(view: &View, hex: Hex) -> Markup {
    let stack = view.board.tiles.get(&hex).map_or(&[][..], Vec::as_slice);
    let vein = view.board.veins.get(&hex);
    let owner = view.board.stations.get(&Cell::Hex(hex)).copied();
    // Three shades of rock without a pattern that the eye could follow.
    let shade = ["cavum-rock", "cavum-rock cavum-rock-2", "cavum-rock cavum-rock-3"]
        [(hex.index() * 7 + hex.index() / 12 * 5) % 3];
    let dynamite = vein.is_none() && stack.last().is_some_and(|top| top.tile.is_dynamite());
    let is_plain = vein.is_none() && owner.is_none() && !dynamite;
    html! {
        g transform=(place(hex.axial())) data-part=(id("hex", hex.to_string())) {
            @match stack.last() {
                None => {
                    (pieces::hex(shade))
                    text class="cavum-name" y="5" { (hex) }
                }
                Some(top) => {
                    (pieces::hex("cavum-cut"))
                    (pieces::tunnels(if vein.is_some() { ALL_EXITS } else { view.rulebook.components.exits(top.tile.kind(), top.rotation) }))
                    @if is_plain {
                        circle class="cavum-floor-end" r="13.5" {}
                        text class="cavum-plate" y="4.5" { (hex) }
                    }
                    @if dynamite { (pieces::dynamite()) }
                    @if stack.len() > 1 { (pieces::levels(stack.len())) }
                }
            }
            @if let Some(vein) = vein { (pieces::full_vein(vein.colour, vein.stones)) }
            @if let Some(seat) = owner { (pieces::station(seat, 0.0, 0.0, 1.1)) }
            @if !is_plain { text class="cavum-spot" y="36" { (hex) } }
        }
    }
}
