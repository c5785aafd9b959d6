//! What a person at the keyboard is shown and can ask for.

use super::asking;
use super::commands::{COMMANDS, Command};
use super::guide::Guide;
use super::hot_seat::HotSeat;
use super::offer_text::describe;
use crate::language::Speech;
use crate::paint::{Tone, paint_words, two_columns, wrap};
use crate::points;
use crate::reasons::reasons;
use adit_any::Why;
use adit_bots::{Level, Recipe, Stop};
use adit_game::{Seat, Viewer};
use adit_table::Refusal;

/// How many moves a hint names.
const HINTS: usize = 3;
/// If more lines of the drawing have changed, all of it is shown again.
const FEW: usize = 3;

impl HotSeat<'_> {
    /// Shows a text, broken so that it fits.
    pub(super) fn tell_all(&mut self, text: &str) -> anyhow::Result<()> {
        let width = self.console.width();
        for line in text.lines() {
            self.console.print(&wrap(line, width, 0))?;
        }
        Ok(())
    }

    /// Shows a seat what it has not read.
    pub(super) fn tell(&mut self, seat: Seat) -> anyhow::Result<()> {
        let (news, rest): (Vec<_>, Vec<_>) =
            std::mem::take(&mut self.unread).into_iter().partition(|(to, _)| *to == seat);
        self.unread = rest;
        let names: Vec<_> = Seat::all(self.table.record().seats())
            .map(|seat| (self.speech.seat(seat), Tone::Heading))
            .collect();
        for (_, line) in news {
            self.tell_all(&paint_words(&line, &names))?;
        }
        Ok(())
    }

    /// Draws the position: what can be chosen and what happened last stand out.
    pub(super) fn show(&mut self, guide: &Guide, seat: Seat) -> anyhow::Result<()> {
        self.shown = self.sketch(seat)?;
        let words = guide.lit();
        let painted: Vec<String> = self.shown.iter().map(|line| paint_words(line, &words)).collect();
        self.print_sketch(&painted.join("\n"))?;
        self.tell(seat)
    }

    /// Draws the position, or only its new lines if the same person has seen the others just before.
    pub(super) fn show_what_is_new(&mut self, guide: &Guide, seat: Seat) -> anyhow::Result<()> {
        let sketch = self.sketch(seat)?;
        let pairs = sketch.iter().zip(&self.shown);
        let new: Vec<&String> = pairs.filter(|(line, shown)| line != shown).map(|(line, _)| line).collect();
        if sketch.len() != self.shown.len() || new.len() > FEW {
            return self.show(guide, seat);
        }
        let (words, width) = (guide.lit(), self.console.width());
        let new: Vec<String> =
            new.into_iter().map(|line| wrap_drawn(&paint_words(line, &words), width)).collect();
        self.shown = sketch;
        self.tell(seat)?;
        for line in new {
            self.console.print(&line)?;
        }
        Ok(())
    }

    /// The position in characters, line by line.
    fn sketch(&self, seat: Seat) -> anyhow::Result<Vec<String>> {
        let sketch = self.table.look(Viewer::Seat(seat))?.sketch(&self.speech.game);
        Ok(sketch.trim_end().lines().map(str::to_owned).collect())
    }

    pub(super) fn print_sketch(&mut self, sketch: &str) -> anyhow::Result<()> {
        let width = self.console.width();
        let lines: Vec<String> = sketch.trim_end().lines().map(|line| wrap_drawn(line, width)).collect();
        Ok(self.console.print(&format!("\n{}\n", lines.join("\n")))?)
    }

    /// What the seat is asked.
    pub(super) fn print_question(&mut self, guide: &Guide) -> anyhow::Result<()> {
        match guide.prompt() {
            Some(prompt) => self.tell_all(&Tone::Heading.paint(&prompt)),
            None => Ok(()),
        }
    }

    /// What may be chosen behind these words.
    pub(super) fn print_offer(&mut self, guide: &Guide, begin: &str) -> anyhow::Result<()> {
        let rows = describe(guide, begin, &self.speech);
        if rows.is_empty() {
            return self.tell_all(&self.speech.say("offer-nothing", &[("words", begin.into())]));
        }
        let said: Vec<&str> = begin.split_whitespace().collect();
        if let Some(question) = guide.ask(&said).filter(|_| !said.is_empty()) {
            self.tell_all(&Tone::Heading.paint(&question))?;
        }
        let width = self.console.width();
        for line in two_columns(&rows, width) {
            self.console.print(&line)?;
        }
        let example = guide.amounts().filter(|_| said.is_empty()).and_then(|amounts| amounts.example());
        match example {
            Some(example) => {
                let example = Tone::Typed.paint(&example);
                self.tell_all(&self.speech.say("sheet-example", &[("example", example.into())]))
            }
            None => Ok(()),
        }
    }

    /// How a move that is begun goes on. What stands behind a semicolon follows what stands before it.
    pub(super) fn offer(&mut self, guide: &Guide, words: &str) -> anyhow::Result<()> {
        let Some((before, last)) = words.rsplit_once(';') else {
            return self.print_offer(guide, words);
        };
        match guide.after(before.trim()) {
            Some(guide) => self.print_offer(&guide, last.trim()),
            None => self.tell_all(&self.speech.say("offer-later", &[])),
        }
    }

    /// Says why these words are not a move that can be made.
    pub(super) fn refuse(&mut self, refusal: &Refusal, guide: &Guide, words: &str) -> anyhow::Result<()> {
        let sentence = sentence(refusal, &self.speech);
        self.tell_all(&Tone::Refusal.paint(&sentence))?;
        if matches!(refusal, Refusal::Begun { .. }) {
            self.offer(guide, words)?;
        }
        if matches!(refusal, Refusal::NoSuchWords { .. }) {
            self.tell_all(&self.speech.say("refusal-way-out", &[]))?;
        }
        Ok(())
    }

    /// Why a move is not allowed.
    pub(super) fn why(&mut self, guide: &Guide, seat: Seat, words: &str) -> anyhow::Result<()> {
        if words.is_empty() {
            return self.tell_all(&self.speech.say("refusal-way-out", &[]));
        }
        match self.table.why(seat, words) {
            Ok(()) => self.tell_all(&self.speech.say("why-allowed", &[])),
            Err(refusal) => self.refuse(&refusal, guide, words),
        }
    }

    /// What a thing is.
    pub(super) fn what(&mut self, guide: &Guide, words: &str) -> anyhow::Result<()> {
        let width = self.console.width();
        for line in asking::answer(guide, words, &self.speech, width) {
            self.console.print(&line)?;
        }
        Ok(())
    }

    /// The points that the seat sees now.
    pub(super) fn points(&mut self, seat: Seat) -> anyhow::Result<()> {
        let tallies = self.table.look(Viewer::Seat(seat))?.points();
        if tallies.is_empty() {
            return self.tell_all(&self.speech.say("points-none", &[]));
        }
        for line in points::table(&tallies, self.table.record().seats(), &self.speech) {
            self.console.print(&line)?;
        }
        Ok(())
    }

    /// Says what an expert would do, best first, and what can be expected of it.
    pub(super) fn hint(&mut self, guide: &Guide, seat: Seat) -> anyhow::Result<()> {
        let mut bot = self.bot(&Recipe::Level(Level::Expert))?;
        let view = self.table.look(Viewer::Seat(seat))?;
        let thoughts = bot.explain(&*view, seat, &[], &Stop::default())?;
        let row = |words: &str, outlook: Option<String>| {
            let phrase = guide.phrase_of(words);
            let about = match outlook {
                Some(brief) => {
                    self.speech.say("offer-brief", &[("label", phrase.into()), ("brief", brief.into())])
                }
                None => phrase,
            };
            (Tone::Typed.paint(words), about)
        };
        // The moves that were thought about most are named; which of them is best is what can be expected.
        let mut named: Vec<_> = thoughts.candidates.iter().take(HINTS).collect();
        named.sort_by(|one, other| other.expected.total_cmp(&one.expected));
        let why = match named.as_slice() {
            [best, next, ..] => {
                Why::new(best, next).map(|why| (why, view.phrase(&self.speech.game, &next.parts)))
            }
            [] | [_] => None,
        };
        let mut rows: Vec<_> = named
            .into_iter()
            .map(|candidate| row(&candidate.words, Some(outlook(candidate.expected, &self.speech))))
            .collect();
        let heading = match rows.is_empty() {
            true => self.speech.say("hint-only", &[]),
            false => self.speech.say("hint-title", &[]),
        };
        if rows.is_empty() {
            rows.push(row(&thoughts.choice, None));
        }
        self.tell_all(&Tone::Heading.paint(&heading))?;
        let width = self.console.width();
        for line in two_columns(&rows, width) {
            self.console.print(&line)?;
        }
        if let Some((why, next)) = why {
            for line in reasons(&why, next, &self.speech.game) {
                self.tell_all(&line)?;
            }
        }
        Ok(())
    }

    /// The game so far and where it is kept.
    pub(super) fn journal(&mut self, seat: Seat) -> anyhow::Result<()> {
        let path = self.save.path().display().to_string();
        if self.table.hides_from(Viewer::Seat(seat)) {
            return self.tell_all(&self.speech.say("journal-hidden", &[("path", path.into())]));
        }
        self.console.print(self.table.record().journal().to_string().trim_end())?;
        self.tell_all(&self.speech.say("journal-at", &[("path", path.into())]))
    }

    /// What can be typed.
    pub(super) fn help(&mut self) -> anyhow::Result<()> {
        self.tell_all(&self.speech.say("help", &[]))?;
        let row = |command: &Command| {
            let words = format!("{}{}", command.word, command.takes);
            (Tone::Typed.paint(&words), self.speech.say(command.about, &[]))
        };
        let rows: Vec<_> = COMMANDS.iter().map(row).collect();
        let width = self.console.width();
        for line in two_columns(&rows, width) {
            self.console.print(&line)?;
        }
        Ok(())
    }
}

