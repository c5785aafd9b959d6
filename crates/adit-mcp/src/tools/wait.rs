//! Waiting until there is something to do.

use super::Tooled;
use crate::Unreachable;
use crate::arguments::at_a_seat;
use crate::asking::Asking;
use crate::bodies::Turn;
use crate::fault::Fault;
use crate::reply::Reply;
use crate::scene::Scene;
use crate::wording::paragraphs;
use axum::body::{Body, BodyDataStream};
use futures_util::StreamExt as _;
use serde_json::json;
use std::time::Duration;
use tokio::time::{Instant, timeout_at};

/// How long an agent waits if it says nothing. Many clients give up after a minute.
const USUAL: u16 = 25;
/// The longest that an agent waits.
const LONGEST: u16 = 50;

at_a_seat! {
    /// Wait until it is your turn, until somebody asks you to agree to a take-back, or until the game is over; then tell what has
    /// happened. If nothing of that comes in time you are told so: call it again.
    Wait {
        /// How many seconds to wait at the most, up to 50; 25 if nothing is said.
        #[serde(default)]
        seconds: Option<u16>,
    }
}

impl Tooled for Wait {
    const NAME: &'static str = "wait";
    const TITLE: &'static str = "Wait for my turn";
    const ONLY_LOOKS: bool = true;

    async fn call(self, asking: &Asking<'_>) -> Result<Reply, Fault> {
        let language = self.language.map_or(asking.language, |tongue| tongue.0);
        let seconds = self.seconds.unwrap_or(USUAL);
        if seconds > LONGEST {
            return Err(Fault::Arguments(format!(
                "`seconds` is at most {LONGEST}; call `wait` again if nothing has come"
            )));
        }
        let until = Instant::now() + Duration::from_secs(u64::from(seconds));
        let chair = asking.chair(self.table.as_deref(), self.seat)?;
        let mut scene = Scene::of(asking, chair, language, None).await?;
        if !is_wanted(&scene) && seconds > 0 {
            let what = format!("/events?as=turn&viewer={}", scene.seat);
            let mut turns = Turns::new(asking.follow(&scene.chair.link, &what, language).await?);
            // Each change wakes up. What it has brought beside a turn is looked at.
            while let Ok(Some(turn)) = timeout_at(until, turns.next()).await {
                let turn = turn?;
                scene = Scene::of(asking, scene.chair, language, None).await?;
                if is_wanted(&scene) || turn.over.is_some() {
                    break;
                }
            }
        }
        let mut data = scene.data();
        data["waited_in_vain"] = json!(!is_wanted(&scene));
        let told = if is_wanted(&scene) { "" } else { "Nothing has come for you yet." };
        Ok(Reply::new(paragraphs([told.to_owned(), scene.present()?]), data))
    }
}

/// Is there something to do for the seat, or nothing more at all?
fn is_wanted(scene: &Scene) -> bool {
    scene.is_asked() || scene.owes_answer() || scene.picture.over.is_some()
}

/// The turns that a stream tells.
struct Turns {
    body: BodyDataStream,
    read: Vec<u8>,
}

/// What stands between two events.
const BETWEEN: &[u8] = b"\n\n";

impl Turns {
    fn new(body: Body) -> Turns {
        Turns { body: body.into_data_stream(), read: Vec::new() }
    }

    /// The next turn; nothing when the stream has ended.
    async fn next(&mut self) -> Option<Result<Turn, Fault>> {
        loop {
            while let Some(end) = self.read.windows(BETWEEN.len()).position(|bytes| bytes == BETWEEN) {
                let event: Vec<u8> = self.read.drain(..end + BETWEEN.len()).collect();
                if let Some(turn) = turn(&String::from_utf8_lossy(&event)) {
                    return Some(turn);
                }
            }
            match self.body.next().await? {
                Ok(piece) => self.read.extend_from_slice(&piece),
                Err(fault) => return Some(Err(Fault::Unreachable(Unreachable(fault.to_string())))),
            }
        }
    }
}

/// The turn that an event tells, if it tells one.
fn turn(event: &str) -> Option<Result<Turn, Fault>> {
    let field = |name: &str| event.lines().find_map(|line| line.strip_prefix(name)).map(str::trim_start);
    if field("event:") != Some("turn") {
        return None;
    }
    Some(serde_json::from_str(field("data:")?).map_err(|fault| Fault::Unreadable(fault.to_string())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_all_events_the_turns_are_read() {
        let told = turn("event: turn\ndata: {\"pending\": [1], \"over\": null, \"offer\": null}\n\n");
        assert_eq!(told.expect("a turn").expect("JSON").pending, [1]);
        assert!(turn("event: chat\ndata: {}\n\n").is_none());
        assert!(turn(": alive\n\n").is_none());
        assert!(turn("event: turn\ndata: {\n\n").is_some_and(|told| told.is_err()));
    }
}
