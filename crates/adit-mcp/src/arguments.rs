//! What tools are told: arguments with their schemas.

use crate::fault::Fault;
use adit_game::Language;
use rmcp::model::JsonObject;
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer};
use serde_json::Value;
use std::borrow::Cow;

/// A language of the texts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tongue(pub(crate) Language);

impl<'de> Deserialize<'de> for Tongue {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Tongue, D::Error> {
        let word = String::deserialize(deserializer)?;
        let known = || Language::ALL.map(Language::word).join(", ");
        let language = Language::from_word(&word);
        language
            .map(Tongue)
            .ok_or_else(|| D::Error::custom(format!("there is no language {word:?}; use {}", known())))
    }
}

impl JsonSchema for Tongue {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "Language".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "enum": Language::ALL.map(Language::word) })
    }
}

/// Defines what a tool is told that is about a seat at a table.
macro_rules! at_a_seat {
    ($(#[$about:meta])* $name:ident { $($(#[$field_about:meta])* $field:ident: $type:ty),* $(,)? }) => {
        $(#[$about])*
        #[derive(Debug, serde::Deserialize, schemars::JsonSchema)]
        #[serde(deny_unknown_fields)]
        pub(crate) struct $name {
            $($(#[$field_about])* $field: $type,)*
            /// The table: its name from `start_table` or `sit`, or the link of your seat. Not needed if you sit at one table only.
            #[serde(default)]
            table: Option<String>,
            /// Your seat, numbered from 0. Needed only if you hold several seats at the table.
            #[serde(default)]
            seat: Option<u8>,
            /// The language of the game's texts.
            #[serde(default)]
            language: Option<$crate::arguments::Tongue>,
        }
    };
}
pub(crate) use at_a_seat;

/// The arguments of a tool. Whatever it does not have is refused by name.
pub(crate) fn read<T: DeserializeOwned>(arguments: Option<JsonObject>) -> Result<T, Fault> {
    let arguments = Value::Object(arguments.unwrap_or_default());
    serde_json::from_value(arguments).map_err(|fault| Fault::Arguments(fault.to_string()))
}

/// What a tool is for, and the schema of its arguments.
pub(crate) fn described<T: JsonSchema>() -> (String, JsonObject) {
    let settings = SchemaSettings::draft2020_12().with(|settings| settings.inline_subschemas = true);
    let schema = settings.into_generator().into_root_schema_for::<T>();
    let Value::Object(mut schema) = Value::from(schema) else { return Default::default() };
    schema.remove("$schema");
    schema.remove("title");
    schema.values_mut().for_each(join_lines);
    let about = schema.remove("description");
    let about = about.as_ref().and_then(Value::as_str).unwrap_or_default().replace('\n', " ");
    (about, schema)
}

/// A description is written in lines; who reads it wants sentences.
fn join_lines(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            for (name, field) in fields {
                join_lines(field);
                if name == "description"
                    && let Value::String(text) = field
                {
                    *text = text.replace('\n', " ");
                }
            }
        }
        Value::Array(items) => items.iter_mut().for_each(join_lines),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}
