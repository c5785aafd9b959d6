//! Component data in the form of the start page: files of the host, or a file of your own. Folded away, since few need it.

use crate::{App, Fault, ServerTexts, data};
use adit_any::AnyGame;
use maud::{Markup, html};
use std::sync::Arc;

/// The fields.
pub(super) fn fields(app: &App, texts: &ServerTexts, game: &dyn AnyGame) -> Markup {
    let id = |field: &str| format!("{}-{field}", game.id());
    let address = format!("/api/games/{}/data", game.id());
    let mut names = data::names(app, game).peekable();
    html! {
        details.component-data data-check=(address) data-fits=(texts.say("home-data-fits")) {
            summary { (texts.say("home-data")) }
            p.hint { (texts.say("home-data-about")) " " a href="/docs/data" { (texts.say("home-data-how")) } }
            @if names.peek().is_some() {
                div.field {
                    label for=(id("host-data")) { (texts.say("home-data-choice")) }
                    select id=(id("host-data")) name="host-data" {
                        option value="" { (texts.say("home-data-built-in")) }
                        @for name in names { option value=(name) { (name) } }
                    }
                }
            }
            div.field {
                label for=(id("data")) { (texts.say("home-data-text")) }
                textarea id=(id("data")) name="data" rows="6" maxlength=(data::LONGEST_DATA) spellcheck="false"
                    autocomplete="off" aria-describedby=(id("data-said")) {}
                p.said id=(id("data-said")) role="status" {}
            }
            // Only a script can read the file into the field.
            div.field.open hidden {
                label for=(id("data-file")) { (texts.say("home-data-open")) }
                input type="file" id=(id("data-file")) accept=".toml,text/plain";
            }
            p { a.button href=(address) download={ (game.id()) ".toml" } { (texts.say("home-data-start")) } }
        }
    }
}

/// The data that a form asks for.
pub(super) fn asked_for(
    app: &App,
    game: &'static dyn AnyGame,
    fields: &[(String, String)],
) -> Result<Option<Arc<str>>, Fault> {
    let value = |name: &str| {
        let found = fields.iter().find(|(field, _)| field == name).map(|(_, value)| value.as_str());
        found.filter(|value| !value.trim().is_empty())
    };
    data::asked_for(app, game, value("data"), value("host-data"))
}
