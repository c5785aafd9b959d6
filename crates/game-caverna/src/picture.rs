//! The view drawn as a picture: rounds and turn, action tiles, both caves, and the rooms.
//!
//! Everything is drawn in pairs of the same size. They stand side by side in a wide layout and below each other in a
//! tall one, where the letters would become too small otherwise.

mod cave;
mod glyphs;
mod header;
mod icons;
mod legend;
mod rooms;
mod tiles;
mod words;

pub use legend::legend;

use crate::components::{Components, Round};
use crate::view::{CaveView, View};
use adit_game::{Layout, Paint, Picture, Seat, Style, Texts};
use maud::{Markup, html};

/// The width of one of a pair.
const HALF: f32 = 720.0;
/// Around and between the pairs.
const MARGIN: f32 = 10.0;
/// The heights of the pairs from top to bottom.
const PAIRS: [f32; 4] = [header::PANEL, tiles::PANEL, cave::PANEL, rooms::PANEL];

/// How it looks. Goods, seats and the two kinds of rooms differ in shape too.
pub const STYLE: Style = Style { rules: include_str!("picture/style.css"), palette: PALETTE };

/// The colours: rock, caverns, rooms, goods and seats.
const PALETTE: &[Paint] = &[
    Paint { name: "--caverna-ground", light: "#ece4d4", dark: "#15171c" },
    Paint { name: "--caverna-ink", light: "#2a221a", dark: "#f1e9db" },
    Paint { name: "--caverna-soft", light: "#5d5142", dark: "#b9ae9d" },
    Paint { name: "--caverna-card", light: "#fcf8ef", dark: "#272a33" },
    Paint { name: "--caverna-line", light: "#8d8069", dark: "#7d7568" },
    Paint { name: "--caverna-shadow", light: "#b5a88f", dark: "#08090b" },
    Paint { name: "--caverna-massif", light: "#766854", dark: "#35302a" },
    Paint { name: "--caverna-massif-edge", light: "#4b4033", dark: "#16130f" },
    Paint { name: "--caverna-rock-high", light: "#cbbda6", dark: "#6d6455" },
    Paint { name: "--caverna-rock-low", light: "#a39379", dark: "#4b4438" },
    Paint { name: "--caverna-rock-light", light: "#ddd1bd", dark: "#7d7362" },
    Paint { name: "--caverna-rock-dark", light: "#8f7f67", dark: "#3f392f" },
    Paint { name: "--caverna-rock-ink", light: "#2a221a", dark: "#f7f1e6" },
    Paint { name: "--caverna-ridge", light: "#574a3b", dark: "#8a7d6b" },
    Paint { name: "--caverna-ridge-edge", light: "#332a20", dark: "#1a1612" },
    Paint { name: "--caverna-depth-high", light: "#241d16", dark: "#050505" },
    Paint { name: "--caverna-depth-low", light: "#4a3f32", dark: "#1b1815" },
    Paint { name: "--caverna-depth-line", light: "#7c6d5a", dark: "#4a433a" },
    Paint { name: "--caverna-depth-ink", light: "#f0e6d3", dark: "#d8cdbb" },
    Paint { name: "--caverna-orange", light: "#fbdfae", dark: "#553a17" },
    Paint { name: "--caverna-orange-line", light: "#a65c0e", dark: "#e59b3f" },
    Paint { name: "--caverna-blue", light: "#d3e4f8", dark: "#1d3757" },
    Paint { name: "--caverna-blue-line", light: "#24599f", dark: "#77aef2" },
    Paint { name: "--caverna-brick", light: "#a5432a", dark: "#dc7f63" },
    Paint { name: "--caverna-mortar", light: "#ecdcc6", dark: "#2b1b14" },
    Paint { name: "--caverna-rooms", light: "#b4600c", dark: "#f0a44a" },
    Paint { name: "--caverna-on-rooms", light: "#ffffff", dark: "#1b1206" },
    Paint { name: "--caverna-crest", light: "#7a2432", dark: "#f2c9a8" },
    Paint { name: "--caverna-on-crest", light: "#ffffff", dark: "#2b1215" },
    Paint { name: "--caverna-outline", light: "#221a10", dark: "#0a0a0a" },
    Paint { name: "--caverna-wood", light: "#8f5b2a", dark: "#bd8148" },
    Paint { name: "--caverna-wood-end", light: "#dcae74", dark: "#e6bd88" },
    Paint { name: "--caverna-stone", light: "#9aa2aa", dark: "#b3bbc3" },
    Paint { name: "--caverna-emmer", light: "#e8b923", dark: "#f3cb4a" },
    Paint { name: "--caverna-stalk", light: "#4d7d2a", dark: "#86c05a" },
    Paint { name: "--caverna-flax", light: "#4c7be0", dark: "#84a9ff" },
    Paint { name: "--caverna-food", light: "#c94a32", dark: "#ee7a60" },
    Paint { name: "--caverna-gold", light: "#f5bd16", dark: "#ffd34d" },
    Paint { name: "--caverna-seat-0", light: "#1f4e9c", dark: "#8ab8ff" },
    Paint { name: "--caverna-seat-1", light: "#9c2420", dark: "#ff9a90" },
    Paint { name: "--caverna-on-seat", light: "#ffffff", dark: "#15171c" },
];

