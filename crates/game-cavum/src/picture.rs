//! The view drawn as a picture: the mountain with its ring of cities, and around it or below it everything else that lies
//! on the table. Every place has room for all that can ever lie there, so that a game never changes the scale of its
//! picture.

mod board;
mod corners;
mod describe;
mod orders;
mod panels;
pub(crate) mod pieces;
mod players;
mod pool;
mod scales;

use crate::view::View;
use adit_game::{Layout, Paint, Part, Picture, Style, Texts};
use maud::html;
pub(crate) use players::is_own;

/// How it looks. Stations, gems and veins differ in shape and letter too.
pub const STYLE: Style = Style { rules: include_str!("picture/style.css"), palette: PALETTE };

/// The colours: rock and tunnels, one per gem, one per seat.
const PALETTE: &[Paint] = &[
    Paint { name: "--cavum-sky", light: "#e8e2d4", dark: "#17191f" },
    Paint { name: "--cavum-ink", light: "#2b2620", dark: "#ece5d8" },
    Paint { name: "--cavum-rock", light: "#b9aa94", dark: "#4a443c" },
    Paint { name: "--cavum-rock-2", light: "#b1a28b", dark: "#453f38" },
    Paint { name: "--cavum-rock-3", light: "#c1b39d", dark: "#4f4940" },
    Paint { name: "--cavum-edge", light: "#97886f", dark: "#2f2b26" },
    Paint { name: "--cavum-cut", light: "#8a7a64", dark: "#6a5f50" },
    Paint { name: "--cavum-wall", light: "#54483a", dark: "#1c1915" },
    Paint { name: "--cavum-floor", light: "#efe3c8", dark: "#c9b88f" },
    Paint { name: "--cavum-on-floor", light: "#2b2620", dark: "#1c1915" },
    Paint { name: "--cavum-city", light: "#dcc7a2", dark: "#6b5a41" },
    Paint { name: "--cavum-card", light: "#fbf7ee", dark: "#262932" },
    Paint { name: "--cavum-line", light: "#8d8069", dark: "#7d7568" },
    Paint { name: "--cavum-dynamite", light: "#c2331f", dark: "#f0644c" },
    Paint { name: "--cavum-yellow", light: "#f2c200", dark: "#ffd84a" },
    Paint { name: "--cavum-red", light: "#d0332d", dark: "#ff6a5c" },
    Paint { name: "--cavum-blue", light: "#2563c9", dark: "#6aa2ff" },
    Paint { name: "--cavum-green", light: "#1d8a4a", dark: "#4fc882" },
    Paint { name: "--cavum-white", light: "#fdfdfd", dark: "#f4f4f4" },
    Paint { name: "--cavum-violet", light: "#8a3fb5", dark: "#c58bec" },
    Paint { name: "--cavum-seat-0", light: "#1f4e9c", dark: "#7fb0ff" },
    Paint { name: "--cavum-seat-1", light: "#b3261e", dark: "#ff8f85" },
    Paint { name: "--cavum-seat-2", light: "#8a5a00", dark: "#f3c26b" },
    Paint { name: "--cavum-seat-3", light: "#1c6b3f", dark: "#7fdba6" },
    Paint { name: "--cavum-on-seat", light: "#ffffff", dark: "#15171c" },
];

/// Draws the view.
pub fn picture(view: &View, texts: &Texts, layout: Layout) -> Picture {
    let (panels, [left, top, width, height]) = match layout {
        Layout::Tall => panels::below(view, texts),
        Layout::Wide => panels::around(view, texts),
    };
    let class = match layout {
        Layout::Tall => "cavum cavum-tall",
        Layout::Wide => "cavum",
    };
    let svg = html! {
        svg xmlns="http://www.w3.org/2000/svg" class=(class) role="img" aria-label=(texts.say("game-name", &[]))
            viewBox=(format!("{left} {top} {width} {height}")) {
            (pieces::definitions(board::exits(view)))
            rect class="cavum-sky" x=(left) y=(top) width="100%" height="100%" {}
            (board::draw(view))
            (panels)
        }
    };
    Picture { svg: svg.into_string(), text: describe::describe(view, texts), style: &STYLE }
}

/// Where something stands.
fn translate(x: f32, y: f32) -> String {
    format!("translate({x:.1} {y:.1})")
}

/// The id of a thing that can be asked about: its kind and its word.
fn id(kind: &'static str, word: impl Into<String>) -> String {
    Part::new(kind, word.into()).id()
}
