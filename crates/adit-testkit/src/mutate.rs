//! Small damage to texts and JSON, the same for the same dice.

use adit_game::Dice;
use serde_json::Value;

/// The text with one to three small changes: something left out, doubled, moved or replaced.
pub fn text(text: &str, dice: &mut dyn Dice) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=dice.below(3) {
        if bytes.is_empty() {
            break;
        }
        let at = dice.index(bytes.len());
        match dice.below(7) {
            0 => bytes.truncate(at),
            1 => drop(bytes.remove(at)),
            2 => bytes[at] = b' ' + dice.below(95) as u8,
            3 => bytes.insert(at, [b'\n', b' ', b'0', b'|', b'\r', b'{', b'"', 0xff][dice.index(8)]),
            4 => {
                let end = (at + 1 + dice.index(40)).min(bytes.len());
                let piece = bytes[at..end].to_vec();
                bytes.splice(at..at, piece);
            }
            5 => {
                let end = (at + 1 + dice.index(40)).min(bytes.len());
                bytes.drain(at..end);
            }
            // Exchange two lines.
            _ => {
                let mut lines: Vec<&[u8]> = bytes.split(|byte| *byte == b'\n').collect();
                let (first, second) = (dice.index(lines.len()), dice.index(lines.len()));
                lines.swap(first, second);
                bytes = lines.join(&b'\n');
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The JSON with one or two values changed, left out or doubled.
pub fn json(value: &Value, dice: &mut dyn Dice) -> Value {
    let mut changed = value.clone();
    for _ in 0..=dice.below(2) {
        let mut places = Vec::new();
        collect(&changed, String::new(), &mut places);
        let place = places[dice.index(places.len())].clone();
        let donor = places[dice.index(places.len())].clone();
        let other = changed.pointer(&donor).cloned().unwrap_or(Value::Null);
        if let Some(target) = changed.pointer_mut(&place) {
            damage(target, other, dice);
        }
    }
    changed
}

fn damage(target: &mut Value, other: Value, dice: &mut dyn Dice) {
    match (target, dice.below(4)) {
        (Value::Number(number), 0..=2) => {
            let old = number.as_i64().unwrap_or(0);
            *number = [old.saturating_add(1), old.saturating_sub(1), 0, 255, 256, -1, 1000, i64::MAX]
                [dice.index(8)]
            .into();
        }
        (Value::Bool(switch), _) => *switch = !*switch,
        (Value::Array(items), 0..=2) if !items.is_empty() => {
            let (at, to) = (dice.index(items.len()), dice.index(items.len()));
            match dice.below(3) {
                0 => drop(items.remove(at)),
                1 => items.push(items[at].clone()),
                _ => items.swap(at, to),
            }
        }
        (Value::Object(fields), 0) if !fields.is_empty() => {
            let name = fields.keys().nth(dice.index(fields.len())).cloned().unwrap_or_default();
            fields.remove(&name);
        }
        (target, _) => *target = other,
    }
}

/// The pointers to all values inside.
fn collect(value: &Value, place: String, places: &mut Vec<String>) {
    match value {
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                collect(item, format!("{place}/{index}"), places);
            }
        }
        Value::Object(fields) => {
            for (name, field) in fields {
                let name = name.replace('~', "~0").replace('/', "~1");
                collect(field, format!("{place}/{name}"), places);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
    places.push(place);
}
