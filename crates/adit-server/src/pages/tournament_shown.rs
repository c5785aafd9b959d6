//! The standings and the rounds of a tournament.

use crate::ServerTexts;
use crate::session::Person;
use crate::tournaments::{Organised, table_of};
use adit_store::TournamentId;
use adit_tournament::{EntrantId, Outcome, Points, Round, Stage, Standing, Table, TieBreak, Tournament, Who};
use maud::{Markup, html};

/// What the entrants of a tournament are called.
pub(super) struct Names(Vec<String>);

impl Names {
    pub(super) fn of(texts: &ServerTexts, tournament: &Tournament) -> Names {
        let mut names: Vec<String> = Vec::new();
        let mut bots: Vec<&str> = Vec::new();
        for (_, entrant) in tournament.entrants() {
            names.push(match &entrant.who {
                Who::Bot(bot) => {
                    bots.push(bot);
                    let number = bots.iter().filter(|known| *known == bot).count();
                    let name = texts.tell("bot", &[("bot", bot.as_str().into())]);
                    let number = i64::try_from(number).unwrap_or(i64::MAX);
                    texts.tell("tournament-bot-name", &[("name", name.into()), ("number", number.into())])
                }
                Who::Player(_) if !entrant.name.is_empty() => entrant.name.clone(),
                Who::Player(_) | Who::Gone => texts.say("tournament-gone"),
            });
        }
        Names(names)
    }

    fn name(&self, id: EntrantId) -> &str {
        self.0.get(id.index()).map(String::as_str).unwrap_or_default()
    }
}

/// A number of hundredths as people write it.
fn decimal(texts: &ServerTexts, hundredths: i64) -> String {
    let (whole, part) = ((hundredths / 100).to_string(), format!("{:02}", hundredths % 100));
    match part.trim_end_matches('0') {
        "" => whole,
        part => texts.tell("decimal", &[("whole", whole.as_str().into()), ("part", part.into())]),
    }
}

fn points(texts: &ServerTexts, points: Points) -> String {
    decimal(texts, points.hundredths().into())
}

fn tie(texts: &ServerTexts, tie: TieBreak) -> String {
    texts.say(match tie {
        TieBreak::Opponents => "tournament-tie-opponents",
        TieBreak::HeadToHead => "tournament-tie-head-to-head",
        TieBreak::Wins => "tournament-tie-wins",
        TieBreak::Share => "tournament-tie-share",
    })
}

/// How everybody stands; before it begins, who is there.
pub(super) fn standings(
    texts: &ServerTexts,
    id: &TournamentId,
    organised: &Organised,
    person: Option<&Person>,
    names: &Names,
) -> Markup {
    let (held, own) = (&organised.tournament, organised.entrant_of(person));
    let has_begun = !held.rounds().is_empty();
    let may_remove = organised.is_organised_by(person) && held.stage() != Stage::Over;
    let rows = held.standings();
    let title = texts.say(if has_begun { "tournament-standings" } else { "tournament-entrants" });
    html! {
        section.card.standings aria-labelledby="tournament-standings" {
            h2 id="tournament-standings" { (title) }
            @if rows.is_empty() { p { (texts.say("tournament-nobody")) } }
            @else {
                div.wide tabindex="0" role="group" aria-label=(title) {
                    table {
                        thead { tr {
                            @if has_begun { th scope="col" { (texts.say("tournament-rank")) } }
                            th.who scope="col" { (texts.say("tournament-player")) }
                            @if has_begun {
                                th scope="col" { (texts.say("tournament-points")) }
                                th scope="col" { (texts.say("tournament-played")) }
                                @for known in &held.settings().ties { th.tie scope="col" { (tie(texts, *known)) } }
                            }
                            @if may_remove { th scope="col" { span.aloud { (texts.say("tournament-remove")) } } }
                        } }
                        tbody { @for row in &rows { (standing(texts, id, row, own, has_begun, may_remove, names)) } }
                    }
                }
            }
        }
    }
}

