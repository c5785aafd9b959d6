//! The view drawn as a picture: the earth with its rings, phase boards, players and achievements; below each other, or
//! boards and players beside the earth where there is room.

mod achievements;
mod boards;
mod describe;
mod earth;
pub mod pieces;
mod players;

use crate::pieces::Order;
use crate::sketch;
use crate::view::View;
use adit_game::{Layout, Paint, Picture, Style, Texts};
use maud::{Markup, html};
use pieces::fit;

/// The width of the earth with what stays free beside it, and of the boards and players.
const LEFT: f32 = 740.0;
const RIGHT: f32 = 500.0;
/// What stays free at the sides.
const MARGIN: f32 = 10.0;
/// The height of the heading with the gap below it.
const HEAD: f32 = 92.0;

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
    // Lines and letters around the board need more contrast than pieces, and white would not be seen on paper.
    Paint { name: "--rockwell-line-0", light: "#1f7a3d", dark: "#6fd394" },
    Paint { name: "--rockwell-line-1", light: "#b8221b", dark: "#ff8f85" },
    Paint { name: "--rockwell-line-2", light: "#6b33a0", dark: "#c7a6f2" },
    Paint { name: "--rockwell-line-3", light: "#6f675c", dark: "#f7f4ee" },
    Paint { name: "--rockwell-seat-ai", light: "#4b5560", dark: "#4b5560" },
];

/// Draws the view. In both layouts everything has its fixed room, however much is on the table.
pub fn picture(view: &View, texts: &Texts, layout: Layout) -> Picture {
    let earth = HEAD + earth::HALF + MARGIN;
    let below = earth + earth::HALF + MARGIN;
    let players = players::PANEL * view.companies().count() as f32;
    let (size, [boards_at, players_at, achievements_at]) = match layout {
        Layout::Tall => {
            // Boards and players are as wide as the earth, so that they can be read on a telephone.
            let scale = (LEFT - 2.0 * MARGIN) / RIGHT;
            let panels = below + scale * boards::HEIGHT;
            let achievements = panels + scale * players;
            let large = |top: f32| format!("translate({MARGIN} {top}) scale({scale})");
            let size = (LEFT, achievements + achievements::HEIGHT);
            (size, [large(below), large(panels), format!("translate({MARGIN} {achievements})")])
        }
        Layout::Wide => {
            let beside = |top: f32| format!("translate({LEFT} {top})");
            let panels = MARGIN + boards::HEIGHT;
            let size = (LEFT + RIGHT + MARGIN, (below + achievements::HEIGHT).max(panels + players));
            (size, [beside(MARGIN), beside(panels), format!("translate({MARGIN} {below})")])
        }
    };
    let svg = html! {
        svg xmlns="http://www.w3.org/2000/svg" class="rockwell" role="img" aria-label=(texts.say("game-name", &[]))
            viewBox=(format!("0 0 {} {}", size.0, size.1)) {
            (pieces::definitions())
            rect class="rockwell-sky" width="100%" height="100%" {}
            (heading(view, texts))
            g transform=(format!("translate({} {earth})", LEFT / 2.0)) { (earth::draw(view)) }
            g transform=(boards_at) { (boards::draw(view, texts)) }
            g transform=(players_at) { (players::draw(view, texts)) }
            g transform=(achievements_at) { (achievements::draw(view)) }
        }
    };
    Picture { svg: svg.into_string(), text: describe::everything(view, texts), style: &STYLE }
}

/// The round and the phase, and in which order the players come.
fn heading(view: &View, texts: &Texts) -> Markup {
    let hazard = view.phase.hazard().is_some();
    html! {
        g data-part="round:now" {
            rect class="rockwell-card" x=(MARGIN) y="8" width=(LEFT - 2.0 * MARGIN) height=(HEAD - 14.0) rx="12" {}
            (fit(&sketch::title(view, texts), 26, if hazard { 640.0 } else { 690.0 }, "rockwell-start rockwell-bold", (24.0, 38.0)))
            @if hazard { (pieces::shape("hazard", 700.0, 32.0, 0.8)) }
        }
        (order(texts, "directorate", &view.directorate, 18.0))
        (order(texts, "control", &view.control, 374.0))
    }
}

fn order(texts: &Texts, word: &str, order: &Order, x: f32) -> Markup {
    html! {
        g data-part=(format!("order:{word}")) {
            rect class="rockwell-reach" x=(x) y="47" width="348" height="36" rx="8" {}
            (fit(&texts.say(&format!("picture-{word}"), &[]), 22, 166.0, "rockwell-start", (x + 6.0, 73.0)))
            @for (place, seat) in order.iter().enumerate() {
                (pieces::seat_sign(seat, x + 200.0 + 40.0 * place as f32, 65.0, 0.9))
            }
        }
    }
}
