//! Above everything: the rounds, whose turn it is, and the supply.

use super::{HALF, Scene, icons};
use crate::describe;
use crate::scoring;
use maud::{Markup, html};

/// How high both halves are.
pub const PANEL: f32 = 70.0;

/// The rounds with the turns of each.
pub fn rounds(scene: &Scene<'_>) -> Markup {
    let rounds = scene.rounds();
    let step = (HALF - 16.0) / rounds.len() as f32;
    html! {
        @for (number, round) in (1u8..).zip(rounds) {
            @let class = match number.cmp(&scene.view.round) {
                std::cmp::Ordering::Less => "caverna-round caverna-past",
                std::cmp::Ordering::Equal => "caverna-round caverna-now",
                std::cmp::Ordering::Greater => "caverna-round",
            };
            g class=(class) transform=(format!("translate({:.1} 0)", 8.0 + step * f32::from(number - 1)))
                data-part=(format!("round:{number}")) {
                rect class="caverna-pip" x="2" y="2" width=(step - 4.0) height="66" rx="10" {}
                text class="caverna-round-number" x=(step / 2.0) y="30" { (number) }
                @for turn in 0..round.turns {
                    @let x = step / 2.0 + (f32::from(turn) - f32::from(round.turns - 1) / 2.0) * 19.0;
                    use href="#cd-dwarf" transform=(format!("translate({x:.1} 50) scale(.8)")) {}
                }
            }
        }
    }
}

/// Whose turn it is or how the game ended, and what is left for all.
pub fn turn(scene: &Scene<'_>) -> Markup {
    let view = scene.view;
    let solo = view.caves.seats() == 1;
    let width = HALF - 16.0;
    let sentence_at = if scene.acting.is_some() { 66.0 } else { 24.0 };
    let supply_at = width - if solo { 216.0 } else { 140.0 };
    let cavern_free = view.caves.values().all(|cave| cave.cavern.is_none());
    html! {
        g data-part="turn:now" {
            rect class="caverna-face" x="8" y="2" width=(width) height="66" rx="10" {}
            @if let Some(seat) = scene.acting { (icons::emblem(seat, 38.0, 35.0, 1.15)) }
            (icons::paragraph("caverna-start", sentence_at, 35.0, supply_at - sentence_at - 10.0, 22.0, &describe::now(scene.texts, view)))
        }
        g data-part="supply:walls" {
            rect class="caverna-hit" x=(supply_at + 4.0) y="6" width="78" height="58" rx="8" {}
            use href="#cd-wall" transform=(format!("translate({} 35) scale(1.2)", supply_at + 26.0)) {}
            text class="caverna-count" x=(supply_at + 60.0) y="44" { (view.walls) }
        }
        g data-part="supply:cavern" {
            @let x = supply_at + 92.0;
            rect class="caverna-hit" x=(x - 8.0) y="6" width="48" height="58" rx="8" {}
            path class=(if cavern_free { "caverna-cavern-token" } else { "caverna-cavern-token caverna-used" })
                d=(format!("M{x} 53V29A16 16 0 0 1 {} 29V53z", x + 32.0)) {}
            text class="caverna-small-text" x=(x + 16.0) y="47" { (if cavern_free { "+1" } else { "–" }) }
        }
        @if solo {
            g data-part="supply:stack" {
                rect class="caverna-hit" x=(supply_at + 134.0) y="6" width="80" height="58" rx="8" {}
                g transform=(format!("translate({} 17) scale(.2 .42)", supply_at + 138.0)) { use href="#cd-boulder" {} }
                text class="caverna-count" x=(supply_at + 194.0) y="44" { (view.rooms.stack) }
            }
        }
    }
}

/// What stands beside the only cave of the solo game: the goal.
pub fn goal(scene: &Scene<'_>) -> Markup {
    let solo = &scene.components.solo;
    let score = scene.view.caves.values().map(|cave| cave.score).max().unwrap_or_default();
    let goals = [("describe-goal", solo.target), ("describe-outstanding", solo.outstanding_above)];
    let top = f32::from(solo.outstanding_above) * 1.15;
    let place = |points: f32| 40.0 + (points / top).clamp(0.0, 1.0) * (HALF - 80.0);
    let spaces = || scene.view.caves.values().flat_map(|cave| &cave.spaces);
    let furnished = spaces().filter(|seen| seen.room.is_some()).count();
    let tallies = scoring::points(scene.view);
    let sources = tallies.iter().map(|tally| {
        let points: i32 = tally.points.iter().sum();
        scene.texts.labelled(&scene.texts.tally(tally), i64::from(points))
    });
    html! {
        g data-part="goal:points" {
        rect class="caverna-face" x="8" y="8" width=(HALF - 16.0) height="458" rx="14" {}
        text class="caverna-goal" x=(HALF / 2.0) y="150" { (score) }
        (icons::fitted("caverna-middle", HALF / 2.0, 190.0, HALF - 60.0, 24.0,
            &scene.texts.say("picture-points", &[("points", i64::from(score).into())])))
        rect class="caverna-gauge" x="40" y="224" width=(HALF - 80.0) height="30" rx="15" {}
        rect class="caverna-gauge-full" x="40" y="224" width=(place(score as f32) - 40.0 ) height="30" rx="15" {}
        @for (index, (id, points)) in goals.into_iter().enumerate() {
            @let x = place(f32::from(points));
            path class="caverna-line" d=(format!("M{x:.1} 216v46")) {}
            text class="caverna-round-number" x=(x) y="292" { (points) }
            (icons::fitted("caverna-middle", HALF / 2.0, 336.0 + 34.0 * index as f32, HALF - 60.0, 22.0,
                &scene.texts.say(id, &[("points", i64::from(points).into())])))
        }
        (icons::fitted("caverna-middle", HALF / 2.0, 418.0, HALF - 60.0, 20.0, &scene.texts.list(sources)))
        (icons::fitted("caverna-middle", HALF / 2.0, 448.0, HALF - 60.0, 20.0, &scene.texts.say("picture-furnished", &[
            ("rooms", (furnished as i64).into()), ("spaces", (spaces().count() as i64).into()),
        ])))
        }
    }
}