/// What all drawings need.
struct Scene<'a> {
    view: &'a View,
    texts: &'a Texts,
    components: &'a Components,
    /// Whose turn it is.
    acting: Option<Seat>,
}

impl Scene<'_> {
    /// The rounds of this game.
    fn rounds(&self) -> &[Round] {
        self.view.rulebook.rounds()
    }

    /// Who has won the duel, once it is over (CD-10.3); in a draw nobody has.
    fn winner(&self) -> Option<Seat> {
        let best_room = |cave: &CaveView| {
            let rooms = cave.spaces.iter().filter_map(|seen| seen.room);
            rooms.map(|room| self.components.room(room).points).max()
        };
        let mut ranking: Vec<_> =
            self.view.caves.iter().map(|(seat, cave)| ((cave.score, best_room(cave)), seat)).collect();
        ranking.sort_by_key(|(key, _)| std::cmp::Reverse(*key));
        match (&self.view.ending, ranking.as_slice()) {
            (Some(_), [(first, seat), (second, _), ..]) if first > second => Some(*seat),
            _ => None,
        }
    }
}

/// Draws the view.
pub fn picture(view: &View, texts: &Texts, layout: Layout) -> Picture {
    let scene = Scene { view, texts, components: &view.rulebook.components, acting: view.acting() };
    let (places, width, height) = arrange(layout);
    let svg = html! {
        svg xmlns="http://www.w3.org/2000/svg" class="caverna" role="img" aria-label=(texts.say("game-name", &[]))
            viewBox=(format!("0 0 {width} {height}")) preserveAspectRatio="xMidYMin meet" {
            (icons::definitions())
            rect class="caverna-ground" width="100%" height="100%" {}
            @for (panel, (x, y)) in panels(&scene).into_iter().zip(places) {
                g transform=(format!("translate({x} {y})")) { (panel) }
            }
        }
    };
    Picture { svg: svg.into_string(), text: words::all(&scene), style: &STYLE }
}

/// The pairs, one after another.
fn panels(scene: &Scene<'_>) -> [Markup; 2 * PAIRS.len()] {
    let mut seats = Seat::all(scene.view.caves.seats());
    let mut cave = || seats.next().map_or_else(|| header::goal(scene), |seat| cave::draw(scene, seat));
    let caves = [cave(), cave()];
    let [first, second] = caves;
    [
        header::rounds(scene),
        header::turn(scene),
        tiles::draw(scene, 0),
        tiles::draw(scene, 1),
        first,
        second,
        rooms::draw(scene, 0),
        rooms::draw(scene, 1),
    ]
}

/// Where the halves of the pairs stand, and the width and height of all: side by side, or below each other.
fn arrange(layout: Layout) -> (Vec<(f32, f32)>, f32, f32) {
    let mut y = MARGIN;
    let mut places = Vec::new();
    for height in PAIRS {
        match layout {
            Layout::Wide => places.extend([(MARGIN, y), (HALF + 2.0 * MARGIN, y)]),
            Layout::Tall => {
                places.extend([(MARGIN, y), (MARGIN, y + height + MARGIN)]);
                y += height + MARGIN;
            }
        }
        y += height + MARGIN;
    }
    let width = match layout {
        Layout::Wide => 2.0 * HALF + 3.0 * MARGIN,
        Layout::Tall => HALF + 2.0 * MARGIN,
    };
    (places, width, y)
}
