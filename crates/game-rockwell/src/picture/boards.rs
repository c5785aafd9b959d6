//! The three phase boards with what lies on them.

use super::RIGHT;
use super::pieces::{self, fit};
use crate::components::MAX_STRENGTH;
use crate::goods::Resource;
use crate::names::money_text;
use crate::phase::Phase;
use crate::pieces::PhaseBoard;
use crate::view::{DeliveryView, Grant, PositionView, View};
use adit_game::Texts;
use maud::{Markup, html};

/// The height of a phase board with the gap below it.
const BOARD: f32 = 113.0;
/// The height of all of them together.
pub const HEIGHT: f32 = 3.0 * BOARD;

/// Where the positions of a board begin, and how much room they have together.
const POSITIONS: f32 = 50.0;
const ALL_POSITIONS: f32 = 204.0;
/// The width of a position for which everything in it is drawn; with more than four of them it is drawn smaller.
const POSITION: f32 = 47.0;
/// Where the rest of a board begins.
const SUPPLY: f32 = 256.0;
/// How far the items there are from each other, and how wide each is.
const ITEM: f32 = 60.0;
const ITEM_WIDTH: f32 = 57.0;

/// Draws the boards below each other.
pub fn draw(view: &View, texts: &Texts) -> Markup {
    html! {
        @for (row, board) in PhaseBoard::ALL.into_iter().enumerate() {
            @let positions: Vec<_> = view.positions.iter().filter(|row| row.position.board == board).collect();
            @let step = ALL_POSITIONS / positions.len().max(4) as f32;
            g transform=(format!("translate(0 {})", row as f32 * BOARD)) {
                g data-part=(format!("board:{board}")) {
                    rect class="rockwell-card" width=(RIGHT) height=(BOARD - 8.0) rx="12" {}
                    circle class="rockwell-roman" cx="26" cy="52" r="20" {}
                    text class="rockwell-22 rockwell-bold rockwell-on-roman" x="26" y="60" { (board) }
                }
                @for (column, position) in positions.iter().enumerate() {
                    (self::position(view, position, POSITIONS + step * column as f32, (step - 4.0) / POSITION))
                }
                @match board {
                    PhaseBoard::One => (control_centre(view, texts)),
                    PhaseBoard::Two => (market(view, texts)),
                    PhaseBoard::Three => (deliveries(view)),
                }
            }
        }
    }
}

fn position(view: &View, position: &PositionView, x: f32, scale: f32) -> Markup {
    let middle = POSITION / 2.0;
    html! {
        g data-part=(format!("position:{}", position.position)) transform=(format!("translate({x:.1} 7) scale({scale:.3} 1)")) {
            rect class="rockwell-space" width=(POSITION) height="91" rx="9" {}
            @if let Some(seat) = position.seat { (pieces::vice_president(seat, middle, 30.0)) }
            @else {
                circle class="rockwell-hole" cx=(middle) cy="29" r="17" {}
                text class="rockwell-17" x=(middle) y="35" { (position.position.index() + 1) }
            }
            @match position.grants {
                Grant::Bribe => (pieces::shape("envelope", middle, 72.0, 0.9)),
                Grant::Subcontractor => (pieces::die(3, middle, 72.0, 1.0)),
                Grant::Transactions(_) | Grant::Actions(_) => {
                    text class="rockwell-22 rockwell-bold" x=(middle) y="81" { "×" (view.turns_left(position.position)) }
                }
            }
        }
    }
}

