//! The view drawn as a picture: the earth with its rings, and below it phase boards, achievements and players. Where
//! there is room beside the earth they stand there.

mod boards;
mod describe;
mod earth;
mod pieces;
mod players;

use crate::pieces::Order;
use crate::sketch;
use crate::view::View;
use adit_game::{Layout, Paint, Picture, Style, Texts};
use maud::{Markup, html};
use pieces::fit;

/// The width of the picture in its own units, and what stays free at its sides.
const WIDTH: f32 = 720.0;
const MARGIN: f32 = 10.0;
/// The height of the heading.
const HEAD: f32 = 132.0;

/// How it looks. Companies, resources and signs differ in shape too, never in colour alone.
pub const STYLE: Style = Style { rules: include_str!("picture/style.css"), palette: PALETTE };

/// The colours: the levels of the earth from its rim inwards, one per resource, one per seat.
const PALETTE: &[Paint] = &[
    Paint { name: "--rockwell-sky", light: "#e4e9ec", dark: "#14171b" },
    Paint { name: "--rockwell-ink", light: "#241d17", dark: "#f1ebe1" },
    Paint { name: "--rockwell-card", light: "#fffdf8", dark: "#20252b" },
    Paint { name: "--rockwell-space", light: "#f1ece2", dark: "#2c333b" },
    Paint { name: "--rockwell-line", light: "#84786a", dark: "#8b9199" },
    Paint { name: "--rockwell-turn", light: "#b3540b", dark: "#ffb454" },
    Paint { name: "--rockwell-roman", light: "#4a3a2b", dark: "#d9c6a4" },
    Paint { name: "--rockwell-on-roman", light: "#fffdf8", dark: "#1a1612" },
    Paint { name: "--rockwell-surface", light: "#a9bf86", dark: "#3c4a2f" },
    Paint { name: "--rockwell-track", light: "#6d5a43", dark: "#8a775c" },
    Paint { name: "--rockwell-high-a", light: "#d9b989", dark: "#8d744f" },
    Paint { name: "--rockwell-deep-a", light: "#b8935f", dark: "#6a5437" },
    Paint { name: "--rockwell-high-b", light: "#bf8a5c", dark: "#7d5537" },
    Paint { name: "--rockwell-deep-b", light: "#98643c", dark: "#593922" },
    Paint { name: "--rockwell-high-c", light: "#a85a3c", dark: "#6f3625" },
    Paint { name: "--rockwell-deep-c", light: "#813a26", dark: "#4d2117" },
    Paint { name: "--rockwell-high-d", light: "#93301f", dark: "#6d2015" },
    Paint { name: "--rockwell-deep-d", light: "#d0571c", dark: "#a03c10" },
    Paint { name: "--rockwell-cave", light: "#463b33", dark: "#2a2520" },
    Paint { name: "--rockwell-props", light: "#8a7256", dark: "#5d4d3a" },
    Paint { name: "--rockwell-rim", light: "#2b1f16", dark: "#070504" },
    Paint { name: "--rockwell-glow-in", light: "#fffbe0", dark: "#fff3b8" },
    Paint { name: "--rockwell-glow-mid", light: "#ffc93c", dark: "#ffb52e" },
    Paint { name: "--rockwell-glow-out", light: "#e8601c", dark: "#c94a10" },
    Paint { name: "--rockwell-screen", light: "#b9a68a", dark: "#4d4335" },
    Paint { name: "--rockwell-zinc", light: "#7fa8d9", dark: "#7fa8d9" },
    Paint { name: "--rockwell-copper", light: "#c98353", dark: "#c98353" },
    Paint { name: "--rockwell-silver", light: "#c9cdd2", dark: "#c9cdd2" },
    Paint { name: "--rockwell-gold", light: "#f2c230", dark: "#f2c230" },
    Paint { name: "--rockwell-seat-0", light: "#1f7a3d", dark: "#1f7a3d" },
    Paint { name: "--rockwell-seat-1", light: "#b8221b", dark: "#b8221b" },
    Paint { name: "--rockwell-seat-2", light: "#6b33a0", dark: "#6b33a0" },
    Paint { name: "--rockwell-seat-3", light: "#f7f4ee", dark: "#f7f4ee" },
    Paint { name: "--rockwell-seat-ai", light: "#4b5560", dark: "#4b5560" },
];

/// Draws the view.
pub fn picture(view: &View, texts: &Texts, layout: Layout) -> Picture {
    let earth = HEAD + earth::HALF;
    let boards = earth + earth::HALF + 10.0;
    let players = boards + boards::HEIGHT;
    let below = boards::HEIGHT + players::PLAYER * view.players.seats() as f32;
    let height = boards + below;
    // Beside the earth everything else is as high as the earth with its heading.
    let share = (boards - MARGIN) / below;
    let beside = |top: f32| format!("translate({WIDTH} {}) scale({share})", MARGIN / 2.0 + share * top);
    let (size, places) = match layout {
        Layout::Tall => {
            (format!("0 0 {WIDTH} {height}"), [boards, players].map(|top| format!("translate(0 {top})")))
        }
        Layout::Wide => {
            (format!("0 0 {} {boards}", WIDTH * (1.0 + share)), [0.0, boards::HEIGHT].map(beside))
        }
    };
    let svg = html! {
        svg xmlns="http://www.w3.org/2000/svg" class="rockwell" role="img" aria-label=(texts.say("game-name", &[]))
            viewBox=(size) {
            (pieces::definitions())
            rect class="rockwell-sky" width="100%" height="100%" {}
            (heading(view, texts))
            g transform=(format!("translate({} {earth})", WIDTH / 2.0)) { (earth::draw(view, texts)) }
            g transform=(places[0]) { (boards::draw(view, texts)) }
            g transform=(places[1]) { (players::draw(view, texts)) }
        }
    };
    Picture { svg: svg.into_string(), text: describe::everything(view, texts), style: &STYLE }
}

/// The round and the phase, and in which order the players come.
fn heading(view: &View, texts: &Texts) -> Markup {
    html! {
        rect class="rockwell-card" x=(MARGIN) y="8" width=(WIDTH - 2.0 * MARGIN) height=(HEAD - 16.0) rx="12" {}
        (fit(&sketch::title(view, texts), 30, if is_hazard(view) { 630.0 } else { 676.0 }, "rockwell-start rockwell-bold", (24.0, 46.0)))
        @if is_hazard(view) { (pieces::shape("hazard", 680.0, 38.0, 1.0)) }
        (order(texts, "picture-directorate", &view.directorate, 24.0))
        (order(texts, "picture-control", &view.control, 376.0))
    }
}

/// Is a hazard being dealt with?
fn is_hazard(view: &View) -> bool {
    view.phase.hazard().is_some()
}

fn order(texts: &Texts, id: &str, order: &Order, x: f32) -> Markup {
    html! {
        (fit(&texts.say(id, &[]), 22, 160.0, "rockwell-start", (x, 97.0)))
        @for (place, seat) in order.iter().enumerate() {
            (pieces::seat_sign(seat, x + 180.0 + 42.0 * place as f32, 89.0, 1.0))
        }
    }
}
