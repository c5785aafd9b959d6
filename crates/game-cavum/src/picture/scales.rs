//! The price scales: for each colour its gem and nine spaces, with stones on the highest of them (CV-10.5).

use super::panels::GAP;
use super::{id, pieces, translate};
use crate::components::STONES_PER_COLOUR;
use crate::phase::Phase;
use crate::pieces::Colour;
use crate::view::View;
use maud::{Markup, html};

/// How much room a row of scales takes.
pub const ROW: f32 = 46.0;

/// Draws all scales, so many in a row of this width.
pub fn draw(view: &View, columns: usize, width: f32) -> Markup {
    let each = width / columns as f32;
    html! {
        @for (index, &colour) in view.rulebook.components.colours.iter().enumerate() {
            g transform=(translate(each * (index % columns) as f32, ROW * (index / columns) as f32)) {
                (scale(view, colour, each - if columns > 1 { GAP } else { 0.0 }))
            }
        }
    }
}

/// One scale. While its colour is being sold, each open space stands for a price.
fn scale(view: &View, colour: Colour, width: f32) -> Markup {
    let open = STONES_PER_COLOUR - view.scales[colour];
    let is_sold = matches!(view.phase, Phase::ColourSale(sale) if sale.colour == colour);
    let standing = match view.phase {
        Phase::ColourSale(sale) if is_sold => sale.standing.map(|standing| standing.bid),
        Phase::ColourSale(_)
        | Phase::Opener
        | Phase::Reveal(_)
        | Phase::Auction(_)
        | Phase::Choose(_)
        | Phase::Orders(_)
        | Phase::Build(_)
        | Phase::Selling(_)
        | Phase::OrderSale(_)
        | Phase::FinalSale(_)
        | Phase::Over => None,
    };
    let pace = (width - 44.0) / f32::from(STONES_PER_COLOUR);
    let frame = if is_sold { "cavum-card cavum-turn" } else { "cavum-card" };
    html! {
        g data-part=(id("colour", colour.word())) data-verbs="vein option" {
            rect class=(frame) width=(width) height=(ROW - GAP) rx="8" {}
            (pieces::gem(colour, 22.0, 20.0, 1.15))
            @for space in (1..=STONES_PER_COLOUR).filter(|&space| !is_sold || space > open) {
                (self::space(colour, space, open, 42.0 + pace * (f32::from(space) - 0.5)))
            }
        }
        @if is_sold {
            @for space in 1..=open {
                @let x = 42.0 + pace * (f32::from(space) - 0.5);
                g data-part=(id("number", space.to_string())) data-verbs="bid" {
                    rect class=(if standing == Some(space.into()) { "cavum-slot cavum-standing" } else { "cavum-slot" })
                        x=(x - pace / 2.0 + 1.0) y="3" width=(pace - 2.0) height=(ROW - GAP - 6.0) rx="5" {}
                    (self::space(colour, space, open, x))
                }
            }
        }
    }
}

fn space(colour: Colour, space: u8, open: u8, x: f32) -> Markup {
    html! {
        @if space > open {
            (pieces::gem(colour, x, 20.0, 0.9))
        } @else {
            circle class="cavum-space" cx=(x) cy="20" r="11.5" {}
            text x=(x) y="25.5" { (space) }
        }
    }
}