/// Bribe tokens, subcontractors and what they cost, and the extraction rounds.
fn control_centre(view: &View, texts: &Texts) -> Markup {
    html! {
        g data-part="supply:bribes verb:bribe" {
            rect class="rockwell-reach" x=(SUPPLY) y="5" width="66" height="34" rx="8" {}
            (pieces::shape("envelope", SUPPLY + 18.0, 22.0, 0.9))
            text class="rockwell-19 rockwell-start" x=(SUPPLY + 36.0) y="29" { "×" (view.bribe_tokens) }
        }
        g data-part="supply:subcontractors verb:hire" {
            rect class="rockwell-reach" x=(SUPPLY + 68.0) y="5" width="56" height="34" rx="8" {}
            (pieces::die(3, SUPPLY + 82.0, 22.0, 1.0))
            text class="rockwell-19 rockwell-start" x=(SUPPLY + 97.0) y="29" { "×" (view.dice) }
        }
        (rounds(view))
        @for strength in 1..=MAX_STRENGTH {
            @let x = SUPPLY + ITEM * f32::from(strength - 1);
            @let cost = view.rulebook.components.die_cost(strength).unwrap_or_default();
            g data-part=(format!("subcontractor:{strength} number:{strength}")) data-verbs="hire carry" {
                rect class="rockwell-space" x=(x) y="42" width=(ITEM_WIDTH) height="56" rx="8" {}
                (pieces::die(strength, x + ITEM_WIDTH / 2.0, 60.0, 1.0))
                (fit(&money_text(texts, cost), 17, ITEM_WIDTH - 2.0, "", (x + ITEM_WIDTH / 2.0, 92.0)))
            }
        }
    }
}

/// The extraction rounds, those that have begun marked.
fn rounds(view: &View) -> Markup {
    let now = view.extraction_round().map_or(0, |round| round + 1);
    let rounds = view.rulebook.components.extraction_rounds;
    let step = 112.0 / f32::from(rounds.max(4));
    html! {
        g data-part="extraction:rounds" {
            rect class="rockwell-reach" x=(SUPPLY + 127.0) y="5" width="116" height="34" rx="8" {}
            @for round in 0..rounds {
                @let x = SUPPLY + 129.0 + step * (f32::from(round) + 0.5);
                @let is_now = round < now;
                circle class=(if is_now { "rockwell-round rockwell-now" } else { "rockwell-round" }) cx=(x) cy="22" r="12" {}
                text class=(if is_now { "rockwell-15 rockwell-on-roman" } else { "rockwell-15" }) x=(x) y="27.5" { (round + 1) }
            }
        }
    }
}

fn market(view: &View, texts: &Texts) -> Markup {
    let traded = |resource: Resource| {
        let Phase::Market(market) = &view.phase else { return false };
        market.traded.get(usize::from(market.turn)).is_some_and(|traded| traded.contains(resource))
    };
    html! {
        @for resource in Resource::ALL {
            @let x = SUPPLY + ITEM * resource.index() as f32;
            @let price = view.rulebook.components.price(resource);
            g data-part=(format!("resource:{resource}")) data-verbs="buy sell count" {
                rect class="rockwell-space" x=(x) y="7" width=(ITEM_WIDTH) height="91" rx="9" {}
                (pieces::cube(resource, x + ITEM_WIDTH / 2.0, 38.0, 1.25))
                (fit(&money_text(texts, price), 19, ITEM_WIDTH - 2.0, "rockwell-bold", (x + ITEM_WIDTH / 2.0, 84.0)))
                @if traded(resource) { (crossed(x)) }
            }
        }
    }
}

/// A stroke through an item that is used up.
fn crossed(x: f32) -> Markup {
    html! { path class="rockwell-crossed" d=(format!("M{} 90L{} 15", x + 6.0, x + ITEM_WIDTH - 6.0)) {} }
}

fn deliveries(view: &View) -> Markup {
    html! {
        @for stack in &view.deliveries {
            @let x = SUPPLY + ITEM * stack.resource.index() as f32;
            g data-part=(format!("delivery:{0} resource:{0}", stack.resource)) data-verbs="deliver" {
                rect class="rockwell-space" x=(x) y="7" width=(ITEM_WIDTH) height="91" rx="9" {}
                @if let DeliveryView { cost: Some(cost), prestige: Some(prestige), .. } = stack {
                    text class="rockwell-19 rockwell-bold rockwell-end" x=(x + 26.0) y="36" { (cost) }
                    (pieces::cube(stack.resource, x + 42.0, 30.0, 0.82))
                    (star(*prestige, x + ITEM_WIDTH / 2.0, 72.0, 1.6))
                } @else { (crossed(x)) }
            }
        }
    }
}

/// A star with what it is worth.
pub fn star(prestige: u8, x: f32, y: f32, scale: f32) -> Markup {
    html! {
        (pieces::shape("star", x, y, scale))
        text class="rockwell-on-star" x=(x) y=(y + 7.0) { (prestige) }
    }
}
