//! How the game of a table has ended, for those who may enter it.

use super::layout::{ago, page};
use super::options::agreed_values;
use super::results::{Names, who};
use crate::access::{Asker, Guest};
use crate::results::{About, Counts};
use crate::{App, Fault, ServerTexts};
use adit_game::{Setup, Texts};
use adit_store::KeptResult;
use axum::extract::State;
use maud::{Markup, html};
use std::collections::{BTreeMap, BTreeSet};

/// The page.
pub(crate) async fn result(
    State(app): State<App>,
    Asker(person): Asker,
    guest: Guest,
) -> Result<Markup, Fault> {
    let (library, store) = (&app.tables.shared.library, &app.tables.shared.store);
    let (table, language) = (&guest.table, guest.language);
    let (texts, own) = (library.server(language), library.game(table.game.id(), language));
    let eyes = app.tables.eyes(person.as_deref()).await?;
    let kept = store.result_of_table(&table.id).await.map_err(|_| Fault::Store)?;
    let name = own.say("game-name", &[]);
    let title = texts.tell("result-title", &[("game", name.as_str().into())]);
    let names = Names::new(&app, table.game, language);
    let body = html! {
        p { a href=(format!("/table/{}", table.id)) { (texts.say("seats-back")) } }
        h1 { (title) }
        @match &kept {
            None => { p { (texts.say("result-none")) } }
            Some(kept) => {
                @let about = About::read(&kept.about);
                div.of-results {
                    section.card aria-labelledby="result-points" {
                        h2 id="result-points" { (texts.say("result-points")) }
                        p.hint {
                            (ago(&texts, store.now(), kept.ended_at)) " · "
                            (texts.tell("result-length", &[("count", kept.length.cast_signed().into())]))
                            @if kept.rated.is_some() { " · " (texts.say("rated-tag")) }
                        }
                        (points(&texts, &own, kept, |seat| who(&texts, &eyes, seat)))
                    }
                    @for (kind, words) in counted(kept) {
                        @if let Some(heading) = names.kind(&kind) {
                            section.card aria-labelledby=(format!("counted-{kind}")) {
                                h2 id=(format!("counted-{kind}")) { (heading) }
                                (things(&texts, &names, kept, &kind, &words, |seat| who(&texts, &eyes, seat)))
                            }
                        }
                    }
                    @let setup = Setup { options: about.options, ..Setup::seats(kept.seats.len() as u8) };
                    @let agreed = agreed_values(&texts, &own, table.game, &setup);
                    @if !agreed.is_empty() {
                        section.card {
                            h2 { (texts.say("invite-agreed")) }
                            ul { @for (label, value) in &agreed { li { (own.labelled(label, value.as_str())) } } }
                        }
                    }
                    p { a.button href=(format!("/results/{}", kept.game)) { (texts.say("results-stats")) } }
                }
            }
        }
    };
    Ok(page(&texts, &title, &body, None))
}

/// The columns of a table: whom each is about.
fn heads(
    texts: &ServerTexts,
    first: &str,
    kept: &KeptResult,
    who: impl Fn(&adit_store::KeptSeat) -> Markup,
) -> Markup {
    html! {
        thead { tr {
            th scope="col" { (texts.say(first)) }
            @for seat in &kept.seats { th.number scope="col" { (who(seat)) } }
        } }
    }
}

/// Points by source, ranks, and ratings where the game counted.
fn points(
    texts: &ServerTexts,
    own: &Texts,
    kept: &KeptResult,
    who: impl Fn(&adit_store::KeptSeat) -> Markup,
) -> Markup {
    let read = |text: &str| {
        serde_json::from_str::<serde_json::Map<String, serde_json::Value>>(text).unwrap_or_default()
    };
    let seats: Vec<_> = kept.seats.iter().map(|seat| read(&seat.points)).collect();
    let sources: Vec<&String> = seats.first().map(|first| first.keys().collect()).unwrap_or_default();
    let is_something = |source: &&&String| {
        seats.iter().any(|seat| seat.get(**source).and_then(serde_json::Value::as_i64).unwrap_or(0) != 0)
    };
    let known = sources.iter().filter(is_something).filter(|source| own.has(&format!("points-{source}")));
    html! {
        div.figures tabindex="0" role="region" aria-label=(texts.say("result-points")) {
            table {
                (heads(texts, "result-source", kept, who))
                tbody {
                    @for source in known {
                        tr {
                            th scope="row" { (own.say(&format!("points-{source}"), &[])) }
                            @for seat in &seats { td.number { (seat.get(*source).and_then(serde_json::Value::as_i64).unwrap_or(0)) } }
                        }
                    }
                    tr {
                        th scope="row" { strong { (texts.say("results-score")) } }
                        @for seat in &kept.seats { td.number { strong { (seat.score) } } }
                    }
                    tr {
                        th scope="row" { (texts.say("player-rank")) }
                        @for seat in &kept.seats { td.number { (seat.place) } }
                    }
                    @if kept.rated.is_some() {
                        tr {
                            th scope="row" { (texts.say("result-rating")) }
                            @for seat in &kept.seats {
                                td.number { @if let Some(rating) = seat.rating { (rating.points()) } @else { "–" } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What was counted of the game, by kind.
fn counted(kept: &KeptResult) -> BTreeMap<String, BTreeSet<String>> {
    let mut kinds: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for seat in &kept.seats {
        for (kind, words) in serde_json::from_str::<Counts>(&seat.counted).unwrap_or_default() {
            kinds.entry(kind).or_default().extend(words.into_keys());
        }
    }
    kinds
}

/// How often each seat had each thing of a kind.
fn things(
    texts: &ServerTexts,
    names: &Names,
    kept: &KeptResult,
    kind: &str,
    words: &BTreeSet<String>,
    who: impl Fn(&adit_store::KeptSeat) -> Markup,
) -> Markup {
    let of = |seat: &adit_store::KeptSeat| serde_json::from_str::<Counts>(&seat.counted).unwrap_or_default();
    let seats: Vec<Counts> = kept.seats.iter().map(of).collect();
    html! {
        div.figures tabindex="0" role="region" aria-label=[names.kind(kind)] {
            table {
                (heads(texts, "results-thing", kept, who))
                tbody {
                    @for word in words {
                        @if let Some(name) = names.of(kind, word) {
                            tr {
                                th scope="row" { (name) }
                                @for seat in &seats { td.number { (seat.get(kind).and_then(|had| had.get(word)).unwrap_or(&0)) } }
                            }
                        }
                    }
                }
            }
        }
    }
}
