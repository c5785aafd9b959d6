//! Every sign of the pictures as a small drawing of its own, for the page that explains them.

use super::icons::{self, Icon};
use crate::pieces::{Compass, Good};
use adit_game::Seat;
use adit_kit::Set;
use maud::{Markup, html};

/// The signs, each with the name of its texts. The drawings have no definitions, so that many can stand on one page.
pub fn legend() -> Vec<(&'static str, String)> {
    let goods = Good::ALL.into_iter().map(|good| (good.word(), icons::good_shape(good)));
    let icons = Icon::ALL.into_iter().map(|icon| (icon.id(), icon.shape()));
    let others = [
        ("plus", html! { text class="caverna-sign" y="8" { "+" } }),
        ("slash", html! { text class="caverna-sign" y="8" { "/" } }),
        ("block", html! { path class="caverna-cut" d="M0 -13v26" {} }),
        ("choice", html! { path class="caverna-cut caverna-slanted" d="M-4 14l8 -28" {} }),
        (
            "rooms",
            html! {
                path class="caverna-rooms" d="M-15 14V-3A15 13 0 0 1 15 -3V14z" {}
                text class="caverna-sign caverna-on-rooms" y="10" { "2" }
            },
        ),
        ("orange", html! { rect class="caverna-orange" x="-15" y="-11" width="30" height="22" rx="6" {} }),
        ("blue", html! { path class="caverna-blue" d="M-9 -11H9L15 -5V5L9 11H-9L-15 5V-5z" {} }),
        ("points", icons::points(0.0, 0.0, "6")),
        ("must", plan(Set::one(Compass::North), Set::EMPTY)),
        ("may", plan(Set::EMPTY, Set::one(Compass::North))),
        (
            "used",
            html! {
                circle class="caverna-used" r="12" {}
                path class="caverna-used-tick" d="M-6 0l5 5l7 -9" {}
            },
        ),
        ("pennant", html! { path class="caverna-pennant" d="M-12 14V-14L14 -6L-12 2" {} }),
        (
            "cavern",
            html! {
                path class="caverna-cavern-token" d="M-15 15V-1A15 15 0 0 1 15 -1V15z" {}
                text class="caverna-small-text" y="12" { "+1" }
            },
        ),
    ];
    let seat = Seat::all(1).map(|seat| ("seat", icons::emblem(seat, 0.0, 0.0, 1.0)));
    goods.chain(icons).chain(others).chain(seat).map(|(name, shape)| (name, drawing(&shape))).collect()
}

fn plan(must: Set<Compass>, may: Set<Compass>) -> Markup {
    icons::pattern(-17.0, -17.0, must, may)
}

fn drawing(shape: &Markup) -> String {
    let svg = html! {
        svg xmlns="http://www.w3.org/2000/svg" class="caverna" viewBox="-20 -20 40 40" { (shape) }
    };
    svg.into_string()
}
