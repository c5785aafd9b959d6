//! Finding a move and making it.

use super::Tooled;
use crate::arguments::at_a_seat;
use crate::asking::Asking;
use crate::bodies;
use crate::fault::Fault;
use crate::offered::{Offered, PAGE};
use crate::reply::Reply;
use crate::scene::Scene;
use crate::wording::{counted, paragraphs};
use serde_json::{Value, json};

at_a_seat! {
    /// List the moves that you may make now. Few are listed whole. Of many you are told what the next word may be and how many
    /// moves begin so: call it again with the words so far in `begin`, or go through all of them with `page`.
    Offer {
        /// The words that the move begins with, such as "lay six".
        #[serde(default)]
        begin: String,
        /// List whole moves, 40 at a time; pages are numbered from 1.
        #[serde(default)]
        page: Option<u16>,
    }
}

impl Tooled for Offer {
    const NAME: &'static str = "offer";
    const TITLE: &'static str = "List the moves";
    const ONLY_LOOKS: bool = true;

    async fn call(self, asking: &Asking<'_>) -> Result<Reply, Fault> {
        let language = self.language.map_or(asking.language, |tongue| tongue.0);
        let chair = asking.chair(self.table.as_deref(), self.seat)?;
        let scene = Scene::of(asking, chair, language, None).await?;
        let Some(offer) = &scene.picture.offer else {
            return Ok(Reply::new(scene.turn(), scene.data()));
        };
        let offered = Offered::new(offer, &scene.texts, &self.begin)?;
        let (list, data) = match self.page {
            Some(page) => offered.page(usize::from(page))?,
            None if offered.count() <= PAGE => offered.page(1)?,
            None => offered.tree(),
        };
        let prompt = scene.picture.prompt.clone().unwrap_or_default();
        let how = format!("{}. Say one with `say`.", counted(offered.count(), "move"));
        Ok(Reply::new(paragraphs([prompt, how, list, offered.amounts()]), data))
    }
}

at_a_seat! {
    /// Make a move: say its words, as `offer` lists them. Several moves of a row can be said at once with `;` between them: all of
    /// them are made or none. The answer tells what happened and whether it is still your turn.
    Say {
        /// The words of the move, such as "lay six C4 2".
        words: String,
        /// The id of the offer that you choose from, as `offer` gave it: then the move is refused if something else is asked by now.
        #[serde(default)]
        offer: Option<String>,
    }
}

impl Tooled for Say {
    const NAME: &'static str = "say";
    const TITLE: &'static str = "Make a move";
    const ONLY_LOOKS: bool = false;

    async fn call(self, asking: &Asking<'_>) -> Result<Reply, Fault> {
        let language = self.language.map_or(asking.language, |tongue| tongue.0);
        let chair = asking.chair(self.table.as_deref(), self.seat)?;
        let body = json!({ "seat": chair.seat, "offer": self.offer, "words": normal(&self.words) });
        let _: Value = asking.post(&chair.link, "/say", language, body).await?;
        let scene = Scene::of(asking, chair, language, None).await?;
        Ok(Reply::new(paragraphs(["Done.".to_owned(), scene.present()?]), scene.data()))
    }
}

at_a_seat! {
    /// Ask whether words may be said now, and if not, why: with the clause of the rules. Nothing is done by asking.
    Why {
        /// The words of a move, or the first words of one.
        words: String,
    }
}

impl Tooled for Why {
    const NAME: &'static str = "why";
    const TITLE: &'static str = "Why (not)?";
    const ONLY_LOOKS: bool = true;

    async fn call(self, asking: &Asking<'_>) -> Result<Reply, Fault> {
        let language = self.language.map_or(asking.language, |tongue| tongue.0);
        let chair = asking.chair(self.table.as_deref(), self.seat)?;
        let body = json!({ "seat": chair.seat, "words": normal(&self.words) });
        let why: bodies::Why = asking.post(&chair.link, "/why", language, body).await?;
        let text = why.text.as_deref().unwrap_or_default();
        let told = match (why.legal, why.begun, &why.rule) {
            (true, ..) => "Yes, this move may be made now.".to_owned(),
            (false, true, _) => {
                "Moves that may be made now begin like this. `offer` with these words in `begin` lists them."
                    .to_owned()
            }
            (false, false, Some(rule)) => format!("No. {text} ({rule}; `rules` with this clause tells more)"),
            (false, false, None) => format!("No. {text}"),
        };
        Ok(Reply::new(
            told,
            json!({ "legal": why.legal, "begun": why.begun, "rule": why.rule, "text": why.text }),
        ))
    }
}

/// Words with single blanks between them, as moves are said.
pub(super) fn normal(words: &str) -> String {
    words.split_whitespace().collect::<Vec<_>>().join(" ")
}
