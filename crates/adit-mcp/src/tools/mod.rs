//! The tools of an agent. Each file has those that belong together.

mod begin;
mod decide;
mod games;
mod look;
mod moves;
mod points;
mod rules;
mod take_back;
mod wait;
mod what;

pub(crate) use begin::take_seat;

use crate::arguments::{described, read};
use crate::asking::Asking;
use crate::fault::Fault;
use crate::reply::Reply;
use rmcp::model::{JsonObject, Tool, ToolAnnotations};
use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use std::pin::Pin;

/// The arguments of a tool, and what it does with them. Its documentation says what it is for.
pub(crate) trait Tooled: DeserializeOwned + JsonSchema + Send + 'static {
    /// Its name.
    const NAME: &'static str;
    /// How people call it.
    const TITLE: &'static str;
    /// Does it change nothing?
    const ONLY_LOOKS: bool;

    /// Does what it is for.
    fn call(self, asking: &Asking<'_>) -> impl Future<Output = Result<Reply, Fault>> + Send;
}

type Calling<'a> = Pin<Box<dyn Future<Output = Result<Reply, Fault>> + Send + 'a>>;

/// A tool without the type of its arguments.
struct Known {
    name: &'static str,
    tool: fn() -> Tool,
    call: for<'a> fn(Option<JsonObject>, &'a Asking<'a>) -> Calling<'a>,
}

const fn known<T: Tooled>() -> Known {
    Known { name: T::NAME, tool: tool::<T>, call: carried_out::<T> }
}

fn tool<T: Tooled>() -> Tool {
    let (about, schema) = described::<T>();
    let hints =
        ToolAnnotations::with_title(T::TITLE).read_only(T::ONLY_LOOKS).destructive(false).open_world(false);
    Tool::new(T::NAME, about, schema).with_title(T::TITLE).with_annotations(hints)
}

fn carried_out<'a, T: Tooled>(arguments: Option<JsonObject>, asking: &'a Asking<'a>) -> Calling<'a> {
    Box::pin(async move { read::<T>(arguments)?.call(asking).await })
}

/// All tools, in the order in which an agent needs them.
const ALL: [Known; 18] = [
    known::<games::ListGames>(),
    known::<begin::StartTable>(),
    known::<begin::Sit>(),
    known::<begin::MySeats>(),
    known::<look::Look>(),
    known::<moves::Offer>(),
    known::<moves::Say>(),
    known::<wait::Wait>(),
    known::<moves::Why>(),
    known::<decide::Preview>(),
    known::<what::What>(),
    known::<decide::Hint>(),
    known::<points::Points>(),
    known::<rules::Rules>(),
    known::<take_back::TakeBack>(),
    known::<take_back::Redo>(),
    known::<take_back::AnswerTakeBack>(),
    known::<points::Journal>(),
];

/// The tools, as the protocol lists them.
pub(crate) fn list() -> Vec<Tool> {
    ALL.iter().map(|known| (known.tool)()).collect()
}

/// Calls a tool, if there is one with this name.
pub(crate) async fn call(
    name: &str,
    arguments: Option<JsonObject>,
    asking: &Asking<'_>,
) -> Option<Result<Reply, Fault>> {
    let known = ALL.iter().find(|known| known.name == name)?;
    Some((known.call)(arguments, asking).await)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn every_tool_says_what_it_and_its_arguments_are_for() {
        let tools = list();
        let names: HashSet<&str> = tools.iter().map(|tool| tool.name.as_ref()).collect();
        assert_eq!(names.len(), ALL.len());
        for tool in tools {
            let about = tool.description.as_deref().unwrap_or_default();
            assert!(about.ends_with('.') && about.len() > 30, "{}: {about}", tool.name);
            assert_eq!(tool.input_schema["type"], "object", "{}", tool.name);
            assert_eq!(tool.input_schema["additionalProperties"], false, "{}", tool.name);
            let Some(fields) = tool.input_schema.get("properties") else { continue };
            for (name, field) in fields.as_object().expect("fields") {
                assert!(
                    field["description"].as_str().is_some_and(|about| about.ends_with('.')),
                    "{} {name}: {field}",
                    tool.name
                );
            }
        }
    }
}
