//! What helps to decide.

use super::Tooled;
use super::moves::normal;
use crate::arguments::at_a_seat;
use crate::asking::Asking;
use crate::bodies;
use crate::fault::Fault;
use crate::reply::Reply;
use crate::wording::{bullets, paragraphs};
use serde_json::json;

at_a_seat! {
    /// Tell what a move would do, without making it. Moves that bring something which you cannot know have no preview.
    Preview {
        /// The words of the move.
        words: String,
    }
}

impl Tooled for Preview {
    const NAME: &'static str = "preview";
    const TITLE: &'static str = "Preview a move";
    const ONLY_LOOKS: bool = true;

    async fn call(self, asking: &Asking<'_>) -> Result<Reply, Fault> {
        let language = self.language.map_or(asking.language, |tongue| tongue.0);
        let chair = asking.chair(self.table.as_deref(), self.seat)?;
        let body = json!({ "seat": chair.seat, "words": normal(&self.words) });
        let preview: Option<bodies::Preview> = asking.post(&chair.link, "/preview", language, body).await?;
        Ok(match preview {
            Some(preview) => Reply::new(
                paragraphs([format!("This move would do:\n{}", bullets(&preview.tells)), preview.text]),
                json!({ "known": true, "tells": preview.tells }),
            ),
            None => Reply::new(
                "What this move brings cannot be known before it is made.",
                json!({ "known": false, "tells": [] }),
            ),
        })
    }
}

at_a_seat! {
    /// Ask a strong bot what it would do in your place, and why. It knows what your seat knows. Only where hints are allowed;
    /// everybody at the table sees that you have asked. It takes some seconds.
    Hint {}
}

impl Tooled for Hint {
    const NAME: &'static str = "hint";
    const TITLE: &'static str = "Ask for a hint";
    const ONLY_LOOKS: bool = false;

    async fn call(self, asking: &Asking<'_>) -> Result<Reply, Fault> {
        let language = self.language.map_or(asking.language, |tongue| tongue.0);
        let chair = asking.chair(self.table.as_deref(), self.seat)?;
        let hint: bodies::Hint =
            asking.post(&chair.link, "/hint", language, json!({ "seat": chair.seat })).await?;
        let lines = hint.moves.iter().map(|hinted| {
            let expected =
                hinted.expected.map(|share| format!(", expected result {:.0} of 100", share * 100.0));
            let mut line = format!("`{}`: {}{}", hinted.words, hinted.label, expected.unwrap_or_default());
            if let Some(why) = &hinted.why {
                let parts: Vec<String> =
                    why.parts.iter().map(|part| format!("{} {}", part.value, part.label)).collect();
                line += &format!(
                    "\n  {} {} {} {} ({})",
                    why.against,
                    why.text,
                    why.label,
                    why.value,
                    parts.join(", ")
                );
            }
            line
        });
        let moves: Vec<_> = hint
            .moves
            .iter()
            .map(
                |hinted| json!({ "words": hinted.words, "label": hinted.label, "expected": hinted.expected }),
            )
            .collect();
        Ok(Reply::new(format!("Best first:\n{}", bullets(lines)), json!({ "moves": moves })))
    }
}
