//! Asking what a thing is.

use super::Tooled;
use crate::arguments::at_a_seat;
use crate::asking::Asking;
use crate::bodies::Card;
use crate::fault::Fault;
use crate::reply::Reply;
use crate::scene::Scene;
use crate::wording::{bullets, listed, paragraphs};
use serde_json::json;
use std::collections::BTreeMap;
use url::form_urlencoded::byte_serialize;

/// As many things are named where several are meant.
const NAMED: usize = 30;

at_a_seat! {
    /// Ask what a thing on the table or in a move is: what it does, what it is worth now, and the clause of the rules. Without a
    /// thing, list everything that you can ask about.
    What {
        /// The thing: its id, such as "hex:K5" or "verb:lay", or a word of a move, or how it is called.
        #[serde(default)]
        thing: Option<String>,
    }
}

impl Tooled for What {
    const NAME: &'static str = "what";
    const TITLE: &'static str = "What is this?";
    const ONLY_LOOKS: bool = true;

    async fn call(self, asking: &Asking<'_>) -> Result<Reply, Fault> {
        let language = self.language.map_or(asking.language, |tongue| tongue.0);
        let chair = asking.chair(self.table.as_deref(), self.seat)?;
        let scene = Scene::of(asking, chair, language, None).await?;
        let things = things(&scene);
        let Some(thing) = self.thing.as_deref().map(str::trim).filter(|thing| !thing.is_empty()) else {
            return Ok(everything(&things));
        };
        let found = match things.contains_key(thing) || thing.contains(':') {
            true => vec![thing],
            false => meant(&things, thing),
        };
        let id = match found.as_slice() {
            [only] => only,
            [] => {
                return Err(Fault::NotFound(format!(
                    "nothing on the table is called {thing:?}; `what` without a thing lists everything"
                )));
            }
            several => {
                let lines = several.iter().take(NAMED).map(|id| match things[*id].as_str() {
                    "" => format!("`{id}`"),
                    label => format!("`{id}`: {label}"),
                });
                let text = format!(
                    "Several things are called so. Ask for one of them by its id:\n{}",
                    bullets(lines)
                );
                return Ok(Reply::new(text, json!({ "things": several })));
            }
        };
        let part: String = byte_serialize(id.as_bytes()).collect();
        let what = format!("/card?viewer={}&part={part}", scene.seat);
        let card: Card = asking.get(&scene.chair.link, &what, language).await?;
        let rule = if card.clause.is_empty() { String::new() } else { format!("Rule: {}", card.clause) };
        let text =
            paragraphs([format!("{} (`{id}`)", card.title), card.brief.clone(), bullets(&card.lines), rule]);
        let data = json!({ "thing": id, "title": card.title, "brief": card.brief, "lines": card.lines, "clause": card.clause });
        Ok(Reply::new(text, data))
    }
}

/// Everything that can be asked about: the ids in the picture and in the offer, with the labels that are known.
fn things(scene: &Scene) -> BTreeMap<String, String> {
    let mut things = BTreeMap::new();
    for piece in scene.picture.svg.split("data-part=\"").skip(1) {
        if let Some((ids, _)) = piece.split_once('"') {
            // An element may stand for several things.
            things.extend(ids.split_whitespace().map(|id| (id.to_owned(), String::new())));
        }
    }
    for part in scene.picture.offer.iter().flat_map(|offer| &offer.parts) {
        // What stands between two moves is not a thing.
        if !part.label.is_empty() {
            things.insert(part.id.clone(), part.label.clone());
        }
    }
    things
}

/// The ids of what is called like this: by its word, or else by its label, or else by a part of that.
fn meant<'a>(things: &'a BTreeMap<String, String>, name: &str) -> Vec<&'a str> {
    let name = name.to_lowercase();
    let word = |id: &str| id.split_once(':').map(|(_, word)| word.to_lowercase()).unwrap_or_default();
    let by = |is_meant: &dyn Fn(&str, &str) -> bool| -> Vec<&'a str> {
        things
            .iter()
            .filter(|(id, label)| is_meant(id, &label.to_lowercase()))
            .map(|(id, _)| id.as_str())
            .collect()
    };
    [by(&|id, label| word(id) == name || label == name), by(&|_, label| label.contains(&name))]
        .into_iter()
        .find(|found| !found.is_empty())
        .unwrap_or_default()
}

/// The list of all things, kind by kind.
fn everything(things: &BTreeMap<String, String>) -> Reply {
    let mut kinds: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for id in things.keys() {
        if let Some((kind, word)) = id.split_once(':') {
            kinds.entry(kind).or_default().push(word);
        }
    }
    let lines = kinds.iter().map(|(kind, words)| format!("{kind}: {}", listed(words)));
    let text = format!(
        "You can ask about these; an id is a kind and a word, such as `kind:word`.\n{}",
        bullets(lines)
    );
    Reply::new(text, json!({ "things": things.keys().collect::<Vec<_>>() }))
}
