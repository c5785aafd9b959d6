//! Single pieces: gems, stations, tiles, tokens.

use crate::pieces::{Colour, Exits, Rotation, Tile};
use crate::view::View;
use adit_game::Seat;
use maud::{Markup, html};
use std::collections::BTreeMap;

/// The distance from the middle of a hex to its corners.
pub const RADIUS: f32 = 40.0;
/// Half the width of a hex: √3 / 2 of the radius.
pub const HALF: f32 = 34.641;

/// The outline of a hex around the origin.
const HEX: &str = "0,-40 34.64,-20 34.64,20 0,40 -34.64,20 -34.64,-20";

/// From the middle of a hex to the middle of its side in each direction.
const SIDES: [(f32, f32); 6] =
    [(34.6, 0.0), (17.3, -30.0), (-17.3, -30.0), (-34.6, 0.0), (-17.3, 30.0), (17.3, 30.0)];

/// Shapes that are drawn many times: the hex, a gem of each colour, and the tunnels with these exits.
pub fn definitions(exits: impl IntoIterator<Item = Exits>) -> Markup {
    let exits: BTreeMap<u8, Exits> = exits.into_iter().map(|exits| (exits.bits(), exits)).collect();
    html! {
        defs {
            polygon id="cavum-hex" points=(HEX) {}
            @for colour in Colour::ALL {
                g id=(format!("cavum-{colour}")) { (gem_shape(colour)) }
            }
            @for (bits, exits) in exits { g id=(format!("cavum-exits-{bits}")) { (tunnel_shape(exits)) } }
        }
    }
}

/// A hex around the origin.
pub fn hex(class: &str) -> Markup {
    html! { use href="#cavum-hex" class=(class) {} }
}

/// Each colour has a shape of its own, so that it can be told without seeing colours.
fn gem_shape(colour: Colour) -> Markup {
    let (outline, table) = match colour {
        // A round brilliant.
        Colour::Yellow => ("0,-11 8,-8 11,0 8,8 0,11 -8,8 -11,0 -8,-8", "0,-5 5,0 0,5 -5,0"),
        // A square standing on its corner.
        Colour::Red => ("0,-12 12,0 0,12 -12,0", "0,-6 6,0 0,6 -6,0"),
        // A triangle.
        Colour::Blue => ("0,-12 12,9 -12,9", "0,-4 5,5 -5,5"),
        // An upright emerald cut.
        Colour::Green => ("-5,-12 5,-12 9,-8 9,8 5,12 -5,12 -9,8 -9,-8", "-4,-7 4,-7 4,7 -4,7"),
        // A six-pointed star.
        Colour::White => {
            ("0,-12 3,-5 10,-6 6,0 10,6 3,5 0,12 -3,5 -10,6 -6,0 -10,-6 -3,-5", "0,-4 4,0 0,4 -4,0")
        }
        // A pentagon.
        Colour::Violet => ("0,-12 11.5,-3.5 7,10 -7,10 -11.5,-3.5", "0,-6 5,0 0,6 -5,0"),
    };
    html! {
        polygon class=(format!("cavum-gem cavum-{colour}")) points=(outline) {}
        polygon class="cavum-facet" points=(table) {}
        ellipse class="cavum-shine" cx="-3" cy="-5" rx="3" ry="1.6" {}
    }
}

/// A gem at a place.
pub fn gem(colour: Colour, x: f32, y: f32, scale: f32) -> Markup {
    html! { use href=(format!("#cavum-{colour}")) transform=(format!("translate({x} {y}) scale({scale})")) {} }
}

/// The tunnels of a tile, around the origin.
pub fn tunnels(exits: Exits) -> Markup {
    html! { use href=(format!("#cavum-exits-{}", exits.bits())) {} }
}

fn tunnel_shape(exits: Exits) -> Markup {
    let path: String = exits
        .iter()
        .map(|direction| {
            let (x, y) = SIDES[direction.index()];
            format!("M0 0L{x} {y}")
        })
        .collect();
    html! {
        path class="cavum-wall" d=(path) {}
        circle class="cavum-wall-end" r="11.5" {}
        path class="cavum-floor" d=(path) {}
        circle class="cavum-floor-end" r="8" {}
        path class="cavum-sleepers" d=(path) {}
    }
}

