//! The terminal: a line editor with completion.

use super::console::{Choices, Console, Input};
use crate::paint::Tone;
use rustyline::completion::{Completer, Pair};
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::{History as _, MemHistory};
use rustyline::validate::Validator;
use rustyline::{CompletionType, Config, Context, Editor, Helper};
use std::borrow::Cow;
use std::io::{self, Write};

/// A terminal.
pub(super) struct Terminal {
    editor: Editor<Completions, MemHistory>,
}

struct Completions(Choices);

impl Helper for Completions {}
impl Validator for Completions {}

impl Highlighter for Completions {
    fn highlight_prompt<'b, 's: 'b, 'p: 'b>(&'s self, prompt: &'p str, _default: bool) -> Cow<'b, str> {
        Cow::Owned(Tone::Heading.paint(prompt))
    }

    fn highlight_hint<'h>(&self, hint: &'h str) -> Cow<'h, str> {
        Cow::Owned(Tone::Aside.paint(hint))
    }
}

impl Hinter for Completions {
    type Hint = String;

    /// The question behind what was typed so far; it cannot be taken over by a key.
    fn hint(&self, line: &str, place: usize, _: &Context<'_>) -> Option<String> {
        let asked = (place == line.len()).then(|| self.0.ask(line)).flatten()?;
        Some(format!("{}({asked})", if line.ends_with(' ') { " " } else { "  " }))
    }
}

impl Completer for Completions {
    type Candidate = Pair;

    fn complete(&self, line: &str, place: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<Pair>)> {
        let (start, candidates) = self.0.complete(&line[..place]);
        let pairs = candidates.into_iter().map(|candidate| {
            let word = candidate.word;
            let display = if candidate.label.is_empty() {
                word.clone()
            } else {
                format!("{word} ({})", candidate.label)
            };
            Pair { replacement: format!("{word} "), display }
        });
        Ok((start, pairs.collect()))
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

    fn width(&mut self) -> usize {
        self.editor.dimensions().map_or(80, |(columns, _)| usize::from(columns)).max(40)
    }

    fn print(&mut self, text: &str) -> io::Result<()> {
        writeln!(anstream::stdout(), "{text}")
    }

    fn read(&mut self, prompt: &str, choices: &Choices) -> io::Result<Input> {
        if let Some(helper) = self.editor.helper_mut() {
            helper.0 = choices.clone();
        }
        match self.editor.readline_with_initial(prompt, (&choices.begun, "")) {
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
