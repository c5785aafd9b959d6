//! Below the earth: the three phase boards with what lies on them, and the achievements.

use super::describe;
use super::pieces;
use super::{MARGIN, WIDTH};
use crate::board::Level;
use crate::components::{Condition, MAX_STRENGTH};
use crate::goods::Resource;
use crate::names::money_text;
use crate::phase::Phase;
use crate::pieces::{Achievement, PhaseBoard, Position};
use crate::view::{DeliveryView, Grant, PositionView, View};
use adit_game::{Seat, Texts};
use maud::{Markup, html};

/// The height of a phase board with the gap below it.
const BOARD: f32 = 118.0;
/// The height of a row of achievements with the gap below it.
const ACHIEVEMENTS: f32 = 98.0;
/// The height of all of them together.
pub const HEIGHT: f32 = 3.0 * (BOARD + ACHIEVEMENTS) + 8.0;

/// Where the positions of a board begin, and how wide each is.
const POSITIONS: f32 = 58.0;
const POSITION: f32 = 72.0;
/// Where the rest of a board begins.
const SUPPLY: f32 = 352.0;
/// How far the items there are from each other.
const ITEM: f32 = 85.0;

/// Draws the boards and the achievements.
pub fn draw(view: &View, texts: &Texts) -> Markup {
    html! {
        @for (row, board) in PhaseBoard::ALL.into_iter().enumerate() {
            g transform=(format!("translate({MARGIN} {})", row as f32 * BOARD)) {
                rect class="rockwell-card" width=(WIDTH - 2.0 * MARGIN) height=(BOARD - 10.0) rx="12" {}
                g {
                    title { (texts.say("sketch-board", &[("board", board.word().into()), ("list", board_name(texts, board).into())])) }
                    circle class="rockwell-roman" cx="30" cy="54" r="23" {}
                    text class="rockwell-26 rockwell-bold rockwell-on-roman" x="30" y="63" { (board) }
                }
                @for (column, position) in view.positions.iter().filter(|row| row.position.board == board).enumerate() {
                    (self::position(view, texts, position, POSITIONS + POSITION * column as f32))
                }
                @match board {
                    PhaseBoard::One => (control_centre(view, texts)),
                    PhaseBoard::Two => (market(view, texts)),
                    PhaseBoard::Three => (deliveries(view, texts)),
                }
            }
        }
        @for (index, achievement) in Achievement::ALL.into_iter().enumerate() {
            @let x = MARGIN + (index % 3) as f32 * ((WIDTH - 2.0 * MARGIN + 8.0) / 3.0);
            @let y = 3.0 * BOARD + (index / 3) as f32 * ACHIEVEMENTS;
            g transform=(format!("translate({x:.1} {y:.1})")) { (self::achievement(view, texts, achievement)) }
        }
    }
}

/// The name of a phase board in the reader's language.
pub fn board_name(texts: &Texts, board: PhaseBoard) -> String {
    texts.say(&format!("picture-board-{board}"), &[])
}

/// How many transactions or actions have been made from a position.
fn used(view: &View, position: Position) -> u8 {
    let done = match (&view.phase, position.board) {
        (Phase::Market(market), PhaseBoard::Two) => &market.done,
        (Phase::Workshop(workshop), PhaseBoard::Three) => &workshop.done,
        (_, PhaseBoard::One | PhaseBoard::Two | PhaseBoard::Three) => return 0,
    };
    done[position.index()]
}

fn position(view: &View, texts: &Texts, position: &PositionView, x: f32) -> Markup {
    let used = used(view, position.position);
    html! {
        g data-part=(format!("position:{}", position.position)) transform=(format!("translate({x} 8)")) {
            title { (describe::position(texts, position)) }
            rect class="rockwell-space" width=(POSITION - 6.0) height="92" rx="9" {}
            @match position.grants {
                Grant::Bribe => (pieces::shape("envelope", 33.0, 72.0, 0.9)),
                Grant::Subcontractor => (pieces::die(3, 33.0, 72.0, 1.0)),
                Grant::Transactions(count) | Grant::Actions(count) => {
                    text class="rockwell-22 rockwell-bold" x="33" y="82" { "×" (count.saturating_sub(used)) }
                }
            }
            @if let Some(seat) = position.seat { (pieces::vice_president(seat, 33.0, 29.0)) }
            @else { circle class="rockwell-hole" cx="33" cy="29" r="17" {} }
        }
    }
}

