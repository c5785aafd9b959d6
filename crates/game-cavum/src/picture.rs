//! The view drawn as a picture: the mountain with its ring of cities, and below it scales, orders and players. Where
//! there is room beside the mountain they stand there.

mod board;
mod panels;
mod pieces;
mod words;

use crate::hex::Cell;
use crate::view::View;
use adit_game::{Layout, Paint, Picture, Style, Texts};
use maud::html;

/// The width of the picture in its own units.
const WIDTH: f32 = 920.0;

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
    let (panels, height) = panels::draw(view, texts);
    let top = board::TOP;
    let (left, board) = (-WIDTH / 2.0, board::BOTTOM - top);
    // Below the mountain the panels are as wide as it is; beside it they are as high, if they are not too small.
    let (below, beside) = (WIDTH / panels::WIDTH, ((board - 10.0) / height).min(1.1));
    let (size, place) = match layout {
        Layout::Tall => (
            format!("{left} {top} {WIDTH} {}", board + below * height),
            format!("translate({left} {}) scale({below})", board::BOTTOM),
        ),
        Layout::Wide => (
            format!("{left} {top} {} {board}", WIDTH + beside * panels::WIDTH),
            format!("translate({} {}) scale({beside})", -left, top + 6.0),
        ),
    };
    let svg = html! {
        svg xmlns="http://www.w3.org/2000/svg" class="cavum" role="img" aria-label=(texts.say("game-name", &[]))
            viewBox=(size) {
            (pieces::definitions())
            rect class="cavum-sky" x=(left) y=(top) width="100%" height="100%" {}
            (board::draw(view, texts))
            g transform=(place) { (panels) }
        }
    };
    Picture { svg: svg.into_string(), text: describe(view, texts), style: &STYLE }
}

/// What the picture shows, in words.
fn describe(view: &View, texts: &Texts) -> String {
    let section = crate::sketch::section(view, texts);
    let mut lines = vec![texts.labelled(&crate::sketch::phase(view, texts), section)];
    lines.extend(view.board.tiles.keys().map(|&hex| words::hex(view, texts, hex)));
    lines.extend(view.board.stations.keys().filter_map(|&cell| match cell {
        Cell::Ring(ring) => words::city_cell(view, texts, ring),
        Cell::Hex(_) => None,
    }));
    lines.push(crate::sketch::tables(view, texts));
    lines.join("\n")
}
