//! Every target for some seconds: its seeds, and damaged copies of them.

use adit_fuzzing::TARGETS;

/// Tries this many inputs.
fn check(name: &str, inputs: u64) {
    let target = TARGETS.iter().find(|target| target.name == name).expect("a target has this name");
    target.try_mutations(1, |tried| tried < inputs);
}

#[test]
fn journals() {
    check("journal", 4_000);
}

#[test]
fn lines_of_the_protocol() {
    check("protocol", 400);
}

#[test]
fn views() {
    check("view", 4_000);
}

#[test]
fn component_data() {
    check("data", 4_000);
}

#[test]
fn bodies_of_requests() {
    check("http", 2_000);
}

#[test]
fn words_of_moves() {
    check("notation", 4_000);
}
