//! Points by source, and who has won and why.

use crate::language::Speech;
use crate::paint::{self, Tone};
use adit_game::{GameResult, Seat, Tally, total};

/// The table of points by source, a column for each seat.
pub(crate) fn table(tallies: &[Tally], seats: usize, speech: &Speech) -> Vec<String> {
    let rows = rows(tallies, &total(tallies, seats), speech);
    paint::table(&head(seats, speech), &rows)
}

/// Who has won and why, and the table of points.
pub(crate) fn result(result: &GameResult, tallies: &[Tally], speech: &Speech) -> Vec<String> {
    let seats = result.scores.len();
    let mut lines = vec![speech.say("result-over", &[])];
    lines.extend(verdict(result, tallies, speech).into_iter().map(|line| Tone::Heading.paint(&line)));
    lines.push(String::new());
    let mut rows = rows(tallies, &result.scores, speech);
    if seats > 1 {
        let place = |rank: &u8| speech.say("points-place-of", &[("place", i64::from(*rank).into())]);
        let label = speech.say("points-place", &[]);
        rows.push(std::iter::once(label).chain(result.ranks.iter().map(place)).collect());
    }
    lines.extend(paint::table(&head(seats, speech), &rows));
    lines
}

/// The names of the seats above their columns.
fn head(seats: usize, speech: &Speech) -> Vec<String> {
    std::iter::once(String::new()).chain(Seat::all(seats).map(|seat| speech.seat(seat))).collect()
}

/// A row for each source that anybody has points from, and one for their sum.
fn rows(tallies: &[Tally], total: &[i32], speech: &Speech) -> Vec<Vec<String>> {
    let row = |label: String, points: &[i32]| {
        std::iter::once(label).chain(points.iter().map(i32::to_string)).collect::<Vec<_>>()
    };
    let sources = tallies.iter().filter(|tally| tally.points.iter().any(|points| *points != 0));
    let sources = sources.map(|tally| row(speech.game.tally(tally), &tally.points));
    sources.chain([row(speech.say("points-total", &[]), total)]).collect()
}

/// Who has won and by what.
fn verdict(result: &GameResult, tallies: &[Tally], speech: &Speech) -> Vec<String> {
    let winners: Vec<Seat> = result.winners().iter().collect();
    let score = |seat: Seat| result.scores[seat.index()];
    let points = |seat: Seat| i64::from(score(seat)).into();
    let others = Seat::all(result.scores.len()).filter(|seat| !winners.contains(seat));
    let second = others.max_by_key(|seat| score(*seat));
    match (winners.as_slice(), second) {
        ([], _) => Vec::new(),
        ([alone], None) => {
            vec![
                speech
                    .say("result-alone", &[("who", speech.seat(*alone).into()), ("points", points(*alone))]),
            ]
        }
        ([winner], Some(second)) => {
            let more = score(*winner) - score(second);
            let id = match more {
                1.. => "result-won",
                0 => "result-tie-break",
                ..0 => "result-won-otherwise",
            };
            let values = [
                ("who", speech.seat(*winner).into()),
                ("second", speech.seat(second).into()),
                ("points", points(*winner)),
                ("more", i64::from(more.abs()).into()),
            ];
            std::iter::once(speech.say(id, &values)).chain(source(tallies, *winner, second, speech)).collect()
        }
        ([first, ..], _) => {
            let who = speech.game.list(winners.iter().map(|seat| speech.seat(*seat)));
            vec![speech.say("result-draw", &[("who", who.into()), ("points", points(*first))])]
        }
    }
}

/// The source in which the winner is furthest ahead of the second.
fn source(tallies: &[Tally], winner: Seat, second: Seat, speech: &Speech) -> Option<String> {
    let ahead = |tally: &Tally| {
        Some(tally.points.get(winner.index())? - tally.points.get(second.index())?).filter(|more| *more > 0)
    };
    let best = tallies.iter().filter_map(|tally| Some((ahead(tally)?, tally)));
    // Of equal sources the first is named, as the game lists them.
    let (more, tally) = best.reduce(|best, other| if other.0 > best.0 { other } else { best })?;
    let values = [("source", speech.game.tally(tally).into()), ("more", i64::from(more).into())];
    Some(speech.say("result-source", &values))
}