/// Three sticks with a fuse.
pub fn dynamite() -> Markup {
    html! {
        path class="cavum-fuse" d="M2 -14q6 -8 12 -4" {}
        @for x in [-9, -3, 3] {
            rect class="cavum-dynamite" x=(x) y="-14" width="6" height="26" rx="2" {}
        }
    }
}

/// A tile in a hand, in the pool or on a card: small, as it lies unturned.
pub fn small_tile(view: &View, tile: Tile, scale: f32) -> Markup {
    tile_face(tile, view.rulebook.components.exits(tile.kind(), Rotation::default()), scale)
}

/// A tile around the origin.
pub fn tile_face(tile: Tile, exits: Exits, scale: f32) -> Markup {
    html! {
        g class="cavum-tile" transform=(format!("scale({scale})")) {
            (hex("cavum-cut"))
            (tunnels(exits))
            @if tile.is_dynamite() { (dynamite()) }
        }
    }
}

/// A vein without stones, as it lies in a hand or in the pool.
pub fn vein_tile(scale: f32) -> Markup {
    html! {
        g transform=(format!("scale({scale})")) {
            circle class="cavum-vein" r="17" {}
            path class="cavum-lode" d="M-11 5L-5 -4L1 3L6 -6L11 0" {}
        }
    }
}

/// An option: something is taken out of the pool.
pub fn option_tile(scale: f32) -> Markup {
    html! {
        g transform=(format!("scale({scale})")) {
            rect class="cavum-token" x="-16" y="-16" width="32" height="32" rx="7" {}
            path class="cavum-stroke" d="M-10 3V10H10V3M0 6V-9M-6 -4L0 -10L6 -4" {}
        }
    }
}

/// The prospect tile: a pickaxe.
pub fn prospect_tile(scale: f32) -> Markup {
    html! {
        g transform=(format!("scale({scale})")) {
            rect class="cavum-token" x="-16" y="-16" width="32" height="32" rx="7" {}
            path class="cavum-stroke" d="M-9 11L5 -5M-4 -10Q7 -10 10 3" {}
        }
    }
}

/// A stone that lies face down.
pub fn face_down(x: f32, y: f32) -> Markup {
    html! {
        path class="cavum-pebble" transform=(super::translate(x, y)) d="M-9 3Q-10 -7 -1 -8Q9 -9 9 1Q9 8 0 8Q-8 8 -9 3Z" {}
    }
}

/// A chip on an order card.
pub fn chip(points: i32, x: f32, y: f32) -> Markup {
    html! {
        circle class="cavum-chip" cx=(x) cy=(y) r="8.5" {}
        text class="cavum-on-chip" x=(x) y=(y + 4.5) { (points) }
    }
}

/// A wooden station with the letter and the shape of its seat.
pub fn station(seat: Seat, x: f32, y: f32, scale: f32) -> Markup {
    let outline = match u8::from(seat) {
        // A house, a barrel, a tower and a tent.
        0 => "M-15 15V-3L0 -17L15 -3V15Z",
        1 => "M-15 0A15 15 0 1 1 15 0A15 15 0 1 1 -15 0Z",
        2 => "M-14 15V-15H-6V-9H-3V-15H3V-9H6V-15H14V15Z",
        _ => "M-17 15L0 -18L17 15Z",
    };
    html! {
        g transform=(format!("translate({x} {y}) scale({scale})")) {
            path class=(format!("cavum-station cavum-seat-{}", u8::from(seat))) d=(outline) {}
            text class="cavum-on-seat" y="11" { (char::from(b'A' + u8::from(seat))) }
        }
    }
}

/// How many tiles lie on each other.
pub fn levels(tiles: usize) -> Markup {
    html! {
        @for level in 0..tiles {
            rect class="cavum-level" x="16" y=(16 - 5 * level as i32) width="12" height="4" rx="1" {}
        }
    }
}

/// A vein with its stones.
pub fn full_vein(colour: Colour, stones: u8) -> Markup {
    html! {
        circle class="cavum-vein" r="24" {}
        (gem(colour, 0.0, -3.0, 1.45))
        circle class="cavum-badge" cx="17" cy="14" r="10" {}
        text x="17" y="19" { (stones) }
    }
}

/// A free city space with the letter of its city and its own name.
pub fn free_city(city: char, name: &str) -> Markup {
    html! {
        circle class="cavum-city" r="20" {}
        text class="cavum-big" y="1" { (city) }
        text class="cavum-town" y="15" { (name) }
    }
}
