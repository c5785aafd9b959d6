//! Sentences for people stand in `texts/`, with the signs of a printer, not in the code of the pages, of letters and of the client. What games say is held
//! to the same by a law of the testkit, which sees every sentence that they put together.

use anyhow::{Context, Result};
use std::fs;
use std::path::{Path, PathBuf};

/// Where nothing but texts is shown to people.
const FOLDERS: [(&str, &str); 3] = [
    ("crates/adit-server/src/pages", "rs"),
    ("crates/adit-server/src/told", "rs"),
    ("crates/adit-server/web", "js"),
];

/// What nobody reads, though it looks like a sentence: notes for whoever runs the server, defects, headings that are looked for.
const NOT_READ: [&str; 6] = [
    "tracing::",
    ".expect(",
    "assert",
    "panic!(",
    "throw new Error(",
    "\"Decisions\", \"Effect vocabulary\"",
];

/// The folders of a crate with what people read.
const TEXTS: [&str; 3] = ["texts", "lessons", "rulebook"];

/// The lines that have words of their own for people, that list things with the comma of one language, or that have the
/// apostrophe of a typewriter.
pub fn faults(root: &Path) -> Result<Vec<String>> {
    let mut faults = apostrophes(root)?;
    for (folder, extension) in FOLDERS {
        let paths = files(&root.join(folder))?;
        for path in paths.iter().filter(|path| path.extension().is_some_and(|found| found == extension)) {
            if path.file_stem().is_some_and(|name| name.to_string_lossy().ends_with("tests")) {
                continue;
            }
            let text =
                fs::read_to_string(path).with_context(|| format!("{} cannot be read", path.display()))?;
            let name = path.strip_prefix(root).unwrap_or(path).display();
            let shown = text.lines().take_while(|line| line.trim() != "#[cfg(test)]");
            let found = shown.enumerate().filter_map(|(number, line)| Some((number + 1, fault(line)?)));
            faults.extend(found.map(|(number, fault)| format!("{name}:{number}: {fault}")));
        }
    }
    Ok(faults)
}

/// The lines of texts with an apostrophe of a typewriter between two letters.
fn apostrophes(root: &Path) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    for home in files(&root.join("crates"))? {
        for folder in TEXTS.iter().map(|folder| home.join(folder)).filter(|folder| folder.is_dir()) {
            let is_text = |path: &PathBuf| path.extension().is_some_and(|end| end == "ftl" || end == "md");
            for path in files(&folder)?.into_iter().filter(is_text) {
                let text = fs::read_to_string(&path)
                    .with_context(|| format!("{} cannot be read", path.display()))?;
                let name = path.strip_prefix(root).unwrap_or(&path).display();
                let found = text.lines().enumerate().filter(|(_, line)| has_straight_apostrophe(line));
                faults.extend(found.map(|(number, _)| format!("{name}:{}: write ’ and not '", number + 1)));
            }
        }
    }
    Ok(faults)
}

fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).with_context(|| format!("{} cannot be read", folder.display()))?;
    entries.map(|entry| Ok(entry?.path())).collect()
}

fn has_straight_apostrophe(line: &str) -> bool {
    let signs: Vec<char> = line.chars().collect();
    !line.starts_with('#')
        && signs
            .windows(3)
            .any(|signs| signs[1] == '\'' && [signs[0], signs[2]].iter().all(|sign| sign.is_alphabetic()))
}

/// What is wrong with a line, if anything is.
fn fault(line: &str) -> Option<String> {
    let code = line.trim_start();
    let is_comment = ["//", "*", "/*", "#["].iter().any(|sign| code.starts_with(sign));
    if is_comment || NOT_READ.iter().any(|sign| code.contains(sign)) {
        return None;
    }
    if [".join(\", \")", ".join(', ')"].iter().any(|join| code.contains(join)) {
        return Some("a list is put together in code; let the texts do it".to_owned());
    }
    let sentence = literals(code).into_iter().find(|literal| is_sentence(literal))?;
    Some(format!("{sentence:?} is written in code; it belongs into the texts"))
}

/// The texts between quotation marks of a line, of whatever kind the marks are.
fn literals(code: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut rest = code;
    while let Some(begin) = rest.find(['"', '\'', '`']) {
        let mark = &rest[begin..=begin];
        let Some((literal, behind)) = rest[begin + 1..].split_once(mark) else { break };
        found.push(literal);
        rest = behind;
    }
    found
}

/// Does it begin like a sentence: with a capital, and at least two words?
fn is_sentence(literal: &str) -> bool {
    let mut words = literal.split(' ');
    let is_word = |word: &str| word.chars().filter(|sign| sign.is_alphabetic()).count() > 1;
    let first = words.next().unwrap_or_default();
    let begins = first.starts_with(char::is_uppercase)
        && first.chars().skip(1).all(char::is_lowercase)
        && is_word(first);
    begins && words.next().is_some_and(|next| is_word(next) && next.starts_with(char::is_lowercase))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_in_code_is_found() {
        for line in [
            r#"p { "Nobody is here." }"#,
            "make('p', {}, 'Nobody is here.')",
            "const_less(`You have ${count} moves`)",
            r#"let all = names.join(", ");"#,
        ] {
            assert!(fault(line).is_some(), "{line}");
        }
    }

    #[test]
    fn an_apostrophe_of_a_typewriter_is_found() {
        assert!(has_straight_apostrophe("lesson-cover = Bo's tunnel"));
        for line in ["# Bo's lesson", "lesson-cover = Bo’s tunnel", "- the players' stones", "'a' and 'b'"]
        {
            assert!(!has_straight_apostrophe(line), "{line}");
        }
    }

    #[test]
    fn what_nobody_reads_is_no_fault() {
        for line in [
            r#"p { (texts.say("home-empty")) }"#,
            r#"svg preserveAspectRatio="xMidYMax slice" {}"#,
            r#"title { (title) " · Adit" }"#,
            "// \"Nobody is here.\" is not shown",
            "throw new Error('There is no choice');",
            r#"let known = files.expect("Files of the program");"#,
        ] {
            assert_eq!(fault(line), None, "{line}");
        }
    }
}
