//! Every sign of the pictures, to be explained on one page.

use crate::hex::Direction;
use crate::names::{self, titled};
use crate::picture::pieces;
use crate::pieces::{ALL_EXITS, Colour, Exits, Tile};
use adit_game::{Seat, Sign, Texts};
use maud::{Markup, html};

/// The signs with their texts `sign-…`.
pub fn signs(texts: &Texts) -> Vec<Sign> {
    let sign = |id: &str, drawing: &Markup| Sign {
        svg: drawn(drawing),
        title: texts.say(&format!("sign-{id}"), &[]),
        text: texts.say(&format!("sign-{id}-text"), &[]),
    };
    let mut signs: Vec<Sign> = Colour::ALL
        .into_iter()
        .map(|colour| Sign {
            svg: drawn(&pieces::gem(colour, 0.0, 0.0, 2.4)),
            title: titled(&names::gems(texts, colour)),
            text: texts.say("sign-gem-text", &[]),
        })
        .collect();
    let tile = pieces::tile_face(Tile::Two, straight(), 0.95);
    signs.extend([
        sign("tile", &tile),
        sign("dynamite", &pieces::tile_face(Tile::DynamiteSix, ALL_EXITS, 0.95)),
        sign("levels", &html! { (tile) (pieces::levels(2)) }),
        sign("vein", &html! { g transform="scale(1.5)" { (pieces::full_vein(Colour::Red, 4)) } }),
        sign("vein-tile", &pieces::vein_tile(2.0)),
        sign("station", &pieces::station(Seat::FIRST, 0.0, 0.0, 2.0)),
        sign("city", &html! { (pieces::hex("cavum-city")) (pieces::free_city('A', "M3")) }),
        sign("gap", &pieces::hex("cavum-rock cavum-separator")),
        sign("option", &pieces::option_tile(2.0)),
        sign("prospect", &pieces::prospect_tile(2.0)),
        sign("stone", &html! { g transform="scale(2.4)" { (pieces::face_down(0.0, 0.0)) } }),
        sign("chip", &html! { g transform="scale(2.6)" { (pieces::chip(2, 0.0, 0.0)) } }),
    ]);
    signs
}

/// The exits of a tile with two of them.
fn straight() -> Exits {
    [Direction::ALL[0], Direction::ALL[3]].into_iter().collect()
}

/// A sign as a picture of its own.
fn drawn(sign: &Markup) -> String {
    let svg = html! {
        svg xmlns="http://www.w3.org/2000/svg" class="cavum" viewBox="-42 -42 84 84" {
            (pieces::definitions([straight(), ALL_EXITS]))
            (sign)
        }
    };
    svg.into_string()
}
