//! `adit teach`: lessons in the terminal.

use super::answers::{sentence, wrap_drawn};
use super::console::{Choices, Console, Input};
use super::editor::Terminal;
use super::guide::Guide;
use super::notebook::Notebook;
use super::offer_text::describe;
use super::{Plain, save};
use crate::args::TeachArguments;
use crate::language::Speech;
use crate::paint::{Tone, two_columns, wrap};
use adit_any::{AnyGame, Games, find};
use adit_bots::Stop;
use adit_game::{EXAMPLE_NAMES, Texts, Viewer};
use adit_lessons::{Answer, Exercise, Heard, Kind, Lesson, Lessons, Place, Span, paragraphs};
use adit_table::{Refusal, Step, Table};
use anyhow::Context as _;
use std::io::{self, IsTerminal as _};
use std::path::Path;
use std::rc::Rc;

/// The words that are commands of a lesson and not moves.
const COMMANDS: [(&str, &str); 6] = [
    ("back", "teach-help-back"),
    ("repeat", "teach-help-repeat"),
    ("skip", "teach-help-skip"),
    ("show", "teach-help-show"),
    ("help", "teach-help-help"),
    ("quit", "teach-help-quit"),
];

/// Teaches in this terminal, or by plain lines where standard input is not a terminal.
pub(crate) fn main(arguments: &TeachArguments, games: Games) -> anyhow::Result<()> {
    let folder = save::folder()?;
    if io::stdin().is_terminal() && io::stdout().is_terminal() {
        run(arguments, games, &folder, &mut Terminal::new()?)
    } else {
        run(arguments, games, &folder, &mut Plain::new(io::stdin().lock(), io::stdout()))
    }
}

/// Teaches a game. What was learned is kept in `folder`.
pub fn run(
    arguments: &TeachArguments,
    games: Games,
    folder: &Path,
    console: &mut dyn Console,
) -> anyhow::Result<()> {
    let game = find(games, &arguments.game)?;
    let lessons = Lessons::of(game)?;
    let speech = Speech::new(game, arguments.lang.as_deref())?;
    let speech = speech.naming(EXAMPLE_NAMES.map(|name| Some(name.to_owned())));
    let texts = lessons.texts(speech.game.language());
    let notebook = Notebook::open(folder, game.id())?;
    let mut teacher = Teacher { game, lessons: &lessons, speech, texts, notebook, console };
    if arguments.list {
        return teacher.list();
    }
    let first = match &arguments.lesson {
        Some(id) => lessons.find(id)?,
        None => teacher.next(),
    };
    teacher.teach_from(first)
}

/// How a lesson ended.
enum End {
    Finished,
    Skipped,
    Quit,
}

struct Teacher<'a> {
    game: &'static dyn AnyGame,
    lessons: &'a Lessons,
    speech: Speech,
    texts: Texts,
    notebook: Notebook,
    console: &'a mut dyn Console,
}

/// Where a learner stands.
struct Learner<'a> {
    lesson: &'a Lesson,
    table: Table,
    begins: Vec<usize>,
}

impl<'a> Learner<'a> {
    fn place(&self) -> Place<'_> {
        Place { table: &self.table, begins: &self.begins }
    }

    fn exercise(&self) -> &'a Exercise {
        &self.lesson.exercise
    }

    /// Goes to where so many entries stay and this step begins.
    fn go(&mut self, (to, step): (usize, usize)) -> anyhow::Result<()> {
        let is_within = step + 1 == self.begins.len() && to > self.place().begin();
        self.table.take_back(to)?;
        if !is_within {
            self.begins.truncate(step);
            self.begins.push(self.table.record().entries().len());
        }
        Ok(())
    }
}

