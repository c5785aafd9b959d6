//! Plots as SVG, each beside a table that says the same: bars, columns, and the course of something over games.

use maud::{Markup, html};

const WIDTH: f64 = 420.0;
const HEIGHT: f64 = 200.0;
/// The edges around columns and courses.
const LEFT: f64 = 42.0;
const RIGHT: f64 = 10.0;
const TOP: f64 = 10.0;
const BOTTOM: f64 = 24.0;
/// How high a bar with its words is.
const ROW: f64 = 34.0;

/// Something of which there is more or less.
pub(super) struct Bar {
    pub(super) label: String,
    /// How much, from 0 to 1.
    pub(super) share: f64,
    /// How much there would be if all had the same.
    pub(super) fair: f64,
    /// What stands at the end.
    pub(super) value: String,
}

fn at(number: f64) -> String {
    format!("{number:.1}")
}

/// Bars below each other, each with its words above it and a mark where all would be equal.
pub(super) fn bars(about: &str, bars: &[Bar]) -> Markup {
    let height = ROW * bars.len() as f64;
    let span = WIDTH - 2.0;
    html! {
        svg.graph.plot viewBox=(format!("0 0 {WIDTH} {height}")) role="img" aria-label=(about) {
            @for (place, bar) in bars.iter().enumerate() {
                @let top = ROW * place as f64;
                text x="1" y=(at(top + 13.0)) { (bar.label) }
                text x=(at(WIDTH - 1.0)) y=(at(top + 13.0)) text-anchor="end" { (bar.value) }
                rect.track x="1" y=(at(top + 18.0)) width=(at(span)) height="9" rx="2" {}
                rect.bar x="1" y=(at(top + 18.0)) width=(at(span * bar.share.clamp(0.0, 1.0))) height="9" rx="2" {}
                @let mark = at(1.0 + span * bar.fair.clamp(0.0, 1.0));
                line.fair x1=(mark) x2=(mark) y1=(at(top + 15.0)) y2=(at(top + 30.0)) {}
            }
        }
    }
}

fn x_of(place: usize, count: usize) -> f64 {
    LEFT + (WIDTH - LEFT - RIGHT) * place as f64 / count.max(1) as f64
}

/// Columns beside each other: how often numbers were within each step.
pub(super) fn columns(about: &str, steps: &[(i64, i64, u64)]) -> Markup {
    let most = steps.iter().map(|(_, _, count)| *count).max().unwrap_or(1).max(1);
    let width = x_of(1, steps.len()) - LEFT;
    let y = |count: u64| TOP + (HEIGHT - TOP - BOTTOM) * (1.0 - count as f64 / most as f64);
    html! {
        svg.graph.plot viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) role="img" aria-label=(about) {
            @for count in [0, most] {
                line.grid x1=(LEFT) x2=(WIDTH - RIGHT) y1=(at(y(count))) y2=(at(y(count))) {}
                text x=(LEFT - 6.0) y=(at(y(count) + 4.0)) text-anchor="end" { (count) }
            }
            @for (place, (from, to, count)) in steps.iter().enumerate() {
                @let x = x_of(place, steps.len());
                rect.bar x=(at(x + 1.0)) y=(at(y(*count))) width=(at((width - 2.0).max(1.0))) height=(at(HEIGHT - BOTTOM - y(*count))) {}
                @if place == 0 { text x=(at(x)) y=(HEIGHT - 6.0) { (from) } }
                @if place > 0 && place + 1 == steps.len() {
                    text x=(at(WIDTH - RIGHT)) y=(HEIGHT - 6.0) text-anchor="end" { (to) }
                }
            }
        }
    }
}

/// One number after the other, the first one at the left, and how far off each may be.
pub(super) struct Course {
    /// The number, and between which it lies where that is uncertain.
    pub(super) points: Vec<(f64, Option<(f64, f64)>)>,
}

/// The course of something over games.
pub(super) fn course(about: &str, course: &Course) -> Markup {
    let all = course.points.iter().flat_map(|(value, band)| {
        let (low, high) = band.unwrap_or((*value, *value));
        [low, high]
    });
    let (low, high) =
        all.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), value| (low.min(value), high.max(value)));
    let (low, high) = if low.is_finite() && high > low { (low, high) } else { (low.min(0.0), high.max(1.0)) };
    let count = course.points.len().saturating_sub(1);
    let y = |value: f64| TOP + (HEIGHT - TOP - BOTTOM) * (1.0 - (value - low) / (high - low));
    let point = |(place, value): (usize, f64)| format!("{},{}", at(x_of(place, count)), at(y(value)));
    let line: Vec<String> = course.points.iter().map(|(value, _)| *value).enumerate().map(point).collect();
    let edge = |pick: fn((f64, f64)) -> f64| {
        course.points.iter().enumerate().filter_map(move |(place, (_, band))| Some((place, pick((*band)?))))
    };
    let upper = edge(|(_, high)| high).map(point);
    let lower: Vec<String> = edge(|(low, _)| low).map(point).collect();
    let band: Vec<String> = upper.chain(lower.into_iter().rev()).collect();
    let mut ticks = vec![low.round(), ((low + high) / 2.0).round(), high.round()];
    ticks.dedup();
    html! {
        svg.graph.plot viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) role="img" aria-label=(about) {
            @for tick in &ticks {
                line.grid x1=(LEFT) x2=(WIDTH - RIGHT) y1=(at(y(*tick))) y2=(at(y(*tick))) {}
                text x=(LEFT - 6.0) y=(at(y(*tick) + 4.0)) text-anchor="end" { (tick) }
            }
            @if !band.is_empty() { polygon.band points=(band.join(" ")) {} }
            polyline.seat-0 points=(line.join(" ")) {}
            text x=(LEFT) y=(HEIGHT - 6.0) { "1" }
            text x=(WIDTH - RIGHT) y=(HEIGHT - 6.0) text-anchor="end" { (course.points.len()) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers_are_finite(markup: &Markup) {
        assert!(!markup.0.contains("NaN") && !markup.0.contains("inf"), "{}", markup.0);
        assert!(markup.0.contains("role=\"img\" aria-label=\"what it is\""), "{}", markup.0);
    }

    #[test]
    fn plots_of_little_are_plots() {
        let of = |points: &[f64]| Course { points: points.iter().map(|value| (*value, None)).collect() };
        for points in [&[][..], &[7.0], &[7.0, 7.0], &[-3.0, 12.0, 5.0]] {
            numbers_are_finite(&course("what it is", &of(points)));
        }
        let banded =
            Course { points: vec![(1500.0, Some((1000.0, 2000.0))), (1600.0, Some((1300.0, 1900.0)))] };
        let drawn = course("what it is", &banded);
        numbers_are_finite(&drawn);
        assert!(drawn.0.contains("class=\"band\""), "{}", drawn.0);
        for steps in [&[][..], &[(1, 1, 0)], &[(0, 9, 3), (10, 19, 7)]] {
            numbers_are_finite(&columns("what it is", steps));
        }
        let bar = Bar { label: "a < b".to_owned(), share: 7.0, fair: 0.5, value: "3".to_owned() };
        let drawn = bars("what it is", &[bar]);
        numbers_are_finite(&drawn);
        assert!(drawn.0.contains("a &lt; b") && drawn.0.contains("width=\"418.0\""), "{}", drawn.0);
    }
}