/// Bribe tokens, dice and what they cost.
fn control_centre(view: &View, texts: &Texts) -> Markup {
    let drilling = matches!(view.phase, Phase::Drilling(_));
    html! {
        g data-part="verb:bribe" {
            title { (texts.say("describe-tokens", &[("count", i64::from(view.bribe_tokens).into())])) }
            (pieces::shape("envelope", SUPPLY + 22.0, 32.0, 1.0))
            text class="rockwell-22 rockwell-start" x=(SUPPLY + 44.0) y="40" { "×" (view.bribe_tokens) }
        }
        g data-part="verb:hire" {
            title { (texts.say("describe-dice", &[("count", i64::from(view.dice).into())])) }
            (pieces::die(3, SUPPLY + 116.0, 32.0, 1.2))
            text class="rockwell-22 rockwell-start" x=(SUPPLY + 134.0) y="40" { "×" (view.dice) }
        }
        @for strength in 1..=MAX_STRENGTH {
            @let x = SUPPLY + ITEM * f32::from(strength - 1);
            @let cost = view.rulebook.components.die_cost(strength).unwrap_or_default();
            g data-part=[drilling.then(|| format!("number:{strength}"))] {
                title { (texts.say("describe-die-cost", &[("strength", i64::from(strength).into()), ("money", cost.to_string().into())])) }
                rect class="rockwell-space" x=(x) y="58" width="80" height="42" rx="8" {}
                (pieces::die(strength, x + 16.0, 79.0, 0.9))
                text class="rockwell-15 rockwell-start" x=(x + 29.0) y="85" { (money_text(texts, cost)) }
            }
        }
        (rounds(view, texts))
    }
}

