//! `adit solve`.

use crate::args::SolveArguments;
use crate::language::Speech;
use crate::paint::Tone;
use crate::play::Guide;
use adit_any::{AnyGame, Games, Why};
use adit_bots::{Recipe, Stop};
use adit_game::{Viewer, words_of};
use adit_puzzles::{Book, Grade, Puzzle};
use adit_table::{AnyView, Source, Table};
use anyhow::{Context as _, bail};
use std::io::{BufRead, Write};

/// The bot that explains answers, and the seed of its chance.
const COACH: &str = "search:sims=2000";
const SEED: u64 = 1;
/// If more moves than this begin as it was typed, they are counted and not listed.
const LISTED: usize = 40;

pub(crate) fn run(
    arguments: &SolveArguments,
    games: Games,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let game = adit_any::find(games, &arguments.game)?;
    let speech = Speech::new(game, arguments.lang.as_deref())?;
    let book = Book::of(game)?;
    let grade = match &arguments.grade {
        Some(word) => {
            let known = Grade::ALL.map(Grade::word).join(", ");
            Some(Grade::from_word(word).with_context(|| format!("--grade {word}: give one of {known}"))?)
        }
        None => None,
    };
    let numbered = book.puzzles.iter().enumerate().map(|(place, puzzle)| (place + 1, puzzle));
    let wanted: Vec<(usize, &Puzzle)> = numbered
        .filter(|(number, puzzle)| {
            grade.is_none_or(|grade| puzzle.grade == grade) && *number >= arguments.from
        })
        .collect();
    if wanted.is_empty() {
        bail!("--from {}: there are {} puzzles; give a smaller number", arguments.from, book.puzzles.len());
    }
    let mut solved = 0_i64;
    let count = wanted.len() as i64;
    for (number, puzzle) in wanted {
        let asked = Asked::new(game, puzzle, &speech)?;
        asked.show(number, out)?;
        match asked.hear(input, out)? {
            Ended::Solved => solved += 1,
            Ended::Skipped => {}
            Ended::Left => break,
        }
    }
    let values = [("solved", solved.into()), ("count", count.into())];
    writeln!(out, "{}", speech.say("solve-end", &values))?;
    Ok(())
}

/// How a puzzle was left.
enum Ended {
    Solved,
    Skipped,
    Left,
}

/// A puzzle that is asked.
struct Asked<'a> {
    game: &'static dyn AnyGame,
    puzzle: &'a Puzzle,
    speech: &'a Speech,
    table: Table,
    view: Box<dyn AnyView>,
    guide: Guide,
    offered: Vec<String>,
}

