//! Taking moves back.

use super::Tooled;
use crate::arguments::at_a_seat;
use crate::asking::Asking;
use crate::bodies::Back;
use crate::fault::Fault;
use crate::reply::Reply;
use crate::scene::Scene;
use crate::seats::Chair;
use crate::wording::paragraphs;
use adit_game::Language;
use serde_json::{Value, json};

at_a_seat! {
    /// Take your last move back. Where something new was seen since, the other people at the table are asked first; `wait` for their answer.
    TakeBack {}
}

impl Tooled for TakeBack {
    const NAME: &'static str = "take_back";
    const TITLE: &'static str = "Take a move back";
    const ONLY_LOOKS: bool = false;

    async fn call(self, asking: &Asking<'_>) -> Result<Reply, Fault> {
        let language = self.language.map_or(asking.language, |tongue| tongue.0);
        let chair = asking.chair(self.table.as_deref(), self.seat)?;
        let back: Back = asking.post(&chair.link, "/back", language, json!({ "seat": chair.seat })).await?;
        told(asking, chair, language, &back.result).await
    }
}

at_a_seat! {
    /// Make the move again that you have just taken back.
    Redo {}
}

impl Tooled for Redo {
    const NAME: &'static str = "redo";
    const TITLE: &'static str = "Redo a move";
    const ONLY_LOOKS: bool = false;

    async fn call(self, asking: &Asking<'_>) -> Result<Reply, Fault> {
        let language = self.language.map_or(asking.language, |tongue| tongue.0);
        let chair = asking.chair(self.table.as_deref(), self.seat)?;
        let _: Value = asking.post(&chair.link, "/redo", language, json!({ "seat": chair.seat })).await?;
        told(asking, chair, language, "redone").await
    }
}

at_a_seat! {
    /// Answer somebody at the table who asks to take a move back.
    AnswerTakeBack {
        /// True to agree, false to refuse.
        agree: bool,
    }
}

impl Tooled for AnswerTakeBack {
    const NAME: &'static str = "answer_take_back";
    const TITLE: &'static str = "Answer a wish to take back";
    const ONLY_LOOKS: bool = false;

    async fn call(self, asking: &Asking<'_>) -> Result<Reply, Fault> {
        let language = self.language.map_or(asking.language, |tongue| tongue.0);
        let chair = asking.chair(self.table.as_deref(), self.seat)?;
        let body = json!({ "seat": chair.seat, "agree": self.agree });
        let back: Back = asking.post(&chair.link, "/consent", language, body).await?;
        told(asking, chair, language, &back.result).await
    }
}

/// What became of it, and how the table stands now.
async fn told(asking: &Asking<'_>, chair: Chair, language: Language, result: &str) -> Result<Reply, Fault> {
    let scene = Scene::of(asking, chair, language, None).await?;
    let became = match result {
        "done" => "The move is taken back.",
        "asked" => "The others are asked whether the move may be taken back. Call `wait`.",
        "refused" => "The move stays: somebody does not agree.",
        "redone" => "The move is made again.",
        _ => "",
    };
    let mut data = scene.data();
    data["result"] = json!(result);
    Ok(Reply::new(paragraphs([became.to_owned(), scene.present()?]), data))
}