fn standing(
    texts: &ServerTexts,
    id: &TournamentId,
    row: &Standing,
    own: Option<EntrantId>,
    has_begun: bool,
    may_remove: bool,
    names: &Names,
) -> Markup {
    let name = names.name(row.entrant);
    html! {
        tr.own[own == Some(row.entrant)] {
            @if has_begun { td { (row.rank) } }
            th.who scope="row" {
                (name)
                @if own == Some(row.entrant) { " " span.tag { (texts.say("table-you")) } }
                @if row.withdrawn { " " span.tag { (texts.say("tournament-withdrawn")) } }
            }
            @if has_begun {
                td { b { (points(texts, row.points)) } }
                td { (row.played) }
                @for value in &row.ties { td.tie { (decimal(texts, value.hundredths())) } }
            }
            @if may_remove {
                td {
                    @if !row.withdrawn {
                        form method="post" action=(format!("/tournaments/{id}")) {
                            input type="hidden" name="entrant" value=(row.entrant);
                            button name="act" value="leave"
                                aria-label=(texts.tell("tournament-remove-who", &[("who", name.into())])) {
                                (texts.say("tournament-remove"))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The rounds, the last one first.
pub(super) fn rounds(
    texts: &ServerTexts,
    id: &TournamentId,
    organised: &Organised,
    person: Option<&Person>,
    names: &Names,
) -> Markup {
    let held = &organised.tournament;
    let last = held.rounds().len();
    html! {
        @for (number, round) in held.rounds().iter().enumerate().rev() {
            @let values = [("number", i64::try_from(number + 1).unwrap_or(i64::MAX).into())];
            @let title = texts.tell("tournament-round", &values);
            details.card.round open[number + 1 == last] {
                summary { (title) }
                ul.tables.pairings {
                    @for (place, table) in round.tables.iter().enumerate() {
                        (pairing(texts, id, organised, person, names, (number, place, table)))
                    }
                }
                (byes(texts, round, names))
            }
        }
    }
}

fn byes(texts: &ServerTexts, round: &Round, names: &Names) -> Markup {
    html! {
        @for bye in &round.byes {
            p.hint { (texts.tell("tournament-bye", &[("who", names.name(*bye).into())])) }
        }
    }
}

fn pairing(
    texts: &ServerTexts,
    id: &TournamentId,
    organised: &Organised,
    person: Option<&Person>,
    names: &Names,
    (round, place, table): (usize, usize, &Table),
) -> Markup {
    let held = &organised.tournament;
    let name = table_of(id, round, place);
    let own = organised.entrant_of(person);
    let number = i64::try_from(place + 1).unwrap_or(i64::MAX);
    let label = texts.tell("tournament-table", &[("number", number.into())]);
    let is_open = table.outcome.is_none() && held.stage() == Stage::Running;
    html! {
        li.card {
            h3 { (label) }
            ul.seating {
                @for (seat, entrant) in table.seats.iter().enumerate() {
                    li {
                        span { (names.name(*entrant)) }
                        @if let Some(made) = table.points(held.settings().seats, seat) {
                            " " b.value { (points(texts, made)) }
                        }
                    }
                }
            }
            @if table.outcome == Some(Outcome::Void) { p.hint { (texts.say("tournament-void")) } }
            div.row {
                @if own.is_some_and(|own| table.seats.contains(&own)) {
                    a.button.primary[is_open] href=(format!("/table/{name}"))
                        aria-label=(texts.tell("tournament-open-table", &[("number", number.into())])) {
                        (texts.say(if is_open { "tournament-play" } else { "tournament-look" }))
                    }
                } @else {
                    form method="post" action=(format!("/lobby/{name}/watch")) {
                        button aria-label=(texts.tell("tournament-watch-table", &[("number", number.into())])) {
                            (texts.say(if is_open { "join-watch" } else { "tournament-look" }))
                        }
                    }
                }
                @if is_open && organised.is_organised_by(person) {
                    form method="post" action=(format!("/tournaments/{id}")) {
                        input type="hidden" name="table" value=(name);
                        button name="act" value="close-table"
                            aria-label=(texts.tell("tournament-close-table-number", &[("number", number.into())])) {
                            (texts.say("tournament-close-table"))
                        }
                    }
                }
            }
        }
    }
}