impl<'a> Asked<'a> {
    fn new(game: &'static dyn AnyGame, puzzle: &'a Puzzle, speech: &'a Speech) -> anyhow::Result<Asked<'a>> {
        // Moves are tried on copies, and what chance would bring is not shown.
        let table = puzzle.table(game, Source::Seed(SEED))?;
        let view = table.look(Viewer::Seat(puzzle.seat))?;
        let offer = table.offer(puzzle.seat).context("the seat of a puzzle is asked")?;
        let offered = offer.moves.iter().map(|parts| words_of(parts)).collect();
        let guide = Guide::of(puzzle.table(game, Source::Seed(SEED))?, puzzle.seat, speech)?;
        Ok(Asked { game, puzzle, speech, table, view, guide, offered })
    }

    fn show(&self, number: usize, out: &mut impl Write) -> anyhow::Result<()> {
        let Asked { puzzle, speech, .. } = self;
        let values = [("number", (number as i64).into()), ("grade", puzzle.grade.word().into())];
        writeln!(out, "{}\n", Tone::Heading.paint(&speech.say("solve-title", &values)))?;
        writeln!(out, "{}", self.view.sketch(&speech.game).trim_end())?;
        let values = [("who", speech.seat(puzzle.seat).into())];
        writeln!(out, "\n{}", speech.say("solve-task", &values))?;
        if let Some(prompt) = self.view.prompt(&speech.game, puzzle.seat) {
            writeln!(out, "{prompt}")?;
        }
        self.list("", out)
    }

    /// Lists the moves that begin like this, or what they begin with if there are too many.
    fn list(&self, begin: &str, out: &mut impl Write) -> anyhow::Result<()> {
        let begun: Vec<&String> = self.offered.iter().filter(|words| begins(words, begin)).collect();
        if begun.len() <= LISTED {
            for words in begun {
                writeln!(out, "  {words:<24} {}", Tone::Aside.paint(&self.guide.phrase_of(words)))?;
            }
            return Ok(());
        }
        let length = begin.split_whitespace().count() + 1;
        let mut beginnings: Vec<(String, i64)> = Vec::new();
        for words in begun {
            let start = words.split(' ').take(length).collect::<Vec<_>>().join(" ");
            match beginnings.iter_mut().find(|(known, _)| *known == start) {
                Some((_, count)) => *count += 1,
                None => beginnings.push((start, 1)),
            }
        }
        for (start, count) in beginnings {
            let told = self.speech.say("solve-moves", &[("count", count.into())]);
            writeln!(out, "  {start:<24} {}", Tone::Aside.paint(&told))?;
        }
        writeln!(out, "{}", self.speech.say("solve-begin", &[]))?;
        Ok(())
    }

    /// Hears moves until the puzzle is solved, its answer is shown, or the reader leaves.
    fn hear(&self, input: &mut impl BufRead, out: &mut impl Write) -> anyhow::Result<Ended> {
        let mut last = None;
        loop {
            write!(out, "> ")?;
            out.flush()?;
            let mut line = String::new();
            if input.read_line(&mut line)? == 0 {
                writeln!(out)?;
                return Ok(Ended::Left);
            }
            let words = line.split_whitespace().collect::<Vec<_>>().join(" ");
            match words.as_str() {
                "quit" => return Ok(Ended::Left),
                "next" => return Ok(Ended::Skipped),
                "answer" => {
                    self.explain(last.as_deref(), out)?;
                    return Ok(Ended::Skipped);
                }
                _ => {}
            }
            let tried = match self.puzzle.tried(&self.table, &words) {
                Ok(tried) => tried,
                Err(_) if self.offered.iter().any(|offered| begins(offered, &words)) => {
                    self.list(&words, out)?;
                    continue;
                }
                Err(_) => {
                    writeln!(out, "{}", self.speech.say("solve-unknown", &[]))?;
                    continue;
                }
            };
            let values = [("percent", percent(tried.gives_away.unwrap_or_default()).into())];
            let id = match (tried.right, tried.gives_away) {
                (true, _) => "solve-right",
                (false, Some(_)) => "solve-gives",
                (false, None) => "solve-wrong",
            };
            writeln!(out, "{}", self.speech.say(id, &values))?;
            if tried.right {
                self.explain(last.as_deref(), out)?;
                return Ok(Ended::Solved);
            }
            last = Some(words);
        }
    }

    /// Says what is best, and why it is better than what was tried last.
    fn explain(&self, last: Option<&str>, out: &mut impl Write) -> anyhow::Result<()> {
        let Asked { puzzle, speech, .. } = self;
        let best = puzzle.answers.first().context("a puzzle has an answer")?;
        let values = [("move", self.guide.phrase_of(best).into())];
        writeln!(out, "{}", speech.say("solve-best", &values))?;
        let second = puzzle.second().map(|second| second.words.as_str());
        let Some(other) = last.filter(|last| self.offered.iter().any(|words| words == last)).or(second)
        else {
            return Ok(());
        };
        let recipe: Recipe = COACH.parse()?;
        let mut coach = self.game.bot(&recipe, SEED)?;
        let thoughts = coach.explain(&*self.view, puzzle.seat, &[best, other], &Stop::default())?;
        let found = thoughts.of(best).zip(thoughts.of(other));
        if let Some(why) = found.and_then(|(best, other)| Why::new(best, other)) {
            writeln!(out, "{}", speech.say("solve-why", &[("move", self.guide.phrase_of(other).into())]))?;
            for line in why.lines(&speech.game) {
                writeln!(out, "  {line}")?;
            }
        }
        writeln!(out)?;
        Ok(())
    }
}

/// Do these words begin with those?
fn begins(words: &str, begin: &str) -> bool {
    let mut words = words.split(' ');
    begin.split_whitespace().all(|word| words.next() == Some(word))
}

fn percent(share: f32) -> i64 {
    (100.0 * share).round() as i64
}
