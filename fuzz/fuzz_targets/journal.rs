//! Journals. What must hold of them is said in `crates/adit-fuzzing`.
#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| adit_fuzzing::run("journal", input));