impl<'a> Teacher<'a> {
    /// The lesson that was left, or else the first that is not finished.
    fn next(&self) -> &'a Lesson {
        let all = self.lessons.all();
        let left = self.notebook.left().and_then(|id| self.lessons.find(id).ok());
        left.or_else(|| all.iter().find(|lesson| !self.notebook.has(&lesson.id))).unwrap_or(&all[0])
    }

    fn list(&mut self) -> anyhow::Result<()> {
        let row = |lesson: &Lesson| {
            let minutes = self.speech.say("teach-minutes", &[("minutes", i64::from(lesson.minutes).into())]);
            let done = if self.notebook.has(&lesson.id) { "✓ " } else { "  " };
            let about = format!("{} {} {minutes}", lesson.title(&self.texts), Tone::Aside.paint("–"));
            (format!("{done}{}", Tone::Typed.paint(&lesson.id)), about)
        };
        let (basics, others) = self.lessons.all().split_at(self.lessons.basics().len());
        let width = self.console.width();
        for (heading, lessons) in [("teach-basics", basics), ("teach-others", others)] {
            if lessons.is_empty() {
                continue;
            }
            self.console.print(&Tone::Heading.paint(&self.speech.say(heading, &[])))?;
            let rows: Vec<(String, String)> = lessons.iter().map(row).collect();
            for line in two_columns(&rows, width) {
                self.console.print(&line)?;
            }
        }
        Ok(())
    }

    fn teach_from(&mut self, first: &Lesson) -> anyhow::Result<()> {
        let lessons = self.lessons;
        let mut next = lessons.find(&first.id).ok();
        while let Some(lesson) = next {
            match self.teach(lesson)? {
                End::Quit => {
                    let command = format!("adit teach {}", self.game.id());
                    return self.say("teach-kept", &[("command", command.into())]);
                }
                End::Finished | End::Skipped => next = lessons.behind(&lesson.id),
            }
        }
        let command = format!("adit play {}", self.game.id());
        self.say("teach-all-done", &[("command", command.into())])
    }

    fn say(&mut self, id: &str, values: &[(&str, adit_game::Value<'_>)]) -> anyhow::Result<()> {
        let sentence = self.speech.say(id, values);
        self.tell(&sentence)
    }

    fn tell(&mut self, text: &str) -> anyhow::Result<()> {
        let width = self.console.width();
        Ok(self.console.print(&wrap(text, width, 0))?)
    }

    /// Texts of a lesson, with words that stand out.
    fn prose(&mut self, text: &str) -> anyhow::Result<()> {
        for paragraph in paragraphs(text) {
            let painted = paragraph.iter().map(|span| match span {
                Span::Plain(words) => words.clone(),
                Span::Strong(words) => Tone::Heading.paint(words),
            });
            self.tell(&painted.collect::<String>())?;
        }
        Ok(())
    }

    fn teach(&mut self, lesson: &Lesson) -> anyhow::Result<End> {
        let exercise = &lesson.exercise;
        let table = exercise.table(self.game)?;
        let mut learner = Learner { lesson, table, begins: exercise.begins() };
        if let Some((begins, entries)) = self.notebook.place(&lesson.id) {
            // What was kept may be of another version of the lesson; then it begins again.
            let from = learner.table.record().entries().len();
            match entries.iter().try_for_each(|entry| learner.table.apply(entry)) {
                Ok(()) if begins.len() <= exercise.steps.len() => learner.begins = begins,
                Ok(()) | Err(_) => learner.table.take_back(from)?,
            }
        }
        self.show(&learner)?;
        loop {
            self.partner(&mut learner)?;
            if exercise.is_over(learner.place()) {
                return self.finish(&learner);
            }
            self.step(&learner)?;
            let count = learner.begins.len();
            while learner.begins.len() == count {
                let Input::Line(line) = self.ask(&learner)? else { return Ok(End::Quit) };
                match line.trim() {
                    "quit" => return Ok(End::Quit),
                    "skip" => {
                        self.notebook.leave()?;
                        return Ok(End::Skipped);
                    }
                    "help" => self.help()?,
                    "show" => self.show(&learner)?,
                    "back" => match exercise.back(learner.place()) {
                        Some(place) => {
                            learner.go(place)?;
                            self.keep(&learner)?;
                            break;
                        }
                        None => self.say("undo-nothing", &[])?,
                    },
                    "repeat" => {
                        learner.go((learner.begins[0], 0))?;
                        self.keep(&learner)?;
                        self.show(&learner)?;
                        break;
                    }
                    words => {
                        if self.hear(&mut learner, words)? && learner.begins.len() == count {
                            // More moves belong to the step, or others may move now.
                            break;
                        }
                    }
                }
            }
        }
    }

    fn ask(&mut self, learner: &Learner<'_>) -> anyhow::Result<Input> {
        let seat = learner.exercise().seat;
        let reads = matches!(learner.exercise().step(learner.place()), Some(step) if matches!(step.kind, Kind::Read { .. }));
        if reads {
            let question = self.speech.say("teach-enter", &[]);
            return Ok(self.console.read(&format!("{question} "), &Choices::default())?);
        }
        let guide = Guide::new(&learner.table, seat, &self.speech).ok().map(Rc::new);
        let prompt = format!("{}> ", self.speech.seat(seat));
        Ok(self.console.read(&prompt, &Choices { guide, begun: String::new() })?)
    }

    /// Judges what was typed and says whether it was done.
    fn hear(&mut self, learner: &mut Learner<'_>, words: &str) -> anyhow::Result<bool> {
        let exercise = learner.exercise();
        if let Some(step) = exercise.read(learner.place()) {
            self.make(learner, step?, true)?;
            return Ok(true);
        }
        if words.is_empty() {
            return Ok(false);
        }
        match exercise.hear(learner.place(), words, None) {
            Heard::Done(step) => self.make(learner, step, true)?,
            Heard::Begun(step) => self.make(learner, step, false)?,
            Heard::NotAsked => return Ok(false),
            Heard::Other(answer) => {
                self.answer(learner, &answer)?;
                return Ok(false);
            }
            Heard::Illegal(refusal, answer) => {
                self.refuse(learner, &refusal, words)?;
                self.answer(learner, &answer)?;
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn answer(&mut self, learner: &Learner<'_>, answer: &Answer) -> anyhow::Result<()> {
        match learner.lesson.answer(&self.texts, answer) {
            Some(text) => self.prose(&text),
            None => Ok(()),
        }
    }

    fn refuse(&mut self, learner: &Learner<'_>, refusal: &Refusal, words: &str) -> anyhow::Result<()> {
        let sentence = sentence(refusal, &self.speech);
        self.tell(&Tone::Refusal.paint(&sentence))?;
        if matches!(refusal, Refusal::Begun { .. }) {
            self.offer(learner, words)?;
        }
        Ok(())
    }

    /// Carries out a step of the game, tells what is seen of it, and keeps it.
    fn make(&mut self, learner: &mut Learner<'_>, step: Step, is_done: bool) -> anyhow::Result<()> {
        let viewer = Viewer::Seat(learner.exercise().seat);
        let seen = if step.entries().is_empty() { Vec::new() } else { step.look(viewer) };
        let told: Vec<String> = seen.iter().flat_map(|view| view.narrate(&self.speech.game)).collect();
        learner.table.commit(step)?;
        for sentence in told {
            self.tell(&Tone::Fresh.paint(&sentence))?;
        }
        if is_done {
            learner.begins.push(learner.table.record().entries().len());
        }
        self.keep(learner)
    }

    /// Lets the bot of the lesson play until the learner is asked or the stretch is over.
    fn partner(&mut self, learner: &mut Learner<'_>) -> anyhow::Result<()> {
        let exercise = learner.exercise();
        while let Some(recipe) = exercise.bot(learner.place()).cloned() {
            if learner.table.pending().contains(exercise.seat) {
                return Ok(());
            }
            let seat = learner.table.pending().iter().next().context("nobody is asked")?;
            let seed = exercise.seed.wrapping_add(learner.table.record().entries().len() as u64);
            let mut bot = self.game.bot(&recipe, seed)?;
            let words = bot.choose(&*learner.table.look(Viewer::Seat(seat))?, seat, &Stop::default())?;
            let step = learner.table.propose(seat, &words, None)?;
            let is_done = exercise.ends_play(learner.place(), &step);
            self.make(learner, step, is_done)?;
        }
        Ok(())
    }

    fn keep(&mut self, learner: &Learner<'_>) -> anyhow::Result<()> {
        let entries = learner.table.record().entries();
        let own = entries.get(learner.exercise().start.entries.len()..).unwrap_or_default();
        self.notebook.keep(&learner.lesson.id, &learner.begins, own)
    }

    /// Says what the step says, and what the one before was answered with.
    fn step(&mut self, learner: &Learner<'_>) -> anyhow::Result<()> {
        let (lesson, exercise, place) = (learner.lesson, learner.exercise(), learner.place());
        if let Some(answer) = exercise.answer(place) {
            self.answer(learner, &answer)?;
        }
        let where_ = self.speech.say(
            "teach-step",
            &[
                ("lesson", lesson.title(&self.texts).into()),
                ("number", (place.step() as i64 + 1).into()),
                ("of", (exercise.steps.len() as i64).into()),
            ],
        );
        self.console.print("")?;
        self.tell(&Tone::Heading.paint(&where_))?;
        self.prose(&lesson.text(&self.texts, place))?;
        let Some(step) = exercise.step(place) else { return Ok(()) };
        let view = learner.table.look(Viewer::Seat(exercise.seat))?;
        let title = |id: &String| {
            let (kind, word) = id.split_once(':')?;
            Some(view.card(&self.speech.game, kind, word)?.title)
        };
        let lit: Vec<String> = step.light.iter().filter_map(title).collect();
        if !lit.is_empty() {
            let things = self.speech.game.list(lit);
            let look = self.speech.say("teach-look", &[("things", things.into())]);
            self.tell(&Tone::Aside.paint(&look))?;
        }
        if matches!(step.kind, Kind::Read { .. }) { Ok(()) } else { self.offer(learner, "") }
    }

    /// What may be chosen behind these words.
    fn offer(&mut self, learner: &Learner<'_>, begin: &str) -> anyhow::Result<()> {
        let Ok(guide) = Guide::new(&learner.table, learner.exercise().seat, &self.speech) else {
            return Ok(());
        };
        let width = self.console.width();
        for line in two_columns(&describe(&guide, begin, &self.speech), width) {
            self.console.print(&line)?;
        }
        Ok(())
    }

    fn show(&mut self, learner: &Learner<'_>) -> anyhow::Result<()> {
        let view = learner.table.look(Viewer::Seat(learner.exercise().seat))?;
        let (sketch, width) = (view.sketch(&self.speech.game), self.console.width());
        let lines: Vec<String> = sketch.trim_end().lines().map(|line| wrap_drawn(line, width)).collect();
        Ok(self.console.print(&format!("\n{}\n", lines.join("\n")))?)
    }

    fn help(&mut self) -> anyhow::Result<()> {
        let row = |(word, about): (&str, &str)| (Tone::Typed.paint(word), self.speech.say(about, &[]));
        let rows = COMMANDS.map(row);
        let width = self.console.width();
        for line in two_columns(&rows, width) {
            self.console.print(&line)?;
        }
        Ok(())
    }

    fn finish(&mut self, learner: &Learner<'_>) -> anyhow::Result<End> {
        let lesson = learner.lesson;
        if let Some(answer) = learner.exercise().answer(learner.place()) {
            self.answer(learner, &answer)?;
        }
        self.console.print("")?;
        let title = lesson.title(&self.texts);
        let over = self.speech.say("teach-over", &[("lesson", title.into())]);
        self.tell(&Tone::Heading.paint(&over))?;
        self.prose(&lesson.learned(&self.texts))?;
        self.notebook.finish(&lesson.id)?;
        if self.lessons.behind(&lesson.id).is_none() {
            return Ok(End::Finished);
        }
        let question = self.speech.say("teach-enter-next", &[]);
        match self.console.read(&format!("{question} "), &Choices::default())? {
            Input::Line(line) if line.trim() != "quit" => Ok(End::Finished),
            Input::Line(_) | Input::End => Ok(End::Quit),
        }
    }
}
