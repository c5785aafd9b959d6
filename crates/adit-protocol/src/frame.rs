//! A frame as the line protocol says it.

use adit_game::words_of;
use adit_table::{Frame, Refusal};
use serde_json::{Map, Value, json};

/// The fields of a frame.
pub fn frame_json(frame: Frame) -> Result<Map<String, Value>, Refusal> {
    let offer = frame.offer.map(|offer| {
        let moves: Vec<_> = offer.moves.iter().map(|parts| words_of(parts)).collect();
        json!({ "id": offer.id.to_string(), "moves": moves })
    });
    let fields = [
        ("number", frame.number.into()),
        ("pending", frame.pending.iter().map(|seat| Value::from(u8::from(seat))).collect()),
        ("over", frame.over.map_or(Value::Null, |result| json!(result))),
        ("offer", offer.unwrap_or(Value::Null)),
        ("view", frame.view.json()?),
    ];
    Ok(fields.into_iter().map(|(name, value)| (name.to_owned(), value)).collect())
}
