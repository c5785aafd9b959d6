//! Plots as SVG.

use crate::Interval;
use maud::{Markup, html};

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 220.0;
const MARGIN: f64 = 36.0;
/// Colours that people with any colour vision can tell apart.
const COLOURS: [&str; 8] =
    ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#999999", "#f0e442"];
const BINS: usize = 24;

/// Some numbers whose distribution is drawn.
pub(super) struct Histogram {
    pub(super) name: String,
    pub(super) numbers: Vec<f64>,
}

/// A share and how sure it is.
pub(super) struct Bar {
    pub(super) name: String,
    pub(super) share: f64,
    pub(super) interval: Interval,
}

fn frame(inner: &Markup) -> Markup {
    html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" font-size="12" {
            line x1=(MARGIN) y1=(HEIGHT - MARGIN) x2=(WIDTH - 8.0) y2=(HEIGHT - MARGIN) stroke="#888" {}
            (inner)
        }
    }
}

fn text(x: f64, y: f64, anchor: &str, words: &str) -> Markup {
    html! { text x=(round(x)) y=(round(y)) text-anchor=(anchor) { (words) } }
}

fn round(number: f64) -> String {
    format!("{number:.1}")
}

/// The distributions as outlines over each other.
pub(super) fn histograms(histograms: &[Histogram]) -> Markup {
    let all = || histograms.iter().flat_map(|histogram| histogram.numbers.iter().copied());
    let low = all().fold(f64::INFINITY, f64::min);
    let high = all().fold(f64::NEG_INFINITY, f64::max);
    if low > high {
        return html! { p { "Nothing was played." } };
    }
    let step = ((high - low + 1.0) / BINS as f64).max(1.0);
    let counts: Vec<Vec<f64>> = histograms
        .iter()
        .map(|histogram| {
            let mut counts = vec![0.0; BINS + 1];
            for number in &histogram.numbers {
                counts[(((number - low) / step) as usize).min(BINS)] += 1.0 / histogram.numbers.len() as f64;
            }
            counts
        })
        .collect();
    let highest = counts.iter().flatten().copied().fold(f64::MIN_POSITIVE, f64::max);
    let width = (WIDTH - MARGIN - 8.0) / (BINS + 1) as f64;
    let y = |share: f64| HEIGHT - MARGIN - share / highest * (HEIGHT - 2.0 * MARGIN);
    frame(&html! {
        @for (index, counts) in counts.iter().enumerate() {
            @let colour = COLOURS[index % COLOURS.len()];
            @let points = counts.iter().enumerate().map(|(bin, share)| {
                let left = MARGIN + bin as f64 * width;
                format!("{},{} {},{}", round(left), round(y(*share)), round(left + width), round(y(*share)))
            });
            polyline points=(points.collect::<Vec<_>>().join(" ")) fill="none" stroke=(colour) stroke-width="2"
                stroke-dasharray=[(index % 2 == 1).then_some("6 3")] {}
            g style={ "fill:" (colour) } { (text(WIDTH - 12.0, 16.0 + 16.0 * index as f64, "end", &histograms[index].name)) }
        }
        @for bin in (0..=BINS).step_by(6) {
            (text(MARGIN + (bin as f64 + 0.5) * width, HEIGHT - 14.0, "middle", &format!("{:.0}", low + bin as f64 * step)))
        }
    })
}

/// Shares as bars with their intervals.
pub(super) fn bars(bars: &[Bar]) -> Markup {
    let width = (WIDTH - MARGIN - 8.0) / bars.len().max(1) as f64;
    let y = |share: f64| HEIGHT - MARGIN - share * (HEIGHT - 2.0 * MARGIN);
    frame(&html! {
        @for (index, bar) in bars.iter().enumerate() {
            @let middle = MARGIN + (index as f64 + 0.5) * width;
            rect x=(round(middle - width * 0.2)) y=(round(y(bar.share))) width=(round(width * 0.4))
                height=(round(HEIGHT - MARGIN - y(bar.share))) fill=(COLOURS[index % COLOURS.len()]) {}
            line x1=(round(middle)) x2=(round(middle)) y1=(round(y(bar.interval.low))) y2=(round(y(bar.interval.high)))
                stroke="currentColor" stroke-width="2" {}
            (text(middle, HEIGHT - 14.0, "middle", &format!("{} {:.1} %", bar.name, 100.0 * bar.share)))
        }
    })
}

/// Numbers in a row as a line.
pub(super) fn lines(numbers: &[f64]) -> Markup {
    let highest = numbers.iter().copied().fold(1.0, f64::max);
    let width = (WIDTH - MARGIN - 8.0) / numbers.len().max(1) as f64;
    let place = |(index, number): (usize, &f64)| {
        let x = MARGIN + (index as f64 + 0.5) * width;
        (x, HEIGHT - MARGIN - number / highest * (HEIGHT - 2.0 * MARGIN))
    };
    let points = numbers.iter().enumerate().map(place);
    let line: Vec<_> = points.clone().map(|(x, y)| format!("{},{}", round(x), round(y))).collect();
    frame(&html! {
        polyline points=(line.join(" ")) fill="none" stroke=(COLOURS[0]) stroke-width="2" {}
        @for ((x, y), number) in points.zip(numbers) {
            (text(x, y - 6.0, "middle", &format!("{number:.1}")))
        }
    })
}
