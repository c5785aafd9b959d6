//! Files that a test compares with and can write.

use std::path::Path;

/// Compares a text with a committed file. With `ADIT_BLESS=1` the file is written instead.
///
/// # Panics
/// If the file is missing or differs, with the first line that does.
pub fn compare(path: &Path, text: &str) {
    let name = path.display();
    if std::env::var_os("ADIT_BLESS").is_some_and(|bless| bless == "1") {
        std::fs::write(path, text).unwrap_or_else(|fault| panic!("cannot write {name}: {fault}"));
        return;
    }
    let committed = std::fs::read_to_string(path)
        .unwrap_or_else(|fault| panic!("cannot read {name}: {fault}; ADIT_BLESS=1 writes it"));
    if committed == text {
        return;
    }
    let mut number = 1;
    let (mut old, mut new) = (committed.lines(), text.lines());
    let (was, is) = loop {
        match (old.next(), new.next()) {
            (Some(was), Some(is)) if was == is => number += 1,
            (was, is) => break (was.unwrap_or("(end)"), is.unwrap_or("(end)")),
        }
    };
    panic!(
        "{name}:{number} differs; if that is right, ADIT_BLESS=1 writes it\n committed: {was}\n       now: {is}"
    );
}
