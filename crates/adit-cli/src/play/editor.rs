//! The terminal: a line editor with completion.

use super::console::{Choices, Console, Input};
use rustyline::completion::{Completer, Pair};
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::{History as _, MemHistory};
use rustyline::validate::Validator;
use rustyline::{CompletionType, Config, Context, Editor, Helper};
use std::io::{self, Write};

/// A terminal.
pub(super) struct Terminal {
    editor: Editor<Completions, MemHistory>,
}

struct Completions(Choices);

impl Helper for Completions {}
impl Highlighter for Completions {}
impl Validator for Completions {}
impl Hinter for Completions {
    type Hint = String;
}

impl Completer for Completions {
    type Candidate = Pair;

    fn complete(&self, line: &str, place: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<Pair>)> {
        let (start, words) = self.0.complete(&line[..place]);
        let pair = |word: String| Pair { replacement: format!("{word} "), display: word };
        Ok((start, words.into_iter().map(pair).collect()))
    }
}

impl Terminal {
    pub(super) fn new() -> anyhow::Result<Terminal> {
        let config = Config::builder().completion_type(CompletionType::List).auto_add_history(true).build();
        let mut editor = Editor::with_history(config, MemHistory::new())?;
        editor.set_helper(Some(Completions(Choices::default())));
        Ok(Terminal { editor })
    }
}

impl Console for Terminal {
    fn interactive(&self) -> bool {
        true
    }

    fn print(&mut self, text: &str) -> io::Result<()> {
        writeln!(io::stdout(), "{text}")
    }

    fn read(&mut self, prompt: &str, choices: &Choices) -> io::Result<Input> {
        if let Some(helper) = self.editor.helper_mut() {
            helper.0 = choices.clone();
        }
        match self.editor.readline(prompt) {
            Ok(line) => Ok(Input::Line(line)),
            Err(ReadlineError::Interrupted | ReadlineError::Eof) => Ok(Input::End),
            Err(fault) => Err(io::Error::other(fault)),
        }
    }

    fn wipe(&mut self) -> io::Result<()> {
        self.editor.history_mut().clear().map_err(io::Error::other)?;
        self.editor.clear_screen().map_err(io::Error::other)?;
        // What was scrolled away is cleared too, or the next player could scroll back to it.
        write!(io::stdout(), "\x1b[3J")?;
        io::stdout().flush()
    }
}
