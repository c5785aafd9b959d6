//! Looking at the table.

use super::Tooled;
use crate::arguments::at_a_seat;
use crate::asking::Asking;
use crate::bodies::Frame;
use crate::fault::Fault;
use crate::reply::{Image, Reply};
use crate::scene::Scene;
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::json;

/// How a position is shown.
#[derive(Clone, Copy, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum Shown {
    /// In words.
    #[default]
    Words,
    /// As an image of pixels.
    Png,
    /// As an image of lines.
    Svg,
    /// As data for programs, described in the documentation of each game's view.
    Json,
}

at_a_seat! {
    /// Look at the table from your seat: what lies on it in words, what has happened since your last move, whose turn it is and what
    /// is asked. Ask for a picture only if you can use one.
    Look {
        /// How to show it: `words` if nothing is said; `png` or `svg` adds a picture, `json` everything that your seat sees as data.
        #[serde(default, rename = "as")]
        shown: Shown,
        /// Look back: the position after this many steps that you have noticed (`number` is how many there are).
        #[serde(default)]
        at: Option<u32>,
    }
}

impl Tooled for Look {
    const NAME: &'static str = "look";
    const TITLE: &'static str = "Look at the table";
    const ONLY_LOOKS: bool = true;

    async fn call(self, asking: &Asking<'_>) -> Result<Reply, Fault> {
        let language = self.language.map_or(asking.language, |tongue| tongue.0);
        let chair = asking.chair(self.table.as_deref(), self.seat)?;
        let at = self.at.map(|at| at as usize);
        let scene = Scene::of(asking, chair, language, at).await?;
        let query = format!("?viewer={}{}", scene.seat, at.map(|at| format!("&at={at}")).unwrap_or_default());
        let link = &scene.chair.link;
        let mut reply = Reply::new(scene.whole()?, scene.data());
        match self.shown {
            Shown::Words => {}
            Shown::Png => {
                let bytes = asking.bytes(link, &format!("/picture.png{query}"), language).await?;
                reply.picture = Some(Image { bytes, kind: "image/png" });
            }
            Shown::Svg => {
                let bytes = asking.bytes(link, &format!("/picture.svg{query}"), language).await?;
                reply.picture = Some(Image { bytes, kind: "image/svg+xml" });
            }
            Shown::Json => {
                let frame: Frame = asking.get(link, &format!("/frame{query}"), language).await?;
                reply.text = format!("{}\n\n{}", reply.text, json!(frame.view));
                reply.data["view"] = frame.view;
            }
        }
        Ok(reply)
    }
}
