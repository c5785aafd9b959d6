//! Points, and the course of a finished game.

use super::Tooled;
use crate::arguments::at_a_seat;
use crate::asking::Asking;
use crate::bodies::Frame;
use crate::fault::Fault;
use crate::reply::Reply;
use crate::scene::Scene;
use crate::wording::paragraphs;
use adit_game::total;
use serde_json::{Value, json};

at_a_seat! {
    /// Tell where the points of everybody come from, as far as your seat sees them; at the end of the game with the result.
    Points {}
}

impl Tooled for Points {
    const NAME: &'static str = "points";
    const TITLE: &'static str = "Points by source";
    const ONLY_LOOKS: bool = true;

    async fn call(self, asking: &Asking<'_>) -> Result<Reply, Fault> {
        let language = self.language.map_or(asking.language, |tongue| tongue.0);
        let chair = asking.chair(self.table.as_deref(), self.seat)?;
        let scene = Scene::of(asking, chair, language, None).await?;
        let frame: Frame =
            asking.get(&scene.chair.link, &format!("/frame?viewer={}", scene.seat), language).await?;
        let view = scene.game.read_view(&frame.view).map_err(|fault| Fault::Unreadable(fault.to_string()))?;
        let tallies = view.points();
        let seats = scene.about.players.len();
        let row = |label: &str, points: &[i32]| {
            let cells: Vec<String> = points.iter().map(i32::to_string).collect();
            format!("| {label} | {} |\n", cells.join(" | "))
        };
        let names: Vec<String> = (0_u8..).take(seats).map(|seat| scene.name(seat)).collect();
        let mut table = format!("| | {} |\n|---|{}\n", names.join(" | "), "---|".repeat(seats));
        let mut sources = Vec::new();
        for tally in &tallies {
            let label = scene.texts.tally(tally);
            table += &row(&label, &tally.points);
            sources.push(json!({ "label": label, "points": tally.points }));
        }
        let sum = total(&tallies, seats);
        table += &row("=", &sum);
        let result = scene.picture.over.as_ref().map(|_| scene.turn()).unwrap_or_default();
        let mut data = scene.data();
        data["sources"] = Value::from(sources);
        data["total"] = json!(sum);
        Ok(Reply::new(paragraphs([result, table]), data))
    }
}

at_a_seat! {
    /// Give the whole course of the game as text, once the game is over. It can be replayed and analysed with `adit`.
    Journal {}
}

impl Tooled for Journal {
    const NAME: &'static str = "journal";
    const TITLE: &'static str = "The journal of a finished game";
    const ONLY_LOOKS: bool = true;

    async fn call(self, asking: &Asking<'_>) -> Result<Reply, Fault> {
        let language = self.language.map_or(asking.language, |tongue| tongue.0);
        let chair = asking.chair(self.table.as_deref(), self.seat)?;
        let journal = asking.bytes(&chair.link, "/journal", language).await?;
        let journal = String::from_utf8(journal).map_err(|fault| Fault::Unreadable(fault.to_string()))?;
        Ok(Reply::new(journal.clone(), json!({ "journal": journal })))
    }
}
