//! What a tool answers.

use crate::fault::Fault;
use base64ct::{Base64, Encoding as _};
use rmcp::model::{CallToolResult, ContentBlock};
use serde_json::{Value, json};

/// What a tool answers: a text for reading, the same in data for programs, and perhaps a picture.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) text: String,
    pub(crate) data: Value,
    pub(crate) picture: Option<Image>,
}

/// A picture.
#[derive(Debug)]
pub(crate) struct Image {
    pub(crate) bytes: Vec<u8>,
    pub(crate) kind: &'static str,
}

impl Reply {
    pub(crate) fn new(text: impl Into<String>, data: Value) -> Reply {
        Reply { text: text.into(), data, picture: None }
    }

    /// As the protocol sends it.
    pub(crate) fn result(self) -> CallToolResult {
        let mut content = vec![ContentBlock::text(self.text)];
        if let Some(image) = self.picture {
            content.push(ContentBlock::image(Base64::encode_string(&image.bytes), image.kind));
        }
        let mut result = CallToolResult::success(content);
        result.structured_content = Some(self.data);
        result
    }
}

impl Fault {
    /// As the protocol sends it: a result that says what went wrong, so that the agent reads it.
    pub(crate) fn result(&self) -> CallToolResult {
        let told = self.to_string();
        let clause = self.rule().map(|rule| format!(" ({rule})")).unwrap_or_default();
        let end = if told.ends_with(['.', '!', '?']) { "" } else { "." };
        let text = format!("Refused: {told}{end}{clause} {}", self.way_out());
        let mut result = CallToolResult::error(vec![ContentBlock::text(text.trim())]);
        result.structured_content =
            Some(json!({ "error": { "code": self.code(), "message": told, "rule": self.rule() } }));
        result
    }
}
