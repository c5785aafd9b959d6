//! `adit verify`: whether every draw of a verifiable game follows from the secret and from what the players added.

use crate::args::VerifyArguments;
use crate::language::Speech;
use crate::paint::Tone;
use adit_any::{AnyGame, Games};
use adit_game::Value;
use adit_table::{Draw, Journal, Proof, Refusal, ReplayFault, Secret, Source, Table, Unproven};
use anyhow::{Context as _, bail};
use serde::Serialize;
use std::io::Write;
use std::process::ExitCode;

/// What the program exits with when something does not follow.
const FALSE: u8 = 1;
/// What it exits with when there is nothing to check, or not yet.
const NOTHING: u8 = 3;

/// What was found.
enum Found {
    Proven(Proof),
    Unproven(Unproven),
    /// The journal has something that cannot have happened.
    Impossible {
        entry: usize,
        words: String,
        refusal: Refusal,
    },
}

/// What a program of your own needs beside the journal.
#[derive(Serialize)]
struct Told {
    commitment: String,
    secret: Option<String>,
    /// The lines before the first draw.
    opening: Vec<String>,
    draws: Vec<Draw>,
    /// What was found wrong, in English.
    wrong: Option<String>,
}

pub(crate) fn run(
    arguments: &VerifyArguments,
    games: Games,
    out: &mut impl Write,
) -> anyhow::Result<ExitCode> {
    let name = arguments.file.display().to_string();
    let text = crate::read_text(&arguments.file)?;
    let journal = Journal::read(&text).with_context(|| name.clone())?;
    let game = adit_any::find(games, &journal.game).with_context(|| name.clone())?;
    let (table, impossible) = replayed(game, &journal).with_context(|| name.clone())?;
    // A draw that does not follow comes before whatever it has made impossible.
    let found = match (table.verify(), impossible) {
        (Ok(_), Some((entry, words, refusal))) => Found::Impossible { entry, words, refusal },
        (Ok(proof), None) => Found::Proven(proof),
        (Err(unproven), _) => Found::Unproven(unproven),
    };
    let report = Report { journal: &journal, speech: Speech::new(game, arguments.lang.as_deref())? };
    let is_false = found.is_false();
    if arguments.json {
        let Some(fair) = &journal.fair else { bail!("{name}: {}", Unproven::NotVerifiable) };
        let told = Told {
            commitment: fair.commitment.to_string(),
            secret: fair.secret.map(Secret::reveal),
            opening: fair.opening().iter().map(ToString::to_string).collect(),
            draws: table.draws(fair.from)?,
            wrong: found.wrong(),
        };
        writeln!(out, "{}", serde_json::to_string(&told)?)?;
    } else {
        for line in report.lines(&found) {
            writeln!(out, "{line}")?;
        }
    }
    Ok(match (found, is_false) {
        (Found::Proven(_), _) => ExitCode::SUCCESS,
        (_, true) => ExitCode::from(FALSE),
        (_, false) => ExitCode::from(NOTHING),
    })
}

/// The table of a journal, as far as it can have happened, and what cannot.
#[expect(clippy::type_complexity, reason = "what cannot have happened is told in three values")]
fn replayed(
    game: &'static dyn AnyGame,
    journal: &Journal,
) -> anyhow::Result<(Table, Option<(usize, String, Refusal)>)> {
    // A replay draws nothing, so the source is never asked.
    match game.replay(journal, Source::Withheld) {
        Ok(table) => Ok((table, None)),
        Err(ReplayFault::Entry { line, entry, refusal }) => {
            let number = (0..journal.entries.len()).find(|number| journal.line_of(*number) == line);
            let number = number.unwrap_or_default();
            let mut possible = journal.clone();
            possible.entries.truncate(number);
            Ok((game.replay(&possible, Source::Withheld)?, Some((number, entry, refusal))))
        }
        Err(fault) => Err(fault.into()),
    }
}

impl Found {
    /// Is something wrong? Otherwise all is well, or there is nothing to check.
    fn is_false(&self) -> bool {
        match self {
            Found::Proven(_) => false,
            Found::Unproven(unproven) => unproven.is_false(),
            Found::Impossible { .. } => true,
        }
    }

    fn wrong(&self) -> Option<String> {
        match self {
            Found::Proven(_) => None,
            Found::Unproven(unproven) => Some(unproven.to_string()),
            Found::Impossible { words, refusal, .. } => Some(format!("{words:?} cannot happen: {refusal}")),
        }
    }
}

/// What is said of a journal.
struct Report<'a> {
    journal: &'a Journal,
    speech: Speech,
}

impl Report<'_> {
    fn say(&self, id: &str, values: &[(&str, Value<'_>)]) -> String {
        self.speech.say(id, values)
    }

    fn lines(&self, found: &Found) -> Vec<String> {
        match found {
            Found::Proven(proof) => self.proven(proof),
            Found::Unproven(unproven) => vec![self.unproven(unproven)],
            Found::Impossible { entry, words, .. } => {
                let values = [("line", self.line(*entry)), ("found", words.as_str().into())];
                vec![self.say("verify-impossible", &values)]
            }
        }
    }

    fn line(&self, entry: usize) -> Value<'static> {
        (self.journal.line_of(entry) as i64).into()
    }

    fn proven(&self, proof: &Proof) -> Vec<String> {
        let sum = proof.commitment.to_string();
        let mut lines = vec![self.say("verify-commitment", &[("sum", sum.as_str().into())])];
        for (seat, _) in &proof.added {
            lines.push(self.say("verify-added", &[("who", self.speech.seat(*seat).into())]));
        }
        for seat in &proof.silent {
            lines.push(self.say("verify-silent", &[("who", self.speech.seat(*seat).into())]));
        }
        if let Some(seat) = proof.begun_by {
            lines.push(self.say("verify-begun-by", &[("who", self.speech.seat(seat).into())]));
        }
        if proof.from > 0 {
            lines.push(self.say("verify-from", &[("number", (proof.from as i64).into())]));
        }
        let drawn = self.say("verify-draws", &[("number", (proof.draws as i64).into())]);
        lines.push(Tone::Heading.paint(&drawn).to_string());
        lines
    }

    fn unproven(&self, unproven: &Unproven) -> String {
        match unproven {
            Unproven::NotVerifiable => self.say("verify-no-lines", &[]),
            Unproven::NotBegun => self.say("verify-not-begun", &[]),
            Unproven::StillSecret => self.say("verify-still-secret", &[]),
            Unproven::OtherSecret { committed, found } => {
                let (committed, found) = (committed.to_string(), found.to_string());
                let values = [("committed", committed.as_str().into()), ("found", found.as_str().into())];
                self.say("verify-other-secret", &values)
            }
            Unproven::Draw { number, found, expected } => {
                let values = [
                    ("line", self.line(*number)),
                    ("found", found.as_str().into()),
                    ("expected", expected.as_str().into()),
                ];
                self.say("verify-draw", &values)
            }
            Unproven::Refused(refusal) => refusal.to_string(),
        }
    }
}
