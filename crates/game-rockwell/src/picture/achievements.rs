//! The nine kinds of achievements: what each asks for, what is left of it, who has it.

use super::boards::star;
use super::pieces;
use crate::board::Level;
use crate::components::Condition;
use crate::pieces::Achievement;
use crate::view::View;
use maud::{Markup, html};

/// The height of all of them with what stays free below.
pub const HEIGHT: f32 = 168.0;
/// How far they are from each other, and how wide each is.
const STEP: f32 = 80.0;
const WIDTH: f32 = 77.0;
/// The middle of each.
const MIDDLE: f32 = WIDTH / 2.0;

/// Draws all kinds beside each other.
pub fn draw(view: &View) -> Markup {
    html! {
        @for achievement in Achievement::ALL {
            g transform=(format!("translate({} 0)", STEP * achievement.index() as f32)) {
                (self::achievement(view, achievement))
            }
        }
    }
}

fn achievement(view: &View, achievement: Achievement) -> Markup {
    let left = view.achievements.get(&achievement).map_or(&[][..], Vec::as_slice);
    let holders = view.players.iter().filter(|(_, player)| player.achievements.contains(&achievement));
    html! {
        g data-part=(format!("achievement:{}", achievement.word())) {
            rect class="rockwell-card" width=(WIDTH) height=(HEIGHT - 10.0) rx="10" {}
            (condition(view.rulebook.components.achievement(achievement).condition))
            @if let Some((&top, rest)) = left.split_first() {
                (star(top, MIDDLE, 97.0, 1.6))
                @let rest: Vec<_> = rest.iter().map(ToString::to_string).collect();
                text class="rockwell-17" x=(MIDDLE) y="134" { (rest.join(" ")) }
            }
            @for (index, (seat, _)) in holders.enumerate() {
                (pieces::seat_sign(seat, 12.0 + 18.0 * index as f32, 146.0, 0.5))
            }
        }
    }
}

fn times(count: u8) -> Markup {
    html! { text class="rockwell-19 rockwell-bold" x=(MIDDLE) y="22" { (count) "×" } }
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
                    @let columns = kinds.len().min(2);
                    @for (index, (resource, _)) in kinds.iter().enumerate() {
                        @let x = MIDDLE + 31.0 * ((index % columns) as f32 - (columns - 1) as f32 / 2.0);
                        @let (y, scale) = if kinds.len() > 2 { (37.0 + 25.0 * (index / 2) as f32, 0.7) } else { (49.0, 0.9) };
                        (pieces::cube(*resource, x, y, scale))
                    }
                } @else {
                    @for (index, (resource, count)) in kinds.iter().enumerate() {
                        @let y = 14.0 + 19.0 * index as f32;
                        text class="rockwell-15 rockwell-end" x=(MIDDLE - 3.0) y=(y + 5.0) { (count) }
                        (pieces::cube(*resource, MIDDLE + 14.0, y, 0.55))
                    }
                }
            }
            Condition::ExtractionCards(count) => {
                (times(count))
                (pieces::shape("paper", MIDDLE, 50.0, 1.1))
            }
            Condition::TeamsWithStrength { strength, count } => {
                (times(count))
                circle class="rockwell-hole" cx=(MIDDLE) cy="50" r="17" {}
                text class="rockwell-22 rockwell-bold" x=(MIDDLE) y="58" { (strength) }
            }
            Condition::AllTeamsAtLevel(level) => {
                text class="rockwell-19 rockwell-bold" x=(MIDDLE) y="22" { (level) @if level != Level::D { "+" } }
                (levels(level))
            }
            Condition::TeamsInCentre(count) => {
                (times(count))
                g transform=(format!("translate({MIDDLE} 50)")) { (pieces::core()) }
            }
        }
    }
}

/// The rings of the earth, this one and the deeper ones filled.
fn levels(level: Level) -> Markup {
    html! {
        @for (index, radius) in [20, 15, 10, 5].into_iter().enumerate() {
            circle class=(if index >= level as usize { "rockwell-ring rockwell-now" } else { "rockwell-ring" }) cx=(MIDDLE) cy="50" r=(radius) {}
        }
    }
}
