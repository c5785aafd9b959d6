//! A contest as one page that needs nothing else.

mod pieces;
mod plots;

use crate::contest::Contest;
use crate::standings::seats_of;
use crate::{Answer, GameRecord, Standings};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use pieces::pieces;
use plots::{Bar, Histogram, bars, histograms, lines};

const STYLE: &str = "body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;\
color:#222;background:#fff}table{border-collapse:collapse;margin:1rem 0}th,td{padding:.25rem .7rem;text-align:right;\
border-bottom:1px solid #ddd}th:first-child,td:first-child{text-align:left}svg{max-width:100%;height:auto}\
figure{margin:1rem 0}figcaption{color:#555}@media(prefers-color-scheme:dark){body{color:#ddd;background:#181818}\
th,td{border-color:#444}figcaption{color:#aaa}svg text{fill:#ccc}}";

/// The page about a contest: standings, plots, and which pieces belong to winners.
pub fn report(contest: &Contest, records: &[GameRecord]) -> String {
    let names = contest.names();
    let seats = usize::from(contest.setup.seats);
    let standings = Standings::new(&names, seats, contest.question.as_ref(), records);
    let title = format!("{}: {}", contest.game, names.join(", "));
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width";
                title { (title) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                h1 { (title) }
                p {
                    (standings.games) " games with " (seats) " seats, seed " (contest.seed)
                    @for (option, value) in &contest.setup.options { ", " (option) "=" (value) }
                    ". Bots change seats with the same chance."
                }
                (standing_table(&standings))
                @if let (Some(question), Some(answer)) = (&contest.question, standings.answer) {
                    p {
                        "Does " (names[0]) " win at most " (question.low) " or at least " (question.high) "? "
                        @match answer {
                            Answer::Low => "At most the lower share.",
                            Answer::High => "At least the higher share.",
                            Answer::Open => "Not decided yet.",
                        }
                    }
                }
                (plots(&names, &standings, records))
                (pieces(seats, records))
            }
        }
    };
    page.into_string()
}

fn standing_table(standings: &Standings) -> Markup {
    html! {
        table {
            thead {
                tr {
                    th { "bot" } th { "seats played" } th { "wins" } th { "share of wins" } th { "95 %" }
                    th { "mean score" } th { "rating" } th { "mean ms" } th { "longest ms" }
                }
            }
            tbody {
                @for bot in &standings.bots {
                    tr {
                        td { (bot.name) }
                        td { (bot.games) }
                        td { (format!("{:.1}", bot.wins)) }
                        td { (percent(bot.share)) }
                        td { (percent(bot.interval.low)) " to " (percent(bot.interval.high)) }
                        td { (format!("{:.1} ± {:.1}", bot.score, bot.score_error)) }
                        td { (format!("{:+.0}", bot.rating)) }
                        td { (format!("{:.1}", bot.mean_ms)) }
                        td { (bot.longest_ms) }
                    }
                }
            }
        }
    }
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

fn plots(names: &[String], standings: &Standings, records: &[GameRecord]) -> Markup {
    let scores: Vec<Histogram> = names
        .iter()
        .enumerate()
        .map(|(bot, name)| Histogram {
            name: name.clone(),
            numbers: seats_of(bot, records).map(|(record, seat)| f64::from(record.scores[seat])).collect(),
        })
        .collect();
    let lengths = Histogram {
        name: "games".to_owned(),
        numbers: records.iter().map(|record| f64::from(record.moves)).collect(),
    };
    let by_seat: Vec<Bar> = standings
        .by_seat
        .iter()
        .enumerate()
        .map(|(seat, (share, interval))| Bar { name: format!("s{seat}"), share: *share, interval: *interval })
        .collect();
    let tenths = records.first().map_or(0, |record| record.offers.len());
    let offers: Vec<f64> = (0..tenths)
        .map(|tenth| {
            let sizes = records.iter().filter_map(|record| record.offers.get(tenth));
            sizes.map(|size| f64::from(*size)).sum::<f64>() / records.len().max(1) as f64
        })
        .collect();
    html! {
        h2 { "Scores" }
        figure { (histograms(&scores)) figcaption { "How often each score was reached." } }
        h2 { "Wins by seat" }
        figure { (bars(&by_seat)) figcaption { "The share of wins of each seat, of all bots that sat there, with its 95 % interval." } }
        h2 { "Length" }
        figure { (histograms(&[lengths])) figcaption { "Moves of a game." } }
        h2 { "Offers" }
        figure { (lines(&offers)) figcaption { "The mean number of moves on offer in each tenth of the game." } }
    }
}
