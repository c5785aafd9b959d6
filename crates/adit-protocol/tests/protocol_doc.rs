//! The examples of `docs/protocol.md` are executed and compared.

use adit_games::GAMES;
use adit_protocol::Session;
use serde_json::Value;

/// What is left out in an example.
const ANYTHING: &str = "…";

/// Is this what the example says? `"…"` stands for any value, at the end of a list for any rest.
fn matches(expected: &Value, found: &Value) -> bool {
    match (expected, found) {
        (Value::String(text), _) if text == ANYTHING => true,
        (Value::Array(expected), Value::Array(found)) => {
            let open = expected.last().is_some_and(|last| last == ANYTHING);
            let listed = expected.len() - usize::from(open);
            (found.len() == listed || open && found.len() >= listed)
                && expected[..listed].iter().zip(found).all(|(expected, found)| matches(expected, found))
        }
        (Value::Object(expected), Value::Object(found)) => {
            expected.len() == found.len()
                && expected
                    .iter()
                    .all(|(name, value)| found.get(name).is_some_and(|found| matches(value, found)))
        }
        (expected, found) => expected == found,
    }
}

#[test]
fn the_examples_of_the_documentation_are_true() {
    let page = include_str!("../../../docs/protocol.md");
    let mut session = Session::new(GAMES);
    let mut inside = false;
    let mut reply = None;
    let mut compared = 0;
    for (index, line) in page.lines().enumerate() {
        let number = index + 1;
        if let Some(fence) = line.strip_prefix("```") {
            inside = fence == "protocol";
        } else if let Some(request) = line.strip_prefix("> ").filter(|_| inside) {
            reply = Some(session.answer(request.as_bytes()));
        } else if let Some(expected) = line.strip_prefix("< ").filter(|_| inside) {
            let expected: Value =
                serde_json::from_str(expected).unwrap_or_else(|fault| panic!("line {number}: {fault}"));
            let text = reply.take().unwrap_or_else(|| panic!("line {number} answers nothing"));
            let found: Value = serde_json::from_str(&text).unwrap();
            assert!(matches(&expected, &found), "line {number}: the reply is {text}");
            compared += 1;
        }
    }
    assert!(compared > 15, "the examples were found");
}

#[test]
fn every_code_of_the_documentation_exists_and_every_code_is_documented() {
    let page = include_str!("../../../docs/protocol.md");
    let sources = [
        include_str!("../../adit-any/src/any_game.rs"),
        include_str!("../src/lib.rs"),
        include_str!("../src/fault.rs"),
        include_str!("../src/fields.rs"),
        include_str!("../src/requests.rs"),
        include_str!("../src/serve.rs"),
        include_str!("../../adit-table/src/refusal.rs"),
    ];
    let table = page.split("| code | meaning |").nth(1).unwrap();
    let documented: Vec<&str> = table
        .lines()
        .filter_map(|line| line.strip_prefix("| ")?.split(" | ").next())
        .flat_map(|cell| cell.split('`').skip(1).step_by(2))
        .collect();
    for code in &documented {
        let quoted = format!("\"{code}\"");
        assert!(
            sources.iter().any(|source| source.contains(&quoted)),
            "{code} is documented and does not exist"
        );
    }
    for refusal in
        ["no-such-seat", "over", "not-pending", "stale-offer", "no-such-words", "begun", "broken-rule"]
    {
        assert!(documented.contains(&refusal), "{refusal} is not documented");
    }
    for source in &sources {
        for code in source.split("Fault::new(\"").skip(1).filter_map(|rest| rest.split('"').next()) {
            assert!(documented.contains(&code), "{code} is not documented");
        }
    }
}