/// Why a table refuses, as a person reads it.
pub(super) fn sentence(refusal: &Refusal, speech: &Speech) -> String {
    let said = |words: &str| [("words", words.trim().to_owned().into())];
    match refusal {
        Refusal::NoSuchWords { words } => speech.say("refusal-no-such-words", &said(words)),
        Refusal::Begun { words } => speech.say("refusal-begun", &said(words)),
        Refusal::Broken { .. } | Refusal::NotPending { .. } => {
            let rule = refusal.rule().filter(|rule| speech.game.has(rule.text_id));
            let Some(rule) = rule else { return speech.say("refusal-not-now", &[]) };
            let sentence = speech.game.say(rule.text_id, &[]);
            let values = [("sentence", sentence.into()), ("clause", rule.number.into())];
            speech.say("refusal-rule", &values)
        }
        Refusal::Over => speech.say("result-over", &[]),
        // These are not about what was typed: they name a fault of the program or of the system.
        Refusal::NoSuchSeat { .. }
        | Refusal::StaleOffer { .. }
        | Refusal::NoSuchOutcome { .. }
        | Refusal::NothingToDraw
        | Refusal::NoSuchEntry { .. }
        | Refusal::Moved
        | Refusal::Unwritable { .. }
        | Refusal::Withheld
        | Refusal::NoRandomness(_) => refusal.to_string(),
    }
}

/// A line of the drawing broken so that it fits, with the rest set in further than the lines around it.
pub(super) fn wrap_drawn(line: &str, width: usize) -> String {
    let indent = line.len() - line.trim_start_matches(' ').len();
    wrap(line, width, indent + 4)
}

/// What a seat can expect, as a share of the best result and in a word.
fn outlook(expected: f32, speech: &Speech) -> String {
    let word = match expected {
        0.8.. => "very-good",
        0.6..0.8 => "good",
        0.4..0.6 => "fair",
        0.2..0.4 => "poor",
        _ => "very-poor",
    };
    let word = speech.say(&format!("outlook-{word}"), &[]);
    let percent = (100.0 * expected).round() as i64;
    speech.say("hint-outlook", &[("percent", percent.into()), ("outlook", word.into())])
}
