//! Every command in the documentation is one that the program takes.

use crate::args::Program;
use clap::error::ErrorKind;
use clap::{CommandFactory as _, Parser as _};
use std::path::{Path, PathBuf};

/// The pages, and the page that stands before them.
fn pages() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let is_page = |path: &PathBuf| path.extension().is_some_and(|end| end == "md");
    let docs = std::fs::read_dir(root.join("docs"))
        .expect("the documentation")
        .map(|file| file.expect("a file").path());
    docs.filter(is_page).chain([root.join("README.md")]).collect()
}

/// The words of a command. What it does may follow behind two blanks.
fn words(line: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut is_quoted = false;
    let mut letters = line.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '"' | '\'' => is_quoted = !is_quoted,
            ' ' if !is_quoted && letters.peek() == Some(&' ') => break,
            ' ' if !is_quoted => words.push(String::new()),
            letter => words.last_mut().expect("there is a word").push(letter),
        }
    }
    words
}

/// The commands in the fenced blocks of a page, and those that stand in its text.
fn commands(page: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut text = String::new();
    // The language of the block; blocks of commands name none.
    let mut block: Option<&str> = None;
    for line in page.lines() {
        if let Some(language) = line.strip_prefix("```") {
            block = if block.is_none() { Some(language) } else { None };
        } else if let Some(language) = block {
            if !language.is_empty() {
                continue;
            }
            found.extend(line.strip_prefix("cargo run --release -- ").map(|rest| format!("adit {rest}")));
            found.extend(Some(line.to_owned()).filter(|line| line == "adit" || line.starts_with("adit ")));
        } else {
            // A command may be broken where a line ends.
            text.push_str(line.trim());
            text.push(' ');
        }
    }
    let spans = text.split('`').skip(1).step_by(2).filter(|span| span.starts_with("adit "));
    found.extend(spans.filter(|span| span.contains("--")).map(str::to_owned));
    found
}

#[test]
fn every_command_in_the_documentation_is_taken() {
    let mut tried = 0;
    for path in pages() {
        let page = std::fs::read_to_string(&path).expect("a page");
        // Parts that everybody fills in themselves, and help, which ends the program.
        let is_whole = |command: &&String| !command.contains('…') && !command.contains("--help");
        for command in commands(&page).iter().filter(is_whole) {
            let words = words(command);
            // The first line of a journal looks like a command.
            if command == "adit 1" || command.starts_with("adit 1 ") {
                continue;
            }
            if let Err(fault) = Program::try_parse_from(&words)
                // In a sentence a command may be named without all that it needs.
                && fault.kind() != ErrorKind::MissingRequiredArgument
                // `N` stands for a number.
                && !(fault.kind() == ErrorKind::ValueValidation && words.iter().any(|word| word == "N"))
            {
                panic!("{}: {command}: {fault}", path.display());
            }
            tried += 1;
        }
    }
    assert!(tried > 40, "only {tried} commands were found");
}

#[test]
fn the_page_about_the_server_names_every_option_that_is_a_variable_too() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/server.md");
    let page = std::fs::read_to_string(page).expect("the page");
    let (_, rest) = page.split_once("These options can be given as variables too:").expect("the sentence");
    let (sentence, _) = rest.split_once("The others have no variable.").expect("its end");
    let mut told: Vec<&str> = sentence.split('`').skip(1).step_by(2).collect();
    let program = Program::command();
    let serve = program.find_subcommand("serve").expect("adit serve");
    let mut known: Vec<&str> =
        serve.get_arguments().filter_map(|option| option.get_env().and_then(|name| name.to_str())).collect();
    told.sort_unstable();
    known.sort_unstable();
    assert_eq!(told, known);
}

#[test]
fn what_a_command_does_is_not_part_of_it() {
    assert_eq!(words("adit play cavum     against a bot"), ["adit", "play", "cavum"]);
    assert_eq!(
        words("adit --bots \"exec:python3 x.py,random\""),
        ["adit", "--bots", "exec:python3 x.py,random"]
    );
}