/// The four extraction rounds, the present one marked.
fn rounds(view: &View, texts: &Texts) -> Markup {
    let Phase::Drilling(drilling) = &view.phase else { return html! {} };
    let rounds = view.rulebook.components.extraction_rounds;
    html! {
        g {
            title { (texts.say("event-extraction-round", &[("number", i64::from(drilling.round + 1).into())])) }
            @for round in 0..rounds {
                @let x = SUPPLY + 206.0 + 34.0 * f32::from(round);
                circle class=(if round <= drilling.round { "rockwell-round rockwell-now" } else { "rockwell-round" }) cx=(x) cy="32" r="13" {}
                text class=(if round <= drilling.round { "rockwell-17 rockwell-on-roman" } else { "rockwell-17" }) x=(x) y="38" { (round + 1) }
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
            g data-part=(format!("resource:{resource}")) {
                title { (describe::price(view, texts, resource)) }
                rect class="rockwell-space" x=(x) y="8" width="80" height="92" rx="9" {}
                (pieces::cube(resource, x + 40.0, 36.0, 1.25))
                text class="rockwell-19 rockwell-bold" x=(x + 40.0) y="86" { (money_text(texts, price)) }
                @if traded(resource) { path class="rockwell-crossed" d=(format!("M{} 92L{} 16", x + 8.0, x + 72.0)) {} }
            }
        }
    }
}

fn deliveries(view: &View, texts: &Texts) -> Markup {
    html! {
        @for stack in &view.deliveries {
            @let x = SUPPLY + ITEM * stack.resource.index() as f32;
            g data-part=(format!("resource:{}", stack.resource)) {
                title { (describe::delivery(texts, stack)) }
                rect class="rockwell-space" x=(x) y="8" width="80" height="92" rx="9" {}
                @if let DeliveryView { cost: Some(cost), prestige: Some(prestige), .. } = stack {
                    text class="rockwell-22 rockwell-bold rockwell-end" x=(x + 34.0) y="42" { (cost) }
                    (pieces::cube(stack.resource, x + 57.0, 34.0, 1.0))
                    (star(*prestige, x + 40.0, 77.0))
                } @else {
                    path class="rockwell-crossed" d=(format!("M{} 92L{} 16", x + 8.0, x + 72.0)) {}
                }
            }
        }
    }
}

/// A star with what it is worth.
pub fn star(prestige: u8, x: f32, y: f32) -> Markup {
    html! {
        (pieces::shape("star", x, y, 1.35))
        text class="rockwell-on-star" x=(x) y=(y + 7.0) { (prestige) }
    }
}

fn achievement(view: &View, texts: &Texts, achievement: Achievement) -> Markup {
    let left = view.achievements.get(&achievement).map_or(&[][..], Vec::as_slice);
    let holders: Vec<Seat> = view
        .players
        .iter()
        .filter(|(_, player)| player.achievements.contains(&achievement))
        .map(|(seat, _)| seat)
        .collect();
    html! {
        g {
            title { (describe::achievement(view, texts, achievement)) }
            rect class="rockwell-card" width="228" height="90" rx="10" {}
            (condition(view.rulebook.components.achievement(achievement).condition))
            @for (index, &seat) in holders.iter().enumerate() {
                (pieces::seat_sign(seat, 26.0 + 36.0 * index as f32, 68.0, 0.85))
            }
            @if let Some((&top, rest)) = left.split_first() {
                (star(top, 202.0, 27.0))
                @let rest: Vec<_> = rest.iter().map(ToString::to_string).collect();
                text class="rockwell-19 rockwell-end" x="216" y="77" { (rest.join(" ")) }
            }
        }
    }
}

/// Where the signs of an achievement stand, behind how many of them it asks for.
const SIGN: f32 = 78.0;

fn times(count: u8) -> Markup {
    html! { text class="rockwell-22 rockwell-bold rockwell-end" x="56" y="36" { (count) "×" } }
}

/// What an achievement asks for, in signs.
fn condition(condition: Condition) -> Markup {
    html! {
        @match condition {
            Condition::Cubes(cubes) => {
                @let kinds: Vec<_> = cubes.iter().filter(|&(_, count)| count > 0).collect();
                @let count = kinds.first().map_or(0, |&(_, count)| count);
                @if kinds.iter().all(|&(_, other)| other == count) {
                    (times(count))
                    @for (index, (resource, _)) in kinds.iter().enumerate() {
                        (pieces::cube(*resource, SIGN - 4.0 + 29.0 * index as f32, 28.0, 0.8))
                    }
                } @else {
                    @for (index, (resource, count)) in kinds.iter().enumerate() {
                        @let x = 12.0 + 44.0 * index as f32;
                        text class="rockwell-17 rockwell-start" x=(x) y="35" { (count) }
                        (pieces::cube(*resource, x + 28.0, 28.0, 0.75))
                    }
                }
            }
            Condition::ExtractionCards(count) => {
                (times(count))
                (pieces::shape("paper", SIGN, 28.0, 1.1))
            }
            Condition::TeamsWithStrength { strength, count } => {
                (times(count))
                circle class="rockwell-hole" cx=(SIGN) cy="28" r="17" {}
                text class="rockwell-22 rockwell-bold" x=(SIGN) y="36" { (strength) }
            }
            Condition::AllTeamsAtLevel(level) => {
                @for (index, radius) in [20, 15, 10, 5].into_iter().enumerate() {
                    circle class=(if index >= level as usize { "rockwell-ring rockwell-now" } else { "rockwell-ring" }) cx=(SIGN) cy="28" r=(radius) {}
                }
                text class="rockwell-22 rockwell-bold rockwell-end" x="50" y="36" { (level) @if level != Level::D { "+" } }
            }
            Condition::TeamsInCentre(count) => {
                (times(count))
                circle class="rockwell-glow-out-fill" cx=(SIGN) cy="28" r="19" {}
                circle class="rockwell-core" cx=(SIGN) cy="28" r="11" {}
            }
        }
    }
}
